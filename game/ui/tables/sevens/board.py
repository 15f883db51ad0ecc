"""The table of Sevens as one thing: `SevensBoard` draws a `SevensPicture` and says what lies under a
pointer."""

from __future__ import annotations

import math

import pygame

from game.ui.drawing.leather_ball import ball, ball_shadow
from game.ui.tables.sevens import (
    againcard,
    blockcard,
    dugouts,
    menu,
    overlay,
    plancard,
    previews,
    steel,
    trackers,
    tray,
)
from game.ui.tables.sevens.faces import counter
from game.ui.tables.sevens.layout import Layout, layout
from game.ui.tables.sevens.marks import NOBODY, NOWHERE, Marks, Tag
from game.ui.tables.sevens.midair import on_its_way
from game.ui.tables.sevens.picture import BombPicture, CounterPicture, SevensPicture, Switches
from game.ui.tables.sevens.standing import Standing
from game.ui.tables.squares import overlays
from game.ui.widgets.canvas import Canvas, Point
from game.ui.widgets.shapes import disc
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View

BALL = 23.0  # its length, beside squares of 39
BENCH = 36.0  # units of a counter on a bench
ALL = 99
TAG_ROOM = 0.36  # of the pitch's width, for the words of a label
FRESH = 4  # sprites that a picture makes; those that are missing are plain discs in it


class SevensBoard:
    """Draws pictures for one view and theme. Made anew after a resize."""

    def __init__(
        self, view: View, theme: Theme, *, watched: bool = False, place: Layout | None = None
    ) -> None:
        self.view, self.theme = view, theme
        self.place: Layout = place or layout(theme, watched)
        self._standing = Standing(self.place)
        self._shown = SevensPicture()
        self._known: set[tuple[object, ...]] = set()  # sprites that are made
        self._fresh = ALL  # how many this picture may still make

    def move(self, place: Layout) -> None:
        """The log was opened or closed: what lies beside it takes its new place."""
        if place != self.place:
            self.place = place
            self._standing.move(place)

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas, p: SevensPicture, on: Switches, *, odds: bool) -> None:
        """The whole table. Prompt bar, log and corner buttons are the scene's."""
        self._shown, self._fresh = p, FRESH
        figures, odds, bare = odds, odds and on.odds, self._standing.bare
        c.surf.blit(self._standing.picture(c, p, on, odds=odds, figures=figures), (0, 0))
        if bare:
            return
        m, grid = p.marks, self.place.grid
        if (m.steps or m.route) and odds:
            plancard.plan(c, p, self.place)
        if p.threat_said and self.place.threat:
            overlay.threat_legend(c, self.place, p.threat_said)
        overlays.lit(c, grid, m.lit)
        if len(m.route) > 1:
            overlay.route(c, grid, m, odds=odds)
            self._ghost(c, p, m)
        self.pieces(c, p, odds=odds)
        if m.cursor != NOWHERE:
            overlays.cursor(c, grid, m.cursor)
        menu.draw(c, p, self.place)
        self._tags(c, p)
        tray.dice(c, p, self.place)
        blockcard.draw(c, p, self.place)
        againcard.draw(c, p, self.place)
        trackers.hint(c, p, self.place)

    def _tags(self, c: Canvas, p: SevensPicture) -> None:
        """Odds beside squares, on the side that a way or a throw does not come from."""
        grid, m = self.place.grid, p.marks
        for tag in m.tags:
            tone = overlays.odds_tone(tag.chance) if tag.chance >= 0 else "#fff1d0"
            x, y = grid.centre(tag.square)
            room = grid.field.w * TAG_ROOM
            size = overlays.tag_words(c, tag.words, tag.sub, room)
            high = size.h / 2 + grid.cell * 0.5
            up = self._from(p, tag.square) >= y or y + high * 1.5 > grid.field.bottom
            if up and y - high * 1.5 < grid.field.y:
                up = False
            gap = high + (14 if up and m.steps else 5)
            at = y - gap if up else y + gap
            at = self._clear(p, tag, size, at) if m.badges else at
            overlays.tag(c, (x, at), tag.words, tag.sub, tone=tone, within=grid.field, room=room)

    def _clear(self, p: SevensPicture, tag: Tag, size: overlays.TagWords, first: float) -> float:
        """How far down a tag lies over nobody whose figure is told, nor over who throws: the nearest place
        to the first."""
        grid, cell = self.place.grid, self.place.grid.cell
        field, (x, y) = grid.field, grid.centre(tag.square)
        half = size.w / 2
        x = max(field.x + half, min(x, field.right - half))
        high = size.h / 2
        seen_too = [p.marks.chosen] if p.marks.chosen != NOBODY else []
        players = [*(badge.player for badge in p.marks.badges), *seen_too]
        told = [spot for player in players if (spot := self.spot_of(p, player)) is not None]
        steps = (way * far * cell / 2 for far in range(14) for way in (1, -1))
        for at in (first, 2 * y - first, *(y + step for step in steps)):
            seen = field.y + high <= at <= field.bottom - high
            near = [spot for spot in (*told, grid.centre(tag.square)) if abs(spot[0] - x) < half + cell / 2]
            if seen and all(abs(spot[1] - at) >= high + cell / 2 for spot in near):
                return at
        return first

    def _from(self, p: SevensPicture, square: int) -> float:
        """How far down on the table what leads to a square comes from; a throw flies in an arc above it."""
        m, grid = p.marks, self.place.grid
        if m.aim == square and m.chosen != NOBODY:
            start = self.spot_of(p, m.chosen)
            return start[1] - 1 if start is not None else 0.0
        if len(m.route) > 1:  # its end, or before what the way ends beside
            return grid.centre(m.route[-2 if m.route[-1] == square else -1])[1]
        return grid.centre(square)[1]

    # ----------------------------------------------------------------- counters
    def pieces(self, c: Canvas, p: SevensPicture, *, odds: bool) -> None:
        """Counters and ball, and who acts on whom."""
        self._ring(c, p, p.marks)
        dugouts.counts(c, p, self.place)
        self._counters(c, p)
        self._meant(c, p, p.marks, odds)
        if p.ball.spot is not None or p.ball.holder == NOBODY:
            self._ball(c, p)
        if p.bomb is not None:
            self._bomb(c, p.bomb)

    def _bomb(self, c: Canvas, bomb: BombPicture) -> None:
        """Black and round, with a burning fuse."""
        (x, y), r = bomb.spot, self.place.grid.cell * 0.27
        shade = disc(round(r * c.k, 1), 0, "#000000", round(0.4 / (1 + bomb.lift / 40), 2))
        c.put(shade, (x + bomb.lift * 0.3, y + bomb.lift * 0.15))
        y -= bomb.lift
        c.line((x + r * 0.6, y - r * 0.7), (x + r * 1.1, y - r * 1.2), "#d8c096", 2.0)
        c.disc((x, y), r + 1.2, "#8e99a6")
        c.disc((x, y), r, "#191c22")
        c.disc((x - r * 0.34, y - r * 0.34), r * 0.24, "#69727f")
        c.disc((x + r * 1.15, y - r * 1.25), r * 0.32, "#ff8a2a")
        c.disc((x + r * 1.15, y - r * 1.25), r * 0.16, "#fff1b0")

    def spot_of(self, p: SevensPicture, player: int) -> Point | None:
        """Where the middle of a player's counter is."""
        return p.counters[player].spot or self.place.spots(p.at(), p.boxes())[player]

    def _sprite(self, c: Canvas, p: SevensPicture, each: CounterPicture) -> pygame.Surface:
        on_pitch = each.square != NOWHERE or each.spot is not None
        size = self.place.size if on_pitch else BENCH
        colour = p.sides[each.player >> 4].team.colour
        grey = each.spent if on_pitch else each.box != 3
        lie = each.lie if on_pitch else 0
        look = (
            round(size * c.k), each.player >> 4, each.number, each.role, colour, lie, grey, each.distracted
        )  # fmt: skip
        if look not in self._known:
            if self._fresh <= 0:
                return disc(round(size * 0.42 * c.k, 1), 0, colour, 1.0)
            self._fresh -= 1
            self._known.add(look)
        return counter(*look)

    def _counters(self, c: Canvas, p: SevensPicture) -> None:
        spots = self.place.spots(p.at(), p.boxes())
        moving: list[tuple[CounterPicture, Point]] = []
        for each in p.counters:
            spot = each.spot or spots[each.player]
            if spot is None:
                continue
            if each.spot is not None:
                moving.append((each, spot))
            else:
                self._counter(c, p, each, spot)
        for each, spot in moving:
            self._counter(c, p, each, spot)

    def _counter(self, c: Canvas, p: SevensPicture, each: CounterPicture, spot: Point) -> None:
        x, y = spot
        if each.lift > 0:
            shade = disc(
                round(self.place.size * 0.42 * c.k, 1), 0, "#000000", round(0.34 / (1 + each.lift / 20), 2)
            )
            c.put(shade, (x + each.lift * 0.35, y + each.lift * 0.2))
        c.put(self._sprite(c, p, each), (x, y - each.lift))
        if each.rooted:
            c.disc((x, y + self.place.grid.cell * 0.40), 4.5, "#6b4a22")
        if p.ball.holder == each.player and p.ball.spot is None:
            off = self.place.grid.cell * 0.34
            self._leather(c, (x - off, y - each.lift - off), -28)

    def _leather(self, c: Canvas, pos: Point, angle: float) -> None:
        c.put(ball(round(BALL * self.place.grid.cell / MOST_CELL * c.k), angle), pos)

    def _ball(self, c: Canvas, p: SevensPicture) -> None:
        b, grid = p.ball, self.place.grid
        if b.target != NOWHERE:
            overlays.crosshair(c, grid.centre(b.target), grid.cell / 2 - 2, "#ffd65c")
        lift = b.lift
        if b.spot is None and b.start != NOWHERE:
            (x, y), lift = on_its_way(grid, b)
        elif b.spot is None and b.square == NOWHERE:
            return
        else:
            x, y = b.spot or grid.centre(b.square)
        length = round(BALL * grid.cell / MOST_CELL * c.k)
        shade = ball_shadow(length, min(16, round(lift / 6)))
        c.put(shade, (x + 2 + lift * 0.3, y + 3 + lift * 0.15))
        self._leather(c, (x, y - lift), b.angle)

    def _ring(self, c: Canvas, p: SevensPicture, m: Marks) -> None:
        if m.chosen == NOBODY:
            return
        spot = self.spot_of(p, m.chosen)
        if spot is not None:
            lift = p.counters[m.chosen].lift
            overlays.ring(c, (spot[0], spot[1] - lift), self.place.grid.cell / 2 + 1)

    def _ghost(self, c: Canvas, p: SevensPicture, m: Marks) -> None:
        """The counter where its way would end."""
        if m.chosen == NOBODY:
            return
        sprite = self._sprite(c, p, p.counters[m.chosen]).copy()
        sprite.set_alpha(140)
        c.put(sprite, self.place.grid.centre(m.route[-1]))

    def _meant(self, c: Canvas, p: SevensPicture, m: Marks, odds: bool) -> None:
        """Whom the player that is picked may act on, and what is pointed at."""
        grid, r = self.place.grid, self.place.grid.cell / 2
        for target in m.targets:
            spot = self.spot_of(p, target)
            if spot is not None:
                mine = m.chosen != NOBODY and target >> 4 == m.chosen >> 4
                overlays.crosshair(
                    c, spot, r - 1, "#ffd65c" if mine or m.chosen == NOBODY else overlays.DANGER
                )
        if m.flight[0] != NOWHERE:
            overlay.flight(c, grid, grid.centre(m.flight[0]), m.flight[1])
        if p.block is not None:
            near, far = self.spot_of(p, p.block.attacker), self.spot_of(p, p.block.target)
            if near is not None and far is not None:
                overlays.ring(c, near, r + 1)
                overlays.crosshair(c, far, r)
        for helper in m.helpers:
            spot = self.spot_of(p, helper)
            if spot is not None:
                c.disc(spot, r + 3, steel.GOOD if helper >> 4 == m.chosen >> 4 else steel.BAD, width=3)
        for one, other in m.links:
            a, b = self.spot_of(p, one), self.spot_of(p, other)
            if a is not None and b is not None:
                overlays.link(c, a, b, r)
        if m.aim != NOWHERE and m.chosen != NOBODY:
            start = self.spot_of(p, m.chosen)
            if start is not None:
                overlay.flight(c, grid, start, m.aim)
        for badge in m.badges if odds else ():
            spot = self.spot_of(p, badge.player)
            if spot is not None:
                overlay.needs(c, grid, spot, badge)
        if m.preview is not None:
            start = grid.centre(m.route[-1]) if m.route else self.spot_of(p, m.preview.attacker)
            stop = self.spot_of(p, m.preview.target)
            if start is not None and stop is not None:
                if odds:
                    previews.draw(c, grid, m.preview, start, stop, [at for at in p.at() if at >= 0])
                else:
                    overlays.link(c, start, stop, r, tone="#ffc44a")

    # ----------------------------------------------------------------- pointing
    def skill_at(self, pos: Point) -> str:
        """The skill on the card under a pointer, or ""."""
        return next((name for box, name in self._standing.skills if box.collidepoint(pos)), "")

    def counter_at(self, pos: Point) -> int:
        """The player whose counter lies under a pointer, or NOBODY."""
        p = self._shown
        r = self.place.grid.cell / 2
        spots = self.place.spots(p.at(), p.boxes())
        return next(
            (n for n, spot in enumerate(spots) if spot is not None and math.dist(spot, pos) <= r), NOBODY
        )


MOST_CELL = 39.0
