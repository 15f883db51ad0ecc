"""Strength skills, one by one."""

import pytest

from tests.games.sevens.table import Table, sevens

PAIR = "H1 j6, A1 k6, A2 k7"


def two_blocked(
    *lines: str, players: str = PAIR, skills: str = "H1 Multiple_Block", given: str = ""
) -> Table:
    table = sevens(players, skills=skills, given=given or "H1.st 6")
    return table.play("home act H1 block", "home use Multiple_Block", "home block A1", *lines)


# ----------------------------------------------------------------------------------------- Multiple Block
@pytest.mark.rule("S7-6.1")
def test_multiple_block_rolls_both_pools_at_2_st_less_before_a_face_is_chosen() -> None:
    table = two_blocked(given="H1.st 5")
    assert table.asked == "dice home home", "5 - 2 against 3 and the assist of the other target"
    table = two_blocked(given="H1.st 6").play("dice push")
    assert table.asked == "dice home"
    table.play("dice pow")
    assert table.asked.startswith("away push"), "the first that was named is resolved first"


def test_multiple_block_follows_up_neither_and_resolves_both_fully() -> None:
    table = two_blocked("dice push", "dice pow", "away push l6", "away push l8", "dice 3 3")
    assert table.where("H1 A1 A2") == "j6 standing, l6 standing, l8 stunned"
    assert (table.see("active"), table.turn) == ("none", "home")


def test_multiple_block_chooses_both_faces_before_either_is_resolved() -> None:
    table = two_blocked("dice push pow", "dice skull push", given="H1.st 7, A1.st 2, A2.st 2")
    assert table.asked == "home choose push | home choose pow"
    table.play("home choose pow")
    assert table.asked == "home choose skull | home choose push"


def test_multiple_block_resolves_the_second_though_its_owner_fell_by_the_first() -> None:
    table = two_blocked("dice skull", "dice pow", "dice 3 3", "away push l8", "dice 3 3")
    assert table.where("H1 A1 A2") == "j6 stunned, k6 standing, l8 stunned"
    assert table.turn == "away"


def test_multiple_block_pushes_away_from_where_its_owner_stood_though_it_is_hurt() -> None:
    table = two_blocked("dice skull", "dice push", "dice 6 6", "dice 4 4")
    assert table.state("H1") == "ko"
    assert table.squares("push") == ["k8", "l7", "l8"]


def test_multiple_block_names_the_second_of_three() -> None:
    table = two_blocked(players="H1 j6, A1 k6, A2 k7, A3 j7")
    assert sorted(table.offered("block")) == ["block A2", "block A3"]


def test_multiple_block_is_no_question_with_one_opponent_or_in_a_blitz_or_lying() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Multiple_Block").play("home act H1 block")
    assert table.offered("block") == ["block A1"]
    table = sevens(PAIR, skills="H1 Multiple_Block").play("home act H1 blitz")
    assert table.offered("block")
    table = sevens(PAIR, skills="H1 Multiple_Block").play("home act H1 block", "home decline Multiple_Block")
    assert table.play("home block A2", "dice push push").asked.startswith("away push")


def test_multiple_block_is_lost_with_either_block() -> None:
    table = two_blocked("dice push", "dice 1", skills="H1 Multiple_Block, A2 Foul_Appearance")
    assert (table.where("A1 A2"), table.see("active")) == ("k6 standing, k7 standing", "none")


def test_multiple_block_takes_the_place_of_frenzy() -> None:
    table = two_blocked(
        "dice push", "dice push", "away use Stand_Firm", skills="H1 Multiple_Block,Frenzy, A1 Stand_Firm"
    )
    assert table.asked.startswith("away push"), "A2 is next: A1 is not blocked again"


def test_multiple_block_is_over_before_its_owner_may_hit_and_run() -> None:
    table = two_blocked("dice push", "dice push", skills="H1 Multiple_Block,Hit_and_Run")
    table.play("away push l6", "away push l8")
    assert table.asked.startswith("home use Hit_and_Run")
    assert table.play("home use Hit_and_Run", "home move i6").where("H1") == "i6 standing"


# ------------------------------------------------------------------------------------- where others meet
def test_brawler_is_not_for_a_blitz() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Brawler").play(
        "home act H1 blitz", "home block A1", "dice both"
    )
    assert "reroll" not in table.asked


def test_grab_works_against_the_crowd_rule_and_not_in_a_blitz() -> None:
    table = sevens("H1 j10, A1 j11", skills="H1 Grab").play("home act H1 block", "home block A1", "dice push")
    table.play("home use Grab")
    assert table.squares("push") == ["i10", "i11", "k10", "k11"]
    table = sevens("H1 j6, A1 k6", skills="H1 Grab").play("home act H1 blitz", "home block A1", "dice push")
    assert table.asked.startswith("away push")


@pytest.mark.rule("S7-6.9")
def test_guard_does_not_help_a_foul() -> None:
    table = sevens("H1 j6, H2 l6, A1 k6, A2 m6", skills="H2 Guard", states="A1 prone").play(
        "home act H1 foul"
    )
    assert table.play("home foul A1").said("foul")[0].assists == ()


def test_juggernaut_in_a_blitz_pushes_and_takes_fend_stand_firm_and_wrestle_away() -> None:
    skills = "H1 Juggernaut, A1 Fend,Stand_Firm,Wrestle"
    table = sevens("H1 j6, A1 k6", skills=skills).play("home act H1 blitz", "home block A1", "dice both")
    table.play("home use Juggernaut", "away push l6", "home follow")
    assert table.where("H1 A1") == "k6 standing, l6 standing"


@pytest.mark.rule("S7-11.6")
def test_mighty_blow_works_though_its_owner_goes_down_too() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Mighty_Blow").play("home act H1 block", "home block A1")
    table.play("dice both", "dice 4 5")
    assert table.asked == "home use Mighty_Blow | home decline Mighty_Blow"


def test_stand_firm_refuses_in_a_chain() -> None:
    players = "H1 j6, A1 k6, A2 l5, A3 l6, A4 l7"
    table = sevens(players, skills="A3 Stand_Firm").play("home act H1 block", "home block A1", "dice push")
    table.play("away push l6", "away use Stand_Firm")
    assert table.where("A1 A3") == "k6 standing, l6 standing"
    assert "follow" not in table.asked
