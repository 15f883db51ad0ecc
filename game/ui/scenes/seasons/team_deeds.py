"""What can be done with a team that is kept: its office, a copy, a file, a page to print, its end."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from game.games.sevens.league.sheet import TeamSheet
from game.store.leagues.kept import KeptTeam
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import export_beside, print_team
from game.ui.context import Context
from game.ui.scenes.overlays import Ask, Question
from game.ui.scenes.seasons.import_team import ImportTeam, shortened
from game.ui.scenes.seasons.team_office import open_office
from game.ui.widgets import clipboard
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.widget import Message

DEEDS: Final = (
    ("office", "Office", "person"),
    ("copy", "Copy", "copy"),
    ("export", "Export", "save"),
    ("print", "Print", "book"),
    ("delete", "Delete", "bin"),
)


class Tried(Protocol):
    """Does something with the books, says what keeps it from being done, or that it is."""

    def __call__(self, work: Callable[[], object], done: str = "") -> bool: ...


class TeamDeeds:
    """``tried`` does what is asked and shows what is so then."""

    def __init__(self, app: Context, leagues: Leagues, tried: Tried) -> None:
        self.app, self.leagues, self.tried = app, leagues, tried

    def about(self, deed: str, team: KeptTeam) -> None:
        """One of the deeds that a team's buttons name."""
        sheet = team.sheet
        folder = self._own() or Path.cwd()
        stem = "".join(letter if letter.isalnum() else "-" for letter in sheet.name).strip("-") or "team"
        match deed:
            case "office":
                self.tried(lambda: open_office(self.app, self.leagues, team.id))
            case "copy":
                self.tried(lambda: self.leagues.copy_team(team.id), f"{sheet.name} is copied")
            case "export":
                self._export(sheet, folder)
            case "print":
                self._print(sheet, folder / f"{stem}.html")
            case "delete":
                self.app.push(
                    Ask(
                        self.app,
                        f"Delete {sheet.name}?",
                        "All its players go with it. Export it first if you may want it again.",
                        yes="Delete",
                        kind="danger",
                        then=lambda: self._do(lambda: self.leagues.delete_team(team.id)),
                    )
                )

    def _print(self, sheet: TeamSheet, path: Path) -> None:
        """The roster as a page, shown by whatever shows pages here."""
        if self.tried(lambda: print_team(sheet, path), f"written to {path}"):
            webbrowser.open(path.as_uri())

    def _own(self) -> Path | None:
        """The game's own folder for teams' files, if it keeps any."""
        return self.app.store.places.data / "teams" if self.app.store.places else None

    def _export(self, sheet: TeamSheet, folder: Path) -> None:
        """Written to a file of its own; where that is, is said until it is read."""
        written: list[Path] = []
        if self.tried(lambda: written.append(export_beside(sheet, folder))):
            self.app.push(Written(self.app, sheet.name, written[0]))

    def ask_file(self) -> None:
        """A file is picked or named, and the team in it kept."""
        self.app.push(ImportTeam(self.app, self.leagues, self._own(), self._imported))

    def _imported(self, name: str) -> None:
        self.tried(lambda: None, f"{name} is kept")

    def _do(self, work: Callable[[], object]) -> None:
        self.tried(work)


class Written(Question):
    """Says where a team's file is; its path can be copied."""

    def __init__(self, app: Context, name: str, path: Path) -> None:
        super().__init__(app)
        self.name, self.path = name, path

    def build(self, c: Canvas) -> None:
        buttons = (("done", "Done", "primary", "Enter"), ("copy", "Copy the path", "plain", ""))
        words = f"{self.name} is in the file {self.path.name}, in the folder\n{shortened(self.path.parent)}"
        self.dialog = Dialog(c, "Exported", words, buttons, way_out="done", icon="save", width=720)
        self.group = self.dialog.group

    def on_message(self, m: Message) -> None:
        if m.name == "copy":
            clipboard.put(str(self.path))
            self.app.notice("The path is copied.")
        elif m.name == "done":
            self.app.pop()
