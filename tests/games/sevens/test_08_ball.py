"""Chapter 8: the ball."""

import pytest

from game.core.grid import DIRECTIONS
from game.games.sevens.kickoff import second_kicker
from game.games.sevens.state import STUNNED, on_pitch, set_status
from tests.games.sevens.table import kick_off, sevens


@pytest.mark.rule("S7-8.1")
def test_the_direction_chart() -> None:
    assert DIRECTIONS == ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1))
    for die, square in enumerate(["j7", "k7", "l7", "j6", "l6", "j5", "k5", "l5"], 1):
        table = sevens("H1 j4", ball="k6", given="H1.ma 2").play(
            "home act H1 move", "home move k5", "home move k6"
        )
        assert table.play("dice 2", f"dice {die}").ball == square or square == "k5"


@pytest.mark.rule("S7-8.2")
def test_the_kick_deviates_d6_squares_in_a_direction() -> None:
    table = kick_off().play("away kicker A4", "away target e6", "dice 5 2")
    assert table.see("landing") == "g6"


@pytest.mark.rule("S7-8.3")
def test_three_scatters_and_a_superb_throw_without() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Throw_Team-mate, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 2")
    assert table.asked == "dice home home home"
    table.play("dice 5 5 2", "dice 4")
    assert table.where("H2") == "n8 standing"
    table = sevens("H1 j6, H2 j7", skills="H1 Throw_Team-mate, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 6", "dice 3")
    assert table.where("H2") == "l7 standing"


@pytest.mark.rule("S7-8.3")
def test_a_ball_that_scatters_off_the_pitch_goes_no_further() -> None:
    table = sevens("H1 g6", ball="H1").play("home act H1 pass", "home throw h11", "dice 3", "dice 2 5 5")
    assert table.asked == "dice home"
    assert table.play("dice 3").event("throw_in").start == 7 * 16 + 10


@pytest.mark.rule("S7-8.4")
def test_a_bounce_is_one_square() -> None:
    table = sevens("H1 j6", ball="k6").play("home act H1 move", "home move k6", "dice 2", "dice 8")
    assert table.ball == "l5"


@pytest.mark.rule("S7-8.5", "S7-8.6")
def test_the_crowd_throws_straight_in_and_again_if_need_be() -> None:
    table = sevens("H1 a6", ball="a7").play("home act H1 move", "home move a7", "dice 2", "dice 4", "dice 3")
    assert table.event("throw_in").square == 3 * 16 + 6, "d7: three squares from a7"
    table.play("dice 2")
    assert table.ball == "d8"
    table = sevens("H1 a10", ball="a11").play(
        "home act H1 move", "home move a11", "dice 2", "dice 1", "dice 2"
    )
    assert table.event("throw_in").square == 0 * 16 + 8, "at the corner over the touchline: a9"


@pytest.mark.rule("S7-8.5")
def test_what_the_crowd_throws_across_a_corner_is_thrown_in_again() -> None:
    table = sevens("H1 b10", ball="b11", throw_in="rulebook").play("home act H1 move", "home move b11")
    table.play("dice 2", "dice 2", "dice 5", "dice 2 2")
    assert [event.square for event in table.said("throw_in")] == [-1]
    table.play("dice 3", "dice 1 3", "dice 2")
    assert table.ball == "d11"


@pytest.mark.rule("S7-8.6")
def test_whoever_stands_there_catches_without_markers() -> None:
    table = sevens("H1 j10, A1 j8, H2 i8, H3 k8", ball="j11").play(
        "home act H1 move", "home move j11", "dice 2"
    )
    table.play("dice 2", "dice 3", "dice 3")
    assert (table.ball, table.modifiers("catch")) == ("A1", {})


@pytest.mark.rule("S7-8.5", "S7-8.6")
def test_by_the_rulebook_the_template_and_two_dice_and_a_harder_catch() -> None:
    table = sevens("H1 j10, A1 j8, H2 i8", ball="j11", throw_in="rulebook").play(
        "home act H1 move", "home move j11"
    )
    table.play("dice 2", "dice 2", "dice 3", "dice 2 2", "dice 5")
    assert table.modifiers("catch") == {"marked": -1, "throw_in": -1}
    assert table.ball == "A1"


@pytest.mark.rule("S7-8.7")
def test_a_kick_into_the_crowd_may_be_kicked_again_without_an_event() -> None:
    table = kick_off().play("away kicker A4", "away target e10", "dice 2 2", "dice 1 1")
    assert table.asked == "away rekick | away forgo"
    table.play("away rekick", "away target e6", "dice 5 1", "dice 2")
    assert (table.ball, table.turn) == ("f7", "home")


@pytest.mark.rule("S7-8.7")
def test_nobody_who_lies_stunned_kicks_again() -> None:
    table = kick_off().play("away kicker A4", "away target e10", "dice 2 2", "dice 1 1")
    s = table.match.state
    first, then = on_pitch(s, 1)[:2]
    assert second_kicker(s, 1) == first
    set_status(s, first, STUNNED)
    assert second_kicker(s, 1) == then
    for player in on_pitch(s, 1):
        set_status(s, player, STUNNED)
    assert second_kicker(s, 1) == first


@pytest.mark.rule("S7-8.7")
def test_forgone_or_out_again_it_is_a_touchback() -> None:
    table = kick_off().play("away kicker A4", "away target e10", "dice 2 2", "dice 1 1", "away forgo")
    assert len(table.offered("touchback")) == 5
    assert table.play("home touchback H4").ball == "H4"
    table = kick_off().play("away kicker A4", "away target e10", "dice 2 2", "dice 1 1", "away rekick")
    assert table.play("away target j6", "dice 5 1").offered("touchback"), "k6 is the kicker's own half"


@pytest.mark.rule("S7-8.7")
def test_by_the_rulebook_it_is_a_touchback_at_once() -> None:
    table = kick_off(kick_out="rulebook").play("away kicker A4", "away target j6", "dice 5 2", "dice 1 1")
    assert table.offered("touchback")


@pytest.mark.rule("S7-8.8")
def test_a_ball_that_comes_down_is_caught_with_markers() -> None:
    table = sevens("H1 g6, H2 i6, A1 i7", ball="H1").play("home act H1 pass", "home throw i6", "dice 6")
    table.play("away intercept none", "dice 4")
    assert (table.modifiers("catch"), table.ball) == ({"marked": -1}, "H2")
