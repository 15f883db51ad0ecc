"""The chances of a foul: that armour breaks, and that the referee sends the fouler off."""

from __future__ import annotations

from typing import NamedTuple

from game.games.sevens.assists import assistants
from game.games.sevens.harm.breaking import add_armour_modifiers, armour_needs, judge_armour
from game.games.sevens.harm.case import Harm
from game.games.sevens.hooks import BONUSES, SEEN, SENDS_OFF, SPARED, SPARES
from game.games.sevens.state import State, rival, side_of

PAIRS = tuple((one, other) for one in range(1, 7) for other in range(1, 7))
DOUBLE = 1 / 6  # of two dice


class FoulOdds(NamedTuple):
    """What assists and skills add, what the dice have to come to, that it breaks armour, and that the fouler
    is seen."""

    more: int
    needed: int
    breaks: float
    seen: float


def foul_odds(s: State, player: int, target: int) -> FoulOdds:
    """By all throws; what is done to be seen and stay (an argument, a bribe) is left out (S7-11.13)."""
    s = s.copy()
    h = Harm(target, "foul", by=player, direct=True)
    h.add("assists", len(assistants(s, player, target, "foul")) - len(assistants(s, target, player, "foul")))
    add_armour_modifiers(s, h)
    needed, chosen = armour_needs(s, h) - h.total, _chosen(s, h)
    breaks = seen = 0.0
    for dice in PAIRS:
        h.dice = h.armour_dice = dice
        judge_armour(s, h)
        h.broken = h.broken or sum(dice) + chosen >= needed
        breaks += h.broken
        seen += _seen(s, h)
    return FoulOdds(h.total - sum(h.dice), needed - chosen, breaks / 36, seen / 36)


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
