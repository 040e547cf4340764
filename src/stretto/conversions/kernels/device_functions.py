"""What kernels call and refer to in their module: inlined, or moved to the module of the program."""

from __future__ import annotations

from xdsl.dialects import func, llvm, scf
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, LocationAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from stretto.conversions.kernels.kernel import symbol_name
from stretto.diagnostics import emit_error
from stretto.dialects import gpu_ as gpu
from stretto.interfaces.rewriting import at, name_of

_RETURNS = (func.ReturnOp, gpu.ReturnOp)


def returns_to_yields(region: Region) -> None:
    """Let the returns of a body be yields of an scf.execute_region."""
    for block in region.blocks:
        last = block.last_op
        if last is not None and last.name in ("gpu.return", "func.return"):
            operands = list(last.operands)
            location = last.location
            Rewriter.erase_op(last)
            block.add_op(at(location, scf.YieldOp(*operands)))


class DeviceModule:
    """One gpu.module whose kernels are made block functions in the module of the program."""

    def __init__(self, module: Operation, program: ModuleOp):
        self.name = symbol_name(module)
        self.module = module
        self.program = program
        self.symbols: dict[str, Operation] = {}
        block = module.regions[0].blocks.first
        for op in () if block is None else block.ops:
            if isinstance(op.properties.get("sym_name", op.attributes.get("sym_name")), StringAttr):
                self.symbols[symbol_name(op)] = op
        self.taken: set[str] = {
            symbol_name(op)
            for op in program.ops
            if isinstance(op.properties.get("sym_name", op.attributes.get("sym_name")), StringAttr)
        }
        self._moved: dict[str, str] = {}

    def new_symbol(self, name: str) -> str:
        """A name that no symbol of the program has yet: `name`, or with the first free number."""
        candidate, number = name, 0
        while candidate in self.taken:
            candidate = f"{name}_{number}"
            number += 1
        self.taken.add(candidate)
        return candidate

    def add(self, op: Operation) -> None:
        """Add a symbol to the program, behind what is there."""
        self.program.body.block.add_op(op)

    def declare(self, name: str, type_: llvm.LLVMFunctionType, location: LocationAttr) -> None:
        """Make sure that a function of the C library is declared."""
        if name not in self.taken:
            self.taken.add(name)
            self.add(at(location, llvm.FuncOp(name, type_)))

    # Inlining

    def inline_calls(self, region: Region, stack: tuple[str, ...] = ()) -> None:
        """Replace calls of device functions by their bodies."""
        for op in list(region.walk()):
            if not isinstance(op, func.CallOp):
                continue
            name = op.callee.root_reference.data
            callee = self.symbols.get(name)
            if callee is None:
                emit_error(op, f"'{op.name}' op '{name}' does not reference a function of '{self.name}'")
            if not callee.regions[0].blocks or self._is_recursive(name):
                continue
            body = callee.regions[0].clone()
            self.inline_calls(body, (*stack, name))
            self._inline(op, callee, body)

    def _is_recursive(self, name: str) -> bool:
        """Whether a function may call itself."""
        seen: set[str] = set()
        pending = [name]
        while pending:
            op = self.symbols.get(pending.pop())
            for call in () if op is None else op.walk():
                if isinstance(call, func.CallOp):
                    callee = call.callee.root_reference.data
                    if callee == name:
                        return True
                    if callee not in seen:
                        seen.add(callee)
                        pending.append(callee)
        return False

    def _inline(self, call: func.CallOp, callee: Operation, body: Region) -> None:
        entry = body.blocks.first
        assert entry is not None
        arguments = list(call.arguments)
        if len(entry.args) != len(arguments):
            emit_error(
                call,
                f"'{call.name}' op can't call '{symbol_name(callee)}': its body has other arguments",
                [(f"the '{name_of(callee)}' is here", callee.location)],
            )
        if entry.next_block is None:
            last = entry.last_op
            assert isinstance(last, _RETURNS)
            results: list[SSAValue] = list(last.operands)
            Rewriter.erase_op(last)
            Rewriter.inline_block(entry, InsertPoint.before(call), arguments)
        else:
            _bind(entry, arguments)
            returns_to_yields(body)
            op = at(call.location, scf.ExecuteRegionOp([r.type for r in call.results], body))
            Rewriter.insert_op(op, InsertPoint.before(call))
            results = list(op.results)
        for old, new in zip(call.results, results, strict=True):
            old.replace_all_uses_with(new)
        Rewriter.erase_op(call)

    # Symbols that stay symbols

    def move_symbols(self, region: Region) -> None:
        """Let a region refer to symbols of the program only; what it refers to is moved there."""
        for op in region.walk():
            for attributes in (op.properties, op.attributes):
                for key, value in list(attributes.items()):
                    if key != "sym_name" and (new := self._renamed(value, op)) is not value:
                        attributes[key] = new

    def _renamed(self, attribute: Attribute, user: Operation) -> Attribute:
        match attribute:
            case SymbolRefAttr() if not attribute.nested_references.data:
                name = attribute.root_reference.data
                return SymbolRefAttr(self.moved(name, user)) if name in self.symbols else attribute
            case ArrayAttr():
                return ArrayAttr([self._renamed(element, user) for element in attribute.data])
            case DictionaryAttr():
                return DictionaryAttr({k: self._renamed(v, user) for k, v in attribute.data.items()})
            case _:
                return attribute

    def moved(self, name: str, user: Operation) -> str:
        """The name in the program of a symbol of the device module."""
        if name in self._moved:
            return self._moved[name]
        op = self.symbols[name]
        if isinstance(op, func.FuncOp | llvm.FuncOp) and not op.body.blocks:
            new = name
            is_there = name in self.taken
        else:
            new, is_there = self.new_symbol(f"{self.name}_{name}"), False
        self._moved[name] = new
        if is_there:
            return new
        self.taken.add(new)
        self._refuse_ids(op, user)
        copy = op.clone()
        (copy.properties if "sym_name" in copy.properties else copy.attributes)["sym_name"] = StringAttr(new)
        for key in (gpu.KERNEL, "nvvm.kernel", "rocdl.kernel"):
            copy.attributes.pop(key, None)
        if isinstance(copy, func.FuncOp):
            copy.properties["sym_visibility"] = StringAttr("private")
        if isinstance(copy, llvm.FuncOp) and copy.body.blocks:
            copy.properties["linkage"] = llvm.LinkageAttr("internal")
        for inner in copy.regions:
            self.move_symbols(inner)
        self.add(copy)
        return new

    def _refuse_ids(self, op: Operation, user: Operation) -> None:
        for inner in op.walk():
            if inner is not op and inner.dialect_name() in ("gpu", "nvvm", "rocdl"):
                emit_error(
                    inner,
                    f"'{name_of(inner)}' op can't run on the cpu device: '{symbol_name(op)}' isn't inlined, "
                    "so it doesn't know the thread",
                    [(f"'{name_of(user)}' needs the function here", user.location)],
                )


def _bind(entry: Block, values: list[SSAValue]) -> None:
    for argument, value in zip(list(entry.args), values, strict=True):
        argument.replace_all_uses_with(value)
        entry.erase_arg(argument)
