"""The spinner overlay: the covered wheel, the call, the spin and what it means (BFL-4.4, BFL-7.2)."""

from __future__ import annotations

from typing import Final

from game.ui.drawing.wheel import draw_lid, draw_wheel
from game.ui.drawing.wheel import prepare as prepare_wheel
from game.ui.tables.bfl import overlay
from game.ui.tables.bfl.picture import SpinnerPicture
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.panel import plaque
from game.ui.widgets.rehearsal import Rehearsal
from game.ui.widgets.theme import CREAM, CREAM_SOFT, INK
from game.ui.widgets.view import Box

BOX: Final = Box(440, 69, 400, 549)
WHEEL: Final = 350.0
CENTRE: Final = (BOX.centerx, BOX.y + 222.0)
CALLS: Final = (("odd", "Odd", "1 3 5 7"), ("even", "Even", "2 4 6 8"))


def prepare(c: Canvas) -> None:
    """Has the wheel and the plates made beforehand."""
    prepare_wheel(round(WHEEL * c.k))
    _paint(Rehearsal(c), SpinnerPicture("Two-point try", "BFL-4.4", ask=True))
    _paint(Rehearsal(c), SpinnerPicture("Challenge", "BFL-7.2"))


def key_boxes() -> dict[str, Box]:
    """Where the two keys of the call are."""
    return {name: Box(BOX.x + 22 + i * 182, BOX.y + 404, 174, 58) for i, (name, _, _) in enumerate(CALLS)}


def draw(c: Canvas, picture: SpinnerPicture) -> None:
    """The whole overlay."""
    overlay.faded(c, BOX.cut(-40, -40, -40, -40), picture.fade, lambda: _paint(c, picture))


def _paint(c: Canvas, picture: SpinnerPicture) -> None:
    plaque(c, BOX, r=18, shadow=12, seed=12)
    overlay.title(c, picture.title, picture.rule, (BOX.centerx, BOX.y + 4))
    px = round(WHEEL * c.k)
    with c.clip(BOX.cut(4, 4, 4, 4)):
        if picture.lid < 1:
            draw_wheel(c.surf, c.view.device(CENTRE), px, picture.wheel, picture.flapper)
        if picture.lid > 0:
            away = (1 - picture.lid) ** 1.5 * (BOX.w / 2 + WHEEL / 2 + 30)
            draw_lid(c.surf, c.view.device((CENTRE[0] + away, CENTRE[1])), px)
    if picture.number:
        _number(c, picture)
    for name, word, numbers in CALLS:
        _key(c, key_boxes()[name], picture, name, word, numbers)
    c.text(
        picture.line,
        (BOX.centerx, BOX.y + 489),
        19,
        CREAM,
        "display",
        "center",
        shadow="#1d0e05",
        room=370,
        cap=23,
    )
    c.text(picture.note, (BOX.centerx, BOX.y + 518), 17, CREAM_SOFT, "strong", "center", room=370, cap=21)


def _number(c: Canvas, picture: SpinnerPicture) -> None:
    """The number that came up, large on the hub."""
    c.disc(CENTRE, 39, "#3a2112")
    c.disc(CENTRE, 36, "#fff1d0" if picture.number % 2 else "#1f5c43")
    ink = "#3a2112" if picture.number % 2 else "#fff4d6"
    box = c.text(str(picture.number), CENTRE, 44, ink, "display", "center", cap=44)
    if picture.number == 6:
        c.flat((box.x + 3, CENTRE[1] + 20, box.w - 6, 4), ink, r=2)


def _key(c: Canvas, box: Box, picture: SpinnerPicture, name: str, word: str, numbers: str) -> None:
    """Odd is cream, even is green; the called one is lit and says so."""
    called, odd = picture.call == name, name == "odd"
    pointed = picture.ask and picture.pointed == name
    if called or pointed:
        c.glow(box, "#ffdf8c", r=10, spread=6 if called else 4)
    tone = "#efe2c2" if odd else "#1f5c43"
    if not (called or picture.ask):
        tone = "#a89c82" if odd else "#31473b"
    edge, width = ("#ffdf8c", 2.6) if called or pointed else ("#8a6a3a", 1.4)
    c.plate(box, "enamel", r=10, tone=tone, border=edge, bw=width, shadow=5)
    ink = INK if odd else "#fff4d6"
    x = box.x + 16
    if called:
        c.icon("check", (x + 7, box.centery), 9, ink)
        x += 26
    said = c.text(word, (x, box.centery), 21, ink, "display", cap=24)
    room = box.right - 20 - said.right
    cap = c.fitting(numbers, 16, "bold", room, cap=18, least=10)
    c.text(numbers, (box.right - 12, box.centery), 16, ink, "bold", "midright", room=room, cap=cap)
