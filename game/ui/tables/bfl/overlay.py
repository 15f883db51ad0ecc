"""What every overlay shares: a cross-fade, walnut title plaques."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.tables.bfl.layout import Layout
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import BRASS_TEXT, CREAM, CREAM_SOFT
from game.ui.widgets.view import Box, View

APART = 6.0  # from the cards


def faded(c: Canvas, box: Box, fade: float, paint: Callable[[], None]) -> None:
    """Paints something inside a box, let through by ``fade``: what lay there is blended back over it."""
    if fade >= 1:
        paint()
        return
    area = c.box(box).clip(c.surf.get_rect())
    before = c.surf.subsurface(area).copy()
    paint()
    before.set_alpha(int(255 * (1 - max(0.0, fade))))
    c.surf.blit(before, area)


def beside(c: Canvas, place: Layout, box: Box) -> Canvas:
    """A canvas on which a box is as large as there is room for between the cards, its upper edge in place."""
    f = min(1.0, (place.room.w - 2 * APART) / box.w)
    if f == 1.0:
        return c
    view = View(c.view.size)
    view.k = c.k * f
    x, y = c.view.device((box.centerx, box.y))
    view.ox, view.oy = x - box.centerx * view.k, y - box.y * view.k
    return Canvas(c.surf, c.theme, view)


def title(c: Canvas, words: str, rule: str, centre: tuple[float, float], most: float = 420) -> Box:
    """A plaque with a title and the rule's number, on the upper edge of an overlay; with large text it hangs
    lower."""
    big, small = c.theme.most(27, 0.4), c.theme.most(18, 0.4)
    w = min(
        c.theme.most(most), c.width(words, 23, "display", cap=big) + c.width(rule, 14, "bold", cap=small) + 70
    )
    box = plaque(c, Box(centre[0] - w / 2, centre[1] - 23, w, c.theme.most(46, 0.26)), r=12, shadow=6)
    cite = c.text(rule, (box.right - 18, box.centery), 14, BRASS_TEXT, "bold", "midright", cap=small)
    room = cite.x - box.x - 34
    c.text(words, (box.x + 22, box.centery), 23, CREAM, "display", shadow="#120904", room=room, cap=big)
    return box


def verdict(c: Canvas, box: Box, line: str, note: str, rule: str = "") -> None:
    """Two lines of what has come of it, on a plaque."""
    plaque(c, box, r=12, shadow=5)
    upper = box.y + box.h * 0.29 if note else box.centery
    room = box.w - 40
    cap = c.fitting(line, 21, "display", room, cap=c.theme.most(25))
    c.text(line, (box.x + 20, upper), 21, CREAM, "display", shadow="#120904", room=room, cap=cap)
    if note:
        lower, small = box.y + box.h * 0.74, c.theme.most(17)
        room -= c.width(rule, 14, "bold", cap=small) + 9 if rule else 0
        cap = c.fitting(note, 16, "text", room, cap=c.theme.most(20))
        said = c.text(note, (box.x + 20, lower), 16, CREAM_SOFT, room=room, cap=cap)
        if rule:
            c.text(rule, (said.right + 9, lower), 14, BRASS_TEXT, "bold", cap=small)
