"""Random GPU host programs on four buffers, and what they must compute: the ops done one after another.

Work that a program lets overlap touches disjoint buffers, so the result is the same in any order that keeps
the program's dependencies.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

Buffers = list[np.ndarray]
Effect = Callable[[Buffers, bool], None]

COUNT, SIZE = 4, 8

HEADER = """module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @mix(%to: memref<8xi64>, %from: memref<8xi64>, %k: i64) kernel {
      %three = arith.constant 3 : i64
      %i = gpu.global_id x
      %x = memref.load %to[%i] : memref<8xi64>
      %y = memref.load %from[%i] : memref<8xi64>
      %a = arith.muli %x, %three : i64
      %b = arith.addi %a, %y : i64
      %c = arith.addi %b, %k : i64
      memref.store %c, %to[%i] : memref<8xi64>
      gpu.return
    }
  }
"""
ARGUMENTS = ", ".join(f"%b{k}: memref<8xi64>" for k in range(COUNT))


def _mix(to: int, from_: int, k: int) -> Effect:
    def effect(buffers: Buffers, condition: bool) -> None:
        buffers[to][:] = buffers[to] * 3 + buffers[from_] + k

    return effect


class Generator:
    """Writes one program. `lines` is its text; the effects of its parts are returned as functions."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.functions: list[tuple[str, Effect]] = []
        self._names = 0
        self._depth = 0

    def program(self) -> tuple[str, Effect]:
        """The module's text and what `@main` does to the buffers."""
        for number in range(self.random.randrange(3)):
            effect = self._function(f"helper{number}", "private ")
            self.functions.append((f"helper{number}", effect))
        effect = self._function("main", "")
        return HEADER + "\n".join(self.lines) + "\n}\n", effect

    def _function(self, name: str, visibility: str) -> Effect:
        self.lines.append(f"  func.func {visibility}@{name}({ARGUMENTS}, %condition: i1) {{")
        for value in range(SIZE + 1):
            self.lines.append(f"    %c{value} = arith.constant {value} : index")
        for value in range(10):
            self.lines.append(f"    %k{value} = arith.constant {value} : i64")
        effect = self._body(list(range(COUNT)), self.random.randrange(3, 9))
        self.lines += ["    return", "  }"]
        return effect

    def _name(self) -> str:
        self._names += 1
        return f"%v{self._names}"

    def _emit(self, text: str) -> None:
        self.lines.append("    " + text)

    def _body(self, mine: Sequence[int], length: int) -> Effect:
        """A sequence of statements on the buffers `mine`."""
        effects: list[Effect] = []
        self._depth += 1
        statements: list[Callable[[Sequence[int]], Effect]] = [
            *3 * [self._launch, self._memory],
            *2 * [self._chain, self._temporary, self._host],
        ]
        if self._depth < 4:
            statements += [self._loop, self._branch, self._carried, self._tasks, self._tasks]
        if len(mine) == COUNT and self.functions:
            statements.append(self._call)
        for _ in range(length):
            effects.append(self.random.choice(statements)(mine))
        self._depth -= 1

        def effect(buffers: Buffers, condition: bool) -> None:
            for one in effects:
                one(buffers, condition)

        return effect

    # Synchronous ops

    def _arguments(self, mine: Sequence[int]) -> tuple[int, int, int]:
        return self.random.choice(mine), self.random.choice(mine), self.random.randrange(10)

    def _launch_text(self, form: str, to: str, from_: str, k: int) -> str:
        blocks = self.random.choice((1, 2, 4))
        return (
            f"gpu.launch_func {form}@kernels::@mix blocks in (%c{blocks}, %c1, %c1) "
            f"threads in (%c{SIZE // blocks}, %c1, %c1) "
            f"args({to} : memref<8xi64>, {from_} : memref<8xi64>, %k{k} : i64)"
        )

    def _launch(self, mine: Sequence[int]) -> Effect:
        to, from_, k = self._arguments(mine)
        self._emit(self._launch_text("", f"%b{to}", f"%b{from_}", k))
        return _mix(to, from_, k)

    def _memory(self, mine: Sequence[int]) -> Effect:
        to, from_, k = self._arguments(mine)
        if self.random.random() < 0.5 and to != from_:
            self._emit(f"gpu.memcpy %b{to}, %b{from_} : memref<8xi64>, memref<8xi64>")
            return lambda buffers, _: np.copyto(buffers[to], buffers[from_])
        self._emit(f"gpu.memset %b{to}, %k{k} : memref<8xi64>, i64")
        return lambda buffers, _: buffers[to].fill(k)

    def _host(self, mine: Sequence[int]) -> Effect:
        to, from_, k = self._arguments(mine)
        i, j = self.random.randrange(SIZE), self.random.randrange(SIZE)
        x, y = self._name(), self._name()
        self._emit(f"{x} = memref.load %b{from_}[%c{i}] : memref<8xi64>")
        self._emit(f"{y} = arith.addi {x}, %k{k} : i64")
        self._emit(f"memref.store {y}, %b{to}[%c{j}] : memref<8xi64>")

        def effect(buffers: Buffers, condition: bool) -> None:
            buffers[to][j] = buffers[from_][i] + k

        return effect

    def _temporary(self, mine: Sequence[int]) -> Effect:
        to, from_, k = self._arguments(mine)
        m = self._name()
        self._emit(f"{m} = gpu.alloc () : memref<8xi64>")
        self._emit(f"gpu.memcpy {m}, %b{from_} : memref<8xi64>, memref<8xi64>")
        self._emit(self._launch_text("", m, f"%b{to}", k))
        self._emit(f"gpu.memcpy %b{to}, {m} : memref<8xi64>, memref<8xi64>")
        self._emit(f"gpu.dealloc {m} : memref<8xi64>")

        def effect(buffers: Buffers, condition: bool) -> None:
            buffers[to][:] = buffers[from_] * 3 + buffers[to] + k

        return effect

    # Tokens of the program's own

    def _chain(self, mine: Sequence[int]) -> Effect:
        """Asynchronous ops, each after the one before; perhaps nothing waits for a token in between."""
        token = self._name()
        self._emit(f"{token} = gpu.wait async")
        effects: list[Effect] = []
        for _ in range(self.random.randrange(1, 4)):
            token, effect = self._asynchronous(mine, token)
            effects.append(effect)
        self._emit(f"gpu.wait [{token}]")

        def effect(buffers: Buffers, condition: bool) -> None:
            for one in effects:
                one(buffers, condition)

        return effect

    def _asynchronous(self, mine: Sequence[int], token: str) -> tuple[str, Effect]:
        to, from_, k = self._arguments(mine)
        new = self._name()
        after = self.random.choice((f"[{token}]", f"[{token}, {token}]"))
        self._emit(f"{new} = " + self._launch_text(f"async {after} ", f"%b{to}", f"%b{from_}", k))
        return new, _mix(to, from_, k)

    def _carried(self, mine: Sequence[int]) -> Effect:
        """A token that a loop carries, with a branch that may hand on another one."""
        start, result, count = self._name(), self._name(), self.random.randrange(4)
        self._emit(f"{start} = gpu.wait async")
        i, t = self._name(), self._name()
        loop = f"scf.for {i} = %c0 to %c{count} step %c1 iter_args({t} = {start})"
        self._emit(f"{result} = {loop} -> (!gpu.async.token) {{")
        token, first = self._asynchronous(mine, t)
        picked = self._name()
        self._emit(f"{picked} = scf.if %condition -> (!gpu.async.token) {{")
        other, second = self._asynchronous(mine, token)
        self._emit(f"scf.yield {other} : !gpu.async.token")
        self._emit("} else {")
        self._emit(f"scf.yield {token} : !gpu.async.token")
        self._emit("}")
        self._emit(f"scf.yield {picked} : !gpu.async.token")
        self._emit("}")
        self._emit(f"gpu.wait [{result}]")

        def effect(buffers: Buffers, condition: bool) -> None:
            for _ in range(count):
                first(buffers, condition)
                if condition:
                    second(buffers, condition)

        return effect

    # Control flow

    def _loop(self, mine: Sequence[int]) -> Effect:
        count = self.random.randrange(4)
        self._emit(f"scf.for {self._name()} = %c0 to %c{count} step %c1 {{")
        inner = self._body(mine, self.random.randrange(1, 4))
        self._emit("}")

        def effect(buffers: Buffers, condition: bool) -> None:
            for _ in range(count):
                inner(buffers, condition)

        return effect

    def _branch(self, mine: Sequence[int]) -> Effect:
        if self.random.random() < 0.5:
            test, buffer = "%condition", None
        else:
            buffer = self.random.choice(mine)
            x, test = self._name(), self._name()
            self._emit(f"{x} = memref.load %b{buffer}[%c0] : memref<8xi64>")
            self._emit(f"{test} = arith.cmpi sgt, {x}, %k5 : i64")
        self._emit(f"scf.if {test} {{")
        then = self._body(mine, self.random.randrange(1, 4))
        self._emit("} else {")
        otherwise = self._body(mine, self.random.randrange(3))
        self._emit("}")

        def effect(buffers: Buffers, condition: bool) -> None:
            holds = condition if buffer is None else buffers[buffer][0] > 5
            (then if holds else otherwise)(buffers, condition)

        return effect

    def _call(self, mine: Sequence[int]) -> Effect:
        name, effect = self.random.choice(self.functions)
        types = ", ".join(["memref<8xi64>"] * COUNT)
        arguments = ", ".join(f"%b{k}" for k in range(COUNT))
        self._emit(f"func.call @{name}({arguments}, %condition) : ({types}, i1) -> ()")
        return effect

    def _tasks(self, mine: Sequence[int]) -> Effect:
        """A task on some of the buffers, perhaps another one after it, and meanwhile work on the others."""
        if len(mine) < 2:
            return self._launch(mine)
        shuffled = self.random.sample(list(mine), len(mine))
        cut = self.random.randrange(1, len(mine))
        theirs, ours = sorted(shuffled[:cut]), sorted(shuffled[cut:])
        effects: list[Effect] = []
        token, after = "", ""
        for _ in range(self.random.randrange(1, 3)):
            token = self._name()
            self._emit(f"{token} = async.execute {after}{{")
            effects.append(self._body(theirs, self.random.randrange(1, 4)))
            self._emit("async.yield")
            self._emit("}")
            after = f"[{token}] "
        effects.append(self._body(ours, self.random.randrange(3)))
        self._emit(f"async.await {token} : !async.token")

        def effect(buffers: Buffers, condition: bool) -> None:
            for one in effects:
                one(buffers, condition)

        return effect


def random_program(seed: int) -> tuple[str, Effect]:
    """The text of a program and what it must do to its buffers, with a condition."""
    return Generator(seed).program()
