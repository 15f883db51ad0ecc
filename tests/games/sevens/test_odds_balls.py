"""What becomes of a ball or a bomb that is sent far: Hail Marys, bombs, punts, the kick-off; by counting all
throws of the dice."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.grid import named
from game.games.sevens import odds
from tests.games.sevens.positions import A1, H1, H2, PAIRS, SIX, position


# ------------------------------------------------------------------------------ throws beyond all ranges
@pytest.mark.rule("S7-9.1", "S7-9.3")
@pytest.mark.parametrize(("agility", "markers", "bad"), [(3, 0, 4), (3, 1, 5), (2, 0, 4), (6, 0, 4)])
def test_a_hail_mary_is_never_accurate_and_mostly_fumbled(agility: int, markers: int, bad: int) -> None:
    given = ("H1.at c6", f"H1.pa {agility}", "H1.skills Hail_Mary_Pass", "ball H1", "A2.at t1")
    s = position(*given, *(["A1.at d6"] if markers else []), "rerolls.home 1")
    found = odds.pass_odds(s, H1, named("r6"))
    assert found is not None
    fumbles = sum(die == 1 or die - 3 - markers <= 1 for die in SIX)
    assert (found.high, found.accurate, found.takers) == (True, 0.0, ())
    assert found.fumble == pytest.approx(fumbles / 6)
    assert fumbles == bad
    plan = odds.outlook((), *odds.pass_steps(s, H1, named("r6"), found))
    assert plan.own == pytest.approx(1 - fumbles / 6)
    assert plan.team == pytest.approx(1 - (fumbles / 6) ** 2)


@pytest.mark.rule("S7-9.1", "S7-7.5")
def test_nobody_else_throws_so_far_and_nobody_in_a_blizzard() -> None:
    assert odds.pass_odds(position("H1.at c6", "ball H1"), H1, named("r6")) is None
    cold = position("H1.at c6", "H1.skills Hail_Mary_Pass", "ball H1", "weather blizzard")
    assert odds.pass_odds(cold, H1, named("r6")) is None


# ---------------------------------------------------------------------------------------------------- bombs
@pytest.mark.rule("S7-3.6", "S7-9.7", "S7-9.8")
def test_a_bomb_goes_off_where_it_is_aimed_unless_somebody_catches_it() -> None:
    s = position("H1.at c3", "H1.pa 3", "H1.skills Bombardier", "A1.at g3", "A1.ag 3", "H2.at g4")
    found = odds.bomb_odds(s, H1, named("g3"))
    good = sum(throw >= 4 and snatch < 6 and caught < 4 for throw, snatch, caught in product(SIX, repeat=3))
    assert (found.needed, found.catcher, found.catch) == (4, A1, 4)  # AG 3+, marked by H2
    assert [(each.player, each.needed) for each in found.takers] == [(A1, 6)]
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(good / 216)
    assert found.fumble == pytest.approx(2 / 6)
    assert (found.sure, found.perhaps) == ((A1,), (H2,))
    assert found.splash == pytest.approx(3 / 6)


@pytest.mark.rule("S7-3.6")
def test_a_bomb_at_an_empty_square_hits_those_beside_it() -> None:
    s = position("H1.at c3", "H1.pa 3", "H1.skills Bombardier", "A1.at h4", "A1.state prone")
    found = odds.bomb_odds(s, H1, named("g3"))
    assert (found.catcher, found.sure, found.perhaps) == (-1, (), (A1,))
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(3 / 6)


@pytest.mark.rule("S7-3.6", "S7-9.3")
def test_a_hail_mary_bomb_is_never_accurate_and_flies_unless_it_is_fumbled() -> None:
    given = ("H1.at e6", "H1.pa 3", "H1.skills Bombardier,Hail_Mary_Pass", "A1.at s6", "A1.ag 2")
    found = odds.bomb_odds(position(*given, "rerolls.home 0"), H1, named("s6"))
    assert (found.high, found.accurate, found.needed) == (True, 0.0, 5)  # a 4 comes to 1
    assert (found.takers, found.catcher, found.sure, found.perhaps) == ((), -1, (), ())
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(2 / 6)
    assert found.fumble == pytest.approx(4 / 6)


# ---------------------------------------------------------------------------------------------------- punts
COLUMNS, ROWS = range(1, 21), range(1, 12)


AROUND = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]


LANES = {
    "n": (*[(-1, 1)] * 2, *[(0, 1)] * 2, *[(1, 1)] * 2),
    "e": (*[(1, 1)] * 2, *[(1, 0)] * 2, *[(1, -1)] * 2),
    "w": (*[(-1, -1)] * 2, *[(-1, 0)] * 2, *[(-1, 1)] * 2),
}
"""Where each face of the die leads, by the way in which a ball is punted."""


def outside(x: int, y: int) -> bool:
    return x not in COLUMNS or y not in ROWS


def bounced_out(x: int, y: int) -> float:
    """That a ball is out which comes down on a square where nobody is, with the one bounce that follows."""
    return 1.0 if outside(x, y) else sum(outside(x + dx, y + dy) for dx, dy in AROUND) / 8


@pytest.mark.rule("S7-3.6", "S7-8.4")
@pytest.mark.parametrize("way", LANES)
@pytest.mark.parametrize("at", ["p6", "r2", "t6"])
def test_a_punt_is_off_as_it_flies_or_by_the_bounce_where_it_lands(at: str, way: str) -> None:
    s = position(f"H1.at {at}", "H1.skills Punt,No_Ball", "ball H1")
    column, row = (named(at) >> 4) + 1, (named(at) & 15) + 1
    off = 0.0
    for die, squares in PAIRS:
        x, y = LANES[way][die - 1]
        landing = (column + x * squares, row + y * squares)
        off += bounced_out(*landing)
        if squares == 1 and not outside(*landing):  # one bounce of eight hits the kicker, who holds no ball
            off += bounced_out(column, row) / 8
    assert odds.punt_odds(s, H1, way).off == pytest.approx(off / 36)


@pytest.mark.rule("S7-3.6", "S7-8.8")
def test_a_punt_is_caught_where_it_lands_or_where_it_bounces_to() -> None:
    given = ("H2.at s6", "H2.ag 3", "A1.at s8", "A1.ag 2")
    s = position("H1.at q6", "H1.ag 3", "H1.skills Punt", "ball H1", *given)
    ours, theirs = {(17, 6): 3, (19, 6): 3}, {(19, 8): 2}
    needs = ours | theirs
    found = [0.0, 0.0, 0.0]

    def comes(at: tuple[int, int], p: float, bounces: int) -> None:
        if outside(*at):
            found[0] += p
            return
        if at in needs:
            caught = (7 - needs[at] - (bounces > 0)) / 6
            found[1 if at in ours else 2] += p * caught
            p *= 1 - caught
        elif bounces:
            return
        if bounces < 3:
            for dx, dy in AROUND:
                comes((at[0] + dx, at[1] + dy), p / 8, bounces + 1)

    for die, squares in PAIRS:
        x, y = LANES["e"][die - 1]
        comes((17 + x * squares, 6 + y * squares), 1 / 36, 0)
    assert odds.punt_odds(s, H1, "e") == pytest.approx(found)


@pytest.mark.rule("S7-3.6", "S7-8.4")
def test_with_kick_one_die_of_a_punt_is_rolled_again_where_that_is_better() -> None:
    s = position("H1.at p6", "H1.ag 6", "H1.skills Punt,Kick", "ball H1")
    lost = dict(zip(SIX, (0, 0, 0, 3 / 8, 1, 1), strict=True))  # four come to the edge, whatever the way
    off = sum(lost[again] if squares >= 5 else lost[squares] for squares, again in PAIRS)
    assert odds.punt_odds(s, H1, "e").off == pytest.approx(off / 36)


# ------------------------------------------------------------------------------------------------- a kick-off
@pytest.mark.rule("S7-8.2", "S7-8.7")
@pytest.mark.parametrize("most", [6, 3])
@pytest.mark.parametrize("target", ["q6", "k6", "t1", "o11"])
def test_a_kick_off_stays_or_is_out(target: str, most: int) -> None:
    s = position("phase kickoff", "kicking home", "A1.at a1", "H1.at a2")
    column, row = named(target) >> 4, named(target) & 15
    steps = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0)]

    def inside(x: int, y: int) -> bool:
        return 10 <= x <= 19 and 0 <= y <= 10

    stays = 0.0
    for (x, y), squares in product(steps, range(1, most + 1)):
        at = (column + x * squares, row + y * squares)
        if inside(*at):  # it bounces once
            stays += sum(inside(at[0] + dx, at[1] + dy) for dx, dy in steps) / 8
    assert odds.kick_stays(s, named(target), most) == pytest.approx(stays / 8 / most)
