"""Random programs of memref ops that print what they compute: shapes, strides, views, casts, copies, loops.

All sizes, offsets and strides are known here, so every access is in bounds; types and operands hide them at
random.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from itertools import product
from math import prod

PRINTERS = {element: f"printMemref{element.upper()}" for element in ("f32", "f64", "i32", "i64")}


@dataclass(frozen=True)
class Buffer:
    """A memref value of the program, with what is true at run time and what its type says (None: dynamic)."""

    name: str
    element: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    known_shape: tuple[int | None, ...]
    known_strides: tuple[int | None, ...]
    known_offset: int | None
    root: int

    @property
    def is_identity(self) -> bool:
        """Whether the type has no layout: row-major and contiguous from the start."""
        return self.known_offset == 0 and self.known_strides == identity(self.known_shape)

    @property
    def type(self) -> str:
        """The MLIR type."""
        extents = "".join(f"{'?' if n is None else n}x" for n in self.known_shape)
        if self.is_identity:
            return f"memref<{extents}{self.element}>"
        strides = ", ".join("?" if n is None else str(n) for n in self.known_strides)
        amount = "?" if self.known_offset is None else self.known_offset
        offset = "" if amount == 0 else f", offset: {amount}"
        return f"memref<{extents}{self.element}, strided<[{strides}]{offset}>>"


def identity(shape: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """Row-major strides; None from where a size isn't known on."""
    strides: list[int | None] = []
    running: int | None = 1
    for extent in reversed(shape):
        strides.insert(0, running)
        running = None if running is None or extent is None else running * extent
    return tuple(strides)


def contiguous(
    name: str, element: str, shape: tuple[int, ...], known: tuple[int | None, ...], root: int
) -> Buffer:
    """A buffer without a layout."""
    strides = tuple(n or 0 for n in identity(shape))
    return Buffer(name, element, shape, strides, 0, known, identity(known), 0, root)


@dataclass
class Program:
    """Builds one program, a function `@run_TAG` and its globals."""

    random: random.Random
    tag: int
    lines: list[str] = field(default_factory=list)
    globals: list[str] = field(default_factory=list)
    buffers: list[Buffer] = field(default_factory=list)
    names: int = 0
    roots: int = 0
    indent: int = 1

    def name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def emit(self, line: str) -> None:
        self.lines.append("  " * self.indent + line)

    def index(self, value: int) -> str:
        name = self.name()
        self.emit(f"{name} = arith.constant {value} : index")
        return name

    def number(self, value: int) -> tuple[str, int | None]:
        """A number as an operand list has it, and what the type may say of it."""
        if self.random.random() < 0.4:
            return self.index(value), None
        return str(value), value

    def new_root(self) -> int:
        self.roots += 1
        return self.roots

    def pick(self, accept=lambda buffer: True) -> Buffer | None:
        """A random buffer that `accept` takes."""
        found = [buffer for buffer in self.buffers if accept(buffer)]
        return self.random.choice(found) if found else None

    # Making and filling

    def shape(self, largest_rank: int = 3) -> tuple[int, ...]:
        return tuple(self.random.randint(1, 4) for _ in range(self.random.randint(0, largest_rank)))

    def alloc(self, shape: tuple[int, ...] | None = None, element: str | None = None) -> Buffer:
        shape = self.shape() if shape is None else shape
        element = element or self.random.choice(list(PRINTERS))
        known = tuple(n if self.random.random() < 0.6 else None for n in shape)
        sizes = [self.index(n) for n, k in zip(shape, known, strict=True) if k is None]
        name = self.name()
        on_stack = self.random.random() < 0.2
        alignment = self.random.choice(["", "", " {alignment = 64 : i64}"])
        buffer = contiguous(name, element, shape, known, self.new_root())
        op = "alloca" if on_stack else "alloc"
        self.emit(f"{name} = memref.{op}({', '.join(sizes)}){alignment} : {buffer.type}")
        self.buffers.append(buffer)
        self.fill(buffer)
        return buffer

    def loops(self, shape: tuple[int, ...]) -> list[str]:
        """Open loops over a shape; the induction variables."""
        zero, one = self.index(0), self.index(1)
        bounds = [self.index(n) for n in shape]
        variables: list[str] = []
        if len(shape) > 1 and self.random.random() < 0.3:
            names = [self.name() for _ in shape]
            lower, step = (", ".join([value] * len(shape)) for value in (zero, one))
            self.emit(
                f"scf.parallel ({', '.join(names)}) = ({lower}) to ({', '.join(bounds)}) step ({step}) {{"
            )
            self.indent += 1
            return [*names, ""]
        for bound in bounds:
            variables.append(self.name())
            self.emit(f"scf.for {variables[-1]} = {zero} to {bound} step {one} {{")
            self.indent += 1
        return variables

    def close(self, variables: list[str]) -> None:
        if variables and variables[-1] == "":
            self.indent -= 1
            self.emit("}")
            return
        for _ in variables:
            self.indent -= 1
            self.emit("}")

    def converted(self, index: str, element: str) -> str:
        """An index as a value of an element type."""
        width = "i64" if element in ("f64", "i64") else "i32"
        integer = self.name()
        self.emit(f"{integer} = arith.index_cast {index} : index to {width}")
        if element.startswith("i"):
            return integer
        name = self.name()
        self.emit(f"{name} = arith.sitofp {integer} : {width} to {element}")
        return name

    def fill(self, buffer: Buffer) -> None:
        variables = self.loops(buffer.shape)
        places = [v for v in variables if v]
        total = self.index(self.random.randint(-9, 9))
        for place in places:
            scaled, summed = self.name(), self.name()
            factor = self.index(self.random.randint(-5, 7))
            self.emit(f"{scaled} = arith.muli {place}, {factor} : index")
            self.emit(f"{summed} = arith.addi {total}, {scaled} : index")
            total = summed
        value = self.converted(total, buffer.element)
        self.emit(f"memref.store {value}, {buffer.name}[{', '.join(places)}] : {buffer.type}")
        self.close(variables)

    def make_global(self) -> None:
        shape = tuple(self.random.randint(1, 3) for _ in range(self.random.randint(0, 2)))
        element = self.random.choice(["f32", "i32"])
        values = [self.random.randint(-9, 9) for _ in range(prod(shape))]
        text = [f"{n}.0" if element == "f32" else str(n) for n in values]

        def nest(axis: int, position: int) -> str:
            if axis == len(shape):
                return text[position]
            inner = prod(shape[axis + 1 :])
            return "[" + ", ".join(nest(axis + 1, position + k * inner) for k in range(shape[axis])) + "]"

        name = f"@global_{self.tag}_{len(self.globals)}"
        type_ = f"memref<{''.join(f'{n}x' for n in shape)}{element}>"
        self.globals.append(f'memref.global "private" constant {name} : {type_} = dense<{nest(0, 0)}>')
        value = self.name()
        self.emit(f"{value} = memref.get_global {name} : {type_}")
        target = self.alloc(shape, element)
        self.emit(f"memref.copy {value}, {target.name} : {type_} to {target.type}")

    # Views

    def subview(self) -> None:
        source = self.pick(lambda b: b.shape)
        if source is None:
            return
        offsets, sizes, steps = [], [], []
        for extent in source.shape:
            step = self.random.randint(1, 2)
            offset = self.random.randint(0, extent - 1)
            size = self.random.randint(1, (extent - offset - 1) // step + 1)
            offsets.append(offset)
            sizes.append(size)
            steps.append(step)
        texts = [[self.number(n) for n in numbers] for numbers in (offsets, sizes, steps)]
        lists = ["[" + ", ".join(text for text, _ in each) + "]" for each in texts]
        strides = tuple(s * k for s, k in zip(source.strides, steps, strict=True))
        known_strides = tuple(
            None if s is None or k is None else s * k
            for s, (_, k) in zip(source.known_strides, texts[2], strict=True)
        )
        known_offset = source.known_offset
        for (_, amount), stride in zip(texts[0], source.known_strides, strict=True):
            if known_offset is not None and amount is not None and (amount == 0 or stride is not None):
                known_offset += amount * (stride or 0)
            else:
                known_offset = None
        kept = [
            axis for axis in range(len(sizes)) if not (texts[1][axis][1] == 1 and self.random.random() < 0.4)
        ]
        dropped_all = [axis for axis in range(len(sizes)) if texts[1][axis][1] == 1]
        if len(kept) != len(sizes):
            kept = [axis for axis in range(len(sizes)) if axis not in dropped_all]
        result = Buffer(
            self.name(),
            source.element,
            tuple(sizes[a] for a in kept),
            tuple(strides[a] for a in kept),
            source.offset + sum(o * s for o, s in zip(offsets, source.strides, strict=True)),
            tuple(texts[1][a][1] for a in kept),
            tuple(known_strides[a] for a in kept),
            known_offset,
            source.root,
        )
        type_ = result.type
        if result.is_identity:
            strides_text = ", ".join(str(n) for n in result.known_strides)
            type_ = type_[:-1] + f", strided<[{strides_text}]>>"
        self.emit(f"{result.name} = memref.subview {source.name}{''.join(lists)} : {source.type} to {type_}")
        if result.is_identity and None not in result.known_strides:
            plain = replace(result, name=self.name())
            self.emit(f"{plain.name} = memref.cast {result.name} : {type_} to {plain.type}")
            result = plain
        elif result.is_identity:
            return
        self.buffers.append(result)

    def reinterpret(self) -> None:
        """A view of a contiguous buffer with strides of its own, some negative."""
        source = self.pick(lambda b: b.is_identity and b.shape)
        if source is None:
            return
        count = prod(source.shape)
        for _ in range(20):
            shape = tuple(self.random.randint(1, 3) for _ in range(self.random.randint(1, 3)))
            strides = tuple(self.random.choice([-3, -2, -1, 1, 2, 3, 4]) for _ in shape)
            places = product(*map(range, shape))
            reach = [sum(i * s for i, s in zip(at, strides, strict=True)) for at in places]
            low, high = min(reach), max(reach)
            if high - low < count:
                break
        else:
            return
        offset = self.random.randint(-low, count - 1 - high)
        texts = [self.number(offset)], [self.number(n) for n in shape], [self.number(n) for n in strides]
        known = [tuple(k for _, k in each) for each in texts]
        result = Buffer(
            self.name(), source.element, shape, strides, offset, known[1], known[2], known[0][0], source.root
        )
        if result.is_identity:
            return
        lists = ["[" + ", ".join(text for text, _ in each) + "]" for each in texts]
        self.emit(
            f"{result.name} = memref.reinterpret_cast {source.name} to offset: {lists[0]}, "
            f"sizes: {lists[1]}, strides: {lists[2]} : {source.type} to {result.type}"
        )
        # Elements may coincide, so it is only read: a loop over it has an order, a copy into it hasn't.
        self.print(result)

    def transpose(self) -> None:
        source = self.pick(lambda b: len(b.shape) > 1)
        if source is None:
            return
        order = self.random.sample(range(len(source.shape)), len(source.shape))

        def permuted(values):
            return tuple(values[axis] for axis in order)

        result = Buffer(
            self.name(),
            source.element,
            permuted(source.shape),
            permuted(source.strides),
            source.offset,
            permuted(source.known_shape),
            permuted(source.known_strides),
            source.known_offset,
            source.root,
        )
        if result.is_identity:
            return
        dims = ", ".join(f"d{axis}" for axis in range(len(order)))
        results = ", ".join(f"d{axis}" for axis in order)
        self.emit(
            f"{result.name} = memref.transpose {source.name} ({dims}) -> ({results}) : "
            f"{source.type} to {result.type}"
        )
        self.buffers.append(result)

    def collapse(self) -> None:
        source = self.pick(lambda b: len(b.shape) > 1 and b.is_identity)
        if source is None:
            return
        cut = self.random.randint(1, len(source.shape))
        groups = [list(range(cut)), *[[axis] for axis in range(cut, len(source.shape))]]
        shape = tuple(prod(source.shape[a] for a in group) for group in groups)
        is_known = [all(source.known_shape[a] is not None for a in group) for group in groups]
        known = tuple(extent if k else None for extent, k in zip(shape, is_known, strict=True))
        result = contiguous(self.name(), source.element, shape, known, source.root)
        self.emit(
            f"{result.name} = memref.collapse_shape {source.name} {groups} : {source.type} into {result.type}"
        )
        self.buffers.append(result)

    def expand(self) -> None:
        source = self.pick(lambda b: b.shape and b.is_identity and b.known_shape[0] is not None)
        if source is None:
            return
        first = source.shape[0]
        factor = self.random.choice([n for n in range(1, first + 1) if first % n == 0])
        shape = (factor, first // factor, *source.shape[1:])
        known = (factor, first // factor, *source.known_shape[1:])
        groups = [[0, 1], *[[axis] for axis in range(2, len(shape))]]
        sizes = [str(n) if k is not None else self.index(n) for n, k in zip(shape, known, strict=True)]
        result = contiguous(self.name(), source.element, shape, known, source.root)
        self.emit(
            f"{result.name} = memref.expand_shape {source.name} {groups} output_shape [{', '.join(sizes)}] : "
            f"{source.type} into {result.type}"
        )
        self.buffers.append(result)

    def cast(self) -> None:
        source = self.pick()
        if source is None:
            return
        shape = tuple(None if self.random.random() < 0.5 else n for n in source.known_shape)
        if source.is_identity:
            strides, offset = identity(shape), 0
        else:
            strides = tuple(None if self.random.random() < 0.5 else n for n in source.known_strides)
            offset = None if self.random.random() < 0.5 else source.known_offset
        result = replace(
            source, name=self.name(), known_shape=shape, known_strides=strides, known_offset=offset
        )
        if result.is_identity != source.is_identity:
            return
        if self.random.random() < 0.4:
            middle = self.name()
            self.emit(f"{middle} = memref.cast {source.name} : {source.type} to memref<*x{source.element}>")
            self.emit(f"{result.name} = memref.cast {middle} : memref<*x{source.element}> to {result.type}")
        elif result.type == source.type:
            return
        else:
            self.emit(f"{result.name} = memref.cast {source.name} : {source.type} to {result.type}")
        self.buffers.append(result)

    def reshape(self) -> None:
        source = self.pick(lambda b: b.is_identity and b.shape)
        if source is None:
            return
        shape = self.random.sample(source.shape, len(source.shape))
        sizes = self.name()
        sizes_type = f"memref<{len(shape)}xindex>"
        self.emit(f"{sizes} = memref.alloc() : {sizes_type}")
        for axis, extent in enumerate(shape):
            self.emit(f"memref.store {self.index(extent)}, {sizes}[{self.index(axis)}] : {sizes_type}")
        known = tuple(None if self.random.random() < 0.6 else n for n in shape)
        result = contiguous(self.name(), source.element, tuple(shape), known, source.root)
        self.emit(
            f"{result.name} = memref.reshape {source.name}({sizes}) : "
            f"({source.type}, {sizes_type}) -> {result.type}"
        )
        self.buffers.append(result)

    def view(self) -> None:
        shape = tuple(self.random.randint(1, 3) for _ in range(self.random.randint(1, 2)))
        element = self.random.choice(["f32", "i32"])
        room = prod(shape) * 4 + 16
        raw = self.name()
        self.emit(f"{raw} = memref.alloc() : memref<{room}xi8>")
        known = tuple(n if self.random.random() < 0.5 else None for n in shape)
        sizes = [self.index(n) for n, k in zip(shape, known, strict=True) if k is None]
        shift = self.index(self.random.choice([0, 4, 16]))
        result = contiguous(self.name(), element, shape, known, self.new_root())
        self.emit(
            f"{result.name} = memref.view {raw}[{shift}][{', '.join(sizes)}] : "
            f"memref<{room}xi8> to {result.type}"
        )
        self.buffers.append(result)
        self.fill(result)

    def choose(self) -> None:
        """One of two memrefs by a condition."""
        left = self.pick()
        right = left and self.pick(
            lambda b: (
                (b.type, b.shape, b.offset, b.strides) == (left.type, left.shape, left.offset, left.strides)
            )
        )
        if left is None or right is None:
            return
        condition = self.name()
        self.emit(f"{condition} = arith.constant {self.random.choice(['true', 'false'])}")
        taken = left if self.lines[-1].endswith("true") else right
        result = replace(taken, name=self.name())
        self.emit(f"{result.name} = scf.if {condition} -> ({left.type}) {{")
        self.emit(f"  scf.yield {left.name} : {left.type}")
        self.emit("} else {")
        self.emit(f"  scf.yield {right.name} : {right.type}")
        self.emit("}")
        self.buffers.append(result)

    # Data

    def copy(self) -> None:
        source = self.pick()
        target = source and self.pick(
            lambda b: b.shape == source.shape and b.element == source.element and b.root != source.root
        )
        if source is None:
            return
        if target is None:
            target = self.alloc(source.shape, source.element)
        self.emit(f"memref.copy {source.name}, {target.name} : {source.type} to {target.type}")

    def update(self) -> None:
        buffer = self.pick()
        if buffer is None:
            return
        variables = self.loops(buffer.shape)
        places = ", ".join(v for v in variables if v)
        integer = buffer.element.startswith("i")
        amount = self.name()
        value = self.random.randint(1, 9)
        self.emit(f"{amount} = arith.constant {value if integer else f'{value}.0'} : {buffer.element}")
        if self.random.random() < 0.4:
            kinds = "addi maxs mins ori andi xori maxu minu" if integer else "addf maximumf"
            kind = self.random.choice(kinds.split())
            self.emit(
                f"{self.name()} = memref.atomic_rmw {kind} {amount}, {buffer.name}[{places}] : "
                f"({buffer.element}, {buffer.type}) -> {buffer.element}"
            )
        else:
            loaded, new = self.name(), self.name()
            op = "arith.muli" if integer else "arith.mulf"
            self.emit(f"{loaded} = memref.load {buffer.name}[{places}] : {buffer.type}")
            self.emit(f"{new} = {op} {loaded}, {amount} : {buffer.element}")
            self.emit(f"memref.store {new}, {buffer.name}[{places}] : {buffer.type}")
        self.close(variables)

    def total(self) -> None:
        """A carried sum over a buffer, printed."""
        buffer = self.pick(lambda b: len(b.shape) == 1)
        if buffer is None:
            return
        integer = buffer.element.startswith("i")
        zero, one, bound = self.index(0), self.index(1), self.index(buffer.shape[0])
        start, result, carried, loaded, summed, place = (self.name() for _ in range(6))
        self.emit(f"{start} = arith.constant {'0' if integer else '0.0'} : {buffer.element}")
        self.emit(
            f"{result} = scf.for {place} = {zero} to {bound} step {one} iter_args({carried} = {start}) "
            f"-> ({buffer.element}) {{"
        )
        self.emit(f"  {loaded} = memref.load {buffer.name}[{place}] : {buffer.type}")
        op = "arith.addi" if integer else "arith.addf"
        self.emit(f"  {summed} = {op} {carried}, {loaded} : {buffer.element}")
        self.emit(f"  scf.yield {summed} : {buffer.element}")
        self.emit("}")
        self.emit(f"vector.print {result} : {buffer.element}")

    def dims(self) -> None:
        buffer = self.pick(lambda b: b.shape)
        if buffer is None:
            return
        zero, one, rank = self.index(0), self.index(1), self.index(len(buffer.shape))
        source, type_ = buffer.name, buffer.type
        if self.random.random() < 0.3:
            source, type_ = self.name(), f"memref<*x{buffer.element}>"
            self.emit(f"{source} = memref.cast {buffer.name} : {buffer.type} to {type_}")
            rank = self.name()
            self.emit(f"{rank} = memref.rank {source} : {type_}")
        axis, size = self.name(), self.name()
        self.emit(f"scf.for {axis} = {zero} to {rank} step {one} {{")
        self.emit(f"  {size} = memref.dim {source}, {axis} : {type_}")
        self.emit(f"  vector.print {size} : index")
        self.emit("}")

    def metadata(self) -> None:
        buffer = self.pick()
        if buffer is None:
            return
        rank = len(buffer.shape)
        base, offset = self.name(), self.name()
        names, types = [base, offset], [f"memref<{buffer.element}>", "index"]
        printed = [offset]
        if rank:
            sizes, strides = self.name(), self.name()
            names += [f"{sizes}:{rank}", f"{strides}:{rank}"]
            types += ["index"] * (2 * rank)
            for name in (sizes, strides):
                printed += [f"{name}#{axis}" for axis in range(rank)] if rank > 1 else [name]
            if rank == 1:
                names = [base, offset, sizes, strides]
        self.emit(
            f"{', '.join(names)} = memref.extract_strided_metadata {buffer.name} : "
            f"{buffer.type} -> {', '.join(types)}"
        )
        for name in printed:
            signed = self.name()
            self.emit(f"{signed} = arith.index_cast {name} : index to i64")
            self.emit(f"vector.print {signed} : i64")

    def print(self, buffer: Buffer | None = None) -> None:
        buffer = buffer or self.pick()
        if buffer is None:
            return
        name = self.name()
        self.emit(f"{name} = memref.cast {buffer.name} : {buffer.type} to memref<*x{buffer.element}>")
        self.emit(f"call @{PRINTERS[buffer.element]}({name}) : (memref<*x{buffer.element}>) -> ()")

    def text(self) -> list[str]:
        """The lines of globals and function."""
        return [*self.globals, f"func.func private @run_{self.tag}() {{", *self.lines, "  return", "}"]


STEPS = (
    *(Program.alloc, Program.subview, Program.subview, Program.reinterpret, Program.transpose),
    *(Program.collapse, Program.expand, Program.cast, Program.reshape, Program.view, Program.choose),
    *(Program.copy, Program.copy, Program.update, Program.total, Program.dims, Program.metadata),
    *(Program.print, Program.make_global),
)


def _function(seed: int, steps: int = 14) -> list[str]:
    made = Program(random.Random(seed), seed)
    made.alloc()
    made.alloc()
    for _ in range(steps):
        made.random.choice(STEPS)(made)
    for buffer in made.buffers:
        made.print(buffer)
    return made.text()


def program(*seeds: int) -> str:
    """A module whose function @main runs and prints the programs of some seeds."""
    lines = [
        f"func.func private @{function}(memref<*x{element}>) attributes {{llvm.emit_c_interface}}"
        for element, function in PRINTERS.items()
    ]
    for seed in seeds:
        lines += _function(seed)
    lines += [
        "func.func @main() {",
        *(f"  call @run_{seed}() : () -> ()" for seed in seeds),
        "  return",
        "}",
        "",
    ]
    return "\n".join(lines)
