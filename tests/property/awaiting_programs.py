"""Random programs with tasks, awaits, groups and asserts, in functions that call each other."""

from __future__ import annotations

import random

from counted_programs import Generator
from xdsl.dialects import cf
from xdsl.dialects.builtin import IndexType, f32, i1
from xdsl.ir import Attribute, Block, SSAValue

from stretto.dialects.async_ import structured
from stretto.dialects.async_.types import TokenType, ValueType, unwrapped

PAYLOADS: list[Attribute] = [f32, TokenType(), ValueType(f32)]


class AwaitingGenerator(Generator):
    """Like `Generator`, with the structured ops of the async dialect instead of those of the runtime."""

    def __init__(self, rng: random.Random, functions: int = 3, failing: bool = True):
        self.failing = failing
        super().__init__(rng, functions)

    def steps(self):
        return [
            self.call,
            self.call,
            self.await_,
            self.await_,
            self.execute,
            self.execute,
            self.select,
            self.group,
            *([self.assert_] if self.failing else []),
        ]

    def make(self, block: Block, scope: list[SSAValue], type_: Attribute) -> SSAValue:
        if isinstance(type_, ValueType) and type_.value_type != f32:
            return self.task(block, scope, [], [type_.value_type])[1]
        return super().make(block, scope, type_)

    def await_(self, block: Block, scope: list[SSAValue]) -> None:
        awaitable = [v for v in scope if isinstance(v.type, TokenType | ValueType)]
        value = self.rng.choice(awaitable) if awaitable else self.value(block, scope, TokenType())
        op = structured.AwaitOp(value)
        block.add_op(op)
        scope += op.results

    def execute(self, block: Block, scope: list[SSAValue]) -> None:
        tokens = [v for v in scope if isinstance(v.type, TokenType | ValueType)]
        dependencies = self.rng.choices(tokens, k=self.rng.choice([0, 1, 1, 2])) if tokens else []
        payloads = self.rng.choices(PAYLOADS, k=self.rng.choice([0, 0, 1, 2]))
        self.task(block, scope, dependencies, payloads)

    def task(
        self, block: Block, scope: list[SSAValue], dependencies: list[SSAValue], payloads: list[Attribute]
    ) -> list[SSAValue]:
        tokens = [v for v in dependencies if isinstance(v.type, TokenType)]
        operands = [v for v in dependencies if isinstance(v.type, ValueType)]
        op = structured.ExecuteOp(tokens, operands, payloads)
        body = op.body.block
        inner = [*scope, *body.args]
        assert [a.type for a in body.args] == [unwrapped(v.type) for v in operands]
        # Tasks in tasks, but not for ever.
        if self.rng.random() < 0.6:
            self.fill(body, inner, 1)
        body.add_op(structured.YieldOp(self.values(body, inner, payloads)))
        block.add_op(op)
        scope += op.results
        return list(op.results)

    def group(self, block: Block, scope: list[SSAValue]) -> None:
        create = structured.CreateGroupOp(self.constant(block, IndexType()))
        block.add_op(create)
        for _ in range(self.rng.randint(0, 2)):
            member = self.value(block, scope, self.rng.choice([TokenType(), ValueType(f32)]))
            block.add_op(structured.AddToGroupOp(member, create.result))
        if self.rng.random() < 0.8:
            block.add_op(structured.AwaitAllOp(create.result))
        scope.append(create.result)

    def assert_(self, block: Block, scope: list[SSAValue]) -> None:
        block.add_op(cf.AssertOp(self.constant(block, i1), "out of luck"))
