"""Coroutines made from tasks and async functions: what both of their lowerings share."""

from stretto.conversions.coroutines.leftovers import refuse_leftovers
from stretto.conversions.coroutines.machinery import Abi, Coroutine, make_coroutine
from stretto.conversions.coroutines.outlining import outline_execute
from stretto.conversions.coroutines.suspension import (
    AWAITS,
    await_blocking,
    check_by_assert,
    lower_body,
    ops_from_the_ends,
)
from stretto.conversions.coroutines.symbols import SymbolNames

__all__ = [
    "AWAITS",
    "Abi",
    "Coroutine",
    "SymbolNames",
    "await_blocking",
    "check_by_assert",
    "lower_body",
    "make_coroutine",
    "ops_from_the_ends",
    "outline_execute",
    "refuse_leftovers",
]
