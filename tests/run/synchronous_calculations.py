"""Random programs of async functions that call each other, most of which never suspend.

The first function is fixed, so that there is something to call. Without tasks the order of all that is done
is known, also where something fails: each program then keeps a log, a number that each note changes.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from awaiting_calculations import INT, TOKEN, VALUE, Env, Failed, Failure, Function, Writer, number, wrapped

LEAF = """
memref.global "private" @log : memref<i64> = dense<0>
func.func private @note(%x: i64) {
  %c31 = arith.constant 31 : i64
  %log = memref.get_global @log : memref<i64>
  %old = memref.load %log[] : memref<i64>
  %times = arith.muli %old, %c31 : i64
  %new = arith.addi %times, %x : i64
  memref.store %new, %log[] : memref<i64>
  return
}
func.func @read_log() -> i64 {
  %log = memref.get_global @log : memref<i64>
  %x = memref.load %log[] : memref<i64>
  %zero = arith.constant 0 : i64
  memref.store %zero, %log[] : memref<i64>
  return %x : i64
}
async.func private @leaf(%x: i64) -> (!async.token, !async.value<i64>) {
  %c3 = arith.constant 3 : i64
  %low = arith.andi %x, %c3 : i64
  %ok = arith.cmpi FAILS, %low, %c3 : i64
  cf.assert %ok, "leaf"
  %y = arith.muli %x, %c3 : i64
  return %y : i64
}
"""


class SynchronousWriter(Writer):
    """Writes calls where `Writer` writes tasks, except in functions for which `tasks` is set."""

    tasks = False
    mixed = False
    log = 0

    def statement(self) -> None:
        kinds = [self.arithmetic, self.call, self.call, self.call, self.await_token, self.await_value]
        kinds += [self.note] if not self.mixed else [self.group] if self.tasks else []
        if self.failing:
            kinds.append(self.assertion)
        if self.depth < 2:
            kinds += [self.branch, self.loop, self.countdown, self.switch, self.region]
        self.random.choice(kinds)()

    def types(self) -> list[str]:
        return super().types() if self.random.random() < 0.2 else [INT] * self.random.randint(0, 1)

    def task(self) -> dict[str, str]:
        if self.tasks and self.random.random() < 0.5:
            return super().task()
        callee = self.random.choice([f for f in self.functions if f.is_async])
        return self.start(callee)

    def start(self, callee: Function) -> dict[str, str]:
        argument, token, value = self.pick(INT), self.name(), self.name()
        self.line(f"{token}, {value} = async.call @{callee.name}({argument}) : (i64) -> ({TOKEN}, {VALUE})")
        names = (token, value)
        self.steps.append(lambda env: env.update(zip(names, callee.call(env[argument]), strict=True)))
        self.define(token, TOKEN)
        self.define(value, VALUE)
        return {TOKEN: token, VALUE: value}

    def call(self) -> None:
        """A call that is mostly awaited at once or later, by its token or value or both."""
        callee = self.random.choice(self.functions)
        if not callee.is_async:
            return super().call()
        found = self.start(callee)
        if self.random.random() < 0.6:
            if self.random.random() < 0.5:
                self.statement()
            self.wait(found)
            # Nothing else may use them.
            self.scope = [one for one in self.scope if one[0] not in found.values()]
        return None

    def wait(self, found: dict[str, str]) -> None:
        which = self.random.randint(0, 3)
        token, value, name = found[TOKEN], found[VALUE], self.name()
        if which & 1:
            self.line(f"async.await {token} : {TOKEN}")
            self.steps.append(lambda env: reached(env[token]))
        if which & 2:
            self.line(f"{name} = async.await {value} : {VALUE}")
            self.steps.append(lambda env: env.update({name: number_of(env[value])}))
            self.define(name, INT)

    def note(self) -> None:
        operand = self.pick(INT)
        self.line(f"func.call @note({operand}) : (i64) -> ()")

        def step(env: Env) -> None:
            self.log = wrapped(self.log * 31 + number(env, operand))

        self.steps.append(step)


def reached(state: object) -> None:
    if isinstance(state, Failure):
        raise Failed(str(state))


def number_of(state: object) -> object:
    reached(state)
    return state


def synchronous_calculation(seed: int) -> tuple[str, Callable[[int], tuple[int | str, int | None]]]:
    """A module with functions `main`, of i64 to i64, and `read_log`, and what both are by a reading.

    The log is None if the program has tasks.
    """
    writer = SynchronousWriter(Random(seed), failing=seed % 4 != 0)
    writer.mixed = seed % 3 == 2
    writer.lines.append(LEAF.replace("FAILS", "ne" if writer.failing else "sle"))

    def leaf(env: Env) -> None:
        x = number(env, "%x")
        if writer.failing and x & 3 == 3:
            raise Failed("leaf")
        env["%y"] = wrapped(x * 3)

    writer.functions.append(Function("leaf", True, "%x", "%y", [leaf]))
    for index in range(writer.random.randint(2, 4)):
        writer.tasks = writer.mixed and writer.random.random() < 0.5
        kind = writer.random.choice(["async.func", "async.func", "func.func"])
        writer.functions.append(writer.function(f"f{index}", kind))
    main = writer.function("main", "func.func")

    def reading(argument: int) -> tuple[int | str, int | None]:
        writer.log = 0
        state = main.call(argument)[1]
        result = str(state) if isinstance(state, Failure) else wrapped(int(str(state)))
        return result, None if writer.mixed else writer.log

    return "\n".join(writer.lines) + "\n", reading
