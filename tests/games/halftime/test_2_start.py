"""Half-Time Football, chapter 2: start, halves and overtime."""

import pytest

from game.core.errors import OptionError
from game.games.halftime import GAME
from tests.games.halftime.table import Table, halftime, kicked_off, new_match


@pytest.mark.rule("HT-2.1")
def test_ht_2_1_there_are_a_home_team_and_visitors() -> None:
    assert GAME.seats({}) == ("home", "away")
    assert new_match().asked == "dice home away"


@pytest.mark.rule("HT-2.2")
@pytest.mark.parametrize(
    ("dice", "seat"), [("15 10", "home"), ("5 O", "home"), ("5 20", "away"), ("O 5", "away")]
)
def test_ht_2_2_the_high_roll_elects_to_kick_or_to_receive(dice: str, seat: str) -> None:
    table = new_match().play(f"dice {dice}")
    assert table.asked == f"{seat} receive | {seat} kick"
    assert table.rule == "HT-2.2"


@pytest.mark.rule("HT-2.2")
@pytest.mark.parametrize("face", ["O", "5", "10", "15", "20"])
def test_ht_2_2_level_dice_are_rolled_again(face: str) -> None:
    table = new_match().play(f"dice {face} {face}")
    assert table.asked == "dice home away"
    assert table.play(f"dice {face} {face}", "dice 10 5").asked == "home receive | home kick"


@pytest.mark.rule("HT-2.2")
@pytest.mark.parametrize(
    ("pregame", "word", "receiver", "kicker"),
    [
        ("20 5", "home receive", "home", "away"),
        ("20 5", "home kick", "away", "home"),
        ("5 20", "away receive", "away", "home"),
        ("5 20", "away kick", "home", "away"),
    ],
)
def test_ht_2_2_who_elects_is_taken_at_its_word(pregame: str, word: str, receiver: str, kicker: str) -> None:
    table = new_match().play(f"dice {pregame}", word)
    assert table.asked == f"dice {receiver} {kicker}"
    assert table.see("first_kick") == kicker


@pytest.mark.rule("HT-2.3")
@pytest.mark.parametrize(
    ("dice", "ball"),
    [("15 10", 25), ("10 15", 15), ("5 5", 20), ("20 O", 40), ("O 15", 5), ("10 10", 20), ("O O", 20)],
)
def test_ht_2_3_receiver_minus_kicker_is_applied_to_the_receivers_20(dice: str, ball: int) -> None:
    table = new_match().play("dice 20 5", "home receive", f"dice {dice}")
    assert table.lies == f"home {ball} 1&10"


@pytest.mark.rule("HT-2.3")
def test_ht_2_3_at_the_goal_line_it_is_a_touchback() -> None:
    table = new_match().play("dice 20 5", "home kick", "dice O 20")
    assert table.events == ["kickoff", "touchback", "spot"]
    assert table.lies == "away 20 1&10"


@pytest.mark.rule("HT-2.4")
def test_ht_2_4_the_ball_lies_in_the_first_band_and_the_window_shows_10() -> None:
    table = new_match().play("dice 20 5", "home receive", "dice 15 10")
    spot = table.event("spot")
    assert (spot.ball, spot.down, spot.to_go, spot.marker) == (25, 1, 10, 25)


@pytest.mark.rule("HT-2.4")
def test_ht_2_4_the_marker_lies_where_the_series_began() -> None:
    table = halftime(ball=30)
    markers = []
    for dice in ("10 5", "5 20", "15 10", "20 O"):  # 35, 20, 25, 45: the first down moves it
        table.play("home run", f"dice {dice}")
        markers.append((table.match.state.ball, table.match.state.marker))
    assert markers == [(35, 30), (20, 30), (25, 30), (45, 45)]


@pytest.mark.rule("HT-2.4", "HT-7.3")
def test_ht_2_4_a_penalty_does_not_move_the_marker() -> None:
    table = halftime(ball=30).play("home run", "dice O O", "dice 5 15")
    assert (table.match.state.ball, table.match.state.marker) == (20, 30)


# ------------------------------------------------------------------------------------------- halves
@pytest.mark.rule("HT-2.5")
@pytest.mark.parametrize("plays", [24, 12, 36])
def test_ht_2_5_two_halves_of_so_many_plays(plays: int) -> None:
    table = kicked_off(plays=str(plays))
    for half in (1, 2):
        assert table.see("half") == str(half)
        assert table.see("plays_left") == str(plays)
        table.use_up(plays - 1)
        assert (table.see("half"), table.see("plays_left")) == (str(half), "1")
        table.use_up(1)
        assert table.event("half_end").half == half
        if half == 1:
            table.play("dice 5 5")
    assert table.see("half") == "3"


@pytest.mark.rule("HT-2.5")
def test_ht_2_5_24_plays_if_nothing_is_said_and_no_other_number() -> None:
    assert new_match().see("plays_left") == "24"
    with pytest.raises(OptionError, match="24, 12, 36"):
        new_match(plays="20")


@pytest.mark.rule("HT-2.5")
@pytest.mark.parametrize(
    "play",
    [
        ["home run", "dice 15 5"],
        ["home pass", "dice NG"],
        ["home pass", "dice I", "dice 5"],
        ["home punt", "dice 20", "dice 5"],
        ["home field_goal", "dice 0"],
        ["home run", "dice 10 10", "dice 15 5"],
        ["home run", "dice O O", "dice 5 15"],
    ],
    ids=" ".join,
)
def test_ht_2_5_every_call_is_a_play(play: list[str]) -> None:
    assert halftime(ball=50, plays_left=10).play(*play).see("plays_left") == "9"


@pytest.mark.rule("HT-2.5")
def test_ht_2_5_kick_off_and_extra_point_are_no_plays() -> None:
    table = halftime(ball=60, plays_left=10).play("home pass", "dice 50")
    assert table.see("plays_left") == "9"
    table.play("dice 10", "dice 5 5")
    assert table.see("plays_left") == "9"


@pytest.mark.rule("HT-2.5")
@pytest.mark.parametrize(("first", "second"), [("away", "home"), ("home", "away")])
def test_ht_2_5_the_side_that_kicked_first_receives_the_second_half(first: str, second: str) -> None:
    table = kicked_off(first, plays="12").use_up(12)
    assert table.lies == "nobody"
    assert table.asked == f"dice {first} {second}"
    assert table.play("dice 15 5").lies == f"{first} 30 1&10"


@pytest.mark.rule("HT-2.5")
def test_ht_2_5_a_half_ends_after_the_try_that_follows_its_last_play() -> None:
    table = halftime(ball=60, plays_left=1).play("home pass", "dice 50")
    assert (table.asked, table.see("half"), table.see("plays_left")) == ("dice home", "1", "0")
    table.play("dice 10")
    assert table.events == ["extra_point", "half_end"]
    assert (table.scores, table.see("half")) == ([7, 0], "2")
    assert table.asked == "dice away home"  # away kicked off the first half: no kick-off after the touchdown


@pytest.mark.rule("HT-2.5")
@pytest.mark.parametrize(
    "play",
    [["home field_goal", "dice 50"], ["home punt", "dice 10", "dice 5"], ["home run", "dice O 20"]],
    ids=" ".join,
)
def test_ht_2_5_after_its_last_play_a_half_is_over_whatever_it_was(play: list[str]) -> None:
    table = halftime(ball=55, plays_left=1).play(*play)
    assert (table.see("half"), table.asked) == ("2", "dice away home")


@pytest.mark.rule("HT-2.5")
@pytest.mark.parametrize(("scores", "winner"), [("7 6", "home"), ("3 6", "away")])
def test_ht_2_5_after_the_second_half_the_most_points_win(scores: str, winner: str) -> None:
    table = halftime(half=2, plays_left=1, scores=scores).play("home run", "dice 5 5")
    assert table.asked == f"over {winner}"
    assert table.events[-1] == "over"
    assert table.match.state.possession == -1


@pytest.mark.rule("HT-2.5")
def test_ht_2_5_the_last_try_can_decide_the_match() -> None:
    table = halftime(ball=60, half=2, plays_left=1, scores="0 6").play("home pass", "dice 50")
    assert not table.match.over
    assert table.match.clone().answer((10,))[-1].kind == "over"
    assert table.play("dice 0").see("half") == "3"  # 6 to 6


# ----------------------------------------------------------------------------------------- overtime
def level(first_kick: str = "away", scores: str = "6 6") -> Table:
    """The second half has just ended level."""
    table = halftime("home", half=2, plays_left=1, scores=scores, first_kick=first_kick)
    return table.play("home run", "dice 5 5")


@pytest.mark.rule("HT-2.6")
@pytest.mark.parametrize(("first_kick", "first"), [("away", "home"), ("home", "away")])
def test_ht_2_6_the_side_that_kicked_off_the_second_half_has_the_ball_first_at_midfield(
    first_kick: str, first: str
) -> None:
    table = level(first_kick)
    assert table.events[-3:] == ["half_end", "overtime", "spot"]
    assert table.lies == f"{first} 50 1&10"
    assert (table.see("half"), table.see("plays_left")) == ("3", "0")


ENDS = {
    "a failed fourth down": (["{us} run", "dice 5 5"] * 4, [0, 0]),
    "an interception": (["{us} pass", "dice I", "dice 10"], [0, 0]),
    "a fumble lost": (["{us} run", "dice 10 10", "dice 5 10"], [0, 0]),
    "a punt": (["{us} punt", "dice 20", "dice 5"], [0, 0]),
    "a punt to a touchback": (["{us} punt", "dice 50"], [0, 0]),
    "a missed field goal": (["{us} field_goal", "dice 40"], [0, 0]),
    "a field goal": (["{us} field_goal", "dice 50"], [3, 0]),
    "a touchdown and its try": (["{us} pass", "dice 50", "dice 10"], [7, 0]),
    "a touchdown and no point": (["{us} pass", "dice 50", "dice 0"], [6, 0]),
}


@pytest.mark.rule("HT-2.6")
@pytest.mark.parametrize(("lines", "points"), ENDS.values(), ids=ENDS)
def test_ht_2_6_how_a_possession_ends(lines: list[str], points: list[int]) -> None:
    table = level(scores="0 0").play(*(line.format(us="home") for line in lines))
    assert (table.lies, table.scores) == ("away 50 1&10", points)
    assert table.event("overtime").number == 2


@pytest.mark.rule("HT-2.6")
@pytest.mark.parametrize(
    "lines",
    [
        ["home run", "dice 10 5"],
        ["home run", "dice 15 5"],
        ["home pass", "dice 30"],
        ["home run", "dice 10 10", "dice 10 5"],
        ["home run", "dice O O", "dice 5 10"],
        ["home run", "dice O O", "dice 15 5"],
    ],
    ids=" ".join,
)
def test_ht_2_6_and_how_it_does_not(lines: list[str]) -> None:
    assert level().play(*lines).lies.startswith("home ")


@pytest.mark.rule("HT-2.6")
def test_ht_2_6_a_possession_has_no_count_of_plays() -> None:
    table = level()
    for _ in range(60):
        table.play("home run", "dice O O", "dice 5 10", "home run", "dice O O", "dice 10 5")
    assert (table.see("half"), table.see("plays_left")) == ("3", "0")
    assert table.lies.startswith("home ")


@pytest.mark.rule("HT-2.6")
def test_ht_2_6_a_safety_ends_a_possession() -> None:
    table = level(scores="0 0").drive("home run", "dice O 20", times=3)
    assert (table.events[-3:], table.scores) == (["play", "overtime", "spot"], [0, 2])
    assert table.lies == "away 50 1&10"


@pytest.mark.rule("HT-2.6")
def test_ht_2_6_a_punt_run_back_scores_and_the_other_still_has_its_possession() -> None:
    table = level(scores="0 0").drive("home run", "dice O 20", times=2)  # 3rd down on the 10
    table.play("home punt", "dice 0", "dice 10", "dice 10")
    assert (table.scores, table.lies) == ([0, 7], "away 50 1&10")


@pytest.mark.rule("HT-2.6")
def test_ht_2_6_who_is_ahead_after_the_first_possession_has_not_won_yet() -> None:
    table = level(scores="0 0").play("home field_goal", "dice 50")
    assert not table.match.over
    assert table.lies == "away 50 1&10"
    table.play("away pass", "dice 50", "dice 0")
    assert (table.asked, table.scores) == ("over away", [3, 6])


@pytest.mark.rule("HT-2.6")
@pytest.mark.parametrize(("second", "winner"), [("dice 40", "home"), ("dice 50", "")])
def test_ht_2_6_after_each_pair_the_side_ahead_has_won(second: str, winner: str) -> None:
    table = level(scores="0 0").play("home field_goal", "dice 50", "away field_goal", second)
    if winner:
        assert table.asked == f"over {winner}"
    else:
        assert (table.lies, table.event("overtime").number) == ("home 50 1&10", 3)


@pytest.mark.rule("HT-2.6")
def test_ht_2_6_level_after_four_pairs_is_a_tie() -> None:
    table = level()
    for pair in range(1, 5):
        assert not table.match.over, f"pair {pair}"
        table.play("home punt", "dice 50", "away punt", "dice 50")
    assert table.asked == "over home away"
    assert table.event("over").winner == -1


@pytest.mark.rule("HT-2.6")
def test_ht_2_6_the_fourth_pair_can_still_decide() -> None:
    table = level().drive("home punt", "dice 50", "away punt", "dice 50", times=3)
    assert table.play("home punt", "dice 50", "away field_goal", "dice 50").asked == "over away"
