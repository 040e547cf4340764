"""What is said of loops and accesses reaches LLVM IR as metadata."""

from __future__ import annotations

import re

from stretto import parse, run_pipeline
from stretto.codegen.llvm_export import export_module

TEXT = """
func.func @f(%m: memref<16xf32>, %n: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %v = memref.load %m[%i] {llvm.access.group} : memref<16xf32>
    memref.store %v, %n[%i] {llvm.access.group} : memref<16xf32>
    memref.store %v, %m[%i] : memref<16xf32>
  } {llvm.loop.parallel_accesses, llvm.loop.unroll.disable}
  scf.for %i = %c0 to %c16 step %c1 {
    %v = memref.load %m[%i] : memref<16xf32>
  }
  return
}
"""
LOWERING = (
    "convert-scf-to-cf,finalize-memref-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,"
    "reconcile-unrealized-casts"
)


def exported() -> str:
    module = parse(TEXT)
    run_pipeline(module, LOWERING)
    return export_module(module)


def test_accesses_are_in_the_group_of_the_function():
    text = exported()
    groups = re.findall(r"(load|store) float.*?(, !llvm\.access\.group !\d+)?$", text, re.M)
    assert [(kind, bool(group)) for kind, group in groups] == [
        ("load", True),
        ("store", True),
        ("store", False),
        ("load", False),
    ]
    assert len(set(re.findall(r"!llvm\.access\.group (!\d+)", text))) == 1


def test_only_the_marked_loop_is_parallel():
    text = exported()
    (loop,) = re.findall(r"br label .*, !llvm\.loop (!\d+)", text)
    (group,) = set(re.findall(r"!llvm\.access\.group (!\d+)", text))
    nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.M))
    assert nodes[group] == "distinct !{}"
    self_, *properties = re.findall(r"!\d+", nodes[loop])
    assert nodes[loop].startswith("distinct") and self_ == loop
    assert f'!{{!"llvm.loop.parallel_accesses", {group}}}' in [nodes[name] for name in properties]
    assert '!{!"llvm.loop.unroll.disable"}' in [nodes[name] for name in properties]
