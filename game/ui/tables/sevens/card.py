"""The card on the left: the player that is picked or pointed at, with its figures, its skills and what they
do."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import factcard, menu, steel
from game.ui.tables.sevens.faces import LOOKS, face_colour, portrait
from game.ui.tables.sevens.layout import ART_H, FIGURES_GROWN, FIGURES_H, NAME_GROWN, STRIP_H, Layout
from game.ui.tables.sevens.names import counted
from game.ui.tables.sevens.picture import Card, SevensPicture
from game.ui.tables.sevens.plancard import plan_height
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp

PORTRAIT: Final = (ART_H + STRIP_H) * 1.08
WIDE: Final = 1.25  # with larger text there is no room for the note
NOTE: Final = "Unofficial, for fans; not endorsed by the owners of any printed rules."


Places = list[tuple[Box, str]]
"""Where the name of each skill stands, with what the card says of it."""


def draw(c: Canvas, p: SevensPicture, place: Layout, card: Card | None, *, plan: bool) -> Places:
    """The card; with a ``plan`` under it the skills are named only. Returns where their names stand."""
    box = place.panel
    steel.card(c, box)
    if card is None:
        _nobody(c, p, box)
        return []
    y = _head(c, p, card, box)
    y = _figures(c, card, Box(box.x + 9, y + 6, box.w - 18, FIGURES_H * steel.grown(c, FIGURES_GROWN)))
    bottom = menu.foot(p, place) - 10 - (plan_height(c, p.marks, place) + 4 if plan else 0)
    high = factcard.height(c, card.facts, bottom - y - 10)
    told = bottom - high
    places = _skills(c, card, Box(box.x + 12, y + 8, box.w - 24, told - y - 8), told=not plan)
    if high:
        factcard.draw(c, card.facts, Box(box.x + 12, told + 2, box.w - 24, high))
    return places


def portrait_size(c: Canvas) -> int:
    """Pixels of the silhouette."""
    return round(PORTRAIT * c.k)


def _head(c: Canvas, p: SevensPicture, card: Card, box: Box) -> float:
    side = p.sides[card.player >> 4]
    g = steel.grown(c, NAME_GROWN)
    art = Box(box.x + 2, box.y + 2, box.w - 4, ART_H + STRIP_H * g)
    ground = face_colour(side.seat, side.team.colour)
    c.flat(art, lerp(ground, "#ffffff", 0.10), r=8, fill2=lerp(ground, "#000000", 0.38))
    ink = "#{:02x}{:02x}{:02x}".format(*LOOKS[side.seat].figure)
    with c.clip(art):
        if side.seat == 0:
            for n in range(6):
                c.flat((art.x + 6 + n * 42, art.y, 19, art.h), "#000000", r=0, alpha=0.07)
        else:
            for n in range(-2, 7):
                c.line(
                    (art.x + n * 40, art.bottom), (art.x + n * 40 + art.h, art.y), "#000000", 12, alpha=0.10
                )
        c.put(
            portrait(portrait_size(c), side.seat, card.role, side.team.colour),
            (art.x + art.w * 0.38, art.y + PORTRAIT / 2 - 4),
        )
    c.text(str(card.number), (art.right - 14, art.y + 34), 44, ink, "num", "midright", cap=46)
    strip = Box(art.x, art.bottom - STRIP_H * g, art.w, STRIP_H * g)
    c.flat(strip, steel.TONE, r=0, alpha=0.90)
    cap = c.fitting(card.name, 17, "num", strip.w - 24, cap=18 * g)
    c.text(card.name, (strip.x + 12, strip.y + 12 * g), 17, steel.INK, "num", cap=cap, room=strip.w - 24)
    low = strip.y + 29 * g
    status = c.width(card.status, 14, "bold", cap=14 * g) + 10 if card.status else 0
    tone, room = steel.side_tone(side.team.colour), strip.w - 24 - status
    below = card.position if card.position != card.name else side.team.name  # nobody has named the player
    cap = c.fitting(below, 14, "bold", room, cap=14 * g, least=12)
    c.text(below, (strip.x + 12, low), 14, tone, "bold", cap=cap, room=room)
    if card.status:
        c.text(card.status, (strip.right - 12, low), 14, "#ffbe6e", "bold", "midright", cap=14 * g)
    return float(art.bottom)


def _figures(c: Canvas, card: Card, box: Box) -> float:
    for (name, figure), b in zip(card.figures, box.columns(5, 4), strict=True):
        steel.cell(c, b)
        g = b.h / FIGURES_H
        c.text(name, (b.centerx, b.y + 11 * g), 14, steel.SOFT, "bold", "center", cap=13 * g)
        c.text(figure, (b.centerx, b.y + 31 * g), 20, steel.INK, "num", "center", cap=21 * g)
    return float(box.bottom)


def _skills(c: Canvas, card: Card, box: Box, *, told: bool) -> Places:
    """The skills, with what they do if there is room for all of that, else by name."""
    g = steel.grown(c)
    if box.h < 26 * g:
        return []
    y = steel.heading(c, "SKILLS" if card.skills else "NO SKILLS", (box.x, box.y + 6), g) + 2
    step = c.leading(14, "text")
    if told:
        high = sum(22 * g + 5 + step * len(c.lines(effect, box.w, 14)) for _, effect in card.skills)
        told = y + high <= box.bottom + 8
    if not told:
        return _chips(c, card, Box(box.x, y, box.w, box.bottom - y), g)
    places: Places = []
    for name, effect in card.skills:
        c.text(name, (box.x, y + 9 * g), 15, steel.INK, "bold", room=box.w, cap=18 * g)
        top, y = y, c.para(effect, (box.x, y + 18 * g), box.w, 14, steel.SOFT) + 5
        places.append((Box(box.x - 6, top, box.w + 12, y - top), name))
    return places


def _chips(c: Canvas, card: Card, box: Box, g: float) -> Places:
    """The names of the skills alone."""
    x, y = box.x, box.y
    places: Places = []
    for name, _ in card.skills:
        w = min(box.w, c.width(name, 14, "strong", cap=15 * g) + 16)
        if x + w > box.right and x > box.x:
            x, y = box.x, y + 26 * g
        if y + 24 * g > box.bottom:
            break
        steel.cell(c, Box(x, y, w, 23 * g), r=11.5 * g)
        places.append((Box(x, y, w, 23 * g), name))
        c.text(name, (x + 8, y + 11.5 * g), 14, steel.INK, "strong", cap=15 * g, room=box.w - 16)
        x += w + 5
    return places


# ---------------------------------------------------------------------------------------------- nobody
def _nobody(c: Canvas, p: SevensPicture, box: Box) -> None:
    """Both teams, while nobody is picked: as large as they have the room. With large text it is the team
    whose turn it is."""
    x, w = box.x + 12, box.w - 24
    sides = [p.sides[max(0, p.turn)]] if c.theme.big else list(p.sides)
    squads = [
        [each for each in p.counters if each.player >> 4 == side.seat and each.box != 7] for side in sides
    ]
    note = len(c.lines(NOTE, w, 14)) * c.leading(14) if c.theme.text_scale <= WIDE else 0.0
    room = box.h - 24 - (note + 12 if note else 0)
    step = min(22.0 * steel.grown(c), room / (sum(map(len, squads)) + len(sides) * HEAD_ROWS))
    size = fitting_row(c, w, step / 1.36)
    y = box.y + 8 + step * 0.6
    for side, squad in zip(sides, squads, strict=True):
        tone = steel.side_tone(side.team.colour)
        cap = c.fitting(side.team.name, 17, "num", w, cap=size * 1.16)
        c.text(side.team.name, (x, y), 17, tone, "num", cap=cap, room=w)
        y += step * 1.1
        staff = [rerolls_of(side.rerolls, side.full)]
        staff += [f"{side.bribes} bribe" + "s" * (side.bribes != 1)] * bool(side.bribes)
        staff += ["apothecary"] * bool(side.apothecary)
        c.text(", ".join(staff), (x, y), 16, steel.SOFT, "strong", cap=size, room=w)
        y += step * 1.1
        for each in squad:
            words = STATES[_state(each.square, each.box, each.lie)]
            _row(c, each.number, each.star or WORDS_OF_ROLE[each.role], words, (x, y), w, tone, size)
            y += step
        y += step * 0.6
    if note:
        c.para(NOTE, (x, box.bottom - note - 8), w, 14, "#8f9db2")


def rerolls_of(left: int, full: int) -> str:
    """How many re-rolls are left; of how many, if some are not there (yet, or any more)."""
    if left < full:
        return f"{left} of {counted(full, 're-roll')}"
    return counted(left, "re-roll")


def fitting_row(c: Canvas, w: float, most: float) -> float:
    """How large the words of a row are: number, role and where the player is stand side by side."""
    return c.fitting(WIDEST_ROW, 16, "strong", w, cap=most, least=12)


WIDEST_ROW: Final = "00 Lineman    on the pitch"
HEAD_ROWS: Final = 2.8  # rows that the name of a team and its staff take


WORDS_OF_ROLE: Final = {
    "L": "Lineman", "B": "Blitzer", "T": "Thrower", "C": "Catcher",
    "R": "Runner", "K": "Blocker", "G": "Big Guy", "S": "Special",
}  # fmt: skip
STATES: Final = ("on the pitch", "prone", "stunned", "reserve", "KO", "casualty", "sent off", "")


def _state(square: int, box: int, lie: int) -> int:
    return lie if square >= 0 else box


def _row(
    c: Canvas,
    number: int,
    role: str,
    state: str,
    at: tuple[float, float],
    w: float,
    tone: str,
    size: float,
) -> None:
    x, y = at
    c.text(str(number), (x + size * 1.2, y), 16, tone, "bold", "midright", cap=size)
    ink = steel.SOFT if state == "on the pitch" else "#ffbe6e"
    words = c.text(state, (x + w, y), 16, ink, "strong", "midright", cap=size)
    room = words.x - x - size * 1.7 - 6
    c.text(role, (x + size * 1.7, y), 16, steel.INK, "strong", cap=size, room=room)
