"""Integer powers: LLVM has no instruction for them, so a module gets a function, once for each type.

Semantics are MLIR's for `math.ipowi`: the base is multiplied `exponent` times, wrapping; for a negative
exponent the result is that of the exact quotient rounded to zero, so 0 unless the base is 1 or -1.
A base of 0 with a negative exponent gives 0 here (undefined in MLIR).
"""

from __future__ import annotations

from xdsl.dialects import llvm
from xdsl.dialects.builtin import IntegerType, ModuleOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.traits import SymbolTable
from xdsl.utils.hints import isa

from stretto.conversions.llvm_builder import LLVMBuilder


def integer_power(builder: LLVMBuilder, base: SSAValue, exponent: SSAValue) -> SSAValue:
    """Emit base to the power of exponent; both have the same LLVM integer type."""
    type_ = base.type
    assert isa(type_, IntegerType)
    name = f"__stretto_ipowi_i{type_.width.data}"
    module: Operation | None = builder.anchor
    while module is not None and not isinstance(module, ModuleOp):
        module = module.parent_op()
    assert module is not None
    if SymbolTable.lookup_symbol(module, name) is None:
        function = _function(builder, name, type_)
        function.location = module.location
        module.body.block.add_op(function)
    return builder.emit(llvm.CallOp(name, base, exponent, return_type=type_))


def _function(builder: LLVMBuilder, name: str, type_: IntegerType) -> llvm.FuncOp:
    """Square and multiply over the exponent's bits; the loop carries result, base and exponent."""
    entry = Block(arg_types=[type_, type_])
    loop = Block(arg_types=[type_, type_, type_])
    negative = Block()
    body = Block()
    done = Block(arg_types=[type_])
    function = llvm.FuncOp(
        name,
        llvm.LLVMFunctionType([type_, type_], type_),
        llvm.LinkageAttr("internal"),
        sym_visibility="private",
        body=Region([entry, loop, body, negative, done]),
    )
    conversion = builder.conversion
    base, exponent = entry.args
    with conversion.emitting_into(entry):
        zero = builder.integer(0, type_)
        one = builder.integer(1, type_)
        is_negative = builder.icmp("slt", exponent, zero)
        conversion.emit(llvm.CondBrOp(is_negative, negative, [], loop, [one, base, exponent]))
    result, power, left = loop.args
    with conversion.emitting_into(loop):
        finished = builder.icmp("eq", left, zero)
        conversion.emit(llvm.CondBrOp(finished, done, [result], body, []))
    with conversion.emitting_into(body):
        odd = builder.icmp("ne", builder.emit(llvm.AndOp(left, one)), zero)
        following = builder.select(odd, builder.mul(result, power), result)
        rest = builder.emit(llvm.LShrOp(left, one))
        builder.branch(loop, following, builder.mul(power, power), rest)
    with conversion.emitting_into(negative):
        minus_one = builder.integer(-1, type_)
        odd_bit = builder.emit(llvm.AndOp(exponent, one))
        is_even = builder.icmp("eq", odd_bit, zero)
        sign = builder.select(is_even, one, minus_one)
        of_minus_one = builder.select(builder.icmp("eq", base, minus_one), sign, zero)
        builder.branch(done, builder.select(builder.icmp("eq", base, one), one, of_minus_one))
    with conversion.emitting_into(done):
        conversion.emit(llvm.ReturnOp(done.args[0]))
    return function
