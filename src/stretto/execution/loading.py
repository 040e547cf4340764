"""From a module of the llvm dialect to a program in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, FunctionType, IntegerAttr, ModuleOp, StringAttr, i32
from xdsl.ir import Attribute, Operation

from stretto.codegen import jit
from stretto.codegen.llvm_export import export_module, linkage, symbol_name
from stretto.codegen.llvm_types import TypeTable, UnsupportedTypeError
from stretto.codegen.llvm_verify import external_symbols, verify_for_llvm
from stretto.codegen.trampoline import call_layout, trampoline_ir, trampoline_name
from stretto.conversions.sites import SITE_BASE_GLOBAL, SITES_ATTRIBUTE
from stretto.diagnostics import DiagnosticError, emit_error
from stretto.execution import device
from stretto.execution.entry import Signature
from stretto.execution.program import CompiledFunction, Program, SiteEntry
from stretto.execution.values import is_handle_only
from stretto.transforms.stretto_entry_points import ENTRY_TYPE, PREFIX

_RUNTIME = ("strettoAsync", "mlirAsyncRunti", device.PREFIX)


def load_program(
    module: ModuleOp,
    types: Mapping[str, FunctionType],
    symbols: jit.SymbolTable,
    *,
    entry: str | None = None,
    opt_level: int = 2,
) -> Program:
    """Compile a module of the llvm dialect and load it.

    `types`: the types that its functions had before they were lowered, by name. `entry`: the
    function that calling the program calls; by default the only one, else `main`.
    Raises DiagnosticError, at the module where no better place is known.
    """
    try:
        return _load_program(module, types, symbols, entry, opt_level)
    except DiagnosticError as error:
        if error.location is None:
            error.location = module.location
        raise


def _load_program(
    module: ModuleOp,
    types: Mapping[str, FunctionType],
    symbols: jit.SymbolTable,
    entry: str | None,
    opt_level: int,
) -> Program:
    verify_for_llvm(module)
    unpassable: dict[str, str] = {}
    functions = list(_callable_functions(module, types, unpassable))
    table = TypeTable()
    trampolines = [
        trampoline_ir(function.symbol, _function_type(op), function.layout, table)
        for op, function in functions
    ]
    needed = external_symbols(module)
    for name, external in needed.items():
        if symbols.address(name) is None:
            external.refuse()
    text = export_module(module, jit.host_triple(), jit.host_data_layout(), trampolines)
    exports = [trampoline_name(function.symbol) for _, function in functions]
    if any(op.name == "llvm.mlir.global" and symbol_name(op) == SITE_BASE_GLOBAL for op in module.ops):
        exports.append(SITE_BASE_GLOBAL)
    code = jit.load(jit.compile_ir(text, opt_level), exports, symbols)
    compiled = [function for _, function in functions]
    return Program(
        code,
        compiled,
        _entry_name(compiled, entry),
        list(_sites(module)),
        [symbols],
        has_tasks=any(name.startswith(_RUNTIME) for name in needed),
        is_watched=not symbols.has_foreign_libraries,
        uses_device=any(name.startswith(device.PREFIX) for name in needed),
        unpassable=unpassable,
    )


def make_public(module: ModuleOp, name: str) -> None:
    """Let a function that is private be called by the host, before it is lowered."""
    for op in module.ops:
        if op.regions and op.regions[0].blocks and op.properties.get("sym_name") == StringAttr(name):
            op.properties.pop("sym_visibility", None)
            op.attributes.pop("sym_visibility", None)


def _function_type(op: Operation) -> llvm.LLVMFunctionType:
    type_ = op.properties["function_type"]
    assert isinstance(type_, llvm.LLVMFunctionType)
    return type_


def _callable_functions(
    module: ModuleOp, types: Mapping[str, FunctionType], unpassable: dict[str, str]
) -> Iterator[tuple[Operation, CompiledFunction]]:
    """The functions that a host may call, each with its wrapper in its place if it has one.

    Those that no host can call, though the program may, are noted in `unpassable`, with the reason.
    """
    defined = {symbol_name(op): op for op in module.ops if op.name == "llvm.func" and op.regions[0].blocks}
    for name, op in defined.items():
        if linkage(op) != "external" or name.startswith(PREFIX):
            continue
        wrapper = defined.get(PREFIX + name)
        target = wrapper if wrapper is not None and ENTRY_TYPE in wrapper.attributes else op
        type_ = _function_type(target)
        signature = _signature(name, target, types.get(name), type_)
        try:
            layout = call_layout(type_)
        except UnsupportedTypeError as error:
            unpassable[name] = f"'{signature}' takes or returns what can't be passed: {error}"
            continue
        yield target, CompiledFunction(signature, layout, symbol_name(target))


def _signature(
    name: str, target: Operation, source: FunctionType | None, lowered: llvm.LLVMFunctionType
) -> Signature:
    """The types of a function in the source. A wrapper brings them along, wherever it was lowered."""
    entry_type = target.attributes.get(ENTRY_TYPE)
    if isinstance(entry_type, FunctionType) and entry_type.outputs.data[-1:] == (i32,):
        inputs, outputs = entry_type.inputs.data, entry_type.outputs.data[:-1]
        if source is not None:
            inputs = _with_device_tokens(inputs, source.inputs.data)
            outputs = _with_device_tokens(outputs, source.outputs.data)
        return Signature(name, inputs, outputs, True)
    if entry_type is not None:
        emit_error(target, f"'{ENTRY_TYPE}' is {entry_type}, expected a function type that ends with i32")
    if source is not None:
        return Signature(name, source.inputs.data, source.outputs.data, False)
    outputs = () if isinstance(lowered.output, llvm.LLVMVoidType) else (lowered.output,)
    return Signature(name, lowered.inputs.data, outputs, False)


def _with_device_tokens(
    lowered: tuple[Attribute, ...], source: tuple[Attribute, ...]
) -> tuple[Attribute, ...]:
    """Types of a wrapper, but those of GPU tokens, which are numbers by then, as the source has them."""
    if len(lowered) != len(source):
        return lowered
    pairs = zip(lowered, source, strict=True)
    return tuple(old if is_handle_only(old) and not is_handle_only(new) else new for new, old in pairs)


def _entry_name(functions: Sequence[CompiledFunction], wanted: str | None) -> str | None:
    names = [function.signature.name for function in functions]
    if wanted is not None:
        return wanted
    if len(names) == 1:
        return names[0]
    return "main" if "main" in names else None


def _sites(module: ModuleOp) -> Iterator[SiteEntry]:
    table = module.attributes.get(SITES_ATTRIBUTE)
    for entry in cast("ArrayAttr[Attribute]", table).data if isinstance(table, ArrayAttr) else ():
        match entry:
            case ArrayAttr(
                data=(
                    StringAttr() as file,
                    IntegerAttr() as line,
                    IntegerAttr() as column,
                    StringAttr() as text,
                )
            ):
                yield SiteEntry(file.data, line.value.data, column.value.data, text.data)
            case _:
                emit_error(module, f"'{SITES_ATTRIBUTE}' holds {entry}, expected file, line, column and text")
