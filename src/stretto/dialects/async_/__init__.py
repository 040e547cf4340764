"""MLIR's `async` dialect."""

from xdsl.ir import Dialect

from stretto.dialects.async_ import coro, runtime, structured
from stretto.dialects.async_.types import (
    CoroHandleType,
    CoroIdType,
    CoroStateType,
    GroupType,
    TokenType,
    ValueType,
)

Async = Dialect(
    "async",
    [*structured.OPERATIONS, *coro.OPERATIONS, *runtime.OPERATIONS],
    [CoroHandleType, CoroIdType, CoroStateType, GroupType, TokenType, ValueType],
)
