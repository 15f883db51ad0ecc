"""Punt: the ball is kicked out of the hand."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens.actions import action
from game.games.sevens.ball import come_down, release, step
from game.games.sevens.board import FACES, by_template
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Acted, Rerolled
from game.games.sevens.rolls import KEEP, one_die
from game.games.sevens.state import NOBODY, State, has, side_of
from game.games.sevens.turnover import turnover

PUNT: Final = skill("Punt")
KICK: Final = skill("Kick")

PUNTED: Final = "punt"


def punt_targets(s: State, player: int) -> list[Option]:
    """The four directions of the template, for whoever has the ball."""
    if s.holder != player:
        return []
    return [(side_of(player), ("punt", word)) for word in FACES]


def may_punt(s: State, player: int) -> bool:
    """It has the ball, or may pick it up on its way."""
    return s.holder == player or (s.holder == NOBODY and s.ball >= 0)


def perform_punt(s: State, player: int, words: Words) -> Asking[bool]:
    """D6 for the direction (1-2 to its left, 3-4 ahead, 5-6 to its right), D6 squares. Whoever is under the
    ball has to catch it, otherwise it bounces. A turnover only if it leaves the pitch, or an opponent has it
    in the end."""
    at = s.at[player]
    s.tell(Acted(player, "punt", NOBODY, at))
    dice = yield from punt_dice(s, player)
    ahead = by_template(str(words[1]), dice[0])
    release(s, player)
    place, out = at, 0
    for _ in range(dice[1]):
        if not out:
            place, out = step(place, ahead)
    s.sparing = True
    yield from come_down(s, place, out, PUNTED, at, crowd="S7-3.6")
    s.sparing = False
    if s.holder != NOBODY and side_of(s.holder) != side_of(player):
        turnover(s, "S7-5.9")
    return False


def punt_dice(s: State, player: int) -> Asking[list[int]]:
    """Direction, then squares; with Kick either of them may be rolled again."""
    dice = []
    again = has(s, player, KICK)
    for what in ("direction", "squares"):
        rolled = yield from one_die("S7-3.6", what, side_of(player))
        if again and (yield from kicks_again(s, player)):
            again = False
            rolled = yield from one_die("S7-3.6", what, side_of(player))
        dice.append(rolled)
    return dice


def kicks_again(s: State, player: int) -> Asking[bool]:
    """Whether the coach rolls this die again."""
    side = side_of(player)
    _, words = yield Choice((side,), "S7-3.6", "reroll", ((side, ("reroll", KICK.word)), KEEP[side]))
    if words[0] == "keep":
        return False
    s.tell(Rerolled(side, player, KICK.word, allowed=True))
    return True


PUNT_ACTION: Final = action(
    "punt",
    deed="punt",
    once=True,
    targets=punt_targets,
    perform=perform_punt,
    skill=PUNT,
    may=may_punt,
    rule="S7-3.6",
)
