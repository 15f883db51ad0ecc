"""Forms after a match as tests make them, and fill them in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState, RuleSet
from game.games.sevens.league.report import DRAW, MatchReport, SideReport
from game.games.sevens.league.sheet import (
    TeamSheet,
    first_sheet,
)

STANDARD = RuleSet.STANDARD


def team(race: str = "human", **fields: Any) -> TeamSheet:
    return replace(first_sheet(ready_made(race)), **fields)


def everybody(sheet: TeamSheet) -> tuple[int, ...]:
    return tuple(member.key for member in sheet.available)


def report(
    home: TeamSheet, away: TeamSheet, score: tuple[int, int] = (0, 0), **home_fields: Any
) -> MatchReport:
    """A match in which everybody played; more of home's part by name."""
    winner = DRAW if score[0] == score[1] else int(score[0] < score[1])
    first = SideReport(score[0], everybody(home))
    return MatchReport(replace(first, **home_fields), SideReport(score[1], everybody(away)), winner)


def form(
    home: TeamSheet | None = None,
    away: TeamSheet | None = None,
    told: MatchReport | None = None,
    rules: RuleSet = RuleSet.SEVENS,
    **fields: Any,
) -> Match[FormState]:
    home, away = home or team(), away or team("orc")
    return open_form(home, away, told or report(home, away, **fields), rules)


def fill(
    match: Match[FormState], dice: Sequence[int] = (), choices: Sequence[Sequence[str | int]] = ()
) -> None:
    """Answer everything: dice in order, strictly; choices in order, then whatever forgoes most."""
    faces, said = list(dice), [tuple(each) for each in choices]
    while match.pending is not None:
        request = match.pending
        if isinstance(request, Roll):
            assert len(faces) >= len(request.dice), f"{request.what} has no dice left"
            count = len(request.dice)
            match.answer(tuple(faces[:count]))
            del faces[:count]
        else:
            assert isinstance(request, Choice)
            words = said.pop(0) if said else request.options[-1][1]
            match.answer((request.seats[0], words))
    assert (faces, said) == ([], [])


def options(match: Match[FormState]) -> list[tuple[str | int, ...]]:
    """What may be said now."""
    assert isinstance(match.pending, Choice)
    return [words for _, words in match.pending.options]
