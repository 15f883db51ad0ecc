"""The line of a replay: what is written on it is read wherever the knob is."""

from __future__ import annotations

import pytest

from game.ui.widgets.canvas import Box
from game.ui.widgets.timeline import KNOB, Timeline

WIDE = 44.0  # of a name


def line(at: float, steps: int = 100) -> Timeline:
    return Timeline("seek", Box(100, 600, 840, 48), steps, at, [(0, "Drive 1"), (50, "Drive 2")], [])


@pytest.mark.parametrize("at", range(51))
@pytest.mark.parametrize("period", [0, 1])
def test_the_knob_lies_on_no_periods_name(at: int, period: int) -> None:
    seek = line(at)
    start, end = seek.x(50 * period) + 9, seek.x(50 * period + 50)
    x = seek.label_x(start, WIDE, end)
    knob = seek.x(at)
    assert x + WIDE <= knob - KNOB or x >= knob + KNOB
    assert start <= x <= end - WIDE


def test_a_name_without_room_beside_the_knob_stays() -> None:
    seek = line(1)
    assert seek.label_x(seek.x(0) + 9, WIDE, seek.x(0) + 60) == seek.x(0) + 9
