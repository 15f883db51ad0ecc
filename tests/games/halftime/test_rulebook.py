"""RULES.md: numbered like the ledger, in a form that the rules screen can read, with the right values."""

import re
from pathlib import Path

import pytest

from game.games import halftime
from game.games.halftime import clock, dice, downs, kicking

BOOK = (Path(halftime.__file__).parent / "RULES.md").read_text("utf-8")
PARAGRAPHS = [block for block in BOOK.split("\n\n") if block.strip()]
CHAPTERS = (
    "The dice",
    "Start and end",
    "Downs",
    "Running",
    "Passing",
    "Fumble",
    "Penalty",
    "Kicking",
    "Odds",
)
RULES_OF_CHAPTER = (4, 6, 4, 3, 2, 3, 3, 4)
IDS = [f"HT-{chapter}.{n}" for chapter, count in enumerate(RULES_OF_CHAPTER, 1) for n in range(1, count + 1)]


def table_under(head: str) -> list[list[str]]:
    """The rows of the table whose first line is ``head``."""
    [block] = [block for block in PARAGRAPHS if block.startswith(head)]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in block.strip().splitlines()[2:]]


def test_the_chapters_are_numbered_in_order() -> None:
    chapters = [(str(number), title) for number, title in enumerate(CHAPTERS, 1)]
    assert re.findall(r"^## (\d+) (.+)$", BOOK, re.M) == chapters
    assert BOOK.index("## Quick start") < BOOK.index("## 1 ")


def test_every_rule_of_the_ledger_is_a_paragraph_in_its_chapter() -> None:
    found, chapter = [], ""
    for block in PARAGRAPHS:
        if block.startswith("## "):
            chapter = block.split()[1]
        elif rule := re.match(r"\*\*(HT-(\d+)\.\d+)\*\* \S", block):
            assert rule[2] == chapter, f"{rule[1]} stands in chapter {chapter}"
            found.append(rule[1])
    assert found == IDS


def test_bold_is_for_the_numbers_and_italics_for_the_rulings() -> None:
    assert re.findall(r"\*\*(.+?)\*\*", BOOK) == IDS
    italics = [block for block in PARAGRAPHS[2:] if block.startswith("*") and not block.startswith("**")]
    assert all(block.startswith("*Ruling: ") and block.rstrip().endswith(".*") for block in italics)


def test_every_paragraph_is_one_line() -> None:
    assert [block for block in PARAGRAPHS if "\n" in block.strip() and not block.startswith("|")] == []


def test_every_rule_that_the_code_cites_is_in_the_book() -> None:
    for module in Path(halftime.__file__).parent.glob("*.py"):
        for rule in re.findall(r"HT-\d+\.\d+", module.read_text("utf-8")):
            assert rule in IDS, f"{module.name} cites {rule}"


@pytest.mark.rule("HT-1.1", "HT-1.2", "HT-1.3", "HT-1.4")
def test_the_table_of_dice_is_the_codes() -> None:
    printed = [row[2] for row in table_under("| die | who | its six faces |")]
    made = (dice.GAME_FACES, dice.BLUE_FACES, dice.GREEN_FACES, dice.RED_FACES)
    assert printed == [" ".join(map(str, faces)) for faces in made]


@pytest.mark.rule("HT-8.4")
def test_the_table_of_points_is_the_codes() -> None:
    points = [int(row[1]) for row in table_under("| what | points |")]
    assert points == [
        downs.TOUCHDOWN_POINTS,
        kicking.FIELD_GOAL_POINTS,
        downs.SAFETY_POINTS,
        kicking.EXTRA_POINT,
    ]


def test_the_figures_in_the_text_are_the_codes() -> None:
    assert (downs.TOUCHBACK, kicking.FIELD_GOAL_FROM, kicking.EXTRA_POINT_YARDS) == (20, 50, 10)
    assert (clock.HALVES, clock.OVERTIME_POSSESSIONS) == (2, 8)


def test_the_odds_are_the_right_values() -> None:
    """The same figures that test_9_odds.py finds by playing."""
    assert [int(row[1]) for row in table_under("| a run | of 36 |")] == [1, 3, 4, 6, 6, 6, 4, 3, 1, 1, 1]
    assert [int(row[1]) for row in table_under("| red dice | of 36 |")] == [14, 8, 3]
    assert [row[1] for row in table_under("| a pass | chance |")] == ["1/6", "1/2", "1/6", "1/6"]
    kicks = [row[1] for row in table_under("| a field goal from | chance |")]
    assert kicks == ["5/6", "4/6", "3/6", "2/6", "1/6"]
    spots = [int(row[1]) for row in table_under("| a kick-off comes to the | of 36 |")]
    assert spots == [1, 3, 4, 6, 8, 6, 4, 3, 1]
    assert [row[1] for row in table_under("| what | value |")] == ["0", "95/6", "5/8"]
