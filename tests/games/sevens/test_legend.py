"""How a legend searches: what it tries, what it keeps, and that it remembers what it is about."""

from random import Random

import pytest

from game.core.gestures import Gesture
from game.core.grid import named
from game.core.match import Match
from game.core.requests import Choice
from game.core.table import DiceTable
from game.games.sevens.board import HOME
from game.games.sevens.coach import COACHES
from game.games.sevens.coach.aims import Aim
from game.games.sevens.coach.plans import declared
from game.games.sevens.coach.search import CLEAR, FOR_NOTHING, Search
from game.games.sevens.state import PRONE, STANDING, State, put, set_status
from tests.games.sevens.table import sevens

A1, A2 = 16, 17
CROWD = "H1 f6, H2 g5, H3 g7, A1 m6, A2 m4, A3 m8"


def search(players: str, ball: str, *, think: float = 0.1, seed: int = 1) -> Search:
    """Home begins its turn."""
    match: Match[State] = sevens(players, ball=ball).match
    choice = match.pending
    assert isinstance(choice, Choice)
    return Search(match.state, think, declared(choice), Random(seed))


def test_the_ball_may_go_to_other_columns_when_the_others_come_along() -> None:
    found = search(CROWD, "H1")
    columns = [aims[0].to >> 4 for aims in found.other_ways({})]
    assert len(columns) == len(set(columns)) > 1


def test_changes_at_random_find_more_than_changes_one_by_one() -> None:
    gains = []
    for seed in range(4):
        found = search(CROWD, "A1", seed=seed)
        begun, before = found.improved({}, found.value({}))
        aims, value = found.shaken(begun, before)
        assert value == found.turn.judged(found.turn.ordered(aims))[0]
        gains.append(value - before)
    assert min(gains) >= 0
    assert max(gains) > CLEAR


def test_what_stands_differently_for_nothing_is_put_back() -> None:
    found = search("H1 f6, H2 c3, A1 s6", "H1")
    runs, idles = found.aimer.walk(0, named("l6")), found.aimer.walk(1, named("c4"))
    best = {0: runs, 1: idles}
    aims, value = found.plain(best, found.value(best), {})
    assert aims == {0: runs}
    assert value > found.value(best) - FOR_NOTHING


def test_with_no_time_it_begins_with_what_a_pro_would_do() -> None:
    found = search("H1 p6, A1 c2, A2 c4", "H1", think=0.0)
    plan = found.best()
    assert plan is not None
    assert plan.path[-1] >> 4 == named("t6") >> 4


# ------------------------------------------------------------------------------------ what it is about
def meant(before: Search, *aims: Aim) -> list[Aim]:
    """What is left of aims when the side searches again."""
    again = Search(before.s, 0.1, before.may, Random(1), aims)
    return [aim for kept in again.once_more() for aim in kept.values()]


def test_what_was_meant_is_thought_of_again() -> None:
    found = search("H1 j6, H2 j9, A1 k6, A2 s6", "A2")
    block, helps = found.aimer.strike(0, "block", A1, found.s.at[0]), found.aimer.walk(1, named("k7"))
    kept = meant(found, block, helps)
    assert [(aim.player, aim.to, aim.target) for aim in kept] == [(0, block.to, A1), (1, helps.to, -1)]


def test_a_target_that_lies_is_not_blocked() -> None:
    found = search("H1 j6, A1 k6, A2 s6", "A2")
    block = found.aimer.strike(0, "block", A1, found.s.at[0])
    set_status(found.s, A1, PRONE)
    assert meant(found, block) == []


def test_a_square_that_is_closed_by_now_is_forgotten() -> None:
    found = search("H1 j6, A1 s8, A2 s6", "A2")
    walk = found.aimer.walk(0, named("k6"))
    put(found.s, A2, named("k6"))
    assert meant(found, walk) == []


def test_who_has_acted_is_done() -> None:
    found = search("H1 j6, H2 c3, A1 s6", "A1")
    walk = found.aimer.walk(0, named("k6"))
    del found.may[0]
    assert meant(found, walk) == []


def test_an_aim_is_the_same_by_another_way() -> None:
    found = search("H1 j6, A1 s6", "A1")
    walk = found.aimer.walk(0, named("l6"))
    assert walk.like(walk._replace(risk=0.5))
    assert not walk.like(found.aimer.walk(0, named("l7")))


# ------------------------------------------------------------------------------------------- one by one
SCRUM = "H1 l5, H2 j5, H4 m5, H6 k2, H7 i4, A1 l4, A2 j2, A3 k5, A4 l6, A5 n6, A7 n7"
DOWNED = 3  # H4, among opponents


def test_who_was_to_stand_up_where_it_lies_stays_there() -> None:
    quick = "H4.ma 8, H4.skills Dodge"
    match: Match[State] = sevens(SCRUM, ball="A1", states="H4 prone, H7 prone", given=quick).match
    match.state.rerolls = (0, 0)
    legend, said = COACHES["legend"](Random(1), 0.1), ""
    while match.state.status[DOWNED] == PRONE or match.state.active == DOWNED:
        assert isinstance(match.pending, Choice)  # nothing is rolled before, or for it
        option = legend.choose(match, HOME)
        assert option is not None
        match.answer(option)
        said = str(option[1][0])
    assert match.state.at[DOWNED] == named("m5")
    assert said == "end"


def test_what_may_end_the_turn_waits_for_what_is_safe() -> None:
    found = search("H1 f6, H2 g3, H3 h9, A1 g5, A2 e7, A3 p6", "A3")
    block, walk = found.aimer.strike(0, "block", A1, found.s.at[0]), found.aimer.walk(2, named("n7"))
    assert found.first({0: block, 2: walk}) == walk.plan


# ------------------------------------------------------------------------------------------------- fouls
FEW = "H1 j6, H2 k5, H3 l6, A1 k6"  # the ball is far behind them
LIES = "H1 j6, H2 k5, H3 l6, H4 c3, A1 k6, A2 s6"


def fouling(states: str = "A1 prone") -> Search:
    """Two may help to foul A1."""
    match: Match[State] = sevens(LIES, ball="A2", states=states).match
    choice = match.pending
    assert isinstance(choice, Choice)
    return Search(match.state, 0.1, declared(choice), Random(1))


@pytest.mark.rule("S7-11.13")
def test_a_foul_is_worth_more_with_those_who_help() -> None:
    found = fouling()
    kick = found.aimer.foul(0, A1, found.s.at[0])
    helped = found.value({0: kick}) - found.value({})
    for helper in (1, 2):
        put(found.s, helper, named("b2") + helper)
    alone = Search(found.s, 0.1, found.may, Random(1))
    assert helped > alone.value({0: kick}) - alone.value({})


@pytest.mark.rule("S7-11.13")
def test_who_stands_is_not_fouled() -> None:
    found = fouling("A1 standing")
    kick = found.aimer.foul(0, A1, found.s.at[0])
    assert found.value({0: kick}) == found.value({})


@pytest.mark.rule("S7-11.13", "S7-5.6")
def test_a_foul_is_committed_after_everything_else() -> None:
    found = fouling()
    kick, walk = found.aimer.foul(0, A1, found.s.at[0]), found.aimer.walk(3, named("d4"))
    aims = {0: kick, 3: walk}
    assert found.first(aims) == walk.plan
    assert found.first({0: kick}) == kick.plan


@pytest.mark.rule("S7-4.3", "S7-5.6")
def test_who_is_stunned_turns_over_before_a_foul() -> None:
    found = fouling("A1 prone, H4 stunned")
    kick = found.aimer.foul(0, A1, found.s.at[0])
    plan = found.first({0: kick})
    assert plan is not None
    assert (plan.player, plan.action) == (3, "move")


@pytest.mark.rule("S7-11.13")
def test_a_foul_is_thought_of_again_while_its_victim_lies() -> None:
    found = fouling()
    kick = found.aimer.foul(0, A1, found.s.at[0])
    assert [aim.fouled for aim in meant(found, kick)] == [A1]
    set_status(found.s, A1, STANDING)
    assert meant(found, kick) == []


@pytest.mark.rule("S7-11.13", "S7-11.14")
def test_with_a_man_to_gain_it_fouls() -> None:
    match: Match[State] = sevens(FEW, ball="H9", states="A1 prone", given="A1.av 7").match
    legend, dice, fouled = COACHES["legend"](Random(1), 0.1), DiceTable(3), False
    while match.pending is not None and match.state.turn == HOME:
        if isinstance(match.pending, Choice):
            option = legend.choose(match, match.pending.seats[0])
            assert option is not None
            match.answer(option)
        else:
            match.answer(dice.answer(match, no_hand))
        fouled = fouled or any(event.kind == "foul" for event in match.events)
    assert fouled


def no_hand() -> Gesture:
    raise AssertionError("this game has dice alone")
