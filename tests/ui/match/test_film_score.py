"""What is announced about points and play-offs, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.requests import Flick, Spin
from game.games.bfl import events as e
from game.ui.animation import Film
from game.ui.scenes import match_words
from game.ui.scenes.match import MatchScene
from game.ui.table import Played
from game.ui.table_words import Announcement
from game.ui.tables.bfl import film_moves, film_score
from tests.ui.bfl import stage_of
from tests.ui.driver import Driver
from tests.ui.match.conftest import NAMES, Begin
from tests.ui.written import Written

KICK, SPIN = Flick(0, "BFL-5.2", "playoff", distance=110), Spin((0,), "BFL-5.3", "playoff")


def shown(match: MatchScene, clips: list[Any]) -> list[Announcement]:
    """Lets clips run; returns what they announced."""
    said: list[Announcement] = []
    film = Film()
    film.add(clips)
    while film.busy:
        film.update(0.1)
        words = match.desk.seen.announcement
        if words is not None and words not in said:
            said.append(words)
    return said


def played(*events: Any, request: Any = KICK) -> Played:
    """An answer that brought these events."""
    return Played(request, True, 0, "", list(events), None)


@pytest.mark.rule("BFL-1.2", "BFL-4.2")
@pytest.mark.parametrize(
    ("last", "points"), [(e.Try(0, 2), 2), (e.PlayoffWon(0, 1, False), 1), (e.Try(0, 0), 0)]
)
def test_the_end_of_a_quarter_counts_the_points_that_ended_it(begin: Begin, last: Any, points: int) -> None:
    match = begin(2)
    stage = stage_of(match.board)
    stage.picture.sides[0].score = 6
    end = e.QuarterEnd(1)
    answer = played(last, end)
    maker = film_score.tried if isinstance(last, e.Try) else film_score.playoff_won
    said = shown(match, [*maker(stage, last, answer), *film_score.quarter_end(stage, end, answer)])
    assert said[-1].line.replace(film_score.KEPT, " ") == f"Ada {6 + points} · Ben 0"


def test_the_end_of_a_quarter_names_every_team(begin: Begin) -> None:
    match = begin(8)
    end = e.QuarterEnd(2)
    said = shown(match, film_score.quarter_end(stage_of(match.board), end, played(end)))
    assert all(name in said[-1].line for name in NAMES)


@pytest.mark.rule("BFL-5.1", "BFL-5.2", "BFL-5.5")
@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (e.Playoff((0, 1), 1, False), "BFL-5.1"),
        (e.Playoff((0, 1), 1, True), "BFL-5.5"),
        (e.Playoff((0, 1), 2, False), "BFL-5.2"),
        (e.Playoff((0, 1), 2, True), "BFL-5.2"),
    ],
)
def test_a_round_of_a_play_off_cites_its_rule(begin: Begin, event: e.Playoff, rule: str) -> None:
    match = begin(3)
    said = shown(match, film_score.playoff(stage_of(match.board), event, played(event)))
    assert said[-1].rule == rule


@pytest.mark.rule("BFL-5.2", "BFL-5.3", "BFL-5.4")
@pytest.mark.parametrize(
    ("seats", "requests", "rule"),
    [
        ((0, 1), (KICK, KICK), "BFL-5.2"),
        ((0, 1), (SPIN, KICK), "BFL-5.3"),
        ((0, 1), (KICK, SPIN), "BFL-5.3"),
        ((0, 1, 2), (KICK, KICK, KICK), "BFL-5.4"),
    ],
)
def test_the_end_of_a_play_off_cites_its_rule(
    begin: Begin, seats: tuple[int, ...], requests: tuple[Any, ...], rule: str
) -> None:
    match = begin(3)
    won = e.PlayoffWon(0, 1, False)
    *before, last = requests
    match.session.history.append(played(e.Playoff(seats, 3, False), request=SPIN))  # the round before: spun
    match.session.history.extend(played(request=request) for request in before)
    match.session.history.append(played(won, e.Playoff((0, 1, 2), 1, True), request=last))
    said = shown(match, film_score.playoff_won(stage_of(match.board), won, match.session.history[-1]))
    match.session.history.clear()
    assert said[-1].rule == rule


@pytest.mark.rule("BFL-3.3")
def test_a_setback_counts_once_also_when_a_frame_meets_its_very_end(begin: Begin) -> None:
    match = begin(2)
    stage = stage_of(match.board)
    event = e.MovedBack(0, 40, 30, "out")
    slide = next(clip for clip in film_moves.back(stage, event, played(event)) if clip.seconds)
    slide.start()
    slide.at(1.0)  # the last frame
    slide.at(1.0)  # and its end
    assert stage.since.gains[0] == -10
    assert stage.side(0).yards == 30.0


LONG = (
    "Wilhelmina Wow",
    "Maximilian Mux",
    "Christophoros",
    "Bartholomew W.",
    "Annemarie Wood",
    "Constantinople",
    "Montgomery Wax",
    "Guggenheim MMM",
)


@pytest.mark.rule("BFL-1.2")
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_eight_long_names_stand_on_the_plaque_in_full(
    begin: Begin, driver: Driver, written: Written, monkeypatch: pytest.MonkeyPatch, text_scale: float
) -> None:
    monkeypatch.setattr("tests.ui.match.conftest.NAMES", LONG)
    driver.app.change(text_scale=text_scale)
    match = begin(8)
    end, begun = e.QuarterEnd(3), e.Playoff(tuple(range(8)), 1, True)
    for clips in (
        film_score.quarter_end(stage_of(match.board), end, played(end)),
        film_score.playoff(stage_of(match.board), begun, played(begun)),
    ):
        said = shown(match, clips)[-1]
        written.clear()
        match_words.draw(match.canvas(), said, match.board, 1.0)
        words = " ".join(written.words).replace(film_score.KEPT, " ")
        assert all(name in words for name in LONG)
        half = match.board.words_w(match.canvas().theme) / 2
        assert all(640 - half < place.x and place.right < 640 + half for place in written.boxes)
