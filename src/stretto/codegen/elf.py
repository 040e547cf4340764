"""The symbols that an object file of this machine needs from elsewhere (ELF, 64 bits, little-endian)."""

from __future__ import annotations

import struct

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLE = 2
_UNDEFINED = 0


class UnknownObjectFormatError(Exception):
    """Not a 64-bit little-endian ELF object."""


def undefined_symbols(object_file: bytes) -> list[str]:
    """The names that the linker has to find, each once, in the order of the symbol table."""
    if object_file[:6] != b"\x7fELF\x02\x01":
        raise UnknownObjectFormatError("the object file isn't 64-bit little-endian ELF")
    header = _HEADER.unpack_from(object_file)
    sections_at, section_size, section_count = header[6], header[11], header[12]
    places = range(sections_at, sections_at + section_size * section_count, section_size)
    sections: list[tuple[int, ...]] = [_SECTION.unpack_from(object_file, at) for at in places]
    names: dict[str, None] = {}
    for section in sections:
        _, type_, _, _, offset, size, link, _, _, entry_size = section
        if type_ != _SYMBOL_TABLE:
            continue
        strings = sections[link][4]
        for at in range(offset, offset + size, entry_size):
            name, _, _, index, _, _ = _SYMBOL.unpack_from(object_file, at)
            if index == _UNDEFINED and name:
                end = object_file.index(b"\0", strings + name)
                names[object_file[strings + name : end].decode()] = None
    return [name for name in names if name != "_GLOBAL_OFFSET_TABLE_"]
