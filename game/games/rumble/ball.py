"""Where the ball goes: into a player's hands, to the ground, to a random square, back to the centre."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import D8, Asking, Roll
from game.games.rumble.events import Caught, Landed, Reset, WentOff
from game.games.rumble.state import NOBODY, State, player_on

CAUGHT: Final = {
    "throw": "RU-2.6",
    "scatter": "RU-2.7",
    "drop": "RU-2.10",
    "reset": "RU-4.2",
}  # by which rule
LANDED: Final = CAUGHT | {"drop": "RU-2.9"}


def take(s: State, player: int) -> None:
    """The player has the ball, and may not attack in this turn (RU-2.8)."""
    s.holder, s.ball = player, NOWHERE
    s.handled |= 1 << player
    s.held = True


def let_go(s: State, square: int) -> None:
    """Nobody has the ball: it is at a square."""
    s.holder, s.ball = NOBODY, square


def come_down(s: State, square: int, why: str) -> None:
    """The ball comes to a square. A player there has it, of whichever side (RU-2.6, RU-2.7, RU-2.10)."""
    player = player_on(s, square)
    if player == NOBODY:
        let_go(s, square)
        s.tell(Landed(square, why, LANDED[why]))
    else:
        take(s, player)
        s.tell(Caught(player, square, why, CAUGHT[why]))


def stray(s: State, start: int, rule: str, why: str) -> Asking[int]:
    """A direction at random from a square, rolled again if it leads off the field, so that all squares next
    to it on the field are equally likely (RU-2.7, RU-2.11). Returns the direction."""
    while True:
        (direction,) = yield Roll(rule, why, ((s.turn, D8),))
        if s.house.board.grid.step(start, direction) != NOWHERE:
            return int(direction)
        s.tell(WentOff(start, direction, why, rule))


def ball_to_centre(s: State, why: str) -> None:
    """The ball is put on the centre square; a player there has it (RU-4.2)."""
    centre = s.house.board.centre
    s.tell(Reset(centre, why, "RU-4.2"))
    come_down(s, centre, "reset")
