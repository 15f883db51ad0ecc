"""Chapter 9: passing."""

import pytest

from game.core.grid import named
from game.games.sevens.board import BOMB, pass_range, path
from tests.games.sevens.table import Table, sevens


def passing(target: str, die: int, *, more: str = "", **rest: str) -> Table:
    table = sevens(f"H1 g6{more}", ball="H1", **rest)
    return table.play("home act H1 pass", f"home throw {target}", f"dice {die}")


@pytest.mark.rule("S7-9.1")
@pytest.mark.parametrize(
    ("target", "modifier"),
    [("j6", 0), ("k6", -1), ("m6", -1), ("n6", -2), ("q6", -2), ("r6", -3), ("t6", -3)],
)
def test_the_range_makes_it_harder(target: str, modifier: int) -> None:
    assert passing(target, 5).modifiers("pass") == ({"range": modifier} if modifier else {})


@pytest.mark.rule("S7-9.1")
def test_the_table_of_ranges_is_symmetric_and_ends_at_13() -> None:
    a1 = named("a1")
    for across in range(14):
        for along in range(11):
            here = pass_range(a1, across * 16 + along)
            if across < 11:
                assert here == pass_range(a1, along * 16 + across)
    assert [pass_range(a1, x * 16) for x in (3, 4, 6, 7, 10, 11, 13, 14)] == [0, 1, 1, 2, 2, 3, 3, 4]
    assert pass_range(a1, 13 * 16 + 1) == BOMB
    assert pass_range(a1, 13 * 16 + 2) == 4


@pytest.mark.rule("S7-9.2")
def test_each_marker_of_the_thrower_makes_it_harder() -> None:
    assert passing("i6", 6, more=", A1 g7, A2 f6").modifiers("pass") == {"marked": -2}


@pytest.mark.rule("S7-9.3", "S7-9.4")
def test_a_natural_6_is_accurate_and_lands_on_the_target() -> None:
    table = passing("t6", 6)
    assert table.said("fumble") == table.said("inaccurate") == []
    assert table.asked == "dice home", "it bounces from the target"


@pytest.mark.rule("S7-9.3", "S7-9.6")
@pytest.mark.parametrize(("target", "die"), [("i6", 1), ("m6", 2), ("q6", 3), ("t6", 4)])
def test_a_1_natural_or_modified_is_a_fumble(target: str, die: int) -> None:
    table = passing(target, die)
    assert table.said("fumble")
    table.play("dice 2")
    assert (table.ball, table.turn) == ("g7", "away")


@pytest.mark.rule("S7-9.5")
def test_otherwise_it_is_inaccurate_and_scatters_three_times() -> None:
    table = passing("m6", 3)
    assert table.asked == "dice home home home"
    table.play("dice 5 5 5", "dice 2")
    assert table.ball == "p7"


@pytest.mark.rule("S7-9.7", "S7-14.1")
def test_a_tackle_zone_on_the_path_lets_one_opponent_try() -> None:
    table = passing("m6", 5, more=", H2 m6, A1 j8, A2 k7, A3 o6")
    assert table.asked == "away intercept A2 | away intercept none"
    table.play("away intercept A2", "dice 6")
    assert (table.ball, table.turn, table.see("A2.spp")) == ("A2", "away", "2")


@pytest.mark.rule("S7-9.7")
def test_the_interception_is_harder_of_an_accurate_pass() -> None:
    table = passing("m6", 6, more=", H2 m6, A2 k7, H3 k8").play("away intercept A2", "dice 4")
    assert table.modifiers("intercept") == {"accurate": -3, "marked": -1}
    table = passing("m6", 3, more=", H2 m6, A2 k7").play("dice 5 4 5", "away intercept A2", "dice 5")
    assert table.modifiers("intercept") == {"inaccurate": -2}
    assert table.ball == "A2"


@pytest.mark.rule("S7-9.7")
def test_the_path_is_what_the_line_touches_without_the_throwers_square() -> None:
    squares = path(named("g6"), named("j6"))
    assert squares == sum(1 << named(each) for each in ("h6", "i6", "j6"))
    assert path(named("g6"), named("h8")) & 1 << named("g7")


@pytest.mark.rule("S7-9.7")
def test_by_the_rulebook_only_who_is_under_the_ruler() -> None:
    table = passing("m6", 5, more=", H2 m6, A2 k7, A3 j6", interception="rulebook")
    assert "intercept A3" in table.asked
    table = passing("m6", 5, more=", H2 m6, A2 n7", interception="rulebook")
    assert table.asked == "dice home", "nobody: n7 lies beyond"
    assert "intercept A2" in passing("m6", 5, more=", H2 m6, A2 n7").asked, "its tackle zone would do"


@pytest.mark.rule("S7-9.8", "S7-14.1")
def test_the_catch_of_an_accurate_pass_and_of_a_bounce() -> None:
    table = passing("i6", 5, more=", H2 i6").play("dice 3")
    assert (table.ball, table.modifiers("catch"), table.see("H1.spp")) == ("H2", {}, "1")
    table = passing("i6", 5, more=", H2 j6").play("dice 5", "dice 4")
    assert (table.ball, table.modifiers("catch"), table.see("H1.spp")) == ("H2", {"bounce": -1}, "0")


@pytest.mark.rule("S7-9.9")
def test_a_failed_catch_bounces() -> None:
    table = passing("i6", 5, more=", H2 i6, A1 j8").play("dice 2", "dice 3")
    assert table.ball == "j7"
    table = passing("i6", 5, more=", H2 i6, A1 j8")
    assert table.turn == "home"


@pytest.mark.rule("S7-9.10")
@pytest.mark.parametrize("state", ["prone", "stunned", "distracted"])
def test_who_lies_or_is_distracted_catches_nothing(state: str) -> None:
    table = passing("i6", 5, more=", H2 i6", states=f"H2 {state}")
    assert table.said("missed")
    assert table.play("dice 5").ball == "j6"


@pytest.mark.rule("S7-9.11")
def test_a_hand_off_is_a_catch_without_modifier() -> None:
    table = sevens("H1 j6, H2 k6, H3 l9, H4 i6", ball="H1", states="H4 prone").play("home act H1 handoff")
    assert table.offered("handoff") == ["handoff H2"]
    table.play("home handoff H2", "dice 3")
    assert (table.ball, table.turn, table.see("H1.acted")) == ("H2", "home", "yes")


@pytest.mark.rule("S7-9.20")
def test_by_the_rulebook_it_is_no_turnover_while_the_team_gets_the_ball() -> None:
    table = passing("i6", 5, more=", H2 i6, H3 j6", failed_catch="rulebook").play(
        "dice 2", "dice 5", "dice 4"
    )
    assert (table.ball, table.turn) == ("H3", "home")
