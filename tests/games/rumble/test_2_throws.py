"""Rumble, chapter 2: the throw."""

import pytest

from game.core.grid import distance, named
from tests.games.rumble.table import Table, rumble


def thrower(**more: str) -> Table:
    """H1 has the ball on f8, and may throw."""
    return rumble("H1 f8, H2 j8, A1 p5, A2 t2", ball="H1", phase="throw", **more)


@pytest.mark.rule("RU-2.5")
def test_ru_2_5_up_to_twelve_squares_the_larger_of_columns_and_rows() -> None:
    table = thrower()
    squares = table.squares("throw")
    assert set(map(len, (squares, set(squares)))) == {len(squares)}
    assert {distance(named("f8"), named(square)) for square in squares} == set(range(1, 13))
    assert table.can("home throw r1")
    assert table.can("home throw r15")
    assert table.refusal("home throw s8") == "s8 is 13 squares away: a throw has 12 (RU-2.5)"
    assert table.refusal("home throw f8") == "H1 stands there: the target is another square (RU-2.5)"


@pytest.mark.rule("RU-2.5")
def test_ru_2_5_only_a_player_who_has_the_ball_throws() -> None:
    assert rumble("H1 f8, A1 t2", phase="throw").asked == "home next"
    theirs = rumble("H1 f8, A1 t2", ball="A1", phase="throw")
    assert theirs.asked == "home next"
    assert theirs.refusal("home throw g8") == "no player of home has the ball (RU-2.5)"


@pytest.mark.rule("RU-2.5")
def test_ru_2_5_one_throw_a_turn() -> None:
    table = thrower().play("home throw j8", "dice 2 2")
    assert (table.see("ball"), table.asked) == ("H2", "home next")
    assert table.refusal("home throw k8") == "there is one throw a turn (RU-2.5)"


@pytest.mark.rule("RU-2.6")
@pytest.mark.parametrize(
    ("target", "dice", "good"),
    [
        ("p5", "5 5", True),
        ("p5", "6 5", True),
        ("p5", "4 5", False),
        ("h9", "1 1", True),
        ("i8", "1 1", False),
    ],
)
def test_ru_2_6_equal_to_the_distance_or_above_it_is_good(target: str, dice: str, good: bool) -> None:
    table = thrower().play(f"home throw {target}", f"dice {dice}")
    assert table.event("throw").good is good
    assert (table.asked == "dice home") is not good


@pytest.mark.rule("RU-2.6")
def test_ru_2_6_it_lands_on_the_target_square() -> None:
    assert thrower().play("home throw p6", "dice 5 5").see("ball") == "p6"


@pytest.mark.rule("RU-2.6")
@pytest.mark.parametrize(("target", "player"), [("j8", "H2"), ("p5", "A1")])
def test_ru_2_6_a_player_of_either_side_there_has_it(target: str, player: str) -> None:
    assert thrower().play(f"home throw {target}", "dice 6 6").see("ball") == player


@pytest.mark.rule("RU-2.7")
@pytest.mark.parametrize(
    ("direction", "square"),
    [(1, "n11"), (2, "o11"), (3, "p11"), (4, "n10"), (5, "p10"), (6, "n9"), (7, "o9"), (8, "p9")],
)
def test_ru_2_7_below_it_lands_next_to_the_target(direction: int, square: str) -> None:
    table = thrower().play("home throw o10", "dice 4 4")
    assert (table.asked, table.rule) == ("dice home", "RU-2.7")
    assert table.play(f"dice {direction}").see("ball") == square


@pytest.mark.rule("RU-2.7")
def test_ru_2_7_off_the_field_the_direction_is_rolled_again() -> None:
    table = rumble("H1 f8, A1 t2", ball="H1", phase="throw").play("home throw p15", "dice 1 1")
    for direction in (1, 2, 3):
        assert table.play(f"dice {direction}").asked == "dice home"
    assert table.play("dice 4").see("ball") == "o15"


@pytest.mark.rule("RU-2.7")
@pytest.mark.parametrize(("direction", "player"), [(3, "H2"), (6, "A1")])
def test_ru_2_7_a_player_of_either_side_on_that_square_has_it(direction: int, player: str) -> None:
    table = rumble("H1 c8, H2 k9, A1 i7, A2 j8", ball="H1", phase="throw")
    assert table.play("home throw j8", "dice 1 2", f"dice {direction}").see("ball") == player


@pytest.mark.rule("RU-2.7")
def test_ru_2_7_who_stands_on_the_target_does_not_get_a_bad_throw() -> None:
    table = thrower().play("home throw p5", "dice 4 5", "dice 2")
    assert table.see("ball") == "p6"
