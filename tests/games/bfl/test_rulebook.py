"""RULES.md: numbered like the ledger, in a form that the rules screen can read, with the right values."""

import re
from pathlib import Path

import pytest

from game.core import board
from game.games import bfl
from game.games.bfl import roll, scoring

BOOK = (Path(bfl.__file__).parent / "RULES.md").read_text("utf-8")
PARAGRAPHS = [block for block in BOOK.split("\n\n") if block.strip()]
CHAPTERS = {
    1: "The match",
    2: "The roll",
    3: "Battle",
    4: "Scoring",
    5: "Ties",
    6: "Penalties",
    7: "Challenge flag",
    8: "Special rolls",
    9: "Party option",
    10: "Odds",
}
RULES_OF_CHAPTER = {1: 6, 2: 5, 3: 5, 4: 4, 5: 5, 6: 3, 7: 2, 8: 5, 9: 1}
IDS = [f"BFL-{chapter}.{n}" for chapter, count in RULES_OF_CHAPTER.items() for n in range(1, count + 1)]


def table_under(head: str) -> list[list[str]]:
    """The rows of the table whose first line is ``head``."""
    [block] = [block for block in PARAGRAPHS if block.startswith(head)]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in block.strip().splitlines()[2:]]


def test_the_chapters_are_numbered_in_order() -> None:
    assert re.findall(r"^## (\d+) (.+)$", BOOK, re.M) == [(str(n), title) for n, title in CHAPTERS.items()]


def test_the_quick_start_comes_before_the_first_chapter() -> None:
    assert BOOK.index("## Quick start") < BOOK.index("## 1 ")


def test_every_rule_of_the_ledger_is_a_paragraph_in_its_chapter() -> None:
    found = []
    chapter = ""
    for block in PARAGRAPHS:
        if block.startswith("## "):
            chapter = block.split()[1]
        elif rule := re.match(r"\*\*(BFL-(\d+)\.\d+)\*\* \S", block):
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
    for module in Path(bfl.__file__).parent.glob("*.py"):
        for rule in re.findall(r"BFL-\d+\.\d+", module.read_text("utf-8")):
            assert rule in IDS, f"{module.name} cites {rule}"


@pytest.mark.rule("BFL-4.1", "BFL-4.3", "BFL-4.4")
def test_the_table_of_points_is_the_codes() -> None:
    points = [int(row[1]) for row in table_under("| what | points |")]
    assert points == [scoring.TOUCHDOWN, scoring.KICK, scoring.TWO]


@pytest.mark.rule("BFL-5.2", "BFL-5.3")
def test_the_table_of_distances_is_the_codes() -> None:
    rows = table_under("| round | kick from | or the spinner |")
    for number, (_, distance, spinner) in enumerate(rows[:6], 1):
        assert distance == f"{board.playoff_distance(number)} yards"
        assert spinner == ("yes" if number >= scoring.SPIN_FROM else "no")
    assert rows[6] == [f"{scoring.SPIN_ONLY_FROM} and on", "no kick", "only the spinner"]


@pytest.mark.rule("BFL-8.1", "BFL-8.2", "BFL-8.3", "BFL-8.4")
def test_the_table_of_special_rolls_names_them_all() -> None:
    names = [row[0] for row in table_under("| roll | the eight dice | what it brings |")]
    assert names == ["Hail Mary", "Bro", "Join the party", "Split"]
    assert (roll.BRO_STEPS, roll.PARTY_STEPS, roll.SPLIT_STEPS, roll.SPLIT_YARDS) == (1, 3, 2, 20)


def test_the_odds_are_the_right_values() -> None:
    """The same figures that test_10_odds.py finds by enumeration."""
    chances = {row[0]: row[1] for row in table_under("| special roll | chance | about |")}
    assert chances == {
        "Hail Mary": "1/2,097,152",
        "Bro": "315/131,072",
        "Join the party": "143,325/2,097,152",
        "Split": "2,205/65,536",
        "any of them": "109,463/1,048,576",
    }
    values = [row[1] for row in table_under("| what | value | about |")]
    assert values == ["10", "13,366,435/1,048,576", "2,269/32,768", "1/2", "1/2", "1/2"]
    rolls = table_under("| players | rolls a quarter, about |")
    assert rolls == [["2", "7.9"], ["4", "7.3"], ["8", "6.7"]]
