"""Chapter 5: turnovers."""

import pytest

from tests.games.sevens.table import Table, sevens


def rule_of(table: Table) -> str:
    [event] = table.said("turnover")
    return str(event.rule)


@pytest.mark.rule("S7-5.1")
def test_an_own_player_knocked_down_ends_the_turn() -> None:
    table = sevens("H1 j6, A1 k6").play("home act H1 block", "home block A1", "dice skull")
    assert rule_of(table) == "S7-5.1"
    assert table.play("dice 1 1").turn == "away"


@pytest.mark.rule("S7-5.1")
def test_an_opponent_knocked_down_does_not() -> None:
    table = sevens("H1 j6, A1 k6").play("home act H1 block", "home block A1", "dice pow", "away push l6")
    assert table.play("home stay", "dice 1 1").turn == "home"


@pytest.mark.rule("S7-5.2")
def test_a_failed_pick_up() -> None:
    table = sevens("H1 j6", ball="k6").play("home act H1 move", "home move k6", "dice 2")
    assert rule_of(table) == "S7-5.2"
    table.play("dice 2")
    assert (table.ball, table.turn) == ("k7", "away")


@pytest.mark.rule("S7-5.3")
def test_a_failed_rush() -> None:
    table = sevens("H1 j6", given="H1.ma 1").play(
        "home act H1 move", "home move k6", "home move l6", "dice 1"
    )
    assert rule_of(table) == "S7-5.3"
    assert table.play("dice 1 1").turn == "away"


@pytest.mark.rule("S7-5.3")
def test_whoever_keeps_its_feet_in_a_failed_rush_goes_on() -> None:
    table = sevens("H1 k5, A1 k7", given="H1.ma 1, H1.ag 3", skills="H1 Steady_Footing", ball="i6")
    table.play("home act H1 move", "home move j6", "home move i6", "dice 1", "dice 6")
    table.play("dice 3", "dice 3")  # out of A1's zone, and the ball
    assert (table.where("H1"), table.ball, table.turn) == ("i6 standing", "H1", "home")
    assert table.can("home move h6"), "the second rush is still to come"


@pytest.mark.rule("S7-5.3", "S7-3.4")
def test_a_failed_rush_to_block_goes_on_to_the_block_with_steady_footing() -> None:
    table = sevens("H1 i6, A1 k6", given="H1.ma 1", skills="H1 Steady_Footing")
    table.play("home act H1 blitz", "home move j6", "home block A1", "dice 1", "dice 6", "dice push")
    assert table.turn == "home"


@pytest.mark.rule("S7-5.4")
def test_a_failed_catch_of_a_ball_that_bounces_though_a_team_mate_catches_it() -> None:
    table = sevens("H1 j6, A1 k6, H2 m6, H3 n6", ball="A1").play(
        "home act H1 block", "home block A1", "dice pow"
    )
    table.play("away push l6", "home stay", "dice 1 1", "dice 5", "dice 2")
    assert rule_of(table) == "S7-5.4"
    table.play("dice 5", "dice 6")
    assert (table.ball, table.turn) == ("H3", "away")


@pytest.mark.rule("S7-5.4")
def test_by_the_rulebook_only_where_the_ball_comes_to_rest_counts() -> None:
    table = sevens("H1 j6, A1 k6, H2 m6, H3 n6", ball="A1", failed_catch="rulebook")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", "dice 1 1")
    table.play("dice 5", "dice 2", "dice 5", "dice 6")
    assert (table.ball, table.turn) == ("H3", "home")
    table = sevens("H1 j6, A1 k6, H2 m6", ball="A1", failed_catch="rulebook")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", "dice 1 1")
    table.play("dice 5", "dice 2", "dice 5")
    assert rule_of(table) == "S7-5.4"
    assert (table.ball, table.turn) == ("n6", "away")


@pytest.mark.rule("S7-5.5")
def test_the_carrier_knocked_down() -> None:
    table = sevens("H1 j6, A1 i6", ball="H1").play("home act H1 move", "home move k6", "dice 1")
    assert rule_of(table) == "S7-5.5"
    assert table.play("dice 1 1", "dice 2").ball == "k7"


@pytest.mark.rule("S7-5.6")
def test_an_own_player_sent_off() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone").play("home act H1 foul", "home foul A1", "dice 2 2")
    table.play("home decline Argue")
    assert rule_of(table) == "S7-5.6"
    assert table.turn == "away"


def thrown(ball: str) -> list[str]:
    players = sevens("H1 j6, H2 j7", ball=ball, skills="H1 Throw_Team-mate, H2 Right_Stuff")
    players.play("home act H1 throw_teammate", "home throw H2 m7", "dice 4", "dice 2")
    assert [event.rule for event in players.said("turnover")] == ["S7-5.7"] * (ball == "H2")
    players.play("dice 1 1")
    if ball == "H2":
        players.play("dice 2")
    return [players.turn, players.where("H2")]


@pytest.mark.rule("S7-5.7")
def test_a_thrown_player_that_falls_with_the_ball_and_only_with_it() -> None:
    assert thrown("H2") == ["away", "m7 stunned"]
    assert thrown("c3") == ["home", "m7 stunned"]


@pytest.mark.rule("S7-5.8")
def test_then_the_opponents_turn_begins_and_the_injured_stay_off() -> None:
    table = sevens("H1 j6, A1 k6").play(
        "home act H1 block", "home block A1", "dice skull", "dice 5 5", "dice 4 4"
    )
    assert (table.where("H1"), table.turn, table.see("turn.away")) == ("ko", "away", "1")


@pytest.mark.rule("S7-5.9")
def test_an_opponent_who_holds_the_ball_after_a_bounce() -> None:
    table = sevens("H1 j6, A1 k6, A2 m6", ball="A1").play("home act H1 block", "home block A1", "dice pow")
    table.play("away push l6", "home stay", "dice 1 1", "dice 5", "dice 4")
    assert (table.ball, table.turn) == ("A2", "away")
    assert rule_of(table) == "S7-5.9"


@pytest.mark.rule("S7-5.10")
def test_a_fumble_though_a_team_mate_catches_the_ball() -> None:
    table = sevens("H1 j6, H2 k6", ball="H1").play("home act H1 pass", "home throw m6", "dice 1")
    assert rule_of(table) == "S7-5.10"
    table.play("dice 5", "dice 6")
    assert (table.ball, table.turn) == ("H2", "away")


@pytest.mark.rule("S7-5.11")
def test_a_pass_that_comes_to_rest_on_the_ground() -> None:
    table = sevens("H1 j6", ball="H1").play("home act H1 pass", "home throw m6", "dice 6", "dice 5")
    assert (table.ball, table.turn, rule_of(table)) == ("n6", "away", "S7-5.11")


@pytest.mark.rule("S7-5.11")
def test_a_hand_off_that_comes_to_rest_on_the_ground() -> None:
    table = sevens("H1 j6, H2 k6", ball="H1", failed_catch="rulebook").play("home act H1 handoff")
    table.play("home handoff H2", "dice 2", "dice 5")
    assert (table.ball, table.turn, rule_of(table)) == ("l6", "away", "S7-5.11")


@pytest.mark.rule("S7-5.12")
def test_the_own_carrier_placed_prone_or_pushed_off() -> None:
    table = sevens("H1 d6, A1 e6", ball="H1", skills="A1 Wrestle").play("home act H1 block", "home block A1")
    table.play("dice both", "away use Wrestle")
    assert rule_of(table) == "S7-5.12"
    table = sevens("H1 c6, A1 b6, H2 a6, H3 a5, H4 a7", ball="H2").play("home act H1 block", "home block A1")
    table.play("dice " + " ".join(["push"] * table.asked.count("home")))
    table.play("away push a6")
    assert rule_of(table) == "S7-5.12"
    assert table.play("home stay", "dice 1 1").see("H2.state") == "reserves"
