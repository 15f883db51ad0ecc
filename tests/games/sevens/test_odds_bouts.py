"""What a block brings when its dice are rolled again: one source a throw, a skill or the re-roll of the team;
and skills that turn a die of a way."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from game.core.grid import named
from game.games.sevens import odds
from game.games.sevens.state import State
from tests.games.sevens.positions import A1, FACES, H1, SIX, position

ORDER = ("pow", "stumble", "push", "both", "skull")
DOWN, FALLS = ("pow", "stumble", "both"), ("both", "skull")  # where nobody has a skill for it


def bout(s: State, *, blitz: bool = False) -> odds.Bout | odds.Dared:
    """The block of H1 on A1."""
    found = odds.block_odds(s, H1, A1, blitz=blitz)
    return odds.bout(s, H1, A1, found, origin=s.at[H1], blitz=blitz)


def fighters(skills: str, *given: str) -> State:
    """H1 with skills beside A1, no team re-roll unless it is given."""
    rerolls = () if any(line.startswith("rerolls") for line in given) else ("rerolls.home 0",)
    return position("H1.at e6", f"H1.skills {skills}", "A1.at f6", *rerolls, *given)


def counted(taken: Iterable[str]) -> tuple[float, float]:
    """Of the faces that were taken: how many put the target down, and the blocker."""
    faces = list(taken)
    down, fall = (sum(face in those for face in faces) for those in (DOWN, FALLS))
    return down / len(faces), fall / len(faces)


def best(thrown: Iterable[str]) -> str:
    """The face that the blocker's coach takes."""
    return min(thrown, key=ORDER.index)


def brings(found: odds.Bout | odds.Dared, tokens: int = 0) -> tuple[float, float]:
    """That the target goes down, and the blocker."""
    fate = found.fate(tokens)
    return fate.beaten, fate.fall


# ------------------------------------------------------------------------------------------------- Brawler
@pytest.mark.rule("S7-6.11", "S7-10.5")
def test_a_brawler_rolls_a_both_down_again() -> None:
    taken = [again if face == "both" else face for face, again in product(FACES, repeat=2)]
    found = bout(fighters("Brawler"))
    assert brings(found) == pytest.approx(counted(taken))
    assert found.skills == ("Brawler",)


@pytest.mark.rule("S7-6.2", "S7-10.5")
def test_of_two_dice_a_brawler_rolls_one_where_neither_puts_the_target_down() -> None:
    taken = []
    for one, two, again in product(FACES, repeat=3):
        good = {one, two} & {"pow", "stumble"}
        if "both" in (one, two) and not good:
            taken.append(best((again, two if one == "both" else one)))
        else:
            taken.append(best((one, two)))
    assert brings(bout(fighters("Brawler", "H1.st 4"))) == pytest.approx(counted(taken))


@pytest.mark.rule("S7-3.4")
def test_a_brawler_does_not_in_a_blitz_nor_with_block_where_a_both_down_is_good() -> None:
    assert bout(fighters("Brawler"), blitz=True).skills == ()
    assert bout(fighters("Brawler,Block")).skills == ()
    assert brings(bout(fighters("Brawler,Block"))) == pytest.approx((3 / 6, 1 / 6))


# -------------------------------------------------------------------------------------------------- Hatred
@pytest.mark.rule("S7-6.10", "S7-10.5")
def test_hatred_rolls_a_skull_again_against_its_keyword() -> None:
    taken = [again if face == "skull" else face for face, again in product(FACES, repeat=2)]
    hated = fighters("Hatred(Troll)", "A1.keywords Troll")
    assert brings(bout(hated)) == pytest.approx(counted(taken))
    assert bout(hated, blitz=True).skills == ("Hatred",)
    assert bout(fighters("Hatred(Troll)", "A1.keywords Elf")).skills == ()


# ----------------------------------------------------------------------------------------------------- Pro
@pytest.mark.rule("S7-10.5")
def test_pro_rolls_any_die_again_on_a_3() -> None:
    taken = [
        again if face not in ("pow", "stumble") and allows >= 3 else face
        for face, allows, again in product(FACES, SIX, FACES)
    ]
    found = bout(fighters("Pro"))
    assert brings(found) == pytest.approx(counted(taken))
    assert found.skills == ("Pro",)


@pytest.mark.rule("S7-6.2", "S7-10.5")
def test_pro_rolls_the_worse_of_two_dice() -> None:
    taken = []
    for one, two, allows, again in product(FACES, FACES, SIX, FACES):
        kept = best((one, two))
        taken.append(best((kept, again)) if kept not in ("pow", "stumble") and allows >= 3 else kept)
    assert brings(bout(fighters("Pro", "H1.st 4"))) == pytest.approx(counted(taken))


@pytest.mark.rule("S7-10.2", "S7-10.5")
def test_pro_that_saved_the_rush_is_gone_for_the_block() -> None:
    s = position("H1.at e6", "H1.ma 1", "H1.skills Pro", "A1.at g6", "rerolls.home 0")
    reach = odds.Reach(s, H1)
    plan = odds.to_blitz(s, H1, reach, reach.way(named("f6")))  # the block is a rush
    found = odds.outlook(plan, odds.bout(s, H1, A1, odds.block_odds(s, H1, A1, origin=named("f6")),
                                         origin=named("f6"), blitz=True))  # fmt: skip
    total, ways = 0.0, 0
    for rush, allows, again, face, more in product(SIX, SIX, SIX, FACES, FACES):
        ways += 1
        if rush >= 2:
            rolled = face not in ("pow", "stumble") and allows >= 3
            total += (more if rolled else face) in DOWN
        else:
            total += allows >= 3 and again >= 2 and face in DOWN
    assert found.own == pytest.approx(total / ways)
    assert found.skills == ("Pro",)


# ------------------------------------------------------------------------------------------ one source only
@pytest.mark.rule("S7-10.5")
def test_one_source_rolls_dice_of_a_throw_again_not_two() -> None:
    taken = []
    for face, allows, again in product(FACES, SIX, FACES):
        free = face == "both"  # Brawler needs no die of its own
        rolled = free or (face in ("skull", "push") and allows >= 3)
        taken.append(again if rolled else face)
    assert brings(bout(fighters("Brawler,Pro"))) == pytest.approx(counted(taken))


@pytest.mark.rule("S7-6.2", "S7-10.5")
def test_a_team_reroll_rolls_all_dice_again() -> None:
    taken = []
    for one, two, three, four in product(FACES, repeat=4):
        kept = best((one, two))
        taken.append(kept if kept in DOWN else best((three, four)))
    s = fighters("Guard", "H1.st 4", "rerolls.home 1")
    assert brings(bout(s), tokens=1) == pytest.approx(counted(taken))
    assert bout(fighters("Guard", "rerolls.home 1")).fate(1).beaten == pytest.approx(3 / 4)
    assert odds.outlook((), bout(s)).team == pytest.approx(counted(taken)[0])


@pytest.mark.rule("S7-6.4", "S7-10.5")
def test_where_the_other_side_chooses_the_die_that_it_would_take_is_rolled_again() -> None:
    taken = []
    for one, two, again in product(FACES, repeat=3):
        shown = sorted((one, two), key=ORDER.index)
        if shown[1] == "skull":  # what they would take
            shown = [shown[0], again]
        taken.append(max(shown, key=ORDER.index))
    found = bout(fighters("Hatred", "H1.st 2"))
    assert isinstance(found, odds.Bout)
    assert (found.dice, found.mine) == (2, False)
    assert brings(found) == pytest.approx(counted(taken))


# --------------------------------------------------------------------------------- what else is in a block
@pytest.mark.rule("S7-6.1")
def test_foul_appearance_is_rolled_for_first() -> None:
    s = fighters("Guard", "A1.skills Foul_Appearance")
    asks = odds.at_target(s, H1, A1, origin=s.at[H1], blitz=False)
    assert [(die.what, die.needed) for die in asks] == [("Foul Appearance", 2)]
    assert odds.outlook(asks, bout(s)).own == pytest.approx(5 / 6 * 3 / 6)
    assert odds.at_target(fighters("Guard"), H1, A1, origin=s.at[H1], blitz=False) == []


@pytest.mark.rule("S7-6.1", "S7-6.4")
def test_dauntless_is_equal_where_its_die_is_enough() -> None:
    weak = [max(two, key=ORDER.index) for two in product(FACES, repeat=2)]
    down, falls = counted(weak)
    found = bout(fighters("Dauntless", "A1.st 5"))
    assert brings(found) == pytest.approx((4 / 6 * 3 / 6 + 2 / 6 * down, 4 / 6 * 2 / 6 + 2 / 6 * falls))
    assert odds.outlook((), found).own == pytest.approx(brings(found)[0])
    assert isinstance(bout(fighters("Dauntless")), odds.Bout), "nobody is stronger"


@pytest.mark.rule("S7-6.1", "S7-10.5")
def test_a_team_reroll_is_for_the_die_of_dauntless_or_for_the_block() -> None:
    s = fighters("Dauntless", "A1.st 5", "rerolls.home 1")
    strong, weak = 3 / 6, counted(max(two, key=ORDER.index) for two in product(FACES, repeat=2))[0]
    again = 4 / 6 * strong + 2 / 6 * weak
    spent = max(again, weak + (1 - weak) * weak)  # on its own die, or kept for the block
    assert odds.outlook((), bout(s)).team == pytest.approx(4 / 6 * 3 / 4 + 2 / 6 * spent)


@pytest.mark.rule("S7-6.12")
def test_frenzy_blocks_once_more_who_was_pushed() -> None:
    assert brings(bout(fighters("Frenzy"))) == pytest.approx((3 / 6 + 2 / 6 * 3 / 6, 2 / 6 + 2 / 6 * 2 / 6))
    assert brings(bout(fighters("Frenzy", "A1.skills Fend"))) == pytest.approx((3 / 6, 2 / 6))


@pytest.mark.rule("S7-3.4", "S7-6.12")
def test_frenzy_in_a_blitz_pays_for_the_second_block() -> None:
    s = fighters("Frenzy")
    found = odds.block_odds(s, H1, A1, blitz=True)
    rushed = odds.bout(s, H1, A1, found, origin=s.at[H1], blitz=True, rush=2)
    falls = 1 / 6 + 5 / 6 * 2 / 6
    assert brings(rushed) == pytest.approx((3 / 6 + 2 / 6 * 5 / 6 * 3 / 6, 2 / 6 + 2 / 6 * falls))
    spent = odds.bout(s, H1, A1, found, origin=s.at[H1], blitz=True, rush=7)
    assert brings(spent) == pytest.approx((3 / 6, 2 / 6)), "no rush is left for it"


WEAK = counted(max(two, key=ORDER.index) for two in product(FACES, repeat=2))
STRONG = counted(map(best, product(FACES, repeat=2)))


def twice(second: tuple[float, float]) -> tuple[float, float]:
    """A block of one die, and what the second one brings whoever was pushed."""
    return 3 / 6 + 2 / 6 * second[0], 2 / 6 + 2 / 6 * second[1]


@pytest.mark.rule("S7-6.12", "S7-6.15")
def test_who_is_pushed_by_frenzy_goes_where_nobody_helps_the_second_block() -> None:
    start = ("H1.at e6", "H1.skills Frenzy", "A1.at f6", "H2.at h5", "rerolls.home 0")
    assert brings(bout(position(*start))) == pytest.approx(twice((3 / 6, 2 / 6))), "to g7, away from H2"
    printed = position(*start, push_square="rulebook")
    assert brings(bout(printed)) == pytest.approx(twice(STRONG)), "the blocker's coach picks the square"


@pytest.mark.rule("S7-6.12", "S7-6.15")
def test_frenzy_blocks_again_after_a_chain_push_and_where_nobody_was_moved() -> None:
    chain = fighters("Frenzy", "A2.at g5", "A3.at g6", "A4.at g7")
    assert brings(bout(chain)) == pytest.approx(twice(WEAK)), "two of them help against it then"
    firm = fighters("Frenzy", "A1.skills Stand_Firm", "A2.at f4")
    assert brings(bout(firm)) == pytest.approx(twice((3 / 6, 2 / 6)))


@pytest.mark.rule("S7-6.1", "S7-6.12")
def test_foul_appearance_is_rolled_for_before_the_second_block_too() -> None:
    found = bout(fighters("Frenzy", "A1.skills Foul_Appearance"))
    assert brings(found) == pytest.approx(twice((5 / 6 * 3 / 6, 5 / 6 * 2 / 6)))


@pytest.mark.rule("S7-6.12")
def test_whoever_stands_through_a_pow_is_blocked_again() -> None:
    second = 5 / 6 * 3 / 6, 2 / 6
    p = 5 / 6  # that it stays down
    down = 1 / 6 * p + 2 / 6 * second[0] + 2 / 6 * (p + (1 - p) * second[0])
    falls = 2 / 6 + (2 / 6 + 2 / 6 * (1 - p)) * second[1]
    assert brings(bout(fighters("Frenzy", "A1.skills Steady_Footing"))) == pytest.approx((down, falls))


@pytest.mark.rule("S7-6.1", "S7-6.2")
@pytest.mark.parametrize("blitz", [False, True])
def test_a_trickster_goes_where_the_block_is_worth_least(blitz: bool) -> None:
    s = fighters("Guard", "A1.skills Trickster", "H2.at g7")
    met = odds.faced(s, H1, A1, origin=s.at[H1], blitz=blitz)
    found = odds.block_odds(met, H1, A1, blitz=blitz)
    assert (found.dice, found.helpers) == (1, ())
    assert met.at[A1] != s.at[A1] == named("f6"), "there H2 would help"
    assert brings(odds.bout(met, H1, A1, found, origin=s.at[H1], blitz=blitz)) == pytest.approx(
        (3 / 6, 2 / 6)
    )
    rooted = fighters("Guard", "A1.skills Trickster", "H2.at g7", "A1.rooted yes")
    assert odds.faced(rooted, H1, A1, origin=s.at[H1], blitz=blitz) is rooted


@pytest.mark.rule("S7-6.11")
def test_whoever_has_block_and_wrestle_keeps_its_feet() -> None:
    assert brings(bout(fighters("Guard", "A1.skills Block,Wrestle"))) == pytest.approx((2 / 6, 2 / 6))
    assert brings(bout(fighters("Block", "A1.skills Wrestle"))) == pytest.approx((3 / 6, 2 / 6))


@pytest.mark.rule("S7-5.1")
def test_steady_footing_stands_through_one_fall_in_six() -> None:
    assert brings(bout(fighters("Guard", "A1.skills Steady_Footing"))) == pytest.approx((5 / 12, 2 / 6))
    assert brings(bout(fighters("Steady_Footing"))) == pytest.approx((3 / 6, 5 / 18))
    assert brings(bout(fighters("Wrestle", "A1.skills Steady_Footing"))) == pytest.approx(
        (1 / 6 + 2 / 6 * 5 / 6, 2 / 6)
    ), "who is placed prone does not stay up"


# -------------------------------------------------------------------------------------------- Break Tackle
def dodged(*given: str, to: str = "b3") -> odds.Outlook:
    """H1 dodges away."""
    s = position("H1.at c3", "A1.at d3", *given)
    return odds.outlook(odds.to_move(s, H1, odds.Reach(s, H1).way(named(to))))


@pytest.mark.rule("S7-10.1", "S7-10.4")
@pytest.mark.parametrize(("strength", "more"), [(3, 1), (4, 2), (5, 3), (6, 3)])
def test_break_tackle_adds_by_strength_and_never_to_a_1(strength: int, more: int) -> None:
    found = dodged("H1.ag 5", f"H1.st {strength}", "H1.skills Break_Tackle", "rerolls.home 0")
    assert found.own == pytest.approx(sum(die > 1 and die + more >= 5 for die in SIX) / 6)
    assert found.skills == ("Break Tackle",)


@pytest.mark.rule("S7-10.1")
def test_it_adds_to_what_the_die_comes_to_not_to_a_6_that_always_is_enough() -> None:
    marked = ("A2.at a2", "A3.at a3", "A4.at a4", "H1.ma 1")
    s = position("H1.at c3", "H1.ag 4", "A1.at d3", "H1.skills Break_Tackle", "rerolls.home 0", *marked)
    way = odds.Reach(s, H1).way(named("b3"))
    assert [(die.needed, die.target) for die in way.dice] == [(6, 7)]
    assert odds.outlook(odds.to_move(s, H1, way)).own == pytest.approx(1 / 6), "5 and 1 more are not 7"


@pytest.mark.rule("S7-10.1", "S7-10.5")
def test_break_tackle_turns_one_dodge_and_dodge_rolls_one_again() -> None:
    s = position("H1.at c3", "H1.ma 2", "H1.ag 4", "A1.at d4", "A2.at c5", "rerolls.home 0",
                 "H1.skills Break_Tackle,Dodge")  # fmt: skip
    way = odds.Way((named("b4"), named("a3")), (), 0.0)
    plan = odds.along(
        s, H1, "move", way._replace(dice=(odds.Needed(1, "dodge", 5), odds.Needed(2, "dodge", 4)))
    )
    assert [die.odds.skills for die in plan] == [("Break Tackle", "Dodge")] * 2

    def won(left: tuple[int, ...], *, turns: bool, again: bool) -> float:
        """By all throws, each skill where it brings most."""
        if not left:
            return 1.0
        total = 0.0
        for die in SIX:
            ways = [0.0]
            if die >= left[0]:
                ways.append(won(left[1:], turns=turns, again=again))
            if turns and 1 < die < left[0] <= die + 1:
                ways.append(won(left[1:], turns=False, again=again))
            if again and die < left[0]:
                anew = 0.0
                for second in SIX:
                    if second >= left[0]:
                        anew += won(left[1:], turns=turns, again=False)
                    elif turns and 1 < second <= left[0] <= second + 1:
                        anew += won(left[1:], turns=False, again=False)
                ways.append(anew / 6)
            total += max(ways)
        return total / 6

    assert odds.all_of([die.odds for die in plan], tokens=0) == pytest.approx(
        won((5, 4), turns=True, again=True)
    )


@pytest.mark.rule("S7-10.1")
def test_figures_of_reach_count_it_and_not_once_it_is_used() -> None:
    s = position("H1.at c3", "H1.ma 1", "H1.ag 5", "A1.at d3", "H1.skills Break_Tackle", "rerolls.home 0")
    assert odds.arrivals(s, H1, odds.Reach(s, H1))[named("b3")] == pytest.approx(3 / 6)
