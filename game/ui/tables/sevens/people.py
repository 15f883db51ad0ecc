"""Who the players are: name, position, role, figures, skills with what they do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.games.sevens.boons import is_star
from game.games.sevens.catalogue import owned
from game.games.sevens.data.ready_made import ready_made_teams
from game.games.sevens.data.skills import UnknownSkill, skill_named
from game.games.sevens.effects import special_effect
from game.games.sevens.paths import shown
from game.games.sevens.state import SQUAD, State, side_of

ROLES: Final = (
    ("Big Guy", "G"),
    ("Thrower", "T"),
    ("Catcher", "C"),
    ("Runner", "R"),
    ("Blocker", "K"),
    ("Blitzer", "B"),
    ("Special", "S"),
)
"""A keyword of a position and the letter on its counters; everybody else is a Lineman."""
WORDS: Final = {"L": "Lineman", **{letter: word for word, letter in ROLES}}


class Skilled(NamedTuple):
    """A skill on a card: its name with its value, and what it does."""

    name: str
    effect: str


def number(player: int) -> int:
    """What stands on its shirt."""
    return player % SQUAD + 1


def role(s: State, player: int) -> str:
    """The letter of its role."""
    words = s.keywords[player]
    return next((letter for word, letter in ROLES if word in words), "L")


@lru_cache(64)
def _hires(roster: str) -> dict[int, tuple[str, str]]:
    team = ready_made_teams().get(roster)
    return {hire.number: (hire.name, hire.position) for hire in team.players} if team else {}


def team_name(roster: str) -> str:
    """The name of the ready-made team of a roster, or ""."""
    team = ready_made_teams().get(roster)
    return team.name if team else ""


def who(s: State, player: int) -> str:
    """A player by name, or by its position where nobody named it."""
    cards = s.extra.cards
    if cards is not None and (name := cards[side_of(player)].names[player % SQUAD]):
        return name
    return _hires(s.staff[side_of(player)].team).get(number(player), ("", ""))[0] or position(s, player)


def star(s: State, player: int) -> str:
    """The name of a star, or ""."""
    return who(s, player) if is_star(s, player) else ""


def called(s: State, player: int) -> str:
    """A player by number and name: "7 Brenn Harrow"."""
    return f"{number(player)} {who(s, player)}"


def position(s: State, player: int) -> str:
    """What it plays."""
    cards = s.extra.cards
    if cards is not None and (word := cards[side_of(player)].positions[player % SQUAD]):
        return word
    return _hires(s.staff[side_of(player)].team).get(number(player), ("", ""))[1] or WORDS[role(s, player)]


def figures(s: State, player: int) -> tuple[tuple[str, str], ...]:
    """MA ST AG PA AV as they are printed."""
    pa = s.pa[player]
    return (
        ("MA", str(s.ma[player])),
        ("ST", str(s.st[player])),
        ("AG", f"{s.ag[player]}+"),
        ("PA", f"{pa}+" if pa else "–"),
        ("AV", f"{s.av[player]}+"),
    )


def skills(s: State, player: int) -> tuple[Skilled, ...]:
    """Its skills and traits."""
    values = dict(s.values[player])
    out = []
    for each in owned(s.skills[player]):
        value = f" ({shown(values[each.number])})" if each.number in values else ""
        out.append(Skilled(each.name + value, effect(each.word)))
    return tuple(out)


@lru_cache(256)
def in_book(name: str) -> bool:
    """Does the book of skills have it? A star's own rule stands on its card alone."""
    try:
        skill_named(name)
    except UnknownSkill:
        return False
    return True


@lru_cache(256)
def effect(word: str) -> str:
    """What a skill does, in a sentence or two."""
    return STAFF.get(word) or special_effect(word) or skill_named(word).effect


STAFF: Final = {
    "Apothecary": "The D16 is rolled again, and the better result counts; Dead is beyond him (S7-11.12).",
    "Argue": "A D6: on a 6 the player stays, on a 1 this coach may argue no more (S7-11.14).",
    "Bribe": "A D6: on a 2 or more the player stays, and there is no turnover (S7-11.14).",
    "team": "The die, or all block dice, are rolled again: once a roll, in the own turn (S7-10.5).",
}
