"""`convert-func-to-llvm`: functions, calls and returns to the LLVM dialect.

A memref is passed as its descriptor's fields and returned as its descriptor; several results are
returned as one struct. A function with `llvm.emit_c_interface` gets a wrapper `_mlir_ciface_NAME`
that takes and returns descriptors by pointer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache, partial

from xdsl.context import Context
from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, DictionaryAttr, ModuleOp, i32
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from stretto.conversions.dialect_conversion import Conversion, Patterns, pattern_of
from stretto.conversions.func_c_interface import C_INTERFACE, emit_c_interface
from stretto.conversions.func_descriptors import (
    copy_unranked,
    describe_static,
    is_memref,
    pack_arguments,
    static_layout,
    unpack,
)
from stretto.conversions.llvm_builder import LLVMBuilder
from stretto.conversions.llvm_types import LLVMTypeConverter
from stretto.diagnostics import emit_error
from stretto.dialects.mlir_text import func as func_text

_SIGNATURE = ("sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs")
_LLVM_PROPERTIES = (
    "frame_pointer",
    "no_inline",
    "no_unwind",
    "optimize_none",
    "passthrough",
    "target_cpu",
    "target_features",
    "tune_cpu",
    "unnamed_addr",
)
"""Attributes of a func.func that are properties of the llvm.func that it becomes."""


BARE_POINTERS = "llvm.bareptr"
"""The attribute of a function that passes and returns its memrefs, which must be static, as pointers."""


_CALL: Mapping[str, Attribute] = {
    "fastmathFlags": llvm.FastMathAttr(None),
    "CConv": llvm.CallingConventionAttr("ccc"),
    "op_bundle_sizes": DenseArrayBase.from_list(i32, ()),
    "TailCallKind": llvm.TailCallKindAttr(llvm.TailCallKind.NONE),
}
"""The properties of a plain call."""


@cache
def _segments(operands: int) -> DenseArrayBase:
    return DenseArrayBase.from_list(i32, [operands, 0])


class FuncLowering(Conversion):
    """The conversion of a module's functions. `internalize`: private functions that have a body get
    internal linkage, so that the optimizer may change or drop them. `bare_pointers`: memrefs are passed
    and returned as pointers, in all functions or else in those that are `bare` by their attribute."""

    def __init__(self, types: LLVMTypeConverter, internalize: bool, bare_pointers: bool, bare: Set[str]):
        super().__init__(types)
        self.builder = LLVMBuilder(self)
        self.internalize = internalize
        self.bare_pointers = bare_pointers
        self._always_bare = bare_pointers
        self._bare = bare

    def enter(self, function: str | None) -> None:
        """What is converted next belongs to a function, or calls it. None: it isn't known which."""
        self.bare_pointers = self.is_bare(function)

    def is_bare(self, function: str | None) -> bool:
        """Whether a function takes and returns pointers for memrefs."""
        return self._always_bare or function in self._bare

    def argument_types(self, type_: Attribute, op: Operation) -> list[Attribute]:
        """The types of the arguments that stand for one argument."""
        is_bare = self.bare_pointers and is_memref(type_)
        types = self.types.argument_types(type_, op, bare_pointers=is_bare)
        if is_bare:
            static_layout(type_, op)
        return types

    def result_type(self, types: Sequence[Attribute], op: Operation) -> Attribute:
        """The type that a function returns for all its results."""
        if self.bare_pointers:
            types = [self.argument_types(type_, op)[0] if is_memref(type_) else type_ for type_ in types]
        return self.types.result_type(types, op)

    def pack_entry_arguments(self, op: func.FuncOp) -> None:
        """Give the entry block the arguments of the LLVM function."""
        entry = op.body.blocks.first
        assert entry is not None
        for argument in entry.args:
            types = self.argument_types(argument.type, op)
            if not is_memref(argument.type):
                self.convert_argument(argument, types[0])
                continue
            pack_fields = describe_static if self.bare_pointers else pack_arguments
            pack = partial(pack_fields, self.builder, argument.type)
            self.split_argument(argument, types, pack)


def argument_attributes(c: FuncLowering, op: func.FuncOp) -> ArrayAttr[DictionaryAttr] | None:
    """The attributes of the LLVM function's arguments. Those of a memref go to none of its fields, but
    to a bare pointer."""
    if op.arg_attrs is None:
        return None
    attributes: list[DictionaryAttr] = []
    for type_, given in zip(op.function_type.inputs, op.arg_attrs, strict=True):
        spread = len(c.argument_types(type_, op))
        is_spread = is_memref(type_) and not c.bare_pointers
        attributes.extend([DictionaryAttr({})] * spread if is_spread else [given])
    return ArrayAttr(attributes)


def lower_func(c: FuncLowering, op: func.FuncOp) -> None:
    """The function itself, and the wrapper for C if it asks for one."""
    c.enter(op.sym_name.data)
    inputs = [part for type_ in op.function_type.inputs for part in c.argument_types(type_, op)]
    outputs = op.function_type.outputs.data
    type_ = llvm.LLVMFunctionType(inputs, c.result_type(outputs, op))
    given = {**op.attributes, **{k: v for k, v in op.properties.items() if k not in _SIGNATURE}}
    linkage = given.pop("llvm.linkage", llvm.LinkageAttr("external"))
    if not isinstance(linkage, llvm.LinkageAttr):
        emit_error(op, f"'func.func' op: llvm.linkage of @{op.sym_name.data} is no #llvm.linkage attribute")
    is_private = op.sym_visibility is not None and op.sym_visibility.data == "private"
    if c.internalize and is_private and op.body.blocks.first is not None:
        linkage = llvm.LinkageAttr("internal")
    convention = given.pop("CConv", None)
    if convention is not None and not isinstance(convention, llvm.CallingConventionAttr):
        emit_error(op, f"'func.func' op: CConv of @{op.sym_name.data} is no #llvm.cconv attribute")
    properties: dict[str, Attribute | None] = {
        "arg_attrs": argument_attributes(c, op),
        "res_attrs": op.res_attrs if len(outputs) == 1 else None,
        **{k: v for k, v in given.items() if k in _LLVM_PROPERTIES},
    }
    if op.body.blocks.first is not None:
        c.pack_entry_arguments(op)
    new = llvm.FuncOp(
        op.sym_name,
        type_,
        linkage,
        convention
        if isinstance(convention, llvm.CallingConventionAttr)
        else llvm.CallingConventionAttr("ccc"),
        sym_visibility=op.sym_visibility,
        body=op.detach_region(op.body),
        other_props=properties,
        extra_attrs={k: v for k, v in given.items() if k not in _LLVM_PROPERTIES},
    )
    c.emit(new)
    if C_INTERFACE in given and not c.bare_pointers:
        emit_c_interface(c.builder, op, new)
    c.replace(op)


def lower_return(c: FuncLowering, op: func.ReturnOp) -> None:
    """No value, one, or a struct of all."""
    parent = op.parent_op()
    c.enter(parent.sym_name.data if isinstance(parent, func.FuncOp | llvm.FuncOp) else None)
    types = [operand.type for operand in op.operands]
    values = c.operands(op.operands)
    if c.bare_pointers:
        values = [
            c.builder.extract(value, 0) if is_memref(type_) else value
            for type_, value in zip(types, values, strict=True)
        ]
    else:
        values = copy_unranked(c.builder, types, values, to_heap=True)
    if len(values) < 2:
        c.emit(llvm.ReturnOp(*values))
    else:
        packed = c.builder.poison(c.result_type(types, op))
        for index, value in enumerate(values):
            packed = c.builder.insert(packed, value, index)
        c.emit(llvm.ReturnOp(packed))
    c.replace(op)


def _lower_call(
    c: FuncLowering, op: Operation, callee: Attribute | None, pointer: list[SSAValue], given: list[SSAValue]
) -> None:
    types = [argument.type for argument in given]
    values = c.operands(given)
    arguments: list[SSAValue] = []
    for type_, value in zip(types, values, strict=True):
        if not is_memref(type_):
            arguments.append(value)
        elif c.bare_pointers:
            arguments.append(c.builder.extract(value, 1))
        else:
            arguments.extend(unpack(c.builder, type_, value))
    result_types = [result.type for result in op.results]
    result = c.result_type(result_types, op) if result_types else None
    operands = [*pointer, *arguments]
    call = llvm.CallOp.create(
        operands=operands,
        result_types=[] if result is None else [result],
        properties={
            **({} if callee is None else {"callee": callee}),
            **_CALL,
            "operandSegmentSizes": _segments(len(operands)),
        },
        attributes=op.attributes,
    )
    c.emit(call)
    results: list[SSAValue] = list(call.results)
    if len(result_types) > 1:
        results = [c.builder.extract(call.results[0], k) for k in range(len(result_types))]
    if c.bare_pointers:
        results = [
            describe_static(c.builder, type_, [value]) if is_memref(type_) else value
            for type_, value in zip(result_types, results, strict=True)
        ]
    else:
        results = copy_unranked(c.builder, result_types, results, to_heap=False)
    c.replace(op, results)


def lower_call(c: FuncLowering, op: func.CallOp) -> None:
    """A direct call."""
    c.enter(op.callee.string_value())
    _lower_call(c, op, op.callee, [], list(op.arguments))


def lower_call_indirect(c: FuncLowering, op: func_text.CallIndirectOp) -> None:
    """A call of a function value."""
    c.enter(None)
    _lower_call(c, op, None, [c.operand(op.callee)], list(op.callee_operands))


def lower_constant(c: FuncLowering, op: func_text.ConstantOp) -> None:
    """A function's address. Who calls it doesn't know of bare pointers."""
    name = op.value.string_value()
    if c.is_bare(name) and not c.is_bare(None):
        emit_error(op, f"'{op.name}' op: the address of '{name}', which takes bare pointers, can't be used")
    c.replace_by(op, llvm.AddressOfOp(op.value, llvm.LLVMPointerType()))


PATTERNS: Patterns = {
    func.FuncOp: lower_func,
    func.ReturnOp: lower_return,
    func.CallOp: lower_call,
    func_text.CallIndirectOp: lower_call_indirect,
    func_text.ConstantOp: lower_constant,
}


@dataclass(frozen=True)
class ConvertFuncToLLVMPass(ModulePass):
    """Lowers the func dialect. `index-bitwidth`: bits of an index, 0 for the data layout's.
    `internalize`: internal linkage for private functions that have a body.
    `use-bare-ptr-memref-call-conv`: memrefs, which must be static, are passed as pointers; so they are by
    functions with the attribute `llvm.bareptr`."""

    name = "convert-func-to-llvm"

    index_bitwidth: int = 0
    internalize: bool = False
    use_bare_ptr_memref_call_conv: bool = False

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        ops = list(op.walk())
        for inner in ops:
            if inner.name.startswith("func.") and pattern_of(inner, PATTERNS) is None:
                emit_error(inner, f"'{inner.name}' op can't be lowered by {self.name}")
        types = LLVMTypeConverter.for_module(op, self.index_bitwidth)
        functions = [inner for inner in ops if isinstance(inner, func.FuncOp)]
        bare = {inner.sym_name.data for inner in functions if inner.attributes.pop(BARE_POINTERS, None)}
        lowering = FuncLowering(types, self.internalize, self.use_bare_ptr_memref_call_conv, bare)
        lowering.run(ops, PATTERNS)
