"""A small game to test the core with: three turns of rolling, choosing and ending, and every kind of request.

Each turn the seat in turn rolls a d8 that is added up. Is the sum odd, home may double it or keep it and
away may halve it; is it even, there is nothing to choose. The turn is closed by `end`. In the last turn the
cup is thrown, the ball is flicked and the wheel is spun.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.game import YES_NO, Game, OptionRule, Options, unheard
from game.core.requests import BEAT, D8, Choice, Die, Flick, Flow, Option, Request, Roll, Spin, Throw, Words

SEATS = ("home", "away")
COIN = Die("coin", ("heads", "tails"))


@dataclass(slots=True)
class Counted:
    kind: ClassVar[str] = "counted"
    face: int


@dataclass(slots=True)
class Changed:
    kind: ClassVar[str] = "changed"
    word: str


class State:
    __slots__ = ("closed", "tell", "total", "turn", "turns")

    tell: Callable[[Any], None]

    def __init__(self, total: int = 0, turn: int = 1, turns: int = 3) -> None:
        self.total, self.turn, self.turns = total, turn, turns
        self.closed = False  # the turn is over and the next has not begun: two beats follow each other
        self.tell = unheard

    def copy(self) -> State:
        twin = State(self.total, self.turn, self.turns)
        twin.closed = self.closed
        return twin

    def key(self) -> tuple[int, int, int]:
        return self.total, self.turn, self.turns


class Counting(Game[State]):
    """``listed`` counts how often options were listed."""

    name: ClassVar[str] = "counting"
    title: ClassVar[str] = "Counting"
    options: ClassVar[tuple[OptionRule, ...]] = (
        OptionRule("turns", ("3", "1"), "how many turns"),
        OptionRule("loud", ("no", "yes"), "nothing", YES_NO),
    )

    def __init__(self) -> None:
        self.listed = 0

    def start(self, options: Options) -> State:
        return State(turns=int(options["turns"]))

    def play(self, s: State) -> Flow:
        s.tell(Changed("begun"))
        while True:
            yield BEAT
            if s.closed:
                s.turn, s.closed = s.turn + 1, False
                continue
            if s.turn > s.turns:
                return
            face, coin = yield Roll("C-1.1", "count", ((s.turn % 2, D8), (s.turn % 2, COIN)))
            s.total += face if coin == "heads" else 0
            s.tell(Counted(face))
            _, (word,) = yield Choice((0, 1), "C-1.2", "change", lambda: self.changes(s))
            s.tell(Changed(word))
            s.total = {"keep": s.total, "double": 2 * s.total, "halve": s.total // 2}[word]
            if s.turn == s.turns:
                dice = yield Throw(0, "C-1.3", counts=range(2, 4))
                good = yield Flick(0, "C-1.4", "kick", distance=20)
                number = yield Spin((), "C-1.5", "wheel")
                s.total += sum(die.face for die in dice) + 100 * good + number
            yield Choice((s.turn % 2,), "C-1.6", "end", [(s.turn % 2, ("end",))], ask=True)
            s.closed = True

    def changes(self, s: State) -> list[Option]:
        self.listed += 1
        return [(0, ("keep",)), *([(0, ("double",)), (1, ("halve",))] if s.total % 2 else [])]

    def winners(self, state: State) -> tuple[int, ...]:
        return (0, 1) if state.total == 0 else (state.total % 2,)

    def why_not(self, state: State, request: Request, option: Option) -> str | None:
        return "doubling is home's" if option[1] == ("double",) else None

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS

    def scenario(self, options: Options) -> State:
        return self.start(options)

    def give(self, state: State, path: str, text: str) -> None:
        if path not in ("total", "turn") or not text.isdecimal():
            raise ValueError(f"{path} {text} cannot be given")
        setattr(state, path, int(text))

    def ready(self, state: State, given: frozenset[str]) -> None:
        if state.turn > state.turns:
            raise ValueError(f"there are {state.turns} turns")

    def paths(self, state: State) -> Sequence[str]:
        return ("total", "turn")

    def read(self, state: State, path: str) -> str:
        if path not in self.paths(state):
            raise ValueError(f"{path!r} is no path of counting")
        return str(getattr(state, path))

    def words(self, text: Sequence[str]) -> Words:
        if len(text) != 1 or text[0] not in ("keep", "double", "halve", "end"):
            raise ValueError(f"{' '.join(text)!r} is nothing that is said here")
        return (text[0],)

    def text(self, words: Words) -> str:
        return str(words[0])
