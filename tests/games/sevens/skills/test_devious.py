"""Devious skills, one by one."""

import pytest

from tests.games.sevens.table import Table, sevens


def fouled(*lines: str, players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    """H1 fouls A1, who lies."""
    table = sevens(players, states="A1 prone", **rest)
    return table.play("home act H1 foul", "home foul A1", *lines)


def blocked(*lines: str, players: str = "H1 j6, A1 k6", action: str = "block", **rest: str) -> Table:
    """H1 blocks A1."""
    return sevens(players, **rest).play(f"home act H1 {action}", "home block A1", *lines)


def felled(*lines: str, **rest: str) -> Table:
    """A POW that pushes A1 to l6, and H1 follows up."""
    return blocked("dice pow", "away push l6", "home follow", *lines, **rest)


# -------------------------------------------------------------------------------------------- Dirty Player
@pytest.mark.rule("S7-11.7")
def test_a_dirty_player_adds_1_to_the_armour_of_a_foul_where_that_breaks_it() -> None:
    table = fouled("dice 4 5", skills="H1 Dirty_Player")
    assert table.asked == "home use Dirty_Player | home decline Dirty_Player"
    table.play("home use Dirty_Player", "dice 3 4")
    assert table.state("A1") == "stunned", "the 1 is spent: 7, and no 8"
    assert fouled("dice 3 5", skills="H1 Dirty_Player").asked.startswith("home act"), "8 + 1 is no 10"


@pytest.mark.rule("S7-11.7")
def test_a_dirty_player_adds_1_to_the_injury_if_armour_broke_by_itself() -> None:
    table = fouled("dice 4 6", "dice 3 4", "home use Dirty_Player", skills="H1 Dirty_Player")
    assert table.state("A1") == "ko"


@pytest.mark.rule("S7-11.7")
def test_a_dirty_player_does_nothing_in_a_block() -> None:
    assert felled("dice 4 5", skills="H1 Dirty_Player").asked.startswith("home act")


# ----------------------------------------------------------------------------------------------- Eye Gouge
@pytest.mark.rule("S7-6.9")
def test_whom_an_eye_gouge_pushed_assists_nobody_until_after_its_next_activation() -> None:
    players = "H1 j6, A1 k6, H2 k8, A2 l8"
    table = blocked(
        "dice push", "away push l7", "home stay", players=players, skills="H1 Eye_Gouge, A1 Guard"
    )
    assert table.see("A1.gouged") == "yes"
    table.play("home act H2 block", "home block A2")
    assert table.asked == "dice home", "no help for A2, not even by Guard"
    table = blocked("dice push", "away push l7", "home stay", players=players, skills="A1 Guard")
    table.play("home act H2 block", "home block A2")
    assert table.asked == "dice home home"


def test_an_eye_gouge_ends_with_the_victim_s_next_activation() -> None:
    table = blocked("dice push", "away push l6", "home stay", skills="H1 Eye_Gouge").play("home end_turn")
    table.play("away act A1 move")
    assert table.see("A1.gouged") == "yes"
    assert table.play("away end").see("A1.gouged") == "no"


@pytest.mark.rule("S7-6.15")
def test_an_eye_gouge_is_for_the_target_alone() -> None:
    players = "H1 j6, A1 k6, A2 l5, A3 l6, A4 l7"
    table = blocked("dice push", players=players, skills="H1 Eye_Gouge")
    table.play("away push l6", "away push m6", "home stay")
    assert (table.see("A1.gouged"), table.see("A3.gouged")) == ("yes", "no")


# -------------------------------------------------------------------------------------------- Fumblerooski
@pytest.mark.rule("S7-5.12")
def test_a_fumblerooski_leaves_the_ball_on_the_square_and_is_no_turnover() -> None:
    table = sevens("H1 j6", ball="H1", skills="H1 Fumblerooski").play("home act H1 move", "home move k6")
    table.play("home fumblerooski l7")
    assert (table.ball, table.where("H1"), table.see("left"), table.turn) == (
        "k6",
        "l7 standing",
        "4",
        "home",
    )
    assert not table.can("home fumblerooski m7"), "it has the ball no longer"
    table.play("home end")
    assert table.turn == "home"


@pytest.mark.rule("S7-10.1")
def test_a_fumblerooski_dodges_like_any_step() -> None:
    table = sevens("H1 j6, A1 i6", ball="H1", skills="H1 Fumblerooski").play(
        "home act H1 move", "home fumblerooski k6", "dice 1", "dice 1 1"
    )
    assert (table.where("H1"), table.ball, table.turn) == ("k6 stunned", "j6", "away")


def test_who_is_held_back_in_a_fumblerooski_keeps_the_ball() -> None:
    table = sevens("H1 j6, A1 i6", ball="H1", skills="H1 Fumblerooski, A1 Tentacles")
    table.play("home act H1 move", "home fumblerooski k6", "dice 6")
    assert (table.where("H1"), table.ball, table.see("active")) == ("j6 standing", "H1", "none")


# ------------------------------------------------------------------------------------------- Lethal Flight
def thrown_on_a1(*lines: str, skills: str = "H2 Right_Stuff,Lethal_Flight", throw: str = "l7") -> Table:
    """H1 throws H2 on A1."""
    table = sevens("H1 j6, H2 j7, A1 l7", skills=f"H1 Throw_Team-mate, {skills}")
    return table.play("home act H1 throw_teammate", f"home throw H2 {throw}", "dice 6", *lines)


@pytest.mark.rule("S7-5.7", "S7-14.1")
def test_a_lethal_flight_adds_1_by_itself_and_its_casualty_counts() -> None:
    table = thrown_on_a1("dice 4 5", "dice 6 6", "dice 1")
    assert (table.state("A1"), table.see("H2.spp")) == ("casualty", "3")
    assert thrown_on_a1("dice 4 6", "dice 3 4").state("A1") == "ko", "7 and 1"
    table = thrown_on_a1("dice 4 6", "dice 5 5", "dice 1", skills="H2 Right_Stuff")
    assert (table.state("A1"), table.see("H2.spp")) == ("casualty", "0")


def test_a_lethal_flight_does_not_hurt_a_team_mate_more() -> None:
    table = sevens("H1 j6, H2 j7, H3 l7", skills="H1 Throw_Team-mate, H2 Right_Stuff,Lethal_Flight")
    table.play("home act H1 throw_teammate", "home throw H2 l7", "dice 6", "dice 4 5")
    assert table.state("H3") == "stunned"


# --------------------------------------------------------------------------------------------- Lone Fouler
@pytest.mark.rule("S7-11.13")
def test_a_lone_fouler_may_roll_failed_armour_again() -> None:
    table = fouled("dice 1 2", skills="H1 Lone_Fouler")
    assert table.asked == "home reroll Lone_Fouler | home keep"
    table.play("home reroll Lone_Fouler", "dice 6 5", "dice 1 2")
    assert (table.state("A1"), table.turn) == ("stunned", "home")
    assert fouled("dice 4 6", skills="H1 Lone_Fouler").asked == "dice home home", "broken: the injury"


@pytest.mark.rule("S7-11.13")
def test_a_double_that_a_lone_fouler_rolls_again_is_forgotten_and_a_new_one_is_not() -> None:
    table = fouled("dice 2 2", "home reroll Lone_Fouler", "dice 1 2", skills="H1 Lone_Fouler")
    assert (table.where("H1"), table.turn) == ("j6 standing", "home")
    table = fouled("dice 2 2", "home keep", "home decline Argue", skills="H1 Lone_Fouler")
    assert table.state("H1") == "sent_off"
    table = fouled("dice 1 2", "home reroll Lone_Fouler", "dice 2 2", skills="H1 Lone_Fouler")
    assert "Argue" in table.asked


def test_a_lone_fouler_needs_a_foul_without_any_assist() -> None:
    players = "H1 j6, A1 k6, H2 l6"
    assert fouled("dice 1 2", players=players, skills="H1 Lone_Fouler").turn == "home"
    assert fouled("dice 1 2", players="H1 j6, A1 k6, A2 i6", skills="H1 Lone_Fouler").asked.startswith(
        "home act"
    )


def test_a_dirty_lone_fouler_may_add_1_to_the_second_roll() -> None:
    table = fouled("dice 1 2", "home reroll Lone_Fouler", "dice 4 5", skills="H1 Lone_Fouler,Dirty_Player")
    assert table.asked.startswith("home use Dirty_Player")


# --------------------------------------------------------------------------------------------- Pile Driver
@pytest.mark.rule("S7-11.13")
def test_a_pile_driver_fouls_for_free_then_lies_and_its_activation_ends() -> None:
    table = felled("dice 1 1", skills="H1 Pile_Driver")
    assert table.asked == "home use Pile_Driver | home decline Pile_Driver"
    table.play("home use Pile_Driver", "dice 2 3")
    assert (table.where("H1"), table.see("active"), table.turn) == ("k6 prone", "none", "home")
    assert table.see("used") == "none", "the turn's foul is still to be had"


def test_a_pile_driver_has_to_mark_its_victim() -> None:
    table = blocked("dice pow", "away push l6", "home stay", "dice 1 1", skills="H1 Pile_Driver")
    assert table.asked.startswith("home act")
    assert felled("dice 6 6", "dice 4 4", skills="H1 Pile_Driver").asked.startswith("home act"), "A1 is KO"


@pytest.mark.rule("S7-3.4")
def test_a_pile_driver_ends_a_blitz() -> None:
    table = felled("dice 1 1", "home use Pile_Driver", "dice 2 3", action="blitz", skills="H1 Pile_Driver")
    assert (table.state("H1"), table.see("active")) == ("prone", "none")
    table = felled("dice 1 1", "home decline Pile_Driver", action="blitz", skills="H1 Pile_Driver")
    assert (table.state("H1"), table.see("active")) == ("standing", "H1")


@pytest.mark.rule("S7-5.6")
def test_a_pile_driver_can_be_sent_off() -> None:
    table = felled(
        "dice 1 1", "home use Pile_Driver", "dice 2 2", "home decline Argue", skills="H1 Pile_Driver"
    )
    assert (table.state("H1"), table.turn) == ("sent_off", "away")


# ---------------------------------------------------------------------------------------- Put the Boot In
@pytest.mark.rule("S7-11.13")
def test_who_puts_the_boot_in_assists_fouls_however_marked_and_no_blocks() -> None:
    players = "H1 j6, A1 k6, H2 l6, A2 m6, A3 m7"
    assert fouled("dice 1 2", players=players).event("armour").modifiers == ()
    table = fouled("dice 1 2", players=players, skills="H2 Put_the_Boot_In")
    assert table.event("armour").modifiers == (("assists", 1),)
    assert blocked(players=players, skills="H2 Put_the_Boot_In").asked == "dice home"


# ---------------------------------------------------------------------------------------------- Quick Foul
@pytest.mark.rule("S7-11.13")
def test_a_quick_fouler_spends_what_movement_is_left() -> None:
    table = sevens("H1 h6, A1 k6", states="A1 prone", skills="H1 Quick_Foul").play("home act H1 foul")
    table.play("home move i6", "home move j6", "home foul A1", "dice 1 2")
    assert (table.see("active"), table.see("left")) == ("H1", "4")
    assert not table.can("home foul A1"), "one foul"
    assert table.play("home move i6", "home end").where("H1") == "i6 standing"
    assert fouled("dice 1 2").see("active") == "none"


@pytest.mark.rule("S7-5.6")
def test_a_quick_fouler_who_is_sent_off_moves_no_more() -> None:
    table = fouled("dice 1 1", "home decline Argue", skills="H1 Quick_Foul")
    assert (table.state("H1"), table.turn) == ("sent_off", "away")


# ------------------------------------------------------------------------------------------------ Saboteur
@pytest.mark.rule("S7-5.1")
def test_a_saboteur_is_ko_on_a_4_and_knocks_the_blocker_down_without_a_turnover() -> None:
    table = felled("away use Saboteur", "dice 4", "dice 1 1", skills="A1 Saboteur")
    assert (table.state("A1"), table.where("H1"), table.turn) == ("ko", "k6 stunned", "home")


def test_a_saboteur_who_rolls_a_3_or_declines_has_its_armour_tested() -> None:
    assert felled("away use Saboteur", "dice 3", "dice 1 1", skills="A1 Saboteur").state("A1") == "stunned"
    assert felled("away decline Saboteur", "dice 1 1", skills="A1 Saboteur").state("A1") == "stunned"


@pytest.mark.rule("S7-5.5")
def test_a_saboteur_makes_a_turnover_only_of_a_blocker_with_the_ball() -> None:
    table = felled("away use Saboteur", "dice 6", "dice 1 1", "dice 5", skills="A1 Saboteur", ball="H1")
    assert (table.ball, table.turn) == ("l6", "away")


@pytest.mark.rule("S7-6.11")
def test_a_blocker_falls_only_once_with_a_saboteur_in_a_both_down() -> None:
    table = blocked("dice both", "away use Saboteur", "dice 4", "dice 1 1", skills="A1 Saboteur")
    assert (table.state("A1"), table.where("H1"), table.turn) == ("ko", "j6 stunned", "away")


def test_a_saboteur_falls_by_itself_like_anybody() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Saboteur").play("home act H1 block", "home block A1")
    assert table.play("dice skull").asked == "dice away away"


# ----------------------------------------------------------------------------------------------- Shadowing
def shadowed(*lines: str, skills: str = "A1 Shadowing", players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    """H1 has dodged away from A1."""
    table = sevens(players, skills=skills, **rest)
    return table.play("home act H1 move", "home move i6", "dice 3", *lines)


@pytest.mark.rule("S7-10.1")
@pytest.mark.parametrize(("die", "at"), [(3, "k6"), (4, "j6")])
def test_a_shadow_comes_after_a_dodger_on_a_4(die: int, at: str) -> None:
    table = shadowed()
    assert table.asked == "away use Shadowing | away decline Shadowing"
    assert table.play("away use Shadowing", f"dice {die}").where("A1") == f"{at} standing"


def test_one_shadow_a_dodge() -> None:
    table = shadowed(
        "away use Shadowing", "dice 1", skills="A1 Shadowing, A2 Shadowing", players="H1 j6, A1 k6, A2 k7"
    )
    assert table.where("A1 A2") == "k6 standing, k7 standing"
    assert table.asked.startswith("home")
    table = shadowed(
        "away decline Shadowing", skills="A1 Shadowing, A2 Shadowing", players="H1 j6, A1 k6, A2 k7"
    )
    assert table.asked.startswith("away use Shadowing"), "A2 may, since A1 does not"


def test_a_shadow_follows_as_often_a_turn_as_it_has_movement() -> None:
    table = shadowed("away use Shadowing", "dice 4", given="A1.ma 1")
    table.play("home move h6", "dice 3")
    assert table.asked.startswith("home"), "once a turn with MA 1"
    table = shadowed("away use Shadowing", "dice 4", given="A1.ma 2").play("home move h6", "dice 3")
    assert table.asked.startswith("away use Shadowing")


def test_nobody_shadows_a_player_that_fell() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Shadowing").play("home act H1 move", "home move i6", "dice 1")
    assert table.asked == "dice away away"


# ---------------------------------------------------------------------------------------------- Sneaky Git
@pytest.mark.rule("S7-11.13")
def test_a_sneaky_git_is_sent_off_only_if_armour_broke() -> None:
    table = fouled("dice 3 3", skills="H1 Sneaky_Git")
    assert (table.where("H1"), table.turn) == ("j6 standing", "home")
    assert "Argue" in fouled("dice 5 5", "dice 1 2", skills="H1 Sneaky_Git").asked
    assert "Argue" in fouled("dice 4 6", "dice 1 1", skills="H1 Sneaky_Git").asked, "a double on the injury"


# --------------------------------------------------------------------------------------- Violent Innovator
@pytest.mark.rule("S7-14.1")
def test_a_violent_innovator_earns_for_casualties_by_special_actions_alone() -> None:
    for skills, points in (("Stab,Violent_Innovator", "3"), ("Stab", "0")):
        table = sevens("H1 j6, A1 k6", skills=f"H1 {skills}").play("home act H1 stab", "home stab A1")
        table.play("dice 6 6", "dice 6 6", "dice 1")
        assert (table.state("A1"), table.see("H1.spp")) == ("casualty", points)
    table = fouled("dice 4 6", "dice 6 5", "dice 1", skills="H1 Stab,Violent_Innovator")
    assert (table.state("A1"), table.see("H1.spp")) == ("casualty", "0"), "a foul is no special action"
