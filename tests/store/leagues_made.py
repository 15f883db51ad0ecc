"""Leagues as tests make them: of ready-made teams, with matches entered by hand."""

from __future__ import annotations

from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState
from game.games.sevens.league.report import DRAW, MatchReport, SideReport
from game.games.sevens.league.season import LeagueRules
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.store.leagues.kept import Entry, KeptSeason
from game.store.leagues.leagues import Leagues

RACES = ("human", "orc", "skaven", "dwarf")


def sheet(race: str = "human") -> TeamSheet:
    return first_sheet(ready_made(race))


def founded(leagues: Leagues, rules: LeagueRules | None = None, teams: int = 4) -> KeptSeason:
    """A league of ready-made teams in its first season."""
    entries = [Entry(leagues.add_team(sheet(race)), "person", race.title()) for race in RACES[:teams]]
    league = leagues.found_league("The Cup", rules or LeagueRules(), entries)
    return leagues.seasons(league)[0]


def filled(
    leagues: Leagues, kept: KeptSeason, number: int, score: tuple[int, int] = (2, 0)
) -> tuple[MatchReport, tuple[TeamSheet, TeamSheet], Match[FormState]]:
    """A match entered by hand, its form with every advance forgone, every die a 6 (or its highest)."""
    fixture = kept.season.fixtures[number - 1]
    home, away = (leagues.team(kept.entries[place].team).sheet for place in fixture.teams)
    winner = DRAW if score[0] == score[1] else int(score[0] < score[1])
    first, second = (tuple(member.key for member in each.available) for each in (home, away))
    report = MatchReport(SideReport(score[0], first), SideReport(score[1], second), winner)
    form = open_form(home, away, report, kept.season.rules.rule_set)
    while form.pending is not None:
        request = form.pending
        if isinstance(request, Roll):
            form.answer(tuple(die.faces[-1] for _, die in request.dice))
        else:
            assert isinstance(request, Choice)
            form.answer(request.options[-1])
    return report, (home, away), form


def played(leagues: Leagues, kept: KeptSeason, number: int, score: tuple[int, int] = (2, 0)) -> KeptSeason:
    """That match, recorded."""
    report, before, form = filled(leagues, kept, number, score)
    leagues.record(kept.id, number, report, before, form.state.sheets, form.state.paid)
    return leagues.season(kept.id)


def accounts(leagues: Leagues) -> bool:
    """Whether every treasury holds what was paid to it."""
    return all(
        sum(line.amount for line in leagues.money(team=kept.id)) == kept.sheet.treasury
        for kept in leagues.teams()
    )
