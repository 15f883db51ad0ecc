"""Buttons and key caps."""

from __future__ import annotations

from typing import Any

from game.ui.widgets import shapes
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import CREAM, INK
from game.ui.widgets.widget import Message, Widget, focus_ring

# kind -> (material, ground, ink, edge)
KINDS = {
    "primary": ("enamel", "#b5400e", "#fff4dc", "#ffb27a"),  # one on a screen
    "plain": ("enamel", "#f0e2c4", INK, "#ffffff"),
    "wood": ("walnut", "#5a3a20", CREAM, "#a9794a"),
    "danger": ("enamel", "#9a2418", "#fff4dc", "#f0937f"),
}


def keycap(
    c: Canvas,
    key: str,
    centre: tuple[float, float],
    size: float = 12.5,
    ink: str = CREAM,
    *,
    solid: bool = False,
) -> float:
    """A key in a cap, centred; returns its width. ``solid``: an ivory cap, for lists of keys."""
    h = c.tpx(size) / c.k * 1.5
    w = max(h, c.width(key, size, "bold") + h * 0.6)
    box = Box(centre[0] - w / 2, centre[1] - h / 2, w, h)
    if solid:
        c.plate(box, "enamel", r=5, tone="#efe2c4", border="#fffaf0", bw=1.2, shadow=2)
        c.text(key, box.center, size, INK, "bold", "center")
    else:
        c.frame(box, ink, r=5, width=1.3)
        c.text(key, box.center, size, ink, "bold", "center")
    return w


def keycap_width(c: Canvas, key: str, size: float = 12.5) -> float:
    h = c.tpx(size) / c.k * 1.5
    return max(h, c.width(key, size, "bold") + h * 0.6)


PRESSES = "Space"  # the key cap of what presses whatever has the focus
TIGHT = 10.0  # of a tight button's width, beside its parts


class Button(Widget):
    """Says its name when pressed. Rank by ``kind``; ``icon`` before the words, ``key`` after them.

    ``two``: the words stand on two lines. ``tight``: the key cap stays small, close to the words,
    and of two lines beside the shorter one.
    """

    def __init__(
        self,
        name: str,
        rect: Area,
        words: str = "",
        *,
        kind: str = "plain",
        icon: str = "",
        key: str = "",
        sub: str = "",
        size: float = 18,
        align: str = "center",
        two: bool = False,
        tight: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, rect, **more)
        self.words, self.kind, self.icon, self.key, self.sub = words, kind, icon, key, sub
        self.size, self.align, self.two, self.tight = size, align, two, tight

    def draw(self, c: Canvas) -> None:
        material, tone, ink, edge = KINDS[self.kind]
        state, r, shadow, bevel = self.state, Box(self.rect), 4.0, 1.0
        if state == "disabled":
            material, tone, ink, edge, shadow, bevel = "enamel", "#7d7264", "#e9dfcb", "#8d8272", 0.0, 0.3
        elif state == "hover":
            tone, edge, shadow = (
                shapes.lerp(tone, "#ffffff", 0.13),
                "#ffe09a" if material == "walnut" else edge,
                5.0,
            )
        elif state == "pressed":
            tone, shadow, bevel = shapes.lerp(tone, "#000000", 0.18), 1.0, -1.0
            r = Box(r.x, r.y + 1.5, r.w, r.h)
        elif state == "focus":
            focus_ring(c, r)
        c.plate(r, material, r=10, tone=tone, border=edge, bw=1.3, shadow=shadow, bevel=bevel, seed=5)
        if material == "walnut" and state == "hover":
            c.flat(r, "#ffdf9a", r=10, alpha=0.10)
        if material == "walnut" and state == "pressed":
            c.flat(r, "#000000", r=10, alpha=0.30)
        self._label(c, r, ink)

    @property
    def role(self) -> str:
        """The face of its words."""
        return "display" if self.kind == "primary" else "bold"

    def key_w(self, c: Canvas, size: float) -> float:
        """What the key cap takes beside words of a size."""
        if not self.cap:
            return 0.0
        return keycap_width(c, self.cap, self._cap(c, size)) + self._apart(c, size)

    @property
    def cap(self) -> str:
        """The key that presses it now: none where another one has the focus, and with it Space."""
        return "" if self.passed_by and self.key == PRESSES else self.key

    def _cap(self, c: Canvas, size: float) -> float:
        """The size of the key cap beside words of a size."""
        return 12.5 / max(1.0, c.theme.text_scale / 1.25) if self.tight else max(12.5, size * 0.66)

    def _apart(self, c: Canvas, size: float) -> float:
        """Between the words and the key cap."""
        return 5.0 if self.tight else c.tpx(size) / c.k * 0.5

    def halves(self) -> tuple[str, ...]:
        """Its words on two lines, as even as can be."""
        parts = self.words.split(" ")
        splits = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
        return min(splits, key=lambda pair: max(map(len, pair)), default=(self.words,))

    def parts(self, c: Canvas) -> tuple[str, float, float, float, float]:
        """(role, em, width of the icon, of the words, of the key cap) with the gaps."""
        role = self.role
        em = c.tpx(self.size) / c.k
        icon_w = min(em, self.rect.h * 0.56 or em) * (1.45 if self.words else 1.1) if self.icon else 0
        lines, key_w = self.halves() if self.two else (self.words,), self.key_w(c, self.size)
        words_w = max(c.width(line, self.size, role) for line in lines) if self.words else 0
        if self.two and self.tight:
            shorter = min(c.width(line, self.size, role) for line in lines) if len(lines) > 1 else 0.0
            words_w, key_w = max(words_w, shorter + key_w), 0.0
        return role, em, icon_w, words_w, key_w

    def activate(self) -> Message:
        """The name, once a frame however often it is clicked."""
        return Message(self.name, once=True, sound="click")

    def natural_w(self, c: Canvas, least: float = 0) -> float:
        """As wide as its parts need."""
        return max(least, sum(self.parts(c)[2:]) + 36)

    def _label(self, c: Canvas, r: Box, ink: str) -> None:
        role, em, icon_w, ww, key_w = self.parts(c)
        words, room = self.words, r.w - (TIGHT if self.tight else 20)
        if (
            icon_w + ww + key_w > room
        ):  # too narrow: first the key cap goes, then the words beside an icon, then letters
            key_w = 0
        if icon_w + ww > room and self.icon and self.align == "center":
            words, ww, icon_w = "", 0, min(em, r.h * 0.56) * 1.1
        ww = min(ww, room - icon_w)
        x = r.x + 14 if self.align == "left" else r.centerx - (icon_w + ww + key_w) / 2
        y = r.centery
        if self.icon:
            s, after = (
                min(em, r.h * 0.56),
                self.icon == "right" and words,
            )  # an arrow forward stands after the words
            c.icon(self.icon, (x + s * 0.55 + (ww + s * 0.35 if after else 0), y), s * 0.55, ink)
            x += 0 if after else icon_w
        if words and self.two:
            lines = self.halves()
            if self.tight and len(lines) == 1:
                lines = (*lines, "")  # the key cap stands alone on the second
            shorter = min(lines, key=lambda line: c.width(line, self.size, role))
            for n, line in enumerate(lines):
                beside = self.key_w(c, self.size) if self.tight and line is shorter else 0.0
                mx, my = x + (ww - beside) / 2, y + (n - (len(lines) - 1) / 2) * em * 1.12
                t = c.text(line, (mx, my), self.size, ink, role, "center", room=ww - beside + 2)
                if beside:
                    apart = self._apart(c, self.size)
                    centre = (t.right + apart + (beside - apart) / 2, my)
                    keycap(c, self.cap, centre, self._cap(c, self.size), ink)
        elif words:
            up = em * 0.52 if self.sub else 0
            c.text(words, (x, y - up), self.size, ink, role, room=ww + 2)
            if self.sub:
                beside = key_w if self.align == "left" else 0.0
                c.text(self.sub, (x, y + em * 0.58), 14, ink, "text", room=r.right - x - 12 - beside)
        if key_w:
            apart = self._apart(c, self.size)
            kw = key_w - apart
            at = r.right - 12 - kw / 2 if self.align == "left" else x + ww + apart + kw / 2
            keycap(c, self.cap, (at, y), self._cap(c, self.size), ink)
