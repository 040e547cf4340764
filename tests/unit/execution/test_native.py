"""Finding the native library."""

from __future__ import annotations

from pathlib import Path

import pytest

import stretto
from stretto.execution import native


def test_a_missing_library_is_explained(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(native, "LIBRARY_NAME", "libabsent.so")
    monkeypatch.delenv("STRETTO_RUNTIME_LIBRARY", raising=False)
    with pytest.raises(
        native.NativeLibraryError,
        match=r"no libabsent\.so in .*_native/libabsent\.so.*build/native/libabsent\.so: install the wheel",
    ):
        native.library_path()


def test_the_environment_may_name_the_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Also where another one is installed: sanitized libraries are tried that way."""
    installed = tmp_path / "_native" / native.LIBRARY_NAME
    installed.parent.mkdir()
    library = tmp_path / "mine.so"
    for path in (installed, library):
        path.touch()
    monkeypatch.setattr(stretto, "__path__", [str(tmp_path)])
    monkeypatch.delenv("STRETTO_RUNTIME_LIBRARY", raising=False)
    assert native.library_path() == installed
    monkeypatch.setenv("STRETTO_RUNTIME_LIBRARY", str(library))
    assert native.library_path() == library


def test_no_other_library_than_the_named_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("STRETTO_RUNTIME_LIBRARY", str(tmp_path / "elsewhere.so"))
    with pytest.raises(native.NativeLibraryError, match=r"in .*elsewhere\.so: install the wheel"):
        native.library_path()


def test_every_declared_function_is_there():
    loaded = native.library()
    for name in native._PROTOTYPES:
        assert getattr(loaded, name)


def test_the_number_of_threads():
    assert native.set_num_threads(3) == 3
    with pytest.raises(ValueError, match="-1"):
        native.set_num_threads(-1)
    assert native.set_num_threads(0) >= 1
