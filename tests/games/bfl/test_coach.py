"""The computer players: what they choose, and that their odds are right."""

from __future__ import annotations

from random import Random

import pytest

from game.core.check import begin
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import DieAtRest
from game.games.bfl import GAME
from game.games.bfl.coach import COACHES, HandedCoach
from game.games.bfl.odds import arrival, match_value, playoff_values, race, try_values
from game.games.bfl.shares import SHARES
from game.games.bfl.state import State
from game.games.registry import box
from game.simulate import simulate


def coach(level: str) -> HandedCoach:
    made = COACHES[level](Random(1))
    assert isinstance(made, HandedCoach)
    return made


def scenario(*givens: str) -> Match[State]:
    return begin(read_record("record 1 bfl\n" + "".join(f"given {given}\n" for given in givens)), GAME)


def thrown(words: str) -> tuple[DieAtRest, ...]:
    return tuple(DieAtRest(int(word[0]), "!" in word) for word in words.split())


# ------------------------------------------------------------------------------------------------ odds
def test_a_step_away_the_goal_line_is_reached_unless_no_die_shows_the_number() -> None:
    assert arrival(1)[1] == pytest.approx(1 - (7 / 8) ** 8)
    assert arrival(1)[2] == pytest.approx((7 / 8) ** 8 * (1 - (7 / 8) ** 8))
    assert sum(arrival(10)) == pytest.approx(1, abs=1e-6)


def test_a_race_is_even_between_equals_and_won_by_who_is_ahead() -> None:
    assert race([5, 5]) == pytest.approx([0.5, 0.5])
    assert race([4, 4, 4, 4]) == pytest.approx([0.25] * 4)
    assert race([1, 10])[0] > 0.99
    assert sum(race([3, 6, 9])) == pytest.approx(1)


def test_a_match_that_is_over_is_worth_its_result() -> None:
    assert match_value(0, (14, 7), 0, 0.8) == 1
    assert match_value(1, (14, 7), 0, 0.8) == 0
    assert match_value(0, (14, 14, 7), 0, 0.8) == 0.5


def test_behind_by_two_at_the_end_only_two_points_help() -> None:
    kick, two = try_values(0, (12, 14), 0, 0.95)
    assert kick == 0
    assert two == pytest.approx(0.25)  # an even call, then an even play-off


def test_level_at_the_end_a_sure_kick_wins() -> None:
    kick, two = try_values(0, (14, 14), 0, 0.95)
    assert kick == pytest.approx(0.95 + 0.05 / 2)
    assert two == pytest.approx(0.5 + 0.5 / 2)


def test_against_a_good_kick_the_last_in_a_playoff_weighs_the_level_round() -> None:
    kick, two = playoff_values((1,), 0, 0.9, ((1, 0.8), (2, 0.5)))
    assert kick == pytest.approx(0.9 / 2)  # level: half a win
    assert two == pytest.approx(0.5)  # a right call beats a good kick


# --------------------------------------------------------------------------------------------- choices
def test_legend_goes_for_two_when_a_kick_cannot_catch_up() -> None:
    match = scenario("quarter 4", "score.p1 6", "score.p2 14", "yard.p1 90")
    match.answer(thrown("1 2 3 4 5 6 7 7"))
    assert coach("legend").choose(match, 0) == (0, ("two",))
    assert coach("rookie").choose(match, 0) == (0, ("kick",))


def test_legend_kicks_when_level_at_the_end() -> None:
    match = scenario("quarter 4", "score.p1 8", "score.p2 14", "yard.p1 90")
    match.answer(thrown("1 2 3 4 5 6 7 7"))
    assert coach("legend").choose(match, 0) == (0, ("kick",))


def test_legend_penalises_a_leader_before_the_goal_line_and_else_takes_the_yards() -> None:
    leader = scenario("yard.p1 20", "yard.p2 90", "quarter 4", "flag.p2 no")
    behind = scenario("yard.p1 70", "yard.p2 10", "quarter 4")
    for match in (leader, behind):
        match.answer(thrown("3 3 3 4 4 4 5 6"))
    assert coach("legend").choose(leader, 0) == (0, ("penalty", 1))
    assert coach("legend").choose(behind, 0) == (0, ("extra",))


def test_legend_challenges_what_costs_the_quarter_and_keeps_the_flag_for_a_trifle() -> None:
    dear = scenario("quarter 4", "yard.p1 80", "yard.p2 80")
    dear.answer(thrown("1 1! 3 4 5 6 7 7"))
    cheap = scenario("quarter 1")
    cheap.answer(thrown("3 3! 3 4 5 6 7 7"))  # at its own goal line there is nothing to lose
    assert coach("legend").choose(dear, 0) == (0, ("challenge",))
    assert coach("legend").choose(cheap, 0) == (0, ("accept",))
    assert coach("rookie").choose(dear, 0) == (0, ("accept",))


def test_nobody_spends_a_flag_on_anothers_penalty() -> None:
    match = scenario("quarter 4", "yard.p1 80")
    match.answer(thrown("1 1! 3 4 5 6 7 7"))
    assert [coach(level).choose(match, 1) for level in ("rookie", "pro", "legend")] == [None] * 3


# ---------------------------------------------------------------------------------------------- levels
def test_with_the_same_hand_legends_decisions_beat_rookies() -> None:
    won = 0
    for legend, rookie in (("p1", "p2"), ("p2", "p1")):
        players = {legend: "coach:legend", rookie: "coach:rookie"}
        won += simulate(box("bfl"), games=500, seed=4, players=players, options={}, quick=True).wins[legend]
    assert won >= 540  # of 1,000; about 590 are to be expected, with a standard error of 16


def test_the_measured_shares_rank_the_hands() -> None:
    rookie, pro, legend = (SHARES[level] for level in ("rookie", "pro", "legend"))
    assert rookie.out > pro.out > legend.out
    for distance in (110, 140, 170, 200):
        assert rookie.makes(distance) < pro.makes(distance) < legend.makes(distance)
    assert pro.makes(125) == pytest.approx((pro.makes(110) + pro.makes(140)) / 2)
