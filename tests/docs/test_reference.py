"""The reference tells everything there is, described, and every block of the pages is accounted for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs"))

import reference_pages  # noqa: E402

PAGES = [
    ROOT / "README.md",
    *sorted(p for p in (ROOT / "docs").rglob("*.md") if p.parent.name != "reference"),
]
FENCE = re.compile(r"(?P<before>[^\n]*)\n```(?P<kind>\S*)[^\n]*\n(?P<code>.*?)^```", re.S | re.M)
#: What may stand before a block that isn't what a command above it printed, nor Sphinx's.
MARK = re.compile(r"<!-- (?:(?:run|file|not run|drawing): .+|install|test) -->")


@pytest.mark.parametrize("name", list(reference_pages.pages()))
def test_everything_is_described(name: str):
    page = reference_pages.pages()[name]
    assert page.names
    assert not page.undescribed


#: They need options, long modules or locations, or change nothing; a new pass has an example.
WITHOUT_EXAMPLE = {
    "async-runtime-verify-ref-counting",
    "convert-parallel-loops-to-gpu",
    "gpu-kernel-outlining",
    "stretto-drop-unused-tokens",
    "stretto-frames-from-slab",
    "stretto-gpu-kernels-to-blocks",
    "stretto-inline-async-runtime",
    "stretto-nonblocking-tasks",
    "strip-debuginfo",
}


def test_passes_are_shown_with_ir_before_and_after():
    page = reference_pages.passes_page()
    parts = dict(zip(page.names, page.parts, strict=True))
    assert {name for name, part in parts.items() if "\nAfter:\n" not in part} == WITHOUT_EXAMPLE


def test_every_c_function_is_in_the_reference():
    told = set(reference_pages.c_page().names)
    for header in (ROOT / "native/include/stretto").glob("*.h"):
        text = re.sub(r"//[^\n]*", "", header.read_text())
        declared = set(re.findall(r"\b((?:stretto[A-Z]|mlirAsyncRuntime|print[A-Z])\w*)\([^;{]*\);", text))
        assert declared <= told, declared - told


def test_every_environment_variable_is_in_the_reference():
    read: set[str] = set()
    for folder, pattern in (("src", "*.py"), ("native/src", "*.cc")):
        for path in (ROOT / folder).rglob(pattern):
            read |= set(re.findall(r"(?:environ\S*|getenv)\(\"(STRETTO_\w+)\"", path.read_text()))
            read |= set(re.findall(r"environ\[\"(STRETTO_\w+)\"\]", path.read_text()))
    assert read
    assert read <= set(reference_pages.ENVIRONMENT)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_block_is_run_or_says_why_not(page: Path):
    covered = False
    for block in FENCE.finditer(page.read_text()):
        marked = MARK.fullmatch(block["before"])
        if block["kind"].startswith("{"):
            continue
        # The output of a command is compared by test_examples.
        assert marked or covered, block["code"]
        covered = bool(marked) and block["before"].startswith(("<!-- run", "<!-- install"))


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_are_shown_as_they_are(page: Path):
    for name, code in re.findall(r"<!-- file: (.+?) -->\n```\w*\n(.*?)^```", page.read_text(), re.S | re.M):
        assert code.strip() == (ROOT / name).read_text().strip()


def test_importing_stretto_imports_nothing_heavy():
    code = "import sys, stretto; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    bare = subprocess.run(
        [
            sys.executable,
            "-c",
            "from __future__ import annotations; import sys, typing, importlib; print(*sys.modules)",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    own = set(done.stdout.split()) - {name.partition(".")[0] for name in bare.stdout.split()}
    assert own == {"stretto"}


def test_pages_are_built_without_warnings(tmp_path: Path):
    pytest.importorskip("sphinx")
    pytest.importorskip("furo")
    pytest.importorskip("myst_parser")
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", "-d", str(tmp_path / "doctrees")]
    done = subprocess.run(
        [*command, "docs", str(tmp_path / "html")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
