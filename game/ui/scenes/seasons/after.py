"""From a match to its form, and from the form into the books; a form that is left waits as it is."""

from __future__ import annotations

from typing import Final

from game.core.answers import Notation
from game.core.errors import GameError, LeagueError
from game.core.record import read_record
from game.core.requests import Answer
from game.games.sevens.league.form import FORM, open_form
from game.games.sevens.league.form_state import FormState
from game.games.sevens.league.report import MatchReport, wrong
from game.store.leagues.kept import PERSON, FormDraft
from game.store.leagues.leagues import Leagues
from game.store.store import Store
from game.ui.context import Context
from game.ui.league_match import LeagueMatch, check_retirable, retire
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.form_run import Filled

NOTATION: Final = Notation(FORM, {})
FREE: Final = "  # can be taken back"


def open_form_of(app: Context, leagues: Leagues, match: LeagueMatch, report: MatchReport) -> None:
    """The form of a match is opened. Raises GameError for a report that cannot be, or cannot be kept."""
    open_kept(app, leagues, match, keep_report(app.store, leagues, match, report))


def keep_report(store: Store, leagues: Leagues, match: LeagueMatch, report: MatchReport) -> FormDraft:
    """A report is kept in a form; what was begun of a match that was decided otherwise is given up. Nothing
    is written if that is being played, or if the report cannot be. Raises GameError."""
    if complaints := wrong(report, match.sheets, winner_needed=match.fixture.winner_needed):
        raise LeagueError(complaints[0])
    otherwise = report.how != "played"
    if otherwise:
        check_retirable(store, leagues, match)
    draft = FormDraft(report, match.sheets)
    leagues.keep_draft(match.kept.id, match.fixture.number, draft)
    if otherwise:
        retire(store, leagues, match)
    return draft


def go_on_with_form(app: Context, leagues: Leagues, match: LeagueMatch, draft: FormDraft) -> None:
    """A form that was left is opened as it was; from its beginning if a team has changed meanwhile."""
    if draft.sheets != match.sheets:
        app.notice("a team has changed since: the form begins again")
        open_form_of(app, leagues, match, draft.report)
        return
    open_kept(app, leagues, match, draft)


def open_kept(app: Context, leagues: Leagues, match: LeagueMatch, draft: FormDraft) -> None:
    """A form as it was left. Raises GameError."""
    season, number = match.kept.id, match.fixture.number
    form = open_form(*draft.sheets, draft.report, match.kept.season.rules.rule_set)
    led = frozenset(
        side for side, place in enumerate(match.fixture.teams) if match.kept.entries[place].coach != PERSON
    )

    def kept(answers: list[Answer], standing: int) -> None:
        lines = lines_of(match, draft, answers, standing)
        try:
            leagues.keep_draft(season, number, FormDraft(draft.report, draft.sheets, lines))
        except GameError as error:
            app.notice(str(error), warn=True)

    def done(state: FormState) -> None:
        leagues.record(season, number, draft.report, draft.sheets, state.sheets, state.paid)
        (home, away), (ours, theirs) = (sheet.name for sheet in draft.sheets), draft.report.score
        app.notice(f"{home} {ours} – {theirs} {away} is in the books")

    app.push(Form(app, form, kept=kept, done=done, led=led, filled=filled_in(draft.answers)))


def lines_of(match: LeagueMatch, draft: FormDraft, answers: list[Answer], standing: int) -> tuple[str, ...]:
    """The answers of a form as lines of a record; those that can still be taken back say so."""
    form = open_form(*draft.sheets, draft.report, match.kept.season.rules.rule_set)
    lines = []
    for place, answer in enumerate(answers):
        assert form.pending is not None
        line = NOTATION.line(form.pending, answer)
        lines.append(line if place < standing else line + FREE)
        form.answer(answer)
    return tuple(lines)


def filled_in(lines: tuple[str, ...]) -> Filled:
    """The answers in such lines; those of an older version of the game stand. Raises RecordError."""
    answers, standing = [], 0
    for place, line in enumerate(lines, 1):
        read = read_record(f"record 1 {FORM.name}\n{line}\n", "the form")
        answer, _ = NOTATION.answer(read.body[-1])
        answers.append(answer)
        if not line.endswith(FREE):
            standing = place
    return Filled(tuple(answers), standing)
