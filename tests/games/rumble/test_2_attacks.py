"""Rumble, chapter 2: attacks and what they shake loose."""

import pytest

from tests.games.rumble.table import Table, rumble

AROUND = ("j7", "j8", "j9", "k7", "k9", "l7", "l8", "l9")


@pytest.mark.rule("RU-2.8")
@pytest.mark.parametrize("square", AROUND)
def test_ru_2_8_an_opponent_in_an_adjoining_square_is_attacked(square: str) -> None:
    table = rumble(f"H1 k8, H2 c3, A1 {square}, A2 m8", phase="attack")
    assert table.offered("attack") == ["attack H1 A1"]
    assert (
        table.refusal("home attack H1 A2")
        == "A2 is 2 squares from H1: an attack is on the next square (RU-2.8)"
    )


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_each_player_once_and_several_at_one_opponent() -> None:
    table = rumble("H1 k8, H2 l9, A1 l8", phase="attack").play("home attack H1 A1", "dice 1 1")
    assert table.refusal("home attack H1 A1") == "H1 has attacked already: once a turn (RU-2.8)"
    table.play("home attack H2 A1", "dice 1 1")
    assert table.asked == "home next"
    table.play("home next").idle(1).play("home next", "home next")
    assert table.offered("attack") == ["attack H1 A1", "attack H2 A1"]


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_not_an_own_player() -> None:
    table = rumble("H1 k8, H2 l8, A1 t3", phase="attack")
    reason = "H2 is of the same side: an attack is on an opponent (RU-2.8)"
    assert (table.asked, table.refusal("home attack H1 H2")) == ("home next", reason)


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_who_has_picked_up_does_not_attack() -> None:
    table = rumble("H1 k8, H2 l9, A1 j8, A2 m9", ball="l8").play("home pickup H1", *["home next"] * 2)
    assert table.offered("attack") == ["attack H2 A2"]
    reason = "H1 has had the ball in this turn: thrown, caught or picked up (RU-2.8)"
    assert table.refusal("home attack H1 A1") == reason


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_neither_thrower_nor_catcher_attack() -> None:
    table = rumble("H1 c8, H2 j8, H3 k9, A1 k8, A2 d8", ball="H1", phase="throw")
    table.play("home throw j8", "dice 4 3", "home next")
    assert table.offered("attack") == ["attack H3 A1"]


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_a_thrower_who_failed_does_not_attack_either() -> None:
    table = rumble("H1 c8, A1 k8, A2 d8", ball="H1", phase="throw")
    assert table.play("home throw j8", "dice 1 1", "dice 1", "home next").asked == "home next"


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_who_carried_the_ball_from_before_may_attack() -> None:
    table = rumble("H1 k8, A1 l8", ball="H1").play("home move H1 k9", *["home next"] * 2)
    assert table.offered("attack") == ["attack H1 A1"]


@pytest.mark.rule("RU-2.8")
def test_ru_2_8_the_next_turn_all_may_attack_again() -> None:
    table = rumble("H1 k8, A1 j8", ball="l8").play("home pickup H1", *["home next"] * 3)
    table.idle(1).play("home next", "home next")
    assert table.offered("attack") == ["attack H1 A1"]


def attacked(dice: str, ball: str = "A1", others: str = "") -> Table:
    """H1 attacks A1 on k8 and rolls this."""
    table = rumble(f"H1 j8, A1 k8, A2 t3{others}", ball=ball, phase="attack")
    return table.play("home attack H1 A1", f"dice {dice}")


@pytest.mark.rule("RU-2.9")
@pytest.mark.parametrize("dice", ["1 1", "2 3", "1 5", "3 3"])
def test_ru_2_9_2_to_6_nothing(dice: str) -> None:
    table = attacked(dice)
    assert (table.asked, table.see("ball"), table.where("A1")) == ("home next", "A1", "k8")


@pytest.mark.rule("RU-2.9")
@pytest.mark.parametrize("dice", ["1 6", "3 4", "2 6", "4 4"])
def test_ru_2_9_7_and_8_a_carrier_drops_the_ball_and_stays(dice: str) -> None:
    table = attacked(dice)
    assert table.asked == "dice home"
    table.play("dice 7")
    assert (table.see("ball"), table.where("A1"), table.asked) == ("k7", "k8", "home next")


@pytest.mark.rule("RU-2.9")
@pytest.mark.parametrize("dice", ["3 4", "4 4"])
def test_ru_2_9_7_and_8_do_nothing_to_who_has_no_ball(dice: str) -> None:
    table = attacked(dice, ball="k8")  # it lies at the feet of A1
    assert (table.asked, table.see("ball"), table.where("A1")) == ("home next", "k8", "k8")


@pytest.mark.rule("RU-2.9")
@pytest.mark.parametrize("dice", ["3 6", "4 6", "5 6", "6 6"])
def test_ru_2_9_9_to_12_a_carrier_drops_the_ball_and_is_injured(dice: str) -> None:
    table = attacked(dice).play("dice 5")
    assert (table.see("ball"), table.where("A1"), table.asked) == ("l8", "k8", "dice home home")
    assert table.play("dice 1 1").where("A1") == "light"


@pytest.mark.rule("RU-2.9")
@pytest.mark.parametrize(
    ("direction", "square"),
    [(1, "j9"), (2, "k9"), (3, "l9"), (5, "l8"), (6, "j7"), (7, "k7"), (8, "l7")],
)
def test_ru_2_9_the_ball_drops_into_an_adjacent_square(direction: int, square: str) -> None:
    assert attacked("4 4").play(f"dice {direction}").see("ball") == square


@pytest.mark.rule("RU-2.10")
@pytest.mark.parametrize(("direction", "player"), [(4, "H1"), (5, "H2"), (7, "A3")])
def test_ru_2_10_a_player_of_either_side_catches_a_dropped_ball(direction: int, player: str) -> None:
    table = attacked("4 3", others=", H2 l8, A3 k7").play(f"dice {direction}")
    assert table.see("ball") == player


@pytest.mark.rule("RU-2.10")
def test_ru_2_10_who_catches_it_can_no_longer_attack() -> None:
    table = attacked("4 3", others=", H2 l8, A3 m8")
    assert table.play("dice 5").asked == "home next"
    assert attacked("4 3", others=", H2 l8, A3 m8").play("dice 7").offered("attack") == [
        "attack H2 A1",
        "attack H2 A3",
    ]


@pytest.mark.rule("RU-2.10", "RU-4.1")
def test_ru_2_10_a_touchdown_counts_at_once_in_either_sides_turn() -> None:
    table = rumble("H1 v8, H2 w8, A1 u8, A2 u3", ball="H1", turn="away", phase="attack")
    table.play("away attack A1 H1", "dice 2 5", "dice 5")
    assert (table.scores, table.stage) == ([1, 0], "away place")
    own = rumble("H1 u8, H2 w9, A1 v8", ball="A1", phase="attack")
    own.play("home attack H1 A1", "dice 2 5", "dice 3")
    assert (own.scores, own.stage) == ([1, 0], "away place")


@pytest.mark.rule("RU-2.11")
def test_ru_2_11_off_the_field_the_direction_is_rolled_again() -> None:
    table = rumble("H1 v2, A1 w1, A2 t3", ball="A1", phase="attack").play("home attack H1 A1", "dice 3 4")
    for direction in (3, 5, 6, 7, 8):
        assert table.play(f"dice {direction}").asked == "dice home"
    assert table.play("dice 2").see("ball") == "w2"


@pytest.mark.rule("RU-2.11")
def test_ru_2_11_first_the_ball_then_the_injury_then_the_touchdown() -> None:
    """The touchdown comes when A1 lies in its box: with all others it moves on, from Light to Reserves."""
    table = rumble("H1 u8, H2 w8, A1 v8, A2 t3", ball="A1", phase="attack")
    table.play("home attack H1 A1", "dice 6 6")
    assert (table.asked, table.rule) == ("dice home", "RU-2.11")
    table.play("dice 5")
    assert (table.asked, table.rule) == ("dice home home", "RU-3.1")
    assert (table.see("ball"), table.scores) == ("H2", [0, 0])
    table.play("dice 5 5")
    assert table.events[:2] == ["injury", "touchdown"]
    assert (table.scores, table.where("A1 A2")) == ([1, 0], "light reserves")
