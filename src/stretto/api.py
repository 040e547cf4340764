"""The Python API: parse, lower, compile."""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp

from stretto.cli.common import parse_text, read_input
from stretto.context import make_context

if TYPE_CHECKING:
    from stretto.execution.program import Program


DEVICES = ("cpu", "gpu")


def parse(source: ModuleOp | str | PathLike[str], name: str = "<string>") -> ModuleOp:
    """Parse and verify MLIR's text, or the file at a path: an `os.PathLike`, or one line ending in `.mlir`.

    A module that was built with xDSL is verified and returned itself.

    `name` stands for the text in diagnostics. Raises DiagnosticError.
    """
    if isinstance(source, ModuleOp):
        from stretto.analysis.verification import verify_module

        _adopt_gpu_ops(source)
        verify_module(source)
        return source
    if isinstance(source, str) and not _is_path(source):
        return parse_text(make_context(), source, name)[0]
    text, file = read_input(str(Path(source)))
    return parse_text(make_context(), text, file)[0]


def _is_path(source: str) -> bool:
    """No text of MLIR is a single line that ends so, but the name of a file often is."""
    return source.endswith(".mlir") and "\n" not in source


def run_pipeline(module: ModuleOp, pipeline: str) -> None:
    """Run a pass pipeline on a module in place: `a,func.func(b{x=1})`, as `stretto-opt` takes it.

    Ops that were built with xDSL's classes for the `gpu` dialect become ours. Raises DiagnosticError for
    faults of the module, PipelineError for faults of the text.
    """
    from stretto.pass_manager import make_pipeline
    from stretto.pass_manager import run_pipeline as run

    _adopt_gpu_ops(module)
    run(make_pipeline(pipeline), module, make_context())


def _adopt_gpu_ops(module: ModuleOp) -> None:
    """Let our passes know the GPU ops of a module that was built with xDSL."""
    if any(op.name.startswith("gpu.") for op in module.walk()):
        from stretto.dialects.gpu_.adopted import adopt

        adopt(module)


def format_module(
    module: ModuleOp, *, generic: bool = False, locations: bool = False, keep_names: bool = False
) -> str:
    """MLIR's text of a module, as `stretto-opt` prints it.

    `generic`: in the generic form. `locations`: with `loc(...)`. `keep_names`: with the value names of
    the source.
    """
    from stretto.dialects.mlir_text.printer import print_to_string

    return print_to_string(
        module, print_generic_format=generic, print_debuginfo=locations, keep_names=keep_names
    )


@contextmanager
def without_garbage_collection() -> Generator[None, None, None]:
    """IR is cyclic and lives to the end of the compilation: collecting garbage meanwhile only costs."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def compile(
    source: ModuleOp | str | PathLike[str],
    entry: str | None = None,
    *,
    device: str = "cpu",
    opt_level: int = 2,
    pipeline: str | None = None,
    shared_libs: Sequence[str] = (),
    offload: bool = False,
    check_memory: bool = False,
    ref_counting: str = "automatic",
) -> Program:
    """Compile a module, MLIR's text, or the file at a path, and load it.

    A module is not changed. `entry`: the function that calling the program calls; by default the
    only public one, else `main`. `device`: where parallel loops and linalg ops run: `cpu`, or
    `gpu`, the GPU device, as with `offload`. `opt_level`: 0 to 3. `pipeline`: a pass pipeline in place of the
    default one; it must end in the llvm dialect. `shared_libs`: paths of libraries whose functions
    the module declares. `offload`: parallel loops and linalg ops run on the GPU device. `check_memory`:
    device memory is kept apart from host memory, for the whole process from now on, and each wrong access
    of this program is an error. `ref_counting`: `automatic`, or `policy[:NAME]` for a policy
    (docs/ref-counting.md) in the default pipeline; what it doesn't get right is counted by liveness.

    Raises DiagnosticError for faults of the source, PipelineError, SharedLibraryError, ValueError
    for a wrong `device`, `opt_level` or `ref_counting`, and KeyError if there is no function `entry`.
    """
    from stretto.codegen.jit import SymbolTable
    from stretto.execution.loading import load_program
    from stretto.execution.native import library
    from stretto.pipelines import PipelineOptions, lower_to_llvm, policy_of

    if opt_level not in range(4):
        raise ValueError(f"opt_level is 0, 1, 2 or 3, not {opt_level}")
    if device not in DEVICES:
        raise ValueError(f"there is no device '{device}'; there are: {', '.join(DEVICES)}")
    offload = offload or device == "gpu"
    policy = policy_of(ref_counting)
    symbols = SymbolTable(library(), shared_libs)
    with without_garbage_collection():
        module = source.clone() if isinstance(source, ModuleOp) else parse(source)
        _adopt_gpu_ops(module)
        options = PipelineOptions(policy, offload=offload, check_memory=check_memory)
        types = lower_to_llvm(module, make_context(), pipeline, options=options)
        program = load_program(module, types.types, symbols, entry=entry, opt_level=opt_level)
    if check_memory:
        from stretto.execution.device import device as device_library

        device_library().strettoDeviceSetChecked(True)
    if entry is not None:
        program[entry]
    return program
