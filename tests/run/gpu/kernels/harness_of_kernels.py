"""Runs a kernel program by one of the two methods."""

from __future__ import annotations

import numpy as np
from kernel_programs import Array, KernelProgram, Size

import stretto
from stretto.pipelines import default_pipeline

PASS = "stretto-gpu-kernels-to-blocks"


def pipeline(module: object, method: str) -> str:
    """The default pipeline of a module, with a method for its kernels."""
    phases = [phase.removeprefix("builtin.module(").removesuffix(")") for phase in default_pipeline(module)]  # pyright: ignore[reportArgumentType]
    return ",".join(phases).replace(PASS, f"{PASS}{{method={method}}}")


def compile_text(text: str, method: str, level: int) -> stretto.Program:
    """A program whose kernels are compiled by a method."""
    module = stretto.parse(text)
    return stretto.compile(module, "main", opt_level=level, pipeline=pipeline(module, method))


def inputs(blocks: int, threads: int, seed: int = 1) -> Array:
    """Some values, small enough for sums."""
    return np.random.default_rng(seed).integers(0, 1000, (blocks, threads), dtype=np.int32)


def run(
    program: KernelProgram, size: Size, method: str, level: int, blocks: int = 5, *, known: bool = True
) -> Array:
    """What a kernel leaves in y; unless the size is `known`, the function for any size runs."""
    x = inputs(blocks, size[0] * size[1] * size[2])
    y = np.zeros_like(x)
    compiled = compile_text(program.text(size, blocks, known=known), method, level)
    compiled(x.reshape(-1), y.reshape(-1), *(() if known else size))
    return y


def expected(program: KernelProgram, size: Size, blocks: int = 5) -> Array:
    """What NumPy makes of the same inputs."""
    return program.reference(inputs(blocks, size[0] * size[1] * size[2]), size)
