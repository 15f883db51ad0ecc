"""What is shown before a ball or a team-mate is thrown, or a blitz is made: by counting all throws of the
dice, each rolled again as the rules allow it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.core.grid import named
from game.core.requests import Asking
from game.games.sevens import odds
from game.games.sevens.events import Bounced, KnockedDown, LandTested, Scattered
from game.games.sevens.odds import Chance, begun
from game.games.sevens.odds.tried import DONE, NOTHING, Tried, tried
from game.games.sevens.state import State
from game.games.sevens.throwing import perform_throw
from tests.games.sevens.positions import A1, A2, H1, H2, SIX, position


def again(s: State, *, tokens: int = 1) -> float:
    """H1 throws at g3 with the skills that roll again, and so many team re-rolls."""
    return odds.all_of(odds.pass_steps(s, H1, named("g3"), passed(s)), tokens=tokens)


def passed(s: State, target: str = "g3") -> odds.PassOdds:
    """H1 throws at a square."""
    found = odds.pass_odds(s, H1, named(target))
    assert found is not None
    return found


BULLSEYE = (
    "H1.at c3", "H1.pa 3", "H1.skills Throw_Team-mate,Bullseye", "H2.at d3", "H2.ag 3",
    "H2.skills Right_Stuff", "rerolls.home 0",
)  # fmt: skip


def flown(s: State) -> odds.ThrowOdds:
    """H1 throws H2 at g3."""
    found = odds.throw_odds(s, H1, H2, named("g3"))
    assert found is not None
    return found


def engine(s: State, *, tokens: int = 0) -> float:
    """That H2 lands on g3 after that throw, by all throws of the dice through the rules themselves. One that
    is scattered is not counted, though it may come back."""

    def throws(now: State) -> Asking[bool]:
        return perform_throw(now, H1, ("throw", H2, named("g3")))

    def lands(now: State, heard: list[Any]) -> Tried | None:
        if any(isinstance(each, Scattered | Bounced | KnockedDown) for each in heard):
            return NOTHING
        landed = any(isinstance(each, LandTested) and each.passed for each in heard)
        return DONE if landed and now.at[H2] == named("g3") else None

    return tried(begun(s, H1, "throw_teammate"), H1, throws, lands, tokens=tokens).done


@pytest.mark.rule("S7-9.7")
def test_everybody_who_may_intercept_is_named_with_what_it_needs() -> None:
    s = position("H1.at c3", "H2.at g3", "ball H1", "A1.at e4", "A1.ag 2", "A2.at e2", "A2.ag 3", "A3.at e6")
    found = passed(s)
    assert [(each.player, each.needed) for each in found.takers] == [(A1, 5), (A2, 6)]
    assert [each.chance for each in found.takers] == pytest.approx([2 / 6, 1 / 6])
    assert found.interceptor == A1, "one may try: the likeliest"
    assert found.intercepted == pytest.approx(2 / 6)


@pytest.mark.rule("S7-9.7")
def test_an_interceptor_that_is_marked_needs_one_more_and_in_rain_another() -> None:
    s = position("H1.at c3", "H2.at f3", "ball H1", "A1.at e4", "A1.ag 1")
    assert [each.needed for each in passed(s, "f3").takers] == [5]  # 1 + 3, and H2 marks it
    s = position("H1.at c3", "H2.at f3", "ball H1", "A1.at e4", "A1.ag 1", "weather rain")
    assert [each.needed for each in passed(s, "f3").takers] == [6]


@pytest.mark.rule("S7-9.10")
def test_nobody_who_lies_or_is_distracted_intercepts() -> None:
    s = position("H1.at c3", "H2.at g3", "ball H1", "A1.at e4", "A1.state prone")
    assert passed(s).takers == ()


@pytest.mark.rule("S7-9.7", "S7-9.8")
def test_the_whole_pass_is_thrown_and_not_intercepted_and_caught() -> None:
    s = position("H1.at c3", "H1.pa 3", "H2.at g3", "H2.ag 3", "ball H1", "A1.at e4", "A1.ag 2")
    good = sum(  # a short pass: PA 3+ at -1; AG 2+ at -3; AG 3+
        throw >= 4 and not steal >= 5 and hands >= 3 for throw, steal, hands in product(SIX, repeat=3)
    )
    assert passed(s).complete == pytest.approx(good / 216)


@pytest.mark.rule("S7-10.5")
def test_one_team_reroll_saves_the_throw_or_the_catch_and_never_both() -> None:
    s = position(
        "H1.at c3", "H1.pa 3", "H2.at g3", "H2.ag 3", "ball H1", "A1.at e4", "A1.ag 2", "rerolls.home 1"
    )
    good = 0
    for throw, throw2, steal, hands, hands2 in product(SIX, repeat=5):
        thrown = throw >= 4 or throw2 >= 4
        caught = hands >= 3 or (throw >= 4 and hands2 >= 3)
        good += thrown and steal < 5 and caught
    assert again(s) == pytest.approx(good / 6**5)


@pytest.mark.rule("S7-10.5")
def test_pass_and_catch_are_used_before_the_team_reroll() -> None:
    s = position(
        "H1.at c3", "H1.pa 3", "H1.skills Pass", "H2.at g3", "H2.ag 3", "H2.skills Catch", "ball H1",
        "rerolls.home 0",
    )  # fmt: skip
    throw, hands = 1 - (3 / 6) ** 2, 1 - (2 / 6) ** 2
    assert again(s) == pytest.approx(throw * hands)
    s = position("H1.at c3", "H1.pa 3", "H1.skills Pass", "H2.at g3", "H2.ag 3", "ball H1", "rerolls.home 1")
    assert again(s) == pytest.approx(throw * hands)


@pytest.mark.rule("S7-10.5")
def test_without_a_reroll_the_chance_stays_and_a_loner_may_waste_it() -> None:
    given = ("H1.at c3", "H1.pa 3", "H2.at g3", "H2.ag 3", "ball H1")
    s = position(*given, "rerolls.home 0")
    assert again(s) == pytest.approx(passed(s).complete)
    s = position(*given, "rerolls.home 1", "H1.skills Loner(4+)", "H2.skills Loner(4+)")
    a, c = 3 / 6, 4 / 6
    right = a * (c + (1 - c) * c / 2) + (1 - a) * a / 2 * c
    assert again(s) == pytest.approx(right)


@pytest.mark.rule("S7-9.11")
def test_a_handoff_is_a_catch_and_may_be_rolled_again() -> None:
    s = position("H1.at c3", "H2.at d3", "H2.ag 4", "ball H1", "A1.at e3", "rerolls.home 1")
    needed = odds.catch(s, H2, "handoff", named("c3"))
    assert needed == 5  # AG 4+, marked once
    assert odds.all_of([odds.handoff_step(s, H1, H2)]) == pytest.approx(1 - (4 / 6) ** 2)


@pytest.mark.rule("S7-5.7", "S7-8.3")
def test_a_thrown_team_mate_needs_the_throw_and_the_landing() -> None:
    s = position(
        "H1.at c3", "H1.pa 3", "H1.skills Throw_Team-mate", "H2.at d3", "H2.ag 3", "H2.skills Right_Stuff",
        "A1.at g4", "rerolls.home 0",
    )  # fmt: skip
    found = odds.throw_odds(s, H1, H2, named("g3"))
    assert found is not None
    assert (found.reach, found.needed, found.landing) == (1, 4, 4)  # short at -1; marked by A1 at -1
    assert odds.all_of(found.steps) == pytest.approx(3 / 6 * 3 / 6)
    assert odds.throw_odds(s, H1, H2, named("k3")) is None, "beyond short"
    onto = odds.throw_odds(s, H1, H2, named("g4"))
    assert onto is not None
    assert (onto.landing, odds.all_of(onto.steps)) == (0, 0.0), "on a player it falls"


@pytest.mark.rule("S7-8.3")
def test_a_throw_that_fails_counts_with_bullseye_unless_it_is_fumbled() -> None:
    s = position(*BULLSEYE)
    found = flown(s)
    good = fumble = 0
    for throw, feet in product(SIX, repeat=2):  # short at -1, landing 3+, after a throw that failed 4+
        good += (throw >= 4 and feet >= 3) or (throw == 3 and feet >= 4)
        fumble += throw <= 2
    assert (found.landing, found.rough) == (3, 4)
    assert found.exact == pytest.approx(1 / 6)
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(good / 36) == pytest.approx(engine(s))
    assert found.fumble == pytest.approx(fumble / 36)


@pytest.mark.rule("S7-8.3", "S7-10.5")
@pytest.mark.parametrize(
    "more",
    [
        ("H1.skills Throw_Team-mate,Bullseye,Pro",),
        ("H1.skills Throw_Team-mate,Bullseye,Always_Hungry",),
        ("H1.skills Throw_Team-mate,Bullseye,Strong_Arm", "H2.skills Right_Stuff,Pro"),
        ("H1.pa 6", "H1.skills Throw_Team-mate,Bullseye,Pro"),  # a 3 that fails is left as it lies
        ("A1.at g4", "A2.at b3", "rerolls.home 1"),
        ("rerolls.home 1", "H1.skills Throw_Team-mate,Bullseye,Loner(4+)"),
    ],
)
def test_bullseye_with_what_rolls_again_is_what_the_rules_themselves_bring(more: tuple[str, ...]) -> None:
    s = position(*BULLSEYE, *more)
    for tokens in (0, 1):
        assert odds.all_of(flown(s).steps, tokens=tokens) == pytest.approx(engine(s, tokens=tokens))


@pytest.mark.rule("S7-8.3")
def test_bullseye_adds_nothing_to_a_kick() -> None:
    s = position(*BULLSEYE, "H1.skills Kick_Team-mate,Bullseye")
    found = odds.throw_odds(s, H1, H2, named("g3"), kicked=True)
    assert found is not None
    assert found.exact == 0.0
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(3 / 6 * 4 / 6)


@pytest.mark.rule("S7-3.6", "S7-5.7")
def test_a_kick_of_a_team_mate_is_no_throw() -> None:
    s = position(
        "H1.at c3", "H1.pa 3", "H1.skills Kick_Team-mate,Strong_Arm,Always_Hungry", "H2.at d3", "H2.ag 3",
        "H2.skills Right_Stuff", "rerolls.home 0",
    )  # fmt: skip
    thrown = odds.throw_odds(s, H1, H2, named("g3"))
    found = odds.throw_odds(s, H1, H2, named("g3"), kicked=True)
    assert thrown is not None
    assert found is not None
    assert (thrown.needed, len(thrown.before)) == (3, 1)
    assert (found.needed, found.before, found.eaten) == (4, (), 0.0), "no arm helps, and nobody is eaten"
    assert found.fumble == pytest.approx(2 / 6)  # a 1, and a 2 at -1
    assert odds.all_of(found.steps, tokens=0) == pytest.approx(3 / 6 * 4 / 6)


@pytest.mark.rule("S7-3.4", "S7-6.2")
def test_a_blitz_is_its_way_and_its_block() -> None:
    s = position("H1.at c3", "H1.ma 4", "H1.st 4", "A1.at i3", "A1.st 3", "rerolls.home 0")
    reach = odds.Reach(s, H1)
    way = reach.way(named("h3"))
    plan = odds.to_blitz(s, H1, reach, way)
    assert [(die.step, die.needed) for die in plan] == [(5, 2), (6, 2)]  # the fifth square, and the block
    block = odds.block_odds(s, H1, A1, origin=named("h3"))
    faces = ("skull", "both", "push", "push", "stumble", "pow")
    downs = sum(  # a skull or Both Down alone is never taken before a push
        bool({"pow", "stumble"} & set(two)) or ("both" in two and "push" not in two)
        for two in product(faces, repeat=2)
    )
    assert block.dice == 2
    assert block.down == pytest.approx(downs / 36)
    found = odds.outlook(plan, odds.Chance(block.down, team=odds.team_chance(s, H1)))
    assert found.own == pytest.approx(25 / 36 * downs / 36)
    assert found.team == -1.0, "no re-roll is left"


@pytest.mark.rule("S7-10.5")
def test_a_blitz_with_one_reroll_by_all_throws() -> None:
    s = position("H1.at c3", "H1.ma 4", "A1.at i3", "rerolls.home 1")
    reach = odds.Reach(s, H1)
    plan = odds.to_blitz(s, H1, reach, reach.way(named("h3")))
    assert [die.needed for die in plan] == [2, 2]
    block = odds.block_odds(s, H1, A1, origin=named("h3"))
    assert block.dice == 1
    assert block.down == pytest.approx(3 / 6)  # both down, stumble, pow
    good = 0
    for rushes, rushes2, die, die2 in product(product(SIX, repeat=2), product(SIX, repeat=2), SIX, SIX):
        failed = [n for n in (0, 1) if rushes[n] < 2]
        arrives = not failed or (len(failed) == 1 and rushes2[failed[0]] >= 2)
        good += arrives and (die >= 4 or (not failed and die2 >= 4))
    block_dice = odds.Chance(block.down, team=odds.team_chance(s, H1))
    assert odds.outlook(plan, block_dice).team == pytest.approx(good / 6**6)


@pytest.mark.rule("S7-10.5")
def test_of_two_failures_one_reroll_saves_none() -> None:
    plan = [Chance(0.5, team=1.0), Chance(0.5, team=1.0)]
    assert odds.all_of(plan, tokens=0) == 0.25
    assert odds.all_of(plan, tokens=1) == 0.5  # 1/4 without, 1/8 + 1/8 with it
    assert odds.all_of(plan, tokens=2) == 0.75**2
