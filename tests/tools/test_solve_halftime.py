"""The solver of Half-Time Football: its values are those that trying everything finds, by the real rules."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import numpy as np
import pytest

from game.assets import asset
from game.games.halftime.clock import overtime_possession
from game.games.halftime.downs import kick_off_next
from game.games.halftime.outcomes import Spot, first_and_ten
from game.games.halftime.packing import FILES, unpack
from game.games.halftime.state import AWAY, GOAL, HOME, OVERTIME, House, Phase, State, other
from solve_halftime import NUMBER, SITUATIONS, Rows, Solved, kick_off
from tests.games.halftime.every_roll import best_value

EDGE = 40  # more than a match of two plays a half can bring
EXACT = 1e-12


@lru_cache(2)
def short(printed: bool) -> Solved:
    """Matches of one and two plays a half."""
    return Solved(printed=printed, edge=EDGE, lengths=(1, 2))


def worth(solved: Solved, s: State) -> float:
    """The home side's value of a state before a down, out of the solver's arrays."""
    spot, ahead = Spot(s.ball, s.down, s.to_go), s.score[s.possession] - s.score[other(s.possession)]
    rows: Rows
    if s.half == OVERTIME:
        pair, follows = divmod(s.overtime - 1, 2)
        rows = solved.overtime[pair][follows]
    else:
        layers = solved.second if s.half == 2 else solved.first[s.house.plays]
        rows = layers[s.plays_left][s.possession == s.first_kick]
    mine = float(rows[NUMBER[spot], EDGE + ahead])
    return mine if s.possession == HOME else 1 - mine


def before_a_kick_off(plays: int, half: int, score: tuple[int, int], *, printed: bool) -> State:
    """A shortened match; the visitors kicked off first."""
    s = State(House(plays=plays, printed=printed))
    s.half, s.first_kick, s.score = half, AWAY, list(score)
    kick_off_next(s, AWAY if half == 1 else HOME)
    return s


def in_overtime(number: int, spot: Spot, score: tuple[int, int], *, printed: bool) -> State:
    s = State(House(printed=printed))
    s.half, s.plays_left, s.first_kick, s.score = OVERTIME, 0, AWAY, list(score)
    overtime_possession(s, number)
    s.ball, s.down, s.to_go = spot
    return s


@pytest.mark.parametrize("printed", [False, True])
def test_a_match_of_one_play_a_half_is_worth_what_trying_everything_finds(printed: bool) -> None:
    solved = short(printed)
    start = before_a_kick_off(1, 1, (0, 0), printed=printed)
    tried = best_value(start, lambda s: worth(solved, s) if s.half == OVERTIME else None, {})
    assert solved.opening(1) == pytest.approx(tried, abs=EXACT)


@pytest.mark.parametrize("ahead", [-8, -7, -3, -1, 0, 2, 6])
def test_two_plays_before_the_end_everything_was_tried(ahead: int) -> None:
    solved, known = short(False), dict[State, float]()
    start = before_a_kick_off(2, 2, (max(ahead, 0), max(-ahead, 0)), printed=False)
    tried = best_value(start, lambda s: worth(solved, s) if s.half == OVERTIME else None, known)
    received = kick_off(solved.second[2][1])[EDGE - ahead]  # by the visitors, who kicked first
    assert 1 - float(received) == pytest.approx(tried, abs=EXACT)
    downs = [s for s in known if s.phase is Phase.DOWN and s.half == 2]
    assert len(downs) > 100
    for s in downs:
        assert worth(solved, s) == pytest.approx(known[s], abs=EXACT)


@pytest.mark.rule("HT-2.6")
def test_in_overtime_every_value_follows_from_those_one_play_later() -> None:
    solved, rng = short(False), Random(5)
    for _ in range(60):
        number, spot = rng.randint(1, 8), rng.choice(SITUATIONS)
        lead = rng.choice((0, 2, 3, 6, 7)) if number % 2 == 0 else 0
        s = in_overtime(number, spot, (lead, 0) if rng.random() < 0.5 else (0, lead), printed=False)

        def later(end: State, now: State = s) -> float | None:
            return worth(solved, end) if end.phase is Phase.DOWN and end is not now else None

        tried = best_value(s, later, {})
        assert worth(solved, s) == pytest.approx(tried, abs=EXACT)


def test_values_grow_with_the_lead_and_two_sides_share_one_match() -> None:
    solved = short(False)
    for layer in (*solved.second, *solved.first[2], *solved.overtime):
        for part in layer:
            assert (np.diff(part, axis=1) >= -EXACT).all()
            assert part.min() >= 0
            assert part.max() <= 1


def test_a_longer_match_has_the_same_second_half_in_it() -> None:
    shorter = Solved(printed=False, edge=EDGE, lengths=(1,))
    for mine, theirs in zip(shorter.second, short(False).second):
        assert np.array_equal(mine[0], theirs[0])
        assert np.array_equal(mine[1], theirs[1])


def test_points_of_a_first_down_grow_with_the_field() -> None:
    points = [short(False).points[NUMBER[first_and_ten(ball)]] for ball in range(5, GOAL, 5)]
    assert points == sorted(points)
    assert -1 < points[0] < 0
    assert 5 < points[-1] < 7


@pytest.mark.slow
@pytest.mark.parametrize("printed", [False, True])
def test_solving_again_gives_the_asset(printed: bool) -> None:
    name = FILES[printed]
    kept = asset("halftime", name).read_bytes()
    assert unpack(Solved(printed=printed).packed(), "again") == unpack(kept, name)
