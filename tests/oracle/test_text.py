"""Text is read and printed as MLIR does, and what MLIR refuses is refused (goldens in text/)."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.dialects.mlir_text.printer import print_to_string

sys.path.insert(0, str(Path(__file__).parent))
from fuzz_verdicts import functions, mutated, our_verdict
from make_text_goldens import FOLDER, programs
from make_text_goldens import names as all_names


def names(folder: str) -> list[str]:
    """All files but those of the async dialect and refusals by gpu, which have a test of their own."""
    return [
        name
        for name in all_names(folder)
        if not name.startswith("async") and not (folder == "refused" and name.startswith("gpu"))
    ]


def printed(text: str, *, generic: bool) -> str:
    module, _ = parse_text(make_context(allow_unregistered=True), text, "input.mlir")
    return print_to_string(module, print_generic_format=generic).rstrip("\n") + "\n"


PROGRAMS = [
    pytest.param(source, custom, generic, id=f"{name}-{number}")
    for name in names("programs")
    for number, (source, custom, generic) in enumerate(
        zip(*(programs(folder, name) for folder in ("programs", "custom", "generic")), strict=True)
    )
]

# MLIR prints a negative case of cf.switch as an unsigned number, which it then refuses to read.
NOT_READ_BY_MLIR = ("4294967253: ^bb2",)


@pytest.mark.parametrize(("source", "custom", "generic"), PROGRAMS)
def test_source_prints_as_mlir_prints_it(source: str, custom: str, generic: str) -> None:
    assert printed(source, generic=False) == custom
    assert printed(source, generic=True) == generic


@pytest.mark.parametrize(("source", "custom", "generic"), PROGRAMS)
def test_printed_text_reads_back(source: str, custom: str, generic: str) -> None:
    if any(text in custom for text in NOT_READ_BY_MLIR):
        pytest.skip("MLIR doesn't read its own text")
    assert printed(custom, generic=False) == custom
    assert printed(generic, generic=False) == custom


REFUSED = [
    pytest.param(source, message, id=f"{name}-{number}")
    for name in names("refused")
    for number, (source, message) in enumerate(
        zip(
            programs("refused", name),
            (FOLDER / "refused" / f"{name}.txt").read_text().splitlines(),
            strict=True,
        )
    )
]


@pytest.mark.parametrize(("source", "message"), REFUSED)
def test_what_mlir_refuses_is_refused(source: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        printed(source, generic=False)
    assert not caught.value.message.startswith("internal error"), f"MLIR says: {message}"


@pytest.mark.parametrize("seed", range(60))
def test_a_mutated_program_is_taken_or_refused_with_a_diagnostic(seed: int) -> None:
    random = Random(seed)
    name = random.choice(names("programs"))
    message = our_verdict(
        mutated(random.choice(functions(random.choice(programs("programs", name)))), random)
    )
    assert message is None or not message.startswith("internal error")
