"""A team comes from a file: one of those that lie about, or one whose path is typed or pasted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.core.errors import AlteredError, GameError
from game.games.sevens.data.rosters import roster
from game.games.sevens.league.sheet import TeamSheet, value
from game.store.files import is_folder
from game.store.leagues import team_files
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import FoundTeam, found_teams, import_team
from game.ui.context import Context
from game.ui.scenes.overlays import Ask, Overlay
from game.ui.scenes.pick_one import STEPS
from game.ui.scenes.seasons.look import RED, put_crest, row_ground, thousands
from game.ui.widgets import clipboard
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.text import undrawn
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Group, Message

LONGEST: Final = 400  # letters of a file's name
WIDTH: Final = 820.0  # of the card, at text scale 1


class ImportTeam(Overlay):
    """``done`` hears what the team is called. What is typed finds among the files that lie in the usual
    folders; a path names another file, or a folder whose files are listed instead."""

    def __init__(self, app: Context, leagues: Leagues, own: Path | None, done: Callable[[str], None]) -> None:
        super().__init__(app)
        self.leagues, self.done = leagues, done
        self.usual = found_teams(team_files.usual_folders(own))
        self.found: Sequence[FoundTeam] = self.usual
        self.words, self.chosen = "", 0
        self.hits = list(self.found)

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        t = self.theme
        w = min(1200.0, WIDTH * min(1.6, t.text_scale))
        self.card = Box(640 - w / 2, 24, w, 672)
        inside = self.card.cut(22, 30 + t.size(22) * 1.6, 22, 18)
        row = t.row(46)
        paste = Button("paste", Box(0, inside.y, 0, row), "Paste", icon="copy", size=16)
        paste.rect.w = paste.natural_w(c, 110)
        paste.rect.right = inside.right
        field = TextField(
            "path",
            Box(inside.x, inside.y, paste.rect.x - 10 - inside.x, row),
            self.words,
            place="find a team, or type a path",
            icon="search",
            most=LONGEST,
            free=True,
        )
        room = Box(inside.x, field.rect.bottom + 12, inside.w, 0)
        room.h = inside.bottom - row - 12 - room.y
        tall = c.leading(17) + c.leading(14) + 10
        self.list = ScrollList(
            "file", room, len(self.hits), tall, self._row, opens=True, chosen=self.chosen if self.hits else -1
        )
        self.list.show(max(0, self.chosen))
        take = Button("take", Box(0, inside.bottom - row, 0, row), "Import", kind="primary", key="Enter")
        leave = Button("leave", Box(0, inside.bottom - row, 0, row), "Cancel", key="Esc")
        right = inside.right
        for button in (take, leave):
            button.rect.w = button.natural_w(c, 140)
            button.rect.right = right
            right = button.rect.x - 12
        take.enabled = bool(self.hits) or self.named is not None
        self.group = Group(field, paste, self.list, leave, take, trap=True)
        self.group.set_focus("path")

    @property
    def named(self) -> Path | None:
        """The path that is typed, if it is one."""
        words = self.words.strip().strip("\"'").removeprefix("file://")
        if not any(mark in words for mark in ("/", "\\", "~")):
            return None
        try:
            return Path(words).expanduser()
        except (RuntimeError, ValueError):
            return None

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        found, every = len(self.hits), len(self.found)
        note = f"{every} found" if found == every else f"{found} of {every} found"
        card(c, self.card, "Import a team", note=note, seed=15)
        if not self.hits:
            at = self.list.rect.x + 16, self.list.rect.y + 16
            c.para(self._nothing(), at, self.list.rect.w - 32, 17, INK_SOFT, "strong")

    def _nothing(self) -> str:
        if self.named is not None:
            if is_folder(self.named):
                return f"No team\u2019s file lies in the folder {self.named}."
            return f"Import takes {self.named}."
        if self.words:
            return f"No file here is called \u201c{self.words}\u201d. A path names any other one."
        return (
            "No team's file lies in your downloads, documents, desktop or home folder, nor in the game's "
            "own. Type or paste the path of a file, or of a folder."
        )

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        found = self.hits[i]
        row_ground(c, r, i, state)
        x, y = r.x + 50, r.y + 4 + c.leading(17) / 2
        sheet = found.sheet
        if sheet is not None:
            put_crest(c, sheet.name, sheet.colours, (r.x + 26, r.centery), min(34.0, r.h * 0.74))
            own = roster(sheet.roster)
            worth = f"{own.name if own else sheet.roster}, TV {thousands(value(sheet))}"
            end = c.text(worth, (r.right - 10, y), 15, INK_SOFT, "strong", "midright").x
            c.text(sheet.name, (x, y), 17, INK, "bold", room=end - x - 12)
        else:
            c.text(found.path.name, (x, y), 17, INK_SOFT, "bold", room=r.right - x - 10)
        y = r.bottom - 4 - c.leading(14) / 2
        where = shortened(found.path)
        if found.trouble:
            where = f"{found.path.name}: {found.trouble}"
        c.text(where, (x, y), 14, RED if found.trouble else INK_SOFT, "text", room=r.right - x - 10)

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if e.kind == "key" and e.key in STEPS and self.group["path"].focused and self.hits:
            self._turn(min(len(self.hits) - 1, max(0, self.chosen + STEPS[e.key])))
            return TAKEN
        if e.kind == "key" and e.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.group["file"].focused:
            return Message("take", once=True)
        m = super().handle(e)
        if self._built and self.list.chosen >= 0:
            self.chosen = self.list.chosen
        return m

    def _turn(self, at: int) -> None:
        self.chosen = self.list.chosen = at
        self.list.show(at)

    def on_message(self, m: Message) -> None:
        match m.name:
            case "path":
                self._search(str(m.value))
            case "paste":
                self._search(clipboard.get())
            case "file":
                self.chosen = m.value
            case "take" | "path.done" | "file.open":
                self._take(chosen=m.name == "file.open")
            case "leave" | "back":
                self.app.pop()

    def _search(self, words: str) -> None:
        """What is typed has changed: other files are found."""
        self.words = words
        if (named := self.named) is not None:
            self.found = found_teams([named]) if is_folder(named) else []
            self.hits = list(self.found)
        else:
            self.found = self.usual
            wanted = words.casefold().split()
            self.hits = [each for each in self.found if all(word in _searched(each) for word in wanted)]
        self.chosen = 0
        self.rebuild()

    def _take(self, *, chosen: bool) -> None:
        """The file that is named, or the row that is chosen."""
        named = None if chosen else self.named
        if named is not None and is_folder(named) and not self.hits:
            self.app.notice(f"no team's file lies in the folder {named}", warn=True)
        elif named is not None and not is_folder(named):
            self._import(named)
        elif self.hits:
            self._import(self.hits[self.chosen].path)

    def _import(self, path: Path, *, altered: bool = False) -> None:
        try:
            sheet = import_team(path, altered=altered)
        except AlteredError as error:
            words = f"{path.name}: {error.reason}. Its team is legal, and can be taken as it is."
            then = self._again(path)
            self.app.push(Ask(self.app, "Take it as it is?", words, yes="Take it", no="Leave it", then=then))
            return
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self._keep(sheet)

    def _again(self, path: Path) -> Callable[[], None]:
        return lambda: self._import(path, altered=True)

    def _keep(self, sheet: TeamSheet) -> None:
        """The team is kept; one whose name is taken under another, if that is wished."""
        try:
            taken = self.leagues.has_team(sheet.name)
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        if not taken:
            self._kept(sheet)
            return
        words = f"There is a team called {sheet.name} already. The new one gets a number behind its name."
        self.app.push(
            Ask(
                self.app, "Keep it as another one?", words, yes="Keep both", no="Leave it", icon="copy",
                then=lambda: self._kept(sheet),
            )
        )  # fmt: skip

    def _kept(self, sheet: TeamSheet) -> None:
        try:
            ident = self.leagues.add_team(sheet, renamed=True)
            name = self.leagues.team(ident).sheet.name
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.app.pop()
        self.done(name)
        if undrawn("".join((name, *(member.name for member in sheet.members)))):
            self.app.notice(f"{name} is kept; names in it have letters that no font here has", warn=True)


def _searched(found: FoundTeam) -> str:
    """The words of a row, to be found by."""
    return f"{found.sheet.name if found.sheet else ''} {found.path}".casefold()


def shortened(path: Path) -> str:
    """A path with ~ for one's own folder."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
