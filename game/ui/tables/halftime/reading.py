"""How the dice that are asked for are read: a card with everything they can come to, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, product
from typing import Final

from game.core.requests import Choice, Face, Request, Roll
from game.games.halftime.dice import yards
from game.games.halftime.state import GOAL, State
from game.ui.percent import share as written
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime import spoken
from game.ui.tables.halftime.inks import BROWN, CARD, INK, KINDS
from game.ui.tables.halftime.marks import bar
from game.ui.tables.halftime.picture import Column, Reading
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import BRASS

TITLES = {
    "pregame": ("Roll off", "the higher roll elects"),
    "kickoff": ("Kick-off", "where the receivers come to"),
    "run": ("The run", "yards, of 36 rolls"),
    "fumble": ("Fumble", "the higher recovers"),
    "penalty": ("Penalty", "the lower loses"),
    "pass": ("The pass", "one face in six"),
    "interception": ("Interception", "yards downfield"),
    "punt": ("The punt", "yards downfield"),
    "runback": ("Runback", "yards back"),
    "field_goal": ("Field goal", "yards of the kick"),
    "extra_point": ("Extra point", "yards of the kick"),
}
FEW: Final = 6  # columns that need no brief form
TOUCHBACK = 20
EXTRA = 10
Said = tuple[str, str, int]
"""What dice come to: its words, whether it is good (for the side with the ball), its place in the row."""


def came_to(s: State, what: str, faces: tuple[Face, ...]) -> Said:
    """What faces come to."""
    match what:
        case "run":
            return _run(faces)
        case "pregame" | "fumble" | "penalty":
            net = _figure(faces[0]) - _figure(faces[1])
            words = "level" if not net else spoken.signed(net)
            if what == "pregame":
                words = "level" if not net else "home" if net > 0 else "visitor"
                return words, "plain", (net > 0) - (net < 0)
            return words, "good" if net > 0 else "bad" if net < 0 else "plain", net
        case "kickoff":
            ball = TOUCHBACK + yards(faces[0]) - yards(faces[1])
            ball = ball if ball > 0 else TOUCHBACK
            return str(ball), "good" if ball > TOUCHBACK else "bad" if ball < TOUCHBACK else "plain", ball
        case "pass":
            return str(faces[0]), *_pass(faces[0])
        case _:
            return _single(s, what, faces[0])


def _figure(face: Face) -> int:
    return 0 if face == "O" else int(face)


def _run(faces: tuple[Face, ...]) -> Said:
    if faces[0] == faces[1] == "O":
        return "flag", "warn", 1000
    if faces[0] == faces[1] == 10:
        return "fumble", "bad", 1001
    net = yards(faces[0]) - yards(faces[1])
    return spoken.signed(net), "good" if net > 0 else "bad" if net < 0 else "plain", net


def _pass(face: Face) -> tuple[str, int]:
    if isinstance(face, int):
        return "good", face
    return ("bad", -2) if face == "I" else ("plain", -1)


def _single(s: State, what: str, face: Face) -> Said:
    figure = _figure(face)
    needed = {"field_goal": GOAL - s.ball, "extra_point": EXTRA}.get(what)
    if needed is not None:
        return str(face), "good" if figure >= needed else "bad", figure
    blocked = what == "punt" and not figure
    return str(face), "bad" if blocked else "plain", figure


ELECTION: Final = (
    ("Receive", "You have the ball first. After half-time the other side has."),
    ("Kick", "The other side has the ball first. After half-time you have."),
)


def of(s: State, request: Request | None) -> Reading | None:
    """The card for a roll that is asked, or for the choice before the first kick-off."""
    if isinstance(request, Choice) and request.what == "elect":
        return Reading("Kick or receive", "who has the ball first", request.rule, lines=ELECTION)
    return _of_roll(s, request) if isinstance(request, Roll) else None


def _of_roll(s: State, request: Roll) -> Reading:
    ways: Counter[Said] = Counter()
    dice = [die.faces for _, die in request.dice]
    for faces in product(*dice):
        ways[came_to(s, request.what, faces)] += 1
    total = ways.total()
    columns = tuple((said[0], n / total, said[1]) for said, n in sorted(ways.items(), key=lambda w: w[0][2]))
    return Reading(*TITLES[request.what], request.rule, columns)


def brief(columns: Sequence[Column]) -> tuple[Column, ...]:
    """The columns in few lines: neighbours that are alike share one, from the first to the last."""
    if len(columns) <= FEW:
        return tuple(columns)
    out: list[Column] = []
    for (figures, kind), alike in groupby(columns, key=lambda column: (column[0][-1:].isdigit(), column[2])):
        those = list(alike)
        ends = those[0][0], those[-1][0]
        words = f"{ends[0]} to {ends[1]}" if figures and len(those) > 1 else " or ".join(dict.fromkeys(ends))
        out.append((words, sum(share for _, share, _ in those), kind))
    return tuple(out)


# ------------------------------------------------------------------------------------------- drawing
def draw(c: Canvas, reading: Reading, *, odds: bool) -> None:
    """The card, in the place of the play cards."""
    b = at.CALLS_BOX.cut(0, 3, 0, 0)
    c.plate(b, "paper", r=8, tone=CARD, border="#cdb27e", bw=1.2, shadow=6, seed=29)
    head = Box(b.x + 4, b.y + 4, b.w - 8, 29)
    c.flat(head, BROWN, r=5)
    title = c.text(reading.title, (head.x + 10, head.centery), 17, "#fff6e0", "display", cap=18)
    c.text(reading.note, (title.right + 14, head.centery + 1), 15, "#f2dcae", "strong", cap=16)
    c.text(reading.rule, (head.right - 10, head.centery), 14, "#ffcf70", "bold", "midright", cap=15)
    for i, (word, meaning) in enumerate(reading.lines):
        y = b.y + 64 + i * 46
        c.text(word, (b.x + 16, y), 18, INK, "display", cap=19)
        c.text(meaning, (b.x + 112, y), 15, INK, "strong", cap=16, room=b.w - 124)
    if not odds or not reading.columns:
        return
    step = (b.w - 24) / len(reading.columns)
    wide = min(54.0, step - 8)
    most = max(share for _, share, _ in reading.columns)
    base, tall = b.bottom - 26, b.h - 92
    for i, (words, share, kind) in enumerate(reading.columns):
        x = b.x + 12 + step * (i + 0.5)
        h = max(3.0, tall * share / most)
        hit = words == reading.hit
        if hit:
            c.glow((x - wide / 2, base - h, wide, h), BRASS, r=4, spread=6)
        fill = KINDS[kind] if not reading.hit or hit else lerp(KINDS[kind], CARD, 0.55)
        bar(c, Box(x - wide / 2, base - h, wide, h), fill, kind)
        c.text(written(share), (x, base - h - 10), 14, INK, "bold", "center", cap=15)
        c.text(words, (x, base + 13), 15, INK, "bold", "center", cap=16, room=step)
    c.flat((b.x + 12, base, b.w - 24, 1.6), BROWN, r=0)
