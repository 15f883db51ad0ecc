"""Chapter 1: the pitch and the squads."""

import pytest

from game.core.grid import members, name
from game.games.sevens.board import GOAL, HALF, LINE, OWN, PITCH, WIDE
from tests.games.sevens.table import Table, new_match, sevens


def in_set_up(**options: str) -> Table:
    """Away kicks, so away sets up first."""
    return new_match(**options).play("dice 1 1", "dice 3 3", "dice 6 1", "home receive")


def line_up(table: Table, side: str, squares: str) -> Table:
    for number, square in enumerate(squares.split(), 1):
        table.play(f"{side} place {side[0].upper()}{number} {square}")
    return table.play(f"{side} ready")


AWAY_STANDS = "n5 n6 n7 o3 o9 p6 q6"
HOME_STANDS = "g5 g6 g7 f3 f9 e6 d6"


@pytest.mark.rule("S7-1.1")
def test_the_pitch_is_20_by_11_squares_with_lines_wide_zones_and_end_zones() -> None:
    assert len(PITCH.squares) == 220
    assert (LINE[0].bit_count(), LINE[1].bit_count()) == (11, 11)
    assert [zone.bit_count() for zone in WIDE] == [40, 40]
    assert [own.bit_count() for own in OWN] == [77, 77]
    assert [{name(at)[0] for at in members(line)} for line in LINE] == [{"g"}, {"n"}]
    assert [{name(at)[0] for at in members(goal)} for goal in GOAL] == [{"t"}, {"a"}]
    assert [{name(at)[0] for at in members(half)} for half in HALF] == [set("abcdefghij"), set("klmnopqrst")]
    assert {name(at)[1:] for at in members(WIDE[0] | WIDE[1])} == {"1", "2", "10", "11"}
    assert sevens("H1 a1, A1 t11").see("H1.at") == "a1"


@pytest.mark.rule("S7-1.1")
def test_home_sets_up_in_a_to_g_and_away_in_n_to_t() -> None:
    table = in_set_up()
    assert {square[0] for square in table.squares("place")} == set("nopqrst")
    line_up(table, "away", AWAY_STANDS)
    assert {square[0] for square in table.squares("place")} == set("abcdefg")


@pytest.mark.rule("S7-1.2")
def test_seven_players_are_set_up_no_more_and_no_fewer() -> None:
    table = in_set_up()
    for number, square in enumerate(AWAY_STANDS.split(), 1):
        assert not table.can("away ready")
        table.play(f"away place A{number} {square}")
    assert table.asked == "away ready"
    squad = ", ".join(f"H{number}.state reserves" for number in range(1, 10))
    table = sevens("A1 n5", given=f"phase set_up, kicking home, {squad}", alone="yes")
    for number, square in enumerate(HOME_STANDS.split(), 1):
        table.play(f"home place H{number} {square}")
    assert table.asked == "home ready", "two stay in reserve"


@pytest.mark.rule("S7-1.3")
def test_three_stand_on_the_line_and_one_at_most_in_each_wide_zone() -> None:
    table = in_set_up().play("away place A1 p6", "away place A2 q6", "away place A3 q1")
    assert not table.can("away place A4 r2"), "the wide zone has its player"
    table.play("away place A4 q11")
    assert {square[0] for square in table.squares("place")} == {"n"}, "three are left, for the line"


@pytest.mark.rule("S7-1.3")
def test_who_stands_on_the_line_in_a_wide_zone_is_one_of_the_three() -> None:
    table = in_set_up().play("away place A1 n1", "away place A2 n11", "away place A3 n6")
    assert not table.can("away place A4 n2"), "the wide zone has its player"
    table.play(*(f"away place A{n} q{n}" for n in (4, 5, 6)))
    assert table.can("away place A7 p6"), "the last one is not owed to the line"


@pytest.mark.rule("S7-1.3")
def test_a_team_with_fewer_than_three_sets_all_up_on_the_line() -> None:
    table = sevens(
        "A1 n5", given="phase set_up, kicking home, H1.state reserves, H2.state reserves", alone="yes"
    )
    assert {square[0] for square in table.squares("place")} == {"g"}


@pytest.mark.rule("S7-1.4")
def test_a_half_has_eight_turns_for_each_and_the_marker_advances_on_each() -> None:
    table = sevens("", given="turn.home 7, turn.away 6").play("home end_turn")
    assert (table.see("turn.home"), table.see("turn.away"), table.turn) == ("7", "7", "away")
    table.play("away end_turn", "home end_turn", "away end_turn")
    assert table.see("half") == "2"


@pytest.mark.rule("S7-1.4")
def test_by_the_rulebook_a_half_has_six_turns() -> None:
    table = sevens("", given="turn.home 6, turn.away 5", turns_per_half="rulebook")
    table.play("home end_turn", "away end_turn")
    assert table.see("half") == "2"


@pytest.mark.rule("S7-1.5")
def test_nobody_is_a_veteran() -> None:
    state = new_match().match.state
    assert all("Veteran" not in words for words in state.keywords)
