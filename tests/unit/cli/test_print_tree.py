"""`--mlir-print-ir-tree-dir`: one file a pass, named as MLIR names them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stretto.cli.opt import main

PIPELINE = "builtin.module(func.func(canonicalize,cse),cse,symbol-dce,func.func(cse))"


def test_files_are_named_as_in_mlir(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "input.mlir"
    path.write_text("func.func @main() {\n  return\n}\n")
    tree = tmp_path / "tree"
    flags = [f"--pass-pipeline={PIPELINE}", "--mlir-print-ir-after-all", f"--mlir-print-ir-tree-dir={tree}"]
    assert main([str(path), *flags]) == 0
    assert capsys.readouterr().err == ""
    root = tree / "builtin_module_no-symbol-name"
    found = {str(file.relative_to(root)) for file in root.rglob("*.mlir")}
    inside = {f"func_func_main/{name}.mlir" for name in ("0_0_canonicalize", "0_1_cse", "2_2_cse")}
    assert found == {"1_cse.mlir", "2_symbol-dce.mlir", *inside}
    assert "IR Dump After" in (root / "1_cse.mlir").read_text()


def test_the_folder_alone_is_a_wrong_command_line(tmp_path: Path):
    path = tmp_path / "input.mlir"
    path.write_text("")
    assert main([str(path), f"--mlir-print-ir-tree-dir={tmp_path / 'tree'}"]) == 2
