"""The functions of the async runtime that compiled code calls, by what they do and on what.

Two tables, one a C ABI: MLIR's (`mlirAsyncRuntime*`) and Stretto's, which names places in the
program (sites) and has one function where MLIR has one a kind of object. The signatures are those
of `native/include/stretto/async_runtime.h`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.dialects.builtin import FunctionType, IndexType, i1, i32, i64
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from stretto.dialects.async_.types import GroupType, TokenType, ValueType

_PTR = LLVMPointerType()


@dataclass(frozen=True)
class RuntimeFunction:
    """A C function. `takes_site`: its last argument says where in the program the call stands."""

    name: str
    type: FunctionType
    takes_site: bool = False


def _function(
    name: str, inputs: tuple[Attribute, ...], *outputs: Attribute, site: bool = False
) -> RuntimeFunction:
    arguments = (*inputs, i32) if site else inputs
    return RuntimeFunction(name, FunctionType.from_lists(arguments, outputs), site)


_ADD_REF = _function("mlirAsyncRuntimeAddRef", (_PTR, i64))
_DROP_REF = _function("mlirAsyncRuntimeDropRef", (_PTR, i64))
_EMPLACE_TOKEN = _function("mlirAsyncRuntimeEmplaceToken", (_PTR,))
_EMPLACE_VALUE = _function("mlirAsyncRuntimeEmplaceValue", (_PTR,))
_IS_TOKEN_ERROR = _function("mlirAsyncRuntimeIsTokenError", (_PTR,), i1)
_IS_VALUE_ERROR = _function("mlirAsyncRuntimeIsValueError", (_PTR,), i1)
_IS_GROUP_ERROR = _function("mlirAsyncRuntimeIsGroupError", (_PTR,), i1)
_STORAGE = _function("mlirAsyncRuntimeGetValueStorage", (_PTR,), _PTR)
# The name lacks an `e` in MLIR, too; it hands out an index.
_NUM_THREADS = _function("mlirAsyncRuntimGetNumWorkerThreads", (), IndexType())

Key = tuple[str, str]
"""What a function does, and the kind of object that it does it to: token, value, group or none."""

MLIR_ABI: Mapping[Key, RuntimeFunction] = {
    ("add_ref", ""): _ADD_REF,
    ("drop_ref", ""): _DROP_REF,
    ("create", "token"): _function("mlirAsyncRuntimeCreateToken", (), _PTR),
    ("create", "value"): _function("mlirAsyncRuntimeCreateValue", (i64,), _PTR),
    ("create", "group"): _function("mlirAsyncRuntimeCreateGroup", (i64,), _PTR),
    ("set_available", "token"): _EMPLACE_TOKEN,
    ("set_available", "value"): _EMPLACE_VALUE,
    ("set_error", "token"): _function("mlirAsyncRuntimeSetTokenError", (_PTR,)),
    ("set_error", "value"): _function("mlirAsyncRuntimeSetValueError", (_PTR,)),
    ("is_error", "token"): _IS_TOKEN_ERROR,
    ("is_error", "value"): _IS_VALUE_ERROR,
    ("is_error", "group"): _IS_GROUP_ERROR,
    ("await", "token"): _function("mlirAsyncRuntimeAwaitToken", (_PTR,)),
    ("await", "value"): _function("mlirAsyncRuntimeAwaitValue", (_PTR,)),
    ("await", "group"): _function("mlirAsyncRuntimeAwaitAllInGroup", (_PTR,)),
    ("execute", ""): _function("mlirAsyncRuntimeExecute", (_PTR, _PTR)),
    ("storage", ""): _STORAGE,
    ("add_to_group", "token"): _function("mlirAsyncRuntimeAddTokenToGroup", (_PTR, _PTR), i64),
    ("resume_after", "token"): _function("mlirAsyncRuntimeAwaitTokenAndExecute", (_PTR, _PTR, _PTR)),
    ("resume_after", "value"): _function("mlirAsyncRuntimeAwaitValueAndExecute", (_PTR, _PTR, _PTR)),
    ("resume_after", "group"): _function("mlirAsyncRuntimeAwaitAllInGroupAndExecute", (_PTR, _PTR, _PTR)),
    ("num_threads", ""): _NUM_THREADS,
}

_CREATE_TOKEN = _function("strettoAsyncCreateToken", (), _PTR, site=True)
_CREATE_VALUE = _function("strettoAsyncCreateValue", (i64,), _PTR, site=True)
_CREATE_GROUP = _function("strettoAsyncCreateGroup", (i64,), _PTR, site=True)
_ADD_TO_GROUP = _function("strettoAsyncAddToGroup", (_PTR, _PTR), i64)
_SET_ERROR = _function("strettoAsyncSetError", (_PTR, i32))
_GET_ERROR = _function("strettoAsyncGetError", (_PTR,), i32)
_IS_READY = _function("strettoAsyncIsReady", (_PTR,), i1)
_AWAIT = _function("strettoAsyncAwait", (_PTR,))
_RESUME_AFTER = _function("strettoAsyncAwaitAndExecute", (_PTR, _PTR, _PTR))
_KINDS = ("token", "value", "group")

STRETTO_ABI: Mapping[Key, RuntimeFunction] = {
    ("add_ref", ""): _ADD_REF,
    ("drop_ref", ""): _DROP_REF,
    ("create", "token"): _CREATE_TOKEN,
    ("create", "value"): _CREATE_VALUE,
    ("create", "group"): _CREATE_GROUP,
    ("set_available", "token"): _EMPLACE_TOKEN,
    ("set_available", "value"): _EMPLACE_VALUE,
    ("set_error", "token"): _SET_ERROR,
    ("set_error", "value"): _SET_ERROR,
    ("is_error", "token"): _IS_TOKEN_ERROR,
    ("is_error", "value"): _IS_VALUE_ERROR,
    ("is_error", "group"): _IS_GROUP_ERROR,
    # The states of tokens and values are read where they lie (async_objects).
    ("error", "group"): _GET_ERROR,
    ("is_ready", "group"): _IS_READY,
    ("help", ""): _function("strettoAsyncHelp", (_PTR,), i1),
    **{("await", kind): _AWAIT for kind in _KINDS},
    ("execute", ""): _function("strettoAsyncExecute", (_PTR, _PTR), site=True),
    ("storage", ""): _STORAGE,
    ("add_to_group", "token"): _ADD_TO_GROUP,
    ("add_to_group", "value"): _ADD_TO_GROUP,
    ("member_ready", "group"): _function("strettoAsyncMemberReady", (_PTR, i32)),
    **{("resume_after", kind): _RESUME_AFTER for kind in _KINDS},
    ("num_threads", ""): _NUM_THREADS,
    ("alloc_frame", ""): _function("strettoAsyncAllocFrame", (i64,), _PTR),
    ("free_frame", ""): _function("strettoAsyncFreeFrame", (_PTR, i64)),
}

EXECUTE_NONBLOCKING = _function("strettoAsyncExecuteNonBlocking", (_PTR, _PTR), site=True)
"""As `execute`, with the promise that the task never blocks its thread."""

RUNTIME_FUNCTIONS: frozenset[str] = frozenset(
    (
        *(function.name for abi in (MLIR_ABI, STRETTO_ABI) for function in abi.values()),
        EXECUTE_NONBLOCKING.name,
        "mlirAsyncRuntimePrintCurrentThreadId",
    )
)
"""The names of all functions of the runtime that compiled code calls."""

BLOCKING_FUNCTIONS: frozenset[str] = frozenset(
    function.name
    for abi in (MLIR_ABI, STRETTO_ABI)
    for (action, _), function in abi.items()
    if action == "await"
)
"""Those of them that may block their thread."""


# The layout of tokens and values that native/include/stretto/async_runtime.h promises.
READY_BIT = 1
"""In an object's first 64 bits: it is available or failed."""
FAILED_BIT = 2
"""In an object's first 64 bits: it failed, and the upper 32 are the error code."""
UNPLACED_ERROR = 1
"""The error code of what was failed through MLIR's functions."""
PAYLOAD_OFFSET = 16
"""Bytes from a value to its payload."""
LARGEST_INLINE_PAYLOAD = 4096
"""A payload of at most so many bytes is always there, whatever memory there is."""


def kind_of(type_: Attribute) -> str:
    """The kind of object that a type of the async dialect stands for."""
    match type_:
        case TokenType():
            return "token"
        case ValueType():
            return "value"
        case GroupType():
            return "group"
        case _:
            raise ValueError(f"no type of a runtime object: {type_}")
