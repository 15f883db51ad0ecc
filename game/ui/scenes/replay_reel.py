"""The reel of a replay: a match that stands after any of its answers, on a table. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from game.core.match import Match
from game.store.notes import Look
from game.ui.animation import Film
from game.ui.boxes import part
from game.ui.context import Context
from game.ui.table import Desk, Played, Seen, Table
from game.ui.tape import Tape
from game.ui.widgets.timeline import Mark

BETWEEN_S = 0.45  # between two answers, while it plays


class TapeDesk(Desk):
    """What a table may know of a record: as much of it as has been shown. Nobody sits there."""

    def __init__(self, app: Context, tape: Tape) -> None:
        self.app, self.tape = app, tape
        self.seen = Seen()
        self._match = tape.begin()

    @property
    def match(self) -> Match[Any]:
        return self._match

    @property
    def history(self) -> Sequence[Played]:
        return self.tape.history[: len(self._match.answers)]

    def name(self, seat: int) -> str:
        return self.tape.seats[seat].name if 0 <= seat < len(self.tape.seats) else "The referee"

    def person(self, seat: int) -> bool:
        return False

    def was_person(self, seat: int) -> bool:
        return self.tape.seats[seat].player == "person"

    def level(self, seat: int) -> str:
        return self.tape.seats[seat].player.partition(":")[2]

    def look(self, seat: int) -> Look | None:
        return self.tape.looks.get(self.tape.seats[seat].word)


class Reel:
    """Runs a tape: `seek` goes anywhere at once, `step` shows one answer, `play` goes on by itself."""

    def __init__(self, app: Context, tape: Tape) -> None:
        self.tape = tape
        self.desk = TapeDesk(app, tape)
        self.table: Table = import_module(tape.box.table).make_table(self.desk)
        self.film = Film()
        self.playing = False
        self._wait_s = 0.0
        self.table.show()

    # -------------------------------------------------------------------- state
    @property
    def at(self) -> int:
        """How many answers have been shown (the last of them may still be moving)."""
        return len(self.desk.match.answers)

    @property
    def length(self) -> int:
        """How many there are."""
        return len(self.tape.history)

    # ---------------------------------------------------------------------- time
    def update(self, dt_s: float, speed: float) -> None:
        """Time goes on."""
        self.table.update(dt_s)
        self.desk.seen.announced += dt_s
        moving = self.film.busy
        if moving:
            self.film.update(dt_s, speed)
            if not self.film.busy:
                self._settle()
        elif self.playing:
            self._wait_s -= dt_s * speed
            if self._wait_s <= 0:
                self._next()

    def _settle(self) -> None:
        self.table.show()
        self._wait_s = BETWEEN_S
        if self.at == self.length:
            self.playing = False

    def _next(self) -> None:
        """The next answer is shown."""
        if self.at >= self.length:
            self.playing = False
            return
        played = self.tape.history[self.at]
        self.desk.match.answer(played.answer)
        self.film.add(self.table.animate(played))
        if not self.film.busy:
            self._settle()

    # --------------------------------------------------------------------- deeds
    def step(self) -> None:
        """One answer on: what still moves comes to its end at once."""
        self._finish()
        self._next()

    def play(self) -> None:
        """Goes on, or stops; at the end it begins anew."""
        if not self.playing and self.at >= self.length and not self.film.busy:
            self.seek(0)
        self.playing = not self.playing
        self._wait_s = 0.0

    def seek(self, to: int) -> None:
        """Stands after so many answers, at once."""
        self.film.clear()
        match, to = self.desk.match, min(self.length, max(0, to))
        if to < len(match.answers):
            match.undo(len(match.answers) - to)
        for played in self.tape.history[len(match.answers) : to]:
            match.answer(played.answer)
        self._settle()

    def _finish(self) -> None:
        if self.film.busy:
            self.film.finish()
            self.film.clear()
            self._settle()

    # --------------------------------------------------------------------- signs
    def signs(self) -> tuple[list[tuple[int, str]], list[Mark]]:
        """Periods and marks of the time line, as the box has them."""
        lines = part(self.tape.box, "timeline")
        if lines is None:
            return [(0, self.tape.box.title)], []
        history = self.tape.history
        teams = [self.table.side(seat) for seat in range(len(self.tape.seats))]
        return lines.periods_of(history), lines.marks_of(history, teams)
