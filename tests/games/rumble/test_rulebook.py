"""RULES.md: numbered like the ledger, in a form that the rules screen can read, with the right values."""

import re
from pathlib import Path

import pytest

from game.core.grid import DIRECTIONS, name
from game.games import rumble
from game.games.rumble import attacks, board, moves, odds, state, throws, turns
from game.games.rumble.state import BAD, DEAD, LIGHT

BOOK = (Path(rumble.__file__).parent / "RULES.md").read_text("utf-8")
PARAGRAPHS = [block for block in BOOK.split("\n\n") if block.strip()]
CHAPTERS = ("Field and sides", "The turn", "Injuries and reserves", "Touchdown", "Odds")
RULES_OF_CHAPTER = (6, 11, 6, 2)
IDS = [f"RU-{chapter}.{n}" for chapter, count in enumerate(RULES_OF_CHAPTER, 1) for n in range(1, count + 1)]


def table_under(head: str) -> list[list[str]]:
    """The rows of the table whose first line is ``head``."""
    [block] = [block for block in PARAGRAPHS if block.startswith(head)]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in block.strip().splitlines()[2:]]


def rule(number: str) -> str:
    """A rule with its rulings and examples."""
    return BOOK.split(f"**{number}** ")[1].split("\n**RU-")[0].split("\n## ")[0]


def test_the_chapters_are_numbered_in_order() -> None:
    chapters = [(str(number), title) for number, title in enumerate(CHAPTERS, 1)]
    assert re.findall(r"^## (\d+) (.+)$", BOOK, re.M) == chapters
    assert BOOK.index("## Quick start") < BOOK.index("## 1 ")


def test_every_rule_of_the_ledger_is_a_paragraph_in_its_chapter() -> None:
    found, chapter = [], ""
    for block in PARAGRAPHS:
        if block.startswith("## "):
            chapter = block.split()[1]
        elif paragraph := re.match(r"\*\*(RU-(\d+)\.\d+)\*\* \S", block):
            assert paragraph[2] == chapter, f"{paragraph[1]} stands in chapter {chapter}"
            found.append(paragraph[1])
    assert found == IDS


def test_bold_is_for_the_numbers_and_italics_for_the_rulings() -> None:
    assert re.findall(r"\*\*(.+?)\*\*", BOOK) == IDS
    italics = [block for block in PARAGRAPHS[2:] if block.startswith("*") and not block.startswith("**")]
    assert all(block.startswith("*Ruling: ") and block.rstrip().endswith(".*") for block in italics)


def test_every_paragraph_is_one_line() -> None:
    assert [block for block in PARAGRAPHS if "\n" in block.strip() and not block.startswith("|")] == []


def test_every_rule_that_the_code_cites_is_in_the_book() -> None:
    for module in Path(rumble.__file__).parent.glob("*.py"):
        for cited in re.findall(r"RU-\d+\.\d+", module.read_text("utf-8")):
            assert cited in IDS, f"{module.name} cites {cited}"


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
    [row] = table_under("| die | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |")
    words = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
    for said, (columns, rows) in zip(row[1:], DIRECTIONS, strict=True):
        parts = [words[0, rows]] if rows else []
        parts += [words[columns, 0]] if columns else []
        assert said == " ".join(parts)


def totals(text: str) -> list[int]:
    """`7 and 8`, `2 to 6`."""
    first, last = map(int, re.findall(r"\d+", text))
    return list(range(first, last + 1))


@pytest.mark.rule("RU-2.9")
def test_the_table_of_attacks_is_the_codes() -> None:
    rows = table_under("| total | what happens |")
    results = [{attacks.attack_result(total) for total in totals(row[0])} for row in rows]
    assert results == [{"nothing"}, {"drop"}, {"injury"}]
    assert [total for row in rows for total in totals(row[0])] == list(range(2, 13))


@pytest.mark.rule("RU-3.1")
def test_the_table_of_injuries_is_the_codes() -> None:
    rows = table_under("| total | box |")
    for said, box in rows:
        assert {attacks.BOX_NAMES[attacks.injury_box(total)] for total in totals(said)} == {box.lower()}
    assert [total for row in rows for total in totals(row[0])] == list(range(2, 13))


def percent(ways: int) -> str:
    return f"{100 * ways / 36:.0f} %"


def test_the_odds_are_the_right_values() -> None:
    """The same figures that test_5_odds.py finds by enumeration."""
    rows = table_under("| squares | good throws of 36 | chance |")
    assert rows == [
        [str(squares), str(ways), percent(ways)] for squares, ways in enumerate(odds.GOOD_WAYS) if squares
    ]
    attack = [*odds.ATTACK_WAYS.values(), odds.LOSE_WAYS]
    found = table_under("| an attack | of 36 | chance |")
    assert [row[1:] for row in found] == [[str(ways), percent(ways)] for ways in attack]
    injuries = [odds.INJURY_WAYS[box] for box in (LIGHT, BAD, DEAD)]
    found = table_under("| an injury | of 36 | chance |")
    assert [row[1:] for row in found] == [[str(ways), percent(ways)] for ways in injuries]
    assert f"{odds.death_chance().numerator} of {odds.death_chance().denominator}" in BOOK
