"""How matches, replays and the rulebook are opened: the one place that knows those scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.errors import GameError, RecordError
from game.store.notes import read_notes
from game.ui.context import Context
from game.ui.session import Session, branched_session, new_session, resumed_session

if TYPE_CHECKING:
    from game.ui.league_match import LeagueMatch
    from game.ui.scenes.setup_state import SetUpState


def play(app: Context, session: Session) -> None:
    """Opens a match in the place of the present scene."""
    from game.ui.scenes.match import MatchScene

    if session.warning:
        app.notice(session.warning, warn=True)
    scene = MatchScene(app, session)
    app.replace(scene)
    scene.update(0.0)  # the table is laid, whenever in a frame that is


def begin_match(app: Context, state: SetUpState) -> None:
    """A match as it was set up. Raises OptionError."""
    play(app, new_session(state.box, state.options, state.seats(), state.looks(), app.store.saves))


def resume_match(app: Context, ident: str) -> bool:
    """A saved match goes on, one of a league before its league. False: it is damaged or decided otherwise,
    which is said; the lists know the damage from now on. Raises StoreError."""
    from game.ui.league_match import decided
    from game.ui.scenes.match import MatchScene
    from game.ui.scenes.seasons.league import LeagueScene

    tied = _tied(app, app.store.saves.read(ident))
    if tied is not None and (why := decided(app.store.leagues, tied)):
        app.notice(why, warn=True)
        return False
    try:
        session = resumed_session(ident, app.store.saves)
    except RecordError as error:
        where = f" at line {error.line}" if error.line else ""
        why = " ".join(error.reason.split())
        app.store.saves.found_damaged(ident, f"line {error.line}: {why}" if error.line else why)
        app.notice(f"This save is damaged{where}: Replays can play on from before that", warn=True)
        return False
    if session.warning:
        app.notice(session.warning, warn=True)
    if tied is not None:
        app.push(LeagueScene(app, app.store.leagues, tied.kept.league))
    app.push(MatchScene(app, session))
    return True


def _tied(app: Context, text: str) -> LeagueMatch | None:
    """The fixture that a record is of; None if there is none, or its league is gone or cannot be read."""
    from game.ui.league_match import league_match

    try:
        if not read_notes(text.split("\n")).fixture:
            return None  # no file of leagues is made for it
        return league_match(app.store.leagues, text)
    except GameError:
        return None


def of_league(app: Context, text: str) -> bool:
    """Whether a record is of a league's match that it can decide."""
    return _tied(app, text) is not None


def branch_match(app: Context, text: str, answers: int) -> None:
    """A match goes on from a replay, after so many of its answers. Raises RecordError."""
    play(app, branched_session(text, answers, app.store.saves))


def watch(app: Context, text: str, title: str, *, ident: str = "") -> None:
    """A record is shown; ``ident`` if it is kept already. Raises RecordError if it cannot be."""
    from game.ui.scenes.replay import Replay

    app.push(Replay(app, text, title, ident=ident))


def open_rules(app: Context, game: str, rule: str = "") -> None:
    """The rulebook, at a rule if one is given."""
    from game.ui.scenes.rules import Rules

    app.push(Rules(app, game, at=rule))


def form_of(app: Context, text: str) -> None:
    """The form after a league's match that is over, from its record; what keeps it from being filled in is
    said."""
    from game.ui.league_match import decided, league_match, report_of
    from game.ui.scenes.seasons.after import go_on_with_form, open_form_of

    try:
        leagues = app.store.leagues
        match = league_match(leagues, text)
        if match is None:
            app.notice("this match is of no league any more", warn=True)
            return
        if why := decided(leagues, match):
            app.notice(why, warn=True)
            return
        draft = leagues.draft(match.kept.id, match.fixture.number)
        if draft is not None:
            go_on_with_form(app, leagues, match, draft)
        else:
            open_form_of(app, leagues, match, report_of(match, text))
    except GameError as error:
        app.notice(str(error), warn=True)
