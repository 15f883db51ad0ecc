"""Where everything of the BFL table is: the camera over the board, and the boxes round it.

World coordinates are the yards of `game.core.board` and of the physics: (0, 0) is the near left corner of the
red line. Boxes are in logical units.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.core import board
from game.ui.drawing.camera import Camera
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import LOGICAL, Box, View

TILT: Final = 26.0  # degrees from straight down
DISTANCE: Final = 500.0  # yards from the eye to the middle of the field
RIM: Final = 3.4  # yards of mahogany beyond the rail's inner edge
THICK: Final = 3.0  # yards from the table's top to the board's
MIDDLE: Final = (board.WIDTH / 2, board.HEIGHT / 2)
LACQUER: Final = (board.WIDTH / 2 + board.RAIL, board.HEIGHT / 2 + board.RAIL)  # half sizes inside the rail

BOARD_BOX: Final = Box(198, 54, 884, 580)
ROUND_BOARD: Final = Box(0, 54, 1280, 582)  # the board and the table beside it, down to the prompt bar
TOP_BOX: Final = Box(460, 6, 360, 42)
EDGE: Final = 12.0  # of the window, free
CARD_W: Final = 182.0
CARD_GROWS: Final = 74.0  # by so much from text of 100 % to 200 %
ASIDE: Final = 672.0  # the lower edge of the cup when it stands on the table


@dataclass(frozen=True, slots=True)
class Layout:
    """A view with the camera that makes the board fill its box."""

    view: View
    cam: Camera
    pixel: float  # yards that a pixel covers, in the middle of the field
    room: Box = field(compare=False)  # that the board fills
    cup: tuple[float, float, float]  # its foot and a yard's length when it stands on the table

    @property
    def k(self) -> float:
        """Pixels a logical unit."""
        return self.view.k


def card_w(theme: Theme) -> float:
    """How wide the cards at the sides are: they grow with the text, and the board makes room for them."""
    return CARD_W + CARD_GROWS * (theme.text_scale - 1)


def top_box(theme: Theme) -> Box:
    """The plaque with the clock: it grows with the text, as far as the board and the corner buttons allow."""
    grown = theme.text_scale - 1
    return Box(TOP_BOX.x - 50 * grown, TOP_BOX.y, TOP_BOX.w + 100 * grown, TOP_BOX.h + 8 * grown)


def room(theme: Theme, floor: float = BOARD_BOX.bottom) -> Box:
    """The room for the board: between the cards, above the prompt bar."""
    x = EDGE + card_w(theme) + 4
    return Box(x, BOARD_BOX.y, LOGICAL[0] - 2 * x, floor - BOARD_BOX.y)


def cup_aside(theme: Theme) -> tuple[float, float, float]:
    """Where the cup stands beside the board; smaller where the cards need the place."""
    yard = 8.4 - 2.4 * (theme.text_scale - 1)
    return EDGE + CARD_W / 2 + 1, ASIDE - 5 * yard, yard


def camera(view: View, room: Box = BOARD_BOX) -> Camera:
    """The camera over the board, in the view's pixels."""
    rough = Camera(tilt=TILT, distance=DISTANCE, focal=1000, centre=(0, 0), target=(*MIDDLE, 0.0))
    hx, hy = LACQUER[0] + RIM, LACQUER[1] + RIM
    corners = [
        rough.spot(MIDDLE[0] + sx * hx, MIDDLE[1] + sy * hy, z)
        for sx, sy, z in ((-1, -1, -THICK), (1, -1, -THICK), (1, 1, 0), (-1, 1, 0))
    ]
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    k = min(room.w / (max(xs) - min(xs)), room.h / (max(ys) - min(ys))) * view.k
    x, y = view.device(room.center)
    return Camera(
        tilt=TILT,
        distance=DISTANCE,
        focal=1000 * k,
        centre=(x, y - (max(ys) + min(ys)) / 2 * k),
        target=(*MIDDLE, 0.0),
    )


def layout(view: View, theme: Theme | None = None, floor: float = BOARD_BOX.bottom) -> Layout:
    """The layout of a view: above a line, with the cards of a theme beside it."""
    theme = theme or Theme()
    box = room(theme, floor)
    cam = camera(view, box)
    return Layout(view, cam, 1 / cam.scale(*MIDDLE), box, cup_aside(theme))
