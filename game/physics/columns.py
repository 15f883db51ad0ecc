"""Flat motion of all bodies of a Space as one column of numbers: vx, vy, wz of each body in turn.

`pymunk.batch` moves a column at a sixth of the price of the bodies' properties, but calls itself
experimental: where it is missing, or hands the bodies out in another order, the properties serve.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Sequence
from typing import Final, Protocol

import pymunk

MOST_BODIES: Final = 32


class Column(Protocol):
    """Numbers in a row, to read and to write."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Columns(Protocol):
    """Flat motion and places of the bodies, in the order in which they were added."""

    def load(self) -> Column:
        """The bodies' motion now: vx, vy, wz of each."""

    def store(self) -> None:
        """Give the column that `load` returned, as changed since, to the bodies."""

    def places(self) -> Sequence[float]:
        """Where the bodies are: x, y of each."""


class PropertyColumns:
    """By the bodies' own properties."""

    def __init__(self, bodies: Sequence[pymunk.Body]) -> None:
        self._bodies = bodies
        self._column = array("d")

    def load(self) -> Column:
        self._column = array("d")
        for body in self._bodies:
            self._column.extend((*body.velocity, body.angular_velocity))
        return self._column

    def store(self) -> None:
        column = self._column
        for index, body in enumerate(self._bodies):
            body.velocity = column[3 * index], column[3 * index + 1]
            body.angular_velocity = column[3 * index + 2]

    def places(self) -> Sequence[float]:
        return [number for body in self._bodies for number in body.position]


class BatchColumns:
    """By `pymunk.batch`. A pair of buffers is kept for each thread, since pymunk never frees their arrays.

    The static body that holds the rail follows behind the dice, and is left out.
    """

    _buffers = threading.local()

    def __init__(self, space: pymunk.Space, count: int) -> None:
        from pymunk import batch

        self._space, self._count = space, count
        self._get, self._set = batch.get_space_bodies, batch.set_space_bodies
        self._motion = batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
        self._place = batch.BodyFields.POSITION
        self._identity = batch.BodyFields.BODY_ID
        if not hasattr(self._buffers, "pair"):
            self._buffers.pair = batch.Buffer(), batch.Buffer()
            crowd = pymunk.Space()
            crowd.add(*(pymunk.Body(1.0, 1.0) for _ in range(MOST_BODIES)))
            for buffer in self._buffers.pair:  # grown once: an array that grows later would leave its column
                self._get(crowd, batch.BodyFields.ALL, buffer)
        self._moving: batch.Buffer
        self._placed: batch.Buffer
        self._moving, self._placed = self._buffers.pair
        self._moving.clear()
        self._get(space, self._motion, self._moving)
        self._column = memoryview(self._moving.float_buf()).cast("d")

    def identities(self) -> list[int]:
        """The bodies' identities in the order of the column."""
        self._placed.clear()
        self._get(self._space, self._identity, self._placed)
        return list(memoryview(self._placed.int_buf()).cast("P")[: self._count])

    def load(self) -> Column:
        self._moving.clear()
        self._get(self._space, self._motion, self._moving)
        return self._column

    def store(self) -> None:
        self._set(self._space, self._motion, self._moving)

    def places(self) -> Sequence[float]:
        self._placed.clear()
        self._get(self._space, self._place, self._placed)
        return memoryview(self._placed.float_buf()).cast("d")[: 2 * self._count]


def columns(space: pymunk.Space, bodies: Sequence[pymunk.Body]) -> Columns:
    """The quickest way that works to move all of ``bodies``, which are all the bodies of ``space``."""
    try:
        quick = BatchColumns(space, len(bodies))
        if quick.identities() == [body.id for body in bodies]:
            return quick
    except (ImportError, AttributeError):  # another pymunk than the pinned one
        pass
    return PropertyColumns(bodies)
