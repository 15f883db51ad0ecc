"""The hand at the picker: rows, tabs and the button by mouse; arrows, Tab, Enter and letters by keyboard."""

from __future__ import annotations

from typing import Final

import pygame

from game.core.requests import Choice
from game.ui.hand import Hand, Outcome
from game.ui.tables.sevens.picker import Picker
from game.ui.tables.sevens.picker_card import Places
from game.ui.tables.sevens.stage import Stage
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
TURNS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
LETTERS: Final = range(pygame.K_a, pygame.K_z + 1)


class PickerHand(Hand):
    """Buys one thing; the next question brings the next hand, and the picker stays where it was."""

    def __init__(self, stage: Stage, picker: Picker, request: Choice) -> None:
        super().__init__()
        self.stage, self.picker, self.request = stage, picker, request
        picker.open(request.seats[0], stars=not stage.state.house.season)

    @property
    def how(self) -> str:
        return "Rows: arrows or click; Enter buys; Tab: next page"

    @property
    def at(self) -> Places:
        """Where the parts of the card lie."""
        return Places(self.stage.place)

    def claims(self, e: Input) -> bool:
        if e.kind != "key" or e.ctrl:
            return False
        if self.picker.search and (e.key in (pygame.K_SPACE, pygame.K_BACKSPACE) or e.action == "back"):
            return True
        keys = (*ENTER, *STEPS, *PAGES, *TURNS, pygame.K_TAB)
        return e.key in keys or (self.picker.stars and e.key in LETTERS)

    def handle(self, e: Input) -> bool:
        match e.kind:
            case "key":
                return self._key(e)
            case "text" if self.picker.stars and (e.text.strip() or self.picker.search):
                self.picker.look(self.picker.search + e.text)
                return True
            case "wheel":
                self._scroll(-round(e.dy))
                return True
            case "down":
                return self._press(e.pos)
            case "move":
                return self._point(e.pos)
            case "up":
                self.picker.held = False
                return bool(self.at.box.collidepoint(e.pos))
        return False

    def _key(self, e: Input) -> bool:
        p = self.picker
        if not self.claims(e):
            return False
        if e.key in ENTER:
            self._buy()
        elif e.key in STEPS:
            self._go(p.row + STEPS[e.key])
        elif e.key in PAGES:
            self._go(p.row + PAGES[e.key] * self.at.many)
        elif e.key in TURNS:
            p.turn(p.tab + TURNS[e.key])
        elif e.key == pygame.K_TAB:
            p.turn(p.tab + (-1 if e.shift else 1))
        elif e.key == pygame.K_BACKSPACE:
            p.look(p.search[:-1])
        elif e.action == "back":
            p.look("")
        return True

    def _at(self, pos: Point) -> tuple[str, int]:
        """What lies at a place: a tab, a row, the scroll bar, the button, or nothing."""
        at, p = self.at, self.picker
        tab = next((n for n, box in enumerate(at.tabs()[: len(p.tabs)]) if box.collidepoint(pos)), -1)
        row, count = at.row_at(pos), len(self._rows())
        if tab >= 0:
            return "tab", tab
        if row >= 0 and p.top + row < count:
            return "row", p.top + row
        if at.buy.collidepoint(pos):
            return "buy", 0
        if count > at.many and at.bar.inflate(6, 8).collidepoint(pos):
            return "bar", 0
        return "", -1

    def _point(self, pos: Point) -> bool:
        p = self.picker
        if p.held:
            p.top = self.at.top_at(pos[1], len(self._rows()))
            return True
        p.pointed = self._at(pos)
        return bool(self.at.box.collidepoint(pos))

    def _press(self, pos: Point) -> bool:
        p = self.picker
        if not self.at.box.collidepoint(pos):
            return False
        match self._at(pos):
            case ("tab", tab):
                p.turn(tab)
            case ("row", row):
                p.row = row
                self.stage.sound("click", 0.5)
            case ("bar", _):
                p.held = True
                p.top = self.at.top_at(pos[1], len(self._rows()))
            case ("buy", _):
                self._buy()
        return True

    def _rows(self) -> list[object]:
        return list(self.picker.rows(self.stage.state, self.request))

    def _go(self, row: int) -> None:
        """To a row, which is then seen."""
        p, many = self.picker, self.at.many
        p.row = max(0, min(row, len(self._rows()) - 1))
        p.top = max(p.row - many + 1, min(p.top, p.row))

    def _scroll(self, by: int) -> None:
        p = self.picker
        p.top = max(0, min(p.top + by, len(self._rows()) - self.at.many))

    def _buy(self) -> None:
        rows = self.picker.rows(self.stage.state, self.request)
        if not rows:
            return
        row = rows[min(self.picker.row, len(rows) - 1)]
        if row.option is None:
            self.stage.refuse(f"{row.name}: {row.why} (S7-2.4)")
            return
        self.outcome = Outcome(row.option)
