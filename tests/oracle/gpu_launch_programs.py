"""Random programs with `gpu.launch` ops, or with mapped parallel loops, as MLIR text."""

from __future__ import annotations

from random import Random

_MEMREF = "memref<?x?xf32>"
_TOP = """memref.global "private" @table : memref<4xf32> = dense<1.0>
func.func private @outer_space(f32)
func.func @scale(%x: f32) -> f32 {
  %t = memref.get_global @table : memref<4xf32>
  %c0 = arith.constant 0 : index
  %a = memref.load %t[%c0] : memref<4xf32>
  %y = arith.mulf %x, %a : f32
  return %y : f32
}
func.func @twice(%x: f32) -> f32 {
  %y = func.call @scale(%x) : (f32) -> f32
  func.call @outer_space(%y) : (f32) -> ()
  return %y : f32
}
"""


def launch_program(seed: int) -> str:
    """One or two functions with launches: captured values, symbols, attributions, several blocks."""
    random = Random(seed)
    lines: list[str] = []
    for number in range(random.choice((1, 2, 2))):
        lines += _Launches(random, number).lines
    return _TOP + "\n".join(lines) + "\n"


class _Lines:
    def __init__(self, random: Random):
        self.random = random
        self.names = 0
        self.lines: list[str] = []

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def add(self, indent: str, text: str) -> str:
        name = self.fresh()
        self.lines.append(f"{indent}{name} = {text}")
        return name


class _Launches(_Lines):
    def __init__(self, random: Random, number: int):
        super().__init__(random)
        self.lines.append(f"func.func @f{number}(%m: {_MEMREF}, %n: index, %x: f32, %c: i1, %s: i32) {{")
        self.sizes, self.numbers, self.conditions = ["%n"], ["%x"], ["%c"]
        self.memrefs, self.tokens = ["%m"], [""]
        for _ in range(random.choice((1, 1, 2, 3))):
            for _ in range(random.choice((1, 2, 4))):
                self.value("  ")
            self.launch("  ")
        self.lines += ["  return", "}"]

    def value(self, indent: str) -> None:
        random = self.random
        a, b = random.choice(self.sizes), random.choice(self.sizes)
        match random.choice(("constant", "constant", "dim", "select", "compare", "add", "number", "sum")):
            case "constant":
                self.sizes.append(
                    self.add(indent, f"arith.constant {random.choice((0, 1, 1, 32, 300))} : index")
                )
            case "dim":
                self.sizes.append(
                    self.add(indent, f"memref.dim {random.choice(self.memrefs)}, {a} : {_MEMREF}")
                )
            case "select":
                holds = random.choice(self.conditions)
                self.sizes.append(self.add(indent, f"arith.select {holds}, {a}, {b} : index"))
            case "compare":
                self.conditions.append(self.add(indent, f"arith.cmpi slt, {a}, {b} : index"))
            case "add":
                self.sizes.append(self.add(indent, f"arith.addi {a}, {b} : index"))
            case "number":
                self.numbers.append(self.add(indent, f"arith.constant {random.choice(('1.5', '2.0'))} : f32"))
            case _:
                x, y = random.choice(self.numbers), random.choice(self.numbers)
                self.numbers.append(self.add(indent, f"arith.addf {x}, {y} : f32"))

    def launch(self, indent: str) -> None:
        random = self.random
        outer = [list(names) for names in (self.sizes, self.numbers, self.conditions)]
        is_clustered = random.random() < 0.15
        names = [[self.fresh() for _ in range(3)] for _ in range(6 if is_clustered else 4)]
        text = "gpu.launch "
        token = ""
        if random.random() < 0.3:
            token = self.fresh()
            dependencies = random.choice(("", *self.tokens))
            text = f"{token} = gpu.launch async {f'[{dependencies}] ' if dependencies else ''}"
        groups = [("blocks", names[0], names[2]), ("threads", names[1], names[3])]
        if is_clustered:
            groups.insert(0, ("clusters", names[4], names[5]))
        for keyword, ids, sizes in groups:
            values = ", ".join(f"{size} = {random.choice(self.sizes)}" for size in sizes)
            text += f"{keyword}({', '.join(ids)}) in ({values}) "
        if random.random() < 0.2:
            text += "dynamic_shared_memory_size %s "
        if random.random() < 0.15:
            text += f"module(@{random.choice(('kernels', 'more'))}) "
        if random.random() < 0.15:
            text += f"function(@{random.choice(('k', 'f0_kernel'))}) "
        if random.random() < 0.2:
            text += f"workgroup({self.fresh()} : memref<4xf32, 3>) "
        if random.random() < 0.2:
            text += f"private({self.fresh()} : memref<2xf32, 5>) "
        self.lines.append(f"{indent}{text}{{")
        self.sizes += [name for group in names for name in group]
        for _ in range(random.choice((1, 2, 3, 5))):
            self.inner(indent + "  ", 0)
        if random.random() < 0.15:
            self.lines += [f"{indent}  cf.br ^next", f"{indent}^next:"]
            self.inner(indent + "  ", 0)
        self.lines += [f"{indent}  gpu.terminator", f"{indent}}}"]
        self.sizes, self.numbers, self.conditions = outer
        if token:
            self.tokens.append(token)

    def inner(self, indent: str, depth: int) -> None:
        random = self.random
        kind = random.choice(("value", "store", "load", "call", "global", "for", "if", "barrier"))
        i, j = random.choice(self.sizes), random.choice(self.sizes)
        m, x = random.choice(self.memrefs), random.choice(self.numbers)
        match kind:
            case "value":
                self.value(indent)
            case "load":
                self.numbers.append(self.add(indent, f"memref.load {m}[{i}, {j}] : {_MEMREF}"))
            case "call":
                name = random.choice(("scale", "twice"))
                self.numbers.append(self.add(indent, f"func.call @{name}({x}) : (f32) -> f32"))
            case "global":
                table = self.add(indent, "memref.get_global @table : memref<4xf32>")
                self.numbers.append(self.add(indent, f"memref.load {table}[{i}] : memref<4xf32>"))
            case "barrier":
                self.lines.append(f"{indent}gpu.barrier")
            case "for" | "if" if depth < 2:
                saved = [list(names) for names in (self.sizes, self.numbers, self.conditions)]
                name = self.fresh()
                if kind == "for":
                    self.sizes.append(name)
                    self.lines.append(
                        f"{indent}scf.for {name} = {i} to {j} step {random.choice(saved[0])} {{"
                    )
                else:
                    self.lines.append(f"{indent}scf.if {random.choice(self.conditions)} {{")
                self.inner(indent + "  ", depth + 1)
                self.inner(indent + "  ", depth + 1)
                self.lines.append(f"{indent}}}")
                self.sizes, self.numbers, self.conditions = saved
            case _:
                self.lines.append(f"{indent}memref.store {x}, {m}[{i}, {j}] : {_MEMREF}")


def mapped_loop_program(seed: int) -> str:
    """A function with nests of parallel loops; the nests are perfect or not, bounds known or not."""
    return "\n".join(_Loops(Random(seed)).lines) + "\n"


class _Loops(_Lines):
    def __init__(self, random: Random):
        super().__init__(random)
        self.lines.append(f"func.func @f(%m: {_MEMREF}, %o: {_MEMREF}, %n: index, %k: index, %x: f32) {{")
        self.lines += [f"  %c{n} = arith.constant {n} : index" for n in (0, 1, 2, 16)]
        self.lines.append(f"  %a = memref.alloc(%n, %k) : {_MEMREF}")
        self.sizes = ["%n", "%k", "%c16", "%c2"]
        for _ in range(random.choice((1, 2))):
            self.loop("  ", 0, ["%n", "%k", "%c16"])
        self.lines += ["  return", "}"]

    def loop(self, indent: str, depth: int, limits: list[str]) -> None:
        random = self.random
        axes = random.choice((1, 2, 2, 3, 4) if depth == 0 else (1, 2, 3))
        lower = [random.choice(("%c0", "%c0", "%c2", "%n")) for _ in range(axes)]
        upper = [random.choice(limits) for _ in range(axes)]
        step = [random.choice(("%c1", "%c1", "%c2", "%k")) for _ in range(axes)]
        index = [self.fresh() for _ in range(axes)]
        bounds = f"({', '.join(lower)}) to ({', '.join(upper)}) step ({', '.join(step)})"
        self.lines.append(f"{indent}scf.parallel ({', '.join(index)}) = {bounds} {{")
        saved = list(self.sizes)
        self.sizes += index
        inside = indent + "  "
        for _ in range(random.choice((0, 1, 1, 2))):
            self.statement(inside)
        if depth < 2 and random.random() < 0.7:
            limits = ["%n", "%c16", self.add(inside, "arith.constant 8 : index")]
            if random.random() < 0.3:
                limit = self.add(inside, f"arith.minsi {random.choice(index)}, %c16 : index")
                limits.append(limit)
            if random.random() < 0.2:
                limits.append(random.choice(index))
            self.loop(inside, depth + 1, limits)
            if random.random() < 0.1:
                self.statement(inside)
        else:
            self.statement(inside)
        self.lines.append(f"{indent}}}")
        self.sizes = saved

    def statement(self, indent: str) -> None:
        random = self.random
        i, j = random.choice(self.sizes), random.choice(self.sizes)
        match random.choice(("add", "load", "store", "store", "if")):
            case "add":
                self.sizes.append(self.add(indent, f"arith.addi {i}, {j} : index"))
            case "load":
                self.add(indent, f"memref.load {random.choice(('%m', '%o', '%a'))}[{i}, {j}] : {_MEMREF}")
            case "store":
                memref = random.choice(("%m", "%o", "%a", "%a"))
                self.lines.append(f"{indent}memref.store %x, {memref}[{i}, {j}] : {_MEMREF}")
            case _:
                holds = self.add(indent, f"arith.cmpi slt, {i}, {j} : index")
                self.lines += [
                    f"{indent}scf.if {holds} {{",
                    f"{indent}  memref.store %x, %o[{j}, {i}] : {_MEMREF}",
                    f"{indent}}}",
                ]
