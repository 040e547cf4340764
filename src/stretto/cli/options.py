"""The options of `stretto-opt` and `stretto-run`, in one table, and how command lines are read.

As LLVM's tools, both take options with one dash or two, `--name=value` and `--name value`.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Tool = Literal["opt", "run"]
BOTH: tuple[Tool, ...] = ("opt", "run")
OPT: tuple[Tool, ...] = ("opt",)
RUN: tuple[Tool, ...] = ("run",)


class UsageError(Exception):
    """The command line is wrong: exit code 2."""


@dataclass(frozen=True)
class Option:
    """An option: a `flag`, one with a `value`, or a `list` that may be given several times.

    `joined` options may have their value right behind the name (`-O2`). `optional` values may be
    left out; then the value is the empty string.
    """

    name: str
    kind: Literal["flag", "value", "list"]
    help: str
    metavar: str = "VALUE"
    tools: tuple[Tool, ...] = BOTH
    choices: tuple[str, ...] = ()
    default: bool | str | None = None
    joined: bool = False
    aliases: tuple[str, ...] = ()


OPTIONS: tuple[Option, ...] = (
    Option("help", "flag", "Print this text", aliases=("h",)),
    Option("version", "flag", "Print the version"),
    Option("o", "value", "Write the output to FILE", "FILE", OPT, default="-"),
    Option("pass-pipeline", "value", "The pipeline: 'builtin.module(func.func(a),b{x=1})'", "TEXT"),
    Option("p", "value", "The pipeline in short: a,b{x=1}", "TEXT", OPT),
    Option("allow-unregistered-dialect", "flag", "Accept ops of dialects that aren't known"),
    Option("split-input-file", "flag", "Process the parts between '// -----' one by one", tools=OPT),
    Option("verify-diagnostics", "flag", "Check expected-error comments instead of failing", tools=OPT),
    Option("verify-each", "flag", "Verify after each pass (=false: don't)", tools=OPT, default=True),
    Option("keep-names", "flag", "Print the value names of the source", tools=OPT),
    Option("mlir-print-op-generic", "flag", "Print the generic form", tools=OPT),
    Option("mlir-print-debuginfo", "flag", "Print locations", tools=OPT),
    Option("mlir-print-local-scope", "flag", "Print no aliases", tools=OPT),
    Option("mlir-print-ir-before", "list", "Print the IR before pass P", "P"),
    Option("mlir-print-ir-after", "list", "Print the IR after pass P", "P"),
    Option("mlir-print-ir-before-all", "flag", "Print the IR before each pass"),
    Option("mlir-print-ir-after-all", "flag", "Print the IR after each pass"),
    Option("mlir-print-ir-after-change", "flag", "Print the IR after each pass that changed it"),
    Option("mlir-print-ir-after-failure", "flag", "Print the IR after a pass that failed"),
    Option("mlir-print-ir-module-scope", "flag", "Print the whole module, not only the pass's op"),
    Option("mlir-print-ir-tree-dir", "value", "Print the IR to files below DIR, one a pass", "DIR"),
    Option("mlir-timing", "flag", "Print the time of each pass"),
    Option("mlir-pass-statistics", "flag", "Print what each pass did to the number of ops"),
    Option(
        "mlir-pass-pipeline-crash-reproducer", "value", "If a pass fails, write a reproducer", "FILE", OPT
    ),
    Option("run-reproducer", "flag", "Run the pipeline of a reproducer", tools=OPT),
    Option("list-passes", "flag", "List all passes", tools=OPT),
    Option("load-pass-plugin", "list", "Load passes from a Python file or module", "FILE", OPT),
    Option("show-dialects", "flag", "List all dialects", tools=OPT),
    Option("mlir-disable-threading", "flag", "Accepted; passes run on one thread"),
    Option("debug-traceback", "flag", "Show Python's traceback of an error"),
    Option("print-pipeline", "flag", "Print the pipeline and stop", tools=RUN),
    Option("e", "value", "The function to call", "NAME", RUN, default="main"),
    Option(
        "entry-point-result",
        "value",
        "The type of its result; default: from the function",
        "TYPE",
        RUN,
        ("void", "i32", "i64", "f32", "f64"),
    ),
    Option("O", "value", "Optimisation level", "LEVEL", RUN, ("0", "1", "2", "3"), "2", True),
    Option("shared-libs", "list", "Shared libraries to load, by explicit path", "A,B", RUN),
    Option("input", "list", "An argument: 5, 2.5, true, 4x4xf32=0, 3xi32=1,2,3, @file.npy", "VALUE", RUN),
    Option("print-outputs", "flag", "Print each memref argument after the run", tools=RUN),
    Option("device", "value", "Where kernels run", "DEVICE", RUN, ("cpu", "cuda"), "cpu"),
    Option("threads", "value", "Threads that run tasks, the waiting host included", "N", RUN),
    Option("ref-counting", "value", "automatic or policy[:NAME]", "WHICH", RUN, default="automatic"),
    Option("offload", "flag", "scf.parallel and linalg ops go to the device", tools=RUN),
    Option("check-memory", "flag", "Report wrong accesses to device memory", tools=RUN),
    Option("leak-check", "flag", "Exit with 4 if async or GPU objects outlive the program", tools=RUN),
    Option("stats", "flag", "Print counters as one line of JSON", tools=RUN),
)


HELP_GROUPS: dict[str, tuple[str, ...]] = {
    "General": (
        "help",
        "version",
        "o",
        "debug-traceback",
    ),
    "Passes": (
        "pass-pipeline",
        "p",
        "verify-each",
        "print-pipeline",
        "list-passes",
        "load-pass-plugin",
        "show-dialects",
        "mlir-disable-threading",
    ),
    "Input and output": (
        "allow-unregistered-dialect",
        "split-input-file",
        "verify-diagnostics",
        "keep-names",
        "mlir-print-op-generic",
        "mlir-print-debuginfo",
        "mlir-print-local-scope",
    ),
    "Watching passes": (
        "mlir-print-ir-before",
        "mlir-print-ir-after",
        "mlir-print-ir-before-all",
        "mlir-print-ir-after-all",
        "mlir-print-ir-after-change",
        "mlir-print-ir-after-failure",
        "mlir-print-ir-module-scope",
        "mlir-print-ir-tree-dir",
        "mlir-timing",
        "mlir-pass-statistics",
        "mlir-pass-pipeline-crash-reproducer",
        "run-reproducer",
    ),
    "The program": (
        "e",
        "entry-point-result",
        "input",
        "print-outputs",
        "shared-libs",
        "O",
    ),
    "Running it": (
        "device",
        "threads",
        "ref-counting",
        "offload",
    ),
    "Finding faults": (
        "check-memory",
        "leak-check",
        "stats",
    ),
}
"""The options by subject, as `--help` lists them."""


@dataclass
class Arguments:
    """A command line that has been read."""

    flags: dict[str, bool] = field(default_factory=dict[str, bool])
    values: dict[str, str] = field(default_factory=dict[str, str])
    lists: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    passes: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Passes given as flags, in order: name, and options as text."""
    inputs: list[str] = field(default_factory=list[str])

    def flag(self, name: str) -> bool:
        """Whether a flag is set."""
        return self.flags.get(name, False)

    def value(self, name: str) -> str | None:
        """The value of an option; None if it was not given and has no default."""
        return self.values.get(name)

    def list(self, name: str) -> list[str]:
        """The values of an option that may be given several times."""
        return self.lists.get(name, [])

    @property
    def input(self) -> str:
        """The input file, `-` for standard input."""
        return self.inputs[0] if self.inputs else "-"


def options_of(tool: Tool) -> dict[str, Option]:
    """The options of a tool by name, aliases included."""
    found: dict[str, Option] = {}
    for option in OPTIONS:
        if tool in option.tools:
            found[option.name] = option
            found.update((alias, option) for alias in option.aliases)
    return found


def parse_arguments(
    tool: Tool, arguments: Sequence[str], pass_names: Callable[[], Collection[str]] = lambda: ()
) -> Arguments:
    """Read a command line without the program's name; raises UsageError.

    `pass_names` gives the names that may be used as flags; it is asked only if there is a flag
    that is no option.
    """
    options = options_of(tool)
    result = Arguments(
        flags={o.name: True for o in options.values() if o.kind == "flag" and o.default is True},
        values={o.name: o.default for o in options.values() if isinstance(o.default, str)},
    )
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            result.inputs.extend(rest)
        elif argument == "-" or not argument.startswith("-"):
            result.inputs.append(argument)
        else:
            _parse_option(argument, rest, options, result, pass_names)
    if len(result.inputs) > 1:
        raise UsageError(f"too many input files: {', '.join(result.inputs)}")
    return result


def _parse_option(
    argument: str,
    rest: Iterable[str],
    options: dict[str, Option],
    result: Arguments,
    pass_names: Callable[[], Collection[str]],
) -> None:
    text = argument[2:] if argument.startswith("--") else argument[1:]
    name, equals, value = text.partition("=")
    option = options.get(name)
    if option is None:
        joined = next((o for o in options.values() if o.joined and text.startswith(o.name)), None)
        behind = text[len(joined.name) :] if joined is not None else ""
        if joined is not None and behind in joined.choices:
            result.values[joined.name] = behind
            return
        names = pass_names()
        if name in names:
            result.passes.append((name, value))
            return
        if joined is not None and behind.isdecimal():
            raise _invalid_choice(joined, behind)
        raise UsageError(f"unknown command line argument '{argument}'.{_near(name, [*options, *names])}")
    if option.kind == "flag":
        if equals and value.lower() not in ("true", "false", "1", "0", ""):
            raise UsageError(f"'{value}' is invalid for the flag '--{name}': try true or false")
        result.flags[option.name] = not equals or value.lower() in ("true", "1", "")
        return
    if not equals:
        following = next(iter(rest), None)
        if following is None:
            dashes = "-" if len(name) == 1 else "--"
            raise UsageError(f"the option '{dashes}{name}' needs a value: {dashes}{name}={option.metavar}")
        value = following
    if option.choices and value not in option.choices:
        raise _invalid_choice(option, value)
    if option.kind == "list":
        result.lists.setdefault(option.name, []).append(value)
    else:
        result.values[option.name] = value


def _invalid_choice(option: Option, value: str) -> UsageError:
    dashes = "-" if len(option.name) == 1 else "--"
    near = difflib.get_close_matches(value, option.choices, n=1, cutoff=0.6)
    hint = f". Did you mean '{near[0]}'?" if near else ""
    choices = ", ".join(option.choices)
    return UsageError(f"'{value}' is invalid for '{dashes}{option.name}': one of {choices}{hint}")


def _near(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, list(known), n=1, cutoff=0.6)
    return f" Did you mean '--{near[0]}'?" if near else ""


def help_text(tool: Tool, description: str, passes: Iterable[tuple[str, str]] = ()) -> str:
    """The text of `--help`; `passes` are names and what they do."""
    mine = {option.name: option for option in OPTIONS if tool in option.tools}
    lines = [description]
    for group, names in HELP_GROUPS.items():
        options = [mine[name] for name in names if name in mine]
        if options:
            lines += ["", f"{group}:", *(_help_line(option) for option in options)]
    named = [_columns(f"  --{name}", text) for name, text in passes]
    if named:
        lines += ["", "Passes, run in the order given:", *named]
    return "\n".join(lines) + "\n"


def _help_line(option: Option) -> str:
    dashes = "-" if len(option.name) == 1 else "--"
    left = f"  {dashes}{option.name}"
    if option.kind != "flag":
        left += f"{'' if option.joined else '='}<{option.metavar}>"
    text = option.help
    if option.choices:
        text += f" ({', '.join(option.choices)})"
    if isinstance(option.default, str):
        text += f" (default: {option.default})"
    return _columns(left, text)


def _columns(left: str, text: str) -> str:
    return f"{left:<50} {text}".rstrip() if len(left) < 50 else f"{left}\n{'':<50} {text}".rstrip()


def version_text(tool: str) -> str:
    """The text of `--version`."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("stretto")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"{tool} {number}, Python {sys.version.split()[0]}, text of MLIR 22.1\n"
