"""Malformed ops of the gpu dialect, made from samples that are right: one thing wrong in each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

TOKEN = "!gpu.async.token"
SHARED = "memref<?xi8, #gpu.address_space<workgroup>>"


@dataclass(frozen=True)
class Sample:
    """An op in generic form: types of operands and results, properties by name, regions."""

    name: str
    operands: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    properties: tuple[tuple[str, str], ...] = ()
    regions: str = ""
    in_kernel: bool = False

    def text(self) -> str:
        """A module with a function around the op."""
        values = ", ".join(f"%a{k}" for k in range(len(self.operands)))
        arguments = ", ".join(f"%a{k}: {type_}" for k, type_ in enumerate(self.operands))
        named = f"%r:{len(self.results)} = " if self.results else ""
        held = ", ".join(f"{key} = {value}" if value else key for key, value in self.properties)
        properties = f" <{{{held}}}>" if held else ""
        regions = f" ({self.regions})" if self.regions else ""
        op = (
            f'{named}"{self.name}"({values}){properties}{regions} : ({", ".join(self.operands)}) -> '
            f"({', '.join(self.results)})"
        )
        if self.in_kernel:
            body = f"gpu.module @own {{ gpu.func @f({arguments}) {{ {op} gpu.return }} }}"
        else:
            body = f"func.func @f({arguments}) {{ {op} return }}"
        return (
            "module attributes {gpu.container_module} { gpu.module @m { gpu.func @k(%n: index) kernel "
            f"{{ gpu.return }} }}\n{body}\n}}\n"
        )


def _of_dimension(*names: str) -> list[Sample]:
    return [
        Sample(f"gpu.{name}", (), ("index",), (("dimension", "#gpu<dim x>"),), in_kernel=True)
        for name in names
    ]


def _without_dimension(*names: str) -> list[Sample]:
    bound = (("upper_bound", "32 : index"),)
    return [Sample(f"gpu.{name}", (), ("index",), bound, in_kernel=True) for name in names]


def _segments(*sizes: int) -> tuple[str, str]:
    return ("operandSegmentSizes", f"array<i32: {', '.join(map(str, sizes))}>")


_LAUNCH_BODY = (
    "{ ^bb0(" + ", ".join(f"%b{k}: index" for k in range(12)) + '): "gpu.terminator"() : () -> () }'
)

SAMPLES = [
    Sample("gpu.wait", (TOKEN, TOKEN), (TOKEN,)),
    Sample(
        "gpu.alloc",
        (TOKEN, "index", "index"),
        ("memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>", TOKEN),
        (("hostShared", ""), _segments(1, 1, 1)),
    ),
    Sample("gpu.dealloc", (TOKEN, "memref<4xf32>"), (TOKEN,)),
    Sample("gpu.memcpy", (TOKEN, "memref<4xf32>", "memref<?xf32, 3>"), (TOKEN,)),
    Sample("gpu.memset", (TOKEN, "memref<4xf32>", "f32"), (TOKEN,)),
    Sample("gpu.host_register", ("memref<*xf32>",)),
    Sample("gpu.host_unregister", ("memref<*xf32>",)),
    Sample("gpu.set_default_device", ("i32",)),
    Sample(
        "gpu.launch_func",
        (TOKEN, *["index"] * 6, *["index"] * 3, "i32", "index"),
        (TOKEN,),
        (("kernel", "@m::@k"), _segments(1, *[1] * 6, *[1] * 3, 1, 1, 0)),
    ),
    Sample(
        "gpu.launch",
        (TOKEN, *["index"] * 6, "i32"),
        (TOKEN,),
        (("module", "@x"), ("function", "@y"), _segments(1, *[1] * 6, 0, 0, 0, 1)),
        _LAUNCH_BODY,
    ),
    *_of_dimension("thread_id", "block_id", "block_dim", "grid_dim", "global_id"),
    *_of_dimension("cluster_id", "cluster_dim", "cluster_dim_blocks", "cluster_block_id"),
    *_without_dimension("lane_id", "subgroup_id", "num_subgroups", "subgroup_size"),
    Sample("gpu.barrier", in_kernel=True),
    Sample(
        "gpu.all_reduce",
        ("f32",),
        ("f32",),
        (("op", "#gpu<all_reduce_op add>"), ("uniform", "")),
        "{}",
        in_kernel=True,
    ),
    Sample(
        "gpu.subgroup_reduce",
        ("f32",),
        ("f32",),
        (
            ("op", "#gpu<all_reduce_op add>"),
            ("uniform", ""),
            ("cluster_size", "4 : i32"),
            ("cluster_stride", "2 : i32"),
        ),
        in_kernel=True,
    ),
    Sample(
        "gpu.shuffle",
        ("f32", "i32", "i32"),
        ("f32", "i1"),
        (("mode", "#gpu<shuffle_mode xor>"),),
        in_kernel=True,
    ),
    Sample(
        "gpu.rotate", ("f32",), ("f32", "i1"), (("offset", "1 : i32"), ("width", "4 : i32")), in_kernel=True
    ),
    Sample(
        "gpu.subgroup_broadcast",
        ("f32", "i32"),
        ("f32",),
        (("broadcast_type", "#gpu<broadcast specific_lane>"),),
        in_kernel=True,
    ),
    Sample("gpu.printf", ("f32", "index"), (), (("format", '"%f %d"'),), in_kernel=True),
    Sample("gpu.dynamic_shared_memory", (), (SHARED,), in_kernel=True),
    Sample(
        "gpu.warp_execute_on_lane_0",
        ("index", "vector<4xf32>"),
        ("vector<4xf32>",),
        (("warp_size", "32 : i64"),),
        '{ ^bb0(%v: vector<128xf32>): "gpu.yield"(%v) : (vector<128xf32>) -> () }',
        in_kernel=True,
    ),
]
"""A right form of each op that may stand in a function by itself, with all that it can have."""

BY_HAND = ("gpu.module", "gpu.func", "gpu.return", "gpu.binary", "gpu.terminator", "gpu.yield")
"""The ops whose malformed forms are written by hand, in `text/refused/gpu.mlir`."""

WRONG_TYPES = ("si32", "index", TOKEN, "memref<4xf16>", "vector<2x2xf32>")
WRONG_ATTRIBUTES = ("17 : i8", '"text"', "#gpu<all_reduce_op minsi>")


READ_PAST_THE_END = ("gpu.launch_func",)
"""Ops that MLIR's module looks at before it is known how many operands they have."""


def malformed(sample: Sample) -> Iterator[Sample]:
    """Wrong types, a value too few and too many, a property that lacks or is another."""
    operands, results, properties = sample.operands, sample.results, sample.properties
    for k, type_ in enumerate(operands):
        for wrong in WRONG_TYPES:
            if wrong != type_:
                yield replace(sample, operands=(*operands[:k], wrong, *operands[k + 1 :]))
        if sample.name not in READ_PAST_THE_END:
            yield replace(sample, operands=(*operands[:k], *operands[k + 1 :]))
    if sample.name not in READ_PAST_THE_END:
        yield replace(sample, operands=(*operands, "f32"))
    for k, type_ in enumerate(results):
        for wrong in WRONG_TYPES:
            if wrong != type_:
                yield replace(sample, results=(*results[:k], wrong, *results[k + 1 :]))
        yield replace(sample, results=(*results[:k], *results[k + 1 :]))
    yield replace(sample, results=(*results, "f32"))
    for k, (name, value) in enumerate(properties):
        if name == "operandSegmentSizes" and sample.name in READ_PAST_THE_END:
            continue
        yield replace(sample, properties=(*properties[:k], *properties[k + 1 :]))
        for wrong in WRONG_ATTRIBUTES:
            if wrong != value:
                yield replace(sample, properties=(*properties[:k], (name, wrong), *properties[k + 1 :]))
    if sample.regions:
        yield replace(sample, regions="{}")
        yield replace(sample, regions="{}, {}")
    else:
        yield replace(sample, regions="{}")


def candidates() -> list[str]:
    """Every malformed op; with some of what is taken for wrong it is right."""
    return [form.text() for sample in SAMPLES for form in malformed(sample)]
