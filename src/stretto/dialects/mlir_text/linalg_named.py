"""Named structured ops of linalg that xDSL lacks: products of vectors and matrices, functions of elements."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import AffineMapAttr, AnyFloat, ArrayAttr
from xdsl.dialects.linalg import ops as linalg
from xdsl.dialects.linalg.abstract_ops import ElementwiseOperation, NamedOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import irdl_op_definition, prop_def


def _map(dims: int, *results: int) -> AffineMap:
    return AffineMap(dims, 0, tuple(AffineExpr.dimension(n) for n in results))


def _result_types(outputs: Sequence[SSAValue], res: Sequence[Attribute] | None) -> list[Sequence[Attribute]]:
    tensors = [output.type for output in outputs if output.type.name == "tensor"]
    return [tensors if res is None else res]


_MAPS: dict[str, tuple[AffineMap, ...]] = {
    "linalg.batch_matmul": (_map(4, 0, 1, 3), _map(4, 0, 3, 2), _map(4, 0, 1, 2)),
    "linalg.dot": (_map(1, 0), _map(1, 0), _map(1)),
    "linalg.matvec": (_map(2, 0, 1), _map(2, 1), _map(2, 0)),
    "linalg.vecmat": (_map(2, 1), _map(2, 1, 0), _map(2, 0)),
}
_Make = Callable[[SSAValue, SSAValue], Operation] | Callable[[SSAValue], Operation] | None
#: The op on floats and the op on integers.
_FUNCTIONS: dict[str, tuple[_Make, _Make]] = {
    "linalg.abs": (math.AbsFOp, None),
    "linalg.ceil": (math.CeilOp, None),
    "linalg.div": (arith.DivfOp, arith.DivSIOp),
    "linalg.div_unsigned": (None, arith.DivUIOp),
    "linalg.floor": (math.FloorOp, None),
    "linalg.negf": (arith.NegfOp, None),
    "linalg.rsqrt": (math.RsqrtOp, None),
    "linalg.square": (lambda x: arith.MulfOp(x, x), lambda x: arith.MuliOp(x, x)),
    "linalg.tanh": (math.TanhOp, None),
}


class _Named(NamedOperation, ABC):
    """A named op whose region follows from its operands."""

    def __init__(
        self,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue] = (),
        res: Sequence[Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
    ):
        super().__init__(
            ins=inputs,
            outs=outputs,
            result_types=_result_types(outputs, res),
            attributes=attributes,
            hidden_region=self.get_hidden_region(inputs, outputs),
        )


class _Product(_Named, ABC):
    """Sums of products, over the last loop."""

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        types = cls.body_arg_types((*inputs, *outputs))
        block = Block(arg_types=types)
        is_float = isinstance(types[-1], AnyFloat)
        left, right, sum_ = block.args
        product = (arith.MulfOp if is_float else arith.MuliOp)(left, right)
        total = (arith.AddfOp if is_float else arith.AddiOp)(sum_, product.result)
        block.add_ops([product, total, linalg.YieldOp(total.result)])
        return Region(block)

    def get_default_indexing_maps(self) -> Sequence[AffineMap]:
        return _MAPS[self.name]

    def get_iterator_types(self) -> ArrayAttr[IteratorTypeAttr]:
        parallel = [IteratorTypeAttr.parallel()] * (_MAPS[self.name][0].num_dims - 1)
        return ArrayAttr([*parallel, IteratorTypeAttr.reduction()])


@irdl_op_definition
class DotOp(_Product):
    """`linalg.dot`: the sum of the products of two vectors' elements, added to a memref of rank 0."""

    name = "linalg.dot"


@irdl_op_definition
class MatvecOp(_Product):
    """`linalg.matvec`: a matrix times a vector."""

    name = "linalg.matvec"


@irdl_op_definition
class VecmatOp(_Product):
    """`linalg.vecmat`: a vector times a matrix."""

    name = "linalg.vecmat"


@irdl_op_definition
class BatchMatmulOp(_Product):
    """`linalg.batch_matmul`: products of matrices, one for each index of the first dimension."""

    name = "linalg.batch_matmul"
    indexing_maps = prop_def(
        ArrayAttr[AffineMapAttr],
        default_value=ArrayAttr(list(map(AffineMapAttr, _MAPS["linalg.batch_matmul"]))),
    )

    def get_indexing_maps(self) -> ArrayAttr[AffineMapAttr]:
        return self.indexing_maps


class _Elementwise(_Named, ElementwiseOperation, ABC):
    """A function of elements."""

    @classmethod
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        types = cls.body_arg_types((*inputs, *outputs))
        on_floats, on_integers = _FUNCTIONS[cls.name]
        make = on_floats if isinstance(types[-1], AnyFloat) else on_integers
        if make is None:
            raise ValueError(f"'{cls.name}' has no form for elements of type {types[-1]}")
        block = Block(arg_types=types)
        op = make(*block.args[:-1])
        block.add_ops([op, linalg.YieldOp(op.results[0])])
        return Region(block)


@irdl_op_definition
class DivOp(_Elementwise):
    """`linalg.div`: quotients, of integers signed ones."""

    name = "linalg.div"


@irdl_op_definition
class DivUnsignedOp(_Elementwise):
    """`linalg.div_unsigned`: quotients of unsigned integers."""

    name = "linalg.div_unsigned"


@irdl_op_definition
class NegfOp(_Elementwise):
    """`linalg.negf`."""

    name = "linalg.negf"


@irdl_op_definition
class AbsOp(_Elementwise):
    """`linalg.abs`."""

    name = "linalg.abs"


@irdl_op_definition
class CeilOp(_Elementwise):
    """`linalg.ceil`."""

    name = "linalg.ceil"


@irdl_op_definition
class FloorOp(_Elementwise):
    """`linalg.floor`."""

    name = "linalg.floor"


@irdl_op_definition
class RsqrtOp(_Elementwise):
    """`linalg.rsqrt`."""

    name = "linalg.rsqrt"


@irdl_op_definition
class TanhOp(_Elementwise):
    """`linalg.tanh`."""

    name = "linalg.tanh"


@irdl_op_definition
class SquareOp(_Elementwise):
    """`linalg.square`."""

    name = "linalg.square"


OPERATIONS = (
    AbsOp,
    BatchMatmulOp,
    CeilOp,
    DivOp,
    DivUnsignedOp,
    DotOp,
    FloorOp,
    MatvecOp,
    NegfOp,
    RsqrtOp,
    SquareOp,
    TanhOp,
    VecmatOp,
)
