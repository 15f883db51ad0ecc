"""General skills, one by one."""

import pytest

from tests.games.sevens.table import Table, sevens


def blocked(dice: str, *, players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    return sevens(players, **rest).play("home act H1 block", "home block A1", f"dice {dice}")


@pytest.mark.rule("S7-6.11")
def test_block_may_keep_its_owner_on_its_feet() -> None:
    assert blocked("both", skills="H1 Block").play("home use Block", "dice 1 1").turn == "home"
    table = blocked("both", skills="A1 Block").play("away use Block", "dice 1 1")
    assert (table.state("A1"), table.turn) == ("standing", "away")


def test_wrestle_goes_before_block_and_the_active_coach_first() -> None:
    table = blocked("both", skills="H1 Block,Wrestle, A1 Wrestle")
    table.play("home decline Wrestle", "away decline Wrestle", "home use Block", "dice 1 1")
    assert table.where("H1 A1") == "j6 standing, k6 stunned"


def test_dauntless_is_rolled_only_against_the_stronger() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Dauntless", given="A1.st 4").play(
        "home act H1 block", "home block A1"
    )
    assert table.play("dice 1").asked == "dice home home"
    table = sevens("H1 j6, A1 k6", skills="H1 Dauntless", given="A1.st 4").play(
        "home act H1 block", "home block A1"
    )
    assert table.play("dice 2").asked == "dice home"
    table = sevens("H1 j6, A1 k6", skills="H1 Dauntless").play("home act H1 block", "home block A1")
    assert table.play("dice push").said("block")


def test_nobody_follows_up_a_player_with_fend() -> None:
    table = blocked("push", skills="A1 Fend").play("away push l6")
    assert table.asked.startswith("home act")
    assert table.event("skill").skill == "Fend", "it is told why"
    table = blocked("pow", skills="A1 Fend").play("away push l6")
    assert table.asked == "dice home home"


def test_frenzy_follows_and_blocks_once_more() -> None:
    table = blocked("push", skills="H1 Frenzy").play("away push l6")
    assert (table.where("H1"), table.asked) == ("k6 standing", "dice home")
    table.play("dice push", "away push m6")
    assert table.where("H1 A1") == "l6 standing, m6 standing"
    assert table.asked.startswith("home act")


def test_in_a_blitz_the_second_block_costs_one_more_square() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Frenzy").play("home act H1 blitz", "home block A1", "dice push")
    table.play("away push l6", "dice push", "away push m6")
    assert table.see("left") == "4"
    table = sevens("H1 j6, A1 k6", skills="H1 Frenzy", given="H1.ma 1")
    table.play("home act H1 blitz", "home block A1", "dice push", "away push l6")
    assert table.asked == "dice home", "a rush"
    table.play("dice 1")
    assert table.state("H1") == "prone"


def test_pro_rolls_one_die_an_activation_and_a_block_die_that_is_named() -> None:
    table = blocked("skull push", skills="H1 Pro", given="H1.st 4").play("home reroll Pro")
    assert table.asked == "home choose skull | home choose push"
    table.play("home choose skull", "dice 3", "dice pow")
    assert table.asked == "home choose pow | home choose push"
    table = sevens("H1 j6, A1 i6, A2 l6", skills="H1 Pro").play("home act H1 move", "home move k6", "dice 2")
    table.play("home reroll Pro", "dice 6", "dice 6", "home move k7", "dice 1")
    assert "reroll" not in table.asked


def test_sure_hands_rolls_a_pick_up_again_and_not_the_securing() -> None:
    table = sevens("H1 j6", ball="k6", skills="H1 Sure_Hands").play(
        "home act H1 move", "home move k6", "dice 1"
    )
    assert table.play("home reroll Sure_Hands", "dice 3").ball == "H1"
    table = sevens("H1 j6", ball="k6", skills="H1 Sure_Hands").play(
        "home act H1 secure", "home move k6", "dice 1"
    )
    assert table.asked == "dice home"


def test_tackle_takes_dodge_away() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Dodge, A1 Tackle").play(
        "home act H1 move", "home move i6", "dice 2"
    )
    assert "reroll" not in table.asked
    table = sevens("H1 j6, A1 k6", skills="H1 Dodge, A1 Tackle", states="A1 distracted")
    table.play("home act H1 move", "home move i6")
    assert table.where("H1") == "i6 standing"
