"""Chapter 11: knocked down, injuries."""

import pytest

from game.games.sevens.harm import Harm, casualty_of, injury_of
from game.games.sevens.state import CASUALTIES
from tests.games.sevens.table import Table, sevens


def felled(armour: str, *lines: str, skills: str = "", given: str = "", **options: str) -> Table:
    """H1 knocks A1 down, and the armour roll."""
    table = sevens("H1 j6, A1 k6", skills=skills, given=given, **options)
    table.play(
        "home act H1 block", "home block A1", "dice pow", "away push l6", "home stay", f"dice {armour}"
    )
    return table.play(*lines)


@pytest.mark.rule("S7-11.1")
def test_the_roll_must_exceed_armour_by_the_rulebook_reach_it() -> None:
    assert felled("4 5").state("A1") == "stunned"
    assert felled("4 6").asked == "dice home home", "injury"
    assert felled("4 5", armour_breaks="rulebook").asked == "dice home home"
    assert felled("4 4", armour_breaks="rulebook").state("A1") == "stunned"


@pytest.mark.rule("S7-11.2")
def test_armour_that_holds_stuns_by_the_rulebook_it_leaves_prone() -> None:
    assert felled("1 1").state("A1") == "stunned"
    assert felled("1 1", armour_holds="rulebook").state("A1") == "prone"


@pytest.mark.rule("S7-11.2")
def test_an_armour_roll_without_a_fall_that_holds_changes_nothing() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone").play("home act H1 foul", "home foul A1", "dice 1 2")
    assert table.state("A1") == "prone"


def result(total: int, skills: str = "") -> str:
    table = sevens("H1 j6, A1 k6", skills=f"A1 {skills}" if skills else "")
    h = Harm(16, "block", by=0)
    h.dice = (total - total // 2, total // 2)
    return injury_of(table.match.state, h)


@pytest.mark.rule("S7-11.3")
def test_the_injury_table() -> None:
    found = [result(total) for total in range(2, 13)]
    assert found == ["stunned"] * 6 + ["ko"] * 2 + ["casualty"] * 3


@pytest.mark.rule("S7-11.4")
def test_the_injury_table_of_the_stunty() -> None:
    found = [result(total, "Stunty") for total in range(2, 13)]
    assert found == ["stunned"] * 5 + ["ko"] * 2 + ["badly_hurt"] + ["casualty"] * 3
    table = felled("6 6", "dice 4 5", skills="A1 Stunty")
    assert (table.state("A1"), table.see("A1.casualty")) == ("casualty", "badly_hurt")
    assert table.asked.startswith("home act"), "without a casualty roll"


@pytest.mark.rule("S7-11.9")
def test_thick_skull() -> None:
    found = [result(total, "Thick_Skull") for total in range(2, 13)]
    assert found == ["stunned"] * 7 + ["ko"] + ["casualty"] * 3
    found = [result(total, "Thick_Skull,Stunty") for total in range(2, 13)]
    assert found == ["stunned"] * 7 + ["badly_hurt"] + ["casualty"] * 3


@pytest.mark.rule("S7-11.5")
def test_the_casualty_table() -> None:
    found = [CASUALTIES[casualty_of(rolled)] for rolled in range(1, 17)]
    assert found == (
        ["badly_hurt"] * 8
        + ["seriously_hurt"] * 2
        + ["serious_injury"] * 2
        + ["lasting_injury"] * 2
        + ["dead"] * 2
    )


@pytest.mark.rule("S7-11.5")
@pytest.mark.parametrize(
    ("die", "path", "value"),
    [(1, "av", 8), (2, "av", 8), (3, "ma", 5), (4, "pa", 5), (5, "ag", 4), (6, "st", 2)],
)
def test_a_lasting_injury_makes_a_figure_worse(die: int, path: str, value: int) -> None:
    table = felled("6 6", "dice 6 6", "dice 13", f"dice {die}")
    assert (table.see("A1.casualty"), table.see(f"A1.{path}")) == ("lasting_injury", str(value))


@pytest.mark.rule("S7-11.5")
def test_the_opponent_rolls_it() -> None:
    assert felled("6 6", "dice 6 6").asked == "dice home"


@pytest.mark.rule("S7-11.6")
def test_mighty_blow_goes_on_armour_or_on_injury() -> None:
    table = felled("4 5", skills="H1 Mighty_Blow")
    assert table.asked == "home use Mighty_Blow | home decline Mighty_Blow"
    table.play("home use Mighty_Blow", "dice 3 4")
    assert table.state("A1") == "stunned", "it is spent"
    table = felled("4 6", "dice 3 4", "home use Mighty_Blow", skills="H1 Mighty_Blow")
    assert table.state("A1") == "ko"
    assert felled("4 4", skills="H1 Mighty_Blow").state("A1") == "stunned", "it would not turn the roll"


@pytest.mark.rule("S7-11.7")
def test_dirty_player_the_same_for_fouls() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone", skills="H1 Dirty_Player")
    table.play("home act H1 foul", "home foul A1", "dice 4 5", "home use Dirty_Player", "dice 1 2")
    assert table.state("A1") == "stunned"
    assert felled("4 5", skills="H1 Dirty_Player").state("A1") == "stunned"


@pytest.mark.rule("S7-11.8")
def test_claws() -> None:
    assert felled("4 4", skills="H1 Claws", given="A1.av 11").asked == "dice home home"
    assert felled("4 3", skills="H1 Claws", given="A1.av 11").state("A1") == "stunned"


@pytest.mark.rule("S7-11.11", "S7-14.1")
def test_regeneration_comes_before_the_casualty_roll_and_the_blocker_earns_all_the_same() -> None:
    table = felled("6 6", "dice 6 6", "dice 4", skills="A1 Regeneration")
    assert (table.where("A1"), table.see("A1.casualty"), table.see("H1.spp")) == ("reserves", "none", "3")
    assert felled("6 6", "dice 6 6", "dice 3", skills="A1 Regeneration").asked == "dice home"


@pytest.mark.rule("S7-11.12")
def test_the_apothecary_takes_the_better_of_two_and_never_undoes_dead() -> None:
    table = felled("6 6", "dice 6 6", "dice 9", given="apothecary.away 1").play(
        "away use Apothecary", "dice 15"
    )
    assert (table.see("A1.casualty"), table.see("apothecary.away")) == ("seriously_hurt", "0")
    table = felled("6 6", "dice 6 6", "dice 9", given="apothecary.away 1").play(
        "away use Apothecary", "dice 3"
    )
    assert (table.see("A1.casualty"), table.state("A1")) == ("badly_hurt", "casualty")
    table = felled("6 6", "dice 6 6", "dice 15", given="apothecary.away 1")
    assert (table.see("A1.casualty"), table.see("apothecary.away")) == ("dead", "1")
    table = felled("6 6", "dice 6 6", "dice 9", "away decline Apothecary", given="apothecary.away 1")
    assert table.see("apothecary.away") == "1"


@pytest.mark.rule("S7-11.12")
def test_by_the_rulebook_the_coach_chooses_also_over_dead_and_a_ko_is_stunned() -> None:
    options = {"apothecary": "rulebook", "given": "apothecary.away 1"}
    table = felled("6 6", "dice 6 6", "dice 15", **options).play("away use Apothecary", "dice 8")
    assert table.asked == "away choose badly_hurt | away choose dead"
    assert table.play("away choose badly_hurt").where("A1") == "reserves"
    table = felled("6 6", "dice 4 4", **options).play("away use Apothecary")
    assert table.where("A1") == "l6 stunned"
    assert felled("6 6", "dice 4 4", given="apothecary.away 1").where("A1") == "ko"


@pytest.mark.rule("S7-11.13")
def test_a_foul_counts_assists_of_both_sides() -> None:
    table = sevens("H1 j6, A1 k6, H2 l6, A2 i6", states="A1 prone").play("home act H1 foul", "home foul A1")
    table.play("dice 4 5")
    assert table.event("armour").modifiers == ()
    table = sevens("H1 j6, A1 k6, H2 l6", states="A1 stunned").play(
        "home act H1 foul", "home foul A1", "dice 4 5"
    )
    assert table.event("armour").modifiers == (("assists", 1),)
    table.play("dice 1 2")
    assert (table.state("A1"), table.turn) == ("stunned", "home")


@pytest.mark.rule("S7-11.13")
@pytest.mark.parametrize("dice", [["dice 3 3"], ["dice 4 6", "dice 1 1"]])
def test_a_double_on_either_roll_is_seen(dice: list[str]) -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone").play("home act H1 foul", "home foul A1", *dice)
    assert table.asked == "home use Argue | home decline Argue"


def caught(*lines: str, bribes: int = 0) -> Table:
    table = sevens("H1 j6, A1 k6", states="A1 prone", given=f"bribes.home {bribes}")
    return table.play("home act H1 foul", "home foul A1", "dice 3 3", *lines)


@pytest.mark.rule("S7-11.14")
def test_arguing_a_6_stays_but_the_turn_is_over_and_a_1_silences() -> None:
    table = caught("home use Argue", "dice 6")
    assert (table.where("H1"), table.turn) == ("j6 standing", "away")
    table = caught("home use Argue", "dice 1")
    assert (table.where("H1"), table.turn, table.see("argues.home")) == ("sent_off", "away", "no")
    assert caught("home use Argue", "dice 4").where("H1") == "sent_off"


@pytest.mark.rule("S7-11.14")
def test_a_bribe_of_2_saves_player_and_turn() -> None:
    table = caught("home decline Argue", "home use Bribe", "dice 2", bribes=1)
    assert (table.where("H1"), table.turn, table.see("bribes.home")) == ("j6 standing", "home", "0")
    table = caught("home decline Argue", "home use Bribe", "dice 1", bribes=1)
    assert (table.where("H1"), table.turn) == ("sent_off", "away")
