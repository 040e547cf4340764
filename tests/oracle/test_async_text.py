"""async and gpu: text with locations, the words and places of what is refused, as MLIR has them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.diagnostics.locations import file_location
from stretto.dialects.mlir_text.printer import print_to_string

sys.path.insert(0, str(Path(__file__).parent))
from make_text_goldens import FOLDER, programs
from make_text_goldens import LOCATED as NAMES

LOCATED = [
    pair
    for name in NAMES
    for pair in zip(programs("programs", name), programs("locations", name), strict=True)
]


@pytest.mark.parametrize(("source", "expected"), LOCATED)
def test_locations_print_as_mlir_prints_them(source: str, expected: str) -> None:
    module, _ = parse_text(make_context(allow_unregistered=True), source, "<stdin>")
    assert print_to_string(module, print_debuginfo=True) == expected


@pytest.mark.parametrize(("source", "expected"), LOCATED)
def test_locations_read_back(source: str, expected: str) -> None:
    module, _ = parse_text(make_context(allow_unregistered=True), expected, "other")
    assert print_to_string(module, print_debuginfo=True) == expected


REFUSED = [
    pytest.param(source, expected, id=f"{name}-{number}")
    for name in ("async", "async-made", "gpu", "gpu-made")
    for number, (source, expected) in enumerate(
        zip(
            programs("refused", name),
            (FOLDER / f"refused/{name}.txt").read_text().splitlines(),
            strict=True,
        )
    )
]


@pytest.mark.parametrize(("source", "expected"), REFUSED)
def test_refusals_have_mlirs_words_and_places(source: str, expected: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        parse_text(make_context(allow_unregistered=True), source, "<stdin>")
    place = file_location(caught.value.location)
    assert place is not None
    # A suggestion is ours.
    message = caught.value.message.partition("; did you mean '")[0]
    assert f"{place.line.data}:{place.column.data}: error: {message}" == expected


@pytest.mark.parametrize(
    "source", [*programs("refused", "async-otherwise"), *programs("refused", "gpu-otherwise")]
)
def test_what_mlir_refuses_in_other_words_is_refused(source: str) -> None:
    with pytest.raises(DiagnosticError):
        parse_text(make_context(allow_unregistered=True), source, "<stdin>")
