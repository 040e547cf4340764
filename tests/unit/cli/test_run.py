"""The contract of `stretto-run`: exit codes, inputs, outputs, messages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "run"))

from harness import run_tool

PROGRAM = """
func.func @main() {
  return
}
func.func @add(%a: i64, %b: i64) -> i64 {
  %c = arith.addi %a, %b : i64
  return %c : i64
}
func.func @half(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %y = arith.mulf %x, %h : f32
  return %y : f32
}
func.func @wide(%v: vector<4xf32>) {
  return
}
func.func @waits(%t: !async.token) {
  return
}
func.func @not(%x: i1) -> i1 {
  %t = arith.constant true
  %y = arith.xori %x, %t : i1
  return %y : i1
}
func.func @fill(%m: memref<?x?xf32>, %n: memref<3xi32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c0, %c1] : memref<?x?xf32>
  return
}
func.func @two() -> (i32, f64) {
  %a = arith.constant 3 : i32
  %b = arith.constant 1.5 : f64
  return %a, %b : i32, f64
}
func.func private @hidden() -> i32 {
  %a = arith.constant 11 : i32
  return %a : i32
}
func.func @value() -> !async.value<f32> {
  %t, %v = async.execute -> !async.value<f32> {
    %c = arith.constant 2.0 : f32
    async.yield %c : f32
  }
  return %v : !async.value<f32>
}
async.func @coroutine(%x: i64) -> !async.value<i64> {
  return %x : i64
}
func.func @leaks() {
  %t = async.runtime.create : !async.token
  return
}
func.func @fails() {
  %no = arith.constant false
  cf.assert %no, "never"
  return
}
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("run") / "program.mlir"
    path.write_text(PROGRAM)
    return str(path)


@pytest.mark.parametrize(
    ("arguments", "out"),
    [
        ([], ""),
        (["-e", "add", "--input=2", "--input=-5"], "-3\n"),
        (["-e=add", "--input=0x10", "--input=1"], "17\n"),
        (["-e", "half", "--input=3"], "1.500000e+00\n"),
        (["-e", "half", "--input=3", "--entry-point-result=f32"], "1.500000e+00\n"),
        (["-e", "half", "--input=3", "-entry-point-result=void"], ""),
        (["-e", "not", "--input=true"], "0\n"),
        (["-e", "two", "-O0"], "3\n1.500000e+00\n"),
        (["-e", "hidden", "-O3", "--threads=3"], "11\n"),
        (["-e", "value"], "2.000000e+00\n"),
        (["-e", "coroutine", "--input=4"], "4\n"),
        (
            ["-e", "fill", "--input=2x2xf32=0.25", "--input=3xi32=1,2,3", "--input=7", "--print-outputs"],
            "[[0.25,   7], \n [0.25,   0.25]]\n[1,  2,  3]\n",
        ),
    ],
)
def test_results(file: str, arguments: list[str], out: str):
    done = run_tool("stretto-run", [file, *arguments])
    assert (done.code, done.out, done.err) == (0, out, "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-e", "ad"], "no function 'ad'.*Did you mean 'add'"),
        (["-e", "add"], "takes 2 arguments, got 0 --input"),
        (["-e", "add", "--input=1", "--input=x"], "--input=x is no value of type i64"),
        (["-e", "fill", "--input=2x2xf64=0", "--input=3xi32=0", "--input=0"], "must have dtype float32"),
        (
            ["-e", "fill", "--input=2x2xf32=1,2,3", "--input=3xi32=0", "--input=0"],
            "has 3 values, expected 1 or 4",
        ),
        (["-e", "fill", "--input=2", "--input=3xi32=0", "--input=0"], "write 4x4xf32=0"),
        (["-e", "fill", "--input=@absent.npy", "--input=3xi32=0", "--input=0"], "no such file"),
        (["-e", "add", "--input=1", "--input=2", "--entry-point-result=f32"], "returns i64"),
        (["-O4"], "'4' is invalid for '-O': one of 0, 1, 2, 3"),
        (["-Ox"], "unknown command line argument '-Ox'"),
        (["--thread=2"], "Did you mean '--threads'"),
        (["--threads=0"], "'0' is invalid for '--threads'"),
        (["--device=gpu"], "'gpu' is invalid for '--device'"),
        (["--device=cp"], "Did you mean 'cpu'"),
        (["-e", "half"], "takes 1 argument, got 0"),
        (["-e", "wide"], "takes or returns what can't be passed: .*vector<4xf32>"),
        (["-e", "waits", "--input=1"], "takes handles on running work"),
        (["--device=cuda"], "has no CUDA driver; use --device=cpu"),
        (["--ref-counting=policy:nonsense"], "there is no reference counting policy 'nonsense'"),
        (["--ref-counting=nonsense"], "automatic or policy"),
        (["--shared-libs=absent.so"], "no shared library 'absent.so'"),
        (["--pass-pipeline=builtin.module(absent)"], "does not refer to a registered pass"),
        (["--pass-pipeline=builtin.module(("], "pipeline"),
    ],
)
def test_wrong_command_lines(file: str, arguments: list[str], message: str):
    done = run_tool("stretto-run", [file, *arguments])
    assert (done.code, done.out) == (2, "")
    assert re.search(message, done.err, re.DOTALL), done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("threads", ["abc", "0", "-1", "2.5", "1025"])
def test_a_wrong_number_of_threads_in_the_environment(
    file: str, threads: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("STRETTO_NUM_THREADS", threads)
    done = run_tool("stretto-run", [file])
    assert (done.code, done.out) == (2, "")
    assert f"'{threads}' is invalid for STRETTO_NUM_THREADS" in done.err
    assert run_tool("stretto-run", [file, "--threads=2"]).code == 0


def test_wrong_input():
    done = run_tool("stretto-run", ["-"], "func.func @main() {\n  %x = arith.nonsense\n}")
    assert done.code == 1
    assert re.match(r"<stdin>:2:8: error: .*\n  %x = arith\.nonsense\n       \^", done.err)
    assert run_tool("stretto-run", ["absent.mlir"]).code == 1


def test_a_failing_program_shows_the_place(file: str):
    done = run_tool("stretto-run", [file, "-e", "fails", "--stats"])
    assert done.code == 3
    line = PROGRAM.splitlines().index('  cf.assert %no, "never"') + 1
    first, source, caret, stats = done.err.splitlines()
    assert first == f"{file}:{line}:3: error: never"
    assert (source, caret) == ('  cf.assert %no, "never"', "  ^")
    assert json.loads(stats)["live_objects"] == 0


def test_leaks_are_listed_with_their_origin(file: str):
    done = run_tool("stretto-run", [file, "-e", "leaks", "--leak-check"])
    assert done.code == 4
    line = PROGRAM.splitlines().index("  %t = async.runtime.create : !async.token") + 1
    assert done.err.startswith(f"{file}:{line}:8: error: leak: 1 token (unavailable) outlived the program")


def test_arrays_from_files(file: str, tmp_path: Path):
    np.save(tmp_path / "m.npy", np.arange(6, dtype=np.float32).reshape(2, 3))
    arguments = [
        "-e",
        "fill",
        f"--input=@{tmp_path / 'm.npy'}",
        "--input=3xi32=0",
        "--input=9",
        "--print-outputs",
    ]
    done = run_tool("stretto-run", [file, *arguments])
    assert done.out == "[[0,   9,   2], \n [3,   4,   5]]\n[0,  0,  0]\n"


def test_statistics_have_all_keys(file: str):
    done = run_tool("stretto-run", [file, "-e", "value", "--stats"])
    stats = json.loads(done.err)
    assert set(stats) == {
        *("tasks", "steals", "live_objects", "kernel_launches", "host_waits", "streams_created"),
        *("streams_destroyed", "events_created", "events_destroyed", "device_bytes_peak"),
    }
    assert stats["tasks"] == 1


def test_the_pipeline_can_be_printed_and_given_back(file: str):
    pipeline = run_tool("stretto-run", [file, "--print-pipeline"]).out.strip()
    assert pipeline.startswith("builtin.module(") and "convert-async-to-llvm{abi=stretto}" in pipeline
    done = run_tool("stretto-run", [file, "-e", "value", f"--pass-pipeline={pipeline}"])
    assert (done.code, done.out) == (0, "2.000000e+00\n")


def test_help_and_version():
    assert "--entry-point-result" in run_tool("stretto-run", ["--help"]).out
    assert "stretto-run" in run_tool("stretto-run", ["--version"]).out


CRASHES = {
    "divide": ("divided by zero", "%z = arith.subi %x, %x : i64\n%r = arith.divsi %x, %z : i64"),
    "recurse": (
        "ran out of stack",
        "%r0 = func.call @main(%x) : (i64) -> i64\n%r = arith.addi %r0, %x : i64",
    ),
    "abort": ("abort()", "func.call @abort() : () -> ()\n%r = arith.addi %x, %x : i64"),
}


@pytest.mark.parametrize("where", ["host", "task"])
@pytest.mark.parametrize("kind", CRASHES)
def test_a_crash_is_a_failed_program(kind: str, where: str, tmp_path: Path):
    message, body = CRASHES[kind]
    if where == "task":
        text = f"""
        func.func private @abort()
        func.func private @main(%x: i64) -> i64 {{ {body}
          return %r : i64 }}
        func.func @start(%x: i64) -> i64 {{
          %t, %v = async.execute -> !async.value<i64> {{
            %r = func.call @main(%x) : (i64) -> i64
            async.yield %r : i64
          }}
          %r = async.await %v : !async.value<i64>
          return %r : i64
        }}"""
    else:
        text = f"func.func private @abort()\nfunc.func @main(%x: i64) -> i64 {{ {body}\nreturn %r : i64 }}"
    path = tmp_path / "crash.mlir"
    path.write_text(text)
    code = "from stretto.cli.run import console; console()"
    arguments = [str(path), "-O0", "--input=1", "--threads=2", "-e", "start" if where == "task" else "main"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 3, done.stderr
    assert message in done.stderr
