"""The whole match: what comes next."""

from __future__ import annotations

from game.core.requests import BEAT, Flow
from game.games.sevens.activations import one_activation, one_step
from game.games.sevens.drives import end_drive, fan_factor, first_weather, toss
from game.games.sevens.kickoff import kick_off, landing
from game.games.sevens.pregame.steps import inducements, journeymen, measures, prayers
from game.games.sevens.scoring import shoot_out
from game.games.sevens.setup import one_of_the_set_up
from game.games.sevens.state import Phase, State


def play(s: State) -> Flow:
    """Set-up, kick-off, turns, step by step, until the match is over."""
    while True:
        yield BEAT
        match s.phase:
            case Phase.TURN | Phase.CHARGE:
                yield from one_activation(s) if s.active < 0 else one_step(s)
            case Phase.SET_UP:
                yield from one_of_the_set_up(s)
            case Phase.KICK:
                yield from kick_off(s)
            case Phase.LANDING:
                yield from landing(s)
            case Phase.DRIVE_END:
                yield from end_drive(s)
            case Phase.FANS:
                yield from fan_factor(s)
            case Phase.WEATHER:
                yield from first_weather(s)
            case Phase.JOURNEYMEN:
                yield from journeymen(s)
            case Phase.INDUCEMENTS:
                yield from inducements(s)
            case Phase.PRAYERS:
                yield from prayers(s)
            case Phase.MEASURES:
                yield from measures(s)
            case Phase.TOSS:
                yield from toss(s)
            case Phase.SHOOT_OUT:
                yield from shoot_out(s)
            case Phase.OVER:
                return
