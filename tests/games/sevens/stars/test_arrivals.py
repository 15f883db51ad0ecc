"""Stars whose rules begin with their activation."""

import pytest

from tests.games.sevens.table import Table, sevens


def arrives(rule: str, players: str, *lines: str, action: str = "move", **more: str) -> Table:
    """H1 has declared an action, and uses its rule."""
    table = sevens(players, skills=f"H1 {rule}", **more)
    return table.play(f"home act H1 {action}", f"home use {rule}", *lines)


@pytest.mark.rule("S7-17.3")
def test_look_into_my_eyes_takes_the_ball() -> None:
    table = arrives("Look_Into_My_Eyes", "H1 j6, A1 k6", "dice 2", ball="A1")
    assert (table.ball, table.asked.split()[1]) == ("H1", "act"), "and the activation is over"
    assert arrives("Look_Into_My_Eyes", "H1 j6, A1 k6", "dice 1", ball="A1").ball == "A1"


@pytest.mark.rule("S7-17.3")
def test_baleful_hex_lasts_a_turn() -> None:
    table = arrives("Baleful_Hex", "H1 j6, A1 l6", "dice 2", "home end", "home end_turn")
    assert table.state("A1") == "distracted"
    assert not table.can("away act A1 move")
    table.play("away end_turn", "home end_turn")
    assert table.can("away act A1 move")


@pytest.mark.rule("S7-17.3")
def test_black_ink_is_for_an_opponent_that_he_marks() -> None:
    assert arrives("Black_Ink", "H1 j6, A1 k6").state("A1") == "distracted"
    far = sevens("H1 j6, A1 l6", skills="H1 Black_Ink").play("home act H1 move")
    assert not far.can("home use Black_Ink")


@pytest.mark.rule("S7-17.3")
def test_excuse_me_are_you_a_zoat() -> None:
    table = arrives("Excuse_me_are_you_a_Zoat?", "H1 j6, A1 m6, A2 m7", "home pick A2")
    assert (table.state("A1"), table.state("A2")) == ("standing", "distracted")


@pytest.mark.rule("S7-17.3")
@pytest.mark.parametrize(("rolled", "down"), [(3, "A1"), (1, "H1")])
def test_beer_barrel_bash(rolled: int, down: str) -> None:
    table = arrives("Beer_Barrel_Bash", "H1 j6, A1 m6", f"dice {rolled}", "dice 1 1")
    assert table.state(down) == "stunned"
    assert arrives("Beer_Barrel_Bash", "H1 j6, A1 m6", "dice 2").asked.startswith("home act H9")


@pytest.mark.rule("S7-17.3")
def test_blastin_solves_everything() -> None:
    rule = "Blastin'_Solves_Everything"
    table = arrives(rule, "H1 j6, A1 m6", "dice 3", "dice 6 6", "dice 4 4")
    assert table.state("A1") == "ko"
    table = arrives(rule, "H1 j6, A1 m6, A2 m7", "home pick A1", "dice 2")
    assert table.asked == "away pick H1 | away pick A2", "the other coach picks"
    assert arrives(rule, "H1 j6, A1 m6", "dice 1", "dice 6 6", "dice 4 4").state("H1") == "ko"


@pytest.mark.rule("S7-17.3")
def test_catch_of_the_day() -> None:
    assert arrives("Catch_of_the_Day", "H1 j6", "dice 3", ball="m6").ball == "H1"
    assert arrives("Catch_of_the_Day", "H1 j6", "dice 2", ball="m6").ball == "m6"


@pytest.mark.rule("S7-17.3")
def test_treacherous_is_never_a_turnover() -> None:
    table = arrives("Treacherous", "H1 j6, H2 j7", "dice 1 1", ball="H2")
    assert (table.ball, table.state("H2"), table.turn) == ("H1", "stunned", "home")


@pytest.mark.rule("S7-17.3")
def test_the_flashing_blade_stabs_and_moves_on() -> None:
    table = arrives("The_Flashing_Blade", "H1 j6, A1 k6", "dice 6 6", "dice 1 1", "home move i6")
    assert table.where("H1 A1") == "i6 standing, k6 stunned"


@pytest.mark.rule("S7-17.3")
def test_a_raiding_party() -> None:
    table = arrives("Raiding_Party", "H1 e6, H2 g6, A1 i6", "home move H2 h6")
    assert table.where("H2") == "h6 standing"
    alone = sevens("H1 e6, H2 g6", skills="H1 Raiding_Party").play("home act H1 move")
    assert not alone.can("home use Raiding_Party"), "it must end marking somebody"


@pytest.mark.rule("S7-17.3")
def test_the_wisdom_of_the_white_dwarf_lasts_a_turn() -> None:
    table = arrives("Wisdom_of_the_White_Dwarf", "H1 j6, H2 k6", "home choose Dauntless", "home end")
    assert table.see("H2.skills") == "Dauntless"
    assert table.play("home end_turn").see("H2.skills") == "none"


@pytest.mark.rule("S7-17.3")
def test_a_furious_outburst_uses_the_blitz_up() -> None:
    table = arrives("Furious_Outburst", "H1 j6, A1 l6", "home place H1 k6", "dice 1 1", action="blitz")
    table.play("home place H1 k9")
    assert table.where("H1") == "k9 standing"
    assert not table.can("home act H9 blitz")


@pytest.mark.rule("S7-17.3")
def test_i_ll_carry_you() -> None:
    rule = "I'll_Carry_You"
    table = sevens("H1 j6, H2 j7", skills=f"H1 {rule}, H2 {rule}", given="H1.st 5, H2.st 2")
    table.play("home act H1 move", f"home use {rule}")
    assert table.state("H2") == "reserves"
    assert table.see("H1.skills") == f"Dodge,Break_Tackle,{rule}"
    table.play("home move k6", "home end", "home place H2 l7")
    assert (table.where("H2"), table.see("H1.skills")) == ("l7 standing", rule)


@pytest.mark.rule("S7-17.3")
def test_a_turnover_ends_the_ride() -> None:
    rule = "I'll_Carry_You"
    table = sevens("H1 j6, H2 j7", skills=f"H1 {rule}, H2 {rule}", given="H1.st 5, H1.ma 1, H2.st 2")
    table.play("home act H1 move", f"home use {rule}", "home move k6", "home move l6", "dice 1", "dice 1 1")
    table.play("home place H2 m6")
    assert (table.where("H2"), table.turn) == ("m6 standing", "away")
