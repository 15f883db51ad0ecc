"""A plan die by die before anybody commits: traits, the way, the block's rush, skills that roll again, the
crowd, the referee."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.grid import named
from game.games.sevens import odds
from game.games.sevens.actions import BY_WORD
from game.games.sevens.state import State
from tests.games.sevens.positions import A1, FACES, H1, position


def moved(s: State, to: str) -> odds.Outlook:
    """The outlook of H1's move to a square."""
    return odds.outlook(odds.to_move(s, H1, odds.Reach(s, H1).way(named(to))))


def traits(s: State, action: str = "move", *, goes: bool = True) -> list[tuple[str, int, bool]]:
    """The dice of H1's traits, plainly."""
    return [(die.what, die.needed, die.stops) for die in odds.beginning(s, H1, action, goes=goes)]


# ------------------------------------------------------------------------------------------- the block's rush
@pytest.mark.rule("S7-3.4", "S7-10.2")
def test_with_no_movement_left_the_block_itself_is_a_rush() -> None:
    s = position("H1.at g6", "H1.ma 5", "A1.at n6")
    reach = odds.Reach(s, H1)
    plan = odds.to_blitz(s, H1, reach, reach.way(named("m7")))
    assert [(die.step, die.what, die.needed) for die in plan] == [(6, "rush", 2), (7, "rush", 2)]
    assert odds.outlook(plan).own == pytest.approx(25 / 36)
    s = position("H1.at g6", "H1.ma 7", "A1.at n6")
    reach = odds.Reach(s, H1)
    assert odds.to_blitz(s, H1, reach, reach.way(named("m7"))) == []


@pytest.mark.rule("S7-3.4", "S7-4.2")
def test_who_has_stood_up_with_its_last_movement_rushes_to_block() -> None:
    s = position("H1.at e6", "H1.ma 3", "H1.state prone", "A1.at f6")
    plan = odds.to_blitz(s, H1, odds.Reach(s, H1), odds.Way((), (), 1.0))
    assert [(die.what, die.needed) for die in plan] == [("rush", 2)]


# -------------------------------------------------------------------------------------------------- traits
@pytest.mark.rule("S7-4.4")
@pytest.mark.parametrize(
    ("skills", "action", "die"),
    [
        ("Bone_Head", "move", ("Bone Head", 2, True)),
        ("Really_Stupid", "move", ("Really Stupid", 4, True)),
        ("Unchannelled_Fury", "move", ("Unchannelled Fury", 4, True)),
        ("Unchannelled_Fury", "blitz", ("Unchannelled Fury", 2, True)),
        ("Animal_Savagery", "blitz", ("Animal Savagery", 2, True)),
        ("Take_Root", "move", ("Take Root", 2, True)),
        ("Bloodlust(3+)", "move", ("Bloodlust", 3, False)),
        ("Bloodlust(3+)", "blitz", ("Bloodlust", 2, False)),
        ("Bloodlust(3+)", "pass", ("Bloodlust", 3, True)),
    ],
)
def test_what_a_trait_rolls_comes_first(skills: str, action: str, die: tuple[str, int, bool]) -> None:
    s = position("H1.at c3", f"H1.skills {skills}", "A1.at i3")
    assert traits(s, action) == [die]


@pytest.mark.rule("S7-4.4")
def test_a_helper_makes_the_really_stupid_less_so() -> None:
    s = position("H1.at c3", "H1.skills Really_Stupid", "H2.at d4")
    assert traits(s) == [("Really Stupid", 2, True)]
    s = position("H1.at c3", "H1.skills Really_Stupid", "H2.at d4", "H2.skills Really_Stupid")
    assert traits(s) == [("Really Stupid", 4, True)]


@pytest.mark.rule("S7-4.4")
def test_savagery_beside_a_team_mate_costs_that_one_and_goes_on() -> None:
    s = position("H1.at c3", "H1.skills Animal_Savagery", "H2.at d4")
    assert traits(s) == [("Animal Savagery", 4, False)]
    assert moved(s, "e2").own == 1.0, "it gets there either way"


@pytest.mark.rule("S7-4.4")
def test_the_rooted_still_block_and_who_lies_takes_no_root() -> None:
    s = position("H1.at e6", "H1.skills Take_Root", "A1.at f6")
    assert traits(s, "block", goes=False) == [("Take Root", 2, False)]
    s = position("H1.at e6", "H1.skills Take_Root", "H1.state prone")
    assert traits(s) == []


@pytest.mark.rule("S7-4.4", "S7-10.2")
def test_a_plan_includes_the_trait_and_a_team_reroll_may_be_for_it() -> None:
    s = position("H1.at c3", "H1.skills Bone_Head", "rerolls.home 1")
    found = moved(s, "j3")  # the seventh square is a rush
    assert found.own == pytest.approx(25 / 36)
    assert found.team == pytest.approx(25 / 36 * (1 + 2 / 6))


def test_once_it_is_active_no_trait_is_rolled_any_more() -> None:
    s = position("H1.at c3", "H1.skills Bone_Head")
    s.active = H1
    assert traits(s) == []


# ------------------------------------------------------------------------------- skills that roll again
@pytest.mark.rule("S7-10.1", "S7-10.5")
def test_dodge_rolls_one_dodge_again_and_no_second_one() -> None:
    s = position("H1.at c3", "H1.skills Dodge", "A1.at d3", "rerolls.home 0")
    assert moved(s, "b3").own == pytest.approx(8 / 9)  # 3+, and again
    one = odds.Chance(4 / 6, (odds.Again("Dodge", 1),))
    counted = sum(
        (a >= 3 and b >= 3) or (a < 3 and again >= 3 and b >= 3) or (a >= 3 and b < 3 and again >= 3)
        for a, b, again in product(range(1, 7), repeat=3)
    )
    assert odds.all_of([one, one], tokens=0) == pytest.approx(counted / 216)


@pytest.mark.rule("S7-10.5")
def test_tackle_denies_it() -> None:
    s = position("H1.at c3", "H1.skills Dodge", "A1.at d3", "A1.skills Tackle", "rerolls.home 0")
    found = moved(s, "b3")
    assert (found.own, found.team) == pytest.approx((4 / 6, -1.0))
    assert not found.skills


@pytest.mark.rule("S7-10.2", "S7-10.5")
def test_sure_feet_saves_one_rush_and_the_team_another() -> None:
    s = position("H1.at c3", "H1.skills Sure_Feet", "rerolls.home 1")
    found, p, q = moved(s, "k3"), 5 / 6, 1 / 6
    assert found.own == pytest.approx(p * p + 2 * p * q * p)
    assert found.team == pytest.approx((1 - q * q) ** 2)


@pytest.mark.rule("S7-10.3", "S7-10.5")
def test_sure_hands_pick_up_twice() -> None:
    s = position("H1.at c3", "H1.ag 3", "H1.skills Sure_Hands", "ball e3", "rerolls.home 0")
    assert moved(s, "e3").own == pytest.approx(8 / 9)


@pytest.mark.rule("S7-3.6")
def test_to_secure_the_ball_is_a_2_whatever_skills_and_ends_there() -> None:
    s = position("H1.at c3", "H1.ag 4", "H1.skills Sure_Hands", "ball e3", "A1.at e5", "rerolls.home 0")
    s.active, s.action, s.left, s.rushes = H1, BY_WORD["secure"].number, 6, 2
    reach = odds.Reach(s, H1)
    plan = odds.to_move(s, H1, reach.way(named("e3")))
    assert [(die.what, die.needed) for die in plan] == [("secure", 2)]
    assert odds.outlook(plan).own == pytest.approx(5 / 6)
    assert not odds.outlook(plan).skills, "Sure Hands do not help"
    assert all(named("e3") not in reach.way(to).squares[:-1] for to in set(reach.best) - {reach.start})


@pytest.mark.rule("S7-10.5")
def test_pro_helps_in_the_own_activation_on_a_3() -> None:
    s = position("H1.at c3", "H1.skills Pro", "A1.at d3", "rerolls.home 0")
    assert moved(s, "b3").own == pytest.approx(4 / 6 + 2 / 6 * 4 / 6 * 4 / 6)


@pytest.mark.rule("S7-4.4", "S7-10.5")
def test_figures_of_reach_count_traits_and_own_skills() -> None:
    s = position("H1.at c3", "H1.ma 2", "H1.skills Dodge,Bone_Head", "A1.at d3", "rerolls.home 1")
    found = odds.arrivals(s, H1, odds.Reach(s, H1))
    assert found[named("b3")] == pytest.approx(5 / 6 * 8 / 9)
    assert named("c3") not in found
    for to, p in found.items():
        assert p == pytest.approx(odds.outlook(odds.to_move(s, H1, odds.Reach(s, H1).way(to))).own)


# ------------------------------------------------------------------------------------------------- the crowd
def bout(s: State, origin: str, *, blitz: bool = False) -> odds.Fate:
    """What a block of H1 on A1 brings."""
    found = odds.block_odds(s, H1, A1, origin=named(origin), blitz=blitz)
    return odds.bout(s, H1, A1, found, origin=named(origin), blitz=blitz).fate()


@pytest.mark.rule("S7-6.16")
def test_straight_at_the_edge_every_push_leads_into_the_crowd() -> None:
    s = position("H1.at n10", "A1.at n11")
    assert bout(s, "n10") == pytest.approx((5 / 6, 4 / 6, 2 / 6))  # push, push, stumble, pow; both down
    s = position("H1.at n10", "H1.st 4", "A1.at n11")
    off = sum(bool({"push", "stumble", "pow"} & set(two)) for two in product(FACES, repeat=2))
    assert bout(s, "n10").off == pytest.approx(off / 36)


@pytest.mark.rule("S7-6.15", "S7-6.16")
def test_where_a_square_is_free_or_it_may_stay_nobody_leaves_for_certain() -> None:
    assert bout(position("H1.at m10", "A1.at n11"), "m10").off == 0.0, "o11 is free"
    firm = position("H1.at n10", "A1.at n11", "A1.skills Stand_Firm", "H1.skills Juggernaut")
    assert bout(firm, "n10").off == 0.0
    assert bout(firm, "n10", blitz=True).off == pytest.approx(5 / 6), "Juggernaut: a Both Down pushes, too"
    assert bout(position("H1.at n10", "A1.at n11", "A1.skills Sidestep"), "n10").off == 0.0


# ----------------------------------------------------------------------------------------------- the referee
def fouled(*given: str) -> odds.FoulOdds:
    """H1 fouls A1."""
    return odds.foul_odds(position("H1.at e6", "A1.at f6", "A1.state prone", "A1.av 9", *given), H1, A1)


@pytest.mark.rule("S7-11.13")
def test_a_double_on_armour_or_injury_is_seen() -> None:
    found = fouled()
    assert (found.more, found.needed) == (0, 10)
    assert found.breaks == pytest.approx(6 / 36)
    assert found.seen == pytest.approx(6 / 36 + 4 / 36 / 6)  # 4-6, 5-6 each way break without a double


@pytest.mark.rule("S7-11.13")
def test_of_a_sneaky_git_a_double_that_holds_is_not_seen() -> None:
    assert fouled("H1.skills Sneaky_Git").seen == pytest.approx(2 / 36 + 4 / 36 / 6)


@pytest.mark.rule("S7-11.7", "S7-11.13")
def test_a_dirty_player_needs_one_less() -> None:
    found = fouled("H1.skills Dirty_Player")
    assert (found.needed, found.breaks) == pytest.approx((9, 10 / 36))
    assert found.seen == pytest.approx(6 / 36 + 8 / 36 / 6)
