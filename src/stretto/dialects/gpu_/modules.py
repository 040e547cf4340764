"""`gpu` modules, binaries and functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects import gpu
from xdsl.dialects.builtin import (
    I32,
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    NoneAttr,
    StringAttr,
    SymbolNameConstraint,
    UnitAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    attr_def,
    irdl_op_definition,
    opt_attr_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    HasParent,
    IsolatedFromAbove,
    IsTerminator,
    NoTerminator,
    Pure,
    SymbolOpInterface,
    SymbolTable,
)
from xdsl.utils.exceptions import VerifyException

from stretto.diagnostics import emit_error
from stretto.dialects.async_.format import make
from stretto.dialects.gpu_.attributions import WORKGROUP_ATTRIBUTIONS, attribution_count
from stretto.dialects.gpu_.attrs import ObjectAttr, SelectObjectAttr, is_target
from stretto.dialects.gpu_.launch_checks import KERNEL, is_kernel, verify_function
from stretto.dialects.gpu_.text import parse_attributions, parse_symbol, print_attributions
from stretto.dialects.mlir_text.function_like import is_empty, parse_signature, print_named_signature
from stretto.dialects.mlir_text.narrow import elements
from stretto.dialects.mlir_text.printer import current_operation


@irdl_op_definition
class _Module(IRDLOperation):
    name = "gpu.module"
    body = region_def("single_block")
    sym_name = prop_def(SymbolNameConstraint())
    targets = opt_prop_def(ArrayAttr)
    offloadingHandler = opt_prop_def(Attribute)
    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface(), SymbolTable())


class ModuleOp(_Module, gpu.ModuleOp):
    """`gpu.module @name <handler> [targets] attributes {...} {...}`: kernels and what they call."""

    DEFAULT_DIALECT: ClassVar[str] = ""

    def __init__(self, name: str, ops: Sequence[Operation] = (), targets: Sequence[Attribute] = ()):
        IRDLOperation.__init__(
            self,
            properties={
                "sym_name": StringAttr(name),
                "targets": ArrayAttr(targets) if targets else None,
            },
            regions=[Region(Block(ops))],
        )

    @classmethod
    def parse(cls, parser: Parser) -> ModuleOp:
        properties: dict[str, Attribute] = {"sym_name": parse_symbol(parser, cls.name)}
        if parser.parse_optional_punctuation("<") is not None:
            properties["offloadingHandler"] = parser.parse_attribute()
            parser.parse_punctuation(">")
        targets = parser.parse_optional_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_attribute)
        if targets is not None:
            properties["targets"] = ArrayAttr(targets)
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region()
        if not body.blocks:
            body.add_block(Block())
        return make(cls, [], [], {**properties, **({} if attributes is None else attributes.data)}, [body])

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name)
        handler, targets = self.properties.get("offloadingHandler"), self.properties.get("targets")
        if handler is not None:
            printer.print_string("<")
            printer.print_attribute(handler)
            printer.print_string(">")
        if targets is not None:
            printer.print_string(" ")
            printer.print_attribute(targets)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)

    def verify_(self) -> None:
        _verify_handler(self.offloadingHandler)
        targets = None if self.targets is None else elements(self.targets)
        if targets is not None and not (targets and all(is_target(target) for target in targets)):
            raise VerifyException(
                "attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at "
                "least 1 elements"
            )
        super().verify_()
        if self.body.block.args:
            raise VerifyException("region should have no arguments")


def _verify_handler(handler: Attribute | None) -> None:
    if handler is not None and not isinstance(handler, SelectObjectAttr):
        raise VerifyException(
            "attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the "
            "`OffloadingTranslationAttrTrait` trait."
        )


@irdl_op_definition
class BinaryOp(IRDLOperation):
    """`gpu.binary @name <handler> [objects]`: a module that was compiled for one or more targets."""

    name = "gpu.binary"
    sym_name = prop_def(SymbolNameConstraint())
    objects = prop_def(ArrayAttr)
    offloadingHandler = opt_prop_def(Attribute)
    traits = traits_def(SymbolOpInterface())

    def __init__(self, name: str, objects: Sequence[Attribute], handler: Attribute | None = None):
        super().__init__(
            properties={
                "sym_name": StringAttr(name),
                "objects": ArrayAttr(objects),
                "offloadingHandler": SelectObjectAttr(NoneAttr()) if handler is None else handler,
            }
        )

    @classmethod
    def parse(cls, parser: Parser) -> BinaryOp:
        name = parse_symbol(parser, cls.name)
        handler: Attribute = SelectObjectAttr(NoneAttr())
        if parser.parse_optional_punctuation("<") is not None:
            handler = parser.parse_attribute()
            parser.parse_punctuation(">")
        attributes = parser.parse_optional_attr_dict()
        objects = parser.parse_optional_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_attribute)
        if objects is None:
            parser.raise_error("expected attribute value")
        properties = {"sym_name": name, "offloadingHandler": handler, "objects": ArrayAttr(objects)}
        return make(cls, [], [], {**properties, **attributes})

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name)
        printer.print_string(" ")
        if self.offloadingHandler not in (None, SelectObjectAttr(NoneAttr())):
            printer.print_string("<")
            printer.print_attribute(self.offloadingHandler)
            printer.print_string(">")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" ")
        printer.print_attribute(self.objects)

    def verify_(self) -> None:
        _verify_handler(self.offloadingHandler)
        objects = elements(self.objects)
        if not objects or not all(isinstance(found, ObjectAttr) for found in objects):
            raise VerifyException(
                "attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at "
                "least 1 elements"
            )


@irdl_op_definition
class _Func(IRDLOperation):
    name = "gpu.func"
    body = region_def()
    sym_name = attr_def(SymbolNameConstraint())
    function_type = prop_def(FunctionType)
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    workgroup_attrib_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    private_attrib_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    known_block_size = opt_prop_def(DenseArrayBase.constr(i32))
    known_grid_size = opt_prop_def(DenseArrayBase.constr(i32))
    known_cluster_size = opt_prop_def(DenseArrayBase.constr(i32))
    kernel = opt_attr_def(UnitAttr, attr_name=KERNEL)
    traits = traits_def(IsolatedFromAbove(), HasParent(gpu.ModuleOp), SymbolOpInterface())


class FuncOp(_Func, gpu.FuncOp):
    """`gpu.func @name(arguments) -> results workgroup(...) private(...) kernel attributes {...} {...}`

    The body's arguments are those of the function, then the attributions: memory of the workgroup,
    then memory of each thread.
    """

    def __init__(
        self,
        name: str,
        function_type: FunctionType | tuple[Sequence[Attribute], Sequence[Attribute]],
        body: Region | None = None,
        *,
        kernel: bool = False,
        workgroup: Sequence[Attribute] = (),
        private: Sequence[Attribute] = (),
        known_block_size: Sequence[int] | None = None,
        known_grid_size: Sequence[int] | None = None,
        known_cluster_size: Sequence[int] | None = None,
    ):
        """`workgroup` and `private` are the types of the attributions; a missing body gets all arguments."""
        if not isinstance(function_type, FunctionType):
            function_type = FunctionType.from_lists(*function_type)
        if body is None:
            body = Region(Block(arg_types=[*function_type.inputs, *workgroup, *private]))
        attributes: dict[str, Attribute | None] = {
            "sym_name": StringAttr(name),
            WORKGROUP_ATTRIBUTIONS: IntegerAttr(len(workgroup), i64),
            KERNEL: UnitAttr() if kernel else None,
        }
        IRDLOperation.__init__(
            self,
            properties={
                "function_type": function_type,
                "known_block_size": _sizes(known_block_size),
                "known_grid_size": _sizes(known_grid_size),
                "known_cluster_size": _sizes(known_cluster_size),
            },
            attributes=attributes,
            regions=[body],
        )

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        signature = parse_signature(parser, name=parse_symbol(parser, cls.name).data)
        if signature.arguments is None:
            message = f"custom op '{cls.name}' gpu.func requires named arguments"
            parser.raise_error(message, signature.position)
        workgroup, workgroup_attrs = parse_attributions(parser, "workgroup")
        private, private_attrs = parse_attributions(parser, "private")
        is_kernel = parser.parse_optional_keyword("kernel") is not None
        found = parser.parse_optional_attr_dict_with_keyword()
        attributes: dict[str, Attribute] = {} if found is None else dict(found.data)
        arguments = [*signature.arguments, *workgroup, *private]
        body = parser.parse_region(arguments)
        if not arguments and is_empty(body):
            body = Region()
        attributes |= {
            "sym_name": StringAttr(signature.name),
            "function_type": FunctionType.from_lists(signature.inputs, signature.outputs),
            WORKGROUP_ATTRIBUTIONS: IntegerAttr(len(workgroup), i64),
        }
        if is_kernel:
            attributes[KERNEL] = UnitAttr()
        for name, dicts in (
            ("arg_attrs", signature.arg_attrs),
            ("res_attrs", signature.res_attrs),
            ("workgroup_attrib_attrs", _unless_empty(workgroup_attrs)),
            ("private_attrib_attrs", _unless_empty(private_attrs)),
        ):
            if dicts is not None:
                attributes[name] = dicts
        return make(cls, [], [], attributes, [body])

    def print(self, printer: Printer) -> None:
        type_ = self.function_type
        printer.print_string(" ")
        arguments = self.body.blocks[0].args
        # The signature shows the function's arguments only, the body has more.
        print_named_signature(
            printer,
            self.sym_name,
            arguments[: len(type_.inputs)],
            type_.outputs.data,
            self.arg_attrs,
            self.res_attrs,
        )
        attrs = (self.workgroup_attrib_attrs, self.private_attrib_attrs)
        groups = (self.workgroup_attributions, self.private_attributions)
        for keyword, group, dicts in zip(("workgroup", "private"), groups, attrs, strict=True):
            print_attributions(printer, keyword, group, () if dicts is None else dicts.data)
        if is_kernel(self):
            printer.print_string(" kernel")
        attributes = {k: v for k, v in {**self.properties, **self.attributes}.items() if k not in _IN_TEXT}
        printer.print_op_attributes(attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body, print_entry_block_args=False)

    def verify_(self) -> None:
        super().verify_()
        verify_function(self)

    @property
    def arguments(self) -> Sequence[BlockArgument]:
        """The body's arguments for those of the function."""
        return self.body.blocks[0].args[: len(self.function_type.inputs)]

    @property
    def workgroup_attributions(self) -> Sequence[BlockArgument]:
        """The body's arguments for memory of the workgroup."""
        first = len(self.function_type.inputs)
        return self.body.blocks[0].args[first : first + attribution_count(self)]

    @property
    def private_attributions(self) -> Sequence[BlockArgument]:
        """The body's arguments for memory of each thread."""
        return self.body.blocks[0].args[len(self.function_type.inputs) + attribution_count(self) :]


_IN_TEXT = (
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "workgroup_attrib_attrs",
    "private_attrib_attrs",
    "kernel",
    WORKGROUP_ATTRIBUTIONS,
    KERNEL,
)


def _unless_empty(dicts: Sequence[DictionaryAttr]) -> ArrayAttr[DictionaryAttr] | None:
    return ArrayAttr(dicts) if any(d.data for d in dicts) else None


def _sizes(sizes: Sequence[int] | None) -> DenseArrayBase[I32] | None:
    return None if sizes is None else DenseArrayBase.from_list(i32, sizes)


@irdl_op_definition
class _Return(IRDLOperation):
    name = "gpu.return"
    args = var_operand_def(AnyAttr())
    traits = traits_def(IsTerminator(), HasParent(gpu.FuncOp), Pure())
    assembly_format = "attr-dict ($args^ `:` type($args))?"


class ReturnOp(_Return, gpu.ReturnOp):
    """`gpu.return %values : types`: the end of a `gpu.func`."""

    def __init__(self, operands: Sequence[SSAValue] = ()):
        IRDLOperation.__init__(self, operands=[operands])

    def verify_(self) -> None:
        super().verify_()
        function = self.parent_op()
        while function is not None and not isinstance(function, gpu.FuncOp):
            function = function.parent_op()
        if function is None:
            return
        outputs = function.function_type.outputs.data
        if len(outputs) != len(self.args):
            emit_error(
                self,
                f"'gpu.return' op expected {len(outputs)} result operands",
                [current_operation(self), ("return type declared here", function.location)],
            )
        for index, (operand, output) in enumerate(zip(self.args, outputs, strict=True)):
            if operand.type != output:
                raise VerifyException(f"unexpected type `'{operand.type}'' for operand #{index}")


SUBCLASSES = (FuncOp, ModuleOp, ReturnOp)
OPERATIONS = (BinaryOp,)
