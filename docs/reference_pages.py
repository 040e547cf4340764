"""Writes the reference pages from the code: passes, ops, options, C functions, environment, exit codes.

`pages()` gives the text of each page, and what lacks a description, which the tests forbid.
As a sphinx extension it writes them to `docs/reference/` before the build begins.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from stretto import DiagnosticError, PipelineError, format_module, run_pipeline
from stretto.cli import common
from stretto.cli.options import OPTIONS
from stretto.context import make_context
from stretto.passes import ALL_PASSES

ROOT = Path(__file__).resolve().parents[1]
#: Lines of IR that a reader still reads.
LONGEST_EXAMPLE = 70
DIALECTS = ("async", "gpu", "stretto")
C_FUNCTION = re.compile(
    r"((?:^//[^\n]*\n)*)^((?:STRETTO_API|STRETTO_ABI|__attribute__\(\(visibility\(\"default\"\)\)\))"
    r"[^;{]*?\b(\w+)\([^;]*?\));",
    re.M,
)
EXIT_CODES = {
    "EXIT_DONE": "done",
    "EXIT_BAD_INPUT": "the input is wrong or can't be compiled",
    "EXIT_BAD_USAGE": "the command line is wrong",
    "EXIT_PROGRAM_FAILED": "the program ran and failed",
    "EXIT_LEAKS": "`--leak-check` found leaks",
}
ENVIRONMENT = {
    "STRETTO_NUM_THREADS": "how many threads run tasks, the waiting host included; `--threads` overrides it",
    "STRETTO_RUNTIME_LIBRARY": "path of the native library, in place of the installed one",
}


@dataclass
class Page:
    """A page: its text, and the names of what it tells."""

    title: str
    names: list[str] = field(default_factory=list[str])
    undescribed: list[str] = field(default_factory=list[str])
    parts: list[str] = field(default_factory=list[str])

    def entry(self, name: str, description: str | None, *more: str, heading: str | None = None) -> None:
        """Add one thing."""
        self.names.append(name)
        if not (description or "").strip():
            self.undescribed.append(name)
        self.parts.append(
            "\n\n".join([f"## {heading or f'`{name}`'}", description or "", *filter(None, more)])
        )

    @property
    def text(self) -> str:
        """The page in Markdown."""
        return "\n\n".join([f"# {self.title}", *self.parts]) + "\n"


def _own_doc(thing: type) -> str | None:
    """The docstring of a class; what `dataclass` or a base class made up doesn't count."""
    doc = vars(thing).get("__doc__")
    if not doc or doc.startswith(f"{thing.__name__}("):
        return None
    return inspect.cleandoc(doc)


def _default(option: Field[Any]) -> str:
    if option.default is not MISSING:
        value = option.default
    else:
        value = option.default_factory() if option.default_factory is not MISSING else ""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _candidates(text: str, name: str) -> Iterator[ModuleOp]:
    """The parts of a test, each followed by its ops one by one."""
    for part in text.split("// -----"):
        try:
            module = common.parse_text(make_context(True), part, name)[0]
        except DiagnosticError:
            continue
        yield module.clone()
        yield from (ModuleOp([op.clone()]) for op in module.ops)


@cache
def _ir_before_and_after(name: str) -> str:
    """What the pass makes of the first short piece of its test that it changes; empty if there is none."""
    path = next((ROOT / "tests/filecheck").glob(f"[ct]*/{name}.mlir"), None)
    for module in _candidates(path.read_text() if path else "", name):
        before = format_module(module).strip()
        try:
            run_pipeline(module, name)
            after = format_module(module).strip()
        except (DiagnosticError, PipelineError):
            continue
        if before != after and max(before.count("\n"), after.count("\n")) <= LONGEST_EXAMPLE:
            return f"Before:\n\n```mlir\n{before}\n```\n\nAfter:\n\n```mlir\n{after}\n```"
    return ""


def passes_page() -> Page:
    """Every pass: description, options with type and default, IR before and after."""
    page = Page("Passes")
    for name, load in sorted(ALL_PASSES.items()):
        class_ = load()
        rows = [
            f"| `{f.name.replace('_', '-')}` | `{str(f.type).replace('|', 'or')}` | {_default(f)} |"
            for f in fields(class_)
            if f.init
        ]
        table = "\n".join(["| option | type | default |", "|---|---|---|", *rows]) if rows else ""
        page.entry(name, _own_doc(class_), table, _ir_before_and_after(name))
    return page


def _parts_of(op: type[Operation]) -> str:
    definition = op.get_irdl_definition()  # pyright: ignore[reportAttributeAccessIssue]
    kinds = {
        "operands": [n for n, _ in definition.operands],
        "results": [n for n, _ in definition.results],
        "attributes": [*definition.properties, *definition.attributes],
        "regions": [n for n, _ in definition.regions],
        "successors": [n for n, _ in definition.successors],
    }
    return "\n".join(
        f"- {kind}: {', '.join(f'`{n}`' for n in names)}" for kind, names in kinds.items() if names
    )


def ops_page(dialect: str) -> Page:
    """Every op of a dialect: description, operands, results, attributes, regions."""
    page = Page(f"The {dialect} dialect")
    for op in sorted(make_context().get_dialect(dialect).operations, key=lambda op: op.name):
        own = [c for c in op.__mro__ if getattr(c, "name", None) == op.name]
        page.entry(op.name, next((d for c in own if (d := _own_doc(c))), None), _parts_of(op))
    return page


def tools_page() -> Page:
    """Every option of the tools, the exit codes and the environment."""
    page = Page("Options, exit codes, environment")
    for option in OPTIONS:
        spelled = f"--{option.name}" + ("" if option.kind == "flag" else f"={option.metavar}")
        tools = ", ".join(f"`stretto-{tool}`" for tool in option.tools)
        choices = f"One of {', '.join(f'`{c}`' for c in option.choices)}." if option.choices else ""
        heading = f"`{spelled}` ({', '.join(option.tools)})"
        page.entry(option.name, f"{option.help}. {tools}." if option.help else None, choices, heading=heading)
    for name in sorted(n for n in vars(common) if n.startswith("EXIT_")):
        page.entry(name, EXIT_CODES.get(name), heading=f"Exit code {vars(common)[name]}")
    for name, text in ENVIRONMENT.items():
        page.entry(name, text)
    return page


def c_page() -> Page:
    """Every exported C function: its comment and declaration."""
    page = Page("C functions")
    for header in sorted((ROOT / "native/include/stretto").glob("*.h")):
        comment = ""
        for found in C_FUNCTION.finditer(header.read_text()):
            # Declarations that follow each other share the comment above the first.
            own = "\n".join(line.removeprefix("//").strip() for line in found[1].splitlines())
            comment = own or comment
            declaration = re.sub(r"^(STRETTO_API|STRETTO_ABI|__attribute__\S+)\s+", "", found[2])
            page.entry(found[3], comment, f"`{header.name}`:\n\n```c\n{declaration};\n```")
    return page


def pages() -> dict[str, Page]:
    """All pages by file name."""
    dialects = {f"dialect-{name}.md": ops_page(name) for name in DIALECTS}
    return {"passes.md": passes_page(), **dialects, "tools.md": tools_page(), "c.md": c_page()}


def _write(_app: Any) -> None:
    folder = ROOT / "docs" / "reference"
    folder.mkdir(exist_ok=True)
    for name, page in pages().items():
        path = folder / name
        if not path.exists() or path.read_text() != page.text:
            path.write_text(page.text)


def setup(app: Any) -> dict[str, bool]:
    """Sphinx's hook."""
    app.connect("builder-inited", _write)
    return {"parallel_read_safe": True}
