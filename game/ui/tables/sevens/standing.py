"""What stands still on the table, as one opaque picture in parts: stands, turf and dugouts under everything;
the bar at the top, the cards, the trackers and what is tinted on the pitch over it.

A part is written anew only when it says something else. Everything is made for the first time once, which
takes longer than a frame: the first picture is the ground, and each of the next ones brings a little more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from game.core.grid import bits
from game.ui.tables.sevens import card, dugouts, menu, overlay, pitch, plancard, steel, topbar, trackers, tray
from game.ui.tables.sevens.layout import BAND, UNDER_TOP, Layout
from game.ui.tables.sevens.marks import NOBODY, NOWHERE
from game.ui.tables.sevens.picture import SevensPicture, Switches
from game.ui.tables.squares import overlays
from game.ui.tables.squares.ground import Ground
from game.ui.widgets.canvas import Box, Canvas

BEYOND = 4_000.0  # units: further than any window's edge
FRESH = 1  # parts that a picture writes for the first time
TINTS = 4  # the part that takes longest
RIM = BAND + 1  # units that the pitch's boards and their shadow reach beyond the squares


class Part(NamedTuple):
    """A part of the picture: where it is, what it says (compared with what it said), how it is written."""

    box: Box
    says: Any
    write: Callable[[Canvas], None]


class Standing:
    """The picture of what stands still, for one view and theme."""

    def __init__(self, place: Layout) -> None:
        self.place = place
        self._grounds: tuple[Ground, Ground] | None = None
        self._ground: pygame.Surface | None = None
        self._dressed: object = ()
        self._chalk: tuple[object, pygame.Surface] | None = None
        self._picture: pygame.Surface | None = None
        self._said: dict[int, Any] = {}
        self._known: set[int] = set()  # parts that were written before
        self._late = False  # what is tinted waits for one picture, as other parts were written in this one
        self.bare = True  # nothing is seen yet, and the first picture is the ground alone
        self.skills: card.Places = []

    def move(self, place: Layout) -> None:
        """Everything but the ground is written anew, in its new place."""
        self.place, self._said = place, {}

    def picture(
        self, c: Canvas, p: SevensPicture, on: Switches, *, odds: bool, figures: bool
    ) -> pygame.Surface:
        """The picture as it is now. ``odds``: of whoever is picked; ``figures``: of the threat."""
        marked = self._chalk is not None
        ground = self._still(c, p)
        if self._picture is None:
            self._picture = ground.copy()
        if self.bare:
            self.bare = False
            self._picture.blit(ground, (0, 0))
            return self._picture
        canvas, fresh, written = Canvas(self._picture, c.theme, c.view), FRESH if marked else 0, 0
        for n, part in enumerate(self._parts(c, p, on, odds, figures)):
            says = repr(part.says)
            if n not in self._known:
                if not fresh:
                    continue
                fresh -= 1
                self._known.add(n)
            if self._said.get(n) != says:
                if n == TINTS and written and not self._late:  # the next picture has them
                    self._late = True
                    continue
                written += 1
                self._late = self._late and n != TINTS
                self._said[n] = says
                with canvas.clip(part.box):
                    self._picture.blit(ground, (0, 0))
                    part.write(canvas)
        return self._picture

    # ----------------------------------------------------------------- the parts
    def _parts(
        self, c: Canvas, p: SevensPicture, on: Switches, odds: bool, figures: bool
    ) -> tuple[Part, ...]:
        place, m, f = self.place, p.marks, self.place.grid.field
        left, right, low = f.x - RIM, f.right + RIM, place.low - 2
        row = place.row.y - 2 if place.stacked else BEYOND
        used = Box(right, row, BEYOND, BEYOND) if place.stacked else Box(left, low, right - left, BEYOND)
        planned = bool(m.steps or m.route) and odds
        lies = [(each.square, each.box, each.lie) for each in p.counters]
        return (
            Part(
                Box(-BEYOND, -BEYOND, 2 * BEYOND, BEYOND + UNDER_TOP - 1),
                (p.sides, p.turns, p.period, p.weather),
                lambda to: topbar.draw(to, p),
            ),
            Part(
                Box(-BEYOND, UNDER_TOP - 1, BEYOND + left, BEYOND),
                (
                    p.card or (p.sides, p.turn, lies),
                    planned and plancard.plan_height(c, m, place),
                    menu.foot(p, place),
                ),
                lambda to: self._card(to, p, plan=planned),
            ),
            Part(
                Box(right, UNDER_TOP - 1, BEYOND, row - UNDER_TOP + 1),
                (p.result, p.result_words, p.result_kind, p.recent, p.table, tray.charted(p)),
                lambda to: tray.ground(to, p, place),
            ),
            Part(
                used,
                (p.used, p.turn, p.shopping, on),
                lambda to: trackers.draw(to, p, place, on),
            ),
            Part(
                Box(left, UNDER_TOP - 1, right - left, low - UNDER_TOP + 1),
                (
                    odds, figures, on, p.turn, p.zones, p.threat, m.able, m.chosen, m.region, m.reach,
                    m.ruler, m.aim != NOWHERE, m.preview is not None,
                    m.chart, m.pushes, m.pushed, p.block and (p.block.attacker, p.block.target),
                    self._stand(p),
                ),
                lambda to: self._tints(to, p, on, odds=odds, figures=figures),
            ),
        )  # fmt: skip

    def _stand(self, p: SevensPicture) -> list[int]:
        """Where everybody stands, if what is tinted goes round them."""
        m = p.marks
        round_them = m.able or p.block or m.pushes or m.reach or p.threat or p.zones or m.ruler != NOWHERE
        return p.at() if round_them else []

    def _card(self, c: Canvas, p: SevensPicture, *, plan: bool) -> None:
        """The card at the left, and where a click means one of its skills."""
        self.skills = card.draw(c, p, self.place, p.card, plan=plan)

    def _tints(self, c: Canvas, p: SevensPicture, on: Switches, *, odds: bool, figures: bool) -> None:
        """What is tinted on the pitch."""
        m, grid = p.marks, self.place.grid
        stood = bits(at for at in p.at() if at != NOWHERE)
        if on.threat:
            overlay.threat(c, grid, p.threat, stood=stood)
        if on.zones:
            overlay.zones(c, grid, p.zones, stood=stood)
        if on.threat and figures:
            overlay.threat_figures(c, grid, p.threat)
        overlay.reach(c, grid, m, odds=odds and m.preview is None, stood=stood)  # a block is read by itself
        if m.ruler != NOWHERE:
            overlay.ruler(c, grid, m.ruler, stood=stood)
        for player in m.able if not m.reach else ():  # where somebody can go is read without them
            square = p.counters[player].square
            if square != NOWHERE:
                c.frame(grid.box(square).inflate(-1, -1), overlays.DEEP, r=5, width=3.6)
                c.frame(grid.box(square).inflate(-2, -2), overlays.MAY, r=5, width=2)
        if m.chart != NOWHERE:
            overlay.chart(c, grid, m.chart)
        if p.block is not None and not c.theme.high_contrast:
            overlay.spotlight(c, grid, p.counters[p.block.attacker].square)
        if m.pushes and m.pushed != NOBODY:
            tone = steel.side_tone(p.sides[m.pushed >> 4].team.colour)
            overlay.pushes(c, grid, p.counters[m.pushed].square, m.pushes, tone, stood=stood)

    # ---------------------------------------------------------------- the ground
    def _still(self, c: Canvas, p: SevensPicture) -> pygame.Surface:
        """Stands, turf and dugouts; a coarse picture of them until the worker has made them. The first
        picture is without what is chalked and written on it."""
        sod = night = None
        if not c.theme.high_contrast:
            if self._grounds is None:
                self._grounds = pitch.stands(c), pitch.grass(c, self.place.grid)
            night, sod = (each.picture() for each in self._grounds)
        dressed = (tuple((side.team.colour, side.team.name) for side in p.sides), sod, night, self.bare)
        if self._ground is None or dressed != self._dressed:
            self._dressed = dressed
            self._said = {}
            surf = pygame.Surface(c.view.size)
            if pygame.display.get_surface() is not None:
                surf = surf.convert()
            surf.fill("#05070b")
            if night is not None:
                surf.blit(night, (0, 0))
            still = Canvas(surf, c.theme, c.view)
            teams = p.sides[0].team, p.sides[1].team
            if not self.bare and (self._chalk is None or self._chalk[0] != dressed[0]):
                self._chalk = dressed[0], pitch.chalk(still, self.place.grid, teams)
            pitch.ground(still, self.place.grid, teams, sod, self._chalk[1] if self._chalk else None)
            for side in p.sides if not self.bare else ():
                dugouts.ground(still, self.place, side)
            self._ground = surf
        return self._ground
