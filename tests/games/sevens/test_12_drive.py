"""Chapter 12: the drive, the half, the match; and chapter 14."""

import pytest

from game.core.game import read_options
from game.core.match import Match
from game.games.sevens import GAME
from tests.fortune import Fortune
from tests.games.sevens.table import Table, kick_off, new_match, sevens


@pytest.mark.rule("S7-12.1")
def test_kicking_team_receiving_team_kicker_target_deviation_event_landing() -> None:
    table = new_match().play("dice 1 1", "dice 3 3", "dice 6 1", "home receive")
    for number, square in enumerate(["n5", "n6", "n7", "o3", "o9", "p6", "q6"], 1):
        table.play(f"away place A{number} {square}")
    table.play("away ready")
    for number, square in enumerate(["g5", "g6", "g7", "f3", "f9", "e6", "d6"], 1):
        table.play(f"home place H{number} {square}")
    table.play("home ready")
    assert table.offered("kicker") == ["kicker A4", "kicker A5", "kicker A6", "kicker A7"]
    table.play("away kicker A6")
    assert {square[0] for square in table.squares("target")} == set("abcdefghij")
    assert table.play("away target e8").asked == "dice away away"
    assert table.play("dice 5 1").asked == "dice home away"
    assert table.play("dice 1 1", "dice 7").ball == "f7"


@pytest.mark.rule("S7-12.1")
def test_the_kicker_stands_neither_on_the_line_nor_in_a_wide_zone_if_it_can_be() -> None:
    table = kick_off("H1 g5, A1 n5, A2 n6, A3 p1")
    assert table.offered("kicker") == ["kicker A1", "kicker A2", "kicker A3"]


@pytest.mark.rule("S7-12.2")
def test_the_player_under_the_ball_catches_with_markers_only_or_it_bounces_once() -> None:
    table = kick_off().play("away kicker A4", "away target e8", "dice 2 1", "dice 1 1")
    assert table.asked == "dice home", "H4 stands there"
    assert table.play("dice 3").modifiers("catch") == {}
    table = kick_off().play("away kicker A4", "away target c3", "dice 2 1", "dice 1 1", "dice 2")
    assert table.ball == "c5"


@pytest.mark.rule("S7-12.2", "S7-10.5")
def test_nobody_has_a_team_reroll_at_the_kick_off() -> None:
    table = kick_off(given="rerolls.home 2, rerolls.away 2")
    table.play("away kicker A4", "away target e8", "dice 2 1", "dice 1 1", "dice 2")
    assert "reroll" not in table.asked


@pytest.mark.rule("S7-12.3", "S7-7.1")
def test_the_end_of_a_drive_first_the_heat_then_the_ko_box() -> None:
    table = sevens(
        "H1 s6, A1 n3",
        ball="H1",
        given="weather sweltering, H5.state ko, A5.state ko",
        alone="yes",
    )
    table.play("home act H1 move", "home move t6", "dice 1")
    assert table.see("H1.heated") == "yes"
    table.play("dice 4", "dice 3")
    assert table.where("H5 A5") == "reserves, ko"
    assert table.see("phase") == "set_up"


@pytest.mark.rule("S7-12.3")
def test_prone_and_stunned_players_are_set_up_again_like_all_others() -> None:
    table = sevens("H1 s6, H2 d6", ball="H1", states="H2 stunned").play("home act H1 move", "home move t6")
    assert table.state("H2") == "reserves"


@pytest.mark.rule("S7-12.4")
def test_who_received_first_kicks_in_the_second_half_and_who_scored_kicks() -> None:
    table = sevens("", given="turn.home 8, turn.away 7, kicking away").play("home end_turn", "away end_turn")
    assert (table.see("kicking"), table.see("half"), table.see("turn.home")) == ("home", "2", "0")
    table = sevens("H1 s6", ball="H1").play("home act H1 move", "home move t6")
    assert table.see("kicking") == "home"


@pytest.mark.rule("S7-12.4")
def test_a_touchdown_in_the_opponents_turn_skips_the_scorers_next() -> None:
    table = sevens("H1 s6, A1 r6", ball="H1", turn="away", given="turn.home 3, turn.away 3")
    table.play("away act A1 block", "away block H1", "dice push", "home push t6", "away stay")
    assert (table.see("score.home"), table.see("turn.home"), table.see("turn.away")) == ("1", "4", "3")
    assert table.see("kicking") == "home"


@pytest.mark.rule("S7-12.5", "S7-14.1")
def test_a_standing_player_with_the_ball_in_the_far_end_zone_scores() -> None:
    table = sevens("H1 s6", ball="H1").play("home act H1 move", "home move t6")
    assert (table.see("score.home"), table.see("H1.spp")) == ("1", "4")
    table = sevens("A1 b6", ball="A1", turn="away").play("away act A1 move", "away move a6")
    assert table.see("score.away") == "1"
    table = sevens("H1 b6", ball="H1").play("home act H1 move", "home move a6")
    assert table.see("score.home") == "0", "the own end zone"


@pytest.mark.rule("S7-12.5")
def test_who_falls_in_the_end_zone_does_not_score() -> None:
    table = sevens("H1 s6", ball="H1", given="H1.ma 1").play(
        "home act H1 move", "home move s7", "home move t7"
    )
    table.play("dice 1", "dice 1 1", "dice 4")
    assert (table.see("score.home"), table.ball) == ("0", "s7")


def late(**options: str) -> Table:
    table = sevens("", given="half 2, turn.home 8, turn.away 7", **options)
    return table.play("home end_turn", "away end_turn")


@pytest.mark.rule("S7-12.5")
def test_level_after_two_halves_is_a_draw_or_goes_to_extra_time() -> None:
    assert late().asked == "over home away"
    extra = late(draw="extra_time")
    assert (extra.asked, extra.see("half"), extra.see("phase")) == ("dice home away", "3", "toss")


@pytest.mark.rule("S7-12.5")
def test_extra_time_keeps_the_rerolls_and_five_roll_offs_follow() -> None:
    given = "half 3, turn.home 8, turn.away 7, rerolls.home 1"
    table = sevens("", given=given, draw="extra_time").play("home end_turn", "away end_turn")
    assert table.asked == "dice home away"
    table.play("dice 1 2", "dice 3 3", "dice 2 1", "dice 1 6", "dice 2 2")
    assert table.asked == "over away"
    table = sevens("", given=given, draw="extra_time").play("home end_turn", "away end_turn")
    table.play(*["dice 1 1"] * 5)
    assert table.play("dice 5 4").asked == "over home"


@pytest.mark.rule("S7-12.5")
def test_the_most_touchdowns_win() -> None:
    table = sevens("", given="half 2, turn.home 8, turn.away 7, score.away 2, score.home 1")
    assert table.play("home end_turn", "away end_turn").asked == "over away"


@pytest.mark.rule("S7-14.1")
def test_a_superb_throw_that_lands_and_a_completion_earn_one() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Throw_Team-mate, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 6", "dice 3")
    assert table.see("H1.spp") == "1"


def test_matches_of_every_option_end() -> None:
    for number, options in enumerate(({}, {"rules": "rulebook"}, {"draw": "extra_time"})):
        match = Match.new(GAME, read_options(GAME.options, options))
        Fortune(number).play(match)
        assert match.over
