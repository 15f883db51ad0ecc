"""Touchdowns, and what they bring (RULES.md chapters 3 and 4)."""

from __future__ import annotations

from game.games.rumble.ball import let_go
from game.games.rumble.events import Reset, Touchdown
from game.games.rumble.state import BAD, LIGHT, NOBODY, RESERVES, Phase, State, rival, side_of
from game.games.rumble.turns import count_turn, end_match


def has_scored(s: State) -> bool:
    """Whether a player has the ball in the opponents' end zone, in whoever's turn (RU-4.1, RU-2.10)."""
    holder = s.holder
    return holder != NOBODY and s.house.board.in_zone(s.at[holder], rival(side_of(holder)))


def touchdown(s: State) -> None:
    """One more for the holder's side; the turn is over, and the side that conceded will go first (RU-4.1,
    RU-1.5, RU-1.6)."""
    player = s.holder
    side = side_of(player)
    s.score[side] += 1
    s.tell(Touchdown(side, player, s.at[player], s.score[side]))
    s.unheld = s.scoreless = 0
    if s.score[side] >= s.house.touchdowns:
        end_match(s, (side,), "touchdowns", "RU-1.6")
    elif not count_turn(s):
        assemble(s, rival(side))


def assemble(s: State, first: int) -> None:
    """Everybody leaves the field and the boxes move on, the ball goes to the centre, and both sides line up
    (RU-3.3, RU-3.4, RU-1.4)."""
    healed, back = heal(s)
    s.at = [RESERVES if where >= 0 else where for where in s.at]
    s.entries = [0, 0]
    let_go(s, s.house.board.centre)
    s.phase, s.turn, s.placing = Phase.PLACE, first, first
    s.tell(Reset(s.house.board.centre, "touchdown", "RU-3.3", healed, back))


def heal(s: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """From Bad to Light and from Light to Reserves at the same moment, so nobody moves two boxes (RU-3.3).
    Returns those who moved."""
    healed = tuple(player for player, where in enumerate(s.at) if where == BAD)
    back = tuple(player for player, where in enumerate(s.at) if where == LIGHT)
    for player in healed:
        s.at[player] = LIGHT
    for player in back:
        s.at[player] = RESERVES
    return healed, back
