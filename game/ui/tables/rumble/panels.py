"""The sides' cards: who, their boxes, the player that is picked, what dice may bring, what has happened."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE, name
from game.games.rumble.odds import ATTACK_WAYS, GOOD_WAYS, INJURY_WAYS, WAYS
from game.games.rumble.state import BAD, DEAD, LIGHT, NOBODY, side_of
from game.ui.percent import percent
from game.ui.tables.rumble import trays
from game.ui.tables.rumble.faces import face
from game.ui.tables.rumble.layout import AWAY, HOME, Layout
from game.ui.tables.rumble.picture import RumblePicture, SidePicture
from game.ui.tables.rumble.spoken import who
from game.ui.tables.squares.overlays import BAD as RED
from game.ui.tables.squares.overlays import BRASS, GOOD, WARN, odds_tone
from game.ui.widgets import text
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.draft import Draft
from game.ui.widgets.theme import BRASS as ACTIVE
from game.ui.widgets.theme import PAINTED

SIZE = 14.0
CARD_H: Final = 84.0  # of the player that is picked
MEANT_H: Final = 26.0  # of the line below it
CHART_H: Final = 56.0
CAP, FIGURES = 24.0, 20.0  # at most: of the cards' letters, and of a chart's
TITLE: Final = 1.16  # how high a heading is, in heights of its letters
ROW, LEAST_ROW = 1.72, 1.35  # and a row of a table, if there is room, and at least
NEXT: Final = 1.24  # and a line of what has happened
MOVE, THROW = 1, 2  # of the phases
SHOWN: Final = (1, 5, 9, 12)  # distances whose chance is written
SOFT, INK, HEAD, LINE = PAINTED.soft, PAINTED.ink, PAINTED.head, PAINTED.line
ATTACKS: Final = (
    ("nothing", "Nothing", "2 to 6", SOFT),
    ("drop", "Ball drops", "7 or 8", WARN),
    ("injury", "Injured", "9 to 12", RED),
)
INJURIES: Final = (
    ("light", "Light", "2 to 7", LIGHT),
    ("bad", "Bad", "8 to 10", BAD),
    ("dead", "Dead", "11, 12", DEAD),
)


def draw(c: Draft, p: RumblePicture, place: Layout, *, odds: bool) -> None:
    """Both cards. With large letters each says what matters now: the player that is picked, the chances of a
    throw while one may come, the table of attacks or that of injuries."""
    for side in p.sides:
        box = place.panel(side.seat)
        if side.active:
            c.glow(box, "#ffdf8c", r=10, spread=8)
        border, width = (ACTIVE, 3.0) if side.active else (PAINTED.edge, 1.4)
        c.plate(
            box, "painted", r=10, tone=PAINTED.tone, border=border, bw=width, shadow=6, seed=5 + side.seat
        )
        _head(c, side, Box(box.x + 5, box.y + 5, box.w - 10, place.head_h - 4))
        trays.boxes(c, place, side.seat)
    _left(c, p, place, odds=odds)
    inside, hurt = place.inside(AWAY), p.hit[0] == "injury"
    row = row_height(_em(c), inside.h)
    if row or not hurt:
        y = _table(c, inside, "ATTACK, 2 DICE", _attack_rows(), p.hit, "attack", row, odds=odds)
        inside = Box(inside.x, y + 6, inside.w, 0)
    if row or hurt:
        _table(c, inside, "INJURY, 2 DICE", _injury_rows(), p.hit, "injury", row, odds=odds)


def row_height(em: float, room: float) -> float:
    """How high a row of two tables is, one below the other; 0 where there is room for one alone."""
    most = ((room - 6) / 2 - 8 - em * TITLE) / len(ATTACKS) - 3
    return 0.0 if most < em * LEAST_ROW else min(em * ROW, most)


def _left(c: Draft, p: RumblePicture, place: Layout, *, odds: bool) -> None:
    """Under the boxes of home: a player, throws, what has happened."""
    box = place.inside(HOME)
    y = box.y
    if carded(p, place):
        y = _player(c, p, Box(box.x, y, box.w, _card_h(c)))
    if odds and charted(p, place):
        y = _throws(c, Box(box.x, y, box.w, 0))
    _recent(c, p, Box(box.x, y, box.w, box.bottom - y))


def carded(p: RumblePicture, place: Layout) -> bool:
    """Has the player that is picked a place? Where nobody plays, nobody is."""
    return p.marks.chosen != NOBODY or not (place.big or place.watched)


def charted(p: RumblePicture, place: Layout) -> bool:
    """Are the chances of throws shown? With large letters: when they matter, or while nobody's card takes
    the room."""
    return not place.big or p.phase == THROW or p.hit[0] == "throw" or not carded(p, place)


def _em(c: Canvas, size: float = SIZE) -> float:
    """How large letters of a size are on a card, in units."""
    return c.tpx(size, CAP) / c.k


def _card_h(c: Canvas) -> float:
    return CARD_H + 1.4 * (_em(c) - SIZE) + MEANT_H * _em(c) / SIZE


def _head(c: Draft, side: SidePicture, head: Box) -> None:
    team, left = side.team, side.seat == HOME
    c.plate(head, "enamel", r=6, tone=team.ground, border=None, shadow=0, bevel=0.8)
    px = head.right - 26 if left else head.x + 26
    face(c, round(46 * c.k), 0 if left else 16, team.colour, (px, head.centery + 1))
    x, anchor = (head.x + 12, "midleft") if left else (head.right - 12, "midright")
    room = head.w - 66
    cap = c.fitting(team.coach, 20, "display", room, cap=28)
    c.text(team.coach, (x, head.y + head.h * 0.34), 20, team.ink, "display", anchor, room=room, cap=cap)
    words = ("Home, H1 to H16" if left else "Visitor, A1 to A16") + (f", {side.level}" if side.level else "")
    if c.width(words, SIZE, "bold", cap=CAP) > room:
        words = side.level.capitalize() or ("H1 to H16" if left else "A1 to A16")
    c.text(words, (x, head.y + head.h * 0.76), SIZE, team.ink, "bold", anchor, room=room, cap=CAP)


def title(c: Canvas, words: str, pos: tuple[float, float], room: float) -> float:
    """A heading; returns the y below it."""
    cap = c.fitting(words, SIZE, "bold", room, cap=CAP)
    c.text(words, (pos[0], pos[1] + (_em(c) - SIZE) / 2), SIZE, HEAD, "bold", cap=cap)
    return pos[1] + _em(c) * TITLE


# ----------------------------------------------------------------------------------------- the player
def _player(c: Draft, p: RumblePicture, b: Box) -> float:
    """The player that is picked or pointed at; what follows the pointer is drawn over it."""
    c.recess(b, "#1d261f", r=8, edge="#59644c")
    player, em = p.marks.chosen, _em(c)
    if player == NOBODY:
        c.text("Nobody is picked", (b.centerx, b.centery), 15, SOFT, "strong", "center", cap=17)
        return b.bottom + 18
    each = p.counters[player]
    colour = p.sides[side_of(player)].team.colour
    face(c, round(70 * c.k), player, colour, (b.x + 42, b.y + 42))
    x = b.x + 88
    name_of = c.text(who(player), (x, b.y + 10 + em * 0.62), 20, INK, "num", cap=28)
    where = f"on {name(each.where)}" if each.where >= 0 else "reserve"
    at = (name_of.right + 10, b.y + 11 + em * 0.62)
    c.text(where, at, SIZE, SOFT, "strong", cap=CAP, room=b.right - 8 - at[0])
    near = _near(p, each.where)
    state = "has the ball" if p.ball.holder == player else "may pick it up" if near else "ready"
    room = b.right - 8 - x
    cap = c.fitting(state, SIZE, "bold", room, cap=CAP)
    tone = BRASS if state != "ready" else SOFT
    c.text(state, (x, b.y + 16 + em * 1.8), SIZE, tone, "bold", cap=cap, room=room)
    return b.bottom + 16


def live(c: Canvas, p: RumblePicture, place: Layout, *, odds: bool) -> None:
    """What follows the pointer: the steps that a way would take, what is meant, the distance of a throw."""
    box, em, player = place.inside(HOME), _em(c), p.marks.chosen
    y = box.y
    if player != NOBODY:
        high = _card_h(c)
        foot = Box(box.x, box.y + high - MEANT_H * em / SIZE, box.w, MEANT_H * em / SIZE)
        steps = max(0, len(p.marks.route) - 1)
        gone = p.counters[player].spent or p.phase != MOVE
        for n in range(4):
            tone = "#59644c" if gone or n < steps else BRASS
            c.flat((box.x + 88 + n * 24, foot.y - 18, 20, 10), tone, r=3, border="#141a14", bw=1)
        _meant(c, p, foot, odds=odds)
        y += high + 16
    elif carded(p, place):
        y += _card_h(c) + 16
    aim = p.marks.tags[0] if p.marks.aim >= 0 and p.marks.tags else None
    far = int(aim.sub.split()[0]) if aim else int(p.hit[1]) if p.hit[0] == "throw" else 0
    if far and odds and charted(p, place):
        base, step = y + em * 2.3 + CHART_H, box.w / 12
        x = box.x + (far - 1) * step
        chance = GOOD_WAYS[far] / WAYS
        bar = Box(x - 1, base - CHART_H - 2, step, CHART_H + em * 1.5)
        c.flat(bar, "#ffffff", r=4, alpha=0.18)
        c.frame(bar, INK, r=4, width=1.3)
        if far not in SHOWN and not place.big:
            at = x + step / 2 - 1, base - max(2.0, CHART_H * chance) - em * 0.55
            c.text(percent(chance).removesuffix("%"), at, 13, INK, "bold", "center", cap=FIGURES)


def _meant(c: Canvas, p: RumblePicture, foot: Box, *, odds: bool) -> None:
    """The plan: what a click here would do, and its chance."""
    m = p.marks
    target = next((b for _, b, meant in m.links if meant), NOBODY)
    if m.aim != NOWHERE:
        words = f"Throw to {name(m.aim)}"
    elif target != NOBODY:
        words = f"Attack {who(target)}"
    elif len(m.route) > 1:
        words = f"Run to {name(m.route[-1])}"
    else:
        return
    c.line((foot.x + 10, foot.y), (foot.right - 10, foot.y), "#59644c", 1)
    chance = next((tag.chance for tag in m.tags), -1.0)
    if m.route:
        c.text("free", (foot.right - 10, foot.centery), SIZE, GOOD, "bold", "midright", cap=CAP)
    elif odds and chance >= 0:
        tone = odds_tone(chance)
        c.text(percent(chance), (foot.right - 10, foot.centery), SIZE, tone, "bold", "midright", cap=CAP)
    c.text(words, (foot.x + 10, foot.centery), SIZE, INK, "strong", cap=CAP, room=foot.w - 60)


def _near(p: RumblePicture, where: int) -> bool:
    at = p.ball.square
    return (
        where >= 0 and at >= 0 and abs((where >> 4) - (at >> 4)) <= 1 and abs((where & 15) - (at & 15)) <= 1
    )


# ----------------------------------------------------------------------------------------------- odds
def _throws(c: Canvas, box: Box) -> float:
    """The chance of a throw by its distance."""
    em = _em(c)
    words = "THROW, 2 DICE, BY SQUARES"
    if c.width(words, SIZE, "bold", cap=CAP) > box.w:
        words = "THROW, 2 DICE"
    y = title(c, words, (box.x, box.y), box.w)
    step, base = box.w / 12, box.y + em * 2.3 + CHART_H
    every = c.width("10", 13, "bold", cap=FIGURES) < step
    for d in range(1, 13):
        chance = GOOD_WAYS[d] / WAYS
        x = box.x + (d - 1) * step
        h = max(2.0, CHART_H * chance)
        c.flat((x + 1, base - h, step - 4, h), odds_tone(chance), r=2)
        if every or d in SHOWN:
            c.text(str(d), (x + step / 2 - 1, base + em * 0.75), 13, SOFT, "bold", "center", cap=FIGURES)
        if d in SHOWN:
            at = max(x + step / 2 - 1, box.x + 4), base - h - em * 0.55
            c.text(percent(chance).removesuffix("%"), at, 13, INK, "bold", "center", cap=FIGURES)
    return max(y, base + em * 2.4)


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
    row: float,
    *,
    odds: bool,
) -> float:
    """What two dice bring, with the row lit that was rolled."""
    em = _em(c)
    row = row or em * ROW
    y = title(c, head, (box.x, box.y), box.w)
    wide = max(c.width(words, SIZE, "strong", cap=CAP) for _, words, *_ in rows)
    for key, words, note, chance, tone in rows:
        r = Box(box.x - 6, y - 2, box.w + 12, row + 2)
        if hit == (kind, key):
            c.flat(r, BRASS, r=5, alpha=0.30)
            c.frame(r, BRASS, r=5, width=1.8)
        middle = y + em * 0.64
        figure = c.width("58%", SIZE + 1, "bold", cap=CAP) + 8 if odds else 0.0
        c.text(words, (box.x, middle), SIZE, INK, "strong", cap=CAP)
        x = max(box.x + wide + 10, box.x + 86 * (1 + (em / SIZE - 1) * 0.4))
        room = box.right - figure - x
        cap = c.fitting(note, SIZE, "strong", room, cap=CAP)
        c.text(note, (x, middle), SIZE, SOFT, "strong", cap=cap, room=room)
        if odds:
            c.text(percent(chance), (box.right, middle), SIZE + 1, tone, "bold", "midright", cap=CAP)
            c.flat((box.x, y + row - 6, box.w, 4), "#1d261f", r=2)
            c.flat((box.x, y + row - 6, box.w * chance, 4), tone, r=2)
        y += row + 3
    return y + 8


# --------------------------------------------------------------------------------------------- events
def _recent(c: Canvas, p: RumblePicture, box: Box) -> None:
    """The last lines of what happened, the newest at the bottom."""
    em = _em(c)
    step = em * NEXT
    most = int((box.h - em * TITLE) / step)
    if most < 1:
        return
    y = title(c, p.title.upper(), (box.x, box.y), box.w)
    lines: list[tuple[int, str, bool]] = []
    for told in p.recent:
        wrapped = text.wrap(told.words, "strong", c.tpx(SIZE, CAP), int((box.w - 14) * c.k))
        lines += [(told.side, line, n == 0) for n, line in enumerate(wrapped)]
    for side, line, first in lines[-most:]:
        if first:
            tone = p.sides[side].team.colour if side >= 0 else SOFT
            c.disc((box.x + 4, y + step / 2), 4.4, "#11160f")
            c.disc((box.x + 4, y + step / 2), 3.4, tone)
        c.text(line, (box.x + 14, y + step / 2), SIZE, INK, "strong", cap=CAP, room=box.w - 14)
        y += step
