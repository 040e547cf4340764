"""What the options about passes print while a pipeline runs, all on standard error."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Collection, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.analysis.verification import is_valid
from stretto.cli.options import Arguments, UsageError
from stretto.dialects.mlir_text.printer import print_to_string
from stretto.pass_manager import Instrumentation, all_passes, suggestion


@dataclass
class IRPrinting:
    """Prints the IR around passes; `None` for a set of pass names means all of them."""

    before_passes: Collection[str] | None
    after_passes: Collection[str] | None
    only_changes: bool = False
    on_failure: bool = False
    module_scope: bool = False
    print_options: dict[str, bool] = field(default_factory=dict[str, bool])
    stream: IO[str] = field(default_factory=lambda: sys.stderr)
    tree: Path | None = None
    """Where to write files instead, one a pass in folders of its op's symbols, as MLIR does."""
    _numbers: Counter[str] = field(default_factory=Counter[str])
    _previous: str = ""

    def before(self, pass_: ModulePass, op: Operation) -> None:
        """Called before a pass."""
        if self.before_passes is None or pass_.name in self.before_passes:
            self._print("Before", pass_, op)
        if self.only_changes:
            self._previous = print_to_string(op, print_generic_format=True)

    def after(self, pass_: ModulePass, op: Operation, seconds: float) -> None:
        """Called after a pass."""
        if self.after_passes is not None and pass_.name not in self.after_passes:
            return
        if self.only_changes and self._previous == print_to_string(op, print_generic_format=True):
            return
        self._print("After", pass_, op)

    def failed(self, pass_: ModulePass, op: Operation) -> None:
        """Called after a pass that failed."""
        if self.on_failure or self.after_passes is None or pass_.name in self.after_passes:
            self._print("After", pass_, op, " Failed")

    def _print(self, when: str, pass_: ModulePass, op: Operation, suffix: str = "") -> None:
        where, subject = "", op
        if not isinstance(op, ModuleOp):
            symbol = op.properties.get("sym_name")
            named = f": @{symbol.data}" if isinstance(symbol, StringAttr) else ""
            where = f" ('{op.name}' operation{named})"
            while self.module_scope and (parent := op.parent_op()) is not None:
                op = parent
        title = type(pass_).__name__.removesuffix("Pass")
        with self._opened(pass_, subject) as stream:
            self._dump(stream, pass_, op, f"{when} {title}{suffix}", where)

    def _dump(self, stream: IO[str], pass_: ModulePass, op: Operation, what: str, where: str) -> None:
        stream.write(f"// -----// IR Dump {what} ({pass_.name}){where} //----- //\n")
        options = self.print_options if is_valid(op) else {**self.print_options, "print_generic_format": True}
        text = print_to_string(op, **options)
        stream.write(text.rstrip("\n") + "\n\n")

    @contextmanager
    def _opened(self, pass_: ModulePass, op: Operation) -> Generator[IO[str]]:
        """The stream to print to: the common one, or a file DIR/OP_SYMBOL/.../NUMBER_PASS.mlir."""
        if self.tree is None:
            yield self.stream
            return
        folder, path, ops, numbers = self.tree, "", [op], list[str]()
        while (parent := ops[0].parent_op()) is not None:
            ops.insert(0, parent)
        for one in ops:
            symbol = one.properties.get("sym_name")
            name = symbol.data if isinstance(symbol, StringAttr) else "no-symbol-name"
            safe = re.sub(r"[^\w.\-]", "_", f"{one.name.replace('.', '_')}_{name}")
            folder, path = folder / safe, f"{path}/{safe}"
            # As in MLIR, a folder counts from the first pass on it or on an op inside.
            self._numbers[path] = self._numbers[path] + (one is op) if path in self._numbers else 0
            numbers.append(str(self._numbers[path]))
        number = "_".join(numbers)
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{number}_{pass_.name}.mlir").open("w", encoding="utf-8") as file:
            yield file


@dataclass
class Timing:
    """Measures passes, and the phases that the tool tells with `phase`."""

    stream: IO[str] = field(default_factory=lambda: sys.stderr)
    rows: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])
    start: float = field(default_factory=time.perf_counter)

    def before(self, pass_: ModulePass, op: Operation) -> None:
        """Called before a pass."""

    def after(self, pass_: ModulePass, op: Operation, seconds: float) -> None:
        """Called after a pass."""
        self.phase(type(pass_).__name__.removesuffix("Pass"), seconds)

    def failed(self, pass_: ModulePass, op: Operation) -> None:
        """Called after a pass that failed."""

    def phase(self, name: str, seconds: float) -> None:
        """Add a row."""
        self.rows.append((name, seconds))

    def report(self) -> None:
        """Print the table, in the form of MLIR's."""
        total = time.perf_counter() - self.start
        rest = max(0.0, total - sum(seconds for _, seconds in self.rows))
        lines = [_title("Execution time report"), f"  Total Execution Time: {total:.4f} seconds", ""]
        lines.append("  ----Wall Time----  ----Name----")
        for name, seconds in [*self.rows, ("Rest", rest), ("Total", total)]:
            share = 100 * seconds / total if total else 0.0
            lines.append(f"  {seconds:8.4f} ({share:5.1f}%)  {name}")
        self.stream.write("\n".join(lines) + "\n")


@dataclass
class Statistics:
    """Counts the ops before and after each pass."""

    stream: IO[str] = field(default_factory=lambda: sys.stderr)
    rows: list[tuple[str, int, int]] = field(default_factory=list[tuple[str, int, int]])
    _before: int = 0

    def before(self, pass_: ModulePass, op: Operation) -> None:
        """Called before a pass."""
        self._before = _count(op)

    def after(self, pass_: ModulePass, op: Operation, seconds: float) -> None:
        """Called after a pass."""
        self.rows.append((type(pass_).__name__.removesuffix("Pass"), self._before, _count(op)))

    def failed(self, pass_: ModulePass, op: Operation) -> None:
        """Called after a pass that failed."""

    def report(self) -> None:
        """Print the table, in the form of MLIR's."""
        lines = [_title("Pass statistics report")]
        for name, before, after in self.rows:
            lines.append(name)
            lines.append(f"  (S) {before} num-ops-before - Number of operations before the pass")
            lines.append(f"  (S) {after} num-ops-after - Number of operations after the pass")
        self.stream.write("\n".join(lines) + "\n\n")


def _title(text: str) -> str:
    line = f"===-{'-' * 71}-==="
    return f"{line}\n{f'... {text} ...':^79}".rstrip() + f"\n{line}"


def _count(op: Operation) -> int:
    return sum(1 for _ in op.walk())


def ir_printing(arguments: Arguments, print_options: dict[str, bool]) -> IRPrinting | None:
    """The IR printing that the options ask for; None if they ask for none."""
    before = _names(arguments, "mlir-print-ir-before")
    after = _names(arguments, "mlir-print-ir-after")
    changes = arguments.flag("mlir-print-ir-after-change")
    failure = arguments.flag("mlir-print-ir-after-failure")
    all_before = arguments.flag("mlir-print-ir-before-all")
    all_after = arguments.flag("mlir-print-ir-after-all") or (changes and not after)
    tree = arguments.value("mlir-print-ir-tree-dir")
    if tree is not None and not (before or after or failure or all_before or all_after):
        raise UsageError("--mlir-print-ir-tree-dir needs one of the options --mlir-print-ir-...")
    if not (before or after or failure or all_before or all_after):
        return None
    return IRPrinting(
        None if all_before else before,
        None if all_after else after,
        changes,
        failure,
        arguments.flag("mlir-print-ir-module-scope"),
        print_options,
        tree=None if tree is None else Path(tree),
    )


def _names(arguments: Arguments, option: str) -> set[str]:
    names = {name for value in arguments.list(option) for name in value.split(",") if name}
    if names:
        known = all_passes()
        for name in names:
            if name not in known:
                raise UsageError(f"--{option}: there is no pass '{name}'.{suggestion(name, list(known))}")
    return names


__all__ = ["IRPrinting", "Instrumentation", "Statistics", "Timing", "ir_printing"]
