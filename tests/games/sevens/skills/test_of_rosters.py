"""The special rules of rosters in a match."""

import pytest

from game.games.sevens.effects import special_effect
from game.games.sevens.lineup import team_names
from tests.games.sevens.table import Table, kick_off, new_match, sevens

RESERVES = ", ".join(f"A{number}.state reserves" for number in (6, 7, 8))
LINEMEN = ", ".join(f"A{number}.keywords Lineman" for number in (6, 7, 8))


# ------------------------------------------------------------------------------------------- Team Captain
def called(*, at: str = "d6", state: str = "standing") -> Table:
    """H1 fails a dodge, and the team's re-roll is used."""
    table = sevens(
        f"H1 j6, A1 i6, H2 {at}", skills="H2 Team_Captain", states=f"H2 {state}", given="rerolls.home 2"
    )
    return table.play("home act H1 move", "home move k6", "dice 2", "home reroll team")


@pytest.mark.rule("S7-10.5")
def test_with_the_captain_on_the_pitch_a_team_reroll_costs_nothing_on_a_6() -> None:
    assert called().play("dice 6", "dice 3").see("rerolls.home") == "2"
    assert called().play("dice 5", "dice 3").see("rerolls.home") == "1"
    assert called(state="stunned").play("dice 6", "dice 3").see("rerolls.home") == "2", "he need not stand"


@pytest.mark.rule("S7-10.5")
def test_a_captain_in_the_dugout_calls_nothing() -> None:
    table = sevens("H1 j6, A1 i6", given="rerolls.home 2, H2.state ko, H2.skills Team_Captain")
    table.play("home act H1 move", "home move k6", "dice 2", "home reroll team")
    assert table.see("rerolls.home") == "1"
    assert table.play("dice 3").where("H1") == "k6 standing"


@pytest.mark.rule("S7-10.5")
def test_the_captain_calls_the_dice_of_a_block_too() -> None:
    table = sevens("H1 j6, A1 k6", skills="H1 Team_Captain", given="rerolls.home 1")
    table.play("home act H1 block", "home block A1", "dice skull", "home reroll team", "dice 6", "dice push")
    assert table.see("rerolls.home") == "1"


@pytest.mark.rule("S7-1.3")
def test_the_captain_is_set_up_if_he_can_be() -> None:
    squad = ", ".join(f"H{number}.state reserves" for number in range(1, 10))
    table = sevens("A1 n5", given=f"phase set_up, kicking home, {squad}, H9.skills Team_Captain", alone="yes")
    for number, square in enumerate(["g5", "g6", "g7", "f3", "f9", "e6"], 1):
        assert table.can(f"home place H{number} {square}")
        table.play(f"home place H{number} {square}")
    assert {text.split()[1] for text in table.offered("place")} == {"H9"}


@pytest.mark.parametrize(("team", "number"), [("human", 1), ("orc", 1)])
def test_the_captain_of_a_ready_made_team_has_pro(team: str, number: int) -> None:
    table = new_match(home_team=team)
    assert {"Pro", "Team_Captain"} <= set(table.see(f"H{number}.skills").split(","))


# ------------------------------------------------------------------------------------- Masters of Undeath
def slain(**given: str) -> Table:
    """H1 kills A1."""
    more = "".join(f", A1.{path} {value}" for path, value in given.items())
    table = sevens("H1 j6, A1 k6", given=f"boons.home Masters_of_Undeath{more}")
    table.play("home act H1 block", "home block A1")
    table.play("dice " + " ".join(["pow"] * table.asked.count("home")))
    return table.play("away push l6", "home stay", "dice 6 6", "dice 6 6", "dice 16")


@pytest.mark.rule("S7-11.5")
def test_the_dead_come_to_the_masters_of_undeath() -> None:
    table = slain()
    assert (table.state("A1"), table.state("H2")) == ("casualty", "reserves")
    assert slain(st="5").state("H2") == "none"
    assert slain(skills="Stunty").state("H2") == "none"


@pytest.mark.rule("S7-11.5")
def test_the_masters_of_undeath_raise_one_a_game() -> None:
    table = sevens("H1 j6, A1 k6, H3 e6, A3 f6", given="boons.home Masters_of_Undeath")
    for attacker, target, to in (("H1", "A1", "l6"), ("H3", "A3", "g6")):
        table.play(f"home act {attacker} block", f"home block {target}", "dice pow", f"away push {to}")
        table.play("home stay", "dice 6 6", "dice 6 6", "dice 16")
    assert (table.state("H2"), table.state("H4")) == ("reserves", "none")


# ----------------------------------------------------------------------------------------------- Swarming
def swarm(die: int) -> Table:
    """Away, who kicks, has set up five, home has set up; three Linemen wait."""
    line = "H1 g5, H2 g6, H3 g7, A1 n5, A2 n6, A3 n7, A4 q6, A5 p3"
    start = f"phase set_up, kicking away, boons.away Swarming, {RESERVES}, {LINEMEN}"
    table = sevens(line, given=start, alone="yes")
    for number, square in ((6, "q1"), (7, "q4")):
        table.play(f"away place A{number} {square}")
    return table.play("away ready", "home ready", f"dice {die}")


@pytest.mark.rule("S7-1.3")
def test_those_who_swarm_set_up_d3_more_linemen_above_the_seven() -> None:
    table = swarm(2)
    assert {text.split()[1] for text in table.offered("place")} == {"A8"}
    assert not table.can("away place A8 m6"), "where a set-up allows it"
    assert not table.can("away place A8 q2"), "one in a wide zone"
    table.play("away place A8 r6")
    assert (table.where("A8"), table.offered("kicker") != []) == ("r6 standing", True)
    assert swarm(1).play("away ready").offered("kicker"), "or fewer"


@pytest.mark.rule("S7-1.3")
def test_nobody_swarms_who_is_no_lineman() -> None:
    line = "H1 g5, H2 g6, H3 g7, A1 n5, A2 n6, A3 n7, A4 q6, A5 p3, A6 q1, A7 q4"
    start = "phase set_up, kicking away, boons.away Swarming, A8.state reserves, A8.keywords Blitzer"
    assert sevens(line, given=start, alone="yes").play("away ready", "home ready").offered("kicker")


# --------------------------------------------------------------------------------- Bribery and Corruption
@pytest.mark.rule("S7-11.14")
def test_bribery_and_corruption_rolls_a_1_of_an_argument_again_once_a_game() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone", given="boons.home Bribery_and_Corruption")
    table.play("home act H1 foul", "home foul A1", "dice 3 3", "home use Argue", "dice 1")
    assert table.asked == "home use Bribery_and_Corruption | home decline Bribery_and_Corruption"
    table.play("home use Bribery_and_Corruption", "dice 6")
    assert (table.where("H1"), table.see("argues.home")) == ("j6 standing", "yes")
    table.play("away end_turn", "home act H9 move", "home end", "home end_turn", "away end_turn")


@pytest.mark.rule("S7-11.14")
def test_a_second_1_silences_all_the_same() -> None:
    table = sevens("H1 j6, A1 k6", states="A1 prone", given="boons.home Bribery_and_Corruption")
    table.play("home act H1 foul", "home foul A1", "dice 3 3", "home use Argue", "dice 1")
    table.play("home use Bribery_and_Corruption", "dice 1")
    assert (table.where("H1"), table.see("argues.home")) == ("sent_off", "no")


# ---------------------------------------------------------------------------------------------- all of them
def test_teams_bring_the_rules_of_their_rosters() -> None:
    found = {name: new_match(home_team=name).see("boons.home") for name in team_names()}
    assert {name for name, boons in found.items() if "Swarming" in boons} == {"snotling"}
    assert sum("Masters_of_Undeath" in boons for boons in found.values()) == 4
    assert sum("Bribery_and_Corruption" in boons for boons in found.values()) == 5
    assert kick_off(given="roster.away snotling").see("boons.away") == "Swarming,Bribery_and_Corruption"


def test_the_window_can_say_what_each_of_them_does() -> None:
    for word in ("Team_Captain", "Masters_of_Undeath", "Swarming", "Bribery_and_Corruption"):
        assert special_effect(word)
