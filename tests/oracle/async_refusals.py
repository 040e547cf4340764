"""Malformed ops of the async dialect, made from the definitions of the ops: one thing wrong in each."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.irdl import IRDLOperation

from stretto.dialects.async_ import Async

SAMPLES = {
    "async.await": (["!async.value<f32>"], ["f32"]),
    "async.await_all": (["!async.group"], []),
    "async.create_group": (["index"], ["!async.group"]),
    "async.add_to_group": (["!async.token", "!async.group"], ["index"]),
    "async.coro.id": ([], ["!async.coro.id"]),
    "async.coro.begin": (["!async.coro.id"], ["!async.coro.handle"]),
    "async.coro.free": (["!async.coro.id", "!async.coro.handle"], []),
    "async.coro.end": (["!async.coro.handle"], []),
    "async.coro.save": (["!async.coro.handle"], ["!async.coro.state"]),
    "async.coro.suspend": (["!async.coro.state"], []),
    "async.runtime.create": ([], ["!async.token"]),
    "async.runtime.create_group": (["index"], ["!async.group"]),
    "async.runtime.set_available": (["!async.token"], []),
    "async.runtime.set_error": (["!async.value<f32>"], []),
    "async.runtime.is_error": (["!async.group"], ["i1"]),
    "async.runtime.await": (["!async.token"], []),
    "async.runtime.resume": (["!async.coro.handle"], []),
    "async.runtime.await_and_resume": (["!async.token", "!async.coro.handle"], []),
    "async.runtime.store": (["f32", "!async.value<f32>"], []),
    "async.runtime.load": (["!async.value<f32>"], ["f32"]),
    "async.runtime.add_to_group": (["!async.token", "!async.group"], ["index"]),
    "async.runtime.add_ref": (["!async.token"], []),
    "async.runtime.drop_ref": (["!async.value<f32>"], []),
    "async.runtime.num_worker_threads": ([], ["index"]),
}
"""Types of the operands and results of each op that may stand in a func.func by itself."""

WITH_REGIONS_OR_PARENTS = ("async.execute", "async.yield", "async.func", "async.call", "async.return")
"""The ops whose malformed forms are written by hand, in `text/refused/async.mlir`."""

WRONG = ("i17", "!async.token", "!async.group", "!async.coro.handle")
"""Types that stand where another belongs; each is wrong for some kinds of operands."""


def function(name: str, operands: list[str], results: list[str], properties: str) -> str:
    """A function with one op in generic form."""
    arguments = ", ".join(f"%a{k}: {type_}" for k, type_ in enumerate(operands))
    values = ", ".join(f"%a{k}" for k in range(len(operands)))
    types = ", ".join(operands)
    successors, end = "", " return"
    if name == "async.coro.suspend":
        successors, end = "[^end, ^end, ^end]", " ^end: return"
    named = f"%r:{len(results)} = " if results else ""
    return (
        f"func.func @f({arguments}) {{ {named}"
        f'"{name}"({values}){successors}{properties} : ({types}) -> ({", ".join(results)}){end} }}\n'
    )


def malformed(name: str) -> Iterator[str]:
    """Wrong types, a value too few and too many, an attribute that lacks or is another, successors."""
    operands, results = SAMPLES[name]
    count = " <{count = 1 : i64}>" if name.endswith("_ref") else ""
    for k in range(len(operands)):
        for type_ in WRONG:
            if type_ != operands[k]:
                yield function(name, [*operands[:k], type_, *operands[k + 1 :]], results, count)
        yield function(name, [*operands[:k], *operands[k + 1 :]], results, count)
    yield function(name, [*operands, "f32"], results, count)
    for k in range(len(results)):
        for type_ in WRONG:
            if type_ != results[k]:
                yield function(name, operands, [*results[:k], type_, *results[k + 1 :]], count)
        yield function(name, operands, [*results[:k], *results[k + 1 :]], count)
    yield function(name, operands, [*results, "f32"], count)
    if count:
        for wrong in ("", " <{count = 0 : i64}>", " <{count = -1 : i64}>", " <{count = 1 : i32}>"):
            yield function(name, operands, results, wrong)
    if name == "async.coro.suspend":
        yield function(name, operands, results, "").replace("[^end, ^end, ^end]", "[^end, ^end]")
        yield function(name, operands, results, "").replace("[^end, ^end, ^end]", "")


def ops() -> dict[str, type[IRDLOperation]]:
    """All ops of the dialect by name, in the order of their definition."""
    return {op.name: op for op in Async.operations if issubclass(op, IRDLOperation)}


def candidates() -> list[str]:
    """Every malformed op; with some of the types that are taken for wrong it is right."""
    return [text for name in SAMPLES for text in malformed(name)]
