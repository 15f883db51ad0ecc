"""One camera for drawing and for clicks."""

from __future__ import annotations

import pytest

from game.ui.drawing.camera import Camera

CAM = Camera(tilt=26, distance=500, focal=2800, centre=(640, 320), target=(60.0, 40.0, 0.0))


@pytest.mark.parametrize("place", [(0.0, 0.0), (120.0, 80.0), (60.0, 40.0), (-9.0, 88.0)])
@pytest.mark.parametrize("height", [0.0, 2.9, 30.0])
def test_what_is_drawn_at_a_place_is_found_there(place: tuple[float, float], height: float) -> None:
    x, y = CAM.spot(*place, height)
    gx, gy = CAM.ground(x, y, height)
    assert (float(gx), float(gy)) == pytest.approx(place, abs=0.01)


def test_what_is_nearer_is_larger_and_lower() -> None:
    assert CAM.scale(60, 0) > CAM.scale(60, 80)
    assert CAM.spot(60, 0)[1] > CAM.spot(60, 80)[1]
    assert CAM.spot(60, 40, 10)[1] < CAM.spot(60, 40)[1]


def test_a_canvas_twice_as_large_shows_the_same_view() -> None:
    big = CAM.scaled(2, -100, -50)
    x, y = CAM.spot(30, 20, 4)
    assert big.spot(30, 20, 4) == pytest.approx(((x - 100) * 2, (y - 50) * 2))
