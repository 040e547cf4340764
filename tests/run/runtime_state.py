"""What the runtime holds, for tests that look whether something is left behind."""

from __future__ import annotations

from stretto.execution.native import library


def live_objects() -> int:
    """Tokens, values and groups there are once nothing runs any more; earlier tests may have left some."""
    assert library().strettoAsyncDrain(60_000)
    return library().strettoAsyncLiveObjects(None, 0)
