"""Half-Time Football, chapter 1: the dice."""

import pytest

from game.core.requests import Face
from tests.games.halftime.table import Table, halftime, kicked_off, new_match


def faces(table: Table) -> list[tuple[Face, ...]]:
    """What is printed on the dice that are to be rolled."""
    return [die.faces for _, die in getattr(table.match.pending, "dice", ())]


@pytest.mark.rule("HT-1.1")
def test_ht_1_1_a_game_die_each_with_an_o() -> None:
    assert faces(new_match()) == [("O", 5, 5, 10, 15, 20)] * 2


@pytest.mark.rule("HT-1.1")
def test_ht_1_1_the_home_sides_is_black_and_the_visitors_is_white() -> None:
    assert new_match().dice == ["home black", "away white"]
    assert halftime("home").play("home run").dice == ["home black", "away white"]
    assert halftime("away").play("away run").dice == ["away white", "home black"]


@pytest.mark.rule("HT-1.1")
def test_ht_1_1_an_o_is_no_yards() -> None:
    assert halftime(ball=40).play("home run", "dice O 15").lies == "home 25 2&25"
    assert halftime(ball=40).play("home run", "dice 15 O").lies == "home 55 1&10"


@pytest.mark.rule("HT-1.2")
def test_ht_1_2_the_blue_die_has_an_interception_and_three_that_are_no_good() -> None:
    table = halftime().play("home pass")
    assert table.dice == ["home blue"]
    assert faces(table) == [("I", "NG", "NG", "NG", 30, 50)]
    assert table.refusal("dice 20") == "20 is on no face of the blue (I, NG, NG, NG, 30, 50)"


@pytest.mark.rule("HT-1.2")
def test_ht_1_2_an_i_is_an_interception_and_no_incomplete_pass() -> None:
    assert halftime().play("home pass", "dice I").events == ["pass", "interception"]


@pytest.mark.rule("HT-1.2")
def test_ht_1_2_printed_it_has_a_pass_of_20() -> None:
    table = halftime(pass_die="printed").play("home pass")
    assert faces(table) == [("I", "NG", "NG", 20, 30, 50)]
    assert table.play("dice 20").lies == "home 40 1&10"


@pytest.mark.rule("HT-1.3")
def test_ht_1_3_the_green_die_kicks_up_to_50_yards() -> None:
    for call in ("punt", "field_goal"):
        table = halftime(ball=60).play(f"home {call}")
        assert table.dice == ["home green"]
        assert faces(table) == [(0, 10, 20, 30, 40, 50)]


@pytest.mark.rule("HT-1.4")
@pytest.mark.parametrize("pair", ["10 10", "O O"])
def test_ht_1_4_a_red_die_each_for_fumble_and_penalty(pair: str) -> None:
    table = halftime("away").play("away run", f"dice {pair}")
    assert table.dice == ["away red", "home red"]
    assert faces(table) == [(5, 5, 5, 10, 10, 15)] * 2


@pytest.mark.rule("HT-1.4")
def test_ht_1_4_its_figures_have_no_sign() -> None:
    table = halftime().play("home run", "dice O O")
    assert table.refusal("dice 5 -15") == "-15 is on no face of the red (5, 5, 5, 10, 10, 15)"


@pytest.mark.rule("HT-1.1", "HT-1.2")
@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ([], "dice 0 5", "0 is on no face of the black (O, 5, 5, 10, 15, 20)"),
        ([], "dice 5", "2 dice are rolled here (pregame)"),
        ([], "dice 5 5 5", "2 dice are rolled here (pregame)"),
        (["dice 5 20", "away kick", "dice 5 5", "home pass"], "dice 0", "0 is on no face of the blue"),
    ],
)
def test_what_stands_on_no_face_is_refused(lines: list[str], line: str, reason: str) -> None:
    refused = new_match().play(*lines).refusal(line)
    assert refused is not None
    assert refused.startswith(reason)


@pytest.mark.rule("HT-1.1")
def test_ht_1_1_each_side_rolls_its_own_game_die_all_through() -> None:
    """Kick-off, interception and runback: whoever rolls has its own colour."""
    assert new_match().play("dice 5 20", "away kick").dice == ["home black", "away white"]
    assert new_match().play("dice 5 20", "away receive").dice == ["away white", "home black"]
    assert kicked_off("away").play("home pass", "dice I").dice == ["away white"]
    assert kicked_off("home").play("away punt", "dice 40").dice == ["home black"]
