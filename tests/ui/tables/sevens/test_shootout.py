"""The end of a shoot-out: who won, who comes second, and every throw."""

from __future__ import annotations

import pytest

from game.ui.scenes.match import MatchScene
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer

LATE = ("half 3", "turn.home 8", "turn.away 7", "H1.at c3", "A1.at r3")
END = ((0, ("end_turn",)), (1, ("end_turn",)))


def ended(begin: Begin, driver: Driver, *throws: tuple[int, int]) -> MatchScene:
    """Extra time has ended level, and these were thrown."""
    match = begin(given=LATE, draw="extra_time")
    answer(driver, match, *END, *throws)
    return match


@pytest.mark.rule("S7-12.5")
def test_the_winner_of_a_shoot_out_is_first_and_the_throws_are_told(begin: Begin, driver: Driver) -> None:
    table = ended(begin, driver, (1, 2), (3, 3), (2, 1), (1, 6), (2, 2)).board
    assert [(each.seat, each.place, each.figure) for each in table.standings()] == [(1, 1, "0"), (0, 2, "0")]
    assert table.standings()[0].words == "shoot-out 2 : 1"
    assert table.last_words().line == "Shoot-out 2 : 1, by 2-1, 3-3, 1-2, 6-1, 2-2"


@pytest.mark.rule("S7-12.5")
def test_a_sixth_throw_is_told_too(begin: Begin, driver: Driver) -> None:
    table = ended(begin, driver, *[(1, 1)] * 5, (5, 4)).board
    assert table.last_words().line == "Shoot-out 1 : 0, by 1-1, 1-1, 1-1, 1-1, 1-1, 5-4"


@pytest.mark.rule("S7-12.5")
def test_without_one_the_score_decides(begin: Begin, driver: Driver) -> None:
    match = begin(given=("half 2", *LATE[1:], "score.away 1"))
    answer(driver, match, *END)
    assert [each.place for each in match.board.standings()] == [1, 2]
    assert match.board.last_words().line == "Ben"
