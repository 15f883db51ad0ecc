"""Trickster: it is not where the blow lands."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import TARGETED
from game.games.sevens.moves import go, may_leave, pick_up
from game.games.sevens.rolls import use
from game.games.sevens.skills.agility import free_squares
from game.games.sevens.skills.ball_and_chain import swings
from game.games.sevens.state import State, side_of

TRICKSTER: Final = skill("Trickster")


@TARGETED(TRICKSTER)
def trickster(s: State, attacker: int, target: int, deed: str) -> Asking[bool]:
    """Before dice are counted it may move to another free square beside the attacker, and picks up a ball
    that lies there, which is no turnover; not against a Ball & Chain."""
    squares = free_squares(s, s.at[attacker])
    if swings(s) or not squares or not may_leave(s, target):
        return True
    if not (yield from use(s, target, TRICKSTER)):
        return True
    side = side_of(target)
    options: list[Option] = [(side, ("move", at)) for at in squares]
    _, words = yield Choice((side,), "S7-6.1", "trickster", options)
    go(s, target, int(words[1]), "trickster")
    if s.ball == s.at[target]:
        s.sparing = True
        yield from pick_up(s, target)
        s.sparing = False
    return True
