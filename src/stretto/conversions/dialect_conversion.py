"""The engine of the conversions to LLVM: ops are replaced one at a time while types change under them.

Where an op that is converted meets one that isn't (yet), a `builtin.unrealized_conversion_cast`
stands between their types. Placement and order of these casts are those of MLIR's dialect
conversion: a cast follows the definition of its operand at once, so that of several casts of one
definition the newest comes first; casts from a new value back to its old type are placed last.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from xdsl.dialects.builtin import UnrealizedConversionCastOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue

from stretto.conversions.llvm_types import LLVMTypeConverter

OpT = TypeVar("OpT", bound=Operation)

Pattern = Callable[[Any, Any], None]
"""Converts one op: called with the conversion and the op, it emits ops and replaces or erases the op."""


Pack = Callable[[Sequence[BlockArgument]], SSAValue]
"""Emits what makes one value of the parts into which a block argument was split."""

Patterns = Mapping[type[Operation] | str, Pattern]
"""Patterns by the class of op that they convert, or by the op's name."""


class Conversion:
    """One run of a conversion. `anchor` is the op that is being converted."""

    def __init__(self, types: LLVMTypeConverter):
        self.types = types
        self.anchor: Operation | None = None
        self._before: Operation | None = None
        self._sources: dict[UnrealizedConversionCastOp, Pack | None] = {}
        self._packed: dict[UnrealizedConversionCastOp, SSAValue] = {}
        self._targets: dict[tuple[SSAValue, Attribute], UnrealizedConversionCastOp] = {}

    def run(self, ops: Sequence[Operation], patterns: Patterns) -> None:
        """Apply the pattern of each op's class, if there is one; then place the casts."""
        for op in ops:
            pattern = pattern_of(op, patterns)
            if pattern is not None:
                self.anchor = op
                pattern(self, op)
        self._settle_casts()

    def emit(self, op: OpT) -> OpT:
        """Insert a new op before the one that is being converted, with the location of that."""
        assert self.anchor is not None
        before = self._before or self.anchor
        assert before.parent is not None
        op.location = self.anchor.location
        before.parent.insert_op_before(op, before)
        return op

    @contextmanager
    def emitting_before(self, op: Operation) -> Generator[None]:
        """Insert new ops before another op for a while."""
        outer, self._before = self._before, op
        yield
        self._before = outer

    @contextmanager
    def emitting_into(self, block: Block) -> Generator[None]:
        """Insert new ops at the end of a block for a while."""
        end = UnrealizedConversionCastOp.create()
        block.add_op(end)
        with self.emitting_before(end):
            yield
        end.detach()
        end.erase()

    def value(self, op: Operation) -> SSAValue:
        """Emit an op with one result, and return the result."""
        return self.emit(op).results[0]

    def operand(self, value: SSAValue, type_: Attribute | None = None) -> SSAValue:
        """The form of a value in its new type: `type_`, or the LLVM form of its type."""
        assert self.anchor is not None
        wanted = self.types.convert_at(value.type, self.anchor) if type_ is None else type_
        if value.type == wanted:
            return value
        source = value.owner
        if isinstance(source, UnrealizedConversionCastOp) and source in self._sources:
            original = self._original(source)
            if original.type == wanted:
                return original
        cast = self._targets.get((value, wanted))
        if cast is None:
            cast = UnrealizedConversionCastOp.create(operands=[value], result_types=[wanted])
            cast.location = self.anchor.location
            insert_after_definition(cast, value)
            self._targets[value, wanted] = cast
        return cast.results[0]

    def operands(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """`operand` of each value."""
        return [self.operand(value) for value in values]

    def replace(self, op: Operation, values: Sequence[SSAValue] = ()) -> None:
        """Replace the results of an op by values that may have other types, and erase the op."""
        for old, new in zip(op.results, values, strict=True):
            self._replace_value(old, new)
        op.detach()
        op.erase()

    def replace_by(self, op: Operation, new: Operation) -> None:
        """Emit a new op and replace `op` by it, result by result."""
        self.replace(op, self.emit(new).results)

    def convert_argument(self, argument: BlockArgument, type_: Attribute) -> BlockArgument:
        """Give a block argument a new type."""
        if argument.type == type_:
            return argument
        block = argument.owner
        new = block.insert_arg(type_, argument.index, location=argument.location)
        self._replace_value(argument, new)
        block.erase_arg(argument)
        return new

    def split_argument(self, argument: BlockArgument, types: Sequence[Attribute], pack: Pack) -> None:
        """Replace a block argument by several. `pack` is called where their value is needed."""
        assert self.anchor is not None
        block = argument.owner
        parts = [block.insert_arg(type_, argument.index, location=argument.location) for type_ in types]
        if argument.first_use is not None:
            cast = UnrealizedConversionCastOp.create(operands=parts, result_types=[argument.type])
            cast.location = self.anchor.location
            insert_after_definition(cast, argument)
            cast.results[0].name_hint = argument.name_hint
            argument.replace_all_uses_with(cast.results[0])
            self._sources[cast] = pack
        block.erase_arg(argument)

    def _original(self, source: UnrealizedConversionCastOp) -> SSAValue:
        """The value in its new type that a cast to the old type starts from."""
        pack = self._sources[source]
        if pack is None:
            return source.inputs[0]
        if source not in self._packed:
            parts = [part for part in source.inputs if isinstance(part, BlockArgument)]
            first = parts[0].owner.first_op
            assert first is not None
            with self.emitting_before(first):
                self._packed[source] = pack(parts)
        return self._packed[source]

    def _replace_value(self, old: SSAValue, new: SSAValue) -> None:
        new.name_hint = new.name_hint or old.name_hint
        if old.type == new.type:
            old.replace_all_uses_with(new)
        elif old.first_use is not None:
            assert self.anchor is not None
            cast = UnrealizedConversionCastOp.create(operands=[new], result_types=[old.type])
            cast.location = self.anchor.location
            insert_after_definition(cast, new)
            old.replace_all_uses_with(cast.results[0])
            self._sources[cast] = None

    def _settle_casts(self) -> None:
        for cast in self._targets.values():
            self._fold(cast)
        for source, pack in list(self._sources.items()):
            cast = source
            if source.results[0].first_use is not None:
                if pack is not None:
                    self.anchor = source
                    cast = UnrealizedConversionCastOp.create(
                        operands=[self._original(source)], result_types=[source.results[0].type]
                    )
                    cast.location = source.location
                    source.results[0].replace_all_uses_with(cast.results[0])
                else:
                    cast.detach()
                insert_after_definition(cast, cast.inputs[0])
            if source.results[0].first_use is None:
                source.detach()
                source.erase()
        self.anchor = None

    def _fold(self, cast: UnrealizedConversionCastOp) -> None:
        """Replace a cast of a cast by the value that both started from, if the types allow it."""
        (inner,) = cast.inputs
        if not isinstance(inner.owner, UnrealizedConversionCastOp) or len(inner.owner.inputs) != 1:
            return
        (original,) = inner.owner.inputs
        if original.type == cast.results[0].type:
            cast.results[0].replace_all_uses_with(original)
            cast.detach()
            cast.erase()


def insert_after_definition(op: Operation, value: SSAValue) -> None:
    """Insert an op right after the op that defines a value, or first in the block whose argument it is."""
    if isinstance(value, OpResult):
        assert value.op.parent is not None
        value.op.parent.insert_op_after(op, value.op)
        return
    block = value.owner
    assert isinstance(block, Block)
    if block.first_op is None:
        block.add_op(op)
    else:
        block.insert_op_before(op, block.first_op)


def pattern_of(op: Operation, patterns: Patterns) -> Pattern | None:
    """The pattern for an op's name, its class or the nearest class that it derives from."""
    if op.name in patterns:
        return patterns[op.name]
    for class_ in type(op).__mro__:
        pattern = patterns.get(class_)
        if pattern is not None:
            return pattern
    return None
