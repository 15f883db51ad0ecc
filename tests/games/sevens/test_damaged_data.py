"""A damaged file of data is named with its place, in a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.errors import AssetError
from game.games.sevens.data import reading
from game.games.sevens.data.ready_made import read_ready_made
from game.games.sevens.data.rosters import read_rosters
from game.games.sevens.data.skills import (
    book,
    read_skills,
)
from game.games.sevens.data.stars import read_stars
from tests.games.sevens.data_files import table

READERS: dict[str, Callable[[Any], object]] = {
    "skills.toml": read_skills,
    "teams.toml": lambda content: read_rosters(content, book()),
    "stars.toml": lambda content: read_stars(content, book()),
    "ready_made.toml": read_ready_made,
}


def damaged(file: str, *path: str | int, to: object = None) -> str:
    """What is said of the file when the field at ``path`` is set, or gone when ``to`` is None."""
    content = table(file)
    spot: Any = content
    for step in path[:-1]:
        spot = spot[step]
    if to is None:
        del spot[path[-1]]
    else:
        spot[path[-1]] = to
    with pytest.raises(AssetError) as told:
        READERS[file](content)
    return str(told.value)


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("skill", 0, "effect"), None, "skill 'Catch': effect: is missing"),
        (("skill", 0, "category"), "magic", "skill 'Catch': category: 'magic' is none of agility, devious"),
        (("skill", 1, "name"), "Catch", "skill 2: name: 'Catch' stands there twice"),
        (("skill", 0, "active"), "yes", "skill 'Catch': active: 'yes' should be true or false"),
        (("skill", 0, "efect"), "Typo.", "skill 'Catch': efect: there is no such field"),
        (("skill", 0, "excludes"), ["Fly"], "skill 'Catch': excludes: no skill is called 'Fly'"),
        (("skill", 0, "aliases"), ["Dodge"], "skill 'Dodge': aliases: 'Dodge' is Catch"),
        (("random", "agility", "low"), ["Catch"], "random agility: low: 1 skills, should be 6"),
        (("random", "agility", "low", 0), "Block", "low: 'Block' is no skill of this category"),
        (("random", "agility", "low", 0), "Leap", "random agility: low: Catch stands in neither half"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_skills(path: tuple[str | int, ...], to: object, says: str) -> None:
    assert f"{says}" in damaged("skills.toml", *path, to=to)


EAGLE = "roster 'Amazon', position 'Eagle Warrior'"


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("skills",), ["Dodg"], f"{EAGLE}: skills: no skill is called 'Dodg' (is it Dodge?)"),
        (("skills",), ["Claw", "Claws"], f"{EAGLE}: skills: Claws stands there twice"),
        (("figures",), "6 3 3+ 4+", f"{EAGLE}: figures: '6 3 3+ 4+' should be MA ST AG PA AV"),
        (("figures",), "6 3 3+ 4+ 12+", f"{EAGLE}: figures: AV 12 should be from 3 to 11"),
        (("figures",), "0 3 3+ 4+ 8+", f"{EAGLE}: figures: MA 0 should be from 1 to 9"),
        (("figures",), None, f"{EAGLE}: figures: is missing"),
        (("quantity",), 12, f"{EAGLE}: quantity: 12 should be a number from 1 to 11"),
        (("cost",), "dear", f"{EAGLE}: cost: 'dear' should be a number from 5000 to 1000000"),
        (("primary",), "GX", f"{EAGLE}: primary: 'X' is none of A, D, G, M, P, S"),
        (("name",), "Python Warrior", "roster 'Amazon' position 2: name: 'Python Warrior' stands there"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_teams(path: tuple[str, ...], to: object, says: str) -> None:
    assert f"assets/sevens/teams.toml: {says}" in damaged(
        "teams.toml", "roster", 0, "position", 0, *path, to=to
    )


def test_a_damaged_roster() -> None:
    prefix = "assets/sevens/teams.toml: "
    assert damaged("teams.toml", "limits", "budget") == f"{prefix}limits: budget: is missing"
    assert damaged("teams.toml", "roster", 0, "rules", to=["Fly"]) == (
        f"{prefix}roster 'Amazon': rules: no rule is called 'Fly'"
    )
    assert damaged("teams.toml", "roster", 1, "id", to="amazon") == (
        f"{prefix}roster 'Black Orc': id: 'amazon' stands there twice"
    )
    assert damaged("teams.toml", "roster", to=[]) == f"{prefix}roster: should be a list of tables"


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("star", 0, "use"), "at will", "Squirrel': use: 'at will' is none of once per game"),
        (("star", 0, "fee"), None, "star 'Akhorne The Squirrel': fee: is missing"),
        (("star", 0, "player", 0, "skills"), ["Loner (X+)"], "Squirrel': skills: 'Loner (X+)'"),
        (("tiers", "fees_to"), [4, 3, 2, 1], "tiers: fees_to: should be 4 rising fees"),
        (("tiers", "names"), ["One"], "tiers: names: 1 names, should be 5"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_stars(path: tuple[str | int, ...], to: object, says: str) -> None:
    told = damaged("stars.toml", *path, to=to)
    assert told.startswith("assets/sevens/stars.toml: ")
    assert says in told


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("team", 0, "rerolls"), 5, "team 'Canopy Queens': players: it costs 1,000,000: that is"),
        (("team", 0, "roster"), "dwarf", "team 'Canopy Queens': players: Ixara is a Python Warrior"),
        (("team", 0, "colours"), ["red", "red"], "team 'Canopy Queens': colours: 'red' stands there twice"),
        (("team", 0), None, "team: amazon has none"),
    ],
)  # fmt: skip
def test_a_damaged_file_of_ready_made_teams(path: tuple[str | int, ...], to: object, says: str) -> None:
    assert f"assets/sevens/ready_made.toml: {says}" in damaged("ready_made.toml", *path, to=to)


def test_a_file_that_is_no_toml_is_told_in_a_line(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    torn = tmp_path / "skills.toml"
    torn.write_text("[[skill]\nname = ", encoding="utf-8")
    monkeypatch.setattr(reading, "asset", lambda *parts: torn)
    with pytest.raises(AssetError, match=r"assets/sevens/skills\.toml: it cannot be read: "):
        reading.table_of("skills.toml")
