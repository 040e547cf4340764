"""The pipelines that Stretto runs by itself, and the record that execution needs of what they lower."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stretto.analysis.verification import verify_module
from stretto.pass_manager import make_pipeline, run_pipeline

#: From structured programs to the llvm dialect, in phases. The module is verified after the first; the llvm
#: dialect has a verifier of its own (codegen), and LLVM's.
DEFAULT_PHASES: tuple[tuple[str, ...], ...] = (
    (
        "gpu-launch-sink-index-computations",
        "gpu-kernel-outlining",
        "gpu.module(convert-linalg-to-loops)",
        "linalg-tile",
        "convert-linalg-to-parallel-loops",
        "lower-affine",
        "gpu-async-region{across-regions=true}",
        "stretto-gpu-kernels-to-blocks",
        "gpu-to-llvm",
        "async-parallel-for{num-workers=-1 min-task-size=-1 for-coroutines=true}",
        "stretto-mark-counted",
        "async-functions-to-coroutines",
        "async-failures-by-value",
        "async-synchronous-functions",
        "async-func-to-async-runtime{abi=stretto}",
        "async-to-async-runtime{abi=stretto}",
        "stretto-entry-points",
    ),
    (
        "async-runtime-ref-counting",
        "async-runtime-ref-counting-opt",
        "async-runtime-verify-ref-counting{cannot-prove=error payloads-stay=true}",
        "convert-async-to-llvm{abi=stretto}",
    ),
    (
        "convert-scf-to-cf",
        "stretto-parallel-loops-to-calls",
        "convert-vector-to-llvm",
        "memref-expand",
        "arith-expand{min-max=false}",
        "expand-strided-metadata",
    ),
    (
        "finalize-memref-to-llvm",
        "convert-arith-to-llvm",
        "convert-math-to-llvm",
        "convert-index-to-llvm",
        "convert-cf-to-llvm",
        "convert-func-to-llvm{internalize=true}",
        "reconcile-unrealized-casts",
    ),
    (
        "stretto-drop-unused-tokens",
        "stretto-frames-from-slab",
        "stretto-inline-async-runtime",
        "stretto-nonblocking-tasks",
    ),
)

#: What sends parallel loops and linalg ops to the device, before all else.
OFFLOAD_PASSES = (
    "convert-linalg-to-parallel-loops",
    "lower-affine",
    # Blocks of threads along the axis on which neighbours are neighbours in memory.
    "scf-parallel-loop-tiling{parallel-loop-tile-sizes=256 innermost-first=true}",
    "gpu-map-parallel-loops{mapping-policy=innermost-first}",
    "convert-parallel-loops-to-gpu",
    # What sizes are known, kernels are compiled for.
    "lower-affine",
    "canonicalize",
)

#: Where a pass that checks accesses to memory goes: kernels are functions, and loops and accesses explicit.
CHECKS_BEFORE = "stretto-gpu-kernels-to-blocks"
CHECK_PASS = "stretto-check-memory"

_COROUTINE = "llvm.intr.coro.begin"

#: Passes of the default pipeline that do nothing unless the module holds ops of a dialect, or a certain op.
#: No other pass makes such ops but those of `_MAKES`, and what isn't run needn't be imported.
_ONLY_FOR: dict[str, str] = {
    "gpu-launch-sink-index-computations": "gpu.launch",
    "gpu-kernel-outlining": "gpu.launch",
    "gpu.module(convert-linalg-to-loops)": "linalg",
    "linalg-tile": "linalg",
    "convert-linalg-to-parallel-loops": "linalg",
    "lower-affine": "affine",
    "scf-parallel-loop-tiling": "scf.parallel",
    "gpu-map-parallel-loops": "scf.parallel",
    "convert-parallel-loops-to-gpu": "scf.parallel",
    "gpu-async-region": "gpu",
    "stretto-gpu-kernels-to-blocks": "gpu",
    "gpu-to-llvm": "gpu",
    "async-parallel-for": "scf.parallel",
    "stretto-parallel-loops-to-calls": "scf.parallel",
    "convert-vector-to-llvm": "vector",
    "memref-expand": "memref",
    "expand-strided-metadata": "memref",
    "finalize-memref-to-llvm": "memref",
    "convert-math-to-llvm": "math",
    "convert-index-to-llvm": "index",
    "stretto-drop-unused-tokens": _COROUTINE,
    "stretto-frames-from-slab": _COROUTINE,
    "stretto-inline-async-runtime": _COROUTINE,
    "stretto-nonblocking-tasks": _COROUTINE,
}

#: What ops of a dialect are lowered to.
_MAKES: dict[str, frozenset[str]] = {
    "affine": frozenset(("memref", "scf.parallel", "vector")),
    "linalg": frozenset(("affine", "memref", "scf.parallel")),
    "scf.parallel": frozenset(("memref", _COROUTINE)),
    "gpu": frozenset(("index", "memref", "vector", _COROUTINE)),
    "async": frozenset((_COROUTINE,)),
}

_OFFLOADED = frozenset(("affine", "gpu", "gpu.launch"))


def policy_of(counting: str) -> str | None:
    """The policy of `automatic`, which is None, or of `policy[:NAME]`; NAME is `default` by default.

    Raises ValueError, and UnknownPolicyError, which is one, if there is no policy of that name.
    """
    kind, _, name = counting.partition(":")
    if counting == "automatic":
        return None
    if kind != "policy":
        raise ValueError(f"'{counting}' is no way to count references: automatic or policy[:NAME]")
    from stretto.interfaces.ref_counting import find_policy

    find_policy(name or "default")
    return name or "default"


@dataclass(frozen=True)
class PipelineOptions:
    """What the default pipeline does beyond lowering.

    `policy`: the name of the policy by which references are counted; None: by liveness. `offload`: whether
    parallel loops and linalg ops go to the device. `check_memory`: whether accesses to memory are checked.
    """

    policy: str | None = None
    offload: bool = False
    check_memory: bool = False


def _phases(options: PipelineOptions) -> list[list[str]]:
    """The phases for all dialects. What a policy of counting doesn't get right is counted by liveness."""
    phases = [list(phase) for phase in DEFAULT_PHASES]
    if options.offload:
        phases[0][:0] = OFFLOAD_PASSES
    if options.check_memory:
        check = f"{CHECK_PASS}{{managed=true}}" if options.offload else CHECK_PASS
        phases[0].insert(phases[0].index(CHECKS_BEFORE), check)
    if options.policy is not None:
        counting = f"policy={options.policy} on-violation=automatic payloads-stay=true"
        by_policy = f"async-runtime-policy-based-ref-counting{{{counting}}}"
        phases[1][phases[1].index("async-runtime-ref-counting")] = by_policy
    return phases


def default_pipeline(module: ModuleOp, options: PipelineOptions = PipelineOptions()) -> list[str]:
    """The default pipeline for a module, one text a phase: what its dialects need.

    Of the phases only the last one is for a module in the llvm dialect, and none if that has no coroutines.
    """
    names = {op.name for op in module.walk() if op is not module}
    dialects = {name.partition(".")[0] for name in names}
    if dialects <= {"llvm"}:
        return [_LOWERED] if _COROUTINE in names else []
    present = dialects | ({"scf.parallel", "gpu.launch", _COROUTINE} & names)
    for maker in ("linalg", "affine", "scf.parallel", "async"):
        present |= _MAKES[maker] if maker in present else frozenset[str]()
    if options.offload and "scf.parallel" in present:
        present |= _OFFLOADED
    if "gpu" in present:
        present |= _MAKES["gpu"]
    phases = [
        [p for p in phase if _ONLY_FOR.get(p.partition("{")[0], "") in ("", *present)]
        for phase in _phases(options)
    ]
    return [_pipeline_of(phase) for phase in phases if phase]


def default_pipeline_text(options: PipelineOptions = PipelineOptions()) -> str:
    """The default pipeline as one text, as `--pass-pipeline` takes it."""
    return _pipeline_of(name for phase in _phases(options) for name in phase)


def _pipeline_of(passes: Iterable[str]) -> str:
    return f"builtin.module({','.join(passes)})"


_LOWERED = _pipeline_of(DEFAULT_PHASES[-1])
"""What is left to do for a module in the llvm dialect, which has verifiers of its own."""


@dataclass
class FunctionTypes:
    """Records the types that functions of the `func` dialect have when they are first seen."""

    types: dict[str, FunctionType] = field(default_factory=dict[str, FunctionType])

    def before(self, pass_: ModulePass, op: Operation) -> None:
        """Called before each pass: notes what functions there are that were not there before."""
        if not isinstance(op, ModuleOp):
            return
        for inner in op.ops:
            if isinstance(inner, func.FuncOp) and inner.body.blocks:
                self.types.setdefault(inner.sym_name.data, inner.function_type)

    def after(self, pass_: ModulePass, op: Operation, seconds: float) -> None:
        """Nothing to note."""

    def failed(self, pass_: ModulePass, op: Operation) -> None:
        """Nothing to note."""


def lower_to_llvm(
    module: ModuleOp,
    context: Context,
    pipeline: str | None = None,
    instrumentations: tuple[object, ...] = (),
    options: PipelineOptions = PipelineOptions(),
) -> FunctionTypes:
    """Lower a module to the llvm dialect in place, by the default pipeline or by another one.

    `options`: those of the default pipeline.

    Returns the types that its functions had. Raises DiagnosticError, and PipelineError for a wrong text.
    """
    types = FunctionTypes()
    for phase, text in enumerate(default_pipeline(module, options) if pipeline is None else [pipeline]):
        run_pipeline(
            make_pipeline(text),
            module,
            context,
            verify_each=False,
            instrumentations=(types, *instrumentations),  # pyright: ignore[reportArgumentType]
        )
        if phase == 0 and text != _LOWERED:
            verify_module(module)
    return types
