"""The armour roll (S7-11.1, S7-11.6 to S7-11.8)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Roll
from game.games.sevens.events import ArmourRolled
from game.games.sevens.harm.case import Harm
from game.games.sevens.hooks import ARMOUR, ARMOUR_AGAIN, ARMOUR_BROKEN, BONUSES, BREAKS, FIXED_ARMOUR
from game.games.sevens.rolls import TWO_D6, use_word
from game.games.sevens.state import NOBODY, State, rival, side_of, spend

UNASKED: Final = "unasked"
"""In a bonus: it is taken without a question."""


def armour(s: State, h: Harm) -> Asking[bool]:
    """2D6 against AV: the roll must exceed it, or in the printed rules reach it (S7-11.1)."""
    side = rival(side_of(h.victim))
    h.modifiers = []
    if h.assists:
        h.add("assists", h.assists)
    if not h.fixed:
        add_armour_modifiers(s, h)
    for _, modify in FIXED_ARMOUR.of(s.skills[h.by] if h.by != NOBODY else 0):
        modify(s, h)
    h.dice = h.armour_dice = yield Roll("S7-11.1", "armour", TWO_D6[side])
    judge_armour(s, h)
    if not h.broken:
        yield from bonus(s, h, armour_needs(s, h) - h.total)
    tell_armour(s, h)
    if not h.broken:
        yield from again(s, h)
    if h.broken:
        yield from broken(s, h)
    return h.broken


def broken(s: State, h: Harm) -> Asking[None]:
    """Skills that roll armour again that broke, of whom it protects; none of these works twice."""
    for _, rolls_again in ARMOUR_BROKEN.of(s.skills[h.victim]):
        if h.broken and (yield from rolls_again(s, h)):
            yield from judge_again(s, h)


def again(s: State, h: Harm) -> Asking[None]:
    """Skills that roll armour again, of whoever did it."""
    if h.by == NOBODY:
        return
    for _, rolls_again in ARMOUR_AGAIN.of(s.skills[h.by]):
        if not h.broken and (yield from rolls_again(s, h)):
            yield from judge_again(s, h)


def judge_again(s: State, h: Harm) -> Asking[None]:
    """The dice lie otherwise now."""
    judge_armour(s, h)
    if not h.broken:
        yield from bonus(s, h, armour_needs(s, h) - h.total)
    tell_armour(s, h)


def tell_armour(s: State, h: Harm) -> None:
    s.tell(ArmourRolled(h.victim, h.dice, armour_needs(s, h), tuple(h.modifiers), h.broken, s.at[h.victim]))


def add_armour_modifiers(s: State, h: Harm) -> None:
    """What the skills of both say, those of the victim last."""
    skills = s.skills[h.victim] | (s.skills[h.by] if h.by != NOBODY else 0)
    for _, modify in ARMOUR.of(skills):
        modify(s, h)


def armour_needs(s: State, h: Harm) -> int:
    """What 2D6 have to come to."""
    return s.av[h.victim] + (0 if s.house.armour_breaks else 1)


def judge_armour(s: State, h: Harm) -> None:
    """Whether the dice break armour as they lie."""
    h.broken = h.total >= armour_needs(s, h)
    if not h.broken and not h.fixed and h.by != NOBODY:
        h.broken = any(breaks(s, h) for _, breaks in BREAKS.of(s.skills[h.by]))


def bonus(s: State, h: Harm, lacking: int) -> Asking[None]:
    """Bonuses chosen after rolling: on armour asked only where they turn the roll, otherwise on the injury
    roll, where ``lacking`` is 0 (S7-11.6, S7-11.7)."""
    if h.fixed and lacking:
        return
    for side in (s.turn, rival(s.turn)):
        for skill, offers in BONUSES.of(s.team_skills[side]):
            offered = offers(s, h, side)
            if offered is None or skill.word in h.used or (h.broken and lacking):
                continue
            owner, number, *unasked = offered
            if number >= lacking and (unasked or (yield from use_word(s, side, owner, skill.word))):
                h.used.add(skill.word)
                if skill.limit:
                    spend(s, owner, skill, skill.limit)
                h.add(skill.name, number)
                if lacking:
                    h.broken = True
