"""The kick: a straight flick with the right power is good, and everything else has its reason."""

from __future__ import annotations

import itertools
import math
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.board import TRY_DISTANCE, playoff_distance
from game.core.errors import TableError
from game.core.gestures import KickGesture
from game.games.bfl.hands import AVERAGE, BEST_POWER, best_power, kick_gesture
from game.physics import flight
from game.physics.flick import Kick, flick, is_good
from game.physics.football import BAR_HEIGHT, GOAL_WIDTH, POST_RADIUS, REACH, TIP_HEIGHT
from game.physics.strike import strike

ROOT = Path(__file__).resolve().parents[2]


def kick(power: float = 0.617, distance: float = TRY_DISTANCE, *, aim_deg: float = 0.0) -> Kick:
    """A clean flick, a try's if not said otherwise."""
    return flick(KickGesture(power, math.radians(aim_deg)), distance)


def wild_kicks() -> list[Kick]:
    """Sixty kicks of an unsteady hand."""
    rng = random.Random(3)
    return [
        flick(kick_gesture(AVERAGE, distance, rng), distance) for distance in [30, 60, 90, 110, 140, 200] * 10
    ]


# ------------------------------------------------------------------------------ good and no good
@pytest.mark.rule("BFL-4.3")
def test_bfl_4_3_a_straight_kick_with_the_right_power_is_good_from_110_yards() -> None:
    good = kick()
    assert (good.good, good.why, good.frame_hits) == (True, "good", ())
    assert good.cross is not None
    y, z = good.cross
    assert abs(y) < GOAL_WIDTH / 2.0
    assert BAR_HEIGHT < z < TIP_HEIGHT


@pytest.mark.rule("BFL-4.3", "BFL-5.2")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4, 5])
def test_bfl_4_3_every_distance_of_a_play_off_can_be_made(round_number: int) -> None:
    distance = playoff_distance(round_number)
    assert kick(best_power(distance), distance).good


@pytest.mark.parametrize("distance", range(30, 201, 10))
def test_every_distance_of_the_practice_ground_can_be_made(distance: int) -> None:
    assert kick(best_power(distance), distance).good


@pytest.mark.rule("BFL-4.3")
@pytest.mark.parametrize(
    ("power", "aim_deg", "why"),
    [
        (0.40, 0.0, "short"),
        (0.51, 0.0, "low"),
        (0.80, 0.0, "over"),
        (0.617, 12.0, "wide left"),
        (0.617, -12.0, "wide right"),
        (0.0, 0.0, "short"),
    ],
)
def test_bfl_4_3_too_soft_too_hard_or_off_the_aim_is_no_good(power: float, aim_deg: float, why: str) -> None:
    missed = kick(power, aim_deg=aim_deg)
    assert (missed.good, missed.why) == (False, why)


@pytest.mark.rule("BFL-4.3")
def test_bfl_4_3_a_ball_that_touches_nothing_is_good_exactly_if_it_passes_inside_the_frame() -> None:
    for one in wild_kicks():
        if one.cross is not None and not one.frame_hits:
            y, z = one.cross
            assert one.good == (abs(y) < GOAL_WIDTH / 2.0 and BAR_HEIGHT < z < TIP_HEIGHT)


@pytest.mark.rule("BFL-4.3")
def test_bfl_4_3_the_ball_can_strike_bar_and_uprights_and_fall_in_or_out() -> None:
    at_bar = [kick(power / 1000.0) for power in range(515, 560, 3)]
    at_post = [kick(aim_deg=aim / 10.0) for aim in range(52, 76)]
    assert any(hit.part == "bar" for one in at_bar for hit in one.frame_hits)
    assert any(hit.part == "left" for one in at_post for hit in one.frame_hits)
    struck = [one for one in at_bar + at_post if one.frame_hits]
    assert {one.good for one in struck} == {True, False}
    assert {one.why for one in struck} == {"good", "doink"}


def test_a_ball_strikes_the_frame_where_it_is() -> None:
    for one in [
        kick(power / 1000.0, aim_deg=aim) for power in range(500, 640, 10) for aim in (0.0, 6.0, -6.3)
    ]:
        for hit in one.frame_hits:
            pose = one.pose(hit.t)
            assert abs(pose.x - TRY_DISTANCE) < REACH + POST_RADIUS + 1.0
            if hit.part == "bar":
                assert abs(pose.z - BAR_HEIGHT) < REACH + POST_RADIUS + 1.0
            else:
                side = 1.0 if hit.part == "left" else -1.0
                assert abs(pose.y - side * GOAL_WIDTH / 2.0) < REACH + POST_RADIUS + 1.0


def test_power_counts_on_both_sides() -> None:
    """Along the power, a try is short, then good without a gap, then over the tips."""
    runs = [
        good for good, _ in itertools.groupby(is_good(KickGesture(p / 100.0), 110) for p in range(20, 101, 2))
    ]
    assert runs == [False, True, False]


# ------------------------------------------------------------------------------------ what a hand does
def test_left_and_right_are_alike() -> None:
    for aim_deg in range(1, 14, 2):
        for offset in (0.0, 0.2):
            for power in (0.55, 0.62, 0.7):
                left = flick(KickGesture(power, math.radians(aim_deg), offset=offset), 110)
                right = flick(KickGesture(power, math.radians(-aim_deg), offset=-offset), 110)
                assert left.good == right.good
                assert left.why == right.why.replace("right", "left")


def test_a_blow_beside_the_middle_turns_the_ball_away_and_costs_speed() -> None:
    clean, beside = kick().strike, flick(KickGesture(0.617, offset=0.3), 110).strike
    assert clean.turn == pytest.approx(0.0, abs=1e-6)
    assert beside.turn != pytest.approx(0.0, abs=0.02)
    assert abs(beside.yaw_rate) > 5.0
    assert beside.speed < clean.speed


def test_leaning_the_ball_back_lifts_the_kick() -> None:
    leans = (20, 30, 42, 50, 60)
    lofts = [
        math.degrees(flick(KickGesture(0.6, lean=math.radians(lean)), 110).strike.loft) for lean in leans
    ]
    assert lofts == sorted(lofts)
    assert lofts[0] < 20.0
    assert lofts[-1] > 50.0


def test_a_low_contact_lifts_and_a_high_one_drives() -> None:
    low, middle, high = (flick(KickGesture(0.6, contact=at), 110).strike for at in (-0.3, 0.0, 0.3))
    assert low.loft > middle.loft > high.loft
    assert middle.speed > max(low.speed, high.speed)


def test_a_finger_that_misses_leaves_the_ball_where_it_was() -> None:
    missed = flick(KickGesture(0.6, offset=1.9), 110)
    assert (missed.strike.hit, missed.good, missed.why) == (False, False, "short")
    assert missed.pose(missed.seconds).x < 5.0


@pytest.mark.parametrize("gesture", [KickGesture(0.6, offset=1.9), KickGesture(0.6, contact=1.3)])
def test_a_ball_that_is_missed_stands_still_while_the_finger_passes(gesture: KickGesture) -> None:
    missed = strike(gesture)
    assert (missed.hit, missed.speed, missed.spin, missed.yaw_rate) == (False, 0.0, 0.0, 0.0)
    first, last = missed.pose(0.0), missed.pose(missed.seconds)
    assert (first.x, first.z, first.pitch) == (last.x, last.z, last.pitch)
    assert last.finger_x > first.finger_x + 2.0


def test_wind_carries_the_ball() -> None:
    gesture = KickGesture(0.617)
    still, across = flick(gesture, 110), flick(gesture, 110, wind=(0.0, 30.0))
    against, along = flick(gesture, 110, wind=(-30.0, 0.0)), flick(gesture, 110, wind=(30.0, 0.0))
    assert still.cross is not None
    assert across.cross is not None
    assert against.cross is not None
    assert along.cross is not None
    assert across.cross[0] > still.cross[0] + 2.0
    assert against.cross[1] < still.cross[1] < along.cross[1]


# --------------------------------------------------------------------------------- bad input
@pytest.mark.parametrize("distance", [0.0, -110.0, 9999.0, math.nan])
def test_no_goal_stands_at_such_a_distance(distance: float) -> None:
    with pytest.raises(TableError, match="no goal stands"):
        flick(KickGesture(0.6), distance)


def test_what_is_no_number_is_refused() -> None:
    with pytest.raises(TableError, match="finite"):
        flick(KickGesture(math.nan), 110)
    with pytest.raises(TableError, match="wind"):
        flick(KickGesture(0.6), 110, wind=(math.inf, 0.0))


def test_a_gesture_from_anywhere_is_held_to_what_a_hand_can_do() -> None:
    assert flick(KickGesture(1e9, 1e9, -1e9, 1e9, 0.0), 110).good is False


# ---------------------------------------------------------------------------- the same every time
def figures(kicks: list[Kick]) -> str:
    """All bits of all results."""
    return repr([(one.good, one.why, one.cross, one.seconds, one.frame_hits) for one in kicks])


def test_the_same_gesture_gives_the_same_kick_in_a_fresh_process() -> None:
    code = "from tests.physics.test_flick import figures, wild_kicks; print(figures(wild_kicks()))"
    fresh = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert fresh.stdout.strip() == figures(wild_kicks())


def test_the_way_costs_nothing_but_time() -> None:
    rng = random.Random(4)
    for distance in [30, 110, 170] * 10:
        gesture = kick_gesture(AVERAGE, distance, rng)
        assert is_good(gesture, distance) == flick(gesture, distance).good


def test_a_finer_step_changes_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    coarse = [one.good for one in wild_kicks()]
    monkeypatch.setattr(flight, "DT", flight.DT / 4.0)
    assert [one.good for one in wild_kicks()] == coarse


# ------------------------------------------------------------------------------------------- the way
def test_the_ball_stands_then_flies_without_a_jump() -> None:
    one = kick(aim_deg=3.0)
    held = one.pose(0.0)
    assert held.x == pytest.approx(-1.5, abs=0.1)
    assert held.y == 0.0
    assert held.pitch == pytest.approx(math.radians(42.0))
    assert held.yaw == pytest.approx(math.radians(3.0))
    moments = [step / 240.0 for step in range(int(one.seconds * 240.0) + 3)]
    for before, after in itertools.pairwise(map(one.pose, moments)):
        assert math.dist(before[:3], after[:3]) < 2.0
    assert one.pose(99.0) == one.pose(one.seconds)


def test_the_finger_meets_the_ball_before_it_flies() -> None:
    blow = kick().strike
    first, last = blow.pose(0.0), blow.pose(blow.seconds)
    assert first.finger_x < last.finger_x
    assert first.x < last.x
    assert 0.005 < blow.seconds < 0.1


def test_the_decision_falls_within_the_way_that_is_shown() -> None:
    for one in wild_kicks():
        assert 0.0 < one.decided <= one.seconds
        assert all(hit.t <= one.seconds for hit in one.frame_hits)


def test_best_power_lies_on_straight_lines_between_the_measured_ones() -> None:
    assert [best_power(distance) for distance, _ in BEST_POWER] == [power for _, power in BEST_POWER]
    assert best_power(10) == BEST_POWER[0][1]
    assert best_power(250) == BEST_POWER[-1][1]
    assert best_power(125) == pytest.approx((best_power(110) + best_power(140)) / 2.0)
