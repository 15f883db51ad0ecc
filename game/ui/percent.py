"""How chances and shares are written in percent, wherever they are read: half a percent is rounded up."""

from __future__ import annotations

import math
from typing import Final

NEAR: Final = 1e-9  # 12.5 may be computed as 12.4999999999


def percent(chance: float, *, digits: int = 0, gap: str = "") -> str:
    """A chance in percent; what is possible is never 0 %, what may fail never 100 %. ``digits`` stand after
    the point, ``gap`` before the sign."""
    parts = 10**digits
    found = math.floor(chance * 100 * parts + 0.5 + NEAR)
    if 0 < chance < 1:
        found = min(100 * parts - 1, max(1, found))
    return f"{found / parts:.{digits}f}{gap}%"


def share(part: float) -> str:
    """A share of a table that is long: of what hardly ever happens it says that it is less than 1 %."""
    return "<1%" if 0 < part < 0.005 else percent(part)
