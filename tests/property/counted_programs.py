"""Random programs over counted values: structured ones, and control-flow graphs of any reducibility."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from xdsl.dialects import arith, cf, func, scf
from xdsl.dialects.builtin import (
    DenseArrayBase,
    DenseIntElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    ModuleOp,
    UnrealizedConversionCastOp,
    VectorType,
    f32,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.dialects.async_ import runtime
from stretto.dialects.async_.types import GroupType, TokenType, ValueType

TOKEN, VALUE, GROUP = TokenType(), ValueType(f32), GroupType()
COUNTED: list[Attribute] = [TOKEN, VALUE, GROUP]
EXTERNAL = {
    "take1": ([TOKEN], []),
    "take2": ([TOKEN, TOKEN], []),
    "take_value": ([VALUE, TOKEN], [TOKEN]),
    "make_token": ([], [TOKEN]),
    "make_value": ([], [VALUE]),
    "make_group": ([], [GROUP]),
    "pair": ([TOKEN], [TOKEN, VALUE]),
}


class Generator:
    """Makes one module of `functions` functions that call each other and some external ones."""

    forward_only = False  # whether graphs have no loops

    def __init__(self, rng: random.Random, functions: int = 3):
        self.rng = rng
        self.signatures: dict[str, tuple[list[Attribute], list[Attribute]]] = dict(EXTERNAL)
        ops: list[Operation] = [func.FuncOp.external(name, *types) for name, types in EXTERNAL.items()]
        for i in range(functions):
            inputs = rng.choices(COUNTED, k=rng.randint(0, 3))
            outputs = rng.choices(COUNTED, k=rng.randint(0, 3))
            body = self.graph(inputs, outputs) if rng.random() < 0.5 else self.single(inputs, outputs)
            ops.append(func.FuncOp(f"f{i}", (inputs, outputs), body))
            self.signatures[f"f{i}"] = (inputs, outputs)
        self.module = ModuleOp(ops)

    # Blocks

    def single(self, inputs: Sequence[Attribute], outputs: Sequence[Attribute]) -> Region:
        block = Block(arg_types=inputs)
        scope = list(block.args)
        self.fill(block, scope, 2)
        block.add_op(func.ReturnOp(*self.values(block, scope, outputs)))
        return Region(block)

    def graph(self, inputs: Sequence[Attribute], outputs: Sequence[Attribute]) -> Region:
        rng = self.rng
        count = rng.randint(2, 7)
        blocks = [Block(arg_types=inputs)]
        blocks += [Block(arg_types=self.carried([0, 0, 1, 2])) for _ in range(count - 1)]
        targets = [
            [i + 1, *rng.choices(range(i + 1 if self.forward_only else 1, count), k=rng.choice([0, 1, 1, 2]))]
            for i in range(count - 1)
        ]
        dominators = dominators_of(targets)
        scopes: list[list[SSAValue]] = []
        # Block i + 1 follows block i, so the dominators of a block come before it.
        for i, block in enumerate(blocks):
            scope: list[SSAValue] = list(scopes[dominators[i]]) if i else []
            scope += block.args
            self.fill(block, scope, 1)
            scopes.append(scope)
            if i == count - 1:
                block.add_op(func.ReturnOp(*self.values(block, scope, outputs)))
                continue
            successors = [blocks[t] for t in targets[i]]
            rng.shuffle(successors)
            operands = [self.values(block, scope, [a.type for a in s.args]) for s in successors]
            block.add_ops(branch(successors, operands))
        return Region(blocks)

    def carried(self, counts: list[int]) -> list[Attribute]:
        """Types of block arguments or of the results of an op with regions."""
        return self.rng.choices(COUNTED, k=self.rng.choice(counts))

    def values(self, block: Block, scope: list[SSAValue], types: Sequence[Attribute]) -> list[SSAValue]:
        """One value in scope for each type, made on the spot if there is none; one may come twice."""
        return [self.value(block, scope, type_) for type_ in types]

    def value(self, block: Block, scope: list[SSAValue], type_: Attribute) -> SSAValue:
        fitting = [value for value in scope if value.type == type_]
        if fitting and self.rng.random() < 0.9:
            return self.rng.choice(fitting[-3:] if self.rng.random() < 0.6 else fitting)
        return self.make(block, scope, type_)

    def make(self, block: Block, scope: list[SSAValue], type_: Attribute) -> SSAValue:
        names = {TOKEN: "make_token", VALUE: "make_value", GROUP: "make_group"}
        if type_ not in names:
            return self.constant(block, type_)
        if type_ != GROUP and self.rng.random() < 0.3:
            create = runtime.RuntimeCreateOp(type_)
            block.add_ops([create, runtime.RuntimeSetAvailableOp(create.result)])
            scope.append(create.result)
            return create.result
        call = func.CallOp(names[type_], [], [type_])
        block.add_op(call)
        scope.append(call.results[0])
        return call.results[0]

    def constant(self, block: Block, type_: Attribute) -> SSAValue:
        if type_ == f32:
            return self.number(block)
        assert type_ in (i1, i32, IndexType())
        op = arith.ConstantOp(IntegerAttr(1, type_))  # pyright: ignore[reportArgumentType]
        block.add_op(op)
        return op.result

    def steps(self) -> list[Callable[[Block, list[SSAValue]], None]]:
        """What a block is filled with, each with the chance of its share."""
        return [self.call, self.call, self.borrow, self.borrow, self.select, self.cast, self.payload]

    def number(self, block: Block) -> SSAValue:
        op = arith.ConstantOp(FloatAttr(1.0, f32))
        block.add_op(op)
        return op.result

    def fill(self, block: Block, scope: list[SSAValue], depth: int) -> None:
        steps = self.steps()
        for _ in range(self.rng.randint(0, 4)):
            if depth and self.rng.random() < 0.3:
                self.structured(block, scope, depth - 1)
            else:
                self.rng.choice(steps)(block, scope)

    # Ops

    def call(self, block: Block, scope: list[SSAValue]) -> None:
        name = self.rng.choice(list(self.signatures))
        inputs, outputs = self.signatures[name]
        call = func.CallOp(name, self.values(block, scope, inputs), outputs)
        block.add_op(call)
        scope += call.results

    def borrow(self, block: Block, scope: list[SSAValue]) -> None:
        value = self.value(block, scope, self.rng.choice(COUNTED))
        kinds = [runtime.RuntimeAwaitOp, runtime.RuntimeIsErrorOp]
        block.add_op(self.rng.choice(kinds)(value))

    def select(self, block: Block, scope: list[SSAValue]) -> None:
        type_ = self.rng.choice(COUNTED)
        operands = self.values(block, scope, [i1, type_, type_])
        op = arith.SelectOp(*operands)
        block.add_op(op)
        scope.append(op.result)

    def cast(self, block: Block, scope: list[SSAValue]) -> None:
        value = self.value(block, scope, self.rng.choice(COUNTED))
        op = UnrealizedConversionCastOp(operands=[[value]], result_types=[[value.type]])
        block.add_op(op)
        scope.append(op.results[0])

    def payload(self, block: Block, scope: list[SSAValue]) -> None:
        """Put a token into a value; take it out again, or let it go with the value."""
        token = self.value(block, scope, TOKEN)
        create = runtime.RuntimeCreateOp(ValueType(TOKEN))
        block.add_ops(
            [
                create,
                runtime.RuntimeStoreOp(token, create.result),
                runtime.RuntimeSetAvailableOp(create.result),
            ]
        )
        if self.rng.random() < 0.7:
            load = runtime.RuntimeLoadOp(create.result)
            block.add_op(load)
            scope.append(load.result)

    def structured(self, block: Block, scope: list[SSAValue], depth: int) -> None:
        types = self.carried([0, 1, 1, 2])
        kinds = [self.if_op, self.for_op, self.while_op, self.switch_op]
        op = self.rng.choice(kinds)(block, scope, types, depth)
        block.add_op(op)
        scope += op.results

    def region(
        self,
        scope: list[SSAValue],
        arguments: Sequence[Attribute],
        results: Sequence[Attribute],
        depth: int,
        end: Callable[..., Operation] = scf.YieldOp,
    ) -> Region:
        block = Block(arg_types=arguments)
        inner = [*scope, *block.args]
        self.fill(block, inner, depth)
        block.add_op(end(*self.values(block, inner, results)))
        return Region(block)

    def if_op(self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int) -> Operation:
        regions = [self.region(scope, [], types, depth) for _ in range(2)]
        return scf.IfOp(self.constant(block, i1), types, *regions)

    def switch_op(
        self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int
    ) -> Operation:
        regions = [self.region(scope, [], types, depth) for _ in range(3)]
        cases = DenseArrayBase.from_list(i64, [1, 2])
        return scf.IndexSwitchOp(self.constant(block, IndexType()), cases, regions[0], regions[1:], types)

    def for_op(
        self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int
    ) -> Operation:
        inits = self.values(block, scope, types)
        bounds = [self.constant(block, IndexType()) for _ in range(3)]
        return scf.ForOp(*bounds, inits, self.region(scope, [IndexType(), *types], types, depth))

    def while_op(
        self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int
    ) -> Operation:
        inits = self.values(block, scope, types)
        carried = self.carried([0, 1, 2])
        before = self.region(scope, types, [i1, *carried], depth, scf.ConditionOp)
        after = self.region(scope, carried, types, depth)
        return scf.WhileOp(inits, carried, before, after)


def branch(successors: Sequence[Block], operands: Sequence[Sequence[SSAValue]]) -> list[Operation]:
    """A branch to one, two or more blocks, with the constant that it tests."""
    if len(successors) == 1:
        return [cf.BranchOp(successors[0], *operands[0])]
    if len(successors) == 2:
        condition = arith.ConstantOp(IntegerAttr(1, i1))
        return [
            condition,
            cf.ConditionalBranchOp(condition, successors[0], operands[0], successors[1], operands[1]),
        ]
    flag = arith.ConstantOp(IntegerAttr(1, i32))
    values = list(range(1, len(successors)))
    cases = DenseIntElementsAttr.from_list(VectorType(i32, [len(values)]), values)
    return [flag, cf.SwitchOp(flag, successors[0], operands[0], cases, successors[1:], operands[1:])]


def dominators_of(targets: Sequence[Sequence[int]]) -> list[int]:
    """The immediate dominator of each block of a graph, where block i + 1 is a successor of block i."""
    count = len(targets) + 1
    predecessors: list[list[int]] = [[] for _ in range(count)]
    for i, successors in enumerate(targets):
        for successor in successors:
            predecessors[successor].append(i)
    sets = [{0}] + [set(range(count)) for _ in range(count - 1)]
    changed = True
    while changed:
        changed = False
        for i in range(1, count):
            new = {i} | set.intersection(*(sets[p] for p in predecessors[i]))
            changed |= new != sets[i]
            sets[i] = new
    return [max(dominators - {i}, default=0) for i, dominators in enumerate(sets)]
