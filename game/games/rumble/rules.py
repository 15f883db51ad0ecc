"""The whole match: what comes next."""

from __future__ import annotations

from game.core.requests import BEAT, Flow
from game.games.rumble.attacks import one_of_the_attacks
from game.games.rumble.lineup import one_of_the_line, roll_off
from game.games.rumble.moves import one_of_the_moves
from game.games.rumble.scoring import has_scored, touchdown
from game.games.rumble.state import Phase, State
from game.games.rumble.throws import the_throw


def play(s: State) -> Flow:
    """Turn by turn until a side has its touchdowns; each counts at once, in either's turn (RU-4.1)."""
    while True:
        if s.phase is not Phase.OVER and has_scored(s):
            touchdown(s)
        yield BEAT
        match s.phase:
            case Phase.MOVE:
                yield from one_of_the_moves(s)
            case Phase.THROW:
                yield from the_throw(s)
            case Phase.ATTACK:
                yield from one_of_the_attacks(s)
            case Phase.PLACE:
                yield from one_of_the_line(s)
            case Phase.ROLL_OFF:
                yield from roll_off(s)
            case Phase.OVER:
                return
