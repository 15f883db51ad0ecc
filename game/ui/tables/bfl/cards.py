"""The teams' cards at the sides: full height for up to four teams, half height for more.

A card is one surface, remade only when what it says has changed; the challenge flag on it is drawn on top,
since it waves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.drawing.cloth import pennant, pennant_down, phase_of
from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.teams import Team
from game.ui.tables.bfl.layout import CARD_W
from game.ui.tables.bfl.picture import SidePicture
from game.ui.tables.bfl.sheets import sheet
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.meter import progress
from game.ui.widgets.theme import BRASS, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, Theme
from game.ui.widgets.view import LOGICAL, Box

FULL, HALF = 172.0, 92.0  # heights
FULL_STEP, HALF_STEP = 196.0, 102.0
TOP: Final = 64.0
MARGIN: Final = 24.0  # round a card, for its glow, shadow and ribbon


@dataclass(frozen=True, slots=True)
class Said:
    """What a card says for longer than a moment: the key of its picture."""

    team: Team
    score: int
    lane: int
    active: bool
    ribbon: str
    left: bool
    drawn: bool  # the helmet on it is the finished one


def boxes(sides: list[SidePicture]) -> list[Box]:
    """Where the cards are: odd seats at the left, even seats at the right, in the order of the seats."""
    h, step = (HALF, HALF_STEP) if len(sides) > 4 else (FULL, FULL_STEP)
    rows = [0, 0]
    out = []
    for i, _ in enumerate(sides):
        column = i % 2
        x = 12.0 if column == 0 else LOGICAL[0] - 12.0 - CARD_W
        out.append(Box(x, TOP + rows[column] * step, CARD_W, h))
        rows[column] += 1
    return out


def flag_box(card: Box, left: bool) -> Box:
    """Where the challenge flag is on a card."""
    if card.h > HALF:
        return Box(card.right - 42, card.bottom - 42, 34, 34)
    return Box(card.right - 38 if left else card.right - 104, card.bottom - 38, 32, 32)


def said(c: Canvas, sides: list[SidePicture]) -> tuple[Said, ...]:
    """What all cards say: while this is the same, `still` draws the same."""
    full = len(sides) <= 4
    out = []
    for i, side in enumerate(sides):
        left = i % 2 == 0
        _, drawn = helmet_soon(side.team, _helmet_px(c, full), 1 if left else -1)
        ribbon = side.ribbon if side.active and full else ""
        out.append(Said(side.team, side.score, side.lane, side.active, ribbon, left, drawn))
    return tuple(out)


def _helmet_px(c: Canvas, full: bool) -> int:
    return round((62 if full else 58) * c.k)


def still(c: Canvas, cards: tuple[Said, ...], places: list[Box]) -> None:
    """The cards without what moves on them."""
    for card, box in zip(cards, places, strict=True):
        sprite = (_full if box.h > HALF else _half)(c.theme, round(c.k, 4), card)
        x, y = c.view.device(box.topleft)
        m = round(MARGIN * round(c.k, 4))
        c.surf.blit(sprite, (round(x) - m, round(y) - m))


def live(c: Canvas, sides: list[SidePicture], places: list[Box], time: float) -> None:
    """What moves on the cards: yards, gain, the challenge flag."""
    for i, (side, box) in enumerate(zip(sides, places, strict=True)):
        left, full = i % 2 == 0, box.h > HALF
        if full:
            x, right, y, low = box.x + 12, box.right - 12, box.y + 118, box.y + 147
        else:
            x, right = (box.x + 73, box.right - 10) if left else (box.x + 10, box.right - 73)
            y, low = box.y + 43, box.y + 70
        yards = max(0.0, min(100.0, side.yards))
        _groove(c, Box(x, y, right - x, 11 if full else 10), yards / 100, side.team.colour)
        words = c.text(f"{yards:.0f} yd", (x, low), 15, INK, "bold", cap=18)
        if side.gain:
            tone = c.theme.palette.good if side.gain.startswith("+") else c.theme.palette.bad
            words = c.text(side.gain, (words.right + (12 if full else 7), low), 15, tone, "bold", cap=18)
        if side.paused:
            c.icon("pause", (words.right + 16, low), 8, INK_SOFT)
        _flag(c, side, flag_box(box, left), time)


def _groove(c: Canvas, box: Box, share: float, colour: str) -> None:
    """A bar of two finished pictures, empty and full: a new value costs nothing."""
    at = c.box(box)
    empty, full = _grooves(c.theme, round(c.k, 4), at.w, at.h, colour)
    c.surf.blit(empty, at)
    c.surf.blit(full, at, (0, 0, round(at.w * share), at.h))


@sized(64)
def _grooves(theme: Theme, k: float, w: int, h: int, colour: str) -> tuple[pygame.Surface, pygame.Surface]:
    pair = []
    for value in (0.0, 1.0):
        c = sheet(theme, k, w / k, h / k, 0)
        progress(c, (0, 0, w / k, h / k), value, colour, ticks=10)
        pair.append(c.surf)
    return pair[0], pair[1]


def _flag(c: Canvas, side: SidePicture, box: Box, time: float) -> None:
    """The challenge flag: it stands, it waves while it can be thrown, it lies down when it is spent."""
    px = round(box.w * c.k)
    if not side.flag:
        c.put(pennant_down(px), box.center)
    elif side.may_flag and not c.theme.reduced_motion:
        c.put(pennant(px, 4.0, phase_of(time)), box.center)
    else:
        c.put(pennant(px, 4.0 if side.may_flag else 1.4, 2), box.center)


def _paper(c: Canvas, w: float, h: float, said: Said) -> None:
    if said.active:
        c.glow((0, 0, w, h), "#ffdf8c", r=10, spread=6)
    border, width = (BRASS, 2.6) if said.active else (PAPER_EDGE, 1.4)
    c.plate((0, 0, w, h), "paper", r=10, tone=PAPER, shadow=6, seed=5 + said.lane, border=border, bw=width)


def _crest(c: Canvas, said: Said, size: float, centre: tuple[float, float]) -> None:
    sprite, _ = helmet_soon(said.team, round(size * c.k), 1 if said.left else -1)
    c.put(sprite, centre)


def _badge(c: Canvas, centre: tuple[float, float], r: float, said: Said) -> None:
    """The lane's digit in a ring of the team's colour; a dash before there is one."""
    c.disc(centre, r, "#2a1a0e")
    c.disc(centre, r - 0.8, said.team.colour)
    c.disc(centre, r - 3.4, CREAM)
    c.text(str(said.lane) if said.lane else "–", centre, r * 1.12, INK, "display", "center", cap=r * 1.12)


@sized(64)
def _full(theme: Theme, k: float, said: Said) -> pygame.Surface:
    w, h = CARD_W, FULL
    c = sheet(theme, k, w, h, MARGIN)
    _paper(c, w, h, said)
    head = Box(6, 6, w - 12, 58)
    c.plate(head, "enamel", r=6, tone=said.team.ground, border=None, shadow=0, bevel=0.8)
    _crest(c, said, 62, (head.x + 33 if said.left else head.right - 33, head.y + 29))
    x, anchor = (head.right - 9, "midright") if said.left else (head.x + 9, "midleft")
    c.text(said.team.coach, (x, head.y + 19), 20, said.team.ink, "display", anchor, room=100, cap=24)
    c.text(said.team.name, (x, head.y + 43), 14, said.team.ink, "strong", anchor, room=98, cap=16)
    score = c.text(str(said.score), (12, 92), 40, INK, "display", cap=44)
    word = c.text("points", (score.right + 5, 101), 14, INK_SOFT, "strong", cap=16)
    _badge(c, (w - 28, 91), 18, said)
    if word.right < w - 86:
        c.text("lane", (w - 51, 101), 14, INK_SOFT, "strong", "midright", cap=16)
    if said.ribbon:
        _ribbon(c, said.ribbon, (w / 2, h - 1))
    return c.surf


def _ribbon(c: Canvas, words: str, centre: tuple[float, float]) -> None:
    """What the active team has to do, on the card's lower edge; small enough not to hide the card."""
    w = c.width(words, 14, "bold", cap=16) + 22
    c.plate((centre[0] - w / 2, centre[1] - 12, w, 24), "enamel", r=12, tone=BRASS, border=None, shadow=2.5)
    c.text(words, centre, 14, INK, "bold", "center", cap=16)


@sized(64)
def _half(theme: Theme, k: float, said: Said) -> pygame.Surface:
    w, h = CARD_W, HALF
    c = sheet(theme, k, w, h, MARGIN)
    _paper(c, w, h, said)
    side = Box(5 if said.left else w - 65, 5, 60, h - 10)
    c.plate(side, "enamel", r=6, tone=said.team.colour, border=None, shadow=0, bevel=0.8)
    _crest(c, said, 58, (side.centerx, side.y + 30))
    _badge(c, (side.centerx, side.bottom - 15), 13.5, said)
    left, right = (side.right + 8, w - 10) if said.left else (10.0, side.x - 8)
    score = c.text(str(said.score), (right, 20), 27, INK, "display", "midright", cap=30)
    c.text(said.team.coach, (left, 19), 17, INK, "display", room=score.x - left - 6, cap=20)
    return c.surf
