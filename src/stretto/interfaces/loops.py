"""What is said of loops to LLVM, by unit attributes with the names of LLVM's metadata.

At an op that is a loop, and at the branch back that it becomes.
"""

from __future__ import annotations

PARALLEL_LOOP = "llvm.loop.parallel_accesses"
"""No turn of the loop depends on another one by an access of the function's access group."""

NO_UNROLL = "llvm.loop.unroll.disable"
"""The loop isn't unrolled, so that there is one to vectorise."""

ACCESS_GROUP = "llvm.access.group"
"""At a load or store: it is in the function's access group."""
