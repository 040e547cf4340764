"""MLIRParser: locations, scopes, files."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import FileLineColLoc, LocationAttr, ModuleOp
from xdsl.ir import Operation

from stretto.cli.common import parse_text
from stretto.context import make_context
from stretto.diagnostics import DiagnosticError
from stretto.diagnostics.locations import file_location


def parse(text: str, **options: int) -> ModuleOp:
    return parse_text(make_context(allow_unregistered=True), text, "input.mlir", **options)[0]


def find(module: ModuleOp, name: str) -> Operation:
    return next(op for op in module.walk() if op.name == name)


def place(location: LocationAttr) -> tuple[str, int, int]:
    assert isinstance(location, FileLineColLoc)
    return location.filename.data, location.line.data, location.column.data


def test_an_op_stands_where_its_name_is():
    module = parse("func.func @f(%a: i32,\n    %b: i32) {\n  %x = arith.addi %a, %b : i32\n  return\n}")
    assert place(find(module, "arith.addi").location) == ("input.mlir", 3, 8)
    assert place(find(module, "func.func").location) == ("input.mlir", 1, 1)
    arguments = find(module, "func.func").regions[0].block.args
    assert [place(a.location)[1:] for a in arguments] == [(1, 14), (2, 5)]


def test_block_and_body_arguments_have_places():
    module = parse(
        "func.func @f(%v: !async.value<i32>) {\n"
        "  %t = async.execute (%v as %x: !async.value<i32>) { async.yield }\n"
        "  cf.br ^a(%v : !async.value<i32>)\n"
        "^a(%b: !async.value<i32>):\n"
        "  return\n}"
    )
    assert place(find(module, "async.execute").regions[0].block.args[0].location)[1:] == (2, 29)
    last = find(module, "func.func").regions[0].blocks.last
    assert last is not None
    assert place(last.args[0].location)[1:] == (4, 4)


def test_implied_terminators_stand_at_their_op():
    module = parse("func.func @f(%c: i1) {\n  scf.if %c {\n  }\n  return\n}")
    assert place(find(module, "scf.yield").location)[1:] == (2, 3)


def test_given_locations_win_and_aliases_may_follow():
    module = parse(
        'func.func @f() { return loc("a.py":7:8) } loc(#where)\n'
        '#file = loc("b.py":1:2)\n#where = loc(callsite(#file at "main"))\n'
    )
    assert place(find(module, "func.return").location) == ("a.py", 7, 8)
    found = file_location(find(module, "func.func").location)
    assert found is not None
    assert place(found) == ("b.py", 1, 2)


def test_an_alias_that_is_never_defined_is_an_error():
    with pytest.raises(DiagnosticError, match="never defined"):
        parse("func.func @f() { return } loc(#where)")


def test_lines_count_from_where_the_part_of_a_file_starts():
    module = parse("func.func @f() {\n  return\n}", first_line=10)
    assert place(find(module, "func.return").location)[1:] == (11, 3)
    with pytest.raises(DiagnosticError) as caught:
        parse("func.func @f() {\n  return %x : i32\n}", first_line=10)
    assert caught.value.location is not None
    assert place(caught.value.location)[1:] == (11, 10)


def test_isolated_regions_have_names_of_their_own():
    module = parse("%x = arith.constant 1 : i32\nfunc.func @f(%x: i32) { return }")
    assert find(module, "func.func").regions[0].block.args[0].name_hint == "x"
    with pytest.raises(DiagnosticError, match="use of undeclared SSA value name"):
        parse("%x = arith.constant 1 : i32\nfunc.func @f() -> i32 { return %x : i32 }")


def test_files_may_be_empty_or_one_module():
    assert not parse("// nothing\n").body.block.ops
    assert parse("module @m {}").sym_name is not None


def test_resources_of_reproducers():
    text = """
    module {}
    {-# external_resources: { mlir_reproducer: { pipeline: "builtin.module(cse)", verify_each: true } } #-}
    """
    _, parser = parse_text(make_context(), text, "x")
    assert parser.external_resources["mlir_reproducer"] == {
        "pipeline": "builtin.module(cse)",
        "verify_each": True,
    }


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        (
            "func.func @f() {\n  %x = arith.addi %y, %y : i32\n  return }",
            2,
            19,
            "use of undeclared SSA value name",
        ),
        ("func.func @f(%x: i32) {\n  %x = arith.addi %x, %x : i32\n  return }", 2, 3, "redefinition of SSA"),
        (
            "func.func @f(%x: i32) {\n  async.await %x : !async.token\n  return }",
            2,
            15,
            "different type than",
        ),
        ("func.func @f() {\n  cf.br ^nowhere\n}", 2, 9, "reference to an undefined block"),
        ("func.func @f() {\n  %a, %b = arith.constant 1 : i32\n  return }", 2, 3, "defines 1 results"),
        ("func.func @f() { arith.nothing return }", 1, 18, "custom op 'arith.nothing' is unknown"),
        ("func.func @f(%x: i32", 1, 21, "expected '[)]'"),
    ],
)
def test_faults_have_their_place(text: str, line: int, column: int, message: str):
    with pytest.raises(DiagnosticError, match=message) as caught:
        parse(text)
    assert caught.value.location is not None
    assert place(caught.value.location)[1:] == (line, column)


@pytest.mark.parametrize("start", ['"', 'func.func "', '"a" "'])
def test_strings_that_are_not_closed_take_no_time(start: str):
    with pytest.raises(DiagnosticError, match="before closing string literal"):
        parse(start + "a" * 100_000 + "\n")


@pytest.mark.parametrize(
    "op",
    [
        "scf.if %c { %c = arith.constant true }",
        "scf.for %i = %c to %n step %n { %c = arith.constant 0 : index }",
        "%t = async.execute [%c] { %c = async.execute { async.yield } async.yield }",
        '"a.b"(%c) ({ %c = "a.c"() : () -> i1 }) : (i1) -> ()',
    ],
)
def test_operands_are_not_defined_in_regions_of_the_op(op: str):
    with pytest.raises(DiagnosticError, match="use of undeclared SSA value name"):
        parse(f"func.func @f(%n: index) {{ {op} return }}")


def test_properties_that_an_op_does_not_have_are_dropped():
    module = parse('%0 = "arith.constant"() <{value = true, other}> {own} : () -> i1')
    constant = find(module, "arith.constant")
    assert list(constant.properties) == ["value"] and list(constant.attributes) == ["own"]


@pytest.mark.parametrize(
    "op",
    [
        '%0 = "memref.alloc"() : () -> memref<4xf32>',
        '%0 = "async.execute"() ({ async.yield }) : () -> !async.token',
    ],
)
def test_no_operands_need_no_segment_sizes(op: str):
    sizes = next(iter(parse(op).ops)).properties["operandSegmentSizes"]
    assert str(sizes) == "array<i32: 0, 0>"
