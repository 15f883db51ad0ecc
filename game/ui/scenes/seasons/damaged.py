"""The file of leagues cannot be used: what is wrong with it, and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

from game.core.errors import DamagedError, GameError
from game.games.sevens.league.words import counted
from game.store.leagues.backups import Backup, copies_of, put_back, set_aside, sound_backups
from game.store.leagues.leagues import Leagues
from game.ui.context import Context
from game.ui.scenes.overlays import Question
from game.ui.widgets import clipboard
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.widget import Message

WHEN: Final = "%d %B %Y, %H:%M"


class DamagedFile(Question):
    """A backup is put back, the file taken as it is if somebody has changed it, or set aside if there is no
    backup: nothing is ever deleted. ``then`` is done when the file can be used again."""

    def __init__(self, app: Context, error: DamagedError, then: Callable[[], None]) -> None:
        super().__init__(app)
        assert app.store.places is not None  # what lies in memory is never damaged
        self.path = app.store.places.leagues
        self.error, self.then = error, then
        self.backups = sound_backups(self.path)

    def build(self, c: Canvas) -> None:
        buttons = [("anew", "Begin anew without it", "danger", "")]
        if self.backups:
            buttons = [("restore", "Put this backup back", "primary", "Enter")]
        if self.error.by_hand:
            buttons.append(("accept", "Take it as it is", "plain", ""))
        buttons += [("path", "Copy its path", "plain", ""), ("no", "Leave it", "plain", "Esc")]
        self.dialog = Dialog(
            c,
            "The file of leagues cannot be used",
            self._words(),
            buttons,
            way_out="no",
            icon="warn",
            width=720,
        )
        self.group = self.dialog.group

    def _words(self) -> str:
        told = str(self.error).replace(str(self.path), self.path.name, 1)
        words = told.partition(": it is left as it is")[0].partition("; the last backup")[0] + ". "
        if self.error.by_hand:
            words += "It makes sense, and is not what the game wrote: damage, or somebody's own hand. "
        if self.backups:
            words += f"The last sound backup was made on {held(self.backups[0])}. "
            words += "The present file stays beside it under another name."
        else:
            words += "No sound backup of it lies beside it. Begun anew, it stays there under another name."
        return words

    def on_message(self, m: Message) -> None:
        match m.name:
            case "no":
                self.app.pop()
            case "path":
                clipboard.put(str(self.path))
                self.app.notice(f"{self.path} is copied")
            case "restore":
                self._try(self._restore)
            case "anew":
                self._try(self._set_aside)
            case "accept":
                self._try(self._accept)

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.app.pop()
        self.then()

    def _restore(self) -> None:
        backup = self.backups[0]
        put_back(self.path, backup.path)
        self.app.notice(f"the backup of {backup.when.astimezone():{WHEN}} is put back")

    def _set_aside(self) -> None:
        for copy in copies_of(self.path):  # none of them is sound
            set_aside(copy)
        if (aside := set_aside(self.path)) is not None:
            self.app.notice(f"the file that could not be used is kept as {aside.name}")

    def _accept(self) -> None:
        with closing(Leagues(self.path, altered=True)) as leagues:
            leagues.accept()


def held(backup: Backup) -> str:
    """When a backup was made, and what is in it."""
    counts = counted(backup.teams, "team"), counted(backup.leagues, "league")
    matches = f"{counted(backup.played, 'match', 'matches')} played"
    return f"{backup.when.astimezone():{WHEN}}: {', '.join(counts)}, {matches}"
