"""Reproducers: a module together with the pipeline that fails on it, in MLIR's format."""

from __future__ import annotations

from collections.abc import Mapping

from stretto.diagnostics.errors import DiagnosticError


def reproducer_text(module_text: str, pipeline: str, *, verify_each: bool) -> str:
    """The text of a reproducer; `module_text` ends with a newline."""
    escaped = pipeline.replace("\\", "\\\\").replace('"', "\\22")
    return f"""{module_text}
{{-#
  external_resources: {{
    mlir_reproducer: {{
      pipeline: "{escaped}",
      disable_threading: true,
      verify_each: {"true" if verify_each else "false"}
    }}
  }}
#-}}
"""


def reproducer_pipeline(resources: Mapping[str, Mapping[str, str | bool | bytes]]) -> tuple[str, bool]:
    """Pipeline and `verify_each` of a reproducer's resources; a DiagnosticError if there is none."""
    section = resources.get("mlir_reproducer", {})
    pipeline = section.get("pipeline")
    if not isinstance(pipeline, str):
        raise DiagnosticError("the input is no reproducer: it has no pipeline in 'mlir_reproducer'")
    return pipeline, section.get("verify_each", True) is not False
