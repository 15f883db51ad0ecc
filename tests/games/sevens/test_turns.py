"""How a legend judges a turn as a whole: ways that blocks open, the ball given away, picked up again."""

from random import Random

import pytest

from game.core.grid import named
from game.core.requests import Choice
from game.games.sevens.coach.aims import Aim
from game.games.sevens.coach.course import Either, otherwise
from game.games.sevens.coach.plans import declared
from game.games.sevens.coach.search import Search, changed
from game.games.sevens.state import RESERVES, STANDING, take_off
from tests.games.sevens.table import sevens

A1 = 16
RUNNER, BLOCKER, FRIEND = 0, 1, 2


def search(players: str, ball: str, given: str = "", turn: int = 8) -> Search:
    """Home begins a turn, as a rule its last of the half."""
    match = sevens(players, ball=ball, given=given).match
    match.state.turns = (turn, turn)
    choice = match.pending
    assert isinstance(choice, Choice)
    return Search(match.state, 0.1, declared(choice), Random(1))


def given(found: Search, player: int, mate: int) -> list[Aim]:
    return [aim for aim in found.given(player) if aim.mate == mate]


# ------------------------------------------------------------------------------------------- opened ways
GUARDED = "H1 n5, H2 o5, H3 p4, A1 p5, A2 p8, A3 q2"  # A1 stands in the way, H2 and H3 beside it


def test_a_block_opens_a_way() -> None:
    found = search(GUARDED, "H1", "H2.skills Block")
    block = found.aimer.strike(BLOCKER, "block", A1, found.s.at[BLOCKER])
    opened = found.judged({BLOCKER: block})[1]
    (target, _, status) = opened[0]
    assert target == A1
    assert status != STANDING
    openings, goal = found.turn.openings, named("t6")
    assert openings.odds(RUNNER, goal, opened)[0] > openings.odds(RUNNER, goal, ())[0]


def test_a_run_waits_for_the_block_that_opens_its_way() -> None:
    found = search(GUARDED, "H1", "H2.skills Block")
    block = found.aimer.strike(BLOCKER, "block", A1, found.s.at[BLOCKER])
    opened = found.judged({BLOCKER: block})[1]
    run = next(
        aim
        for aim in found.aimer.runs(RUNNER, found.turn.openings.reach(RUNNER, opened), 40)
        if aim.risk == 0 and aim.to >> 4 == named("t6") >> 4
    )
    aims = {BLOCKER: block, RUNNER: run}
    assert found.first(aims) == block.plan
    assert found.first({RUNNER: run}) == run.plan


def test_a_run_is_judged_by_what_the_block_comes_to() -> None:
    found = search(GUARDED, "H1", "H2.skills Block")
    block = found.aimer.strike(BLOCKER, "block", A1, found.s.at[BLOCKER])
    reach = found.turn.openings.reach(RUNNER, found.judged({BLOCKER: block})[1])
    run = next(aim for aim in found.aimer.runs(RUNNER, reach, 40) if aim.to == named("t6"))
    odds = found.turn.odds(found.s, block)
    assert odds is not None
    assert found.value({RUNNER: run}) < 0.3  # two dice in its way
    assert found.value({BLOCKER: block, RUNNER: run}) == pytest.approx(
        odds.down, abs=0.05
    )  # a touchdown then


# --------------------------------------------------------------------------------------- the ball changes
@pytest.mark.rule("S7-9.6")
def test_the_ball_is_handed_to_who_stands_beside_the_square() -> None:
    found = search("H1 j6, H3 n6, A1 c3", "H1")
    handoffs = [aim for aim in given(found, RUNNER, FRIEND) if aim.plan.action == "handoff"]
    assert handoffs
    assert all(abs((aim.to >> 4) - (named("n6") >> 4)) <= 1 for aim in handoffs)


@pytest.mark.rule("S7-9.6")
def test_who_walked_away_is_not_handed_the_ball() -> None:
    found = search("H1 j6, H3 n6, A1 c3", "H1")
    handoff = next(aim for aim in given(found, RUNNER, FRIEND) if aim.plan.action == "handoff")
    there = handoff._replace(spot=named("n5"))  # where nobody stands
    assert found.value({RUNNER: there}) == pytest.approx(found.value({}))


@pytest.mark.rule("S7-9.1")
def test_a_receiver_goes_first_to_where_the_ball_is_thrown() -> None:
    found = search("H1 j6, H3 n6, A1 c3", "H1", "H1.pa 2, H3.ag 2")
    throw = next(aim for aim in given(found, RUNNER, FRIEND) if aim.first is not None)
    assert throw.first is not None
    aims = changed({}, RUNNER, throw)
    assert aims == {RUNNER: throw, FRIEND: throw.first}
    assert found.first(aims) == throw.first.plan


def test_who_is_newly_given_the_ball_forgets_where_it_went() -> None:
    found = search("H1 j6, H3 n6, A1 c3", "H1")
    handoff = next(aim for aim in given(found, RUNNER, FRIEND) if aim.plan.action == "handoff")
    back = found.aimer.walk(FRIEND, named("m6"))
    assert changed({FRIEND: back}, RUNNER, handoff) == {RUNNER: handoff}
    assert changed({RUNNER: handoff, FRIEND: back}, RUNNER, handoff)[FRIEND] == back


@pytest.mark.rule("S7-8.8", "S7-9.6")
def test_the_ball_is_picked_up_and_handed_on() -> None:
    found = search("H1 l8, H3 p9, A1 c3", "n8")
    fetched = [aim for aim in given(found, RUNNER, FRIEND) if aim.plan.action == "handoff"]
    assert fetched
    assert all(aim.taken and named("n8") in aim.plan.path for aim in fetched)
    assert found.value({RUNNER: fetched[0]}) > found.value({})


# --------------------------------------------------------------------------------- what comes of failures
def test_who_has_done_nothing_may_pick_up_what_comes_loose() -> None:
    found = search("H1 j6, H2 j7, H3 h6, A1 k6, A2 s6", "A1", turn=3)
    block = found.aimer.strike(RUNNER, "block", A1, found.s.at[RUNNER])
    idle = found.value({RUNNER: block})
    for player in (BLOCKER, FRIEND):
        found.may.pop(player)
    alone = Search(found.s, 0.1, found.may, Random(1))
    assert idle > alone.value({RUNNER: alone.aimer.strike(RUNNER, "block", A1, found.s.at[RUNNER])})


@pytest.mark.rule("S7-3.5")
@pytest.mark.parametrize(("turn", "chance"), [(1, 1.0), (3, 4 / 6), (6, 1 / 6), (7, 0.0), (8, 0.0)])
def test_a_carrier_that_stalls_may_be_knocked_down(turn: int, chance: float) -> None:
    match = sevens("H1 q6, A1 c3", ball="H1").match
    match.state.turns = (turn, turn - 1)
    choice = match.pending
    assert isinstance(choice, Choice)
    assert Search(match.state, 0.1, declared(choice), Random(1)).turn.stalls == pytest.approx(chance)


@pytest.mark.rule("S7-6.1", "S7-10.2")
def test_a_blitz_from_the_last_square_needs_a_rush_for_the_block() -> None:
    found = search("H1 d6, A1 k6, A2 s6", "A2", "H1.ma 6", turn=3)
    assert found.aimer.strike(RUNNER, "blitz", A1, named("j6")).risk == pytest.approx(1 / 6)
    assert search("H1 e6, A1 k6, A2 s6", "A2", "H1.ma 6").aimer.strike(
        RUNNER, "blitz", A1, named("j6")
    ).risk == pytest.approx(0.0)


@pytest.mark.rule("S7-3.5")
def test_who_could_not_score_does_not_stall() -> None:
    assert search("H1 f6, A1 c3", "H1").turn.stalls == 0
    assert search("H1 q6, A1 c3", "A1").turn.stalls == 0


def test_a_target_that_was_pushed_off_the_pitch_stays_off() -> None:
    s = search("H1 j2, H2 p6, A1 j1, A2 q7", "H2").s
    take_off(s, A1, RESERVES)
    assert otherwise(s, Either(A1, 0.5, felled=True, carried=False)).at[A1] < 0


@pytest.mark.rule("S7-3.5")
def test_a_turn_with_a_stall_in_it_is_worth_less() -> None:
    found = search("H1 q6, A1 c3", "H1", turn=3)
    stays = next(aim for aim in found.aimer.runs(RUNNER, found.aimer.reaches[RUNNER], 40) if aim.to >> 4 < 19)
    counted = found.turn.judged([stays])[0]
    found.turn.stalls = 0.0
    assert counted < found.turn.judged([stays])[0] - 0.2
