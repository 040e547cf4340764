"""Located errors: what is wrong with an input, where, and what would help."""

from stretto.diagnostics.convert import as_diagnostic
from stretto.diagnostics.errors import (
    Diagnostic,
    DiagnosticError,
    Severity,
    emit_error,
    emit_remark,
    emit_warning,
)
from stretto.diagnostics.render import DiagnosticPrinter

__all__ = [
    "Diagnostic",
    "DiagnosticError",
    "DiagnosticPrinter",
    "Severity",
    "as_diagnostic",
    "emit_error",
    "emit_remark",
    "emit_warning",
]
