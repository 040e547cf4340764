"""MLIR's text of `gpu` ops, which `stretto.dialects.gpu_` defines."""

from __future__ import annotations

from stretto.dialects.gpu_ import ATTRIBUTES, OPERATIONS, SUBCLASSES

__all__ = ("ATTRIBUTES", "OPERATIONS", "SUBCLASSES")
