"""A seat of the match set-up: name, helmet in its colour and pattern, person or coach."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.drawing.helmets import PATTERNS, TEAMS, helmet

from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.shapes import lerp
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import BRASS, INK, INK_SOFT
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import ARROWS, TAKEN, Message, Widget, focus_ring
from game.ui.scenes.base import put_helmet, team_of

COLOURS = ("copper", "navy", "teal", "gold", "crimson", "plum", "chalk", "coal")
LEVELS = ("Club", "Pro", "Legend")


@dataclass
class Seat:
    name: str
    team: str
    colour: int
    pattern: int
    coach: int = -1  # -1 a person, else the level


class Picker(Widget):
    """A grid of eight: enamel colours, or the helmet in its eight patterns. What others hold is crossed out."""

    def __init__(self, name: str, rect, kind: str, seat: Seat, theme, taken: set[int], across: int = 4) -> None:
        super().__init__(name, rect)
        self.kind, self.seat, self.theme, self.taken, self.over, self.across = kind, seat, theme, taken, -1, across

    @property
    def index(self) -> int:
        return self.seat.colour if self.kind == "colour" else self.seat.pattern

    def cells(self) -> list[Box]:
        n = self.across
        w, h = self.rect.w / n, self.rect.h / (8 // n)
        return [Box(self.rect.x + (i % n) * w, self.rect.y + (i // n) * h, w, h) for i in range(8)]

    def draw(self, c: Canvas) -> None:
        if self.state == "focus":
            focus_ring(c, self.rect, 8)
            c.flat(self.rect, "#fbf3df", r=8)
        for i, r in enumerate(self.cells()):
            on, spot = i == self.index, r.cut(2, 2, 2, 2)
            if on:
                c.flat(spot, "#fffaf0", r=8, border=BRASS, bw=2.2)
            elif i == self.over:
                c.flat(spot, "#fffaf0", r=8, border="#cdb891", bw=1.2)
            if self.kind == "colour":
                self._swatch(c, r, i, on)
            else:
                t = team_of(self.seat.colour, self.theme, pattern=PATTERNS[i])
                c.put(helmet(t, round(min(r.w, r.h) * 0.86 * c.k)), r.center)

    def _swatch(self, c: Canvas, r: Box, i: int, on: bool) -> None:
        tone, gone = self.theme.palette.teams[i], i in self.taken and not on
        rad = min(r.w, r.h) * 0.32
        if gone:
            c.disc(r.center, rad * 0.8, lerp(tone, "#f7ecd3", 0.60))
            c.line((r.centerx - 7, r.centery + 7), (r.centerx + 7, r.centery - 7), INK_SOFT, 1.8)
            return
        c.disc((r.centerx + 0.8, r.centery + 1.6), rad + 0.8, "#4a3320", alpha=0.45)
        c.disc(r.center, rad, lerp(tone, "#000000", 0.22))
        c.disc((r.centerx - 0.4, r.centery - 0.6), rad - 1.3, tone)
        c.disc((r.centerx - rad * 0.3, r.centery - rad * 0.36), rad * 0.22, "#ffffff", alpha=0.5)
        if on:
            c.icon("check", r.center, rad * 0.58, TEAMS[i].ink)

    def pick(self, i: int) -> Message:
        if self.kind == "colour" and i in self.taken:
            return TAKEN
        setattr(self.seat, self.kind, i)
        return Message(self.name, i)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.over = next((i for i, r in enumerate(self.cells()) if r.collidepoint(e.pos)), -1)
        if e.kind == "key" and self.focused and e.key in ARROWS:
            dx, dy = ARROWS[e.key]
            to = self.index + dx + self.across * dy
            while dx and self.kind == "colour" and to in self.taken and 0 <= to < 8:
                to += dx  # hop over what others hold
            inside = 0 <= to < 8 and not (dx and to // self.across != self.index // self.across)
            return self.pick(to) if inside else None
        return super().handle(e)

    def activate(self) -> Message:
        return self.pick(self.over) if self.over >= 0 else TAKEN


class SeatCard:
    """One seat: enamel head with the helmet, name, pickers, person or coach."""

    def __init__(self, n: int, rect, seat: Seat, theme, taken: set[int], folded: bool) -> None:
        self.n, self.rect, self.seat, self.theme, self.folded = n, Box(rect), seat, theme, folded
        r, row = self.rect.cut(12, 0, 12, 0), theme.row(44)
        who = "Person", "Coach"
        if folded:  # a wide card: helmet at the left, everything else in two columns
            x, y = r.x + 148, r.y + 12
            w = (r.right - x - 14) / 2
            self.name = TextField(f"name{n}", (x, y, w, row), seat.name, most=14, size=18, role="bold")
            self.kind = Tabs(f"who{n}", (x, y + row + 10, w, row), who, int(seat.coach >= 0), size=16)
            self.level = Choice(
                f"level{n}", (x, y + 2 * row + 20, w, row), LEVELS, max(0, seat.coach), enabled=seat.coach >= 0
            )
            x += w + 14
            h = (r.h - 24) / 2 - 5
            self.colour = Picker(f"colour{n}", (x, y, w, h), "colour", seat, theme, taken, 8)
            self.pattern = Picker(f"pattern{n}", (x, y + h + 10, w, h), "pattern", seat, theme, taken, 8)
        else:
            y = r.y + 142
            self.name = TextField(f"name{n}", (r.x, y, r.w, row), seat.name, most=14, size=18, role="bold")
            self.colour = Picker(f"colour{n}", (r.x, y + 72, r.w, 88), "colour", seat, theme, taken)
            self.pattern = Picker(f"pattern{n}", (r.x, y + 188, r.w, 100), "pattern", seat, theme, taken)
            self.kind = Tabs(
                f"who{n}", (r.x, y + 302, r.w, 46), who, int(seat.coach >= 0), icons=("person", "coach"), size=16
            )
            self.level = Choice(
                f"level{n}", (r.x, y + 358, r.w, 46), LEVELS, max(0, seat.coach), enabled=seat.coach >= 0
            )
        self.widgets = [self.name, self.colour, self.pattern, self.kind, self.level]

    def draw(self, c: Canvas) -> None:
        r, seat = self.rect, self.seat
        team = team_of(seat.colour, self.theme, pattern=PATTERNS[seat.pattern])
        c.plate(r, "paper", r=10, border="#cdb891", seed=5 + self.n)
        head = Box(r.x + 6, r.y + 6, 136, r.h - 12) if self.folded else Box(r.x + 6, r.y + 6, r.w - 12, 126)
        c.plate(head, "enamel", r=7, tone=team.ground, border=None, shadow=0, bevel=0.8)
        words = c.lines(seat.team, head.w - 16, 16, "bold")
        band = len(words) * c.leading(16) + 14
        c.flat((head.x, head.bottom - band, head.w, band), "#000000", r=7, alpha=0.16)
        size = min(108.0, head.h - band + 24)
        put_helmet(
            c,
            team,
            Box(
                head.centerx - size / 2 + (8 if self.folded else 0),
                head.y + max(0.0, (head.h - band - size) / 2),
                size,
                size,
            ),
            facing=1 if self.n % 2 == 0 else -1,
        )
        c.text(str(self.n + 1), (head.x + 10, head.y + 8), 20, team.ink, "display", "topleft")
        for i, line in enumerate(words):
            c.text(
                line,
                (
                    head.centerx,
                    head.bottom
                    - band / 2
                    + (len(words) - 1) * c.leading(16) / 2
                    - (len(words) - 1 - i) * c.leading(16),
                ),
                16,
                team.ink,
                "bold",
                "center",
                shadow=None,
            )
        if not self.folded:
            y = self.name.rect.bottom
            c.text("Colour", (r.x + 14, y + 15), 14, INK_SOFT, "strong")
            c.text(COLOURS[seat.colour], (r.right - 14, y + 15), 14, INK, "bold", "midright")
            c.text("Pattern", (r.x + 14, self.pattern.rect.y - 13), 14, INK_SOFT, "strong")
            c.text(PATTERNS[seat.pattern], (r.right - 14, self.pattern.rect.y - 13), 14, INK, "bold", "midright")
        for w in self.widgets:
            if w is not self.level or seat.coach >= 0:
                w.draw(c)
        if seat.coach < 0 and not self.folded:
            y = self.level.rect.centery
            c.icon("last" if self.n % 2 == 0 else "first", (r.centerx - 74, y), 8, "#8a3a10")
            c.text(
                f"starts at the {'left' if self.n % 2 == 0 else 'right'} end",
                (r.centerx + 8, y),
                15,
                INK_SOFT,
                "strong",
                "center",
            )
