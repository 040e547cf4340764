"""async-func-to-async-runtime and async-to-async-runtime: what their text tests don't show."""

from __future__ import annotations

import pytest
from xdsl.dialects import affine, cf, func
from xdsl.dialects.builtin import FileLineColLoc, ModuleOp
from xdsl.ir import Block

from stretto.context import make_context
from stretto.conversions.async_func_to_async_runtime import AsyncFuncToAsyncRuntimePass
from stretto.conversions.async_to_async_runtime import AsyncToAsyncRuntimePass
from stretto.conversions.coroutines import Abi
from stretto.diagnostics import DiagnosticError
from stretto.dialects.async_.coro import CoroSuspendOp
from stretto.dialects.async_.runtime import RuntimeAwaitAndResumeOp
from stretto.dialects.mlir_text.parser import MLIRParser

ABIS: tuple[Abi, Abi] = ("mlir", "stretto")


def parsed(text: str) -> ModuleOp:
    return MLIRParser(make_context(allow_unregistered=True), text, "test.mlir").parse_module()


def lowered(text: str, abi: Abi = "mlir") -> ModuleOp:
    module = parsed(text)
    context = make_context()
    AsyncFuncToAsyncRuntimePass(abi).apply(context, module)
    AsyncToAsyncRuntimePass(abi).apply(context, module)
    module.verify()
    return module


def function(module: ModuleOp, name: str) -> func.FuncOp:
    (found,) = [op for op in module.ops if isinstance(op, func.FuncOp) and op.sym_name.data == name]
    return found


def refusal(text: str) -> DiagnosticError:
    with pytest.raises(DiagnosticError) as caught:
        lowered(text)
    return caught.value


def line(error: DiagnosticError) -> int:
    assert isinstance(error.location, FileLineColLoc)
    return error.location.line.data


@pytest.mark.parametrize("abi", ABIS)
def test_new_ops_and_arguments_are_located(abi: Abi) -> None:
    text = """
    async.func @f(%n: index, %t: !async.token) -> !async.value<i1> {
      %r = scf.for %i = %n to %n step %n iter_args(%u = %t) -> !async.token {
        async.await %u : !async.token
        scf.yield %u : !async.token
      }
      %c = arith.constant true
      cf.assert %c, "text"
      return %c : i1
    }
    func.func @g(%n: index, %c: i1, %v: !async.value<i1>, %code: i32) {
      %group = async.create_group %n : !async.group
      %0, %1 = async.execute (%v as %x: !async.value<i1>) -> !async.value<i1> {
        %2 = scf.if %x -> i1 {
          async.await_all %group
          scf.yield %c : i1
        } else {
          stretto.check %code
          scf.yield %x : i1
        }
        async.yield %2 : i1
      }
      %3 = async.await %1 : !async.value<i1>
      return
    }
    """
    module = lowered(text, abi)
    for op in module.walk():
        if op is module:
            continue
        assert isinstance(op.location, FileLineColLoc), op.name
        for region in op.regions:
            for argument in (a for block in region.blocks for a in block.args):
                assert isinstance(argument.location, FileLineColLoc), f"argument in {op.name}"


def test_site_is_where_the_assert_is() -> None:
    module = lowered(
        """func.func @f(%c: i1) {
          %0 = async.execute {
            cf.assert %c, "text"
            async.yield
          }
          return
        }""",
        "stretto",
    )
    (site,) = [op for op in module.walk() if op.name == "stretto.site"]
    assert isinstance(site.location, FileLineColLoc)
    assert (site.location.line.data, site.location.column.data) == (3, 13)


def test_ready_and_resumed_go_on_in_the_same_block() -> None:
    module = lowered(
        """async.func @f(%t: !async.token) -> !async.token {
          async.await %t : !async.token
          return
        }""",
        "stretto",
    )
    (awaiting,) = [op for op in module.walk() if isinstance(op, RuntimeAwaitAndResumeOp)]
    suspending = awaiting.parent
    assert isinstance(suspending, Block) and isinstance(suspending.last_op, CoroSuspendOp)
    (branch,) = [
        op for op in module.walk() if isinstance(op, cf.ConditionalBranchOp) and op.else_block is suspending
    ]
    assert branch.then_block is suspending.last_op.resume_dest


@pytest.mark.parametrize("abi", ABIS)
def test_functions_before_make_no_difference(abi: Abi) -> None:
    one = """async.func @f(%c: i1, %t: !async.token) -> (!async.token, !async.value<i1>) {
      cf.assert %c, "text"
      async.await %t : !async.token
      return %c : i1
    }
    """
    other = """async.func @other(%c: i1) -> !async.token {
      cf.assert %c, "other"
      return
    }
    """
    alone = function(lowered(one, abi), "f")
    behind = function(lowered(other + one, abi), "f")
    assert str(alone) == str(behind)


def test_a_captured_constant_is_no_argument_but_another_result_is() -> None:
    module = lowered(
        """func.func @f() {
          %0 = arith.constant 1 : i32
          %1 = "test.make"() : () -> i64
          %2 = async.execute {
            "test.use"(%1, %0) : (i64, i32) -> ()
            async.yield
          }
          return
        }"""
    )
    types = function(module, "async_execute_fn").function_type.inputs.data
    assert [str(t) for t in types] == ["i64"]


def test_an_async_function_must_be_lowered_before_its_tasks() -> None:
    module = parsed("\nasync.func @f() -> !async.token {\n  return\n}")
    with pytest.raises(DiagnosticError, match="async-func-to-async-runtime first") as caught:
        AsyncToAsyncRuntimePass().apply(make_context(), module)
    assert "async.func" in caught.value.message
    assert line(caught.value) == 2


def test_a_task_in_an_unregistered_op_is_refused() -> None:
    error = refusal('"foo.bar"() ({\n  %0 = async.execute { async.yield }\n}) : () -> ()')
    assert error.message == (
        "'async.execute' op can't be outlined from inside a 'foo.bar' op, which is unregistered"
    )
    assert line(error) == 2
    assert error.notes


def test_an_await_in_an_op_without_blocks_is_refused() -> None:
    text = """func.func @f(%t: !async.token) {
      %0 = async.execute {
        "foo.bar"() ({
          async.await %t : !async.token
        }) : () -> ()
        async.yield
      }
      return
    }"""
    error = refusal(text)
    assert error.message.startswith("'async.await' op can't leave the coroutine from inside a 'foo.bar' op")
    assert line(error) == 4


def test_an_assert_in_an_affine_loop_of_a_task_is_refused() -> None:
    text = """func.func @f(%c: i1) {
      %0 = async.execute {
        affine.for %i = 0 to 4 {
          cf.assert %c, "text"
        }
        async.yield
      }
      return
    }"""
    assert affine.ForOp.name in refusal(text).message


def test_an_await_outside_of_tasks_may_stand_in_any_op() -> None:
    module = lowered(
        """func.func @f(%t: !async.token) {
          "foo.bar"() ({
            async.await %t : !async.token
          }) : () -> ()
          return
        }"""
    )
    assert [op.name for op in module.walk()].count("async.runtime.await") == 1


def test_declarations_stay_private_and_keep_their_attributes() -> None:
    declared = function(lowered("async.func private @f(i32) -> !async.token attributes {test.a}"), "f")
    assert declared.sym_visibility is not None and declared.sym_visibility.data == "private"
    assert list(declared.attributes) == ["test.a"]


UNUSED_TOKEN = """
func.func @f(%x: f32) -> !async.value<f32> {
  %token, %value = async.execute -> !async.value<f32> { async.yield %x : f32 }
  USE
  return %value : !async.value<f32>
}
"""


@pytest.mark.parametrize(
    ("abi", "use", "tokens"),
    [("stretto", "", 0), ("stretto", "async.await %token : !async.token", 1), ("mlir", "", 1)],
)
def test_a_task_whose_token_nobody_uses_makes_none(abi: Abi, use: str, tokens: int) -> None:
    module = lowered(UNUSED_TOKEN.replace("USE", use), abi)
    assert str(module).count("async.runtime.create : !async.token") == tokens
    assert str(module).count("async.runtime.create : !async.value<f32>") == 1


def test_a_task_without_values_keeps_its_token() -> None:
    module = lowered("func.func @f() { async.execute { async.yield } return }", "stretto")
    assert str(module).count("async.runtime.create : !async.token") == 1


MEMBER = """
func.func @f(%group: !async.group, %ok: i1) -> index {
  %token = async.execute { cf.assert %ok, "no" async.yield }
  BETWEEN
  %rank = async.add_to_group %token, GROUP : !async.token
  %zero = arith.constant 0 : index
  return RESULT : index
}
"""


@pytest.mark.parametrize(
    ("between", "group", "result", "tokens"),
    [
        ("", "%group", "%zero", 0),
        ("", "%group", "%rank", 1),
        ("async.await %token : !async.token", "%group", "%zero", 1),
        ("%one = arith.constant 1 : index %new = async.create_group %one : !async.group", "%new", "%zero", 1),
    ],
    ids=["only a member", "its rank is used", "its token is used", "a group made after it"],
)
def test_a_task_that_is_only_a_member_of_a_group_counts_itself(
    between: str, group: str, result: str, tokens: int
) -> None:
    text = MEMBER.replace("BETWEEN", between).replace("GROUP", group).replace("RESULT", result)
    printed = str(lowered(text, "stretto"))
    assert printed.count("async.runtime.create : !async.token") == tokens
    assert printed.count("async.runtime.add_to_group") == tokens
    # Once where the task ends, once where it fails.
    assert printed.count("stretto.member_ready") == (0 if tokens else 2)
