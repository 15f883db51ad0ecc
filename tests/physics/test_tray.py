"""The dice tray: what a throw is, where it ends, and that it is the same every time."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pymunk
import pytest

from game.core.board import HEIGHT, LEFT, RAIL, RIGHT, WIDTH, outside
from game.core.errors import TableError
from game.core.gestures import CupGesture
from game.physics.attitude import face_of, tilt_deg
from game.physics.columns import BatchColumns, PropertyColumns, columns
from game.physics.die import GIRTH, REST_HEIGHT
from game.physics.tray import (
    FASTEST,
    SLOW_TRAVEL,
    Landing,
    Tumble,
    cup_of_hand,
    hand_place,
    start_of_cup,
    throw,
    throw_result,
)
from tests.physics.gestures import from_the_right, straight

ROOT = Path(__file__).resolve().parents[2]


def share_outside(speed: float, throws: int) -> float:
    """Of the dice, at a straight throw."""
    landings = [throw_result(straight(speed), shake) for shake in range(throws)]
    return sum(die.outside for one in landings for die in one.dice) / (8 * throws)


def share_slow(speed: float, throws: int) -> float:
    """Of the throws, straight ones."""
    return sum(throw_result(straight(speed), shake).slow for shake in range(throws)) / throws


# --------------------------------------------------------------------------------- what a throw is
@pytest.mark.rule("BFL-2.1")
def test_bfl_2_1_all_eight_dice_are_thrown_at_once_and_read_where_they_lie(tumbles: list[Tumble]) -> None:
    for tumbled in tumbles:
        assert len(tumbled.dice) == 8
        for die, pose in zip(tumbled.dice, tumbled.poses(tumbled.seconds), strict=True):
            attitude = (pose.qw, pose.qx, pose.qy, pose.qz)
            assert (die.x, die.y, die.face) == (pose.x, pose.y, face_of(attitude))
            assert tilt_deg(attitude) < 0.3
            assert pose.z == pytest.approx(REST_HEIGHT, abs=0.02)


def test_no_die_leans_hangs_or_overlaps(human_throws: list[Landing]) -> None:
    for landing in human_throws:
        assert landing.unsettled == 0
        assert 0.6 < landing.seconds < 3.5
        places = [(die.x or 0.0, die.y or 0.0) for die in landing.dice]
        assert min(math.dist(a, b) for a, b in itertools.combinations(places, 2)) > 2.0 * GIRTH - 0.3


def test_no_die_leaves_the_table() -> None:
    for shake in range(20):
        for die in throw_result(straight(FASTEST, 6.0 * shake - 60.0), shake).dice:
            assert -RAIL < (die.x or 0.0) < WIDTH + RAIL
            assert -RAIL < (die.y or 0.0) < HEIGHT + RAIL


@pytest.mark.parametrize("dice", [1, 2, 3, 7, 9, 14])
def test_a_cup_loaded_by_hand_holds_one_to_fourteen_dice(dice: int) -> None:
    landing = throw_result(straight(115.0), 5, dice=dice)
    assert len(landing.dice) == dice
    assert landing.unsettled == 0


@pytest.mark.parametrize("dice", [0, 15, -1])
def test_any_other_number_is_refused(dice: int) -> None:
    with pytest.raises(TableError, match="1 to 14"):
        throw(straight(115.0), 5, dice=dice)


@pytest.mark.parametrize("broken", [math.nan, math.inf, -math.inf])
def test_a_gesture_that_is_no_number_is_refused(broken: float) -> None:
    with pytest.raises(TableError, match="finite"):
        throw(CupGesture(-4.0, broken, 100.0, 0.0), 1)


@pytest.mark.parametrize("x", [-1e9, 60.0, 1e9])
@pytest.mark.parametrize("vx", [-1e12, 0.0, 1e12])
@pytest.mark.parametrize("vy", [-1e12, 0.0, 1e12])
def test_a_gesture_from_anywhere_is_held_to_the_table(x: float, vx: float, vy: float) -> None:
    landing = throw_result(CupGesture(x, -x, vx, vy), 3)
    assert landing.unsettled == 0
    for die in landing.dice:
        assert -RAIL < (die.x or 0.0) < WIDTH + RAIL
        assert -RAIL < (die.y or 0.0) < HEIGHT + RAIL


# ------------------------------------------------------------------------------------- slow rolls
@pytest.mark.rule("BFL-2.2")
def test_bfl_2_2_dice_that_travel_less_than_38_yards_are_a_slow_roll(human_throws: list[Landing]) -> None:
    assert SLOW_TRAVEL == 38.0
    assert share_slow(60.0, 20) == 1.0
    assert share_slow(70.0, 40) > 0.7
    assert share_slow(100.0, 40) < 0.05
    assert not any(landing.slow for landing in human_throws)


@pytest.mark.rule("BFL-2.2")
def test_bfl_2_2_the_travel_is_the_mean_way_of_the_dice(tumbles: list[Tumble]) -> None:
    for tumbled in tumbles:
        start, end = tumbled.poses(0.0), tumbled.poses(tumbled.seconds)
        ways = [math.dist(a[:2], b[:2]) for a, b in zip(start, end, strict=True)]
        assert tumbled.travel == pytest.approx(sum(ways) / 8, abs=0.02)
        assert tumbled.slow == (tumbled.travel < 38.0)


# ---------------------------------------------------------------------------------------- outside
@pytest.mark.rule("BFL-2.5")
def test_bfl_2_5_outside_is_judged_on_the_place_that_is_drawn(human_throws: list[Landing]) -> None:
    dice = [die for landing in human_throws for die in landing.dice]
    for die in dice:
        assert die.x is not None
        assert die.y is not None
        assert (die.x, die.y) == (round(die.x, 2), round(die.y, 2))
        assert die.outside == outside(die.x, die.y)
    assert 0.01 < sum(die.outside for die in dice) / len(dice) < 0.05


@pytest.mark.rule("BFL-2.5")
def test_bfl_2_5_a_die_outside_keeps_the_number_it_shows() -> None:
    faces = [
        die.face for shake in range(60) for die in throw_result(straight(160.0), shake).dice if die.outside
    ]
    assert set(faces) == set(range(1, 9))


def test_the_harder_the_throw_the_more_dice_lie_outside() -> None:
    at_100, at_125, at_150 = share_outside(100.0, 30), share_outside(125.0, 30), share_outside(150.0, 30)
    assert at_100 < at_125 < at_150
    assert 0.10 < at_150 < 0.30


# ----------------------------------------------------------------------------------- both ends
def test_a_throw_from_the_right_end_is_the_same_throw_turned_round() -> None:
    for shake in range(20):
        gesture = straight(110.0, 5.0 - shake)
        here, there = throw_result(gesture, shake), throw_result(from_the_right(gesture), shake)
        assert [die.face for die in there.dice] == [die.face for die in here.dice]
        for a, b in zip(here.dice, there.dice, strict=True):
            assert (b.x, b.y) == pytest.approx((WIDTH - (a.x or 0.0), HEIGHT - (a.y or 0.0)))


def test_the_cup_is_offered_behind_the_rollers_own_end_line() -> None:
    assert start_of_cup(LEFT) == (-4.0, 40.0)
    assert start_of_cup(RIGHT) == (124.0, 40.0)


@pytest.mark.parametrize(
    ("end", "at", "held"),
    [
        (LEFT, (60.0, 40.0), (-2.0, 40.0)),
        (LEFT, (-30.0, 40.0), (-8.0, 40.0)),
        (LEFT, (-5.0, 90.0), (-5.0, 68.0)),
        (RIGHT, (60.0, -3.0), (122.0, 12.0)),
        (RIGHT, (500.0, 30.0), (128.0, 30.0)),
    ],
)
def test_the_hand_stays_there(end: int, at: tuple[float, float], held: tuple[float, float]) -> None:
    assert hand_place(end, *at) == held


def test_no_hand_is_faster_than_175_yards_a_second() -> None:
    gesture = cup_of_hand(LEFT, 0.0, 40.0, 300.0, 400.0)
    assert math.hypot(gesture.vx, gesture.vy) == pytest.approx(175.0)
    assert gesture.vy / gesture.vx == pytest.approx(4.0 / 3.0)
    assert cup_of_hand(LEFT, -4.0, 40.0, 90.0, -20.0) == CupGesture(-4.0, 40.0, 90.0, -20.0)


# ------------------------------------------------------------------------------ the same every time
def digest(landings: Sequence[Landing]) -> str:
    """All bits of all results."""
    text = json.dumps([[*die] for one in landings for die in one.dice] + [one.travel for one in landings])
    return hashlib.sha256(text.encode()).hexdigest()


def mixed_throws() -> list[Landing]:
    """Twenty throws of all kinds."""
    return [throw_result(straight(90.0 + 3.0 * shake, shake - 10.0), shake) for shake in range(20)]


@pytest.fixture(scope="module")
def mixed() -> str:
    """All bits of them."""
    return digest(mixed_throws())


def test_the_same_gesture_and_shake_give_the_same_bits_in_a_fresh_process(mixed: str) -> None:
    code = "from tests.physics.test_tray import digest, mixed_throws; print(digest(mixed_throws()))"
    fresh = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert fresh.stdout.strip() == mixed


def test_the_way_costs_nothing_but_time(tumbles: list[Tumble]) -> None:
    for shake, tumbled in enumerate(tumbles):
        bare = throw_result(straight(60.0 + 3.0 * shake, shake - 20.0), shake)
        assert (bare.dice, bare.travel, bare.seconds) == (tumbled.dice, tumbled.travel, tumbled.seconds)


def test_without_pymunk_batch_it_is_the_same_throw(mixed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    space = pymunk.Space()
    body = pymunk.Body(1.0, 1.0)
    space.add(body)
    assert isinstance(columns(space, [body]), BatchColumns)
    monkeypatch.setitem(sys.modules, "pymunk.batch", None)
    monkeypatch.delattr(pymunk, "batch")
    assert isinstance(columns(space, [body]), PropertyColumns)
    assert digest(mixed_throws()) == mixed


def test_another_shake_is_another_throw() -> None:
    assert throw_result(straight(110.0), 1).dice != throw_result(straight(110.0), 2).dice


# --------------------------------------------------------------------------------------- the way
def test_poses_begin_in_the_cup_and_end_at_rest(tumbles: list[Tumble]) -> None:
    tumbled = tumbles[20]
    assert all(pose.z > REST_HEIGHT + 3.0 for pose in tumbled.poses(0.0))
    assert tumbled.poses(-1.0) == tumbled.poses(0.0)
    assert tumbled.poses(99.0) == tumbled.poses(tumbled.seconds)


def test_poses_flow_without_a_jump_at_any_moment(tumbles: list[Tumble]) -> None:
    for tumbled in tumbles[::5]:
        moments = [step / 144.0 for step in range(int(tumbled.seconds * 144.0) + 3)]
        for before, after in itertools.pairwise(tumbled.poses(t) for t in moments):
            for a, b in zip(before, after, strict=True):
                assert math.dist(a[:3], b[:3]) < 2.0
                assert math.fsum(p * p for p in b[3:]) == pytest.approx(1.0, abs=1e-6)
                assert b.z > 2.0


def test_every_sound_has_its_moment_place_and_strength(tumbles: list[Tumble]) -> None:
    wild = tumbles[38]
    assert {hit.kind for hit in wild.hits} == {"table", "die", "rail"}
    assert [hit.t for hit in wild.hits] == sorted(hit.t for hit in wild.hits)
    for hit in wild.hits:
        assert 0.0 <= hit.t <= wild.seconds
        assert 0.0 < hit.strength <= 1.0
        assert -RAIL - 6.0 < hit.x < WIDTH + RAIL
