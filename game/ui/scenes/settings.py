"""Settings: game, sound, seeing, keys. Four cards side by side; with large text one page at a time."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets.button import keycap, keycap_width
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, PALETTES, SCALES
from game.ui.widgets.toggle import Choice, Slider, Toggle
from game.ui.widgets.widget import Group, Message, Widget
from game.ui.scenes.base import Scene, back, corner, put_helmet, team_of
from game.ui.scenes.palettes import PalettePicker

KEYS = [
    ("Confirm", "Space"),
    ("Undo", "U"),
    ("Redo", "R"),
    ("Log", "L"),
    ("Rules", "F1"),
    ("Challenge flag", "F"),
    ("Zones", "T"),
    ("Reach", "M"),
    ("Full screen", "F11"),
    ("Mute", "F9"),
    ("Pause", "Esc"),
    ("End turn", "E"),
    ("Next option", "Tab"),
    ("Option 1", "1"),
    ("Option 2", "2"),
    ("Option 3", "3"),
    ("Faster", "+"),
    ("Slower", "-"),
    ("Threat", "H"),
    ("Screenshot", "F12"),
]
PAGES = (("Game", "gear"), ("Sound", "sound"), ("Seeing", "eye"), ("Keys", "key"))
PERCENT = lambda v: f"{v:.0f} %" if v else "off"  # noqa: E731


class Settings(Scene):
    tab = 2

    def build(self, c: Canvas) -> None:
        self.rebake()
        t = self.theme
        row, lab = t.row(44), 0.40
        slide_h = max(50.0, 46 + 18 * (t.text_scale - 1))

        def choice(name: str, words: str, options: Sequence[str], i: int) -> Choice:
            return Choice(name, Box(0, 0, 0, row), options, i, words=words)

        def slide(name: str, words: str, v: float) -> Slider:
            return Slider(name, Box(0, 0, 0, slide_h), 0, 100, v, step=5, words=words, show=PERCENT)

        game = [
            choice("speed", "Animation", ("slow", "normal", "fast", "none"), 1),
            choice("pace", "Coaches", ("unhurried", "normal", "brisk"), 1),
            choice("confirm", "Confirm", ("never", "where it hurts", "always"), 1),
            Toggle("odds", Box(0, 0, 0, row), "Odds before you commit", True),
            Toggle("hints", Box(0, 0, 0, row), "Say why a click is refused", True),
            Toggle("stop", Box(0, 0, 0, row), "Pause when the window is left", False),
            Toggle("log", Box(0, 0, 0, row), "Log open at the start", True),
        ]
        sound = [
            slide("all", "Everything", 80),
            slide("dice", "Dice and pieces", 90),
            slide("crowd", "Crowd", 55),
            slide("music", "Music", 0),
            slide("voice", "Referee", 70),
            Toggle("mute", Box(0, 0, 0, row), "Mute", False),
            Toggle("cues", Box(0, 0, 0, row), "A visible cue for every sound", True),
        ]
        scale = Slider(
            "scale",
            Box(0, 0, 0, 60 + 24 * (t.text_scale - 1)),
            100,
            200,
            round(t.text_scale * 100),
            step=25,
            words="Text",
            show=lambda v: f"{v:.0f} %",
            ticks=4,
            marks=("100", "150", "200"),
        )
        scale.rect.h += 20
        seeing = [
            scale,
            PalettePicker("palette", Box(0, 0, 0, 4 * t.row(38)), PALETTES.index(t.palette), t.row(38)),
            Toggle("contrast", Box(0, 0, 0, row), "High contrast", False),
            Toggle("motion", Box(0, 0, 0, row), "Reduced motion", t.reduced_motion),
            Toggle("flash", Box(0, 0, 0, row), "No flashing", True),
            Toggle("full", Box(0, 0, 0, row), "Full screen", False),
        ]
        self.pages: list[list[Widget]] = [game, sound, seeing]
        key_h = t.row(38)
        if t.big:
            self.tabs = Tabs(
                "page",
                Box(12, 62, 1256, row + 6),
                [p for p, _ in PAGES],
                self.tab,
                icons=[i for _, i in PAGES] if t.text_scale < 1.8 else (),
            )
            self.area = Box(12, 78 + row, 1256, 704 - 78 - row)
            inner = self.area.cut(24, 14, 34, 14)
            self.keys = ScrollList("key", inner, len(KEYS), key_h + 6, self._key_row, chosen=1)
            widgets: list[Widget] = self.pages[self.tab] if self.tab < 3 else [self.keys]
            self._stack(widgets if self.tab < 3 else [], inner, 10, 0.42)
            self.offset, self.tall = 0.0, sum(w.rect.h + 10 for w in widgets) if self.tab < 3 else 0
            self.group = Group(back(), self.tabs, *widgets)
            self.group.set_focus(self.group.widgets[2])
            return
        a, b, d = Box(12, 66, 1256, 0).columns(3, 12)
        self.boxes = [Box(a.x, 66, a.w, 410), Box(b.x, 66, b.w, 410), Box(d.x, 66, d.w, 642)]
        self.boxes[0].h, self.boxes[1].h = 424, 424
        self.keybox = Box(12, 502, b.right - 12, 206)
        for widgets, box in zip(self.pages, self.boxes):
            self._stack(widgets, box.cut(16, 58, 16, 12), {1: 2.0, 0: 8.0}.get(self.pages.index(widgets), 5.0), lab)
        self.pages[2][0].rect.y += 2
        for w in self.pages[2][1:]:
            w.rect.y += 112
        self.boxes[0].h = self.boxes[1].h = 424
        k = self.keybox.cut(16, 56, 10, 12)
        self.keys = ScrollList("key", k, (len(KEYS) + 2) // 3, 46, self._key_row3, pick=False)
        self.group = Group(back(), *corner("book"), *game, *sound, *seeing, self.keys)
        self.group.set_focus("scale")
        self.group["full"].hovered = False

    def _stack(self, widgets: Sequence[Widget], box: Box, gap: float, label: float) -> None:
        y = box.y
        for w in widgets:
            w.rect.x, w.rect.y, w.rect.w = box.x, y, box.w
            if isinstance(w, Choice):
                w.label_w = box.w * label
            y += w.rect.h + gap

    def _key(self, c: Canvas, i: int, r: Box, lit: bool) -> None:
        words, key = KEYS[i]
        c.text(words, (r.x + 10, r.centery), 16, INK, "strong", room=r.w - keycap_width(c, key, 14) - 30)
        keycap(c, key, (r.right - 12 - keycap_width(c, key, 14) / 2, r.centery), 14, solid=True)

    def _key_row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        if state != "normal":
            c.flat(
                r.cut(0, 1, 6, 1),
                "#f2d58c" if state == "chosen" else "#f0e2c4",
                r=6,
                border="#c98a3a" if state == "chosen" else None,
            )
        elif i % 2:
            c.flat(r.cut(0, 1, 6, 1), "#eadcbb", r=6, alpha=0.6)
        self._key(c, i, r.cut(0, 0, 6, 0), False)

    def _key_row3(self, c: Canvas, i: int, r: Box, state: str) -> None:
        for j, b in enumerate(r.columns(3, 14)):
            n = i * 3 + j
            if n < len(KEYS):
                c.flat(b.cut(0, 3, 0, 3), "#eadcbb", r=7, alpha=0.75)
                self._key(c, n, b, False)

    def still(self, c: Canvas) -> None:
        title_bar(c, "Settings", "saved as you change them", room=700 if not self.theme.big else 1000)
        if self.theme.big:
            card(c, self.area, seed=7)
            return
        for (name, icon), box in zip(PAGES, self.boxes):
            card(c, box, name, icon=icon, seed=5 + len(name))
        card(c, self.keybox, "Keys", icon="key", note="click one, then press the new key", seed=11)
        self._preview(c)

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        if self.theme.big:
            self._draw_big(c)
        else:
            self.group.draw(c)
        self.group.tooltip(c)

    def _preview(self, c: Canvas) -> None:
        """What the text and the colours look like, under the slider."""
        b = self.boxes[2]
        y = self.pages[2][0].rect.bottom + 4
        r = Box(b.x + 16, y, b.w - 32, 98)
        c.plate(r, "walnut", r=8, border="#8a6236", bw=1.2, shadow=0)
        c.text("Ada: throw the dice", (r.x + 14, r.y + 24), 20, "#fff1d0", "display", shadow="#120904")
        for i in range(8):
            put_helmet(c, team_of(i, self.theme), Box(r.x + 10 + i * (r.w - 20) / 8, r.y + 44, (r.w - 20) / 8, 44))
        return None

    def _draw_big(self, c: Canvas) -> None:
        self.group.widgets[0].draw(c)
        self.tabs.draw(c)
        inside = self.area.cut(8, 8, 8, 8)
        if self.tab == 3:
            self.keys.draw(c)
            return
        with c.clip(inside):
            for w in self.group.widgets[2:]:
                w.draw(c)
        most = self.tall - self.area.h + 28
        if most > 0:
            bar = Box(self.area.right - 18, self.area.y + 12, 8, self.area.h - 24)
            h = bar.h * (self.area.h - 28) / self.tall
            c.flat(bar, "#d9c9a4", r=4)
            c.flat((bar.x, bar.y + (bar.h - h) * self.offset / most, 8, h), "#b98a45", r=4)

    def _scroll(self, by: float) -> None:
        most = max(0.0, self.tall - self.area.h + 28)
        to = min(most, max(0.0, self.offset + by))
        for w in self.group.widgets[2:]:
            w.rect.y -= to - self.offset
        self.offset = to

    def handle(self, e: Input) -> Message | None:
        if self.theme.big and self.tab < 3 and e.kind == "wheel":
            self._scroll(-e.dy * 48)
            return None
        m = self.group.handle(e)
        if m and m.name in ("scale", "palette", "motion", "page"):
            if m.name == "page":
                self.tab = m.value
            else:
                match m.name:
                    case "scale":
                        self.theme = self.theme.at(text_scale=m.value / 100)
                    case "palette":
                        self.theme = self.theme.at(palette=PALETTES[m.value])
                    case _:
                        self.theme = self.theme.at(reduced_motion=m.value)
                assert self.theme.text_scale in SCALES
            self.build(Canvas(pygame.Surface((1, 1)), self.theme, self.view))
            self.group.set_focus(m.name)
            return Message("theme", self.theme)
        now = self.group.focus
        if self.theme.big and e.kind == "key" and now and self.tab < 3 and now is not self.tabs:
            inside = self.area.cut(0, 14, 0, 14)
            self._scroll(max(0, now.rect.bottom - inside.bottom) - max(0, inside.y - now.rect.y))
        return m
