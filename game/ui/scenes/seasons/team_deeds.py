"""What can be done with a team that is kept: its office, a copy, a file, a page to print, its end."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from game.games.sevens.league.sheet import TeamSheet
from game.store.leagues.kept import KeptTeam
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import export_team, import_team, print_team
from game.ui.context import Context
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.seasons.team_office import open_office

DEEDS: Final = (
    ("office", "Office", "person"),
    ("copy", "Copy", "copy"),
    ("export", "Export", "save"),
    ("print", "Print", "book"),
    ("delete", "Delete", "bin"),
)
LONGEST: Final = 400  # letters of a file's name


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
        folder = self.app.store.places.data / "teams" if self.app.store.places else Path.cwd()
        stem = "".join(letter if letter.isalnum() else "-" for letter in sheet.name).strip("-") or "team"
        match deed:
            case "office":
                self.tried(lambda: open_office(self.app, self.leagues, team.id))
            case "copy":
                self.tried(lambda: self.leagues.copy_team(team.id), f"{sheet.name} is copied")
            case "export":
                path = folder / f"{stem}.team"
                self.tried(lambda: export_team(sheet, path), f"written to {path}")
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

    def ask_file(self) -> None:
        """A file is named, and the team in it kept."""

        def take(name: str) -> None:
            self.leagues.add_team(import_team(Path(name.strip()).expanduser()))

        self.app.push(
            AskName(
                self.app, "Import a team", "Where is the file?", "", yes="Import", then=take, most=LONGEST
            )
        )

    def _do(self, work: Callable[[], object]) -> None:
        self.tried(work)
