"""A game of nothing but words and dice, to try the match scene with: two seats bid, then a die is rolled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

from game.core.coach import Coach, RandomPlayer
from game.core.dice import SeededDice
from game.core.game import Game, OptionRule, Options, unheard
from game.core.gestures import Gesture, SpinGesture
from game.core.match import Match
from game.core.requests import BEAT, D8, Choice, Flow, Option, Request, Roll, Words
from game.ui.animation import Clip, moment
from game.ui.hand import Outcome
from game.ui.table import Played, Table
from game.ui.table_words import Prompt, Side, Standing
from game.ui.table_words import Words as Caption
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.log import LogLine

BIDS = 9
ROUNDS = 4


class State:
    """Whose bid it is, and the points."""

    tell: Callable[[Any], None]

    def __init__(self) -> None:
        self.turn, self.points = 0, [0, 0]
        self.tell = unheard

    def copy(self) -> Self:
        twin = type(self)()
        twin.turn, twin.points = self.turn, self.points[:]
        return twin


class Toy(Game[State]):
    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    options: ClassVar[tuple[OptionRule, ...]] = ()

    def start(self, options: Options) -> State:
        return State()

    def play(self, state: State) -> Flow:
        while True:
            yield BEAT
            if state.turn == ROUNDS:
                return
            seat = state.turn % 2
            bids: list[Option] = [(seat, ("bid", n)) for n in range(1, BIDS + 1)]
            _, (_, bid) = yield Choice((seat,), "TOY-1", "bid", bids)
            yield Choice((seat,), "TOY-2", "sure", [(seat, ("yes",)), (seat, ("no",))])
            (face,) = yield Roll("TOY-3", "die", ((seat, D8),))
            state.points[seat] += int(bid) if face > 4 else 0
            state.turn += 1

    def winners(self, state: State) -> tuple[int, ...]:
        best = max(state.points)
        return tuple(seat for seat, points in enumerate(state.points) if points == best)

    def seats(self, options: Options) -> tuple[str, ...]:
        return "left", "right"

    def scenario(self, options: Options) -> State:
        return State()

    def give(self, state: State, path: str, text: str) -> None:
        raise ValueError(path)

    def ready(self, state: State, given: frozenset[str]) -> None: ...

    def paths(self, state: State) -> Sequence[str]:
        return ("turn",)

    def read(self, state: State, path: str) -> str:
        return str(state.turn)

    def words(self, text: Sequence[str]) -> Words:
        return tuple(int(word) if word.isdecimal() else word for word in text)

    def text(self, words: Words) -> str:
        return " ".join(map(str, words))


class Anybody(RandomPlayer):
    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        return SpinGesture(1.0)


GAME = Toy()
COACHES: dict[str, type[Coach]] = {"random": Anybody, "rookie": Anybody}


class ToyTable(Table):
    """Two names on a plain ground."""

    def __init__(self, desk: Any) -> None:
        super().__init__(desk)
        self.dice = SeededDice(1)
        self.shown: list[int] = []

    def show(self) -> None:
        self.shown = list(self.desk.match.state.points)

    def animate(self, played: Played) -> list[Clip]:
        return [Clip(0.4), moment(self.show)]

    def draw(self, c: Canvas) -> None:
        c.surf.fill("#20301c")
        for seat, points in enumerate(self.shown):
            c.text(f"{self.desk.name(seat)} {points}", (200 + 600 * seat, 300), 36)

    def side(self, seat: int) -> Side:
        return Side(self.desk.name(seat), "", "#5a3a20", "#ffffff", "#e3b457", _nothing)

    def prompt(self, request: Request, seat: int) -> Prompt:
        return Prompt(seat, request.what, "", request.rule)

    def words(self, request: Choice, option: Option) -> Caption:
        return Caption(" ".join(map(str, option[1])), primary=option[1] in (("bid", 1), ("yes",)))

    def perform(self, request: Request, gesture: Gesture | None) -> Outcome:
        assert isinstance(request, Roll)
        return Outcome(self.dice.roll(request))

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        return [LogLine("head", "Toy")]

    def lines(self, played: Played, number: int) -> list[LogLine]:
        return [LogLine("#1f4db8", f"{number}: {played.answer}")]

    def heading(self) -> str:
        return f"round {self.desk.match.state.turn + 1}"

    def standings(self) -> Sequence[Standing]:
        points = self.desk.match.state.points
        return [Standing(seat, 1, str(points[seat])) for seat in (0, 1)]


def _nothing(c: Canvas, box: Box) -> None: ...


make_table = ToyTable
