"""Trampolines: one C signature for functions of any LLVM type.

`void trampoline(void* slots)` reads the arguments from slots, calls the function, and writes its
results to the slots behind them. A slot holds one scalar, in 8 bytes, or 16 for what is larger.
So Python needs no knowledge of how a C ABI passes structs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects import llvm
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type, IntegerType
from xdsl.ir import Attribute

from stretto.codegen.llvm_types import Leaf, TypeTable, UnsupportedTypeError, leaves, quoted

_INTEGER_FORMATS = {8: "b7x", 16: "h6x", 32: "i4x", 64: "q", 128: "QQ"}


@dataclass(frozen=True)
class Slot:
    """A scalar in the buffer: its leaf, where it lies, and the format of `struct` that reads it."""

    leaf: Leaf
    offset: int
    format: str

    @property
    def storage_bits(self) -> int:
        """Bits of an integer as it is stored; 0 for other types."""
        return self.leaf.size * 8 if isinstance(self.leaf.type, IntegerType) else 0


@dataclass(frozen=True)
class CallLayout:
    """The slots of a function's arguments, one list each, and of its result."""

    arguments: tuple[tuple[Slot, ...], ...]
    results: tuple[Slot, ...]
    size: int

    @property
    def argument_format(self) -> str:
        """The format of all arguments for `struct`."""
        return "<" + "".join(slot.format for slots in self.arguments for slot in slots)

    @property
    def result_format(self) -> str:
        """The format of all results for `struct`."""
        return "<" + "".join(slot.format for slot in self.results)

    @property
    def result_offset(self) -> int:
        """Where the results begin."""
        return self.results[0].offset if self.results else self.size


def _format(leaf: Leaf) -> str:
    match leaf.type:
        case IntegerType():
            return "?7x" if leaf.type.width.data == 1 else _INTEGER_FORMATS[leaf.size * 8]
        case llvm.LLVMPointerType():
            return "Q"
        case Float64Type():
            return "d"
        case Float32Type():
            return "f4x"
        case Float16Type():
            return "e6x"
        case BFloat16Type():
            return "H6x"
        case _:
            raise UnsupportedTypeError(f"type {leaf.type} can't be passed to or from Python")


def call_layout(type_: llvm.LLVMFunctionType) -> CallLayout:
    """Where the arguments and results of a function lie. Raises UnsupportedTypeError."""
    offset = 0

    def slots(value: Attribute) -> tuple[Slot, ...]:
        nonlocal offset
        placed: list[Slot] = []
        for leaf in leaves(value):
            placed.append(Slot(leaf, offset, _format(leaf)))
            offset += 16 if leaf.size > 8 else 8
        return tuple(placed)

    arguments = tuple(slots(input_) for input_ in type_.inputs.data)
    results = slots(type_.output)
    return CallLayout(arguments, results, max(offset, 8))


def trampoline_name(function: str) -> str:
    """The symbol of a function's trampoline."""
    return f"__stretto_call_{function}"


def trampoline_ir(function: str, type_: llvm.LLVMFunctionType, layout: CallLayout, types: TypeTable) -> str:
    """The trampoline of a function as LLVM IR text."""
    lines: list[str] = []
    arguments: list[str] = []
    for k, (input_, slots) in enumerate(zip(type_.inputs.data, layout.arguments, strict=True)):
        arguments.append(f"{types.spell(input_)} {_load_argument(lines, f'a{k}', input_, slots, types)}")
    result = types.spell(type_.output)
    call = f'call {result} @"{quoted(function)}"({", ".join(arguments)})'
    if layout.results:
        lines.append(f"%r = {call}")
        for n, slot in enumerate(layout.results):
            _store_result(lines, f"r{n}", result, slot, types)
    else:
        lines.append(call)
    body = "\n  ".join([*lines, "ret void"])
    return f'define void @"{quoted(trampoline_name(function))}"(ptr %s) {{\n  {body}\n}}'


def _load_argument(
    lines: list[str], name: str, type_: Attribute, slots: Sequence[Slot], types: TypeTable
) -> str:
    whole = "poison"
    for n, slot in enumerate(slots):
        leaf, stem = slot.leaf, f"%{name}.{n}"
        text = types.spell(leaf.type)
        lines.append(f"{stem}.p = getelementptr i8, ptr %s, i64 {slot.offset}")
        if slot.storage_bits and text != f"i{slot.storage_bits}":
            lines.append(f"{stem}.w = load i{slot.storage_bits}, ptr {stem}.p, align 8")
            lines.append(f"{stem} = trunc i{slot.storage_bits} {stem}.w to {text}")
        else:
            lines.append(f"{stem} = load {text}, ptr {stem}.p, align 8")
        if not leaf.path:
            return stem
        path = ", ".join(map(str, leaf.path))
        lines.append(f"{stem}.i = insertvalue {types.spell(type_)} {whole}, {text} {stem}, {path}")
        whole = f"{stem}.i"
    return whole


def _store_result(lines: list[str], name: str, result: str, slot: Slot, types: TypeTable) -> None:
    leaf = slot.leaf
    text = types.spell(leaf.type)
    value = "%r"
    if leaf.path:
        lines.append(f"%{name} = extractvalue {result} %r, {', '.join(map(str, leaf.path))}")
        value = f"%{name}"
    if slot.storage_bits and text != f"i{slot.storage_bits}":
        extend = "zext" if text == "i1" else "sext"
        lines.append(f"%{name}.w = {extend} {text} {value} to i{slot.storage_bits}")
        value, text = f"%{name}.w", f"i{slot.storage_bits}"
    lines.append(f"%{name}.p = getelementptr i8, ptr %s, i64 {slot.offset}")
    lines.append(f"store {text} {value}, ptr %{name}.p, align 8")
