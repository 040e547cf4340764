"""`stretto opt|run|doctor`."""

from __future__ import annotations

from pathlib import Path

import pytest

from stretto.cli import doctor
from stretto.cli.main import main

PROGRAM = "func.func @main() -> i32 {\n  %c = arith.constant 7 : i32\n  return %c : i32\n}\n"


def test_opt_and_run_are_the_tools(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "program.mlir"
    path.write_text(PROGRAM)
    assert main(["opt", str(path)]) == 0
    assert "arith.constant 7" in capsys.readouterr().out
    assert main(["run", str(path)]) == 0
    assert capsys.readouterr().out == "7\n"
    assert main(["run", str(path), "-e", "mian"]) == 2


def test_an_unknown_command_gets_a_suggestion(capsys: pytest.CaptureFixture[str]):
    assert main(["dcotor"]) == 2
    assert capsys.readouterr().err == "stretto: error: unknown command 'dcotor'. Did you mean 'doctor'?\n"
    assert main([]) == 2


@pytest.mark.parametrize("flag", ["--help", "-h", "--version"])
def test_help_and_version(flag: str, capsys: pytest.CaptureFixture[str]):
    assert main([flag]) == 0
    assert capsys.readouterr().out.startswith("stretto ")
    assert main(["doctor", flag]) == 0


def test_doctor_finds_a_working_installation(capsys: pytest.CaptureFixture[str]):
    assert main(["doctor"]) == 0
    output = capsys.readouterr().out
    for name in (
        "Python",
        "xDSL",
        "LLVM",
        "runtime library",
        "threads",
        "device",
        "C++ compiler",
        "self test",
    ):
        assert f"ok      {name}: " in output


def test_doctor_tells_what_is_broken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def broken() -> str:
        raise OSError("libfoo.so: cannot open\nshared object file")

    monkeypatch.setattr(doctor, "CHECKS", (("runtime library", broken), ("threads", lambda: "2 cores")))
    assert main(["doctor"]) == 1
    output = capsys.readouterr().out
    assert output.startswith(
        "BROKEN  runtime library: libfoo.so: cannot open shared object file\nok      threads: 2 cores\n"
    )


def test_doctor_takes_no_arguments():
    assert main(["doctor", "now"]) == 2
