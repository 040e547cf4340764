"""Nothing of the gpu dialect's text and verdicts is without a golden; what there is, the definitions tell."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from xdsl.utils.exceptions import VerifyException

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects import gpu_, nvvm_
from stretto.dialects.gpu_ import attrs, device, host, launch_checks, modules, reductions

sys.path.insert(0, str(Path(__file__).parent))
import gpu_refusals
import make_text_goldens
from test_completeness import op_names, raises

OPS = {op.name for op in (*gpu_.SUBCLASSES, *gpu_.OPERATIONS)}
REFUSED = ("gpu", "gpu-made", "gpu-otherwise")
WITH_RULES = (attrs, device, host, launch_checks, modules, nvvm_, reductions)

TOLD_OTHERWISE = {
    # Every program that is parsed is a module.
    "expected to belong to a module",
    # Every op stands in a module.
    "must be inside an op with symbol table",
    # MLIR takes these or crashes; see filecheck/errors/gpu.mlir.
    "takes token dependencies or a stream, not both",
    "body region is empty",
    # Told with the words for the type of the operand; the verdict on a type is remembered.
    "should be of fixed length",
}
"""Rules that no program breaks which MLIR refuses."""


def test_every_op_and_attribute_is_printed() -> None:
    assert op_names(make_text_goldens.programs("programs", "gpu")) >= OPS
    names = [attribute.name for attribute in (*gpu_.ATTRIBUTES, nvvm_.NVVMTargetAttr)]
    for form in ("custom", "generic", "locations"):
        text = "\n".join(make_text_goldens.programs(form, "gpu"))
        assert not [n for n in names if f"#{n}" not in text and f"#{n.replace('.', '<')} " not in text]


def test_every_op_is_malformed() -> None:
    samples = {sample.name for sample in gpu_refusals.SAMPLES}
    assert samples | set(gpu_refusals.BY_HAND) == OPS
    files = [make_text_goldens.FOLDER / "refused" / f"{name}.txt" for name in REFUSED]
    told = "\n".join(file.read_text() for file in files)
    assert not [name for name in OPS if f"'{name}' op " not in told]


def test_every_rule_of_a_verifier_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: set[str] = set()
    rules = {place: rule for module in WITH_RULES for place, rule in raises(module).items()}

    class Recording(VerifyException):
        def __init__(self, *arguments: object):
            super().__init__(*arguments)
            frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
            broken.add(rules[frame.f_code.co_filename, frame.f_lineno])

    for module in WITH_RULES:
        monkeypatch.setattr(module, "VerifyException", Recording)
    for name in REFUSED:
        for text in make_text_goldens.programs("refused", name):
            with pytest.raises(DiagnosticError):
                parse_text(make_context(allow_unregistered=True), text, "-")
    left = [rule for rule in set(rules.values()) - broken if not any(t in rule for t in TOLD_OTHERWISE)]
    assert not left
