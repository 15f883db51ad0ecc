"""The odds of a call, against the real rules played through all dice (RULES.md chapter 9)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.games.halftime.odds import call_odds, odds
from game.games.halftime.outcomes import CALLS, DUELS, KICK_OFF_SPOTS, WAYS, Kind, Outcome, Spot, outcomes
from game.games.halftime.state import AWAY, GOAL, HOME, Phase, State
from tests.games.halftime.every_roll import after_the_call
from tests.games.halftime.table import halftime

SPOTS = [
    Spot(ball, down, to_go)
    for ball in (5, 10, 20, 45, 50, 60, 80, 90, 95)
    for down in (1, 4)
    for to_go in (5, 10, 15, 30)
    if ball + to_go <= GOAL
]


def end_of(state: State, spot: Spot) -> Outcome:
    """What a play has come to, read from the state after it."""
    match state.phase:
        case Phase.TRY:
            mine = state.possession == HOME
            return Outcome(Kind.TOUCHDOWN, GOAL) if mine else Outcome(Kind.TOUCHDOWN_AGAINST)
        case Phase.KICKOFF:
            return Outcome(Kind.FIELD_GOAL, GOAL) if state.score[HOME] else Outcome(Kind.SAFETY)
    if state.possession == AWAY:
        return Outcome(Kind.LOST, GOAL - state.ball)
    if state.ball >= spot.ball + spot.to_go:
        return Outcome(Kind.FIRST, state.ball)
    return Outcome(Kind.DOWN, state.ball, state.down, state.to_go)


@pytest.mark.parametrize("die", ["ruled", "printed"])
@pytest.mark.parametrize("call", CALLS)
def test_the_outcomes_are_those_of_the_rules(call: str, die: str) -> None:
    for spot in SPOTS:
        table = halftime(ball=spot.ball, down=spot.down, to_go=spot.to_go, pass_die=die)
        if table.refusal(f"home {call}"):
            continue
        played: dict[Outcome, Fraction] = {}
        for chance, state in after_the_call(table.match.state, (HOME, (call,))):
            end = end_of(state, spot)
            played[end] = played.get(end, Fraction(0)) + chance * WAYS
        assert played == outcomes(call, spot, die == "printed"), spot


def test_a_call_that_is_not_offered_has_no_odds() -> None:
    assert list(odds(halftime(ball=45).match.state)) == ["run", "pass", "punt"]
    assert list(odds(halftime(ball=50).match.state)) == ["run", "pass", "punt", "field_goal"]


@pytest.mark.rule("HT-6.1", "HT-7.1")
def test_a_red_duel_of_36_is_a_tie_in_14_5_apart_in_16_and_10_apart_in_6() -> None:
    assert DUELS == {5: 8, -5: 8, 10: 3, -10: 3}


@pytest.mark.rule("HT-2.3")
def test_where_a_kick_off_is_brought_to_of_36() -> None:
    assert KICK_OFF_SPOTS == {20: 9, 5: 3, 10: 4, 15: 6, 25: 6, 30: 4, 35: 3, 40: 1}


@pytest.mark.rule("HT-4.1")
def test_a_run_gains_nothing_in_the_mean_and_ten_in_nine_of_36() -> None:
    run = call_odds("run", Spot(40), printed=False)
    assert run.yards == pytest.approx(0)
    assert run.first_down == pytest.approx((4 + 3 + 1) / 36 + (3 + 3) / 22 / 36)  # a red 10: fumble, penalty
    assert run.turnover == pytest.approx(1 / 72)
    assert run.touchdown == run.against == run.good == 0


@pytest.mark.rule("HT-5.1", "HT-5.2")
def test_a_pass_is_caught_in_two_of_six_and_intercepted_in_one() -> None:
    forward = call_odds("pass", Spot(40), printed=False)
    assert forward.first_down == pytest.approx(2 / 6)
    assert forward.turnover == pytest.approx(1 / 6)
    assert forward.yards == pytest.approx(80 / 6)
    assert call_odds("pass", Spot(50), printed=False).touchdown == pytest.approx(1 / 6)
    assert call_odds("pass", Spot(70), printed=False).touchdown == pytest.approx(2 / 6)
    assert call_odds("pass", Spot(20, 4), printed=False).turnover == pytest.approx(4 / 6)


@pytest.mark.rule("HT-5.1")
def test_a_first_down_with_passes_only_comes_in_five_of_eight_series() -> None:
    def first_down(spot: Spot) -> Fraction:
        chance = Fraction(0)
        for end, ways in outcomes("pass", spot, False).items():
            if end.kind is Kind.FIRST:
                chance += Fraction(ways, WAYS)
            elif end.kind is Kind.DOWN:
                chance += Fraction(ways, WAYS) * first_down(Spot(end.ball, end.down, end.to_go))
        return chance

    assert first_down(Spot(20)) == Fraction(5, 8)


@pytest.mark.rule("HT-8.1")
def test_a_punt_brings_95_sixths_of_a_yard() -> None:
    punt = call_odds("punt", Spot(40), printed=False)
    assert punt.yards == pytest.approx(95 / 6)
    assert punt.turnover == punt.first_down == punt.against == 0
    assert call_odds("punt", Spot(20), printed=False).against == pytest.approx(1 / 36)  # a block, run back 20


@pytest.mark.rule("HT-8.2")
@pytest.mark.parametrize(
    ("distance", "of_six"), [(5, 5), (10, 5), (15, 4), (20, 4), (30, 3), (40, 2), (50, 1)]
)
def test_a_field_goal_is_good(distance: int, of_six: int) -> None:
    assert call_odds("field_goal", Spot(GOAL - distance, 4, 5), printed=False).good == pytest.approx(
        of_six / 6
    )
