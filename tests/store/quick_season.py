"""A season whose matches are drawn by lot instead of played: everything else is as in `game.season`."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from game.core.dice import SeededDice, shake
from game.games.sevens.league.report import DRAW, Hurt, MatchReport, Outcome, SideReport
from game.games.sevens.league.season import Fixture
from game.games.sevens.league.sheet import Career, TeamSheet
from game.season import SeasonRun
from game.store.leagues.kept import KeptSeason

OUTCOMES = (Outcome.UNKNOWN, Outcome.DEAD, Outcome.SERIOUSLY_HURT, Outcome.BADLY_HURT, Outcome.LASTING_INJURY)


class QuickRun(SeasonRun):
    """The same season in a hundredth of the time."""

    def match(
        self,
        kept: KeptSeason,
        fixture: Fixture,
        sheets: tuple[TeamSheet, TeamSheet],
        levels: Sequence[str] = (),
        heard: Callable[[Any], bool] | None = None,
        thrifty: Container[int] = (),
    ) -> MatchReport:
        lots = SeededDice(shake(self.seed, fixture.number, 7)).random
        home, away = (_side(sheet, lots.random(), lots.random(), lots.random()) for sheet in sheets)
        winner = DRAW if home.touchdowns == away.touchdowns else int(home.touchdowns < away.touchdowns)
        if winner == DRAW and fixture.winner_needed:
            winner = int(lots.random() * 2)
        return MatchReport(home, away, winner, "simulated")


def _side(sheet: TeamSheet, first: float, second: float, third: float) -> SideReport:
    """A team's part of a match that was not played: up to three touchdowns, up to one casualty."""
    keys = [member.key for member in sheet.available][:7]
    if not keys:
        return SideReport(touchdowns=int(first * 4))
    scorer, victim = keys[int(second * len(keys))], keys[int(third * len(keys))]
    touchdowns = int(first * 4)
    hurt = Hurt(victim, OUTCOMES[int(third * 1000) % len(OUTCOMES)])
    return SideReport(
        touchdowns=touchdowns,
        played=tuple(keys),
        deeds=((scorer, Career(touchdowns=touchdowns, casualties=int(third * 2))),),
        hurt=(hurt,) if second < 0.7 else (),
        fan_factor=sheet.fans + 2,
        stalled=first < 0.3,
    )
