"""A team's text is damaged by lot, in fields and in letters: it is refused in a line, or it is a team."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from game.core.errors import LeagueError
from game.games.registry import box
from game.games.sevens.data.ready_made import ready_made, ready_made_teams
from game.games.sevens.league.entrants import figures_of, skills_of
from game.games.sevens.league.legality import illegal
from game.games.sevens.league.roster_page import roster_page
from game.games.sevens.league.season import LeagueRules, new_season
from game.games.sevens.league.sheet import current_value, first_sheet, member_value, value
from game.games.sevens.league.sheet_text import plain_sheet
from game.season import begin_match
from tests.games.sevens.league.test_texts import scarred
from tests.games.sevens.league.texts import read_sheet, sheet_text

LONGEST_LINE = 400
SEVENS = box("sevens")
COMING = new_season(2, LeagueRules()).fixtures[0]
OPPONENT = first_sheet(ready_made("orc"))
ROUNDS = 40


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 17, 10_000, 99_999_999, 10**40, -(10**40), 0.5, 1e308, float("inf"),
    float("nan"), "", " ", "0", "x" * 61, "x" * 100_000, "a\nb", "\0", "\x1b[31m", "\u202egnp", "\ud800", "𝕏",
    "<script>alert(1)</script>", "Block", "Loner (4+)", "Human Ogre", "martian", "dead", "ma", "#FFFFFF",
    [], [[]], {}, {"a": {}}, [1] * 500, ["Block"] * 300, ["ma"] * 300, nested(40), {"format": "x"},
]  # fmt: skip


def places(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every field and every element, with what holds it."""
    keys = plain if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else ()
    for key in keys:
        yield plain, key
        yield from places(plain[key])


def harm_fields(plain: dict[str, Any], lots: random.Random) -> None:
    """Some field is another, away, new, or there twice."""
    table, key = lots.choice(list(places(plain)))
    match lots.randrange(6):
        case 0:
            del table[key]
        case 1 if isinstance(table, dict):
            table[lots.choice(["more", "", "__class__", "x" * 5_000, "\n", "key"])] = deepcopy(
                lots.choice(VALUES)
            )
        case 2 if isinstance(table, list):
            table.append(deepcopy(table[key]))
        case 3 if isinstance(table[key], int):
            table[key] += lots.choice([-1, 1, 10_000, 1_000_000])
        case _:
            table[key] = deepcopy(lots.choice(VALUES))


def harm_letters(text: str, lots: random.Random) -> str:
    """Some letters are away, doubled, or others."""
    start = lots.randrange(len(text))
    end = min(len(text), start + lots.choice([1, 1, 5, 300]))
    put = lots.choice(
        ["", text[start:end] * 2, lots.choice('{}[]",:0e-\\u\0\ufeff'), "NaN", "1e999", '"a":1,']
    )
    return text[:start] + put + text[end:]


def use(text: str) -> None:
    """A text that is taken for a team is one: whatever a league does with it can be done."""
    sheet = read_sheet(text)
    assert illegal(sheet) == []
    assert read_sheet(sheet_text(sheet)) == sheet
    assert 0 <= current_value(sheet) <= value(sheet) < 3_000_000
    assert roster_page(sheet).startswith("<!doctype html>")
    match = begin_match(SEVENS, LeagueRules(), COMING, (sheet, OPPONENT))
    assert match.pending is not None
    for member in sheet.members:
        assert member_value(sheet, member) >= 0
        assert figures_of(sheet, member).ma >= 1
        assert skills_of(sheet, member) is not None


def refused(text: str) -> bool:
    """Whether a text is no team; then it is told why in one harmless line."""
    try:
        use(text)
    except LeagueError as error:
        told = str(error)
        assert told.isprintable(), told
        assert len(told) <= LONGEST_LINE, told
        return True
    return False


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_fields_that_are_damaged(seed: int) -> None:
    lots = random.Random(seed)
    count = 0
    for _ in range(25):
        sheet = (
            scarred() if lots.random() < 0.5 else first_sheet(ready_made(lots.choice([*ready_made_teams()])))
        )
        plain = plain_sheet(sheet)
        for _ in range(lots.choice([1, 1, 2, 5])):
            harm_fields(plain, lots)
        count += refused(json.dumps(plain))
    assert count > 10


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_letters_that_are_damaged(seed: int) -> None:
    lots = random.Random(seed)
    text = sheet_text(scarred())
    count = sum(refused(harm_letters(text, lots)) for _ in range(25))
    assert count > 5


@pytest.mark.parametrize("depth", [50, 500, 900, 980, 1_000, 5_000, 200_000])
def test_however_deep_it_goes(depth: int) -> None:
    deep = "[" * depth + "]" * depth if depth < 200_000 else "[" * depth
    for field in ("name", "treasury", "players", "colours", "more"):
        plain = {**plain_sheet(scarred()), field: "DEEP"}
        assert refused(json.dumps(plain).replace('"DEEP"', deep))
