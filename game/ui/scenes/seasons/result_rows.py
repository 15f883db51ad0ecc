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
SHARES: Final = {"played": 0.08, "TD": 0.09, "cas": 0.09, "comp": 0.09, "int": 0.09, "injury": 0.22}
COUNTS: Final = {"TD": "touchdowns", "cas": "casualties", "comp": "completions", "int": "interceptions"}
PLAIN: Final = ("played", "TD", "cas", "injury")
IN_FULL: Final = tuple(SHARES)
"""With completions and interceptions, which earn star player points (S7-14.1)."""


@dataclass(frozen=True)
class Entered:
    """What a player did. ``outcome`` None: it was not hurt."""

    played: bool = True
    touchdowns: int = 0
    casualties: int = 0
    completions: int = 0
    interceptions: int = 0
    outcome: Outcome | None = None


class PlayerRow(Widget):
    """A press on a cell goes on to its next value, the last is followed by the first; a press on the small
    minus at its left goes back. With keys, left and right choose the cell, Enter, plus and minus change it.
    Message(name, Entered)."""

    def __init__(
        self,
        name: str,
        rect: Area,
        words: str,
        entered: Entered,
        *,
        shade: bool,
        columns: tuple[str, ...] = PLAIN,
    ) -> None:
        super().__init__(name, rect)
        self.words, self.entered, self.shade = words, entered, shade
        self.columns = columns
        self.cell = 1
        self.over = -1
        self.less = False  # the pointer is on the minus of a cell

    def resume(self, before: object) -> None:
        if isinstance(before, PlayerRow):
            self.cell = before.cell

    @staticmethod
    def heads(r: Box, columns: tuple[str, ...] = PLAIN) -> list[tuple[str, float]]:
        """The heads of the cells and the middles of their columns."""
        found, right = [], r.right - 0.01 * r.w
        for words in reversed(columns):
            w = SHARES[words] * r.w
            found.append((words, right - w / 2))
            right -= w + 0.01 * r.w
        return found[::-1]

    def cells(self) -> list[Box]:
        """Where each is pressed."""
        r = self.rect
        return [
            Box(x - SHARES[words] * r.w / 2, r.y + 2, SHARES[words] * r.w, r.h - 4)
            for words, x in self.heads(r, self.columns)
        ]

    def _minus(self, i: int) -> Box | None:
        """Where a cell counts down: its left third, if there is something to take away."""
        name = COUNTS.get(self.columns[i])
        if not name or not getattr(self.entered, name):
            return None
        box = self.cells()[i]
        return Box(box.x, box.y, box.w * 0.36, box.h)

    # --------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        r, e = self.rect, self.entered
        if self.state == "focus":
            focus_ring(c, r, 6)
            c.flat(r, "#fbf5e4", r=6)
        elif self.shade:
            c.flat(r, BAND, r=5)
        ink = INK if e.played else INK_SOFT
        c.text(self.words, (r.x + 8, r.centery), 16, ink, "bold", room=self.cells()[0].x - r.x - 14)
        for i, box in enumerate(self.cells()):
            what = self.columns[i]
            lit = i == self.over or (self.state == "focus" and i == self.cell)
            c.flat(box, "#fffaf0" if lit else "#f6ebcf", r=7, border="#8a5a2c" if lit else "#cdb891", bw=1.4)
            if i == 0:
                sign, tone = ("check", GREEN) if e.played else ("cross", INK_SOFT)
                c.icon(sign, box.center, 7 * c.theme.most(1.0, 0.6), tone)
            elif what == "injury":
                hurt = RED if e.outcome is not None else INK_SOFT
                c.text(HURT_WORDS[e.outcome], box.center, 15, hurt, "strong", "center", room=box.w - 8)
            else:
                count = getattr(e, COUNTS[what])
                if minus := self._minus(i):
                    ink = INK if i == self.over and self.less else INK_SOFT
                    c.line((minus.centerx - 4, box.centery), (minus.centerx + 4, box.centery), ink, 2.2)
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
            minus = self._minus(self.over) if self.over >= 0 else None
            self.less = minus is not None and minus.collidepoint(e.pos)
        if e.kind == "key" and self.focused:
            if e.key in (pygame.K_LEFT, pygame.K_RIGHT):
                step = 1 if e.key == pygame.K_RIGHT else -1
                self.cell = min(len(self.columns) - 1, max(0, self.cell + step))
                return TAKEN
            if e.key in (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_BACKSPACE):
                return self._changed(self.cell, -1)
            if e.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
                return self._changed(self.cell, 1)
            self.over, self.less = -1, False
        return super().handle(e)

    def activate(self) -> Message:
        if self.over >= 0:
            self.cell = self.over
        elif self.hovered:
            return TAKEN
        return self._changed(self.cell, -1 if self.less else 1)

    def _changed(self, cell: int, step: int) -> Message:
        e = self.entered
        if cell == 0:
            now = Entered(played=not e.played)
        elif not e.played:
            now = Entered(played=True)
        elif name := COUNTS.get(self.columns[cell], ""):
            now = replace(e, **{name: (getattr(e, name) + step) % (MOST + 1)})
        else:
            now = replace(e, outcome=HURTS[(HURTS.index(e.outcome) + step) % len(HURTS)])
        return Message(self.name, now)
