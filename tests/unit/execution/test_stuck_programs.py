"""A program that waits for what never comes fails, and says where that was made."""

from __future__ import annotations

import pytest

import stretto

TEXT = """\
func.func @group() {
  %c1 = arith.constant 1 : index
  %g = async.create_group %c1 : !async.group
  async.await_all %g
  return
}
func.func @two() {
  %t = async.runtime.create : !async.token
  %u = async.execute {
    %own = async.runtime.create : !async.token
    async.await %own : !async.token
    async.yield
  }
  async.await %t : !async.token
  return
}
"""


def test_each_call_blames_what_it_made_itself():
    program = stretto.compile(TEXT)
    for _ in range(2):
        with pytest.raises(stretto.ProgramError, match="made here by ") as group:
            program["group"]()
        assert (group.value.line, group.value.column) == (3, 8)
        assert not group.value.others
        with pytest.raises(stretto.ProgramError, match="no task will complete") as two:
            program["two"]()
        assert two.value.message.endswith("complete")
        assert two.value.line == 7
        assert [(other["line"], other["column"]) for other in two.value.others] == [(8, 8), (10, 12)]
        assert ":8:8: made here by async.runtime.create, and not complete" in two.value.__notes__[0]


RUNTIME_LEVEL = """
func.func @value() -> f32 {
  %v = async.runtime.create : !async.value<f32>
  async.runtime.await %v : !async.value<f32>
  %x = async.runtime.load %v : <f32>
  return %x : f32
}
func.func @group() {
  %two = arith.constant 2 : index
  %g = async.runtime.create_group %two : !async.group
  async.runtime.await %g : !async.group
  return
}
"""


@pytest.mark.parametrize(("entry", "line"), [("value", 3), ("group", 10)])
def test_a_wait_that_tells_no_failure_still_fails_the_program(entry: str, line: int):
    program = stretto.compile(RUNTIME_LEVEL)
    with pytest.raises(stretto.ProgramError, match="no task will complete") as failed:
        program[entry]()
    assert failed.value.line == line
