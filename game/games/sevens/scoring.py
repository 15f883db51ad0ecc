"""Touchdowns, the winner, extra time's shoot-out (S7-12.5, chapter 14)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Flow, Roll
from game.games.sevens.events import Over, ShotOut, Touchdown
from game.games.sevens.hooks import SCORES
from game.games.sevens.rolls import BOTH_D6
from game.games.sevens.state import (
    NOBODY,
    Phase,
    State,
    changed,
    changed_pair,
    side_of,
)

TOUCHDOWN_SPP: Final = 4  # S7-14.1
COMPLETION_SPP: Final = 1
THROW_SPP: Final = 1
INTERCEPTION_SPP: Final = 2
SHOTS: Final = 5  # S7-12.5


def earn(s: State, player: int, points: int) -> None:
    """SPP for a player (S7-14.1)."""
    s.spp = changed(s.spp, player, s.spp[player] + points)


def touchdown(s: State) -> Flow:
    """1 point, in either side's turn; it ends turn and drive. Who scored in the opponents' turn has its next
    turn skipped, and the marker advances (S7-12.4, S7-12.5)."""
    player = s.holder
    side = side_of(player)
    s.score = changed_pair(s.score, side, s.score[side] + 1)
    earn(s, player, TOUCHDOWN_SPP)
    s.tell(Touchdown(side, player, s.at[player], s.score[side]))
    for _, scores in SCORES.of(s.skills[player]):
        yield from scores(s, player)
    if s.turn != side:
        s.turns = changed_pair(s.turns, side, min(s.house.turns, s.turns[side] + 1))
    s.kicking = side
    s.active = NOBODY
    s.turnover = False
    s.phase = Phase.DRIVE_END


def shoot_out(s: State) -> Flow:
    """Five D6 roll-offs, and more while they are level (S7-12.5)."""
    won, shots = [0, 0], 0
    while shots < SHOTS or won[0] == won[1]:
        home, away = yield Roll("S7-12.5", "shoot_out", BOTH_D6)
        shots += 1
        if home != away:
            won[home < away] += 1
        s.tell(ShotOut((home, away), (won[0], won[1])))
    end_match(s, (0,) if won[0] > won[1] else (1,))


def leaders(s: State) -> tuple[int, ...]:
    """The side with more touchdowns, or both (S7-12.5)."""
    home, away = s.score
    return (0, 1) if home == away else (0,) if home > away else (1,)


def end_match(s: State, winners: tuple[int, ...]) -> None:
    """One winner, or a draw."""
    s.phase, s.winners = Phase.OVER, winners
    s.tell(Over(winners[0] if len(winners) == 1 else NOBODY))
