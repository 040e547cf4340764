"""Wrappers `_mlir_ciface_NAME` for functions with `llvm.emit_c_interface`.

The wrapper takes each memref as a pointer to its descriptor, and writes a struct that the function
returns through a pointer, its first argument. For a function with a body the wrapper calls it; for
a declaration the wrapper is what C defines, and the function gets a body that calls the wrapper.
"""

from __future__ import annotations

from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Attribute, Block, SSAValue

from stretto.conversions.func_descriptors import is_memref, pack_arguments, unpack
from stretto.conversions.llvm_builder import LLVMBuilder

C_INTERFACE = "llvm.emit_c_interface"
_POINTER = llvm.LLVMPointerType()


def emit_c_interface(builder: LLVMBuilder, op: func.FuncOp, new: llvm.FuncOp) -> None:
    """Emit the wrapper of a function: `op` as it was, `new` as it is lowered."""
    result = new.function_type.output
    returns_struct = isinstance(result, llvm.LLVMStructType)
    inputs: list[Attribute] = [
        _POINTER if is_memref(type_) else builder.types.convert_at(type_, op)
        for type_ in op.function_type.inputs
    ]
    properties = {
        k: v
        for k, v in new.properties.items()
        if k not in ("sym_name", "function_type", "linkage", "CConv", "visibility_", "arg_attrs", "res_attrs")
    }
    if op.arg_attrs is not None:
        first = [DictionaryAttr({})] if returns_struct else []
        properties["arg_attrs"] = ArrayAttr([*first, *op.arg_attrs])
    if op.res_attrs is not None and not returns_struct:
        properties["res_attrs"] = op.res_attrs
    wrapper = llvm.FuncOp(
        f"_mlir_ciface_{op.sym_name.data}",
        llvm.LLVMFunctionType(
            [_POINTER, *inputs] if returns_struct else inputs, None if returns_struct else result
        ),
        llvm.LinkageAttr("external"),
        new.CConv,
        sym_visibility=new.sym_visibility,
        other_props=dict(properties),
        extra_attrs=new.attributes,
    )
    builder.conversion.emit(wrapper)
    if new.body.blocks.first is None:
        _define_by_wrapper(builder, op, new, wrapper)
    else:
        _define_wrapper(builder, op, new, wrapper)


def _entry_of(op: llvm.FuncOp) -> Block:
    block = Block(arg_types=op.function_type.inputs)
    for argument in block.args:
        argument.location = op.location
    op.body.add_block(block)
    return block


def _define_wrapper(builder: LLVMBuilder, op: func.FuncOp, new: llvm.FuncOp, wrapper: llvm.FuncOp) -> None:
    result = new.function_type.output
    entry = _entry_of(wrapper)
    given: list[SSAValue] = list(entry.args)
    target = given.pop(0) if isinstance(result, llvm.LLVMStructType) else None
    with builder.conversion.emitting_into(entry):
        arguments: list[SSAValue] = []
        for type_, argument in zip(op.function_type.inputs, given, strict=True):
            if is_memref(type_):
                descriptor = builder.load(argument, builder.types.convert_at(type_, op))
                arguments.extend(unpack(builder, type_, descriptor))
            else:
                arguments.append(argument)
        is_void = isinstance(result, llvm.LLVMVoidType)
        call = llvm.CallOp(op.sym_name, *arguments, return_type=None if is_void else result)
        builder.conversion.emit(call)
        if target is not None:
            builder.store(call.results[0], target)
            builder.conversion.emit(llvm.ReturnOp())
        else:
            builder.conversion.emit(llvm.ReturnOp(*call.results))


def _define_by_wrapper(builder: LLVMBuilder, op: func.FuncOp, new: llvm.FuncOp, wrapper: llvm.FuncOp) -> None:
    result = new.function_type.output
    new.linkage = llvm.LinkageAttr("private")
    entry = _entry_of(new)
    given = list(entry.args)
    with builder.conversion.emitting_into(entry):
        arguments: list[SSAValue] = []
        target: SSAValue | None = None
        if isinstance(result, llvm.LLVMStructType):
            target = builder.alloca(builder.index(1), result)
            arguments.append(target)
        for type_ in op.function_type.inputs:
            count = len(builder.types.argument_types(type_, op))
            parts, given = given[:count], given[count:]
            if not is_memref(type_):
                arguments.append(parts[0])
                continue
            descriptor = pack_arguments(builder, type_, parts)
            slot = builder.alloca(builder.index(1), descriptor.type)
            builder.store(descriptor, slot)
            arguments.append(slot)
        returned = wrapper.function_type.output
        is_void = isinstance(returned, llvm.LLVMVoidType)
        call = llvm.CallOp(wrapper.sym_name, *arguments, return_type=None if is_void else returned)
        builder.conversion.emit(call)
        if target is not None:
            builder.conversion.emit(llvm.ReturnOp(builder.load(target, result)))
        else:
            builder.conversion.emit(llvm.ReturnOp(*call.results))
