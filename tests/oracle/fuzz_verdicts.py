"""Compare verdicts with MLIR's on programs in which a token was dropped, doubled, swapped or replaced.

    STRETTO_MLIR_ROOT=... python fuzz_verdicts.py [SEED [COUNT]]

Prints each program on which only one of the two finds a fault, and each fault that isn't told as one.
"""

from __future__ import annotations

import re
import sys
from random import Random

from make_text_goldens import names, programs
from mlir_tools import run_mlir_opt

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[%@^#!][\w$.]+|[\w.$]+|\s+|.', re.S)


def _kind(token: str) -> str:
    if re.fullmatch(r"[a-z]+[0-9]*[a-z]*|index|none", token) and re.search(
        r"^(?:[isu]+[0-9]|f[0-9]|bf16|index)", token
    ):
        return "type"
    if re.fullmatch(r"[0-9.e+-]+", token):
        return "number"
    if re.fullmatch(r"[a-z_]+\.[\w.]+", token):
        return "op"
    return token[0] if token[0] in '%@^#!"' else "word" if token[0].isalpha() else "punctuation"


def mutated(text: str, random: Random) -> str:
    """The text with one mutation."""
    tokens = _TOKEN.findall(text)
    places = [n for n, token in enumerate(tokens) if not token.isspace()]
    place = random.choice(places)
    alike = [n for n in places if _kind(tokens[n]) == _kind(tokens[place])]
    other = random.choice(alike if random.random() < 0.8 else places)
    match random.choice((0, 1, 2, 3, 3, 3)):
        case 0:
            tokens[place] = ""
        case 1:
            tokens[place] = tokens[place] + " " + tokens[place]
        case 2:
            tokens[place], tokens[other] = tokens[other], tokens[place]
        case _:
            tokens[place] = tokens[other]
    return "".join(tokens)


def our_verdict(text: str) -> str | None:
    """Our message; None if we accept the program."""
    try:
        parse_text(make_context(allow_unregistered=True), text, "-")
    except DiagnosticError as error:
        return error.message
    except Exception as error:
        return f"internal error: {type(error).__name__}: {error}"
    return None


def functions(text: str) -> list[str]:
    """A program split into its functions where that leaves no reference open."""
    return (
        [text]
        if text.count("func.func") <= 1
        else [text, *filter(str.strip, re.split(r"(?m)^(?=func\.func)", text))]
    )


def _changed(text: str, sources: list[str]) -> str:
    """The first line of the text that is in no source."""
    known = {line.strip() for source in sources for line in source.splitlines()}
    return next((line.strip()[:200] for line in text.splitlines() if line.strip() not in known), "")


def main() -> int:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    random = Random(seed)
    sources = [
        program
        for name in names("programs")
        if not name.startswith("async")
        for program in programs("programs", name)
    ]
    failed = 0
    for _ in range(count):
        text = mutated(random.choice(functions(random.choice(sources))), random)
        ours = our_verdict(text)
        done = run_mlir_opt(text, "-allow-unregistered-dialect")
        if done.returncode < 0:
            continue  # MLIR crashed.
        theirs = done.stderr.splitlines()[0] if done.returncode else None
        if (ours is None) != (theirs is None) or (ours or "").startswith("internal error"):
            failed += 1
            print(f"--- MLIR: {theirs}\n    ours: {ours}")
            if theirs is not None and (line := re.match(r"<stdin>:(\d+)", theirs)):
                print("    " + text.splitlines()[int(line[1]) - 1].strip()[:200])
            elif ours is not None:
                print("    " + _changed(text, sources))
    print(f"{count - failed} of {count} verdicts alike")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
