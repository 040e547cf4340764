"""Of MLIR's `nvvm` dialect, the target that `gpu.module`s name."""

from __future__ import annotations

from xdsl.dialects.builtin import IntAttr, NoneAttr, StringAttr
from xdsl.ir import Attribute, Dialect, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from stretto.dialects.mlir_text.narrow import elements


@irdl_attr_definition
class NVVMTargetAttr(ParametrizedAttribute):
    """`#nvvm.target<O = 3, chip = "sm_90", ...>`: what a module is compiled for."""

    name = "nvvm.target"

    optimization: IntAttr
    triple: StringAttr
    chip: StringAttr
    features: StringAttr
    flags: Attribute
    link: Attribute
    verify_target: IntAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        fields: dict[str, Attribute] = dict(_DEFAULTS)
        if parser.parse_optional_punctuation("<") is None:
            return list(fields.values())
        seen: set[str] = set()
        while parser.parse_optional_punctuation(">") is None:
            if seen:
                parser.parse_punctuation(",")
            name = parser.parse_identifier()
            parser.parse_punctuation("=")
            if name not in _DEFAULTS or name in seen:
                parser.raise_error(f"duplicate or unknown struct parameter name: {name}", parser.pos)
            seen.add(name)
            fields[name] = _parse_field(parser, name)
        return list(fields.values())

    def print_parameters(self, printer: Printer) -> None:
        changed = [
            (name, value)
            for (name, default), value in zip(_DEFAULTS.items(), self.parameters, strict=True)
            if value != default
        ]
        if not changed:
            return

        def print_field(field: tuple[str, Attribute]) -> None:
            name, value = field
            printer.print_string(f"{name} = ")
            if name == "verifyTarget":
                printer.print_string("true" if value == IntAttr(1) else "false")
            elif name == "O":
                printer.print_string(str(self.optimization.data))
            else:
                printer.print_attribute(value)

        with printer.in_angle_brackets():
            printer.print_list(changed, print_field)

    def verify(self) -> None:
        if not 0 <= self.optimization.data <= 3:
            raise VerifyException("The optimization level must be a number between 0 and 3.")
        if not self.triple.data:
            raise VerifyException("The target triple cannot be empty.")
        if not self.chip.data:
            raise VerifyException("The target chip cannot be empty.")
        if any(not isinstance(name, StringAttr) for name in elements(self.link) or ()):
            raise VerifyException("All the elements in the `link` array must be strings.")


_DEFAULTS: dict[str, Attribute] = {
    "O": IntAttr(2),
    "triple": StringAttr("nvptx64-nvidia-cuda"),
    "chip": StringAttr("sm_50"),
    "features": StringAttr("+ptx60"),
    "flags": NoneAttr(),
    "link": NoneAttr(),
    "verifyTarget": IntAttr(1),
}


def _parse_field(parser: AttrParser, name: str) -> Attribute:
    if name == "O":
        return IntAttr(parser.parse_integer(allow_boolean=False))
    if name == "verifyTarget":
        return IntAttr(int(parser.parse_boolean()))
    if name in ("triple", "chip", "features"):
        return StringAttr(parser.parse_str_literal())
    return parser.parse_attribute()


Nvvm = Dialect("nvvm", [], [NVVMTargetAttr])
