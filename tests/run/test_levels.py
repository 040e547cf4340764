"""IR at any level runs alike: a program stopped after a pass of its pipeline runs on from its text."""

from __future__ import annotations

import pytest
from harness import run_tool

from stretto.pipelines import DEFAULT_PHASES

PASSES = [name for phase in DEFAULT_PHASES for name in phase]

#: After how many passes a program is stopped: each one that lowers async, and the last ones.
LEVELS = (*range(PASSES.index("convert-scf-to-cf") + 1), *range(len(PASSES) - 3, len(PASSES) + 1))

SHOW = """
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
"""

PROGRAMS = {
    "tokens as branch arguments": (
        SHOW
        + """
func.func @pick(%c: i1, %a: !async.value<i64>, %b: !async.value<i64>) -> !async.value<i64> {
  %s = arith.select %c, %a, %b : !async.value<i64>
  cf.cond_br %c, ^bb1(%s : !async.value<i64>), ^bb2(%b, %s : !async.value<i64>, !async.value<i64>)
^bb1(%x: !async.value<i64>):
  cf.br ^bb3(%x : !async.value<i64>)
^bb2(%y: !async.value<i64>, %unused: !async.value<i64>):
  cf.br ^bb3(%y : !async.value<i64>)
^bb3(%z: !async.value<i64>):
  return %z : !async.value<i64>
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %c7 = arith.constant 7 : i64
  %ta, %va = async.execute -> !async.value<i64> { async.yield %c7 : i64 }
  %tb, %vb = async.execute [%ta] (%va as %x : !async.value<i64>) -> !async.value<i64> {
    %y = arith.addi %x, %c7 : i64
    async.yield %y : i64
  }
  %p = call @pick(%t, %va, %vb) : (i1, !async.value<i64>, !async.value<i64>) -> !async.value<i64>
  %q = call @pick(%f, %va, %vb) : (i1, !async.value<i64>, !async.value<i64>) -> !async.value<i64>
  %r = async.await %p : !async.value<i64>
  %s = async.await %q : !async.value<i64>
  call @show(%r) : (i64) -> ()
  call @show(%s) : (i64) -> ()
  return
}
""",
        0,
        "7\n14\n",
        "",
    ),
    "a failure in a task": (
        SHOW
        + """
func.func @main() -> i64 {
  %f = arith.constant false
  %one = arith.constant 1 : i64
  call @show(%one) : (i64) -> ()
  %t, %v = async.execute -> !async.value<i64> {
    cf.assert %f, "no"
    async.yield %one : i64
  }
  %x = async.await %v : !async.value<i64>
  return %x : i64
}
""",
        3,
        "1\n",
        "error: no",
    ),
    "an async.func is the entry": (
        """
async.func @main() -> !async.value<i64> {
  %a = arith.constant 9 : i64
  %t, %v = async.execute -> !async.value<i64> { async.yield %a : i64 }
  %x = async.await %v : !async.value<i64>
  return %x : i64
}
""",
        0,
        "9\n",
        "",
    ),
    "memrefs, numbers and values are returned": (
        """
func.func @main() -> (memref<2xf32>, i64, !async.value<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.5 : f32
  %m = memref.alloc() : memref<2xf32>
  memref.store %f, %m[%c0] : memref<2xf32>
  memref.store %f, %m[%c1] : memref<2xf32>
  %a = arith.constant 9 : i64
  %t, %v = async.execute -> !async.value<f32> { async.yield %f : f32 }
  return %m, %a, %v : memref<2xf32>, i64, !async.value<f32>
}
""",
        0,
        "[2.5,  2.5]\n9\n2.500000e+00\n",
        "",
    ),
    "a value of a group": (
        SHOW
        + """
func.func @main() {
  %c = arith.constant 6 : i64
  %n = arith.constant 1 : index
  %t, %v = async.execute -> !async.value<!async.group> {
    %g = async.create_group %n : !async.group
    %inner = async.execute { async.yield }
    %k = async.add_to_group %inner, %g : !async.token
    async.yield %g : !async.group
  }
  %g = async.await %v : !async.value<!async.group>
  async.await_all %g
  call @show(%c) : (i64) -> ()
  return
}
""",
        0,
        "6\n",
        "",
    ),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_goes_on_from_every_level(program: str):
    text, code, out, message = PROGRAMS[program]
    for count in LEVELS:
        passes = ["-p", ",".join(PASSES[:count])] if count else []
        lowered = run_tool("stretto-opt", ["-", *passes], stdin=text)
        assert lowered.code == 0, lowered.err
        done = run_tool("stretto-run", ["-", "--leak-check", "-O0"], stdin=lowered.out)
        last = PASSES[count - 1] if count else "nothing"
        assert (done.code, done.out) == (code, out), f"after {last}: {done.err}"
        assert message in done.err, f"after {last}"


def test_a_lowered_async_func_can_be_the_entry():
    text = PROGRAMS["an async.func is the entry"][0]
    runtime = "async-func-to-async-runtime,async-to-async-runtime,async-runtime-ref-counting"
    passes = f"{runtime},convert-async-to-llvm"
    lowered = run_tool("stretto-opt", ["-", "-p", passes], stdin=text)
    done = run_tool("stretto-run", ["-", "--entry-point-result=void"], stdin=lowered.out)
    assert (done.code, done.out, done.err) == (0, "", "")
