"""Where the kicker's eye is: behind the ball, the goal at its true distance on the far goal line.

World of the camera: x right, y along the kick from the ball, z up; kick coordinates (`game.physics.flick`)
are x along the kick and y to its left. The camera looks level, its picture shifted: posts stand straight.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.core import board
from game.physics.football import TIP_HEIGHT
from game.ui.drawing.camera import Camera
from game.ui.widgets.view import View

EYE_BACK: Final = 39.0  # yards behind the ball
EYE_HIGH: Final = 14.0
BALL_Y: Final = 572.0  # logical height of the ball's foot: below it there is room to pull
TIPS_Y: Final = 66.0  # ... and of the posts' tips, for the shorter kicks
WIDEST: Final = 110.0  # a longer kick is seen with the same lens, so that its goal is smaller


@dataclass(frozen=True, slots=True)
class KickPlace:
    """A view with the kicker's camera for a distance."""

    view: View
    cam: Camera
    distance: float

    @property
    def k(self) -> float:
        """Pixels a logical unit."""
        return self.view.k

    @property
    def start(self) -> float:
        """Where on the board the ball stands: its x in the board's yards."""
        return board.WIDTH - board.END_ZONE - self.distance

    def spot(self, x: float, y: float, z: float) -> tuple[float, float]:
        """A place in kick coordinates on the screen, in pixels."""
        return self.cam.spot(-y, max(x, 2.0 - EYE_BACK), z)

    def scale(self, x: float) -> float:
        """Pixels a yard so far along the kick."""
        return self.cam.focal / max(2.0, x + EYE_BACK)


@lru_cache(8)
def place(view: View, distance: float) -> KickPlace:
    """The camera of a view for a distance."""
    seen = min(distance, WIDEST)
    focal = (BALL_Y - TIPS_Y) / (EYE_HIGH / EYE_BACK + (TIP_HEIGHT - EYE_HIGH) / (seen + EYE_BACK))
    horizon = BALL_Y - EYE_HIGH * focal / EYE_BACK
    cam = Camera(
        tilt=90.0,
        distance=EYE_BACK,
        focal=focal * view.k,
        centre=view.device((640.0, horizon)),
        target=(0.0, 0.0, EYE_HIGH),
    )
    return KickPlace(view, cam, distance)
