"""Traits and skills of those who throw, kick or are a team-mate in the air."""

import pytest

from tests.games.sevens.table import Table, sevens


def flight(deed: str = "throw_teammate", *, mate: str = "Right_Stuff", **rest: str) -> Table:
    skill = {"throw_teammate": "Throw_Team-mate", "kick_teammate": "Kick_Team-mate"}[deed]
    table = sevens("H1 j6, H2 j7", skills=f"H1 {skill}{rest.pop('more', '')}, H2 {mate}", **rest)
    return table.play(f"home act H1 {deed}")


@pytest.mark.rule("S7-8.3")
def test_right_stuff_can_be_thrown_even_lying() -> None:
    assert "throw H2 m6" in flight(states="H2 prone").offered("throw")
    assert flight(mate="Dodge").offered("throw") == []


@pytest.mark.rule("S7-3.3")
def test_throw_team_mate_is_declared_by_its_owner_once_a_turn() -> None:
    table = flight().play("home throw H2 l6", "dice 4", "dice 3")
    assert table.where("H2") == "l6 standing"
    table = sevens("H1 j6, H2 j7, H3 i6", skills="H2 Right_Stuff, H1 Throw_Team-mate, H3 Throw_Team-mate")
    table.play("home act H1 throw_teammate", "home throw H2 l6", "dice 4", "dice 3")
    assert not table.can("home act H3 throw_teammate")


@pytest.mark.rule("S7-8.3")
def test_a_throw_that_fails_lands_on_the_target_with_bullseye_and_scatters_without() -> None:
    table = flight(more=",Bullseye").play("home throw H2 l6", "dice 3")
    assert [event.skill for event in table.said("skill")] == ["Bullseye"]
    assert table.play("dice 4").where("H2") == "l6 standing"
    assert table.modifiers("land") == {"throw": -1}
    assert flight().play("home throw H2 l6", "dice 3").asked == "dice home home home"


@pytest.mark.rule("S7-8.3")
def test_bullseye_adds_nothing_to_a_superb_throw_a_fumble_or_a_kick() -> None:
    superb = flight(more=",Bullseye").play("home throw H2 l6", "dice 4")
    assert superb.said("skill") == []
    assert superb.play("dice 3").modifiers("land") == {}
    assert flight(more=",Bullseye").play("home throw H2 l6", "dice 1").asked == "dice home", "the bounce"
    kick = flight("kick_teammate", more=",Bullseye").play("home kick_teammate H2 l6", "dice 3")
    assert kick.asked == "dice home home home"


def test_strong_arm_throws_better_and_kicks_no_better() -> None:
    table = flight(more=",Strong_Arm").play("home throw H2 l6", "dice 6")
    assert table.modifiers("throw_teammate") == {"Strong Arm": 1}
    table = flight("kick_teammate", more=",Strong_Arm").play("home kick_teammate H2 l6", "dice 6")
    assert table.modifiers("throw_teammate") == {}


def test_swoop_flies_by_the_template_in_place_of_the_scatter() -> None:
    table = flight(mate="Right_Stuff,Swoop").play(
        "home throw H2 l6", "dice 3", "home face e", "dice 3", "dice 2"
    )
    assert table.asked == "dice home", "the landing"
    assert table.play("dice 4").where("H2") == "n6 standing"


@pytest.mark.parametrize(("die", "square"), [(1, "m7"), (2, "m7"), (4, "m6"), (5, "m5"), (6, "m5")])
def test_swoop_turns_left_ahead_or_right_by_the_die(die: int, square: str) -> None:
    table = flight(mate="Right_Stuff,Swoop").play(
        "home throw H2 l6", "dice 2", "home face e", f"dice {die}", "dice 1"
    )
    assert table.play("dice 6").where("H2") == f"{square} standing"


def test_swoop_may_roll_the_landing_again_but_not_without_swooping() -> None:
    table = flight(mate="Right_Stuff,Swoop").play(
        "home throw H2 l6", "dice 3", "home face e", "dice 3", "dice 2"
    )
    table.play("dice 3", "home reroll Swoop", "dice 4")
    assert table.where("H2") == "n6 standing"
    table = flight(mate="Right_Stuff,Swoop").play("home throw H2 l6", "dice 4", "dice 2")
    assert "reroll" not in table.asked


def test_swoop_may_lead_off_the_pitch() -> None:
    table = flight(mate="Right_Stuff,Swoop").play(
        "home throw H2 l9", "dice 3", "home face n", "dice 4", "dice 6"
    )
    assert "crowd" in table.events


def test_kick_team_mate_is_like_a_throw_and_apart_from_it() -> None:
    table = flight("kick_teammate").play("home kick_teammate H2 l6", "dice 4", "dice 3")
    assert (table.where("H2"), table.see("used")) == ("l6 standing", "kick_teammate")
    table = flight("kick_teammate").play("home kick_teammate H2 l6", "dice 3", "dice 5 5 5", "dice 4")
    assert table.where("H2") == "o6 standing"
    assert table.modifiers("land") == {"throw": -1}


def test_kick_team_mate_that_is_fumbled_hurts_and_is_a_turnover_only_with_the_ball() -> None:
    table = flight("kick_teammate").play("home kick_teammate H2 l6", "dice 1", "dice 1 1")
    assert (table.state("H2"), table.turn) == ("ko", "home"), "Stunned counts as KO"
    table = flight("kick_teammate", ball="H2").play(
        "home kick_teammate H2 l6", "dice 1", "dice 1 1", "dice 2"
    )
    assert (table.state("H2"), table.ball, table.turn) == ("ko", "j8", "away")
