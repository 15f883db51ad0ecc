"""The card of a seat: helmet, name, colour, pattern, and who plays it; upright, or folded to a wide one."""

from __future__ import annotations

from game.core.coach import LEVELS
from game.ui.drawing.helmets import PATTERNS, TEAMS
from game.ui.drawing.teams import Team, dressed
from game.ui.scenes.setup_state import HELMETS, LONGEST_NAME, SetUpState
from game.ui.scenes.setup_words import SetUpWords
from game.ui.scenes.teams import put_helmet
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.shapes import lerp
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import BRASS, INK, INK_SOFT, RUSSET, Theme
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import ARROWS, TAKEN, Message, Widget, focus_ring

COLOURS = ("copper", "navy", "teal", "gold", "crimson", "plum", "chalk", "coal")
LEVEL_WORDS = tuple(level.capitalize() for level in LEVELS)


def folded_height(theme: Theme) -> float:
    """How tall a folded card is."""
    return 3 * theme.row(46) + 44


def team_of_chair(state: SetUpState, n: int, theme: Theme, *, pattern: int = -1) -> Team:
    """The team of a chair, in its own pattern or another."""
    chair = state.chairs[n]
    kind = PATTERNS[chair.pattern if pattern < 0 else pattern]
    name = state.team_name(n)
    return dressed(theme.palette.teams, chair.colour, kind, coach=chair.called, name=name)


class Picker(Widget):
    """A grid of eight: enamel colours, or the helmet in its patterns. Colours that others wear are struck
    through. Message(name, index); for a colour that is taken the value is its index too: the scene says why
    not."""

    def __init__(self, name: str, rect: Area, kind: str, state: SetUpState, n: int, *, across: int) -> None:
        super().__init__(name, rect)
        self.kind, self.set_up, self.n, self.across = kind, state, n, across
        self.over = -1

    @property
    def index(self) -> int:
        """The one that is worn."""
        chair = self.set_up.chairs[self.n]
        return chair.colour if self.kind == "colour" else chair.pattern

    def taken(self, i: int) -> bool:
        """Does somebody else wear it, so that it cannot be had?"""
        if self.kind != "colour" or self.set_up.count >= HELMETS:
            return False
        return self.set_up.holder(i) not in (-1, self.n)

    def cells(self) -> list[Box]:
        """The eight places."""
        n = self.across
        w, h = self.rect.w / n, self.rect.h / (HELMETS // n)
        return [Box(self.rect.x + (i % n) * w, self.rect.y + (i // n) * h, w, h) for i in range(HELMETS)]

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
                t = team_of_chair(self.set_up, self.n, c.theme, pattern=i)
                put_helmet(c, t, r.inflate(-r.w * 0.14, -r.h * 0.14))

    def _swatch(self, c: Canvas, r: Box, i: int, on: bool) -> None:
        tone, radius = c.theme.palette.teams[i], min(r.w, r.h) * 0.32
        if self.taken(i):
            c.disc(r.center, radius * 0.8, lerp(tone, "#f7ecd3", 0.60))
            d = radius * 0.62
            c.line((r.centerx - d, r.centery + d), (r.centerx + d, r.centery - d), INK_SOFT, 2)
            return
        c.disc((r.centerx + 0.8, r.centery + 1.6), radius + 0.8, "#4a3320", alpha=0.45)
        c.disc(r.center, radius, lerp(tone, "#000000", 0.22))
        c.disc((r.centerx - 0.4, r.centery - 0.6), radius - 1.3, tone)
        c.disc((r.centerx - radius * 0.3, r.centery - radius * 0.36), radius * 0.22, "#ffffff", alpha=0.5)
        if on:
            c.icon("check", r.center, radius * 0.58, TEAMS[i].ink)

    def at(self, pos: Point) -> int:
        """The cell under a place, or -1."""
        return next((i for i, r in enumerate(self.cells()) if r.collidepoint(pos)), -1)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.over = self.at(e.pos) if self.hit(e.pos) else -1
            taken = self.over >= 0 and self.taken(self.over)
            self.hint = (
                f"{self.set_up.chairs[self.set_up.holder(self.over)].called} wears it" if taken else ""
            )
        if e.kind == "key" and self.focused and e.key in ARROWS:
            dx, dy = ARROWS[e.key]
            to = self.index + dx + self.across * dy
            while dx and 0 <= to < HELMETS and self.taken(to):
                to += dx  # hop over what others wear
            inside = 0 <= to < HELMETS and not (dx and to // self.across != self.index // self.across)
            return Message(self.name, to) if inside and not self.taken(to) else None
        return super().handle(e)

    def activate(self) -> Message:
        return Message(self.name, self.over) if self.over >= 0 else TAKEN


class SeatCard(Widget):
    """The card itself; its controls are widgets of their own, to be given to the group after it."""

    focusable = False

    def __init__(
        self, n: int, rect: Area, state: SetUpState, theme: Theme, *, folded: bool, words: SetUpWords
    ) -> None:
        super().__init__(f"card{n}", rect)
        self.n, self.set_up, self.folded, self.place = n, state, folded, words.place(n)
        chair, row = state.chairs[n], theme.row(46)
        coach = chair.player != "person"
        level = LEVELS.index(chair.player.removeprefix("coach:")) if coach else 1
        spots = self._folded(row, theme) if folded else self._upright(row)
        self.field = TextField(
            f"name{n}", spots[0], chair.name, place=chair.stand_in, most=LONGEST_NAME, size=18, role="bold"
        )
        across = HELMETS if folded else HELMETS // 2
        self.colour = Picker(f"colour{n}", spots[1], "colour", state, n, across=across)
        self.pattern = Picker(f"pattern{n}", spots[2], "pattern", state, n, across=across)
        icons = () if theme.big or (not folded and self.rect.w < 200) else ("person", "coach")
        self.kind = Tabs(f"who{n}", spots[3], ("Person", "Coach"), int(coach), icons=icons, size=16)
        self.level = Choice(f"level{n}", spots[4], LEVEL_WORDS, level, enabled=coach)
        shown = [self.level] if coach else []
        self.controls: list[Widget] = [self.field, self.colour, self.pattern, self.kind, *shown]

    def _upright(self, row: float) -> tuple[Box, ...]:
        r = self.rect.cut(8, 0, 8, 0)
        y = r.y + 140
        return (
            Box(r.x + 4, y, r.w - 8, row),
            Box(r.x, y + 74, r.w, 96),
            Box(r.x, y + 198, r.w, 100),
            Box(r.x + 4, y + 308, r.w - 8, 48),
            Box(r.x + 4, y + 364, r.w - 8, 46),
        )

    def _folded(self, row: float, theme: Theme) -> tuple[Box, ...]:
        """Helmet at the left, everything else in two columns."""
        r = self.rect.cut(12, 0, 12, 0)
        x, y = r.x + 148, r.y + 12
        left = max(240.0, min(0.46 * (r.right - x), 150 * theme.text_scale + 60))
        right = r.right - x - left - 14
        h = (r.h - 24 - 10) / 2
        at = x + left + 14
        return (
            Box(x, y, left, row),
            Box(at, y, right, h),
            Box(at, y + h + 10, right, h),
            Box(x, y + row + 10, left, row),
            Box(x, y + 2 * row + 20, left, row),
        )

    def handle(self, e: Input) -> Message | None:
        return None

    def draw(self, c: Canvas) -> None:
        team = team_of_chair(self.set_up, self.n, c.theme)
        c.plate(self.rect, "paper", r=10, border="#cdb891", seed=5 + self.n)
        self._head(c, team)
        if not self.folded:
            self._captions(c)
        if self.set_up.chairs[self.n].player == "person":
            self._place(c)

    def _head(self, c: Canvas, team: Team) -> None:
        r = self.rect
        head = Box(r.x + 6, r.y + 6, 136, r.h - 12) if self.folded else Box(r.x + 6, r.y + 6, r.w - 12, 126)
        c.plate(head, "enamel", r=7, tone=team.ground, border=None, shadow=0, bevel=0.8)
        words = c.lines(team.name, head.w - 16, 16, "bold")
        step = c.leading(16)
        band = len(words) * step + 14
        c.flat((head.x, head.bottom - band, head.w, band), "#000000", r=7, alpha=0.16)
        size = min(108.0, head.h - band + 24)
        x = head.centerx - size / 2 + (8 if self.folded else 0)
        y = head.y + max(0.0, (head.h - band - size) / 2)
        put_helmet(c, team, Box(x, y, size, size), facing=1 if self.n % 2 == 0 else -1)
        c.text(str(self.n + 1), (head.x + 10, head.y + 8), 20, team.ink, "display", "topleft")
        cap = min(c.fitting(line, 16, "bold", head.w - 8, cap=c.theme.size(16)) for line in words)
        for i, line in enumerate(words):
            y = head.bottom - band / 2 + (i - (len(words) - 1) / 2) * step
            c.text(line, (head.centerx, y), 16, team.ink, "bold", "center", cap=cap)

    def _captions(self, c: Canvas) -> None:
        chair, r = self.set_up.chairs[self.n], self.rect
        for words, value, picker in (
            ("Colour", COLOURS[chair.colour], self.colour),
            ("Pattern", PATTERNS[chair.pattern], self.pattern),
        ):
            y = picker.rect.y - 13
            if not (self.field.error and picker is self.colour):  # what is wrong with the name stands there
                c.text(words, (r.x + 14, y), 14, INK_SOFT, "strong", cap=20)
            c.text(value, (r.right - 14, y), 14, INK, "bold", "midright", cap=20)

    def _place(self, c: Canvas) -> None:
        """What sets this seat apart from the others."""
        (icon, words), box = self.place, self.level.rect
        cap = c.fitting(words, 15, "strong", box.w - 34, cap=c.theme.size(15))
        w = min(box.w - 34, c.width(words, 15, "strong", cap=cap))
        x = box.centerx - (w + 28) / 2
        if icon:
            c.icon(icon, (x + 8, box.centery), 8, RUSSET)
        c.text(words, (x + 28, box.centery), 15, INK_SOFT, "strong", room=w + 2, cap=cap)


class EmptyChair(Widget):
    """A place where nobody sits yet: pressing it brings another team to the table."""

    def __init__(self, name: str, rect: Area, *, first: bool) -> None:
        super().__init__(name, rect, enabled=first)
        self.focusable = first

    def draw(self, c: Canvas) -> None:
        r, lit = self.rect, self.state in ("hover", "focus", "pressed")
        if self.state == "focus":
            focus_ring(c, r, 10)
        c.flat(r, "#1d110a", r=10, alpha=0.55 if lit else 0.38 if self.enabled else 0.22)
        tone = "#ffdf8c" if lit else "#c99a55"
        if not self.enabled:
            return
        inner = r.cut(10, 10, 10, 10)
        for a, b in (
            (inner.topleft, inner.topright),
            (inner.topright, inner.bottomright),
            (inner.bottomleft, inner.bottomright),
            (inner.topleft, inner.bottomleft),
        ):
            c.dashes(a, b, tone, 1.6, 9, 8)
        size = min(30.0, r.w * 0.3)
        c.disc((r.centerx, r.centery - 24), size, "#140b06", alpha=0.5)
        c.icon("plus", (r.centerx, r.centery - 24), size * 0.57, tone)
        words = ("Add a team",) if r.w > 160 else ("Add", "a team")
        for n, line in enumerate(words):
            at = (r.centerx, r.centery + 30 + n * 24)
            c.text(line, at, 18, tone, "bold", "center", room=r.w - 4, cap=26 if len(words) == 1 else 18)
