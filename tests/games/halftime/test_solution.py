"""The solved table: it is whole, and each value follows by the real rules from those a play later."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from game.assets import asset
from game.core.coach import RandomPlayer
from game.core.dice import SeededDice
from game.core.errors import AssetError, GameError
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.halftime import GAME
from game.games.halftime.coach import RandomCaller
from game.games.halftime.packing import EDGE, FILES, ONE, Figures, pack, unpack
from game.games.halftime.solution import Solution, best, calls, decided, solution, value
from game.games.halftime.state import HOME, House, Phase, State
from tests.games.halftime.every_roll import after_the_call, after_the_dice, best_value, match_at
from tests.games.halftime.table import halftime, kicked_off, new_match

CLOSE = 1.01 / ONE  # a kept value is half a step off, and so is a mean of them


def states(matches: int, **options: str) -> list[State]:
    """What random matches lead to: before downs, kick-offs and tries, and the ends."""
    found: dict[State, None] = {}
    for seed in range(matches):
        match = new_match(**options).match
        player: RandomPlayer = RandomCaller(Random(seed))
        dice = SeededDice(seed)
        phase = Phase.PREGAME
        while match.pending is not None:
            pending = match.pending
            if isinstance(pending, Choice) or match.state.phase is not phase:
                found[match.state.copy()] = None
            phase = match.state.phase
            if isinstance(pending, Roll):
                match.answer(dice.roll(pending))
            else:
                answer = player.choose(match, pending.seats[0])
                assert answer is not None
                match.answer(answer)
        found[match.state.copy()] = None
    return list(found)


# --------------------------------------------------------------------------------------------- the file
@pytest.mark.parametrize("name", FILES.values())
def test_the_file_is_small_and_its_checksum_is_right(name: str) -> None:
    data = asset("halftime", name).read_bytes()
    line, _, packed = data.partition(b"\n")
    assert line.decode() == f"halftime-solution 1 {hashlib.sha256(packed).hexdigest()}"
    assert len(data) < 300_000


def test_a_file_that_is_damaged_cut_or_strange_is_told_in_a_line() -> None:
    data = asset("halftime", "ruled.bin").read_bytes()
    for bad in (data[:-1], data[:5000] + b"x" + data[5001:], b"", b"\xff\xfe\n", data.partition(b"\n")[0]):
        with pytest.raises(AssetError, match=r"^ruled.bin is .*install the game again$"):
            Figures(bad, "ruled.bin")
    with pytest.raises(AssetError, match="version 2, not 1"):
        Figures(data.replace(b"solution 1", b"solution 2", 1), "ruled.bin")


def test_packing_what_was_read_gives_the_same_file() -> None:
    data = asset("halftime", "ruled.bin").read_bytes()
    figures = Figures(data, "ruled.bin")
    again = pack([figures.block(number) for number in range(116)], figures.points)
    assert unpack(again, "again") == unpack(data, "ruled.bin")


def test_a_lead_at_the_edge_is_as_good_as_a_win() -> None:
    for name in FILES.values():
        figures = Figures(asset("halftime", name).read_bytes(), name)
        for number in range(116):
            for part in figures.block(number):
                assert all(row[0] == 0 and row[2 * EDGE] == ONE for row in part)


# ------------------------------------------------------------------------------------------- its values
@pytest.mark.parametrize(
    "options",
    [{"plays": "12"}, {"plays": "24"}, {"plays": "36"}, {"plays": "12", "pass_die": "printed"}],
    ids=lambda each: " ".join(each.values()),
)
def test_every_value_follows_from_those_one_play_later(options: dict[str, str]) -> None:
    """Which proves them all, from the end of a match backwards."""
    sample = Random(3).sample(states(40, **options), 60)
    assert {s.phase for s in sample} >= {Phase.DOWN, Phase.KICKOFF}
    for s in sample:
        follows_from_the_next(s)


def follows_from_the_next(s: State) -> None:
    pending = match_at(s).pending
    if s.phase in (Phase.OVER, Phase.PREGAME):
        return
    if not isinstance(pending, Choice):
        later = sum(float(chance) * value(end) for chance, end in after_the_dice(match_at(s)))
        assert value(s) == pytest.approx(later, abs=CLOSE)
        return
    told = calls(s)
    assert list(told) == [words[0] for _, words in pending.options]
    for option in pending.options:
        later = sum(float(chance) * value(end) for chance, end in after_the_call(s, option))
        mine = later if option[0] == HOME else 1 - later
        assert told[str(option[1][0])] == pytest.approx(mine, abs=CLOSE)


@pytest.mark.rule("HT-2.6")
def test_so_do_those_of_overtime_and_of_its_tries() -> None:
    for number in range(1, 9):
        s = halftime("home" if number % 2 else "away", ball=70, down=3, to_go=10, half=3).match.state
        s.overtime = number
        s.score = [13, 13] if number % 2 else [20, 13]
        follows_from_the_next(s)
        for _, end in after_the_call(s, (s.possession, ("pass",))):
            if end.phase is Phase.TRY:
                follows_from_the_next(end)


def test_near_the_end_of_a_match_everything_was_tried() -> None:
    for scores, ball in (("10 13", 60), ("0 6", 45), ("7 7", 75)):
        s = halftime(ball=ball, down=2, half=2, plays_left=2, scores=scores).match.state
        tried = best_value(s, lambda end: value(end) if end.half == 3 else None, {})
        assert value(s) == pytest.approx(tried, abs=CLOSE)


def test_the_last_play_wants_what_wins() -> None:
    assert best(halftime(ball=70, half=2, plays_left=1, scores="10 12").match.state) == "field_goal"
    assert best(halftime(ball=70, half=2, plays_left=1, scores="10 14").match.state) == "pass"
    assert best(halftime(ball=30, down=4, half=2, plays_left=1, scores="10 17").match.state) == "pass"


def test_of_calls_that_the_table_cannot_tell_apart_the_next_score_decides() -> None:
    s = halftime(ball=85, down=4, to_go=10, plays_left=1, half=2, scores="0 90").match.state
    assert set(calls(s).values()) == {0.0}
    points = solution(False).points.calls(s)
    assert best(s) == max(points, key=lambda call: points[call]) != "run"


def test_a_match_that_is_over_is_worth_its_result() -> None:
    assert [decided(ahead) for ahead in (7, 0, -2)] == [1.0, 0.5, 0.0]
    assert value(new_match().match.state) == 0.5


@pytest.mark.rule("HT-2.2")
def test_who_elects_may_as_well_kick() -> None:
    elect = solution(False).elect(24)
    assert elect["kick"] + elect["receive"] == pytest.approx(1)
    assert 0.5 < elect["kick"] < 0.51
    s = kicked_off("away").match.state
    assert abs(value(s) - 0.5) < 0.01


def test_a_length_that_is_not_solved_is_told() -> None:
    s = halftime().match.state
    s.house = House(plays=10)
    with pytest.raises(GameError, match="halves of 10 plays are not solved: 12, 24, 36 are"):
        value(s)


def test_two_threads_may_ask_at_once() -> None:
    asked = [halftime(ball=ball, down=2, plays_left=20).match.state for ball in (20, 35, 50, 65)] * 4
    name = FILES[False]
    fresh = Solution(Figures(asset("halftime", name).read_bytes(), name), printed=False)
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(fresh.value, asked))
    assert told == [value(s) for s in asked]


def test_best_is_always_offered() -> None:
    for s in states(8):
        if s.phase is Phase.DOWN:
            match = Match(GAME, s.copy())
            assert match.refusal((s.possession, (best(s),))) is None
