"""The examples of Half-Time's rulebook, played on a piece of the board by the table's own films.

An example is a position, what is rolled in it, and the part of the board where it can be seen; what comes of
it is the rules' affair. With reduced motion each shows how it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import pygame

from game.core.match import Match
from game.games.halftime.notation import SEATS
from game.store.notes import Look
from game.ui.animation import Clip, Film, pause
from game.ui.drawing.teams import TEAMS
from game.ui.rule_picture import Picture
from game.ui.table import Desk, Played, Seen
from game.ui.tables.halftime import card, field, making, story, tray
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.film import film
from game.ui.tables.halftime.picture import HalftimePicture
from game.ui.tables.halftime.stage import Stage
from game.ui.tape import Tape, tape_of
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas, View
from game.ui.widgets.theme import CREAM

TALL: Final = 336.0
TRAY_H: Final = 98.0
WORDS_H: Final = 24.0  # of the line at the foot of the tray
TOP: Final = at.TRACK.y - 3  # what is uppermost in a picture: the yard marker's track
LOOK_S, NEXT_S, READ_S = 0.9, 0.5, 2.6  # before the first answer, between two of them, and at the end
END_S: Final = 5.0  # that an end is shown, with reduced motion


class Example(NamedTuple):
    """``says`` are a record's lines, the first ``unseen`` answers of which are not shown."""

    caption: str
    left: float  # the yard at the left edge
    says: Sequence[str]
    unseen: int = 0

    def tape(self) -> Tape:
        """Everything that happens in it."""
        return tape_of("\n".join(["record 1 halftime", *self.says, ""]), "example")


class Desktop(Desk):
    """A match that nobody plays: it is shown, in silence."""

    def __init__(self, app: Any, match: Match[Any]) -> None:
        self.app = SimpleNamespace(theme=app.theme, sound=None)
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


class Shown:
    """An example while it is played."""

    def __init__(self, app: Any, example: Example) -> None:
        self.example = example
        tape = example.tape()
        self.desk = Desktop(app, tape.begin())
        self.left = list(tape.history)
        for _ in range(example.unseen):
            self.desk.answer(self.left.pop(0))
        state, pending = self.desk.match.state, self.desk.match.pending
        cast = making.Cast(TEAMS[: len(SEATS)], [""] * len(SEATS), person=self.desk.person)
        told = story.told(state, self.desk.history, lambda _state: None)
        told.result = story.Result()
        picture = making.made(state, pending, told, cast)
        self.stage = Stage(self.desk, cast, told, picture, before=state.copy())
        self.film = Film()
        self.film.add([pause(END_S if self.reduced else LOOK_S)])
        if self.reduced:
            self.to_end()

    @property
    def reduced(self) -> bool:
        """Reduced motion."""
        return self.stage.reduced

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
        clips = film(self.stage, played)
        return clips if self.left else clips[:-1]

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self.stage.picture.time += dt_s
        if not self.film.busy and self.left:
            self.film.add([*self._next(), pause(NEXT_S if self.left else READ_S)])
        self.film.update(dt_s)


class Examples(Picture):
    """Examples of a chapter in turn, for ever."""

    tall = TALL
    moves = True

    def __init__(self, *examples: Example, app: Any = None) -> None:
        self.examples = examples
        self.captions = [example.caption for example in examples]
        self._app = app
        self._n = 0
        self.shown = Shown(app, examples[0]) if app is not None else None
        self._ground: tuple[object, pygame.Surface] | None = None

    def opened(self, app: Any) -> Examples:
        return Examples(*self.examples, app=app)

    @property
    def caption(self) -> str:
        return self.captions[self._n]

    def update(self, dt_s: float) -> None:
        if self.shown is None:
            return
        if self.shown.over:
            self._n = (self._n + 1) % len(self.examples)
            self.shown = Shown(self._app, self.examples[self._n])
        self.shown.update(dt_s)

    def draw(self, c: Canvas, box: Box) -> None:
        if self.shown is None:
            return
        board = box.cut(0, 0, 0, TRAY_H)
        window = _window(c, board, self.examples[self._n])
        p = self.shown.stage.picture
        with c.clip(board):
            c.surf.blit(self._printed(c, board, window), c.box(board))
            field.draw(window, p)
        _tray(c, Box(box.x, board.bottom, box.w, TRAY_H), p)

    def _printed(self, c: Canvas, board: Box, window: Canvas) -> pygame.Surface:
        """The piece of the card, drawn once."""
        place = c.box(board)
        key = place.size, window.view.ox, window.view.oy, c.theme
        if self._ground is None or self._ground[0] != key:
            surf = pygame.Surface(place.size)
            view = _moved(c.view, window.view.ox - place.x, window.view.oy - place.y)
            piece = Canvas(surf, c.theme, view)
            card.printed(piece, *TEAMS[: len(SEATS)])
            _zones(piece, board.h - (at.BANDS_Y - TOP))
            self._ground = key, surf
        return self._ground[1]


def _zones(c: Canvas, tall: float) -> None:
    """The end zones' words, in the middle of so much of them as can be seen."""
    y = at.BANDS_Y + min(tall, at.FIELD.h) / 2
    for team, x, word, turn in (
        (TEAMS[at.HOME], at.FIELD_LEFT, "HOME", 90),
        (TEAMS[at.AWAY], at.place_x(at.GOAL), "VISITOR", -90),
    ):
        c.flat((x + 2, at.BANDS_Y + 2, at.ZONE - 4, at.FIELD.h - 4), team.ground, r=0)
        letters = text.words(word, "display", c.tpx(19, 19), team.ink)
        c.put(pygame.transform.rotate(letters, turn), (x + at.ZONE / 2, y))


def _moved(view: View, ox: float, oy: float) -> View:
    """The same scale with another origin."""
    moved = View(view.size)
    moved.ox, moved.oy = ox, oy
    return moved


def _window(c: Canvas, board: Box, example: Example) -> Canvas:
    """A canvas on which the board lies so that its part of it can be seen."""
    x, y = c.view.device(board.topleft)
    k = c.view.k
    return Canvas(c.surf, c.theme, _moved(c.view, x - at.place_x(example.left) * k, y - TOP * k))


def _tray(c: Canvas, box: Box, p: HalftimePicture) -> None:
    """The dice in play and what they came to."""
    card.tray(c, box)
    used = HalftimePicture(sides=p.sides, dice=[die for die in p.dice if die.size == 1.0])
    with c.clip(box.cut(5, 5, 5, 5)):
        tray.draw(c, used, Box(box.x + 24, box.y + 4, box.w - 24, box.h - WORDS_H - 4))
    if not p.result:
        return
    line = Box(box.x + 10, box.bottom - WORDS_H - 9, box.w - 20, WORDS_H)
    c.flat(line, "#0e1e18", r=6, alpha=0.78)
    figures = c.text(p.result, (line.x + 10, line.centery), 16, CREAM, "num", cap=17)
    room = line.right - 10 - figures.right - 10
    tone = tray.KIND_WORDS[p.result_kind]
    c.text(p.result_words, (line.right - 10, line.centery), 15, tone, "bold", "midright", room=room, cap=16)
