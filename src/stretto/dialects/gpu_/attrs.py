"""The attributes and types of the `gpu` dialect.

Those that xDSL has are xDSL's own classes, except `#gpu<all_reduce_op ...>`, of which it knows other
operations than MLIR.
"""

from __future__ import annotations

from enum import auto
from typing import ClassVar, TypeVar, cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    BytesAttr,
    DictionaryAttr,
    IntAttr,
    NoneAttr,
    StringAttr,
    UnregisteredAttr,
)
from xdsl.dialects.gpu import (
    AsyncTokenType,
    DimensionAttr,
    DimensionEnum,
    LoopDimMapAttr,
    ProcessorAttr,
    ProcessorEnum,
)
from xdsl.dialects.utils import EnumAttribute
from xdsl.ir import Attribute, ParametrizedAttribute, SpacedOpaqueSyntaxAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from stretto.dialects.mlir_text.narrow import as_integer

EnumT = TypeVar("EnumT", bound=StrEnum)


def parse_keyword_of(
    parser: AttrParser, kind: type[EnumT], cpp_name: str, op_name: str | None = None
) -> EnumT:
    """Parse a keyword of an enumeration, in an attribute or in an op, with MLIR's message for any other."""
    position = parser.pos
    text = parser.parse_optional_identifier()
    if text is None:
        if op_name is None:
            parser.raise_error("expected valid keyword or string", position)
        text = ""
    values = [member.value for member in kind]
    if text not in values:
        of = "" if op_name is None else f"custom op '{op_name}' "
        words = f"expected ::mlir::gpu::{cpp_name} to be one of: {', '.join(values)}"
        parser.raise_error(f"{of}{words}", position)
    return kind(text)


class AllReduceOperation(StrEnum):
    """What `gpu.all_reduce` and `gpu.subgroup_reduce` combine values by."""

    ADD = auto()
    MUL = auto()
    MINUI = auto()
    MINSI = auto()
    MINNUMF = auto()
    MAXUI = auto()
    MAXSI = auto()
    MAXNUMF = auto()
    AND = auto()
    OR = auto()
    XOR = auto()
    MINIMUMF = auto()
    MAXIMUMF = auto()


class ShuffleMode(StrEnum):
    """Where a lane's value comes from in `gpu.shuffle`."""

    XOR = auto()
    UP = auto()
    DOWN = auto()
    IDX = auto()


class BroadcastType(StrEnum):
    """Whose value all lanes get in `gpu.subgroup_broadcast`."""

    FIRST_ACTIVE_LANE = auto()
    SPECIFIC_LANE = auto()


class AddressSpace(StrEnum):
    """Who shares memory: all threads, those of a workgroup, nobody."""

    GLOBAL = auto()
    WORKGROUP = auto()
    PRIVATE = auto()


class MappingId(StrEnum):
    """A dimension of the ids that a loop is mapped to."""

    X = auto()
    Y = auto()
    Z = auto()
    LINEAR_DIM_0 = auto()
    LINEAR_DIM_1 = auto()
    LINEAR_DIM_2 = auto()
    LINEAR_DIM_3 = auto()
    LINEAR_DIM_4 = auto()
    LINEAR_DIM_5 = auto()
    LINEAR_DIM_6 = auto()
    LINEAR_DIM_7 = auto()
    LINEAR_DIM_8 = auto()
    LINEAR_DIM_9 = auto()


@irdl_attr_definition
class AllReduceOpAttr(EnumAttribute[AllReduceOperation], SpacedOpaqueSyntaxAttribute):
    """`#gpu<all_reduce_op add>`"""

    name = "gpu.all_reduce_op"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> AllReduceOperation:
        return parse_keyword_of(parser, AllReduceOperation, "AllReduceOperation")


@irdl_attr_definition
class ShuffleModeAttr(EnumAttribute[ShuffleMode], SpacedOpaqueSyntaxAttribute):
    """`#gpu<shuffle_mode xor>`"""

    name = "gpu.shuffle_mode"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> ShuffleMode:
        return parse_keyword_of(parser, ShuffleMode, "ShuffleMode")


@irdl_attr_definition
class BroadcastTypeAttr(EnumAttribute[BroadcastType], SpacedOpaqueSyntaxAttribute):
    """`#gpu<broadcast first_active_lane>`"""

    name = "gpu.broadcast"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> BroadcastType:
        return parse_keyword_of(parser, BroadcastType, "BroadcastType")


@irdl_attr_definition
class AddressSpaceAttr(EnumAttribute[AddressSpace]):
    """`#gpu.address_space<workgroup>`: the memory space of a memref."""

    name = "gpu.address_space"

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> AddressSpace:
        with parser.in_angle_brackets():
            return parse_keyword_of(parser, AddressSpace, "AddressSpace")

    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{self.data.value}>")


class _MappingText:
    """`<x>`, the text of the dimension that a loop is mapped to."""

    data: MappingId

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> MappingId:
        with parser.in_angle_brackets():
            return parse_keyword_of(parser, MappingId, "MappingId")

    def print_parameter(self, printer: Printer) -> None:
        printer.print_string(f"<{self.data.value}>")


@irdl_attr_definition
class BlockMappingAttr(_MappingText, EnumAttribute[MappingId]):
    """`#gpu.block<x>`: a loop of blocks."""

    name = "gpu.block"


@irdl_attr_definition
class ThreadMappingAttr(_MappingText, EnumAttribute[MappingId]):
    """`#gpu.thread<x>`: a loop of threads."""

    name = "gpu.thread"


@irdl_attr_definition
class WarpMappingAttr(_MappingText, EnumAttribute[MappingId]):
    """`#gpu.warp<x>`: a loop of warps."""

    name = "gpu.warp"


@irdl_attr_definition
class WarpgroupMappingAttr(_MappingText, EnumAttribute[MappingId]):
    """`#gpu.warpgroup<x>`: a loop of groups of four warps."""

    name = "gpu.warpgroup"


@irdl_attr_definition
class LaneMappingAttr(_MappingText, EnumAttribute[MappingId]):
    """`#gpu.lane<x>`: a loop of the lanes of a warp."""

    name = "gpu.lane"


@irdl_attr_definition
class MappingMaskAttr(ParametrizedAttribute):
    """`#gpu.mask<3>`: the ids that a mapping uses, as a mask of bits."""

    name = "gpu.mask"

    mask: IntAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[IntAttr]:
        with parser.in_angle_brackets():
            return (IntAttr(parser.parse_integer(allow_boolean=False, allow_negative=False)),)

    def print_parameters(self, printer: Printer) -> None:
        printer.print_string(f"<{self.mask.data}>")


def is_target(attribute: Attribute) -> bool:
    """Whether a module may be compiled for what the attribute names; other dialects have targets too."""
    name = attribute.attr_name.data if isinstance(attribute, UnregisteredAttr) else attribute.name
    return name in ("nvvm.target", "rocdl.target", "spirv.target_env", "stretto.cpu", "xevm.target")


@irdl_attr_definition
class SelectObjectAttr(ParametrizedAttribute):
    """`#gpu.select_object<0 : i64>`: which object of a binary is used, by number or target."""

    name = "gpu.select_object"

    target: Attribute

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[Attribute]:
        if parser.parse_optional_punctuation("<") is None:
            return (NoneAttr(),)
        target = parser.parse_attribute()
        parser.parse_punctuation(">")
        return (target,)

    def verify(self) -> None:
        number = as_integer(self.target)
        if number is None and not isinstance(self.target, NoneAttr) and not is_target(self.target):
            raise VerifyException("the target attribute must be a GPU Target attribute")
        if number is not None and number.value.data < 0:
            raise VerifyException("the object index must be positive")

    def print_parameters(self, printer: Printer) -> None:
        if not isinstance(self.target, NoneAttr):
            printer.print_string("<")
            printer.print_attribute(self.target)
            printer.print_string(">")


@irdl_attr_definition
class KernelMetadataAttr(ParametrizedAttribute):
    """`#gpu.kernel_metadata<"name", type, arg_attrs = [...], metadata = {...}>`"""

    name = "gpu.kernel_metadata"

    kernel_name: StringAttr
    function_type: Attribute
    arg_attrs: ArrayAttr[DictionaryAttr] | NoneAttr
    metadata: DictionaryAttr | NoneAttr

    @classmethod
    def parse_parameters(
        cls, parser: AttrParser
    ) -> tuple[StringAttr, Attribute, ArrayAttr[DictionaryAttr] | NoneAttr, DictionaryAttr | NoneAttr]:
        fields: dict[str, Attribute] = {}
        with parser.in_angle_brackets():
            kernel_name = StringAttr(parser.parse_str_literal())
            parser.parse_punctuation(",")
            function_type = parser.parse_type()
            while parser.parse_optional_punctuation(",") is not None:
                name = parser.parse_optional_keyword_in(("arg_attrs", "metadata"))
                if name is None or name in fields:
                    parser.raise_error("expected one of: arg_attrs, metadata")
                parser.parse_punctuation("=")
                fields[name] = parser.parse_attribute()
        arg_attrs = fields.get("arg_attrs", NoneAttr())
        metadata = fields.get("metadata", NoneAttr())
        return (
            kernel_name,
            function_type,
            cast("ArrayAttr[DictionaryAttr] | NoneAttr", arg_attrs),
            cast("DictionaryAttr | NoneAttr", metadata),
        )

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.kernel_name)
            printer.print_string(", ")
            printer.print_attribute(self.function_type)
            for name, value in (("arg_attrs", self.arg_attrs), ("metadata", self.metadata)):
                if not isinstance(value, NoneAttr):
                    printer.print_string(f", {name} = ")
                    printer.print_attribute(value)


def _kernel_name(kernel: KernelMetadataAttr) -> str:
    return kernel.kernel_name.data


@irdl_attr_definition
class KernelTableAttr(ParametrizedAttribute):
    """`#gpu.kernel_table<[...]>`: the kernels of an object, sorted by name."""

    name = "gpu.kernel_table"

    kernels: ArrayAttr[KernelMetadataAttr]

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> tuple[ArrayAttr[KernelMetadataAttr]]:
        with parser.in_angle_brackets():
            found = parser.parse_optional_comma_separated_list(
                parser.Delimiter.SQUARE, parser.parse_attribute
            )
        kernels: list[KernelMetadataAttr] = []
        for attribute in found or ():
            if not isinstance(attribute, KernelMetadataAttr):
                parser.raise_error(f"invalid kind of attribute specified: {attribute}")
            kernels.append(attribute)
        return (ArrayAttr(sorted(kernels, key=_kernel_name)),)

    def verify(self) -> None:
        names = [kernel.kernel_name for kernel in self.kernels]
        if len(set(names)) != len(names):
            raise VerifyException("expected all kernels to be uniquely named")

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            if self.kernels.data:
                with printer.in_square_brackets():
                    printer.print_list(self.kernels.data, printer.print_attribute)


def _parse_bytes(parser: AttrParser) -> bytes | None:
    """Parse a string that need not be text."""
    text = parser.parse_optional_str_literal()
    return parser.parse_optional_bytes_literal() if text is None else text.encode()


@irdl_attr_definition
class ObjectAttr(ParametrizedAttribute):
    """`#gpu.object<target, properties = {...}, kernels = <...>, FORMAT = "...">`: a compiled module."""

    name = "gpu.object"

    FORMATS: ClassVar[tuple[str, ...]] = ("offload", "assembly", "bin", "fatbin")

    target: Attribute
    format: StringAttr
    object: BytesAttr
    properties: DictionaryAttr | NoneAttr
    kernels: KernelTableAttr | NoneAttr

    @classmethod
    def parse_parameters(
        cls, parser: AttrParser
    ) -> tuple[Attribute, StringAttr, BytesAttr, DictionaryAttr | NoneAttr, KernelTableAttr | NoneAttr]:
        properties: DictionaryAttr | NoneAttr = NoneAttr()
        kernels: KernelTableAttr | NoneAttr = NoneAttr()
        with parser.in_angle_brackets():
            target = parser.parse_attribute()
            parser.parse_punctuation(",")
            if parser.parse_optional_keyword("properties") is not None:
                parser.parse_punctuation("=")
                properties = DictionaryAttr(parser.parse_optional_dictionary_attr_dict())
                parser.parse_punctuation(",")
            if parser.parse_optional_keyword("kernels") is not None:
                parser.parse_punctuation("=")
                kernels = KernelTableAttr(*KernelTableAttr.parse_parameters(parser))
                parser.parse_punctuation(",")
            form = parser.parse_optional_keyword_in(cls.FORMATS)
            if form is not None:
                parser.parse_punctuation("=")
            content = _parse_bytes(parser)
            if content is None:
                parser.raise_error("expected keyword for GPU object format", parser.pos)
        return (target, StringAttr(form or "fatbin"), BytesAttr(content), properties, kernels)

    def verify(self) -> None:
        if not is_target(self.target):
            raise VerifyException(
                "the target attribute must implement or promise the `gpu::TargetAttrInterface`"
            )

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_attribute(self.target)
            printer.print_string(", ")
            for name, value in (("properties", self.properties), ("kernels", self.kernels)):
                if isinstance(value, NoneAttr):
                    continue
                printer.print_string(f"{name} = ")
                if isinstance(value, KernelTableAttr):
                    value.print_parameters(printer)
                else:
                    printer.print_attribute(value)
                printer.print_string(", ")
            if self.format.data != "fatbin":
                printer.print_string(f"{self.format.data} = ")
            printer.print_bytes_literal(self.object.data)


ATTRIBUTES: tuple[type[Attribute], ...] = (
    AddressSpaceAttr,
    AllReduceOpAttr,
    BlockMappingAttr,
    BroadcastTypeAttr,
    KernelMetadataAttr,
    KernelTableAttr,
    LaneMappingAttr,
    MappingMaskAttr,
    ObjectAttr,
    SelectObjectAttr,
    ShuffleModeAttr,
    ThreadMappingAttr,
    WarpMappingAttr,
    WarpgroupMappingAttr,
)

__all__ = (
    "ATTRIBUTES",
    "AddressSpace",
    "AddressSpaceAttr",
    "AllReduceOpAttr",
    "AllReduceOperation",
    "AsyncTokenType",
    "BlockMappingAttr",
    "BroadcastType",
    "BroadcastTypeAttr",
    "DimensionAttr",
    "DimensionEnum",
    "KernelMetadataAttr",
    "KernelTableAttr",
    "LaneMappingAttr",
    "LoopDimMapAttr",
    "MappingId",
    "MappingMaskAttr",
    "ObjectAttr",
    "ProcessorAttr",
    "ProcessorEnum",
    "SelectObjectAttr",
    "ShuffleMode",
    "ShuffleModeAttr",
    "ThreadMappingAttr",
    "WarpMappingAttr",
    "WarpgroupMappingAttr",
    "parse_keyword_of",
)
