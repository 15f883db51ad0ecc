"""From a match to its form, and from the form into the books; a form that is left waits as it is."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from game.core.answers import Notation
from game.core.errors import GameError, LeagueError
from game.core.record import read_record
from game.core.requests import Answer
from game.games.sevens.league.form import FORM, open_form
from game.games.sevens.league.form_state import FormState
from game.games.sevens.league.report import MatchReport, how_decided, wrong
from game.store.leagues.kept import PERSON, FormDraft
from game.store.leagues.leagues import Leagues
from game.store.store import Store
from game.ui.context import Context
from game.ui.league_match import (
    LeagueMatch,
    begun_in,
    check_unplayed,
    coming,
    conceded_in,
    open_session,
    play_on,
    retire,
    retire_match,
)
from game.ui.scenes.seasons.coaches_market import coaches_spend
from game.ui.scenes.seasons.form import Form
from game.ui.scenes.seasons.form_run import Filled

NOTATION: Final = Notation(FORM, {})
FREE: Final = "  # can be taken back"


def open_form_of(app: Context, leagues: Leagues, match: LeagueMatch, report: MatchReport) -> None:
    """The form of a match is opened. Raises GameError for a report that cannot be, or cannot be kept."""
    open_kept(app, leagues, match, keep_report(app.store, leagues, match, report))


def keep_report(store: Store, leagues: Leagues, match: LeagueMatch, report: MatchReport) -> FormDraft:
    """A report is kept in a form; what was begun of a match that was decided otherwise is given up. Nothing
    is written if that is being played, or is over and waits, or if the report cannot be. Raises GameError."""
    if complaints := wrong(report, match.sheets, winner_needed=match.fixture.winner_needed):
        raise LeagueError(complaints[0])
    season, number = match.kept.id, match.fixture.number
    begun = begun_in(store, leagues, match.kept, (number,)) if report.how != "played" else []
    if begun:
        check_unplayed(store, leagues, match.kept, (number,))
    waiting = leagues.draft(season, number)
    if report.how != "played" and (
        any(each.over for each in begun) or (waiting is not None and waiting.report.how != report.how)
    ):
        raise LeagueError(f"match {number} has been played meanwhile: its form waits, unless you give it up")
    draft = FormDraft(report, match.sheets)
    leagues.keep_draft(season, number, draft)
    retire(store, begun)
    return draft


def go_on_with_form(app: Context, leagues: Leagues, match: LeagueMatch, draft: FormDraft) -> None:
    """A form that was left is opened as it was; if a team has changed meanwhile, with what still fits."""
    if draft.sheets != match.sheets:
        app.notice("a team has changed since: look over what has been filled in")
        lines = fitting(match, draft.report, draft.answers)
        draft = FormDraft(draft.report, match.sheets, lines)
        if complaints := wrong(draft.report, match.sheets, winner_needed=match.fixture.winner_needed):
            raise LeagueError(complaints[0])
        leagues.keep_draft(match.kept.id, match.fixture.number, draft)
    open_kept(app, leagues, match, draft)


def open_kept(app: Context, leagues: Leagues, match: LeagueMatch, draft: FormDraft) -> None:
    """A form as it was left. Raises GameError."""
    season, number = match.kept.id, match.fixture.number
    form = open_form(*draft.sheets, draft.report, match.kept.season.rules.rule_set)
    led = frozenset(
        side for side, place in enumerate(match.fixture.teams) if match.kept.entries[place].coach != PERSON
    )

    known = draft.answers  # that stand in the file, as far as this window knows

    def kept(answers: list[Answer], standing: int) -> None:
        nonlocal known
        filled = FormDraft(draft.report, draft.sheets, lines_of(match, draft, answers, standing))
        try:
            leagues.keep_answers(season, number, filled, known)
            known = filled.answers
        except LeagueError as error:
            app.notice(str(error), warn=True)
            app.pop()
            _open_anew(app, leagues, match, filled, known)
        except GameError as error:
            app.notice(str(error), warn=True)

    def done(state: FormState) -> None:
        try:
            leagues.check_answers(season, number, known)
            leagues.record(season, number, draft.report, draft.sheets, state.sheets, state.paid)
        except LeagueError:
            app.pop()
            _open_anew(app, leagues, match, leagues.draft(season, number) or draft, known)
            raise
        (home, away), (ours, theirs) = (sheet.name for sheet in draft.sheets), draft.report.score
        how = how_decided(draft.report, (home, away))
        said = [f"{home} {ours} – {theirs} {away} is in the books" + (f": {how}" if how else "")]
        with suppress(GameError):  # what is still being played somewhere is refused by `decided`
            retire_match(app.store, leagues, match)
        with suppress(GameError):  # they do it after the next match, then
            said += coaches_spend(app.store, leagues, season)
        app.notice(". ".join(said))
        if leagues.warning:
            app.notice(leagues.warning, warn=True)

    def go_on() -> None:
        from game.ui.scenes.match import MatchScene

        try:
            play_on(app.store, leagues, match, known)
            session = open_session(app.store, leagues, match)
        except GameError as error:
            app.notice(str(error), warn=True)
            return
        app.replace(MatchScene(app, session))

    conceded = draft.report.how == "played" and bool(conceded_in(app.store, leagues, match))
    filled = filled_in(draft.answers)
    given_back = go_on if conceded else None
    app.push(Form(app, form, kept=kept, done=done, led=led, filled=filled, go_on=given_back))


def _open_anew(
    app: Context, leagues: Leagues, match: LeagueMatch, filled: FormDraft, known: tuple[str, ...]
) -> None:
    """Another window has changed something: the form as it is now, with what was filled in as far as it
    fits, or with what the other window has filled in; none if the match is decided, or gone."""
    season, number = match.kept.id, match.fixture.number
    try:
        kept = leagues.season(season)
        fixture = kept.season.fixtures[number - 1]
        waiting = leagues.draft(season, number)
        if fixture.report is None and waiting is not None:
            same = waiting.report == filled.report and waiting.answers == known
            go_on_with_form(app, leagues, coming(leagues, kept, fixture), filled if same else waiting)
    except (GameError, IndexError) as error:
        app.notice(str(error), warn=True)


def fitting(match: LeagueMatch, report: MatchReport, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines of a form that answer the same questions with the teams as they are now, from the first."""
    form = open_form(*match.sheets, report, match.kept.season.rules.rule_set)
    found: list[str] = []
    for line, answer in zip(lines, filled_in(tuple(lines)).answers, strict=True):
        if form.pending is None or form.refusal(answer) is not None:
            break
        if NOTATION.line(form.pending, answer) != line.removesuffix(FREE):
            break
        form.answer(answer)
        found.append(line)
    return tuple(found)


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
