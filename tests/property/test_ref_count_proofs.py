"""The verifier proves automatic counting, and never calls a program proved that counts wrongly."""

from __future__ import annotations

import os
import random

import pytest
from awaiting_programs import AwaitingGenerator
from counted_programs import Generator
from refcount_machine import CountingError, check
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from stretto.analysis.dominance import verify_dominance
from stretto.analysis.ref_counts import Proved, RefCountVerifier, Verdict
from stretto.context import make_context
from stretto.conversions.scf_lowering import lower_scf
from stretto.diagnostics import DiagnosticError
from stretto.dialects.async_.runtime import RuntimeAddRefOp, RuntimeDropRefOp
from stretto.interfaces.ownership import counted_values
from stretto.passes import ALL_PASSES
from stretto.transforms.async_runtime_policy_based_ref_counting import AsyncRuntimePolicyBasedRefCountingPass

FULL = bool(os.environ.get("STRETTO_FULL"))
SEEDS = range(100 if FULL else 12)
MUTANTS = 500 if FULL else 150
PASSES = ("async-runtime-ref-counting", "async-runtime-ref-counting-opt")
LOWERING: tuple[tuple[str, dict[str, str]], ...] = (
    ("async-functions-to-coroutines", {}),
    ("async-failures-by-value", {}),
    ("async-func-to-async-runtime", {"abi": "stretto"}),
    ("async-to-async-runtime", {"abi": "stretto"}),
    ("stretto-entry-points", {}),
)


def run(module: ModuleOp, name: str, options: dict[str, str] | None = None) -> None:
    ALL_PASSES[name]()(**(options or {})).apply(make_context(), module)


def program(seed: int) -> ModuleOp:
    """A program of one of three kinds: structured, a graph of blocks, or lowered to coroutines."""
    rng = random.Random(seed)
    if seed % 3 == 2:
        module = AwaitingGenerator(rng, failing=seed % 2 == 0).module
        for name, options in LOWERING:
            run(module, name, options)
        return module
    module = Generator(rng).module
    if seed % 3 == 1:
        for function in module.ops:
            for region in function.regions:
                lower_scf(region)
    return module


def payloads_stay(seed: int) -> bool:
    return seed % 3 == 2


def verdicts(module: ModuleOp, stay: bool) -> list[Verdict]:
    verifier = RefCountVerifier(stay)
    return [verifier.verify(value) for value in counted_values(module)]


@pytest.mark.parametrize("seed", [*SEEDS, *range(1000, 1000 + len(SEEDS))])
def test_automatic_counting_is_proved(seed: int):
    module = program(seed)
    for name in PASSES:
        run(module, name)
        wrong = [v for v in verdicts(module, payloads_stay(seed)) if not isinstance(v, Proved)]
        assert not wrong


@pytest.mark.parametrize("policy", ["default", "review"])
@pytest.mark.parametrize("seed", SEEDS)
def test_policies_with_automatic_are_proved(seed: int, policy: str):
    module = program(seed)
    AsyncRuntimePolicyBasedRefCountingPass(policy, "automatic", payloads_stay(seed)).apply(
        make_context(), module
    )
    module.verify()
    assert all(isinstance(v, Proved) for v in verdicts(module, payloads_stay(seed)))
    check(module, seed, paths=10, payloads_stay=payloads_stay(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_policy_gets_wrong_is_not_proved(seed: int):
    module = program(seed)
    AsyncRuntimePolicyBasedRefCountingPass("default").apply(make_context(), module)
    proved = all(isinstance(v, Proved) for v in verdicts(module, payloads_stay(seed)))
    assert not (proved and faulty(module, seed))


def faulty(module: ModuleOp, seed: int, paths: int = 10) -> bool:
    """Whether the machine finds a fault on random paths."""
    try:
        check(module, seed, paths=paths, payloads_stay=payloads_stay(seed))
    except CountingError:
        return True
    return False


def mutate(module: ModuleOp, rng: random.Random) -> bool:
    """Remove, double, or move across a branch, one add_ref or drop_ref; returns whether there was one."""
    counting = [op for op in module.walk() if isinstance(op, RuntimeAddRefOp | RuntimeDropRefOp)]
    if not counting:
        return False
    victim = rng.choice(counting)
    how = rng.choice(["remove", "double", "move"])
    if how == "move" and move(module, victim, rng):
        return True
    if how == "double":
        assert victim.parent is not None
        victim.parent.insert_op_after(victim.clone(), victim)
    else:
        victim.detach()
        victim.erase()
    return True


def move(module: ModuleOp, op: Operation, rng: random.Random) -> bool:
    """Move an op to the end of a block before its own or the begin of one behind, if its operand is there."""
    block = op.parent
    assert block is not None
    places: list[Operation] = []
    for successor in block.last_op.successors if block.last_op else ():
        places += [successor.first_op] if successor.first_op else []
    if op.operands[0].owner is not block and not (
        isinstance(op.operands[0].owner, Operation) and op.operands[0].owner.parent is block
    ):
        places += [p.last_op for p in block.predecessors() if p.last_op]
    if not places:
        return False
    target = rng.choice(places)
    assert target.parent is not None
    following = op.next_op
    if target is op or following is None:
        return False
    op.detach()
    target.parent.insert_op_before(op, target)
    try:
        verify_dominance(module)
    except DiagnosticError:
        op.detach()
        block.insert_op_before(op, following)
        return False
    return True


@pytest.mark.parametrize("part", range(10))
def test_a_fault_is_never_proved(part: int):
    """One add_ref or drop_ref removed, doubled or moved: where the machine finds a fault, no proof."""
    faults = 0
    for seed in range(part * MUTANTS // 10, (part + 1) * MUTANTS // 10):
        module = program(seed)
        for name in PASSES[: 1 + seed // 3 % 2]:
            run(module, name)
        if not mutate(module, random.Random(seed)):
            continue
        if faulty(module, seed):
            faults += 1
            assert any(not isinstance(v, Proved) for v in verdicts(module, payloads_stay(seed))), seed
    assert faults > MUTANTS // 10 // 3
