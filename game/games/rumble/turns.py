"""A turn: move, then throw, then attack; and how a match ends that nobody wins in time (RULES.md chapters 2
and 4)."""

from __future__ import annotations

from typing import Final

from game.games.rumble.ball import ball_to_centre
from game.games.rumble.events import Over, PhaseBegan, TurnBegan
from game.games.rumble.state import NOBODY, Phase, State, rival

UNHELD_TURNS = 30  # without anybody holding the ball (RU-4.2)
SCORELESS_TURNS = 60  # without a touchdown (RU-4.2)
LAST_TURN = 400  # of both sides together (RU-4.2)
MOST_TALK: Final = (
    LAST_TURN * (5 + 11 + 1 + 3) + 6 * 24
)  # entries, moves, a pick-up, three times next; line-ups


def begin_turn(s: State, side: int) -> None:
    """Everybody of the side may move, throw and attack again (RU-2.1)."""
    s.phase, s.turn = Phase.MOVE, side
    s.moved = s.handled = s.attacked = 0
    s.thrown = False
    s.held = s.holder != NOBODY
    s.tell(TurnBegan(side, s.turns + 1, s.entries[side]))


def next_phase(s: State) -> None:
    """The phase is done, and there is no way back; after the attacks the turn is over (RU-2.1)."""
    match s.phase:
        case Phase.MOVE:
            s.phase = Phase.THROW
            s.tell(PhaseBegan(s.turn, "throw"))
        case Phase.THROW:
            s.phase = Phase.ATTACK
            s.tell(PhaseBegan(s.turn, "attack"))
        case _:
            end_turn(s)


def end_turn(s: State) -> None:
    """Count the turn; a ball that nobody gets, or nobody brings home, goes back to the centre (RU-4.2)."""
    s.unheld = 0 if s.held else s.unheld + 1
    s.scoreless += 1
    if count_turn(s):
        return
    scoreless, unheld = s.scoreless >= SCORELESS_TURNS, s.unheld >= UNHELD_TURNS
    if scoreless:
        s.scoreless = 0
    if unheld:
        s.unheld = 0
    if scoreless or unheld:  # once, if both are due
        ball_to_centre(s, "scoreless" if scoreless else "unheld")
    begin_turn(s, rival(s.turn))


def count_turn(s: State) -> bool:
    """One turn more; whether it was the last of the match (RU-4.2)."""
    s.turns += 1
    if s.turns < LAST_TURN:
        return False
    end_match(s, leaders(s), "turns", "RU-4.2")
    return True


def leaders(s: State) -> tuple[int, ...]:
    """The side with more touchdowns, or both (RU-4.2)."""
    home, away = s.score
    return (0, 1) if home == away else (0,) if home > away else (1,)


def end_match(s: State, winners: tuple[int, ...], why: str, rule: str) -> None:
    """One winner, or two: a tie (RU-1.6, RU-3.5, RU-4.2)."""
    s.phase, s.winners = Phase.OVER, winners
    s.tell(Over(winners[0] if len(winners) == 1 else NOBODY, why, rule))
