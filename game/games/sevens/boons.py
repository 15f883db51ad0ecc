"""What a side or a player has for a while: boons of a whole side, skills that are lent, figures that change
and come back.

A boon is an entry of the catalogue that a side has in place of a player: it stands at the hooks that are
asked with the skills of a side. What is lent is taken back when its time is over: an
activation, a turn, a drive.
"""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Die, Option
from game.games.sevens.catalogue import EXTRAS, STAR, Skill
from game.games.sevens.events import Used
from game.games.sevens.rolls import one_die, use_word
from game.games.sevens.state import (
    PLAYERS,
    SQUAD,
    SQUADS,
    State,
    changed,
    changed_pair,
    note,
    set_skills,
    side_of,
    spend,
    spent,
)

STARS: Final = sum(each.mask for each in EXTRAS if each.category == STAR)
"""The mask of all rules of stars: who has one of them is a star."""
FIGURES: Final = ("ma", "st", "ag", "pa", "av", "skills", "values")


def is_star(s: State, player: int) -> bool:
    """Whether a player was hired for this match alone (S7-17.1)."""
    return bool(s.skills[player] & STARS)


# ------------------------------------------------------------------------------------- boons of a side
def give_boon(s: State, side: int, boon: Skill) -> None:
    """A side has a boon from now on."""
    note(s, boons=changed_pair(s.extra.boons, side, s.extra.boons[side] | boon.mask))
    first = SQUADS[side][0]
    set_skills(s, first, s.skills[first])


def has_boon(s: State, side: int, boon: Skill) -> bool:
    """Whether a side has a boon that is not used up."""
    return bool(s.extra.boons[side] & boon.mask) and not spent(s, side * SQUAD, boon)


def spend_boon(s: State, side: int, boon: Skill) -> None:
    """A boon has done what it does once a game."""
    spend(s, side * SQUAD, boon, boon.limit)


def use_boon(s: State, side: int, boon: Skill, player: int = -1) -> Asking[bool]:
    """Ask a coach whether it uses a boon; it is spent if so."""
    if not has_boon(s, side, boon) or not (yield from use_word(s, side, player, boon.word)):
        return False
    spend_boon(s, side, boon)
    return True


def tell_boon(s: State, side: int, boon: Skill, player: int = -1) -> None:
    """A boon has worked by itself."""
    s.tell(Used(side, player, boon.word))


# ------------------------------------------------------------------------------------- rules of a player
def may_use(s: State, player: int, rule: Skill) -> bool:
    """Whether a player has a rule that is not used up."""
    return bool(s.skills[player] & rule.mask) and not spent(s, player, rule)


def uses(s: State, player: int, rule: Skill) -> Asking[bool]:
    """Ask a player's coach whether it uses a rule that is limited; it is spent if so."""
    if not may_use(s, player, rule) or not (yield from use_word(s, side_of(player), player, rule.word)):
        return False
    if rule.limit:
        spend(s, player, rule, rule.limit)
    return True


def working(s: State, player: int, rule: Skill) -> bool:
    """Whether a rule works in this activation, after `work`."""
    return bool(s.spent_activation >> (rule.number * PLAYERS + player) & 1)


def work(s: State, player: int, rule: Skill) -> None:
    """A rule works until the activation is over."""
    spend(s, player, rule, "activation")


def renew(s: State, limits: tuple[str, ...]) -> None:
    """What works once a half or a drive may work again."""
    if not s.spent_game:
        return
    every = (1 << PLAYERS) - 1
    for each in EXTRAS:
        if each.limit in limits:
            s.spent_game &= ~(every << each.number * PLAYERS)


# ------------------------------------------------------------------------------------------------- lent
def lend(s: State, player: int, skill: Skill, until: str) -> None:
    """A player has a skill until an activation, a turn or a drive is over."""
    if not s.skills[player] & skill.mask:
        note(s, lent=(*s.extra.lent, (until, player, skill.mask)))
        set_skills(s, player, s.skills[player] | skill.mask)


def withhold(s: State, player: int, skill: Skill, until: str) -> None:
    """A player cannot use a skill of its own until then."""
    if s.skills[player] & skill.mask:
        note(s, lent=(*s.extra.lent, (until, player, -skill.mask)))
        set_skills(s, player, s.skills[player] & ~skill.mask)


def turn_into(s: State, player: int, until: str, **figures: object) -> None:
    """A player has other figures until then."""
    old = tuple(getattr(s, name)[player] for name in FIGURES)
    note(s, lent=(*s.extra.lent, (until, player, old)))
    for name, figure in figures.items():
        if name == "skills":
            assert isinstance(figure, int)
            set_skills(s, player, figure)
        else:
            setattr(s, name, changed(getattr(s, name), player, figure))


def expire(s: State, *over: str) -> None:
    """What was lent until one of these is over is given back, the last one first."""
    if not s.extra.lent:
        return
    kept = []
    for entry in reversed(s.extra.lent):
        until, player, what = entry
        if until not in over:
            kept.append(entry)
        elif isinstance(what, tuple):
            figures_back(s, player, what)
        elif what > 0:
            set_skills(s, player, s.skills[player] & ~what)
        else:
            set_skills(s, player, s.skills[player] | -what)
    note(s, lent=tuple(reversed(kept)))


def figures_back(s: State, player: int, old: tuple[object, ...]) -> None:
    """A player is as it was before `turn_into`."""
    for name, figure in zip(FIGURES, old, strict=True):
        if name != "skills":
            setattr(s, name, changed(getattr(s, name), player, figure))
    skills = old[FIGURES.index("skills")]
    assert isinstance(skills, int)
    set_skills(s, player, skills)


def turn_back(s: State, player: int) -> None:
    """A player that was turned into something else is itself again, before its time."""
    for entry in s.extra.lent:
        _, who, what = entry
        if who == player and isinstance(what, tuple):
            figures_back(s, player, what)
            note(s, lent=tuple(each for each in s.extra.lent if each is not entry))
            return


# -------------------------------------------------------------------------------------- random and chosen
def drawn(s: State, side: int, rule: str, among: list[int]) -> Asking[int]:
    """A random player of these, by a die that counts from 1 in the order of numbers."""
    if len(among) == 1:
        return among[0]
    die = Die(f"d{len(among)}", tuple(range(1, len(among) + 1)))
    return among[(yield from one_die(rule, "random_player", side, die)) - 1]


def chosen(s: State, side: int, rule: str, what: str, options: list[Option]) -> Asking[tuple[str | int, ...]]:
    """The words of one of these options."""
    _, words = yield Choice((side,), rule, what, options)
    return tuple(words)
