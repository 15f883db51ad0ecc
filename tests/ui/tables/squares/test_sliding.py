"""A counter goes along its points, lifted on the way, and is put where it belongs at the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.ui.tables.squares.sliding import UNSEEN_S, slide
from game.ui.widgets.canvas import Point

WAY: tuple[Point, ...] = ((0.0, 0.0), (10.0, 0.0), (10.0, 20.0))


def stage(*, reduced: bool = False) -> Any:
    counter = SimpleNamespace(spot=None, lift=0.0)
    return SimpleNamespace(picture=SimpleNamespace(counters=[counter]), reduced=reduced)


def test_it_goes_evenly_from_point_to_point_and_ends_at_rest() -> None:
    table, ended = stage(), []
    counter = table.picture.counters[0]
    clip = slide(table, 0, lambda: WAY, seconds=1.0, lift=4.0, end=lambda: ended.append(counter.spot))
    clip.start()
    clip.at(0.25)
    assert (counter.spot, counter.lift) == ((5.0, 0.0), pytest.approx(4.0))
    clip.at(0.75)
    assert counter.spot == (10.0, 10.0)
    clip.at(1.0)
    assert ended == [(10.0, 10.0)], "its end sets it down"


@pytest.mark.parametrize(("eased", "first"), [(False, 2.5), (True, 1.5625)])
def test_a_single_leg_sets_out_slowly_unless_it_is_a_step_among_others(eased: bool, first: float) -> None:
    table = stage()
    clip = slide(table, 0, lambda: WAY[:2], seconds=1.0, lift=0.0, end=lambda: None, eased=eased)
    clip.start()
    clip.at(0.25)
    assert table.picture.counters[0].spot == pytest.approx((first, 0.0))


def test_with_reduced_motion_it_is_there_soon_and_nothing_is_seen_on_the_way() -> None:
    table = stage(reduced=True)
    clip = slide(table, 0, lambda: WAY, seconds=1.0, lift=4.0, end=lambda: None)
    clip.start()
    clip.at(0.5)
    assert (clip.seconds, table.picture.counters[0].spot) == (UNSEEN_S, None)
