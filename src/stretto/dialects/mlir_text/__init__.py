"""MLIR's custom text for ops that xDSL owns and prints otherwise, or only generically.

`TEXT_MODULES` names, for each dialect, the module that holds its texts. Such a module defines

* `SUBCLASSES`: undecorated Python subclasses of xDSL's op classes, which override `parse` and
  `print` only (and may give the names of `stretto.dialects.mlir_text.asm`);
* `OPERATIONS`: definitions of ops that xDSL's dialect lacks (may be missing);
* `ATTRIBUTES`: definitions of attributes and types that xDSL's dialect lacks (may be missing).

A context made by `stretto.context.make_context` creates the subclasses in place of xDSL's
classes when it parses, and `MLIRPrinter` finds the text of an op by its name, so that ops which
were made from xDSL's own classes print as MLIR's text as well. xDSL's dialects are not changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from xdsl.ir import Attribute, Operation

TEXT_MODULES: dict[str, str] = {
    # dialect -> module in this package
    "builtin": "builtin",
    "affine": "affine",
    "arith": "arith",
    "cf": "cf",
    "func": "func",
    "gpu": "gpu",
    "linalg": "linalg",
    "llvm": "llvm",
    "math": "math",
    "memref": "memref",
    "scf": "scf",
    "vector": "vector",
}


@dataclass(frozen=True)
class DialectText:
    """What one module of this package adds to one dialect of xDSL."""

    subclasses: Sequence[type[Operation]] = ()
    operations: Sequence[type[Operation]] = ()
    attributes: Sequence[type[Attribute]] = ()


@cache
def dialect_text(dialect: str) -> DialectText:
    """The texts of a dialect; empty for a dialect that has none. Imports its module."""
    name = TEXT_MODULES.get(dialect)
    if name is None:
        return DialectText()
    module = import_module(f"{__name__}.{name}")
    return DialectText(
        module.SUBCLASSES,
        getattr(module, "OPERATIONS", ()),
        getattr(module, "ATTRIBUTES", ()),
    )


@cache
def _text_classes(dialect: str) -> dict[str, type[Operation]]:
    return {op.name: op for op in dialect_text(dialect).subclasses}


def text_class(op: Operation) -> type[Operation]:
    """The class whose `print` gives MLIR's text of `op`: our subclass, else the op's own class."""
    own = type(op)
    return _text_classes(own.name.partition(".")[0]).get(own.name, own)


def as_text(op: Operation) -> Operation:
    """The op as an instance of its text class; of an op made from xDSL's class, a view of it.

    A view shares all state with the op. It serves to call methods of the text class only: the op,
    not the view, is what its operands, block and regions know of.
    """
    cls = text_class(op)
    if isinstance(op, cls):
        return op
    view = cls.__new__(cls)
    object.__setattr__(view, "__dict__", op.__dict__)
    return view
