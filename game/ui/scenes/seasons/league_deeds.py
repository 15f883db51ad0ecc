"""What is done from a league's wall after a question."""

from __future__ import annotations

from collections.abc import Callable

from game.core.errors import GameError
from game.ui.context import Context
from game.ui.scenes.overlays import Ask
from game.ui.scenes.seasons.league_book import LeagueBook


def ask_back(app: Context, book: LeagueBook, done: Callable[[], None]) -> None:
    """The last match of the team that is looked at is taken back, if nothing keeps it; ``done`` then."""
    fixture = book.last_of(book.team)
    if fixture is None or fixture.report is None:
        return
    home, away = (book.sheets[place].name for place in fixture.teams)
    score = "{} – {}".format(*fixture.report.score)
    season, number = book.kept.id, fixture.number
    try:
        lost = book.leagues.lost_with(season, number)
    except GameError as error:
        app.notice(str(error), warn=True)
        return

    def take_back() -> None:
        try:
            book.leagues.take_back(season, number, all_since=bool(lost))
        except GameError as error:
            app.notice(str(error), warn=True)
        done()

    words = f"{home} {score} {away}. Both teams, their money and the table are as they were before it; "
    words += "its form waits."
    if lost:
        words += f" With it goes what has happened since: {'; '.join(lost)}."
    yes = "Take back with all since" if lost else "Take it back"
    kind = "danger" if lost else "primary"
    app.push(Ask(app, "Take back the last match?", words, yes=yes, kind=kind, then=take_back))
