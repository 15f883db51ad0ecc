"""RULES.md has the chapters and rules of the ledger, and its tables the right values."""

import pytest

from game.core import board
from game.games import bfl
from game.games.bfl import roll, scoring
from tests.games.book import Book

BOOK = Book(bfl, "BFL")
CHAPTERS = [
    ("The match", 6),
    ("The roll", 5),
    ("Battle", 5),
    ("Scoring", 4),
    ("Ties", 5),
    ("Penalties", 3),
    ("Challenge flag", 2),
    ("Special rolls", 5),
    ("Party option", 1),
    ("Odds", 0),
]


def test_the_chapters_and_their_rules_are_the_ledgers() -> None:
    assert BOOK.chapters == CHAPTERS


@pytest.mark.rule("BFL-4.1", "BFL-4.3", "BFL-4.4")
def test_the_table_of_points_is_the_codes() -> None:
    points = [int(row[1]) for row in BOOK.table_under("| what | points |")]
    assert points == [scoring.TOUCHDOWN, scoring.KICK, scoring.TWO]


@pytest.mark.rule("BFL-5.2", "BFL-5.3")
def test_the_table_of_distances_is_the_codes() -> None:
    rows = BOOK.table_under("| round | kick from | or the spinner |")
    for number, (_, distance, spinner) in enumerate(rows[:6], 1):
        assert distance == f"{board.playoff_distance(number)} yards"
        assert spinner == ("yes" if number >= scoring.SPIN_FROM else "no")
    assert rows[6] == [f"{scoring.SPIN_ONLY_FROM} and on", "no kick", "only the spinner"]


@pytest.mark.rule("BFL-8.1", "BFL-8.2", "BFL-8.3", "BFL-8.4")
def test_the_table_of_special_rolls_names_them_all() -> None:
    names = [row[0] for row in BOOK.table_under("| roll | the eight dice | what it brings |")]
    assert names == ["Hail Mary", "Bro", "Join the party", "Split"]
    assert (roll.BRO_STEPS, roll.PARTY_STEPS, roll.SPLIT_STEPS, roll.SPLIT_YARDS) == (1, 3, 2, 20)


def test_the_odds_are_the_right_values() -> None:
    """The same figures that test_10_odds.py finds by enumeration."""
    chances = {row[0]: row[1] for row in BOOK.table_under("| special roll | chance | about |")}
    assert chances == {
        "Hail Mary": "1/2,097,152",
        "Bro": "315/131,072",
        "Join the party": "143,325/2,097,152",
        "Split": "2,205/65,536",
        "any of them": "109,463/1,048,576",
    }
    values = [row[1] for row in BOOK.table_under("| what | value | about |")]
    assert values == ["10", "13,366,435/1,048,576", "2,269/32,768", "1/2", "1/2", "1/2"]
    rolls = BOOK.table_under("| players | rolls a quarter, about |")
    assert rolls == [["2", "7.9"], ["4", "7.3"], ["8", "6.7"]]
