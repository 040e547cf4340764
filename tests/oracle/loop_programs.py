"""Random programs with parallel, affine and linalg loops as MLIR text."""

from __future__ import annotations

from random import Random


def parallel_program(seed: int) -> str:
    """Functions with parallel loops, nested ones among them, that MLIR's async-parallel-for takes."""
    random = Random(seed)
    lines: list[str] = []
    for number in range(random.choice((1, 1, 2))):
        lines += _ParallelFunction(random, number).lines
    return "\n".join(lines) + "\n"


class _ParallelFunction:
    def __init__(self, random: Random, number: int):
        self.random = random
        self.names = 0
        kind = random.choice(("func.func", "func.func", "llvm.func"))
        parameters = "%m: memref<?x?xf32>, %n: index, %k: index, %x: f32, %v: vector<4xi32>"
        self.indices = ["%n", "%k"]
        if kind == "llvm.func":
            parameters, self.indices = "%p: !llvm.ptr", []
        self.lines = [f"{kind} @f{number}({parameters}) {{"]
        if kind == "llvm.func":
            self.lines += ["  %m = memref.alloc() : memref<9x9xf32>", "  %x = arith.constant 2.5 : f32"]
            self.type = "memref<9x9xf32>"
        else:
            self.type = "memref<?x?xf32>"
        for _ in range(random.choice((1, 1, 2))):
            self.loop("  ", 0)
        self.lines += ["  llvm.return" if kind == "llvm.func" else "  return", "}"]

    def fresh(self) -> str:
        self.names += 1
        return f"%t{self.names}"

    def constant(self, indent: str, value: int) -> str:
        name = self.fresh()
        self.lines.append(f"{indent}{name} = arith.constant {value} : index")
        return name

    def bound(self, indent: str, lower: bool) -> str:
        random = self.random
        if self.indices and random.random() < 0.4:
            return random.choice(self.indices)
        if lower:
            return self.constant(indent, random.choice((0, 0, 0, 1, 5)))
        return self.constant(indent, random.choice((5, 8, 10, 64, 513, 1000, 4096)))

    def loop(self, indent: str, depth: int) -> None:
        random = self.random
        axes = random.choice((1, 1, 2, 2, 3, 4))
        lower = [self.bound(indent, True) for _ in range(axes)]
        upper = [self.bound(indent, False) for _ in range(axes)]
        step = [
            random.choice(self.indices)
            if self.indices and random.random() < 0.2
            else self.constant(indent, random.choice((1, 1, 1, 2, 3)))
            for _ in range(axes)
        ]
        index = [self.fresh() for _ in range(axes)]
        self.lines.append(
            f"{indent}scf.parallel ({', '.join(index)}) = ({', '.join(lower)}) to ({', '.join(upper)}) "
            f"step ({', '.join(step)}) {{"
        )
        inside = indent + "  "
        saved = list(self.indices)
        self.indices += index
        for _ in range(random.choice((1, 1, 2))):
            self.statement(inside, depth)
        self.indices = saved
        self.lines.append(f"{indent}}}")

    def statement(self, indent: str, depth: int) -> None:
        random = self.random
        kind = random.choice(("store", "store", "sum", "loop", "for", "if"))
        if kind == "loop" and depth < 2:
            self.loop(indent, depth + 1)
            return
        i, j = random.choice(self.indices), random.choice(self.indices)
        if kind == "for":
            one, name = self.constant(indent, 1), self.fresh()
            self.lines.append(f"{indent}scf.for {name} = {one} to {i} step {one} {{")
            self.lines.append(f"{indent}  memref.store %x, %m[{name}, {j}] : {self.type}")
            self.lines.append(f"{indent}}}")
            return
        value = "%x"
        if kind == "sum":
            loaded, constant, total = self.fresh(), self.fresh(), self.fresh()
            self.lines += [
                f"{indent}{loaded} = memref.load %m[{i}, {j}] : {self.type}",
                f"{indent}{constant} = arith.constant {random.choice(('1.0', '0.5'))} : f32",
                f"{indent}{total} = arith.addf {loaded}, {constant} : f32",
            ]
            value = total
        elif kind == "if" and i != j:
            holds = self.fresh()
            self.lines.append(f"{indent}{holds} = arith.cmpi slt, {i}, {j} : index")
            self.lines.append(f"{indent}scf.if {holds} {{")
            self.lines.append(f"{indent}  memref.store %x, %m[{j}, {i}] : {self.type}")
            self.lines.append(f"{indent}}}")
            return
        self.lines.append(f"{indent}memref.store {value}, %m[{i}, {j}] : {self.type}")


def affine_program(seed: int) -> str:
    """Affine loops and accesses."""
    random = Random(seed)

    def expression(names: list[str], depth: int, in_bound: bool = False) -> str:
        if depth == 0 or random.random() < 0.3:
            return random.choice([*names, str(random.choice((1, 2, 3, 7)))])
        operator = random.choice((" + ", " * ", " mod ", " floordiv ", " ceildiv "))
        right = str(random.choice((2, 3, 5)))
        # MLIR multiplies sums out and orders them; that is a matter of parsing.
        left = random.choice(names) if operator == " * " else expression(names, depth - 1, in_bound)
        # In bounds of affine.for MLIR writes remainders of sums as differences, and uses their ranges.
        if in_bound and " mod " in left + operator:
            left = random.choice(names)
        return f"({left}){operator}({right})"

    lines = ["func.func @f(%m: memref<?x?xf32>, %n: index, %x: f32) {"]
    names = ["%n"]
    for depth in range(random.choice((1, 2, 3))):
        indent = "  " * (depth + 1)
        dims = [f"d{k}" for k in range(len(names))]
        low = f"affine_map<({', '.join(dims)}) -> ({expression(dims, 1)})>"
        high = f"affine_map<({', '.join(dims)}) -> ({random.choice(dims)}, {expression(dims, 2, True)})>"
        operands = f"({', '.join(names)})"
        if random.random() < 0.5:
            step = random.choice((1, 2))
            lines.append(
                f"{indent}affine.for %i{depth} = max {low}{operands} to min {high}{operands} step {step} {{"
            )
            names.append(f"%i{depth}")
        else:
            a, b = expression(names, 1), expression(names, 1)
            lines.append(
                f"{indent}affine.parallel (%i{depth}, %j{depth}) = (0, {a}) "
                f"to (min({b}, 40), %n + 1) step (2, 1) {{"
            )
            names += [f"%i{depth}", f"%j{depth}"]
    indent = "  " * 5
    dims = [f"d{k}" for k in range(len(names))]
    a, b, c, d = (expression(names, 2) for _ in range(4))
    lines.append(f"{indent}%y = affine.load %m[{a}, {b}] : memref<?x?xf32>")
    lines.append(f"{indent}%z = arith.addf %x, %y : f32")
    lines.append(f"{indent}affine.store %z, %m[{c}, {d}] : memref<?x?xf32>")
    set_ = f"affine_set<({', '.join(dims)}) : ({expression(dims, 2)} - 2 >= 0, {expression(dims, 1)} == 0)>"
    lines += [
        f"{indent}affine.if {set_}({', '.join(names)}) {{",
        f"{indent}  affine.store %x, %m[0, 0] : memref<?x?xf32>",
    ]
    lines += [f"{indent}}}", *(["}"] * sum(line.endswith("{") for line in lines[1:-2])), "  return", "}"]
    return "\n".join(lines) + "\n"


_A, _T, _V, _W = "memref<?x6xf32>", "memref<6x?xf32>", "memref<6xf32>", "memref<?xf32>"
_NAMED = (
    f"linalg.reduce {{ arith.addf }} ins(%a : {_A}) outs(%w : {_W}) dimensions = [1]",
    f"linalg.reduce {{ arith.maximumf }} ins(%a : {_A}) outs(%v : {_V}) dimensions = [0]",
    f"linalg.reduce ins(%a : {_A}) outs(%v : {_V}) dimensions = [0] (%p: f32, %q: f32) {{\n"
    "    %o = arith.subf %p, %q : f32\n    linalg.yield %o : f32\n  }",
    f"linalg.map {{ arith.mulf }} ins(%a, %b : {_A}, {_A}) outs(%b : {_A})",
    f"linalg.map {{ math.absf }} ins(%a : {_A}) outs(%b : {_A})",
    f"linalg.map ins(%a : {_A}) outs(%b : {_A}) (%p: f32, %q: f32) {{\n"
    "    %o = arith.divf %q, %p : f32\n    linalg.yield %o : f32\n  }",
    f"linalg.transpose ins(%a : {_A}) outs(%t : {_T}) permutation = [1, 0]",
    f"linalg.broadcast ins(%v : {_V}) outs(%a : {_A}) dimensions = [0]",
    f"linalg.broadcast ins(%w : {_W}) outs(%a : {_A}) dimensions = [1]",
    f"linalg.dot ins(%w, %w : {_W}, {_W}) outs(%s : memref<f32>)",
    f"linalg.matvec ins(%a, %v : {_A}, {_V}) outs(%w : {_W})",
    f"linalg.vecmat ins(%v, %t : {_V}, {_T}) outs(%w : {_W})",
    f"linalg.div ins(%a, %b : {_A}, {_A}) outs(%b : {_A})",
    f"linalg.square ins(%a : {_A}) outs(%b : {_A})",
    f"linalg.tanh ins(%a : {_A}) outs(%b : {_A})",
)


def linalg_program(seed: int) -> str:
    """Structured ops on memrefs."""
    random = Random(seed)
    lines = [
        "func.func @f(%a: memref<?x6xf32>, %b: memref<?x6xf32>, "
        "%v: memref<6xf32>, %w: memref<?xf32>, %x: f32, %t: memref<6x?xf32>, %s: memref<f32>) {"
    ]
    dims = "affine_map<(d0, d1) -> (%s)>"
    for n in range(random.choice((1, 2, 3))):
        kind = random.choice(("generic", "fill", "copy", "add", "reduce", "window", "named", "named"))
        if kind == "named":
            lines.append("  " + random.choice(_NAMED))
        elif kind == "fill":
            lines.append("  linalg.fill ins(%x : f32) outs(%a : memref<?x6xf32>)")
        elif kind == "copy":
            lines.append("  linalg.copy ins(%a : memref<?x6xf32>) outs(%b : memref<?x6xf32>)")
        elif kind == "add":
            lines.append(
                "  linalg.add ins(%a, %b : memref<?x6xf32>, memref<?x6xf32>) outs(%b : memref<?x6xf32>)"
            )
        else:
            inputs, maps, types = ["%a"], ["d0, d1"], ["memref<?x6xf32>"]
            if kind == "window":
                inputs, maps, types = ["%w", "%v"], ["d0 * 2 + d1", "d1"], ["memref<?xf32>", "memref<6xf32>"]
            out, out_map, out_type = (
                random.choice([("%v", "d1", "memref<6xf32>"), ("%b", "d0, d1", "memref<?x6xf32>")])
                if kind == "reduce"
                else ("%b", "d0, d1", "memref<?x6xf32>")
            )
            iterators = ["parallel" if d in out_map else "reduction" for d in ("d0", "d1")]
            all_maps = ", ".join(dims % each for each in [*maps, out_map])
            quoted = ", ".join(f'"{each}"' for each in iterators)
            arguments = ", ".join(f"%p{n}{k}: f32" for k in range(len(inputs) + 1))
            lines += [
                f"  linalg.generic {{indexing_maps = [{all_maps}], iterator_types = [{quoted}]}} "
                f"ins({', '.join(inputs)} : {', '.join(types)}) outs({out} : {out_type}) {{",
                f"  ^bb0({arguments}):",
                f"    %q{n} = arith.addf %p{n}0, %p{n}{random.choice((0, len(inputs)))} : f32",
                f"    linalg.yield %q{n} : f32",
                "  }",
            ]
    return "\n".join([*lines, "  return", "}"]) + "\n"
