"""Stars whose rules are about blocks."""

import pytest

from tests.games.sevens.table import Table, sevens

BLOCKS = ("home act H1 block", "home block A1")
BLITZES = ("home act H1 blitz", "home block A1")


def duel(skills: str, given: str = "", players: str = "H1 j6, A1 k6") -> Table:
    return sevens(players, skills=skills, given=given)


@pytest.mark.rule("S7-17.3")
def test_blind_rage_rolls_dauntless_again() -> None:
    table = duel("H1 Dauntless,Blind_Rage", "A1.st 5").play(
        *BLOCKS, "dice 1", "home use Blind_Rage", "dice 6"
    )
    assert table.asked == "dice home", "as strong as the target: one die"


@pytest.mark.rule("S7-17.3")
def test_indomitable_doubles_her_own_strength() -> None:
    table = duel("H1 Dauntless,Indomitable", "H1.st 4, A1.st 5").play(*BLOCKS, "dice 6")
    table.play("home use Indomitable")
    assert table.asked == "dice home home"
    assert table.play("dice pow pow").said("block")[-1].strengths == (8, 5), "4 counts 8"


@pytest.mark.rule("S7-17.3")
def test_working_in_tandem_while_they_are_adjacent() -> None:
    both = "H1 Working_In_Tandem, H2 Working_In_Tandem"
    near = duel(both, players="H1 j6, H2 i6, A1 k6").play(*BLOCKS)
    far = duel(both, players="H1 j6, H2 h6, A1 k6").play(*BLOCKS)
    assert (near.asked, far.asked) == ("dice home home", "dice home")


@pytest.mark.rule("S7-17.3")
def test_working_in_tandem_helps_a_pass() -> None:
    table = sevens("H1 j6, H2 i6", ball="H1", skills="H1 Working_In_Tandem, H2 Working_In_Tandem")
    table.play("home act H1 pass", "home throw l6", "dice 3")
    assert table.needed("pass") == 3


@pytest.mark.rule("S7-17.3")
def test_savage_blow_rolls_as_many_dice_as_he_likes() -> None:
    table = duel("H1 Savage_Blow", "H1.st 6").play(*BLOCKS, "dice skull both pow", "home reroll Savage_Blow")
    table.play("home choose skull", "home choose both", "home keep")
    assert table.asked == "dice home home"
    table.play("dice push stumble")
    assert table.offered("choose") == ["choose pow", "choose push", "choose stumble"]


@pytest.mark.rule("S7-17.3")
def test_unstoppable_momentum_in_each_block_of_a_blitz() -> None:
    table = duel("H1 Unstoppable_Momentum").play(*BLITZES, "dice skull", "home reroll Unstoppable_Momentum")
    assert table.play("dice pow").offered("push")
    assert duel("H1 Unstoppable_Momentum").play(*BLOCKS, "dice skull").asked == "dice away away"


@pytest.mark.rule("S7-17.3")
def test_lord_of_chaos_rolls_one_die_again_once() -> None:
    table = duel("H1 Lord_of_Chaos").play(*BLOCKS, "dice skull", "home reroll Lord_of_Chaos", "dice push")
    assert table.offered("push")


@pytest.mark.rule("S7-17.3")
def test_woodland_fury_when_the_block_would_knock_her_down() -> None:
    assert duel("H1 Woodland_Fury").play(*BLOCKS, "dice push").offered("push"), "not asked"
    table = duel("H1 Woodland_Fury").play(*BLOCKS, "dice both", "home reroll Woodland_Fury", "dice push")
    assert table.offered("push")


@pytest.mark.rule("S7-17.3")
def test_gored_by_the_bull_is_a_die_more_in_a_blitz() -> None:
    table = duel("H1 Gored_by_the_Bull,Frenzy").play(*BLITZES, "home use Gored_by_the_Bull")
    assert table.asked == "dice home home"
    table.play("dice push push", "away push l6")
    assert table.asked == "dice home home", "and in the second block of Frenzy"
    assert duel("H1 Gored_by_the_Bull").play(*BLOCKS).asked == "dice home", "no blitz"


@pytest.mark.rule("S7-17.3")
def test_frenzied_rush() -> None:
    table = duel("H1 Grab,Frenzied_Rush").play("home act H1 blitz", "home use Frenzied_Rush")
    assert table.see("H1.skills") == "Frenzy,Frenzied_Rush"
    table.play("home end")
    assert table.see("H1.skills") == "Frenzied_Rush", "no Grab until the turn is over"
    assert table.play("home end_turn").see("H1.skills") == "Grab,Frenzied_Rush"


@pytest.mark.rule("S7-17.3")
def test_slashing_nails_are_claws_for_a_blitz() -> None:
    table = duel("H1 Slashing_Nails").play("home act H1 blitz", "home use Slashing_Nails")
    assert table.see("H1.skills") == "Claws,Slashing_Nails"
    assert table.play("home end").see("H1.skills") == "Slashing_Nails"


@pytest.mark.rule("S7-17.3")
def test_vicious_vines_reach_two_squares() -> None:
    table = duel("H1 Vicious_Vines", players="H1 j6, A1 l6, A2 l7").play(*BLOCKS, "dice pow")
    table.play("away push m6", "dice 1 1")
    assert table.where("H1, A1".replace(",", "")) == "j6 standing, m6 stunned"
    table = duel("H1 Vicious_Vines", players="H1 j6, A1 l6").play(*BLOCKS, "dice push", "away push m6")
    table.play("home end_turn", "away end_turn")
    assert not table.can("home act H1 block"), "once a half"


@pytest.mark.rule("S7-17.3")
def test_fury_of_the_blood_god_is_two_blocks() -> None:
    table = duel("H1 Unchannelled_Fury,Fury_of_the_Blood_God", "H1.st 8", "H1 j6, A1 k6, A2 k7")
    table.play("home act H1 block", "dice 1", "home use Fury_of_the_Blood_God")
    table.play("home block A1", "dice push push push", "away push l6", "home stay")
    table.play("home block A2", "dice push push push", "away push l8", "home stay")
    assert table.asked.startswith("home act H9")


@pytest.mark.rule("S7-17.3")
def test_watch_out_is_dodge_in_the_first_block_of_a_drive() -> None:
    table = duel("A1 Watch_Out!", players="H1 j6, H2 m7, A1 k6")
    table.play(*BLOCKS, "dice stumble", "away push l6", "home stay")
    assert table.where("A1") == "l6 standing"
    table.play("home act H2 block", "home block A1", "dice stumble")
    table.play(f"away {table.offered('push')[0]}", "home stay", "dice 1 1")
    assert table.state("A1") == "stunned"


@pytest.mark.rule("S7-17.3")
def test_watch_out_is_of_no_use_against_tackle() -> None:
    table = duel("A1 Watch_Out!, H1 Tackle").play(*BLOCKS, "dice stumble", "away push l6", "home stay")
    assert table.asked == "dice home home"
