"""BFL as a game of the box: rules and notation behind the one interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.game import YES_NO, Game, OptionRule, Options
from game.core.requests import Flow, Option, Request, Words
from game.games.bfl import notation, rules
from game.games.bfl.state import House, Phase, State

OPTIONS = (
    OptionRule("players", tuple("2345678"), "how many teams play"),
    OptionRule(
        "out_of_bounds",
        ("literal", "net"),
        "a die outside: the roller does not advance (literal), or moves less the penalty (net) (BFL-6.1)",
    ),
    OptionRule("cup", ("quick", "hand"), "quick: the cup is filled; hand: you load it yourself (BFL-6.2)"),
    OptionRule("move_own_helmet", ("no", "yes"), "yes: everybody moves their own helmet (BFL-6.3)", YES_NO),
    OptionRule("party", ("no", "yes"), "yes: a notice for adults after a special roll (BFL-9.1)", YES_NO),
)


class Bfl(Game[State]):
    """Battle Football League, 2 to 8 players."""

    name: ClassVar[str] = "bfl"
    title: ClassVar[str] = "BFL"
    options: ClassVar[tuple[OptionRule, ...]] = OPTIONS

    def start(self, options: Options) -> State:
        return State(House.of(options))

    def play(self, state: State) -> Flow:
        return rules.play(state)

    def winners(self, state: State) -> tuple[int, ...]:
        return state.inside if state.phase is Phase.OVER else ()

    def why_not(self, state: State, request: Request, option: Option) -> str | None:
        seat, words = option
        match words:
            case ("challenge",) if not state.flag[seat]:
                return f"the flag of {notation.SEATS[seat]} is spent: one challenge a match (BFL-7.1)"
            case ("penalty", other) if other == seat:
                return "the penalty of a split roll is for another player (BFL-8.4)"
            case ("penalty", other) if int(other) >= state.house.players:
                return "nobody plays in that seat"
        return None

    def seats(self, options: Options) -> tuple[str, ...]:
        return notation.SEATS[: int(options["players"])]

    def scenario(self, options: Options) -> State:
        """Before the roller's throw in quarter 1: lane N for pN, everybody at the start."""
        state = State(House.of(options))
        state.phase = Phase.ROLL
        state.lane = list(range(1, state.house.players + 1))
        return state

    def give(self, state: State, path: str, text: str) -> None:
        notation.give(state, path, text)

    def ready(self, state: State, given: frozenset[str]) -> None:
        notation.complete(state, given)

    def paths(self, state: State) -> Sequence[str]:
        return notation.paths(state)

    def read(self, state: State, path: str) -> str:
        return notation.read_path(state, path)

    def words(self, text: Sequence[str]) -> Words:
        return notation.read_words(text)

    def text(self, words: Words) -> str:
        return notation.words_text(words)


GAME = Bfl()
