"""The GPU device behind compiled code, with ctypes; `native/include/stretto/device.h` declares what is here.

Loaded at first use, so that a program without GPU ops pays nothing for it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import POINTER, c_bool, c_int32, c_int64, c_uint64, c_void_p
from functools import cache
from typing import ClassVar

from stretto.execution.native import library

PREFIX = "strettoDevice"
"""How the names of the device's functions begin."""


class DeviceStats(ctypes.Structure):
    """`StrettoDeviceStats`."""

    _fields_ = (
        ("kernel_launches", c_int64),
        ("host_waits", c_int64),
        ("streams_created", c_int64),
        ("streams_destroyed", c_int64),
        ("events_created", c_int64),
        ("events_destroyed", c_int64),
        ("device_bytes", c_int64),
        ("device_bytes_peak", c_int64),
        ("live_allocations", c_int64),
    )


class LiveAllocation(ctypes.Structure):
    """`StrettoLiveAllocation`."""

    _fields_ = (("address", c_void_p), ("bytes", c_int64), ("site", c_int32), ("kind", c_int32))


MEMORY_KINDS = ("device memory", "host-shared memory", "registered host memory")

_PROTOTYPES: dict[str, tuple[type | None, Sequence[object]]] = {
    "strettoDeviceFree": (c_uint64, (c_void_p, c_void_p, c_int64, c_int32)),
    "strettoDeviceHostUnregister": (c_int32, (c_void_p, c_int32)),
    "strettoDeviceGetError": (c_int32, (c_void_p, c_int64)),
    "strettoDeviceSync": (None, ()),
    "strettoDeviceRelease": (None, ()),
    "strettoDeviceGetStats": (None, (POINTER(DeviceStats),)),
    "strettoDeviceResetStats": (None, ()),
    "strettoDeviceLiveAllocations": (c_int64, (POINTER(LiveAllocation), c_int64)),
    "strettoDeviceFreeAllOf": (c_int64, (c_int32,)),
    "strettoDeviceSetMemoryLimit": (None, (c_int64,)),
    "strettoDeviceSetChecked": (None, (c_bool,)),
    "strettoDeviceIsChecked": (c_bool, ()),
    "strettoDeviceSetDelay": (None, (c_void_p, c_void_p)),
}


@cache
def device() -> ctypes.CDLL:
    """The native library with the device's prototypes set."""
    loaded = library()
    for name, (result, arguments) in _PROTOTYPES.items():
        function = getattr(loaded, name)
        function.restype = result
        function.argtypes = list(arguments)
    return loaded


def statistics() -> dict[str, int]:
    """The device's counters since they were last reset."""
    stats = DeviceStats()
    device().strettoDeviceGetStats(ctypes.byref(stats))
    return {field[0]: getattr(stats, field[0]) for field in DeviceStats._fields_}


def live_allocations() -> list[LiveAllocation]:
    """The memory that is allocated or registered; exact when the device is idle."""
    count = device().strettoDeviceLiveAllocations(None, 0)
    buffer = (LiveAllocation * max(count, 1))()
    count = min(device().strettoDeviceLiveAllocations(buffer, len(buffer)), len(buffer))
    return list(buffer[:count])


def set_memory_limit(bytes_: int | None) -> None:
    """How much memory the device may have allocated at once; None: as much as there is."""
    device().strettoDeviceSetMemoryLimit(-1 if bytes_ is None else bytes_)


class DeviceAllocation:
    """Device memory that a program handed to Python; freed with the last array on it."""

    addresses: ClassVar[set[int]] = set()
    """Those of all."""

    def __init__(self, address: int):
        self.address = address
        DeviceAllocation.addresses.add(address)

    def __del__(self) -> None:
        DeviceAllocation.addresses.discard(self.address)
        device().strettoDeviceFree(self.address, None, 0, 0)


def owner_of(address: int) -> DeviceAllocation | None:
    """The owner of memory that a program returned, if it is the device's."""
    if any(one.address == address and one.kind < 2 for one in live_allocations()):
        return DeviceAllocation(address)
    return None


def free_unreachable(first_site: int, sites: int) -> None:
    """Give back the memory of a program, which has these sites, but what Python has arrays on.

    Nothing of it may be in use any more.
    """
    device().strettoDeviceSync()
    if not DeviceAllocation.addresses:
        device().strettoDeviceFreeAllOf(first_site)
        return
    for one in live_allocations():
        if (
            one.site in range(first_site, first_site + sites)
            and one.address not in DeviceAllocation.addresses
        ):
            if MEMORY_KINDS[one.kind] == "registered host memory":
                device().strettoDeviceHostUnregister(one.address, 0)
            else:
                device().strettoDeviceFree(one.address, None, 0, 0)
