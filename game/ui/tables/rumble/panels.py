"""The sides' cards: who, their boxes, the player that is picked, what dice may bring, what has happened."""

from __future__ import annotations

from typing import Final

from game.core.grid import name
from game.games.rumble.odds import ATTACK_WAYS, GOOD_WAYS, INJURY_WAYS, WAYS
from game.games.rumble.state import BAD, DEAD, LIGHT, NOBODY, side_of
from game.ui.tables.rumble import trays
from game.ui.tables.rumble.faces import face
from game.ui.tables.rumble.layout import BOXES_H, HEAD_H, HOME, Layout
from game.ui.tables.rumble.picture import RumblePicture, SidePicture
from game.ui.tables.rumble.spoken import who
from game.ui.tables.squares.overlays import BAD as RED
from game.ui.tables.squares.overlays import BRASS, GOOD, WARN, odds_tone, percent
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.draft import Draft
from game.ui.widgets.theme import BRASS as ACTIVE
from game.ui.widgets.theme import PAINTED

SIZE, CAP = 14.0, 15.0
ROW: Final = 24.0
CARD_H: Final = 84.0  # of the player that is picked
SHOWN: Final = (1, 5, 9, 12)  # distances whose chance is written
SOFT, INK, HEAD, LINE = PAINTED.soft, PAINTED.ink, PAINTED.head, PAINTED.line
ATTACKS: Final = (
    ("nothing", "Nothing", "2 to 6", SOFT),
    ("drop", "Ball drops", "7 or 8", WARN),
    ("injury", "Injured", "9 and up", RED),
)
INJURIES: Final = (
    ("light", "Light", "2 to 7", LIGHT),
    ("bad", "Bad", "8 to 10", BAD),
    ("dead", "Dead", "11, 12", DEAD),
)


def draw(c: Draft, p: RumblePicture, place: Layout, *, odds: bool) -> None:
    """Both cards."""
    for side in p.sides:
        box = place.panel(side.seat)
        if side.active:
            c.glow(box, "#ffdf8c", r=10, spread=8)
        border, width = (ACTIVE, 3.0) if side.active else (PAINTED.edge, 1.4)
        c.plate(
            box, "painted", r=10, tone=PAINTED.tone, border=border, bw=width, shadow=6, seed=5 + side.seat
        )
        _head(c, side, Box(box.x + 5, box.y + 5, box.w - 10, HEAD_H - 4))
        trays.boxes(c, place, side.seat)
        inside = box.cut(14, HEAD_H + BOXES_H + 22, 14, 10)
        if side.seat == HOME:
            y = _player(c, p, place, inside)
            if odds:
                y = _throws(c, Box(inside.x, y, inside.w, 118))
            _recent(c, p, Box(inside.x, y, inside.w, inside.bottom - y))
        else:
            y = _table(c, inside, "ATTACK, 2 DICE", _attack_rows(), p.hit, "attack", odds=odds)
            _table(
                c,
                Box(inside.x, y + 6, inside.w, 0),
                "INJURY, 2 DICE",
                _injury_rows(),
                p.hit,
                "injury",
                odds=odds,
            )


def _head(c: Draft, side: SidePicture, head: Box) -> None:
    team, left = side.team, side.seat == HOME
    c.plate(head, "enamel", r=6, tone=team.ground, border=None, shadow=0, bevel=0.8)
    size = round(46 * c.k)
    px = head.right - 26 if left else head.x + 26
    face(c, size, 0 if left else 16, team.colour, (px, head.centery + 1))
    x, anchor = (head.x + 12, "midleft") if left else (head.right - 12, "midright")
    room = head.w - 70
    cap = c.fitting(team.coach, 20, "display", room, cap=20)
    c.text(team.coach, (x, head.y + 18), 20, team.ink, "display", anchor, room=room, cap=cap)
    words = ("Home, H1 to H16" if left else "Visitor, A1 to A16") + (f", {side.level}" if side.level else "")
    c.text(words, (x, head.bottom - 13), 14, team.ink, "bold", anchor, room=room, cap=15)


def title(c: Canvas, words: str, pos: tuple[float, float]) -> float:
    """A heading; returns the y below it."""
    c.text(words, pos, 14, HEAD, "bold", cap=15)
    return pos[1] + 16


# ----------------------------------------------------------------------------------------- the player
def _player(c: Draft, p: RumblePicture, place: Layout, box: Box) -> float:
    """The player that is picked or pointed at."""
    b = Box(box.x, box.y, box.w, CARD_H)
    c.recess(b, "#1d261f", r=8, edge="#59644c")
    player = p.marks.chosen
    if player == NOBODY:
        c.text("Nobody is picked", (b.centerx, b.centery), 15, SOFT, "strong", "center", cap=17)
        return b.bottom + 18
    each = p.counters[player]
    colour = p.sides[side_of(player)].team.colour
    face(c, round(74 * c.k), player, colour, (b.x + 44, b.centery))
    x = b.x + 92
    c.text(f"{who(player)}", (x, b.y + 19), 20, INK, "num", cap=22)
    where = f"on {name(each.where)}" if each.where >= 0 else "reserve"
    c.text(where, (x + 50, b.y + 19), 14, SOFT, "strong", cap=16)
    state = (
        "has the ball" if p.ball.holder == player else "may pick it up" if _near(p, each.where) else "ready"
    )
    c.text(state, (x, b.y + 43), 15, BRASS if state != "ready" else SOFT, "bold", cap=16)
    return b.bottom + 18


def live(c: Canvas, p: RumblePicture, place: Layout, *, odds: bool) -> None:
    """What follows the pointer: the steps that a way would take, the distance of a throw."""
    box = place.panel(HOME).cut(14, HEAD_H + BOXES_H + 22, 14, 10)
    player = p.marks.chosen
    if player != NOBODY:
        steps = max(0, len(p.marks.route) - 1)
        gone = p.counters[player].spent or p.phase != 1
        for n in range(4):
            tone = "#59644c" if gone or n < steps else BRASS
            c.flat((box.x + 92 + n * 23, box.y + 59, 19, 11), tone, r=3, border="#141a14", bw=1)
    aim = p.marks.tags[0] if p.marks.aim >= 0 and p.marks.tags else None
    far = int(aim.sub.split()[0]) if aim else int(p.hit[1]) if p.hit[0] == "throw" else 0
    if far and odds:
        base, step, high = box.y + CARD_H + 88, box.w / 12, 56.0
        x = box.x + (far - 1) * step
        chance = GOOD_WAYS[far] / WAYS
        c.flat((x - 1, base - high - 2, step, high + 22), "#ffffff", r=4, alpha=0.18)
        c.frame((x - 1, base - high - 2, step, high + 22), INK, r=4, width=1.3)
        if far not in SHOWN:
            up = base - max(2.0, high * chance) - 8
            shown = percent(chance).removesuffix("%")
            c.text(shown, (x + step / 2 - 1, up), 13, INK, "bold", "center", cap=13)


def _near(p: RumblePicture, where: int) -> bool:
    at = p.ball.square
    return (
        where >= 0 and at >= 0 and abs((where >> 4) - (at >> 4)) <= 1 and abs((where & 15) - (at & 15)) <= 1
    )


# ----------------------------------------------------------------------------------------------- odds
def _throws(c: Canvas, box: Box) -> float:
    """The chance of a throw by its distance."""
    y = title(c, "THROW, 2 DICE, BY SQUARES", (box.x, box.y))
    step, high = box.w / 12, 56.0
    base = y + 16 + high
    for d in range(1, 13):
        chance = GOOD_WAYS[d] / WAYS
        x = box.x + (d - 1) * step
        h = max(2.0, high * chance)
        c.flat((x + 1, base - h, step - 4, h), odds_tone(chance), r=2)
        c.text(str(d), (x + step / 2 - 1, base + 10), 13, SOFT, "bold", "center", cap=13)
        if d in SHOWN:
            shown = percent(chance).removesuffix("%")
            c.text(shown, (x + step / 2 - 1, base - h - 8), 13, INK, "bold", "center", cap=13)
    return base + 38


def _attack_rows() -> list[tuple[str, str, str, float, str]]:
    return [(key, words, note, ATTACK_WAYS[key] / WAYS, tone) for key, words, note, tone in ATTACKS]


def _injury_rows() -> list[tuple[str, str, str, float, str]]:
    tones = {LIGHT: GOOD, BAD: WARN, DEAD: RED}
    return [(key, words, note, INJURY_WAYS[box] / WAYS, tones[box]) for key, words, note, box in INJURIES]


def _table(
    c: Canvas,
    box: Box,
    head: str,
    rows: list[tuple[str, str, str, float, str]],
    hit: tuple[str, str],
    kind: str,
    *,
    odds: bool,
) -> float:
    """What two dice bring, with the row lit that was rolled."""
    y = title(c, head, (box.x, box.y))
    for key, words, note, chance, tone in rows:
        r = Box(box.x - 6, y - 2, box.w + 12, ROW + 2)
        if hit == (kind, key):
            c.flat(r, BRASS, r=5, alpha=0.30)
            c.frame(r, BRASS, r=5, width=1.8)
        c.text(words, (box.x, y + 9), SIZE, INK, "strong", cap=CAP, room=84)
        c.text(note, (box.x + 86, y + 9), SIZE, SOFT, "strong", cap=CAP)
        if odds:
            c.text(percent(chance), (box.right, y + 9), SIZE + 1, tone, "bold", "midright", cap=CAP)
            c.flat((box.x, y + 18, box.w, 4), "#1d261f", r=2)
            c.flat((box.x, y + 18, box.w * chance, 4), tone, r=2)
        y += ROW + 3
    return y + 8


# --------------------------------------------------------------------------------------------- events
def _recent(c: Canvas, p: RumblePicture, box: Box) -> None:
    """The last lines of what happened, the newest at the bottom."""
    y = title(c, p.title.upper(), (box.x, box.y))
    step = c.tpx(SIZE, CAP) / c.k * 1.22
    most = int((box.bottom - y) / step)
    lines: list[tuple[int, str, bool]] = []
    for told in p.recent:
        for n, line in enumerate(
            c.lines(told.words, box.w - 14, SIZE) if c.theme.text_scale <= 1 else [told.words]
        ):
            lines.append((told.side, line, n == 0))
    for side, line, first in lines[-most:] if most > 0 else []:
        if first:
            tone = p.sides[side].team.colour if side >= 0 else SOFT
            c.disc((box.x + 4, y + step / 2), 4.4, "#11160f")
            c.disc((box.x + 4, y + step / 2), 3.4, tone)
        c.text(line, (box.x + 14, y + step / 2), SIZE, INK, "strong", cap=CAP, room=box.w - 14)
        y += step
