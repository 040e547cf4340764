"""Located errors."""

from stretto.diagnostics.errors import DiagnosticError, emit_error

__all__ = ["DiagnosticError", "emit_error"]
