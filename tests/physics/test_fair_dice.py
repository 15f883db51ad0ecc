"""Every face is as likely as the next, whatever the hand does; and the tests that say so can fail."""

from __future__ import annotations

import itertools
import random

from fairness import faces_p, pairs_p, smallest, uniform_p
from game.core.octahedron import FACES
from game.physics.attitude import face_of, lying, product
from game.physics.shake import Shaken, shake
from game.physics.tray import Landing, throw_result, tumble_shaken
from tests.physics.gestures import straight

HALF = 0.5**0.5
QUARTER_TURNS = ((HALF, HALF, 0.0, 0.0), (HALF, 0.0, HALF, 0.0), (HALF, 0.0, 0.0, HALF))


def faces_of(landings: list[Landing]) -> list[list[int]]:
    return [[die.face for die in one.dice] for one in landings]


def test_faces_and_pairs_of_human_throws_are_uniform(human_throws: list[Landing]) -> None:
    faces = faces_of(human_throws)
    assert faces_p(faces) > 0.001
    assert pairs_p(faces) > 0.001
    equal = [a == b for one in faces for a, b in itertools.combinations(one, 2)]
    assert abs(sum(equal) / len(equal) - 0.125) < 0.012


def test_one_gesture_repeated_brings_every_face() -> None:
    faces = faces_of([throw_result(straight(118.0), 50_000 + shake) for shake in range(120)])
    assert faces_p(faces) > 0.001


def frozen(jitter: random.Random) -> list[Shaken]:
    """One shake again and again, the dice lying a hair's breadth elsewhere each time."""
    return [die._replace(ahead=die.ahead + jitter.uniform(-0.05, 0.05)) for die in shake(12345)]


def test_the_fairness_test_fails_when_the_shake_is_frozen() -> None:
    jitter = random.Random(1)
    faces = faces_of([tumble_shaken(straight(118.0), frozen(jitter)) for _ in range(60)])
    assert (
        smallest(uniform_p([list(die).count(face) for face in FACES]) for die in zip(*faces, strict=True))
        < 0.001
    )


def test_the_tumble_knows_no_face_from_another() -> None:
    """Turn all dice in the cup by a quarter: they lie where they lay, with the face that the turn puts up."""
    for number in range(12):
        gesture, shaken = straight(105.0 + number), shake(number)
        quarter = QUARTER_TURNS[number % 3]
        turned = [die._replace(attitude=product(die.attitude, quarter)) for die in shaken]
        plain, other = tumble_shaken(gesture, shaken), tumble_shaken(gesture, turned)
        expected = [face_of(product(lying(die.face), quarter)) for die in plain.dice]
        assert [die.face for die in other.dice] == expected
        assert [(die.x, die.y) for die in other.dice] == [(die.x, die.y) for die in plain.dice]


def test_a_hand_cannot_steer_faces_only_the_place() -> None:
    """Half a yard a second more: most faces change, the dice lie about where they lay."""
    changed = moved = 0.0
    for number in range(30):
        one, other = throw_result(straight(110.0), number), throw_result(straight(110.5), number)
        changed += sum(a.face != b.face for a, b in zip(one.dice, other.dice, strict=True))
        moved += abs(one.travel - other.travel)
    assert changed / 240 > 0.5
    assert moved / 30 < 8.0
