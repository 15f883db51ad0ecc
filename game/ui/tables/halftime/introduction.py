"""What the sides' cards say before the first play: each side's die, end and key; how a match goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.drawing.dice3d import draw_die
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime.inks import INK, KINDS
from game.ui.tables.halftime.picture import HalftimePicture, SidePicture
from game.ui.tables.halftime.tray import STYLES, VIEW, solid
from game.ui.widgets.button import keycap
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.theme import INK_SOFT

SIZE, CAP = 14.0, 15.0
STEP: Final = 50.0  # from one thing to the next
SIGN: Final = 36.0  # of the width, for the sign before the words
LEVELS: Final = {  # how a coach of a level thinks
    "rookie": "goes by the down",
    "pro": "for the next score",
    "legend": "the solved game",
}


def draw(c: Canvas, box: Box, p: HalftimePicture, side: SidePicture) -> None:
    """A side's lines; on the higher card those on the match too."""
    home = side.seat == at.HOME
    y = _die(c, box, box.y + 22, side)
    y = _end(c, box, y, home)
    if side.level:
        y = _said(c, box, y, f"Level {side.level}", LEVELS.get(side.level, ""))
        c.icon("coach", (box.x + 15, y - STEP), 13, INK)
    elif side.throws:
        short = len(side.throws) <= 2
        y = _said(c, box, y, f"{'Key ' if short else ''}{side.throws} throws", "or a click on the die")
        if short:
            keycap(c, side.throws, (box.x + 15, y - STEP), 13 / c.theme.text_scale, INK)
        else:
            c.icon("key", (box.x + 15, y - STEP), 13, INK)
    if home:
        c.line((box.x, y - 22), (box.right, y - 22), "#d9c9a4", 1.2)
        table(c, Box(box.x, y - 14, box.w, box.bottom - y + 14), "THE MATCH", p.match_words)


def _said(c: Canvas, box: Box, y: float, words: str, more: str) -> float:
    """Two lines beside a sign whose middle is at ``y``. Returns the next middle."""
    x, room = box.x + SIGN, box.w - SIGN
    c.text(words, (x, y - 9), SIZE, INK, "bold", cap=CAP, room=room)
    c.text(more, (x, y + 9), SIZE, INK_SOFT, "strong", cap=CAP, room=room)
    return y + STEP


def _die(c: Canvas, box: Box, y: float, side: SidePicture) -> float:
    kind = "black" if side.seat == at.HOME else "white"
    cube = solid(kind)
    spot = c.view.device((box.x + 15, y))
    turn = cube.rest("20" if kind == "black" else "15", 0.25)
    draw_die(c.surf, spot, 18 * c.k, turn, STYLES[kind], solid=cube, view=VIEW, resting=True)
    return _said(c, box, y, f"{kind.capitalize()} game die", "runs and kick-offs")


def _end(c: Canvas, box: Box, y: float, home: bool) -> float:
    way = 1 if home else -1
    x, tip = box.x + 15 - way * 12, box.x + 15 + way * 14
    shaft = [(x, y - 4), (tip - way * 11, y - 4), (tip - way * 11, y - 10), (tip, y)]
    c.poly([*shaft, (tip - way * 11, y + 10), (tip - way * 11, y + 4), (x, y + 4)], INK)
    ahead, behind = ("right", "left") if home else ("left", "right")
    return _said(c, box, y, f"Attacks to the {ahead}", f"defends the {behind}")


def table(c: Canvas, box: Box, title: str, lines: Sequence[tuple[str, str]]) -> None:
    """Words and figures under a title: what is played, what points there are."""
    y = box.y + 10
    c.text(title, (box.x, y), SIZE, KINDS["warn"], "bold", cap=CAP)
    for words, figure in lines:
        y += 22
        t = c.text(figure, (box.right, y), SIZE, INK, "bold", "midright", cap=CAP)
        c.text(words, (box.x, y), SIZE, INK_SOFT, "strong", cap=CAP, room=t.x - box.x - 6)
