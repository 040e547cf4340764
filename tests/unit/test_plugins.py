"""Passes that packages and files bring."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from stretto import plugins
from stretto.cli import opt
from stretto.pass_manager import PipelineError, all_passes, make_pipeline

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "plugins" / "count_tasks.py"


def test_a_pass_of_a_file_runs_by_name(capfd: pytest.CaptureFixture[str]):
    module = str(ROOT / "examples" / "twice.mlir")
    assert opt.main([module, f"--load-pass-plugin={EXAMPLE}", "--count-tasks"]) == 0
    assert "example.tasks = 1 : i64" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("raise ImportError('no such luck')", "can't be loaded: no such luck"),
        ("x = 1", "defines no ModulePass"),
        (
            "from xdsl.passes import ModulePass\nclass P(ModulePass):\n    name = 'cse'\n",
            "there is a pass 'cse' already",
        ),
    ],
)
def test_a_file_that_is_no_plugin_is_refused(
    text: str, message: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    file = tmp_path / "plugin.py"
    file.write_text(text)
    assert opt.main([str(ROOT / "examples" / "twice.mlir"), f"--load-pass-plugin={file}"]) != 0
    error = capfd.readouterr().err
    assert message in error and str(file) in error


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, plugins.ENTRY_POINT_GROUP)


def test_passes_of_packages_are_found_and_bad_ones_leave_others_alone(monkeypatch: pytest.MonkeyPatch):
    installed = (
        entry("cse", "somewhere:Mine"),
        entry("broken", "no_such_module:Pass"),
        entry("no-pass", "pathlib:Path"),
        entry("symbol-dce-too", "stretto.transforms.symbol_dce:SymbolDCEPass"),
    )
    monkeypatch.setattr(plugins, "_installed", lambda: installed)
    assert all_passes()["cse"]().__module__.startswith("stretto.")
    make_pipeline("builtin.module(canonicalize)")
    for name, message in [
        ("broken", "the pass 'broken' of 'no_such_module:Pass' can't be loaded"),
        ("no-pass", "'pathlib:Path' is no ModulePass"),
        ("symbol-dce-too", "is named 'symbol-dce'"),
    ]:
        with pytest.raises(PipelineError, match=message):
            make_pipeline(f"builtin.module({name})")
