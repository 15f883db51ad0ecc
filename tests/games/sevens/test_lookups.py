"""The tables that dice are looked up in: their rows are the ledger's, their chances are counted."""

from __future__ import annotations

import pytest

from game.core.grid import named
from game.games.sevens import lookups
from game.games.sevens.harm import Harm
from game.games.sevens.lookups import Lookup
from game.games.sevens.notation import NUMBER
from game.games.sevens.state import State
from tests.games.sevens.positions import position

A1 = NUMBER["A1"]
WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of 36, that two dice come to 2 … 12


def read(table: Lookup) -> list[tuple[int, int, str]]:
    """Its rows, plainly."""
    return [(row.low, row.high, row.word) for row in table.rows]


def injury(s: State, why: str = "block") -> Lookup:
    """Of A1, by H1."""
    return lookups.injury_table(s, Harm(A1, why, by=0))


@pytest.mark.rule("S7-7.1", "S7-7.2", "S7-7.3", "S7-7.4", "S7-7.5")
def test_the_weather_table_names_each_weather_by_its_rule() -> None:
    table = lookups.weather_table()
    assert read(table) == [
        (2, 2, "sweltering"), (3, 3, "sunny"), (4, 10, "perfect"), (11, 11, "rain"), (12, 12, "blizzard"),
    ]  # fmt: skip
    assert [row.rule for row in table.rows] == [f"S7-7.{n}" for n in (1, 2, 3, 4, 5)]
    assert table.chances() == pytest.approx((1 / 36, 2 / 36, 30 / 36, 2 / 36, 1 / 36))


@pytest.mark.rule("S7-13.2", "S7-13.12")
def test_the_table_of_events_has_a_row_for_every_total() -> None:
    table = lookups.event_table()
    assert [row.rule for row in table.rows] == [f"S7-13.{n}" for n in range(2, 13)]
    assert table.chances() == pytest.approx([ways / 36 for ways in WAYS])
    assert (table.rows[0].word, table.rows[-1].word) == ("get_the_ref", "pitch_invasion")


@pytest.mark.rule("S7-11.3")
def test_the_injury_table_and_its_chances() -> None:
    table = injury(position("H1.at j6", "A1.at k6"))
    assert read(table) == [(2, 7, "stunned"), (8, 9, "ko"), (10, 12, "casualty")]
    assert table.chances() == pytest.approx((21 / 36, 9 / 36, 6 / 36))


@pytest.mark.rule("S7-11.4", "S7-11.9")
def test_the_injury_table_is_read_for_its_victim() -> None:
    stunty = injury(position("H1.at j6", "A1.at k6", "A1.skills Stunty"))
    assert stunty.rule == "S7-11.4"
    assert read(stunty) == [(2, 6, "stunned"), (7, 8, "ko"), (9, 9, "badly_hurt"), (10, 12, "casualty")]
    assert stunty.chances() == pytest.approx((15 / 36, 11 / 36, 4 / 36, 6 / 36))
    thick = injury(position("H1.at j6", "A1.at k6", "A1.skills Thick_Skull"))
    assert read(thick) == [(2, 8, "stunned"), (9, 9, "ko"), (10, 12, "casualty")]


@pytest.mark.rule("S7-11.5", "S7-16.2")
def test_the_casualty_table_has_five_rows_in_a_season_three() -> None:
    table = lookups.casualty_table(position("A1.at k6"), A1)
    assert read(table) == [
        (1, 8, "badly_hurt"), (9, 10, "seriously_hurt"), (11, 12, "serious_injury"),
        (13, 14, "lasting_injury"), (15, 16, "dead"),
    ]  # fmt: skip
    assert table.chances() == (0.5, 0.125, 0.125, 0.125, 0.125)
    season = lookups.casualty_table(position("A1.at k6", fixture="season"), A1)
    assert read(season) == [(1, 8, "badly_hurt"), (9, 14, "seriously_hurt"), (15, 16, "dead")]


@pytest.mark.rule("S7-11.10")
def test_decay_moves_the_chances_of_the_casualty_table() -> None:
    table = lookups.casualty_table(position("A1.at k6", "A1.skills Decay"), A1)
    assert table.modifiers == (("Decay", 1),)
    assert table.chances() == (7 / 16, 2 / 16, 2 / 16, 2 / 16, 3 / 16), "a 16 is still Dead"
    assert table.rows[table.row(17)].word == "dead"


@pytest.mark.rule("S7-11.5")
def test_what_a_lasting_injury_makes_worse() -> None:
    table = lookups.characteristic_table()
    assert read(table) == [(1, 2, "av"), (3, 3, "ma"), (4, 4, "pa"), (5, 5, "ag"), (6, 6, "st")]


@pytest.mark.rule("S7-2.5")
def test_prayers_are_a_d8_in_the_order_of_their_table() -> None:
    table = lookups.prayer_table()
    assert table.name == "D8"
    assert [row.low for row in table.rows] == list(range(1, 9))
    assert table.rows[0].word == "Treacherous_Trapdoor"
    assert len(lookups.measure_table().rows) == 8


@pytest.mark.rule("S7-11.14")
def test_the_referee_is_argued_with_and_bribed() -> None:
    assert read(lookups.argue_table()) == [(1, 1, "silenced"), (2, 5, "goes"), (6, 6, "stays")]
    assert read(lookups.bribe_table()) == [(1, 1, "goes"), (2, 6, "stays")]


@pytest.mark.rule("S7-8.5")
def test_a_throw_in_goes_straight_in_by_the_rulebook_in_three_directions() -> None:
    last, out = named("j11"), 2  # north is out of the pitch: 7 is straight in
    assert read(lookups.straight_table(last, out)) == [(1, 6, "direction_7")]
    printed = lookups.template_table(last, out)
    assert [(row.low, row.high) for row in printed.rows] == [(1, 2), (3, 4), (5, 6)]
    assert printed.rows[1].word == "direction_7"
    corner = lookups.template_table(named("a11"), 2)
    assert (corner.name, len(corner.rows)) == ("D3", 3)
