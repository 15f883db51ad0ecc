"""The dice of the form after a match."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Die, Roll


def die(faces: int) -> Die:
    """A die with the numbers from 1 on."""
    return Die(f"d{faces}", tuple(range(1, faces + 1)))


D3: Final = die(3)
D6: Final = die(6)
D8: Final = die(8)
D16: Final = die(16)


def rolled(rule: str, what: str, seat: int, *dice: Die) -> Asking[tuple[int, ...]]:
    """The faces of some dice of a seat."""
    faces = yield Roll(rule, what, tuple((seat, each) for each in dice))
    return tuple(int(face) for face in faces)
