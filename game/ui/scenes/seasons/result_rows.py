"""A player's row where a result is entered: played, touchdowns, casualties, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.games.sevens.league.report import Outcome
from game.ui.scenes.seasons.look import BAND, GREEN, RED
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Message, Widget, focus_ring

MOST: Final = 9
HURTS: Final = (None, Outcome.UNKNOWN, Outcome.BADLY_HURT, Outcome.SERIOUSLY_HURT, Outcome.DEAD)
HURT_WORDS: Final = {
    None: "unhurt",
    Outcome.UNKNOWN: "casualty: roll",
    Outcome.BADLY_HURT: "badly hurt",
    Outcome.SERIOUSLY_HURT: "seriously hurt",
    Outcome.DEAD: "dead",
}
PLACES: Final = (("played", 0.40), ("TD", 0.52), ("cas", 0.65), ("injury", 0.86))


@dataclass(frozen=True)
class Entered:
    """What a player did. ``outcome`` None: it was not hurt."""

    played: bool = True
    touchdowns: int = 0
    casualties: int = 0
    outcome: Outcome | None = None


class PlayerRow(Widget):
    """Four cells. A press on a cell goes on to its next value, the last is followed by the first; with keys,
    left and right choose the cell, Enter, plus and minus change it. Message(name, Entered)."""

    def __init__(self, name: str, rect: Area, words: str, entered: Entered, *, shade: bool) -> None:
        super().__init__(name, rect)
        self.words, self.entered, self.shade = words, entered, shade
        self.cell = 1
        self.over = -1

    def resume(self, before: object) -> None:
        if isinstance(before, PlayerRow):
            self.cell = before.cell

    @staticmethod
    def heads(r: Box) -> list[tuple[str, float]]:
        """The heads of the cells and the middles of their columns."""
        return [(words, r.x + share * r.w) for words, share in PLACES]

    def cells(self) -> list[Box]:
        """Where each is pressed."""
        r = self.rect
        widths = (0.10, 0.11, 0.12, 0.27)
        return [
            Box(r.x + share * r.w - w * r.w / 2, r.y + 2, w * r.w, r.h - 4)
            for (_, share), w in zip(PLACES, widths, strict=True)
        ]

    # --------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        r, e = self.rect, self.entered
        if self.state == "focus":
            focus_ring(c, r, 6)
            c.flat(r, "#fbf5e4", r=6)
        elif self.shade:
            c.flat(r, BAND, r=5)
        ink = INK if e.played else INK_SOFT
        c.text(self.words, (r.x + 8, r.centery), 16, ink, "bold", room=0.33 * r.w)
        for i, box in enumerate(self.cells()):
            lit = i == self.over or (self.state == "focus" and i == self.cell)
            c.flat(box, "#fffaf0" if lit else "#f6ebcf", r=7, border="#8a5a2c" if lit else "#cdb891", bw=1.4)
            if i == 0:
                c.icon("check" if e.played else "cross", box.center, 7, GREEN if e.played else INK_SOFT)
            elif i == 3:
                hurt = RED if e.outcome is not None else INK_SOFT
                c.text(HURT_WORDS[e.outcome], box.center, 15, hurt, "strong", "center", room=box.w - 8)
            else:
                count = e.touchdowns if i == 1 else e.casualties
                c.text(
                    str(count),
                    box.center,
                    18 if count else 15,
                    INK if count else INK_SOFT,
                    "display",
                    "center",
                )

    # -------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.over = next((i for i, box in enumerate(self.cells()) if box.collidepoint(e.pos)), -1)
        if e.kind == "key" and self.focused:
            if e.key in (pygame.K_LEFT, pygame.K_RIGHT):
                step = 1 if e.key == pygame.K_RIGHT else -1
                self.cell = min(3, max(0, self.cell + step))
                return TAKEN
            if e.key in (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_BACKSPACE):
                return self._changed(self.cell, -1)
            if e.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
                return self._changed(self.cell, 1)
            self.over = -1
        return super().handle(e)

    def activate(self) -> Message:
        if self.over >= 0:
            self.cell = self.over
        elif self.hovered:
            return TAKEN
        return self._changed(self.cell, 1)

    def _changed(self, cell: int, step: int) -> Message:
        e = self.entered
        if cell == 0:
            now = Entered(played=not e.played)
        elif not e.played:
            now = Entered(played=True)
        elif cell == 1:
            now = replace(e, touchdowns=(e.touchdowns + step) % (MOST + 1))
        elif cell == 2:
            now = replace(e, casualties=(e.casualties + step) % (MOST + 1))
        else:
            now = replace(e, outcome=HURTS[(HURTS.index(e.outcome) + step) % len(HURTS)])
        return Message(self.name, now)
