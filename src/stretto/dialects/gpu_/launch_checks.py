"""MLIR's verdicts on launches and kernels, by the ops themselves and by the module that holds kernels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects import gpu
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr, UnitAttr, i32
from xdsl.ir import Attribute, BlockArgument, Operation
from xdsl.utils.exceptions import VerifyException

from stretto.diagnostics import DiagnosticError, emit_error
from stretto.dialects.gpu_.attributions import attribution_count
from stretto.dialects.gpu_.attrs import AddressSpace, AddressSpaceAttr
from stretto.dialects.gpu_.text import SEGMENTS
from stretto.dialects.mlir_text.narrow import as_dense_integers, as_memref, integers
from stretto.dialects.mlir_text.printer import current_operation
from stretto.dialects.mlir_text.symbols import find_in

KERNEL = "gpu.kernel"
"""The attribute of functions that can be launched, whatever their dialect."""

CONTAINER_MODULE = "gpu.container_module"
"""The attribute of the module that holds kernel modules."""


def is_kernel(function: Operation) -> bool:
    """Whether a function, of whatever dialect, can be launched."""
    # xDSL's own class keeps it as a property.
    own = isinstance(function, gpu.FuncOp) and "kernel" in function.properties
    return own or isinstance(function.attributes.get(KERNEL), UnitAttr)


def verify_attributions(arguments: Sequence[BlockArgument], space: AddressSpace) -> None:
    """Fail unless all are memrefs, and in the right memory space if that is still one of `gpu`."""
    for argument in arguments:
        type_ = as_memref(argument.type)
        if type_ is None:
            raise VerifyException("expected memref type in attribution")
        found = type_.memory_space
        if isinstance(found, AddressSpaceAttr) and found.data is not space:
            raise VerifyException(f"expected memory space {space.value} in attribution")


def verify_function(op: gpu.FuncOp) -> None:
    """What MLIR asks of a `gpu.func`."""
    type_ = op.function_type
    for name in ("known_block_size", "known_cluster_size", "known_grid_size"):
        sizes = as_dense_integers(op.properties.get(name))
        if sizes is not None and len(sizes) != 3:
            raise VerifyException(
                f"attribute '{name}' failed to satisfy constraint: i32 dense array attribute with 3 elements "
                "(if present)"
            )
    if is_kernel(op) and type_.outputs.data:
        raise VerifyException("expected void return type for kernel function")
    entry = op.body.blocks.first
    if entry is None:
        raise VerifyException("expected body with at least one block")
    count, inputs = attribution_count(op), type_.inputs.data
    if len(entry.args) < len(inputs) + count:
        raise VerifyException(f"expected at least {len(inputs) + count} arguments to body region")
    for index, (input_, argument) in enumerate(zip(inputs, entry.args, strict=False)):
        if argument.type != input_:
            raise VerifyException(
                f"expected body region argument #{index} to be of type '{input_}', got '{argument.type}'"
            )
    first = len(inputs)
    verify_attributions(entry.args[first : first + count], AddressSpace.WORKGROUP)
    verify_attributions(entry.args[first + count :], AddressSpace.PRIVATE)


def verify_launch(op: gpu.LaunchOp) -> None:
    """What MLIR asks of a `gpu.launch`."""
    clusters = (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ)
    if any(size is None for size in clusters) and any(size is not None for size in clusters):
        raise VerifyException("cluster size must be all present")


def verify_launch_regions(op: gpu.LaunchOp) -> None:
    """What MLIR asks of the body of a `gpu.launch` once the ops in it are right."""
    entry = op.body.blocks.first
    if entry is None:
        raise VerifyException("body region is empty")
    first = 12 if op.clusterSizeX is None else 18
    count = attribution_count(op)
    if len(entry.args) < first + count:
        raise VerifyException("unexpected number of region arguments")
    verify_attributions(entry.args[first : first + count], AddressSpace.WORKGROUP)
    verify_attributions(entry.args[first + count :], AddressSpace.PRIVATE)
    for block in op.body.blocks:
        last = block.last_op
        if last is not None and not last.successors and not isinstance(last, gpu.TerminatorOp):
            emit_error(
                last,
                "expected 'gpu.terminator' or a terminator with successors",
                [current_operation(last), ("in 'gpu.launch' body region", op.location)],
            )


def verify_launch_func(op: gpu.LaunchFuncOp) -> None:
    """What MLIR asks of a `gpu.launch_func` by itself; and that it doesn't wait in two ways at once."""
    module = op.parent_op()
    while module is not None and not isinstance(module, ModuleOp):
        module = module.parent_op()
    if module is None:
        raise VerifyException("expected to belong to a module")
    if not isinstance(module.attributes.get(CONTAINER_MODULE), UnitAttr):
        raise VerifyException(
            f"expected the closest surrounding module to have the '{CONTAINER_MODULE}' attribute"
        )
    x, y, z = op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ
    if x is not None and y is not None and z is not None and not x.type == y.type == z.type:
        raise VerifyException("expects types of the cluster dimensions must be the same")
    # MLIR accepts these and drops the tokens when it lowers them.
    if op.asyncObject is not None and op.asyncDependencies:
        raise VerifyException("takes token dependencies or a stream, not both")


def verify_gpu_attribute(op: Operation, name: str, value: Attribute) -> None:
    """What MLIR's dialect asks of attributes of its own on any op: sizes, and the container's launches."""
    if name in ("gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size"):
        sizes = as_dense_integers(value)
        if sizes is None or sizes.elt_type != i32:
            raise VerifyException(f"{name} must be a dense i32 array")
        if len(sizes) != 3:
            raise VerifyException(f"{name} must contain exactly 3 elements")
    if name != CONTAINER_MODULE or not isinstance(value, UnitAttr):
        return
    if not isinstance(op, ModuleOp):
        message = f"expected '{CONTAINER_MODULE}' attribute to be attached to 'builtin.module'"
        raise DiagnosticError(message, op.location, [current_operation(op)])
    for launch in _launches(op):
        _verify_kernel(op, launch)


def _launches(module: ModuleOp) -> Iterator[gpu.LaunchFuncOp]:
    """The launches in the bodies of the module's functions, as MLIR looks for them: not in nested regions."""
    for function in module.ops:
        for region in function.regions:
            for block in region.blocks:
                for op in block.ops:
                    if isinstance(op, gpu.LaunchFuncOp) and _has_parts(op):
                        yield op


def _has_parts(launch: gpu.LaunchFuncOp) -> bool:
    """Whether a launch names a kernel and has the operands that it says; others are refused by themselves."""
    sizes = as_dense_integers(launch.properties.get(SEGMENTS))
    return (
        isinstance(launch.properties.get("kernel"), SymbolRefAttr)
        and sizes is not None
        and sum(integers(sizes)) == len(launch.operands)
    )


def _verify_kernel(module: ModuleOp, launch: gpu.LaunchFuncOp) -> None:
    def refuse(message: str, *notes: tuple[str, Operation]) -> None:
        emit_error(
            launch,
            f"'gpu.launch_func' op {message}",
            [current_operation(launch), *((text, op.location) for text, op in notes)],
        )

    kernel = launch.kernel
    root = kernel.root_reference.data
    container = find_in(module, SymbolRefAttr(root))
    if container is None:
        refuse(f"kernel container '{root}' is undefined")
        return
    if container.name == "gpu.binary":
        return
    if not isinstance(container, gpu.ModuleOp):
        refuse(f"kernel module '{root}' is undefined")
    function = find_in(module, kernel)
    if function is None:
        refuse(f"kernel function '{kernel}' is undefined")
        return
    if "function_type" not in function.properties:
        refuse(
            f"referenced kernel '{kernel}' is not a function", ("see the kernel definition here", function)
        )
    if not is_kernel(function):
        refuse(f"kernel function is missing the '{KERNEL}' attribute")
    if not isinstance(function, gpu.FuncOp):
        # Lowered already; its arguments are those of another convention.
        return
    inputs = function.function_type.inputs.data
    operands = launch.kernelOperands
    if len(inputs) != len(operands):
        refuse(f"got {len(operands)} kernel operands but expected {len(inputs)}")
    for index, (operand, input_) in enumerate(zip(operands, inputs, strict=True)):
        if operand.type != input_:
            refuse(f"type of function argument {index} does not match")
