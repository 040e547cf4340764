"""Random async programs as MLIR text: nested tasks, operands, captures, groups, async functions, blocks.

`strict` programs keep to what MLIR 22.1 lowers (no await in `scf.for`, no dependency twice ...), so that its
output can be compared with; the others hold everything that Stretto takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

PAYLOADS = ("f32", "i1", "index", "memref<?xf32>", "!async.token", "!async.value<f32>", "vector<2xf32>")
ARGUMENTS = (
    *PAYLOADS,
    "!async.token",
    "!async.token",
    "!async.value<f32>",
    "!async.value<index>",
    "!async.value<i1>",
    "!async.group",
)
# MLIR's verifier refuses a value of a value as operand or result of a task.
TASK_PAYLOADS = ("f32", "i1", "index", "memref<?xf32>", "!async.token", "vector<2xf32>")
CONSTANTS = {
    "f32": ("1.0", "-2.5", "0.0"),
    "i1": ("true", "false"),
    "index": ("0", "1", "7"),
    "vector<2xf32>": ("dense<1.0>", "dense<[1.0, 2.0]>"),
}


def value_of(type_: str) -> str:
    return f"!async.value<{type_}>"


def payload_of(type_: str) -> str | None:
    prefix = "!async.value<"
    return type_[len(prefix) : -1] if type_.startswith(prefix) else None


@dataclass
class Signature:
    name: str
    inputs: list[str]
    results: list[str]
    is_async: bool


@dataclass
class Generator:
    """Writes one module."""

    random: Random
    strict: bool
    lines: list[str] = field(default_factory=list)
    functions: list[Signature] = field(default_factory=list)
    scope: list[tuple[str, str]] = field(default_factory=list)
    externals: dict[str, None] = field(default_factory=dict)
    counter: int = 0
    indent: int = 0
    depth: int = 0
    # Where the text goes: in a function, an async function or a task; and in a region where nothing may
    # suspend or fail for MLIR's sake.
    place: str = "func"
    still: bool = False
    may_assert: bool = True

    def line(self, text: str) -> None:
        self.lines.append("  " * self.indent + text)

    def name(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def define(self, type_: str) -> str:
        name = self.name()
        self.scope.append((name, type_))
        return name

    def values(self, type_: str) -> list[str]:
        return [name for name, t in self.scope if t == type_]

    def pick(self, type_: str) -> str:
        """A value of a type: one in scope, else a new constant, or the result of an external function."""
        found = self.values(type_)
        if found and self.random.random() < 0.8:
            return self.random.choice(found)
        name = self.name()
        if type_ in CONSTANTS:
            constant = self.random.choice(CONSTANTS[type_])
            self.line(f"{name} = arith.constant {constant}{'' if type_ == 'i1' else f' : {type_}'}")
        else:
            self.line(f"{name} = {self.external('make', [], [type_])}")
        self.scope.append((name, type_))
        return name

    def external(self, name: str, operands: list[tuple[str, str]], results: list[str]) -> str:
        """A call of a function without a body. (MLIR's passes crash on an unregistered op in an scf op.)"""
        inputs = [t for _, t in operands]
        types = f"({', '.join(inputs)}) -> ({', '.join(results)})"
        symbol = re.sub(r"\W+", "_", f"{name} {types}")
        self.externals[f"func.func private @{symbol}{types}"] = None
        return f"func.call @{symbol}({', '.join(v for v, _ in operands)}) : {types}"

    @contextmanager
    def region(self) -> Iterator[None]:
        depth = len(self.scope)
        self.indent += 1
        self.depth += 1
        yield
        del self.scope[depth:]
        self.indent -= 1
        self.depth -= 1

    @contextmanager
    def at(
        self, *, place: str | None = None, still: bool | None = None, may_assert: bool = True
    ) -> Iterator[None]:
        old = self.place, self.still, self.may_assert
        self.place = place or self.place
        self.still = self.still if still is None else still
        self.may_assert = may_assert
        yield
        self.place, self.still, self.may_assert = old

    # ---- statements

    def statements(self, most: int) -> None:
        for _ in range(self.random.randint(0, most)):
            self.statement()

    def statement(self) -> None:
        kinds = ["use", "add", "store", "execute", "execute", "await", "await", "await_value", "call"]
        kinds += [
            "group",
            "await_all",
            "if",
            "if",
            "for",
            "while",
            "execute_region",
            "assert",
            "operands",
            "runtime",
        ]
        if not self.strict:
            kinds += ["switch", "parallel", "carried"]
        kind = self.random.choice(kinds)
        nested = kind in ("if", "for", "while", "execute_region", "switch", "parallel", "carried", "execute")
        if nested and self.depth > 3:
            kind = "use"
        getattr(self, f"make_{kind}")()

    def make_use(self) -> None:
        picked = self.random.sample(self.scope, min(len(self.scope), self.random.randint(0, 3)))
        self.line(self.external("use", picked, []))

    def make_operands(self) -> None:
        self.pick(self.random.choice(PAYLOADS))

    def make_add(self) -> None:
        left, right = self.pick("f32"), self.pick("f32")
        # MLIR's dialect conversion folds arith ops on its way, which isn't the passes' work.
        call = self.external("add", [(left, "f32"), (right, "f32")], ["f32"])
        self.line(f"{self.define('f32')} = {call}")

    def make_store(self) -> None:
        value, memory, index = self.pick("f32"), self.pick("memref<?xf32>"), self.pick("index")
        self.line(f"memref.store {value}, {memory}[{index}] : memref<?xf32>")

    def make_await(self) -> None:
        if self.still:
            return self.make_use()
        self.line(f"async.await {self.pick('!async.token')} : !async.token")
        return None

    def make_await_value(self) -> None:
        if self.still:
            return self.make_use()
        type_ = self.random.choice([t for _, t in self.scope if payload_of(t)] or ["!async.value<f32>"])
        operand = self.pick(type_)
        payload = payload_of(type_)
        assert payload is not None
        self.line(f"{self.define(payload)} = async.await {operand} : {type_}")
        return None

    def make_group(self) -> None:
        # Where MLIR would have to lower a loop for it, it fails.
        if self.strict and self.still and self.place == "task":
            return self.make_use()
        size = self.pick("index")
        member_type = self.random.choice(["!async.token", "!async.token", "!async.value<f32>"])
        member = self.pick(member_type)
        group = self.define("!async.group")
        self.line(f"{group} = async.create_group {size} : !async.group")
        self.line(f"{self.define('index')} = async.add_to_group {member}, {group} : {member_type}")
        return None

    def make_runtime(self) -> None:
        if self.strict and self.still and self.place == "task":
            return self.make_use()
        token = self.define("!async.token")
        self.line(f"{token} = async.runtime.create : !async.token")
        self.line(f"async.runtime.set_available {token} : !async.token")
        return None

    def make_await_all(self) -> None:
        if self.still:
            return self.make_use()
        self.line(f"async.await_all {self.pick('!async.group')}")
        return None

    def make_assert(self) -> None:
        # MLIR takes one in an scf op of a coroutine only if it has to lower the op for something else.
        if self.strict and not self.may_assert and self.place != "func" and self.random.random() < 0.9:
            return self.make_use()
        self.line(f'cf.assert {self.pick("i1")}, "assert {self.counter}"')
        return None

    def make_call(self) -> None:
        if not self.functions:
            return self.make_use()
        callee = self.random.choice(self.functions)
        operands = [self.pick(t) for t in callee.inputs]
        results = [self.define(t) for t in callee.results]
        head = f"{', '.join(results)} = " if results else ""
        op = "async.call" if callee.is_async else "func.call"
        types = f"({', '.join(callee.inputs)}) -> ({', '.join(callee.results)})"
        self.line(f"{head}{op} @{callee.name}({', '.join(operands)}) : {types}")
        return None

    def make_execute(self) -> None:
        limit = self.random.randint(0, 2)
        dependencies = [self.pick("!async.token") for _ in range(limit)]
        types = [
            self.random.choice([value_of(t) for t in TASK_PAYLOADS]) for _ in range(self.random.randint(0, 2))
        ]
        operands = [(self.pick(t), t) for t in types]
        if self.strict:
            dependencies = list(dict.fromkeys(dependencies))
            operands = list(dict.fromkeys(operands))
        results = [self.random.choice(TASK_PAYLOADS) for _ in range(self.random.randint(0, 2))]
        token = self.name()
        names = [self.name() for _ in results]
        text = f"{', '.join([token, *names])} = async.execute"
        if dependencies:
            text += f" [{', '.join(dependencies)}]"
        arguments = [(self.name(), payload_of(t)) for _, t in operands]
        if operands:
            pairs = zip(operands, arguments, strict=True)
            text += " (" + ", ".join(f"{v} as {a} : {t}" for (v, t), (a, _) in pairs) + ")"
        if results:
            text += f" -> ({', '.join(value_of(t) for t in results)})"
        self.line(text + " {")
        with self.region(), self.at(place="task", still=False):
            self.scope.extend((name, t) for name, t in arguments if t is not None)
            self.statements(4)
            self.end("async.yield", results)
        self.line("}")
        self.scope.append((token, "!async.token"))
        self.scope.extend((name, value_of(t)) for name, t in zip(names, results, strict=True))

    def end(self, op: str, types: list[str]) -> None:
        operands = [self.pick(t) for t in types]
        self.line(f"{op} {', '.join(operands)} : {', '.join(types)}" if types else op)

    def scf(self, *, still: bool = False) -> object:
        """In an scf op. MLIR takes awaits in few of them, and asserts only next to other async ops."""
        if not self.strict:
            return self.at()
        still = self.still or self.place == "afunc" or (still and self.place == "task")
        return self.at(still=still, may_assert=False)

    def results_of(self) -> tuple[list[str], list[str], str]:
        types = [self.random.choice(PAYLOADS) for _ in range(self.random.choice([0, 0, 1, 2]))]
        names = [self.name() for _ in types]
        return types, names, f"{', '.join(names)} = " if names else ""

    def make_if(self) -> None:
        types, names, head = self.results_of()
        condition = self.pick("i1")
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.line(f"{head}scf.if {condition}{arrow} {{")
        with self.region(), self.scf():
            self.statements(3)
            self.end("scf.yield", types)
        if types or self.random.random() < 0.5:
            self.line("} else {")
            with self.region(), self.scf():
                self.statements(3)
                self.end("scf.yield", types)
        self.line("}")
        self.scope.extend(zip(names, types, strict=True))

    def make_for(self) -> None:
        low, high, step = (self.pick("index") for _ in range(3))
        variable = self.name()
        self.line(f"scf.for {variable} = {low} to {high} step {step} {{")
        with self.region(), self.scf(still=True):
            self.scope.append((variable, "index"))
            self.statements(3)
        self.line("}")

    def make_carried(self) -> None:
        low, high, step = (self.pick("index") for _ in range(3))
        types, names, head = self.results_of()
        if not types:
            return self.make_for()
        inner = [self.name() for _ in types]
        starts = [self.pick(t) for t in types]
        pairs = ", ".join(f"{i} = {s}" for i, s in zip(inner, starts, strict=True))
        variable = self.name()
        carried = f"iter_args({pairs}) -> ({', '.join(types)})"
        self.line(f"{head}scf.for {variable} = {low} to {high} step {step} {carried} {{")
        with self.region(), self.scf(still=True):
            self.scope.append((variable, "index"))
            self.scope.extend(zip(inner, types, strict=True))
            self.statements(3)
            self.end("scf.yield", types)
        self.line("}")
        self.scope.extend(zip(names, types, strict=True))
        return None

    def make_while(self) -> None:
        types, names, head = self.results_of()
        starts = [self.pick(t) for t in types]
        inner = [self.name() for _ in types]
        pairs = ", ".join(f"{i} = {s}" for i, s in zip(inner, starts, strict=True))
        signature = f"({', '.join(types)}) -> ({', '.join(types)})"
        self.line(f"{head}scf.while ({pairs}) : {signature} {{" if types else "scf.while : () -> () {")
        with self.region(), self.scf():
            self.scope.extend(zip(inner, types, strict=True))
            self.statements(2)
            condition = self.pick("i1")
            operands = [self.pick(t) for t in types]
            tail = f" {', '.join(operands)} : {', '.join(types)}" if types else ""
            self.line(f"scf.condition({condition}){tail}")
        self.line("} do {")
        inner = [self.name() for _ in types]
        if types:
            self.line(f"^bb0({', '.join(f'{n}: {t}' for n, t in zip(inner, types, strict=True))}):")
        with self.region(), self.scf():
            self.scope.extend(zip(inner, types, strict=True))
            if self.random.random() < 0.3:  # only handed on: a loop of one region
                self.line(f"scf.yield {', '.join(inner)} : {', '.join(types)}" if types else "scf.yield")
            else:
                self.statements(2)
                self.end("scf.yield", types)
        self.line("}")
        self.scope.extend(zip(names, types, strict=True))

    def make_execute_region(self) -> None:
        types, names, head = self.results_of()
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.line(f"{head}scf.execute_region{arrow} {{")
        with self.region(), self.scf():
            self.statements(2)
            if self.random.random() < 0.3:
                self.line("cf.br ^next")
                self.line("^next:")
                self.statements(2)
            self.end("scf.yield", types)
        self.line("}")
        self.scope.extend(zip(names, types, strict=True))

    def make_switch(self) -> None:
        types, names, head = self.results_of()
        selector = self.pick("index")
        arrow = f" -> {', '.join(types)}" if types else ""
        self.line(f"{head}scf.index_switch {selector}{arrow}")
        for case in ["case 0", "case 3", "default"]:
            self.line(f"{case} {{")
            with self.region(), self.scf(still=True):
                self.statements(2)
                self.end("scf.yield", types)
            self.line("}")
        self.scope.extend(zip(names, types, strict=True))

    def make_parallel(self) -> None:
        low, high = self.pick("index"), self.pick("index")
        step = self.name()
        self.line(f"{step} = {self.external('step', [], ['index'])}")
        variable = self.name()
        self.line(f"scf.parallel ({variable}) = ({low}) to ({high}) step ({step}) {{")
        with self.region(), self.scf(still=True):
            self.scope.append((variable, "index"))
            self.statements(3)
        self.line("}")

    # ---- functions

    def function(self, name: str, is_async: bool) -> None:
        inputs = [self.random.choice(ARGUMENTS) for _ in range(self.random.randint(0, 4))]
        if is_async:
            results = [value_of(self.random.choice(PAYLOADS)) for _ in range(self.random.randint(0, 2))]
            if not results or self.random.random() < 0.5:
                results.insert(0, "!async.token")
            returned = [p for p in map(payload_of, results) if p is not None]
        else:
            results = [self.random.choice(PAYLOADS) for _ in range(self.random.randint(0, 2))]
            returned = results
        names = [self.name() for _ in inputs]
        self.scope = list(zip(names, inputs, strict=True))
        arguments = ", ".join(f"{n}: {t}" for n, t in self.scope)
        op = "async.func" if is_async else "func.func"
        visibility = self.random.choice(["", "", "private "])
        attributes = self.random.choice(["", "", " attributes {llvm.emit_c_interface, test.a = 1 : i32}"])
        self.line(f"{op} {visibility}@{name}({arguments}) -> ({', '.join(results)}){attributes} {{")
        self.indent += 1
        with self.at(place="afunc" if is_async else "func", still=False):
            self.blocks(returned)
        self.indent -= 1
        self.line("}")
        self.functions.append(Signature(name, inputs, results, is_async))

    def blocks(self, returned: list[str]) -> None:
        self.statements(5)
        if self.random.random() < 0.3:
            condition = self.pick("i1")
            carried = [self.random.choice(PAYLOADS) for _ in range(self.random.randint(0, 1))]
            operands = [self.pick(t) for t in carried]
            passed = f"({', '.join(operands)} : {', '.join(carried)})" if carried else ""
            self.line(f"cf.cond_br {condition}, ^bb1, ^bb2{passed}")
            base = list(self.scope)
            self.line("^bb1:")
            self.statements(3)
            operands = [self.pick(t) for t in carried]
            passed = f"({', '.join(operands)} : {', '.join(carried)})" if carried else ""
            if self.random.random() < 0.5:
                self.line(f"cf.br ^bb2{passed}")
            else:
                self.end("return", returned)
            self.scope = base
            arguments = [self.name() for _ in carried]
            self.scope.extend(zip(arguments, carried, strict=True))
            typed = ", ".join(f"{n}: {t}" for n, t in zip(arguments, carried, strict=True))
            self.line(f"^bb2({typed}):" if carried else "^bb2:")
            self.statements(3)
        self.end("return", returned)


def program(seed: int, strict: bool) -> str:
    """The module that a seed stands for."""
    generator = Generator(Random(seed), strict)
    for index in range(generator.random.randint(1, 3)):
        name = generator.random.choice([f"f{index}", f"f{index}", "async_execute_fn", "async_execute_fn_1"])
        if any(f.name == name for f in generator.functions):
            name = f"g{index}"
        generator.function(name, generator.random.random() < 0.4)
    return "\n".join([*generator.lines, *generator.externals]) + "\n"
