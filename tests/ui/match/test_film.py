"""Film: clips in a queue, whose end is the same however it comes about."""

from __future__ import annotations

import math
from typing import Any

import pytest

from game.ui.animation import Clip, Film, between, moment, part, pause


def shown(film: Film, name: str, seconds: float, log: list[Any], **more: Any) -> None:
    """Adds a clip that writes down what it shows."""
    film.add([Clip(seconds, lambda share: log.append((name, round(share, 3))), **more)])


@pytest.mark.parametrize("dt_s", [0.01, 0.1, 0.37, 5.0])
@pytest.mark.parametrize("speed", [0.6, 1.0, 2.5, math.inf])
def test_every_clip_ends_with_its_end_at_every_speed(dt_s: float, speed: float) -> None:
    film = Film()
    log: list[Any] = []
    for name in "abc":
        shown(film, name, 0.4, log)
    for _ in range(400):
        film.update(dt_s, speed)
    assert not film.busy
    assert [log[max(k for k, entry in enumerate(log) if entry[0] == name)] for name in "abc"] == [
        ("a", 1.0),
        ("b", 1.0),
        ("c", 1.0),
    ]


def test_what_is_left_of_a_step_goes_to_the_next_clip() -> None:
    film = Film()
    log: list[Any] = []
    shown(film, "a", 1.0, log)
    shown(film, "b", 1.0, log)
    film.update(1.25)
    assert log == [("a", 1.0), ("b", 0.25)]


@pytest.mark.parametrize(("seconds", "frames"), [(0.05, 60), (0.1, 30), (0.3, 50), (0.55, 60)])
def test_a_clip_ends_once_however_its_frames_are_rounded(seconds: float, frames: int) -> None:
    """The sum of so many of these frames is a hair less than the clip, and its share of it is exactly 1."""
    film = Film()
    ends: list[float] = []
    film.add([Clip(seconds, lambda share: ends.append(share) if share >= 1.0 else None)])
    while film.busy:
        film.update(1 / frames)
    assert ends == [1.0]


def test_a_group_is_skipped_together_and_in_silence() -> None:
    film = Film()
    log: list[Any] = []
    heard: list[str] = []
    shown(film, "a", 1.0, log, group="march", cues=((0.5, lambda: heard.append("a")),))
    shown(film, "b", 1.0, log, group="march")
    shown(film, "c", 1.0, log)
    film.update(0.2)
    film.skip()
    assert [entry for entry in log if entry[1] == 1.0] == [("a", 1.0), ("b", 1.0)]
    assert (len(film.clips), heard) == (1, [])


def test_cues_come_at_their_time_and_once() -> None:
    film = Film()
    heard: list[int] = []
    film.add([Clip(1.0, cues=((0.0, lambda: heard.append(0)), (0.5, lambda: heard.append(5))))])
    film.update(0.1)
    assert heard == [0]
    film.update(0.5)
    film.update(5.0)
    assert heard == [0, 5]


def test_a_banner_that_opens_a_question_lasts_at_every_speed() -> None:
    film = Film()
    film.add([pause(0.5, hurry=False)])
    film.update(0.4, math.inf)
    assert film.busy
    film.update(0.2, math.inf)
    assert not film.busy


def test_a_clip_that_waits_for_a_player_cannot_be_skipped() -> None:
    film = Film()
    moved: list[int] = []
    after: list[int] = []
    film.add([Clip(0.0, done=lambda: bool(moved)), moment(lambda: after.append(1))])
    film.update(10.0)
    film.skip()
    film.finish()
    assert (film.waits, after) == (True, [])
    moved.append(1)
    film.update(0.1)
    assert (film.busy, after) == (False, [1])


def test_a_value_on_its_way_arrives_exactly() -> None:
    assert between(0.1, 0.7, 1.0) == 0.7
    assert [round(part(share, 0.2, 0.4), 6) for share in (0.1, 0.3, 0.5)] == [0.0, 0.5, 1.0]
