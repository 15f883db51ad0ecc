"""The plan under the pointer, at the foot of the player's card: die by die, and the chance of all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from game.ui.percent import percent
from game.ui.tables.sevens import menu, steel
from game.ui.tables.sevens.layout import Layout, head_height
from game.ui.tables.sevens.marks import MOST_STEPS, Marks, Step
from game.ui.tables.sevens.names import listed
from game.ui.tables.sevens.picture import SevensPicture
from game.ui.tables.squares.overlays import odds_tone
from game.ui.widgets.canvas import Box, Canvas

ROW: Final = 26.0
WIDE: Final = 1.25  # with larger text a step has two lines, where there is room
SHARE: Final = 0.56  # of the card at most, unless steps would be left out
LARGE: Final = 0.85  # of the usual size: smaller letters say less in larger ones
APART: Final = 12.0  # from the player's figures, at least
NAMED: Final = re.compile(r"\b(\d+) [A-Z].*")  # "1 Lineman"


class _Form(NamedTuple):
    """How the plan is written: how large, in one line a step or two, how many steps."""

    g: float
    lines: int
    steps: int


def _form(c: Canvas, m: Marks, place: Layout) -> _Form:
    g, steps = steel.grown(c), min(MOST_STEPS, len(m.steps))
    room = min(place.panel.h * SHARE, place.panel.h - head_height(c.theme) - APART)
    forms = [_Form(g, 2, steps)] if g > WIDE else []
    forms += [_Form(g, 1, steps), *(_Form(min(g, less), 1, steps) for less in (WIDE, 1.1, 0.95))]
    return next((form for form in forms if _height(m, form) <= room), forms[-1])


def _height(m: Marks, form: _Form) -> float:
    total = 54 if m.again >= 0 else 32
    return (24 + ROW * form.lines * form.steps + total) * form.g


def plan_height(c: Canvas, m: Marks, place: Layout) -> float:
    """Units that the plan takes of the card."""
    return _height(m, _form(c, m, place))


def plan(c: Canvas, p: SevensPicture, place: Layout) -> None:
    """The dice under the pointer, and the chance of all of them."""
    m, box = p.marks, place.panel
    form = _form(c, m, place)
    g = form.g
    y = menu.foot(p, place) - 6 - _height(m, form)
    if menu.seen(p) and y < place.under_head:
        menu.say(c, _briefly(m), menu.box_of(p, place), place, ink=steel.INK, border=steel.BRASS)
        return
    x, w = box.x + 10, box.w - 20
    c.line((x, y), (x + w, y), steel.EDGE, 1.2)
    y = steel.heading(c, "THE PLAN", (x + 2, y + 11), g) + 1
    for step in m.steps[: form.steps]:
        high = ROW * form.lines * g
        _step(c, step, Box(x, y, w, high - 1.5), form)
        y += high
    _total(c, m, Box(x, y + 3, w, (46 if m.again >= 0 else 26) * g), g)


def _briefly(m: Marks) -> str:
    """The plan of an entry of the menu in a few words, where the card has no room for it."""
    words = ", ".join(f"{step.what} {step.needs}" for step in m.steps) + f": {percent(m.total)}"
    return words + (f", {percent(m.again)} with a team re-roll" if m.again >= 0 else "")


def _step(c: Canvas, step: Step, b: Box, form: _Form) -> None:
    g = form.g
    steel.cell(c, b, r=5)
    twice = form.lines == 2
    above, below = (b.y + b.h * 0.28, b.y + b.h * 0.74) if twice else (b.centery, b.centery)
    room = b.w - 36 * g
    if not twice:
        room = b.w - 80 * g - c.width(step.needs, 15, "bold", cap=15 * g)
    tone = steel.BAD if step.against else odds_tone(step.chance) if step.counts else steel.SOFT
    if step.against:
        c.icon("cross", (b.x + 12 * g, above), 6.5 * g, tone)
    else:
        c.text(str(step.index or "–"), (b.x + 8, above), 14, steel.SOFT, "bold", cap=14 * g)
    for what in briefer(step.what):  # in a small window its letters are larger
        cap = c.fitting(what, 14, "strong", room, cap=15 * g, least=12)
        if cap >= LARGE * 15 * g and c.width(what, 14, "strong", cap=cap) <= room:
            break
    c.text(what, (b.x + 28 * g, above), 14, steel.INK, "strong", cap=cap, room=room)
    c.text(step.needs, (b.right - 46 * g, below), 15, steel.INK, "bold", "midright", cap=15 * g)
    chance = percent(step.chance) if step.counts else f"({percent(step.chance)})"
    size = 15 * g if step.counts else 12.5 * g
    c.text(chance, (b.right - 8, below), 14, tone, "bold", "midright", cap=size)


def briefer(what: str) -> Iterator[str]:
    """What is tested, in ever fewer words: a player's number is enough, as it stands on its counter."""
    yield what
    yield what.replace(" goes down", " down")
    yield NAMED.sub(r"\1", what.replace(" goes down", " down"))


def _total(c: Canvas, m: Marks, b: Box, g: float) -> None:
    c.flat(b, "#0d1119", r=6, border=steel.BRASS, bw=1.3)
    words, room = _all_of_it(m), b.w - 62 * g
    cap = c.fitting(words, 14, "strong", room, cap=15 * g, least=12)
    if c.width(words, 14, "strong", cap=cap) > room:
        words, cap = "With own skills", 15 * g
    c.text(words, (b.x + 9, b.y + 13 * g), 14, steel.INK, "strong", cap=cap, room=room)
    tone = odds_tone(m.total)
    c.text(percent(m.total), (b.right - 9, b.y + 13 * g), 19, tone, "num", "midright", cap=20 * g)
    if m.again >= 0:
        at, tone = b.y + 34 * g, odds_tone(m.again)
        words, room = "with a team re-roll", b.w - 20 - 46 * g
        cap = c.fitting(words, 14, "strong", room, cap=15 * g, least=12)
        c.text(words, (b.x + 9, at), 14, steel.SOFT, "strong", cap=cap, room=room)
        c.text(percent(m.again), (b.right - 9, at), 16, tone, "num", "midright", cap=17 * g)


def _all_of_it(m: Marks) -> str:
    if not m.steps:
        return "No die is needed"
    return f"With {listed(m.skills)}" if m.skills else "All of it"
