"""Traits that bring a special action, where they meet other rules."""

import pytest

from tests.games.sevens.table import Table, sevens


# ------------------------------------------------------------------------------------------ Ball & Chain
def swing(*lines: str, players: str = "H1 j6, A1 k6", skills: str = "", **rest: str) -> Table:
    """H1 swings east, straight ahead."""
    table = sevens(players, skills=f"H1 Ball_&_Chain{skills}", **rest)
    return table.play("home act H1 ball_and_chain", "home face e", "dice 3", *lines)


def test_ball_and_chain_declares_nothing_else() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Ball_&_Chain")
    assert [text for text in table.offered("act") if " H1 " in text] == ["act H1 ball_and_chain"]


def test_ball_and_chain_goes_on_into_the_square_of_whom_it_pushed() -> None:
    table = swing("dice push", "away push l6")
    assert (table.where("H1 A1"), table.see("left")) == ("k6 standing, l6 standing", "5")
    table = swing("dice push", "away push l6", skills=", A1 Fend")
    assert table.where("H1") == "k6 standing", "Fend has no effect on it"


def test_ball_and_chain_stops_at_whoever_stands_firm_and_swings_on() -> None:
    table = swing("dice push", "away use Stand_Firm", skills=", A1 Stand_Firm")
    assert (table.where("H1 A1"), table.see("left")) == ("j6 standing, k6 standing", "5")
    assert table.asked.startswith("home face")


def test_ball_and_chain_blocks_team_mates_and_its_own_coach_picks_the_die() -> None:
    players, given = "H1 j6, H2 k6, H3 k7, A1 i7", "H2.st 4"
    table = swing("dice skull push", players=players, given=given)
    assert table.asked == "home choose skull | home choose push"
    table = swing("dice pow push", players=players, given=given).play("home choose pow", "home push l6")
    assert table.play("dice 1 1").turn == "away", "an own player is down"


def test_ball_and_chain_pushes_the_lying_with_an_armour_roll() -> None:
    table = swing("away push l6", "dice 6 4", "dice 1 1", states="A1 prone")
    assert table.where("H1 A1") == "k6 standing, l6 stunned"


def test_ball_and_chain_lets_a_ball_bounce_without_a_turnover() -> None:
    table = swing("dice 5", players="H1 j6", ball="k6")
    assert (table.ball, table.turn) == ("l6", "home")


@pytest.mark.parametrize(("total", "state"), [("1 1", "ko"), ("4 4", "ko")])
def test_ball_and_chain_that_goes_down_is_injured_at_once_and_stunned_is_ko(total: str, state: str) -> None:
    table = swing("dice skull", f"dice {total}")
    assert (table.state("H1"), table.turn) == (state, "away")


@pytest.mark.rule("S7-6.16")
def test_ball_and_chain_off_the_pitch_meets_the_crowd() -> None:
    table = sevens("H1 j11", skills="H1 Ball_&_Chain").play(
        "home act H1 ball_and_chain", "home face n", "dice 3"
    )
    assert table.events[-2:] == ["crowd", "turnover"]
    assert table.play("dice 4 5").state("H1") == "reserves", "armour holds"
    table = sevens("H1 j11", skills="H1 Ball_&_Chain", crowd="rulebook")
    table.play("home act H1 ball_and_chain", "home face n", "dice 3", "dice 4 4")
    assert table.state("H1") == "ko"


# -------------------------------------------------------------------------------- in place of a block
def test_chainsaw_adds_3_against_its_owner_when_that_goes_down() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Chainsaw").play(
        "home act H1 block", "home block A1", "dice pow"
    )
    table.play("away push l6", "home stay", "dice 3 4")
    assert table.event("armour").modifiers == (("Chainsaw", 3),)
    table = sevens("H1 j6, A1 k6", skills="A1 Chainsaw", states="A1 prone").play("home act H1 foul")
    table.play("home foul A1", "dice 3 4")
    assert table.event("armour").modifiers == (), "it lay already"


def test_chainsaw_in_a_foul_may_kick_back_and_then_there_is_none() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Chainsaw", states="A1 prone").play("home act H1 foul")
    table.play("home foul A1", "dice 1", "dice 1 1")
    assert (table.where("H1 A1"), table.turn) == ("j6 stunned, k6 prone", "away")


def test_breathe_fire_burns_its_owner_on_a_modified_1() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Breathe_Fire", given="A1.st 5").play("home act H1 breathe_fire")
    table.play("home breathe_fire A1", "dice 2", "dice 1 1")
    assert (table.state("H1"), table.turn) == ("stunned", "away")


def test_projectile_vomit_is_modified_by_nothing() -> None:
    skills = "H1 Projectile_Vomit,Mighty_Blow,Claws"
    table = sevens("H1 j6, A1 k6", skills=skills).play("home act H1 vomit", "home vomit A1", "dice 2")
    assert table.play("dice 4 5").where("A1") == "k6 standing"


def test_stab_then_hit_and_run() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Stab,Hit_and_Run").play("home act H1 stab", "home stab A1")
    table.play("dice 1 1", "home use Hit_and_Run", "home move i6")
    assert table.where("H1") == "i6 standing"
