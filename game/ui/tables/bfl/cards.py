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
from game.ui.tables.bfl.layout import EDGE, card_w
from game.ui.tables.bfl.picture import SidePicture
from game.ui.tables.bfl.sheets import sheet
from game.ui.widgets.cache import sized
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.meter import progress
from game.ui.widgets.theme import BRASS, CREAM, INK, INK_SOFT, PAPER, PAPER_EDGE, Theme
from game.ui.widgets.view import LOGICAL, Box

FULL, HALF = 172.0, 92.0  # heights; from text of 100 % to 200 % they grow by
FULL_GROWS, HALF_GROWS = 38.0, 12.0
FULL_GAP, HALF_GAP = 24.0, 10.0
TOP: Final = 64.0
CREST_W: Final = 56.0  # of a low card
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


def _grown(theme: Theme) -> float:
    """0 with text of 100 %, 1 with text of 200 %."""
    return theme.text_scale - 1


def boxes(sides: list[SidePicture], theme: Theme) -> list[Box]:
    """Where the cards are: odd seats at the left, even seats at the right, in the order of the seats."""
    grown, w = _grown(theme), card_w(theme)
    h, gap = (
        (HALF + HALF_GROWS * grown, HALF_GAP - 2 * grown)
        if len(sides) > 4
        else (FULL + FULL_GROWS * grown, FULL_GAP)
    )
    rows = [0, 0]
    out = []
    for i, _ in enumerate(sides):
        column = i % 2
        x = EDGE if column == 0 else LOGICAL[0] - EDGE - w
        out.append(Box(x, TOP + rows[column] * (h + gap), w, h))
        rows[column] += 1
    return out


def is_full(card: Box) -> bool:
    """A card of full height?"""
    return card.h >= FULL


def _inside(card: Box, left: bool) -> Box:
    """The part of a low card beside its crest."""
    return card.cut(CREST_W + 12, 0, 10, 0) if left else card.cut(10, 0, CREST_W + 12, 0)


def _row(card: Box, n: int) -> float:
    """The middle of a row of a low card: the name, the yards, the bar."""
    return card.y + card.h * (0.20, 0.50, 0.80)[n]


def flag_box(card: Box, left: bool) -> Box:
    """Where the challenge flag is on a card."""
    if is_full(card):
        return Box(card.right - 42, card.bottom - 42, 34, 34)
    return Box(_inside(card, left).right - 27, _row(card, 2) - 13, 28, 28)


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
    return round((62 + 18 * _grown(c.theme) if full else CREST_W) * c.k)


def still(c: Canvas, cards: tuple[Said, ...], places: list[Box]) -> None:
    """The cards without what moves on them."""
    for card, box in zip(cards, places, strict=True):
        sprite = (_full if is_full(box) else _half)(c.theme, round(c.k, 4), card, box.w, box.h)
        x, y = c.view.device(box.topleft)
        m = round(MARGIN * round(c.k, 4))
        c.surf.blit(sprite, (round(x) - m, round(y) - m))


def live(c: Canvas, sides: list[SidePicture], places: list[Box], time: float) -> None:
    """What moves on the cards: yards, gain, the challenge flag."""
    grown = _grown(c.theme)
    for i, (side, box) in enumerate(zip(sides, places, strict=True)):
        left, flag = i % 2 == 0, flag_box(box, i % 2 == 0)
        if is_full(box):
            groove = Box(box.x + 12, box.y + 118 + 30 * grown, box.w - 24, 11 + 3 * grown)
            x, low = groove.x, box.y + 147 + 31 * grown
        else:
            inside = _inside(box, left)
            groove = Box(inside.x, _row(box, 2) - 5, flag.x - 6 - inside.x, 10 + 2 * grown)
            x, low = inside.x, _row(box, 1)
        yards = max(0.0, min(100.0, side.yards))
        _groove(c, groove, yards / 100, side.team.colour)
        words = c.text(f"{yards:.0f} yd", (x, low), 15, INK, "bold", cap=27)
        if side.gain:
            tone = c.theme.palette.good if side.gain.startswith("+") else c.theme.palette.bad
            words = c.text(
                side.gain, (words.right + (12 if is_full(box) else 7), low), 15, tone, "bold", cap=27
            )
        if side.paused:
            c.icon("pause", (words.right + 14, low), 8, INK_SOFT)
        _flag(c, side, flag, time)


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


def _top(theme: Theme, best: float) -> float:
    """The greatest size of a line on a card at this text scale."""
    return min(theme.size(best), best + 14 * _grown(theme))


@sized(64)
def _full(theme: Theme, k: float, said: Said, w: float, h: float) -> pygame.Surface:
    c, grown = sheet(theme, k, w, h, MARGIN), _grown(theme)
    _paper(c, w, h, said)
    head = Box(6, 6, w - 12, 58 + 24 * grown)
    c.plate(head, "enamel", r=6, tone=said.team.ground, border=None, shadow=0, bevel=0.8)
    size = 62 + 18 * grown
    aside = 33 + 10 * grown
    _crest(c, said, size, (head.x + aside if said.left else head.right - aside, head.y + head.h / 2))
    x, anchor = (head.right - 9, "midright") if said.left else (head.x + 9, "midleft")
    room = head.w - 2 * aside - 14
    name = c.fitting(said.team.coach, 20, "display", room, cap=_top(theme, 20))
    at = (x, head.y + head.h * 0.33)
    c.text(said.team.coach, at, 20, said.team.ink, "display", anchor, room=room, cap=name)
    team = c.fitting(said.team.name, 14, "strong", room, cap=_top(theme, 14), least=12)
    at = (x, head.y + head.h * 0.75)
    c.text(said.team.name, at, 14, said.team.ink, "strong", anchor, room=room, cap=team)
    y = 92 + 30 * grown
    score = c.text(str(said.score), (12, y), 40, INK, "display", cap=54)
    word = c.text("points", (score.right + 5, y + 9), 14, INK_SOFT, "strong", cap=24)
    r = 18 + 5 * grown
    _badge(c, (w - 10 - r, y - 1), r, said)
    lane = c.width("lane", 14, "strong", cap=24)
    if word.right + lane + 10 < w - 15 - 2 * r:
        c.text("lane", (w - 15 - 2 * r, y + 9), 14, INK_SOFT, "strong", "midright", cap=24)
    if said.ribbon:
        _ribbon(c, said.ribbon, (w / 2, h - 1))
    return c.surf


def _ribbon(c: Canvas, words: str, centre: tuple[float, float]) -> None:
    """What the active team has to do, on the card's lower edge; small enough not to hide the card."""
    w, h = c.width(words, 14, "bold", cap=22) + 22, 24.0 + 5 * _grown(c.theme)
    c.plate((centre[0] - w / 2, centre[1] - h / 2, w, h), "enamel", r=12, tone=BRASS, border=None, shadow=2.5)
    c.text(words, centre, 14, INK, "bold", "center", cap=22)


@sized(64)
def _half(theme: Theme, k: float, said: Said, w: float, h: float) -> pygame.Surface:
    """Beside the crest three rows: the name, yards and score, the bar with the flag."""
    c, whole = sheet(theme, k, w, h, MARGIN), Box(0, 0, w, h)
    _paper(c, w, h, said)
    side = Box(5 if said.left else w - 5 - CREST_W, 5, CREST_W, h - 10)
    c.plate(side, "enamel", r=6, tone=said.team.colour, border=None, shadow=0, bevel=0.8)
    _crest(c, said, CREST_W - 2, (side.centerx, side.y + 30))
    _badge(c, (side.centerx, side.bottom - 15), 13.5 + 2 * _grown(theme), said)
    inside = _inside(whole, said.left)
    name = c.fitting(said.team.coach, 17, "display", inside.w, cap=_top(theme, 17))
    c.text(said.team.coach, (inside.x, _row(whole, 0)), 17, INK, "display", room=inside.w + 2, cap=name)
    c.text(str(said.score), (inside.right, _row(whole, 1)), 27, INK, "display", "midright", cap=38)
    return c.surf
