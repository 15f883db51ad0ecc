"""Stars whose rules are about armour, injuries and fouls."""

import pytest

from tests.games.sevens.table import Table, sevens


def felled(skills: str, *dice: str, given: str = "") -> Table:
    """H1 has knocked A1 down, and these dice follow."""
    table = sevens("H1 j6, A1 k6", skills=skills, given=given)
    table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay")
    return table.play(*dice)


@pytest.mark.rule("S7-17.3")
def test_slayer_is_for_a_big_guy() -> None:
    table = felled("H1 Slayer", "dice 4 5", given="A1.keywords Big_Guy")
    assert table.play("home use Slayer").asked == "dice home home", "armour breaks, an injury roll"
    assert felled("H1 Slayer", "dice 4 5").state("A1") == "stunned", "nobody is asked"


@pytest.mark.rule("S7-17.3")
def test_dwarven_scourge_is_two_against_a_dwarf() -> None:
    table = felled("H1 Dwarven_Scourge", "dice 4 4", given="A1.keywords Dwarf")
    table.play("home use Dwarven_Scourge")
    assert table.modifiers("armour") == {"Dwarven Scourge": 2}
    assert felled("H1 Dwarven_Scourge", "dice 4 5").can("home use Dwarven_Scourge")
    assert felled("H1 Dwarven_Scourge", "dice 4 4").state("A1") == "stunned"


@pytest.mark.rule("S7-17.3")
def test_ram_once_on_armour_or_injury() -> None:
    assert felled("H1 Ram", "dice 4 5", "home use Ram", "dice 4 3").state("A1") == "stunned"
    assert felled("H1 Ram", "dice 6 6", "dice 4 3", "home use Ram").state("A1") == "ko"


@pytest.mark.rule("S7-17.3")
def test_crushing_blow_is_for_armour_alone() -> None:
    table = felled("H1 Crushing_Blow", "dice 4 5", "home use Crushing_Blow")
    assert table.modifiers("armour") == {"Crushing Blow": 1}
    assert felled("H1 Crushing_Blow", "dice 6 6", "dice 4 3").state("A1") == "stunned", "not asked"


@pytest.mark.rule("S7-17.3")
def test_krump_and_smash_rolls_armour_again() -> None:
    table = felled("H1 Krump_and_Smash", "dice 1 1", "home use Krump_and_Smash", "dice 6 6")
    assert table.asked == "dice home home"


@pytest.mark.rule("S7-17.3")
def test_savage_mauling_rolls_the_injury_again() -> None:
    table = felled("H1 Savage_Mauling", "dice 6 6", "dice 1 1", "home use Savage_Mauling", "dice 4 4")
    assert table.state("A1") == "ko"


@pytest.mark.rule("S7-17.3")
def test_pump_up_the_crowd_after_a_casualty() -> None:
    table = felled("H1 Pump_Up_the_Crowd", "dice 6 6", "dice 6 6")
    assert (table.see("rerolls.home"), table.see("bonus.home")) == ("1", "1")


@pytest.mark.rule("S7-17.3")
def test_dwarfen_grit_has_the_own_armour_rolled_again() -> None:
    table = sevens("H1 j6, A1 k6", turn="away", skills="H1 Dwarfen_Grit")
    table.play("away act A1 block", "away block H1", "dice pow", "home push i6", "away stay")
    table.play("dice 6 6", "home use Dwarfen_Grit", "dice 1 1")
    assert table.state("H1") == "stunned"


@pytest.mark.rule("S7-17.3")
def test_old_pro_rolls_one_die_of_an_attack_again() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Chainsaw,Old_Pro")
    table.play("home act H1 chainsaw", "home chainsaw A1", "dice 2", "dice 1 5")
    table.play("home use Old_Pro", "home choose 1", "dice 6")
    assert table.said("armour")[-1].dice == (6, 5)
    assert table.asked == "dice home home", "6 + 5 + 3 breaks armour"


@pytest.mark.rule("S7-17.3")
def test_old_pro_saves_himself() -> None:
    table = sevens("H1 j6, A1 k6", turn="away", skills="H1 Old_Pro")
    table.play("away act A1 block", "away block H1", "dice pow", "home push i6", "away stay")
    table.play("dice 6 6", "home use Old_Pro", "dice 1")
    assert table.state("H1") == "stunned"


@pytest.mark.rule("S7-17.3")
def test_master_assassin_rolls_the_armour_of_a_stab_again() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Stab,Master_Assassin")
    table.play("home act H1 stab", "home stab A1", "dice 1 1", "home use Master_Assassin", "dice 6 6")
    assert table.asked == "dice home home"


@pytest.mark.rule("S7-17.3")
def test_toxin_connoisseur_adds_to_the_injury_of_a_stab() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Stab,Toxin_Connoisseur")
    table.play("home act H1 stab", "home stab A1", "dice 6 6", "dice 3 4", "home use Toxin_Connoisseur")
    assert table.state("A1") == "ko"


@pytest.mark.rule("S7-17.3")
@pytest.mark.parametrize(("deed", "state"), [("foul", "prone"), ("stab", "standing")])
def test_a_sneaky_pair_is_one_better_where_both_mark(deed: str, state: str) -> None:
    def modifiers(mate: str) -> dict[str, int]:
        both = "H1 Stab,A_Sneaky_Pair, H2 A_Sneaky_Pair"
        table = sevens(f"H1 j6, H2 {mate}, A1 k6", skills=both, states=f"A1 {state}")
        return table.play(f"home act H1 {deed}", f"home {deed} A1", "dice 1 2").modifiers("armour")

    assert modifiers("k7")["A Sneaky Pair"] == 1
    assert "A Sneaky Pair" not in modifiers("h6")


@pytest.mark.rule("S7-17.3")
def test_the_sneakiest_of_the_lot_gives_his_side_two_fouls() -> None:
    table = sevens(
        "H1 j6, H2 j8, A1 k6, A2 k8", states="A1 prone, A2 prone", skills="H1 Sneakiest_of_the_Lot"
    )
    table.play("home act H2 foul", "home foul A2", "dice 1 2")
    assert not table.can("home act H9 foul"), "one of the two is his"
    table.play("home act H1 foul", "home foul A1", "dice 1 2")
    assert not table.can("home act H9 foul")


@pytest.mark.rule("S7-17.3")
def test_i_ll_be_back_once() -> None:
    table = sevens("H1 c3, H2 s6", ball="H2", skills="H1 Secret_Weapon,I'll_Be_Back!")
    table.play("home act H2 move", "home move t6")
    assert (table.state("H1"), table.see("phase")) == ("reserves", "set_up"), "nobody argues"
