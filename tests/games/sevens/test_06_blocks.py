"""Chapter 6: blocks."""

import pytest

from game.games.sevens.blocks import number_of_dice
from game.games.sevens.state import BLOCK_DIE, House, State
from tests.games.sevens.table import Table, sevens


def blocked(players: str, dice: str, **rest: str) -> Table:
    return sevens(players, **rest).play("home act H1 block", "home block A1", f"dice {dice}")


@pytest.mark.rule("S7-6.1", "S7-6.2", "S7-6.3", "S7-6.4", "S7-6.5")
def test_the_number_of_dice_for_every_pair_of_strengths() -> None:
    sheet, printed = State(House()), State(House(double_strength=True))
    for attack in range(1, 12):
        for defence in range(1, 12):
            strong, weak = max(attack, defence), min(attack, defence)
            dice = 1 if strong == weak else 3 if strong >= 2 * weak else 2
            assert number_of_dice(sheet, attack, defence) == dice
            if strong == 2 * weak:
                assert number_of_dice(printed, attack, defence) == 2
            else:
                assert number_of_dice(printed, attack, defence) == dice


@pytest.mark.rule("S7-6.1", "S7-6.2", "S7-6.3", "S7-6.4", "S7-6.5")
@pytest.mark.parametrize(
    ("strength", "dice", "chooser"),
    [(3, 1, "home"), (4, 2, "home"), (6, 3, "home"), (2, 2, "away"), (1, 3, "away")],
)
def test_the_stronger_coach_chooses(strength: int, dice: int, chooser: str) -> None:
    faces = ["push", "pow", "skull"][:dice]
    table = sevens("H1 j6, A1 k6", given=f"H1.st {strength}").play("home act H1 block", "home block A1")
    assert table.asked.count("home") == dice
    table.play("dice " + " ".join(faces))
    assert table.event("block").chooser == ["home", "away"].index(chooser)
    if dice > 1:
        assert table.asked == " | ".join(f"{chooser} choose {face}" for face in faces)


@pytest.mark.rule("S7-6.6")
def test_each_unmarked_team_mate_that_marks_the_target_adds_one() -> None:
    table = sevens("H1 j6, A1 k6, H2 l5, H3 l7, H4 e2").play("home act H1 block", "home block A1")
    table.play("dice push push")
    assert table.event("block").strengths == (5, 3)
    assert set(table.event("block").assists) == {1, 2}


@pytest.mark.rule("S7-6.7")
def test_and_each_unmarked_opponent_that_marks_the_blocker() -> None:
    table = sevens("H1 j6, A1 k6, A2 i5, A3 i7").play("home act H1 block", "home block A1", "dice push pow")
    assert table.event("block").strengths == (3, 5)


@pytest.mark.rule("S7-6.8", "S7-6.6")
def test_a_marked_team_mate_does_not_assist_unless_by_the_target_alone() -> None:
    one = sevens("H1 j6, A1 k6, H2 l5, A2 m4").play("home act H1 block", "home block A1", "dice push")
    assert one.event("block").strengths == (3, 3)
    one = sevens("H1 j6, A1 k6, H2 l5, A2 m4", states="A2 prone").play("home act H1 block", "home block A1")
    assert one.play("dice push push").event("block").strengths == (4, 3)


@pytest.mark.rule("S7-6.9")
def test_guard_assists_even_when_marked() -> None:
    one = sevens("H1 j6, A1 k6, H2 l5, A2 m4", skills="H2 Guard").play("home act H1 block", "home block A1")
    assert one.play("dice push push").event("block").strengths == (4, 3)


@pytest.mark.rule("S7-6.10", "S7-6.11", "S7-6.12", "S7-6.13", "S7-6.14")
def test_the_faces_of_the_die() -> None:
    assert BLOCK_DIE.faces == ("skull", "both", "push", "push", "stumble", "pow")


@pytest.mark.rule("S7-6.10")
def test_player_down() -> None:
    table = blocked("H1 j6, A1 k6", "skull").play("dice 1 1")
    assert (table.where("H1 A1"), table.turn) == ("j6 stunned, k6 standing", "away")


@pytest.mark.rule("S7-6.11")
def test_both_down_and_block() -> None:
    table = blocked("H1 j6, A1 k6", "both", skills="H1 Block, A1 Block")
    table.play("home use Block", "away decline Block", "dice 1 1")
    assert (table.where("H1 A1"), table.turn) == ("j6 standing, k6 stunned", "home")


@pytest.mark.rule("S7-6.11")
def test_both_down_rolls_for_the_defender_first() -> None:
    table = blocked("H1 j6, A1 k6", "both", ball="A1")
    assert table.event("knocked_down").player == 16
    table.play("dice 1 1")
    assert table.event("knocked_down").player == 0
    table.play("dice 1 1")
    assert table.asked == "dice home", "then the ball bounces"


@pytest.mark.rule("S7-6.12")
def test_a_player_pushed_onto_the_ball_does_not_pick_it_up() -> None:
    table = blocked("H1 j6, A1 k6", "push", ball="l6").play("away push l6", "home follow", "dice 2")
    assert (table.ball, table.where("A1 H1")) == ("l7", "l6 standing, k6 standing")


@pytest.mark.rule("S7-6.13")
def test_stumble_is_a_push_against_dodge_unless_the_blocker_has_tackle() -> None:
    table = blocked("H1 j6, A1 k6", "stumble", skills="A1 Dodge").play("away push l6", "home stay")
    assert table.state("A1") == "standing"
    for skills in ("", "A1 Dodge, H1 Tackle"):
        table = blocked("H1 j6, A1 k6", "stumble", skills=skills).play(
            "away push l6", "home stay", "dice 1 1"
        )
        assert table.state("A1") == "stunned"


@pytest.mark.rule("S7-6.14")
def test_pow_pushes_and_then_knocks_down() -> None:
    table = blocked("H1 j6, A1 k6", "pow").play("away push l5", "home follow", "dice 1 1")
    assert table.where("A1 H1") == "l5 stunned, k6 standing"


@pytest.mark.rule("S7-6.15")
@pytest.mark.parametrize(
    ("target", "squares"),
    [("k6", "l5 l6 l7"), ("k7", "k8 l7 l8"), ("j7", "i8 j8 k8"), ("i5", "h4 h5 i4"), ("i6", "h5 h6 h7")],
)
def test_the_three_squares_away_from_the_blocker(target: str, squares: str) -> None:
    table = blocked(f"H1 j6, A1 {target}", "push")
    assert " ".join(table.squares("push")) == squares
    assert table.asked.startswith("away"), "the pushed player's coach"
    assert blocked(f"H1 j6, A1 {target}", "push", push_square="rulebook").asked.startswith("home")


@pytest.mark.rule("S7-6.15")
def test_in_a_chain_each_coach_chooses_for_his_own() -> None:
    players = "H1 j6, A1 k6, A2 l5, H3 l6, A3 l7"
    table = blocked(players, "push").play("away push l6")
    assert table.asked.startswith("home push")
    table.play("home push m6", "home stay")
    assert table.where("A1 H3") == "l6 standing, m6 standing"
    table = blocked(players, "push", push_square="rulebook").play("home push l7")
    assert table.asked.startswith("home push"), "all by the active coach"


@pytest.mark.rule("S7-6.15")
def test_empty_squares_come_first_before_players_and_before_the_crowd() -> None:
    table = blocked("H1 j6, A1 k6, A2 l5, A3 l7", "push").play("home stay")
    assert table.where("A1 A2 A3") == "l6 standing, l5 standing, l7 standing"
    table = blocked("H1 j10, A1 k11", "push").play("home stay")
    assert table.where("A1") == "l11 standing"


@pytest.mark.rule("S7-6.16")
def test_the_crowd_takes_armour_first_and_stunned_is_reserves() -> None:
    table = blocked("H1 j10, A1 j11", "push").play("home stay", "dice 4 5")
    assert table.where("A1") == "reserves", "9 does not break 9"
    table = blocked("H1 j10, A1 j11", "push").play("home stay", "dice 4 6", "dice 1 1")
    assert table.where("A1") == "reserves"
    table = blocked("H1 j10, A1 j11", "push").play("home stay", "dice 4 6", "dice 4 4")
    assert table.where("A1") == "ko"


@pytest.mark.rule("S7-6.16")
def test_by_the_rulebook_an_injury_at_once_and_the_ball_is_thrown_in() -> None:
    table = blocked("H1 j10, A1 j11", "push", ball="A1", crowd="rulebook").play("home stay", "dice 4 4")
    assert table.where("A1") == "ko"
    assert "throw_in" in table.play("dice 3").events


@pytest.mark.rule("S7-6.16")
def test_the_ball_bounces_once_from_the_last_square_on_the_pitch() -> None:
    table = blocked("H1 j10, A1 j11", "push", ball="A1").play("home stay", "dice 1 1", "dice 5")
    assert table.ball == "k11"


@pytest.mark.rule("S7-6.17")
def test_following_up_costs_nothing_and_is_not_asked_if_nobody_moved() -> None:
    table = blocked("H1 j6, A1 k6", "push").play("away push l6", "home follow")
    assert table.where("H1") == "k6 standing"
    table = sevens("H1 j6, A1 k6").play("home act H1 blitz", "home block A1", "dice push", "away push l6")
    assert table.play("home follow").see("left") == "5", "the block alone has its price"
    table = blocked("H1 j6, A1 k6", "push", skills="A1 Stand_Firm").play("away use Stand_Firm")
    assert table.asked.startswith("home act")


@pytest.mark.rule("S7-6.14")
def test_who_stands_firm_is_knocked_down_where_it_is() -> None:
    table = blocked("H1 j6, A1 k6", "pow", skills="A1 Stand_Firm").play("away use Stand_Firm", "dice 1 1")
    assert table.where("A1") == "k6 stunned"
