"""A computer player's team between two matches: how it fills in the form, whom it hires and releases.

It draws no lots: the same sheet and the same question have the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.match import Match
from game.core.requests import Choice, Option, Words
from game.games.sevens.data.rosters import Position
from game.games.sevens.data.skills import skill_named
from game.games.sevens.league.advances import CHOSEN, FORGO
from game.games.sevens.league.form_state import FormState
from game.games.sevens.league.market import (
    MOST_TV,
    Deal,
    Staff,
    When,
    buy,
    dismiss,
    hire,
    name_captain,
    release,
    why_not_buy,
    why_not_hire,
)
from game.games.sevens.league.sheet import (
    Fate,
    Member,
    TeamSheet,
    may_have_captain,
    member_value,
    position_of,
    roster_of,
    value,
)

FLUSH: Final = 100_000  # what is above it is soon lost (S7-16.6)
ENOUGH: Final = 8  # players who can play: one to spare
NAMES: Final = (
    "Adler", "Bram", "Cass", "Dorn", "Elka", "Finn", "Gorm", "Hale", "Ivo", "Jorn", "Kell", "Lund", "Mira",
    "Nils", "Orla", "Pike", "Rask", "Skye", "Tove", "Ulf", "Vida", "Wick", "Yara", "Zeb",
)  # fmt: skip
FAVOURITES: Final = ("Block", "Dodge", "Guard", "Mighty Blow", "Tackle", "Wrestle", "Sure Hands")


# ------------------------------------------------------------------------------------------------ the form
def answer(match: Match[FormState]) -> Option:
    """What a coach says to the choice that is pending in a form."""
    choice = match.pending
    assert isinstance(choice, Choice)
    seat = choice.seats[0]
    options = choice.of(seat)
    sheet = match.state.sheets[seat]
    return max(options, key=lambda option: (_liking(sheet, option[1]), -options.index(option)))


def _liking(sheet: TeamSheet, words: Words) -> float:
    """How much a coach likes an answer."""
    match words:
        case ("keep",):
            return 1
        case ("advance", way):
            return {CHOSEN: 2, FORGO: 0}.get(str(way), 1)
        case ("player", int(key)):
            return _worth(sheet, key)
        case ("leave_out", int(key)):
            return -_worth(sheet, key)
        case ("skill", name):
            skill = skill_named(str(name)).name
            return len(FAVOURITES) - FAVOURITES.index(skill) if skill in FAVOURITES else 0
        case ("buy", int(key), way):
            return _worth(sheet, key) + (1 if way == "primary" else 0)
        case ("better", name):
            return ("av", "pa", "ma", "ag", "st").index(str(name))
    return 0


def _worth(sheet: TeamSheet, key: int) -> float:
    member = sheet.member(key)
    return member_value(sheet, member) if member else 0


# ---------------------------------------------------------------------------------------------- the market
def deals(sheet: TeamSheet, when: When) -> Iterator[Deal]:
    """What a coach does with the treasury now, deal by deal; each begins from the sheet of the last."""
    if when is When.BETWEEN_SEASONS:
        for deal in _slimmed(sheet):
            sheet = deal.sheet
            yield deal
    while (bought := _next_deal(sheet, when)) is not None:
        sheet = bought.sheet
        if when is When.BETWEEN_SEASONS and value(sheet) > MOST_TV:
            return
        yield bought


def captained(sheet: TeamSheet) -> TeamSheet:
    """A team whose captain is gone has another one."""
    now = sheet.member(sheet.captain)
    able = [member for member in sheet.squad if not position_of(sheet, member).big_guy]
    if not may_have_captain(sheet) or (now is not None and now.fate is Fate.SQUAD) or not able:
        return sheet
    return name_captain(sheet, max(able, key=lambda each: (member_value(sheet, each), -each.key)).key)


def _next_deal(sheet: TeamSheet, when: When) -> Deal | None:
    """Enough players first, then the better ones, then staff, then re-rolls."""
    wanted = _best_hire(sheet)
    if wanted is not None and (len(sheet.available) < ENOUGH or not wanted.lineman):
        return hire(sheet, wanted.name, new_name(sheet))
    if when is When.BETWEEN_SEASONS and not why_not_buy(sheet, Staff.REROLLS, when):
        return buy(sheet, Staff.REROLLS, when)
    if not why_not_buy(sheet, Staff.APOTHECARY, when):
        return buy(sheet, Staff.APOTHECARY, when)
    if sheet.treasury >= FLUSH:
        if wanted is not None:
            return hire(sheet, wanted.name, new_name(sheet))
        for staff in (Staff.ASSISTANTS, Staff.CHEERLEADERS):
            if not why_not_buy(sheet, staff, when):
                return buy(sheet, staff, when)
    return None


def _best_hire(sheet: TeamSheet) -> Position | None:
    """The dearest position that can be paid and is allowed; the first of those."""
    able = [position for position in roster_of(sheet).positions if not why_not_hire(sheet, position)]
    return max(able, key=lambda position: position.cost, default=None)


def new_name(sheet: TeamSheet) -> str:
    """A name that nobody of the team has had."""
    known = {member.name for member in sheet.members}
    place = sheet.next_key
    while (
        name := NAMES[place % len(NAMES)] + (f" {place // len(NAMES)}" if place >= len(NAMES) else "")
    ) in known:
        place += 1
    return name


def _slimmed(sheet: TeamSheet) -> Iterator[Deal]:
    """Below what a new season allows: the injured first, then staff, then whoever is left over."""
    while value(sheet) > MOST_TV:
        staff = next((each for each in (Staff.CHEERLEADERS, Staff.ASSISTANTS) if getattr(sheet, each)), None)
        if staff is not None:
            deal = dismiss(sheet, staff)
        else:
            deal = release(sheet, min(sheet.squad, key=_keeping).key)
        sheet = deal.sheet
        yield deal


def _keeping(member: Member) -> tuple[int, int, int]:
    """Who is let go last: the sound, then those who have learned something, then the old hands."""
    return -len(member.worse) - member.niggles, member.raised, -member.key
