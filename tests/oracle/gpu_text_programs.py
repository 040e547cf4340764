"""Random modules in the text of the gpu dialect: every op and clause, attributes, locations, regions.

The programs mean nothing; what counts is that they are valid, and how they are printed.
"""

from __future__ import annotations

import random

from async_text_programs import ATTRIBUTES, CONSTANTS, LOCATIONS, NAMES

TOKEN = "!gpu.async.token"
SHARED = "memref<?xi8, #gpu.address_space<workgroup>>"
MEMREFS = (
    *("memref<4xf32>", "memref<?xf32>", "memref<?x4xf32, 3>", "memref<f32, #gpu.address_space<workgroup>>"),
    *("memref<2x3xi32>", "memref<8xindex>", "memref<?xf32, strided<[2], offset: ?>>"),
    "memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>",
)
UNRANKED = ("memref<*xf32>", "memref<*xi32, 1>")
SCALARS = ("i1", "i32", "i64", "f32", "f64", "index", "vector<4xf32>", "vector<2xi32>")
PAYLOADS = (*MEMREFS, *UNRANKED, *SCALARS, TOKEN, TOKEN, "!llvm.ptr", "i32", "index")
DIMENSIONS = ("x", "y", "z")
IDS = ("thread_id", "block_id", "block_dim", "grid_dim", "global_id")
CLUSTER_IDS = ("cluster_id", "cluster_dim", "cluster_dim_blocks", "cluster_block_id")
SUBGROUPS = ("subgroup_id", "num_subgroups", "subgroup_size")
TARGETS = (
    *("#nvvm.target", '#nvvm.target<chip = "sm_90">', "#nvvm.target<O = 3, verifyTarget = false>"),
    '#nvvm.target<flags = {fast}, link = ["a.bc"]>',
)
OF_INTEGERS = ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor")
OF_FLOATS = ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf")
MAX_DEPTH = 3

Value = tuple[str, str]
"""Name and type."""


class Programs:
    """Makes modules from one source of random numbers."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.names = 0
        self.lines: list[str] = []
        self.kernels: list[tuple[str, list[str]]] = []
        self.in_kernel = False

    # Pieces of text

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def name(self) -> str:
        self.names += 1
        if self.chance(0.6):
            return f"%{self.random.choice(NAMES)}_{self.names}"
        return f"%{self.names + 100}"

    def attributes(self, keyword: str = "", probability: float = 0.15) -> str:
        if not self.chance(probability):
            return ""
        chosen = self.random.sample(ATTRIBUTES, self.random.randint(1, 3))
        return f"{keyword} {{{', '.join(chosen)}}}"

    def location(self) -> str:
        return f" {self.random.choice(LOCATIONS)}" if self.chance(0.08) else ""

    def pick(self, values: list[Value], *types: str) -> Value | None:
        fitting = [v for v in values if v[1] in types]
        return self.random.choice(fitting) if fitting else None

    def index(self, values: list[Value]) -> str:
        found = self.pick(values, "index")
        return self.make(values, "index") if found is None else found[0]

    def make(self, values: list[Value], type_: str) -> str:
        """The name of a new value of a type, from an op of no dialect."""
        name = self.name()
        self.line(f'{name} = "t.make"() : () -> {type_}')
        values.append((name, type_))
        return name

    def need(self, values: list[Value], type_: str) -> str:
        found = self.pick(values, type_)
        return self.make(values, type_) if found is None else found[0]

    def line(self, text: str) -> None:
        self.lines.append(text)

    # Host ops

    def asynchronous(self, values: list[Value], *, others: int = 0) -> tuple[str, str, list[str]]:
        """What stands before `=`, the async clause, and the names of the results."""
        is_async = self.chance(0.5)
        names = [self.name() for _ in range(others + is_async)]
        tokens = [v[0] for _ in range(self.random.randint(0, 2)) if (v := self.pick(values, TOKEN))]
        clause = "async " if is_async else ""
        if tokens or self.chance(0.05):
            clause += f"[{', '.join(tokens)}] "
        return f"{', '.join(names)} = " if names else "", clause, names

    def wait(self, values: list[Value]) -> None:
        results, clause, names = self.asynchronous(values)
        self.line(f"{results}gpu.wait {clause}{self.attributes()}{self.location()}")
        values.extend((name, TOKEN) for name in names)

    def alloc(self, values: list[Value]) -> None:
        type_ = self.random.choice(MEMREFS)
        sizes = ", ".join(self.index(values) for _ in range(type_.split(",")[0].count("?")))
        symbols = f"[{self.index(values)}]" if "[s0]" in type_ else "[]" if self.chance(0.05) else ""
        if "strided" in type_:
            symbols = f"[{self.index(values)}]"
        results, clause, names = self.asynchronous(values, others=1)
        shared = self.random.choice(("", "", "host_shared "))
        text = f"gpu.alloc {clause}{shared}({sizes}){symbols}{self.attributes()} : {type_}{self.location()}"
        self.line(results + text)
        values.append((names[0], type_))
        values.extend((name, TOKEN) for name in names[1:])

    def copy(self, values: list[Value]) -> None:
        target = self.pick(values, *MEMREFS)
        if target is None:
            return
        element = target[1].removeprefix("memref<").split(",")[0].removesuffix(">").split("x", 1)
        op = self.random.choice(("dealloc", "memset", "memcpy"))
        results, clause, names = self.asynchronous(values)
        match op:
            case "dealloc":
                tail = f"{target[0]}{self.attributes()} : {target[1]}"
            case "memcpy":
                source = self.need(values, target[1])
                tail = f"{target[0]}, {source} : {target[1]}, {target[1]}{self.attributes()}"
            case _:
                type_ = next(
                    t for t in ("index", "f32", "i32") if target[1].split(",")[0].rstrip(">").endswith(t)
                )
                value = self.need(values, type_)
                tail = f"{target[0]}, {value} : {target[1]}, {type_}{self.attributes()}"
        del element
        self.line(f"{results}gpu.{op} {clause}{tail}{self.location()}")
        values.extend((name, TOKEN) for name in names)

    def memory(self, values: list[Value]) -> None:
        type_ = self.random.choice(UNRANKED)
        op = self.random.choice(("host_register", "host_unregister"))
        self.line(f"gpu.{op} {self.need(values, type_)}{self.attributes()} : {type_}")
        if self.chance(0.3):
            self.line(f"gpu.set_default_device{self.attributes()} {self.need(values, 'i32')}")

    def three(self, values: list[Value], type_: str) -> str:
        return f"({', '.join(self.need(values, type_) for _ in range(3))})"

    def launch_func(self, values: list[Value]) -> None:
        symbol, inputs = self.random.choice(self.kernels)
        type_ = self.random.choice(("index", "index", "i32", "i64"))
        clusters = f"clusters in {self.three(values, type_)} " if self.chance(0.3) else ""
        blocks, threads = self.three(values, type_), self.three(values, type_)
        text = f"{clusters}blocks in {blocks} threads in {threads}"
        if type_ != "index" or self.chance(0.1):
            text += f" : {type_}"
        if self.chance(0.3):
            text += f" dynamic_shared_memory_size {self.need(values, 'i32')}"
        arguments = ", ".join(f"{self.need(values, t)} : {t}" for t in inputs)
        if arguments or self.chance(0.1):
            text += f" args({arguments})"
        if self.chance(0.2):
            stream, tokens, names = f"<{self.need(values, '!llvm.ptr')} : !llvm.ptr> ", "", ""
            if self.chance(0.5):
                name = self.name()
                names, tokens = f"{name} = ", "async "
                values.append((name, TOKEN))
            self.line(f"{names}gpu.launch_func {tokens}{stream}@{symbol} {text}{self.attributes()}")
            return
        results, clause, names = self.asynchronous(values)
        self.line(f"{results}gpu.launch_func {clause}@{symbol} {text}{self.attributes()}{self.location()}")
        values.extend((name, TOKEN) for name in names)

    def sizes(self, values: list[Value], keyword: str) -> tuple[str, list[Value]]:
        ids, names = [self.name() for _ in range(3)], [self.name() for _ in range(3)]
        given = ", ".join(f"{name} = {self.index(values)}" for name in names)
        return f"{keyword}({', '.join(ids)}) in ({given})", [(name, "index") for name in (*ids, *names)]

    def launch(self, values: list[Value], depth: int) -> None:
        token = f"{self.name()}" if self.chance(0.5) else ""
        clause = ""
        if token:
            tokens = [v[0] for _ in range(self.random.randint(0, 2)) if (v := self.pick(values, TOKEN))]
            clause = "async " + (f"[{', '.join(tokens)}] " if tokens else "")
        inner = list(values)
        text = ""
        if self.chance(0.2):
            clusters, names = self.sizes(values, "clusters")
            text += f"{clusters} "
            inner += names
        for keyword in ("blocks", "threads"):
            part, names = self.sizes(values, keyword)
            text += f"{part} "
            inner += names
        if self.chance(0.2):
            text += f"dynamic_shared_memory_size {self.need(values, 'i32')} "
        text += self.random.choice(
            ("", "", "", "module(@mod) ", "function(@fun) ", "module(@a) function(@b) ")
        )
        text += self.attributions(inner, with_attributes=False)
        inner = [v for v in inner if v in values or v[1] != TOKEN] + [v for v in values if v not in inner]
        self.line(f"{f'{token} = ' if token else ''}gpu.launch {clause}{text}{{")
        self.kernel_body(inner, depth + 1, "gpu.terminator")
        self.line(f"}}{self.attributes()}{self.location()}")
        if token:
            values.append((token, TOKEN))

    def attributions(self, inner: list[Value], *, with_attributes: bool = True) -> str:
        text = ""
        for keyword, space in (("workgroup", "workgroup"), ("private", "private")):
            if not self.chance(0.3):
                continue
            types = [
                self.random.choice((f"memref<4xf32, #gpu.address_space<{space}>>", "memref<4xf32, 5>"))
                for _ in range(self.random.randint(0, 2))
            ]
            names = [self.name() for _ in types]
            held = [self.random.choice(("", " {t.align = 4}")) if with_attributes else "" for _ in types]
            text += (
                f"{keyword}({', '.join(f'{n}: {t}{a}' for n, t, a in zip(names, types, held, strict=True))}) "
            )
            inner.extend(zip(names, types, strict=True))
        return text

    def execute(self, values: list[Value], depth: int) -> None:
        token, value = self.name(), self.name()
        self.line(f"{token}, {value} = async.execute -> !async.value<{TOKEN}> {{")
        inner = list(values)
        self.host_ops(inner, depth + 1, self.random.randint(0, 3))
        self.line(f"async.yield {self.need(inner, TOKEN)} : {TOKEN}")
        self.line("}")
        if self.chance(0.5):
            name = self.name()
            self.line(f"{name} = async.await {value} : !async.value<{TOKEN}>")
            values.append((name, TOKEN))

    def branch(self, values: list[Value], depth: int) -> None:
        name = self.name()
        self.line(f"{name} = scf.if {self.need(values, 'i1')} -> ({TOKEN}) {{")
        for end in ("} else {", "}"):
            inner = list(values)
            self.host_ops(inner, depth + 1, self.random.randint(0, 3))
            self.line(f"scf.yield {self.need(inner, TOKEN)} : {TOKEN}")
            self.line(end)
        values.append((name, TOKEN))

    def host_ops(self, values: list[Value], depth: int, count: int) -> None:
        for _ in range(count):
            deep = depth < MAX_DEPTH
            kind = self.random.choices(
                ("constant", "wait", "alloc", "copy", "memory", "launch_func", "launch", "execute", "branch"),
                (6, 15, 12, 20, 4, 18 if self.kernels else 0, 5 if deep else 0, 4 * deep, 4 * deep),
            )[0]
            match kind:
                case "constant":
                    self.constant(values)
                case "launch":
                    self.launch(values, depth)
                case "execute":
                    self.execute(values, depth)
                case "branch":
                    self.branch(values, depth)
                case _:
                    getattr(self, kind)(values)

    def constant(self, values: list[Value]) -> None:
        type_, number = self.random.choice(CONSTANTS)
        name = self.name()
        self.line(f"{name} = arith.constant {number}" + ("" if type_ == "i1" else f" : {type_}"))
        values.append((name, type_))

    # Device ops

    def ids(self, values: list[Value]) -> None:
        name = self.name()
        bound = self.random.choice(("", "", " upper_bound 64"))
        kind = self.random.choice(("id", "id", "cluster", "lane", "subgroup"))
        if kind in ("id", "cluster"):
            op = self.random.choice(IDS if kind == "id" else CLUSTER_IDS)
            text = f"gpu.{op} {self.random.choice(DIMENSIONS)}{bound}{self.attributes()}"
        elif kind == "lane":
            text = f"gpu.lane_id{bound}{self.attributes()}"
        else:
            text = f"gpu.{self.random.choice(SUBGROUPS)}{bound}{self.attributes()} : index"
        self.line(f"{name} = {text}{self.location()}")
        values.append((name, "index"))

    def all_reduce(self, values: list[Value]) -> None:
        type_ = self.random.choice(("i32", "f32", "f64"))
        value, name = self.need(values, type_), self.name()
        uniform = self.random.choice(("", " uniform"))
        if self.chance(0.5):
            op = self.random.choice(OF_INTEGERS if type_ == "i32" else OF_FLOATS)
            body = f"{op} {value}{uniform} {{}}"
        else:
            a, b, c = self.name(), self.name(), self.name()
            add = "arith.addi" if type_ == "i32" else "arith.addf"
            body = (
                f"{value}{uniform} {{\n^bb({a}: {type_}, {b} : {type_}):\n{c} = {add} {a}, {b} : {type_}\n"
                f"gpu.yield{self.attributes()} {c} : {type_}\n}}"
            )
        self.line(f"{name} = gpu.all_reduce {body}{self.attributes()} : ({type_}) -> {type_}")
        values.append((name, type_))

    def subgroup(self, values: list[Value]) -> None:
        type_ = self.random.choice(("i32", "f32", "vector<4xf32>", "vector<2xi32>"))
        value, name, valid = self.need(values, type_), self.name(), self.name()
        attributes = self.attributes()
        match self.random.choice(("reduce", "shuffle", "rotate", "broadcast")):
            case "reduce":
                op = self.random.choice(OF_INTEGERS if "i32" in type_ else OF_FLOATS)
                uniform = self.random.choice(("", " uniform"))
                cluster = self.random.choice(
                    ("", " cluster(size = 4)", " cluster(size=8, stride=2)", " cluster(size = 2, stride = 1)")
                )
                text = f"gpu.subgroup_reduce {op} {value}{uniform}{cluster}{attributes}"
                self.line(f"{name} = {text} : ({type_}) -> {type_}")
            case "shuffle":
                mode = self.random.choice(("xor", "up", "down", "idx"))
                offset, width = self.need(values, "i32"), self.need(values, "i32")
                text = f"gpu.shuffle {mode} {value}, {offset}, {width}{attributes} : {type_}"
                self.line(f"{name}, {valid} = {text}")
                values.append((valid, "i1"))
            case "rotate":
                text = f"gpu.rotate {value}, {self.random.randint(0, 7)}, {self.random.choice((8, 16))}"
                self.line(f"{name}, {valid} = {text}{attributes} : {type_}")
                values.append((valid, "i1"))
            case _:
                kind = "first_active_lane"
                if self.chance(0.5):
                    kind = f"specific_lane {self.need(values, 'i32')}"
                self.line(f"{name} = gpu.subgroup_broadcast {value}, {kind}{attributes} : {type_}")
        values.append((name, type_))

    def simple(self, values: list[Value]) -> None:
        match self.random.choice(("barrier", "printf", "shared", "atomic")):
            case "barrier":
                self.line(f"gpu.barrier{self.attributes()}{self.location()}")
            case "printf":
                types = [
                    self.random.choice(("i32", "f32", "index", "i1"))
                    for _ in range(self.random.randint(0, 3))
                ]
                given = ", ".join(self.need(values, t) for t in types)
                tail = f", {given} : {', '.join(types)}" if types else ""
                form = self.random.choice(('"x = %d\\n"', '"\\22q\\22"', '""', '"tab\\09end"'))
                self.line(f"gpu.printf {form}{self.attributes()}{tail}")
            case "shared":
                name = self.name()
                self.line(f"{name} = gpu.dynamic_shared_memory{self.attributes()} : {SHARED}")
                values.append((name, SHARED))
            case _:
                name, index = self.name(), self.index(values)
                target, value = self.need(values, "memref<4xf32>"), self.need(values, "f32")
                text = f"memref.atomic_rmw addf {value}, {target}[{index}]"
                self.line(f"{name} = {text} : (f32, memref<4xf32>) -> f32")
                values.append((name, "f32"))

    def warp(self, values: list[Value], depth: int) -> None:
        lane = self.index(values)
        inner = list(values)
        arguments = ""
        header = ""
        if self.chance(0.4):
            value, name = self.need(values, "vector<4xf32>"), self.name()
            arguments, header = f" args({value} : vector<4xf32>)", f"^bb0({name}: vector<128xf32>):"
            inner.append((name, "vector<128xf32>"))
        has_result = self.chance(0.5)
        result = self.name()
        arrow = f" -> ({'vector<1xf32>'})" if has_result else ""
        prefix = f"{result} = " if has_result else ""
        self.line(f"{prefix}gpu.warp_execute_on_lane_0({lane})[32]{arguments}{arrow} {{")
        if header:
            self.line(header)
        self.kernel_ops(inner, depth + 1, self.random.randint(0, 3))
        if has_result:
            self.line(f"gpu.yield {self.need(inner, 'vector<32xf32>')} : vector<32xf32>")
            values.append((result, "vector<1xf32>"))
        self.line(f"}}{self.attributes()}")

    def loop(self, values: list[Value], depth: int) -> None:
        lower, upper, step = (self.index(values) for _ in range(3))
        name = self.name()
        self.line(f"scf.for {name} = {lower} to {upper} step {step} {{")
        self.kernel_ops([*values, (name, "index")], depth + 1, self.random.randint(0, 3))
        self.line("}")

    def kernel_ops(self, values: list[Value], depth: int, count: int) -> None:
        for _ in range(count):
            deep = depth < MAX_DEPTH
            kind = self.random.choices(
                ("constant", "ids", "all_reduce", "subgroup", "simple", "warp", "loop"),
                (8, 20, 10, 20, 16, 5 * deep, 5 * deep),
            )[0]
            if kind in ("warp", "loop"):
                getattr(self, kind)(values, depth)
            else:
                getattr(self, kind)(values)

    def kernel_body(self, values: list[Value], depth: int, end: str) -> None:
        """Ops, perhaps in several blocks, and how each path ends."""
        self.kernel_ops(values, depth, self.random.randint(0, 6))
        for number in range(self.random.choice((0, 0, 0, 1))):
            self.line(f"cf.br ^b{number}")
            self.line(f"^b{number}:")
            self.kernel_ops(values, depth, self.random.randint(0, 3))
        self.line(end)

    # Functions and modules

    def kernel(self, module: str, number: int) -> None:
        is_kernel = self.chance(0.7)
        inputs = [self.random.choice((*MEMREFS, *SCALARS)) for _ in range(self.random.randint(0, 4))]
        outputs = [] if is_kernel else [self.random.choice(SCALARS) for _ in range(self.random.randint(0, 2))]
        values = [(self.name(), type_) for type_ in inputs]
        arguments = ", ".join(f"{n}: {t}{self.random.choice(('', '', ' {t.noalias}'))}" for n, t in values)
        arrow = f" -> ({', '.join(outputs)})" if len(outputs) != 1 else f" -> {outputs[0]}"
        attributions = self.attributions(values)
        symbol = self.random.choice((f"k{number}", f'"a b{number}"'))
        known = self.random.choice(
            ("", "", "known_block_size = array<i32: 32, 1, 1>", "known_grid_size = array<i32: 4, 2, 1>")
        )
        given = self.random.sample(ATTRIBUTES, self.random.choice((0, 0, 1, 2)))
        held = ", ".join([*filter(None, [known]), *given])
        self.line(
            f"gpu.func @{symbol}({arguments}){arrow if outputs else ''} {attributions}"
            f"{'kernel ' if is_kernel else ''}{f'attributes {{{held}}} ' if held else ''}{{"
        )
        self.kernel_ops(values, 0, self.random.randint(0, 8))
        returned = ", ".join(self.need(values, type_) for type_ in outputs)
        tail = f" {returned} : {', '.join(outputs)}" if outputs else ""
        self.line(f"gpu.return{self.attributes(probability=0.1)}{tail}{self.location()}")
        self.line(f"}}{self.location()}")
        if is_kernel:
            self.kernels.append((f"{module}::@{symbol}", inputs))

    def kernel_module(self, number: int) -> None:
        symbol = self.random.choice((f"m{number}", f'"m {number}"'))
        handler = self.random.choice(("", "", " <#gpu.select_object<0>>", "<#gpu.select_object>"))
        targets = ""
        if self.chance(0.4):
            targets = f" [{', '.join(self.random.choices(TARGETS, k=self.random.randint(1, 2)))}]"
        self.line(f"gpu.module @{symbol}{handler}{targets}{self.attributes(' attributes')} {{")
        for kernel in range(self.random.randint(0, 3)):
            self.kernel(symbol, kernel)
        self.line("}")

    def binary(self, number: int) -> None:
        handler = self.random.choice(("", "", "<#gpu.select_object>", "<#gpu.select_object<1 : i32>>"))
        kinds = ('"\\00x"', 'bin = "b"', 'assembly = "a"', 'offload = "o"', 'fatbin = "f"')
        objects = [
            f"#gpu.object<{self.random.choice(TARGETS)}, "
            f"{self.random.choice(('', '', 'properties = {O = 2 : i32}, '))}{self.random.choice(kinds)}>"
            for _ in range(self.random.randint(1, 3))
        ]
        self.line(f"gpu.binary @b{number} {handler}{self.attributes()} [{', '.join(objects)}]")
        self.kernels.append((f"b{number}::@any", [self.random.choice(SCALARS)]))

    def function(self, number: int) -> None:
        inputs = [self.random.choice(PAYLOADS) for _ in range(self.random.randint(0, 6))]
        values = [(self.name(), type_) for type_ in inputs]
        arguments = ", ".join(f"{n}: {t}" for n, t in values)
        self.line(f"func.func @f{number}({arguments}){self.attributes(' attributes')} {{")
        self.host_ops(values, 0, self.random.randint(2, 10))
        self.line("return")
        self.line("}")

    def module(self) -> str:
        """The text of a module."""
        self.line("module attributes {gpu.container_module} {")
        for number in range(self.random.randint(0, 2)):
            self.kernel_module(number)
        if self.chance(0.3):
            self.binary(0)
        for number in range(self.random.randint(1, 3)):
            self.function(number)
        self.line("}")
        return "\n".join(self.lines) + "\n"
