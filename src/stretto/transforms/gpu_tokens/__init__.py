"""The parts of `gpu-async-region`."""
