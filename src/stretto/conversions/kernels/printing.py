"""gpu.printf as a call of libc's printf, whose output is the program's."""

from __future__ import annotations

import re

from xdsl.dialects import arith, llvm
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    Float64Type,
    IndexType,
    IntegerType,
    SymbolRefAttr,
    TensorType,
    f64,
    i8,
    i32,
    i64,
)
from xdsl.ir import Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.kernels.builder import POINTER, Builder
from stretto.conversions.kernels.device_functions import DeviceModule
from stretto.diagnostics import emit_error
from stretto.dialects import gpu_ as gpu
from stretto.interfaces.rewriting import at

_PRINTF = llvm.LLVMFunctionType([POINTER], i32, True)


def _promoted(emit: Builder, value: SSAValue) -> SSAValue:
    """A value as C passes it to a function with any arguments."""
    match value.type:
        case IndexType():
            return emit.cast(value, i64)
        case Float64Type():
            return value
        case type_ if isinstance(type_, AnyFloat):
            return emit(arith.ExtFOp(value, f64))
        case IntegerType(width=width) if width.data < 32:
            # A truth value prints as 0 or 1.
            return emit((arith.ExtUIOp if width.data == 1 else arith.ExtSIOp)(value, i32))
        case _:
            return value


_CONVERSION = re.compile(r"%[-+ #0']*(\*|\d+)?(\.\*|\.\d*)?(?:hh|h|ll|l|L|q|j|z|t)?(?P<kind>.)?", re.DOTALL)


def _check_format(op: gpu.PrintfOp) -> None:
    """Refuse a format that would make printf read, or write, what isn't there."""
    kinds: list[str] = []
    for match in _CONVERSION.finditer(op.format.data):
        kind = match["kind"] or "%"
        kinds += ["*"] * (match[0].count("*") if kind != "%" else 0)
        kinds += [kind] if kind != "%" else []
    if len(kinds) > len(op.args):
        emit_error(
            op, f"'gpu.printf' op: the format takes {len(kinds)} arguments, but there are {len(op.args)}"
        )
    for kind, argument in zip(kinds, op.args, strict=False):
        if kind == "n" or (kind == "s" and not isinstance(argument.type, llvm.LLVMPointerType)):
            emit_error(
                op, f"'gpu.printf' op: the format's %{kind} can't take a value of type {argument.type}"
            )


def _text(module: DeviceModule, op: gpu.PrintfOp) -> str:
    data = [byte - 256 if byte > 127 else byte for byte in (*op.format.data.encode(), 0)]
    type_ = llvm.LLVMArrayType(len(data), i8)
    value = DenseIntOrFPElementsAttr.from_list(TensorType(i8, [len(data)]), data)
    name = module.new_symbol("gpu_printf_format")
    module.add(at(op.location, llvm.GlobalOp(type_, name, "internal", constant=True, value=value)))
    return name


def lower_printf(module: DeviceModule, region: Region, formats: dict[str, str]) -> None:
    """Replace each gpu.printf of a region. `formats`: the globals of format texts so far."""
    for op in list(region.walk()):
        if not isinstance(op, gpu.PrintfOp):
            continue
        _check_format(op)
        emit = Builder(InsertPoint.before(op), op.location)
        key = op.format.data
        if key not in formats:
            formats[key] = _text(module, op)
        address = emit.insert(llvm.AddressOfOp(formats[key], POINTER)).results[0]
        call = llvm.CallOp("printf", address, *(_promoted(emit, v) for v in op.args), return_type=i32)
        call.properties["var_callee_type"] = _PRINTF
        call.properties["callee"] = SymbolRefAttr("printf")
        emit.insert(call)
        Rewriter.erase_op(op)
        module.declare("printf", _PRINTF, op.location)
