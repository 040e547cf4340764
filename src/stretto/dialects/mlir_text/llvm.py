"""MLIR's text of `llvm` functions, calls and globals.

The other ops are in `llvm_values` and `llvm_memory`; ops that xDSL's dialect lacks in
`stretto.dialects.llvm_`.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import llvm
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FlatSymbolRefAttrConstr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolNameConstraint,
    SymbolRefAttr,
    UnitAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    AnyAttr,
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    opt_result_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.llvm_ import NEW_OPS, NEW_TYPES
from stretto.dialects.llvm_ import SUBCLASSES as VECTOR_FORMS
from stretto.dialects.mlir_text import llvm_memory, llvm_values
from stretto.dialects.mlir_text.function_like import (
    parse_attributes_and_body,
    parse_signature,
    print_attributes_and_body,
    print_signature,
)
from stretto.dialects.mlir_text.llvm_properties import CALL_PROPERTIES, FUNC_PROPERTIES, GLOBAL_PROPERTIES
from stretto.dialects.mlir_text.symbols import find_symbol

_LINKAGES = (
    "private",
    "internal",
    "available_externally",
    "linkonce_odr",
    "linkonce",
    "weak_odr",
    "weak",
    "common",
    "appending",
    "extern_weak",
    "external",
)
_VISIBILITIES = ("default", "hidden", "protected")
_UNNAMED_ADDRESSES = ("none", "local_unnamed_addr", "unnamed_addr")
_CONVENTIONS = tuple(
    sorted(llvm.LLVM_CALLING_CONVS | {"ghccc", "hhvmccc", "ptx_devicecc", "ptx_kernelcc", "spir_funccc"})
)


def _parse_keyword(parser: Parser, keywords: Sequence[str], default: str) -> str:
    return parser.parse_optional_keyword_in(keywords) or default


def _number(keywords: Sequence[str], keyword: str) -> IntegerAttr[IntegerType]:
    return IntegerAttr(keywords.index(keyword), i64)


def _print_keywords(printer: Printer, *keywords: str | None) -> None:
    for keyword in keywords:
        if keyword:
            printer.print_string(f" {keyword}")


def _keyword(keywords: Sequence[str], number: IntegerAttr | None) -> str | None:
    """The keyword of a number; none for 0, the default."""
    return None if number is None or number.value.data == 0 else keywords[number.value.data]


def split_properties(
    attributes: dict[str, Attribute], names: frozenset[str]
) -> tuple[dict[str, Attribute], dict[str, Attribute]]:
    """Split a dictionary as MLIR does: entries named like properties of the op, and the others."""
    properties = {name: value for name, value in attributes.items() if name in names}
    return properties, {name: value for name, value in attributes.items() if name not in names}


@irdl_op_definition
class _Func(IRDLOperation):
    """`llvm.func` as MLIR defines it, with all its properties."""

    name = "llvm.func"
    body = region_def()
    sym_name = prop_def(SymbolNameConstraint())
    function_type = prop_def(llvm.LLVMFunctionType)
    CConv = prop_def(llvm.CallingConventionAttr, default_value=llvm.CallingConventionAttr("ccc"))
    linkage = prop_def(llvm.LinkageAttr, default_value=llvm.LinkageAttr("external"))
    sym_visibility = opt_prop_def(StringAttr)
    visibility_ = prop_def(IntegerAttr, default_value=IntegerAttr(0, 64))
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    frame_pointer = opt_prop_def(AnyAttr())
    no_inline = opt_prop_def(UnitAttr)
    no_unwind = opt_prop_def(UnitAttr)
    optimize_none = opt_prop_def(UnitAttr)
    passthrough = opt_prop_def(ArrayAttr[Attribute])
    personality = opt_prop_def(FlatSymbolRefAttrConstr)
    target_cpu = opt_prop_def(StringAttr)
    target_features = opt_prop_def(AnyAttr())
    tune_cpu = opt_prop_def(StringAttr)
    unnamed_addr = opt_prop_def(IntegerAttr)
    traits = traits_def(IsolatedFromAbove(), SymbolOpInterface())

    def verify_(self) -> None:
        entry = self.body.blocks.first
        kind = self.linkage.linkage.data
        if entry is None:
            if kind not in ("external", "extern_weak"):
                raise VerifyException("external functions must have 'external' or 'extern_weak' linkage")
            return
        if kind in ("common", "appending"):
            raise VerifyException(f"functions cannot have '{kind}' linkage")
        if tuple(entry.arg_types) != self.function_type.inputs.data:
            raise VerifyException("entry block arguments must match the types of the function's arguments")


_Func.get_irdl_definition().properties.update(FUNC_PROPERTIES)
_FUNC_NAMES = frozenset(_Func.get_irdl_definition().properties)


class FuncOp(_Func, llvm.FuncOp):  # pyright: ignore[reportIncompatibleMethodOverride]
    """`llvm.func linkage visibility unnamed_addr cconv @name(arguments) -> result attributes {...} {...}`."""

    @classmethod
    def parse(cls, parser: Parser) -> FuncOp:
        linkage = _parse_keyword(parser, _LINKAGES, "external")
        visibility = _parse_keyword(parser, _VISIBILITIES, "default")
        unnamed = _parse_keyword(parser, _UNNAMED_ADDRESSES[1:], "none")
        convention = _parse_keyword(parser, _CONVENTIONS, "ccc")
        signature = parse_signature(parser, allow_variadic=True)
        if len(signature.outputs) > 1:
            parser.raise_error("failed to construct function type: expected zero or one function result")
        attributes, body = parse_attributes_and_body(
            parser, signature, ("sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv")
        )
        properties, attributes = split_properties(attributes, _FUNC_NAMES)
        return cls.build(
            properties={
                "sym_name": StringAttr(signature.name),
                "function_type": llvm.LLVMFunctionType(
                    signature.inputs,
                    signature.outputs[0] if signature.outputs else None,
                    signature.is_variadic,
                ),
                "CConv": llvm.CallingConventionAttr(convention),
                "linkage": llvm.LinkageAttr(linkage),
                "visibility_": _number(_VISIBILITIES, visibility),
                "unnamed_addr": _number(_UNNAMED_ADDRESSES, unnamed),
                "arg_attrs": signature.arg_attrs,
                "res_attrs": signature.res_attrs,
                **properties,
            },
            attributes=dict(attributes),
            regions=[body],
        )

    def print(self, printer: Printer) -> None:
        linkage, convention = self.linkage.linkage.data, self.CConv.convention.data
        _print_keywords(
            printer,
            None if linkage == "external" else linkage,
            _keyword(_VISIBILITIES, self.visibility_),
            _keyword(_UNNAMED_ADDRESSES, self.unnamed_addr),
            None if convention == "ccc" else convention,
        )
        printer.print_string(" ")
        type_ = self.function_type
        print_signature(
            printer,
            self.sym_name,
            type_.inputs.data,
            () if isinstance(type_.output, llvm.LLVMVoidType) else (type_.output,),
            self.body,
            self.arg_attrs,
            self.res_attrs,
            is_variadic=type_.is_variadic,
        )
        printed = (
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "linkage",
            "CConv",
            "visibility_",
            "unnamed_addr",
        )
        print_attributes_and_body(printer, {**self.attributes, **self.properties}, printed, self.body)


@irdl_op_definition
class _Call(IRDLOperation):
    """`llvm.call` as MLIR defines it, with all its properties."""

    name = "llvm.call"
    args = var_operand_def()
    op_bundle_operands = var_operand_def()
    callee = opt_prop_def(SymbolRefAttr)
    var_callee_type = opt_prop_def(llvm.LLVMFunctionType)
    fastmathFlags = prop_def(llvm.FastMathAttr, default_value=llvm.FastMathAttr("none"))
    CConv = prop_def(llvm.CallingConventionAttr, default_value=llvm.CallingConventionAttr("ccc"))
    op_bundle_sizes = prop_def(DenseArrayBase.constr(i32), default_value=DenseArrayBase.from_list(i32, ()))
    op_bundle_tags = opt_prop_def(ArrayAttr[StringAttr])
    TailCallKind = prop_def(
        llvm.TailCallKindAttr, default_value=llvm.TailCallKindAttr(llvm.TailCallKind.NONE)
    )
    arg_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    res_attrs = opt_prop_def(ArrayAttr[DictionaryAttr])
    returned = opt_result_def()
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = llvm.CallOp.traits

    def verify_(self) -> None:
        _verify_call(self)


def _verify_call(op: _Call) -> None:
    """A direct call fits the type of the function that it calls."""
    if op.callee is None:
        return
    name = op.callee.root_reference.data
    function = find_symbol(op, op.callee)
    if function is None:
        raise VerifyException(f"'{name}' does not reference a symbol in the current scope")
    if not isinstance(function, llvm.FuncOp):
        return
    type_ = function.function_type
    expected, found = type_.inputs.data, [a.type for a in op.args]
    if len(found) < len(expected) or (len(found) > len(expected) and not type_.is_variadic):
        raise VerifyException(
            f"incorrect number of operands ({len(found)}) for callee (expecting: {len(expected)})"
        )
    for index, (want, have) in enumerate(zip(expected, found, strict=False)):
        if want != have:
            raise VerifyException(f"operand type mismatch for operand {index}: '{have}' != '{want}'")
    if isinstance(type_.output, llvm.LLVMVoidType):
        if op.returned is not None:
            raise VerifyException("calling function with void result must not produce values")
    elif op.returned is None:
        raise VerifyException("expected function call to produce a value")
    elif op.returned.type != type_.output:
        raise VerifyException(f"result type mismatch: '{op.returned.type}' != '{type_.output}'")


_Call.get_irdl_definition().properties.update(CALL_PROPERTIES)
_CALL_NAMES = frozenset(_Call.get_irdl_definition().properties)
_CALL_PRINTED = frozenset(
    (
        "callee",
        "var_callee_type",
        "CConv",
        "TailCallKind",
        "op_bundle_sizes",
        "op_bundle_tags",
        "operandSegmentSizes",
        "arg_attrs",
        "res_attrs",
    )
)
_TAIL_KINDS = tuple(kind.value for kind in llvm.TailCallKind if kind is not llvm.TailCallKind.NONE)


class CallOp(_Call, llvm.CallOp):
    """`llvm.call cconv tail @callee(%a) vararg(type) ["tag"(%b : type)] {...} : (pointer,)? type`."""

    @classmethod
    def parse(cls, parser: Parser) -> CallOp:
        convention = _parse_keyword(parser, _CONVENTIONS, "ccc")
        tail = _parse_keyword(parser, _TAIL_KINDS, "none")
        callee = parser.parse_optional_symbol_name()
        pointer = None if callee is not None else parser.parse_unresolved_operand()
        args = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, parser.parse_unresolved_operand)
        var_type: Attribute | None = None
        if parser.parse_optional_keyword("vararg") is not None:
            with parser.in_parens():
                var_type = parser.parse_type()
        bundles = parser.parse_optional_comma_separated_list(
            Parser.Delimiter.SQUARE, lambda: _parse_bundle(parser)
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        operands: list[SSAValue] = []
        if pointer is not None:
            operands.append(parser.resolve_operand(pointer, parser.parse_type()))
            parser.parse_punctuation(",")
        position = parser.pos
        inputs, arg_attrs, outputs, res_attrs = _parse_call_type(parser)
        operands += parser.resolve_operands(args, inputs, position)
        properties, attributes = split_properties(attributes, _CALL_NAMES)
        tags = [StringAttr(tag) for tag, _ in bundles or ()]
        return cls.build(
            operands=[operands, [operand for _, group in bundles or () for operand in group]],
            result_types=[outputs],
            properties={
                "callee": None if callee is None else SymbolRefAttr(callee),
                "var_callee_type": var_type,
                "CConv": llvm.CallingConventionAttr(convention),
                "TailCallKind": llvm.TailCallKindAttr(llvm.TailCallKind(tail)),
                "op_bundle_sizes": DenseArrayBase.from_list(i32, [len(g) for _, g in bundles or ()]),
                "op_bundle_tags": ArrayAttr(tags) if tags else None,
                "arg_attrs": _attribute_dicts(arg_attrs),
                "res_attrs": _attribute_dicts(res_attrs),
                **properties,
            },
            attributes=dict(attributes),
        )

    def print(self, printer: Printer) -> None:
        convention, tail = self.CConv.convention.data, self.TailCallKind.data.value
        _print_keywords(
            printer, None if convention == "ccc" else convention, None if tail == "none" else tail
        )
        printer.print_string(" ")
        args: Sequence[SSAValue] = self.args
        if self.callee is not None:
            printer.print_attribute(self.callee)
        else:
            printer.print_ssa_value(args[0])
            args = args[1:]
        with printer.in_parens():
            printer.print_list(args, printer.print_ssa_value)
        if self.var_callee_type is not None:
            printer.print_string(" vararg(")
            printer.print_attribute(self.var_callee_type)
            printer.print_string(")")
        _print_bundles(printer, self)
        hidden = _CALL_PRINTED if self.fastmathFlags.data else _CALL_PRINTED | {"fastmathFlags"}
        printer.print_op_attributes({**self.attributes, **self.properties}, reserved_attr_names=hidden)
        printer.print_string(" : ")
        if self.callee is None:
            printer.print_attribute(self.args[0].type)
            printer.print_string(", ")
        outputs = () if self.returned is None else (self.returned.type,)
        if self.arg_attrs is None and self.res_attrs is None:
            printer.print_function_type([a.type for a in args], outputs)
            return
        with printer.in_parens():
            _print_types(printer, [a.type for a in args], self.arg_attrs)
        printer.print_string(" -> ")
        if self.res_attrs is None and len(outputs) == 1:
            printer.print_attribute(outputs[0])
        else:
            with printer.in_parens():
                _print_types(printer, outputs, self.res_attrs)


def _attribute_dicts(dicts: Sequence[dict[str, Attribute]]) -> ArrayAttr[DictionaryAttr] | None:
    return ArrayAttr(DictionaryAttr(d) for d in dicts) if any(dicts) else None


def _parse_bundle(parser: Parser) -> tuple[str, Sequence[SSAValue]]:
    tag = parser.parse_str_literal()
    parser.parse_punctuation("(")
    if parser.parse_optional_punctuation(")") is not None:
        return tag, ()
    operands = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_unresolved_operand)
    parser.parse_punctuation(":")
    position = parser.pos
    types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return tag, parser.resolve_operands(operands, types, position)


def _print_bundles(printer: Printer, op: _Call) -> None:
    if op.op_bundle_tags is None:
        return
    operands = list(op.op_bundle_operands)

    def print_bundle(bundle: tuple[StringAttr, int]) -> None:
        tag, size = bundle
        group = [operands.pop(0) for _ in range(size)]
        printer.print_attribute(tag)
        with printer.in_parens():
            if group:
                printer.print_list(group, printer.print_ssa_value)
                printer.print_string(" : ")
                printer.print_list([value.type for value in group], printer.print_attribute)

    printer.print_string(" ")
    with printer.in_square_brackets():
        printer.print_list(zip(op.op_bundle_tags, op.op_bundle_sizes.get_values(), strict=True), print_bundle)


AttributeDict = dict[str, Attribute]


def _parse_call_type(
    parser: Parser,
) -> tuple[list[Attribute], list[AttributeDict], list[Attribute], list[AttributeDict]]:
    """Parse a function type whose types may have attributes."""

    def parse_types() -> list[tuple[Attribute, AttributeDict]]:
        return parser.parse_comma_separated_list(
            Parser.Delimiter.PAREN, lambda: (parser.parse_type(), parser.parse_optional_attr_dict())
        )

    inputs = parse_types()
    parser.parse_punctuation("->")
    type_ = parser.parse_optional_type() if not _at_parenthesis(parser) else None
    outputs: list[tuple[Attribute, AttributeDict]] = [(type_, {})] if type_ is not None else parse_types()
    return (
        [t for t, _ in inputs],
        [a for _, a in inputs],
        [t for t, _ in outputs],
        [a for _, a in outputs],
    )


def _at_parenthesis(parser: Parser) -> bool:
    return parser._current_token.text == "("  # pyright: ignore[reportPrivateUsage]


def _print_types(
    printer: Printer, types: Sequence[Attribute], attributes: ArrayAttr[DictionaryAttr] | None
) -> None:
    def print_type(index: int) -> None:
        printer.print_attribute(types[index])
        if attributes is not None:
            printer.print_op_attributes(attributes.data[index].data)

    printer.print_list(range(len(types)), print_type)


@irdl_op_definition
class _Global(IRDLOperation):
    """`llvm.mlir.global` as MLIR defines it, with all its properties."""

    name = "llvm.mlir.global"
    global_type = prop_def()
    constant = opt_prop_def(UnitAttr)
    sym_name = prop_def(SymbolNameConstraint())
    linkage = prop_def(llvm.LinkageAttr)
    dso_local = opt_prop_def(UnitAttr)
    thread_local_ = opt_prop_def(UnitAttr)
    externally_initialized = opt_prop_def(UnitAttr)
    visibility_ = opt_prop_def(IntegerAttr)
    value = opt_prop_def()
    alignment = opt_prop_def(IntegerAttr)
    addr_space = prop_def(IntegerAttr, default_value=IntegerAttr(0, i32))
    unnamed_addr = opt_prop_def(IntegerAttr)
    section = opt_prop_def(StringAttr)
    comdat = opt_prop_def(SymbolRefAttr)
    body = region_def()
    traits = traits_def(IsolatedFromAbove(), SymbolOpInterface())

    def verify_(self) -> None:
        block = self.body.blocks.first
        if isinstance(self.value, StringAttr) and self.global_type != llvm.LLVMArrayType(
            len(self.value.data.encode()), IntegerType(8)
        ):
            raise VerifyException(
                "requires an i8 array type of the length equal to that of the string attribute"
            )
        if block is None:
            return
        if self.value is not None:
            raise VerifyException("cannot have both initializer value and region")
        last = block.last_op
        if isinstance(last, llvm.ReturnOp) and last.arg is not None and last.arg.type != self.global_type:
            raise VerifyException(
                f"initializer region type '{last.arg.type}' does not match global type '{self.global_type}'"
            )


_Global.get_irdl_definition().properties.update(GLOBAL_PROPERTIES)
_GLOBAL_NAMES = frozenset(_Global.get_irdl_definition().properties)
_GLOBAL_PRINTED = frozenset(
    (
        "global_type",
        "sym_name",
        "linkage",
        "constant",
        "thread_local_",
        "externally_initialized",
        "unnamed_addr",
        "visibility_",
        "comdat",
        "value",
    )
)


class GlobalOp(_Global, llvm.GlobalOp):
    """`llvm.mlir.global linkage constant @name(value) {...} : type {...}`; of a string, without type."""

    @classmethod
    def parse(cls, parser: Parser) -> GlobalOp:
        linkage = _parse_keyword(parser, _LINKAGES, "external")
        visibility = _parse_keyword(parser, _VISIBILITIES, "default")
        thread_local = parser.parse_optional_keyword("thread_local") is not None
        unnamed = _parse_keyword(parser, _UNNAMED_ADDRESSES[1:], "none")
        external = parser.parse_optional_keyword("externally_initialized") is not None
        constant = parser.parse_optional_keyword("constant") is not None
        name = parser.parse_symbol_name()
        value: Attribute | None = None
        parser.parse_punctuation("(")
        if parser.parse_optional_punctuation(")") is None:
            value = parser.parse_attribute()
            parser.parse_punctuation(")")
        comdat: Attribute | None = None
        if parser.parse_optional_keyword("comdat") is not None:
            with parser.in_parens():
                comdat = parser.parse_attribute()
        attributes = parser.parse_optional_attr_dict()
        type_: Attribute
        if parser.parse_optional_punctuation(":") is not None:
            type_ = parser.parse_type()
        elif isinstance(value, StringAttr):
            type_ = llvm.LLVMArrayType(len(value.data.encode()), IntegerType(8))
        else:
            parser.raise_error("type can only be omitted for string globals")
        body = parser.parse_optional_region()
        properties, attributes = split_properties(attributes, _GLOBAL_NAMES)
        return cls.build(
            properties={
                "global_type": type_,
                "sym_name": name,
                "linkage": llvm.LinkageAttr(linkage),
                "constant": UnitAttr() if constant else None,
                "thread_local_": UnitAttr() if thread_local else None,
                "externally_initialized": UnitAttr() if external else None,
                "visibility_": _number(_VISIBILITIES, visibility),
                "unnamed_addr": _number(_UNNAMED_ADDRESSES, unnamed),
                "value": value,
                "comdat": comdat,
                **properties,
            },
            attributes=dict(attributes),
            regions=[Region() if body is None else body],
        )

    def print(self, printer: Printer) -> None:
        _print_keywords(
            printer,
            self.linkage.linkage.data,
            _keyword(_VISIBILITIES, self.visibility_),
            "thread_local" if self.thread_local_ is not None else None,
            _keyword(_UNNAMED_ADDRESSES, self.unnamed_addr),
            "externally_initialized" if self.externally_initialized is not None else None,
            "constant" if self.constant is not None else None,
        )
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name)
        with printer.in_parens():
            if self.value is not None:
                printer.print_attribute(self.value)
        if self.comdat is not None:
            printer.print_string(" comdat(")
            printer.print_attribute(self.comdat)
            printer.print_string(")")
        printer.print_op_attributes(
            {**self.attributes, **self.properties}, reserved_attr_names=_GLOBAL_PRINTED
        )
        if not isinstance(self.value, StringAttr):
            printer.print_string(" : ")
            printer.print_attribute(self.global_type)
        if self.body.blocks:
            printer.print_string(" ")
            printer.print_region(self.body, print_entry_block_args=False)


SUBCLASSES = (CallOp, FuncOp, GlobalOp, *VECTOR_FORMS, *llvm_memory.SUBCLASSES, *llvm_values.SUBCLASSES)
OPERATIONS = NEW_OPS
ATTRIBUTES = NEW_TYPES
