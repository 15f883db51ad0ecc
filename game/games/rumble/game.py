"""Rumble as a game of the box: rules and notation behind the one interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.game import Game, OptionRule, Options
from game.core.requests import Choice, Flow, Option, Request, Words
from game.games.rumble import notation, rules, scenario
from game.games.rumble.refusals import why_not
from game.games.rumble.state import ABSENT, PLAYERS, House, Phase, State
from game.games.rumble.turns import MOST_TALK

OPTIONS = (
    OptionRule(
        "board",
        ("standard", "quick"),
        "standard: 23 by 15 squares; quick: 17 by 11, for a shorter match (RU-1.2)",
    ),
    OptionRule("touchdowns", ("3", "1", "2"), "how many touchdowns win (RU-1.6)"),
)


class Rumble(Game[State]):
    """Two sides of eleven on squares."""

    name: ClassVar[str] = "rumble"
    title: ClassVar[str] = "Rumble"
    options: ClassVar[tuple[OptionRule, ...]] = OPTIONS
    talk: ClassVar[int] = MOST_TALK

    def start(self, options: Options) -> State:
        return State(House.of(options))

    def play(self, state: State) -> Flow:
        return rules.play(state)

    def winners(self, state: State) -> tuple[int, ...]:
        return state.winners

    def why_not(self, state: State, request: Request, option: Option) -> str | None:
        return why_not(state, request, *option)

    def may_take_back(self, option: Option) -> bool:
        return option[1] == ("ready",)

    def sets_up(self, request: Choice) -> bool:
        return request.what == "place"

    def seats(self, options: Options) -> tuple[str, ...]:
        return notation.SEATS

    def scenario(self, options: Options) -> State:
        """Home's first phase, the ball in the centre, nobody in the match but those who are given."""
        state = State(House.of(options))
        state.phase = Phase.MOVE
        state.at = [ABSENT] * PLAYERS
        return state

    def give(self, state: State, path: str, text: str) -> None:
        scenario.give(state, path, text)

    def ready(self, state: State, given: frozenset[str]) -> None:
        scenario.complete(state, given)

    def paths(self, state: State) -> Sequence[str]:
        return notation.PATHS

    def read(self, state: State, path: str) -> str:
        return notation.read_path(state, path)

    def words(self, text: Sequence[str]) -> Words:
        return notation.read_words(text)

    def text(self, words: Words) -> str:
        return notation.words_text(words)


GAME = Rumble()
