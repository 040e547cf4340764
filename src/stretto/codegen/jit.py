"""LLVM IR text to loaded machine code, by llvmlite: parse, optimise, emit, link with LLJIT.

Coroutines are split by the new pass manager's pipelines at every level, O0 included. Symbols are
resolved here, not by LLVM: a missing one is our diagnostic, and what a program calls can't be
captured by whatever libraries the process happens to hold.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from llvmlite import binding as _binding  # pyright: ignore[reportMissingTypeStubs]

from stretto.codegen.elf import undefined_symbols
from stretto.codegen.float_support import FLOAT_SUPPORT
from stretto.diagnostics import DiagnosticError
from stretto.interfaces.loops import ACCESS_GROUP

#: llvmlite says nothing of its types.
binding: Any = _binding

#: MLIR's runner libraries, by the start of their file names: their functions are in Stretto's runtime.
_MLIR_LIBRARIES = (
    *("libmlir_async_runtime.", "libmlir_c_runner_utils.", "libmlir_runner_utils.", "libmlir_float16_utils."),
    *("libmlir_cuda_runtime.", "libmlir_rocm_runtime."),
)
_program_numbers = itertools.count(1)
_KEPT: list[Any] = []
"""Code that is never unloaded."""


class SharedLibraryError(Exception):
    """A library named by the user can't be loaded; the message names it."""


@cache
def _target() -> Any:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_triple(binding.get_process_triple())


@cache
def target_machine(opt_level: int, cpu: str | None = None) -> Any:
    """The machine that runs us, as a target of LLVM at an optimisation level from 0 to 3.

    `cpu`: LLVM's name of another processor of its kind, for code that is the same on all machines.
    """
    return _target().create_target_machine(
        cpu=cpu or binding.get_host_cpu_name(),
        features="" if cpu else binding.get_host_cpu_features().flatten(),
        opt=opt_level,
        reloc="pic",
        codemodel="default",
    )


def host_triple() -> str:
    """LLVM's name of the machine that runs us."""
    return binding.get_process_triple()


def host_data_layout() -> str:
    """LLVM's data layout of the machine that runs us."""
    return str(target_machine(0).target_data)


@cache
def _jit() -> Any:
    return binding.create_lljit_compiler(target_machine(2), use_jit_link=False, suppress_errors=True)


def parse_ir(text: str) -> Any:
    """Parse and verify LLVM IR. Raises DiagnosticError with LLVM's message."""
    _target()
    try:
        module = binding.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise DiagnosticError(f"LLVM refuses the module: {str(error).strip()}") from None
    return module


def optimize(module: Any, opt_level: int, cpu: str | None = None) -> None:
    """Run LLVM's default pipeline of a level (0 to 3) on a module, in place; `cpu`: see target_machine."""
    options = binding.create_pipeline_tuning_options(speed_level=opt_level)
    options.loop_vectorization = opt_level >= 2
    options.loop_interleaving = opt_level >= 2
    options.slp_vectorization = opt_level >= 2
    options.loop_unrolling = opt_level >= 2
    builder = binding.create_pass_builder(target_machine(opt_level, cpu), options)
    builder.getModulePassManager().run(module, builder)


def compile_ir(text: str, opt_level: int, cpu: str | None = None) -> bytes:
    """LLVM IR to an object file of this machine, or for `cpu`. Raises DiagnosticError with LLVM's message.

    With kernels, or tiles of linalg ops, level 2 takes LLVM's pipeline of level 3: it unrolls the small loop
    nests of a block's threads, which keeps what they carry in registers (matmul: 8 times as fast).
    """
    module = parse_ir(text)
    optimize(module, 3 if opt_level == 2 and ACCESS_GROUP in text else opt_level, cpu)
    return target_machine(opt_level, cpu).emit_object(module)


def is_mlir_library(path: str) -> bool:
    """Whether a library is one of MLIR's own runtime libraries, which Stretto replaces."""
    return Path(path).name.startswith(_MLIR_LIBRARIES)


class SymbolTable:
    """Finds the addresses of external symbols: in the libraries given, the runtime, libm and libc."""

    def __init__(self, runtime: ctypes.CDLL, shared_libraries: Iterable[str] = ()):
        """Loads the shared libraries, explicit paths; MLIR's own are skipped. Raises SharedLibraryError."""
        self._libraries: list[ctypes.CDLL] = []
        foreign = [path for path in shared_libraries if not is_mlir_library(path)]
        if foreign:
            # A library that makes tokens and values itself finds the runtime's functions.
            ctypes.CDLL(runtime._name, mode=ctypes.RTLD_GLOBAL)
        for path in foreign:
            if not Path(path).is_file():
                raise SharedLibraryError(f"no shared library '{path}'")
            try:
                self._libraries.append(ctypes.CDLL(str(Path(path).resolve())))
            except OSError as error:
                raise SharedLibraryError(f"shared library '{path}' can't be loaded: {error}") from None
        self.has_foreign_libraries = bool(foreign)
        self._libraries += [runtime, *_system_libraries()]
        self._overrides: dict[str, int] = {}

    def override(self, name: str, address: int) -> None:
        """Let a symbol stand for an address."""
        self._overrides[name] = address

    def address(self, name: str) -> int | None:
        """The address of a symbol, or None."""
        if name in self._overrides:
            return self._overrides[name]
        for library in self._libraries:
            try:
                function = library[name]
            except (AttributeError, ValueError):
                continue
            return ctypes.cast(function, ctypes.c_void_p).value
        return None


@cache
def _system_libraries() -> Sequence[ctypes.CDLL]:
    found = [ctypes.CDLL(None)]
    for name in ("libm.so.6", "libgcc_s.so.1"):
        try:
            found.append(ctypes.CDLL(name))
        except OSError:
            continue
    return found


@dataclass
class LoadedCode:
    """Machine code in memory, until it is unloaded."""

    addresses: dict[str, int]
    _tracker: Any

    def unload(self) -> None:
        """Frees the code. No thread may run it or come back to it."""
        self._tracker.close()


def load(object_file: bytes, exports: Sequence[str], symbols: SymbolTable) -> LoadedCode:
    """Link an object file into the process.

    `exports`: names to look up. Raises DiagnosticError where a symbol is missing or LLVM can't link.
    """
    builder = binding.JITLibraryBuilder()
    builder.add_object_img(object_file)
    for name in exports:
        builder.export_symbol(name)
    # Also what the code generator calls although the program doesn't: memcpy, support functions.
    for name in undefined_symbols(object_file):
        address = symbols.address(name)
        if address is None and name in FLOAT_SUPPORT:
            address = _float_support(name)
        if address is None:
            raise DiagnosticError(f"the program needs the symbol '{name}', which no loaded library has")
        builder.import_symbol(name, address)
    try:
        tracker = builder.link(_jit(), f"stretto.{next(_program_numbers)}")
    except RuntimeError as error:
        raise DiagnosticError(f"LLVM can't link the program: {str(error).strip()}") from None
    return LoadedCode({name: tracker[name] for name in exports}, tracker)


@cache
def _float_support(name: str) -> int:
    """The address of a function of FLOAT_SUPPORT; its code stays."""
    object_file = compile_ir(FLOAT_SUPPORT[name], 2)
    builder = binding.JITLibraryBuilder()
    builder.add_object_img(object_file)
    builder.export_symbol(name)
    tracker = builder.link(_jit(), f"stretto.{name}")
    _KEPT.append(tracker)
    return tracker[name]
