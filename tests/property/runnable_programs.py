"""Random programs that end: loops are bounded, groups get their members, graphs go forward only."""

from __future__ import annotations

import random
from collections.abc import Sequence

from awaiting_programs import AwaitingGenerator
from counted_programs import GROUP, TOKEN, VALUE
from xdsl.dialects import arith, cf, func, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp, i1, i32
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.context import make_context
from stretto.dialects.async_ import structured
from stretto.dialects.mlir_text.parser import MLIRParser

# What the other generators only declare.
EXTERNAL = """
func.func private @take1(%a: !async.token) { return }
func.func private @take2(%a: !async.token, %b: !async.token) { return }
func.func private @take_value(%a: !async.value<f32>, %b: !async.token) -> !async.token {
  return %b : !async.token
}
func.func private @make_token() -> !async.token {
  %t = async.execute { async.yield }
  return %t : !async.token
}
func.func private @make_value() -> !async.value<f32> {
  %t, %v = async.execute -> !async.value<f32> {
    %c = arith.constant 1.0 : f32
    async.yield %c : f32
  }
  return %v : !async.value<f32>
}
func.func private @make_group() -> !async.group {
  %z = arith.constant 0 : index
  %g = async.create_group %z : !async.group
  return %g : !async.group
}
func.func private @pair(%a: !async.token) -> (!async.token, !async.value<f32>) {
  %v = call @make_value() : () -> !async.value<f32>
  return %a, %v : !async.token, !async.value<f32>
}
"""
MAKERS = {TOKEN: "make_token", VALUE: "make_value", GROUP: "make_group"}


class RunnableGenerator(AwaitingGenerator):
    """Makes a module with a `@main` that calls all the other functions."""

    forward_only = True

    def __init__(self, rng: random.Random, functions: int = 4, failing: bool = True):
        super().__init__(rng, functions, failing)
        self.module.body.block.add_op(func.FuncOp("main", ([], []), Region(self.main(functions))))
        self.define_external(self.module)

    def main(self, functions: int) -> Block:
        block = Block()
        scope: list[SSAValue] = []
        for i in range(functions):
            inputs, outputs = self.signatures[f"f{i}"]
            call = func.CallOp(f"f{i}", self.values(block, scope, inputs), outputs)
            block.add_op(call)
            if self.rng.random() < 0.5:
                scope += call.results
        block.add_op(func.ReturnOp())
        return block

    @staticmethod
    def define_external(module: ModuleOp) -> None:
        definitions = MLIRParser(make_context(), EXTERNAL).parse_module()
        for op in [op for op in module.ops if isinstance(op, func.FuncOp) and not op.body.blocks]:
            op.detach()
        for op in list(definitions.ops):
            op.detach()
            module.body.block.add_op(op)

    def make(self, block: Block, scope: list[SSAValue], type_: Attribute) -> SSAValue:
        if type_ not in MAKERS:
            return super().make(block, scope, type_)
        call = func.CallOp(MAKERS[type_], [], [type_])
        block.add_op(call)
        scope.append(call.results[0])
        return call.results[0]

    def integer(self, block: Block, value: int, type_: Attribute) -> SSAValue:
        op = arith.ConstantOp(IntegerAttr(value, type_))  # pyright: ignore[reportArgumentType]
        block.add_op(op)
        return op.result

    def constant(self, block: Block, type_: Attribute) -> SSAValue:
        if type_ not in (i1, i32, IndexType()):
            return super().constant(block, type_)
        return self.integer(block, self.rng.randint(0, 1 if type_ == i1 else 3), type_)

    def for_op(
        self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int
    ) -> Operation:
        inits = self.values(block, scope, types)
        bounds = [self.integer(block, n, IndexType()) for n in (0, self.rng.randint(0, 3), 1)]
        return scf.ForOp(*bounds, inits, self.region(scope, [IndexType(), *types], types, depth))

    def while_op(
        self, block: Block, scope: list[SSAValue], types: Sequence[Attribute], depth: int
    ) -> Operation:
        inits = [*self.values(block, scope, types), self.integer(block, 0, i32)]
        carried = self.carried([0, 1, 2])
        before, after = Block(arg_types=[*types, i32]), Block(arg_types=[*carried, i32])
        inner = [*scope, *before.args[:-1]]
        self.fill(before, inner, depth)
        limit = self.integer(before, self.rng.randint(0, 2), i32)
        condition = arith.CmpiOp(before.args[-1], limit, "slt")
        before.add_op(condition)
        before.add_op(scf.ConditionOp(condition, *self.values(before, inner, carried), before.args[-1]))
        inner = [*scope, *after.args[:-1]]
        self.fill(after, inner, depth)
        count = arith.AddiOp(after.args[-1], self.integer(after, 1, i32))
        after.add_op(count)
        after.add_op(scf.YieldOp(*self.values(after, inner, types), count))
        return scf.WhileOp(inits, [*carried, i32], Region(before), Region(after))

    def group(self, block: Block, scope: list[SSAValue]) -> None:
        members = [
            self.value(block, scope, self.rng.choice([TOKEN, VALUE])) for _ in range(self.rng.randint(0, 3))
        ]
        create = structured.CreateGroupOp(self.integer(block, len(members), IndexType()))
        block.add_op(create)
        block.add_ops([structured.AddToGroupOp(member, create.result) for member in members])
        if self.rng.random() < 0.8:
            block.add_op(structured.AwaitAllOp(create.result))
        scope.append(create.result)

    def assert_(self, block: Block, scope: list[SSAValue]) -> None:
        holds = self.integer(block, int(self.rng.random() < 0.9), i1)
        block.add_op(cf.AssertOp(holds, "out of luck"))
