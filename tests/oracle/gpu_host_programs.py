"""Random host programs with GPU ops as MLIR text: tasks, loops, branches, side effects, waits, tokens."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

HEADER = """module attributes {gpu.container_module} {
gpu.module @mod {
  llvm.func @k() attributes {gpu.kernel} { llvm.return }
  llvm.func @add(%p: i32) attributes {gpu.kernel} { llvm.return }
}
func.func private @host(memref<7xf32>)
"""


@dataclass
class _Scope:
    """Names of the values that may be used, by kind."""

    memrefs: list[str]
    numbers: list[str]
    sizes: list[str]
    conditions: list[str]
    gpu_tokens: list[str] = field(default_factory=list[str])
    tokens: list[str] = field(default_factory=list[str])
    values: list[str] = field(default_factory=list[str])
    gpu_values: list[str] = field(default_factory=list[str])
    groups: list[str] = field(default_factory=list[str])

    def inner(self) -> _Scope:
        return replace(self, **{name: list(names) for name, names in vars(self).items()})


def host_program(seed: int) -> str:
    """A module with one or two functions; MLIR takes it."""
    random = Random(seed)
    lines: list[str] = []
    for number in range(random.choice((1, 1, 1, 2))):
        lines += _Function(random, number).lines
    return HEADER + "\n".join(lines) + "\n}\n"


class _Function:
    def __init__(self, random: Random, number: int):
        self.random = random
        self.names = 0
        self.budget = random.choice((6, 10, 16, 24))
        arguments = "%m: memref<7xf32>, %n: memref<7xf32>, %x: f32, %s: index, %c: i1, %i: i32"
        self.lines = [f"func.func @f{number}({arguments}) {{"]
        scope = _Scope(["%m", "%n"], ["%x"], ["%s"], ["%c"])
        self.body("  ", scope, 0)
        while self.budget > 0:
            self.statement("  ", scope, 0)
        if random.random() < 0.2:
            self.lines += ["  cf.cond_br %c, ^next, ^last", "^next:"]
            self.budget = 4
            self.body("  ", scope.inner(), 0)
            self.lines += ["  cf.br ^last", "^last:"]
            self.body("  ", scope.inner(), 0)
        self.lines += ["  return", "}"]

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def body(self, indent: str, scope: _Scope, depth: int) -> None:
        for _ in range(self.random.choice((0, 1, 2, 2, 3, 4))):
            self.statement(indent, scope, depth)

    def statement(self, indent: str, scope: _Scope, depth: int) -> None:
        self.budget -= 1
        kinds = (
            *(self.gpu,) * 6,
            *(self.wait,) * 2,
            *(self.pure,) * 2,
            self.effect,
            *(self.await_,) * (3 if scope.tokens or scope.values else 0),
            self.group,
        )
        if depth < 4 and self.budget > 0:
            kinds = (*kinds, *(self.task,) * 5, self.branch, self.loop, self.loop)
        self.random.choice(kinds)(indent, scope, depth)

    def dependencies(self, scope: _Scope) -> str:
        if not scope.gpu_tokens or self.random.random() < 0.6:
            return ""
        tokens = [self.random.choice(scope.gpu_tokens) for _ in range(self.random.choice((1, 1, 2)))]
        return f"[{', '.join(tokens)}] "

    def gpu(self, indent: str, scope: _Scope, depth: int) -> None:
        random = self.random
        token = self.fresh() if random.random() < 0.25 else ""
        start = f"async {self.dependencies(scope)}" if token else self.dependencies(scope)
        gives = f"{token} = " if token else ""
        kind = random.choice(("memcpy", "memcpy", "memset", "launch", "launch", "alloc", "dealloc"))
        memref = random.choice(scope.memrefs)
        match kind:
            case "memcpy":
                other = random.choice(scope.memrefs)
                text = f"{gives}gpu.memcpy {start}{memref}, {other} : memref<7xf32>, memref<7xf32>"
            case "memset":
                text = (
                    f"{gives}gpu.memset {start}{memref}, {random.choice(scope.numbers)} : memref<7xf32>, f32"
                )
            case "launch":
                size = random.choice(scope.sizes)
                name, arguments = random.choice((("k", ""), ("add", " args(%i : i32)")))
                sizes = f"blocks in ({size}, %s, %s) threads in ({size}, %s, %s)"
                text = f"{gives}gpu.launch_func {start}@mod::@{name} {sizes}{arguments}"
            case "alloc":
                new = self.fresh()
                gives = f"{new}, {token} = " if token else f"{new} = "
                shared = "host_shared " if random.random() < 0.1 else ""
                text = f"{gives}gpu.alloc {start}{shared}() : memref<7xf32>"
                scope.memrefs.append(new)
            case _:
                text = f"{gives}gpu.dealloc {start}{memref} : memref<7xf32>"
        self.lines.append(indent + text)
        if token:
            scope.gpu_tokens.append(token)

    def wait(self, indent: str, scope: _Scope, depth: int) -> None:
        if self.random.random() < 0.5:
            name = self.fresh()
            self.lines.append(f"{indent}{name} = gpu.wait async {self.dependencies(scope)}")
            scope.gpu_tokens.append(name)
        else:
            self.lines.append(f"{indent}gpu.wait {self.dependencies(scope)}")

    def pure(self, indent: str, scope: _Scope, depth: int) -> None:
        name = self.fresh()
        kind = self.random.choice(("number", "size", "condition", "view"))
        a, s, t = (self.random.choice(k) for k in (scope.numbers, scope.sizes, scope.sizes))
        match kind:
            case "number":
                self.lines.append(f"{indent}{name} = arith.addf {a}, {a} : f32")
                scope.numbers.append(name)
            case "size":
                self.lines.append(f"{indent}{name} = arith.divsi {s}, {t} : index")
                scope.sizes.append(name)
            case "condition":
                self.lines.append(f"{indent}{name} = arith.cmpi slt, {s}, {t} : index")
                scope.conditions.append(name)
            case _:
                memref = self.random.choice(scope.memrefs)
                self.lines.append(f"{indent}{name} = memref.dim {memref}, {s} : memref<7xf32>")
                scope.sizes.append(name)

    def effect(self, indent: str, scope: _Scope, depth: int) -> None:
        memref, number, size = (self.random.choice(k) for k in (scope.memrefs, scope.numbers, scope.sizes))
        match self.random.choice(("load", "store", "call", "alloc")):
            case "load":
                name = self.fresh()
                self.lines.append(f"{indent}{name} = memref.load {memref}[{size}] : memref<7xf32>")
                scope.numbers.append(name)
            case "store":
                self.lines.append(f"{indent}memref.store {number}, {memref}[{size}] : memref<7xf32>")
            case "call":
                self.lines.append(f"{indent}func.call @host({memref}) : (memref<7xf32>) -> ()")
            case _:
                name = self.fresh()
                self.lines.append(f"{indent}{name} = memref.alloc() : memref<7xf32>")
                scope.memrefs.append(name)

    def await_(self, indent: str, scope: _Scope, depth: int) -> None:
        kinds = [k for k in (scope.tokens, scope.tokens, scope.values, scope.gpu_values) if k]
        chosen = self.random.choice(kinds)
        operand = self.random.choice(chosen[-2:])
        if chosen is scope.tokens:
            self.lines.append(f"{indent}async.await {operand} : !async.token")
            return
        name = self.fresh()
        payload, into = (
            ("f32", scope.numbers) if chosen is scope.values else ("!gpu.async.token", scope.gpu_tokens)
        )
        self.lines.append(f"{indent}{name} = async.await {operand} : !async.value<{payload}>")
        into.append(name)

    def group(self, indent: str, scope: _Scope, depth: int) -> None:
        if not scope.groups or self.random.random() < 0.3:
            name = self.fresh()
            self.lines.append(f"{indent}{name} = async.create_group %s : !async.group")
            scope.groups.append(name)
            return
        group = self.random.choice(scope.groups)
        if scope.tokens and self.random.random() < 0.4:
            token = self.random.choice(scope.tokens)
            self.lines.append(f"{indent}{self.fresh()} = async.add_to_group {token}, {group} : !async.token")
        else:
            self.lines.append(f"{indent}async.await_all {group}")

    def task(self, indent: str, scope: _Scope, depth: int) -> None:
        random = self.random
        dependencies = [t for t in scope.tokens[-4:] if random.random() < 0.5]
        if dependencies and random.random() < 0.05:
            dependencies.append(dependencies[0])
        operands = [(v, self.fresh(), "f32") for v in scope.values[-2:] if random.random() < 0.3]
        operands += [
            (v, self.fresh(), "!gpu.async.token") for v in scope.gpu_values[-2:] if random.random() < 0.4
        ]
        kinds = random.choice(("", "", "", "f", "g", "fg", "gg"))
        inside = scope.inner()
        inside.numbers += [name for _, name, type_ in operands if type_ == "f32"]
        inside.gpu_tokens += [name for _, name, type_ in operands if type_ != "f32"]
        start = len(self.lines)
        self.lines.append("")
        self.body(indent + "  ", inside, depth + 1)
        yielded: list[tuple[str, str]] = []
        for kind in kinds:
            if kind == "f":
                yielded.append((random.choice(inside.numbers), "f32"))
            elif inside.gpu_tokens:
                yielded.append((random.choice(inside.gpu_tokens), "!gpu.async.token"))
        token = self.fresh()
        names = [self.fresh() for _ in yielded]
        head = f"{indent}{', '.join((token, *names))} = async.execute"
        if dependencies:
            head += f" [{', '.join(dependencies)}]"
        if operands:
            head += f" ({', '.join(f'{v} as {n} : !async.value<{t}>' for v, n, t in operands)})"
        types = [f"!async.value<{type_}>" for _, type_ in yielded]
        if types:
            head += f" -> ({', '.join(types)})"
        self.lines[start] = f"{head} {{"
        values = ", ".join(v for v, _ in yielded)
        suffix = f" {values} : {', '.join(t for _, t in yielded)}" if yielded else ""
        self.lines += [f"{indent}  async.yield{suffix}", f"{indent}}}"]
        scope.tokens.append(token)
        for name, (_, type_) in zip(names, yielded, strict=True):
            (scope.values if type_ == "f32" else scope.gpu_values).append(name)

    def branch(self, indent: str, scope: _Scope, depth: int) -> None:
        condition = self.random.choice(scope.conditions)
        self.lines.append(f"{indent}scf.if {condition} {{")
        self.body(indent + "  ", scope.inner(), depth + 1)
        if self.random.random() < 0.5:
            self.lines.append(f"{indent}}} else {{")
            self.body(indent + "  ", scope.inner(), depth + 1)
        self.lines.append(f"{indent}}}")

    def loop(self, indent: str, scope: _Scope, depth: int) -> None:
        size, name = self.random.choice(scope.sizes), self.fresh()
        inside = scope.inner()
        match self.random.choice(("for", "for", "carry", "parallel", "while", "region")):
            case "for":
                inside.sizes.append(name)
                head, tail = f"scf.for {name} = %s to {size} step %s {{", []
            case "carry" if scope.gpu_tokens:
                token, result = self.fresh(), self.fresh()
                inside.gpu_tokens.append(token)
                start = self.random.choice(scope.gpu_tokens)
                head = (
                    f"{result} = scf.for {name} = %s to {size} step %s "
                    f"iter_args({token} = {start}) -> (!gpu.async.token) {{"
                )
                self.lines.append(indent + head)
                self.body(indent + "  ", inside, depth + 1)
                last = self.random.choice(inside.gpu_tokens)
                self.lines += [f"{indent}  scf.yield {last} : !gpu.async.token", f"{indent}}}"]
                scope.gpu_tokens.append(result)
                return
            case "parallel":
                inside.sizes.append(name)
                head, tail = f"scf.parallel ({name}) = (%s) to ({size}) step (%s) {{", []
            case "region":
                head, tail = "scf.execute_region {", ["  scf.yield"]
            case _:
                before = inside.inner()
                self.lines.append(f"{indent}scf.while : () -> () {{")
                self.body(indent + "  ", before, depth + 1)
                condition = self.random.choice(before.conditions)
                self.lines.append(f"{indent}  scf.condition({condition})")
                head, tail = "} do {", ["  scf.yield"]
        self.lines.append(indent + head)
        self.body(indent + "  ", inside, depth + 1)
        self.lines += [*(indent + line for line in tail), f"{indent}}}"]
