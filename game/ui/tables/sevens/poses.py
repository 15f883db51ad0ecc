"""How dice lie on the felt, and how they come to lie there.

The roll is answered first; what is seen is the way to that answer. How a die lies depends on nothing but the
number of the answer that it gave, so a picture made anew shows it as the film left it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from game.core.requests import Face, Roll
from game.physics.attitude import product
from game.ui.animation import part
from game.ui.drawing.solids import Quat, quat
from game.ui.tables.sevens.picture import DiePicture
from game.ui.tables.sevens.tray import solid

SLOTS: Final = {
    1: ((0.0, 0.0),),
    2: ((-32.0, 0.0), (32.0, 0.0)),
    3: ((-62.0, 0.0), (0.0, 0.0), (62.0, 0.0)),
}
JITTER, YAW = 2.5, 0.4  # units and radians that no two rolls lie alike
ROLL_WAY: Final = 150.0  # units that a die rolls
TURNS: Final = 2.0
BOUNCES: Final = ((0.0, 0.30, 2.0), (0.30, 0.54, 0.9), (0.54, 0.68, 0.3))  # from, to, height in radii


def share(number: int, salt: int) -> float:
    """A number from -1 to 1 that looks like chance and belongs to an answer."""
    return math.sin(number * 12.9898 + salt * 78.233) * 43758.5453 % 1.0 * 2 - 1


def rolled(request: Roll, faces: Sequence[Face], number: int) -> list[DiePicture]:
    """The dice of an answer at rest, as the ``number``-th answer left them."""
    out = []
    count = len(request.dice)
    slots = SLOTS.get(count) or [((n - (count - 1) / 2) * 48.0, 0.0) for n in range(count)]
    for n, ((seat, die), slot) in enumerate(zip(request.dice, slots, strict=True)):
        turn = solid(die.name).rest(str(faces[n]), YAW * share(number, 7 * n))
        x, y = slot[0] + JITTER * share(number, 7 * n + 1), slot[1] + JITTER * share(number, 7 * n + 2)
        out.append(DiePicture(die.name, seat, x, y, turn))
    return out


def ready(request: Roll, last: Mapping[str, tuple[str, int]]) -> list[DiePicture]:
    """The dice of a roll that is asked, each with the face it showed last."""
    known = [last.get(f"{die.name}{n}", (str(die.faces[-1]), 0)) for n, (_, die) in enumerate(request.dice)]
    return rolled(request, [face for face, _ in known], max(number for _, number in known))


def tumbling(die: DiePicture, at: float) -> DiePicture:
    """A die on its way to where it lies; ``at`` runs from 0 in the hand to 1 at rest."""
    shape = solid(die.kind)
    left = (1 - at) ** 2  # of the way: it slows down
    x, y = die.x - 0.9 * ROLL_WAY * left, die.y + 0.5 * ROLL_WAY * left
    turn: Quat = product(quat((-0.6, -0.8, 0.0), -TURNS * 2 * math.pi * left), die.attitude)
    turn = product(quat((0.0, 0.0, 1.0), -0.9 * left), turn)
    z = shape.lowest(turn) - shape.lowest(die.attitude)
    for start, stop, height in BOUNCES:
        if start <= at < stop:
            s = part(at, start, stop)
            z += height * 4 * s * (1 - s) if start else height * (1 - s * s)
    return DiePicture(die.kind, die.seat, x, y, turn, z=max(0.0, z), resting=False)


def in_hand(die: DiePicture, time: float) -> DiePicture:
    """A die that is being shaken."""
    turn = product(quat((0.3, 1.0, 0.2), 0.6 * math.sin(time * 26.0)), die.attitude)
    x = die.x - 0.9 * ROLL_WAY + 4.0 * math.sin(time * 31.0)
    return DiePicture(die.kind, die.seat, x, die.y + 0.5 * ROLL_WAY, turn, z=BOUNCES[0][2], resting=False)


def hits() -> list[float]:
    """When a tumbling die strikes the felt, as shares of its way."""
    return [stop for _, stop, _ in BOUNCES]
