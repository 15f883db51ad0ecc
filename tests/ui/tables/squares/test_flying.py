"""A ball flies over the table by its curve, turning, and is put where it belongs at the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.ui.tables.squares.flying import UNSEEN_S, fly
from game.ui.widgets.canvas import Point

START, STOP = (10.0, 0.0), (10.0, 20.0)


def stage(*, reduced: bool = False) -> Any:
    ball = SimpleNamespace(holder=3, spot=None, lift=0.0, angle=0.0)
    return SimpleNamespace(picture=SimpleNamespace(ball=ball), reduced=reduced)


def test_it_leaves_its_holder_rises_turns_and_ends_where_it_is_put() -> None:
    table, ended = stage(), []
    ball = table.picture.ball
    clip = fly(
        table,
        lambda: START,
        STOP,
        seconds=1.0,
        high=8.0,
        end=lambda: ended.append(ball.spot),
        turns=2.0,
        curve=lambda share: share * share,
    )
    assert ball.holder == 3, "nothing happens before it begins"
    clip.start()
    assert (ball.holder, ball.spot) == (-1, START)
    clip.at(0.5)
    assert (ball.spot, ball.lift) == ((10.0, 5.0), pytest.approx(8.0))
    assert ball.angle == pytest.approx(90.0 + 360.0)
    assert ended == []
    clip.at(1.0)
    assert ended == [(10.0, 5.0)]


def test_it_sets_out_from_where_it_is_when_it_begins() -> None:
    table, at = stage(), [START]
    clip = fly(table, lambda: at[0], STOP, seconds=1.0, high=0.0, end=lambda: None)
    at[0] = (0.0, 20.0)
    clip.start()
    clip.at(0.5)
    place: Point = table.picture.ball.spot
    assert (place, table.picture.ball.angle) == ((5.0, 20.0), 0.0)


def test_with_reduced_motion_it_is_there_soon_and_nothing_is_seen_of_its_flight() -> None:
    table, ended = stage(reduced=True), []
    clip = fly(table, lambda: START, STOP, seconds=1.0, high=8.0, end=lambda: ended.append(True))
    clip.start()
    clip.at(0.5)
    assert (clip.seconds, table.picture.ball.spot, table.picture.ball.lift) == (UNSEEN_S, START, 0.0)
    clip.at(1.0)
    assert ended == [True]
