"""What the patterns of `convert-async-to-llvm` share: calls into the runtime, sites, declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from xdsl.dialects import func, llvm
from xdsl.dialects.builtin import (
    FunctionType,
    IndexType,
    IntegerType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from stretto.conversions.async_runtime_abi import MLIR_ABI, STRETTO_ABI, Key, RuntimeFunction
from stretto.conversions.dialect_conversion import Conversion, Patterns, pattern_of
from stretto.conversions.llvm_builder import LLVMBuilder, arithmetic, constant
from stretto.conversions.llvm_constants import splat
from stretto.conversions.llvm_types import POINTER, LLVMTypeConverter
from stretto.conversions.sites import SITE_BASE_GLOBAL, SiteTable
from stretto.diagnostics import emit_error
from stretto.dialects.async_.types import (
    CoroHandleType,
    CoroIdType,
    CoroStateType,
    GroupType,
    TokenType,
    ValueType,
)
from stretto.dialects.llvm_.coro import CoroResumeOp
from stretto.dialects.stretto_ import ParallelLoopOp
from stretto.interfaces.rewriting import at

ABIS: Mapping[str, Mapping[Key, RuntimeFunction]] = {"mlir": MLIR_ABI, "stretto": STRETTO_ABI}

RESUME = "__resume"

MADE_BY_HAND = "async.runtime.create"
"""The origin of a token or value that no coroutine completes: the program made it with this op."""


@cache
def _symbol(name: str) -> SymbolRefAttr:
    return SymbolRefAttr(name)


def address_of(name: str) -> llvm.AddressOfOp:
    """The address of a symbol."""
    return llvm.AddressOfOp.create(result_types=[POINTER], properties={"global_name": _symbol(name)})


def no_lowering(op: Operation, patterns: Patterns) -> None:
    """Refuse an op that this pass answers for and can't lower."""
    if not op.name.startswith(("async.", "stretto.")) or pattern_of(op, patterns) is not None:
        return
    if isinstance(op, ParallelLoopOp):
        return  # stretto-parallel-loops-to-calls
    if op.name == "stretto.settle":
        emit_error(op, f"'{op.name}' op must be lowered to the async runtime (async-to-async-runtime)")
    if op.name == "stretto.check":
        emit_error(op, f"'{op.name}' op must be lowered to a branch before convert-async-to-llvm")
    if op.name.startswith("stretto."):
        emit_error(op, f"'{op.name}' op can be lowered only with convert-async-to-llvm{{abi=stretto}}")
    emit_error(
        op,
        f"'{op.name}' op must be lowered to the async runtime before convert-async-to-llvm"
        " (async-func-to-async-runtime, async-to-async-runtime)",
    )


class AsyncLowering(Conversion):
    """The conversion of one module. `abi`: the runtime's functions by what they do.

    Of the bodies of coroutines, `origins` says what the source calls them, and `frames_in_slab` whether
    their frames come from the slab; `handed_out` are the ops that make what a function returns, which its
    coroutine completes. All this is known before the first op is converted.
    """

    def __init__(self, module: ModuleOp, abi: Mapping[Key, RuntimeFunction]):
        super().__init__(LLVMTypeConverter.for_module(module))
        self.module = module
        self.is_stretto = abi is STRETTO_ABI
        self._abi = abi
        self._sites = SiteTable(module)
        self._symbols = {
            name.data
            for op in module.body.ops
            if isinstance(name := op.properties.get("sym_name", op.attributes.get("sym_name")), StringAttr)
        }
        self._called: set[str] = set()
        self.origins: dict[Region, str] = {}
        self.handed_out: set[Operation] = set()
        self.frames_in_slab: dict[Region, bool] = {}

    # ---- The runtime's functions ---------------------------------------------------------------

    def call(self, action: str, kind: str, arguments: Sequence[SSAValue], origin: str = "") -> func.CallOp:
        """Emit a call of the function that does `action` on a kind of object. `origin` is the text
        of the site where the function takes one."""
        assert self.anchor is not None
        function = self._abi.get((action, kind))
        if function is None:
            emit_error(
                self.anchor,
                f"'{self.anchor.name}' op on a {kind} has no function in MLIR's runtime;"
                " convert-async-to-llvm{abi=stretto} has one",
            )
        self._called.add(function.name)
        if function.takes_site:
            arguments = [*arguments, self.site(origin)]
        new = func.CallOp.create(
            operands=arguments,
            result_types=self._type(function).outputs.data,
            properties={"callee": _symbol(function.name)},
        )
        return self.emit(new)

    def declare_up_front(self) -> None:
        """Declare what MLIR declares in every module: all functions, used or not."""
        if not self.is_stretto:
            self._declare(self._abi.values())

    def finish(self) -> None:
        """Add to the module what the converted ops need: declarations and the table of sites."""
        if self.is_stretto:
            self._declare(f for f in self._abi.values() if f.name in self._called)
            self._sites.attach()

    def resume_function(self) -> SSAValue:
        """The address of the function that resumes a coroutine; it is made at first use."""
        if RESUME not in self._symbols:
            block = Block(arg_types=[POINTER])
            block.args[0].location = self.module.location
            block.add_op(at(self.module.location, CoroResumeOp(block.args[0])))
            block.add_op(at(self.module.location, llvm.ReturnOp()))
            function = llvm.FuncOp(
                RESUME,
                llvm.LLVMFunctionType([POINTER]),
                llvm.LinkageAttr("internal" if self.is_stretto else "external"),
                sym_visibility="private",
                body=Region(block),
            )
            self._add_symbol(function, RESUME)
        return self.value(address_of(RESUME))

    def libc_call(
        self, name: str, arguments: Sequence[SSAValue], result: Attribute | None = None
    ) -> SSAValue | None:
        """Emit a call of a C library function, which is declared at the module's start."""
        return LLVMBuilder(self).call(name, arguments, result)

    def _type(self, function: RuntimeFunction) -> FunctionType:
        """A function's type; where an index has not 64 bits, one that hands out an index has i64."""
        if self.types.index_bitwidth == 64:
            return function.type
        outputs = [i64 if isinstance(type_, IndexType) else type_ for type_ in function.type.outputs]
        return FunctionType.from_lists(function.type.inputs.data, outputs)

    def _declare(self, functions: Iterable[RuntimeFunction]) -> None:
        for function in functions:
            if function.name not in self._symbols:
                declaration = func.FuncOp(function.name, self._type(function), Region(), "private")
                self._add_symbol(declaration, function.name)

    def _add_symbol(self, op: Operation, name: str) -> None:
        self.module.body.block.add_op(at(self.module.location, op))
        self._symbols.add(name)

    # ---- Sites ---------------------------------------------------------------------------------

    def site(self, text: str) -> SSAValue:
        """Emit the number of the site that has the place of the op that is being converted."""
        assert self.anchor is not None
        index = self._sites.number(self.anchor.location, text)
        address = self.value(address_of(SITE_BASE_GLOBAL))
        base = self.value(llvm.LoadOp(address, i32))
        return self.value(arithmetic(llvm.AddOp, base, self.constant(index, i32), 0))

    def origin(self, op: Operation) -> str:
        """What the source calls the construct that makes a token or value."""
        body = op.parent_region()
        if body is None or op not in self.handed_out:
            return MADE_BY_HAND
        return self.origins.get(body, MADE_BY_HAND)

    # ---- Types and values ----------------------------------------------------------------------

    def constant(self, value: int, type_: IntegerType) -> SSAValue:
        """Emit an integer constant."""
        return self.value(constant(value, type_))

    def null(self) -> SSAValue:
        """Emit a null pointer."""
        return self.value(llvm.ZeroOp.create(result_types=[POINTER]))

    def zero(self, type_: Attribute) -> SSAValue:
        """Emit the zero of an LLVM type."""
        zero = splat(type_, 0)
        if zero is None:
            return self.value(llvm.ZeroOp.create(result_types=[type_]))
        return self.value(llvm.ConstantOp(zero, type_))

    def to_i64(self, value: SSAValue) -> SSAValue:
        """An index, in its LLVM form, as the 64 bits that the runtime takes."""
        width = self.types.index_bitwidth
        if width == 64:
            return value
        return self.value(llvm.SExtOp(value, i64) if width < 64 else llvm.TruncOp(value, i64))

    def from_i64(self, value: SSAValue) -> SSAValue:
        """What the runtime handed out, as wide as an index."""
        type_ = self.types.index_type
        if type_ == i64:
            return value
        narrow = self.types.index_bitwidth < 64
        return self.value(llvm.TruncOp(value, type_) if narrow else llvm.ZExtOp(value, type_))

    def signature_type(self, type_: Attribute) -> Attribute:
        """The type in a function's signature: only async types change."""
        match type_:
            case TokenType() | ValueType() | GroupType() | CoroHandleType() | CoroIdType() | CoroStateType():
                converted = self.types.convert(type_)
                assert converted is not None
                return converted
            case FunctionType():
                return FunctionType.from_lists(
                    [self.signature_type(input_) for input_ in type_.inputs],
                    [self.signature_type(output) for output in type_.outputs],
                )
            case _:
                return type_

    def signature_operand(self, value: SSAValue) -> SSAValue:
        """A value as a function takes or returns it."""
        return self.operand(value, self.signature_type(value.type))

    def has_async_type(self, values: Iterable[SSAValue]) -> bool:
        """Whether any value has a type that changes in a signature."""
        return any(self.signature_type(value.type) != value.type for value in values)
