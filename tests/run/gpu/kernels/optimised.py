"""The LLVM IR of a program's kernels, optimised for one kind of machine, whatever runs the tests."""

from __future__ import annotations

import re
from typing import Any

from harness_of_kernels import pipeline

import stretto
from stretto.codegen import jit
from stretto.codegen.llvm_export import export_module
from stretto.context import make_context
from stretto.pass_manager import make_pipeline, run_pipeline

TRIPLE = "x86_64-unknown-linux-gnu"


def _machine(cpu: str) -> Any:
    jit.target_machine(0)  # initialises LLVM
    target = jit.binding.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=cpu, features="", opt=2, reloc="pic", codemodel="default")


def optimised(text: str, cpu: str = "skylake-avx512", method: str = "fission") -> dict[str, str]:
    """The functions of a program's LLVM IR by name, as level 2 compiles kernels."""
    module = stretto.parse(text)
    run_pipeline(make_pipeline(pipeline(module, method)), module, make_context(), verify_each=False)
    machine = _machine(cpu)
    parsed = jit.parse_ir(export_module(module, TRIPLE, str(machine.target_data)))
    options = jit.binding.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.loop_interleaving = options.slp_vectorization = True
    builder = jit.binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(parsed, builder)
    functions = re.findall(r'^define [^@]*@"?([^"(]+)"?\(.*?^}', str(parsed), re.M | re.S)
    bodies = re.findall(r"^define .*?^}", str(parsed), re.M | re.S)
    return dict(zip(functions, bodies, strict=True))
