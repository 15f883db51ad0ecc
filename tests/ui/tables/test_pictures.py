"""A few whole pictures of the table, compared with those that were looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.drawing.layers import Layers
from game.ui.drawing.worker import shared
from game.ui.tables.bfl.kick_view import KickView
from game.ui.tables.bfl.table import BflTable
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.tables import samples

VIEW = View((1280, 720))
Golden = Callable[[pygame.Surface, str], None]


@pytest.fixture(scope="module")
def layers() -> Layers:
    """One store for all pictures: the board is painted once."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(VIEW.size)
    return Layers(None)


@pytest.mark.parametrize("name", ["eight", "throwing", "battling", "spinning"])
def test_the_table_looks_as_it_did(name: str, layers: Layers, golden: Golden) -> None:
    pygame.display.set_mode(VIEW.size)
    canvas = Canvas(pygame.Surface(VIEW.size), Theme(), VIEW)
    table = BflTable(VIEW, canvas.theme, layers)
    for _ in range(3):  # the board, then what lies on it, is made beside the frames
        table.draw(canvas, getattr(samples, name)())
        shared().finish()
    table.draw(canvas, getattr(samples, name)())
    golden(canvas.surf, f"bfl_{name}")


@pytest.mark.parametrize("name", ["kicking", "flying"])
def test_the_kick_looks_as_it_did(name: str, layers: Layers, golden: Golden) -> None:
    pygame.display.set_mode(VIEW.size)
    canvas = Canvas(pygame.Surface(VIEW.size), Theme(), VIEW)
    view = KickView(VIEW, canvas.theme, layers)
    view.draw(canvas, getattr(samples, name)())
    shared().finish()
    view.draw(canvas, getattr(samples, name)())
    golden(canvas.surf, f"bfl_{name}")
