"""Types of MLIR as types of the LLVM dialect; the expected forms are MLIR 22.1's."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import FileLineColLoc, IntAttr, StringAttr
from xdsl.ir import Attribute
from xdsl.parser import Parser

from stretto.context import make_context
from stretto.conversions.llvm_types import LLVMTypeConverter, strides_and_offset
from stretto.diagnostics import DiagnosticError

LOCATION = FileLineColLoc(StringAttr("input.mlir"), IntAttr(3), IntAttr(5))


def parse_type(text: str) -> Attribute:
    return Parser(make_context(), text).parse_type()


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("i1", "i1"),
        ("si32", "i32"),
        ("ui8", "i8"),
        ("index", "i64"),
        ("bf16", "bf16"),
        ("f80", "f80"),
        ("f8E5M2", "i8"),
        ("f4E2M1FN", "i4"),
        ("complex<f32>", "!llvm.struct<(f32, f32)>"),
        ("vector<f32>", "vector<1xf32>"),
        ("vector<4xindex>", "vector<4xi64>"),
        ("vector<4xf8E5M2>", "vector<4xi8>"),
        ("vector<4x5xindex>", "!llvm.array<4 x vector<5xi64>>"),
        ("vector<[4]xindex>", "vector<[4]xi64>"),
        ("vector<4x[4]xindex>", "!llvm.array<4 x vector<[4]xi64>>"),
        ("memref<f32>", "!llvm.struct<(!llvm.ptr, !llvm.ptr, i64)>"),
        (
            "memref<?xindex, 3>",
            "!llvm.struct<(!llvm.ptr<3>, !llvm.ptr<3>, i64, !llvm.array<1 x i64>, !llvm.array<1 x i64>)>",
        ),
        (
            "memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 5 + d1)>>",
            "!llvm.struct<(!llvm.ptr, !llvm.ptr, i64, !llvm.array<2 x i64>, !llvm.array<2 x i64>)>",
        ),
        ("memref<*xf32>", "!llvm.struct<(i64, !llvm.ptr)>"),
        ("(index) -> (i32, index)", "!llvm.ptr"),
        ("!llvm.struct<(index)>", "!llvm.struct<(i64)>"),
        ('!llvm.struct<"a", (index)>', '!llvm.struct<"_Converted.a", (i64)>'),
        ("!llvm.array<2 x index>", "!llvm.array<2 x i64>"),
        ("!llvm.ptr<2>", "!llvm.ptr<2>"),
        ("!async.token", "!llvm.ptr"),
        ("!async.value<tensor<4xf32>>", "!llvm.ptr"),
        ("!async.group", "!llvm.ptr"),
        ("!async.coro.handle", "!llvm.ptr"),
    ],
)
def test_type_has_mlirs_llvm_form(source: str, expected: str):
    assert str(LLVMTypeConverter().convert(parse_type(source))) == expected


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("tuple<i32, index>", "has no LLVM form"),
        ("tensor<4xf32>", "has no LLVM form"),
        ("none", "has no LLVM form"),
        ("tf32", "has no LLVM form"),
        ("vector<[4]x4xindex>", "has no LLVM form"),
        ("memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>", "isn't strided"),
        ("memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>", "isn't strided"),
        ('memref<4xf32, "x">', "no integer"),
    ],
)
def test_type_without_llvm_form_is_a_located_error_that_names_it(source: str, reason: str):
    type_ = parse_type(source)
    assert LLVMTypeConverter().convert(type_) is None
    with pytest.raises(DiagnosticError) as raised:
        LLVMTypeConverter().convert_at(type_, LOCATION)
    assert f"'{type_}'" in raised.value.message
    assert reason in raised.value.message
    assert raised.value.location == LOCATION


def test_index_width_comes_from_the_data_layout_and_an_option_overrides_it():
    module = Parser(
        make_context(), "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {}"
    ).parse_module()
    assert LLVMTypeConverter.for_module(module).index_bitwidth == 32
    assert LLVMTypeConverter.for_module(module, 16).index_bitwidth == 16
    plain = Parser(make_context(), "module {}").parse_module()
    assert str(LLVMTypeConverter.for_module(plain).convert(parse_type("index"))) == "i64"


def test_arguments_of_a_memref_are_its_descriptors_fields():
    converter = LLVMTypeConverter(32)
    fields = converter.argument_types(parse_type("memref<?x?xf32, 1>"), LOCATION)
    assert [str(field) for field in fields] == ["!llvm.ptr<1>"] * 2 + ["i32"] * 5
    bare = converter.argument_types(parse_type("memref<?x?xf32, 1>"), LOCATION, bare_pointers=True)
    assert [str(field) for field in bare] == ["!llvm.ptr<1>"]
    unranked = converter.argument_types(parse_type("memref<*xf32>"), LOCATION)
    assert [str(field) for field in unranked] == ["i32", "!llvm.ptr"]


@pytest.mark.parametrize(
    ("source", "strides", "offset"),
    [
        ("memref<2x3xf32>", (3, 1), 0),
        ("memref<?x?xf32>", (None, 1), 0),
        ("memref<4xf32, strided<[?], offset: 7>>", (None,), 7),
        ("memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 5 + d1 * 2 + 3)>>", (5, 2), 3),
        ("memref<4x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>>", (4, 1), None),
    ],
)
def test_strides_and_offset(source: str, strides: tuple[int | None, ...], offset: int | None):
    assert strides_and_offset(parse_type(source)) == (strides, offset)  # pyright: ignore
