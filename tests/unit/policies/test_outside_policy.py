"""A policy and a dialect from a package outside are found by their entry points."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stretto.api import parse
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp
from stretto.interfaces import apply_ref_counting, find_policy
from stretto.interfaces.ref_counting import ReviewPolicy, UnknownPolicyError

PACKAGE = Path(__file__).parent / "package"
METADATA = "Metadata-Version: 2.1\nName: metering\nVersion: 1.0\n"
ENTRY_POINTS = """
[xdsl.universe]
metering = metering.dialect:UNIVERSE

[stretto.ref_counting_policies]
metered = metering.policies:MeteredPolicy
nothing = metering.policies:Nothing
absent = metering.policies:Absent
"""
PROGRAM = """
func.func @f(%t: !async.token, %u: !async.token, %unused: !async.token) {
  metering.share %t : !async.token
  metering.finish %u : !async.token
  return
}
"""
PASS = "async-runtime-policy-based-ref-counting"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the package as pip installs it, where Python finds it."""
    shutil.copytree(PACKAGE, tmp_path, dirs_exist_ok=True)
    info = tmp_path / "metering-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    importlib.invalidate_caches()
    yield tmp_path
    for name in [n for n in sys.modules if n.partition(".")[0] == "metering"]:
        del sys.modules[name]


def stretto_opt(*arguments: str, text: str = PROGRAM) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stretto.cli.opt", "-", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


EXPECTED = """\
module {
  func.func @f(%arg0: !async.token, %arg1: !async.token, %arg2: !async.token) {
    async.runtime.drop_ref %arg2 {count = 1 : i64} : !async.token
    async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
    metering.share %arg0 : !async.token
    metering.finish %arg1 : !async.token
    async.runtime.drop_ref %arg1 {count = 1 : i64} : !async.token
    return
  }
}
"""


def test_named_in_a_pipeline(site: Path):
    done = stretto_opt(f"--pass-pipeline=builtin.module({PASS}{{policy=metered}})")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == EXPECTED.strip()


def test_ops_state_their_effect_under_our_policies(site: Path):
    done = stretto_opt(f"-{PASS}")
    assert "async.runtime.add_ref %arg0 {count = 2 : i64}" in done.stdout
    assert "async.runtime.drop_ref %arg1 {count = 1 : i64}" in done.stdout


def test_survives_a_reproducer(site: Path):
    """A failing run writes a reproducer; running that fails the same way, and once mended counts the same."""
    reproducer = site / "reproducer.mlir"
    program = PROGRAM.replace("  return", "  async.runtime.await %u : !async.token\n  return")
    flag = f"--mlir-pass-pipeline-crash-reproducer={reproducer}"
    done = stretto_opt(f"-{PASS}=policy=metered", flag, text=program)
    assert done.returncode == 1
    assert "<stdin>:5:3: error: metered programs don't block" in done.stderr
    text = reproducer.read_text()
    assert f"{PASS}{{policy=metered}}" in text
    again = stretto_opt("--run-reproducer", text=text)
    assert again.returncode == 1
    assert "error: metered programs don't block" in again.stderr
    mended = "\n".join(line for line in text.splitlines() if "async.runtime.await" not in line)
    done = stretto_opt("--run-reproducer", text=mended)
    assert (done.returncode, done.stdout.strip()) == (0, EXPECTED.strip())


def test_named_on_the_command_line_of_stretto_run(site: Path):
    command = [sys.executable, "-m", "stretto.cli.run", "--ref-counting=policy:metered"]
    done = subprocess.run([*command, "--print-pipeline"], capture_output=True, text=True, check=False)
    assert f"{PASS}{{policy=metered on-violation=automatic" in done.stdout
    waits = "func.func @main(%t: !async.token) {\n  async.await %t : !async.token\n  return\n}"
    done = subprocess.run([*command, "-"], input=waits, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "error: metered programs don't block" in done.stderr


def test_without_a_pass(site: Path):
    module = parse(PROGRAM)
    inserted = apply_ref_counting(module, "metered")
    kinds = [type(op) for ops in inserted.values() for op in ops]
    assert kinds == [RuntimeAddRefOp, RuntimeDropRefOp, RuntimeDropRefOp]
    assert apply_ref_counting(parse("func.func @f(%t: !async.token) { return }"), ReviewPolicy())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("metred", "Did you mean 'metered'?"),
        ("nothing", "'metering.policies:Nothing' is no RefCountingPolicy"),
        ("absent", "can't be loaded"),
    ],
)
def test_what_is_no_policy_is_refused(site: Path, name: str, told: str):
    with pytest.raises(UnknownPolicyError, match=told.replace("?", r"\?")):
        find_policy(name)
    done = stretto_opt(f"-{PASS}=policy={name}")
    assert done.returncode == 2
    assert told in done.stderr
