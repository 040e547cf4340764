"""Random programs for the conversions to LLVM: one function in most, reproducible by seed.

Operands are arguments, and distinct in one op, where MLIR would otherwise fold the op away while it
converts it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

PAYLOADS = (
    "f32",
    "i1",
    "index",
    "vector<4xf32>",
    "memref<?xf32>",
    "memref<2x?xindex, 3>",
    "memref<*xf64>",
    "complex<f32>",
    "!async.token",
    "!async.value<i8>",
    "vector<2x3xi16>",
)


class Program:
    """Lines of a function, and the values that are visible by type."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.scopes: list[dict[str, list[str]]] = [{}]
        self.count = 0
        self.depth = 1

    def emit(self, line: str) -> None:
        self.lines.append("  " * self.depth + line)

    def fresh(self, type_: str) -> str:
        self.count += 1
        name = f"%v{self.count}"
        self.scopes[-1].setdefault(type_, []).append(name)
        return name

    def all_of(self, type_: str) -> list[str]:
        return [name for scope in self.scopes for name in scope.get(type_, [])]

    def any_of(self, type_: str) -> str | None:
        names = self.all_of(type_)
        return self.random.choice(names) if names else None

    def types(self, prefix: str = "") -> list[str]:
        return sorted({t for scope in self.scopes for t in scope if scope[t] and t.startswith(prefix)})

    def argument(self, type_: str) -> str:
        return f"{self.fresh(type_)}: {type_}"


def value_of(payload: str) -> str:
    return f"!async.value<{payload}>"


class AsyncProgram(Program):
    """Runtime ops on tokens, values and groups, in straight lines, loops, branches and blocks."""

    def object_(self, kinds: str = "tvg") -> tuple[str, str] | None:
        prefixes = {"t": "!async.token", "v": "!async.value", "g": "!async.group"}
        types = [t for k in kinds for t in self.types(prefixes[k])]
        if not types:
            return None
        type_ = self.random.choice(types)
        name = self.any_of(type_)
        return None if name is None else (name, type_)

    def step(self) -> None:
        actions: list[Callable[[], None]] = [
            self.create,
            self.create,
            self.create_group,
            self.unary,
            self.unary,
            self.unary,
            self.count_references,
            self.store,
            self.load,
            self.load,
            self.add_to_group,
            self.use,
            self.use,
            self.call,
            self.if_,
            self.for_,
            self.region,
            self.threads,
        ]
        self.random.choice(actions)()

    def create(self) -> None:
        type_ = self.random.choice(["!async.token", *map(value_of, PAYLOADS)])
        self.emit(f"{self.fresh(type_)} = async.runtime.create : {type_}")

    def create_group(self) -> None:
        size = self.any_of("index")
        if size is not None:
            self.emit(f"{self.fresh('!async.group')} = async.runtime.create_group {size} : !async.group")

    def unary(self) -> None:
        name = self.random.choice(["set_available", "set_error", "is_error", "await"])
        found = self.object_("tv" if name.startswith("set") else "tvg")
        if found is None:
            return
        result = f"{self.fresh('i1')} = " if name == "is_error" else ""
        self.emit(f"{result}async.runtime.{name} {found[0]} : {found[1]}")

    def count_references(self) -> None:
        found = self.object_()
        if found is not None:
            name = self.random.choice(["add_ref", "drop_ref"])
            count = self.random.randint(1, 9)
            self.emit(f"async.runtime.{name} {found[0]} {{count = {count} : i64}} : {found[1]}")

    def store(self) -> None:
        found = self.object_("v")
        if found is None:
            return
        value = self.any_of(found[1].removeprefix("!async.value<")[:-1])
        if value is not None:
            self.emit(f"async.runtime.store {value}, {found[0]} : {found[1]}")

    def load(self) -> None:
        found = self.object_("v")
        if found is not None:
            payload = found[1].removeprefix("!async.value<")[:-1]
            self.emit(f"{self.fresh(payload)} = async.runtime.load {found[0]} : {found[1]}")

    def add_to_group(self) -> None:
        token, group = self.any_of("!async.token"), self.any_of("!async.group")
        if token is not None and group is not None:
            self.emit(f"{self.fresh('index')} = async.runtime.add_to_group {token}, {group} : !async.token")

    def threads(self) -> None:
        self.emit(f"{self.fresh('index')} = async.runtime.num_worker_threads : index")

    def use(self) -> None:
        types = self.random.choices(self.types(), k=self.random.randint(1, 3))
        names = [self.any_of(type_) or "" for type_ in types]
        self.emit(f'"test.use"({", ".join(names)}) : ({", ".join(types)}) -> ()')

    def call(self) -> None:
        token, value, index = self.any_of("!async.token"), self.any_of(value_of("f32")), self.any_of("index")
        if token is None or value is None or index is None:
            return
        first, second = self.fresh("!async.token"), self.fresh(value_of("f32"))
        self.emit(
            f"{first}, {second} = func.call @callee({token}, {value}, {index})"
            f" : (!async.token, !async.value<f32>, index) -> (!async.token, !async.value<f32>)"
        )

    def nested(self, steps: int) -> None:
        self.depth += 1
        for _ in range(steps):
            self.step()
        self.depth -= 1

    def if_(self) -> None:
        found = self.object_()
        condition = self.any_of("i1")
        if found is None or condition is None or self.depth > 3:
            return
        name, type_ = found
        lines = self.lines
        self.lines = []
        self.scopes.append({})
        self.nested(2)
        inner = self.any_of(type_) or name
        self.emit(f"  scf.yield {inner} : {type_}")
        self.scopes.pop()
        body, self.lines = self.lines, lines
        self.emit(f"{self.fresh(type_)} = scf.if {condition} -> ({type_}) {{")
        self.lines += body
        self.emit("} else {")
        self.emit(f"  scf.yield {name} : {type_}")
        self.emit("}")

    def for_(self) -> None:
        found = self.object_()
        bounds = [self.any_of("index") for _ in range(3)]
        if found is None or None in bounds or self.depth > 3:
            return
        name, type_ = found
        lines = self.lines
        self.lines = []
        self.scopes.append({})
        carried, index = self.fresh(type_), self.fresh("index")
        self.nested(3)
        self.emit(f"  scf.yield {self.any_of(type_)} : {type_}")
        self.scopes.pop()
        body, self.lines = self.lines, lines
        result = self.fresh(type_)
        self.emit(
            f"{result} = scf.for {index} = {bounds[0]} to {bounds[1]} step {bounds[2]}"
            f" iter_args({carried} = {name}) -> ({type_}) {{"
        )
        self.lines += body
        self.emit("}")

    def region(self) -> None:
        found = self.object_()
        if found is None or self.depth > 3:
            return
        name, type_ = found
        self.count += 1
        block = f"^r{self.count}"
        self.emit("scf.execute_region {")
        self.emit(f"  cf.br {block}({name} : {type_})")
        self.scopes.append({})
        self.emit(f"{block}({self.fresh(type_)}: {type_}):")
        self.nested(2)
        self.emit("  scf.yield")
        self.scopes.pop()
        self.emit("}")


def async_program(seed: int) -> str:
    """A module with runtime and coroutine ops."""
    program = AsyncProgram(seed)
    types = ["!async.token", "!async.group", "index", "i1", *map(value_of, PAYLOADS), *PAYLOADS]
    chosen = program.random.sample(types, 8)
    arguments = ", ".join(program.argument(type_) for type_ in chosen)
    is_coroutine = program.random.random() < 0.6
    if is_coroutine:
        program.emit("%id = async.coro.id")
        program.emit("%hdl = async.coro.begin %id")
        program.emit("%state = async.coro.save %hdl")
        if program.random.random() < 0.7:
            program.emit("async.runtime.resume %hdl")
        program.emit("async.coro.suspend %state, ^end, ^go, ^clean")
        program.emit("^go:")
    for _ in range(program.random.randint(3, 14)):
        program.step()
    program.emit("// the end")
    if is_coroutine:
        found = program.object_()
        if found is not None:
            program.emit(f"async.runtime.await_and_resume {found[0]}, %hdl : {found[1]}")
        program.emit("cf.br ^clean")
        program.emit("^clean:")
        program.emit("async.coro.free %id, %hdl")
        program.emit("cf.br ^end")
        program.emit("^end:")
        program.emit("async.coro.end %hdl")
        program.emit("return")
        outputs = "()"
    else:
        results = program.random.choices(program.types(), k=program.random.randint(0, 3))
        names = [program.any_of(type_) or "" for type_ in results]
        program.emit(f"return {', '.join(names)} : {', '.join(results)}" if results else "return")
        outputs = f"({', '.join(results)})"
    callee = (
        "func.func private @callee(!async.token, !async.value<f32>, index)"
        " -> (!async.token, !async.value<f32>)"
    )
    head = f"func.func @main({arguments}) -> {outputs} {{"
    return "\n".join([callee, head, *program.lines, "}", ""])


INTEGERS = (
    "i1",
    "i8",
    "i32",
    "i64",
    "index",
    "vector<4xi32>",
    "vector<2x3xi32>",
    "vector<4xindex>",
    "vector<[2]xi64>",
)
FLOATS = ("f16", "f32", "f64", "bf16", "vector<4xf32>", "vector<2x2x2xf64>", "vector<f32>")
BINARY = {
    "int": (
        *("addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrsi", "shrui", "divsi", "divui"),
        *("remsi", "remui", "maxsi", "maxui", "minsi", "minui"),
    ),
    "float": ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"),
}
PREDICATES = {
    "int": ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    "float": (
        *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
        *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
    ),
}
CASTS = (
    *(("extsi", a, b) for a, b in (("i8", "i32"), ("i1", "i8"), ("vector<4xi32>", "vector<4xi64>"))),
    *(("extui", a, b) for a, b in (("i8", "i64"), ("vector<2x3xi32>", "vector<2x3xi64>"))),
    *(("trunci", a, b) for a, b in (("i64", "i8"), ("vector<4xi32>", "vector<4xi1>"))),
    *(
        ("index_cast", a, b)
        for a, b in (("index", "i32"), ("i32", "index"), ("vector<4xindex>", "vector<4xi32>"))
    ),
    *(("index_castui", a, b) for a, b in (("index", "i32"), ("i8", "index"), ("index", "i64"))),
    *(("sitofp", a, b) for a, b in (("i32", "f64"), ("vector<4xi32>", "vector<4xf32>"))),
    *(("uitofp", a, b) for a, b in (("i64", "f32"), ("i1", "f16"))),
    *(("fptosi", a, b) for a, b in (("f32", "i32"), ("vector<2x2x2xf64>", "vector<2x2x2xi8>"))),
    *(("fptoui", a, b) for a, b in (("f64", "i64"), ("bf16", "i8"))),
    *(("extf", a, b) for a, b in (("f16", "f64"), ("vector<4xf32>", "vector<4xf64>"))),
    *(("truncf", a, b) for a, b in (("f64", "f32"), ("f32", "bf16"))),
    *(("bitcast", a, b) for a, b in (("f32", "i32"), ("i64", "f64"), ("vector<4xi32>", "vector<4xf32>"))),
)
CONSTANTS = (
    *("7 : i8", "-3 : i64", "true", "12 : index", "1.5 : f32", "-0.0 : f64", "0x7F800000 : f32"),
    *("dense<2> : vector<4xi32>", "dense<[1, -2, 3, 4]> : vector<4xindex>", "dense<0.5> : vector<2x2x2xf64>"),
    *("dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>", "dense<false> : vector<4xi1>"),
)
UNARY_MATH = (
    *("absf", "acos", "asin", "atan", "ceil", "cos", "cosh", "exp", "exp2", "expm1", "floor", "log", "log10"),
    *("log1p", "log2", "round", "roundeven", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
)


def flags_of(chooser: random.Random, kind: str, op: str) -> str:
    """Overflow or fast-math flags, or none."""
    if kind == "float":
        names = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
        chosen = [name for name in names if chooser.random() < 0.15]
        return f" fastmath<{','.join(chosen)}>" if chosen else ""
    if op in ("addi", "subi", "muli", "shli"):
        return chooser.choice(["", "", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"])
    return ""


def _bool_like(type_: str) -> str:
    """i1, or the vector of i1 of the same shape."""
    return re.sub(r"(index|bf16|[fi]\d+)>$", "i1>", type_) if type_.startswith("vector<") else "i1"


def arith_program(seed: int) -> str:
    """Arithmetic on scalars and vectors, each op on distinct arguments."""
    program = Program(seed)
    arguments = ", ".join(program.argument(type_) for type_ in (*INTEGERS, *FLOATS) * 2)
    pairs = {type_: program.all_of(type_) for type_ in program.types()}
    r = program.random
    for _ in range(r.randint(5, 25)):
        kind = r.choice(["int", "float"])
        type_ = r.choice(INTEGERS if kind == "int" else FLOATS)
        a, b = r.sample(pairs[type_], 2)
        action = r.randrange(7)
        result: tuple[str, str] | None = None
        if action <= 1:
            op = r.choice(BINARY[kind])
            if type_ == "i1" and op not in ("andi", "ori", "xori"):
                continue  # MLIR folds some of the others on i1.
            text = f"arith.{op} {a}, {b}{flags_of(r, kind, op)} : {type_}"
        elif action == 2:
            predicate = r.choice(PREDICATES[kind])
            op = "cmpi" if kind == "int" else "cmpf"
            if type_ == "i1" or predicate in ("false", "true"):
                continue
            fast = flags_of(r, kind, op) if kind == "float" else ""
            text = f"arith.{op} {predicate}, {a}, {b}{fast} : {type_}"
            result = (_bool_like(type_), "")
        elif action == 3:
            if type_ == "i1":
                continue
            text = f"arith.select {pairs['i1'][0]}, {a}, {b} : {type_}"
        elif action == 4:
            op, source, target = r.choice(CASTS)
            text = f"arith.{op} {r.choice(pairs[source])} : {source} to {target}"
            result = (target, "")
        elif action == 5:
            constant = r.choice(CONSTANTS)
            text = f"arith.constant {constant}"
            result = (constant.rpartition(" : ")[2] if " : " in constant else "i1", "")
        else:
            if kind == "float":
                text = f"arith.negf {a}{flags_of(r, kind, 'negf')} : {type_}"
            elif type_ not in ("i8", "i32", "i64", "index", "vector<4xi32>"):
                continue  # MLIR has these for one dimension only; xDSL has no vector constants of i128.
            else:
                op = r.choice(["addui_extended", "mulsi_extended", "mului_extended"])
                second = f", {_bool_like(type_)}" if op == "addui_extended" else ""
                program.emit(
                    f"{program.fresh('x')}, {program.fresh('x')} = arith.{op} {a}, {b} : {type_}{second}"
                )
                continue
        name = program.fresh("x")
        program.emit(f"{name} = {text}")
        used = result[0] if result else type_
        program.emit(f'"test.use"({name}) : ({used}) -> ()')
    return "\n".join([f"func.func @main({arguments}) {{", *program.lines, "  return", "}", ""])


def math_program(seed: int) -> str:
    """Functions of floats that MLIR makes intrinsics, on scalars and vectors."""
    program = Program(seed)
    arguments = ", ".join(program.argument(type_) for type_ in (*FLOATS * 2, "i32", "vector<4xi32>"))
    r = program.random
    for _ in range(r.randint(3, 12)):
        type_ = r.choice(FLOATS)
        a, b = r.sample(program.all_of(type_), 2)
        flags = flags_of(r, "float", "")
        action = r.randrange(5)
        if action <= 2:
            text = f"math.{r.choice(UNARY_MATH)} {a}{flags} : {type_}"
        elif action == 3:
            text = f"math.{r.choice(['atan2', 'copysign', 'powf'])} {a}, {b}{flags} : {type_}"
        else:
            integer = r.choice(["i32", "vector<4xi32>"])
            op = r.choice(["absi", "ctlz", "ctpop", "cttz"])
            text, type_ = f"math.{op} {program.any_of(integer)} : {integer}", integer
        name = program.fresh("x")
        program.emit(f"{name} = {text}")
        program.emit(f'"test.use"({name}) : ({type_}) -> ()')
    return "\n".join([f"func.func @main({arguments}) {{", *program.lines, "  return", "}", ""])


ARGUMENTS = (
    *("i32", "index", "f32", "memref<?xf32>", "memref<2x?xf32, 3>", "memref<*xf32>", "vector<4xindex>"),
    *("complex<f64>", "memref<f64>", "!llvm.ptr", "memref<4x4xi8, strided<[?, 1], offset: ?>>"),
)
ATTRIBUTES = (
    "",
    "",
    "",
    " attributes {llvm.emit_c_interface}",
    ' attributes {passthrough = ["noinline"], test.x}',
)


def func_program(seed: int) -> str:
    """Functions that take, return and pass on everything, and calls of them."""
    program = Program(seed)
    r = program.random
    signatures: list[tuple[str, list[str], list[str]]] = []
    text: list[str] = []
    for k in range(r.randint(2, 4)):
        inputs = r.choices(ARGUMENTS, k=r.randint(0, 4))
        outputs = [
            t for t in r.choices(ARGUMENTS, k=r.randint(0, 3)) if t != "memref<*xf32>" or r.random() < 0.5
        ]
        signatures.append((f"@f{k}", inputs, outputs))
    for k, (name, inputs, outputs) in enumerate(signatures):
        attributes = r.choice(ATTRIBUTES)
        visibility = r.choice(["", "private "])
        if k == 0 or r.random() < 0.25:
            head = f"func.func private {name}({', '.join(inputs)}) -> ({', '.join(outputs)}){attributes}"
            text.append(head)
            continue
        program.scopes, program.lines = [{}], []
        arguments: list[str] = []
        for type_ in inputs:
            extra = r.choice(
                ["", "", "", " {test.a}", " {llvm.noalias}" if "ref" in type_ or "ptr" in type_ else ""]
            )
            arguments.append(program.argument(type_) + extra)
        for _ in range(r.randint(0, 3)):
            callee, given, got = r.choice(signatures)
            names: list[str] = []
            for type_ in given:
                found = program.any_of(type_)
                if found is None:
                    found = program.fresh(type_)
                    program.emit(f'{found} = "test.make"() : () -> {type_}')
                names.append(found)
            if r.random() < 0.3:
                for found, type_ in zip(names, given, strict=True):
                    program.emit(f'"test.use"({found}) : ({type_}) -> ()')
            results = ", ".join(program.fresh(type_) for type_ in got)
            bound = f"{results} = " if results else ""
            program.emit(
                f"{bound}call {callee}({', '.join(names)}) : ({', '.join(given)}) -> ({', '.join(got)})"
            )
        values: list[str] = []
        for type_ in outputs:
            found = program.any_of(type_)
            if found is None:
                found = program.fresh(type_)
                program.emit(f'{found} = "test.make"() : () -> {type_}')
            values.append(found)
        tail = f"return {', '.join(values)} : {', '.join(outputs)}" if values else "return"
        head = (
            f"func.func {visibility}{name}({', '.join(arguments)}) -> ({', '.join(outputs)}){attributes} {{"
        )
        text += [head, *program.lines, f"  {tail}", "}"]
    return "\n".join([*text, ""])


def cf_program(seed: int) -> str:
    """A graph of blocks; every block is reached from the entry."""
    program = Program(seed)
    r = program.random
    types = ("i32", "index", "memref<?xf32>", "i1", "f32")
    arguments = ", ".join(program.argument(type_) for type_ in types)
    blocks = [(f"^b{k}", r.choices(types, k=r.randint(0, 3))) for k in range(r.randint(1, 5))]

    def target(k: int) -> str:
        label, wanted = blocks[k]
        if not wanted:
            return label
        names = [program.any_of(type_) or "" for type_ in wanted]
        return f"{label}({', '.join(names)} : {', '.join(wanted)})"

    def leave(following: int | None) -> None:
        if r.random() < 0.4:
            program.emit(f'cf.assert {program.any_of("i1")}, "message {r.randint(0, 3)}"')
        if r.random() < 0.4:
            type_ = r.choice(types)
            program.emit(f'"test.use"({program.any_of(type_)}) : ({type_}) -> ()')
        others = [target(r.randrange(len(blocks))) for _ in range(3)]
        first = others[0] if following is None else target(following)
        action = r.randrange(4)
        if following is None and action == 0:
            program.emit(f"return {program.any_of('index')} : index")
        elif action <= 1:
            weights = r.choice(["", "", " weights([3, 4])"])
            program.emit(f"cf.cond_br {program.any_of('i1')}{weights}, {first}, {others[1]}")
        elif action == 2:
            program.emit(f"cf.br {first}")
        else:
            program.emit(f"cf.switch {program.any_of('i32')} : i32, [")
            program.emit(f"  default: {first},")
            program.emit(f"  {r.randint(-5, 5)}: {others[1]},")
            program.emit(f"  {r.randint(6, 9)}: {others[2]}")
            program.emit("]")

    leave(0)
    for k, (label, wanted) in enumerate(blocks):
        program.scopes.append({})
        inner = ", ".join(program.argument(type_) for type_ in wanted)
        program.lines.append(f"{label}({inner}):" if inner else f"{label}:")
        leave(k + 1 if k + 1 < len(blocks) else None)
        program.scopes.pop()
    return "\n".join([f"func.func @main({arguments}) -> index {{", *program.lines, "}", ""])


GENERATORS: dict[str, Callable[[int], str]] = {
    "convert-async-to-llvm": async_program,
    "convert-func-to-llvm": func_program,
    "convert-cf-to-llvm": cf_program,
    "convert-arith-to-llvm": arith_program,
    "convert-math-to-llvm": math_program,
}
