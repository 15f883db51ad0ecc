"""What is shown before anybody commits: ways, blocks and passes with their chances, by counting."""

from __future__ import annotations

import math
from itertools import product

import pytest

from game.core.grid import name, named
from game.games.sevens import GAME, odds
from game.games.sevens.odds.ways import least_turns, turns
from tests.games.sevens.positions import A1, A2, FACES, H1, H2, position


def needs(way: odds.Way) -> list[tuple[int, str, int]]:
    """The dice of a way, plainly."""
    return [(die.step, die.what, die.needed) for die in way.dice]


@pytest.mark.rule("S7-10.2")
def test_open_ground_needs_no_die_and_a_rush_each_square_more() -> None:
    s = position("H1.at c3")
    reach = odds.Reach(s, H1)
    assert reach.chance(named("i3")) == 1.0
    assert needs(reach.way(named("k3"))) == [(7, "rush", 2), (8, "rush", 2)]
    assert reach.chance(named("k3")) == pytest.approx(25 / 36)
    assert reach.chance(named("l3")) == 0.0


@pytest.mark.rule("S7-10.1")
def test_a_dodge_counts_the_markers_of_the_square_it_leads_to() -> None:
    s = position("H1.at c3", "H1.ma 1", "A1.at d3", "A2.at d5")
    reach = odds.Reach(s, H1, odds.Budget(1, 0))
    assert needs(reach.way(named("b3"))) == [(1, "dodge", 3)]
    assert needs(reach.way(named("c4"))) == [(1, "dodge", 5)]


def test_the_best_way_goes_round_a_zone_where_there_is_room() -> None:
    s = position("H1.at c3", "A1.at e3")
    assert odds.Reach(s, H1).chance(named("g3")) == 1.0


@pytest.mark.rule("S7-10.5")
def test_one_reroll_saves_any_one_die() -> None:
    s = position("H1.at c3", "rerolls.home 1")
    way = odds.Reach(s, H1).way(named("k3"))
    counted = sum(
        (first >= 2 and second >= 2) or ((first < 2) != (second < 2) and again >= 2)
        for first, second, again in product(range(1, 7), repeat=3)
    )
    found = odds.outlook(odds.to_move(s, H1, way))
    assert found.team == pytest.approx(counted / 216)


@pytest.mark.rule("S7-4.2")
def test_a_prone_player_stands_up_first() -> None:
    s = position("H1.at c3", "H1.state prone", "H2.at c9", "H2.state prone", "H2.ma 2")
    assert odds.Reach(s, H1).chance(named("f3")) == 1.0
    assert odds.Reach(s, H1).chance(named("g3")) == pytest.approx(5 / 6)
    assert odds.budget(s, H2) == odds.Budget(0, 2, 4)


@pytest.mark.rule("S7-6.6")
@pytest.mark.rule("S7-6.7")
def test_a_block_names_who_assists() -> None:
    s = position("H1.at e6", "H2.at f5", "A1.at f6", "A2.at d6")
    found = odds.block_odds(s, H1, A1)
    assert (found.attack, found.defence) == (4, 4)
    assert (found.helpers, found.against) == ((H2,), (A2,))


@pytest.mark.rule("S7-6.2")
@pytest.mark.parametrize(
    ("strength", "dice", "mine"), [(2, 2, False), (3, 1, True), (4, 2, True), (6, 3, True)]
)
def test_the_chances_of_a_block_are_counted(strength: int, dice: int, mine: bool) -> None:
    s = position("H1.at e6", f"H1.st {strength}", "A1.at f6")
    found = odds.block_odds(s, H1, A1)
    assert (found.dice, found.mine) == (dice, mine)
    good, bad = ("pow", "stumble", "push", "both", "skull"), ("skull", "both", "push", "stumble", "pow")
    order = good if mine else bad
    taken = [min(thrown, key=order.index) for thrown in product(FACES, repeat=dice)]
    down = sum(face in ("pow", "stumble", "both") for face in taken) / len(taken)
    fall = sum(face in ("skull", "both") for face in taken) / len(taken)
    assert found.down == pytest.approx(down)
    assert found.fall == pytest.approx(fall)


@pytest.mark.rule("S7-6.13")
def test_skills_change_what_faces_do() -> None:
    s = position("H1.at e6", "H1.skills Block", "A1.at f6", "A1.skills Dodge")
    effects = odds.face_effects(s, H1, A1)
    assert effects["both"] == (True, False)
    assert effects["stumble"] == (False, False)


@pytest.mark.rule("S7-9.3")
def test_a_pass_has_the_chance_of_all_its_dice() -> None:
    s = position("H1.at c3", "H1.pa 4", "H2.at g3", "H2.ag 3", "ball H1")
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    assert (found.reach, found.needed, found.catch) == (1, 5, 3)
    assert found.accurate == pytest.approx(2 / 6)
    assert found.fumble == pytest.approx(2 / 6)  # a 1, and a 2 that the range makes a 1
    assert found.complete == pytest.approx(2 / 6 * 4 / 6)


@pytest.mark.rule("S7-9.7")
def test_whoever_may_intercept_lowers_it() -> None:
    s = position("H1.at c3", "H2.at g3", "ball H1", "A1.at e5", "A1.ag 2")
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    assert (found.interceptor, found.intercepted) == (-1, 0.0)
    s = position("H1.at c3", "H2.at g3", "ball H1", "A1.at e4", "A1.ag 2")
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    assert found.interceptor == A1
    assert found.intercepted == pytest.approx(2 / 6)


@pytest.mark.rule("S7-7.5")
def test_in_a_blizzard_there_is_no_long_pass() -> None:
    s = position("H1.at c3", "ball H1", "weather blizzard")
    assert odds.pass_odds(s, H1, named("k3")) is None


@pytest.mark.rule("S7-11.13")
def test_a_foul_counts_its_assists() -> None:
    s = position("H1.at e6", "H2.at f5", "A1.at f6", "A1.state prone", "A1.av 9")
    more, chance = odds.foul_breaks(s, H1, A1)
    assert more == 1
    assert chance == pytest.approx(10 / 36)  # 9 and up with one assist


def test_nothing_is_changed() -> None:
    s = position("H1.at c3", "H2.at d4", "A1.at d3", "ball e3")
    before = [GAME.read(s, path) for path in GAME.paths(s)]
    odds.Reach(s, H1)
    odds.block_odds(s, H2, A1, origin=named("c4"))
    assert [GAME.read(s, path) for path in GAME.paths(s)] == before


def bends(way: odds.Way, start: str) -> int:
    """How often a way turns."""
    return turns((named(start), *way.squares))


@pytest.mark.parametrize(("to", "turned"), [("i3", 0), ("g7", 0), ("i5", 1), ("c8", 0), ("e9", 1)])
def test_of_ways_as_good_and_as_short_the_straightest_is_shown(to: str, turned: int) -> None:
    assert bends(odds.Straight(position("H1.at c3"), H1).way(named(to)), "c3") == turned


@pytest.mark.parametrize("start", ["c3", "j6", "t11"])
def test_also_a_way_that_is_found_quickly_is_straight_over_open_ground(start: str) -> None:
    reach = odds.Reach(position(f"H1.at {start}"), H1)
    for to in set(reach.best) - {reach.start}:
        assert bends(reach.quick(to), start) == least_turns(reach.start, to)


def test_a_way_out_of_a_zone_is_straight_again() -> None:
    s = position("H1.at i9", "A1.at j10", "A2.at m7", "H2.at l8")
    way = odds.Straight(s, H1).way(named("p9"))
    assert way.chance == pytest.approx(2 / 3 * 5 / 6)  # one dodge, one rush: A2's zone is gone round
    assert [name(at) for at in way.squares] == ["j8", "k8", "l9", "m9", "n9", "o9", "p9"]


def test_a_turn_is_never_saved_at_the_price_of_a_chance() -> None:
    s = position("H1.at c3", "A1.at e3")
    way = odds.Straight(s, H1).way(named("g3"))
    assert way.chance == 1.0
    assert bends(way, "c3") > 1


def test_a_straight_way_is_as_good_as_the_best_and_as_short() -> None:
    s = position("H1.at j6", "H1.ma 5", "A1.at j7", "A2.at l5", "A3.at h8", "A4.at m8", "ball k9")
    reach = odds.Straight(s, H1)
    for to, (best, gone) in reach.best.items():
        way = reach.way(to)
        if to == reach.start:
            continue
        assert len(way.squares) == gone
        assert math.prod(die.chance for die in way.dice) == pytest.approx(best)


@pytest.mark.rule("S7-3.4", "S7-6.2")
def test_horns_count_in_a_blitz_alone() -> None:
    s = position("H1.at e6", "H1.skills Horns", "A1.at f6")
    assert odds.block_odds(s, H1, A1).attack == 3
    found = odds.block_odds(s, H1, A1, origin=named("e6"))
    assert (found.attack, found.dice) == (4, 2)
    assert odds.block_odds(s, H1, A1, blitz=True).attack == 4


@pytest.mark.rule("S7-6.11")
def test_in_a_blitz_juggernaut_takes_a_both_down_for_a_push() -> None:
    s = position("H1.at e6", "H1.skills Juggernaut", "A1.at f6", "A1.skills Wrestle")
    assert odds.block_odds(s, H1, A1).fall == pytest.approx(2 / 6)
    found = odds.block_odds(s, H1, A1, blitz=True)
    assert (found.down, found.fall) == pytest.approx((2 / 6, 1 / 6))
    s = position("H1.at e6", "H1.skills Block,Juggernaut", "A1.at f6", "A1.skills Wrestle")
    assert odds.block_odds(s, H1, A1, blitz=True).down == pytest.approx(3 / 6)


@pytest.mark.rule("S7-9.3")
def test_a_safe_pass_is_not_fumbled_on_a_1() -> None:
    s = position("H1.at c3", "H1.pa 4", "H1.skills Safe_Pass", "H2.at g3", "ball H1")
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    assert found.fumble == pytest.approx(1 / 6)  # the 2 that the range makes a 1


@pytest.mark.rule("S7-11.13")
def test_assists_to_a_foul_are_lost_on_iron_hard_skin() -> None:
    s = position("H1.at e6", "H2.at f5", "A1.at f6", "A1.state prone", "A1.av 9", "A1.skills Iron_Hard_Skin")
    assert odds.foul_breaks(s, H1, A1) == pytest.approx((0, 6 / 36))


@pytest.mark.rule("S7-10.2")
def test_a_prone_sprinter_has_its_third_rush() -> None:
    s = position("H1.at c3", "H1.ma 3", "H1.state prone", "H1.skills Sprint")
    assert odds.Reach(s, H1).chance(named("f3")) == pytest.approx((5 / 6) ** 3)
