"""A module that xDSL built, compiled and called."""

# Prints: 25

from xdsl.builder import Builder
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import ModuleOp, i32

import stretto


@ModuleOp
@Builder.implicit_region
def module():
    @Builder.implicit_region((i32,))
    def body(arguments):
        square = arith.MuliOp(arguments[0], arguments[0])
        func.ReturnOp(square.result)

    func.FuncOp("square", ((i32,), (i32,)), body)


program = stretto.compile(stretto.parse(module))
print(program.square(5))
