"""Nothing of the async dialect and its passes is without a golden.

What there is, is read from the definitions: ops, types and verifier rules, options of the passes.
"""

from __future__ import annotations

import ast
import dataclasses
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from xdsl.utils.exceptions import VerifyException

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects.async_ import Async, coro, runtime, structured
from stretto.passes import ALL_PASSES

sys.path.insert(0, str(Path(__file__).parent))
import make_async_runtime_goldens
import make_ref_counting_goldens
import make_text_goldens
import make_to_llvm_goldens
from async_refusals import SAMPLES, WITH_REGIONS_OR_PARENTS, ops

FILECHECK = Path(__file__).resolve().parents[1] / "filecheck"
STRUCTURED = {op.name for op in structured.OPERATIONS}
LOWERED = set(ops()) - STRUCTURED
PASSES = (
    "async-to-async-runtime",
    "async-func-to-async-runtime",
    "async-runtime-ref-counting",
    "async-runtime-ref-counting-opt",
    "convert-async-to-llvm",
)
REFUSED = ("async", "async-made", "async-otherwise")

UNREACHABLE = {"operand types do not match the types returned from the parent ExecuteOp"}
"""Rules of ops in a text that are told only after another op's rule, which is broken whenever they are."""


def op_names(programs: list[str]) -> set[str]:
    """The names of all ops in some programs."""
    modules = [parse_text(make_context(allow_unregistered=True), text, "-")[0] for text in programs]
    return {op.name for module in modules for op in module.walk()}


def messages() -> list[str]:
    """What MLIR says about the malformed programs."""
    files = [make_text_goldens.FOLDER / "refused" / f"{name}.txt" for name in REFUSED]
    return [line for file in files for line in file.read_text().splitlines()]


def test_every_op_and_type_is_printed() -> None:
    programs = make_text_goldens.programs("programs", "async")
    assert set(ops()) <= op_names(programs)
    for form in ("custom", "generic", "locations"):
        text = "\n".join(make_text_goldens.programs(form, "async"))
        assert not [type_.name for type_ in Async.attributes if f"!{type_.name}" not in text]


def test_every_op_goes_through_the_passes_that_take_it() -> None:
    assert op_names(make_async_runtime_goldens.programs()) >= STRUCTURED
    expected = (make_async_runtime_goldens.FOLDER / "expected.mlir").read_text()
    made = op_names(expected.split(make_async_runtime_goldens.SEPARATOR))
    counted = {"async.runtime.add_ref", "async.runtime.drop_ref"}
    assert made >= LOWERED - counted - {"async.runtime.num_worker_threads"}
    counting = [
        text for name in make_ref_counting_goldens.NAMES for text in make_ref_counting_goldens.parts(name)
    ]
    assert op_names(counting) >= LOWERED
    assert op_names(make_to_llvm_goldens.inputs("convert-async-to-llvm")) >= LOWERED


def test_every_op_is_malformed_in_every_way() -> None:
    assert set(SAMPLES) | set(WITH_REGIONS_OR_PARENTS) == set(ops())
    told = messages()
    for name, definition in ((op.name, op.get_irdl_definition()) for op in ops().values()):
        wanted = [f"operand #{k}" for k, _ in enumerate(definition.operands)]
        wanted += [f"result #{k}" for k, _ in enumerate(definition.results)]
        if name in SAMPLES:
            missing = [
                part
                for part in wanted
                if not any(f"'{name}' op {part} must be" in line for line in told)
                and not any(f"'{name}' op failed to verify that type" in line for line in told)
                and not any(f"'{name}' op result type " in line for line in told)
            ]
            assert not missing, name
        assert any(f"'{name}' op " in line for line in told), name


def raises(module: ModuleType) -> dict[tuple[str, int], str]:
    """The places in a module where a rule of a verifier is told broken."""
    file = module.__file__
    assert file is not None
    found: dict[tuple[str, int], str] = {}
    for node in ast.walk(ast.parse(Path(file).read_text())):
        if (
            isinstance(node, ast.Raise)
            and node.exc is not None
            and "VerifyException" in ast.unparse(node.exc)
        ):
            found.update(
                {(file, line): ast.unparse(node.exc) for line in range(node.lineno, node.end_lineno or 0)}
            )
            found[file, node.end_lineno or node.lineno] = ast.unparse(node.exc)
    return found


def test_every_rule_of_a_verifier_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: set[str] = set()
    modules = [module for module in (structured, runtime, coro) if hasattr(module, "VerifyException")]
    rules = {place: rule for module in modules for place, rule in raises(module).items()}

    class Recording(VerifyException):
        def __init__(self, *arguments: object):
            super().__init__(*arguments)
            frame = sys._getframe(1)
            broken.add(rules[frame.f_code.co_filename, frame.f_lineno])

    for module in modules:
        monkeypatch.setattr(module, "VerifyException", Recording)
    for name in REFUSED:
        for text in make_text_goldens.programs("refused", name):
            with pytest.raises(DiagnosticError):
                parse_text(make_context(allow_unregistered=True), text, "-")
    left = [rule for rule in set(rules.values()) - broken if not any(part in rule for part in UNREACHABLE)]
    assert not left


@pytest.mark.parametrize("name", PASSES)
def test_every_option_of_a_pass_has_a_golden(name: str) -> None:
    """The default value is that of MLIR's text; each other one has a file of its own."""
    pass_ = ALL_PASSES[name]()
    lines = [
        line for file in FILECHECK.rglob("*.mlir") for line in file.read_text().splitlines() if "RUN:" in line
    ]
    assert any(f"-{name}" in line for line in lines)
    for field in dataclasses.fields(pass_):
        hint = get_type_hints(pass_)[field.name]
        values = get_args(hint) if get_origin(hint) is Literal else (r"\S+",)
        for value in (value for value in values if value != field.default):
            pattern = rf"-{name}=[\"'][^\"']*\b{field.name}={value}"
            assert any(re.search(pattern, line) for line in lines), f"{field.name}={value}"
