"""The chart of directions."""

from __future__ import annotations

from typing import Final

CHART: Final = ((1, -1, -1), (2, 0, -1), (3, 1, -1), (4, -1, 0), (5, 1, 0), (6, -1, 1), (7, 0, 1), (8, 1, 1))
"""The D8: number, to the right, down (S7-8.1)."""
