"""Random modules in the text of the async dialect: every op, attributes, locations, regions, branches.

The programs mean nothing; what counts is that they are valid, and how they are printed.
"""

from __future__ import annotations

import random

TOKEN = "!async.token"
GROUP = "!async.group"
PAYLOADS = (
    *("i1", "i32", "i64", "index", "f32", "f64", "none", "memref<4xf32>", "memref<?xi32>", "memref<*xf32>"),
    *("tensor<2xf32>", "vector<4xf32>", "(i32) -> f32", "tuple<i32, f32>", "complex<f32>"),
    *(TOKEN, GROUP, "!async.value<i32>"),
)
CONSTANTS = (
    *(("i32", "7"), ("i32", "-3"), ("index", "0"), ("i64", "9"), ("i1", "true"), ("i1", "false")),
    *(("f32", "1.5"), ("f64", "0.1"), ("f32", "0x7F800000")),
)
ATTRIBUTES = (
    *("t.a = 1", "t.b", 't.c = "x y"', '"t.q-w" = 1.5', "t.d = [1, 2]", "t.e = {z = 1, a = 2}", "t.f = i32"),
    *("t.g = @f", "t.h = -1 : i32", "t.i = affine_map<(d0) -> (d0)>", "t.j = array<i32: 1>"),
    *('t.k = loc("k")', "t.l = dense<1> : tensor<2xi32>"),
)
LOCATIONS = (
    *('loc("s":3:4)', "loc(unknown)", 'loc("nm")', 'loc(fused["a":1:1, "b"])', 'loc("n"("f":1:2))'),
    'loc(callsite("a" at "b":1:2))',
)
NAMES = ("x", "tok", "v", "c0", "arg0", "a_b", "true")
MAX_DEPTH = 4

Value = tuple[str, str]
"""Name and type."""


def payload(type_: str) -> str:
    """T of `!async.value<T>`."""
    return type_.removeprefix("!async.value<").removesuffix(">")


def is_value(type_: str) -> bool:
    return type_.startswith("!async.value<")


def type_list(types: list[str]) -> str:
    """Types behind an arrow."""
    return types[0] if len(types) == 1 and not types[0].startswith("(") else f"({', '.join(types)})"


class Programs:
    """Makes modules from one source of random numbers."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.names = 0
        self.lines: list[str] = []
        self.functions: list[tuple[str, list[str], list[str], str]] = []
        self.dialect = "func"

    # Pieces of text

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def name(self) -> str:
        self.names += 1
        if self.chance(0.6):
            return f"%{self.random.choice(NAMES)}_{self.names}"
        return f"%{self.names + 100}"

    def attributes(self, keyword: str = "") -> str:
        if not self.chance(0.15):
            return ""
        chosen = self.random.sample(ATTRIBUTES, self.random.randint(1, 3))
        return f"{keyword} {{{', '.join(chosen)}}}"

    def location(self) -> str:
        return f" {self.random.choice(LOCATIONS)}" if self.chance(0.08) else ""

    def pick(self, values: list[Value], *types: str) -> Value | None:
        """A value of one of the types; `value` stands for any `!async.value`."""
        fitting = [v for v in values if v[1] in types or ("value" in types and is_value(v[1]))]
        return self.random.choice(fitting) if fitting else None

    def line(self, indent: int, text: str) -> None:
        self.lines.append(" " * indent + text)

    # Ops: each adds its lines and the values that it makes

    def constant(self, values: list[Value], indent: int) -> None:
        type_, number = self.random.choice(CONSTANTS)
        name = self.name()
        self.line(indent, f"{name} = arith.constant {number}" + ("" if type_ == "i1" else f" : {type_}"))
        values.append((name, type_))

    def execute(self, values: list[Value], indent: int, depth: int) -> None:
        dependencies = [v[0] for _ in range(self.random.randint(0, 2)) if (v := self.pick(values, TOKEN))]
        operands = [v for _ in range(self.random.randint(0, 2)) if (v := self.pick(values, "value"))]
        inner = list(values)
        arguments: list[str] = []
        for name, type_ in operands:
            argument = self.name()
            arguments.append(f"{name} as {argument}{self.random.choice((': ', ' : ', ':'))}{type_}")
            inner.append((argument, payload(type_)))
        place = len(self.lines)
        self.ops(inner, indent + 2, depth + 1, self.random.randint(0, 4))
        # MLIR takes no `!async.value` for a payload that is yielded.
        plain = [v for v in inner if not v[1].startswith("!async.")]
        yielded = [self.random.choice(plain) for _ in range(self.random.choice((0, 0, 1, 1, 2, 3))) if plain]
        types = [f"!async.value<{type_}>" for _, type_ in yielded]
        results, names = self.result_names(len(types))
        self.line(
            indent + 2,
            "async.yield"
            + (f" {', '.join(v[0] for v in yielded)} : {', '.join(v[1] for v in yielded)}" if yielded else "")
            + self.attributes(),
        )
        head = f"{results} = async.execute"
        if dependencies or self.chance(0.1):
            head += f" [{', '.join(dependencies)}]"
        if arguments or self.chance(0.1):
            head += f" ({', '.join(arguments)})"
        if types:
            head += " -> " + (type_list(types) if self.chance(0.5) else f"({', '.join(types)})")
        self.lines.insert(place, " " * indent + head + self.attributes(" attributes") + " {")
        self.line(indent, "}" + self.location())
        values.append((names[0], TOKEN))
        values.extend(zip(names[1:], types, strict=True))

    def result_names(self, count: int) -> tuple[str, list[str]]:
        """The text before `=` and the names of a token and `count` values, in groups or not."""
        token, group = self.name(), self.name()
        if count and self.chance(0.15):
            return f"{token}:{count + 1}", [f"{token}#{i}" for i in range(count + 1)]
        if count > 1 and self.chance(0.4):
            return f"{token}, {group}:{count}", [token, *(f"{group}#{i}" for i in range(count))]
        names = [token, *(self.name() for _ in range(count))]
        return ", ".join(names), names

    def await_(self, values: list[Value], indent: int) -> None:
        if (found := self.pick(values, TOKEN, "value")) is None:
            return
        tail = f"async.await {found[0]} : {found[1]}{self.attributes()}{self.location()}"
        if is_value(found[1]):
            name = self.name()
            self.line(indent, f"{name} = {tail}")
            values.append((name, payload(found[1])))
        else:
            self.line(indent, tail)

    def group(self, values: list[Value], indent: int) -> None:
        kind = self.random.choice(("create", "add", "add", "await"))
        group, member = self.pick(values, GROUP), self.pick(values, TOKEN, "value")
        name = self.name()
        if kind == "create" and (size := self.pick(values, "index")):
            runtime = self.random.choice(("", "runtime."))
            self.line(indent, f"{name} = async.{runtime}create_group {size[0]} : {GROUP}{self.attributes()}")
            values.append((name, GROUP))
        elif kind == "add" and group and member:
            if self.chance(0.5):
                text = f"async.add_to_group {member[0]}, {group[0]} : {member[1]}{self.attributes()}"
            else:
                text = f"async.runtime.add_to_group {member[0]}, {group[0]}{self.attributes()} : {member[1]}"
            self.line(indent, f"{name} = {text}")
            values.append((name, "index"))
        elif kind == "await" and group:
            self.line(indent, f"async.await_all {group[0]}{self.attributes()}")

    def runtime(self, values: list[Value], indent: int) -> None:
        op = self.random.choice(
            (
                *(
                    "create",
                    "create",
                    "num_worker_threads",
                    "set_available",
                    "set_error",
                    "is_error",
                    "await",
                ),
                *("add_ref", "drop_ref", "load", "store", "await_and_resume", "resume"),
            )
        )
        name, attributes = self.name(), self.attributes()
        found, handle = self.pick(values, TOKEN, "value"), self.pick(values, "!async.coro.handle")
        value = self.pick(values, "value")
        if op == "create":
            type_ = self.random.choice((TOKEN, "!async.value<i32>", "!async.value<f32>"))
            self.line(indent, f"{name} = async.runtime.create{attributes} : {type_}")
            values.append((name, type_))
        elif op == "num_worker_threads":
            self.line(indent, f"{name} = async.runtime.num_worker_threads{attributes} : index")
            values.append((name, "index"))
        elif op == "resume":
            if handle:
                self.line(indent, f"async.runtime.resume {handle[0]}{attributes}")
        elif op == "load":
            if value:
                type_ = self.random.choice((value[1], f"<{payload(value[1])}>"))
                self.line(indent, f"{name} = async.runtime.load {value[0]}{attributes} : {type_}")
                values.append((name, payload(value[1])))
        elif op == "store":
            if value and (data := self.pick(values, payload(value[1]))):
                type_ = self.random.choice((value[1], f"<{payload(value[1])}>"))
                self.line(indent, f"async.runtime.store {data[0]}, {value[0]}{attributes} : {type_}")
        elif op == "await_and_resume":
            if found and handle:
                tail = f"{found[0]}, {handle[0]}{attributes} : {found[1]}"
                self.line(indent, f"async.runtime.await_and_resume {tail}")
        elif found and op in ("add_ref", "drop_ref"):
            count = f"{{count = {self.random.randint(1, 3)} : i64}}"
            self.line(indent, f"async.runtime.{op} {found[0]} {count} : {found[1]}")
        elif found and op == "is_error":
            self.line(indent, f"{name} = async.runtime.is_error {found[0]}{attributes} : {found[1]}")
            values.append((name, "i1"))
        elif found:
            self.line(indent, f"async.runtime.{op} {found[0]}{attributes} : {found[1]}")

    def coro(self, values: list[Value], indent: int) -> None:
        op = self.random.choice(("id", "id", "begin", "begin", "save", "end", "free"))
        name, attributes = self.name(), self.attributes()
        identifier, handle = self.pick(values, "!async.coro.id"), self.pick(values, "!async.coro.handle")
        if op == "id":
            self.line(indent, f"{name} = async.coro.id{attributes}")
            values.append((name, "!async.coro.id"))
        elif op == "begin" and identifier:
            self.line(indent, f"{name} = async.coro.begin {identifier[0]}{attributes}")
            values.append((name, "!async.coro.handle"))
        elif op == "save" and handle:
            self.line(indent, f"{name} = async.coro.save {handle[0]}{attributes}")
            values.append((name, "!async.coro.state"))
        elif op == "end" and handle:
            self.line(indent, f"async.coro.end {handle[0]}{attributes}")
        elif op == "free" and handle and identifier:
            self.line(indent, f"async.coro.free {identifier[0]}, {handle[0]}{attributes}")

    def call(self, values: list[Value], indent: int, depth: int) -> None:
        if not self.functions:
            return
        symbol, inputs, outputs, dialect = self.random.choice(self.functions)
        arguments = [self.pick(values, type_) for type_ in inputs]
        if any(a is None for a in arguments):
            return
        names = [self.name() for _ in outputs]
        short = dialect == self.dialect and depth == 0 and self.chance(0.5)
        text = (
            f"{'call' if short else f'{dialect}.call'} @{symbol}({', '.join(a[0] for a in arguments if a)})"
        )
        text += f"{self.attributes()} : ({', '.join(inputs)}) -> {type_list(outputs) if outputs else '()'}"
        self.line(indent, f"{', '.join(names)} = {text}" if names else text)
        values.extend(zip(names, outputs, strict=True))

    def branch(self, values: list[Value], indent: int, depth: int) -> None:
        if (condition := self.pick(values, "i1")) is None:
            return
        self.line(indent, f"scf.if {condition[0]} {{")
        self.ops(list(values), indent + 2, depth + 1, self.random.randint(0, 3))
        if self.chance(0.4):
            self.line(indent, "} else {")
            self.ops(list(values), indent + 2, depth + 1, self.random.randint(1, 3))
        self.line(indent, "}")

    def unregistered(self, values: list[Value], indent: int, type_: str | None = None) -> str:
        type_ = type_ or self.random.choice(PAYLOADS)
        name = self.name()
        self.line(indent, f'{name} = "t.make"() : () -> {type_list([type_])}')
        values.append((name, type_))
        return name

    def ops(self, values: list[Value], indent: int, depth: int, count: int) -> None:
        for _ in range(count):
            kind = self.random.choices(
                (
                    "constant",
                    "execute",
                    "await",
                    "group",
                    "runtime",
                    "coro",
                    "call",
                    "branch",
                    "unregistered",
                ),
                (12, 22 if depth < MAX_DEPTH else 0, 10, 12, 17, 6, 7, 5 if depth < MAX_DEPTH else 0, 3),
            )[0]
            match kind:
                case "constant":
                    self.constant(values, indent)
                case "execute":
                    self.execute(values, indent, depth)
                case "await":
                    self.await_(values, indent)
                case "group":
                    self.group(values, indent)
                case "runtime":
                    self.runtime(values, indent)
                case "coro":
                    self.coro(values, indent)
                case "call":
                    self.call(values, indent, depth)
                case "branch":
                    self.branch(values, indent, depth)
                case _:
                    self.unregistered(values, indent)

    # Functions and modules

    def function(self, number: int) -> None:
        self.dialect = dialect = self.random.choice(("func", "async"))
        inputs = [self.random.choice(PAYLOADS) for _ in range(self.random.randint(0, 5))]
        outputs: list[str] = []
        if dialect == "async":
            outputs = [TOKEN] * self.random.randint(0, 1)
            payloads = [self.random.choice(("i32", "f32", "index")) for _ in range(self.random.randint(0, 2))]
            outputs = outputs + [f"!async.value<{p}>" for p in payloads] or [TOKEN]
        symbol = self.random.choice((f"f{number}", f'"a b{number}"', f"g.{number}$"))
        arrow = f" -> {type_list(outputs)}" if outputs else ""
        if self.chance(0.2):
            types = ", ".join(t + self.random.choice(("", " {t.noalias}")) for t in inputs)
            attributes = self.attributes(" attributes")
            self.line(0, f"{dialect}.func private @{symbol}({types}){arrow}{attributes}")
        else:
            self.definition(dialect, symbol, inputs, outputs, arrow)
        self.functions.append((symbol, inputs, outputs, dialect))

    def definition(
        self, dialect: str, symbol: str, inputs: list[str], outputs: list[str], arrow: str
    ) -> None:
        values = [(self.name(), type_) for type_ in inputs]
        arguments = ", ".join(
            f"{name}: {type_}{self.random.choice(('', '', '', ' {t.noalias, t.x = 1}'))}"
            for name, type_ in values
        )
        visibility = self.random.choice(("", "", "public ", "private ", "nested "))
        attributes = self.attributes(" attributes")
        self.line(0, f"{dialect}.func {visibility}@{symbol}({arguments}){arrow}{attributes} {{")
        self.ops(values, 2, 0, self.random.randint(2, 12))
        for number in range(self.random.choice((0, 0, 0, 1, 2))):
            handed, condition = self.pick(values, "i32", "index", TOKEN), self.pick(values, "i1")
            if handed and self.chance(0.5):
                name = self.name()
                self.line(2, f"cf.br ^b{number}({handed[0]} : {handed[1]})")
                self.line(0, f"^b{number}({name}: {handed[1]}):")
                values.append((name, handed[1]))
            else:
                to = (
                    f"cf.cond_br {condition[0]}, ^b{number}, ^b{number}" if condition else f"cf.br ^b{number}"
                )
                self.line(2, to)
                self.line(0, f"^b{number}:")
            self.ops(values, 2, 0, self.random.randint(0, 4))
        types = [payload(type_) for type_ in outputs if is_value(type_)]
        returned = [(self.pick(values, t) or (self.unregistered(values, 2, t), t))[0] for t in types]
        operands = f" {', '.join(returned)} : {', '.join(types)}" if types else ""
        self.line(2, f"{self.random.choice(('return', f'{dialect}.return'))}{operands}")
        self.line(0, "}")

    def module(self) -> str:
        """The text of a module."""
        for number in range(self.random.randint(1, 4)):
            self.function(number)
        return "\n".join(self.lines) + "\n"
