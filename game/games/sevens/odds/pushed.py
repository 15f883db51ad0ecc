"""What a push comes to, by all squares and skills that both coaches may choose: each takes what suits it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.requests import Answer, Asking, Roll
from game.games.sevens.hooks import BLOCK_BEGINS
from game.games.sevens.odds.bouts import Fate
from game.games.sevens.odds.tried import begun
from game.games.sevens.pushes import Block, push
from game.games.sevens.state import State, able, side_of

Comes = Callable[[State], Fate]
"""What follows, by the position after a push and the follow-up."""


def after_push(s: State, b: Block, comes: Comes) -> Fate:
    """What follows a push of a block, as both coaches would have it (S7-6.15, S7-6.17)."""
    known: dict[tuple[int, int], Fate] = {}

    def once(now: State) -> Fate:
        at = now.at[b.attacker], now.at[b.target]
        if at not in known:
            known[at] = comes(now)
        return known[at]

    return _from(s, b, once, ())


def _pushes(s: State, b: Block) -> Asking[None]:
    """The push itself, by the rules."""
    fresh = Block(b.attacker, b.target, blitz=b.blitz, second=b.second)
    fresh.face = "push"
    for _, begins in BLOCK_BEGINS.of(able(s, b.attacker)):
        begins(s, fresh)
    return push(s, fresh)


def _from(s: State, b: Block, comes: Comes, said: tuple[Answer, ...]) -> Fate:
    now, _, request = begun(s, partial(_pushes, b=b), said)
    if request is None or isinstance(request, Roll):  # who goes where is settled
        return comes(now)
    fates = [_from(s, b, comes, (*said, words)) for words in request.options]
    best = max if request.seats[0] == side_of(b.attacker) else min
    return best(fates, key=_worth)


def _worth(fate: Fate) -> tuple[float, float]:
    return fate.worth
