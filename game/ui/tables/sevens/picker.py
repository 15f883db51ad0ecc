"""What can be bought before a match, row by row: inducements, prayers, stars by tier or by a search; why
something cannot be bought. What may be chosen stands in the pending Choice alone (S7-2.4, S7-17.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.requests import Choice, Option
from game.games.sevens.data.stars import Star, star_book, stars
from game.games.sevens.effects import special_effect
from game.games.sevens.inducements.buying import richer
from game.games.sevens.inducements.listed import BY_WORD, INDUCEMENTS, Inducement, roster_of
from game.games.sevens.inducements.measures import MEASURES
from game.games.sevens.lineup import free_places
from game.games.sevens.prayers.table import PRAYERS
from game.games.sevens.stars.hiring import MOST, word_of
from game.games.sevens.state import State
from game.ui.tables.sevens.people import effect

ROLLED: Final = ("prayer", "desperate_measure")
"""Those that are dice on a table: a tab of their own."""
ROMAN: Final = ("I", "II", "III", "IV", "V")
TABS: Final = ("Inducements", "Prayers, measures", *ROMAN)
FIRST_TIER: Final = 2


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to buy. ``option`` is None where it cannot be bought, and ``why`` says so."""

    name: str
    fee: int
    option: Option | None
    why: str
    told: tuple[tuple[str, str], ...]  # headings and sentences
    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()  # players of a star with MA ST AG PA AV
    tier: str = ""


@dataclass(slots=True)
class Picker:
    """Where somebody is in it."""

    side: int = -1
    tab: int = 0
    row: int = 0
    top: int = 0  # the first row that is seen
    search: str = ""
    pointed: tuple[str, int] = ("", -1)  # what lies under the pointer: a row, a tab, the button
    held: bool = False  # the scroll bar is drawn
    stars: bool = True  # they may be bought: not in a league (S7-17.1)

    @property
    def over(self) -> int:
        """The row under the pointer, or -1."""
        return self.pointed[1] if self.pointed[0] == "row" else -1

    @property
    def tabs(self) -> tuple[str, ...]:
        """What can be turned to."""
        return TABS if self.stars else TABS[:FIRST_TIER]

    def open(self, side: int, *, stars: bool = True) -> None:
        """A side is asked; another one begins at the front."""
        self.stars = stars
        if side != self.side:
            self.side, self.tab, self.row, self.top, self.search = side, 0, 0, 0, ""

    def turn(self, tab: int) -> None:
        """Another tab; the search ends."""
        self.tab, self.row, self.top, self.search = tab % len(self.tabs), 0, 0, ""

    def look(self, words: str) -> None:
        """Another search, among all stars."""
        self.search, self.row, self.top = words[:24], 0, 0

    def rows(self, s: State, request: Choice) -> list[Row]:
        """What it shows now."""
        if self.search:
            key = self.search.strip().lower()
            return [_star(s, request, each) for each in stars() if key in _searched(each)]
        if self.tab >= FIRST_TIER:
            tier = self.tab - FIRST_TIER + 1
            found = sorted((each for each in stars() if each.tier.number == tier), key=lambda each: each.fee)
            return [_star(s, request, each) for each in found]
        return [
            _inducement(s, request, each) for each in INDUCEMENTS if (each.word in ROLLED) == (self.tab == 1)
        ]


def heading(p: Picker) -> str:
    """What is shown, in words."""
    if p.search:
        return "Stars found"
    if p.tab < FIRST_TIER:
        return TABS[p.tab]
    tier = star_book().tiers[p.tab - FIRST_TIER]
    name = f"Tier {ROMAN[tier.number - 1]}: {tier.name}" + (" (a name of ours)" if tier.ours else "")
    return f"{name}, {MOST} stars at most"


def holds(option: Option) -> bool:
    """Has an option its place here?"""
    word = option[1]
    if len(word) != 2:
        return False
    return (word[0] == "buy" and word[1] in BY_WORD) or (
        word[0] == "hire" and any(word_of(each) == word[1] for each in stars())
    )


def _searched(each: Star) -> str:
    return " ".join((each.name, *(one.name for one in each.players), each.rule, each.printed_skills)).lower()


def _bought(s: State, side: int) -> int:
    assert s.extra.cards is not None
    return s.extra.cards[side].purse


def _inducement(s: State, request: Choice, each: Inducement) -> Row:
    side, own = request.seats[0], roster_of(s, request.seats[0])
    fee = each.fee_of(own)
    option: Option = (side, ("buy", each.word))
    assert s.extra.cards is not None
    had = s.extra.cards[side].count(each.word)
    told: tuple[tuple[str, str], ...] = (
        ("What it does", each.effect), ("At most", f"{each.most}; bought: {had}"),
    )  # fmt: skip
    if each.word in ROLLED:
        told += (("The D8", table_words(each.word)),)
    if option in request.options:
        return Row(each.name, fee, option, "", told)
    if had >= each.most:
        why = f"Already {had}: no more than {each.most}"
    elif not each.may(own):
        why = "Not for this roster"
    elif each.word == "desperate_measure" and richer(s) == side:
        why = "Not for the side with the higher value"
    else:
        why = dear(fee, _bought(s, side))
    return Row(each.name, fee, None, why, told)


def table_words(word: str) -> str:
    """The table that is rolled on, a line for each face."""
    table = PRAYERS if word == "prayer" else MEASURES
    lines = (f"{face} {each.boon.name}: {told_of(each.boon.word)}" for face, each in enumerate(table, 1))
    return "\n".join(lines)


def told_of(word: str) -> str:
    """What a line of such a table does, without the rule's number."""
    return special_effect(word).rpartition(" (")[0]


def dear(fee: int, purse: int) -> str:
    """Why it is not bought where there is not enough gold."""
    return f"Too dear: {fee - purse:,} short" if fee > purse else "Not offered now"


def _star(s: State, request: Choice, each: Star) -> Row:
    side = request.seats[0]
    option: Option = (side, ("hire", word_of(each)))
    lines = tuple(
        (
            one.name,
            (str(one.ma), str(one.st), f"{one.ag}+", f"{one.pa}+" if one.pa else "–", f"{one.av}+"),
        )
        for one in each.players
    )
    tier = f"{ROMAN[each.tier.number - 1]}{', ours' if each.tier_ours else ''}"
    told = (
        ("Skills", each.printed_skills or "None"),
        (f"{each.rule} ({each.use.value})", each.effect or effect(each.rule)),
        ("Tier", f"{each.tier.name}{', a tier of ours by its fee' if each.tier_ours else ''}"),
    )
    why = "" if option in request.options else _why_no_star(s, side, each)
    return Row(each.name, each.fee, None if why else option, why, told, lines, tier)


def _why_no_star(s: State, side: int, each: Star) -> str:
    assert s.extra.cards is not None
    hired = s.extra.cards[side].stars
    if s.house.season:
        return "Stars play scrimmages only (S7-17.1)"
    if word_of(each) in hired:
        return "Already hired"
    if len(hired) >= MOST:
        return f"Already {MOST} stars, a pair counts as one (S7-17.1)"
    if len(each.players) > len(free_places(s, side)):
        return "No free number on the team"
    return dear(each.fee, _bought(s, side))
