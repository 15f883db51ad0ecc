"""Gestures carried out by the physics, and how a record's line notes them.

    throw 3@41.20,18.75 … from -4,40,118.2,3.1 shake 8123456789
    kick good from 0.74,0.012,0.733,0.1,-0.05
    spin 6 from 14.2 shake 5123456789

What follows the result is not judged. A replay that finds it throws again: if the same result comes out, the
same tumble is shown; else the dice slide to their places.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from game.core.errors import TableError
from game.core.gestures import CupGesture, KickGesture, SpinGesture
from game.core.requests import Answer, Flick, Spin, Throw
from game.physics.flick import Kick, flick
from game.physics.tray import SLOW_TRAVEL, Tumble, throw
from game.physics.wheel import ENOUGH_TURNS, SpinTrack, spin
from game.ui.hand import Outcome
from game.ui.table import Played
from game.ui.tables.bfl.picture import DiePicture

GESTURE_DIGITS = 6  # significant ones of a gesture's floats: more than a hand has


@dataclass(frozen=True)
class CupThrow:
    """A throw that was simulated: the hand, the way of the dice, and what each die is made of ("": blue)."""

    gesture: CupGesture
    tumble: Tumble
    tones: tuple[str, ...] = ()
    left: tuple[DiePicture, ...] | None = None  # dice that stayed on the table, if somebody saw them

    def tone(self, die: int) -> str:
        """The resin of a die."""
        return self.tones[die] if die < len(self.tones) else ""


def rounded(value: float) -> float:
    """A gesture's float as it is written, simulated and read again."""
    return float(f"{value:.{GESTURE_DIGITS}g}")


def _floats(*values: float) -> str:
    return ",".join(f"{value:.{GESTURE_DIGITS}g}" for value in values)


def held(gesture: CupGesture) -> CupGesture:
    """The gesture as the record's line keeps it: simulated live with the very numbers that a replay reads."""
    return CupGesture(*map(rounded, (gesture.x, gesture.y, gesture.vx, gesture.vy)))


# ------------------------------------------------------------------------------------------- live
def throw_eight(
    gesture: CupGesture,
    shake: int,
    *,
    dice: int = 8,
    tones: tuple[str, ...] = (),
    left: tuple[DiePicture, ...] | None = None,
) -> Outcome:
    """Empty the cup for a Throw: a slow roll does not count (BFL-2.2)."""
    gesture = held(gesture)
    tumble = throw(gesture, shake, dice=dice)
    track = CupThrow(gesture, tumble, tones, left)
    if tumble.slow:
        words = f"A slow roll: {tumble.travel:.0f} yards on average, it takes {SLOW_TRAVEL:.0f}"
        return Outcome(None, "", track, words, "BFL-2.2")
    if tumble.unsettled:  # a guard: no die has ever been seen to
        return Outcome(None, "", track, "A die did not come to rest", "BFL-2.1")
    note = f"from {_floats(gesture.x, gesture.y, gesture.vx, gesture.vy)} shake {shake}"
    return Outcome(tumble.dice, note, track)


def throw_some(gesture: CupGesture, shake: int, *, tones: tuple[str, ...]) -> Outcome:
    """Dice that are merely rolled (a lane, the roll-off, a battle): faces as they fall, however softly."""
    gesture = held(gesture)
    tumble = throw(gesture, shake, dice=len(tones))
    return Outcome(tuple(die.face for die in tumble.dice), "", CupThrow(gesture, tumble, tones))


def kick(gesture: KickGesture, distance: int) -> Outcome:
    """Flick the football: whatever the finger did counts (BFL-4.3)."""
    values = (gesture.power, gesture.aim, gesture.lean, gesture.contact, gesture.offset)
    gesture = KickGesture(*map(rounded, values))
    track = flick(gesture, distance)
    return Outcome(
        track.good, f"from {_floats(*map(rounded, values))} why {track.why.replace(' ', '_')}", track
    )


def turn_wheel(gesture: SpinGesture, shake: int) -> Outcome:
    """Spin the wheel; less than two turns does not count, nor does a wheel that has not come to rest."""
    gesture = SpinGesture(rounded(gesture.speed), rounded(gesture.turned))
    track = spin(gesture, shake)
    if not track.enough:
        words = f"Too weak: {abs(track.turns):.1f} turns, it takes {ENOUGH_TURNS:.0f}. Spin again"
        return Outcome(None, "", track, words, "BFL-4.4")
    if not track.settled:  # a guard: no wheel has ever been seen to
        words = f"The wheel had not come to rest after {track.seconds:.0f} s. Spin again"
        return Outcome(None, "", track, words, "BFL-4.4")
    values = (gesture.speed, gesture.turned) if gesture.turned else (gesture.speed,)
    return Outcome(track.number, f"from {_floats(*values)} shake {shake}", track)


def kick_gesture(note: str) -> KickGesture:
    """The gesture that a kick's line notes; a straight one if it notes none."""
    read = _numbers(note, 5)
    return KickGesture(*read[0]) if read is not None else KickGesture(0.6)


# ----------------------------------------------------------------------------------------- replayed
def again(played: Played) -> CupThrow | Kick | SpinTrack | None:
    """The way that an answer of a record took, if its note gives the same result once more."""
    if played.track is not None:
        track: CupThrow | Kick | SpinTrack = played.track
        return track
    if not played.note:
        return None
    match played.request:
        case Throw() if isinstance(played.answer, tuple):
            return _same(_throw_of(played.note, len(played.answer)), played.answer)
        case Flick() as request:
            return _same(_kick_of(played.note, request.distance), played.answer)
        case Spin():
            return _same(_spin_of(played.note), played.answer)
        case _:
            return None


def _same(outcome: Outcome | None, answer: Answer) -> CupThrow | Kick | SpinTrack | None:
    if outcome is None or outcome.answer != answer:
        return None
    track: CupThrow | Kick | SpinTrack = outcome.track
    return track


def _numbers(note: str, count: int) -> tuple[list[float], int] | None:
    """The floats after `from` and the shake, if the note is one that this table wrote."""
    words = note.split()
    if len(words) < 2 or words[0] != "from":
        return None
    try:
        values = [float(text) for text in words[1].split(",")]
        shake = int(words[3]) if len(words) > 3 and words[2] == "shake" else 0
    except ValueError:
        return None
    return (values, shake) if len(values) == count else None


def _or_none(make: Callable[[], Outcome]) -> Outcome | None:
    try:
        return make()
    except TableError:  # numbers that no hand makes
        return None


@lru_cache(8)
def _throw_of(note: str, dice: int) -> Outcome | None:
    read = _numbers(note, 4)
    return None if read is None else _or_none(lambda: throw_eight(CupGesture(*read[0]), read[1], dice=dice))


@lru_cache(8)
def _kick_of(note: str, distance: int) -> Outcome | None:
    read = _numbers(note, 5)
    return None if read is None else _or_none(lambda: kick(KickGesture(*read[0]), distance))


@lru_cache(8)
def _spin_of(note: str) -> Outcome | None:
    read = _numbers(note, 1) or _numbers(note, 2)  # a wheel that a finger had turned before notes that too
    return None if read is None else _or_none(lambda: turn_wheel(SpinGesture(*read[0]), read[1]))
