"""The spinner: eight equal sectors, slowed by pegs, with no line to rest on and no hand to aim it."""

from __future__ import annotations

import itertools
import math
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from fairness import sectors_p
from game.core.errors import TableError
from game.core.gestures import SpinGesture
from game.games.bfl.hands import AVERAGE, spin_gesture
from game.physics import wheel
from game.physics.table import PhysicsTable
from game.physics.wheel import SECTOR, SpinTrack, from_line, sector_at, spin, spin_from, start_angle

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def spins() -> list[SpinTrack]:
    """160 spins of the average hand."""
    rng = random.Random(4)
    return [spin(spin_gesture(AVERAGE, rng), shake) for shake in range(160)]


@pytest.mark.rule("BFL-4.4")
def test_bfl_4_4_eight_sectors_are_alike_so_odd_and_even_are(spins: list[SpinTrack]) -> None:
    numbers = [one.number for one in spins]
    assert set(numbers) == set(range(1, 9))
    assert sectors_p(numbers) > 0.001
    assert abs(sum(number % 2 for number in numbers) / len(numbers) - 0.5) < 0.1


@pytest.mark.rule("BFL-4.4")
def test_bfl_4_4_a_hand_that_repeats_itself_exactly_brings_every_sector() -> None:
    numbers = [spin(SpinGesture(14.0), 1000 + shake).number for shake in range(96)]
    assert sectors_p(numbers) > 0.001


def test_from_a_start_that_is_known_a_steady_hand_could_aim() -> None:
    """Why the start is drawn from the shake: without it the fairness test fails."""
    rng = random.Random(5)
    numbers = [spin_from(0.3, 14.0 * (1.0 + rng.gauss(0.0, 0.01))).number for _ in range(60)]
    assert sectors_p(numbers) < 0.001


def test_the_start_is_uniform() -> None:
    starts = [start_angle(shake) for shake in range(4000)]
    eighths = [int(start / (2.0 * math.pi) * 8.0) for start in starts]
    assert min(map(eighths.count, range(8))) > 400


def test_it_never_rests_on_a_line(spins: list[SpinTrack]) -> None:
    for one in spins:
        wheel, flapper = one.pose(one.seconds)
        assert from_line(wheel) > 0.05
        assert sector_at(wheel) == one.number
        assert abs(flapper) < 0.1


def test_it_turns_for_some_six_seconds(spins: list[SpinTrack]) -> None:
    assert all(one.enough for one in spins)
    assert all(4.5 < one.seconds < 8.0 for one in spins)
    assert 5.5 < sum(one.seconds for one in spins) / len(spins) < 6.7


@pytest.mark.rule("BFL-4.4")
@pytest.mark.parametrize(
    ("speed", "enough"), [(0.0, False), (4.0, False), (14.0, True), (-14.0, True), (999.0, True)]
)
def test_bfl_4_4_less_than_two_turns_do_not_count(speed: float, enough: bool) -> None:
    one = spin(SpinGesture(speed), 7)
    assert one.enough is enough
    assert (abs(one.turns) >= 2.0) is enough


def test_sectors_are_numbered_round_the_wheel() -> None:
    top = math.pi / 2.0
    assert [sector_at(top - (number - 0.5) * SECTOR) for number in range(1, 9)] == list(range(1, 9))
    assert from_line(top) == 0.0
    assert from_line(top + 0.5 * SECTOR) == pytest.approx(0.5)


@pytest.mark.rule("BFL-4.4")
def test_a_wheel_that_has_not_come_to_rest_shows_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spin(SpinGesture(14.0), 7).settled
    monkeypatch.setattr(wheel, "LONGEST_S", 2.0)
    one = spin(SpinGesture(14.0), 7)
    assert (one.enough, one.settled) == (True, False)
    with pytest.raises(TableError, match="50 spins in a row did not count"):
        PhysicsTable(3).spin(0, lambda: SpinGesture(14.0))


def test_a_click_for_every_peg_that_passes(spins: list[SpinTrack]) -> None:
    for one in spins[:20]:
        assert one.clicks == sorted(one.clicks)
        assert len(one.clicks) > 8.0 * one.turns - 1.0
        assert one.clicks[-1] <= one.seconds


def test_the_way_begins_at_the_start_and_flows(spins: list[SpinTrack]) -> None:
    one = spins[0]
    assert one.pose(0.0) == (one.start_angle, 0.0)
    assert one.pose(99.0) == one.pose(one.seconds)
    moments = [step / 60.0 for step in range(int(one.seconds * 60.0))]
    for before, after in itertools.pairwise(map(one.pose, moments)):
        assert abs(after[0] - before[0]) < 0.5


def test_a_speed_that_is_no_number_is_refused() -> None:
    with pytest.raises(TableError, match="finite"):
        spin(SpinGesture(math.nan), 1)


def test_a_turn_that_is_no_number_is_refused() -> None:
    with pytest.raises(TableError, match="finite"):
        spin(SpinGesture(14.0, math.inf), 1)


def test_a_wheel_that_a_finger_turned_goes_on_from_where_it_lets_go() -> None:
    stood, turned = spin(SpinGesture(14.0), 3), spin(SpinGesture(14.0, 1.0), 3)
    assert turned.start_angle == pytest.approx(stood.start_angle + 1.0)
    assert turned.turns == pytest.approx((turned.pose(99.0)[0] - turned.start_angle) / math.tau)
    assert spin(SpinGesture(14.0, 1.0 + math.tau), 3).start_angle == pytest.approx(turned.start_angle)


def figures() -> str:
    """All bits of a few spins."""
    spins = [spin(SpinGesture(13.0), shake) for shake in range(4)]
    return repr([(one.number, one.turns, one.clicks) for one in spins])


def test_the_same_gesture_and_shake_give_the_same_spin_in_a_fresh_process() -> None:
    code = "from tests.physics.test_wheel import figures; print(figures())"
    path = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "tools")))}
    fresh = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=path, capture_output=True, text=True, check=True
    )
    assert fresh.stdout.strip() == figures()
