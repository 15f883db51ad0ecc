"""The file of leagues cannot be used: what is wrong with it, the backups that there are, and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Final

import pygame

from game.core.errors import DamagedError, GameError
from game.games.sevens.league.words import counted
from game.store.leagues.backups import copies_of
from game.store.leagues.leagues import Leagues
from game.store.leagues.putting_back import Backup, put_back, set_aside, sound_backups
from game.ui.context import Context
from game.ui.scenes.overlays import Overlay
from game.ui.scenes.seasons.look import row_ground
from game.ui.widgets import clipboard
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import Group, Message

WHEN: Final = "%d %B %Y, %H:%M"
WIDTH: Final = 860.0  # of the card, at text scale 1
ROWS: Final = 6  # in sight at once, if there is room for them
GAP: Final = 12.0
KB: Final = 1024


class DamagedFile(Overlay):
    """A backup of one's choice is put back, the file taken as it is if somebody has changed it, or set aside
    if there is no backup: nothing is ever deleted. ``then`` is done when the file can be used again."""

    def __init__(self, app: Context, error: DamagedError, then: Callable[[], None]) -> None:
        super().__init__(app)
        assert app.store.places is not None  # what lies in memory is never damaged
        self.path = app.store.places.leagues
        self.error, self.then = error, then
        self.backups = sound_backups(self.path)
        self.chosen = 0

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        t = self.theme
        w = min(1200.0, WIDTH * min(1.5, t.text_scale))
        head = 30 + t.size(22) * 1.6
        self.lines = c.lines(self.words(), w - 44, 16)
        row = t.row(46)
        told = len(self.lines) * c.leading(16)
        tall = c.leading(17) + c.leading(14) + 12
        buttons = self._buttons(c, w - 44, row)
        foot = max((b.rect.bottom for b in buttons), default=0.0)
        room = 696 - head - told - foot - 2 * GAP - 18
        listed = min(room, tall * min(ROWS, len(self.backups)) + 4) if self.backups else 0.0
        h = head + told + GAP + listed + GAP + foot + 18
        self.card = Box(640 - w / 2, 360 - h / 2, w, h)
        self.inside = self.card.cut(22, head, 22, 18)
        for button in buttons:
            button.rect.x += self.inside.x
            button.rect.y += self.inside.bottom - foot
        room_of_list = Box(self.inside.x, self.inside.y + told + GAP, self.inside.w, listed)
        self.list = ScrollList(
            "backup", room_of_list, len(self.backups), tall, self._row, opens=True, chosen=self.chosen
        )
        self.list.show(self.chosen)
        body = [self.list, *buttons] if self.backups else buttons
        self.group = Group(*body, trap=True)
        self.group.set_focus("no")

    def _buttons(self, c: Canvas, w: float, row: float) -> list[Button]:
        """From the right to the left, a second line of them below the first if there is no room for all."""
        said = [("anew", "Begin anew without it", "danger", "")]
        if self.backups:
            said = [("restore", "Put this backup back", "primary", "")]
        if self.error.by_hand:
            said.append(("accept", "Take it as it is", "plain", ""))
        said += [("path", "Copy its path", "plain", ""), ("no", "Leave it", "plain", "Esc")]
        made, x, y = [], w, 0.0
        for name, words, kind, key in said:
            button = Button(name, Box(0, y, 0, row), words, kind=kind, key=key)
            button.rect.w = button.natural_w(c, 110)
            if x < w and x - button.rect.w < 0:
                x, y = w, y + row + GAP
            button.rect.x, button.rect.y = x - button.rect.w, y
            x = button.rect.x - GAP
            made.append(button)
        return made

    def words(self) -> str:
        """What is wrong, and what can be done."""
        told = str(self.error).replace(str(self.path), self.path.name, 1)
        words = told.partition(": it is left as it is")[0].partition("; the last backup")[0] + ". "
        if self.error.by_hand:
            words += "It makes sense, and is not what the game wrote: damage, or somebody's own hand. "
        if not self.backups:
            return words + "No sound backup of it lies beside it. Begun anew, it stays under another name."
        found = "This sound backup of it lies" if len(self.backups) == 1 else "These sound backups of it lie"
        return words + f"{found} beside it. The present file stays there, too, under another name."

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        card(c, self.card, "The file of leagues cannot be used", seed=15)
        y = self.inside.y
        for line in self.lines:
            c.text(line, (self.inside.x, y + c.leading(16) / 2), 16, INK, "strong")
            y += c.leading(16)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        backup = self.backups[i]
        row_ground(c, r, i, state)
        y = r.y + 5 + c.leading(17) / 2
        end = c.text(counts(backup), (r.right - 12, y), 15, INK_SOFT, "strong", "midright").x - 12
        made = f"{backup.when.astimezone():{WHEN}}{self._note(i)}"
        c.text(made, (r.x + 14, y), 17, INK, "bold", room=end - r.x - 14)
        y = r.bottom - 5 - c.leading(14) / 2
        c.text(held(backup), (r.x + 14, y), 14, INK_SOFT, "strong", room=r.w - 26)

    def _note(self, i: int) -> str:
        """Which of several it is."""
        if len(self.backups) == 1:
            return ""
        return ", the youngest" if i == 0 else ", the oldest" if i == len(self.backups) - 1 else ""

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        m = super().handle(e)
        if self._built and self.backups and self.list.chosen >= 0:
            self.chosen = self.list.chosen
        enter = e.kind == "key" and e.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not e.repeat
        if enter and self.backups and self.group["backup"].focused:
            return Message("restore", once=True)
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "no" | "back":
                self.app.pop()
            case "path":
                clipboard.put(str(self.path))
                self.app.notice(f"{self.path} is copied")
            case "restore" | "backup.open":
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
        backup = self.backups[self.chosen]
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


def counts(backup: Backup) -> str:
    """How much is in a backup, and how large it is."""
    holds = backup.holds
    played = counted(holds.played, "match", "matches")
    return f"{counted(holds.teams, 'team')}, {played}, {max(1, round(backup.size / KB)):,} KB"


def held(backup: Backup) -> str:
    """What is in a backup: the match that was booked last, or which leagues there are."""
    holds = backup.holds
    return holds.last or ", ".join(holds.leagues) or "no league yet"
