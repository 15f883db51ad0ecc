"""The card on the left: the player that is picked or pointed at, with its figures, its skills and what
they do, and the plan under the pointer, die by die."""

from __future__ import annotations

from typing import Final

from game.ui.tables.sevens import steel
from game.ui.tables.sevens.faces import LOOKS, face_colour, portrait
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.picture import Card, Marks, SevensPicture
from game.ui.tables.squares.overlays import odds_tone, percent
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp

ART_H: Final = 118.0
FIGURES_H: Final = 46.0
ROW: Final = 25.0
NOTE: Final = "Unofficial, for fans; not endorsed by the owners of any printed rules."


def draw(c: Canvas, p: SevensPicture, place: Layout, card: Card | None, *, plan: bool) -> None:
    """The card; with a ``plan`` under it the skills are named only."""
    box = place.panel
    steel.card(c, box)
    if card is None:
        _nobody(c, p, box)
        return
    y = _head(c, p, card, box)
    y = _figures(c, card, Box(box.x + 9, y + 6, box.w - 18, FIGURES_H))
    bottom = box.bottom - 10 - (plan_height(p.marks) if plan else 0)
    y = _skills(c, card, Box(box.x + 12, y + 8, box.w - 24, bottom - y - 8), told=not plan)
    if not plan and card.facts and bottom - y > 30 + 20 * len(card.facts):
        _facts(c, card.facts, Box(box.x + 12, y + 6, box.w - 24, 0))


def _head(c: Canvas, p: SevensPicture, card: Card, box: Box) -> float:
    side = p.sides[card.player >> 4]
    art = Box(box.x + 2, box.y + 2, box.w - 4, ART_H if c.theme.text_scale <= 1.25 else 84)
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
        size = art.h * 1.08
        c.put(
            portrait(round(size * c.k), side.seat, card.role, side.team.colour),
            (art.x + art.w * 0.38, art.y + size / 2 - 4),
        )
    c.text(str(card.number), (art.right - 14, art.y + 34), 44, ink, "num", "midright", cap=46)
    strip = Box(art.x, art.bottom - 40, art.w, 40)
    c.flat(strip, steel.TONE, r=0, alpha=0.90)
    c.text(card.name, (strip.x + 12, strip.y + 12), 17, steel.INK, "num", cap=18, room=strip.w - 24)
    status = c.width(card.status, 14, "bold", cap=14) + 10 if card.status else 0
    tone = steel.side_tone(side.team.colour)
    c.text(card.position, (strip.x + 12, strip.y + 29), 14, tone, "bold", cap=14, room=strip.w - 24 - status)
    if card.status:
        c.text(card.status, (strip.right - 12, strip.y + 29), 14, "#ffbe6e", "bold", "midright", cap=14)
    return float(art.bottom)


def _figures(c: Canvas, card: Card, box: Box) -> float:
    for (name, figure), b in zip(card.figures, box.columns(5, 4), strict=True):
        steel.cell(c, b)
        c.text(name, (b.centerx, b.y + 11), 14, steel.SOFT, "bold", "center", cap=13)
        c.text(figure, (b.centerx, b.y + 31), 20, steel.INK, "num", "center", cap=21)
    return float(box.bottom)


def _skills(c: Canvas, card: Card, box: Box, *, told: bool) -> float:
    y = steel.heading(c, "SKILLS" if card.skills else "NO SKILLS", (box.x, box.y)) + 2
    if told:
        for name, effect in card.skills:
            step = c.leading(14, "text")
            lines = c.lines(effect, box.w, 14)
            most = int((box.bottom - y - 20) / step)
            if most < 1:
                c.text("…", (box.x, y + 4), 14, steel.SOFT, "bold")
                return y + 12
            c.text(name, (box.x, y + 8), 15, steel.INK, "bold", room=box.w, cap=18)
            y = c.para(effect, (box.x, y + 17), box.w, 14, steel.SOFT, most=min(most, len(lines))) + 5
        return y
    x = box.x
    for name, _ in card.skills:
        w = c.width(name, 14, "strong", cap=15) + 16
        if x + w > box.right and x > box.x:
            x, y = box.x, y + 26
        if y + 24 > box.bottom:
            return y
        steel.cell(c, Box(x, y, min(w, box.w), 23), r=11.5)
        c.text(name, (x + 8, y + 11.5), 14, steel.INK, "strong", cap=15, room=box.w - 16)
        x += w + 5
    return y + 30


def _facts(c: Canvas, facts: tuple[tuple[str, str], ...], box: Box) -> None:
    y = steel.heading(c, "THIS MATCH", (box.x, box.y)) + 4
    for words, figure in facts:
        c.text(words, (box.x, y + 7), 14, steel.SOFT, "strong", cap=15, room=box.w - 40)
        c.text(figure, (box.right, y + 7), 15, steel.INK, "bold", "midright", cap=15)
        y += 20


# ------------------------------------------------------------------------------------------------ the plan
def plan_height(m: Marks) -> float:
    """Units that the plan takes of the card."""
    return 24 + ROW * 1.06 * min(6, len(m.steps)) + (54 if m.again >= 0 else 32)


def plan(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The dice of the way under the pointer, and the chance of all of them."""
    m, box = p.marks, place.panel
    y = box.bottom - 6 - plan_height(m)
    x, w = box.x + 10, box.w - 20
    c.line((x, y), (x + w, y), steel.EDGE, 1.2)
    y = steel.heading(c, "THE PLAN", (x + 2, y + 11)) + 1
    for step in m.steps[:6]:
        b = Box(x, y, w, ROW)
        steel.cell(c, b, r=5)
        c.text(str(step.index), (b.x + 8, b.centery), 14, steel.SOFT, "bold", cap=14)
        c.text(step.what, (b.x + 28, b.centery), 14, steel.INK, "strong", cap=15, room=b.w - 108)
        c.text(step.needs, (b.right - 46, b.centery), 15, steel.INK, "bold", "midright", cap=15)
        tone = odds_tone(step.chance)
        c.text(percent(step.chance), (b.right - 8, b.centery), 14, tone, "bold", "midright", cap=15)
        y += ROW * 1.06
    b = Box(x, y + 3, w, 46 if m.again >= 0 else 26)
    c.flat(b, "#0d1119", r=6, border=steel.BRASS, bw=1.3)
    words = "All of it" if m.steps else "No die is needed"
    c.text(words, (b.x + 9, b.y + 13), 14, steel.INK, "strong", cap=15)
    c.text(percent(m.total), (b.right - 9, b.y + 13), 19, odds_tone(m.total), "num", "midright", cap=20)
    if m.again >= 0:
        c.text("with one re-roll", (b.x + 9, b.y + 34), 14, steel.SOFT, "strong", cap=15)
        c.text(percent(m.again), (b.right - 9, b.y + 34), 16, odds_tone(m.again), "num", "midright", cap=17)


# ---------------------------------------------------------------------------------------------- nobody
def _nobody(c: Canvas, p: SevensPicture, box: Box) -> None:
    """Both teams, while nobody is picked."""
    x, w = box.x + 12, box.w - 24
    y = box.y + 16.0
    step = c.leading(14, "strong") if c.theme.text_scale <= 1.25 else 20.0
    for side in p.sides:
        tone = steel.side_tone(side.team.colour)
        c.text(side.team.name, (x, y), 16, tone, "num", cap=17, room=w)
        y += 18
        staff = [f"{side.rerolls} re-roll" + "s" * (side.rerolls != 1)]
        staff += [f"{side.bribes} bribes"] * bool(side.bribes) + ["apothecary"] * bool(side.apothecary)
        c.text(", ".join(staff), (x, y), 14, steel.SOFT, "strong", cap=14, room=w)
        y += 16
        for each in p.counters:
            if each.player >> 4 != side.seat or each.box == 7:
                continue
            if y > box.bottom - 60:
                break
            _row(
                c,
                each.number,
                WORDS_OF_ROLE[each.role],
                STATES[_state(each.square, each.box, each.lie)],
                (x, y),
                w,
                tone,
            )
            y += step
        y += 12
    if c.theme.text_scale <= 1.25 and y < box.bottom - 46:
        c.para(NOTE, (x, box.bottom - 48), w, 14, "#8f9db2")


WORDS_OF_ROLE: Final = {
    "L": "Lineman", "B": "Blitzer", "T": "Thrower", "C": "Catcher",
    "R": "Runner", "K": "Blocker", "G": "Big Guy", "S": "Special",
}  # fmt: skip
STATES: Final = ("on the pitch", "prone", "stunned", "reserve", "KO", "casualty", "sent off", "")


def _state(square: int, box: int, lie: int) -> int:
    return lie if square >= 0 else box


def _row(c: Canvas, number: int, role: str, state: str, at: tuple[float, float], w: float, tone: str) -> None:
    x, y = at
    c.text(str(number), (x + 16, y), 14, tone, "bold", "midright", cap=14)
    c.text(role, (x + 24, y), 14, steel.INK, "strong", cap=14, room=w - 110)
    ink = steel.SOFT if state == "on the pitch" else "#ffbe6e"
    c.text(state, (x + w, y), 14, ink, "strong", "midright", cap=14)
