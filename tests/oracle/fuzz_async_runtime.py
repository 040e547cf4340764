"""Compare the two async-to-runtime passes with MLIR's on random programs.

    python fuzz_async_runtime.py [--first SEED] [--count N] [--batch N]

`strict` programs: the text of abi=mlir must be MLIR's. Others, which MLIR cannot lower, and abi=stretto: the
result must be valid for MLIR's verifier and hold no structured async op. Prints the programs that differ.
"""

from __future__ import annotations

import argparse
import difflib
import io
import re
import sys

from async_programs import program
from mlir_tools import SEPARATOR, run_mlir_opt
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from stretto.context import make_context
from stretto.conversions.async_func_to_async_runtime import AsyncFuncToAsyncRuntimePass
from stretto.conversions.async_to_async_runtime import AsyncToAsyncRuntimePass
from stretto.conversions.coroutines import Abi
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import MLIRPrinter

LEFT = re.compile(r'"async\.(execute|await|await_all|yield|call|func|return|create_group|add_to_group)"')


def chunks(text: str) -> list[str]:
    return re.split(r"^// -----\n", text, flags=re.MULTILINE)


def each(texts: list[str], *flags: str) -> list[str | None]:
    """Run mlir-opt on many modules at once; None for those it refuses, one at a time if it crashes."""
    done = run_mlir_opt(SEPARATOR.join(texts), "-allow-unregistered-dialect", "-split-input-file", *flags)
    parts = chunks(done.stdout)
    if done.returncode >= 0 and len(parts) == len(texts):
        return [part.strip() or None for part in parts]
    if len(texts) == 1:
        return [None]
    middle = len(texts) // 2
    return [*each(texts[:middle], *flags), *each(texts[middle:], *flags)]


def lowered(source: str, abi: Abi, generic_form: bool) -> str:
    """A program after both passes."""
    context = make_context()
    module = MLIRParser(context, source).parse_module()
    assert isinstance(module, ModuleOp)
    module.verify()
    AsyncFuncToAsyncRuntimePass(abi).apply(context, module)
    AsyncToAsyncRuntimePass(abi).apply(context, module)
    module.verify()
    out = io.StringIO()
    if generic_form:
        Printer(out, print_generic_format=True).print_op(module)
        out.write("\n")
    else:
        MLIRPrinter(out).print_module(module)
    return out.getvalue()


class Report:
    def __init__(self) -> None:
        self.compared = 0
        self.valid = 0
        self.skipped = 0
        self.faults = 0

    def fault(self, title: str, source: str, detail: str) -> None:
        self.faults += 1
        print(f"==== {title}\n{source}\n---- \n{detail}\n", flush=True)


def check_text(seeds: range, report: Report) -> None:
    """Compare the text of abi=mlir for strict programs."""
    sources = [program(seed, strict=True) for seed in seeds]
    wanted = each(sources, "-async-func-to-async-runtime", "-async-to-async-runtime")
    for seed, source, want in zip(seeds, sources, wanted, strict=True):
        if want is None:
            report.skipped += 1
            continue
        text = lowered_or_fault(seed, source, "mlir", report, generic_form=False)
        if text is not None and text.strip() != want:
            lines = difflib.unified_diff(want.splitlines(), text.splitlines(), "MLIR", "Stretto", lineterm="")
            report.fault(f"seed {seed} strict: text differs", source, "\n".join(lines))
        else:
            report.compared += 1


def check_validity(seeds: range, abi: Abi, report: Report) -> None:
    """Let MLIR's verifier check what becomes of programs that its own passes may not take."""
    results: list[tuple[int, str, str]] = []
    for seed in seeds:
        source = program(seed, strict=False)
        text = lowered_or_fault(seed, source, abi, report, generic_form=True)
        if text is None:
            continue
        if left := LEFT.search(text):
            report.fault(f"seed {seed} abi={abi}: {left.group()} left", source, text)
        results.append((seed, source, text))
    for (seed, source, text), valid in zip(results, each([text for *_, text in results]), strict=True):
        if valid is None:
            errors = run_mlir_opt(text, "-allow-unregistered-dialect").stderr
            report.fault(f"seed {seed} abi={abi}: invalid result", source, errors[:2000])
        else:
            report.valid += 1


def lowered_or_fault(seed: int, source: str, abi: Abi, report: Report, *, generic_form: bool) -> str | None:
    try:
        return lowered(source, abi, generic_form)
    except Exception as error:
        report.fault(f"seed {seed} abi={abi}: {type(error).__name__}", source, str(error))
        return None


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=1000)
    arguments.add_argument("--batch", type=int, default=100)
    options = arguments.parse_args()
    report = Report()
    for first in range(options.first, options.first + options.count, options.batch):
        seeds = range(first, min(first + options.batch, options.first + options.count))
        check_text(seeds, report)
        check_validity(seeds, "mlir", report)
        check_validity(seeds, "stretto", report)
    print(
        f"same text: {report.compared}, valid: {report.valid}, MLIR refuses: {report.skipped}, "
        f"faults: {report.faults}"
    )
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
