"""The Half-Time table as one thing: `HalftimeBoard` draws a `HalftimePicture` and says what lies where."""

from __future__ import annotations

import pygame

from game.ui.drawing.helmets import helmet_soon
from game.ui.tables.halftime import calls, card, field, panels, reading, scoreboard, tray
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.picture import CallCard, DiePicture, HalftimePicture
from game.ui.widgets import plates
from game.ui.widgets.canvas import Box, Canvas, Point
from game.ui.widgets.prompt import floor
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
        self._still: pygame.Surface | None = None
        self._dressed: tuple[object, ...] = ()
        self._shown = HalftimePicture()
        self._laid: tuple[str, pygame.Surface] | None = None
        bottom = min(floor(theme, listing=theme.text_scale > 1.0), WATCHED if watched else 720.0)
        tray_box = at.TRAY_BOX
        self._strip = Box(tray_box.x, tray_box.y, at.BOARD_BOX.w, bottom - tray_box.y)

    @property
    def cards(self) -> bool:
        """Do the play cards lie beside the tray? With large text the prompt bar takes their room."""
        return self._strip.h >= at.TRAY_BOX.h

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
        tray.draw(c, p, self.tray_box, printed=self.printed)

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
            p.win,
            len(p.wins),
            p.halves,
            p.drive,
            p.now,
        )
        key = repr((*said, p.calls, p.pointed, p.reading))
        if self._laid is None or self._laid[0] != key:
            ground = self._ground(c, p)
            surf = ground.copy() if self._laid is None else self._laid[1]
            surf.blit(ground, (0, 0))
            canvas = Canvas(surf, c.theme, c.view)
            scoreboard.draw(canvas, p)
            panels.draw(canvas, p)
            if self.cards:
                calls.draw(canvas, p.calls, p.pointed, odds=odds)
                if p.reading is not None:
                    reading.draw(canvas, p.reading, odds=odds)
            self._laid = key, surf
        return self._laid[1]

    def _ground(self, c: Canvas, p: HalftimePicture) -> pygame.Surface:
        """Table, card and tray: one opaque picture."""
        dressed = tuple((side.team.ground, side.team.ink) for side in p.sides)
        if self._still is None or dressed != self._dressed:
            self._dressed = dressed
            surf = plates.table(*c.view.size, round(c.view.k, 3), "oak").copy()
            still = Canvas(surf, c.theme, c.view)
            shade = pygame.Surface(c.view.size)  # a kitchen table in the evening: darker than BFL's
            shade.fill("#8d7868")
            surf.blit(shade, (0, 0), special_flags=pygame.BLEND_MULT)
            if len(p.sides) == 2:
                card.printed(still, p.sides[at.HOME].team, p.sides[at.AWAY].team)
            card.tray(still, self.tray_box)
            self._still = surf
        return self._still

    # ----------------------------------------------------------------- pointing
    def call_at(self, pos: Point) -> CallCard | None:
        """The play card under a pointer."""
        return calls.at_place(self._shown.calls, pos) if self.cards else None

    def die_at(self, pos: Point) -> DiePicture | None:
        """The die under a pointer."""
        return tray.die_at(self._shown, self.tray_box, pos)

    def die_spot(self, die: DiePicture) -> Point:
        """Where a die is on the screen."""
        return tray.centre(self.tray_box, die)

    def panel_at(self, pos: Point) -> int | None:
        """The seat whose card is under a pointer."""
        return next((seat for seat in (at.HOME, at.AWAY) if panels.box_of(seat).collidepoint(pos)), None)

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
