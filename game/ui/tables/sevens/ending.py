"""How a match of Sevens ended: who came where, who won, what each side did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.state import CASUALTY, SQUADS, State
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.table_words import Announcement, Standing
from game.ui.tables.sevens import shootout

SEATS: Final = (0, 1)


def standings(s: State, history: Sequence[Played]) -> list[Standing]:
    """Both sides, the winner first; of a level score whoever won the shoot-out."""
    order = sorted(SEATS, key=lambda seat: (-s.score[seat], seat not in s.winners))
    level = s.score[0] == s.score[1] and len(s.winners) != 1
    by = shootout.words(history)
    return [
        Standing(seat, 1 if level else place, str(s.score[seat]), by or _hurt(s, seat))
        for place, seat in enumerate(order, 1)
    ]


def _hurt(s: State, seat: int) -> str:
    """How many casualties a side has suffered."""
    hurt = sum(s.status[player] == CASUALTY for player in SQUADS[seat])
    return f"{hurt} hurt" if hurt else "all fit"


def last_words(s: State, history: Sequence[Played], teams: Sequence[Team]) -> Announcement:
    """The result in a line."""
    if len(s.winners) != 1:
        line = ", ".join(f"{team.name} {n}" for team, n in zip(teams, s.score, strict=True))
        return Announcement("A draw", line, "S7-12.5")
    winner = next(iter(s.winners))
    line = shootout.throws(history, winner) or teams[winner].coach
    return Announcement(f"{teams[winner].name} win", line, "S7-12.5", winner, "grand")
