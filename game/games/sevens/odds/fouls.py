"""The chances of a foul: that armour breaks, and that the referee sends the fouler off."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import NamedTuple

from game.core.requests import Choice
from game.games.sevens.assists import assistants
from game.games.sevens.harm.breaking import add_armour_modifiers, armour_needs, judge_armour
from game.games.sevens.harm.case import Harm
from game.games.sevens.hooks import ARMOUR_AGAIN, BONUSES, FOULS, SEEN, SENDS_OFF, SPARED, SPARES, Test
from game.games.sevens.odds.again import all_of, chance_of
from game.games.sevens.odds.plans import Die
from game.games.sevens.odds.tried import first_needed
from game.games.sevens.odds.ways import chance
from game.games.sevens.state import State, able, rival, side_of

PAIRS = tuple((one, other) for one in range(1, 7) for other in range(1, 7))
DOUBLE = 1 / 6  # of two dice


class FoulOdds(NamedTuple):
    """What assists and skills add, what the dice have to come to, that armour breaks, and that the fouler is
    seen: with its own skills and all its dice. ``armour``: that it breaks once the foul is made; ``before``:
    the dice of skills that come first, ``falls`` that one of them lays the fouler itself."""

    more: int
    needed: int
    breaks: float
    seen: float
    armour: float
    before: tuple[Die, ...] = ()
    falls: float = 0.0


def foul_odds(s: State, player: int, target: int) -> FoulOdds:
    """By all throws; what is done to be seen and stay (an argument, a bribe) is left out (S7-11.13)."""
    s = s.copy()
    h = Harm(target, "foul", by=player, direct=True)
    helpers, against = assistants(s, player, target, "foul"), assistants(s, target, player, "foul")
    h.alone = not helpers and not against
    before, begins = _before(s, h)
    h.add("assists", len(helpers) - len(against))
    add_armour_modifiers(s, h)
    needed, chosen = armour_needs(s, h) - h.total, _chosen(s, h)
    throws = [_thrown(s, h, dice, needed - chosen) for dice in PAIRS]
    armour, seen = (sum(each) / len(PAIRS) for each in zip(*throws, strict=True))
    if _rolls_again(s, h):  # of the first dice nothing is left
        held = 1 - armour
        kept = sum(sees for broken, sees in throws if broken) / len(PAIRS)
        armour, seen = armour + held * armour, kept + held * seen
    more = h.total - sum(h.dice)
    return FoulOdds(more, needed - chosen, begins * armour, begins * seen, armour, before, 1 - begins)


def _thrown(s: State, h: Harm, dice: tuple[int, int], needed: int) -> tuple[bool, float]:
    """Armour dice that lie there: whether they break it, and that the fouler is seen."""
    h.dice = h.armour_dice = dice
    judge_armour(s, h)
    h.broken = h.broken or sum(dice) >= needed
    return h.broken, _seen(s, h)


def _before(s: State, h: Harm) -> tuple[tuple[Die, ...], float]:
    """The dice of skills that are used in a foul, by the rules themselves, and the chance of all with own
    skills; what they are good for stands in the case then."""
    dice = []
    for skill, fouls in FOULS.of(able(s, h.by)):
        needed = first_needed(s, partial(fouls, h=copy(h)))
        if needed:
            t = Test("action", h.by, needed, at=s.at[h.by], opponent=h.victim, word=skill.word)
            dice.append(Die(0, skill.name, needed, chance_of(s, t, chance(needed))))
            h.used.add(skill.word)
    return tuple(dice), all_of([die.odds for die in dice], tokens=0)


def _rolls_again(s: State, h: Harm) -> bool:
    """Whether a skill rolls both dice again of armour that holds."""
    h.dice = h.armour_dice = PAIRS[0]
    h.broken = False
    for _, again in ARMOUR_AGAIN.of(s.skills[h.by]):
        asked = next(again(s.copy(), copy(h)), None)
        if isinstance(asked, Choice) and asked.what == "reroll":
            return True
    return False


def _chosen(s: State, h: Harm) -> int:
    """What the fouler's skills may add once the dice lie, where that breaks armour (S7-11.7)."""
    if h.fixed:
        return 0
    side = side_of(h.by)
    offers = [found for _, offer in BONUSES.of(s.team_skills[side]) if (found := offer(s, h, side))]
    return max((int(found[1]) for found in offers), default=0)


def _seen(s: State, h: Harm) -> float:
    """That the referee sends the fouler off, as the armour dice lie: a double there or on injury."""
    if any(spares(s, h.by, "foul") for _, spares in SPARED.of(s.skills[h.by])):
        return 0.0
    if any(spares(s, h) for _, spares in SPARES.of(s.team_skills[side_of(h.by)])):
        return 0.0
    if any(sees(s, h) for _, sees in SEEN.of(s.team_skills[rival(side_of(h.by))])):
        return 1.0
    if any(passes(s, h) for _, passes in SENDS_OFF.of(s.skills[h.by])):
        return 0.0
    if h.armour_dice[0] == h.armour_dice[1]:
        return 1.0
    return DOUBLE if h.broken else 0.0


def foul_breaks(s: State, player: int, target: int) -> tuple[int, float]:
    """What is added to a foul's armour roll, and the chance that it breaks (S7-11.13)."""
    found = foul_odds(s, player, target)
    return found.more, found.breaks
