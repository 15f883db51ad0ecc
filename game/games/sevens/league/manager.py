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
    offer,
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
    plain_lineman,
    position_of,
    roster_of,
    staff_value,
    value,
)

FLUSH: Final = 100_000  # what is above it is soon lost (S7-16.6)
ENOUGH: Final = 8  # players who can play: one to spare
FEWEST_REROLLS, MOST_REROLLS = 2, 3  # what a coach makes room for, and buys if there is room
LEARNED: Final = 100_000  # at least, for what players are worth beyond Linemen
UNLIMITED: Final = 10**9
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
        yield bought


def captained(sheet: TeamSheet) -> TeamSheet:
    """A team whose captain is gone has another one."""
    now = sheet.member(sheet.captain)
    able = [member for member in sheet.squad if not position_of(sheet, member).big_guy]
    if not may_have_captain(sheet) or (now is not None and now.fate is Fate.SQUAD) or not able:
        return sheet
    return name_captain(sheet, max(able, key=lambda each: (member_value(sheet, each), -each.key)).key)


def _room(sheet: TeamSheet, when: When) -> int:
    """How much dearer the team may get."""
    return MOST_TV - value(sheet) if when is When.BETWEEN_SEASONS else UNLIMITED


def _next_deal(sheet: TeamSheet, when: When) -> Deal | None:
    """Enough players first, then re-rolls, then the better players, then staff; what is left over buys more
    of all before it is lost."""
    room = _room(sheet, when)
    between = when is When.BETWEEN_SEASONS
    if _short_of(sheet, when) and (position := _best_hire(sheet, room, linemen=between)) is not None:
        return hire(sheet, position.name, new_name(sheet))
    if between and sheet.rerolls < MOST_REROLLS and _may_buy(sheet, Staff.REROLLS, when, room):
        return buy(sheet, Staff.REROLLS, when)
    wanted = _best_hire(sheet, room)
    if wanted is not None and not wanted.lineman:
        return hire(sheet, wanted.name, new_name(sheet))
    if _may_buy(sheet, Staff.APOTHECARY, when, room):
        return buy(sheet, Staff.APOTHECARY, when)
    if sheet.treasury >= FLUSH:
        if wanted is not None:
            return hire(sheet, wanted.name, new_name(sheet))
        for staff in (Staff.ASSISTANTS, Staff.CHEERLEADERS):
            if _may_buy(sheet, staff, when, room):
                return buy(sheet, staff, when)
    return None


def _short_of(sheet: TeamSheet, when: When) -> int:
    """How many players are missing; between seasons everybody gets well."""
    players = sheet.squad if when is When.BETWEEN_SEASONS else sheet.available
    return max(0, ENOUGH - len(players))


def _may_buy(sheet: TeamSheet, staff: Staff, when: When, room: int) -> bool:
    return offer(sheet, staff).cost <= room and not why_not_buy(sheet, staff, when)


def _best_hire(sheet: TeamSheet, room: int, *, linemen: bool = False) -> Position | None:
    """The dearest position that can be paid and is allowed, or the cheapest Linemen; the first of those."""
    able = [
        position
        for position in roster_of(sheet).positions
        if position.cost <= room and not why_not_hire(sheet, position)
    ]
    if linemen and (cheap := [position for position in able if position.lineman]):
        return min(cheap, key=lambda position: position.cost)
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
    """Below what a new season allows, with room for enough players and a second re-roll as far as they can be
    paid: staff goes first, then whoever is one too many, then who is dear for what he has learned."""
    while value(sheet) + _to_come(sheet) > MOST_TV:
        staff = next((each for each in (Staff.CHEERLEADERS, Staff.ASSISTANTS) if getattr(sheet, each)), None)
        if staff is not None:
            deal = dismiss(sheet, staff)
        elif len(sheet.squad) > ENOUGH:
            deal = release(sheet, min(sheet.squad, key=_keeping).key)
        else:
            dear = [(member, member_value(sheet, member) - _fee(sheet)) for member in sheet.squad]
            dear = [(member, more) for member, more in dear if more > 0]
            if not dear:
                return
            member, _ = max(dear, key=lambda each: (each[1] / (1 + len(each[0].gained)), each[0].key))
            deal = release(sheet, member.key)
        sheet = deal.sheet
        yield deal


def _fee(sheet: TeamSheet) -> int:
    """What the cheapest Lineman costs who can stand in for anybody."""
    return plain_lineman(roster_of(sheet)).cost


def _to_come(sheet: TeamSheet) -> int:
    """What will be added: the players that are missing, and a re-roll if there are too few. A team whose
    Linemen are dear does without, rather than without anybody who has learned something."""
    fee, price = _fee(sheet), offer(sheet, Staff.REROLLS).cost
    players = min(_short_of(sheet, When.BETWEEN_SEASONS), sheet.treasury // fee) * fee
    plain = staff_value(sheet) + price + ENOUGH * fee
    wants = sheet.rerolls < FEWEST_REROLLS and plain <= MOST_TV - LEARNED
    return players + (price if wants and sheet.treasury - players >= price else 0)


def _keeping(member: Member) -> tuple[int, int, int]:
    """Who is let go last: the sound, then those who have learned something, then the old hands."""
    return -len(member.worse) - member.niggles, member.raised, -member.key
