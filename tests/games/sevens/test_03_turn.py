"""Chapter 3: the turn."""

import pytest

from tests.games.sevens.table import sevens


@pytest.mark.rule("S7-3.1")
def test_players_are_activated_one_at_a_time_each_once() -> None:
    table = sevens("H1 j6").play("home act H1 move", "home move k6", "home end")
    assert not table.can("home act H1 move")
    assert "activated in this turn" in str(table.refusal("home act H1 move"))


@pytest.mark.rule("S7-3.2")
def test_the_turn_ends_when_all_have_been_activated_or_the_coach_ends_it() -> None:
    table = sevens("H1 j6").play("home act H1 move", "home end", "home act H9 move", "home end")
    assert table.turn == "away"
    assert table.play("away end_turn").turn == "home"


@pytest.mark.rule("S7-3.3", "S7-3.6")
@pytest.mark.parametrize("action", ["blitz", "pass", "handoff", "foul", "secure"])
def test_each_of_these_is_declared_once_a_turn(action: str) -> None:
    table = sevens("H1 j6, H2 e6, A1 k8, A2 q8", ball="c3", states="A2 prone")
    table.play(f"home act H1 {action}", "home end")
    assert not table.can(f"home act H2 {action}")
    assert "once a turn" in str(table.refusal(f"home act H2 {action}"))
    assert table.can("home act H2 move")


@pytest.mark.rule("S7-3.3")
def test_throw_team_mate_is_an_action_of_its_own_once_a_turn() -> None:
    table = sevens("H1 j6, H2 j7, H3 d6", skills="H1 Throw_Team-mate, H3 Throw_Team-mate, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home end")
    assert not table.can("home act H3 throw_teammate")
    assert table.can("home act H3 blitz")


@pytest.mark.rule("S7-3.3")
def test_blocks_have_no_limit() -> None:
    table = sevens("H1 j6, A1 k6, H2 e6, A2 f6")
    table.play("home act H1 block", "home block A1", "dice push", "away push l6", "home stay")
    assert table.can("home act H2 block")


@pytest.mark.rule("S7-3.4")
def test_a_blitz_moves_before_and_after_its_one_block_which_costs_a_square() -> None:
    table = sevens("H1 i6, A1 k6, A2 l9").play(
        "home act H1 blitz", "home move j6", "home block A1", "dice push"
    )
    table.play("away push l6", "home stay")
    assert (table.see("left"), table.see("H1.acted")) == ("4", "yes")
    table.play("home move k7")
    assert not table.offered("block"), "one block"
    assert table.play("home end").turn == "home"


@pytest.mark.rule("S7-3.4")
def test_without_movement_the_block_of_a_blitz_needs_a_rush() -> None:
    table = sevens("H1 i6, A1 k6", given="H1.ma 1").play("home act H1 blitz", "home move j6", "home block A1")
    table.play("dice 1", "dice 1 1")
    assert (table.where("H1"), table.turn) == ("j6 stunned", "away")


@pytest.mark.rule("S7-3.5")
def test_whoever_could_score_without_a_die_and_does_not_may_be_knocked_down() -> None:
    table = sevens("H1 q6", ball="H1", given="turn.home 4").play("home act H1 move", "home end")
    table.play("dice 4", "dice 1 1", "dice 2")
    assert (table.where("H1"), table.turn, table.see("stalled.home")) == ("q6 stunned", "away", "yes")


@pytest.mark.rule("S7-3.5")
def test_a_lower_die_than_the_turn_is_no_stalling() -> None:
    table = sevens("H1 q6", ball="H1", given="turn.home 4").play("home act H1 move", "home end", "dice 3")
    assert (table.where("H1"), table.turn) == ("q6 standing", "home")


@pytest.mark.rule("S7-3.5")
def test_in_turns_7_and_8_nothing_is_rolled() -> None:
    table = sevens("H1 q6", ball="H1", given="turn.home 7").play("home act H1 move", "home end")
    assert (table.asked[:4], table.turn) == ("home", "home")


@pytest.mark.rule("S7-3.5")
@pytest.mark.parametrize("players", ["H1 q6, A1 r6", "H1 m6", "H1 q6, A1 s4, A2 s6, A3 s8, A4 s10"])
def test_a_player_who_needs_a_die_does_not_stall(players: str) -> None:
    table = sevens(players, ball="H1").play("home act H1 move", "home end")
    assert table.asked.startswith("home act")


@pytest.mark.rule("S7-3.6")
def test_the_ball_is_secured_on_a_2_and_that_ends_the_activation() -> None:
    table = sevens("H1 e6", ball="f6").play("home act H1 secure", "home move f6")
    table.play("dice 2")
    assert (table.ball, table.see("active")) == ("H1", "none")


@pytest.mark.rule("S7-3.6")
def test_a_ball_near_a_standing_opponent_cannot_be_secured() -> None:
    assert not sevens("H1 e6, A1 h6", ball="f6").can("home act H1 secure")
    assert sevens("H1 e6, A1 h6", ball="f6", states="A1 prone").can("home act H1 secure")
    assert not sevens("H1 e6", ball="f6", given="H1.keywords Big_Guy").can("home act H1 secure")


@pytest.mark.rule("S7-3.6", "S7-7.4")
def test_securing_the_ball_in_the_rain_needs_a_3_and_failing_is_a_turnover() -> None:
    table = sevens("H1 e6", ball="f6", given="weather rain").play(
        "home act H1 secure", "home move f6", "dice 2"
    )
    table.play("dice 2")
    assert (table.ball, table.turn) == ("f7", "away")
