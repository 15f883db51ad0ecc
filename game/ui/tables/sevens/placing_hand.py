"""Hands that set players down: in a set-up, and in a kick-off event that moves them. A drag that comes to
nothing says why and lets go."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

import pygame

from game.core.grid import NOWHERE
from game.core.requests import Option
from game.games.sevens.state import NOBODY
from game.ui.hand import Action, Outcome
from game.ui.tables.sevens.choosing import Choosing
from game.ui.tables.sevens.hands import BoardHand
from game.ui.tables.sevens.putting_right import WORDS, Event
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input

OFF: Final = (pygame.K_DELETE, pygame.K_BACKSPACE)


class PlacingHand(BoardHand):
    """Players are set down one by one, and who stands already is put right."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(choosing)
        self._at: Point = (0.0, 0.0)  # where a drag ended

    @abstractmethod
    def stands(self, player: int) -> bool:
        """May it be taken away again from where it stands?"""

    @abstractmethod
    def take_away(self, player: int) -> None:
        """It goes back to where it came from."""

    @abstractmethod
    def why_missed(self, player: int, pos: Point) -> str:
        """Why a player that was dropped beside the pitch stays where it is."""

    # --------------------------------------------------------------- correcting
    def answer(self, option: Option) -> None:
        anew = self.choosing.anew(option)
        super().answer(option)
        if anew is not None:
            self.come_to(anew)

    def come_to(self, outcome: Outcome) -> None:
        """Answers are given in the place of others."""
        self.choosing.put_cursor(NOWHERE)
        self.outcome = outcome

    # ----------------------------------------------------------- keys, pointer
    def claims(self, e: Input) -> bool:
        return (e.kind == "key" and e.key in OFF and self.choosing.chosen != NOBODY) or super().claims(e)

    def _key(self, e: Input) -> bool:
        if e.key in OFF and self.choosing.chosen != NOBODY:
            if not e.repeat:
                self.take_away(self.choosing.chosen)
            return True
        return super()._key(e)

    def _held(self, e: Input) -> bool:
        if e.kind == "up":
            self._at = e.pos
        return super()._held(e)

    def _set_down(self, counter: int, square: int) -> None:
        choosing = self.choosing
        if square != NOWHERE and choosing.counter_on(square) == counter:
            return  # back where it was
        option = choosing.drop(counter, square) if square != NOWHERE else None
        if option is not None:
            self.answer(option)
            return
        beside = square == NOWHERE
        choosing.refuse(self.why_missed(counter, self._at) if beside else choosing.why_not(square))
        choosing.choose(NOBODY)


class EventHand(PlacingHand):
    """Solid Defence and Quick Snap: each open player once, and who was moved may be moved otherwise."""

    @property
    def event(self) -> Event:
        """What is under way."""
        event = self.choosing.event
        assert event is not None
        return event

    def actions(self) -> Sequence[Action]:
        if not self.stands(self.choosing.chosen):
            return super().actions()
        hint = f"Where it stood before ({self.event.rule})"
        return (Action("put_back", "Put back", hint=hint, own_key="delete"),)

    @property
    def how(self) -> str:
        if self.stands(self.choosing.chosen):
            return "Another lit square; Esc lets go"
        if self.choosing.chosen == NOBODY and self.event.moves:
            return "An open player, or again one that was moved"
        return super().how

    def press(self, name: str) -> None:
        if name == "put_back":
            self.take_away(self.choosing.chosen)
        else:
            super().press(name)

    def stands(self, player: int) -> bool:
        return player in self.event.moved

    def take_away(self, player: int) -> None:
        choosing, event = self.choosing, self.event
        home = event.home(player)
        option = choosing.drop(player, home) if self.stands(player) else None
        if option is not None:
            self.answer(option)
        elif self.stands(player):
            choosing.refuse(choosing.why_not(home))
        else:
            who = choosing.stage.names.player(player)
            choosing.refuse(f"{who} has not been moved: it stands where it stood ({event.rule})")

    def why_still(self, counter: int) -> str:
        return self.event.why_still(counter, self.choosing.stage.names)

    def why_missed(self, player: int, pos: Point) -> str:
        event, who = self.event, self.choosing.stage.names.player(player)
        where = "of its own side" if WORDS[event.rule] == "place" else "next to it"
        return f"{who} stays where it is: it goes to an empty square {where} ({event.rule})"
