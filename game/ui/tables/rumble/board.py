"""Rumble's table as one thing: `RumbleBoard` draws a `RumblePicture` and says what lies under a pointer."""

from __future__ import annotations

import math

import pygame

from game.core.grid import NOWHERE
from game.games.rumble.board import Board
from game.games.rumble.odds import GOOD_WAYS, WAYS
from game.games.rumble.state import NOBODY, RESERVES, side_of
from game.ui.drawing.leather_ball import ball, ball_shadow
from game.ui.tables.rumble import dice, field, panels, phases, trays
from game.ui.tables.rumble.faces import counter_soon
from game.ui.tables.rumble.layout import Layout, layout
from game.ui.tables.rumble.picture import CounterPicture, Marks, RumblePicture
from game.ui.tables.squares import overlays
from game.ui.tables.squares.ground import Ground
from game.ui.widgets import plates
from game.ui.widgets.canvas import Canvas, Point
from game.ui.widgets.draft import Draft
from game.ui.widgets.shapes import disc
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View

CHANCES = tuple(ways / WAYS for ways in GOOD_WAYS[1:])
RINGS = (3, 5, 7, 9, 11)
BALL = 23.0  # its length, beside squares of 34


class RumbleBoard:
    """Draws pictures for one view and theme. Made anew after a resize."""

    def __init__(
        self, view: View, theme: Theme, board: Board, *, watched: bool = False, place: Layout | None = None
    ) -> None:
        self.view, self.theme, self.board = view, theme, board
        self.place = place or layout(theme, board, watched)
        self._still: pygame.Surface | None = None
        self._stones: Ground | None = None
        self._dressed: tuple[object, object] = ((), None)
        self._laid: tuple[str, pygame.Surface, Draft] | None = None
        self._grounded: Draft | None = None
        self._shown = RumblePicture()

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas, p: RumblePicture, *, odds: bool) -> None:
        """The whole table. Prompt bar, log and corner buttons are the scene's."""
        self._shown = p
        c.surf.blit(self._lay(c, p, odds), (0, 0))
        marks, grid = p.marks, self.place.grid
        panels.live(c, p, self.place, odds=odds)
        overlays.lit(c, grid, marks.lit)
        if len(marks.route) > 1:
            overlays.way(c, grid, marks.route[0], marks.route[1:])
        chosen = self.spot_of(p, marks.chosen) if marks.chosen != NOBODY else None
        if chosen is not None:
            lift = p.counters[marks.chosen].lift
            overlays.ring(c, (chosen[0], chosen[1] - lift), grid.cell / 2 + 1)
        self.pieces(c, p)
        self._meant(c, p, marks)
        for tag in marks.tags if odds else [tag for tag in marks.tags if tag.chance < 0]:
            tone = overlays.odds_tone(tag.chance) if tag.chance >= 0 else "#fff1d0"
            overlays.tag(c, self._beside(c, p, tag.square), tag.words, tag.sub, tone=tone, within=grid.field)
        if marks.cursor != NOWHERE:
            overlays.cursor(c, grid, marks.cursor)
        dice.draw(c, p, self.place.dice)

    def pieces(self, c: Canvas, p: RumblePicture) -> None:
        """Counters and ball."""
        self._counters(c, p)
        if p.ball.spot is not None or p.ball.holder == NOBODY:
            self._ball(c, p)

    def _lay(self, c: Canvas, p: RumblePicture, odds: bool) -> pygame.Surface:
        """Everything printed, written or tinted: one opaque picture, until it says something else."""
        m = p.marks
        said = (
            odds, p.sides, p.phase, p.turn, p.title, p.notes, p.result if p.hit[0] else "", p.hit, p.recent,
            m.able, m.chosen, m.region, m.rings,
            p.ball.holder, p.ball.square,
            [(each.where, each.spent) for each in p.counters],
        )  # fmt: skip
        key = repr(said)
        ground, laid = self._ground(c, p), self._laid
        if laid is None or laid[0] != key or laid[1] is not ground or (laid[2].waits and laid[2].done):
            surf = ground.copy() if laid is None else laid[2].surf
            surf.blit(ground, (0, 0))
            canvas = Draft(Canvas(surf, c.theme, c.view))
            phases.draw(canvas, p, self.place)
            panels.draw(canvas, p, self.place, odds=odds)
            trays.words(canvas, p, self.place)
            grid = self.place.grid
            if m.region:
                overlays.region(canvas, grid, m.region)
            if m.rings != NOWHERE:
                overlays.rings(canvas, grid, m.rings, CHANCES, shown=RINGS if odds else ())
            for side in p.sides:
                tray = self.place.reserves(side.seat)
                if any(
                    p.counters[player].where == RESERVES and side_of(player) == side.seat for player in m.able
                ):
                    canvas.frame(tray.inflate(4, 4), overlays.MAY, r=7, width=2.4)
            for player in m.able:
                where = p.counters[player].where
                if where >= 0:
                    canvas.frame(grid.box(where).inflate(-1, -1), overlays.DEEP, r=3, width=3.6)
                    canvas.frame(grid.box(where).inflate(-2, -2), overlays.MAY, r=3, width=2)
            self._laid = laid = key, ground, canvas
        return laid[2].surf

    def _ground(self, c: Canvas, p: RumblePicture) -> pygame.Surface:
        """Table, field and trays: one opaque picture."""
        stone = None
        if not c.theme.high_contrast:
            self._stones = self._stones or field.stones(c, self.place.grid)
            stone = self._stones.picture()
        dressed = tuple((side.team.ground, side.team.name) for side in p.sides)
        drafted = self._grounded is not None and self._grounded.waits and self._grounded.done
        if self._still is None or drafted or (dressed, stone) != self._dressed:
            self._dressed = dressed, stone
            surf = plates.table(*c.view.size, round(c.view.k, 3), "oak").copy()
            surf.fill("#6f5a50", special_flags=pygame.BLEND_MULT)  # a pub: darker than a living room
            still = self._grounded = Draft(Canvas(surf, c.theme, c.view))
            field.ground(still, self.place.grid, self.board, p.sides[0].team, p.sides[1].team, stone)
            trays.ground(still, self.place)
            self._still = surf
        return self._still

    # ----------------------------------------------------------------- counters
    def spot_of(self, p: RumblePicture, player: int) -> Point | None:
        """Where the middle of a player's counter is."""
        each = p.counters[player]
        return each.spot or self.place.spots(p.at())[player]

    def _counters(self, c: Canvas, p: RumblePicture) -> None:
        spots = self.place.spots(p.at())
        moving: list[tuple[CounterPicture, Point]] = []
        for each in reversed(p.counters):  # in a crowded tray the left one lies on top: its number is seen
            spot = each.spot or spots[each.player]
            if spot is None:
                continue
            if each.spot is not None:
                moving.append((each, spot))
            else:
                self._counter(c, p, each, spot)
        for each, spot in moving:
            self._counter(c, p, each, spot)

    def _counter(self, c: Canvas, p: RumblePicture, each: CounterPicture, spot: Point) -> None:
        where = each.where if each.spot is None else 0  # on its way it is as large as on the field
        size = round(self.place.size(where) * c.k)
        colour = p.sides[side_of(each.player)].team.colour
        sprite, _ = counter_soon(size, each.player, colour, each.spent)
        x, y = spot
        if each.lift > 0:
            shade = disc(round(size * 0.42, 1), 0, "#000000", round(0.34 / (1 + each.lift / 20), 2))
            c.put(shade, (x + each.lift * 0.35, y + each.lift * 0.2))
        if each.faded > 0:
            sprite = sprite.copy()
            sprite.set_alpha(round(255 * (1 - each.faded)))
        if c.theme.high_contrast:  # dark rims are seen on the dark field
            c.disc((x, y - each.lift), size / c.k * 0.44, "#8a877c" if each.spent else "#ffffff")
        c.put(sprite, (x, y - each.lift))
        if p.ball.holder == each.player and p.ball.spot is None:
            self._leather(
                c, (x - self.place.grid.cell * 0.30, y - each.lift + self.place.grid.cell * 0.30), -28
            )

    def _leather(self, c: Canvas, pos: Point, angle: float) -> None:
        c.put(ball(round(BALL * self.place.grid.cell / 34 * c.k), angle), pos)

    def _ball(self, c: Canvas, p: RumblePicture) -> None:
        b = p.ball
        if b.spot is None and b.square == NOWHERE:
            return
        x, y = b.spot or self.place.grid.centre(b.square)
        shade = ball_shadow(round(BALL * self.place.grid.cell / 34 * c.k), min(16, round(b.lift / 6)))
        c.put(shade, (x + 2 + b.lift * 0.3, y + 3 + b.lift * 0.15))
        self._leather(c, (x, y - b.lift), b.angle)

    def _meant(self, c: Canvas, p: RumblePicture, marks: Marks) -> None:
        """Whom the player that is picked would attack, where it would throw."""
        grid, r = self.place.grid, self.place.grid.cell / 2
        for attacker, target, meant in marks.links:
            a, b = self.spot_of(p, attacker), self.spot_of(p, target)
            if a is not None and b is not None:
                overlays.link(
                    c, a, b, r, tone=overlays.DANGER if meant else "#c87868", width=7 if meant else 5
                )
        if marks.aim != NOWHERE:
            start, stop = grid.centre(marks.rings), grid.centre(marks.aim)
            far = math.dist(start, stop) or 1.0
            rim = tuple(a + (b - a) * r / far for a, b in zip(start, stop, strict=True))
            overlays.arc(c, (rim[0], rim[1]), stop, "#ffd65c", high=10 + 0.18 * math.dist(start, stop))
            overlays.crosshair(c, stop, r)

    def _beside(self, c: Canvas, p: RumblePicture, square: int) -> Point:
        """Where a label for a square stands: above it, or beyond it where an attacker stands above."""
        (x, y), cell = self.place.grid.centre(square), self.place.grid.cell
        from_ = next((self.spot_of(p, attacker) for attacker, _, _ in p.marks.links), None)
        below = from_ is not None and from_[1] < y + 1
        far = cell * 0.58 + overlays.tag_height(c) / 2
        return x, y + (far if below else -far)

    # ----------------------------------------------------------------- pointing
    def counter_at(self, pos: Point) -> int:
        """The player whose counter lies under a pointer, or NOBODY."""
        for each, spot in zip(self._shown.counters, self.place.spots(self._shown.at()), strict=True):
            r = self.place.disc(each.where) / 2
            if spot is not None and math.dist(spot, pos) <= r:
                return each.player
        return NOBODY
