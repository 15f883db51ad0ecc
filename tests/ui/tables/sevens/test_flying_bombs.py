"""What flies is seen to fly: a bomb, and a ball whose directions are rolled anew; nothing else moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist

import pytest

from game.core.grid import NOWHERE, named
from game.core.requests import Answer
from game.games.sevens.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.tables.sevens.midair import on_its_way
from game.ui.tables.sevens.picture import SevensPicture
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of

HOME, AWAY = 0, 1
H1, A2 = NUMBER["H1"], NUMBER["A2"]
BOMB = ("H1.at e6", "H1.skills Bombardier", "H3.at c3", "A1.at q9", "ball H3", "rerolls.home 0")
THROWN = ((HOME, ("act", H1, "bomb")), (HOME, ("bomb", named("i6"))))


def film(driver: Driver, match: MatchScene) -> Iterator[SevensPicture]:
    """The table, frame by frame, until the film ends."""
    while match.play.film.busy:
        driver.step(dt_s=0.05)
        yield stage_of(match).picture


def bombs(driver: Driver, match: MatchScene, given: Answer) -> list[tuple[float, float]]:
    """Where a bomb is seen while an answer is shown; the ball stays where it is."""
    settle(driver, match)
    driver.app.change(animation="normal")
    match.play.answer(given)
    seen = []
    for picture in film(driver, match):
        assert (picture.ball.holder, picture.ball.spot) == (NUMBER["H3"], None)
        if picture.bomb is not None:
            seen.append(picture.bomb.spot)
    assert stage_of(match).picture.bomb is None
    driver.app.change(animation="none")
    return seen


def ends(match: MatchScene, seen: list[tuple[float, float]]) -> tuple[int, int]:
    """The squares next to the ends of a flight."""
    at = stage_of(match).place.grid.at
    return at(seen[0]), at(seen[-1])


@pytest.mark.rule("S7-3.6")
def test_a_bomb_is_seen_to_fly_to_its_target(begin: Begin, driver: Driver) -> None:
    match = begin(given=BOMB)
    answer(driver, match, *THROWN)
    assert ends(match, bombs(driver, match, (6,))) == (named("e6"), named("i6"))


@pytest.mark.rule("S7-3.6", "S7-8.3")
def test_one_that_scatters_flies_to_where_it_comes_down(begin: Begin, driver: Driver) -> None:
    match = begin(given=BOMB)
    answer(driver, match, *THROWN)
    assert bombs(driver, match, (3,)) == [], "it is not known yet where to"
    assert ends(match, bombs(driver, match, (2, 5, 5))) == (named("e6"), named("k7"))


@pytest.mark.rule("S7-3.6", "S7-9.7")
@pytest.mark.parametrize(("rolled", "stop"), [(6, "g7"), (1, "i6")])
def test_one_that_may_be_snatched_flies_to_whoever_does_or_on(
    begin: Begin, driver: Driver, rolled: int, stop: str
) -> None:
    match = begin(given=(*BOMB, "A2.at g7", "rerolls.away 0"))
    answer(driver, match, *THROWN)
    assert bombs(driver, match, (6,)) == []
    answer(driver, match, (AWAY, ("intercept", A2)))
    assert ends(match, bombs(driver, match, (rolled,)))[1] == named(stop)


@pytest.mark.rule("S7-8.3")
def test_a_team_mate_that_scatters_moves_no_ball(begin: Begin, driver: Driver) -> None:
    skills = ("H1.at e6", "H1.skills Throw_Team-mate", "H1.pa 4", "H2.at f6", "H2.skills Right_Stuff")
    match = begin(given=(*skills, *BOMB[2:]))
    answer(driver, match, (HOME, ("act", H1, "throw_teammate")), (HOME, ("throw", NUMBER["H2"], named("i6"))))
    answer(driver, match, (3,))
    assert bombs(driver, match, (2, 5, 5)) == []


@pytest.mark.rule("S7-17.3", "S7-8.3")
def test_a_ball_that_scatters_anew_glides_back_and_does_not_jump(begin: Begin, driver: Driver) -> None:
    star = ("H1.at b6", "H1.skills Blast_It!,Hail_Mary_Pass", "H2.at r7", "A1.at q1", "ball H1")
    match = begin(given=(*star, "rerolls.home 0"))
    answer(driver, match, (HOME, ("act", H1, "pass")), (HOME, ("throw", named("r6"))), (6,), (7, 7, 7))
    driver.app.change(animation="normal")
    before = shown_at(match)
    match.play.answer((HOME, ("use", "Blast_It!")))
    way = [before, *(shown_at(match) for _ in film(driver, match))]
    assert max(dist(a, b) for a, b in pairwise(way)) < dist(way[0], way[-1]) / 2


def shown_at(match: MatchScene) -> tuple[float, float]:
    """Where the ball is drawn."""
    stage = stage_of(match)
    ball, grid = stage.picture.ball, stage.place.grid
    if ball.spot is None and ball.start != NOWHERE:
        (x, y), lift = on_its_way(grid, ball)
    else:
        (x, y), lift = ball.spot or grid.centre(ball.square), ball.lift
    return x, y - lift
