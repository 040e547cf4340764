"""Host-side GPU ops as calls of the device ABI (`native/include/stretto/device.h`)."""
