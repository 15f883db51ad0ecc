"""Drills: kicks that count. A drill says where the next kick is from, and when it is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from game.core.board import LONGEST_KICK, TRY_DISTANCE
from game.ui.scenes.practice_wind import MOST_WIND, gust

LADDER_START, LADDER_STEP, LADDER_MISSES = 50, 10, 3
CLOCK_S = 60.0


class Drill(ABC):
    """One try at a drill. ``name`` is what the store keeps it under; more ``score`` is better."""

    name: ClassVar[str]
    title: ClassVar[str]
    words: ClassVar[str]
    stars: ClassVar[tuple[float, float, float]]  # the scores that bring one, two and three of them
    unit: ClassVar[str] = ""

    def __init__(self) -> None:
        self.kicks: list[bool] = []

    @property
    @abstractmethod
    def distance(self) -> int:
        """Where the next kick is from."""

    @property
    def wind(self) -> int:
        """The wind of the next kick: steps to the right, to the left when negative."""
        return 0

    @property
    @abstractmethod
    def over(self) -> bool:
        """Has the last kick been made?"""

    @property
    def score(self) -> float:
        """What it came to so far."""
        return float(sum(self.kicks))

    @property
    @abstractmethod
    def so_far(self) -> str:
        """How it stands, in a few words."""

    def add(self, good: bool) -> None:
        """A kick has come down."""
        self.kicks.append(good)

    def update(self, dt_s: float) -> None:
        """Time goes on."""

    @classmethod
    def stars_for(cls, score: float | None) -> int:
        """How many stars a score brings."""
        return 0 if score is None else sum(score >= least for least in cls.stars)

    @classmethod
    @abstractmethod
    def score_words(cls, score: float) -> str:
        """A score as the list shows it."""


class SetNumber(Drill):
    """So many kicks from where a try is kicked: how many go in?"""

    many: ClassVar[int]

    @property
    def distance(self) -> int:
        return TRY_DISTANCE

    @property
    def over(self) -> bool:
        return len(self.kicks) >= self.many

    @property
    def so_far(self) -> str:
        return f"kick {min(self.many, len(self.kicks) + 1)} of {self.many}, {sum(self.kicks)} made"

    @classmethod
    def score_words(cls, score: float) -> str:
        return f"{score:.0f} of {cls.many}"


class TenKicks(SetNumber):
    """Ten, no wind."""

    name, title, many = "ten kicks", "Ten kicks", 10
    words = f"from {TRY_DISTANCE} yards, no wind"
    stars = (5, 8, 10)


class CrossWind(SetNumber):
    """Five kicks, each in another wind."""

    name, title, many = "cross wind", "Cross wind", 5
    words = f"{many} from {TRY_DISTANCE} yards, the wind turns"
    stars = (2, 4, 5)

    def __init__(self, draw: Callable[[int], int] = gust) -> None:
        super().__init__()
        self._winds = [_strong(draw(i)) for i in range(self.many)]

    @property
    def wind(self) -> int:
        return self._winds[min(len(self.kicks), self.many - 1)]


class Ladder(Drill):
    """Ten yards back after each make; the third miss ends it."""

    name, title = "ladder", "The ladder"
    words = f"{LADDER_STEP} yards back after each make"
    stars = (110, 140, 180)
    unit = "yd"

    def __init__(self) -> None:
        super().__init__()
        self._at = LADDER_START
        self._longest = 0

    @property
    def distance(self) -> int:
        return self._at

    @property
    def misses(self) -> int:
        """Kicks that went wrong."""
        return self.kicks.count(False)

    @property
    def over(self) -> bool:
        return self.misses >= LADDER_MISSES or self._longest >= LONGEST_KICK

    @property
    def score(self) -> float:
        return float(self._longest)

    @property
    def so_far(self) -> str:
        left = LADDER_MISSES - self.misses
        best = f"made {self._longest}" if self._longest else "none made"
        return f"{best}, {left} miss{'' if left == 1 else 'es'} left"

    def add(self, good: bool) -> None:
        super().add(good)
        if good:
            self._longest = self._at
            self._at = min(LONGEST_KICK, self._at + LADDER_STEP)

    @classmethod
    def score_words(cls, score: float) -> str:
        return f"{score:.0f} yd" if score else "none"


class BeatTheClock(Drill):
    """As many as go in within a minute."""

    name, title = "beat the clock", "Beat the clock"
    words = f"{CLOCK_S:.0f} seconds, from {TRY_DISTANCE} yards"
    stars = (4, 8, 12)

    def __init__(self, seconds: float = CLOCK_S) -> None:
        super().__init__()
        self.left_s = seconds
        self.running = False  # the clock starts with the first kick

    @property
    def distance(self) -> int:
        return TRY_DISTANCE

    @property
    def over(self) -> bool:
        return self.left_s <= 0

    @property
    def so_far(self) -> str:
        return f"{max(0.0, self.left_s):.0f} s left, {sum(self.kicks)} made"

    def update(self, dt_s: float) -> None:
        if self.running:
            self.left_s -= dt_s

    @classmethod
    def score_words(cls, score: float) -> str:
        return f"{score:.0f} made"


def _strong(wind: int) -> int:
    """A wind that is there: never calm."""
    return wind or MOST_WIND // 2


DRILLS: tuple[type[Drill], ...] = (TenKicks, Ladder, BeatTheClock, CrossWind)
