"""What the tables' grounds have in common: where their layers are kept, and how the first picture is laid."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.errors import StoreError
from game.store import places
from game.ui.drawing.layers import Layers
from game.ui.widgets.view import LOGICAL, View

FIRST_MARGIN: Final = (160, 100)  # logical units that a shipped picture shows beyond the logical space


@cache
def layers_of(table: str) -> Layers:
    """The one store of a table's layers, in the player's cache folder."""
    try:
        folder = places.find().cache / "layers"
    except StoreError:
        folder = None
    return Layers(folder)


def first_view() -> View:
    """The view of a shipped picture: one pixel a unit, with room for windows of other shapes."""
    view = View((LOGICAL[0] + 2 * FIRST_MARGIN[0], LOGICAL[1] + 2 * FIRST_MARGIN[1]))
    view.k, view.ox, view.oy = 1.0, float(FIRST_MARGIN[0]), float(FIRST_MARGIN[1])
    return view
