"""Chapter 2: every prayer at work in a match."""

import pytest

from tests.games.sevens.market import market, rolls
from tests.games.sevens.table import Table, sevens


@pytest.mark.rule("S7-2.5")
def test_the_underdog_may_pray_for_nothing_and_what_was_bought_comes_on_top() -> None:
    table = market().play("home buy prayer", "home ready", "home pray", "dice 6", "dice 6", "dice 7")
    assert table.see("boons.home") == "Moles_Under_the_Pitch,Under_Scrutiny", "the same is rolled again"
    assert table.see("phase") == "toss"


@pytest.mark.rule("S7-2.5")
def test_what_was_bought_counts_for_who_is_the_underdog() -> None:
    table = market().play("home buy bribe", "home ready")
    assert table.see("phase") == "toss", "level: nobody prays"
    table = market().play("home buy extra_training", "home ready")
    assert table.asked == "away pray | away forgo"


@pytest.mark.rule("S7-2.5")
def test_a_stiletto_is_a_random_players() -> None:
    table = rolls(2).play("dice 2")
    assert table.see("H2.skills") == "Stab"


@pytest.mark.rule("S7-2.5")
def test_an_iron_man_is_a_player_of_choice() -> None:
    assert rolls(3).play("home pick H3").see("H3.av") == "10"


@pytest.mark.rule("S7-2.5")
def test_knuckle_dusters_are_for_a_player_of_choice() -> None:
    assert rolls(4).play("home pick H3").see("H3.skills") == "Mighty_Blow"


@pytest.mark.rule("S7-2.5")
def test_nuffle_blesses_a_random_player() -> None:
    assert rolls(5).play("dice 3").see("H3.skills") == "Pro"


@pytest.mark.rule("S7-2.5")
def test_intensive_training_teaches_a_primary_skill() -> None:
    table = rolls(8).play("dice 1")
    offered = table.offered("choose")
    assert "choose Block" in offered
    assert "choose Guard" not in offered, "a human lineman learns general skills"
    assert table.play("home choose Block").see("H1.skills") == "Block"


@pytest.mark.rule("S7-2.5")
def test_moles_are_under_the_opponents() -> None:
    table = sevens("H1 j6", given="boons.away Moles_Under_the_Pitch, H1.ma 1")
    table.play("home act H1 move", "home move k6", "home move l6", "dice 3")
    assert table.needed("rush") == 3
    own = sevens("H1 j6", given="boons.home Moles_Under_the_Pitch, H1.ma 1")
    own.play("home act H1 move", "home move k6", "home move l6", "dice 2")
    assert own.needed("rush") == 2


@pytest.mark.rule("S7-2.5")
def test_under_scrutiny_a_foul_that_breaks_armour_is_seen() -> None:
    def fouls(*dice: str) -> str:
        table = sevens("H1 j6, A1 k6", states="A1 prone", given="boons.away Under_Scrutiny")
        table.play("home act H1 foul", "home foul A1", *dice)
        return table.asked

    assert fouls("dice 6 5", "dice 1 2") == "home use Argue | home decline Argue"
    assert "Argue" not in fouls("dice 2 1")


@pytest.mark.rule("S7-2.5")
def test_a_trapdoor_opens_under_whoever_comes_to_it() -> None:
    def steps(rolled: int) -> Table:
        table = sevens("H1 e10", ball="H1", given="boons.away Treacherous_Trapdoor")
        return table.play("home act H1 move", "home move f10", f"dice {rolled}")

    assert steps(2).where("H1") == "f10 standing"
    table = steps(1).play("dice 1 1")
    assert table.state("H1") == "reserves"
    table.play("dice 4")
    assert (table.ball, table.turn) == ("e10", "away"), "the ball bounces, a turnover"


@pytest.mark.rule("S7-2.5")
def test_a_trapdoor_is_no_danger_to_who_stands_there_already() -> None:
    table = sevens("H1 f10, H2 n2", given="boons.away Treacherous_Trapdoor")
    table.play("home act H2 move", "home move o2", "dice 2")
    assert table.asked.startswith("home end"), "one die, for who came"
