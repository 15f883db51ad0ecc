"""What a throw leaves behind for those who show it: poses over time and sounds."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.physics.attitude import between
from game.physics.die import DT, Die

EVERY: Final = 2  # ticks between snapshots; what lies between is interpolated
FRAME: Final = EVERY * DT
_NUMBERS: Final = 7


class Pose(NamedTuple):
    """A die at one moment: its centre (yards) and its attitude as a unit quaternion, body to world."""

    x: float
    y: float
    z: float
    qw: float
    qx: float
    qy: float
    qz: float


class Hit(NamedTuple):
    """A sound: when (seconds), "table", "die" or "rail", how strong (0 to 1), and where (yards)."""

    t: float
    kind: str
    strength: float
    x: float
    y: float


class Track:
    """Snapshots of all dice, one after another, as plain numbers."""

    __slots__ = ("_dice", "_numbers")

    def __init__(self, dice: int) -> None:
        self._dice = dice
        self._numbers = array("d")

    def add(self, dice: Sequence[Die], places: Sequence[float]) -> None:
        """One more snapshot; ``places`` holds x, y of each die in turn."""
        row: list[float] = []
        for die, x, y in zip(dice, places[::2], places[1::2], strict=True):
            row += (x, y, die.z, die.qw, die.qx, die.qy, die.qz)
        self._numbers.extend(row)

    def __len__(self) -> int:
        """How many snapshots there are."""
        return len(self._numbers) // (_NUMBERS * self._dice)

    def pose(self, frame: int, die: int) -> Pose:
        """One die in one snapshot."""
        start = (frame * self._dice + die) * _NUMBERS
        return Pose(*self._numbers[start : start + _NUMBERS])

    def poses(self, t_s: float) -> list[Pose]:
        """All dice ``t_s`` seconds after the cup stopped, held at the first and last snapshot."""
        last = len(self) - 1
        frame = min(last, max(0, int(t_s / FRAME)))
        share = min(1.0, max(0.0, t_s / FRAME - frame))
        if frame == last or share == 0.0:
            return [self.pose(frame, die) for die in range(self._dice)]
        return [_mix(self.pose(frame, die), self.pose(frame + 1, die), share) for die in range(self._dice)]


def _mix(a: Pose, b: Pose, share: float) -> Pose:
    near = 1.0 - share
    attitude = between((a.qw, a.qx, a.qy, a.qz), (b.qw, b.qx, b.qy, b.qz), share)
    return Pose(near * a.x + share * b.x, near * a.y + share * b.y, near * a.z + share * b.z, *attitude)
