"""The whole match: which chapter comes next, and the down itself."""

from __future__ import annotations

from typing import Final

from game.core.requests import BEAT, Choice, Flow, Option
from game.games.halftime.clock import go_on, kick_off, play_over, pre_game
from game.games.halftime.events import Called
from game.games.halftime.kicking import extra_point, field_goal, field_goal_offered, punt
from game.games.halftime.passing import forward_pass
from game.games.halftime.running import run
from game.games.halftime.state import AWAY, HOME, Phase, State


def play(s: State) -> Flow:
    """Two halves, and overtime if they end level (HT-2.5, HT-2.6)."""
    while True:
        yield BEAT
        match s.phase:
            case Phase.DOWN:
                yield from down(s)
            case Phase.KICKOFF:
                yield from kick_off(s)
            case Phase.TRY:
                yield from extra_point(s)
                go_on(s, ended=True)
            case Phase.PREGAME:
                yield from pre_game(s)
            case Phase.OVER:
                return


ALWAYS: Final = tuple([tuple([(seat, (word,)) for word in ("run", "pass", "punt")]) for seat in (HOME, AWAY)])
FROM_NEAR: Final = tuple([(*ALWAYS[seat], (seat, ("field_goal",))) for seat in (HOME, AWAY)])


def calls(s: State) -> tuple[Option, ...]:
    """What the offence may call: any kick on any down, a field goal only from near (HT-8.2, HT-8.4)."""
    return FROM_NEAR[s.possession] if field_goal_offered(s) else ALWAYS[s.possession]


def down(s: State) -> Flow:
    """One play: the offence calls it, the dice decide it (HT-3.1)."""
    offence = s.possession
    _, (word,) = yield Choice((offence,), "HT-3.1", "call", calls(s))
    s.tell(Called(offence, word, s.ball, s.down, s.to_go))
    match word:
        case "run":
            yield from run(s)
        case "pass":
            yield from forward_pass(s)
        case "punt":
            yield from punt(s)
        case "field_goal":
            yield from field_goal(s)
    play_over(s, offence, word)
