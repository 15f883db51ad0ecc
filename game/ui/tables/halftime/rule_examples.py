"""The examples of Half-Time's rulebook, played on a piece of the board by the table's own films.

An example is a position, what is rolled in it, and the part of the board where it can be seen; what comes of
it is the rules' affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pygame

from game.games.halftime.notation import SEATS
from game.ui.drawing.teams import TEAMS
from game.ui.rule_example import Desktop, InTurn, Showing, tape_with
from game.ui.tables.halftime import card, field, making, story, telling, tray
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.film import film
from game.ui.tables.halftime.picture import HalftimePicture
from game.ui.tables.halftime.stage import Stage
from game.ui.tape import Tape
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas, View
from game.ui.widgets.theme import CREAM

TALL: Final = 336.0
TRAY_H: Final = 98.0
WORDS_H: Final = 24.0  # of the line at the foot of the tray
TOP: Final = at.TRACK.y - 3  # what is uppermost in a picture: the yard marker's track


class Example(NamedTuple):
    """``says`` are a record's lines, the first ``unseen`` answers of which are not shown."""

    caption: str
    left: float  # the yard at the left edge
    says: Sequence[str]
    unseen: int = 0

    def tape(self) -> Tape:
        """Everything that happens in it."""
        return tape_with("halftime", self.says)


class Shown(Showing):
    """An example while it is played."""

    def __init__(self, app: Any, example: Example) -> None:
        super().__init__(app, example.tape(), example.unseen, _laid, film)


def _laid(desk: Desktop) -> Stage:
    state, pending = desk.match.state, desk.match.pending
    cast = making.Cast(TEAMS[: len(SEATS)], [""] * len(SEATS), person=desk.person)
    told = telling.told(state, desk.history, lambda _state: None)
    told.result = story.Result()
    picture = making.made(state, pending, told, cast)
    return Stage(desk, cast, told, picture, before=state.copy())


class Examples(InTurn):
    """Examples of a chapter in turn, for ever."""

    tall = TALL

    def __init__(self, *examples: Example, app: Any = None) -> None:
        super().__init__(*examples, app=app)
        self._ground: tuple[object, pygame.Surface] | None = None

    def begin(self, app: Any, example: Example) -> Shown:
        return Shown(app, example)

    def draw(self, c: Canvas, box: Box) -> None:
        if self.shown is None:
            return
        board = box.cut(0, 0, 0, TRAY_H)
        window = _window(c, board, self.example)
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
