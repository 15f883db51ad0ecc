"""Ways that lead over others: a jump costs two squares and a die, and is taken where it is the better way."""

from __future__ import annotations

import pytest

from game.core.grid import name, named
from game.games.sevens import odds
from game.games.sevens.state import State
from tests.games.sevens.positions import H1, position
from tests.games.sevens.test_odds import needs

CROWD = ("A1.at f6", "A2.at f5", "A3.at f7", "A4.at d8", "A5.at d4", "A6.at d6")
CORNER = (
    "H1.at a1",
    "A1.at b1",
    "A1.state prone",
    "A2.at a2",
    "A2.state prone",
    "A3.at b2",
    "A3.state stunned",
)


def reach(s: State) -> odds.Reach:
    """Where H1 gets to, as it is shown."""
    return odds.Straight(s, H1, jumps=True)


def squares(way: odds.Way) -> list[str]:
    """A way by name."""
    return [name(at) for at in way.squares]


@pytest.mark.rule("S7-10.1")
def test_with_pogo_over_whoever_stands_in_the_way() -> None:
    s = position("H1.at e6", "H1.skills Pogo", *CROWD)
    way = reach(s).way(named("g6"))
    assert squares(way) == ["g6"]
    assert needs(way) == [(1, "jump", 3)]
    assert way.chance == pytest.approx(4 / 6)
    assert odds.Reach(s, H1).chance(named("g6")) < 0.1, "without it round the ring"


@pytest.mark.rule("S7-10.1")
def test_over_those_who_lie_anybody_jumps_and_markers_count() -> None:
    s = position(*CORNER, "H9.at d9")
    assert squares(reach(s).way(named("c1"))) == ["c1"]
    assert needs(reach(s).way(named("c1"))) == [(1, "jump", 3)]
    assert needs(reach(position(*CORNER, "A4.at d1")).way(named("c1"))) == [(1, "jump", 4)]
    assert not position(*CORNER).zones[1], "who lies marks nobody"
    assert odds.Reach(s, H1).chance(named("c1")) == 0.0


@pytest.mark.rule("S7-10.1", "S7-10.2")
def test_a_jump_costs_two_squares_and_what_is_beyond_the_movement_is_rushed() -> None:
    way = reach(position(*CORNER, "H1.ma 1")).way(named("c1"))
    assert needs(way) == [(1, "rush", 2), (1, "jump", 3)]
    way = reach(position(*CORNER, "H1.ma 2")).way(named("d1"))
    assert needs(way) == [(1, "jump", 3), (2, "rush", 2)]
    assert reach(position(*CORNER, "H1.ma 1")).best[named("d1")][1] == 3
    assert reach(position(*CORNER, "H1.ma 1")).chance(named("f1")) == 0.0


def test_where_walking_is_as_good_nobody_jumps() -> None:
    s = position("H1.at e6", "A1.at f6", "A1.state prone")
    found = reach(s)
    for to in set(found.best) - {found.start}:
        assert all(die.what == "rush" for die in found.way(to).dice)


@pytest.mark.rule("S7-3.4", "S7-10.1")
def test_a_blitz_after_a_jump_pays_for_two_squares() -> None:
    s = position(*CORNER, "H1.ma 2", "A4.at d1")
    plan = odds.to_blitz(s, H1, reach(s), reach(s).way(named("c1")))
    assert [(die.step, die.what, die.needed) for die in plan] == [(1, "jump", 4), (2, "rush", 2)]


@pytest.mark.rule("S7-10.1", "S7-10.5")
def test_what_rolls_a_jump_again_is_in_its_figure() -> None:
    s = position(*CORNER, "H1.skills Pro", "rerolls.home 1")
    found = odds.outlook(odds.to_move(s, H1, reach(s).way(named("c1"))))
    assert found.own == pytest.approx(4 / 6 + 2 / 6 * 4 / 6 * 4 / 6)
    assert found.team == pytest.approx(8 / 9)
    assert odds.arrivals(s, H1, reach(s))[named("c1")] == pytest.approx(found.own)
