"""More skills and traits, one by one: mutations, passing, traits."""

import pytest

from tests.games.sevens.table import Table, sevens


def blocked(dice: str, *, players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    return sevens(players, **rest).play("home act H1 block", "home block A1", f"dice {dice}")


# ---------------------------------------------------------------------------------------------- mutations
def test_big_hand_ignores_what_hampers_a_pick_up() -> None:
    table = sevens("H1 j6, A1 l6", ball="k6", skills="H1 Big_Hand", given="weather rain")
    assert table.play("home act H1 move", "home move k6", "dice 3").modifiers("pickup") == {}


def test_disturbing_presence_reaches_three_squares_even_lying() -> None:
    players = "H1 g6, H2 i6, A1 g9, A2 g2"
    table = sevens(
        players, ball="H1", skills="A1 Disturbing_Presence, A2 Disturbing_Presence", states="A1 prone"
    )
    assert table.play("home act H1 pass", "home throw i6", "dice 6").modifiers("pass") == {
        "Disturbing Presence": -1
    }


def test_extra_arms_pick_up_catch_and_intercept() -> None:
    table = sevens("H1 j6", ball="k6", skills="H1 Extra_Arms").play(
        "home act H1 move", "home move k6", "dice 2"
    )
    assert table.modifiers("pickup") == {"Extra Arms": 1}


def test_iron_hard_skin_lets_nothing_modify_armour() -> None:
    table = blocked("pow", skills="H1 Mighty_Blow,Claws, A1 Iron_Hard_Skin").play("away push l6", "home stay")
    assert table.play("dice 4 5").state("A1") == "stunned"


def test_a_monstrous_mouth_keeps_its_victim_while_it_marks_it() -> None:
    table = sevens("H1 j6, A1 k6, H2 d6, A2 e6", skills="H1 Monstrous_Mouth")
    table.play("home act H1 chomp", "home chomp A1", "dice 3")
    assert table.see("A1.chomped") == "yes"
    table.play("home end_turn", "away act A1 move")
    assert table.offered("move") == []
    table.play("away end", "away end_turn", "home act H1 move", "home move i6")
    table.play("dice 6")
    assert table.see("A1.chomped") == "no"


def test_a_prehensile_tail_makes_leaving_harder() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Prehensile_Tail").play(
        "home act H1 move", "home move i6", "dice 4"
    )
    assert table.modifiers("dodge") == {"Prehensile Tail": -1}


def test_tentacles_hold_by_strength() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Tentacles", given="A1.st 5").play(
        "home act H1 move", "home move i6"
    )
    table.play("dice 4")
    assert (table.where("H1"), table.see("active"), table.turn) == ("j6 standing", "none", "home")
    table = sevens("H1 j6, A1 k6", skills="A1 Tentacles", given="A1.st 5").play(
        "home act H1 move", "home move i6"
    )
    assert table.play("dice 3").asked == "dice home", "the dodge"


def test_very_long_legs_jump_and_intercept() -> None:
    table = sevens("H1 g6, H2 m6, A2 j7", ball="H1", skills="A2 Very_Long_Legs, H1 Cloud_Burster")
    table.play("home act H1 pass", "home throw m6", "dice 6", "away intercept A2", "dice 4")
    assert (table.ball, table.modifiers("intercept")) == ("A2", {"accurate": -3, "Very Long Legs": 2})
    table = sevens("H1 j6, A1 k6", skills="H1 Leap,Very_Long_Legs").play(
        "home act H1 move", "home jump l6", "dice 3"
    )
    assert table.modifiers("jump") == {"Very Long Legs": 1, "marked": -1}


# ------------------------------------------------------------------------------------------------ passing
def test_cannoneer_helps_long_passes() -> None:
    table = sevens("H1 g6", ball="H1", skills="H1 Cannoneer").play(
        "home act H1 pass", "home throw n6", "dice 6"
    )
    assert table.modifiers("pass") == {"range": -2, "Cannoneer": 1}


def test_nobody_intercepts_a_cloud_burster() -> None:
    table = sevens("H1 g6, H2 m6, A2 j7", ball="H1", skills="H1 Cloud_Burster").play("home act H1 pass")
    assert table.play("home throw m6", "dice 6").asked == "dice home"


def test_give_and_go_moves_on_after_a_quick_pass_or_a_hand_off() -> None:
    table = sevens("H1 g6, H2 h6", ball="H1", skills="H1 Give_and_Go").play(
        "home act H1 handoff", "home handoff H2"
    )
    table.play("dice 3")
    assert table.play("home move g7", "home end").where("H1") == "g7 standing"
    table = sevens("H1 g6, H2 m6", ball="H1", skills="H1 Give_and_Go").play(
        "home act H1 pass", "home throw m6"
    )
    table.play("dice 6", "dice 3")
    assert table.see("active") == "none", "a short pass"


def test_a_hail_mary_goes_anywhere_and_is_never_accurate() -> None:
    table = sevens("H1 b6, A1 k6", ball="H1", skills="H1 Hail_Mary_Pass").play(
        "home act H1 pass", "home throw s6"
    )
    table.play("dice 6")
    assert table.said("inaccurate")
    assert table.play("dice 2 2 2").asked == "dice home", "nobody intercepts it"


def test_nerves_of_steel_ignore_markers() -> None:
    table = sevens("H1 g6, A1 g7", ball="H1", skills="H1 Nerves_of_Steel").play(
        "home act H1 pass", "home throw i6"
    )
    assert table.play("dice 6").modifiers("pass") == {}


def test_a_safe_pass_keeps_the_ball_on_a_1() -> None:
    table = sevens("H1 g6", ball="H1", skills="H1 Safe_Pass").play(
        "home act H1 pass", "home throw i6", "dice 1"
    )
    assert (table.ball, table.turn, table.see("active")) == ("H1", "home", "none")


def test_a_leader_brings_a_reroll_while_it_is_on_the_pitch() -> None:
    players = "H1 s6, A9 s2"
    table = sevens(
        players,
        ball="H1",
        skills="H1 Leader",
        given="turn.home 8, turn.away 8, kicking home, first_kick home",
        alone="yes",
    )
    table.play("home act H1 move", "home move t6")
    assert (table.see("half"), table.see("turn")) == ("2", "away")
    table.play("away place A9 n5", "away ready", "home place H1 g6", "home ready")
    assert (table.see("rerolls.home"), table.see("leader.home")) == ("1", "1")
    table.play("away target c3", "dice 2 1", "dice 1 1", "dice 2", "home act H1 move")
    for square in ("f5", "e4", "d4"):
        table.play(f"home move {square}")
    table.play("home move c5", "dice 2")
    assert table.asked == "home reroll Leader | home keep"
    table.play("home reroll Leader", "dice 3")
    assert (table.ball, table.see("rerolls.home"), table.see("leader.home")) == ("H1", "0", "0")


# ------------------------------------------------------------------------------------------------- traits
@pytest.mark.rule("S7-4.4")
def test_a_bone_head_is_distracted_on_a_1() -> None:
    table = sevens("H1 j6, A1 m6", skills="H1 Bone_Head").play("home act H1 blitz", "dice 1")
    assert (table.state("H1"), table.see("used"), table.turn) == ("distracted", "blitz", "home")
    assert sevens("H1 j6", skills="H1 Bone_Head").play("home act H1 move", "dice 2").offered("move")


def test_the_really_stupid_need_a_friend() -> None:
    table = sevens("H1 j6", skills="H1 Really_Stupid").play("home act H1 move", "dice 3")
    assert table.state("H1") == "distracted"
    table = sevens("H1 j6, H2 j7", skills="H1 Really_Stupid").play("home act H1 move", "dice 2")
    assert table.offered("move")
    table = sevens("H1 j6, H2 j7", skills="H1 Really_Stupid, H2 Really_Stupid").play(
        "home act H1 move", "dice 3"
    )
    assert table.state("H1") == "distracted"


def test_who_takes_root_stays_until_it_goes_down() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Take_Root").play("home act H1 move", "dice 1")
    assert (table.offered("move"), table.see("H1.rooted")) == ([], "yes")
    table.play("home end", "home end_turn", "away act A1 block", "away block H1", "dice pow", "dice 1 1")
    assert (table.where("H1"), table.see("H1.rooted")) == ("j6 stunned", "no")


@pytest.mark.rule("S7-11.10")
def test_decay_makes_casualties_worse() -> None:
    table = blocked("pow", skills="A1 Decay").play(
        "away push l6", "home stay", "dice 6 6", "dice 6 6", "dice 8"
    )
    assert table.see("A1.casualty") == "seriously_hurt"


def test_a_drunkard_rushes_worse() -> None:
    table = sevens("H1 j6", skills="H1 Drunkard", given="H1.ma 1").play("home act H1 move", "home move k6")
    assert table.play("home move l6", "dice 3").needed("rush") == 3


def test_timmm_ber_helps_by_each_open_team_mate() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Timmm-ber!", states="H1 prone", given="H1.ma 2")
    assert table.play("home act H1 move", "home stand", "dice 3").state("H1") == "standing"


def test_the_titchy_dodge_better_and_hamper_no_dodge() -> None:
    table = sevens("H1 j6, A1 i6, A2 l6", skills="H1 Titchy").play(
        "home act H1 move", "home move k6", "dice 3"
    )
    assert table.modifiers("dodge") == {"marked": -1, "Titchy": 1}
    table = sevens("H1 j6, A1 i6, A2 l6", skills="A2 Titchy").play(
        "home act H1 move", "home move k6", "dice 3"
    )
    assert table.modifiers("dodge") == {}


def test_my_ball_no_ball_and_unsteady_forbid() -> None:
    assert not sevens("H1 j6", ball="H1", skills="H1 My_Ball").can("home act H1 pass")
    assert not sevens("H1 j6", ball="e3", skills="H1 Unsteady").can("home act H1 secure")
    table = sevens("H1 j6", ball="k6", skills="H1 No_Ball").play("home act H1 move", "home move k6", "dice 2")
    assert (table.ball, table.turn) == ("k7", "away")


def test_pick_me_up_helps_when_the_opponents_turn_ends() -> None:
    table = sevens("A1 j6, A2 j8", skills="A1 Pick-me-up", states="A2 prone").play("home end_turn", "dice 5")
    assert table.state("A2") == "standing"


@pytest.mark.rule("S7-12.3", "S7-11.14")
def test_a_secret_weapon_is_sent_off_when_its_drive_ends() -> None:
    table = sevens("H1 s6, H2 d6", ball="H1", skills="H2 Secret_Weapon", given="H5.state ko")
    table.play("home act H1 move", "home move t6")
    assert table.asked == "home use Argue | home decline Argue"
    table.play("home decline Argue")
    assert table.state("H2") == "sent_off"
    assert table.asked == "dice home", "then the KO box"
