"""A ball on its way from a thrower, which somebody may still snatch: half way, on the arc of its throw."""

from __future__ import annotations

from math import dist

from game.ui.animation import between
from game.ui.tables.sevens.picture import BallPicture
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Point


def arc_high(start: Point, stop: Point) -> float:
    """How high the arc of a throw is drawn, in units."""
    return 10 + 0.16 * dist(start, stop)


def on_arc(start: Point, stop: Point, share: float) -> tuple[Point, float]:
    """The place on the turf below a share of a throw's arc, and how high above it the arc is drawn."""
    x, y = between(start[0], stop[0], share), between(start[1], stop[1], share)
    top = min(start[1], stop[1]) - arc_high(start, stop)
    return (x, y), share * (1 - share) * (start[1] + stop[1] - 2 * top)


def on_its_way(grid: Lattice, ball: BallPicture) -> tuple[Point, float]:
    """Where a ball is that flies from its ``start`` to its ``target``, and how high above the turf."""
    return on_arc(grid.centre(ball.start), grid.centre(ball.target), 0.5)
