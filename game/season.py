"""A season of Sevens without a window: coaches at the table, managers at the form, everything kept in a file.

Each match has a seed of its own, drawn from the season's. So a season that was stopped at any moment goes on
to the same table as one that was not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.check import begin
from game.core.coach import LEVELS
from game.core.dice import SeededDice, shake
from game.core.errors import LeagueError
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Roll
from game.core.table import REFEREE, DiceTable, next_answer
from game.games.registry import Box, box
from game.games.sevens.data.ready_made import ready_made_teams
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState
from game.games.sevens.league.legality import illegal
from game.games.sevens.league.manager import answer, captained, deals
from game.games.sevens.league.market import When
from game.games.sevens.league.report import MatchReport
from game.games.sevens.league.season import Fixture, LeagueRules
from game.games.sevens.league.sheet import (
    LOW_COST,
    TeamSheet,
    current_value,
    first_sheet,
    member_value,
    position_of,
    roster_of,
    value,
)
from game.games.sevens.league.telling import Teller
from game.games.sevens.lineup import givens_of
from game.simulate import coach
from game.store.leagues.kept import PERSON, KeptSeason
from game.store.leagues.leagues import Leagues

ORDER, PLAY, FORM, SEASON = -1, 0, 1, 2  # what a seed is drawn for
BREAK: Final = "between seasons"  # what a payment then was for
Begins = Callable[[int, str], None]
"""Hears how many matches have been played, and who plays the next one against whom."""


class Stopped(LeagueError):
    """A match was not played to its end, because nobody waits for it any more."""


class SeasonRun:
    """A season that coaches play from start to champion, or from where it was stopped."""

    def __init__(self, leagues: Leagues, season: int, seed: int, level: str, think: float = 1.0) -> None:
        self.leagues, self.id = leagues, season
        self.seed, self.level, self.think = seed, level, think
        self.box: Box = box("sevens")

    def play(self, begins: Begins | None = None) -> KeptSeason:
        """All matches that are open, in order; ``begins`` hears of each before it is played."""
        kept = self.leagues.season(self.id)
        while kept.season.open:
            fixture = kept.season.open[0]
            if begins is not None:
                home, away = (self.leagues.team(kept.entries[place].team).sheet for place in fixture.teams)
                played = sum(each.report is not None for each in kept.season.fixtures)
                begins(played, f"{home.name} against {away.name}")
            self.play_one(kept, fixture)
            kept = self.leagues.season(self.id)
        return kept

    def play_one(self, kept: KeptSeason, fixture: Fixture) -> None:
        """Both teams spend, play, and fill in the form; then all of it is looked over. Raises LeagueError."""
        home, away = (kept.entries[place].team for place in fixture.teams)
        sheets = self.ready(home), self.ready(away)
        report = self.match(kept, fixture, sheets)
        form = self.form(kept, fixture, report, sheets)
        after = form.state.sheets
        self.leagues.record(self.id, fixture.number, report, sheets, after, form.state.paid)
        for team, before in zip((home, away), sheets):
            check_team(self.leagues, team)
            check_played(before, report.sides[team == away].played)

    def ready(self, team: int) -> TeamSheet:
        """A team after its coach's purchases; whoever is asked twice has nothing left to buy."""
        sheet = self.leagues.team(team).sheet
        for deal in deals(sheet, When.BETWEEN_MATCHES):
            self.leagues.deal(team, deal, season=self.id)
            sheet = deal.sheet
        if (led := captained(sheet)) != sheet:
            self.leagues.change_team(team, led)
        return led

    def seed_of(self, fixture: Fixture, what: int) -> int:
        """The seed of a match, or of the form after it."""
        return shake(self.seed, fixture.number, what)

    def match(
        self,
        kept: KeptSeason,
        fixture: Fixture,
        sheets: tuple[TeamSheet, TeamSheet],
        levels: Sequence[str] = (),
        heard: Callable[[Any], bool] | None = None,
        thrifty: Container[int] = (),
    ) -> MatchReport:
        """A match between coaches, of these levels or of the season's own. ``heard`` is told the state after
        each answer, and whether it goes on. The ``thrifty`` sides spend nothing of their treasuries. Raises
        Stopped if it does not go on."""
        seed = self.seed_of(fixture, PLAY)
        home, away = (replace(sheet, treasury=0) if n in thrifty else sheet for n, sheet in enumerate(sheets))
        match = begin_match(self.box, kept.season.rules, fixture, (home, away))
        coaches = {
            seat: coach(self.box, f"coach:{level}", shake(seed, seat, 1), self.think)
            for seat, level in enumerate(levels or (self.level, self.level))
        }
        referee = coach(self.box, "random", shake(seed, REFEREE, 1))
        table, teller = DiceTable(seed), Teller(sheets)
        teller.hear(match.state, match.events)
        while match.pending is not None:
            teller.hear(match.state, match.answer(next_answer(match, coaches, referee, table)))
            if heard is not None and not heard(match.state):
                raise Stopped(f"{sheets[0].name} against {sheets[1].name} was stopped")
        return teller.report(match.state, "simulated")

    def form(
        self, kept: KeptSeason, fixture: Fixture, report: MatchReport, sheets: tuple[TeamSheet, TeamSheet]
    ) -> Match[FormState]:
        """The form after it, filled in."""
        form = open_form(*sheets, report, kept.season.rules.rule_set)
        dice = SeededDice(self.seed_of(fixture, FORM))
        while form.pending is not None:
            form.answer(dice.roll(form.pending) if isinstance(form.pending, Roll) else answer(form))
        return form


def match_lines(rules: LeagueRules, fixture: Fixture, sheets: tuple[TeamSheet, TeamSheet]) -> list[str]:
    """The lines with which the record of a league's match begins."""
    return [
        "record 1 sevens",
        f"option fixture {'season' if rules.rule_set == 'sevens' else 'standard'}",
        f"option draw {'extra_time' if fixture.winner_needed else 'stands'}",
        "given phase fans",
        *givens_of(sheets[0], 0),
        *givens_of(sheets[1], 1),
    ]


def begin_match(
    games_box: Box, rules: LeagueRules, fixture: Fixture, sheets: tuple[TeamSheet, TeamSheet]
) -> Match[Any]:
    """A match of a league at its first question."""
    lines = match_lines(rules, fixture, sheets)
    record = read_record("".join(f"{line}\n" for line in lines), f"match {fixture.number}")
    return begin(record, games_box.load())


def next_season(leagues: Leagues, league: int) -> int:
    """Another season: coaches spend and slim their teams first, people have done so (S7-16.8). Its number.
    Raises LeagueError while matches are open, or a person's team is too dear."""
    last = leagues.seasons(league)[-1]
    for entry in last.entries if not last.season.open else ():
        sheet = leagues.team(entry.team).sheet
        for deal in deals(sheet, When.BETWEEN_SEASONS) if entry.coach != PERSON else ():
            leagues.deal(entry.team, deal, season=last.id, why=BREAK)
    return leagues.next_season(league)


def season_seed(seed: int, number: int) -> int:
    """The seed of a season of a league."""
    return seed if number == 1 else shake(seed, SEASON, number)


def play_on(
    leagues: Leagues,
    league: int,
    seed: int,
    level: str,
    *,
    seasons: int = 1,
    begins: Begins | None = None,
    run: type[SeasonRun] = SeasonRun,
) -> list[KeptSeason]:
    """What is left of the first so many seasons of a league of coaches, one after the other, and at least of
    the one that is on; ``begins`` hears of each match how many have been played before it in all of them.
    Every season."""
    while True:
        *past, kept = leagues.seasons(league)
        before = sum(len(each.season.fixtures) for each in past)
        heard = None if begins is None else _further(begins, before)
        run(leagues, kept.id, season_seed(seed, kept.number), level).play(heard)
        if kept.number >= seasons:
            return leagues.seasons(league)
        next_season(leagues, league)


def _further(begins: Begins, before: int) -> Begins:
    """Hears of matches beyond so many."""
    return lambda played, words: begins(before + played, words)


# --------------------------------------------------------------------------------------- what always holds
def check_team(leagues: Leagues, team: int) -> None:
    """A team is legal, its money is all accounted for, its CTV leaves out who misses. Raises LeagueError."""
    sheet = leagues.team(team).sheet
    if complaints := illegal(sheet):
        raise LeagueError(f"{sheet.name}: {complaints[0]}")
    paid = sum(line.amount for line in leagues.money(team=team))
    if paid != sheet.treasury:
        raise LeagueError(f"{sheet.name}: payments come to {paid:,}, the treasury holds {sheet.treasury:,}")
    left_out = sum(member_value(sheet, member) for member in sheet.squad if member.misses)
    if roster_of(sheet).has(LOW_COST):
        positions = [position_of(sheet, member) for member in sheet.available]
        left_out += sum(position.cost for position in positions if position.lineman)
    if current_value(sheet) != value(sheet) - left_out:
        raise LeagueError(f"{sheet.name}: its current value does not leave out who misses the match")


def check_played(before: TeamSheet, played: Sequence[int]) -> None:
    """Nobody who is dead, released or misses the match has played. Raises LeagueError."""
    able = {member.key for member in before.available}
    for key in played:
        if key not in able:
            raise LeagueError(f"{before.name}: player {key} has played and could not")


# ------------------------------------------------------------------------------------------------ beginning
def drafted(teams: int, seed: int) -> list[TeamSheet]:
    """So many ready-made teams, drawn by the season's seed."""
    left, lots = list(ready_made_teams().values()), SeededDice(shake(seed, ORDER)).random
    drawn = [left.pop(int(lots.random() * len(left))) for _ in range(min(teams, len(left)))]
    return [first_sheet(team) for team in drawn]


def season_of(leagues: Leagues, name: str, rules: LeagueRules, teams: int, seed: int, level: str) -> int:
    """The season of a simulated league: the one that was begun under this name, or a new one. Raises
    LeagueError if that one was begun otherwise."""
    if level not in LEVELS:
        raise LeagueError(f"{level!r} is no level: it is {', '.join(LEVELS)}")
    notes = json.dumps({"seed": seed, "level": level}, sort_keys=True)
    line = leagues.found_under(name)
    if line is None:
        who = [(sheet, f"coach:{level}") for sheet in drafted(teams, seed)]
        ident = leagues.found_with(name, rules, who, notes=notes)
    elif (line.notes, line.rules, line.teams) != (notes, rules, teams):
        raise LeagueError(f"the league {line.name!r} was begun with other teams, rules, seed or level")
    else:
        ident = line.id
    return leagues.seasons(ident)[-1].id
