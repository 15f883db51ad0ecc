"""What opponents may do about a move before anybody commits to it: tentacles, diving tackles, shadowing; by
counting all throws of the dice."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens import odds
from tests.games.sevens.positions import A1, H1, PAIRS, SIX, position


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize(("strength", "holds"), [(3, 6), (4, 5), (5, 4), (2, 6), (8, 2)])
def test_tentacles_are_counted_before_the_dodge(strength: int, holds: int) -> None:
    s = position("H1.at e6", "H1.ag 3", "A1.at f6", f"A1.st {strength}", "A1.skills Tentacles")
    way = odds.Reach(s, H1).way(named("d6"))
    free = sum(die < holds for die in SIX) / 6  # D6 + ST - 3 at 6 or more holds; a 1 never, a 6 always
    assert way.chance == pytest.approx(free * 4 / 6)
    assert odds.outlook(odds.to_move(s, H1, way)).own == pytest.approx(free * 4 / 6)
    found = odds.holder(s, H1, named("e6"), named("d6"))
    assert found is not None
    assert (found.player, found.needed) == (A1, holds)


@pytest.mark.rule("S7-10.1", "S7-10.5")
def test_no_reroll_of_the_mover_touches_the_tentacles() -> None:
    s = position("H1.at e6", "A1.at f6", "A1.st 4", "A1.skills Tentacles", "rerolls.home 1")
    plan = odds.to_move(s, H1, odds.Reach(s, H1).way(named("d6")))
    assert odds.outlook(plan).team == pytest.approx(4 / 6 * (1 - (2 / 6) ** 2))


@pytest.mark.rule("S7-10.1")
def test_a_way_goes_round_tentacles_where_it_can() -> None:
    s = position("H1.at c3", "A1.at e4", "A1.skills Tentacles")
    assert odds.Reach(s, H1).chance(named("g3")) == 1.0


@pytest.mark.rule("S7-10.1")
def test_a_diving_tackle_is_named_with_what_the_dodge_needs_then() -> None:
    s = position("H1.at e6", "H1.ag 3", "A1.at f6", "A1.skills Diving_Tackle", "rerolls.home 0")
    way = odds.Reach(s, H1).way(named("d6"))
    assert way.chance == pytest.approx(4 / 6), "whether it dives is for its coach to say"
    (found,) = odds.rivals(s, H1, way)
    assert (found.step, found.player, found.needed, found.dives) == (1, A1, 5, True)  # 3+ at -2
    plan = odds.to_move(s, H1, way)
    assert odds.all_of(odds.with_dives(plan, [found]), tokens=0) == pytest.approx(2 / 6)


@pytest.mark.rule("S7-10.1", "S7-10.4")
@pytest.mark.parametrize(("agility", "needed"), [(1, 3), (2, 4), (4, 6), (6, 6)])
def test_after_a_dive_a_6_is_still_enough(agility: int, needed: int) -> None:
    s = position("H1.at e6", f"H1.ag {agility}", "A1.at f6", "A1.skills Diving_Tackle")
    found = odds.rivals(s, H1, odds.Reach(s, H1).way(named("d6")))
    assert [each.needed for each in found] == ([needed] if agility < 6 else [])


@pytest.mark.rule("S7-10.1", "S7-10.5")
def test_a_dodge_that_was_dived_at_is_not_rolled_again() -> None:
    s = position("H1.at e6", "H1.ag 3", "H1.skills Dodge", "A1.at f6", "A1.skills Diving_Tackle")
    way = odds.Reach(s, H1).way(named("d6"))
    good = sum(one >= 5 or (one < 3 and two >= 5) for one, two in PAIRS)
    steps = odds.with_dives(odds.to_move(s, H1, way), odds.rivals(s, H1, way))
    assert odds.all_of(steps, tokens=0) == pytest.approx(good / 36)


@pytest.mark.rule("S7-10.1")
def test_a_shadowing_opponent_may_follow_on_a_4() -> None:
    s = position("H1.at e6", "A1.at f6", "A1.skills Shadowing")
    (found,) = odds.rivals(s, H1, odds.Reach(s, H1).way(named("d6")))
    assert (found.player, found.needed, found.dives) == (A1, 4, False)
    far = position("H1.at e6", "A1.at f6", "A2.at m6", "A2.skills Shadowing")
    assert odds.rivals(far, H1, odds.Reach(far, H1).way(named("d6"))) == []
