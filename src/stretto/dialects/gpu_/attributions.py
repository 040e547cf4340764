"""Memory attributions: the arguments of a kernel that are memory of its workgroup or of each thread.

They are the last arguments of the entry block. How many are the workgroup's, the attribute
`workgroup_attributions` tells; without it there are none.
"""

from __future__ import annotations

from xdsl.ir import Operation

from stretto.dialects.mlir_text.narrow import as_integer

WORKGROUP_ATTRIBUTIONS = "workgroup_attributions"


def attribution_count(op: Operation) -> int:
    """How many arguments of a `gpu.func` or `gpu.launch` are memory of the workgroup."""
    count = as_integer(op.attributes.get(WORKGROUP_ATTRIBUTIONS))
    return 0 if count is None else count.value.data
