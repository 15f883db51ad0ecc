"""The pause of a match: where it stands, whether it is saved, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.context import Context
from game.ui.scenes.overlays import AskName, Do, Overlay
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.meter import pips, progress
from game.ui.widgets.pane import Pane
from game.ui.widgets.panel import card, plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT, INK, INK_SOFT, RED
from game.ui.widgets.widget import Group, Message

Crest = Callable[[Canvas, Box], None]


@dataclass(frozen=True)
class Standing:
    """A side as the pause shows it. ``part`` is its way to the goal, 0 to 1, with its words."""

    crest: Crest
    name: str
    sub: str
    tone: str
    ground: str
    points: str
    part: float | None = None
    part_words: str = ""


@dataclass(frozen=True)
class Moment:
    """Where a match stands: the line beside "Pause", periods gone and to play, the sides in order."""

    words: str
    period: int
    periods: int
    sides: Sequence[Standing]


@dataclass(frozen=True)
class PauseMenu:
    """What the pause can do; what is None is not on it. ``undo_refused``: why undo is not possible now;
    ``page`` opens a page beside the rulebook; ``unsaved``: why the match is not on the disk, and ``copy``
    copies its record; ``kept`` is said instead of how a match is saved; ``concede`` ends a match that can be
    conceded; ``up`` leads to where the scene was opened."""

    undo: Do | None = None
    undo_refused: str = ""
    save_as: Callable[[str], None] | None = None
    save_name: str = ""
    unsaved: str = ""
    copy: Do | None = None
    rules: Do | None = None
    page: Do | None = None
    page_title: str = ""
    statistics: Do | None = None
    settings: Do | None = None
    concede: Do | None = None
    up: Do | None = None
    up_title: str = ""
    leave: Do | None = None
    kept: tuple[str, str] | None = None


MOST_H = 688.0  # of the whole menu


class Pause(Overlay):
    """Go on is the primary; everything else is one step away; nothing can be lost."""

    veil = 0.30

    def __init__(self, app: Context, moment: Moment, menu: PauseMenu) -> None:
        super().__init__(app)
        self.moment, self.menu = moment, menu

    def build(self, c: Canvas) -> None:
        m, keys = self.menu, self.app.keys
        spec = [
            ("go", "Go on", "primary", "play", keys.label("back"), True),
            ("undo", "Undo", "plain", "undo", keys.label("undo"), m.undo is not None or bool(m.undo_refused)),
            ("save", "Save as", "plain", "save", "", m.save_as is not None),
            ("copy", "Copy the record", "plain", "copy", "", m.copy is not None),
            ("rules", "Rules", "plain", "book", keys.label("rules"), m.rules is not None),
            ("page", m.page_title, "plain", "search", "", m.page is not None),
            ("statistics", "Statistics", "plain", "die", keys.label("statistics"), m.statistics is not None),
            ("settings", "Settings", "plain", "gear", "", m.settings is not None),
            ("concede", "Concede", "plain", "flag", "", m.concede is not None),
            ("up", m.up_title, "wood", "menu", "", m.up is not None),
            ("shelf", "To the shelf", "wood", "home", "", m.leave is not None),
        ]
        spec = [one for one in spec if one[-1]]
        gap = 8.0  # a long menu is a little lower rather than scrolled
        tall = max(50.0, min(self.theme.row(50), (MOST_H - 118 + gap) / len(spec) - gap))
        menu_h = len(spec) * (tall + gap) - gap
        h = min(MOST_H, 124 + max(menu_h, 360.0))
        wide = min(1180.0, 808 + (self.theme.text_scale - 1) * 330)
        self.rect = Box(640 - wide / 2, 360 - h / 2, wide, h)
        w = 270 + (self.theme.text_scale - 1) * 110
        self.menu_w = w
        x, y = self.rect.x + 30, self.rect.y + 92
        buttons = [
            Button(
                name,
                Box(x, y + i * (tall + gap), w, tall),
                words,
                kind=kind,
                icon=icon,
                key=key,
                size=20 if kind == "primary" else 18,
                align="left",
                enabled=name != "undo" or not m.undo_refused,
                hint=m.undo_refused if name == "undo" else "",
            )
            for i, (name, words, kind, icon, key, _) in enumerate(spec)
        ]
        if menu_h > h - 118:
            Pane(Box(x - 10, y - 8, w + 34, h - 92 - 14), buttons, tall=menu_h + 24)
        self.group = Group(*buttons, trap=True)
        self.group.set_focus("go")

    # -------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        r = plaque(c, self.rect, r=18, shadow=16)
        c.text("Pause", (r.x + 32, r.y + 50), 36, CREAM, "display", shadow="#120904", cap=44)
        of = self.moment.periods
        x = r.right - 30 - of * 20
        pips(c, (x + 8, r.y + 52), self.moment.period, of, r=6.5, gap=20)
        room = x - 20 - (r.x + 40 + c.width("Pause", 36, "display", cap=44))
        c.text(self.moment.words, (x - 12, r.y + 52), 17, CREAM_SOFT, "strong", "midright", room=room)
        left = r.x + 30 + self.menu_w + 26
        inside = card(c, Box(left, r.y + 84, r.right - 26 - left, r.h - 110), seed=12)
        n = max(1, len(self.moment.sides))
        why = self._why(c, inside.w - 32)
        saved = 30 + c.leading(16) + len(why) * c.leading(15)
        step = min(71.0, (inside.h - saved + 8) / n)
        for i, side in enumerate(self.moment.sides):
            self._side(c, Box(inside.x, inside.y + i * step, inside.w, step), side, last=i == n - 1)
        self._saved(c, inside, inside.y + n * step + 4, why)

    def _side(self, c: Canvas, r: Box, side: Standing, *, last: bool) -> None:
        size = min(58.0, r.h - 6)
        head = Box(r.x - 4, r.y, size, size)
        c.plate(head, "enamel", r=8, tone=side.ground, border=None, shadow=0, bevel=0.8)
        side.crest(c, head.cut(2, 2, 2, 2))
        points = c.text(side.points, (r.right, head.centery), 36, INK, "display", "midright", cap=size * 0.7)
        x, two = head.right + 12, size > 50 and bool(side.sub)
        meter = side.part is not None and not self.theme.big
        room = (r.x + 178 if meter else points.x - 12) - x
        y = r.y + size * (0.30 if two else 0.5)
        cap = c.fitting(side.name, 20, "display", room, cap=min(30.0, size * 0.5))
        c.text(side.name, (x, y), 20, INK, "display", cap=cap, room=room)
        if two:
            c.text(side.sub, (x, r.y + size * 0.74), 15, INK_SOFT, "strong", cap=24, room=room)
        if side.part is not None and meter:
            widest = max(c.width(one.points, 36, "display", cap=size * 0.7) for one in self.moment.sides)
            bar = Box(r.x + 186, head.centery - 6, max(60.0, r.w - 186 - 70 - widest), 12)
            progress(c, bar, side.part, side.tone, ticks=10)
            c.text(side.part_words, (bar.right + 10, head.centery), 15, INK, "bold")
        if not last:
            c.line((r.x, r.bottom - 5), (r.right, r.bottom - 5), "#d9c9a4", 1)

    def _why(self, c: Canvas, room: float) -> list[str]:
        """What is said under "saved" or "not saved", in lines."""
        if self.menu.unsaved:
            lines = c.lines(f"{self.menu.unsaved}. It is kept until the game is closed.", room, 15, "strong")
            return list(lines[-3:])  # a long path gives way to the reason
        if self.theme.big:
            return []
        resumed = "Resume on the shelf brings you back to this very moment."
        return [self.menu.kept[1] if self.menu.kept else resumed]

    def _saved(self, c: Canvas, room: Box, y: float, why: Sequence[str]) -> None:
        c.line((room.x, y - 6), (room.right, y - 6), "#b79f76", 1.5)
        lost, middle = bool(self.menu.unsaved), y + 6 + c.leading(16) / 2
        c.icon("warn" if lost else "check", (room.x + 12, middle), 10, RED if lost else "#256b34")
        saved = self.menu.kept[0] if self.menu.kept else "Saved after every answer."
        words = "This match is not saved." if lost else saved
        c.text(words, (room.x + 32, middle), 16, RED if lost else INK, "bold", room=room.w - 32)
        for n, line in enumerate(why):
            at = room.x + 32, y + 8 + c.leading(16) + (n + 0.5) * c.leading(15)
            c.text(line, at, 15, INK_SOFT, "strong", room=room.w - 32)

    # ---------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if e.kind == "key" and not e.repeat and e.key != pygame.K_RETURN:
            name = {"undo": "undo", "rules": "rules", "statistics": "statistics"}.get(e.action, "")
            if name in self.group and self.group[name].enabled:
                return Message(name, once=True)
        return super().handle(e)

    def on_message(self, m: Message) -> None:
        menu = self.menu
        if m.name in ("go", "back"):
            self.app.pop()
        elif m.name == "undo" and menu.undo is not None:
            self.app.pop()
            menu.undo()
        elif m.name == "concede" and menu.concede is not None:
            self.app.pop()
            menu.concede()
        elif m.name == "save" and menu.save_as is not None:
            words = "The match goes on; the name stands on the shelf under Resume."
            scene = AskName(self.app, "Save as", words, menu.save_name, yes="Save", then=menu.save_as)
            self.app.push(scene)
        else:
            plain = {
                "copy": menu.copy,
                "rules": menu.rules,
                "page": menu.page,
                "statistics": menu.statistics,
                "settings": menu.settings,
                "up": menu.up,
            }
            act = menu.leave if m.name == "shelf" else plain.get(m.name)
            if act is not None:
                act()
