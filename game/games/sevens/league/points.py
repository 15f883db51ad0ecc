"""Star player points: what earns them (S7-14.1), and what they buy (S7-15.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.requests import Asking, Choice, Flow, Option
from game.games.sevens.data.reading import BOUNDS, Figures
from game.games.sevens.data.skills import skill_named
from game.games.sevens.league.advances import (
    CHOSEN,
    RANDOM,
    categories,
    gain,
    gainable,
    picked_category,
    picked_skill,
    random_gain,
)
from game.games.sevens.league.dice import D8, die, rolled
from game.games.sevens.league.entrants import figures_of
from game.games.sevens.league.form_state import FormState, player, set_member, survivors
from game.games.sevens.league.sheet import Career, Member, TeamSheet, roster_of
from game.games.sevens.league.told import Advanced, Drawn, Earned, Offered

RULE: Final = "S7-15.5"
POINTS: Final = Career(touchdowns=4, casualties=3, completions=1, interceptions=2, throws=1, awards=4)
BRUTES: Final = "Brawlin' Brutes"
BRUTES_TOUCHDOWN: Final = 2
NOMINEES: Final = 6

RANDOM_PRIMARY, PRIMARY, SECONDARY, BETTER = "random_primary", "primary", "secondary", "characteristic"
WAYS: Final = (RANDOM_PRIMARY, PRIMARY, SECONDARY, BETTER)
PRICES: Final = (
    (3, 6, 10, 14),
    (4, 8, 12, 16),
    (6, 12, 16, 20),
    (8, 16, 20, 24),
    (10, 20, 24, 28),
    (15, 30, 34, 38),
)
"""A row for each advance that the player has had so far; a column for each way."""
WORTH: Final = {
    RANDOM_PRIMARY: 20_000,
    PRIMARY: 20_000,
    SECONDARY: 40_000,
    "av": 10_000,
    "ma": 20_000,
    "pa": 20_000,
    "ag": 30_000,
    "st": 60_000,
}
ELITE: Final = 10_000
OFFERS: Final = (
    ("av",),
    ("av", "pa"),
    ("av", "ma", "pa"),
    ("av", "ma", "pa"),
    ("ma", "pa"),
    ("ag", "ma"),
    ("ag", "st"),
    ("ma", "st", "ag", "pa", "av"),
)
"""The characteristics that each face of the D8 offers."""
MOST_BETTER: Final = 2


def earned(deeds: Career, sheet: TeamSheet) -> int:
    """The points of some deeds (S7-14.1)."""
    brutes = roster_of(sheet).has(BRUTES)
    prices = replace(POINTS, touchdowns=BRUTES_TOUCHDOWN) if brutes else POINTS
    return sum(count * price for count, price in zip(deeds.figures, prices.figures))


def award_points(s: FormState, side: int) -> Flow:
    """Points of the match, the most valuable player, and whatever they buy (S7-15.5)."""
    report, sheet = s.report.sides[side], s.sheets[side]
    for member in survivors(s, side):
        if points := earned(report.deeds_of(member.key), sheet):
            give(s, side, member.key, points, award=False)
    yield from most_valuable(s, side)
    while buyers := [each for each in survivors(s, side) if ways_open(s.sheets[side], each)]:
        options: list[Option] = [
            (side, ("buy", each.key, way)) for each in buyers for way in ways_open(s.sheets[side], each)
        ]
        _, said = yield Choice((side,), RULE, "buy", [*options, (side, ("done",))])
        if said[0] == "done":
            return
        yield from buy(s, side, player(s, side, int(said[1])), str(said[2]))


def give(s: FormState, side: int, key: int, points: int, *, award: bool) -> None:
    member = player(s, side, key)
    career = member.career.plus(Career(awards=int(award)))
    set_member(s, side, replace(member, spp=member.spp + points, career=career))
    s.tell(Earned(side, key, points, award))


def most_valuable(s: FormState, side: int) -> Asking[None]:
    """One of six nominees by a D6; the coach leaves out who is too many."""
    nominees = survivors(s, side)
    while len(nominees) > NOMINEES:
        _, said = yield Choice(
            (side,), RULE, "leave_out", [(side, ("leave_out", each.key)) for each in nominees]
        )
        nominees = [each for each in nominees if each.key != said[1]]
    if not nominees:
        return
    place = 1
    if len(nominees) > 1:
        (place,) = yield from rolled(RULE, "most_valuable", side, die(len(nominees)))
    best = nominees[place - 1]
    s.tell(Drawn(side, best.key, (place,), RULE))
    give(s, side, best.key, POINTS.awards, award=True)


# ---------------------------------------------------------------------------------------------- buying
def advances_of(member: Member) -> int:
    """How many advances a player has had."""
    return len(member.gained) + len(member.better)


def improvable(sheet: TeamSheet, member: Member) -> list[str]:
    """The characteristics that can still get better."""
    found = []
    figures = figures_of(sheet, member)
    for name, figure, (least, most) in zip(Figures._fields, figures, BOUNDS):
        best = least if name in ("ag", "pa") else most
        if figure not in (None, best) and member.better.count(name) < MOST_BETTER:
            found.append(name)
    return found


def ways_open(sheet: TeamSheet, member: Member) -> list[str]:
    """What the points of a player buy now."""
    had = advances_of(member)
    if had >= len(PRICES):
        return []
    paid = [way for way, price in zip(WAYS, PRICES[had]) if price <= member.spp]
    return [way for way in paid if _has_something(sheet, member, way)]


def _has_something(sheet: TeamSheet, member: Member, way: str) -> bool:
    """Whether a way still leads to an advance of a player."""
    if way == BETTER:
        return bool(improvable(sheet, member))
    return bool(categories(sheet, member, RANDOM if way == SECONDARY else CHOSEN))


def buy(s: FormState, side: int, member: Member, way: str) -> Asking[None]:
    """The points are spent, then it is seen what they bring."""
    price = PRICES[advances_of(member)][WAYS.index(way)]
    set_member(s, side, replace(member, spp=member.spp - price))
    if way == BETTER:
        yield from get_better(s, side, player(s, side, member.key))
        return
    sheet = s.sheets[side]
    names = categories(sheet, member, RANDOM if way == SECONDARY else CHOSEN)
    if way == RANDOM_PRIMARY:
        category = yield from picked_category(side, names, RULE)
        skill = yield from random_gain(s, side, member, category, RULE)
    else:
        able = [skill for name in names for skill in gainable(sheet, member, name)]
        skill = yield from picked_skill(side, able, RULE)
    worth = WORTH[way] + (ELITE if skill_named(skill.name).elite else 0)
    gain(s, side, member.key, skill.name, worth, RULE)


def get_better(s: FormState, side: int, member: Member) -> Asking[None]:
    """A D8 offers characteristics, again if none of them can get better; the coach takes one."""
    able = improvable(s.sheets[side], member)
    names: list[str] = []
    while not names:
        (number,) = yield from rolled(RULE, "characteristic", side, D8)
        names = [name for name in OFFERS[number - 1] if name in able]
        s.tell(Offered(side, member.key, number, OFFERS[number - 1], bool(names)))
    _, said = yield Choice((side,), RULE, "better", [(side, ("better", name)) for name in names])
    name = str(said[1])
    raised = member.raised + WORTH[name]
    set_member(s, side, replace(member, better=(*member.better, name), raised=raised))
    s.tell(Advanced(side, member.key, name, WORTH[name], RULE))
