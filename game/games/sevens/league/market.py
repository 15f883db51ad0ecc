"""Hiring, releasing, re-rolls: what the treasury buys, and when (S7-16.8)."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final, NamedTuple

from game.core.errors import LeagueError
from game.games.sevens.data.rosters import Position, limits
from game.games.sevens.data.teams import TEAM_CAPTAIN
from game.games.sevens.league.sheet import (
    Fate,
    Member,
    TeamSheet,
    free_numbers,
    position_counts,
    position_of,
    roster_of,
    value,
)
from game.games.sevens.league.words import tidy

MOST_TV: Final = 750_000  # with which a team may begin another season
LONGEST_NAME: Final = 40


class When(StrEnum):
    """Whether a season is being played."""

    BETWEEN_MATCHES = "between matches"
    BETWEEN_SEASONS = "between seasons"


class Staff(StrEnum):
    """What is bought by number; the names are those of the sheet's fields."""

    REROLLS = "rerolls"
    ASSISTANTS = "assistants"
    CHEERLEADERS = "cheerleaders"
    APOTHECARY = "apothecary"


_ONE: Final = {
    Staff.REROLLS: "re-roll",
    Staff.ASSISTANTS: "assistant coach",
    Staff.CHEERLEADERS: "cheerleader",
    Staff.APOTHECARY: "apothecary",
}


class Offer(NamedTuple):
    """What one more costs, how many there may be, and what it is called."""

    cost: int
    most: int
    words: str


class Deal(NamedTuple):
    """A team after a purchase or a release, and what the treasury paid for it."""

    sheet: TeamSheet
    cost: int


def offer(sheet: TeamSheet, staff: Staff) -> Offer:
    """The price of one more, and how many a team may have."""
    rules = limits()
    match staff:
        case Staff.REROLLS:
            return Offer(rules.reroll_cost, rules.rerolls_max, "re-rolls")
        case Staff.ASSISTANTS:
            return Offer(rules.assistant_cost, rules.assistants_max, "assistant coaches")
        case Staff.CHEERLEADERS:
            return Offer(rules.cheerleader_cost, rules.cheerleaders_max, "cheerleaders")
        case Staff.APOTHECARY:
            return Offer(rules.apothecary_cost, int(roster_of(sheet).apothecary), "apothecaries")


# ------------------------------------------------------------------------------------------------- players
def why_not_hire(sheet: TeamSheet, position: Position) -> str:
    """Why a team cannot hire one more of a position; empty when it can."""
    rules, own = limits(), roster_of(sheet)
    if len(sheet.squad) >= rules.players_max:
        return f"{sheet.name} has {len(sheet.squad)} players: a team has at most {rules.players_max}"
    if position_counts(sheet)[position.name] >= position.quantity:
        return f"{own.name} may hire {position.quantity} of {position.name}"
    positions = [position_of(sheet, member) for member in sheet.squad]
    others = sum(not each.lineman for each in positions)
    if not position.lineman and others >= rules.others_max:
        return f"at most {rules.others_max} who are not Linemen may be hired"
    if position.big_guy and sum(each.big_guy for each in positions) >= own.big_guys_max:
        return f"{own.name} may hire {own.big_guys_max} Big Guys"
    return _why_not_pay(sheet, position.cost)


def _why_not_pay(sheet: TeamSheet, cost: int) -> str:
    if cost > sheet.treasury:
        return f"it costs {cost:,} and the treasury holds {sheet.treasury:,}"
    return ""


def hire(sheet: TeamSheet, position_name: str, name: str, number: int = 0) -> Deal:
    """A new player; without a number the lowest that is free. Raises LeagueError."""
    position = roster_of(sheet).position(position_name)
    if position is None:
        raise LeagueError(f"{roster_of(sheet).name} have no position {position_name!r}")
    if reason := why_not_hire(sheet, position):
        raise LeagueError(f"no {position.name} is hired: {reason}")
    free = free_numbers(sheet.squad)
    number = number or free[0]
    if number not in free:
        raise LeagueError(f"number {number} is worn, or is none: free are {', '.join(map(str, free))}")
    if not 0 < len(name := tidy(name)) <= LONGEST_NAME:
        raise LeagueError(f"a player's name has from 1 to {LONGEST_NAME} letters")
    member = Member(sheet.next_key, number, name, position.name)
    hired = replace(
        sheet,
        members=(*sheet.members, member),
        next_key=sheet.next_key + 1,
        treasury=sheet.treasury - position.cost,
    )
    return Deal(hired, position.cost)


def release(sheet: TeamSheet, key: int) -> Deal:
    """A player leaves; nothing is paid back. Raises LeagueError."""
    member = sheet.member(key)
    if member is None or member.fate is not Fate.SQUAD:
        raise LeagueError(f"{sheet.name} has no such player to release")
    return Deal(sheet.with_member(replace(member, fate=Fate.RELEASED, misses=False)), 0)


def name_captain(sheet: TeamSheet, key: int) -> TeamSheet:
    """A team whose captain is gone names another one. Raises LeagueError."""
    member = sheet.member(key)
    if not roster_of(sheet).has(TEAM_CAPTAIN):
        raise LeagueError(f"{roster_of(sheet).name} name no captain")
    if member is None or member.fate is not Fate.SQUAD or position_of(sheet, member).big_guy:
        raise LeagueError("a captain is a player of the team who is no Big Guy")
    now = sheet.member(sheet.captain)
    if now is not None and now.fate is Fate.SQUAD:
        raise LeagueError(f"{now.name} is captain")
    return replace(sheet, captain=key)


# --------------------------------------------------------------------------------------------------- staff
def why_not_buy(sheet: TeamSheet, staff: Staff, when: When) -> str:
    """Why a team cannot buy one more; empty when it can."""
    cost, most, words = offer(sheet, staff)
    if staff is Staff.REROLLS and when is not When.BETWEEN_SEASONS:
        return "re-rolls are bought between seasons"
    if not most:
        return f"{roster_of(sheet).name} may not hire any {words}"
    if getattr(sheet, staff) >= most:
        return f"{most} {words} are the most"
    return _why_not_pay(sheet, cost)


def buy(sheet: TeamSheet, staff: Staff, when: When) -> Deal:
    """One more. Raises LeagueError."""
    if reason := why_not_buy(sheet, staff, when):
        raise LeagueError(f"{sheet.name}: {reason}")
    cost = offer(sheet, staff).cost
    return Deal(_with_staff(replace(sheet, treasury=sheet.treasury - cost), staff, 1), cost)


def dismiss(sheet: TeamSheet, staff: Staff) -> Deal:
    """One less; nothing is paid back. Raises LeagueError."""
    if not getattr(sheet, staff):
        raise LeagueError(f"{sheet.name} has no {offer(sheet, staff).words}")
    return Deal(_with_staff(sheet, staff, -1), 0)


def _with_staff(sheet: TeamSheet, staff: Staff, change: int) -> TeamSheet:
    match staff:
        case Staff.REROLLS:
            return replace(sheet, rerolls=sheet.rerolls + change)
        case Staff.ASSISTANTS:
            return replace(sheet, assistants=sheet.assistants + change)
        case Staff.CHEERLEADERS:
            return replace(sheet, cheerleaders=sheet.cheerleaders + change)
        case Staff.APOTHECARY:
            return replace(sheet, apothecary=change > 0)


def deal_words(before: TeamSheet, after: TeamSheet) -> str:
    """What a deal was, of the team before and after it: "Newt hired"."""
    for member in after.members:
        was = before.member(member.key)
        if was is None:
            return f"{member.name} hired"
        if was.fate is not member.fate:
            return f"{member.name} let go"
    for staff in Staff:
        if more := int(getattr(after, staff)) - int(getattr(before, staff)):
            return f"one {_ONE[staff]} {'more' if more > 0 else 'less'}"
    captain = after.member(after.captain)
    return f"{captain.name} named captain" if captain is not None else "something changed"


def bought(before: TeamSheet, after: TeamSheet) -> list[str]:
    """What a team has that it had not before, one by one: "Newt hired"."""
    words = [f"{member.name} hired" for member in after.members if before.member(member.key) is None]
    for staff in Staff:
        more = int(getattr(after, staff)) - int(getattr(before, staff))
        words += [f"one {_ONE[staff]} more"] * more
    return words


# ------------------------------------------------------------------------------------------- a new season
def too_dear(sheet: TeamSheet) -> str:
    """Why a team cannot begin another season yet; empty when it can (S7-16.8)."""
    now = value(sheet)
    if now <= MOST_TV:
        return ""
    return f"{sheet.name} is worth {now:,}: a team begins a new season with {MOST_TV:,} at most"


def rested(sheet: TeamSheet) -> TeamSheet:
    """The team when a new season begins: nobody misses the first match."""
    return replace(sheet, members=tuple(replace(member, misses=False) for member in sheet.members))
