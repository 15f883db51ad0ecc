"""What happens on the practice ground: kicks, drills, undo, and what is kept of them. No pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from game.core.board import TRY_DISTANCE
from game.core.gestures import KickGesture
from game.physics.flick import Kick, flick
from game.store.figures import DrillResult, PracticeKick
from game.store.kicks import Kicks
from game.store.settings import Settings
from game.ui.scenes.practice_drills import Drill
from game.ui.scenes.practice_wind import blowing, gust
from game.ui.session import now
from game.ui.tables.bfl import kick_words

NEAREST, FARTHEST, YARDS = 30, 200, 10
SHOWN: Final = 8  # last kicks on the card and in the goal
GUEST: Final = "Guest"


@dataclass(frozen=True)
class Tried:
    """A kick that was made here: from where, in what wind, and how it flew."""

    distance: int
    wind: int
    gesture: KickGesture
    kick: Kick

    @property
    def words(self) -> str:
        """What came of it, in a few words."""
        said = kick_words.flown(self.kick)
        return f"good, {said}" if self.kick.good else said


def kickers(settings: Settings) -> list[str]:
    """Who may be kicking: the persons of the last matches, then a guest."""
    names = [
        seat.name
        for setup in settings.setups.values()
        for seat in setup.seats
        if seat.player == "person" and seat.name
    ]
    return list(dict.fromkeys([*names, GUEST]))


@dataclass
class Ground:
    """The practice ground of one player at a time. Kicks are kept as they are made; undo takes them back."""

    kept: Kicks
    player: str
    clock: Callable[[], datetime] = now
    distance: int = TRY_DISTANCE
    wind: int = 0
    gusts: bool = False  # a new wind for each kick
    kicks: list[Tried] = field(default_factory=list)  # of this visit
    drill: Drill | None = None
    record: bool = False  # the drill just finished is the player's best
    _undone: list[Tried] = field(default_factory=list)

    # -------------------------------------------------------------------- kicks
    @property
    def next_distance(self) -> int:
        """Where the next kick is from."""
        return self.drill.distance if self.drill else self.distance

    @property
    def next_wind(self) -> int:
        """What blows at the next kick."""
        return self.drill.wind if self.drill else self.wind

    def take(self, gesture: KickGesture) -> Tried:
        """Kicks. It counts when it has come down: see `down`."""
        distance, wind = self.next_distance, self.next_wind
        return Tried(distance, wind, gesture, flick(gesture, distance, wind=blowing(wind)))

    def down(self, tried: Tried) -> None:
        """A kick has come down: it is counted and kept."""
        self.kicks.append(tried)
        self._undone.clear()
        self._keep(tried)
        drill = self.drill
        if drill is not None:
            drill.add(tried.kick.good)
        elif self.gusts:
            self.wind = gust(len(self.kicks))

    def _keep(self, tried: Tried) -> None:
        drill = self.drill.name if self.drill else ""
        kick = PracticeKick(
            self.clock(),
            self.player,
            tried.distance,
            tried.kick.good,
            tried.kick.why,
            blowing(tried.wind),
            drill,
        )
        self.kept.add(kick)

    # --------------------------------------------------------------------- undo
    def why_no_undo(self) -> str:
        """Why nothing can be taken back, or ""."""
        if self.drill is not None:
            return "in a drill every kick counts: start it again instead"
        return "" if self.kicks else "no kick has been made yet"

    def undo(self) -> bool:
        """Takes the last kick back, without limit: distance and wind are as they were before it."""
        if self.why_no_undo():
            return False
        tried = self.kicks.pop()
        self._undone.append(tried)
        self.kept.take_back(self.player)
        self.distance, self.wind = tried.distance, tried.wind
        return True

    def why_no_redo(self) -> str:
        """Why nothing can be given again, or ""."""
        return "" if self._undone and self.drill is None else "no kick was taken back"

    def redo(self) -> bool:
        """A kick that was taken back counts again."""
        if self.why_no_redo():
            return False
        tried = self._undone.pop()
        self.kicks.append(tried)
        self._keep(tried)
        return True

    # ------------------------------------------------------------------- drills
    def begin(self, drill: Drill | None) -> None:
        """A drill starts; None: back to free kicks."""
        self.drill, self.record = drill, False
        self._undone.clear()

    def finish(self) -> Drill | None:
        """The drill that is over, counted and kept; None while one goes on."""
        drill = self.drill
        if drill is None or not drill.over:
            return None
        result = DrillResult(self.clock(), self.player, drill.name, drill.score, drill.so_far)
        self.record = self.kept.add_drill(result)
        self.drill = None
        return drill
