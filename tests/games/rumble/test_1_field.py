"""Rumble, chapter 1: field and sides."""

import pytest

from game.core.grid import name
from game.games.rumble.board import AWAY, BOARDS, COLUMNS, HOME, QUICK, STANDARD
from tests.games.rumble.table import lined_up, new_match, rumble


def names(squares: tuple[int, ...]) -> list[str]:
    return [name(at) for at in squares]


@pytest.mark.rule("RU-1.1")
def test_ru_1_1_two_sides_of_players_that_can_be_killed_and_no_downs() -> None:
    table = rumble("H1 j8, A1 k8, A2 t8", phase="attack").play("home attack H1 A1", "dice 6 6", "dice 6 6")
    assert table.where("A1") == "dead"
    assert table.notation.seats == ("home", "away")
    carrier = rumble("H1 e8, A1 t8", ball="H1")
    for _ in range(6):  # six turns without a gain: the ball does not change sides
        carrier.idle(2)
        assert (carrier.see("ball"), carrier.stage) == ("H1", "home move")


@pytest.mark.rule("RU-1.1", "RU-4.1")
def test_ru_1_1_touchdowns_win_and_not_whoever_is_left() -> None:
    table = rumble("H1 j8, A1 k8", ball="A1", phase="attack", scores="0 2")
    table.play("home attack H1 A1", "dice 6 6", "dice 5", "dice 6 6", "home next")
    assert table.field() == ["H1 j8"]
    assert not table.match.over


@pytest.mark.rule("RU-1.2")
def test_ru_1_2_23_by_15_squares_with_end_zones_a_and_w() -> None:
    assert (STANDARD.columns, STANDARD.rows, COLUMNS) == (23, 15, 23)
    assert names(STANDARD.zone[HOME]) == [f"a{row}" for row in range(1, 16)]
    assert names(STANDARD.zone[AWAY]) == [f"w{row}" for row in range(1, 16)]
    assert name(STANDARD.grid.squares[-1]) == "w15"


@pytest.mark.rule("RU-1.2")
def test_ru_1_2_an_end_zone_is_one_column_deep() -> None:
    assert rumble("H1 u5, A1 d4", ball="H1").play("home move H1 v5").scores == [0, 0]
    assert rumble("H1 u5, A1 d4", ball="A1", turn="away").play("away move A1 b4").scores == [0, 0]
    assert rumble("H1 u5, A1 d4", ball="H1").play("home move H1 w5").scores == [1, 0]


@pytest.mark.rule("RU-1.2")
def test_ru_1_2_the_ball_begins_in_the_centre() -> None:
    assert lined_up().see("ball") == "l8"
    assert rumble("H1 e8").see("ball") == "l8"


@pytest.mark.rule("RU-1.2")
def test_ru_1_2_the_quick_board() -> None:
    assert (QUICK.columns, QUICK.rows) == (17, 11)
    assert names(QUICK.zone[AWAY]) == [f"q{row}" for row in range(1, 12)]
    assert names(QUICK.entries[HOME]) == ["b1", "c1", "d1", "e1", "f1", "g1"]
    assert names(QUICK.entries[AWAY]) == ["k1", "l1", "m1", "n1", "o1", "p1"]
    table = lined_up(board="quick")
    assert table.see("ball") == "i6"
    assert table.refusal("home move H1 a12") == "a12 is off the field: it goes from a1 to q11 (RU-1.2)"
    assert set(BOARDS) == {"standard", "quick"}


@pytest.mark.rule("RU-1.2")
def test_ru_1_2_a_touchdown_on_the_quick_board() -> None:
    assert rumble("H1 p5, A1 d4", ball="H1", board="quick").play("home move H1 q5").scores == [1, 0]
    assert rumble("H1 p5, A1 d4", ball="H1").play("home move H1 q5").scores == [0, 0]


@pytest.mark.rule("RU-1.3")
def test_ru_1_3_a_squad_of_16_of_whom_5_stay_in_reserve() -> None:
    table = lined_up()
    for side in "HA":
        squad = " ".join(f"{side}{number}" for number in range(1, 17))
        assert table.where(squad).split()[11:] == ["reserves"] * 5
        assert len([each for each in table.field() if each[0] == side]) == 11


@pytest.mark.rule("RU-1.4")
def test_ru_1_4_each_side_sets_up_in_its_own_end_zone() -> None:
    table = new_match().play("dice 6 6", "dice 1 1")
    assert table.stage == "home place"
    assert table.squares("place H1") == [f"a{row}" for row in range(1, 16)]
    table.play("home place H1 a3")
    assert table.squares("place H2") == [f"a{row}" for row in range(1, 16) if row != 3]
    assert table.squares("place H1") == []
    table.play("home ready")
    assert table.squares("place A16") == [f"w{row}" for row in range(1, 16)]


@pytest.mark.rule("RU-1.4")
def test_ru_1_4_eleven_are_the_most_and_fewer_will_do() -> None:
    table = new_match().play("dice 6 6", "dice 1 1")
    for number in range(1, 12):
        assert table.can("home ready")
        table.play(f"home place H{number} a{number}")
    assert table.asked == "home ready"
    assert table.refusal("home place H12 a12") == "11 players of home stand already (RU-1.4)"
    assert lined_up(3, 1).field() == ["H1 a1", "H2 a2", "H3 a3", "A1 w1"]


@pytest.mark.rule("RU-1.4")
def test_ru_1_4_the_side_that_goes_first_sets_up_first() -> None:
    table = new_match().play("dice 1 2", "dice 2 2")
    assert table.stage == "away place"
    table.play("away place A1 w8", "away ready")
    assert table.stage == "home place"
    table.play("home place H1 a8", "home ready")
    assert table.stage == "away move"


@pytest.mark.rule("RU-1.4")
def test_ru_1_4_a_placed_player_is_taken_back_by_undo() -> None:
    table = new_match().play("dice 6 6", "dice 1 1", "home place H1 a3")
    table.match.undo()
    assert table.where("H1") == "reserves"
    assert table.can("home place H1 a4")


@pytest.mark.rule("RU-1.5")
@pytest.mark.parametrize(
    ("home", "away", "first"), [("6 1", "3 3", "home"), ("1 2", "4 1", "away"), ("1 1", "6 6", "away")]
)
def test_ru_1_5_at_the_start_the_higher_total_of_two_dice_goes_first(
    home: str, away: str, first: str
) -> None:
    table = new_match()
    assert (table.asked, table.rule) == ("dice home home", "RU-1.5")
    table.play(f"dice {home}")
    assert table.asked == "dice away away"
    assert table.play(f"dice {away}").stage == f"{first} place"


@pytest.mark.rule("RU-1.5")
def test_ru_1_5_level_totals_roll_again() -> None:
    table = new_match().play("dice 6 1", "dice 4 3")
    assert table.asked == "dice home home"
    assert table.play("dice 2 2", "dice 1 1").stage == "home place"


@pytest.mark.rule("RU-1.5")
@pytest.mark.parametrize(("square", "scorer"), [("v8", "H1"), ("b8", "A1")])
def test_ru_1_5_after_a_touchdown_the_side_that_conceded_goes_first(square: str, scorer: str) -> None:
    side, other = ("home", "away") if scorer == "H1" else ("away", "home")
    end, own = ("w8", "a8") if scorer == "H1" else ("a8", "w8")
    letter = other[0].upper()
    table = rumble(f"{scorer} {square}, {letter}2 l3", ball=scorer, turn=side)
    table.play(f"{side} move {scorer} {end}")
    assert table.stage == f"{other} place"
    table.play(f"{other} place {letter}2 {end}", f"{other} ready")
    table.play(f"{side} place {scorer} {own}", f"{side} ready")
    assert table.stage == f"{other} move"


@pytest.mark.rule("RU-1.6")
@pytest.mark.parametrize(("touchdowns", "before"), [("3", 2), ("2", 1), ("1", 0)])
def test_ru_1_6_the_first_to_three_or_as_many_as_the_option_says_wins(touchdowns: str, before: int) -> None:
    table = rumble("H1 t8, A1 d3", ball="H1", scores=f"{before} {before}", touchdowns=touchdowns)
    assert table.play("home move H1 w8").asked == "over home"
    assert table.scores == [before + 1, before]


@pytest.mark.rule("RU-1.6")
def test_ru_1_6_the_second_of_three_does_not_win() -> None:
    table = rumble("H1 t8, A1 d3", ball="H1", scores="1 2").play("home move H1 w8")
    assert (table.scores, table.match.over) == ([2, 2], False)
