"""How dice lie in the tray, and how they come to lie there.

The roll is answered first, by the table's secret dice; what is seen is the way to that answer: a cube that
rolls over its edges, turned back from the pose that it ends in. How a die lies depends on nothing but the
number of the answer that it gave, so a picture made anew shows it as the film left it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core.requests import Face, Roll
from game.physics.attitude import product
from game.ui.animation import part
from game.ui.drawing.solids import Quat, quat
from game.ui.tables.halftime.layout import HOME
from game.ui.tables.halftime.picture import DiePicture
from game.ui.tables.halftime.tray import solid

Last = dict[tuple[str, int], tuple[str, int]]
"""What each die showed last (kind and seat): its figure, and the number of the answer."""

SLOTS = {1: ((0.0, 0.0),), 2: ((-50.0, 0.0), (42.0, 2.0))}
JITTER, YAW = 5.0, 0.42  # units and radians that no two rolls lie alike
SMALL = 0.47  # of the dice that are not in play
ASIDE = (121.0, -22.0)  # where the first of them lies
ASIDE_STEP = (39.0, 54.0)
KIT = (("black", 0), ("blue", -1), ("red", 0), ("white", 1), ("green", -1), ("red", 1))
FIRST = {
    "black": "20",
    "white": "15",
    "blue": "50",
    "green": "30",
    "red": "10",
}  # before they were ever thrown
ROLL_WAY = 125.0  # units that a die rolls
TURNS = 1.75  # of a whole turn, over its way
BOUNCES = ((0.0, 0.30, 1.5), (0.30, 0.52, 0.55), (0.52, 0.66, 0.18))  # from, to, height in radii


def share(number: int, salt: int) -> float:
    """A number from -1 to 1 that looks like chance and belongs to an answer."""
    return math.sin(number * 12.9898 + salt * 78.233) * 43758.5453 % 1.0 * 2 - 1


def kind_of(seat: int, name: str) -> tuple[str, int]:
    """A die's key among all dice: blue and green belong to whoever has the ball."""
    return (name, seat) if name in ("black", "white", "red") else (name, -1)


def rest(
    kind: str, seat: int, figure: str, number: int, slot: tuple[float, float], *, printed: bool
) -> DiePicture:
    """A die at rest in a slot, as the ``number``-th answer left it."""
    cube = solid(kind, printed=printed)
    salt = 7 * seat + len(kind)
    turn = cube.rest(figure, YAW * share(number, salt))
    x, y = slot[0] + JITTER * share(number, salt + 1), slot[1] + JITTER * share(number, salt + 2)
    return DiePicture(kind, seat, x, y, turn)


def rolled(request: Roll, answer: Sequence[Face], number: int, *, printed: bool) -> list[DiePicture]:
    """The dice of an answer, the home side's at the left."""
    order = sorted(range(len(request.dice)), key=lambda i: request.dice[i][0])
    slots = SLOTS[len(order)]
    out: list[DiePicture | None] = [None] * len(order)
    for slot, i in zip(slots, order, strict=True):
        seat, die = request.dice[i]
        out[i] = rest(die.name, seat, str(answer[i]), number, slot, printed=printed)
    return [die for die in out if die is not None]


def ready(request: Roll, last: Last, *, printed: bool) -> list[DiePicture]:
    """The dice of a roll that is asked: in their places, each with the face it showed last."""
    faces = [last.get(kind_of(seat, die.name), (FIRST[die.name], 0)) for seat, die in request.dice]
    dice = rolled(request, [figure for figure, _ in faces], len(last), printed=printed)
    for die in dice:
        die.lit = True
    return dice


def aside(last: Last, used: Sequence[DiePicture], *, printed: bool) -> list[DiePicture]:
    """The dice that are not in play, small at the right."""
    taken = {kind_of(die.seat, die.kind) for die in used}
    out = []
    for i, (kind, seat) in enumerate(KIT):
        if (kind, seat) in taken:
            continue
        column, row = i % 3, i // 3
        figure, number = last.get((kind, seat), (FIRST[kind], i))
        slot = (ASIDE[0] + column * ASIDE_STEP[0], ASIDE[1] + row * ASIDE_STEP[1])
        die = rest(kind, seat, figure, number, slot, printed=printed)
        die.size = SMALL
        out.append(die)
    return out


def tumbling(die: DiePicture, at: float, *, printed: bool) -> DiePicture:
    """A die on its way to where it lies; ``at`` runs from 0 in the hand to 1 at rest."""
    if at >= 1:
        return DiePicture(die.kind, die.seat, die.x, die.y, die.attitude)
    cube = solid(die.kind, printed=printed)
    left = (1 - at) ** 2  # of the way: it slows down
    side = -1.0 if die.seat == HOME else 1.0  # from the near rim, at its owner's side
    way = (side * 0.55, 0.84)
    x, y = die.x + way[0] * ROLL_WAY * left, die.y + way[1] * ROLL_WAY * left
    axis = (way[1], -way[0], 0.0)  # it rolls over the edge that it moves towards
    turn: Quat = product(quat(axis, -TURNS * 2 * math.pi * left), die.attitude)
    turn = product(quat((0.0, 0.0, 1.0), side * 0.9 * left), turn)
    z = cube.lowest(turn) - cube.lowest(die.attitude)
    for start, stop, height in BOUNCES:
        if start <= at < stop:
            s = part(at, start, stop)
            z += height * 4 * s * (1 - s) if start else height * (1 - s * s)
    return DiePicture(die.kind, die.seat, x, y, turn, z=max(0.0, z), resting=False)


def in_hand(die: DiePicture, time: float, *, still: bool) -> DiePicture:
    """A die that its owner shakes, waiting for the other side's."""
    wobble = 0.0 if still else math.sin(time * 26.0 + die.seat)
    turn = product(quat((0.3, 1.0, 0.2), 0.5 * wobble), die.attitude)
    x = die.x + (0.0 if still else 3.0 * math.sin(time * 31.0 + 2 * die.seat))
    held = DiePicture(die.kind, die.seat, x, die.y, turn, z=0.9, resting=False, key=die.key)
    held.held = True
    return held


def hits() -> list[float]:
    """When a tumbling die strikes the felt, as shares of its way."""
    return [stop for _, stop, _ in BOUNCES]
