"""GPU kernels for the software device.

A kernel becomes *block functions*, each of which runs a range of blocks on one host thread: one for each
block size that launches are known to have, and one for any size. Within a block function the threads of
a block are loops, cut where the threads wait for one another (`fission`); or, where that can't be done, each
thread is a coroutine that the block resumes in turn (`coroutines`). The ABI is that of
`native/include/stretto/device.h`.

- `kernel`: what is common to both ways: a kernel's body with ids, memory and callees resolved
- `block_function`: the function around it: arguments, the loop over blocks, shared memory
- `device_functions`, `printing`, `workgroup_atomics`: what a kernel calls and does, made plain
- `cutting`, `structured`, `segments`, `clamping`, `interchange`, `own_memory`, `subgroups`: fission;
  `coroutines`: the other way; `reductions`, `combining`: values combined over threads, for both
- `descriptors`: the constants that launches refer to
"""
