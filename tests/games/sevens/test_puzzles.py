"""Puzzles: every file is legal, its line scores, and its chance is that of all throws of the line's dice."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from game.assets import asset
from game.core.check import begin, run_record
from game.core.errors import RecordError
from game.core.grid import column
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Option, Roll
from game.games.sevens import GAME, odds
from game.games.sevens.answered import chance_done
from game.games.sevens.foresight import Foresight, Node
from game.games.sevens.goals import Aim
from game.games.sevens.lines import Reckoning, line_of
from game.games.sevens.notation import NUMBER
from game.games.sevens.puzzles import Puzzle, begin_puzzle, read_puzzle
from game.games.sevens.state import STUNNED, State, on_pitch
from game.games.sevens.throws_counted import outcomes, thrown

FILES = sorted(asset("sevens", "puzzles").glob("*.rec"))
RUN = """record 1 sevens
given H1.at o6
given A1.at n7
given A2.at b2
given ball H1
given rerolls.home {rerolls}
home act H1 move
home move p6
dice 3
home move q6
home move r6
home move s6
home move t6
"""


def puzzle(path: Path) -> Puzzle:
    return read_puzzle(path.read_text("utf-8"), path.stem)


def chance(text: str) -> float:
    record = read_record(text)
    return chance_done(begin(record, GAME), run_record(record, GAME).match.answers)


def test_there_are_ten_of_them_with_a_title_a_task_and_a_hint_from_easy_to_hard() -> None:
    puzzles = [puzzle(path) for path in FILES]
    assert len(puzzles) >= 10
    assert all(each.name and each.task and each.hint and each.chance for each in puzzles)
    assert {each.level for each in puzzles} == {1, 2, 3, 4, 5}
    assert len({each.name for each in puzzles}) == len(puzzles)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_line_in_the_file_is_legal_and_comes_to_the_goal(path: Path) -> None:
    each = puzzle(path)
    before = begin_puzzle(each, GAME).state
    run = run_record(each.record, GAME)
    assert [str(wrong) for wrong in run.mismatches] == []
    assert each.goal.met(run.match.state, before.turn, before.score[before.turn])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_chance_in_the_file_is_that_of_the_line(path: Path) -> None:
    each = puzzle(path)
    assert each.reckoned(GAME) == pytest.approx(each.chance, abs=5e-5)


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_single_player_walks_or_jumps_to_the_goal_more_surely_than_the_line(path: Path) -> None:
    each = puzzle(path)
    s = begin_puzzle(each, GAME).state
    if each.goal.aim is not Aim.SCORE:
        return
    goal, alone = 19 if s.turn == 0 else 0, 0.0
    for player in (player for player in on_pitch(s, s.turn) if s.status[player] != STUNNED):
        reach = odds.Reach(s, player, jumps=True)
        for to in (to for to in reach.best if column(to) == goal and to != reach.start):
            way = reach.way(to)
            if s.holder == player or s.ball in way.squares:
                found = odds.outlook(odds.to_move(s, player, way))
                alone = max(alone, found.own, found.team)
    assert alone <= each.chance + 5e-5


@pytest.mark.rule("S7-10.1")
def test_one_dodge_is_one_die_and_a_reroll_is_a_second_chance() -> None:
    assert chance(RUN.format(rerolls=0)) == pytest.approx(2 / 3)
    assert chance(RUN.format(rerolls=1)) == pytest.approx(8 / 9)


def test_a_line_that_is_not_finished_reaches_and_does_not_score() -> None:
    record = read_record("\n".join(RUN.format(rerolls=0).split("\n")[:8]))
    match = begin(record, GAME)
    line = line_of(match, run_record(record, GAME).match.answers)
    assert Reckoning(Foresight(match.state), line).value(match) == 0
    assert Reckoning(Foresight(match.state), line, reach=True).value(match) == pytest.approx(2 / 3)
    assert match.answers == []


DOWN = """record 1 sevens
# goal "{goal}"
given H1.at e5
given H1.skills {skills}
given A1.at e6
given A1.skills Block
given A2.at o9
given ball A1
given rerolls.home {rerolls}
home act H1 block
home block A1
"""


def downed(goal: str = "down A1", skills: str = "none", rerolls: int = 0) -> float:
    each = read_puzzle(DOWN.format(goal=goal, skills=skills, rerolls=rerolls), "down")
    match = begin_puzzle(each, GAME)
    line: list[Option] = [(0, ("act", NUMBER["H1"], "block")), (0, ("block", NUMBER["A1"]))]
    return Reckoning(Foresight(match.state, each.goal), line).value(match)


@pytest.mark.rule("S7-6.11")
def test_one_die_downs_somebody_with_block_by_two_faces_and_wrestle_adds_both_down() -> None:
    assert downed() == pytest.approx(1 / 3)
    assert downed(skills="Wrestle") == pytest.approx(1 / 2)
    assert downed(rerolls=1) == pytest.approx(1 - (2 / 3) ** 2)


def test_who_is_to_leave_the_pitch_has_to_be_hurt_for_it_in_the_middle() -> None:
    broken, out = 6 / 36, 15 / 36  # over 9 on two dice; 8 and more
    assert downed(goal="off A1") == pytest.approx(1 / 3 * broken * out)


@pytest.mark.parametrize("skills", ["none", "Brawler", "Block,Frenzy"])
def test_what_is_gone_through_once_is_as_likely_as_when_it_is_gone_through_each_time(skills: str) -> None:
    class Plain(Foresight):
        def _block(self, match: Match[State], request: Roll, since: int) -> Node:
            return self._rolled(match, request, since)

    text = DOWN.format(goal="down A1", skills=skills, rerolls=1)
    each = read_puzzle(text.replace("given A2", "given H2.at f6\ngiven A2"), "two dice")
    match = begin_puzzle(each, GAME)
    steps: list[Option] = [(0, ("act", NUMBER["H1"], "block")), (0, ("block", NUMBER["A1"]))]
    once, plain = (Reckoning(kind(match.state, each.goal), steps).value(match) for kind in (Foresight, Plain))
    assert once == pytest.approx(plain, abs=1e-12)


def test_throws_that_mean_the_same_are_counted_together() -> None:
    each = puzzle(next(path for path in FILES if "crowd" in path.stem))
    match = begin_puzzle(each, GAME)
    for answer in run_record(each.record, GAME).match.answers[:2]:
        match.answer(answer)
    assert isinstance(match.pending, Roll)
    counted = outcomes(match.pending)
    assert sum(counted.values()) == 36
    assert Fraction(counted["push", "push"], 36) == Fraction(4, 36)


def dodge(skills: str) -> Match[State]:
    text = RUN.format(rerolls=0).replace("given A1.at", f"given H1.skills {skills}\ngiven A1.at", 1)
    record = read_record(text)
    match = begin(record, GAME)
    for answer in run_record(record, GAME).match.answers[:2]:
        match.answer(answer)
    return match


@pytest.mark.parametrize(("skills", "faces"), [("none", [2, 4]), ("Break_Tackle", [1] * 6)])
def test_a_die_is_enough_or_not_unless_somebody_has_a_skill_that_looks_at_it(
    skills: str, faces: list[int]
) -> None:
    match = dodge(skills)
    assert isinstance(match.pending, Roll)
    assert sorted(thrown(match, match.pending).values()) == faces


def test_scatters_that_end_on_the_same_square_are_counted_together() -> None:
    each = puzzle(next(path for path in FILES if "delivery" in path.stem))
    match = begin_puzzle(each, GAME)
    for answer in run_record(each.record, GAME).match.answers[:2]:
        match.answer(answer)
    match.answer((3,))
    match.answer((0, ("keep",)))
    assert isinstance(match.pending, Roll)
    assert match.pending.what == "scatter"
    counted = thrown(match, match.pending)
    assert sum(counted.values()) == 8**3
    assert len(counted) == 7 * 7


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("record 1 halftime\n", "not of Sevens"),
        ("record 1 sevens\n", "no position"),
        ("record 1 sevens\n# level nine\ngiven H1.at j6\n", "0 to 5"),
        ("record 1 sevens\n# chance 2\ngiven H1.at j6\n", "0 to 1"),
        ("record 1 sevens\n# goal home\ngiven H1.at j6\n", "no goal"),
        ('record 1 sevens\n# name "half\ngiven H1.at j6\n', "line|text|quote"),
    ],
)
def test_what_is_no_puzzle_says_why(text: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        read_puzzle(text, "bad")
