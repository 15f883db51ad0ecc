"""What the rules ask of the table: a Choice, a Roll, a Throw, a Flick or a Spin.

A request names who answers (``seats``), the rule that the prompt cites (``rule``) and what it is about
(``what``, a word). Rules are generators that yield requests and are sent the answers; at every point
where the state alone says what comes next they yield `BEAT` instead.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

Words: TypeAlias = tuple[str | int, ...]
"""An option without its seat: the record's word first, then plain ints or strings."""
Option: TypeAlias = tuple[int, Words]
"""A seat and what it may say."""
Face: TypeAlias = int | str


class _Beat(Enum):
    BEAT = "beat"


BEAT: Final = _Beat.BEAT


class Die(NamedTuple):
    """A kind of die: its name and what is printed on its faces."""

    name: str
    faces: tuple[Face, ...]


D8: Final = Die("d8", tuple(range(1, 9)))


class DieAtRest(NamedTuple):
    """A thrown die as it lies: its upper face, whether it rests outside, and where (yards), if known."""

    face: int
    outside: bool = False
    x: float | None = None
    y: float | None = None


Thrown: TypeAlias = tuple[DieAtRest, ...]
Answer: TypeAlias = Option | tuple[Face, ...] | Thrown | bool | int
"""Choice: an Option. Roll: faces. Throw: dice at rest. Flick: good or not. Spin: the number."""


class Choice:
    """Which of these? Listed when first read; a single option is taken without asking, unless ``ask``. A
    ``step`` is the next thing that its seat does in its turn; all else answers what came of one."""

    __slots__ = ("_make", "_options", "ask", "rule", "seats", "step", "what")

    def __init__(
        self,
        seats: tuple[int, ...],
        rule: str,
        what: str,
        options: Sequence[Option] | Callable[[], Sequence[Option]],
        *,
        ask: bool = False,
        step: bool = False,
    ) -> None:
        self.seats, self.rule, self.what, self.ask, self.step = seats, rule, what, ask, step
        self._make: Callable[[], Sequence[Option]] | None
        self._options: Sequence[Option] | None
        if callable(options):
            self._make, self._options = options, None
        else:
            self._make, self._options = None, options

    @property
    def options(self) -> Sequence[Option]:
        """Every legal answer, in a fixed order. Read it only while the choice is pending."""
        if self._options is None:
            assert self._make is not None
            self._options = self._make()
        return self._options

    def of(self, seat: int) -> list[Option]:
        """The options of one seat."""
        return [option for option in self.options if option[0] == seat]


class Roll:
    """Roll these dice: ``dice`` pairs each with the seat that throws it, in the order of the answer."""

    __slots__ = ("dice", "rule", "what")

    def __init__(self, rule: str, what: str, dice: tuple[tuple[int, Die], ...]) -> None:
        self.rule, self.what, self.dice = rule, what, dice

    @property
    def seats(self) -> tuple[int, ...]:
        """Who throws, each once, in order."""
        return tuple(dict.fromkeys(seat for seat, _ in self.dice))


class Throw:
    """Empty the cup on the table. ``counts`` are the numbers of dice that may lie there."""

    __slots__ = ("counts", "rule", "seats", "what")

    def __init__(self, seat: int, rule: str, what: str = "throw", *, counts: range = range(8, 9)) -> None:
        self.seats, self.rule, self.what, self.counts = (seat,), rule, what, counts


class Flick:
    """Flick the triangle football at posts ``distance`` yards away."""

    __slots__ = ("distance", "rule", "seats", "what")

    def __init__(self, seat: int, rule: str, what: str, *, distance: int) -> None:
        self.seats, self.rule, self.what, self.distance = (seat,), rule, what, distance


class Spin:
    """Spin the spinner. ``seats`` is empty when the referee does it."""

    __slots__ = ("rule", "seats", "what")

    def __init__(self, seats: tuple[int, ...], rule: str, what: str) -> None:
        self.seats, self.rule, self.what = seats, rule, what


Request: TypeAlias = Choice | Roll | Throw | Flick | Spin
T = TypeVar("T")
Asking: TypeAlias = Generator[Request | _Beat, Any, T]
"""A part of a rulebook's conversation that returns a T. What is sent in fits the request yielded last."""
Flow: TypeAlias = Asking[None]
"""A rulebook's conversation."""
