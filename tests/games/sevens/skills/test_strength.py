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
