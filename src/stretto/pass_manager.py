"""Pass pipelines as text, and their execution.

    pipeline ::= element (`,` element)*
    element  ::= pass (`{` option* `}`)? | anchor `(` pipeline? `)`
    option   ::= name (`=` value)?

An anchor is the name of an op, or `any`: the passes inside run on each such op directly in the
op around. Options are separated by blanks or commas; a value may stand in quotes or braces.
"""

from __future__ import annotations

import difflib
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, dataclass, field, fields
from traceback import walk_tb
from types import NoneType, UnionType
from typing import Any, Literal, Protocol, Union, get_args, get_origin, get_type_hints

from xdsl.context import Context
from xdsl.dialects.builtin import UNKNOWN_LOC, LocationAttr, ModuleOp, UnknownLoc
from xdsl.ir import Block, Operation
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import DiagnosticException

from stretto.analysis.verification import verify_module
from stretto.diagnostics import DiagnosticError, as_diagnostic
from stretto.interfaces.regions import is_isolated


class PipelineError(ValueError):
    """A pipeline's text is wrong, or names a pass or an option that doesn't exist."""


@dataclass(frozen=True)
class PassUse:
    """A pass with its options, as text."""

    name: str
    options: dict[str, str] = field(default_factory=dict[str, str])

    def __str__(self) -> str:
        if not self.options:
            return self.name
        return f"{self.name}{{{' '.join(f'{k}={_quoted(v)}' for k, v in self.options.items())}}}"


@dataclass(frozen=True)
class Nested:
    """Elements that run on each op of one name, or on `any` op, directly in the op around."""

    anchor: str
    elements: Sequence[PassUse | Nested]

    def __str__(self) -> str:
        return f"{self.anchor}({','.join(map(str, self.elements))})"


def _quoted(value: str) -> str:
    return f"{{{value}}}" if re.search(r"[\s,{}()]", value) and not value.startswith("{") else value


# Text


def parse_pipeline(text: str) -> Nested:
    """Parse a pipeline. Elements that don't stand in `builtin.module(...)` are put in one."""
    parser = _PipelineParser(text)
    elements = parser.elements()
    parser.expect_end()
    match elements:
        case [Nested(anchor="builtin.module" | "any") as root]:
            return root
        case _:
            return Nested("builtin.module", elements)


def parse_options(text: str) -> dict[str, str]:
    """Parse `a=1 b="x y" c`, the options of one pass; an option without a value is `true`."""
    parser = _PipelineParser(text)
    options = parser.options()
    parser.expect_end()
    return options


class _PipelineParser:
    _NAME = re.compile(r"[A-Za-z0-9_.\-]+")

    def __init__(self, text: str):
        self._text = text
        self._pos = 0

    def _fail(self, message: str) -> PipelineError:
        return PipelineError(f"{message}\n  {self._text}\n  {' ' * self._pos}^")

    def _skip(self, characters: str = " \t\r\n") -> None:
        while self._pos < len(self._text) and self._text[self._pos] in characters:
            self._pos += 1

    def _take(self, character: str) -> bool:
        self._skip()
        if self._text.startswith(character, self._pos):
            self._pos += len(character)
            return True
        return False

    def expect_end(self) -> None:
        """Raise unless everything has been read."""
        self._skip()
        if self._pos < len(self._text):
            raise self._fail(f"unexpected '{self._text[self._pos]}' in pass pipeline")

    def elements(self) -> list[PassUse | Nested]:
        """Read elements up to the end or a closing parenthesis."""
        elements: list[PassUse | Nested] = []
        while True:
            self._skip(" \t\r\n,")
            match = self._NAME.match(self._text, self._pos)
            if match is None:
                return elements
            self._pos = match.end()
            if self._take("("):
                nested = self.elements()
                if not self._take(")"):
                    raise self._fail("expected ')' in pass pipeline")
                elements.append(Nested(match[0], nested))
            elif self._take("{"):
                options = self.options()
                if not self._take("}"):
                    raise self._fail("missing closing '}' while processing pass options")
                elements.append(PassUse(match[0], options))
            else:
                elements.append(PassUse(match[0]))
            self._skip()
            if not self._text.startswith((",", ")"), self._pos) and self._pos < len(self._text):
                raise self._fail("expected ',' between passes in pass pipeline")

    def options(self) -> dict[str, str]:
        """Read options up to the end or a closing brace."""
        options: dict[str, str] = {}
        while True:
            self._skip(" \t\r\n,")
            match = self._NAME.match(self._text, self._pos)
            if match is None:
                return options
            self._pos = match.end()
            options[match[0]] = self._value() if self._take("=") else "true"

    def _value(self) -> str:
        self._skip()
        start = self._pos
        quote = self._text[start : start + 1]
        if quote in ("'", '"'):
            end = self._text.find(quote, start + 1)
            if end < 0:
                raise self._fail("missing closing quote in pass options")
            self._pos = end + 1
            return self._text[start + 1 : end]
        depth = 0
        while self._pos < len(self._text):
            character = self._text[self._pos]
            if depth == 0 and character in " \t\r\n}":
                break
            if (
                depth == 0
                and character == ","
                and re.match(r",\s*[A-Za-z_][\w\-]*\s*=", self._text[self._pos :])
            ):
                break
            depth += character in "{[(<"
            depth -= character in "}])>"
            self._pos += 1
        value = self._text[start : self._pos]
        return value[1:-1] if value.startswith("{") and value.endswith("}") else value


# Passes

_IGNORED_OPTIONS: dict[str, frozenset[str]] = {
    # What MLIR's reproducers say of its canonicalizer, of no meaning to ours.
    "canonicalize": frozenset(("cse-between-iterations",)),
}

OLD_PASS_NAMES: dict[str, str] = {
    "async-runtime-bespoke-ref-counting": "async-runtime-policy-based-ref-counting",
    "convert-scf-to-std": "convert-scf-to-cf",
    "convert-std-to-llvm": "convert-func-to-llvm",
    "convert-memref-to-llvm": "finalize-memref-to-llvm",
}
"""Spellings of older MLIR, still taken with a warning."""

OLD_OPTION_NAMES: dict[tuple[str, str], str] = {
    ("async-parallel-for", "target-block-size"): "min-task-size",
}


def all_passes() -> dict[str, Callable[[], type[ModulePass]]]:
    """Every pass that may be named: xDSL's, and ours, which hide xDSL's of the same name, and plugins'."""
    from xdsl.transforms import get_all_passes

    from stretto.passes import ALL_PASSES
    from stretto.plugins import plugin_passes

    known = {**get_all_passes(), **ALL_PASSES}
    return {**known, **plugin_passes({*known, *OLD_PASS_NAMES})}


def suggestion(name: str, known: Sequence[str]) -> str:
    """` Did you mean 'x'?`, or nothing if no known name is near."""
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.7)
    return f" Did you mean '{near[0]}'?" if near else ""


def option_names(pass_class: type[ModulePass]) -> list[str]:
    """The names of a pass's options as they are written in pipelines."""
    return [f.name.replace("_", "-") for f in fields(pass_class)]


def option_descriptions(pass_class: type[ModulePass]) -> list[str]:
    """The options of a pass, `name=type (default: value)` each."""
    hints = get_type_hints(pass_class)
    lines: list[str] = []
    for option in fields(pass_class):
        type_ = hints[option.name]
        kind = type_.__name__ if isinstance(type_, type) and not get_args(type_) else str(type_)
        default = option.default
        shown = "" if default is MISSING else f" (default: {_pipeline_value(default)})"
        lines.append(f"{option.name.replace('_', '-')}={kind.replace('typing.', '')}{shown}")
    return lines


def _pipeline_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def make_pass(use: PassUse, warn: Callable[[str], None] = lambda message: None) -> ModulePass:
    """The pass that a use names, with its options; raises PipelineError."""
    passes = all_passes()
    name = use.name
    if name in OLD_PASS_NAMES and name not in passes:
        name = OLD_PASS_NAMES[name]
        warn(f"'{use.name}' is the old name of the pass '{name}'")
    if name not in passes:
        raise PipelineError(
            f"'{name}' does not refer to a registered pass or pass pipeline.{suggestion(name, list(passes))}"
        )
    from stretto.plugins import PluginError

    try:
        cls = passes[name]()
    except PluginError as error:
        raise PipelineError(str(error)) from error
    known = {f.name: f for f in fields(cls)}
    hints = get_type_hints(cls)
    values: dict[str, Any] = {}
    for option, text in use.options.items():
        new = OLD_OPTION_NAMES.get((name, option), option)
        if new != option and option.replace("-", "_") not in known:
            warn(f"'{option}' is the old name of the option '{new}' of '{name}'")
        key = new.replace("-", "_")
        if key not in known and new in _IGNORED_OPTIONS.get(name, ()):
            continue
        if key not in known:
            names = option_names(cls)
            has = f"; it has {', '.join(names)}" if names else "; it has no options"
            raise PipelineError(
                f"no such option '{option}' of pass '{name}'{has}.{suggestion(new, names)}"
                + "".join(f"\n  {text}" for text in option_descriptions(cls))
            )
        try:
            values[key] = _converted(text, hints[key])
        except ValueError as error:
            raise PipelineError(
                f"invalid value '{text}' for the option '{option}' of pass '{name}': {error}"
            ) from None
    missing = [
        f.name
        for f in known.values()
        if f.name not in values and f.default is MISSING and f.default_factory is MISSING and f.init
    ]
    if missing:
        raise PipelineError(f"pass '{name}' needs the option '{missing[0].replace('_', '-')}'")
    try:
        return cls(**values)
    except ValueError as error:
        raise PipelineError(f"pass '{name}': {error}") from None


def _converted(text: str, type_: Any) -> Any:
    """The value of an option from its text, by the type of its dataclass field."""
    origin, arguments = get_origin(type_), get_args(type_)
    if origin in (Union, UnionType):
        if NoneType in arguments and text == "none":
            return None
        errors: list[str] = []
        for choice in arguments:
            if choice is not NoneType:
                try:
                    return _converted(text, choice)
                except ValueError as error:
                    errors.append(str(error))
        raise ValueError(errors[0])
    if origin is Literal:
        if text not in arguments:
            raise ValueError(f"expected one of {', '.join(map(str, arguments))}")
        return text
    if origin is tuple:
        return tuple(_converted(part.strip(), arguments[0]) for part in text.split(",") if part.strip())
    if type_ is bool:
        lower = text.lower()
        if lower not in ("true", "false", "1", "0"):
            raise ValueError("expected true or false")
        return lower in ("true", "1")
    if type_ is int:
        try:
            return int(text, 0)
        except ValueError:
            raise ValueError("expected an integer") from None
    if type_ is float:
        try:
            return float(text)
        except ValueError:
            raise ValueError("expected a number") from None
    if isinstance(type_, type) and hasattr(type_, "__members__"):
        return type_(text)
    return text


# Execution


class Instrumentation(Protocol):
    """What is told of each pass that runs on an op."""

    def before(self, pass_: ModulePass, op: Operation) -> None: ...

    def after(self, pass_: ModulePass, op: Operation, seconds: float) -> None: ...

    def failed(self, pass_: ModulePass, op: Operation) -> None: ...


@dataclass(frozen=True)
class Pipeline:
    """A pipeline whose passes have been made."""

    anchor: str
    elements: Sequence[ModulePass | Pipeline]

    def passes(self) -> Iterator[ModulePass]:
        """All passes in the order in which they run."""
        for element in self.elements:
            if isinstance(element, Pipeline):
                yield from element.passes()
            else:
                yield element


def make_pipeline(text: str | Nested, warn: Callable[[str], None] = lambda message: None) -> Pipeline:
    """Make all passes of a pipeline; raises PipelineError before anything runs."""
    root = parse_pipeline(text) if isinstance(text, str) else text

    def make(nested: Nested) -> Pipeline:
        return Pipeline(
            nested.anchor,
            [make(e) if isinstance(e, Nested) else make_pass(e, warn) for e in nested.elements],
        )

    return make(root)


def run_pipeline(
    pipeline: Pipeline,
    module: ModuleOp,
    context: Context,
    *,
    verify_each: bool = True,
    instrumentations: Sequence[Instrumentation] = (),
) -> None:
    """Run a pipeline on a module in place; faults of the input are DiagnosticErrors."""
    _run_on(pipeline, module, _Run(context, verify_each, instrumentations))


@dataclass(frozen=True)
class _Run:
    context: Context
    verify_each: bool
    instrumentations: Sequence[Instrumentation]


def _run_on(pipeline: Pipeline, op: Operation, run: _Run) -> None:
    for element in pipeline.elements:
        if isinstance(element, Pipeline):
            for nested in [o for region in op.regions for block in region.blocks for o in block.ops]:
                if nested.name == element.anchor or (
                    element.anchor == "any" and is_isolated(nested, value_if_unregistered=False)
                ):
                    _run_on(element, nested, run)
        else:
            _run_pass(element, op, run)


def _run_pass(pass_: ModulePass, op: Operation, run: _Run) -> None:
    for instrumentation in run.instrumentations:
        instrumentation.before(pass_, op)
    start = time.perf_counter()
    try:
        if isinstance(op, ModuleOp):
            pass_.apply(run.context, op)
        else:
            op = _apply_to_nested(pass_, op, run.context)
        if not _is_ours(pass_):
            fill_unknown_locations(op)
        if run.verify_each:
            verify_module(op)
    except DiagnosticError as error:
        _tell_failure(pass_, op, run)
        if error.location is None:
            error.location = op.location
        raise
    except Exception as error:
        _tell_failure(pass_, op, run)
        place = _place_of(error, op)
        if not _is_ours(pass_) and not isinstance(error, RecursionError):
            raise DiagnosticError(f"xDSL's pass '{pass_.name}' failed: {_told(error)}", place) from error
        raise as_diagnostic(error, place) from error
    seconds = time.perf_counter() - start
    for instrumentation in run.instrumentations:
        instrumentation.after(pass_, op, seconds)


def _is_ours(pass_: ModulePass) -> bool:
    return type(pass_).__module__.startswith("stretto.")


def _told(error: Exception) -> str:
    """What a pass of xDSL says of a failure; such passes raise anything at what they don't expect."""
    text = " ".join(str(error).split())
    return (
        text
        if isinstance(error, DiagnosticException) and text
        else f"{type(error).__name__}: {text}".rstrip(": ")
    )


def _place_of(error: Exception, root: Operation) -> LocationAttr:
    """The place of the op at which a pass failed: what the innermost function that takes an `op` got.

    Patterns and their helpers name it so; the last of them is the pass itself, which gets the root.
    """
    place = root.location
    for frame, _ in walk_tb(error.__traceback__):
        op = frame.f_locals.get("op")
        if isinstance(op, Operation) and not isinstance(op.location, UnknownLoc):
            place = op.location
    return place


def _tell_failure(pass_: ModulePass, op: Operation, run: _Run) -> None:
    for instrumentation in run.instrumentations:
        instrumentation.failed(pass_, op)


def _apply_to_nested(pass_: ModulePass, op: Operation, context: Context) -> Operation:
    """Run a pass on an op in a module of its own, and put back what it left there.

    xDSL's passes take modules. Returns the op that has taken the place of `op`.
    """
    block = op.parent
    assert block is not None
    place = Block()
    block.insert_op_before(marker := ModuleOp([]), op)
    op.detach()
    place.add_op(op)
    alone = ModuleOp([])
    alone.location = op.location
    alone.body.detach_block(alone.body.block)
    alone.body.add_block(place)
    try:
        pass_.apply(context, alone)
    finally:
        results = list(alone.body.block.ops)
        for result in results:
            result.detach()
            block.insert_op_before(result, marker)
        marker.detach()
        marker.erase()
    return next((r for r in results if r is op or r.name == op.name), results[0] if results else op)


def fill_unknown_locations(root: Operation) -> None:
    """Give ops without a location that of the nearest op before them, else of the op around."""

    def fill(op: Operation) -> None:
        for region in op.regions:
            for block in region.blocks:
                last: LocationAttr = op.location
                for argument in block.args:
                    if isinstance(argument.location, UnknownLoc):
                        argument.location = last
                for inner in block.ops:
                    if isinstance(inner.location, UnknownLoc):
                        inner.location = last
                    last = inner.location
                    fill(inner)

    if root.location is UNKNOWN_LOC and (parent := root.parent_op()) is not None:
        root.location = parent.location
    fill(root)
