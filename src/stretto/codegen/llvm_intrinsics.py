"""Ops of the llvm dialect that are calls of LLVM's intrinsics.

An op `llvm.intr.X` is a call of `@llvm.X`, with a suffix for each overloaded type and with its
flags as trailing immediate arguments. The table says which; what it lacks is refused, because
LLVM's code generators abort the process on an intrinsic that the target lacks.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Intrinsic:
    """`overloads`: positions of the overloaded types, -1 the result, n the n-th operand.

    `flags`: properties that are passed as trailing i1 arguments, `numbers`: as i32 arguments.
    """

    overloads: tuple[int, ...] = (-1,)
    flags: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


_RESULT = Intrinsic()
_NONE = Intrinsic(())
_OPERAND = Intrinsic((0,))
_SECOND = Intrinsic((1,))

INTRINSICS: dict[str, Intrinsic] = {
    **dict.fromkeys(
        (
            *("fabs", "ceil", "floor", "trunc", "rint", "nearbyint", "round", "roundeven", "canonicalize"),
            *("sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh"),
            *("exp", "exp2", "exp10", "log", "log2", "log10", "pow", "copysign", "fma", "fmuladd"),
            *("maxnum", "minnum", "maximum", "minimum", "smax", "smin", "umax", "umin"),
            *("bitreverse", "bswap", "ctpop", "fshl", "fshr"),
            *("sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat", "ushl.sat"),
            *("coro.size", "coro.align", "expect"),
        ),
        _RESULT,
    ),
    "powi": Intrinsic((-1, 1)),
    "ldexp": Intrinsic((-1, 1)),
    **dict.fromkeys(("lround", "llround", "lrint", "llrint"), Intrinsic((-1, 0))),
    **dict.fromkeys(("fptosi.sat", "fptoui.sat"), Intrinsic((-1, 0))),
    "abs": Intrinsic(flags=("is_int_min_poison",)),
    "ctlz": Intrinsic(flags=("is_zero_poison",)),
    "cttz": Intrinsic(flags=("is_zero_poison",)),
    **dict.fromkeys(
        (
            *("sadd.with.overflow", "uadd.with.overflow", "ssub.with.overflow", "usub.with.overflow"),
            *("smul.with.overflow", "umul.with.overflow"),
            *("vector.reduce.add", "vector.reduce.mul", "vector.reduce.and", "vector.reduce.or"),
            *("vector.reduce.xor", "vector.reduce.smax", "vector.reduce.smin", "vector.reduce.umax"),
            *("vector.reduce.umin", "vector.reduce.fmax", "vector.reduce.fmin"),
            *("vector.reduce.fmaximum", "vector.reduce.fminimum"),
        ),
        _OPERAND,
    ),
    **dict.fromkeys(("vector.reduce.fadd", "vector.reduce.fmul"), _SECOND),
    **dict.fromkeys(("memcpy", "memmove"), Intrinsic((0, 1, 2), ("isVolatile",))),
    "memset": Intrinsic((0, 2), ("isVolatile",)),
    **dict.fromkeys(("assume", "trap", "debugtrap"), _NONE),
    "is.fpclass": Intrinsic((0,), numbers=("bit",)),
    "prefetch": Intrinsic((0,), numbers=("rw", "hint", "cache")),
    "stacksave": _RESULT,
    "stackrestore": _OPERAND,
    **dict.fromkeys(("lifetime.start", "lifetime.end"), _OPERAND),
    **dict.fromkeys(
        ("coro.id", "coro.begin", "coro.save", "coro.suspend", "coro.free", "coro.resume"), _NONE
    ),
    **dict.fromkeys(("coro.end", "coro.destroy", "coro.done"), _NONE),
}


def is_free_intrinsic(name: str) -> bool:
    """Whether a program may call an intrinsic by its full name, `llvm.X` with suffixes.

    Not those of coroutines: their rules are checked at the ops that stand for them.
    """
    words = name.removeprefix("llvm.").split(".")
    if words[0] == "coro":
        return False
    return any(".".join(words[:k]) in INTRINSICS for k in range(1, len(words) + 1))
