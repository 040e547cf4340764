"""What a call holds while it runs. Apart from `memref`, so that a call without arrays needs no NumPy."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Borrowed:
    """What a call keeps alive, and the allocations that came in from outside, by address.

    `uses_device`: whether the program may return memory of the GPU device.
    """

    keep: list[object] = field(default_factory=list[object])
    owners: dict[int, object] = field(default_factory=dict[int, object])
    uses_device: bool = False
