"""Deeds before anybody commits to them: special actions, fouls with skills, refusals, rising; by counting all
throws of the dice."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.grid import named
from game.games.sevens import odds
from tests.games.sevens.positions import A1, H1, H2, PAIRS, SIX, position


def over(av: int, more: int = 0) -> float:
    """That two dice, with what is added, come to more than AV (S7-11.1)."""
    return sum(sum(pair) + more > av for pair in PAIRS) / 36


# ------------------------------------------------------------------------------------------------- refusals
@pytest.mark.rule("S7-9.1", "S7-9.8")
def test_animosity_stands_before_a_pass_and_a_hand_off() -> None:
    given = ("H1.at c3", "H1.pa 3", "H1.skills Animosity(all)", "H2.at g3", "H2.ag 3", "ball H1")
    s = position(*given, "rerolls.home 0")
    dice = odds.refusals(s, H1, H2)
    assert [(die.what, die.needed) for die in dice] == [("Animosity", 2)]
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    plan = odds.outlook(dice, *odds.pass_steps(s, H1, named("g3"), found))
    good = sum(a >= 2 and p >= 4 and c >= 3 for a, p, c in product(SIX, repeat=3))  # short: PA 3+ at -1
    assert plan.own == pytest.approx(good / 216)
    near = position("H1.at c3", "H1.skills Animosity(all)", "H2.at d3", "H2.ag 3", "ball H1")
    handed = odds.outlook(odds.refusals(near, H1, H2), odds.handoff_step(near, H1, H2))
    assert handed.own == pytest.approx(5 / 6 * 4 / 6)


@pytest.mark.rule("S7-9.11")
def test_animosity_minds_only_whom_it_is_about() -> None:
    s = position("H1.at c3", "H1.skills Animosity(Big_Guy)", "H2.at d3", "ball H1")
    assert odds.refusals(s, H1, H2) == []


@pytest.mark.rule("S7-10.5")
def test_a_team_reroll_may_go_to_the_animosity() -> None:
    s = position("H1.at c3", "H1.skills Animosity(all)", "H2.at d3", "H2.ag 3", "ball H1", "rerolls.home 1")
    a, c = 5 / 6, 4 / 6
    right = a * (c + (1 - c) * c) + (1 - a) * a * c
    found = odds.outlook(odds.refusals(s, H1, H2), odds.handoff_step(s, H1, H2))
    assert found.team == pytest.approx(right)


# -------------------------------------------------------------------------------------------------- fumbles
@pytest.mark.rule("S7-9.3", "S7-10.5")
def test_with_pass_a_fumble_takes_two_bad_dice() -> None:
    s = position("H1.at c3", "H1.pa 4", "H1.skills Pass,Accurate", "ball H1")
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    bad = sum(one < 4 and two == 1 for one, two in PAIRS)  # each die that fails is rolled again
    assert found.needed == 4
    assert found.fumble == pytest.approx(bad / 36)


@pytest.mark.rule("S7-9.3")
def test_without_it_one_does() -> None:
    s = position("H1.at c3", "H1.pa 4", "H1.skills Accurate", "ball H1")
    found = odds.pass_odds(s, H1, named("g3"))
    assert found is not None
    assert found.fumble == pytest.approx(1 / 6)


# -------------------------------------------------------------------------------------------- always hungry
@pytest.mark.rule("S7-3.3", "S7-5.7")
def test_always_hungry_stands_before_a_throw() -> None:
    s = position(
        "H1.at c3", "H1.pa 3", "H1.skills Throw_Team-mate,Always_Hungry", "H2.at d3", "H2.ag 3",
        "H2.skills Right_Stuff", "rerolls.home 0",
    )  # fmt: skip
    found = odds.throw_odds(s, H1, H2, named("g3"))
    assert found is not None
    assert [(die.what, die.needed) for die in found.before] == [("Always Hungry", 2)]
    good = fumble = eaten = 0
    for hungry, again, throw, feet in product(SIX, repeat=4):
        if hungry == 1:
            eaten += again == 1
            fumble += again > 1
        else:
            good += throw >= 4 and feet >= 3  # short at -1; AG 3+
            fumble += throw <= 2  # a 1, and a 2 that the range makes a 1
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(good / 6**4)
    assert found.fumble == pytest.approx(fumble / 6**4)
    assert found.eaten == pytest.approx(eaten / 6**4)


# ---------------------------------------------------------------------------------------------------- fouls
def fouled(*given: str) -> odds.FoulOdds:
    """H1 fouls A1 with AV 8."""
    return odds.foul_odds(position("H1.at e6", "A1.at f6", "A1.state prone", "A1.av 8", *given), H1, A1)


@pytest.mark.rule("S7-11.13")
def test_a_lone_fouler_rolls_armour_that_holds_again() -> None:
    found = fouled("H1.skills Lone_Fouler")
    breaks = seen = 0.0
    for first, second in product(PAIRS, repeat=2):
        dice = first if sum(first) > 8 else second
        breaks += sum(dice) > 8
        seen += 1 if dice[0] == dice[1] else 1 / 6 if sum(dice) > 8 else 0  # or a double on injury
    assert found.breaks == pytest.approx(breaks / 36**2)
    assert found.seen == pytest.approx(seen / 36**2)


@pytest.mark.rule("S7-11.13")
def test_with_an_assist_it_is_no_lone_fouler() -> None:
    found = fouled("H1.skills Lone_Fouler", "H2.at f7")
    assert found.breaks == pytest.approx(over(8, 1))


@pytest.mark.rule("S7-11.13")
def test_a_chainsaw_in_a_foul_adds_three_and_may_kick_back() -> None:
    found = fouled("H1.skills Chainsaw")
    assert [(die.what, die.needed) for die in found.before] == [("Chainsaw", 2)]
    assert found.needed == 6
    assert found.armour == pytest.approx(over(8, 3))
    assert found.breaks == pytest.approx(5 / 6 * over(8, 3))
    assert found.falls == pytest.approx(1 / 6)


# ------------------------------------------------------------------------------------------ special actions
def special(word: str, skills: str, *given: str) -> odds.SpecialOdds:
    """H1 does it to A1 beside it; both have AV 8."""
    start = ("H1.at e6", f"H1.skills {skills}", "H1.av 8", "A1.at f6", "A1.av 8", "rerolls.home 0")
    found = odds.special_odds(position(*start, *given), H1, word, A1)
    assert found is not None
    return found


@pytest.mark.rule("S7-3.1")
@pytest.mark.parametrize(
    ("word", "skills", "done", "hurt"),
    [
        ("gaze", "Hypnotic_Gaze", 4 / 6, 0),
        ("chomp", "Monstrous_Mouth", 4 / 6, 0),
        ("stab", "Stab", over(8), 0),
        ("chainsaw", "Chainsaw", 5 / 6 * over(8, 3), 1 / 6),
        ("vomit", "Projectile_Vomit", 5 / 6 * over(8), 1 / 6 * over(8)),
        ("breathe_fire", "Breathe_Fire", 3 / 6, 1 / 6),
    ],
)
def test_what_a_special_action_brings(word: str, skills: str, done: float, hurt: float) -> None:
    found = special(word, skills)
    assert (found.done, found.hurt) == pytest.approx((done, hurt))
    foul = special(word, skills, "A1.skills Foul_Appearance")
    assert (foul.done, foul.hurt) == pytest.approx((5 / 6 * done, 5 / 6 * hurt)), "its own die comes first"


@pytest.mark.rule("S7-3.1", "S7-11.1")
def test_the_dice_of_a_special_action_are_named_in_their_order() -> None:
    found = special("chainsaw", "Chainsaw", "A1.skills Foul_Appearance")
    assert [(die.what, die.needed) for die in found.dice] == [
        ("Foul_Appearance", 2), ("Chainsaw", 2), ("armour", 6),
    ]  # fmt: skip
    assert [die.chance for die in found.dice] == pytest.approx([5 / 6, 5 / 6, over(8, 3)])


@pytest.mark.rule("S7-3.1")
def test_nothing_modifies_a_stab_and_fire_is_less_for_the_strong() -> None:
    assert special("stab", "Stab,Dirty_Player", "A1.skills Stunty").dice[-1].needed == 9
    assert special("breathe_fire", "Breathe_Fire", "A1.st 5").done == pytest.approx(2 / 6)


@pytest.mark.rule("S7-10.5")
def test_a_special_action_with_a_team_reroll_and_with_pro() -> None:
    assert special("gaze", "Hypnotic_Gaze", "rerolls.home 2").team == pytest.approx(1 - (2 / 6) ** 2)
    pro = special("gaze", "Hypnotic_Gaze,Pro")
    assert pro.done == pytest.approx(4 / 6 + 2 / 6 * 4 / 6 * 4 / 6), "Pro on a 3+, then the die again"
    saw = special("chainsaw", "Chainsaw", "rerolls.home 1")
    assert saw.team == pytest.approx((5 / 6 + 1 / 6 * 5 / 6) * over(8, 3)), "armour is rolled once"


def test_what_is_no_special_action_has_no_such_odds() -> None:
    assert odds.special_odds(position("H1.at e6", "A1.at f6"), H1, "block", A1) is None
    assert odds.special_odds(position("H1.at e6", "A1.at f6"), H1, "gaze", A1) is None


# ------------------------------------------------------------------------------------------------- jumping up
@pytest.mark.rule("S7-4.2", "S7-10.4")
def test_who_jumps_up_to_block_rolls_for_that_first() -> None:
    s = position("H1.at e6", "H1.ag 3", "H1.state prone", "H1.skills Jump_Up", "A1.at f6")
    assert [(die.what, die.needed) for die in odds.rising(s, H1)] == [("Jump Up", 2)]
    assert odds.rising(position("H1.at e6", "H1.skills Jump_Up", "A1.at f6"), H1) == []


# ------------------------------------------------------------------------------------------ steady footing
@pytest.mark.rule("S7-5.3", "S7-10.2")
def test_a_rush_or_a_dodge_that_fails_is_saved_by_a_6_of_steady_footing() -> None:
    s = position("H1.at e6", "H1.ma 1", "H1.ag 3", "H1.skills Steady_Footing", "A1.at f6", "rerolls.home 1")
    plan = odds.to_move(s, H1, odds.Reach(s, H1).way(named("c6")))
    assert [(die.what, die.needed) for die in plan] == [("dodge", 3), ("rush", 2)]
    good = 0
    for dodge, steady, rush, steady2 in product(SIX, repeat=4):
        good += (dodge >= 3 or steady == 6) and (rush >= 2 or steady2 == 6)
    found = odds.outlook(plan)
    assert found.own == pytest.approx(good / 6**4)
    assert found.skills == ("Steady Footing",)
    d, r = 1 - 2 / 6 * 5 / 6, 1 - 1 / 6 * 5 / 6
    assert found.team == pytest.approx(4 / 6 * (5 / 6 + 1 / 6 * r) + 2 / 6 * d * r)
    assert odds.arrivals(s, H1, odds.Reach(s, H1))[named("c6")] == pytest.approx(good / 6**4)
