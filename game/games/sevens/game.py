"""Sevens as a game of the box: rules and notation behind the one interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from game.core.game import Game, OptionRule, Options
from game.core.requests import Choice, Flow, Option, Request, Words
from game.games.sevens import inducements, notation, paths, prayers, rules, scenario, skills, stars
from game.games.sevens.lineup import AWAY_TEAM, HOME_TEAM, first_state, team_values
from game.games.sevens.refusals import why_not
from game.games.sevens.state import FIELDED, House, State

PURSES: Final = ("300", "0", "100", "500", "1000")
READINGS: Final = {
    "armour_breaks": "sheet: a roll above AV; rulebook: an equal one, too (S7-11.1)",
    "armour_holds": "sheet: the player is Stunned; rulebook: Prone (S7-11.2)",
    "push_square": "sheet: the pushed player's coach picks the square; rulebook: the active coach (S7-6.15)",
    "double_strength": "three dice: sheet at twice the strength, rulebook above it (S7-6.3)",
    "crowd": "sheet: armour, then injury, the ball bounces; rulebook: injury at once, a throw-in (S7-6.16)",
    "failed_catch": "a turnover: sheet by itself, rulebook if the other side or nobody has the ball (S7-5.4)",
    "interception": "sheet: a tackle zone on the path; rulebook: the own square under the ruler (S7-9.7)",
    "throw_in": "sheet: D6 straight in; rulebook: template and 2D6, caught at -1 and markers (S7-8.5)",
    "kick_out": "sheet: a re-kick; rulebook: a touchback (S7-8.7)",
    "apothecary": "sheet: casualties but Dead; rulebook: either result, a KO, too (S7-11.12)",
    "stunned": "turned over: sheet at its activation, rulebook at the end of its side's turn (S7-4.3)",
    "turns_per_half": "sheet: 8, rulebook: 6 (S7-1.4)",
}
"""Chapter 20."""
OPTIONS: Final = (
    OptionRule(
        "rules",
        ("sheet", "rulebook"),
        "the reading of all options that are not chosen by themselves (chapter 20)",
    ),
    *(OptionRule(name, ("as_rules", "sheet", "rulebook"), words) for name, words in READINGS.items()),
    OptionRule("draw", ("stands", "extra_time"), "a level score stands, or is played off (S7-12.5)"),
    OptionRule(
        "fixture",
        ("scrimmage", "season", "standard"),
        "a scrimmage, or a league's match: journeymen, no stars; by chapter 16, or by the standard post-game",
    ),
    OptionRule("inducements", ("no", "yes"), "ready-made teams may buy inducements and stars (S7-2.4)"),
    OptionRule("purse", PURSES, "thousands that each coach of a scrimmage may spend on them (S7-2.4)"),
    OptionRule("home_team", team_values(HOME_TEAM), "the roster of home's ready-made team"),
    OptionRule("away_team", team_values(AWAY_TEAM), "the roster of away's ready-made team"),
)


MOST_STEPS: Final = 1 + 1 + 9 + 1  # declare, stand up, nine squares, end
MOST_TALK: Final = 2 * 8 * (FIELDED + 1) * MOST_STEPS + 2 * (FIELDED + 1)
"""Answers in a row without a die: a half in which everybody only runs, and a set-up."""


class Sevens(Game[State]):
    """Fantasy football, seven a side."""

    name: ClassVar[str] = "sevens"
    title: ClassVar[str] = "Sevens"
    options: ClassVar[tuple[OptionRule, ...]] = OPTIONS
    talk: ClassVar[int] = MOST_TALK

    def start(self, options: Options) -> State:
        return first_state(House.of(options), options["home_team"], options["away_team"])

    def play(self, state: State) -> Flow:
        return rules.play(state)

    def winners(self, state: State) -> tuple[int, ...]:
        return state.winners

    def why_not(self, state: State, request: Request, option: Option) -> str | None:
        return why_not(state, request, *option)

    def sets_up(self, request: Choice) -> bool:
        """The set-up, and what Solid Defence and Quick Snap change of it."""
        return request.what in ("place", "quick_snap")

    def seats(self, options: Options) -> tuple[str, ...]:
        return notation.SEATS

    def scenario(self, options: Options) -> State:
        """Home's turn, nobody in the match but those who are given."""
        return scenario.empty(House.of(options))

    def give(self, state: State, path: str, text: str) -> None:
        scenario.give(state, path, text)

    def ready(self, state: State, given: frozenset[str]) -> None:
        scenario.complete(state, given)

    def paths(self, state: State) -> Sequence[str]:
        return paths.paths_of(state)

    def read(self, state: State, path: str) -> str:
        return paths.read_path(state, path)

    def words(self, text: Sequence[str]) -> Words:
        return notation.read_words(text)

    def text(self, words: Words) -> str:
        return notation.words_text(words)


GAME = Sevens()

__all__ = ["GAME", "OPTIONS", "READINGS", "Sevens", "inducements", "prayers", "skills", "stars"]
