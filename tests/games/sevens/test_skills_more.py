"""More skills and traits, one by one: agility, devious, general."""

import pytest

from tests.games.sevens.table import Table, kick_off, sevens


def blocked(dice: str, *, players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    return sevens(players, **rest).play("home act H1 block", "home block A1", f"dice {dice}")


def fouled(dice: str, *, players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    return sevens(players, states="A1 prone", **rest).play("home act H1 foul", "home foul A1", f"dice {dice}")


# ------------------------------------------------------------------------------------------------ agility
def test_defensive_takes_guard_from_whom_it_marks_in_their_turn() -> None:
    players = "H1 j6, A1 k6, H2 l5, A2 m4"
    table = sevens(players, skills="H2 Guard, A2 Defensive").play("home act H1 block", "home block A1")
    assert table.asked == "dice home"


def test_diving_catch_reaches_one_square_and_helps_a_pass_on_its_own() -> None:
    table = sevens("H1 g6, H2 j7", ball="H1", skills="H2 Diving_Catch").play(
        "home act H1 pass", "home throw j6"
    )
    assert table.play("dice 6", "dice 3").ball == "H2"
    table = sevens("H1 g6, H2 j6", ball="H1", skills="H2 Diving_Catch").play(
        "home act H1 pass", "home throw j6"
    )
    assert table.play("dice 6", "dice 2").modifiers("catch") == {"Diving Catch": 1}


def test_diving_catch_does_not_reach_for_a_punt() -> None:
    table = sevens("H1 g6, H2 k7", ball="H1", skills="H1 Punt, H2 Diving_Catch")
    table.play("home act H1 punt", "home punt e", "dice 3", "dice 4")
    assert table.asked == "dice home", "it bounces from k6"
    assert table.play("dice 7").ball == "k5"


def test_hit_and_run_takes_a_free_square_that_nobody_marks() -> None:
    table = blocked("push", skills="H1 Hit_and_Run").play("away push l6", "home stay", "home use Hit_and_Run")
    assert "i6" in table.squares("move")
    assert "k6" not in table.squares("move")
    assert table.play("home move i6").where("H1") == "i6 standing"


def test_jump_up_stands_for_nothing_and_blocks_from_lying() -> None:
    table = sevens("H1 j6", skills="H1 Jump_Up", states="H1 prone").play("home act H1 move", "home stand")
    assert table.see("left") == "6"
    table = sevens("H1 j6, A1 k6", skills="H1 Jump_Up", states="H1 prone")
    table.play("home act H1 block", "home block A1", "dice 2")
    assert (table.state("H1"), table.asked) == ("standing", "dice home")
    table = sevens("H1 j6, A1 k6", skills="H1 Jump_Up", states="H1 prone")
    table.play("home act H1 block", "home block A1", "dice 1")
    assert (table.state("H1"), table.see("active"), table.turn) == ("prone", "none", "home")


def test_a_safe_pair_of_hands_places_the_ball() -> None:
    table = blocked("pow", ball="A1", skills="A1 Safe_Pair_of_Hands").play(
        "away push l6", "home stay", "dice 1 1"
    )
    table.play("away use Safe_Pair_of_Hands", "away place A1 m6")
    assert (table.ball, table.turn) == ("m6", "home")


def test_sidestep_goes_to_any_free_square_beside_it() -> None:
    table = blocked("push", skills="A1 Sidestep", push_square="rulebook").play("away use Sidestep")
    assert len(table.squares("push")) == 7
    assert table.asked.startswith("away push")
    assert table.play("away push j7", "home stay").where("A1") == "j7 standing"


# ------------------------------------------------------------------------------------------------ devious
def test_eye_gouge_takes_assists_until_after_the_next_activation() -> None:
    table = blocked("push", skills="H1 Eye_Gouge").play("away push l6", "home stay")
    assert table.see("A1.gouged") == "yes"
    table.play("home end_turn", "away act A1 move", "away end")
    assert table.see("A1.gouged") == "no"


def test_a_lone_fouler_rolls_armour_again_and_the_double_is_forgotten() -> None:
    table = fouled("3 3", skills="H1 Lone_Fouler").play("home reroll Lone_Fouler", "dice 1 2")
    assert (table.turn, table.where("H1")) == ("home", "j6 standing")
    table = fouled("1 2", players="H1 j6, A1 k6, H2 l6", skills="H1 Lone_Fouler")
    assert table.turn == "home"
    assert table.asked.startswith("home act")


def test_put_the_boot_in_helps_though_marked() -> None:
    players = "H1 j6, A1 k6, H2 l6, A2 m6"
    assert fouled("1 2", players=players).event("armour").modifiers == ()
    table = fouled("1 2", players=players, skills="H2 Put_the_Boot_In")
    assert table.event("armour").modifiers == (("assists", 1),)


def test_quick_foul_goes_on_moving() -> None:
    table = fouled("1 2", skills="H1 Quick_Foul")
    assert table.play("home move j7", "home end").where("H1") == "j7 standing"


def test_shadowing_follows_on_a_4() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Shadowing").play("home act H1 move", "home move i6", "dice 3")
    table.play("away use Shadowing", "dice 4")
    assert table.where("A1") == "j6 standing"
    table = sevens("H1 j6, A1 k6", skills="A1 Shadowing").play("home act H1 move", "home move i6", "dice 3")
    assert table.play("away use Shadowing", "dice 3").where("A1") == "k6 standing"


def test_a_sneaky_git_is_not_seen_unless_armour_breaks() -> None:
    assert fouled("3 3", skills="H1 Sneaky_Git").turn == "home"
    assert "Argue" in fouled("5 5", skills="H1 Sneaky_Git").play("dice 1 2").asked


# ------------------------------------------------------------------------------------------------ general
def test_kick_may_deviate_by_a_d3() -> None:
    table = kick_off(given="A4.skills Kick").play("away kicker A4", "away target e6", "away use Kick")
    assert not table.can("dice 2 4")
    assert table.play("dice 2 3").see("landing") == "e9"


def test_steady_footing_keeps_its_owner_up_on_a_6() -> None:
    table = blocked("pow", skills="A1 Steady_Footing").play("away push l6", "home stay", "dice 6")
    assert table.state("A1") == "standing"
    table = sevens("H1 j6, A1 i6", skills="H1 Steady_Footing").play(
        "home act H1 move", "home move k6", "dice 2"
    )
    table.play("dice 6", "home move l6")
    assert (table.where("H1"), table.turn) == ("l6 standing", "home")


@pytest.mark.parametrize("against", ["", "Sure_Hands", "Monstrous_Mouth"])
def test_strip_ball_drops_the_ball_where_the_carrier_comes_to_stand(against: str) -> None:
    skills = "H1 Strip_Ball" + (f", A1 {against}" if against else "")
    table = blocked("push", ball="A1", skills=skills).play("away push l6", "home stay")
    if against:
        assert table.ball == "A1"
    else:
        assert table.play("home use Strip_Ball", "dice 5").ball == "m6"


def test_taunt_forces_the_follow_up() -> None:
    table = blocked("push", skills="A1 Taunt").play("away push l6", "away use Taunt")
    assert table.where("H1") == "k6 standing"


# ----------------------------------------------------------------------------------------------- strength
def test_arm_bar_hurts_whoever_falls_out_of_its_zone() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Arm_Bar").play(
        "home act H1 move", "home move i6", "dice 2", "dice 4 5"
    )
    assert table.asked == "away use Arm_Bar | away decline Arm_Bar"
    table.play("away use Arm_Bar", "dice 6 6", "dice 1")
    assert table.see("A1.spp") == "3"


def test_brawler_rolls_one_both_down_again_in_a_block() -> None:
    table = blocked("both", skills="H1 Brawler").play("home reroll Brawler", "dice push")
    assert table.offered("push")
    table = sevens("H1 j6, A1 k6", skills="H1 Brawler").play(
        "home act H1 blitz", "home block A1", "dice both"
    )
    assert "reroll" not in table.asked


@pytest.mark.parametrize(("strength", "die"), [(3, 2), (4, 1), (5, 1)])
def test_break_tackle_adds_by_strength_once_a_turn(strength: int, die: int) -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Break_Tackle", given=f"H1.st {strength}, H1.ag 3")
    table.play("home act H1 move", "home move i6", f"dice {die}")
    if die == 1:
        assert table.state("H1") == "prone", "a 1 always fails"
    else:
        assert table.play("home use Break_Tackle").where("H1") == "i6 standing"


def test_grab_pushes_anywhere_and_takes_sidestep_away() -> None:
    table = blocked("push", skills="H1 Grab, A1 Sidestep").play("home use Grab")
    assert table.asked.startswith("home push")
    assert len(table.squares("push")) == 7


def test_strong_arm_throws_team_mates_better() -> None:
    table = sevens("H1 j6, H2 j7", skills="H1 Throw_Team-mate,Strong_Arm, H2 Right_Stuff")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 3")
    assert table.modifiers("throw_teammate") == {"Strong Arm": 1}
