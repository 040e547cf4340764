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
from mlir_tools import run_mlir_opt
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser
from xdsl.printer import Printer

from stretto.context import make_context
from stretto.conversions.async_func_to_async_runtime import AsyncFuncToAsyncRuntimePass
from stretto.conversions.async_to_async_runtime import AsyncToAsyncRuntimePass
from stretto.conversions.coroutines import Abi
from stretto.diagnostics import DiagnosticError

SEPARATOR = "// -----\n"
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


def lowered(generic: str, abi: Abi) -> str:
    """A module in generic form after both passes, in generic form."""
    context = make_context(allow_unregistered=True)
    module = Parser(context, generic).parse_module()
    assert isinstance(module, ModuleOp)
    AsyncFuncToAsyncRuntimePass(abi).apply(context, module)
    AsyncToAsyncRuntimePass(abi).apply(context, module)
    module.verify()
    out = io.StringIO()
    Printer(out, print_generic_format=True).print_op(module)
    return out.getvalue() + "\n"


class Report:
    def __init__(self) -> None:
        self.compared = 0
        self.valid = 0
        self.skipped = 0
        self.faults = 0

    def fault(self, title: str, source: str, detail: str) -> None:
        self.faults += 1
        print(f"==== {title}\n{source}\n---- \n{detail}\n", flush=True)


def check_batch(seeds: range, strict: bool, abi: Abi, report: Report) -> None:
    sources = [program(seed, strict) for seed in seeds]
    generic = each(sources, "-mlir-print-op-generic")
    wanted = each(sources, "-async-func-to-async-runtime", "-async-to-async-runtime") if strict else generic
    ours: list[str] = []
    of: list[int] = []
    for index, text in enumerate(generic):
        title = f"seed {seeds[index]} strict={strict} abi={abi}"
        if text is None:
            report.fault(f"{title}: not valid input", sources[index], "")
            continue
        try:
            result = lowered(text, abi)
        except DiagnosticError as error:
            report.fault(f"{title}: refused", sources[index], error.message)
            continue
        if left := LEFT.search(result):
            report.fault(f"{title}: {left.group()} left", sources[index], result)
        ours.append(result)
        of.append(index)
    for index, text, raw in zip(of, each(ours), ours, strict=True):
        title = f"seed {seeds[index]} strict={strict} abi={abi}"
        want = wanted[index]
        if text is None:
            errors = run_mlir_opt(raw, "-allow-unregistered-dialect").stderr
            report.fault(f"{title}: invalid result", sources[index], errors[:2000])
        elif strict and abi == "mlir":
            if want is None:
                report.skipped += 1
            elif want == text:
                report.compared += 1
            else:
                lines = difflib.unified_diff(
                    want.splitlines(), text.splitlines(), "MLIR", "Stretto", lineterm=""
                )
                report.fault(f"{title}: text differs", sources[index], "\n".join(lines))
        else:
            report.valid += 1


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--count", type=int, default=1000)
    arguments.add_argument("--batch", type=int, default=100)
    options = arguments.parse_args()
    report = Report()
    for first in range(options.first, options.first + options.count, options.batch):
        seeds = range(first, min(first + options.batch, options.first + options.count))
        check_batch(seeds, True, "mlir", report)
        check_batch(seeds, True, "stretto", report)
        check_batch(seeds, False, "mlir", report)
        check_batch(seeds, False, "stretto", report)
    print(
        f"same text: {report.compared}, valid: {report.valid}, MLIR refuses: {report.skipped}, "
        f"faults: {report.faults}"
    )
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
