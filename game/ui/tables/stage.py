"""What the stage of any box has: its desk with the match, sounds that come from somewhere, announcements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from game.core.match import Match
from game.ui.table import Desk
from game.ui.table_words import Announcement

P = TypeVar("P")
"""How a box says where on its table something is."""
ASIDE: Final = 0.7  # no sound comes from one side alone
WIDE: Final = 1.4  # how far apart both ends of a field are heard, which is seen whole
REFUSED_S: Final = 2.5


class TableStage(ABC, Generic[P]):
    """What clips and hands work on, as far as it is the same in every box."""

    desk: Desk
    rattling: ClassVar[float] = 0.5  # how loud the dice in the hand are

    @property
    def match(self) -> Match[Any]:
        """The match; its state may be ahead of the picture."""
        return self.desk.match

    @property
    def reduced(self) -> bool:
        """Reduced motion: nothing rolls, hops, slides or flies."""
        return bool(self.desk.app.theme.reduced_motion)

    # ------------------------------------------------------------------- sounds
    @abstractmethod
    def pan(self, place: P) -> float:
        """From which side a place is heard, -1 to 1."""

    def sound(self, name: str, volume: float = 1.0, place: P | None = None) -> None:
        """Plays a sound; ``place`` is where on the table."""
        sound = self.desk.app.sound
        if sound is not None:
            sound.play(name, volume, 0.0 if place is None else max(-ASIDE, min(ASIDE, self.pan(place))))

    def cue(self, name: str, volume: float = 1.0, place: P | None = None) -> Callable[[], None]:
        """A sound to be played later."""
        return lambda: self.sound(name, volume, place)

    def rattle(self, on: bool) -> None:
        """The dice rattle in the hand or the cup, or not."""
        sound = self.desk.app.sound
        if sound is not None and on:
            sound.loop("cup_shake", self.rattling)
        elif sound is not None:
            sound.stop("cup_shake")

    # -------------------------------------------------------------------- words
    def refuse(self, why: str) -> None:
        """Says in one line why something was refused, if such lines are wanted."""
        if why and self.desk.app.settings.explain_refusals:
            self.desk.app.notice(why, seconds=REFUSED_S, passing=True)
            self.sound("error")

    def announce(self, announcement: Announcement | None) -> None:
        """Words across the table, or none."""
        self.desk.seen.announcement, self.desk.seen.announced = announcement, 0.0
