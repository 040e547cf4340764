"""The parts of the passes that make and outline `gpu.launch` ops."""
