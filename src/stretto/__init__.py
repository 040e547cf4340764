"""Stretto: async programs of MLIR, compiled and run in Python.

    import stretto

    program = stretto.compile(text)
    result = program.main(array, 3)

Importing this package loads neither xDSL nor LLVM; the first use of a name does.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stretto.api import compile, format_module, parse, run_pipeline
    from stretto.diagnostics import DiagnosticError
    from stretto.execution.entry import AsyncError, ProgramError
    from stretto.execution.future import Future
    from stretto.execution.native import set_num_threads
    from stretto.execution.program import Program
    from stretto.pass_manager import PipelineError

_WHERE = {
    "AsyncError": "stretto.execution.entry",
    "DiagnosticError": "stretto.diagnostics",
    "PipelineError": "stretto.pass_manager",
    "Future": "stretto.execution.future",
    "Program": "stretto.execution.program",
    "ProgramError": "stretto.execution.entry",
    "compile": "stretto.api",
    "format_module": "stretto.api",
    "parse": "stretto.api",
    "run_pipeline": "stretto.api",
    "set_num_threads": "stretto.execution.native",
}

__all__ = [
    "AsyncError",
    "DiagnosticError",
    "Future",
    "PipelineError",
    "Program",
    "ProgramError",
    "compile",
    "format_module",
    "parse",
    "run_pipeline",
    "set_num_threads",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'stretto' has no attribute '{name}'")
    value = getattr(import_module(_WHERE[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_WHERE})
