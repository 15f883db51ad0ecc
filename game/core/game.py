"""What a game is to everybody else: its options, its rules as a generator, and its notation.

A game is one object without state of its own. A *state* is plain data that copies cheaply; `Game.play`
called on a copy of a state at a beat goes on from there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.core.errors import OptionError
from game.core.requests import Answer, Choice, Flow, Option, Request, Words


class Event(Protocol):
    """A fact of a match, past tense: enough to draw, to sound and to log without reading the state.

    One that ends what another began may name that one's kind in ``settles``: a record that expects the kind
    finds it at either.
    """

    kind: ClassVar[str]


def unheard(_event: Event) -> None:
    """Where the events of a copied state go: nowhere."""


class State(Protocol):
    """Plain data. ``tell`` belongs to the match that plays it and is neither copied nor compared."""

    tell: Callable[[Any], None]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class OptionRule:
    """A rule option: its name in the record, its values (the default first) and what it means."""

    name: str
    values: tuple[str, ...]
    words: str
    also: Mapping[str, str] | None = None  # other spellings that are read

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, text: str) -> str:
        """The value in its one spelling. Raises OptionError."""
        value = (self.also or {}).get(text, text)
        if value not in self.values:
            words = f"option {self.name} cannot be {text!r}: it is one of {', '.join(self.values)}"
            raise OptionError(words, self.name)
        return value


Options = Mapping[str, str]

YES_NO: Mapping[str, str] = {"on": "yes", "off": "no"}


def read_options(rules: Sequence[OptionRule], given: Options) -> dict[str, str]:
    """Every option with its value, defaults filled in. Raises OptionError for a name or value unknown."""
    by_name = {rule.name: rule for rule in rules}
    unknown = [name for name in given if name not in by_name]
    if unknown:
        name = unknown[0]
        raise OptionError(f"there is no option {name!r}: the game has {', '.join(by_name)}", name)
    return {name: rule.read(given.get(name, rule.default)) for name, rule in by_name.items()}


class Rules(ABC, Generic[S]):
    """What a match that is being played needs: rules that ask, and how answers and the state are written."""

    name: ClassVar[str]
    talk: ClassVar[int] = 20
    """The most answers in a row without a die, a throw, a kick or a spin: after them a match has ended."""

    # ---- rules
    @abstractmethod
    def play(self, state: S) -> Flow:
        """The rules: ask until the match is over, changing ``state``."""

    @abstractmethod
    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that have won, once the match is over; more than one is a tie."""

    def why_not(self, state: S, request: Request, option: Option) -> str | None:
        """Why an option is not offered, in words, if the game can say more than that it is not."""
        return None

    def may_take_back(self, option: Option) -> bool:
        """Whether an option can be taken back though another seat is asked by now, until that one answers."""
        return False

    def sets_up(self, request: Choice) -> bool:
        """Whether a side is set up by the answers: nothing is revealed when they are taken back."""
        return False

    # ---- notation
    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The record's words for the seats, in order."""

    @abstractmethod
    def paths(self, state: S) -> Sequence[str]:
        """Every path of the notation page, in its order."""

    @abstractmethod
    def read(self, state: S, path: str) -> str:
        """The value at a path. Raises ValueError if there is no such path."""

    @abstractmethod
    def words(self, text: Sequence[str]) -> Words:
        """An option's words from the record's. Raises ValueError with the reason in words."""

    @abstractmethod
    def text(self, words: Words) -> str:
        """The inverse of `words`."""


class Game(Rules[S]):
    """One of the boxes: rules whose matches and scenarios can be begun."""

    title: ClassVar[str]
    options: ClassVar[tuple[OptionRule, ...]]

    @abstractmethod
    def start(self, options: Options) -> S:
        """The state before the first question of a whole match. ``options`` are complete."""

    @abstractmethod
    def scenario(self, options: Options) -> S:
        """The state that a scenario starts from before its ``given`` lines."""

    @abstractmethod
    def give(self, state: S, path: str, text: str) -> None:
        """Set a path to a value. Raises ValueError with the reason in words."""

    @abstractmethod
    def ready(self, state: S, given: frozenset[str]) -> None:
        """Complete a scenario's state after its last ``given``. Raises ValueError with the reason."""


__all__ = [
    "YES_NO",
    "Answer",
    "Event",
    "Game",
    "OptionRule",
    "Options",
    "Rules",
    "S",
    "State",
    "read_options",
    "unheard",
]
