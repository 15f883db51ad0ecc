"""Deeds before anybody commits to them: special actions, bombs, punts, kicks, fouls with skills, refusals; by
counting all throws of the dice."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.grid import named
from game.games.sevens import odds
from game.games.sevens.notation import NUMBER
from tests.games.sevens.test_odds import position

H1, H2, A1, A2 = (NUMBER[name] for name in ("H1", "H2", "A1", "A2"))
SIX = range(1, 7)
PAIRS = list(product(SIX, repeat=2))


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


# -------------------------------------------------------------------------------------- what opponents do
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
