"""What goes off among players: a bomb (S7-3.6), a fireball (S7-2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.requests import Asking
from game.games.sevens.events import SkillTested, Struck
from game.games.sevens.harm.case import Harm
from game.games.sevens.harm.falling import knock_down, strike
from game.games.sevens.rolls import one_die
from game.games.sevens.state import NOBODY, State, stands

HIT: Final = 4  # and more


def hit_on(
    s: State, squares: Iterable[int], side: int, rule: str, word: str, *, by: int = NOBODY
) -> Asking[list[int]]:
    """Who is hit on these squares: a side rolls for each."""
    hit = []
    for square in squares:
        player = s.grid[square]
        if player >= 0:
            rolled = yield from one_die(rule, word, side)
            s.tell(SkillTested(player, square, HIT, rolled, rolled >= HIT, (), rule, word, by))
            if rolled >= HIT:
                hit.append(player)
    return hit


def blast(s: State, rule: str, h: Harm) -> Asking[None]:
    """Who is hit and stands is knocked down, any other one takes an armour roll."""
    s.tell(Struck(rule, h.victim, h.why, s.at[h.victim]))
    if stands(s, h.victim):
        yield from knock_down(s, h)
    else:
        h.direct = True
        yield from strike(s, h)
