"""What a record says of dice, throws, kicks and spins: results that no game has to explain.

They are read once, when the record is, so that a match can be run again and again at the speed of its rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.board import outside
from game.core.requests import Answer, DieAtRest, Face, Thrown


def is_count(text: str) -> bool:
    """Whether a word is a plain number from 0, of a length that a record can mean."""
    return text.isascii() and text.isdecimal() and len(text) <= 9


def read_faces(words: Sequence[str]) -> tuple[tuple[Face, ...], str]:
    """The values of a `dice` line: numbers, or the words printed on the faces."""
    return tuple([int(word) if is_count(word) else word for word in words]), ""


def faces_text(faces: Sequence[Face]) -> str:
    """The values of a `dice` line: the inverse of `read_faces`."""
    return " ".join(map(str, faces))


def read_kick(words: Sequence[str]) -> tuple[bool, str]:
    """A `kick` line: whether it was good, and the words that are kept. Raises ValueError."""
    if not words or words[0] not in ("good", "miss"):
        raise ValueError("a kick is `good` or `miss`")
    return words[0] == "good", " ".join(words[1:])


def read_spin(words: Sequence[str]) -> tuple[int, str]:
    """A `spin` line: the number, and the words that are kept. Raises ValueError."""
    if not words or not is_count(words[0]):
        raise ValueError("a spin is a number")
    return int(words[0]), " ".join(words[1:])


# ------------------------------------------------------------------------------- dice on the table
_FACE = {str(face): face for face in range(1, 9)}
_LYING: dict[str, DieAtRest] = {
    **{str(face): DieAtRest(face) for face in range(1, 9)},
    **{f"{face}!": DieAtRest(face, outside=True) for face in range(1, 9)},
}


# As this program writes a die: two decimals need no rounding. Other spellings take the slower way.
_WRITTEN = re.compile(r"(?<!\S)([1-8])@(-?\d{1,5}\.\d\d),(-?\d{1,5}\.\d\d)(?!\S)")


def read_thrown(words: Sequence[str]) -> tuple[Thrown, str]:
    """The dice of a `throw` line and what follows them (kept, not judged).

    Each die is ``face``, ``face!`` (rests outside) or ``face@x,y`` (yards; rounded to 0.01 before
    ``outside`` judges it). Raises ValueError.
    """
    count = words.index("from") if "from" in words else len(words)
    written = _WRITTEN.findall(" ".join(words[:count]))
    if len(written) == count:
        dice = tuple(
            [
                DieAtRest(_FACE[face], outside(x := float(x_text), y := float(y_text)), x, y)
                for face, x_text, y_text in written
            ]
        )
    else:
        dice = tuple([_LYING.get(word) or _lying_at(word) for word in words[:count]])
    return dice, " ".join(words[count:])


def _lying_at(word: str) -> DieAtRest:
    face, at, place = word.partition("@")
    x_text, comma, y_text = place.partition(",")
    if not (at and comma and face in _FACE):
        raise ValueError(f"{word!r} is no die: it must be face, face! or face@x,y, with a face from 1 to 8")
    try:
        x, y = round(float(x_text), 2), round(float(y_text), 2)
    except ValueError:
        raise ValueError(f"{place!r} is no place: it must be x,y in yards") from None
    if not (abs(x) < 1e6 and abs(y) < 1e6):
        raise ValueError(f"{place!r} is no place on the table")
    return DieAtRest(_FACE[face], outside(x, y), x, y)


def thrown_text(dice: Thrown) -> str:
    """The dice of a `throw` line: the inverse of `read_thrown`."""
    return " ".join(
        f"{die.face}@{die.x:.2f},{die.y:.2f}"
        if die.x is not None and die.y is not None
        else f"{die.face}{'!' if die.outside else ''}"
        for die in dice
    )


READERS: Final[Mapping[str, Callable[[Sequence[str]], tuple[Answer, str]]]] = {
    "dice": read_faces,
    "throw": read_thrown,
    "kick": read_kick,
    "spin": read_spin,
}
"""By keyword: from the words of a line to the answer and the words that are kept, not judged."""
