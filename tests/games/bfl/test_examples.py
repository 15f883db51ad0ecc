"""The worked examples of RULES.md, chapter by chapter."""

from __future__ import annotations

import pytest

from tests.games.bfl.table import bfl, new_match


@pytest.mark.rule("BFL-1.4")
def test_chapter_1_four_players_roll_5_2_5_5() -> None:
    table = new_match(4).play("dice 5", "dice 2", "dice 5", "dice 5")
    assert [table.see(f"end.p{seat}") for seat in (1, 2, 3)] == ["left", "right", "right"]
    assert table.asked == "dice p4"


@pytest.mark.rule("BFL-2.3")
def test_chapter_2_ten_yards_a_die() -> None:
    assert bfl(8).throw("1 1 1 2 2 5 8 8").yards == [30, 20, 0, 0, 10, 0, 0, 20]


@pytest.mark.rule("BFL-3.1", "BFL-3.2", "BFL-3.3", "BFL-3.4")
def test_chapter_3_ada_and_ben_battle() -> None:
    table = bfl(lanes="4 4", yards="20 50").throw("4 4 1 2 3 5 6 7")
    assert table.yards == [30, 60]
    table.play("dice 1 2 3", "dice 2 2 3")
    assert (table.yards, table.paused) == ([20, 70], ["p1"])


@pytest.mark.rule("BFL-5.4")
def test_chapter_5_three_teams_score_on_one_roll() -> None:
    table = bfl(3, lanes="1 2 3", yards="90 90 90").throw("1 2 3 4 5 6 7 7")
    table.play("kick good", "kick miss", "kick good", "kick miss", "kick good")
    assert (table.scores, table.see("quarter")) == ([6, 6, 7], "2")


@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize(("out_of_bounds", "yards"), [("literal", [30, 30]), ("net", [50, 30])])
def test_chapter_6_two_dice_outside(out_of_bounds: str, yards: list[int]) -> None:
    table = bfl(lanes="3 6", yards="50 10", out_of_bounds=out_of_bounds).throw("3 3 6! 6 1 2 4! 5")
    assert table.play("p1 accept").yards == yards


@pytest.mark.rule("BFL-6.2")
def test_chapter_6_nine_dice_near_the_end_zone() -> None:
    table = bfl(lanes="1 6", yards="0 90", roller="p2", cup="hand").throw("6 6 2 3 4 5 7 8 8")
    assert (table.play("p2 accept").yards, table.scores) == ([0, 90], [0, 0])


@pytest.mark.rule("BFL-7.1", "BFL-7.2")
def test_chapter_7_ben_throws_his_flag_for_cleo() -> None:
    table = bfl(3, lanes="1 2 8", yards="0 0 60", roller="p3").throw("3 4! 5 6 7 3 4 4")
    table.play("p2 challenge", "dice even", "spin 6")
    assert (table.yards, table.flags) == ([0, 0, 50], ["p1", "p3"])


@pytest.mark.rule("BFL-8.3")
@pytest.mark.parametrize(("lane", "party"), [(1, True), (7, True), (8, True), (5, False)])
def test_chapter_8_whose_party_it_is(lane: int, party: bool) -> None:
    table = bfl(lanes=f"{lane} 2").throw("2 2 3 3 4 4 5 6")
    assert (table.asked == "p1 party | p1 decline") is party
    assert party or table.yards == [10, 20]


@pytest.mark.rule("BFL-8.4")
def test_chapter_8_ben_sends_cleo_back() -> None:
    table = bfl(3, lanes="1 5 7", yards="0 40 30", roller="p2").throw("1 1 1 7 7 7 5 6")
    assert table.play("p2 penalty p3", "p3 accept").yards == [30, 50, 10]
