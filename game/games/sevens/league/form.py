"""The commissioner's form after a match, as a game of the core: asked step by step, undone like a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from game.core.game import Options, Rules
from game.core.match import Match
from game.core.requests import BEAT, Flow, Words
from game.games.sevens.league.advances import advance
from game.games.sevens.league.form_state import FormState, RuleSet, Step
from game.games.sevens.league.injuries import record_injuries
from game.games.sevens.league.money import blunder, cheer, collect
from game.games.sevens.league.points import award_points
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.sheet import TeamSheet

PARTS: Final[dict[Step, Callable[[FormState, int], Flow]]] = {
    Step.INJURIES: record_injuries,
    Step.ADVANCE: advance,
    Step.WINNINGS: collect,
    Step.FANS: cheer,
    Step.MISTAKES: blunder,
    Step.POINTS: award_points,
}
NO_RECORD: Final = "a form after a match is kept with its league, not in a record"


class Form(Rules[FormState]):
    """Steps in their order, in each home first (S7-16.1). Only a match has one: none is begun by itself."""

    name: ClassVar[str] = "sevens-form"

    def play(self, state: FormState) -> Flow:
        while (step := state.step) is not None:
            yield BEAT
            yield from PARTS[step](state, state.side)
            state.done += 1
        yield BEAT

    def winners(self, state: FormState) -> tuple[int, ...]:
        winner = state.report.winner
        return (winner,) if winner >= 0 else (0, 1)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("home", "away")

    def words(self, text: Sequence[str]) -> Words:
        return tuple(int(word) if word.isdecimal() else word for word in text)

    def text(self, words: Words) -> str:
        return " ".join(map(str, words))

    def paths(self, state: FormState) -> Sequence[str]:
        return ()

    def read(self, state: FormState, path: str) -> str:
        raise ValueError(NO_RECORD)


FORM: Final = Form()


def open_form(
    home: TeamSheet, away: TeamSheet, report: MatchReport, rule_set: RuleSet = RuleSet.SEVENS
) -> Match[FormState]:
    """The form of a match: answer what is pending until it is over, then ``state.sheets`` are the teams. The
    report has nothing wrong."""
    return Match(FORM, FormState(home, away, report, rule_set))
