"""The hand that calls a play on its card, the only place for that: by number, by arrows and Enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.core.requests import Choice, Option
from game.ui.hand import Hand, Outcome
from game.ui.widgets.inputs import Input

ASIDE: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
AWAY: Final = (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB)  # to the buttons round the table
NUMBERED: Final = {f"option{n + 1}": n for n in range(9)}  # actions of the key map
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class CallHand(Hand):
    """Goes from card to card by the arrows; the pointer is the table's (`Table.pick`).

    ``light`` shows what a call would do, ``lit`` says which one is shown. ``refuse`` says why a key calls
    nothing: a number by ``why_not``, Space and Enter unless something else is ``focused``.
    """

    def __init__(
        self,
        request: Choice,
        seat: int,
        light: Callable[[Option | None], None],
        lit: Callable[[], str],
        *,
        refuse: Callable[[str], None],
        why_not: Callable[[int], str],
        focused: Callable[[], bool],
    ) -> None:
        super().__init__()
        self.refuse, self.why_not, self.focused = refuse, why_not, focused
        self.options: Sequence[Option] = [option for option in request.options if option[0] == seat]
        self.light, self.lit = light, lit
        self.by_arrows = False  # a card has what elsewhere is the focus

    @property
    def shown(self) -> int:
        """The number of the card that is lifted, from 0; -1: none is."""
        words = [str(option[1][0]) for option in self.options]
        return words.index(self.lit()) if self.lit() in words else -1

    def claims(self, e: Input) -> bool:
        if e.kind != "key":
            return False
        if e.key in ASIDE or _number(e) >= 0:
            return True
        chosen = self.by_arrows and self.shown >= 0
        if e.key in ENTER or e.action == "confirm":
            return chosen or not self.focused()
        return chosen and e.key in AWAY

    def handle(self, e: Input) -> bool:
        if e.kind == "move":
            self.by_arrows = False
        if not self.claims(e):
            return False
        number = _number(e)
        if e.key in ASIDE:
            self._aside(ASIDE[e.key])
        elif e.key in AWAY:
            self.by_arrows = False
            self.light(None)
            return False
        elif not e.repeat:
            self._call(number if number >= 0 else self.shown if self.by_arrows else -1)
        return True

    def _aside(self, way: int) -> None:
        shown, many = self.shown, len(self.options)
        to = (shown + way) % many if shown >= 0 else 0 if way > 0 else many - 1
        self.by_arrows = True
        self.light(self.options[to])

    def _call(self, number: int) -> None:
        if 0 <= number < len(self.options):
            self.outcome = Outcome(self.options[number])
        else:
            self.refuse(self.why_not(number))

    def cancel(self) -> None:
        self.by_arrows = False


def _number(e: Input) -> int:
    """The option that a key stands for, from 0; -1: none."""
    if e.action in NUMBERED:
        return NUMBERED[e.action]
    return e.key - pygame.K_1 if pygame.K_1 <= e.key <= pygame.K_9 else -1
