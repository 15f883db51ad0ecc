"""Rumble, chapter 4: touchdowns, and how every match ends."""

import pytest

from tests.games.rumble.table import Table, rumble


@pytest.mark.rule("RU-4.1")
@pytest.mark.parametrize("row", [1, 8, 15])
def test_ru_4_1_carried_into_the_opponents_end_zone(row: int) -> None:
    table = rumble(f"H1 t{row}, A1 c3", ball="H1").play(f"home move H1 w{row}")
    assert (table.scores, table.stage) == ([1, 0], "away place")
    away = rumble(f"H1 t3, A1 d{row}", ball="A1", turn="away").play(f"away move A1 a{row}")
    assert (away.scores, away.stage) == ([0, 1], "home place")


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_thrown_to_a_player_there() -> None:
    table = rumble("H1 o8, H2 w8, A1 p8", ball="H1", phase="throw").play("home throw w8", "dice 4 4")
    assert table.scores == [1, 0]


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_scattered_to_a_player_there() -> None:
    table = rumble("H1 o8, H2 w9, A1 p8", ball="H1", phase="throw")
    assert table.play("home throw w8", "dice 1 4", "dice 2").scores == [1, 0]


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_picked_up_there() -> None:
    assert rumble("H1 w8, A1 p8", ball="v9").play("home pickup H1").scores == [1, 0]


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_not_next_to_it_and_not_by_the_ball_alone() -> None:
    assert rumble("H1 v8, A1 p8", ball="w8").play("home pickup H1").scores == [0, 0]
    assert rumble("H1 o8, A1 p8", ball="H1", phase="throw").play("home throw w8", "dice 4 4").scores == [0, 0]


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_not_in_the_own_end_zone() -> None:
    assert rumble("H1 b8, A1 p8", ball="H1").play("home move H1 a8").scores == [0, 0]


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_a_throw_to_an_opponent_in_its_end_of_the_field_is_theirs() -> None:
    table = rumble("H1 e8, A1 a8", ball="H1", phase="throw").play("home throw a8", "dice 4 4")
    assert (table.scores, table.stage) == ([0, 1], "home place")


@pytest.mark.rule("RU-4.1")
def test_ru_4_1_it_ends_the_turn() -> None:
    table = rumble("H1 v8, H2 j8, A1 k8", ball="H1").play("home move H1 w8")
    assert (table.see("turns"), table.stage) == ("1", "away place")
    assert table.field() == []


def scoreless(turns: int, ball: str = "l8", field: str = "H1 e8, A1 t8", unheld: int = 0) -> Table:
    """The last turn of so many is over by the next `home next`."""
    given = f"scoreless {turns - 1}, unheld {unheld}, turns 100"
    return rumble(field, ball=ball, phase="attack", given=given)


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_after_30_turns_without_a_holder_the_ball_goes_back_to_the_centre() -> None:
    table = rumble("H1 e8, A1 t8", ball="w3").idle(29)
    assert (table.see("ball"), table.see("unheld")) == ("w3", "29")
    table.idle(1)
    assert (table.see("ball"), table.see("unheld")) == ("l8", "0")
    assert (table.events[0], table.event("reset").why) == ("reset", "unheld")


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_a_player_in_the_centre_then_has_it() -> None:
    table = rumble("H1 l8, A1 t8", ball="w3").idle(30)
    assert table.see("ball") == "H1"
    assert table.can("home move H1 m8")


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_who_holds_it_for_a_moment_begins_the_count_anew() -> None:
    table = rumble("H1 k8, H2 c8, A1 t8").idle(28).play("home pickup H1", "home next")
    table.play("home throw p2", "dice 6 6", "home next", "home next")
    assert (table.see("ball"), table.see("unheld")) == ("p2", "0")
    assert table.idle(29).see("ball") == "p2"
    assert table.idle(1).see("ball") == "l8"


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_a_turn_that_began_with_a_holder_does_not_count() -> None:
    table = rumble("H1 j8, A1 k8", ball="A1", phase="attack").play("home attack H1 A1", "dice 4 4", "dice 5")
    assert table.play("home next").see("unheld") == "0"


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_after_60_turns_without_a_touchdown_a_holder_stays_without_it() -> None:
    table = rumble("H1 e8, A1 t8", ball="H1").idle(59)
    assert table.see("ball") == "H1"
    table.idle(1)
    assert (table.see("ball"), table.where("H1"), table.see("scoreless")) == ("l8", "e8", "0")
    assert table.event("reset").why == "scoreless"


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_then_too_a_player_in_the_centre_has_it() -> None:
    assert scoreless(60, ball="A1", field="H1 l8, A1 t8").play("home next").see("ball") == "H1"


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_if_both_are_due_the_ball_goes_back_once() -> None:
    table = rumble("H1 e8, A1 t8", ball="w3", given="scoreless 59, unheld 29").idle(1)
    assert table.events.count("reset") == 1
    assert (table.see("ball"), table.see("scoreless"), table.see("unheld")) == ("l8", "0", "0")


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_a_touchdown_begins_both_counts_anew() -> None:
    table = rumble("H1 v8, A1 c3", ball="H1", given="scoreless 40, unheld 20").play("home move H1 w8")
    assert (table.see("scoreless"), table.see("unheld")) == ("0", "0")


@pytest.mark.rule("RU-4.2")
@pytest.mark.parametrize(
    ("scores", "over"), [("2 1", "over home"), ("0 1", "over away"), ("1 1", "over home away")]
)
def test_ru_4_2_after_400_turns_more_touchdowns_win_or_it_is_a_tie(scores: str, over: str) -> None:
    table = rumble("H1 e8, A1 t8", scores=scores, given="turns 398").idle(1)
    assert not table.match.over
    assert table.idle(1).asked == over


@pytest.mark.rule("RU-4.2")
def test_ru_4_2_a_touchdown_in_the_last_turn_counts() -> None:
    table = rumble("H1 v8, A1 c3", ball="H1", scores="0 1", given="turns 399").play("home move H1 w8")
    assert (table.scores, table.asked) == ([1, 1], "over home away")
