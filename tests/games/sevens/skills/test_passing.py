"""Passing skills, one by one."""

import pytest

from game.games.sevens import GAME
from game.games.sevens.drives import begin_half
from tests.games.sevens.table import Table, kick_off, sevens


def thrown(target: str, *lines: str, players: str = "H1 g6", **rest: str) -> Table:
    """H1, who has the ball, throws it."""
    table = sevens(players, ball="H1", **rest)
    return table.play("home act H1 pass", f"home throw {target}", *lines)


# --------------------------------------------------------------------------------------- the PA test itself
@pytest.mark.rule("S7-9.1")
@pytest.mark.parametrize(
    ("target", "modifiers"),
    [
        ("j6", {"Accurate": 1}),
        ("m6", {"range": -1, "Accurate": 1}),
        ("n6", {"range": -2}),
        ("t6", {"range": -3}),
    ],
)
def test_accurate_helps_quick_and_short_passes(target: str, modifiers: dict[str, int]) -> None:
    assert thrown(target, "dice 6", skills="H1 Accurate").modifiers("pass") == modifiers


@pytest.mark.rule("S7-9.1")
@pytest.mark.parametrize(
    ("target", "modifiers"),
    [
        ("j6", {}),
        ("m6", {"range": -1}),
        ("q6", {"range": -2, "Cannoneer": 1}),
        ("t6", {"range": -3, "Cannoneer": 1}),
    ],
)
def test_cannoneer_helps_long_passes_and_long_bombs(target: str, modifiers: dict[str, int]) -> None:
    assert thrown(target, "dice 6", skills="H1 Cannoneer").modifiers("pass") == modifiers


@pytest.mark.rule("S7-10.5")
def test_pass_rolls_a_failed_pass_again_once() -> None:
    table = thrown("i6", "dice 1", skills="H1 Pass")
    assert table.asked == "home reroll Pass | home keep"
    table.play("home reroll Pass", "dice 1")
    assert "reroll" not in table.asked
    assert table.said("fumble")


def test_pass_does_not_roll_a_thrown_team_mate_again() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Pass,Throw_Team-mate, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 3")
    assert table.asked == "dice home home home"


@pytest.mark.rule("S7-9.2")
def test_nerves_of_steel_ignore_markers_when_passing_and_catching() -> None:
    table = thrown("j6", "dice 4", players="H1 g6, H2 j6, A1 g7, A2 k7", skills="H1 Nerves_of_Steel")
    assert table.modifiers("pass") == {}
    table.play("away intercept none", "dice 4")
    assert table.modifiers("catch") == {"marked": -1}
    table = sevens("H1 g6, H2 h6, A1 i6, A2 i7", ball="H1", skills="H2 Nerves_of_Steel")
    table.play("home act H1 handoff", "home handoff H2", "dice 3")
    assert (table.ball, table.modifiers("catch")) == ("H2", {})


@pytest.mark.rule("S7-9.2")
def test_nerves_of_steel_do_not_help_to_pick_the_ball_up() -> None:
    table = sevens("H1 g6, A1 i6", ball="h6", skills="H1 Nerves_of_Steel").play("home act H1 move")
    assert table.play("home move h6", "dice 4").modifiers("pickup") == {"marked": -1}


# ------------------------------------------------------------------------------------------ what it comes to
@pytest.mark.rule("S7-9.3")
def test_a_safe_pass_keeps_the_ball_on_a_natural_1_and_the_activation_ends() -> None:
    table = thrown("j6", "dice 1", skills="H1 Safe_Pass")
    assert (table.ball, table.turn, table.see("active"), table.see("used")) == ("H1", "home", "none", "pass")
    table = thrown("j6", "dice 1", skills="H1 Safe_Pass,Give_and_Go")
    assert table.see("active") == "none"


@pytest.mark.rule("S7-9.3")
def test_a_safe_pass_does_not_help_against_a_modified_1() -> None:
    assert thrown("m6", "dice 2", skills="H1 Safe_Pass").said("fumble")


@pytest.mark.rule("S7-9.7")
def test_nobody_intercepts_a_cloud_burster_but_very_long_legs() -> None:
    players = "H1 g6, H2 m6, A1 j7"
    assert "intercept" in thrown("m6", "dice 6", players=players).asked
    assert thrown("m6", "dice 6", players=players, skills="H1 Cloud_Burster").asked == "dice home"
    skills = "H1 Cloud_Burster, A1 Very_Long_Legs"
    assert "intercept" in thrown("m6", "dice 6", players=players, skills=skills).asked


@pytest.mark.rule("S7-9.5")
def test_a_hail_mary_pass_goes_anywhere_as_a_long_bomb_and_is_never_accurate() -> None:
    table = thrown("t6", "dice 6", players="H1 c6, A1 j7", skills="H1 Hail_Mary_Pass")
    assert table.modifiers("pass") == {"range": -3}
    assert table.asked == "dice home home home", "nobody intercepts it, and it scatters"
    assert thrown("t6", "dice 4", players="H1 c6", skills="H1 Hail_Mary_Pass").said("fumble"), "4 - 3 is a 1"
    table = thrown("j6", "dice 4", players="H1 g6, H2 j6", skills="H1 Hail_Mary_Pass")
    assert table.asked == "dice home", "within range it is a pass like any other"


@pytest.mark.rule("S7-7.5")
def test_there_is_no_hail_mary_pass_in_a_blizzard() -> None:
    table = sevens("H1 g6", ball="H1", skills="H1 Hail_Mary_Pass", given="weather blizzard")
    table.play("home act H1 pass")
    assert table.can("home throw m6")
    assert not table.can("home throw n6")


# ---------------------------------------------------------------------------------------------- Give and Go
@pytest.mark.rule("S7-3.1")
def test_give_and_go_moves_on_after_a_quick_pass() -> None:
    players = "H1 g6, H2 i6"
    table = sevens(players, ball="H1", skills="H1 Give_and_Go").play(
        "home act H1 pass", "home move g7", "home throw i6", "dice 4", "dice 3"
    )
    assert (table.see("active"), table.see("left"), table.ball) == ("H1", "5", "H2")
    table.play("home move h8", "home end")
    assert table.where("H1") == "h8 standing"
    assert thrown("i6", "dice 4", "dice 3", players=players).see("active") == "none"


@pytest.mark.rule("S7-9.11")
def test_give_and_go_moves_on_after_a_hand_off_and_not_after_a_longer_pass_or_a_turnover() -> None:
    table = sevens("H1 g6, H2 h6", ball="H1", skills="H1 Give_and_Go").play(
        "home act H1 handoff", "home handoff H2", "dice 3"
    )
    assert table.see("active") == "H1"
    table = thrown("k6", "dice 5", "dice 3", players="H1 g6, H2 k6", skills="H1 Give_and_Go")
    assert (table.see("active"), table.ball) == ("none", "H2")
    assert thrown("i6", "dice 4", "dice 5", skills="H1 Give_and_Go").turn == "away"


# --------------------------------------------------------------------------------------------------- Leader
@pytest.mark.rule("S7-10.5")
def test_a_leader_s_re_roll_needs_a_leader_on_the_pitch() -> None:
    given = "rerolls.home 1, leader.home 1"
    table = thrown("i6", "dice 1", players="H1 g6, H2 c3", skills="H2 Leader", given=given)
    assert table.asked == "home reroll Leader | home keep"
    table.play("home reroll Leader", "dice 4")
    assert (table.see("rerolls.home"), table.see("leader.home")) == ("0", "0")
    table = thrown("i6", "dice 1", given=given)
    assert "reroll" not in table.asked


@pytest.mark.rule("S7-10.5")
def test_a_leader_works_lying_down() -> None:
    table = thrown(
        "i6",
        "dice 1",
        players="H1 g6, H2 c3",
        skills="H2 Leader",
        states="H2 stunned",
        given="rerolls.home 2, leader.home 1",
    )
    assert table.asked == "home reroll team | home reroll Leader | home keep"


def test_a_leader_s_re_roll_is_lost_with_the_last_leader() -> None:
    for leaders, left in (("A1 Leader", "1"), ("A1 Leader, A2 Leader", "2")):
        table = sevens("H1 j6, A1 k6, A2 q3", skills=leaders, given="rerolls.away 2, leader.away 1")
        table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay")
        table.play("dice 6 6", "dice 6 6", "dice 1")
        assert (table.state("A1"), table.see("rerolls.away")) == ("casualty", left)
    table = sevens("H1 j6, A1 k6", skills="A1 Leader", given="rerolls.away 2, leader.away 1")
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay")
    table.play("dice 6 6", "dice 4 4")
    assert (table.state("A1"), table.see("rerolls.away")) == ("ko", "2")


def test_a_leader_who_is_sent_off_takes_its_re_roll_along() -> None:
    table = sevens(
        "H1 j6, A1 k6", skills="H1 Leader", states="A1 prone", given="rerolls.home 1, leader.home 1"
    )
    table.play("home act H1 foul", "home foul A1", "dice 1 1", "home decline Argue")
    assert (table.state("H1"), table.see("rerolls.home")) == ("sent_off", "0")


@pytest.mark.rule("S7-12.5")
def test_a_leader_brings_one_a_half_and_none_for_extra_time() -> None:
    line = "H1 g5, H2 g6, H3 g7, A1 n5, A2 n6, A3 n7"
    for half, rerolls in ((1, "1"), (3, "0")):
        table = sevens(line, alone="yes", skills="H1 Leader, H2 Leader", given="phase set_up, kicking home")
        table.match.state.half = half
        table.match.state.turns = (0, 0)
        table.play("home ready", "away ready")
        assert table.see("rerolls.home") == rerolls
    state = sevens("H1 j6", skills="H1 Leader", given="rerolls.home 2, leader.home 1").match.state
    state.half = 3
    begin_half(state, 0)
    assert (GAME.read(state, "rerolls.home"), GAME.read(state, "leader.home")) == ("2", "1")


# ------------------------------------------------------------------------------------------------- Dump-off
def dumped(*lines: str, skills: str = "A1 Dump-off", players: str = "H1 j6, A1 k6, A2 n6") -> Table:
    """H1 blocks A1, who has the ball."""
    return sevens(players, ball="A1", skills=skills).play("home act H1 block", "home block A1", *lines)


@pytest.mark.rule("S7-6.1")
def test_dump_off_throws_a_quick_pass_before_the_block_dice() -> None:
    table = dumped()
    assert table.asked == "away use Dump-off | away decline Dump-off"
    table.play("away use Dump-off")
    assert table.can("away throw n6")
    assert not table.can("away throw o6"), "4 squares are no quick pass"
    table.play("away throw n6", "dice 5")
    assert table.modifiers("pass") == {"marked": -1}
    table.play("dice 3")
    assert (table.ball, table.turn, table.asked) == ("A2", "home", "dice home")
    table.play("dice push", "away push l6", "home stay")
    assert table.turn == "home"


def test_dump_off_may_be_declined_and_is_not_asked_without_the_ball() -> None:
    assert dumped("away decline Dump-off").asked == "dice home"
    table = sevens("H1 j6, A1 k6", skills="A1 Dump-off").play("home act H1 block", "home block A1")
    assert table.asked == "dice home"


@pytest.mark.rule("S7-5.4")
def test_dump_off_never_makes_a_turnover() -> None:
    table = dumped("away use Dump-off", "away throw n6", "dice 1", "dice 5")
    assert (table.ball, table.turn, table.asked) == ("l6", "home", "dice home")
    table = dumped("away use Dump-off", "away throw n6", "dice 5", players="H1 j6, A1 k6, H2 n6")
    table.play("home intercept none", "dice 2", "dice 5")
    assert (table.ball, table.turn, table.asked) == ("o6", "home", "dice home")


def test_dump_off_comes_after_foul_appearance_and_before_a_gaze() -> None:
    table = dumped(skills="A1 Dump-off,Foul_Appearance")
    assert table.asked == "dice home"
    assert table.play("dice 2").asked.startswith("away use Dump-off")
    table = sevens("H1 j6, A1 k6", ball="A1", skills="H1 Hypnotic_Gaze, A1 Dump-off")
    assert table.play("home act H1 gaze", "home gaze A1").asked.startswith("away use Dump-off")


# ---------------------------------------------------------------------------------------------- On the Ball
@pytest.mark.rule("S7-9.1")
def test_on_the_ball_moves_three_squares_between_the_target_and_the_pa_test() -> None:
    table = thrown("j6", players="H1 g6, H2 j6, A1 n6", skills="A1 On_the_Ball")
    assert table.asked == "away use On_the_Ball | away decline On_the_Ball"
    table.play("away use On_the_Ball", "away move m6", "away move l6", "away move k6")
    assert table.asked == "dice home", "three squares, and no rush"
    table.play("dice 4", "away intercept none", "dice 4")
    assert (table.where("A1"), table.modifiers("catch")) == ("k6 standing", {"marked": -1})


def test_on_the_ball_may_stop_early_or_be_declined_and_asks_the_passing_side_nothing() -> None:
    table = thrown("j6", players="H1 g6, H2 j6, A1 n6", skills="A1 On_the_Ball, H2 On_the_Ball")
    assert table.play("away use On_the_Ball", "away move m6", "away end").asked == "dice home"
    table = thrown("j6", players="H1 g6, H2 j6, A1 n6", skills="A1 On_the_Ball")
    assert table.play("away decline On_the_Ball").asked == "dice home"


def test_who_is_not_on_the_ball_is_not_blamed_for_a_square_too_far() -> None:
    table = thrown("j6", players="H1 g6, H2 j6, A1 n6", skills="A1 On_the_Ball").play("away use On_the_Ball")
    assert table.refusal("away move k6") == "that is not among the options"


@pytest.mark.rule("S7-10.1")
def test_on_the_ball_dodges_like_any_movement_and_a_fall_is_no_turnover() -> None:
    table = thrown("j6", players="H1 g6, H2 j6, A1 k6", skills="A1 On_the_Ball")
    table.play("away use On_the_Ball", "away move l6", "dice 1", "dice 1 1")
    assert (table.where("A1"), table.turn, table.asked) == ("l6 stunned", "home", "dice home")


@pytest.mark.rule("S7-12.1")
def test_on_the_ball_moves_one_open_receiver_under_the_kick() -> None:
    given = "H4.skills On_the_Ball, H5.skills On_the_Ball"
    table = kick_off(given=given).play("away kicker A4", "away target e6", "dice 5 1")
    table.play("home use On_the_Ball", "home move f8", "home move f7", "home move f6")
    assert table.asked == "dice home away", "the event: only one of them moves"
    assert table.where("H4") == "f6 standing"


def test_on_the_ball_stays_in_its_half_and_waits_for_a_kick_that_comes_to_it() -> None:
    table = kick_off("H1 j6, A4 q6", given="H1.skills On_the_Ball").play("away target e6", "dice 5 1")
    table.play("home use On_the_Ball")
    assert table.squares("move") == ["i5", "i6", "i7", "j5", "j7"]
    table = kick_off(given="H4.skills On_the_Ball").play("away kicker A4", "away target j6", "dice 5 2")
    assert table.asked == "dice home away", "the ball comes down on l6"


# ----------------------------------------------------------------------------------------------------- Punt
def punted(*lines: str, players: str = "H1 g6", skills: str = "H1 Punt") -> Table:
    """H1, who has the ball, punts it towards the away end zone."""
    return sevens(players, ball="H1", skills=skills).play("home act H1 punt", "home punt e", *lines)


@pytest.mark.rule("S7-3.6")
@pytest.mark.parametrize(("die", "at"), [(1, "k10"), (2, "k10"), (3, "k6"), (4, "k6"), (5, "k2"), (6, "k2")])
def test_a_punt_goes_by_the_template_and_bounces_where_it_lands(die: int, at: str) -> None:
    table = punted(f"dice {die}", "dice 4")
    assert table.asked == "dice home"
    table.play("dice 5")
    assert (table.ball, table.turn) == (f"l{at[1:]}", "home")
    assert (table.see("active"), table.see("used")) == ("none", "punt")


@pytest.mark.rule("S7-3.6")
def test_a_punt_is_an_action_with_movement_for_whoever_has_the_ball_or_gets_it() -> None:
    table = sevens("H1 g6", ball="h6", skills="H1 Punt").play("home act H1 punt")
    assert not table.can("home punt n")
    table.play("home move h6", "dice 3", "home punt n", "dice 3", "dice 2", "dice 2")
    assert (table.ball, table.turn) == ("h9", "home")
    assert not sevens("H1 g6, A1 k6", ball="A1", skills="H1 Punt").can("home act H1 punt")
    assert not sevens("H1 g6", ball="H1").can("home act H1 punt")


@pytest.mark.rule("S7-5.4")
def test_a_punt_that_a_team_mate_drops_is_no_turnover() -> None:
    table = punted("dice 3", "dice 4", "dice 2", "dice 5", players="H1 g6, H2 k6")
    assert (table.ball, table.turn) == ("l6", "home")
    table = punted("dice 3", "dice 4", "dice 3", players="H1 g6, H2 k6")
    assert (table.ball, table.turn) == ("H2", "home")


@pytest.mark.rule("S7-5.9")
def test_a_punt_to_an_opponent_or_off_the_pitch_is_a_turnover() -> None:
    table = punted("dice 3", "dice 4", "dice 3", players="H1 g6, A1 k6")
    assert (table.ball, table.turn) == ("A1", "away")
    table = punted("dice 3", "dice 4", "dice 4", "dice 4", players="H1 q6")
    assert (table.turn, table.ball) == ("away", "o6"), "thrown in four squares from t6, then it bounces"


def test_with_kick_either_die_of_a_punt_may_be_rolled_again() -> None:
    table = punted("dice 1", skills="H1 Punt,Kick")
    assert table.asked == "home reroll Kick | home keep"
    table.play("home reroll Kick", "dice 3", "dice 2")
    assert table.play("dice 5").ball == "j6"
    table = punted("dice 3", "home keep", "dice 1", "home reroll Kick", "dice 5", skills="H1 Punt,Kick")
    assert table.play("dice 5").ball == "m6"
