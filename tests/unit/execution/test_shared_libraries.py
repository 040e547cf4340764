"""Functions of the user's own libraries, and MLIR's, which aren't loaded."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import stretto
from stretto.codegen.jit import SharedLibraryError

COMPILER = shutil.which("g++") or shutil.which("cc")


@pytest.mark.skipif(COMPILER is None, reason="needs a C compiler")
def test_functions_of_a_library(tmp_path: Path):
    source, library = tmp_path / "mine.c", tmp_path / "libmine.so"
    source.write_text(
        "#include <stdint.h>\n"
        '#ifdef __cplusplus\nextern "C"\n#endif\n'
        "int64_t triple(int64_t x) { return 3 * x; }\n"
    )
    subprocess.run([COMPILER, "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    text = """
    func.func private @triple(i64) -> i64
    func.func @main(%x: i64) -> i64 {
      %t, %v = async.execute -> !async.value<i64> {
        %y = func.call @triple(%x) : (i64) -> i64
        async.yield %y : i64
      }
      %r = async.await %v : !async.value<i64>
      return %r : i64
    }"""
    assert stretto.compile(text, shared_libs=[str(library)])(14) == 42
    with pytest.raises(stretto.DiagnosticError, match="needs the function 'triple'"):
        stretto.compile(text)


def test_the_runtime_libraries_of_mlir_may_be_named():
    names = ["/anywhere/libmlir_async_runtime.so", "libmlir_c_runner_utils.so", "libmlir_runner_utils.so.22"]
    assert stretto.compile("func.func @f() { return }", shared_libs=names)() is None


def test_missing_and_broken_libraries(tmp_path: Path):
    with pytest.raises(SharedLibraryError, match="no shared library"):
        stretto.compile("func.func @f() { return }", shared_libs=[str(tmp_path / "absent.so")])
    broken = tmp_path / "broken.so"
    broken.write_text("not a library")
    with pytest.raises(SharedLibraryError, match="can't be loaded"):
        stretto.compile("func.func @f() { return }", shared_libs=[str(broken)])
