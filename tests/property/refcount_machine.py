"""An interpreter that counts: it runs programs on random paths and checks each reference.

Every token, value and group is an object with a count. The machine fails on a use or a drop of an object
that is gone, on a second completion, and on objects that are left when the program is over.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xdsl.dialects import arith, cf, func, scf
from xdsl.dialects.builtin import ModuleOp, UnrealizedConversionCastOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.dialects.async_ import coro, runtime
from stretto.dialects.async_.types import is_ref_counted
from stretto.dialects.stretto_ import NullOp, SetErrorOp

FUEL = 3000


class CountingError(AssertionError):
    """The counting of a program is wrong."""


class OutOfFuel(Exception):
    """The path got too long to go on."""


@dataclass(eq=False)
class Object:
    """A token, value or group; `payload` is what a value holds.

    `hidden` references belong to a caller that may drop them at any time, so nobody else may count on them.
    """

    origin: str
    references: int
    hidden: int = 0
    completed: bool = False
    payload: object = None


@dataclass
class Frame:
    """One activation of a function; what it returned where it first suspended, if it is a coroutine."""

    values: dict[SSAValue, object]
    returned: list[object] | None = None


class Machine:
    """Runs functions of one module. External functions keep nothing: they drop what they are given.

    `payloads_stay`: whether a value keeps the reference that its payload is when that is loaded.
    """

    def __init__(self, module: ModuleOp, rng: random.Random, payloads_stay: bool):
        self.payloads_stay = payloads_stay
        self.functions = {op.sym_name.data: op for op in module.ops if isinstance(op, func.FuncOp)}
        self.rng = rng
        self.objects: list[Object] = []
        self.fuel = FUEL

    # Objects

    def make(self, origin: str, references: int) -> Object:
        self.objects.append(Object(origin, references))
        return self.objects[-1]

    def touch(self, value: object, op: Operation) -> None:
        if isinstance(value, Object) and value.references <= value.hidden:
            raise CountingError(f"{op.name} uses {value.origin} after its last drop: {op}")

    def drop(self, value: object, op: Operation | None, count: int = 1) -> None:
        if not isinstance(value, Object):
            return
        if value.references - value.hidden < count:
            raise CountingError(f"{value.origin} is dropped too often, by {op}")
        value.references -= count
        if value.references == 0 and isinstance(value.payload, Object):
            self.drop(value.payload, op)

    def fresh(self, type_: Attribute, origin: str) -> object:
        return self.make(origin, 1) if is_ref_counted(type_) else self.rng.randint(0, 3)

    # Programs

    def run(self, name: str) -> None:
        """Call a function with fresh arguments, drop what it returns, and check that nothing is left."""
        function = self.functions[name]
        arguments = [
            self.fresh(type_, f"argument {i} of {name}")
            for i, type_ in enumerate(function.function_type.inputs.data)
        ]
        for result in self.call(function, arguments):
            self.drop(result, None)
        left = [obj.origin for obj in self.objects if obj.references]
        if left:
            raise CountingError(f"left over after {name}: {left}")

    def call(self, function: func.FuncOp, arguments: Sequence[object]) -> list[object]:
        if not function.body.blocks:
            for argument in arguments:
                self.drop(argument, function)
            return [
                self.fresh(t, f"result of {function.sym_name.data}") for t in function.function_type.outputs
            ]
        frame = Frame({})
        results = self.run_region(function.body, arguments, frame)
        if frame.returned is None:
            return results
        for value in frame.returned:
            if isinstance(value, Object):
                value.hidden -= 1
        return frame.returned

    def run_region(self, region: Region, arguments: Sequence[object], frame: Frame) -> list[object]:
        """Run a region to its return; the results are the operands of the terminator."""
        block = region.first_block
        assert block is not None
        while True:
            frame.values.update(zip(block.args, arguments, strict=True))
            terminator = self.run_block(block, frame)
            if not terminator.successors:
                return [frame.values[operand] for operand in terminator.operands]
            block, arguments = self.branch(terminator, frame)

    def run_block(self, block: Block, frame: Frame) -> Operation:
        for op in block.ops:
            self.fuel -= 1
            if self.fuel < 0:
                raise OutOfFuel
            # What a coroutine returns once it is over has long been returned.
            if frame.returned is None or not isinstance(op, func.ReturnOp):
                for operand in op.operands:
                    self.touch(frame.values[operand], op)
            if op is block.last_op:
                return op
            results = self.execute(op, [frame.values[operand] for operand in op.operands], frame)
            frame.values.update(zip(op.results, results, strict=True))
        raise AssertionError("a block without a terminator")

    def branch(self, op: Operation, frame: Frame) -> tuple[Block, list[object]]:
        match op:
            case cf.BranchOp():
                return op.successor, [frame.values[v] for v in op.arguments]
            case cf.ConditionalBranchOp():
                if self.rng.random() < 0.5:
                    return op.then_block, [frame.values[v] for v in op.then_arguments]
                return op.else_block, [frame.values[v] for v in op.else_arguments]
            case cf.SwitchOp():
                blocks = [op.default_block, *op.case_blocks]
                operands = [op.default_operands, *op.case_operand]
                index = self.rng.randrange(len(blocks))
                return blocks[index], [frame.values[v] for v in operands[index]]
            case coro.CoroSuspendOp():
                self.suspend(op.suspend_dest, frame)
                return op.resume_dest, []
            case _:
                raise AssertionError(f"unknown branch {op.name}")

    def suspend(self, block: Block, frame: Frame) -> None:
        """At its first suspension a coroutine returns to its caller."""
        if frame.returned is None:
            terminator = self.run_block(block, frame)
            assert isinstance(terminator, func.ReturnOp)
            frame.returned = [frame.values[operand] for operand in terminator.operands]
            for value in frame.returned:
                if isinstance(value, Object):
                    value.hidden += 1

    def execute(self, op: Operation, operands: list[object], frame: Frame) -> list[object]:
        match op:
            case runtime.RuntimeAddRefOp():
                if isinstance(operands[0], Object):
                    operands[0].references += op.count.value.data
            case runtime.RuntimeDropRefOp():
                self.drop(operands[0], op, op.count.value.data)
            case runtime.RuntimeCreateGroupOp():
                return [self.make(str(op), 1)]
            case runtime.RuntimeCreateOp():
                return [self.make(str(op), 2)]
            case runtime.RuntimeSetAvailableOp() | runtime.RuntimeSetErrorOp() | SetErrorOp():
                self.complete(operands[0], op)
            case runtime.RuntimeStoreOp():
                assert isinstance(operands[1], Object)
                operands[1].payload = operands[0]
            case runtime.RuntimeLoadOp():
                if not isinstance(operands[0], Object):
                    return [None]  # paths are random, so this one may read what was never written
                payload = operands[0].payload
                if not self.payloads_stay:
                    operands[0].payload = None
                return [payload]
            case arith.SelectOp():
                return [operands[1 if self.rng.random() < 0.5 else 2]]
            case UnrealizedConversionCastOp():
                return operands
            case NullOp():
                return [None]
            case func.CallOp():
                return self.call(self.functions[op.callee.root_reference.data], operands)
            case _ if op.regions:
                return self.structured(op, operands, frame)
            case _:
                assert all(not is_ref_counted(result.type) for result in op.results), f"unknown op {op.name}"
                return [self.rng.randint(0, 3) for _ in op.results]
        return []

    def complete(self, value: object, op: Operation) -> None:
        assert isinstance(value, Object)
        if value.completed:
            raise CountingError(f"{value.origin} is completed twice")
        value.completed = True
        self.drop(value, op)

    def structured(self, op: Operation, operands: list[object], frame: Frame) -> list[object]:
        match op:
            case scf.IfOp():
                region = op.regions[self.rng.randrange(2)]
                return self.run_region(region, [], frame) if region.blocks else []
            case scf.IndexSwitchOp() | scf.ExecuteRegionOp():
                return self.run_region(self.rng.choice(op.regions), [], frame)
            case scf.ForOp():
                carried = operands[3:]
                for i in range(self.rng.randrange(3)):
                    carried = self.run_region(op.body, [i, *carried], frame)
                return carried
            case scf.WhileOp():
                while True:
                    _, *carried = self.run_region(op.before_region, operands, frame)
                    if self.rng.random() < 0.5:
                        return carried
                    operands = self.run_region(op.after_region, carried, frame)
            case _:
                raise AssertionError(f"unknown op {op.name}")


def check(module: ModuleOp, seed: int, paths: int = 20, payloads_stay: bool = False) -> int:
    """Run each function with a body on some random paths; returns how many came to their end."""
    done = 0
    for machine, name in _runs(module, seed, paths, payloads_stay):
        try:
            machine.run(name)
            done += 1
        except OutOfFuel:
            pass
    return done


def _runs(module: ModuleOp, seed: int, paths: int, payloads_stay: bool) -> Iterator[tuple[Machine, str]]:
    rng = random.Random(seed)
    for op in module.ops:
        if isinstance(op, func.FuncOp) and op.body.blocks:
            for _ in range(paths):
                yield Machine(module, rng, payloads_stay), op.sym_name.data
