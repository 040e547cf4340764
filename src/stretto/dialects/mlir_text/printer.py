"""A printer whose text is that of MLIR 22.1."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import IO

from xdsl.dialects.builtin import AnyFloat, DenseIntOrFPElementsAttr, LocationAttr, UnregisteredOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, Region, SSAValue
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, IsTerminator
from xdsl.utils.hints import isa

from stretto.dialects.mlir_text import as_text, text_class
from stretto.dialects.mlir_text.aliases import AliasTable, alias_name
from stretto.dialects.mlir_text.asm import default_dialect, mlir_properties
from stretto.dialects.mlir_text.attributes import attribute_text
from stretto.dialects.mlir_text.floats import float_text
from stretto.dialects.mlir_text.naming import ValueNames


class MLIRPrinter(Printer):
    """Prints ops as MLIR does.

    An op is printed by the `print` of the text class of its name (see `mlir_text`), whichever
    class it was made from. `print_module` prints a whole module with aliases and the final newline;
    `print_op` prints an op in place, with its aliases written out, named as in the module around it.

    `keep_names` prints the names of the source. `local_scope` prints no aliases, and numbers a part
    of a module from the isolated op around it. `skip_regions` prints `{...}` for each region.
    """

    def __init__(
        self,
        stream: IO[str] | None = None,
        *,
        print_generic_format: bool = False,
        print_debuginfo: bool = False,
        keep_names: bool = False,
        local_scope: bool = False,
        skip_regions: bool = False,
    ):
        super().__init__(stream, print_generic_format=print_generic_format, print_debuginfo=print_debuginfo)
        self.keep_names = keep_names
        self.local_scope = local_scope
        self.skip_regions = skip_regions
        self._names: ValueNames | None = None
        self._default_dialects = ["builtin"]
        self._alias_table: AliasTable | None = None

    # Whole modules

    def print_module(self, module: Operation) -> None:
        """Print a top-level op with its aliases and a newline at the end."""
        self._names = None
        if self.local_scope:
            self.print_op(module)
            self.print_string("\n")
            return
        stream, self.stream = self.stream, StringIO()
        self._alias_table = AliasTable(self._in_place)
        try:
            if self.print_generic_format:
                self._mark_generic_aliases(module)
                self.stream = StringIO()
            self.print_op(module)
            text = self.stream.getvalue() + "\n"
        finally:
            self.stream = stream
        table, self._alias_table = self._alias_table, None
        self.stream.write(table.resolve(text))

    def _mark_generic_aliases(self, op: Operation) -> None:
        """Meet the aliases in the order in which MLIR meets those of the generic form.

        That is regions first, then types, then attributes.
        """
        for region in op.regions:
            for block in region.blocks:
                for type_ in block.arg_types:
                    self.print_attribute(type_)
                for nested in block.ops:
                    self._mark_generic_aliases(nested)
        attributes = {**op.attributes, **mlir_properties(op)}
        for attribute in (*op.operand_types, *op.result_types, *(a for _, a in sorted(attributes.items()))):
            self.print_attribute(attribute)

    # Names

    def _names_of(self, op: Operation) -> ValueNames:
        root = op
        while (parent := root.parent_op()) is not None:
            if self.local_scope and root.has_trait(IsolatedFromAbove, value_if_unregistered=False):
                break
            root = parent
        return ValueNames(root, generic=self.print_generic_format, keep_names=self.keep_names)

    def print_ssa_value(self, value: SSAValue) -> str:
        name = None if self._names is None else self._names.use(value)
        if name is None:
            # Outside of an op, or a value that isn't attached to the printed op's module.
            if self._names is None and (op := _op_around(value)) is not None:
                self._names = self._names_of(op)
                name = self._names.use(value)
            name = "<<UNKNOWN SSA VALUE>>" if name is None else name
        self.print_string(f"%{name}" if not name.startswith("<") else name)
        return name

    def print_block_name(self, block: Block) -> str:
        known = None if self._names is None else self._names.blocks.get(block)
        name = "INVALIDBLOCK" if known is None else known[0]
        self.print_string(f"^{name}")
        return name

    def _print_results(self, op: Operation) -> None:
        if not op.results:
            return
        assert self._names is not None
        groups = self._names.results(op)
        self.print_string(", ".join(f"%{name}:{size}" if size > 1 else f"%{name}" for name, size in groups))
        self.print_string(" = ")

    # Ops

    def print_op(self, op: Operation) -> None:
        """Print results, name, and the op's custom or generic form, then its location."""
        if self._names is None or not self._knows(op):
            self._names = self._names_of(op)
        if self.print_debuginfo and self._alias_table is not None:
            # MLIR numbers the location of an op before those in its regions.
            self._alias_table.mark(op.location, "#loc", deferred=True)
        self._print_results(op)
        text = text_class(op)
        if self.print_generic_format or isinstance(op, UnregisteredOp) or text.print is Operation.print:
            name = op.op_name.data if isinstance(op, UnregisteredOp) else op.name
            self.print_string_literal(name)
            self.print_op_with_default_format(op)
        else:
            self.print_string(self._short_name(op.name))
            text.print(as_text(op), self)
        if self.print_debuginfo:
            self.print_trailing_location(op.location, deferred=True)

    def _knows(self, op: Operation) -> bool:
        """Whether the names in use cover the op."""
        assert self._names is not None
        if op.results:
            return op.results[0] in self._names.values
        block = op.parent_block()
        return block is not None and block in self._names.blocks

    def _short_name(self, name: str) -> str:
        dialect = self._default_dialects[-1]
        if dialect and name.startswith(f"{dialect}.") and name.count(".") == 1:
            return name[len(dialect) + 1 :]
        return name

    def print_op_with_default_format(self, op: Operation) -> None:
        self.print_operands(op.operands)
        if op.successors:
            with self.in_square_brackets():
                self.print_list(op.successors, self.print_block_name)
        if properties := mlir_properties(op):
            self.print_string(" <")
            self.print_attr_dict(properties)
            self.print_string(">")
        if op.regions:
            self.print_string(" (")
            self.print_list(op.regions, lambda region: self.print_region(region, print_empty_block=True))
            self.print_string(")")
        attributes = {k: v for k, v in op.attributes.items() if k != "op_name__"}
        self.print_op_attributes(attributes)
        self.print_string(" : ")
        self.print_function_type(op.operand_types, op.result_types)

    def print_operation_type(self, op: Operation) -> None:
        self.print_function_type(op.operand_types, op.result_types)

    # Regions and blocks

    def print_region(
        self,
        region: Region,
        print_entry_block_args: bool = True,
        print_empty_block: bool = False,
        print_block_terminators: bool = True,
    ) -> None:
        """Print a region; only the entry block's terminator is left out on request."""
        if self.skip_regions:
            self.print_string("{...}")
            return
        parent = region.parent
        self._default_dialects.append("" if parent is None else default_dialect(parent))
        self.print_string("{")
        entry = region.blocks.first
        for block in region.blocks:
            if block is entry:
                header = (print_empty_block and not block.ops) or (
                    print_entry_block_args and bool(block.args)
                )
                self.print_block(block, header, print_block_terminators)
            else:
                self.print_block(block)
        self._print_new_line()
        self.print_string("}")
        self._default_dialects.pop()

    def print_block(
        self, block: Block, print_block_args: bool = True, print_block_terminator: bool = True
    ) -> None:
        if print_block_args:
            self._print_new_line()
            self.print_block_name(block)
            if block.args:
                with self.in_parens():
                    self.print_list(block.args, self.print_block_argument)
            self.print_string(":")
            self._print_predecessors(block)
        with self.indented():
            for op in block.ops:
                if not print_block_terminator and op.next_op is None and op.has_trait(IsTerminator):
                    continue
                self._print_new_line()
                self.print_op(op)

    def _print_predecessors(self, block: Block) -> None:
        """The comment on the branches to a block, in the order of their blocks."""
        assert self._names is not None
        blocks = self._names.blocks
        found = sorted(
            (
                blocks[source]
                for use in block.uses
                if (source := use.operation.parent_block()) is not None and source in blocks
            ),
            key=lambda info: info[1],
        )
        if len(found) == 1:
            self.print_string(f"  // pred: ^{found[0][0]}")
        elif found:
            names = ", ".join(f"^{name}" for name, _ in found)
            self.print_string(f"  // {len(found)} preds: {names}")
        elif (region := block.parent) is not None and region.blocks.first is not block:
            self.print_string("  // no predecessors")

    def print_block_argument(self, arg: BlockArgument, print_type: bool = True) -> None:
        self.print_ssa_value(arg)
        if print_type:
            self.print_string(": ")
            self.print_attribute(arg.type)
            self.print_argument_location(arg)

    def print_argument_location(self, arg: BlockArgument) -> None:
        """The location of a block argument, written in place as MLIR does, if locations print."""
        if self.print_debuginfo:
            if self._alias_table is not None:
                self._alias_table.mark(arg.location, "#loc")
            self.print_string(f" {self._in_place(arg.location)}")

    # Attributes

    def print_trailing_location(self, location: Attribute, *, deferred: bool = False) -> None:
        """` loc(...)`, an alias if the module is printed with aliases."""
        if self._alias_table is None:
            self.print_string(f" {self._in_place(location)}")
        else:
            mark = self._alias_table.mark(location, "#loc", deferred=deferred)
            self.print_string(f" loc({mark})")

    def _in_place(self, attribute: Attribute) -> str:
        """The text of an attribute, itself without an alias."""
        stream, self.stream = self.stream, StringIO()
        inside, self.printing_location = self.printing_location, False
        try:
            self._print_whole(attribute)
            return self.stream.getvalue()
        finally:
            self.stream = stream
            self.printing_location = inside

    def print_attribute(self, attribute: Attribute) -> None:
        if self._alias_table is not None and (stem := alias_name(attribute)) is not None:
            self.print_string(self._alias_table.mark(attribute, stem))
            return
        self._print_whole(attribute)

    def _print_whole(self, attribute: Attribute) -> None:
        """Print an attribute, itself without an alias."""
        if (text := attribute_text(attribute)) is not None:
            text(self, attribute)
        elif (splat := _splat_of_nan(attribute)) is not None:
            self.print_string("dense<")
            self.print_float(splat.get_values()[0], splat.get_element_type())
            self.print_string("> : ")
            self.print_attribute(splat.get_type())
        else:
            super().print_attribute(attribute)

    def print_attr_dict(self, attr_dict: Mapping[str, Attribute]) -> None:
        """Print a dictionary sorted by name, as MLIR keeps it."""
        super().print_attr_dict(dict(sorted(attr_dict.items())))

    def print_float(self, value: float, type: AnyFloat) -> None:
        self.print_string(float_text(value, type))


def _op_around(value: SSAValue) -> Operation | None:
    owner = value.owner
    return owner.parent_op() if isinstance(owner, Block) else owner


def _splat_of_nan(attribute: Attribute) -> DenseIntOrFPElementsAttr[AnyFloat] | None:
    """The attribute if all its elements are the same NaN, which xDSL takes for different ones."""
    if type(attribute) is not DenseIntOrFPElementsAttr:
        return None
    if not isa(attribute, DenseIntOrFPElementsAttr[AnyFloat]) or attribute.is_splat():
        return None
    data, size = attribute.data.data, len(attribute)
    return attribute if size > 1 and data == data[: len(data) // size] * size else None


def generic_line(op: Operation) -> str:
    """The generic form of an op without the contents of its regions, for messages."""
    stream = StringIO()
    printer = MLIRPrinter(stream, print_generic_format=True, local_scope=True, skip_regions=True)
    printer.print_op(op)
    return stream.getvalue()


def current_operation(op: Operation) -> tuple[str, LocationAttr]:
    """MLIR's note that shows an op; without its regions, which may be long."""
    return (f"see current operation: {generic_line(op)}", op.location)


def print_to_string(op: Operation, **options: bool) -> str:
    """The text of a module as `stretto-opt` prints it, or of another op in place.

    `options` are those of `MLIRPrinter`.
    """
    stream = StringIO()
    printer = MLIRPrinter(stream, **options)
    if op.parent is None:
        printer.print_module(op)
    else:
        printer.print_op(op)
    return stream.getvalue()
