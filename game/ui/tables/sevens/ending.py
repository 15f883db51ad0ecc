"""How a match of Sevens ended: who came where, who won, what each side did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.events import TurnedOver
from game.games.sevens.state import CASUALTY, SQUADS, State
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.table_words import Announcement, Compared, Standing
from game.ui.tables.sevens import shootout
from game.ui.tables.sevens.deeds import Deeds

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


def compared(deeds: Deeds, history: Sequence[Played]) -> list[Compared]:
    """What both sides did: whom they knocked down and hurt, what they completed, how often their turn was
    over too early."""
    told = [
        Compared(words, (str(deeds.total(0, deed)), str(deeds.total(1, deed))))
        for deed, words in (
            ("down", "Knocked down"),
            ("casualties", "Casualties"),
            ("completions", "Completions"),
        )
    ]
    events = (event for played in history for event in played.events)
    lost = [event.side for event in events if isinstance(event, TurnedOver) and not event.charge]
    return [*told, Compared("Turnovers", (str(lost.count(0)), str(lost.count(1))))]


def last_words(s: State, history: Sequence[Played], teams: Sequence[Team]) -> Announcement:
    """The result in a line."""
    if len(s.winners) != 1:
        line = ", ".join(f"{team.name} {n}" for team, n in zip(teams, s.score, strict=True))
        return Announcement("A draw", line, "S7-12.5")
    winner = next(iter(s.winners))
    line = shootout.throws(history, winner) or teams[winner].coach
    return Announcement(f"{teams[winner].name} win", line, "S7-12.5", winner, "grand")
