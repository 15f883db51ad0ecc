"""Half-Time Football as a game of the box: rules and notation behind the one interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core.game import Game, OptionRule, Options
from game.core.requests import Flow, Option, Request, Words
from game.games.halftime import notation, rules
from game.games.halftime.kicking import FIELD_GOAL_FROM
from game.games.halftime.state import AWAY, GOAL, HOME, House, Phase, State

OPTIONS = (
    OptionRule("plays", ("24", "12", "36"), "how many plays a half has (HT-2.5)"),
    OptionRule(
        "pass_die",
        ("ruled", "printed"),
        "the blue die: I NG NG NG 30 50 (ruled), or I NG NG 20 30 50 (printed) (HT-1.2)",
    ),
)


class HalfTime(Game[State]):
    """Half-Time Football, two players."""

    name: ClassVar[str] = "halftime"
    title: ClassVar[str] = "Half-Time Football"
    options: ClassVar[tuple[OptionRule, ...]] = OPTIONS

    def start(self, options: Options) -> State:
        return State(House.of(options))

    def play(self, state: State) -> Flow:
        return rules.play(state)

    def winners(self, state: State) -> tuple[int, ...]:
        if state.phase is not Phase.OVER:
            return ()
        home, away = state.score
        if home == away:
            return HOME, AWAY
        return (HOME if home > away else AWAY,)

    def why_not(self, state: State, request: Request, option: Option) -> str | None:
        if request.what == "call" and option[1] == ("field_goal",):
            return (
                f"the goal line is {GOAL - state.ball} yards away: "
                f"a field goal is offered from {FIELD_GOAL_FROM} or less (HT-8.2)"
            )
        return None

    def seats(self, options: Options) -> tuple[str, ...]:
        return notation.SEATS

    def scenario(self, options: Options) -> State:
        return notation.scenario(State(House.of(options)))

    def give(self, state: State, path: str, text: str) -> None:
        notation.give(state, path, text)

    def ready(self, state: State, given: frozenset[str]) -> None:
        notation.complete(state, given)

    def paths(self, state: State) -> Sequence[str]:
        return notation.PATHS

    def read(self, state: State, path: str) -> str:
        return notation.read_path(state, path)

    def words(self, text: Sequence[str]) -> Words:
        return notation.read_words(text)

    def text(self, words: Words) -> str:
        return notation.words_text(words)


GAME = HalfTime()
