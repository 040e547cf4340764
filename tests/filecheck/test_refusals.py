"""Every refusal of a verifier, a parser or a pass is pinned by a file in `errors`.

`errors/unpinned.txt` counts, a function a line, those that aren't yet. The counts may only go down: a new
refusal comes with its case, and a new case takes its line away.
"""

from __future__ import annotations

from collections import Counter

from refusals import reached, recorded, sites
from test_filecheck import FILES, FOLDER, run_lines, run_pipe

ERRORS = FOLDER / "errors"


def _allowed() -> Counter[str]:
    allowed: Counter[str] = Counter()
    for line in (ERRORS / "unpinned.txt").read_text().splitlines():
        count, _, function = line.partition(" ")
        allowed[function] = int(count)
    return allowed


def test_every_refusal_is_pinned() -> None:
    with recorded() as lines:
        for path in FILES:
            if ERRORS in path.parents:
                for command in run_lines(path):
                    run_pipe(command.replace("%s", str(path)))
    unpinned = Counter(f"{site.file} {site.function}" for site in sites() if not reached(site, lines))
    wanted = sorted(f"{count} {function}" for function, count in unpinned.items())
    listed = sorted(f"{count} {function}" for function, count in _allowed().items())
    assert wanted == listed, "refusals without a case in errors, and lines of unpinned.txt, differ"


def test_recording_sees_a_refusal() -> None:
    """A site counts only once it was reached: the recorder is silent on a program that is right."""
    with recorded() as lines:
        run_pipe(f"stretto-opt {FOLDER / 'dialects' / 'async.mlir'}")
    assert not lines
    with recorded() as lines:
        run_pipe(f"stretto-opt {ERRORS / 'async.mlir'} --split-input-file --verify-diagnostics")
    assert any(reached(site, lines) for site in sites())
