"""A team as a text: what an exported file holds, and what a league keeps."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from game.core.errors import LeagueError
from game.games.sevens.data.teams import HIGHEST_NUMBER
from game.games.sevens.league.fields import LONGEST_TEXT, Fields, read_json
from game.games.sevens.league.legality import illegal
from game.games.sevens.league.sheet import CHARACTERISTICS, MOST_TREASURY, Career, Fate, Member, TeamSheet
from game.games.sevens.league.words import tidy

FORMAT: Final = "fourth-and-dice team"
VERSION: Final = 1
NO_TEAM: Final = "this is no team of Fourth & Dice"
MOST: Final = 9_999  # of anything that is counted
MOST_PLAYERS: Final = 2_000  # whoever ever belonged to a team: over a hundred seasons
CAREER: Final = tuple(Career.__slots__)


def plain_sheet(sheet: TeamSheet) -> dict[str, Any]:
    """A team as plain data."""
    plain = {name: _plain(getattr(sheet, name)) for name in TeamSheet.__slots__ if name != "members"}
    players = [_plain_member(member) for member in sheet.members]
    return {"format": FORMAT, "version": VERSION, **plain, "players": players}


def _plain_member(member: Member) -> dict[str, Any]:
    plain = {name: _plain(getattr(member, name)) for name in Member.__slots__}
    return {**plain, "fate": str(member.fate), "career": dict(zip(CAREER, member.career.figures))}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def sheet_of(plain: object, name: str = "team") -> TeamSheet:
    """The team that plain data describes; in shape, not yet in the eyes of the rules. Raises LeagueError."""
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise LeagueError(f"{name}: {NO_TEAM}")
    fields = Fields(plain, name)
    fields.text("format")
    _check_version(fields)
    sheet = TeamSheet(
        name=fields.text("name"),
        roster=fields.text("roster"),
        members=tuple(_member(each) for each in fields.tables("players", "player", MOST_PLAYERS)),
        rerolls=fields.number("rerolls", 0, MOST),
        assistants=fields.number("assistants", 0, MOST),
        cheerleaders=fields.number("cheerleaders", 0, MOST),
        apothecary=fields.flag("apothecary"),
        fans=fields.number("fans", 0, MOST),
        treasury=fields.number("treasury", 0, MOST_TREASURY),
        patron=fields.text("patron", empty=True),
        captain=fields.number("captain", 0, MOST),
        colours=_colours(fields),
        next_key=fields.number("next_key", 1, MOST),
    )
    fields.closed()
    if not sheet.members:
        fields.wrong("players", "there is nobody in it")
    keys = [member.key for member in sheet.members]
    if len(set(keys)) < len(keys):
        fields.wrong("players", "two of them have the same key")
    if sorted(keys) != list(range(1, len(keys) + 1)):
        fields.wrong("players", f"their keys should be the numbers from 1 to {len(keys)}")
    if sheet.next_key != len(keys) + 1:
        fields.wrong("next_key", f"{sheet.next_key} should be {len(keys) + 1}, the next after the players'")
    return sheet


def _check_version(fields: Fields) -> None:
    version = fields.whole("version")
    if version is None or version < 1:
        fields.wrong("version", f"{fields.shown('version')} is none: there is {VERSION}")
    if version > VERSION:
        fields.wrong("version", "it is from a newer version of the game")


def _colours(fields: Fields) -> tuple[str, str]:
    colours = fields.texts("colours")
    if len(colours) != 2 or not all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours):
        fields.wrong("colours", "they should be two such as '#1f4e9e'")
    return colours[0], colours[1]


def _member(fields: Fields) -> Member:
    member = Member(
        key=fields.number("key", 1, MOST),
        number=fields.number("number", 1, HIGHEST_NUMBER),
        name=fields.text("name"),
        position=fields.text("position"),
        gained=fields.texts("gained"),
        raised=fields.number("raised", 0, MOST_TREASURY),
        better=_characteristics(fields, "better"),
        worse=_characteristics(fields, "worse"),
        niggles=fields.number("niggles", 0, MOST),
        misses=fields.flag("misses"),
        fate=_fate(fields),
        spp=fields.number("spp", 0, MOST),
        career=_career(fields.table("career")),
    )
    fields.closed()
    return member


def _characteristics(fields: Fields, field: str) -> tuple[str, ...]:
    names = fields.texts(field)
    for name in names:
        if name not in CHARACTERISTICS:
            fields.wrong(field, f"{name!r} is none of {', '.join(CHARACTERISTICS)}")
    return names


def _fate(fields: Fields) -> Fate:
    fate = fields.text("fate")
    if fate not in list(Fate):
        fields.wrong("fate", f"{fate!r} is none of {', '.join(Fate)}")
    return Fate(fate)


def _career(fields: Fields) -> Career:
    career = career_of(fields)
    fields.closed()
    return career


def career_of(fields: Fields) -> Career:
    """The deeds that stand in a table."""
    return Career(**{name: fields.number(name, 0, MOST) for name in CAREER})


def plain_team(text: str, name: str = "team") -> object:
    """What the text of a team holds. Raises LeagueError for one that is too long, is of something else, or is
    damaged: the first of these that is so."""
    if FORMAT not in text and text.strip() and len(text) <= LONGEST_TEXT:
        what = ": it is the record of a match" if text.startswith("record ") else ""
        raise LeagueError(f"{name}: {NO_TEAM}{what}")
    return read_json(text, name)


def legal_sheet(plain: object, name: str = "team") -> TeamSheet:
    """The team that plain data describes: whole, legal, its names tidy. Raises LeagueError with one line."""
    sheet = tidied(sheet_of(plain, name))
    if complaints := illegal(sheet):
        more = f" (and {len(complaints) - 1} more)" if len(complaints) > 1 else ""
        raise LeagueError(f"{name}: {complaints[0]}{more}")
    return sheet


def tidied(sheet: TeamSheet) -> TeamSheet:
    """A team without blanks around its names, or two in a row in them."""
    members = tuple(replace(member, name=tidy(member.name)) for member in sheet.members)
    return replace(sheet, name=tidy(sheet.name), members=members)
