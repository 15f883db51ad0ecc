"""Panels, cards, plaques, ribbons, tags: what widgets and words lie on. All are plain functions."""

from __future__ import annotations

from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import BRASS, BRASS_EDGE, CREAM, HEAD, INK


def card(
    c: Canvas,
    rect: Area,
    title: str = "",
    *,
    note: str = "",
    active: bool = False,
    seed: int = 5,
    icon: str = "",
) -> Box:
    """A card in the game's skin; with a title and a line under it. Returns the room inside."""
    r, skin = Box(rect), c.theme.skin
    if active:
        c.glow(r, r=10, spread=6)
    c.plate(
        r,
        skin.material,
        r=10,
        tone=skin.tone,
        border=BRASS if active else skin.edge,
        bw=2.4 if active else 1.4,
        seed=seed,
    )
    inside = r.cut(16, 12, 16, 14)
    if not title:
        return inside
    h = c.theme.size(20) * 1.25
    x = inside.x
    if icon:
        c.icon(icon, (x + 10, inside.y + h / 2), 10, skin.head)
        x += 28
    t = c.text(title, (x, inside.y + h / 2), 20, skin.ink, "display", room=inside.right - x)
    if note:
        c.text(
            note,
            (inside.right, inside.y + h / 2 + 2),
            14,
            skin.soft,
            "strong",
            "midright",
            room=inside.right - t.right - 12,
        )
    c.line((inside.x, inside.y + h + 5), (inside.right, inside.y + h + 5), skin.line, 1.5)
    return inside.cut(top=h + 14)


def pad(
    c: Canvas, rect: Area, title: str, *, icon: str = "", tone: str = HEAD, head_h: float = 34, seed: int = 17
) -> Box:
    """A note pad with a coloured head. Returns the room inside."""
    r = Box(rect)
    c.plate(r, "paper", r=8, tone="#fbf5e4", border="#d9c9a4", bw=1.2, seed=seed)
    h = max(head_h, c.tpx(17) / c.k * 1.7)
    with c.clip((r.x, r.y, r.w, h)):
        c.flat((r.x, r.y, r.w, h + 12), tone, r=8)
    x = r.x + 14
    if icon:
        c.icon(icon, (x + 6, r.y + h / 2), 8.5, CREAM)
        x += 24
    c.text(title, (x, r.y + h / 2), 17, CREAM, "bold", room=r.right - x - 10)
    return r.cut(12, h + 8, 12, 10)


def plaque(
    c: Canvas, rect: Area, *, r: float = 12, border: str = BRASS_EDGE, shadow: float = 7, seed: int = 5
) -> Box:
    """A dark walnut plaque: bars, prompts, dialogs."""
    c.plate(rect, "walnut", r=r, border=border, bw=1.6, shadow=shadow, seed=seed)
    return Box(rect)


def title_bar(c: Canvas, title: str, note: str = "", *, room: float = 1000, top: float = 0) -> Box:
    """The plaque at the top of every screen that is not a match; ``top`` is where that screen begins."""
    w = min(
        room,
        max(
            360.0,
            c.width(title, 22, "display", cap=30)
            + (c.width(note, 16, "strong", cap=24) + 28 if note else 0)
            + 44,
        ),
    )
    r = plaque(c, Box(640 - w / 2, top + 8, w, 46), shadow=5)
    at, anchor = ((r.x + 20, r.centery), "midleft") if note else (r.center, "center")
    t = c.text(title, at, 22, CREAM, "display", anchor, shadow="#120904", cap=30)
    if note:
        c.text(
            note,
            (r.right - 20, r.centery + 1),
            16,
            "#e9d6b0",
            "strong",
            "midright",
            room=r.right - t.right - 34,
            cap=24,
        )
    return r


def ribbon(
    c: Canvas,
    words: str,
    centre: tuple[float, float],
    *,
    tone: str = BRASS,
    ink: str = INK,
    size: float = 14,
    role: str = "bold",
    border: str | None = None,
) -> Box:
    """A small enamel tag centred on a point."""
    h = c.tpx(size) / c.k * 1.55
    w = c.width(words, size, role) + h * 0.95
    r = Box(centre[0] - w / 2, centre[1] - h / 2, w, h)
    c.plate(r, "enamel", r=h / 2, tone=tone, border=border, bw=1.2 if border else 0, shadow=2.5, bevel=0.8)
    c.text(words, r.center, size, ink, role, "center")
    return r


def pill_size(c: Canvas, words: str, size: float = 14) -> tuple[float, float]:
    """Width and height of a `pill`."""
    h = c.tpx(size) / c.k * 1.6
    return c.width(words, size, "bold") + h * 0.9, h


def pill(
    c: Canvas, words: str, pos: tuple[float, float], *, on: bool = False, dark: bool = False, size: float = 14
) -> Box:
    """A quiet label whose left middle is at pos; brass when on."""
    w, h = pill_size(c, words, size)
    r = Box(pos[0], pos[1] - h / 2, w, h)
    fill = BRASS if on else "#3a2616" if dark else "#eadcbb"
    c.flat(r, fill, r=h / 2, border="#f7dc98" if on else "#8a6236" if dark else "#b79f76")
    c.text(words, r.center, size, INK if on or not dark else CREAM, "bold", "center")
    return r
