"""RULES.md has the chapters and rules of the ledger, the figures of the code, and each rule that is cited."""

import re

import pytest

from game.games import sevens
from game.games.sevens import board, drives, harm, kickoff_events, moves, passing, scoring, state
from game.games.sevens.board import in_range, pass_range, square
from game.games.sevens.game import READINGS
from tests.games.book import Book

BOOK = Book(sevens, "S7")
CHAPTERS = [
    ("The pitch and the squads", 5),
    ("Before the match", 6),
    ("The turn", 6),
    ("How a player is", 4),
    ("Turnovers", 12),
    ("Blocks", 17),
    ("Weather", 5),
    ("The ball", 8),
    ("Passing", 12),
    ("Tests of movement", 5),
    ("Injuries", 14),
    ("The drive", 5),
    ("Events of the kick-off", 12),
    ("Star player points", 1),
    ("After the match, by the printed book", 5),
    ("The season", 12),
    ("Star players", 3),
    ("Together", 2),
    ("Skills and traits", 0),
    ("Options", 0),
]


def rule(number: str) -> str:
    """A rule with its rulings and tables."""
    return BOOK.text.split(f"**{number}** ")[1].split("\n**S7-")[0].split("\n## ")[0]


def totals(text: str) -> range:
    """`2 to 6`, `9, 10`, `12`."""
    numbers = [int(each) for each in re.findall(r"\d+", text)]
    return range(numbers[0], numbers[-1] + 1)


def test_the_chapters_and_their_rules_are_the_ledgers() -> None:
    assert BOOK.chapters == CHAPTERS
    assert len(BOOK.rules) == len(set(BOOK.rules))


def test_every_rule_that_is_cited_in_a_match_stands_in_the_book() -> None:
    modules = {name: rules for name, rules in BOOK.cited().items() if rules}
    assert {"activations.py", "blocks.py", "events/turns.py", "kickoff_events.py"} <= set(modules)
    league = re.compile(r"S7-1[5-8]\.")
    missing = {name: [each for each in rules if each not in BOOK.rules] for name, rules in modules.items()}
    assert not [each for rules in missing.values() for each in rules if not league.match(each)]


@pytest.mark.rule("S7-1.1", "S7-1.2", "S7-1.3", "S7-1.4")
def test_the_pitch_of_the_book_is_the_codes() -> None:
    assert f"{board.COLUMNS} by {board.ROWS} squares" in rule("S7-1.1")
    assert f"fields {state.FIELDED}" in rule("S7-1.2")
    assert f"at most {state.House().turns} turns" in rule("S7-1.4")
    assert f"{state.House(turns_per_half=True).turns} turns" in rule("S7-1.4")


@pytest.mark.rule("S7-2.2")
def test_the_table_of_the_weather_is_the_codes() -> None:
    rows = BOOK.table_under("| 2D6 | weather | what it does |")
    for place, row in zip((state.SWELTERING, state.SUNNY, state.PERFECT, state.RAIN, state.BLIZZARD), rows):
        assert {drives.weather_of(total) for total in totals(row[0])} == {place}
        assert state.WEATHERS[place] in row[1]
    assert [total for row in rows for total in totals(row[0])] == list(range(2, 13))


@pytest.mark.rule("S7-6.1", "S7-6.2", "S7-6.3", "S7-6.4", "S7-6.5")
def test_the_tables_of_blocks_are_the_codes() -> None:
    rows = BOOK.table_under("| strengths | dice | who chooses |")
    assert [int(row[1]) for row in rows] == [1, 2, 3, 2, 3]
    faces = BOOK.table_under("| face | of six | what happens |")
    words = {
        "Player Down": "skull",
        "Both Down": "both",
        "Push Back": "push",
        "Stumble": "stumble",
        "POW": "pow",
    }
    assert {words[row[0]]: int(row[1]) for row in faces} == {
        face: state.BLOCK_DIE.faces.count(face) for face in state.BLOCK_DIE.faces
    }


@pytest.mark.rule("S7-8.1")
def test_the_chart_of_directions_is_the_codes() -> None:
    (row,) = BOOK.table_under("| die | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |")
    rows, columns = {"north": 1, "south": -1}, {"west": -1, "east": 1}
    for die, name in enumerate(row[1:], 1):
        words = name.split("-")
        to = (10 + sum(columns.get(each, 0) for each in words), 5 + sum(rows.get(each, 0) for each in words))
        assert board.PITCH.step(square(10, 5), die) == square(*to)


@pytest.mark.rule("S7-9.1")
def test_the_table_of_ranges_is_the_codes() -> None:
    rows = BOOK.table_under("| range | squares in a line | modifier |")
    start = square(0, 5)
    for number, (name, squares, modifier) in enumerate(rows):
        assert name == board.RANGE_NAMES[number]
        assert int(modifier) == passing.RANGE_MODIFIERS[number]
        assert pass_range(start, square(int(squares), 5)) == number
        assert not in_range(start, number) >> square(int(squares) + 1, 5) & 1


@pytest.mark.rule("S7-11.5")
def test_the_table_of_casualties_is_the_codes() -> None:
    rows = BOOK.table_under("| D16 | casualty | what it means |")
    for row in rows:
        assert {state.CASUALTIES[harm.casualty_of(die)] for die in totals(row[0])} == {
            row[1].lower().replace(" ", "_")
        }
    assert [die for row in rows for die in totals(row[0])] == list(range(1, 17))


@pytest.mark.rule("S7-12.1")
def test_the_table_of_events_is_the_codes() -> None:
    rows = BOOK.table_under("| 2D6 | event |")
    found = {int(total): re.sub(r"\W+", "_", name.lower()).strip("_") for total, name in rows}
    assert found == {total: name for total, (name, _, _) in kickoff_events.EVENTS.items()}
    for total, name in rows:
        assert f"**S7-13.{total}** {name}" in BOOK.text


@pytest.mark.rule("S7-14.1")
def test_the_points_of_the_book_are_the_codes() -> None:
    points = [int(row[1]) for row in BOOK.table_under("| deed | points |")]
    assert points[:5] == [
        scoring.COMPLETION_SPP,
        scoring.THROW_SPP,
        scoring.INTERCEPTION_SPP,
        harm.CASUALTY_SPP,
        scoring.TOUCHDOWN_SPP,
    ]


@pytest.mark.rule("S7-10.2", "S7-4.2", "S7-11.14", "S7-12.3")
def test_the_numbers_of_the_book_are_the_codes() -> None:
    assert f"up to {['no', 'one', 'two'][moves.MOST_RUSHES]} squares beyond MA" in rule("S7-10.2")
    assert f"costs {moves.STAND_COST} squares" in rule("S7-4.2")
    assert f"on a {moves.STAND} or better" in rule("S7-4.2")
    assert f"on a {drives.KO_BACK} or better" in rule("S7-12.3")


def test_each_option_stands_in_the_book_with_both_readings() -> None:
    rows = BOOK.table_under("| option | sheet | rulebook |")
    assert [row[0].replace(" ", "_") for row in rows] == list(READINGS)
    named = re.findall(r'option "([a-z ]+): rulebook"', BOOK.text)
    assert {each.replace(" ", "_") for each in named} == set(READINGS)
