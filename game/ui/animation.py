"""Film: what is seen between an answer and the next question, as a queue of clips.

A clip changes a picture while time runs; its end is the same however it gets there: played, hurried or
skipped. So skipping never changes a result.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

Share = Callable[[float], None]
"""Shows a clip at a share of its time, 0 to 1. Called with 1 at the end, always."""
Cue = tuple[float, Callable[[], None]]
"""A sound or a spark: at which second of the clip, and what to do."""

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.5, "none": math.inf}


def speed_of(settings: Any) -> float:
    """How many times as fast as normal the film runs; infinite: nothing is seen of it."""
    return SPEEDS.get(getattr(settings, "animation", "normal"), 1.0)


def still(_share: float) -> None:
    """A clip that changes nothing: a pause."""


@dataclass
class Clip:
    """``begin`` prepares, ``at`` shows. Clips of one ``group`` are skipped together.

    ``done`` makes a clip that has no time of its own: it lasts until it says so (a player's ``hand`` moves a
    helmet).
    """

    seconds: float
    at: Share = still
    begin: Callable[[], object] | None = None
    cues: Sequence[Cue] = ()
    group: str = ""
    done: Callable[[], bool] | None = None
    hand: Any = None  # the table.Hand that a clip with ``done`` waits for
    hurry: bool = True  # False: lasts its time at every speed (a banner that opens a question)
    _fired: int = field(default=0, init=False)

    def start(self) -> None:
        """The clip's turn has come."""
        self._fired = 0
        if self.begin is not None:
            self.begin()

    def fire(self, t_s: float) -> None:
        """Does what is due by now."""
        while self._fired < len(self.cues) and self.cues[self._fired][0] <= t_s:
            self.cues[self._fired][1]()
            self._fired += 1


class Film:
    """Clips one after the other."""

    def __init__(self) -> None:
        self.clips: deque[Clip] = deque()
        self._t = 0.0
        self._running = False

    @property
    def busy(self) -> bool:
        """Is there anything left to see?"""
        return bool(self.clips)

    @property
    def waits(self) -> bool:
        """Does the present clip wait for a player?"""
        return bool(self.clips) and self.clips[0].done is not None

    def add(self, clips: Iterable[Clip]) -> None:
        """What comes after everything that is queued already."""
        self.clips.extend(clips)

    def clear(self) -> None:
        """Forgets the rest: the picture is about to be made anew."""
        self.clips.clear()
        self._t, self._running = 0.0, False

    def update(self, dt_s: float, speed: float = 1.0) -> None:
        """Lets time pass. What is left of it goes to the next clip, so a long step shows the same end."""
        while self.clips:
            clip = self.clips[0]
            self._open(clip)
            if clip.done is not None:
                self._t += dt_s
                clip.at(self._t)
                if not clip.done():
                    return
                self._close()
                continue
            rate = speed if clip.hurry else min(speed, 1.0)
            if math.isinf(rate) or clip.seconds <= 0:
                clip.fire(0.0)
                self._close()
                continue
            left_s = dt_s - (clip.seconds - self._t) / rate
            self._t += dt_s * rate
            if self._t < clip.seconds:  # compared as it is shared out: no rounding lets the end come twice
                clip.at(self._t / clip.seconds)
                clip.fire(self._t)
                return
            clip.fire(clip.seconds)
            self._close()
            dt_s = max(0.0, left_s)

    def skip(self) -> None:
        """Ends the present clip and those of its group at once, in silence. One that waits is left alone."""
        group = self.clips[0].group if self.clips else ""
        while self.clips and self.clips[0].done is None:
            self._open(self.clips[0])
            self._close()
            if not group or not self.clips or self.clips[0].group != group:
                return

    def finish(self) -> None:
        """Ends everything that does not wait for a player."""
        while self.clips and self.clips[0].done is None:
            self.skip()

    def _open(self, clip: Clip) -> None:
        if not self._running:
            self._running, self._t = True, 0.0
            clip.start()

    def _close(self) -> None:
        clip = self.clips.popleft()
        self._t, self._running = 0.0, False
        clip.at(1.0)


# --------------------------------------------------------------------------------------------- easing
def ease(share: float) -> float:
    """In and out."""
    return share * share * (3.0 - 2.0 * share)


def ease_out(share: float) -> float:
    """Quick at first, settling."""
    return 1.0 - (1.0 - share) ** 3


def hop(share: float) -> float:
    """Up and down once, 0 to 1 to 0."""
    return 4.0 * share * (1.0 - share)


def between(a: float, b: float, share: float) -> float:
    """A value on the way from a to b; exactly b at the end."""
    return b if share >= 1.0 else a + (b - a) * share


def part(share: float, start: float, stop: float) -> float:
    """The share of a part of a clip: 0 before ``start``, 1 from ``stop`` on."""
    if share >= stop:
        return 1.0
    return max(0.0, (share - start) / (stop - start))


def pause(seconds: float, *, group: str = "", hurry: bool = True) -> Clip:
    """Time to read."""
    return Clip(seconds, group=group, hurry=hurry)


def moment(act: Callable[[], object], *, cue: Callable[[], None] | None = None, group: str = "") -> Clip:
    """Something that happens at once."""
    return Clip(0.0, begin=act, cues=((0.0, cue),) if cue else (), group=group)
