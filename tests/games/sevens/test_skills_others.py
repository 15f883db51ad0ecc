"""Mutations, passing and strength skills, traits, one by one."""

import pytest

from tests.games.sevens.table import Table, sevens


def blocked(dice: str, *, players: str = "H1 j6, A1 k6", **rest: str) -> Table:
    return sevens(players, **rest).play("home act H1 block", "home block A1", f"dice {dice}")


# ---------------------------------------------------------------------------------------------- mutations
@pytest.mark.rule("S7-11.8")
def test_claws_needs_a_natural_8() -> None:
    table = blocked("pow", skills="H1 Claws,Mighty_Blow", given="A1.av 12").play(
        "away push l6", "home stay", "dice 3 4"
    )
    assert table.state("A1") == "stunned", "7 and Mighty Blow are no natural 8"


def test_foul_appearance_loses_the_block_on_a_1_alone() -> None:
    table = sevens("H1 j6, A1 k6", skills="A1 Foul_Appearance").play("home act H1 block", "home block A1")
    assert table.play("dice 2").asked == "dice home"
    table = sevens("H1 j6, A1 k6", skills="A1 Foul_Appearance", states="A1 prone").play("home act H1 foul")
    assert table.play("home foul A1").asked == "dice home home", "a foul rolls nothing for it"


def test_horns_are_for_a_blitz() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Horns").play("home act H1 blitz", "home block A1")
    assert table.asked == "dice home home"
    table = sevens("H1 j6, A1 k6", skills="H1 Horns").play("home act H1 block", "home block A1")
    assert table.asked == "dice home"


def test_two_heads_dodge_more_easily() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Two_Heads").play("home act H1 move", "home move i6", "dice 2")
    assert table.modifiers("dodge") == {"Two Heads": 1}


# ------------------------------------------------------------------------------------------------ passing
def test_accurate_helps_quick_and_short_passes() -> None:
    for target, modifiers in (("m6", {"range": -1, "Accurate": 1}), ("n6", {"range": -2})):
        table = sevens("H1 g6", ball="H1", skills="H1 Accurate").play(
            "home act H1 pass", f"home throw {target}"
        )
        assert table.play("dice 6").modifiers("pass") == modifiers


def test_pass_rolls_a_failed_pass_again() -> None:
    table = sevens("H1 g6", ball="H1", skills="H1 Pass").play("home act H1 pass", "home throw i6", "dice 1")
    table.play("home reroll Pass", "dice 4")
    assert not table.said("fumble")


# ----------------------------------------------------------------------------------------------- strength
def test_juggernaut_in_a_plain_block_does_nothing() -> None:
    assert blocked("both", skills="H1 Juggernaut").asked == "dice home home"


def test_stand_firm_may_be_declined() -> None:
    table = blocked("push", skills="A1 Stand_Firm").play(
        "away decline Stand_Firm", "away push l6", "home stay"
    )
    assert table.where("A1") == "l6 standing"


# ------------------------------------------------------------------------------------------------- traits
@pytest.mark.rule("S7-5.1")
def test_animal_savagery_knocks_a_team_mate_down_or_is_distracted() -> None:
    table = sevens("H1 j6, H2 j7, H3 i6", ball="H2", skills="H1 Animal_Savagery").play(
        "home act H1 move", "dice 3"
    )
    assert table.asked == "home pick H2 | home pick H3"
    table.play("home pick H2", "dice 1 1", "dice 2")
    assert table.turn == "away", "it held the ball"
    table = sevens("H1 j6", skills="H1 Animal_Savagery").play("home act H1 move", "dice 3")
    assert (table.state("H1"), table.see("active")) == ("distracted", "none")
    table = sevens("H1 j6, A1 k6", skills="H1 Animal_Savagery").play("home act H1 block", "dice 2")
    assert table.offered("block") == ["block A1"]


def test_unchannelled_fury_ends_the_activation() -> None:
    table = sevens("H1 j6", skills="H1 Unchannelled_Fury").play("home act H1 move", "dice 3")
    assert (table.state("H1"), table.see("H1.acted"), table.turn) == ("standing", "yes", "home")


def test_hypnotic_gaze_distracts_on_a_3_and_may_be_failed() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Hypnotic_Gaze").play(
        "home act H1 gaze", "home gaze A1", "dice 2"
    )
    assert (table.state("A1"), table.see("active"), table.turn) == ("standing", "none", "home")
    assert not sevens("H1 j6, A1 k6").can("home act H1 gaze")


def test_a_ball_and_chain_swings_by_the_template() -> None:
    table = sevens("H1 j6", skills="H1 Ball_&_Chain").play(
        "home act H1 ball_and_chain", "home face e", "dice 1"
    )
    assert table.where("H1") == "k7 standing"
    table.play("home face e", "dice 4", "home face n", "dice 6")
    assert (table.where("H1"), table.see("left")) == ("m8 standing", "3")


def test_a_ball_and_chain_blocks_whoever_stands_in_its_way() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Ball_&_Chain, A1 Foul_Appearance")
    table.play("home act H1 ball_and_chain", "home face e", "dice 3")
    assert table.asked == "dice home"
    table = sevens("H1 j10", skills="H1 Ball_&_Chain").play(
        "home act H1 ball_and_chain", "home face n", "dice 3"
    )
    table.play("home face n", "dice 3")
    assert table.events[:2] == ["crowd", "turnover"]


def test_a_loner_gets_the_reroll_on_its_number() -> None:
    table = sevens("H1 j6, A1 i6", given="rerolls.home 1", skills="H1 Loner(3+)").play("home act H1 move")
    table.play("home move k6", "dice 2", "home reroll team", "dice 3", "dice 3")
    assert table.where("H1") == "k6 standing"


def test_pogo_jumps_over_anything_without_penalty() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Pogo").play("home act H1 move", "home jump l6", "dice 3")
    assert (table.where("H1"), table.modifiers("jump")) == ("l6 standing", {})


def test_the_stunty_dodge_without_penalty_and_intercept_worse() -> None:
    table = sevens("H1 j6, A1 i6, A2 l6", skills="H1 Stunty").play(
        "home act H1 move", "home move k6", "dice 3"
    )
    assert table.modifiers("dodge") == {}
    table = sevens("H1 g6, H2 m6, A2 j7", ball="H1", skills="A2 Stunty").play(
        "home act H1 pass", "home throw m6"
    )
    table.play("dice 6", "away intercept A2", "dice 2")
    assert table.modifiers("intercept") == {"accurate": -3, "Stunty": -1}
