"""Where the results of dice come from. Only this module, the coaches and the physics' shake draw at random.

A source answers a `Roll`: `SeededDice` from a seed, `ScriptedDice` from a list, strictly. Dice that lie on
a real table are typed in, which is an answer like any other.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from random import Random

from game.core.errors import IllegalAnswer
from game.core.requests import Face, Roll


class SeededDice:
    """Fair dice from a seed: the same seed gives the same rolls on every machine."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(53) if seed is None else seed
        self.random = Random(self.seed)

    def roll(self, request: Roll) -> tuple[Face, ...]:
        # int(random() * n) is the same in every Python; choice() and randrange() do not promise it
        return tuple(die.faces[int(self.random.random() * len(die.faces))] for _, die in request.dice)


class ScriptedDice:
    """Faces given beforehand. A die too many, too few or of the wrong kind is an IllegalAnswer."""

    def __init__(self, faces: Iterable[Face]) -> None:
        self.left = list(faces)

    def roll(self, request: Roll) -> tuple[Face, ...]:
        count = len(request.dice)
        if len(self.left) < count:
            raise IllegalAnswer(f"{request.what} needs {count} dice and the script has {len(self.left)} left")
        faces, self.left = tuple(self.left[:count]), self.left[count:]
        for face, (_, die) in zip(faces, request.dice, strict=True):
            if face not in die.faces:
                raise IllegalAnswer(f"{request.what} needs a {die.name}, and {face} is on none of its faces")
        return faces

    def finish(self) -> None:
        """Raises IllegalAnswer if dice are left over."""
        if self.left:
            raise IllegalAnswer(f"the script has dice left over: {' '.join(map(str, self.left))}")


def shake(seed: int, answer_number: int, attempt: int = 0) -> int:
    """The shake of the cup under a seed: fixed before the gesture, another for every throw and attempt."""
    text = f"{seed}/{answer_number}/{attempt}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 11  # fits a float and JSON


def fresh_shake() -> int:
    """A shake that nobody can foresee, drawn when the cup is taken up."""
    return secrets.randbits(53)
