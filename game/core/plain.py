"""What the states of all games have in common: they are compared, hashed and shown by their figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class PlainState:
    """A state of slots that hold numbers, flags, tuples and lists of those.

    A game adds its slots, and a ``copy`` written out: it is made at every beat. ``tell`` belongs to the match
    that plays the state and is neither compared nor shown.
    """

    __slots__ = ("tell",)

    tell: Callable[[Any], None]

    def key(self) -> tuple[Any, ...]:
        """Everything but the listener: equal keys are equal states."""
        return tuple(
            tuple(value) if isinstance(value := getattr(self, name), list) else value
            for name in self.__slots__
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        figures = zip(self.__slots__, self.key(), strict=True)
        return f"State({', '.join(f'{name}={value!r}' for name, value in figures)})"
