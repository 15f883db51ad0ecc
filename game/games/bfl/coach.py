"""The computer players of BFL. They throw, flick and spin by the same physics as anybody, each with its own
hand (`hands.py`), and differ in what they choose:

rookie: keeps its flag in the pocket, always kicks, always takes its own yards.
pro: plays by rules of thumb.
legend: plays for the win, by the odds of `odds.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from game.core.board import STEP, TRY_DISTANCE, playoff_distance
from game.core.coach import Coach, RandomPlayer
from game.core.gestures import Gesture
from game.core.match import Match
from game.core.requests import Choice, Flick, Option, Throw, Words
from game.games.bfl.hands import AVERAGE, HANDS, Hand, cup_gesture, kick_gesture, spin_gesture
from game.games.bfl.odds import playoff_values, position_value, try_values
from game.games.bfl.roll import MEN_YARDS, OUT_YARDS, SPLIT_STEPS, SPLIT_YARDS, count_faces
from game.games.bfl.scoring import KICK, SPIN_FROM, SPIN_ONLY_FROM, TWO
from game.games.bfl.shares import AVERAGE as AVERAGE_SHARES
from game.games.bfl.shares import SHARES, Shares
from game.games.bfl.state import QUARTERS, State


def gesture_of(hand: Hand, match: Match[Any], seat: int, rng: Random) -> Gesture:
    """What this hand does for the pending request."""
    match match.pending:
        case Throw():
            return cup_gesture(hand, match.state.end[seat], rng)
        case Flick() as flick:
            return kick_gesture(hand, flick.distance, rng)
        case _:
            return spin_gesture(hand, rng)


class RandomHand(RandomPlayer):
    """Chooses at random and throws with the average hand."""

    hand = AVERAGE

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        return gesture_of(self.hand, match, seat, self.rng)


class HandedCoach(Coach):
    """A coach with a hand, that knows what it comes to. ``choose`` asks one method a question."""

    hand: Hand
    shares: Shares

    def gesture(self, match: Match[Any], seat: int) -> Gesture:
        return gesture_of(self.hand, match, seat, self.rng)

    def choose(self, match: Match[Any], seat: int) -> Option | None:
        choice = match.pending
        assert isinstance(choice, Choice)
        s: State = match.state
        match choice.what:
            case "party":
                return seat, ("party",)  # 30 yards for nothing
            case "call":
                return seat, ("odd" if self.rng.random() < 0.5 else "even",)
            case "split":
                return seat, self.split(s, seat)
            case "try" | "playoff":
                return seat, ("two" if self.goes_for_two(s, seat, choice.what) else "kick",)
            case _:
                return self.flag(match, choice, seat)

    def flag(self, match: Match[Any], choice: Choice, seat: int) -> Option | None:
        """Challenge, accept, or leave it to the penalised."""
        mine = choice.of(seat)
        challenge, accept = (seat, ("challenge",)), (seat, ("accept",))
        penalised = next(option[0] for option in choice.options if option[1] == ("accept",))
        if (
            challenge in mine
            and penalised == seat
            and self.challenges(match, seat, choice.what.removesuffix("_penalty"))
        ):
            return challenge
        return accept if accept in mine else None

    @abstractmethod
    def split(self, s: State, seat: int) -> Words: ...

    @abstractmethod
    def goes_for_two(self, s: State, seat: int, what: str) -> bool: ...

    @abstractmethod
    def challenges(self, match: Match[Any], seat: int, why: str) -> bool: ...


class Rookie(HandedCoach):
    hand, shares = HANDS["rookie"], SHARES["rookie"]

    def split(self, s: State, seat: int) -> Words:
        return ("extra",)

    def goes_for_two(self, s: State, seat: int, what: str) -> bool:
        return False

    def challenges(self, match: Match[Any], seat: int, why: str) -> bool:
        return False


class Pro(HandedCoach):
    """Rules of thumb: the flag against 20 yards or late, the split against a leader near the goal, two points
    when a kick cannot catch up, the spinner from far away."""

    hand, shares = HANDS["pro"], SHARES["pro"]

    def split(self, s: State, seat: int) -> Words:
        leader = max((other for other in range(s.house.players) if other != seat), key=lambda k: s.yard[k])
        ahead = s.yard[leader] >= 70 and s.yard[leader] > s.yard[seat] + SPLIT_YARDS
        return ("penalty", leader) if ahead else ("extra",)

    def goes_for_two(self, s: State, seat: int, what: str) -> bool:
        if what == "playoff":
            return self.shares.makes(playoff_distance(s.round)) < 0.5
        best = max(points for other, points in enumerate(s.score) if other != seat)
        return s.quarter == QUARTERS and best - s.score[seat] == TWO

    def challenges(self, match: Match[Any], seat: int, why: str) -> bool:
        s: State = match.state
        return s.quarter == QUARTERS or roll_in_play(match).lost_yards(why) >= 30


class Legend(HandedCoach):
    """Chooses what wins most matches under the model of `odds.py`."""

    hand, shares = HANDS["legend"], SHARES["legend"]

    def value(self, s: State, seat: int, yards: list[int], steps: list[int]) -> float:
        quarters = QUARTERS - s.quarter
        return position_value(seat, yards, steps, tuple(s.score), quarters, self.shares.makes(TRY_DISTANCE))

    def split(self, s: State, seat: int) -> Words:
        steps = [0] * s.house.players
        steps[seat] = SPLIT_STEPS
        best = self.value(s, seat, s.yard, steps)
        words: Words = ("extra",)
        for other in range(s.house.players):
            if other == seat:
                continue
            docked = [max(0, yard - SPLIT_YARDS * (k == other)) for k, yard in enumerate(s.yard)]
            stands = self.value(s, seat, docked, [0] * s.house.players)
            fails = self.value(s, seat, s.yard, [0] * s.house.players)
            value = (stands + fails) / 2 if s.flag[other] else stands
            if value > best:
                best, words = value, ("penalty", other)
        return words

    def goes_for_two(self, s: State, seat: int, what: str) -> bool:
        if what == "try":
            kick, two = try_values(
                seat, tuple(s.score), QUARTERS - s.quarter, self.shares.makes(TRY_DISTANCE)
            )
            return two > kick
        left = len(s.inside) - len(s.results) - 1
        distance = playoff_distance(s.round)
        made = self.shares.makes(distance)
        ways: tuple[tuple[int, float], ...] = ((KICK, AVERAGE_SHARES.makes(distance)), (TWO, 0.5))
        if s.round < SPIN_FROM:
            ways = ways[:1]
        elif s.round >= SPIN_ONLY_FROM:
            ways = ways[1:]
        kick, two = playoff_values(s.results, left, made, ways)
        return two > kick

    def challenges(self, match: Match[Any], seat: int, why: str) -> bool:
        """If half of what the penalty costs is worth more than the flag is later."""
        s: State = match.state
        play = roll_in_play(match)
        taken, spared = play.outcomes(s, seat, why)
        gain = (self.value(s, seat, *spared) - self.value(s, seat, *taken)) / 2
        return gain > flag_worth(s)


FLAG_WORTH: Final = 0.035  # of winning, for a flag with the whole match to come; found by playing
ROLLS_OF_A_QUARTER: Final = 8


def flag_worth(s: State) -> float:
    """What an unspent flag is still worth: it falls with the rolls that are left to use it in."""
    left = QUARTERS - s.quarter + max(0.0, 1 - s.rolls / ROLLS_OF_A_QUARTER)
    return FLAG_WORTH * left / QUARTERS


@dataclass(frozen=True)
class RollInPlay:
    """The dice that lie on the table while a penalty is announced."""

    counts: list[int]
    dice: int
    out: int
    roller: int
    lanes: list[int]
    net: bool

    def steps(self, seat: int) -> int:
        return self.counts[self.lanes[seat]]

    def yards(self, why: str) -> int:
        """The penalty itself."""
        return {"out": OUT_YARDS * self.out, "men": MEN_YARDS, "split": SPLIT_YARDS}[why]

    def lost_yards(self, why: str) -> int:
        """The penalty and the steps that go with it."""
        holds = why == "split" or (why == "out" and not self.net)
        return self.yards(why) + (self.steps(self.roller) * STEP if holds else 0)

    def outcomes(
        self, s: State, seat: int, why: str
    ) -> tuple[tuple[list[int], list[int]], tuple[list[int], list[int]]]:
        """Yards and steps to come if the penalty is taken, and if it is overturned."""
        steps = [0 if s.paused[k] else self.steps(k) for k in range(s.house.players)]
        docked = [max(0, yard - self.yards(why) * (k == seat)) for k, yard in enumerate(s.yard)]
        held = steps[:]
        if why == "split" or (why == "out" and not self.net):
            held[seat] = 0
        return (docked, held), (s.yard, steps)


def roll_in_play(match: Match[Any]) -> RollInPlay:
    """Read from the last throw that was answered."""
    s: State = match.state
    dice = next(
        answer
        for answer in reversed(match.answers)
        if isinstance(answer, tuple) and answer and isinstance(answer[0], tuple)
    )
    out = sum(die[1] for die in dice)
    return RollInPlay(count_faces(dice), len(dice), out, s.roller, s.lane, s.house.net)


COACHES: Final[dict[str, type[Coach]]] = {
    "random": RandomHand,
    "rookie": Rookie,
    "pro": Pro,
    "legend": Legend,
}
