"""The llvm dialect as LLVM IR text.

Text, not `llvmlite.ir`: LLVM parses text anyway (llvmlite.ir prints itself for that), and
`llvmlite.ir` has no token type, no `presplitcoroutine`, no switch on edges with arguments and no
attributes on declarations of intrinsics. Ops are found by name and read by MLIR's property names,
so xDSL's op classes and Stretto's own are the same to this table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue

from stretto.codegen.llvm_constants import UnsupportedConstantError, constant_text
from stretto.codegen.llvm_types import TypeTable, UnsupportedTypeError, quoted
from stretto.diagnostics import emit_error
from stretto.interfaces.loops import ACCESS_GROUP, NO_UNROLL, PARALLEL_LOOP
from stretto.interfaces.rewriting import name_of

_ARGUMENT_FLAGS = {
    "llvm.inreg": "inreg",
    "llvm.nest": "nest",
    "llvm.noalias": "noalias",
    "llvm.nocapture": "captures(none)",
    "llvm.nofree": "nofree",
    "llvm.nonnull": "nonnull",
    "llvm.noundef": "noundef",
    "llvm.readnone": "readnone",
    "llvm.readonly": "readonly",
    "llvm.returned": "returned",
    "llvm.signext": "signext",
    "llvm.writeonly": "writeonly",
    "llvm.zeroext": "zeroext",
}
_ARGUMENT_INTEGERS = {
    "llvm.align": "align {}",
    "llvm.dereferenceable": "dereferenceable({})",
    "llvm.dereferenceable_or_null": "dereferenceable_or_null({})",
}
_ARGUMENT_TYPES = {"llvm.byval": "byval", "llvm.byref": "byref", "llvm.sret": "sret"}
_FUNCTION_FLAGS = {
    "always_inline": "alwaysinline",
    "cold": "cold",
    "convergent": "convergent",
    "hot": "hot",
    "no_inline": "noinline",
    "no_unwind": "nounwind",
    "noreturn": "noreturn",
    "optimize_none": "optnone",
    "will_return": "willreturn",
}
#: What `passthrough` may hold as a bare word; others become `"word"`, which LLVM ignores.
_PASSTHROUGH_WORDS = frozenset(
    [
        "alwaysinline",
        "cold",
        "hot",
        "inlinehint",
        "minsize",
        "mustprogress",
        "noinline",
        "norecurse",
        "noreturn",
        "nosync",
        "nounwind",
        "nofree",
        "optnone",
        "optsize",
        "presplitcoroutine",
        "willreturn",
    ]
)


#: Ops that list functions, and the property that holds the list.
FUNCTION_LISTS = {"llvm.mlir.global_ctors": "ctors", "llvm.mlir.global_dtors": "dtors"}


def integer(op: Operation, name: str) -> int | None:
    """An integer property or attribute of an op, by MLIR's name."""
    attribute = op.properties.get(name) or op.attributes.get(name)
    return attribute.value.data if isinstance(attribute, IntegerAttr) else None


def has_flag(op: Operation, name: str) -> bool:
    """Whether a unit or boolean property is set."""
    attribute = op.properties.get(name) or op.attributes.get(name)
    if isinstance(attribute, IntegerAttr):
        return attribute.value.data != 0
    return isinstance(attribute, UnitAttr)


def symbol(op: Operation, name: str) -> str | None:
    """The name that a symbol property holds."""
    attribute = op.properties.get(name)
    return attribute.string_value() if isinstance(attribute, SymbolRefAttr) else None


def symbol_name(op: Operation) -> str:
    """The name that a function or global defines."""
    name = op.properties.get("sym_name")
    assert isinstance(name, StringAttr)
    return name.data


def linkage(op: Operation) -> str:
    """The linkage of a function or global; a private symbol with a body is internal."""
    attribute = op.properties.get("linkage")
    word = attribute.linkage.data if isinstance(attribute, llvm.LinkageAttr) else "external"
    private = op.properties.get("sym_visibility") or op.attributes.get("sym_visibility")
    if word == "external" and isinstance(private, StringAttr) and private.data in ("private", "nested"):
        return "internal"
    return word


def integers(attribute: Attribute | None) -> list[int]:
    """The numbers of a dense array."""
    return [int(v) for v in attribute.get_values()] if isinstance(attribute, DenseArrayBase) else []


def array_entries(attribute: Attribute | None) -> tuple[Attribute, ...]:
    """The entries of an array attribute; none of any other."""
    return cast("ArrayAttr[Attribute]", attribute).data if isinstance(attribute, ArrayAttr) else ()


@dataclass
class Metadata:
    """The numbered metadata of a module."""

    nodes: list[str] = field(default_factory=list[str])

    def add(self, text: str) -> str:
        """A new node; `{self}` in the text stands for it."""
        name = f"!{len(self.nodes)}"
        self.nodes.append(f"{name} = {text.replace('{self}', name)}")
        return name


@dataclass
class FunctionWriter:
    """Writes the body of one function (or the initializer of one global)."""

    types: TypeTable
    declarations: dict[str, str]
    metadata: Metadata
    lines: list[str] = field(default_factory=list[str])
    _access_group: str = ""
    names: dict[SSAValue, str] = field(default_factory=dict[SSAValue, str])
    labels: dict[Block, str] = field(default_factory=dict[Block, str])
    incoming: dict[Block, list[tuple[Sequence[SSAValue], str]]] = field(
        default_factory=dict[Block, list[tuple[Sequence[SSAValue], str]]]
    )
    _edges: int = 0
    _pending_edges: list[str] = field(default_factory=list[str])

    def type(self, value: SSAValue) -> str:
        """The text of a value's type."""
        return self.types.spell(value.type)

    def use(self, value: SSAValue) -> str:
        """A value without its type. It may be defined further down."""
        name = self.names.get(value)
        if name is None:
            name = self.names[value] = f"%v{len(self.names)}"
        return name

    def typed(self, value: SSAValue) -> str:
        """A value with its type."""
        return f"{self.types.spell(value.type)} {self.use(value)}"

    def emit(self, text: str) -> None:
        """Adds an instruction without a result."""
        self.lines.append("  " + text)

    def define(self, value: SSAValue, text: str) -> None:
        """Adds an instruction with a result."""
        self.lines.append(f"  {self.use(value)} = {text}")

    def constant(self, value: SSAValue, text: str) -> None:
        """Lets a value stand for a constant."""
        self.names[value] = text

    def edge(self, source: Block, target: Block, arguments: Sequence[SSAValue], taken: set[Block]) -> str:
        """The label to branch to.

        `taken`: the targets of this terminator so far. A second edge to a block with arguments gets
        a block of its own, for a phi can't tell two edges from one block apart.
        """
        label = self.labels[target]
        if not target.args:
            return label
        if target in taken:
            split = f"e{self._edges}"
            self._edges += 1
            self._pending_edges.append(f"{split}:\n  br label %{label}")
            self.incoming.setdefault(target, []).append((arguments, split))
            return split
        taken.add(target)
        self.incoming.setdefault(target, []).append((arguments, self.labels[source]))
        return label

    def access_group(self) -> str:
        """The group of the function's accesses that its parallel loops are about."""
        self._access_group = self._access_group or self.metadata.add("distinct !{}")
        return self._access_group

    def access_metadata(self, op: Operation) -> str:
        """What is said of a load or store, behind it."""
        return f", !llvm.access.group {self.access_group()}" if has_flag(op, ACCESS_GROUP) else ""

    def loop_metadata(self, op: Operation) -> str:
        """What is said of the loop that a branch closes, behind the branch."""
        nodes: list[str] = []
        if has_flag(op, PARALLEL_LOOP):
            nodes.append(self.metadata.add(f'!{{!"{PARALLEL_LOOP}", {self.access_group()}}}'))
        if has_flag(op, NO_UNROLL):
            nodes.append(self.metadata.add(f'!{{!"{NO_UNROLL}"}}'))
            # What is left of it after vectorisation may be unrolled, unlike the loop as it was.
            done = self.metadata.add('!{!"llvm.loop.isvectorized", i32 1}')
            nodes.append(self.metadata.add(f'!{{!"llvm.loop.vectorize.followup_vectorized", {done}}}'))
        if not nodes:
            return ""
        return f", !llvm.loop {self.metadata.add('distinct !{' + ', '.join(['{self}', *nodes]) + '}')}"

    def write_body(
        self, blocks: Sequence[Block], write_op: Callable[[FunctionWriter, Operation], None]
    ) -> str:
        """The text of all blocks."""
        for k, block in enumerate(blocks):
            self.labels[block] = f"b{k}"
        # Constants stand for themselves wherever they are used, also above their definition in the text.
        for block in blocks:
            for op in block.ops:
                if op.name in CONSTANT_OPS:
                    write_op(self, op)
        bodies: list[tuple[Block, list[str]]] = []
        for block in blocks:
            self.lines = []
            for op in block.ops:
                if op.name not in CONSTANT_OPS:
                    write_op(self, op)
            bodies.append((block, self.lines + self._pending_edges))
            self._pending_edges = []
        text: list[str] = []
        for k, (block, lines) in enumerate(bodies):
            text.append(f"b{k}:")
            if k:
                text.extend(self._phis(block))
            text.extend(lines)
        return "\n".join(text)

    def _phis(self, block: Block) -> list[str]:
        edges = self.incoming.get(block, [])
        phis: list[str] = []
        for k, argument in enumerate(block.args):
            if not edges:  # unreachable: any value will do
                phis.append(f"  {self.use(argument)} = freeze {self.type(argument)} poison")
                continue
            pairs = ", ".join(f"[ {self.use(arguments[k])}, %{label} ]" for arguments, label in edges)
            phis.append(f"  {self.use(argument)} = phi {self.type(argument)} {pairs}")
        return phis


CONSTANT_OPS = frozenset(
    (
        *("llvm.mlir.constant", "llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.null"),
        *("llvm.mlir.none", "llvm.mlir.addressof"),
    )
)


def write_constant(writer: FunctionWriter, op: Operation) -> None:
    """Handles the ops of CONSTANT_OPS."""
    result = op.results[0]
    match op.name:
        case "llvm.mlir.constant":
            text = constant_text(op.properties["value"], result.type, writer.types)
        case "llvm.mlir.zero" | "llvm.mlir.null":
            text = "null" if isinstance(result.type, llvm.LLVMPointerType) else "zeroinitializer"
        case "llvm.mlir.undef":
            text = "undef"
        case "llvm.mlir.poison":
            text = "poison"
        case "llvm.mlir.none":
            text = "none"
        case _:
            text = f'@"{quoted(symbol(op, "global_name") or "")}"'
    writer.constant(result, text)


def argument_attributes(types: TypeTable, attributes: DictionaryAttr | None) -> str:
    """LLVM's attributes of one argument, each with a blank before it."""
    if attributes is None:
        return ""
    words: list[str] = []
    for name, value in attributes.data.items():
        if name in _ARGUMENT_FLAGS:
            words.append(_ARGUMENT_FLAGS[name])
        elif name in _ARGUMENT_INTEGERS and isinstance(value, IntegerAttr):
            words.append(_ARGUMENT_INTEGERS[name].format(value.value.data))
        elif name in _ARGUMENT_TYPES:
            words.append(f"{_ARGUMENT_TYPES[name]}({types.spell(value)})")
    return "".join(" " + word for word in words)


def _attribute_list(op: Operation, name: str, count: int) -> list[DictionaryAttr | None]:
    entries = array_entries(op.properties.get(name))
    return [a if isinstance(a, DictionaryAttr) else None for a in entries] if entries else [None] * count


def function_attributes(op: Operation) -> list[str]:
    """LLVM's attributes of a function, as words."""
    words = [word for name, word in _FUNCTION_FLAGS.items() if has_flag(op, name)]
    passthrough = op.properties.get("passthrough") or op.attributes.get("passthrough")
    for entry in array_entries(passthrough):
        match entry:
            case StringAttr():
                words.append(entry.data if entry.data in _PASSTHROUGH_WORDS else f'"{quoted(entry.data)}"')
            case ArrayAttr():
                match array_entries(cast("Attribute", entry)):
                    case (StringAttr(data=key), StringAttr(data=value)):
                        words.append(f'"{quoted(key)}"="{quoted(value)}"')
                    case _:
                        emit_error(op, f"'passthrough' holds {entry}, expected a pair of name and value")
            case _:
                emit_error(op, f"'passthrough' holds {entry}, expected a name or a pair of name and value")
    if "optnone" in words:  # LLVM's verifier wants both
        words.append("noinline")
    return list(dict.fromkeys(words))


@dataclass
class ModuleWriter:
    """Writes a module: globals, functions, declarations of intrinsics, named structs."""

    write_op: Callable[[FunctionWriter, Operation], None]
    types: TypeTable = field(default_factory=TypeTable)
    declarations: dict[str, str] = field(default_factory=dict[str, str])
    metadata: Metadata = field(default_factory=Metadata)
    parts: list[str] = field(default_factory=list[str])

    def _guarded(self, writer: FunctionWriter, op: Operation) -> None:
        try:
            if op.name in CONSTANT_OPS:
                write_constant(writer, op)
            else:
                self.write_op(writer, op)
        except (UnsupportedTypeError, UnsupportedConstantError) as error:
            emit_error(op, f"'{op.name}' op can't be compiled: {error}")

    def write_function(self, op: Operation) -> None:
        """An `llvm.func`, defined or declared."""
        function_type = op.properties["function_type"]
        assert isinstance(function_type, llvm.LLVMFunctionType)
        blocks = list(op.regions[0].blocks)
        writer = FunctionWriter(self.types, self.declarations, self.metadata)
        inputs = function_type.inputs.data
        try:
            output = self.types.spell(function_type.output)
            texts = [self.types.spell(t) for t in inputs]
        except UnsupportedTypeError as error:
            emit_error(op, f"'{op.name}' op can't be compiled: {error}")
        for k, attributes in enumerate(_attribute_list(op, "arg_attrs", len(inputs))):
            texts[k] += argument_attributes(self.types, attributes)
        (result_attributes,) = _attribute_list(op, "res_attrs", 1)[:1] or [None]
        output = (argument_attributes(self.types, result_attributes) + " " + output).strip()
        if blocks:
            texts = [f"{t} {writer.use(a)}" for t, a in zip(texts, blocks[0].args, strict=True)]
        if function_type.is_variadic:
            texts.append("...")
        convention = op.properties.get("CConv")
        words = ["define" if blocks else "declare"]
        if blocks and linkage(op) != "external":
            words.append(linkage(op))
        if isinstance(convention, llvm.CallingConventionAttr) and convention.cconv_name != "ccc":
            words.append(convention.cconv_name)
        name = quoted(symbol_name(op))
        head = f'{" ".join(words)} {output} @"{name}"({", ".join(texts)})'
        head = " ".join([head, *function_attributes(op)])
        if not blocks:
            self.declarations[name] = head
            return
        self.parts.append(f"{head} {{\n{writer.write_body(blocks, self._guarded)}\n}}")

    def write_global(self, op: Operation) -> None:
        """An `llvm.mlir.global`, with its value or the constant that its region computes."""
        type_ = op.properties["global_type"]
        try:
            value = self._initializer(op, type_)
            text = self.types.spell(type_)
        except (UnsupportedTypeError, UnsupportedConstantError) as error:
            emit_error(op, f"'{op.name}' op can't be compiled: {error}")
        link = linkage(op)
        words = [link] if link != "external" or value is None else []
        if space := integer(op, "addr_space"):
            words.append(f"addrspace({space})")
        words.append("constant" if has_flag(op, "constant") else "global")
        words.append(text)
        if value is not None:
            words.append(value)
        line = f'@"{quoted(symbol_name(op))}" = {" ".join(words)}'
        if alignment := integer(op, "alignment"):
            line += f", align {alignment}"
        self.parts.append(line)

    def write_function_list(self, op: Operation) -> None:
        """Functions to be called when the code is loaded or unloaded, with their priorities."""
        name = op.name.removeprefix("llvm.mlir.")
        functions = array_entries(op.properties[FUNCTION_LISTS[op.name]])
        priorities = array_entries(op.properties["priorities"])
        entries: list[str] = []
        for function, priority in zip(functions, priorities, strict=True):
            assert isinstance(function, SymbolRefAttr) and isinstance(priority, IntegerAttr)
            text = f'i32 {priority.value.data}, ptr @"{quoted(function.string_value())}", ptr null'
            entries.append(f"{{ i32, ptr, ptr }} {{ {text} }}")
        if entries:
            type_ = f"[{len(entries)} x {{ i32, ptr, ptr }}]"
            self.parts.append(f"@llvm.{name} = appending global {type_} [ {', '.join(entries)} ]")

    def _initializer(self, op: Operation, type_: Attribute) -> str | None:
        if (value := op.properties.get("value")) is not None:
            return constant_text(value, type_, self.types)
        if not op.regions[0].blocks:
            return None
        from stretto.codegen.llvm_initializers import initializer_text

        return initializer_text(op, FunctionWriter(self.types, self.declarations, self.metadata))

    def text(self, triple: str, data_layout: str) -> str:
        """The whole module."""
        head = [f'target triple = "{triple}"', f'target datalayout = "{data_layout}"']
        head += [f'%"{quoted(n)}" = type {body}' for n, body in self.types.named_structs.items()]
        return "\n".join([*head, *self.parts, *self.declarations.values(), *self.metadata.nodes, ""])


def export_module(
    module: ModuleOp, triple: str = "", data_layout: str = "", extra: Sequence[str] = ()
) -> str:
    """LLVM IR's text for a module of the llvm dialect.

    `extra`: definitions in LLVM IR to add. Raises DiagnosticError at an op that has no LLVM IR form.
    """
    from stretto.codegen.llvm_ops import write_op

    writer = ModuleWriter(write_op)
    for op in module.ops:
        match op.name:
            case "llvm.func":
                writer.write_function(op)
            case "llvm.mlir.global":
                writer.write_global(op)
            case "llvm.mlir.global_ctors" | "llvm.mlir.global_dtors":
                writer.write_function_list(op)
            case _:
                emit_error(op, f"'{name_of(op)}' op can't be compiled: it isn't in the llvm dialect")
    writer.parts.extend(extra)
    return writer.text(triple, data_layout)
