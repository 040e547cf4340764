"""Random programs of the core dialects as MLIR text, one statement of every kind and form that MLIR takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

INTEGERS = ("i1", "i8", "i16", "i32", "i64", "index")
FLOATS = ("f16", "bf16", "f32", "f64")
VECTORS = ("vector<4xi32>", "vector<4xf32>", "vector<2x3xf32>", "vector<4xi1>", "vector<[4]xi32>")
MEMREFS = (
    "memref<4xf32>",
    "memref<?xf32>",
    "memref<?x4xi32>",
    "memref<f64>",
    "memref<4x4xf32, strided<[?, 1], offset: ?>>",
    "memref<?xf32, 1>",
    "memref<*xf32>",
    "memref<16xi8>",
    "memref<4xi32, #map>",
)
TYPES = (*INTEGERS, *FLOATS, *VECTORS, *MEMREFS, "complex<f32>", "tuple<i32, f32>", "none", "tensor<4xf32>")
ATTRIBUTES = (
    "foo",
    "a.b = 1 : i32",
    'text = "x\\22y"',
    "dense = dense<[1, 2]> : tensor<2xi32>",
    "arr = [1, 2.5, @f, i32, [unit]]",
    "dict = {b = true, a}",
    "map = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3 - 1)>",
    "idx = 7 : index",
    "fl = -1.5e-3 : f64",
    "arr32 = array<i32: 1, -2>",
    '"odd name" = 5 : i8',
    "type = memref<?xf32, strided<[1], offset: ?>>",
    "sym = @a::@b",
    "opaque = #foo.bar<x>",
    "set = affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>",
)
CONSTANTS = {
    "i1": ("true", "false"),
    "index": ("0", "1", "-7", "42"),
    **dict.fromkeys(("i8", "i16", "i32", "i64"), ("0", "1", "-1", "100")),
    **dict.fromkeys(FLOATS, ("0.0", "1.0", "-2.5", "1.0e+10", "0.1", "-0.0")),
    "vector<4xi32>": ("dense<1>", "dense<[1, 2, -3, 4]>"),
    "vector<4xf32>": ("dense<0.5>", "dense<[1.0, 2.0, 3.0, 4.0]>"),
    "vector<2x3xf32>": ("dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>",),
    "vector<4xi1>": ("dense<true>", "dense<[true, false, true, true]>"),
    "tensor<4xf32>": ("dense<1.0>",),
}
INT_BINARY = (
    "addi",
    "subi",
    "muli",
    "divsi",
    "divui",
    "remsi",
    "remui",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrsi",
    "shrui",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
)
INT_BINARY += ("ceildivsi", "ceildivui", "floordivsi")
FLOAT_BINARY = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
FLOAT_UNARY = ("exp", "exp2", "log", "sqrt", "sin", "cos", "tanh", "absf", "floor", "ceil", "round", "rsqrt")
CMPI = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CMPF = (
    "false",
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "uno",
    "true",
)
OVERFLOW = ("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
FASTMATH = ("", " fastmath<fast>", " fastmath<nnan,ninf>", " fastmath<contract>")


class TextGenerator:
    """Writes one module."""

    def __init__(self, seed: int):
        self.random = Random(seed)
        self.lines: list[str] = []
        self.scope: list[tuple[str, str]] = []
        self.indent = 1
        self.names = 0
        self.depth = 0
        self.statements: list[Callable[[], None]] = [
            getattr(self, name) for name in dir(self) if name.startswith("make_")
        ]

    # Pieces

    def line(self, text: str) -> None:
        self.lines.append("  " * self.indent + text)

    def attrs(self, chance: float = 0.2) -> str:
        if self.random.random() > chance:
            return ""
        return " {" + ", ".join(self.random.sample(ATTRIBUTES, self.random.randint(1, 3))) + "}"

    def variable(self, letter: str) -> str:
        """A name for the argument of a region."""
        self.names += 1
        return f"%{letter}{self.names}"

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def result(self, type_: str, text: str) -> str:
        """Write an op with one result; its operands are chosen before the result has a name."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        self.scope.append((name, type_))
        return name

    def dynamic(self, type_: str) -> str:
        """A value that is no constant."""
        return self.result(type_, f'"test.make"() : () -> {type_}')

    def define(self, type_: str) -> str:
        name = self.fresh()
        self.scope.append((name, type_))
        return name

    def value(self, *types: str) -> tuple[str, str]:
        """A value of one of the types, made if there is none."""
        found = [pair for pair in self.scope if pair[1] in types]
        if found and self.random.random() < 0.9:
            return self.random.choice(found)
        type_ = self.random.choice(types)
        if type_ in CONSTANTS:
            text = self.random.choice(CONSTANTS[type_])
            suffix = "" if type_ == "i1" else f" : {type_}"
            name = self.define(type_)
            self.line(f"{name} = arith.constant{self.attrs(0.1)} {text}{suffix}")
        else:
            name = self.define(type_)
            self.line(f'{name} = "test.make"() : () -> {type_}')
        return name, type_

    def of(self, type_: str) -> str:
        return self.value(type_)[0]

    def choose(self, options: Sequence[str]) -> str:
        return self.random.choice(options)

    # Statements

    def make_constant(self) -> None:
        self.value(self.choose(tuple(CONSTANTS)))

    def make_int_binary(self) -> None:
        a, type_ = self.value(*INTEGERS, "vector<4xi32>")
        op = self.choose(INT_BINARY)
        flags = self.choose(OVERFLOW) if op in ("addi", "subi", "muli", "shli") else ""
        self.result(type_, f"arith.{op} {a}, {self.of(type_)}{flags}{self.attrs()} : {type_}")

    def make_float_binary(self) -> None:
        a, type_ = self.value(*FLOATS, "vector<4xf32>", "vector<2x3xf32>")
        op = self.choose(FLOAT_BINARY)
        self.result(type_, f"arith.{op} {a}, {self.of(type_)}{self.choose(FASTMATH)}{self.attrs()} : {type_}")

    def make_float_unary(self) -> None:
        a, type_ = self.value(*FLOATS, "vector<4xf32>")
        op = self.choose(FLOAT_UNARY)
        self.result(type_, f"math.{op} {a}{self.choose(FASTMATH)}{self.attrs()} : {type_}")

    def make_compare(self) -> None:
        a, type_ = self.value(*INTEGERS, "vector<4xi32>")
        result = "vector<4xi1>" if type_.startswith("vector") else "i1"
        self.result(result, f"arith.cmpi {self.choose(CMPI)}, {a}, {self.of(type_)} : {type_}")
        a, type_ = self.value("f32", "f64", "vector<4xf32>")
        result = "vector<4xi1>" if type_.startswith("vector") else "i1"
        flags = self.choose(FASTMATH)
        self.result(result, f"arith.cmpf {self.choose(CMPF)}, {a}, {self.of(type_)}{flags} : {type_}")

    def make_select(self) -> None:
        a, type_ = self.value(*TYPES)
        self.result(type_, f"arith.select {self.of('i1')}, {a}, {self.of(type_)} : {type_}")
        mask, vector = self.of("vector<4xi1>"), self.of("vector<4xi32>")
        self.result(
            "vector<4xi32>",
            f"arith.select {mask}, {vector}, {vector}{self.attrs()} : vector<4xi1>, vector<4xi32>",
        )

    def make_cast(self) -> None:
        pairs = (
            ("extui", "i8", "i32"),
            ("extsi", "i32", "i64"),
            ("trunci", "i64", "i16"),
            ("extf", "f32", "f64"),
            ("truncf", "f64", "f32"),
            ("sitofp", "i32", "f32"),
            ("uitofp", "i1", "f64"),
            ("fptosi", "f32", "i32"),
            ("fptoui", "f64", "i8"),
            ("index_cast", "index", "i32"),
            ("index_castui", "i64", "index"),
            ("bitcast", "i32", "f32"),
            ("extsi", "vector<4xi1>", "vector<4xi32>"),
        )
        op, source, target = self.random.choice(pairs)
        value = self.of(source)
        self.result(target, f"arith.{op} {value}{self.attrs()} : {source} to {target}")

    def make_memref(self) -> None:
        size = self.of("index")
        self.result("memref<?xf32>", f"memref.alloc({size}){self.attrs()} : memref<?xf32>")
        if self.random.random() < 0.5:
            name = self.define("memref<4xf32>")
            self.line(f"{name} = memref.alloca() {{alignment = 16 : i64}} : memref<4xf32>")
        source = self.of("memref<4xf32>")
        target = self.choose(("memref<?xf32>", "memref<*xf32>"))
        self.result(target, f"memref.cast {source}{self.attrs()} : memref<4xf32> to {target}")

    def make_access(self) -> None:
        memory, type_ = self.value("memref<4xf32>", "memref<?xf32>", "memref<?x4xi32>", "memref<f64>")
        rank = {"memref<f64>": 0, "memref<?x4xi32>": 2}.get(type_, 1)
        element = {"memref<f64>": "f64", "memref<?x4xi32>": "i32"}.get(type_, "f32")
        indices = ", ".join(self.of("index") for _ in range(rank))
        self.result(element, f"memref.load {memory}[{indices}]{self.attrs()} : {type_}")
        value = self.of(element)
        self.line(f"memref.store {value}, {memory}[{indices}]{self.attrs()} : {type_}")

    def make_memory_ops(self) -> None:
        a, b = self.of("memref<?xf32>"), self.of("memref<4xf32>")
        index = self.of("index")
        kind = self.choose(("addf", "mulf", "assign", "maximumf", "minnumf"))
        value = self.of("f32")
        self.line(f"memref.copy {a}, {b}{self.attrs()} : memref<?xf32> to memref<4xf32>")
        self.result("index", f"memref.dim {a}, {index} : memref<?xf32>")
        self.result("f32", f"memref.atomic_rmw {kind} {value}, {a}[{index}] : (f32, memref<?xf32>) -> f32")
        view = "memref<?xf32, strided<[?], offset: ?>>"
        self.line(
            f"{self.fresh()} = memref.subview {a}[{index}] [{index}] [{index}] : memref<?xf32> to {view}"
        )
        bytes_ = self.of("memref<16xi8>")
        self.line(f"{self.fresh()} = memref.view {bytes_}[{index}][] : memref<16xi8> to memref<2xf32>")
        if self.random.random() < 0.3:
            self.line(f"memref.dealloc {a} : memref<?xf32>")

    def make_vector(self) -> None:
        value, type_ = self.value(*INTEGERS, "f32", "f64", "vector<4xf32>")
        ending = self.choose(("", " punctuation <comma>", " punctuation <no_punctuation>"))
        self.line(f"vector.print {value} : {type_}{ending}")
        self.line(self.choose(('vector.print str "a\\0A"', "vector.print punctuation <open>")))
        memory, index, pad = self.of("memref<?xf32>"), self.of("index"), self.of("f32")
        bounds = self.choose(("", " {in_bounds = [true]}"))
        vector = self.define("vector<4xf32>")
        self.line(
            f"{vector} = vector.transfer_read {memory}[{index}], {pad}{bounds} : memref<?xf32>, vector<4xf32>"
        )
        self.line(f"vector.transfer_write {vector}, {memory}[{index}]{bounds} : vector<4xf32>, memref<?xf32>")
        self.result("f32", f"vector.extract {vector}[{index}] : f32 from vector<4xf32>")
        self.result("vector<4xf32>", f"vector.broadcast {pad} : f32 to vector<4xf32>")

    def make_index(self) -> None:
        a, b = self.of("index"), self.of("index")
        op = self.choose(
            (
                "add",
                "sub",
                "mul",
                "divs",
                "ceildivu",
                "floordivs",
                "maxs",
                "minu",
                "shl",
                "shru",
                "and",
                "xor",
            )
        )
        self.result("index", f"index.{op} {a}, {b}{self.attrs()}")
        self.result("i1", f"index.cmp {self.choose(CMPI)}({a}, {b})")
        self.result("index", f"index.constant {self.random.randint(-5, 50)}")
        self.result("i32", f"index.casts {a} : index to i32")

    def make_affine(self) -> None:
        a, b = (self.result("index", f"arith.constant {n} : index") for n in (3, 5))
        memory = self.of("memref<?x4xi32>")
        self.result("index", f"affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 mod 2)>({a})[{b}]")
        self.result("index", f"affine.min affine_map<(d0) -> (d0, 7 - d0)>({a})")
        i, x = self.variable("i"), self.variable("x")
        body = [
            "  " * (self.indent + 1)
            + f"{x} = affine.load {memory}[{i}, {i} floordiv 2 + 1] : memref<?x4xi32>"
        ]
        bounds = self.choose(("0 to 10", f"0 to {a}", "affine_map<(d0) -> (d0 - 1)>(%a) to 5 step 2"))
        self.line(f"affine.for {i} = {bounds.replace('%a', a)} {{")
        self.lines += body
        self.line(f"}}{self.attrs()}")

    def make_unregistered(self) -> None:
        operands = [self.value(*TYPES) for _ in range(self.random.randint(0, 2))]
        names, types = ", ".join(o[0] for o in operands), ", ".join(o[1] for o in operands)
        results = [self.choose(TYPES) for _ in range(self.random.randint(0, 2))]
        attrs, arrow = self.attrs(0.5), results[0] if len(results) == 1 else f"({', '.join(results)})"
        defined = [self.define(r) for r in results]
        left = f"{', '.join(defined)} = " if defined else ""
        self.line(f'{left}"test.op"({names}){attrs} : ({types}) -> {arrow}')

    def make_call(self) -> None:
        self.result("i32", f"func.call @helper({self.of('i32')}, {self.of('f32')}) : (i32, f32) -> i32")
        self.result("() -> ()", "func.constant @nothing : () -> ()")
        message = self.choose(('"m"', '"a \\22b\\22"'))
        self.line(f"cf.assert {self.of('i1')}, {message}{self.attrs()}")

    def make_cast_op(self) -> None:
        value, type_ = self.value(*TYPES)
        target = self.choose(TYPES)
        name = self.define(target)
        self.line(f"{name} = builtin.unrealized_conversion_cast {value} : {type_} to {target}{self.attrs()}")

    # Regions

    def nested(self, statements: int) -> None:
        scope, self.scope = self.scope, list(self.scope)
        self.indent += 1
        self.depth += 1
        for _ in range(statements):
            self.statement()
        self.depth -= 1
        self.indent -= 1
        self.scope = scope

    def body(self, header: str, terminator: Callable[[], str], footer: str = "}") -> None:
        self.line(header + " {")
        scope, self.scope = self.scope, list(self.scope)
        self.indent += 1
        self.depth += 1
        for _ in range(self.random.randint(0, 3)):
            self.statement()
        if text := terminator():
            self.line(text)
        self.depth -= 1
        self.indent -= 1
        self.scope = scope
        self.line(footer)

    def make_for(self) -> None:
        lb, ub, step = self.of("index"), self.of("index"), self.dynamic("index")
        if self.random.random() < 0.5:
            self.names += 1
            self.body(f"scf.for %i{self.names} = {lb} to {ub} step {step}", lambda: "", f"}}{self.attrs()}")
            return
        start, type_ = self.value(*INTEGERS, *FLOATS)
        inner = f"%k{self.names}"
        header = (
            f"scf.for %i{self.names} = {lb} to {ub} step {step} iter_args({inner} = {start}) -> ({type_})"
        )
        name = self.fresh()

        def terminator() -> str:
            return f"scf.yield {inner} : {type_}"

        self.body(f"{name} = {header}", terminator)
        self.scope.append((name, type_))

    def make_if(self) -> None:
        cond = self.of("i1")
        if self.random.random() < 0.5:
            footer = self.choose(("}", "} else {\n" + "  " * self.indent + "}"))
            self.body(f"scf.if {cond}", lambda: "", footer)
            return
        types = [self.choose((*INTEGERS, *FLOATS)) for _ in range(self.random.randint(1, 2))]
        values = [self.of(type_) for type_ in types]
        text = f"scf.yield {', '.join(values)} : {', '.join(types)}"
        name = self.fresh()
        count = f":{len(types)}" if len(types) > 1 else ""
        self.body(f"{name}{count} = scf.if {cond} -> ({', '.join(types)})", lambda: text, "} else {")
        self.line(f"  {text}")
        self.line(f"}}{self.attrs()}")
        self.scope += [(f"{name}#{n}" if count else name, type_) for n, type_ in enumerate(types)]

    def make_while(self) -> None:
        start, type_ = self.value("i32", "f32", "index")
        inner, name, cond = f"%w{self.names}", self.fresh(), self.of("i1")
        header = f"{name} = scf.while ({inner} = {start}) : ({type_}) -> {type_}"
        self.body(header, lambda: f"scf.condition({cond}) {inner} : {type_}", "} do {")
        y = self.variable("y")
        self.line(f"^bb0({y}: {type_}):")
        self.line(f"  scf.yield {y} : {type_}")
        self.line("}")
        self.scope.append((name, type_))

    def make_parallel(self) -> None:
        lb, ub, step, start = self.of("index"), self.of("index"), self.dynamic("index"), self.of("f32")
        if self.random.random() < 0.5:
            p, q = self.variable("p"), self.variable("q")
            header = f"scf.parallel ({p}, {q}) = ({lb}, {lb}) to ({ub}, {ub}) step ({step}, {step})"
            self.body(header, lambda: "")
            return
        header = f"scf.parallel ({self.variable('p')}) = ({lb}) to ({ub}) step ({step}) init ({start}) -> f32"
        reduce = (
            f"scf.reduce({start} : f32) {{\n^bb0(%a: f32, %b: f32):\n"
            "%s = arith.addf %a, %b : f32\nscf.reduce.return %s : f32\n}"
        )
        self.body(f"{self.fresh()} = {header}", lambda: reduce)

    def make_execute_region(self) -> None:
        value, type_ = self.value("i32", "f32")
        text = f"cf.br ^next({value} : {type_})\n^next(%z: {type_}):\nscf.yield %z : {type_}"
        self.body(f"{self.fresh()} = scf.execute_region -> {type_}", lambda: text)

    def make_switch(self) -> None:
        index, value = self.of("index"), self.of("i32")
        text = f"scf.yield {value} : i32"
        self.result("i32", f"scf.index_switch {index} -> i32")
        self.line(f"case {self.random.randint(-3, 9)} {{ {text} }}")
        self.line(f"default {{ {text} }}")

    def statement(self) -> None:
        statement = self.random.choice(self.statements)
        regions = ("for", "if", "while", "parallel", "execute_region")
        if self.depth > 2 and statement.__name__.removeprefix("make_") in regions:
            statement = self.make_constant
        statement()

    def program(self) -> str:
        arguments = [self.choose(TYPES) for _ in range(self.random.randint(0, 4))]
        names = [self.define(type_) for type_ in arguments]
        header = ", ".join(f"{n}: {t}" for n, t in zip(names, arguments, strict=True))
        for _ in range(self.random.randint(3, 10)):
            self.statement()
        branch = self.random.random() < 0.5
        if branch:
            cond, value = self.of("i1"), self.of("i32")
            self.line(f"cf.cond_br {cond}, ^a({value} : i32), ^b{self.attrs()}")
            self.lines.append("^a(%block: i32):")
            self.line("cf.switch %block : i32, [\n      default: ^b,\n      7: ^a(%block : i32)\n    ]")
            self.lines.append("^b:")
        self.line("return")
        body = "\n".join(self.lines)
        return (
            "#map = affine_map<(d0) -> (d0 + 1)>\n"
            "func.func private @helper(i32, f32 {test.x}) -> i32\n"
            "func.func @nothing() { return }\n"
            f"func.func @f({header}) {{\n{body}\n}}\n"
        )


def program(seed: int) -> str:
    """The program of a seed."""
    return TextGenerator(seed).program()
