"""The command-line contract of stretto-opt."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from stretto.cli.opt import main

GOOD = (
    "func.func @f() {\n  %t = async.execute { async.yield }\n  async.await %t : !async.token\n  return\n}\n"
)
BAD = "func.func @f() {\n  async.yield\n}\n"


class Tool:
    """Runs the tool on texts and keeps what it printed."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]):
        self.folder = folder
        self.capsys = capsys
        self.output = ""
        self.errors = ""

    def __call__(self, text: str, *flags: str) -> int:
        path = self.folder / "input.mlir"
        path.write_text(text)
        return self.run([str(path), *flags])

    def run(self, arguments: Sequence[str]) -> int:
        code = main(arguments)
        self.output, self.errors = self.capsys.readouterr()
        return code


@pytest.fixture
def tool(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tool:
    return Tool(tmp_path, capsys)


def test_prints_the_module_and_an_empty_line(tool: Tool):
    assert tool(GOOD) == 0
    assert tool.output.startswith("module {\n")
    assert tool.output.endswith("}\n\n")
    assert tool.errors == ""


def test_reads_standard_input(tool: Tool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD.encode())))
    assert tool.run([]) == 0
    assert "async.execute" in tool.output


def test_bad_input_has_place_line_and_caret(tool: Tool):
    assert tool(BAD) == 1
    assert tool.output == ""
    first, line, caret, *rest = tool.errors.splitlines()
    assert first.endswith("input.mlir:2:3: error: 'async.yield' op expects parent op 'async.execute'")
    assert (line, caret) == ("  async.yield", "  ^")
    assert rest[0].endswith('input.mlir:2:3: note: see current operation: "async.yield"() : () -> ()')


@pytest.mark.parametrize("flag", ["-canonicalize", "--canonicalize", "-canonicalize=true"])
def test_passes_are_flags_with_one_dash_or_two(tool: Tool, flag: str):
    assert tool("func.func @f() { %c = arith.constant 1 : i32 return }", flag) == 0
    assert "arith.constant" not in tool.output


def test_passes_run_in_the_order_of_the_command_line(tool: Tool):
    assert tool(GOOD, "-cse", "-canonicalize", "-cse", "--mlir-timing") == 0
    names = [line.split()[-1] for line in tool.errors.splitlines() if "%)" in line]
    assert names[1:4] == ["CommonSubexpressionElimination", "Canonicalize", "CommonSubexpressionElimination"]


def test_options_of_passes(tool: Tool):
    assert tool(GOOD, "-canonicalize=region-simplify=disabled max-iterations=3") == 0
    pipeline = "builtin.module(canonicalize{region-simplify=disabled top-down=false})"
    assert tool(GOOD, f"--pass-pipeline={pipeline}") == 0
    assert tool(GOOD, "-canonicalize=region-simplify=never") == 2
    assert "expected one of" in tool.errors


def test_pipelines_nest(tool: Tool):
    text = "func.func @f() { %c = arith.constant 1 : i32 return }\n%d = arith.constant 2 : i32"
    assert tool(text, "--pass-pipeline=builtin.module(func.func(canonicalize,cse))") == 0
    assert "1 : i32" not in tool.output
    assert "2 : i32" in tool.output
    assert tool(text, "--pass-pipeline=builtin.module(any(canonicalize))") == 0
    assert "2 : i32" in tool.output
    assert tool(text, "-p", "cse,canonicalize") == 0
    assert "2 : i32" not in tool.output


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["-cannonicalize"], "Did you mean '--canonicalize'?"),
        (["--split-input"], "unknown command line argument"),
        (["--pass-pipeline=builtin.module(csee)"], "Did you mean 'cse'?"),
        (["--pass-pipeline=builtin.module(cse"], "expected ')'"),
        (["--pass-pipeline=cse{no-such=1}"], "no such option 'no-such' of pass 'cse'"),
        (["--pass-pipeline=cse", "-cse"], "can't be used with individual pass options"),
        (["--mlir-print-ir-after=csee"], "Did you mean 'cse'?"),
        (["--verify-each=perhaps"], "try true or false"),
        (["-o"], "needs a value"),
        (["second.mlir"], "too many input files"),
    ],
)
def test_a_wrong_command_line_exits_with_2(tool: Tool, flags: list[str], message: str):
    assert tool(GOOD, *flags) == 2
    assert message in tool.errors
    assert tool.output == ""


def test_output_files_are_whole_or_absent(tool: Tool, tmp_path: Path):
    target = tmp_path / "out.mlir"
    assert tool(BAD, "-o", str(target)) == 1
    assert not target.exists()
    target.write_text("before")
    assert tool(BAD, f"-o={target}") == 1
    assert target.read_text() == "before"
    assert tool(GOOD, "-o", str(target)) == 0
    assert target.read_text().startswith("module {")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["input.mlir", "out.mlir"]


def test_split_parts_are_processed_one_by_one(tool: Tool):
    assert tool(f"{GOOD}// -----\n{BAD}// -----\n{GOOD}", "--split-input-file") == 1
    assert tool.output.count("module {") == 2
    assert tool.output.count("// -----\n") == 2
    assert "input.mlir:8:3: error:" in tool.errors


def test_unregistered_dialects_are_asked_for(tool: Tool):
    text = '"no.such"() {a = #no.thing<1>} : () -> !no.type'
    assert tool(text) == 1
    assert "unregistered dialect" in tool.errors
    assert tool(text, "--allow-unregistered-dialect") == 0
    assert '"no.such"() {a = #no.thing<1>} : () -> !no.type' in tool.output


def test_ir_printing(tool: Tool):
    text = "func.func @f() { %c = arith.constant 1 : i32 return }"
    flags = ["-canonicalize", "-cse", "--mlir-print-ir-after-change"]
    assert tool(text, *flags) == 0
    assert tool.errors.count("IR Dump After") == 1
    assert "// -----// IR Dump After Canonicalize (canonicalize) //----- //\nmodule {" in tool.errors
    assert tool(text, "-canonicalize", "-cse", "--mlir-print-ir-before=cse") == 0
    assert tool.errors.startswith("// -----// IR Dump Before CommonSubexpressionElimination (cse) //----- //")
    assert tool(text, "--pass-pipeline=func.func(cse)", "--mlir-print-ir-after-all") == 0
    assert "(cse) ('func.func' operation: @f) //----- //\nfunc.func @f() {" in tool.errors


def test_statistics_count_ops(tool: Tool):
    assert (
        tool(
            "func.func @f() { %c = arith.constant 1 : i32 return }", "-canonicalize", "--mlir-pass-statistics"
        )
        == 0
    )
    assert "(S) 4 num-ops-before" in tool.errors
    assert "(S) 3 num-ops-after" in tool.errors


def test_reproducers_are_written_and_run(tool: Tool, tmp_path: Path):
    reproducer = tmp_path / "reproducer.mlir"
    flag = f"--mlir-pass-pipeline-crash-reproducer={reproducer}"
    assert tool(GOOD, "-cse", "-async-runtime-ref-counting", flag) == 1
    assert f"a reproducer has been written to '{reproducer}'" in tool.errors
    assert 'pipeline: "builtin.module(cse,async-runtime-ref-counting)"' in reproducer.read_text()
    assert tool.run([str(reproducer), "--run-reproducer"]) == 1
    assert "async operations must be lowered" in tool.errors
    reproducer.unlink()
    assert tool(GOOD, "-cse", flag) == 0
    assert not reproducer.exists()
    assert tool(GOOD, "--run-reproducer") == 1
    assert "is no reproducer" in tool.errors


def test_mlirs_own_reproducers_run(tool: Tool):
    text = (
        GOOD
        + """
    {-#
      external_resources: {
        mlir_reproducer: {
          pipeline: "builtin.module(canonicalize{  max-iterations=10 max-num-rewrites=-1 \\
region-simplify=normal test-convergence=false top-down=true}, cse)",
          disable_threading: false,
          verify_each: true
        }
      }
    #-}
    """.replace("\\\n", "")
    )
    assert tool(text, "--run-reproducer") == 0
    assert "async.await" in tool.output


def test_old_spellings_warn(tool: Tool):
    assert tool(GOOD, "-convert-scf-to-std") == 0
    assert "warning: 'convert-scf-to-std' is the old name of the pass 'convert-scf-to-cf'" in tool.errors


def test_lists(tool: Tool):
    assert tool.run(["--list-passes"]) == 0
    assert {"canonicalize", "async-to-async-runtime", "convert-async-to-llvm"} <= set(tool.output.split())
    assert tool.run(["--show-dialects"]) == 0
    assert "async" in tool.output.removeprefix("Available Dialects: ").strip().split(",")
    assert tool.run(["--help"]) == 0
    assert "--split-input-file" in tool.output
    assert tool.run(["--version"]) == 0
    assert tool.output.startswith("stretto-opt ")


def test_unexpected_exceptions_end_in_a_message(tool: Tool, monkeypatch: pytest.MonkeyPatch):
    from stretto.transforms.cse import CommonSubexpressionEliminationPass

    def fail(*_: object) -> None:
        raise RuntimeError("something broke")

    monkeypatch.setattr(CommonSubexpressionEliminationPass, "apply", fail)
    assert tool(GOOD, "-cse") == 1
    assert "error: internal error: RuntimeError: something broke" in tool.errors
    assert "Traceback" not in tool.errors
    assert tool(GOOD, "-cse", "--debug-traceback") == 1
    assert "Traceback" in tool.errors


def test_a_missing_file_is_an_error(tool: Tool):
    assert tool.run(["no-such-file.mlir"]) == 1
    assert "cannot open input file 'no-such-file.mlir'" in tool.errors


def test_passes_are_verified_on_request(tool: Tool, monkeypatch: pytest.MonkeyPatch):
    from xdsl.context import Context
    from xdsl.dialects.builtin import ModuleOp

    from stretto.transforms.cse import CommonSubexpressionEliminationPass

    def break_module(self: object, ctx: Context, op: ModuleOp) -> None:
        function = op.body.block.first_op
        assert function is not None
        last = function.regions[0].block.last_op
        assert last is not None
        last.detach()
        last.erase()

    monkeypatch.setattr(CommonSubexpressionEliminationPass, "apply", break_module)
    assert tool(GOOD, "-cse") == 1
    assert "block with no terminator" in tool.errors
    assert tool(GOOD, "-cse", "--verify-each=false") == 0


def test_what_is_not_valid_is_printed_in_generic_form(tool: Tool, monkeypatch: pytest.MonkeyPatch):
    from xdsl.context import Context
    from xdsl.dialects.builtin import ModuleOp

    from stretto.transforms.cse import CommonSubexpressionEliminationPass

    def break_module(self: object, ctx: Context, op: ModuleOp) -> None:
        for inner in op.walk():
            inner.properties.pop("value", None)

    monkeypatch.setattr(CommonSubexpressionEliminationPass, "apply", break_module)
    constant = "func.func @f() { %0 = arith.constant 1 : i32 return }\n"
    assert tool(constant, "-cse", "--verify-each=false", "--mlir-print-ir-after-all") == 0
    assert '%0 = "arith.constant"() : () -> i32' in tool.output
    assert '%0 = "arith.constant"() : () -> i32' in tool.errors
    assert tool(constant, "-cse", "--mlir-print-ir-after-failure") == 1
    assert "IR Dump After CommonSubexpressionElimination Failed" in tool.errors
    assert "'arith.constant' op requires attribute 'value'" in tool.errors


def test_files_in_other_encodings_are_read(tool: Tool, tmp_path: Path):
    path = tmp_path / "latin.mlir"
    path.write_bytes(b'func.func @f() attributes {t.a = "\xe9"} { // \xe9\n  return\n}\r\n')
    assert tool.run([str(path)]) == 0
    assert 't.a = "\\E9"' in tool.output
    path.write_bytes(b"\xff\xfe\x00")
    assert tool.run([str(path)]) == 1
    assert "latin.mlir:1:1: error: unexpected character" in tool.errors


def test_long_lines_are_shown_in_part(tool: Tool):
    text = (
        "func.func @f() { " + '"t.a"() : () -> () ' * 100 + "async.yield " + '"t.a"() : () -> () ' * 100 + "}"
    )
    assert tool(text, "--allow-unregistered-dialect") == 1
    _, line, caret, *_ = tool.errors.splitlines()
    assert len(line) < 400
    assert line[caret.index("^") :].startswith("async.yield")
