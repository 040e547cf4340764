"""Parallel loops cut into blocks: the parts of `async-parallel-for`."""
