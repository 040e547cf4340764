"""Random programs that compute an i64 with tasks, and what they compute by a sequential reading.

Tasks share no memory, so their results don't depend on when they run: a task's value is what its body
yields, or the text of the first assert that failed on its way. Everything may await, at any depth of
scf ops, in tasks, async functions and plain functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

Env = dict[str, object]
Step = Callable[[Env], None]

INT = "i64"
TOKEN = "!async.token"
VALUE = "!async.value<i64>"
CARRIED = (INT, INT, TOKEN, VALUE)


class Failed(Exception):
    """An assert that failed; its text is the argument."""


class Failure(str):
    """The state of a token or value that failed: the text of the assert."""


def wrapped(number: int) -> int:
    return (number + 2**63) % 2**64 - 2**63


def number(env: Env, name: str) -> int:
    found = env[name]
    assert isinstance(found, int)
    return found


def awaited(state: object) -> object:
    if isinstance(state, Failure):
        raise Failed(str(state))
    return state


def outcome(steps: list[Step], env: Env, results: list[str]) -> tuple[object, list[object]]:
    """The state of the token of a task with this body, and of its values."""
    try:
        for step in steps:
            step(env)
    except Failed as error:
        failure = Failure(error.args[0])
        return failure, [failure for _ in results]
    return None, [env[name] for name in results]


@dataclass
class Function:
    name: str
    is_async: bool
    parameter: str
    result: str
    steps: list[Step]

    def call(self, argument: object) -> tuple[object, object]:
        token, values = outcome(self.steps, {self.parameter: argument}, [self.result])
        return token, values[0]


@dataclass
class Writer:
    """Writes one module and its reading."""

    random: Random
    failing: bool
    lines: list[str] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    scope: list[tuple[str, str]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    counter: int = 0
    depth: int = 0

    def line(self, text: str) -> None:
        self.lines.append("  " * (self.depth + 1) + text)

    def name(self) -> str:
        self.counter += 1
        return f"%v{self.counter}"

    def define(self, name: str, type_: str) -> None:
        self.scope.append((name, type_))

    def pick(self, type_: str) -> str:
        found = [name for name, t in self.scope if t == type_]
        if found and (type_ != INT or self.random.random() < 0.8):
            return self.random.choice(found)
        if type_ == INT:
            return self.constant(self.random.randint(-3, 9))
        return self.task()[TOKEN if type_ == TOKEN else VALUE]

    def constant(self, constant: int, type_: str = INT) -> str:
        name = self.name()
        self.line(f"{name} = arith.constant {constant} : {type_}")
        self.steps.append(lambda env: env.update({name: constant}))
        if type_ == INT:
            self.define(name, INT)
        return name

    def block(
        self, most: int, types: list[str], arguments: list[tuple[str, str]] | None = None
    ) -> tuple[list[Step], list[str]]:
        """Write statements that may use `arguments`; returns their reading and names of results."""
        outer_scope, outer_steps = list(self.scope), self.steps
        self.steps = []
        self.scope.extend(arguments or [])
        self.depth += 1
        for _ in range(self.random.randint(0, most)):
            self.statement()
        results = [self.pick(t) for t in types]
        self.depth -= 1
        steps, self.steps, self.scope = self.steps, outer_steps, outer_scope
        return steps, results

    def statement(self) -> None:
        kinds = [self.arithmetic, self.arithmetic, self.task, self.task, self.call]
        kinds += [self.await_token, self.await_value, self.held, self.busy]
        if self.failing:
            kinds.append(self.assertion)
        if self.depth < 4:
            kinds += [self.branch, self.loop, self.countdown, self.switch, self.region]
            kinds += [self.group, self.parallel]
        self.random.choice(kinds)()

    def arithmetic(self) -> None:
        left, right, name = self.pick(INT), self.pick(INT), self.name()
        op, compute = self.random.choice(
            [
                ("arith.addi", lambda a, b: a + b),
                ("arith.subi", lambda a, b: a - b),
                ("arith.muli", lambda a, b: a * b),
                ("arith.xori", lambda a, b: a ^ b),
            ]
        )
        self.line(f"{name} = {op} {left}, {right} : i64")
        self.steps.append(
            lambda env: env.update({name: wrapped(compute(number(env, left), number(env, right)))})
        )
        self.define(name, INT)

    def condition(self) -> str:
        """An i1 that is true if a number is positive."""
        operand, zero, name = self.pick(INT), self.constant(0), self.name()
        self.line(f"{name} = arith.cmpi sgt, {operand}, {zero} : i64")
        self.steps.append(lambda env: env.update({name: number(env, operand) > 0}))
        return name

    def small(self) -> str:
        """An index from 0 to 3."""
        operand, mask, low, name = self.pick(INT), self.constant(3), self.name(), self.name()
        self.line(f"{low} = arith.andi {operand}, {mask} : i64")
        self.line(f"{name} = arith.index_cast {low} : i64 to index")
        self.steps.append(lambda env: env.update({name: number(env, operand) & 3}))
        return name

    def assertion(self) -> None:
        condition, text = self.condition(), f"assert {self.counter}"
        self.line(f'cf.assert {condition}, "{text}"')

        def step(env: Env) -> None:
            if not env[condition]:
                raise Failed(text)

        self.steps.append(step)

    def task(self) -> dict[str, str]:
        tokens = [n for n, t in self.scope if t == TOKEN]
        values = [n for n, t in self.scope if t == VALUE]
        dependencies = [self.random.choice(tokens) for _ in range(self.random.randint(0, 2)) if tokens]
        operands = [self.random.choice(values) for _ in range(self.random.randint(0, 2)) if values]
        arguments = [(self.name(), INT) for _ in operands]
        token, value = self.name(), self.name()
        text = f"{token}, {value} = async.execute"
        if dependencies:
            text += f" [{', '.join(dependencies)}]"
        if operands:
            pairs = zip(operands, arguments, strict=True)
            text += f" ({', '.join(f'{o} as {a} : {VALUE}' for o, (a, _) in pairs)})"
        self.line(f"{text} -> {VALUE} {{")
        body, results = self.block(3 if self.depth < 4 else 0, [INT], arguments)
        self.line(f"  async.yield {results[0]} : i64")
        self.line("}")

        def start(env: Env) -> None:
            inner = dict(env)
            waits: list[Step] = [lambda e, d=d: void(awaited(e[d])) for d in dependencies]
            for operand, (argument, _) in zip(operands, arguments, strict=True):
                waits.append(lambda e, o=operand, a=argument: e.update({a: awaited(e[o])}))
            env[token], (env[value],) = outcome([*waits, *body], inner, results)

        self.steps.append(start)
        self.define(token, TOKEN)
        self.define(value, VALUE)
        return {TOKEN: token, VALUE: value}

    def await_token(self) -> None:
        token = self.pick(TOKEN)
        self.line(f"async.await {token} : {TOKEN}")
        self.steps.append(lambda env: void(awaited(env[token])))

    def await_value(self) -> None:
        value, name = self.pick(VALUE), self.name()
        self.line(f"{name} = async.await {value} : {VALUE}")
        self.steps.append(lambda env: env.update({name: awaited(env[value])}))
        self.define(name, INT)

    def held(self) -> None:
        """A token that comes out of a task, as the payload of a value."""
        token, done, holder, name = self.pick(TOKEN), self.name(), self.name(), self.name()
        self.line(f"{done}, {holder} = async.execute -> !async.value<{TOKEN}> {{")
        self.line(f"  async.yield {token} : {TOKEN}")
        self.line("}")
        self.line(f"{name} = async.await {holder} : !async.value<{TOKEN}>")
        self.steps.append(lambda env: env.update({done: None, name: env[token]}))
        self.define(done, TOKEN)
        self.define(name, TOKEN)

    def busy(self) -> None:
        """A number that takes a while to compute."""
        start, bound = self.pick(INT), self.random.choice((10, 300, 3000))
        low, high, by = (self.constant(value, "index") for value in (0, bound, 1))
        three = self.constant(3)
        variable, carried, next_, mixed, name = (self.name() for _ in range(5))
        loop = f"scf.for {variable} = {low} to {high} step {by} iter_args({carried} = {start})"
        self.line(f"{name} = {loop} -> (i64) {{")
        self.line(f"  {next_} = arith.muli {carried}, {three} : i64")
        self.line(f"  {mixed} = arith.xori {next_}, {start} : i64")
        self.line(f"  scf.yield {mixed} : i64")
        self.line("}")

        def step(env: Env) -> None:
            first = result = number(env, start)
            for _ in range(bound):
                result = wrapped(result * 3) ^ first
            env[name] = result

        self.steps.append(step)
        self.define(name, INT)

    def parallel(self) -> None:
        """A sum over an `scf.parallel`, of which some points may fail, all with the same text."""
        factor, count = self.pick(INT), self.random.choice((0, 1, 7, 200))
        limit = self.pick(INT) if self.failing else None
        low, high, by = (self.constant(value, "index") for value in (0, count, 1))
        zero = self.constant(0)
        index, x, y, name, a, b, c = (self.name() for _ in range(7))
        loop = f"scf.parallel ({index}) = ({low}) to ({high}) step ({by}) init ({zero})"
        self.line(f"{name} = {loop} -> i64 {{")
        self.line(f"  {x} = arith.index_cast {index} : index to i64")
        self.line(f"  {y} = arith.muli {x}, {factor} : i64")
        text = f"point {self.counter}"
        if limit is not None:
            passes = self.name()
            self.line(f"  {passes} = arith.cmpi sge, {y}, {limit} : i64")
            self.line(f'  cf.assert {passes}, "{text}"')
        self.line(f"  scf.reduce({y} : i64) {{")
        self.line(f"  ^bb0({a}: i64, {b}: i64):")
        self.line(f"    {c} = arith.addi {a}, {b} : i64")
        self.line(f"    scf.reduce.return {c} : i64")
        self.line("  }")
        self.line("}")

        def step(env: Env) -> None:
            points = [wrapped(k * number(env, factor)) for k in range(count)]
            if limit is not None and any(point < number(env, limit) for point in points):
                raise Failed(text)
            env[name] = wrapped(sum(points))

        self.steps.append(step)
        self.define(name, INT)

    def group(self) -> None:
        count = self.random.randint(0, 3)
        # If two members fail, which one fails the group depends on time: all but one are new and can't.
        members = [(kind := self.random.choice((TOKEN, VALUE)), self.pick(kind))] if count else []
        for _ in range(count - 1):
            token = self.name()
            self.line(f"{token} = async.execute {{")
            self.line("  async.yield")
            self.line("}")
            members.append((TOKEN, token))
            self.steps.append(lambda env, t=token: env.update({t: None}))
        size, group = self.constant(count, "index"), self.name()
        self.line(f"{group} = async.create_group {size} : !async.group")
        for kind, member in members:
            self.line(f"{self.name()} = async.add_to_group {member}, {group} : {kind}")
        self.line(f"async.await_all {group}")
        self.steps.append(lambda env: [awaited(env[m]) for _, m in members] and None)

    def call(self) -> None:
        if not self.functions:
            return self.arithmetic()
        callee = self.random.choice(self.functions)
        argument = self.pick(INT)
        if not callee.is_async:
            name = self.name()
            self.line(f"{name} = func.call @{callee.name}({argument}) : (i64) -> i64")
            self.steps.append(lambda env: env.update({name: awaited(callee.call(env[argument])[1])}))
            return self.define(name, INT)
        token, value = self.name(), self.name()
        self.line(f"{token}, {value} = async.call @{callee.name}({argument}) : (i64) -> ({TOKEN}, {VALUE})")

        def step(env: Env) -> None:
            env[token], env[value] = callee.call(env[argument])

        self.steps.append(step)
        self.define(token, TOKEN)
        return self.define(value, VALUE)

    # ---- structured control flow

    def types(self) -> list[str]:
        return [self.random.choice(CARRIED) for _ in range(self.random.randint(0, 2))]

    def results(self, types: list[str]) -> tuple[list[str], str]:
        names = [self.name() for _ in types]
        return names, f"{', '.join(names)} = " if names else ""

    def region(self) -> None:
        types = self.types()
        names, head = self.results(types)
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.line(f"{head}scf.execute_region{arrow} {{")
        body, results = self.block(2, types)
        self.end("scf.yield", results, types)
        self.line("}")
        self.steps.append(lambda env: inside(env, body, results, names))
        self.scope.extend(zip(names, types, strict=True))

    def end(self, op: str, results: list[str], types: list[str]) -> None:
        tail = f" {', '.join(results)} : {', '.join(types)}" if results else ""
        self.line(f"  {op}{tail}")

    def branch(self) -> None:
        condition, types = self.condition(), self.types()
        names, head = self.results(types)
        arrow = f" -> ({', '.join(types)})" if types else ""
        self.line(f"{head}scf.if {condition}{arrow} {{")
        then, then_results = self.block(2, types)
        self.end("scf.yield", then_results, types)
        self.line("} else {")
        otherwise, otherwise_results = self.block(2, types)
        self.end("scf.yield", otherwise_results, types)
        self.line("}")

        def step(env: Env) -> None:
            taken = (then, then_results) if env[condition] else (otherwise, otherwise_results)
            inside(env, *taken, names)

        self.steps.append(step)
        self.scope.extend(zip(names, types, strict=True))

    def switch(self) -> None:
        selector, types = self.small(), self.types()
        names, head = self.results(types)
        arrow = f" -> {', '.join(types)}" if types else ""
        self.line(f"{head}scf.index_switch {selector}{arrow}")
        cases: dict[int | None, tuple[list[Step], list[str]]] = {}
        for case in (0, 2, None):
            self.line("default {" if case is None else f"case {case} {{")
            cases[case] = self.block(2, types)
            self.end("scf.yield", cases[case][1], types)
            self.line("}")

        def step(env: Env) -> None:
            inside(env, *cases.get(number(env, selector), cases[None]), names)

        self.steps.append(step)
        self.scope.extend(zip(names, types, strict=True))

    def loop(self) -> None:
        types = self.types()
        starts = [self.pick(t) for t in types]
        low, step_by, high = self.constant(0, "index"), self.constant(1, "index"), self.small()
        names, head = self.results(types)
        variable, inner = self.name(), [self.name() for _ in types]
        pairs = ", ".join(f"{i} = {s}" for i, s in zip(inner, starts, strict=True))
        carried = f" iter_args({pairs}) -> ({', '.join(types)})" if types else ""
        self.line(f"{head}scf.for {variable} = {low} to {high} step {step_by}{carried} {{")
        body, results = self.block(2, types, list(zip(inner, types, strict=True)))
        self.end("scf.yield", results, types)
        self.line("}")

        def step(env: Env) -> None:
            state = [env[s] for s in starts]
            for index in range(number(env, high)):
                arguments = dict(zip(inner, state, strict=True))
                state = iteration(env, body, {variable: index, **arguments}, results)
            env.update(zip(names, state, strict=True))

        self.steps.append(step)
        self.scope.extend(zip(names, types, strict=True))

    def countdown(self) -> None:
        """A `scf.while` that counts an index down; both regions may await."""
        count, types = self.small(), self.types()
        starts = [self.pick(t) for t in types]
        names, head = self.results([INT, *types])
        before, after = [self.name() for _ in (INT, *types)], [self.name() for _ in (INT, *types)]
        first = self.name()
        self.line(f"{first} = arith.index_cast {count} : index to i64")
        self.steps.append(lambda env: env.update({first: env[count]}))
        every = [INT, *types]
        pairs = ", ".join(f"{b} = {s}" for b, s in zip(before, [first, *starts], strict=True))
        self.line(f"{head}scf.while ({pairs}) : ({', '.join(every)}) -> ({', '.join(every)}) {{")
        zero, going, less, one = (self.name() for _ in range(4))
        test, passed = self.block(1, types, list(zip(before, every, strict=True)))
        self.line(f"  {zero} = arith.constant 0 : i64")
        self.line(f"  {going} = arith.cmpi sgt, {before[0]}, {zero} : i64")
        self.line(f"  scf.condition({going}) {', '.join([before[0], *passed])} : {', '.join(every)}")
        self.line("} do {")
        self.line(f"^bb0({', '.join(f'{a}: {t}' for a, t in zip(after, every, strict=True))}):")
        self.line(f"  {one} = arith.constant 1 : i64")
        self.line(f"  {less} = arith.subi {after[0]}, {one} : i64")
        body, results = self.block(2, types, list(zip(after, every, strict=True)))
        self.line(f"  scf.yield {', '.join([less, *results])} : {', '.join(every)}")
        self.line("}")

        def step(env: Env) -> None:
            state = [env[first], *(env[s] for s in starts)]
            while True:
                left = state[0]
                state = [left, *iteration(env, test, dict(zip(before, state, strict=True)), passed)]
                if left == 0:
                    break
                assert isinstance(left, int)
                state = [left - 1, *iteration(env, body, dict(zip(after, state, strict=True)), results)]
            env.update(zip(names, state, strict=True))

        self.steps.append(step)
        self.scope.extend(zip(names, every, strict=True))

    # ---- functions

    def function(self, name: str, kind: str) -> Function:
        parameter = self.name()
        is_async = kind == "async.func"
        results = f"({TOKEN}, {VALUE})" if is_async else INT
        visibility = "" if name == "main" else "private "
        self.lines.append(f"{kind} {visibility}@{name}({parameter}: i64) -> {results} {{")
        self.scope, self.depth = [], 0
        body, (result,) = self.block(6, [INT], [(parameter, INT)])
        self.lines.append(f"  return {result} : i64")
        self.lines.append("}")
        return Function(name, is_async, parameter, result, body)


def void(_: object) -> None:
    """Drop a result."""


def iteration(env: Env, body: list[Step], arguments: Env, results: list[str]) -> list[object]:
    inner = {**env, **arguments}
    for step in body:
        step(inner)
    return [inner[name] for name in results]


def inside(env: Env, body: list[Step], results: list[str], names: list[str]) -> None:
    env.update(zip(names, iteration(env, body, {}, results), strict=True))


def calculation(seed: int) -> tuple[str, Callable[[int], int | str]]:
    """A module with a function `main` of i64 to i64, and what it returns or the text of its failure."""
    writer = Writer(Random(seed), failing=seed % 2 == 1)
    for index in range(writer.random.randint(0, 2)):
        kind = writer.random.choice(["async.func", "func.func"])
        writer.functions.append(writer.function(f"f{index}", kind))
    main = writer.function("main", "func.func")

    def reading(argument: int) -> int | str:
        state = main.call(argument)[1]
        return str(state) if isinstance(state, Failure) else wrapped(int(str(state)))

    return "\n".join(writer.lines) + "\n", reading
