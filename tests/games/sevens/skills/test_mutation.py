"""Mutations, where they meet other rules."""

import pytest

from tests.games.sevens.table import sevens


def test_big_hand_and_extra_arms_help_to_secure_the_ball_in_the_rain() -> None:
    for skills, modifiers in (("Big_Hand", {}), ("Extra_Arms", {"rain": -1, "Extra Arms": 1})):
        table = sevens("H1 j6", ball="k6", skills=f"H1 {skills}", given="weather rain")
        table.play("home act H1 secure", "home move k6", "dice 2")
        assert (table.ball, table.modifiers("pickup")) == ("H1", modifiers)


def test_big_hand_keeps_what_helps() -> None:
    table = sevens("H1 j6, A1 l7", ball="k6", skills="H1 Big_Hand,Extra_Arms", given="weather rain")
    table.play("home act H1 move", "home move k6", "dice 2")
    assert table.modifiers("pickup") == {"Extra Arms": 1}


@pytest.mark.rule("S7-11.8")
def test_claws_work_though_their_owner_falls_too_and_not_in_a_foul() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Claws", given="A1.av 11").play(
        "home act H1 block", "home block A1"
    )
    assert table.play("dice both", "dice 4 4").asked == "dice home home", "the injury"
    table = sevens("H1 j6, A1 k6", skills="H1 Claws", given="A1.av 11", states="A1 prone")
    table.play("home act H1 foul", "home foul A1", "dice 3 5")
    assert table.where("A1") == "k6 prone"


def test_disturbing_presence_counts_every_owner_and_no_team_mate() -> None:
    skills = "A1 Disturbing_Presence, A2 Disturbing_Presence, H2 Disturbing_Presence"
    table = sevens("H1 g6, H2 g7, A1 j6, A2 g9", ball="H1", skills=skills)
    table.play("home act H1 pass", "home throw h6", "dice 6")
    assert table.modifiers("pass") == {"Disturbing Presence": -2}


def test_foul_appearance_is_not_seen_by_a_ball_and_chain() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Ball_&_Chain, A1 Foul_Appearance")
    table.play("home act H1 ball_and_chain", "home face e", "dice 3", "dice push")
    assert table.said("block")


def test_foul_appearance_is_rolled_for_each_block_and_costs_the_blitz() -> None:
    table = sevens("H1 i6, A1 k6", skills="A1 Foul_Appearance").play("home act H1 blitz", "home move j6")
    table.play("home block A1", "dice 1")
    assert (table.see("active"), table.see("used"), table.turn) == ("none", "blitz", "home")


def test_horns_add_before_assists_to_both_blocks_of_a_frenzy_in_a_blitz() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Horns,Frenzy", given="A1.st 4").play(
        "home act H1 blitz", "home block A1"
    )
    table.play("dice push", "away push l6")
    assert table.asked == "dice home", "3 + 1 against 4"


def test_iron_hard_skin_keeps_off_assists_mighty_blow_and_claws_but_not_those_that_help_it() -> None:
    players = "H1 j6, H2 j7, A1 k6"
    table = sevens(players, skills="A1 Iron_Hard_Skin", states="A1 prone").play("home act H1 foul")
    table.play("home foul A1", "dice 4 5")
    assert table.event("armour").modifiers == ()
    table = sevens("H1 j6, A1 k6, A2 i6", skills="A1 Iron_Hard_Skin", states="A1 prone").play(
        "home act H1 foul"
    )
    table.play("home foul A1", "dice 4 6")
    assert table.event("armour").modifiers == (("assists", -1),)


def test_monstrous_mouth_chomps_on_a_3_in_place_of_a_blitz_block_and_keeps_the_ball() -> None:
    table = sevens("H1 i6, A1 k6", skills="H1 Monstrous_Mouth").play("home act H1 blitz", "home move j6")
    table.play("home chomp A1", "dice 3")
    assert (table.see("A1.chomped"), table.see("active")) == ("yes", "none")
    table = sevens("H1 j6, A1 k6", ball="A1", skills="H1 Strip_Ball, A1 Monstrous_Mouth")
    table.play("home act H1 block", "home block A1", "dice push", "away push l6", "home stay")
    assert table.ball == "A1"


def test_prehensile_tail_counts_once_an_attempt() -> None:
    table = sevens("H1 j6, A1 k6, A2 k7", skills="A1 Prehensile_Tail, A2 Prehensile_Tail")
    table.play("home act H1 move", "home move i6", "dice 4")
    assert table.modifiers("dodge") == {"Prehensile Tail": -1}


@pytest.mark.parametrize(("mine", "its", "needed"), [(5, 3, 4), (3, 3, 6), (2, 4, 6), (8, 2, 2)])
def test_tentacles_add_the_strengths_1_never_and_6_always(mine: int, its: int, needed: int) -> None:
    given = f"A1.st {mine}, H1.st {its}"
    for die in range(1, 7):
        table = sevens("H1 j6, A1 k6", skills="A1 Tentacles", given=given).play(
            "home act H1 move", "home move i6"
        )
        table.play(f"dice {die}")
        held = die >= needed
        assert table.see("H1.at") == ("j6" if held else "i6")
        assert table.see("active") == ("none" if held else "H1")


def test_tentacles_are_tried_once_an_attempt_by_the_strongest() -> None:
    table = sevens("H1 j6, A1 k6, A2 k7", skills="A1 Tentacles, A2 Tentacles", given="A2.st 5")
    table.play("home act H1 move", "home move i6", "dice 4")
    assert table.where("H1") == "j6 standing"


def test_two_heads_do_not_help_a_jump() -> None:
    table = sevens("H1 j6, A1 i6, A2 k6", skills="H1 Two_Heads", states="A2 prone").play("home act H1 move")
    assert table.play("home jump l6", "dice 4").modifiers("jump") == {"marked": -1}


def test_very_long_legs_reach_the_pass_of_a_cloud_burster() -> None:
    table = sevens("H1 g6, H2 k6, A1 i7", ball="H1", skills="H1 Cloud_Burster, A1 Very_Long_Legs")
    table.play("home act H1 pass", "home throw k6", "dice 6")
    assert table.offered("intercept") == ["intercept A1", "intercept none"]
