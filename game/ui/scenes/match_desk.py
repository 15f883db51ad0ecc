"""What a table knows of the match scene it stands in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.match import Match
from game.store.notes import Look
from game.ui.context import Context
from game.ui.session import Session
from game.ui.table import Desk, Played, Seen


class SessionDesk(Desk):
    """A session on a table in a window."""

    def __init__(self, app: Context, session: Session) -> None:
        self.app, self.session = app, session
        self.seen = Seen()

    @property
    def match(self) -> Match[Any]:
        return self.session.match

    @property
    def history(self) -> Sequence[Played]:
        return self.session.history

    def name(self, seat: int) -> str:
        return self.session.seats[seat].name if 0 <= seat < len(self.session.seats) else "The referee"

    def person(self, seat: int) -> bool:
        return self.session.person(seat)

    def level(self, seat: int) -> str:
        return self.session.seats[seat].player.partition(":")[2]

    def look(self, seat: int) -> Look | None:
        return self.session.looks.get(self.session.seats[seat].word)
