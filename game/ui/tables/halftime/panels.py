"""The sides' cards at the edges: who, what they have done, their die, and a chart each."""

from __future__ import annotations

from game.ui.drawing.dice3d import draw_die
from game.ui.scenes.base import put_helmet
from game.ui.tables.halftime import charts, introduction
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import INK
from game.ui.tables.halftime.picture import HalftimePicture, SidePicture
from game.ui.tables.halftime.tray import STYLES, VIEW, solid
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import BRASS, INK_SOFT, PAPER, PAPER_EDGE

HEAD_H = 66.0
SIZE, CAP = 14.0, 16.0


def box_of(seat: int) -> Box:
    """Where a side's card lies."""
    return at.LEFT_PANEL if seat == at.HOME else at.RIGHT_PANEL


def draw(c: Canvas, p: HalftimePicture, *, odds: bool) -> None:
    """Both cards; without ``odds`` no chances to win."""
    for side in p.sides:
        _card(c, p, side, box_of(side.seat), odds)


def _card(c: Canvas, p: HalftimePicture, side: SidePicture, box: Box, odds: bool) -> None:
    if side.active:
        c.glow(box, "#ffdf8c", r=10, spread=8)
    border, width = (BRASS, 3.0) if side.active else (PAPER_EDGE, 1.4)
    c.plate(box, "paper", r=10, tone=PAPER, border=border, bw=width, shadow=6, seed=5 + side.seat)
    _head(c, side, Box(box.x + 5, box.y + 5, box.w - 10, HEAD_H))
    inside = box.cut(14, HEAD_H + 14, 14, 12)
    y = _totals(c, side, inside)
    if not p.begun:
        introduction.draw(c, Box(inside.x, y + 4, inside.w, inside.bottom - y - 4), p, side)
        return
    die_box = Box(inside.x, y, inside.w, 104)
    charts.dice(c, die_box, side)
    rest = Box(inside.x, die_box.bottom + 16, inside.w, 0)
    c.line((inside.x, rest.y - 8), (inside.right, rest.y - 8), "#d9c9a4", 1.2)
    if side.seat == at.HOME:
        charts.drive(c, Box(rest.x, rest.y, rest.w, inside.bottom - rest.y), p)
    elif not p.wins or not odds:
        introduction.table(c, Box(rest.x, rest.y - 2, rest.w, 0), "POINTS", p.points)
    else:
        home, away = (each.team for each in p.sides)
        charts.wins(c, Box(rest.x, rest.y, rest.w, inside.bottom - rest.y), p, home, away)


def _head(c: Canvas, side: SidePicture, head: Box) -> None:
    team, left = side.team, side.seat == at.HOME
    c.plate(head, "enamel", r=6, tone=team.ground, border=None, shadow=0, bevel=0.8)
    crest = Box(head.x + 4, head.y + 1, 46, 44) if left else Box(head.right - 50, head.y + 1, 46, 44)
    put_helmet(c, team, crest, facing=1 if left else -1)
    x, anchor = (crest.right + 8, "midleft") if left else (crest.x - 8, "midright")
    room = head.w - 54 - 48
    word = "HOME" if left else "VISITOR"
    y = head.y + (19 if side.level else 23)
    cap = c.fitting(word, 15, "bold", room, cap=20)
    c.text(word, (x, y), 15, team.ink, "bold", anchor, room=room, cap=cap)
    if side.level:
        level = f"level {side.level}"
        cap = c.fitting(level, 14, "strong", room, cap=17)
        c.text(level, (x, head.y + 36), 14, team.ink, "strong", anchor, room=room, cap=cap)
    kind = "black" if left else "white"
    cube = solid(kind)
    dx = head.right - 25 if left else head.x + 25
    turn = cube.rest("20" if left else "15", 0.25 if left else -0.25)
    spot = c.view.device((dx, head.y + 23))
    draw_die(c.surf, spot, 19 * c.k, turn, STYLES[kind], solid=cube, view=VIEW, resting=True)
    larger = (20.0,) if c.theme.text_scale > 1 else ()
    size = fitting(c, team.coach, (*larger, 19, 17, 15, 14), head.w - 16)
    c.text(
        team.coach,
        (head.centerx, head.bottom - 12),
        size,
        team.ink,
        "display",
        "center",
        room=head.w - 12,
        cap=size,
    )
    if side.ribbon:
        _ribbon(c, side.ribbon, (head.centerx, head.y - 3))


def _ribbon(c: Canvas, words: str, centre: tuple[float, float]) -> None:
    """What the side that is asked has to do."""
    w = c.width(words, 14, "bold", cap=19) + 24
    tag = Box(centre[0] - w / 2, centre[1] - 11, w, 22)
    c.plate(tag, "enamel", r=11, tone=BRASS, border="#fff1c8", bw=1.2, shadow=2.5)
    c.text(words, tag.center, 14, INK, "bold", "center", cap=19)


def fitting(c: Canvas, words: str, sizes: tuple[float, ...], room: float) -> float:
    """The largest of some sizes in which a name fits."""
    return next((size for size in sizes if c.width(words, size, "display", cap=size) <= room), sizes[-1])


def _totals(c: Canvas, side: SidePicture, box: Box) -> float:
    """The points, large, and what was done for them."""
    score = c.text(str(side.score), (box.x, box.y + 20), 38, INK, "display", cap=38)
    c.text("points", (box.x, box.y + 47), SIZE, INK_SOFT, "strong", cap=15)
    x = max(score.right + 8, box.x + 58)
    y = box.y + 6
    rows = (("yards", side.yards), ("1st downs", side.first_downs), ("takeaways", side.takeaways))
    cap = min(c.fitting(f"{words} {figure}", SIZE, "bold", box.right - x, cap=18) for words, figure in rows)
    for words, figure in rows:
        t = c.text(str(figure).replace("-", "−"), (box.right, y), SIZE + 1, INK, "bold", "midright", cap=cap)
        c.text(words, (x, y), SIZE, INK_SOFT, "strong", cap=cap, room=t.x - x - 3)
        y += 20
    return y + 4
