"""The region of an `llvm.mlir.global`, folded to one constant."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects import llvm
from xdsl.ir import Attribute, Operation, SSAValue

from stretto.codegen.llvm_constants import UnsupportedConstantError
from stretto.codegen.llvm_export import CONSTANT_OPS, FunctionWriter, integers, write_constant
from stretto.diagnostics import emit_error

_CASTS = {
    "llvm.ptrtoint": "ptrtoint",
    "llvm.inttoptr": "inttoptr",
    "llvm.bitcast": "bitcast",
    "llvm.addrspacecast": "addrspacecast",
    "llvm.trunc": "trunc",
}
_BINARY = {"llvm.add": "add", "llvm.sub": "sub", "llvm.xor": "xor"}


@dataclass
class _Aggregate:
    """A struct or array under construction; members not yet set hold the text of the whole."""

    type: Attribute
    members: list[_Aggregate | str]


def _opened(value: _Aggregate | str, type_: Attribute) -> _Aggregate:
    if isinstance(value, _Aggregate):
        return _Aggregate(type_, list(value.members))
    if value not in ("poison", "undef", "zeroinitializer"):
        raise UnsupportedConstantError("a member of a constant that is already whole can't be replaced")
    match type_:
        case llvm.LLVMStructType():
            return _Aggregate(type_, [value] * len(type_.types.data))
        case llvm.LLVMArrayType():
            return _Aggregate(type_, [value] * type_.size.data)
        case _:
            raise UnsupportedConstantError(f"type {type_} has no members")


def _member_type(type_: Attribute, index: int) -> Attribute:
    if isinstance(type_, llvm.LLVMStructType):
        return type_.types.data[index]
    assert isinstance(type_, llvm.LLVMArrayType)
    return type_.type


def _inserted(
    whole: _Aggregate | str, type_: Attribute, path: list[int], value: _Aggregate | str
) -> _Aggregate | str:
    if not path:
        return value
    opened = _opened(whole, type_)
    member = _member_type(type_, path[0])
    opened.members[path[0]] = _inserted(opened.members[path[0]], member, path[1:], value)
    return opened


def _text(value: _Aggregate | str, writer: FunctionWriter) -> str:
    if isinstance(value, str):
        return value
    types = [_member_type(value.type, k) for k in range(len(value.members))]
    parts = [f"{writer.types.spell(t)} {_text(m, writer)}" for t, m in zip(types, value.members, strict=True)]
    left, right = ("{ ", " }") if isinstance(value.type, llvm.LLVMStructType) else ("[ ", " ]")
    return left + ", ".join(parts) + right


def initializer_text(op: Operation, writer: FunctionWriter) -> str:
    """The constant that the region returns.

    Raises DiagnosticError at an op that can't be part of a constant.
    """
    values: dict[SSAValue, _Aggregate | str] = {}
    blocks = list(op.regions[0].blocks)
    if len(blocks) != 1:
        emit_error(op, "the initializer of a global must be one block")

    def typed(value: SSAValue) -> str:
        return f"{writer.types.spell(value.type)} {_text(values[value], writer)}"

    for inner in blocks[0].ops:
        if inner.name == "llvm.return":
            return _text(values[inner.operands[0]], writer)
        result = inner.results[0] if len(inner.results) == 1 else None
        if result is None:
            break
        if inner.name in CONSTANT_OPS:
            write_constant(writer, inner)
            values[result] = writer.use(result)
        elif inner.name == "llvm.insertvalue":
            whole, value = inner.operands
            path = integers(inner.properties["position"])
            values[result] = _inserted(values[whole], whole.type, path, values[value])
        elif inner.name in _CASTS:
            target = writer.types.spell(result.type)
            values[result] = f"{_CASTS[inner.name]} ({typed(inner.operands[0])} to {target})"
        elif inner.name in _BINARY:
            left, right = inner.operands
            values[result] = f"{_BINARY[inner.name]} ({typed(left)}, {typed(right)})"
        elif inner.name == "llvm.getelementptr" and len(inner.operands) == 1:
            indices = [f"i32 {k}" for k in integers(inner.properties["rawConstantIndices"])]
            element = writer.types.spell(inner.properties["elem_type"])
            values[result] = f"getelementptr ({', '.join([element, typed(inner.operands[0]), *indices])})"
        else:
            emit_error(inner, f"'{inner.name}' op can't be part of the constant that a global is made of")
    emit_error(op, "the initializer of a global must end in 'llvm.return'")
