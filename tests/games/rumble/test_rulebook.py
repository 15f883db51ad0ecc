"""RULES.md has the chapters and rules of the ledger, its figures the code's, its tables the right values."""

import re

import pytest

from game.core.grid import DIRECTIONS, name
from game.games import rumble
from game.games.rumble import attacks, board, moves, odds, state, throws, turns
from game.games.rumble.state import BAD, DEAD, LIGHT
from tests.games.book import Book

BOOK = Book(rumble, "RU")
CHAPTERS = [
    ("Field and sides", 6),
    ("The turn", 11),
    ("Injuries and reserves", 6),
    ("Touchdown", 2),
    ("Odds", 0),
]


def rule(number: str) -> str:
    """A rule with its rulings and examples."""
    return BOOK.text.split(f"**{number}** ")[1].split("\n**RU-")[0].split("\n## ")[0]


def test_the_chapters_and_their_rules_are_the_ledgers() -> None:
    assert BOOK.chapters == CHAPTERS


@pytest.mark.rule("RU-1.2", "RU-3.2")
def test_the_boards_of_the_book_are_the_codes() -> None:
    field = rule("RU-1.2")
    for each, entries in ((board.STANDARD, rule("RU-3.2")), (board.QUICK, field)):
        assert f"{each.columns} by {each.rows} squares" in field
        assert f" {name(each.centre)}" in field
        home, away = each.entries
        if each is board.STANDARD:
            assert f"columns {name(home[0])[0]} to {name(home[-1])[0]} for home" in entries
            assert f"{name(away[0])[0]} to {name(away[-1])[0]} for away" in entries
        else:
            assert f"{name(home[0])} to {name(home[-1])} and {name(away[0])} to {name(away[-1])}" in entries


@pytest.mark.rule("RU-1.3", "RU-1.4", "RU-1.6", "RU-2.2", "RU-2.5", "RU-4.2")
def test_the_numbers_of_the_book_are_the_codes() -> None:
    assert f"{state.SQUAD} players: {state.ON_FIELD} on the field" in rule("RU-1.3")
    assert f"at most {state.ON_FIELD} players" in rule("RU-1.4")
    assert f"{state.House().touchdowns} touchdowns" in rule("RU-1.6")
    assert f"up to {moves.MOVE} squares" in rule("RU-2.2")
    assert f"up to {throws.THROW} squares" in rule("RU-2.5")
    for number in (turns.UNHELD_TURNS, turns.SCORELESS_TURNS, turns.LAST_TURN):
        assert f"{number} turns" in rule("RU-4.2")


@pytest.mark.rule("RU-2.7")
def test_the_table_of_directions_is_the_chart() -> None:
    [row] = BOOK.table_under("| die | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |")
    words = {(-1, 0): "west", (1, 0): "east", (0, 1): "north", (0, -1): "south"}
    for said, (columns, rows) in zip(row[1:], DIRECTIONS, strict=True):
        parts = [words[0, rows]] if rows else []
        parts += [words[columns, 0]] if columns else []
        assert said == "-".join(parts)


def totals(text: str) -> list[int]:
    """`7 and 8`, `2 to 6`."""
    first, last = map(int, re.findall(r"\d+", text))
    return list(range(first, last + 1))


@pytest.mark.rule("RU-2.9")
def test_the_table_of_attacks_is_the_codes() -> None:
    rows = BOOK.table_under("| total | what happens |")
    results = [{attacks.attack_result(total) for total in totals(row[0])} for row in rows]
    assert results == [{"nothing"}, {"drop"}, {"injury"}]
    assert [total for row in rows for total in totals(row[0])] == list(range(2, 13))


@pytest.mark.rule("RU-3.1")
def test_the_table_of_injuries_is_the_codes() -> None:
    rows = BOOK.table_under("| total | box |")
    for said, box in rows:
        assert {attacks.BOX_NAMES[attacks.injury_box(total)] for total in totals(said)} == {box.lower()}
    assert [total for row in rows for total in totals(row[0])] == list(range(2, 13))


def percent(ways: int) -> str:
    return f"{100 * ways / 36:.0f} %"


def test_the_odds_are_the_right_values() -> None:
    """The same figures that test_5_odds.py finds by enumeration."""
    rows = BOOK.table_under("| squares | good throws of 36 | chance |")
    assert rows == [
        [str(squares), str(ways), percent(ways)] for squares, ways in enumerate(odds.GOOD_WAYS) if squares
    ]
    attack = [*odds.ATTACK_WAYS.values(), odds.LOSE_WAYS]
    found = BOOK.table_under("| an attack | of 36 | chance |")
    assert [row[1:] for row in found] == [[str(ways), percent(ways)] for ways in attack]
    injuries = [odds.INJURY_WAYS[box] for box in (LIGHT, BAD, DEAD)]
    found = BOOK.table_under("| an injury | of 36 | chance |")
    assert [row[1:] for row in found] == [[str(ways), percent(ways)] for ways in injuries]
    assert f"{odds.death_chance().numerator} of {odds.death_chance().denominator}" in BOOK.text
