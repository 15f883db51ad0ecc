"""The cards of the practice ground: wind, how often it goes in, the last kicks in the goal, drills, bests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.games.bfl.shares import SHARES
from game.physics.football import BAR_HEIGHT, GOAL_WIDTH, TIP_HEIGHT
from game.store.figures import DrillResult, Made
from game.ui.drawing.cloth import pennant
from game.ui.percent import percent
from game.ui.scenes.practice_drills import Drill
from game.ui.scenes.practice_ground import FARTHEST, NEAREST, SHOWN, YARDS, Ground, Tried
from game.ui.scenes.practice_wind import drift
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.chart import BarChart
from game.ui.widgets.panel import card
from game.ui.widgets.theme import INK, INK_SOFT, RED, RUSSET

TOP = 112  # per cent: room for the figure over a full bar
LEVEL = "pro"  # the coach that the chart is held against
GOOD, NO_GOOD, CHOSEN, UNTRIED = "#2f7d43", "#b3241a", "#e0a83c", "#cdbb92"
BAND = "#efe0bd"


class MadeChart(BarChart):
    """Per cent made by yards, and the coach's line from where it was measured."""

    def __init__(self, rect: Area, made: Mapping[int, Made], chosen: int) -> None:
        self.yards = list(range(NEAREST, FARTHEST + 1, YARDS))
        tried = [made.get(yards, Made()) for yards in self.yards]
        super().__init__(
            "made",
            rect,
            [str(yards) for yards in self.yards],
            [round(100 * (m.share or 0)) for m in tried],
            top=TOP,
            step=25,
            tones=[_tone(yards == chosen, m) for yards, m in zip(self.yards, tried, strict=True)],
            notes=[_note(yards, m) for yards, m in zip(self.yards, tried, strict=True)],
            show=False,
        )
        self.tried = tried

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        p, last = self.plot(), None
        for r, yards in zip(self.slots(), self.yards, strict=True):
            at = (r.centerx, p.bottom - 100 * p.h * SHARES[LEVEL].makes(yards) / TOP)
            if last is not None:
                c.line(last, at, RED, 2)
            last = at
        for r, yards in zip(self.slots(), self.yards, strict=True):
            at = (r.centerx, p.bottom - 100 * p.h * SHARES[LEVEL].makes(yards) / TOP)
            c.disc(at, 3.6, "#fff6e2")
            c.disc(at, 3.6, RED, width=1.6)
        self._shares(c, p)
        words = f"coach, level {LEVEL}"
        c.text(words, (p.right, p.y - 11), 14, RED, "strong", "midright", cap=18)
        x = p.right - c.width(words, 14, "strong", cap=18) - 8
        c.line((x - 26, p.y - 11), (x, p.y - 11), RED, 2)
        c.disc((x - 13, p.y - 11), 3.6, "#fff6e2")
        c.disc((x - 13, p.y - 11), 3.6, RED, width=1.6)

    def _shares(self, c: Canvas, p: Box) -> None:
        """The figure over each bar, clear of the coach's line."""
        for r, m, v, yards in zip(self.slots(), self.tried, self.values, self.yards, strict=True):
            if not m.tried:
                continue
            y = p.bottom - max(2.0, p.h * v / TOP) - 9
            line = p.bottom - 100 * p.h * SHARES[LEVEL].makes(yards) / TOP
            if abs(line - y) < 12:
                y = min(y, line - 12)
            w = c.width(f"{v:g}", 14, "bold", cap=17) + 4
            c.flat((r.centerx - w / 2, y - 7, w, 14), "#f7ecd3", r=4, alpha=0.85)
            c.text(f"{v:g}", (r.centerx, y), 14, INK, "bold", "center", cap=17)


def _tone(chosen: bool, made: Made) -> str:
    if not made.tried:
        return UNTRIED
    return CHOSEN if chosen else GOOD


def _note(yards: int, made: Made) -> str:
    mine = f"{made.made} of {made.tried} made" if made.tried else "not tried yet"
    return f"{yards} yards: {mine}, the coach makes {percent(SHARES[LEVEL].makes(yards), gap=' ')}"


# ------------------------------------------------------------------------------------------- the kick
def wind_box(c: Canvas, r: Box, ground: Ground, phase: int) -> None:
    """The pennant, how strong it blows, and how far that carries the ball."""
    wind = ground.next_wind
    c.recess(r, "#e3d2a8", r=8)
    size = min(r.h * 0.86, r.w * 0.36)
    c.put(pennant(round(size * c.k), wind, phase), (r.x + size * 0.62, r.centery))
    x = r.x + size * 1.24
    room = r.right - x - 8
    if not wind:
        c.text("calm", (x, r.centery), 22, INK, "display", room=room, cap=34)
        return
    t = c.text(str(abs(wind)), (x, r.centery - r.h * 0.14), 36, INK, "display", cap=r.h * 0.46)
    side = "to the right" if wind > 0 else "to the left"
    cap, step = r.h * 0.235, r.h * 0.12
    c.text("wind", (t.right + 10, t.centery - step), 15, INK_SOFT, "strong", cap=cap)
    c.text(side, (t.right + 10, t.centery + step), 15, INK, "bold", cap=cap, room=r.right - t.right - 16)
    yards = abs(drift(ground.next_distance, wind))
    words = f"drifts {yards:.0f} yd at {ground.next_distance}"
    c.text(words, (x, r.bottom - r.h * 0.18), 14, INK_SOFT, "strong", room=room, cap=cap)


# ----------------------------------------------------------------------------------------- last kicks
def last_card(c: Canvas, rect: Box, kicks: Sequence[Tried]) -> None:
    """The goal as the kicker sees it, with where the last kicks crossed it, and the same in words."""
    shown = list(kicks[-SHOWN:])
    good = sum(t.kick.good for t in shown)
    note = f"{good} of {len(shown)}" if shown else "none yet"
    room = card(c, rect, "Last kicks", note=note, seed=9)
    g = Box(room.x, room.y, min(300.0, room.w * 0.52), room.h)
    first = max(1, len(kicks) - len(shown) + 1)
    goal(c, g, shown, first)
    if not shown:
        _no_kicks(c, Box(g.right + 18, room.y, room.right - g.right - 18, room.h))
        return
    rows = max(1, int(room.h // max(28.0, c.leading(16))))
    x, y = g.right + 18, room.y
    step = min(36.0 * c.theme.text_scale, room.h / rows)
    for i, tried in enumerate(reversed(shown[-rows:])):
        n, yy = first + len(shown) - 1 - i, y + (i + 0.5) * step
        number(c, (x + 10, yy), n, tried.kick.good)
        yards = c.text(f"{tried.distance} yd", (room.right - 2, yy), 15, INK_SOFT, "strong", "midright")
        role = "bold" if tried.kick.good else "strong"
        c.text(tried.words, (x + 30, yy), 16, INK, role, room=yards.x - x - 42)


def _no_kicks(c: Canvas, r: Box) -> None:
    """Before the first kick: what the signs in the goal will mean."""
    y = c.para("Each kick gets its number where it crosses the goal:", (r.x, r.y), r.w, 16, INK, "strong") + 6
    step = max(30.0, c.leading(16))
    for n, (good, words) in enumerate(((True, "good"), (False, "no good")), 1):
        at = (r.x + 14, y + step * (n - 0.5))
        if at[1] + step / 2 <= r.bottom:
            number(c, at, n, good)
            c.text(words, (r.x + 36, at[1]), 16, INK, "bold" if good else "strong", room=r.w - 36)


def number(c: Canvas, at: tuple[float, float], n: int, good: bool, r: float = 10) -> None:
    """A kick's number: green and whole, or red and struck through."""
    if not good:
        c.line((at[0] - r * 1.3, at[1] + r * 0.9), (at[0] + r * 1.3, at[1] - r * 0.9), "#8a3a10", 2.2)
    c.disc(at, r + 1.4, "#fff1d0")
    c.disc(at, r, GOOD if good else NO_GOOD)
    c.text(str(n % 100), at, 14, "#ffffff", "bold", "center", cap=r * 1.5)


def goal(c: Canvas, g: Box, shown: Sequence[Tried], first: int) -> None:
    """Posts and bar in proportion, and the kicks that came near them."""
    c.plate(g, "enamel", r=8, tone="#5c3a22", border="#8a6236", bw=1.2, shadow=0, bevel=-0.5)
    with c.clip(g.cut(2, 2, 2, 2)):
        c.flat(g, "#7a5030", r=6, fill2="#3a2214")
        floor = g.bottom - 22
        c.flat((g.x, floor, g.w, 30), "#3a8c46", r=0, fill2="#2b6d37")
        u = min((floor - g.y - 16) / (TIP_HEIGHT + 4), g.w / (GOAL_WIDTH * 1.8))
        mid, half = g.centerx, GOAL_WIDTH / 2 * u
        bar, tips = floor + 6 - BAR_HEIGHT * u, floor + 6 - TIP_HEIGHT * u
        for dx, tone, w in ((2, "#2a1509", 7), (0, "#8a5a12", 7), (-0.4, "#f6c944", 4.4)):
            c.line((mid + dx, bar), (mid + dx, floor + 8), tone, w)
            c.line((mid - half + dx, bar + dx), (mid + half + dx, bar + dx), tone, w)
            for side in (-1, 1):
                c.line((mid + side * half + dx, bar), (mid + side * half + dx, tips), tone, w)
        for i, tried in enumerate(shown):
            if tried.kick.cross is None:
                continue
            y, z = tried.kick.cross
            at = (
                min(g.right - 14, max(g.x + 14, mid - y * u)),
                min(floor - 6, max(g.y + 14, floor + 6 - z * u)),
            )
            number(c, at, first + i, tried.kick.good, 9.5)


# ------------------------------------------------------------------------------------ drills and bests
def star_row(c: Canvas, right: float, y: float, n: int, of: int = 3, size: float = 10.5) -> None:
    """Stars from the right: gold for those that were won, pale and hollow for the others."""
    for i in range(of):
        at = (right - size - (of - 1 - i) * size * 2, y)
        edge, fill = ("#8a6236", "#f2b632") if i < n else ("#c9b48c", "#efe2c4")
        if c.theme.high_contrast:  # full and hollow, not bright and dull
            edge, fill = INK, INK if i < n else "#ffffff"
        c.icon("star", at, size, edge)
        c.icon("star", at, size * (0.8 if not c.theme.high_contrast else 0.7), fill)


def drill_row(c: Canvas, r: Box, drill: type[Drill], best: DrillResult | None, state: str) -> None:
    """A drill in the list: what it asks, how many stars it has brought, the best of it."""
    if state == "chosen":
        c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
    elif state == "hover":
        c.flat(r.cut(0, 2, 4, 2), "#eadcbb", r=8)
    up, low = r.centery - c.leading(15) / 2, r.centery + c.leading(17) / 2
    stars = drill.stars_for(best.score if best else None)
    size = 10.5 * min(1.4, c.theme.text_scale)
    star_row(c, r.right - 14, up, stars, size=size)
    score = drill.score_words(best.score) if best else "not yet"
    t = c.text(score, (r.right - 14, low), 14, INK, "bold", "midright")
    c.text(drill.title, (r.x + 12, up), 17, INK, "bold", room=r.w - 34 - size * 6)
    ink = INK if state == "chosen" else INK_SOFT
    c.text(drill.words, (r.x + 12, low), 14, ink, "strong", room=t.x - r.x - 22)


def bests_card(c: Canvas, rect: Box, figures: Sequence[tuple[str, str, str]]) -> None:
    """The personal bests: words, figure, unit; two side by side."""
    room = card(c, rect, "Personal bests", icon="trophy", seed=11)
    if not any(unit for _, _, unit in figures):
        _no_bests(c, room)
        return
    rows = (len(figures) + 1) // 2
    h = (room.h - 8 * (rows - 1)) / rows
    for i, (words, figure, unit) in enumerate(figures):
        b = Box(room.x + (i % 2) * (room.w / 2 + 4), room.y + (i // 2) * (h + 8), room.w / 2 - 4, h)
        c.flat(b, BAND, r=8)
        c.text(words, (b.x + 12, b.y + h * 0.27), 14, INK_SOFT, "strong", room=b.w - 20, cap=h * 0.36)
        at = (b.x + 12, b.y + h * 0.66)
        if not unit:
            c.text("not yet", at, 16, INK_SOFT, "text", room=b.w - 20, cap=h * 0.36)
            continue
        t = c.text(figure, at, 26, RUSSET if i == 0 else INK, "display", cap=h * 0.52)
        c.text(unit, (t.right + 6, at[1] + 2), 15, INK, "strong", room=b.right - t.right - 12, cap=h * 0.34)


def _no_bests(c: Canvas, room: Box) -> None:
    c.flat(room, BAND, r=8)
    words = c.lines("Make a kick, and your longest stands here.", room.w * 0.72, 17, "strong")
    tall = 54 + c.leading(17) * len(words)
    y = room.y + max(0.0, (room.h - tall) / 2)
    c.icon("trophy", (room.centerx, y + 20), 20, "#b98a3a")
    y += 54
    for line in words:
        c.text(
            line, (room.centerx, y + c.leading(17) / 2), 17, INK_SOFT, "strong", "center", room=room.w - 16
        )
        y += c.leading(17)
