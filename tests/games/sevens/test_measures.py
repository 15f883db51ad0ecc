"""Chapter 2: every desperate measure at work in a match."""

import pytest

from tests.games.sevens.market import rolls
from tests.games.sevens.table import sevens


@pytest.mark.rule("S7-2.4")
def test_you_dope() -> None:
    table = rolls(1, table="desperate_measure").play("home pick H2", "home choose st")
    assert table.see("H2.st") == "4"
    table = rolls(1, table="desperate_measure").play("home pick H2", "home choose ag")
    assert table.see("H2.ag") == "2"
    state = table.match.state
    table.play(
        "dice 6 1", "home receive", "away place A1 n5", "away place A2 n6", "away place A3 n7", "away ready"
    )
    table.play("home place H1 g5", "home place H2 g6", "home place H3 g7", "home ready")
    table.play("away kicker A1", "away target e6", "dice 2 1", "dice 4 3", "dice 1 1", "dice 8")
    assert state.fielded
    while table.see("phase") == "turn":
        table.play(f"{table.turn} end_turn")
    table.play("dice 2")
    assert table.state("H2") == "ko", "after the drive, and without a die to come back"
    assert table.see("phase") == "set_up"


@pytest.mark.rule("S7-2.4")
def test_hangover_keeps_an_opponent_away_from_the_first_drive() -> None:
    table = rolls(3, table="desperate_measure").play("home pick A2")
    table.play("dice 6 1", "home receive")
    assert not any("A2" in each for each in table.offered("place"))


@pytest.mark.rule("S7-2.4")
def test_razzle_dazzle_is_a_second_action() -> None:
    table = sevens("H1 j6, A1 l6", given="boons.home Razzle-Dazzle")
    table.play("home act H1 move", "home move k6", "home end")
    assert not table.can("home act H1 move"), "not the same"
    table.play("home act H1 block", "home block A1", "dice push", "away push m6", "home stay")
    assert not table.can("home act H1 blitz"), "once"


@pytest.mark.rule("S7-2.4")
def test_a_grudge_match_is_a_second_foul_without_a_referee() -> None:
    table = sevens("H1 j6, H2 j7, A1 k6, A2 k8", states="A1 prone, A2 prone", given="boons.home Grudge_Match")
    table.play("home act H1 foul", "home foul A1", "dice 2 1")
    table.play("home act H2 foul", "home foul A2", "dice 2 2")
    assert table.asked.startswith("home act"), "no referee"
    assert table.where("H2") == "j7 standing"
    assert not table.can("home act H9 foul")


@pytest.mark.rule("S7-2.4")
def test_a_set_piece_is_thrown_and_caught_on_a_two() -> None:
    table = sevens("H1 e6, H2 n6, A1 m6", ball="H1", given="boons.home Set_Piece, H1.pa 6, H2.ag 6")
    table.play(
        "home act H1 pass", "home throw n6", "home use Set_Piece", "dice 2", "away intercept none", "dice 2"
    )
    assert table.ball == "H2"
    assert (table.needed("catch"), "Set_Piece" in table.see("H1.skills")) == (2, False)


@pytest.mark.rule("S7-2.4")
def test_sports_espionage_follows_an_own_turnover() -> None:
    table = sevens("H1 j6", given="boons.home Sports_Espionage, H1.ma 1")
    table.play(
        "home act H1 move", "home move k6", "home move l6", "dice 1", "dice 1 1", "home use Sports_Espionage"
    )
    assert (table.see("rerolls.home"), table.turn) == ("2", "away")


@pytest.mark.rule("S7-2.4")
def test_a_banana_skin_lies_in_an_own_tackle_zone() -> None:
    table = sevens("H1 j6, A1 m6", given="boons.away Discarded_Banana_Skin")
    table.play("home act H1 move", "home move k6", "home move l6", "away use Discarded_Banana_Skin")
    assert (table.where("H1"), table.turn) == ("l6 prone", "home"), "no turnover without the ball"
    table = sevens("H1 j6, A1 m6", ball="H1", given="boons.away Discarded_Banana_Skin")
    table.play("home act H1 move", "home move k6", "home move l6", "away use Discarded_Banana_Skin", "dice 2")
    assert table.turn == "away"


@pytest.mark.rule("S7-2.4")
def test_a_magic_scroll_brings_a_wizard() -> None:
    assert "Sports_Wizard" in rolls(8, table="desperate_measure").see("boons.home")


@pytest.mark.rule("S7-2.4")
def test_the_wizard_throws_a_fireball_when_the_opponents_turn_is_over() -> None:
    table = sevens("H1 j6, A1 k6, A2 l6", given="boons.away Sports_Wizard")
    table.play("home end_turn", "away use Sports_Wizard", "away choose fireball", "away target k6")
    table.play("dice 4", "dice 3", "dice 4", "dice 5 4", "dice 1 1", "dice 1 1")
    assert (table.state("A1"), table.turn) == ("stunned", "away")


@pytest.mark.rule("S7-2.4")
def test_the_wizard_makes_a_frog_for_the_drive() -> None:
    table = sevens("H1 j6, A1 k6", ball="H1", given="boons.away Sports_Wizard, H1.st 4")
    table.play(
        "home end_turn", "away use Sports_Wizard", "away choose zap", "away pick H1", "dice 4", "dice 4"
    )
    assert [table.see(f"H1.{path}") for path in ("ma", "st", "ag", "pa", "av")] == [
        "5",
        "1",
        "2",
        "none",
        "5",
    ]
    assert "No_Ball" in table.see("H1.skills")
    assert table.ball == "i6"


@pytest.mark.rule("S7-2.4", "S7-11.5")
def test_a_frog_that_is_hurt_for_good_is_hurt_as_itself() -> None:
    table = sevens("H1 j6, A1 k6", given="boons.away Sports_Wizard, H1.st 4")
    table.play("home end_turn", "away use Sports_Wizard", "away choose zap", "away pick H1", "dice 4")
    table.play("away act A1 block", "away block H1", "dice pow pow pow", "home push i6", "away stay")
    table.play("dice 6 6", "dice 6 6", "dice 13", "dice 6")
    assert (table.see("H1.st"), table.see("H1.ma"), table.see("H1.skills")) == ("3", "6", "none")
