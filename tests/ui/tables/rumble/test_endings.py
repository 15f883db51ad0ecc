"""The result: the winner stands first, by the rule that ended the match; then the match is counted."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.grid import named
from game.games.rumble import events as e
from game.games.rumble.notation import NUMBER
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_over import MatchOver
from game.ui.scenes.statistics import Statistics
from game.ui.table_words import Announcement
from game.ui.tables.rumble.ending import last_words
from game.ui.tables.rumble.playing import RumblePlaying
from tests.ui.driver import Driver, known
from tests.ui.tables.matches import Begin, answer

HOME, AWAY = 0, 1
SCORES = ("H1.at v8", "ball H1")
RUN = (HOME, ("move", NUMBER["H1"], named("w8")))
NEXT = (HOME, ("next",))


def ended(begin: Begin, driver: Driver, given: tuple[str, ...], last: Any) -> MatchScene:
    match = begin(given=given)
    answer(driver, match, last)
    driver.step(3)
    assert isinstance(driver.scene, MatchOver)
    return match


def places(match: MatchScene) -> list[tuple[int, int, str, str]]:
    return [(each.place, each.seat, each.figure, each.words) for each in match.board.standings()]


@pytest.mark.rule("RU-3.5")
def test_a_forfeit_puts_the_winner_first_whatever_the_score(begin: Begin, driver: Driver) -> None:
    given = ("score.away 2", "score.home 0", "A1.box bad", *SCORES)
    match = ended(begin, driver, given, RUN)
    team = match.board.side(HOME)
    words = match.board.last_words()
    assert words == Announcement(f"{team.name} wins", "Ben has nobody to field", "RU-3.5", HOME, "grand")
    assert places(match) == [(1, HOME, "1", "all fit"), (2, AWAY, "2", "forfeits")]


@pytest.mark.rule("RU-1.6")
def test_the_third_touchdown_wins(begin: Begin, driver: Driver) -> None:
    match = ended(begin, driver, ("score.home 2", "A1.at c3", *SCORES), RUN)
    assert match.board.last_words().rule == "RU-1.6"
    assert [each[:3] for each in places(match)] == [(1, HOME, "3"), (2, AWAY, "0")]


@pytest.mark.rule("RU-4.2")
@pytest.mark.parametrize(("away", "title"), [(1, "Ben wins"), (0, "A tie")])
def test_after_the_last_turn(begin: Begin, driver: Driver, away: int, title: str) -> None:
    given = ("H1.at c3", "A1.at t8", "phase attack", "turns 399", f"score.away {away}")
    match = ended(begin, driver, given, NEXT)
    words = match.board.last_words()
    assert (words.title, words.rule) == (title, "RU-4.2")
    assert [each[0] for each in places(match)] == ([1, 2] if away else [1, 1])
    assert match.board.standings()[0].seat == (AWAY if away else HOME)


def test_the_statistics_count_the_match_that_has_just_ended(begin: Begin, driver: Driver) -> None:
    ended(begin, driver, ("score.home 2", "A1.at c3", *SCORES), RUN)
    driver.click("statistics")
    driver.step(6)
    rows = known(driver.scene, Statistics).rows
    assert [(row.title, row.note) for row in rows][:2] == [
        ("This match", "Rumble"),
        ("All matches", "1 match counted"),
    ]
    driver.key("esc")
    assert isinstance(driver.scene, MatchOver)


@pytest.mark.rule("RU-3.5")
@pytest.mark.parametrize(("winner", "title"), [(-1, "A tie"), (HOME, "Ada wins")])
def test_a_double_forfeit_is_called_so(begin: Begin, winner: int, title: str) -> None:
    team = known(begin().board, RumblePlaying).stage.team
    told = [e.Forfeited(HOME), e.Forfeited(AWAY), e.Over(winner, "forfeit", "RU-3.5")]
    words = last_words(told, team)
    assert (words.title, words.line, words.rule) == (title, "neither side has anybody to field", "RU-3.5")
