"""What a turn was worth: what was decided after the dice answered what they had shown."""

from __future__ import annotations

import pytest

from game.assets import asset
from game.core.check import begin, run_record
from game.core.record import read_record
from game.games.sevens import GAME
from game.games.sevens.answered import chance_done, done_so_far, road_of
from game.games.sevens.foresight import Foresight
from game.games.sevens.lines import Reckoning, line_of

DOOR = asset("sevens", "puzzles") / "01_open_the_door.rec"
HIT = """home act H5 block
home block A3
dice skull stumble
home choose stumble
away push {push}
home stay
dice 6 6
dice 5 4
home act H4 move
"""
RUN = ("o5", "p6", "q7", "r7", "s7", "t6")
DOWN, MOVED = 27 / 36, 8 / 36  # a Pow! or a Stumble among two dice; a push at best
DODGE = 2 / 3


def position() -> str:
    return DOOR.read_text("utf-8").split("home act")[0]


def done(turn: str, *, reach: bool = False) -> float:
    record = read_record(position() + turn)
    run = run_record(record, GAME)
    assert [str(wrong) for wrong in run.mismatches] == []
    match = begin(record, GAME)
    return done_so_far(match, run.match.answers, Foresight(match.state), reach=reach)


def ran(push: str) -> str:
    return HIT.format(push=push) + "".join(f"home move {square}\n" for square in RUN)


@pytest.mark.rule("S7-6.11")
@pytest.mark.parametrize("push", ["p5", "q5", "q6"])
def test_a_run_that_answers_a_push_is_not_held_against_the_other_pushes(push: str) -> None:
    """Down he has no tackle zone: the run needs no die. Pushed and standing he is dodged from."""
    record = read_record(position() + ran(push))
    match = begin(record, GAME)
    line = line_of(match, run_record(record, GAME).match.answers)
    assert Reckoning(Foresight(match.state), line).value(match) < DOWN, "if nothing answered what was seen"
    assert DOWN <= done(ran(push)) <= DOWN + MOVED
    assert done(ran(push)) == pytest.approx(DOWN + MOVED * DODGE / 2)


def test_it_never_rises_as_a_turn_goes_on_and_ends_at_what_it_is_worth() -> None:
    lines = ran("q5").splitlines(keepends=True)
    ends = list(range(9, len(lines) + 1))
    chances = [done("".join(lines[:n]), reach=True) for n in ends]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == pytest.approx(done(ran("q5")))


def test_a_turn_that_is_given_up_is_worth_nothing() -> None:
    given_up = HIT.format(push="q5").replace("home act H4 move\n", "home end_turn\n")
    assert done(given_up) == 0


def test_a_bad_answer_to_what_was_seen_counts_as_it_was_made() -> None:
    beside_them = ("o5", "p5", "q4", "r4\ndice 6", "s4", "t4")  # a dodge away from A2
    wide = "".join(f"home move {square}\n" for square in beside_them)
    assert done(HIT.format(push="q6") + wide) <= DOWN * DODGE + MOVED


OGRE = """record 1 sevens
given H1.at e6
given H1.skills Bone_Head
given A2.at o9
given ball H1
home act H1 move
dice 4
"""


@pytest.mark.rule("S7-10.1")
def test_a_bone_head_that_was_passed_counts_before_the_next_decision() -> None:
    record = read_record(OGRE)
    match = begin(record, GAME)
    answers = run_record(record, GAME).match.answers
    assert done_so_far(match, answers, Foresight(match.state), reach=True) == pytest.approx(5 / 6)


def test_the_road_leaves_the_match_as_it_is() -> None:
    record = read_record(position() + ran("q5"))
    match = begin(record, GAME)
    answers = run_record(record, GAME).match.answers
    assert len(road_of(match, answers, Foresight(match.state))) > len(RUN)
    assert match.answers == []
    assert chance_done(match, answers) == pytest.approx(done(ran("q5")))
