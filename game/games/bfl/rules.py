"""The whole match: which chapter comes next."""

from __future__ import annotations

from game.core.requests import BEAT, Flow
from game.games.bfl.quarter import lane_of_one_seat, roll_off
from game.games.bfl.roll import roll
from game.games.bfl.scoring import one_of_the_playoff, the_try
from game.games.bfl.state import Phase, State


def play(s: State) -> Flow:
    """Four quarters, each until a touchdown and its try (BFL-1.1, BFL-1.2)."""
    while True:
        yield BEAT
        match s.phase:
            case Phase.ROLL:
                yield from roll(s)
            case Phase.LANES:
                yield from lane_of_one_seat(s)
            case Phase.ROLL_OFF:
                yield from roll_off(s)
            case Phase.TRY:
                yield from the_try(s)
            case Phase.PLAYOFF:
                yield from one_of_the_playoff(s)
            case Phase.OVER:
                return
