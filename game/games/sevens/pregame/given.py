"""What a record gives of teams that bring more than their players."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, TypeVar

from game.core.results import is_count
from game.games.sevens.boons import give_boon
from game.games.sevens.cards import Card, with_card
from game.games.sevens.catalogue import EXTRAS, STAR, skill
from game.games.sevens.data.rosters import DEAREST, limits, roster
from game.games.sevens.roster_rules import bring_rules
from game.games.sevens.state import (
    ABSENT,
    RESERVES,
    SQUAD,
    SQUADS,
    STANDING,
    Staff,
    State,
    note,
)

LONGEST: Final = 60
"""Letters of a name."""
MOST: Final = {"dedicated": 99, "assistants": 16, "cheerleaders": 16, "kegs": 9}
RICHEST: Final = 100 * DEAREST
T = TypeVar("T")
COLOUR: Final = re.compile("[0-9a-f]{6}")


def give_staff(s: State, side: int, staff: Staff) -> None:
    """A side has this staff."""
    s.staff = (staff, s.staff[1]) if side == 0 else (s.staff[0], staff)


def card_of(s: State, side: int) -> Card:
    """The card of a side; from the first one on there are both."""
    if s.extra.cards is None:
        note(s, cards=(Card(), Card()))
    assert s.extra.cards is not None
    return s.extra.cards[side]


def put_card(s: State, side: int, card: Card) -> None:
    cards = s.extra.cards
    assert cards is not None
    note(s, cards=with_card(cards, side, card))


def number_of(text: str, most: int, what: str) -> int:
    """Raises ValueError outside 0…most."""
    if not is_count(text) or int(text) > most:
        raise ValueError(f"{what} is a number from 0 to {most}, not {text!r}")
    return int(text)


def name_of(text: str, what: str) -> str:
    """A name that can be shown; underscores stand for spaces. Raises ValueError."""
    text = text.replace("_", " ")
    if not text.strip() or len(text) > LONGEST or not text.isprintable():
        raise ValueError(f"{what} is a name of 1 to {LONGEST} letters, not {text[:LONGEST]!r}")
    return text


def places_of(text: str, what: str) -> int:
    """The mask of numbers with commas. Raises ValueError."""
    mask = 0
    for each in () if text == "none" else text.split(","):
        if not is_count(each) or not 1 <= int(each) <= SQUAD:
            raise ValueError(f"{what} are numbers from 1 to {SQUAD} with commas, not {text!r}")
        mask |= 1 << int(each) - 1
    return mask


def give_card(s: State, path: str, side: int, text: str) -> None:
    """A path of a side. Raises ValueError."""
    what = f"{path}.{('home', 'away')[side]}"
    if path == "boons":
        give_boons(s, side, text)
        return
    card, staff = card_of(s, side), s.staff[side]
    match path:
        case "team":
            put_card(s, side, replace(card, name=name_of(text, what)))
        case "roster":
            own = roster(text)
            if own is None:
                raise ValueError(f"no roster is called {text!r}")
            give_staff(s, side, replace(staff, team=own.id))
            bring_rules(s, side)
        case "colours":
            shirt, _, trim = text.partition(",")
            if not COLOUR.fullmatch(shirt) or not COLOUR.fullmatch(trim):
                raise ValueError(f"{what} are two such as 1f4e9e,ddeeff, not {text!r}")
            put_card(s, side, replace(card, colours=(f"#{shirt}", f"#{trim}")))
        case "ctv" | "treasury":
            money: dict[str, Any] = {path: number_of(text, RICHEST, what)}
            put_card(s, side, replace(card, **money))
        case "missing":
            put_card(s, side, replace(card, missing=places_of(text, what)))
        case _ if path in MOST:
            field = "fans" if path == "dedicated" else path
            count: dict[str, Any] = {field: number_of(text, MOST[path], what)}
            give_staff(s, side, replace(staff, **count))
        case _:
            raise ValueError(f"{what} cannot be given: it comes of the match")


def give_boons(s: State, side: int, text: str) -> None:
    """The words of boons with commas. Raises ValueError."""
    for word in () if text == "none" else text.split(","):
        boon = skill(word)
        if boon not in EXTRAS or boon.category == STAR:
            raise ValueError(f"{word!r} is nothing that a whole side has")
        give_boon(s, side, boon)


def give_card_player(s: State, player: int, path: str, text: str) -> None:
    """A path of a player. Raises ValueError."""
    side, place = player // SQUAD, player % SQUAD
    card = card_of(s, side)
    what = f"{'HA'[side]}{place + 1}.{path}"
    if s.status[player] == ABSENT:
        s.status[player] = STANDING
    match path:
        case "name" | "position":
            field, word = f"{path}s", name_of(text, what)
            words: dict[str, Any] = {field: put_in(getattr(card, field), place, word)}
            put_card(s, side, replace(card, **words))
        case "value":
            value = number_of(text, DEAREST, what)
            put_card(s, side, replace(card, values=put_in(card.values, place, value)))
        case _:
            niggles = number_of(text, 9, what)
            put_card(s, side, replace(card, niggles=put_in(card.niggles, place, niggles)))


def put_in(column: Iterable[T], place: int, value: T) -> tuple[T, ...]:
    """A column with another value at a place."""
    return tuple(value if number == place else each for number, each in enumerate(column))


# -------------------------------------------------------------------------------------------- completing
def complete_teams(s: State, given: frozenset[str]) -> None:
    """A match that begins before its first die: everybody waits. Raises ValueError for one that cannot be."""
    if s.holder >= 0 or s.ball >= 0 or any(at >= 0 for at in s.at):
        raise ValueError("before the game nobody is on the pitch, and there is no ball")
    for side in (0, 1):
        card = card_of(s, side)
        seat = ("home", "away")[side]
        players = [player for player in SQUADS[side] if s.status[player] != ABSENT]
        for player in players:
            if s.status[player] not in (STANDING, RESERVES):
                raise ValueError(f"{'HA'[side]}{player % SQUAD + 1} is in a box before the game")
            if card.missing >> player % SQUAD & 1:
                raise ValueError(f"missing.{seat}: {'HA'[side]}{player % SQUAD + 1} is given")
            s.status[player] = RESERVES
        if not players and not (s.house.season and s.staff[side].team):
            raise ValueError(f"{seat} has no players")
        if f"ctv.{seat}" not in given:
            put_card(s, side, replace(card, ctv=value_of(s, side, card)))


def value_of(s: State, side: int, card: Card) -> int:
    """All players, re-rolls and staff (S7-16.7)."""
    rules, staff = limits(), s.staff[side]
    return (
        sum(card.values)
        + staff.rerolls * rules.reroll_cost
        + staff.assistants * rules.assistant_cost
        + staff.cheerleaders * rules.cheerleader_cost
        + s.apothecary[side] * rules.apothecary_cost
    )
