"""gpu ops that are built in Python: ours, and those of xDSL's own classes."""

from __future__ import annotations

from xdsl.dialects import func, gpu, test
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    FunctionType,
    IndexType,
    MemRefType,
    ModuleOp,
    StringAttr,
    UnitAttr,
    f32,
    i1,
    i32,
)
from xdsl.ir import Block, Operation, Region
from xdsl.traits import MemoryEffectKind, get_effects, is_side_effect_free

from stretto.analysis.verification import verify_module
from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.dialects import gpu_
from stretto.dialects.mlir_text.printer import print_to_string

BUFFER = MemRefType(f32, [4])
SHARED = MemRefType(f32, [4], memory_space=gpu_.AddressSpaceAttr(gpu_.AddressSpace.WORKGROUP))


def text_of(*ops: Operation) -> str:
    """The ops as MLIR prints them, in a function; what is printed must read back."""
    body = Region(Block([*ops, func.ReturnOp()]))
    module = ModuleOp([func.FuncOp("f", ((), ()), body)])
    text = print_to_string(module)
    read, _ = parse_text(make_context(allow_unregistered=True), text, "-")
    assert print_to_string(read) == text
    return text


def test_ops_of_xdsls_classes_print_as_mlirs_text():
    made = test.TestOp(result_types=[BUFFER, BUFFER, gpu.AsyncTokenType(), IndexType()])
    a, b, token, size = made.results
    text = text_of(
        made,
        gpu.DeallocOp(a, [token], is_async=True),
        gpu.MemcpyOp(a, b, [token]),
        gpu.AllocOp(MemRefType(f32, [DYNAMIC_INDEX]), [size], host_shared=True),
        gpu.WaitOp([token]),
        gpu.ThreadIdOp(gpu.DimensionAttr(gpu.DimensionEnum.X)),
    )
    for line in (
        "gpu.dealloc async [%0#2] %0#0 : memref<4xf32>",
        "gpu.memcpy [%0#2] %0#1, %0#0 : memref<4xf32>, memref<4xf32>",
        "gpu.alloc  host_shared (%0#3) : memref<?xf32>",
        "gpu.wait async [%0#2]",
        "%thread_id_x = gpu.thread_id  x",
    ):
        assert line in text


def test_a_kernel_of_xdsls_class_prints_as_a_kernel():
    kernel = gpu.FuncOp("k", ((), ()), Region(Block([gpu.ReturnOp([])])), kernel=True)
    assert gpu_.is_kernel(kernel)
    name = StringAttr("m")
    module = gpu.ModuleOp(name, Region(Block([kernel])))  # pyright: ignore[reportArgumentType]
    assert "gpu.func @k() kernel {" in print_to_string(ModuleOp([module]))


def test_our_ops_are_instances_of_xdsls_classes():
    ours = {op.name: op for op in gpu_.SUBCLASSES}
    theirs = {op.name: op for op in gpu.GPU.operations}
    assert set(ours) == set(theirs)
    assert all(issubclass(ours[name], theirs[name]) for name in ours)


def test_a_function_knows_its_attributions():
    function = gpu_.FuncOp(
        "k", FunctionType.from_lists([i32], []), kernel=True, workgroup=[SHARED], private=[BUFFER, BUFFER]
    )
    function.body.block.add_op(gpu_.ReturnOp())
    assert [a.type for a in function.arguments] == [i32]
    assert [a.type for a in function.workgroup_attributions] == [SHARED]
    assert [a.type for a in function.private_attributions] == [BUFFER, BUFFER]
    module = ModuleOp([gpu_.ModuleOp("m", [function])])
    verify_module(module)
    assert "workgroup(%arg1 : memref<4xf32, #gpu.address_space<workgroup>>)" in print_to_string(module)


def test_builders_make_valid_ops():
    made = test.TestOp(result_types=[f32, i32, IndexType(), BUFFER])
    x, i, size, buffer = made.results
    text_of(
        made,
        wait := gpu_.WaitOp(),
        alloc := gpu_.AllocOp(MemRefType(f32, [DYNAMIC_INDEX]), [size], is_async=True),
        gpu_.MemsetOp(buffer, x, [wait.results[0]], is_async=True),
        gpu_.DeallocOp(alloc.results[0]),
        gpu_.AllReduceOp(x, gpu_.AllReduceOperation.ADD, uniform=True),
        gpu_.SubgroupReduceOp(x, gpu_.AllReduceOperation.MAXNUMF, cluster_size=4, cluster_stride=2),
        gpu_.ShuffleOp(x, i, i, gpu_.ShuffleMode.XOR),
        gpu_.RotateOp(x, 1, 4),
        gpu_.SubgroupBroadcastOp(x, i),
        gpu_.PrintfOp("%f", [x]),
        gpu_.ThreadIdOp("x", upper_bound=32),
        gpu_.LaneIdOp(upper_bound=32),
        gpu_.BarrierOp(),
        gpu_.WarpExecuteOnLane0Op(size, 32, body=Region(Block([gpu_.YieldOp()]))),
        gpu_.SetDefaultDeviceOp(i),
    )


EFFECTS = {
    "gpu.alloc": MemoryEffectKind.ALLOC,
    "gpu.dealloc": MemoryEffectKind.FREE,
    "gpu.memset": MemoryEffectKind.WRITE,
    "gpu.printf": MemoryEffectKind.WRITE,
    "gpu.set_default_device": MemoryEffectKind.WRITE,
}


def test_memory_effects_are_mlirs():
    made = test.TestOp(result_types=[f32, i32, BUFFER, i1])
    x, i, buffer, _ = made.results
    ops: list[Operation] = [
        gpu_.AllocOp(BUFFER),
        gpu_.DeallocOp(buffer),
        gpu_.MemsetOp(buffer, x),
        gpu_.PrintfOp(""),
        gpu_.SetDefaultDeviceOp(i),
    ]
    for op in ops:
        effects = get_effects(op)
        assert effects is not None
        assert [effect.kind for effect in effects] == [EFFECTS[op.name]]
    copy = get_effects(gpu_.MemcpyOp(buffer, buffer))
    assert copy is not None
    assert {effect.kind for effect in copy} == {MemoryEffectKind.READ, MemoryEffectKind.WRITE}
    assert is_side_effect_free(gpu_.ShuffleOp(x, i, i, gpu_.ShuffleMode.UP))
    assert is_side_effect_free(gpu_.BlockIdOp("y"))
    # What a wait, a barrier and a kernel do isn't known.
    assert get_effects(gpu_.WaitOp()) is None
    assert get_effects(gpu_.BarrierOp()) is None


def test_known_sizes_are_properties():
    function = gpu_.FuncOp("k", ((), ()), Region(Block([gpu_.ReturnOp()])), known_block_size=[1, 2, 3])
    assert "known_block_size" in function.properties
    text = print_to_string(ModuleOp([gpu_.ModuleOp("m", [function])]))
    assert "attributes {known_block_size = array<i32: 1, 2, 3>}" in text


def test_a_kernel_in_another_dialect():
    function = func.FuncOp("k", ((), ()))
    assert not gpu_.is_kernel(function)
    function.attributes[gpu_.KERNEL] = UnitAttr()
    assert gpu_.is_kernel(function)


def test_complex_elements_may_be_set():
    read, _ = parse_text(
        make_context(),
        "func.func @f(%m: memref<4xcomplex<f32>>, %v: complex<f32>) {"
        " gpu.memset %m, %v : memref<4xcomplex<f32>>, complex<f32> return }",
        "-",
    )
    verify_module(read)
    assert "gpu.memset" in print_to_string(read)
