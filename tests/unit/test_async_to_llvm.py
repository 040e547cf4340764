"""What the filecheck tests of convert-async-to-llvm can't say: places, widths, modules in modules."""

from __future__ import annotations

import pytest
from xdsl.dialects import llvm
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, ModuleOp, StringAttr, UnknownLoc

from stretto.context import make_context
from stretto.conversions.async_to_llvm import ConvertAsyncToLLVMPass
from stretto.diagnostics import DiagnosticError
from stretto.dialects.mlir_text.parser import MLIRParser
from stretto.dialects.mlir_text.printer import print_to_string


def lowered(text: str, abi: str) -> ModuleOp:
    context = make_context()
    module = MLIRParser(context, text, "input.mlir").parse_module()
    assert isinstance(module, ModuleOp)
    ConvertAsyncToLLVMPass(abi).apply(context, module)
    module.verify()
    return module


def sites(module: ModuleOp) -> list[tuple[str, int, int, str]]:
    table = module.attributes.get("stretto.sites")
    assert isinstance(table, ArrayAttr)
    found: list[tuple[str, int, int, str]] = []
    for entry in table:
        assert isinstance(entry, ArrayAttr)
        file, line, column, text = entry
        assert isinstance(file, StringAttr) and isinstance(text, StringAttr)
        assert isinstance(line, IntegerAttr) and isinstance(column, IntegerAttr)
        found.append((file.data, line.value.data, column.value.data, text.data))
    return found


TASK = """\
func.func @task() -> !async.token {
  %t = async.runtime.create : !async.token
  %0 = async.coro.id
  %1 = async.coro.begin %0
  async.runtime.resume %1
  async.coro.end %1
  return %t : !async.token
}
func.func @eager() -> !async.value<i1> {
  %v = async.runtime.create : !async.value<i1>
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = stretto.site "went wrong" : i32
  stretto.set_error %v, %2 : !async.value<i1>
  async.coro.end %1
  return %v : !async.value<i1>
}
func.func @group(%n: index) -> !async.group {
  %g = async.runtime.create_group %n : !async.group
  return %g : !async.group
}
"""


def test_sites_name_the_places_and_what_the_source_calls_them():
    assert sites(lowered(TASK, "stretto")) == [
        ("input.mlir", 2, 8, "async.execute"),
        ("input.mlir", 5, 3, "async.execute"),
        ("input.mlir", 10, 8, "function 'eager'"),
        ("input.mlir", 13, 8, "went wrong"),
        ("input.mlir", 14, 3, "async operation failed"),  # if the code has no place
        ("input.mlir", 19, 8, "async.create_group"),
    ]


def test_equal_sites_are_one():
    text = """\
func.func @twice() -> (i32, i32) {
  %0 = stretto.site "same" : i32 loc("a":1:2)
  %1 = stretto.site "same" : i32 loc("a":1:2)
  return %0, %1 : i32, i32
}
"""
    assert sites(lowered(text, "stretto")) == [("a", 1, 2, "same")]


def test_sites_of_an_earlier_run_keep_their_numbers():
    text = """\
module attributes {stretto.sites = [["old", 7 : i32, 8 : i32, "first"]]} {
  func.func @f() -> i32 {
    %0 = stretto.site "second" : i32
    return %0 : i32
  }
}
"""
    assert sites(lowered(text, "stretto")) == [("old", 7, 8, "first"), ("input.mlir", 3, 10, "second")]


def test_module_without_sites_has_neither_table_nor_global():
    module = lowered("func.func @f() {\n  return\n}\n", "stretto")
    assert "stretto.sites" not in module.attributes
    assert print_to_string(module).count("\n") <= 6


@pytest.mark.parametrize("abi", ["mlir", "stretto"])
def test_every_op_has_a_place(abi: str):
    text = TASK if abi == "stretto" else TASK.partition("func.func @eager")[0]
    for op in lowered(text, abi).walk():
        is_added = op.parent_op() is not None and isinstance(op.parent_op(), ModuleOp)
        inside = op.parent_op()
        is_added = is_added or (isinstance(inside, llvm.FuncOp) and inside.sym_name.data == "__resume")
        assert is_added or not isinstance(op.location, UnknownLoc), op.name


@pytest.mark.parametrize("abi", ["mlir", "stretto"])
def test_narrow_index_is_widened_for_the_runtime(abi: str):
    text = """\
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%n: index, %t: !async.token) -> (index, index) {
    %g = async.runtime.create_group %n : !async.group
    %v = async.runtime.create : !async.value<f32>
    %0 = async.runtime.add_to_group %t, %g : !async.token
    %1 = async.runtime.num_worker_threads : index
    return %0, %1 : index, index
  }
}
"""
    out = print_to_string(lowered(text, abi))
    assert "builtin.unrealized_conversion_cast %arg0 : index to i32" in out
    assert out.count("llvm.sext") == 2
    assert out.count("llvm.trunc") == 2
    assert "@mlirAsyncRuntimGetNumWorkerThreads() -> i64" in out


def test_frame_has_the_width_of_an_index():
    text = """\
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f() {
    %0 = async.coro.id
    %1 = async.coro.begin %0
    async.coro.free %0, %1
    return
  }
}
"""
    out = print_to_string(lowered(text, "mlir"))
    assert "llvm.func @aligned_alloc(i32, i32) -> !llvm.ptr" in out
    assert "i64" not in out.partition("func.func private")[0].partition("@aligned_alloc")[2]


def test_module_in_a_module_gets_its_own_declarations():
    text = """\
module @outer {
  module @inner {
    func.func @f(%t: !async.token) {
      async.runtime.await %t : !async.token
      return
    }
  }
  module @empty {
  }
}
"""
    module = lowered(text, "mlir")
    inner, empty = (op for op in module.body.ops if isinstance(op, ModuleOp))
    assert "func.func private @mlirAsyncRuntimeAwaitToken" in print_to_string(inner)
    assert not list(empty.body.ops)


def test_symbols_that_are_there_are_used():
    text = """\
func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr) attributes {test.mine}
func.func @f(%t: !async.token) {
  async.runtime.await %t : !async.token
  return
}
"""
    assert print_to_string(lowered(text, "mlir")).count("func private @mlirAsyncRuntimeAwaitToken(") == 1


def test_unknown_abi_is_refused():
    with pytest.raises(DiagnosticError, match="abi is 'gnu', must be mlir or stretto"):
        lowered("module {}", "gnu")


def test_frame_is_freed_where_it_came_from():
    # The load is gone once it is converted; what it says about the frame must still hold.
    text = """\
func.func @f(%v: !async.value<memref<4xvector<8xf32>>>) {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.runtime.load %v : !async.value<memref<4xvector<8xf32>>>
  async.coro.free %0, %1
  return
}
"""
    out = print_to_string(lowered(text, "stretto"))
    assert "llvm.call @aligned_alloc(" in out and "llvm.call @free(" in out
    assert "Frame" not in out


def test_wide_payload_is_accessed_with_the_alignment_of_the_storage():
    text = """\
func.func @f(%v: !async.value<vector<8xf32>>, %w: !async.value<vector<4xf32>>) {
  %0 = async.runtime.load %v : !async.value<vector<8xf32>>
  async.runtime.store %0, %v : !async.value<vector<8xf32>>
  %1 = async.runtime.load %w : !async.value<vector<4xf32>>
  return
}
"""
    out = print_to_string(lowered(text, "stretto"))
    assert out.count("{alignment = 16 : i64}") == 2
    assert "alignment" not in print_to_string(lowered(text, "mlir"))
