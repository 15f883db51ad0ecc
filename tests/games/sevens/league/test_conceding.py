"""A match that was played here and conceded before its end, as its form has it (S7-16.1)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.conceding import can_set_up, conceded, may_concede, way_to_concede
from game.games.sevens.league.report import DRAW, Ended, MatchReport, SideReport, wrong
from game.games.sevens.league.sheet import Career, first_sheet
from game.games.sevens.state import ABSENT, CASUALTY, KO, PRONE, RESERVES, SENT_OFF, SQUAD, Phase


def state(*home: int, phase: Phase = Phase.TURN, fans: tuple[int, int] = (3, 2)) -> Any:
    """Home's players are in these states; away has seven in Reserves."""
    away = [RESERVES] * 7 + [ABSENT] * (SQUAD - 7)
    status = [*home, *[ABSENT] * (SQUAD - len(home)), *away]
    return SimpleNamespace(status=status, phase=phase, fans=fans)


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize(
    ("home", "phase", "there"),
    [
        ((PRONE, RESERVES, KO, CASUALTY, SENT_OFF), Phase.TURN, 3),  # the KO may come back
        ((PRONE, RESERVES, KO, CASUALTY, SENT_OFF), Phase.SET_UP, 2),  # it has not
        ((RESERVES, RESERVES, RESERVES, CASUALTY), Phase.SET_UP, 3),
    ],
)
def test_who_can_set_up_fewer_than_three_concedes_at_no_cost(
    home: tuple[int, ...], phase: Phase, there: int
) -> None:
    s = state(*home, phase=phase)
    assert can_set_up(s, 0) == there
    assert way_to_concede(s, 0) is (Ended.CONCEDED if there >= 3 else Ended.TOO_FEW)
    assert way_to_concede(s, 1) is Ended.CONCEDED


def test_a_match_is_conceded_after_the_fan_factors_and_before_its_end() -> None:
    assert not may_concede(state(fans=(0, 0)))
    assert may_concede(state())
    assert not may_concede(state(phase=Phase.OVER))


@pytest.mark.rule("S7-16.1")
@pytest.mark.parametrize(("score", "after"), [((0, 1), (2, 0)), ((1, 1), (2, 0)), ((3, 2), (3, 0))])
def test_who_concedes_has_lost_and_what_it_scored_counts_for_nobody(
    score: tuple[int, int], after: tuple[int, int]
) -> None:
    deeds = ((1, Career(touchdowns=score[1], casualties=1)), (2, Career(touchdowns=0, completions=1)))
    sides = SideReport(score[0], (1, 2, 3)), SideReport(score[1], (1, 2), deeds, spent=5_000)
    told = conceded(MatchReport(*sides, DRAW, "played"), 1, Ended.CONCEDED)
    assert (told.score, told.winner, told.how) == (after, 0, "played")
    assert told.away.ended is Ended.CONCEDED
    assert told.away.deeds == ((1, Career(casualties=1)), (2, Career(completions=1)))
    assert told.away.spent == 5_000
    sheets = first_sheet(ready_made("human")), first_sheet(ready_made("orc"))
    assert wrong(told, (sheets[0], sheets[1])) == ["Skullgate Stompers: 5,000 cannot be spent of 0"]


def test_who_had_done_nothing_but_score_has_no_deeds_left() -> None:
    scored = SideReport(1, (1,), ((1, Career(touchdowns=1)),))
    told = conceded(MatchReport(scored, SideReport(), 0, "played"), 0, Ended.TOO_FEW)
    assert (told.score, told.winner, told.home.deeds) == ((0, 2), 1, ())
