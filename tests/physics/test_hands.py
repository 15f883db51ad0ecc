"""What the coaches' hands come to on the table: three levels, each steadier than the one below."""

from __future__ import annotations

import random

import pytest

from game.core.board import LEFT, RIGHT, TRY_DISTANCE
from game.games.bfl.hands import AVERAGE, HANDS, Hand, cup_gesture, kick_gesture, spin_gesture
from game.physics.flick import is_good
from game.physics.tray import hand_place, throw_result
from game.physics.wheel import spin


def made(hand: Hand, distance: int, kicks: int) -> float:
    """The share of kicks that are good."""
    rng = random.Random(distance)
    return sum(is_good(kick_gesture(hand, distance, rng), distance) for _ in range(kicks)) / kicks


@pytest.mark.parametrize(("level", "share"), [("rookie", 0.45), ("pro", 0.80), ("legend", 0.95)])
def test_tries_of_each_level(level: str, share: float) -> None:
    assert made(HANDS[level], TRY_DISTANCE, 600) == pytest.approx(share, abs=0.05)


def test_from_further_away_fewer_kicks_are_made() -> None:
    for hand in HANDS.values():
        shares = [made(hand, distance, 60) for distance in (110, 140, 170, 200)]
        assert shares == sorted(shares, reverse=True)


def test_a_steadier_hand_throws_fewer_dice_outside() -> None:
    shares = []
    for hand in HANDS.values():
        rng = random.Random(6)
        landings = [throw_result(cup_gesture(hand, shake % 2, rng), shake) for shake in range(100)]
        shares.append(sum(any(die.outside for die in one.dice) for one in landings) / len(landings))
        assert sum(one.slow for one in landings) < 0.06 * len(landings)
    rookie, pro, legend = shares
    assert rookie > 1.4 * pro > 1.4 * legend


@pytest.mark.parametrize("end", [LEFT, RIGHT])
def test_the_cup_is_emptied_where_a_hand_may_be_and_towards_the_field(end: int) -> None:
    rng = random.Random(2)
    for hand in HANDS.values():
        gesture = cup_gesture(hand, end, rng)
        assert hand_place(end, gesture.x, gesture.y) == (gesture.x, gesture.y)
        assert gesture.vx > 0 if end == LEFT else gesture.vx < 0


def test_the_referees_spin_always_counts() -> None:
    rng = random.Random(3)
    assert all(spin(spin_gesture(AVERAGE, rng), shake).enough for shake in range(20))


def test_the_same_generator_gives_the_same_hand() -> None:
    for make in (lambda rng: cup_gesture(AVERAGE, LEFT, rng), lambda rng: kick_gesture(AVERAGE, 110, rng)):
        assert make(random.Random(9)) == make(random.Random(9)) != make(random.Random(10))
