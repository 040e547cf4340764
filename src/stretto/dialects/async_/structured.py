"""The structured ops of the `async` dialect: tasks, functions, awaits and groups.

Formats, operand names and verifier rules are those of MLIR 22.1.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttrConstr,
    FunctionType,
    IndexType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Block, BlockArgument, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    lazy_traits_def,
    operand_def,
    opt_prop_def,
    opt_result_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import (
    HasParent,
    IsolatedFromAbove,
    IsTerminator,
    Pure,
    RecursiveMemoryEffect,
    ReturnLike,
    SingleBlockImplicitTerminator,
    SymbolOpInterface,
)

from stretto.dialects.async_.types import GroupType, TokenType, ValueType


def unwrapped(type_: Attribute) -> Attribute:
    """The payload type of an `!async.value<T>`; any other type is returned as it is."""
    return type_.value_type if isinstance(type_, ValueType) else type_


@irdl_op_definition
class ExecuteOp(IRDLOperation):
    """`async.execute`: run a region as a task once its dependencies and operands are ready.

    The block arguments are the unwrapped `body_operands`; the results are a token and one
    `!async.value<T>` for each value that the region yields.
    """

    name = "async.execute"

    dependencies = var_operand_def(TokenType)
    body_operands = var_operand_def(ValueType)
    token = result_def(TokenType)
    body_results = var_result_def(ValueType)
    body = region_def("single_block")

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = lazy_traits_def(lambda: (SingleBlockImplicitTerminator(YieldOp), RecursiveMemoryEffect()))

    def __init__(
        self,
        dependencies: Sequence[SSAValue],
        body_operands: Sequence[SSAValue],
        body_result_types: Sequence[Attribute],
        body: Region | None = None,
    ):
        """`body_result_types` are the payload types, not yet wrapped in `!async.value`."""
        if body is None:
            body = Region(Block(arg_types=[unwrapped(v.type) for v in body_operands]))
        super().__init__(
            operands=[dependencies, body_operands],
            result_types=[TokenType(), [ValueType(t) for t in body_result_types]],
            regions=[body],
        )


@irdl_op_definition
class YieldOp(IRDLOperation):
    """`async.yield`: end a task and hand its values on."""

    name = "async.yield"

    arguments = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), ReturnLike(), Pure(), HasParent(ExecuteOp))

    def __init__(self, arguments: Sequence[SSAValue] = ()):
        super().__init__(operands=[arguments])


@irdl_op_definition
class FuncOp(IRDLOperation):
    """`async.func`: a function that is a coroutine; its results are tokens and values."""

    name = "async.func"

    body = region_def()
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    sym_visibility = opt_prop_def(StringAttr)
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])

    traits = traits_def(IsolatedFromAbove(), SymbolOpInterface())

    def __init__(
        self,
        name: str,
        function_type: FunctionType,
        region: Region | None = None,
        visibility: str | None = None,
        *,
        arg_attrs: ArrayAttr[DictionaryAttr] | None = None,
        res_attrs: ArrayAttr[DictionaryAttr] | None = None,
    ):
        if region is None:
            region = Region(Block(arg_types=function_type.inputs))
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "function_type": function_type,
                "sym_visibility": None if visibility is None else StringAttr(visibility),
                "arg_attrs": arg_attrs,
                "res_attrs": res_attrs,
            },
            regions=[region],
        )

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body."""
        return not self.body.blocks

    @property
    def args(self) -> tuple[BlockArgument, ...]:
        """The arguments of the entry block."""
        assert self.body.blocks.first is not None
        return self.body.blocks.first.args


@irdl_op_definition
class CallOp(IRDLOperation):
    """`async.call`: call an `async.func`."""

    name = "async.call"

    arguments = var_operand_def(AnyAttr())
    callee = prop_def(FlatSymbolRefAttrConstr)
    res = var_result_def(AnyAttr())

    def __init__(
        self,
        callee: str | SymbolRefAttr,
        arguments: Sequence[SSAValue],
        result_types: Sequence[Attribute],
    ):
        if isinstance(callee, str):
            callee = SymbolRefAttr(callee)
        super().__init__(
            operands=[arguments],
            properties={"callee": callee},
            result_types=[result_types],
        )


@irdl_op_definition
class ReturnOp(IRDLOperation):
    """`async.return`: end an `async.func`; the operands are the unwrapped values."""

    name = "async.return"

    arguments = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), ReturnLike(), Pure(), HasParent(FuncOp))

    def __init__(self, arguments: Sequence[SSAValue] = ()):
        super().__init__(operands=[arguments])


@irdl_op_definition
class AwaitOp(IRDLOperation):
    """`async.await`: wait for a token, or for a value and unwrap it."""

    name = "async.await"

    operand = operand_def(TokenType | ValueType)
    result = opt_result_def(AnyAttr())

    def __init__(self, operand: SSAValue):
        type_ = operand.type
        super().__init__(
            operands=[operand],
            result_types=[type_.value_type if isinstance(type_, ValueType) else None],
        )


@irdl_op_definition
class CreateGroupOp(IRDLOperation):
    """`async.create_group`: make a group that will hold `size` tokens or values."""

    name = "async.create_group"

    size = operand_def(IndexType)
    result = result_def(GroupType)
    traits = traits_def(Pure())

    def __init__(self, size: SSAValue):
        super().__init__(operands=[size], result_types=[GroupType()])


@irdl_op_definition
class AddToGroupOp(IRDLOperation):
    """`async.add_to_group`: add a token or value to a group; the result is its rank there."""

    name = "async.add_to_group"

    operand = operand_def(TokenType | ValueType)
    group = operand_def(GroupType)
    rank = result_def(IndexType)

    def __init__(self, operand: SSAValue, group: SSAValue):
        super().__init__(operands=[operand, group], result_types=[IndexType()])


@irdl_op_definition
class AwaitAllOp(IRDLOperation):
    """`async.await_all`: wait for everything in a group."""

    name = "async.await_all"

    operand = operand_def(GroupType)

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand])


OPERATIONS = (
    AddToGroupOp,
    AwaitAllOp,
    AwaitOp,
    CallOp,
    CreateGroupOp,
    ExecuteOp,
    FuncOp,
    ReturnOp,
    YieldOp,
)
