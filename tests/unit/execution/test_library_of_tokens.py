"""Shared libraries that make and complete async values by the runtime's functions."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import stretto

LIBRARY = """
void *mlirAsyncRuntimeCreateValue(long);
void *mlirAsyncRuntimeGetValueStorage(void *);
void mlirAsyncRuntimeEmplaceValue(void *);
void mlirAsyncRuntimeSetValueError(void *);
void *twice(int x) {
  void *value = mlirAsyncRuntimeCreateValue(4);
  if (x < 0) { mlirAsyncRuntimeSetValueError(value); return value; }
  *(int *)mlirAsyncRuntimeGetValueStorage(value) = 2 * x;
  mlirAsyncRuntimeEmplaceValue(value);
  return value;
}
"""
PROGRAM = """async.func private @twice(i32) -> !async.value<i32>
func.func @main(%x: i32) -> i32 {
  %v = async.call @twice(%x) : (i32) -> !async.value<i32>
  %y = async.await %v : !async.value<i32>
  return %y : i32
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory):
    folder: Path = tmp_path_factory.mktemp("library")
    (folder / "twice.c").write_text(LIBRARY)
    command = ["cc", "-shared", "-fPIC", "-o", "libtwice.so", "twice.c"]
    subprocess.run(command, cwd=folder, check=True)
    return stretto.compile(PROGRAM, shared_libs=[str(folder / "libtwice.so")])


def test_the_runtime_is_there_for_the_library(program: stretto.Program):
    assert program(21) == 42


def test_a_failure_without_a_place_gets_that_of_the_function(program: stretto.Program):
    with pytest.raises(stretto.ProgramError, match="async operation failed") as failed:
        program(-1)
    assert failed.value.line == 2
