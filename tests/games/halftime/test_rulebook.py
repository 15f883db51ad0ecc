"""RULES.md has the chapters and rules of the ledger, and its tables the right values."""

import pytest

from game.games import halftime
from game.games.halftime import clock, dice, downs, kicking
from tests.games.book import Book

BOOK = Book(halftime, "HT")
CHAPTERS = [
    ("The dice", 4),
    ("Start and end", 6),
    ("Downs", 4),
    ("Running", 3),
    ("Passing", 2),
    ("Fumble", 3),
    ("Penalty", 3),
    ("Kicking", 4),
    ("Odds", 0),
]


def test_the_chapters_and_their_rules_are_the_ledgers() -> None:
    assert BOOK.chapters == CHAPTERS


@pytest.mark.rule("HT-1.1", "HT-1.2", "HT-1.3", "HT-1.4")
def test_the_table_of_dice_is_the_codes() -> None:
    printed = [row[2] for row in BOOK.table_under("| die | who | its six faces |")]
    made = (dice.GAME_FACES, dice.BLUE_FACES, dice.GREEN_FACES, dice.RED_FACES)
    assert printed == [" ".join(map(str, faces)) for faces in made]


@pytest.mark.rule("HT-8.4")
def test_the_table_of_points_is_the_codes() -> None:
    points = [int(row[1]) for row in BOOK.table_under("| what | points |")]
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
    assert [int(row[1]) for row in BOOK.table_under("| a run | of 36 |")] == [1, 3, 4, 6, 6, 6, 4, 3, 1, 1, 1]
    assert [int(row[1]) for row in BOOK.table_under("| red dice | of 36 |")] == [14, 8, 3]
    assert [row[1] for row in BOOK.table_under("| a pass | chance |")] == ["1/6", "1/2", "1/6", "1/6"]
    kicks = [row[1] for row in BOOK.table_under("| a field goal from | chance |")]
    assert kicks == ["5/6", "4/6", "3/6", "2/6", "1/6"]
    spots = [int(row[1]) for row in BOOK.table_under("| a kick-off comes to the | of 36 |")]
    assert spots == [1, 3, 4, 6, 8, 6, 4, 3, 1]
    assert [row[1] for row in BOOK.table_under("| what | value |")] == ["0", "95/6", "5/8"]
