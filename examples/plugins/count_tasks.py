"""A pass of one's own.

stretto-opt FILE --load-pass-plugin=examples/plugins/count_tasks.py --count-tasks
"""

from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i64
from xdsl.passes import ModulePass


class CountTasksPass(ModulePass):
    name = "count-tasks"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        tasks = sum(inner.name == "async.execute" for inner in op.walk())
        op.attributes["example.tasks"] = IntegerAttr(tasks, i64)
