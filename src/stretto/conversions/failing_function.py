"""One plain function that may fail, made to return an error code."""

from __future__ import annotations

from xdsl.dialects import arith, cf, func
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, UnitAttr, i32
from xdsl.ir import Block, Operation
from xdsl.rewriter import Rewriter

from stretto.analysis.calls import FAILS_BY_VALUE, MAY_FAIL, own_ops
from stretto.conversions.coroutines import AWAITS, await_blocking, ops_from_the_ends
from stretto.conversions.coroutines.machinery import BlockEnd
from stretto.conversions.scf_lowering import lower_scf, scf_around
from stretto.dialects.stretto_ import CheckOp, NullOp, SiteOp
from stretto.interfaces.rewriting import split_block

FAILURES = (cf.AssertOp, CheckOp, *AWAITS)
"""The ops by which a function may fail."""


class FailingFunction:
    """Makes one function return an error code, which is its last result, 0 if all is well.

    Each failure in it branches to a block that returns zeros and the code; awaits block the thread.
    """

    def __init__(self, function: func.FuncOp):
        self._function = function
        self._results = function.function_type.outputs.data
        self._fail: Block | None = None

    def rewrite(self) -> None:
        """Lower what may fail to branches, and add the code to the type and to each return."""
        function = self._function
        region = function.body
        for op in list(own_ops(region)):
            if isinstance(op, AWAITS):
                await_blocking(op, "stretto")
        failing = [op for op in own_ops(region) if isinstance(op, FAILURES)]
        flattened = {parent for op in failing for parent in scf_around(op, function, "function")}
        if flattened:
            lower_scf(region, lambda op: op in flattened)
        for op in ops_from_the_ends(region):
            self._lower(op)
        type_ = function.function_type
        function.function_type = FunctionType.from_lists(list(type_.inputs.data), [*self._results, i32])
        if function.res_attrs is not None:
            function.res_attrs = ArrayAttr([*function.res_attrs, DictionaryAttr({})])
        function.attributes[MAY_FAIL] = UnitAttr()
        function.attributes.pop(FAILS_BY_VALUE, None)

    def _lower(self, op: Operation) -> None:
        match op:
            case cf.AssertOp():
                block, rest = split_block(op)
                emit = BlockEnd(block, op.location)
                code = emit(SiteOp(op.msg.data)).code
                emit(cf.ConditionalBranchOp(op.arg, rest, (), self._failure(), (code,)))
                Rewriter.erase_op(op)
            case CheckOp():
                block, rest = split_block(op)
                emit = BlockEnd(block, op.location)
                zero = emit(arith.ConstantOp(IntegerAttr(0, i32))).result
                failed = emit(arith.CmpiOp(op.code, zero, "ne")).result
                emit(cf.ConditionalBranchOp(failed, self._failure(), (op.code,), rest, ()))
                Rewriter.erase_op(op)
            case func.ReturnOp() if op.parent is not self._fail:
                block = op.parent
                assert block is not None
                arguments = list(op.arguments)
                location = op.location
                Rewriter.erase_op(op)
                emit = BlockEnd(block, location)
                zero = emit(arith.ConstantOp(IntegerAttr(0, i32))).result
                emit(func.ReturnOp(*arguments, zero))
            case _:
                pass

    def _failure(self) -> Block:
        """The block that returns zeros and the error code that is its argument."""
        if self._fail is None:
            self._fail = Block(arg_types=[i32])
            self._fail.args[0].location = self._function.location
            self._function.body.add_block(self._fail)
            emit = BlockEnd(self._fail, self._function.location)
            nulls = [emit(NullOp(type_)).result for type_ in self._results]
            emit(func.ReturnOp(*nulls, self._fail.args[0]))
        return self._fail
