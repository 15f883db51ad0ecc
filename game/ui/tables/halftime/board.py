"""The Half-Time table as one thing: `HalftimeBoard` draws a `HalftimePicture` and says what lies where."""

from __future__ import annotations

import pygame

from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.worker import shared
from game.ui.tables.halftime import aside, calls, card, field, panels, reading, scoreboard, tray
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.ground import Ground
from game.ui.tables.halftime.picture import CallCard, DiePicture, HalftimePicture
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.draft import Draft
from game.ui.widgets.prompt import bar_box, floor
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View

WATCHED = 592.0  # where the table ends over a replay's time line and the demo's captions


class HalftimeBoard:
    """Draws pictures for one view and theme. Made anew after a resize.

    ``printed`` is the option of the blue die; ``watched``: nobody here plays. What lies where is asked of the
    picture that was drawn last.
    """

    def __init__(self, view: View, theme: Theme, *, printed: bool, watched: bool = False) -> None:
        self.view, self.theme, self.printed, self.watched = view, theme, printed, watched
        self._shown = HalftimePicture()
        self._laid: tuple[str, pygame.Surface, pygame.Surface] | None = None
        self._drafted = (
            -1
        )  # how much the worker had done when something was drawn as a draft; -1: nothing was
        bottom = min(floor(theme, listing=theme.text_scale > 1.0), WATCHED if watched else 720.0)
        tray_box = at.TRAY_BOX
        self._strip = Box(tray_box.x, tray_box.y, at.BOARD_BOX.w, bottom - tray_box.y)
        self._over_tray = Box(tray_box.x, tray_box.y, at.BOARD_BOX.w, bar_box(theme).y - 6 - tray_box.y)
        self.ground = Ground(view, theme, self.tray_box)

    @property
    def cards(self) -> bool:
        """Is there room for play cards and readings beside the tray? Large text takes it, and so does what
        lies under a table that is only watched."""
        return self._strip.h >= at.TRAY_BOX.h

    @property
    def calls_box(self) -> Box | None:
        """Where the play cards lie: beside the tray, with large text over it; None: nobody calls here."""
        if self.cards:
            return at.CALLS_BOX
        return None if self.watched else self._over_tray

    @property
    def beside(self) -> bool:
        """Do results and readings lie under the visitor's card? Large text takes their place at the tray."""
        return not self.cards and not self.watched

    @property
    def finished(self) -> bool:
        """Was everything there that was drawn last, and no draft?"""
        return self._drafted < 0

    @property
    def tray_box(self) -> Box:
        """Where the tray is."""
        return at.TRAY_BOX if self.cards else self._strip

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas, p: HalftimePicture, *, odds: bool) -> None:
        """The whole table. Prompt bar, log and corner buttons are the scene's."""
        self._shown = p
        c.surf.blit(self._lay(c, p, odds), (0, 0))
        field.draw(c, p)
        if self.cards or self.watched or not p.calls:
            tray.draw(c, p, self.tray_box, printed=self.printed, words=not self.beside)

    def _lay(self, c: Canvas, p: HalftimePicture, odds: bool) -> pygame.Surface:
        """Everything printed or written: one opaque picture, until it says something else."""
        helmets = [helmet_soon(side.team, round(42 * c.k), 1 - 2 * side.seat)[1] for side in p.sides]
        said = (
            helmets,
            odds,
            p.sides,
            p.offence,
            p.clock,
            p.down,
            p.begun,
            p.win,
            len(p.wins),
            p.halves,
            p.drive,
            p.now,
        )
        result = (p.result, p.result_words, p.result_kind, p.rule) if self.beside else ()
        key = repr((*said, p.calls, p.pointed, p.reading, result))
        ground, laid = self.ground.picture(), self._laid
        finer = self._drafted >= 0 and self._drafted != shared().finished
        if laid is None or laid[0] != key or laid[1] is not ground or finer:
            self._drafted = shared().finished
            if laid is None:
                surf = ground.copy()
            else:
                surf = laid[2]
                surf.blit(ground, (0, 0))
            canvas = Draft(Canvas(surf, c.theme, c.view))
            if len(p.sides) == 2:
                card.live(canvas, p.sides[at.HOME].team, p.sides[at.AWAY].team)
            scoreboard.draw(canvas, p, odds=odds)
            panels.draw(canvas, p, odds=odds)
            if self.calls_box is not None:
                calls.draw(canvas, p.calls, self.calls_box, p.pointed, odds=odds)
            if self.cards and p.reading is not None:
                reading.draw(canvas, p.reading, odds=odds)
            if self.beside:
                aside.draw(canvas, p, odds=odds)
            self._laid = laid = key, ground, surf
            if not canvas.waits:
                self._drafted = -1
        return laid[2]

    # ----------------------------------------------------------------- pointing
    def call_at(self, pos: Point) -> CallCard | None:
        """The play card under a pointer."""
        return calls.at_place(self._shown.calls, self.calls_box, pos) if self.calls_box is not None else None

    def die_at(self, pos: Point) -> DiePicture | None:
        """The die under a pointer."""
        if self.call_at(pos) is not None:
            return None
        return tray.die_at(self._shown, self.tray_box, pos)

    def ball_at(self, pos: Point) -> bool:
        """Is the ball under a pointer?"""
        ball = self._shown.ball
        if ball is None:
            return False
        x = at.place_x(ball.place) - ball.way * at.BALL / 2
        return (
            abs(pos[0] - x) < at.BALL / 2 and abs(pos[1] - at.band_y(ball.band) + ball.lift) < at.BAND_H / 2
        )

    def marker_at(self, pos: Point) -> bool:
        """Is the yard marker under a pointer?"""
        marker = self._shown.marker
        if marker is None or not at.TRACK.inflate(0, 12).collidepoint(pos):
            return False
        x = at.place_x(marker.place) - marker.way * 33
        return abs(pos[0] - x) < 34
