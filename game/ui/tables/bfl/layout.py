"""Where everything of the BFL table is: the camera over the board, and the boxes round it.

World coordinates are the yards of `game.core.board` and of the physics: (0, 0) is the near left corner of the
red line. Boxes are in logical units.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core import board
from game.ui.drawing.camera import Camera
from game.ui.widgets.view import Box, View

TILT: Final = 26.0  # degrees from straight down
DISTANCE: Final = 500.0  # yards from the eye to the middle of the field
RIM: Final = 3.4  # yards of mahogany beyond the rail's inner edge
THICK: Final = 3.0  # yards from the table's top to the board's
MIDDLE: Final = (board.WIDTH / 2, board.HEIGHT / 2)
LACQUER: Final = (board.WIDTH / 2 + board.RAIL, board.HEIGHT / 2 + board.RAIL)  # half sizes inside the rail

BOARD_BOX: Final = Box(198, 54, 884, 580)
ROUND_BOARD: Final = Box(0, 54, 1280, 582)  # the board and the table beside it, down to the prompt bar
TOP_BOX: Final = Box(460, 6, 360, 42)
CARD_W: Final = 182.0
CUP_ASIDE: Final = (104.0, 630.0, 8.4)  # the cup's foot and a yard's length when it stands on the table
METER_BOX: Final = Box(420, 580, 440, 50)


@dataclass(frozen=True, slots=True)
class Layout:
    """A view with the camera that makes the board fill its box."""

    view: View
    cam: Camera
    pixel: float  # yards that a pixel covers, in the middle of the field

    @property
    def k(self) -> float:
        """Pixels a logical unit."""
        return self.view.k


def camera(view: View) -> Camera:
    """The camera over the board, in the view's pixels."""
    rough = Camera(tilt=TILT, distance=DISTANCE, focal=1000, centre=(0, 0), target=(*MIDDLE, 0.0))
    hx, hy = LACQUER[0] + RIM, LACQUER[1] + RIM
    corners = [
        rough.spot(MIDDLE[0] + sx * hx, MIDDLE[1] + sy * hy, z)
        for sx, sy, z in ((-1, -1, -THICK), (1, -1, -THICK), (1, 1, 0), (-1, 1, 0))
    ]
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    k = min(BOARD_BOX.w / (max(xs) - min(xs)), BOARD_BOX.h / (max(ys) - min(ys))) * view.k
    x, y = view.device(BOARD_BOX.center)
    return Camera(
        tilt=TILT,
        distance=DISTANCE,
        focal=1000 * k,
        centre=(x, y - (max(ys) + min(ys)) / 2 * k),
        target=(*MIDDLE, 0.0),
    )


def layout(view: View) -> Layout:
    """The layout of a view."""
    cam = camera(view)
    return Layout(view, cam, 1 / cam.scale(*MIDDLE))
