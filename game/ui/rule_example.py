"""Examples in a rulebook, played by a table's own films: a position, what happens in it, and then the next.

What comes of it is the rules' affair. With reduced motion each example shows how it ends.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, Self

from game.core.match import Match
from game.store.notes import Look
from game.ui.animation import Clip, Film, pause
from game.ui.rule_picture import Picture
from game.ui.table import Desk, Played, Seen
from game.ui.tape import Tape, tape_of

LOOK_S, NEXT_S, READ_S = 0.9, 0.5, 2.6  # before the first answer, between two of them, and at the end
END_S: Final = 5.0  # that an end is shown, with reduced motion


def tape_with(game: str, says: Sequence[str]) -> Tape:
    """Everything that happens in an example."""
    return tape_of("\n".join([f"record 1 {game}", *says, ""]), "example")


class Desktop(Desk):
    """A match that nobody plays: it is shown, in silence."""

    def __init__(self, app: Any, match: Match[Any]) -> None:
        self.app = SimpleNamespace(theme=app.theme, settings=app.settings, sound=None)
        self.seen = Seen()
        self._match = match
        self._history: list[Played] = []

    @property
    def match(self) -> Match[Any]:
        return self._match

    @property
    def history(self) -> Sequence[Played]:
        return self._history

    def name(self, seat: int) -> str:
        return ("Home", "Visitors")[seat]

    def person(self, seat: int) -> bool:
        return False

    def look(self, seat: int) -> Look | None:
        return None

    def answer(self, played: Played) -> None:
        """One answer on."""
        self._match.answer(played.answer)
        self._history.append(played)


class Showing:
    """An example while it is played: ``lay`` lays the table for a desk, ``film`` makes its clips."""

    def __init__(
        self,
        app: Any,
        tape: Tape,
        unseen: int,
        lay: Callable[[Desktop], Any],
        film: Callable[[Any, Played], list[Clip]],
    ) -> None:
        self.desk = Desktop(app, tape.begin())
        self.left = list(tape.history)
        for _ in range(unseen):
            self.desk.answer(self.left.pop(0))
        self.stage, self._clips = lay(self.desk), film
        self.reduced = bool(app.theme.reduced_motion)
        self.film = Film()
        self.film.add([pause(END_S if self.reduced else LOOK_S)])
        if self.reduced:
            self.to_end()

    @property
    def over(self) -> bool:
        """Has all of it been seen?"""
        return not self.left and not self.film.busy

    def to_end(self) -> None:
        """Everything has happened."""
        shown = Film()
        while self.left:
            shown.add(self._next())
            shown.finish()

    def _next(self) -> list[Clip]:
        """The film of the next answer; after the last one nothing is put away for the next question."""
        played = self.left.pop(0)
        self.desk.answer(played)
        clips = self._clips(self.stage, played)
        return clips if self.left else clips[:-1]

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self.stage.picture.time += dt_s
        if not self.film.busy and self.left:
            self.film.add([*self._next(), pause(NEXT_S if self.left else READ_S)])
        self.film.update(dt_s)


class InTurn(Picture):
    """Examples of a chapter in turn, for ever."""

    moves = True

    def __init__(self, *examples: Any, app: Any = None) -> None:
        self.examples = examples
        self.captions = [example.caption for example in examples]
        self._app = app
        self._n = 0
        self.shown = self.begin(app, examples[0]) if app is not None else None

    @abstractmethod
    def begin(self, app: Any, example: Any) -> Showing:
        """An example begins."""

    def opened(self, app: Any) -> Self:
        return type(self)(*self.examples, app=app)

    @property
    def example(self) -> Any:
        """The one that is shown."""
        return self.examples[self._n]

    @property
    def caption(self) -> str:
        return self.captions[self._n]

    def update(self, dt_s: float) -> None:
        if self.shown is None:
            return
        if self.shown.over:
            self._n = (self._n + 1) % len(self.examples)
            self.shown = self.begin(self._app, self.example)
        self.shown.update(dt_s)
