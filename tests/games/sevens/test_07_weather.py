"""Chapter 7: weather."""

import pytest

from tests.games.sevens.table import sevens


@pytest.mark.rule("S7-7.1")
def test_the_heat_takes_random_players_after_a_drive_and_for_the_next() -> None:
    table = sevens("H1 s6, H2 d6, A1 n3", ball="H1", given="weather sweltering", alone="yes")
    table.play("home act H1 move", "home move t6", "dice 1", "dice 2")
    assert (table.see("H2.heated"), table.see("A1.heated")) == ("yes", "yes")
    assert [text for text in table.offered("place") if "H2" in text] == []


@pytest.mark.rule("S7-7.2")
def test_the_sun_makes_passes_harder() -> None:
    table = sevens("H1 g6, H2 i6", ball="H1", given="weather sunny").play("home act H1 pass", "home throw i6")
    assert table.play("dice 5").modifiers("pass") == {"sunny": -1}


@pytest.mark.rule("S7-7.3")
def test_perfect_conditions_change_nothing() -> None:
    table = sevens("H1 g6, H2 i6", ball="H1").play("home act H1 pass", "home throw i6", "dice 5")
    assert table.modifiers("pass") == {}


@pytest.mark.rule("S7-7.4")
def test_rain_makes_picking_up_and_catching_harder() -> None:
    table = sevens("H1 g6, H2 i6", ball="h6", given="weather rain").play("home act H1 pass", "home move h6")
    assert table.play("dice 4").modifiers("pickup") == {"rain": -1}
    assert table.play("home throw i6", "dice 5", "dice 4").modifiers("catch") == {"rain": -1}


@pytest.mark.rule("S7-7.4")
def test_rain_makes_an_interception_harder() -> None:
    table = sevens("H1 g6, H2 m6, A2 k7", ball="H1", given="weather rain").play("home act H1 pass")
    table.play("home throw m6", "dice 6", "away intercept A2", "dice 4")
    assert table.modifiers("intercept") == {"accurate": -3, "rain": -1}


@pytest.mark.rule("S7-7.5")
def test_in_a_blizzard_a_rush_needs_a_3_and_long_passes_are_out() -> None:
    table = sevens("H1 g6", ball="H1", given="weather blizzard, H1.ma 1").play("home act H1 pass")
    assert table.can("home throw m6")
    assert not table.can("home throw n6")
    table.play("home move h6", "home move i6", "dice 2", "dice 1 1")
    assert table.see("H1.state") == "stunned"
