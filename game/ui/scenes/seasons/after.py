"""From a match to its form, and from the form into the books."""

from __future__ import annotations

from game.core.requests import Answer
from game.games.sevens.league.form import open_form
from game.games.sevens.league.form_state import FormState
from game.games.sevens.league.report import MatchReport, wrong
from game.store.leagues.kept import PERSON
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.league_match import LeagueMatch
from game.ui.scenes.seasons.form import Form


def open_form_of(app: Context, leagues: Leagues, match: LeagueMatch, report: MatchReport) -> None:
    """The form of a match is opened. A report that cannot be is refused in words."""
    if complaints := wrong(report, match.sheets, winner_needed=match.fixture.winner_needed):
        app.notice(complaints[0], warn=True)
        return
    form = open_form(*match.sheets, report, match.kept.season.rules.rule_set)
    led = frozenset(
        side for side, place in enumerate(match.fixture.teams) if match.kept.entries[place].coach != PERSON
    )

    def kept(answers: list[Answer]) -> None:
        """Nothing of a form counts before all of it is handed in."""

    def done(state: FormState) -> None:
        leagues.record(match.kept.id, match.fixture.number, report, match.sheets, state.sheets, state.paid)
        home, away = (sheet.name for sheet in match.sheets)
        app.notice(f"{home} {report.score[0]} – {report.score[1]} {away} is in the books")

    app.push(Form(app, form, kept=kept, done=done, led=led))
