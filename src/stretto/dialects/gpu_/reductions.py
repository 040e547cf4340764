"""`gpu.all_reduce` and `gpu.subgroup_reduce`: values combined over threads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from xdsl.dialects import gpu
from xdsl.dialects.builtin import (
    I32,
    AnyFloat,
    AnyFloatConstr,
    IntegerAttr,
    IntegerType,
    SignlessIntegerConstraint,
    UnitAttr,
    VectorRankConstraint,
    VectorType,
    i32,
)
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.irdl import (
    AttrConstraint,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.irdl.constraints import VerificationContext
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove
from xdsl.utils.exceptions import VerifyException

from stretto.diagnostics import emit_error
from stretto.dialects.async_.format import make
from stretto.dialects.gpu_.attrs import AllReduceOpAttr, AllReduceOperation
from stretto.dialects.gpu_.text import (
    parse_functional_type,
    parse_number,
    parse_own_keyword,
    resolve_typed,
)
from stretto.dialects.mlir_text.narrow import as_vector
from stretto.dialects.mlir_text.printer import current_operation

SCALAR = SignlessIntegerConstraint | AnyFloatConstr


@dataclass(frozen=True)
class _FixedLength(AttrConstraint[Attribute]):
    """Vectors of one dimension whose size is known when they are compiled."""

    def verify(self, attr: Attribute, constraint_context: VerificationContext) -> None:
        VectorRankConstraint(1).verify(attr, constraint_context)
        vector = as_vector(attr)
        if vector is not None and any(is_scalable for is_scalable in vector.get_scalable_dims()):
            raise VerifyException(f"{attr} should be of fixed length.")

    def mapping_type_vars(self, type_var_mapping: object) -> _FixedLength:
        return self


_VECTOR = VectorType.constr(SCALAR) & _FixedLength()
SCALAR_OR_VECTOR = SignlessIntegerConstraint | AnyFloatConstr | _VECTOR

_OF_FLOATS = ("minnumf", "maxnumf", "minimumf", "maximumf")
_OF_INTEGERS = ("minsi", "minui", "maxsi", "maxui", "and", "or", "xor")


def _refuse(op: Operation, message: str) -> NoReturn:
    """MLIR's messages about reductions don't begin with the op's name."""
    emit_error(op, message, [current_operation(op)])


def _verify_operation(op: Operation, kind: AllReduceOperation, element: Attribute, type_: Attribute) -> None:
    if (kind in _OF_FLOATS and not isinstance(element, AnyFloat)) or (
        kind in _OF_INTEGERS and not isinstance(element, IntegerType)
    ):
        _refuse(op, f"`{kind.value}` reduction operation is not compatible with type '{type_}'")


def _parse_operation(parser: Parser, op_name: str) -> dict[str, Attribute]:
    kind = parser.parse_optional_identifier()
    if kind is None:
        return {}
    if kind not in list(AllReduceOperation):
        parser.raise_error(f"custom op '{op_name}' invalid op kind", parser.pos)
    return {"op": AllReduceOpAttr(AllReduceOperation(kind))}


@irdl_op_definition
class _AllReduce(IRDLOperation):
    name = "gpu.all_reduce"
    operand = operand_def(SCALAR)
    op = opt_prop_def(AllReduceOpAttr)
    uniform = opt_prop_def(UnitAttr)
    result = result_def(SCALAR)
    body = region_def()
    traits = traits_def(IsolatedFromAbove())


class AllReduceOp(_AllReduce, gpu.AllReduceOp):
    """`gpu.all_reduce add %x uniform {} : (f32) -> f32`: a value combined over the block's threads."""

    def __init__(
        self,
        operand: SSAValue,
        op: AllReduceOperation | None = None,
        body: Region | None = None,
        *,
        uniform: bool = False,
    ):
        """Either `op` or `body`, whose two arguments are combined to what it yields."""
        IRDLOperation.__init__(
            self,
            operands=[operand],
            result_types=[operand.type],
            properties={
                "op": None if op is None else AllReduceOpAttr(op),
                "uniform": UnitAttr() if uniform else None,
            },
            regions=[Region() if body is None else body],
        )

    @classmethod
    def parse(cls, parser: Parser) -> AllReduceOp:
        start = parser.pos
        properties = _parse_operation(parser, cls.name)
        operand = parser.parse_unresolved_operand()
        if parser.parse_optional_keyword("uniform") is not None:
            properties["uniform"] = UnitAttr()
        body = parser.parse_region()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_functional_type(parser, cls.name)
        operands = resolve_typed(parser, cls.name, [operand], type_.inputs.data, start - len(cls.name) - 1)
        return make(cls, operands, type_.outputs.data, {**properties, **attributes}, [body])

    def print(self, printer: Printer) -> None:
        printer.print_string("  " if self.op is None else f"  {self.op.data.value} ")
        printer.print_ssa_value(self.operand)
        printer.print_string(" uniform " if self.uniform is not None else " ")
        printer.print_region(self.body)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_function_type((self.operand.type,), (self.result.type,))

    def verify_(self) -> None:
        super().verify_()
        if self.operand.type != self.result.type:
            raise VerifyException("requires the same type for all operands and results")

    def verify_regions(self) -> None:
        """What MLIR asks of the body once the ops in it are right."""
        entry = self.body.blocks.first
        if (entry is None) != (self.op is not None):
            _refuse(self, "expected either an op attribute or a non-empty body")
        if self.op is not None:
            _verify_operation(self, self.op.data, self.result.type, self.result.type)
        if entry is None:
            return
        if len(entry.args) != 2:
            _refuse(self, "expected two region arguments")
        if any(argument.type != self.result.type for argument in entry.args):
            _refuse(self, "incorrect region argument type")
        yields = [block.last_op for block in self.body.blocks if isinstance(block.last_op, gpu.YieldOp)]
        for yield_ in yields:
            if len(yield_.operands) != 1:
                _refuse(self, "expected one gpu.yield operand")
            if yield_.operands[0].type != self.result.type:
                _refuse(self, "incorrect gpu.yield type")
        if not yields:
            _refuse(self, "expected gpu.yield op in region")


@irdl_op_definition
class SubgroupReduceOp(IRDLOperation):
    """`gpu.subgroup_reduce add %x uniform cluster(size = 4, stride = 1) : (f32) -> f32`"""

    name = "gpu.subgroup_reduce"
    value = operand_def(SCALAR_OR_VECTOR)
    op = prop_def(AllReduceOpAttr)
    uniform = opt_prop_def(UnitAttr)
    cluster_size = opt_prop_def(IntegerAttr[I32])
    cluster_stride = prop_def(IntegerAttr[I32], default_value=IntegerAttr(1, i32))
    result = result_def(SCALAR_OR_VECTOR)

    def __init__(
        self,
        value: SSAValue,
        op: AllReduceOperation,
        *,
        uniform: bool = False,
        cluster_size: int | None = None,
        cluster_stride: int = 1,
    ):
        super().__init__(
            operands=[value],
            result_types=[value.type],
            properties={
                "op": AllReduceOpAttr(op),
                "uniform": UnitAttr() if uniform else None,
                "cluster_size": None if cluster_size is None else IntegerAttr(cluster_size, i32),
                "cluster_stride": IntegerAttr(cluster_stride, i32),
            },
        )

    @classmethod
    def parse(cls, parser: Parser) -> SubgroupReduceOp:
        start = parser.pos
        properties = _parse_operation(parser, cls.name)
        operand = parser.parse_unresolved_operand()
        if parser.parse_optional_keyword("uniform") is not None:
            properties["uniform"] = UnitAttr()
        properties["cluster_stride"] = IntegerAttr(1, i32)
        if parser.parse_optional_keyword("cluster") is not None:
            with parser.in_parens():
                properties["cluster_size"] = _parse_field(parser, cls.name, "size")
                if parser.parse_optional_punctuation(",") is not None:
                    properties["cluster_stride"] = _parse_field(parser, cls.name, "stride")
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type_ = parse_functional_type(parser, cls.name)
        operands = resolve_typed(parser, cls.name, [operand], type_.inputs.data, start - len(cls.name) - 1)
        return make(cls, operands, type_.outputs.data, {**properties, **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(f"  {self.op.data.value} ")
        printer.print_ssa_value(self.value)
        if self.uniform is not None:
            printer.print_string(" uniform")
        if self.cluster_size is not None:
            printer.print_string(f" cluster(size = {self.cluster_size.value.data}")
            if self.cluster_stride.value.data != 1:
                printer.print_string(f", stride = {self.cluster_stride.value.data}")
            printer.print_string(")")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_function_type((self.value.type,), (self.result.type,))

    def verify_(self) -> None:
        type_ = self.result.type
        if self.value.type != type_:
            raise VerifyException("requires the same type for all operands and results")
        vector = as_vector(type_)
        _verify_operation(self, self.op.data, type_ if vector is None else vector.element_type, type_)
        stride = self.cluster_stride.value.data
        if self.cluster_size is not None and not is_power_of_two(size := self.cluster_size.value.data):
            raise VerifyException(f"cluster size {size} is not a power of two")
        if stride != 1 and self.cluster_size is None:
            raise VerifyException("cluster stride can only be specified if cluster size is specified")
        if not is_power_of_two(stride):
            raise VerifyException(f"cluster stride {stride} is not a power of two")


def is_power_of_two(number: int) -> bool:
    """Whether a positive number has one bit."""
    return number > 0 and number.bit_count() == 1


def _parse_field(parser: Parser, op_name: str, keyword: str) -> IntegerAttr:
    """Parse `keyword = 4`."""
    parse_own_keyword(parser, op_name, keyword)
    parser.parse_punctuation("=")
    return parse_number(parser, i32)


SUBCLASSES = (AllReduceOp,)
OPERATIONS = (SubgroupReduceOp,)
