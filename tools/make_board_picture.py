"""Makes the pictures of boards that are shown at the first start: assets/pictures/<game>_board.jpg.

    python tools/make_board_picture.py

They hold the table and the board at one pixel a unit, with room at the sides for windows of other shapes.
Helmets, dice, posts, trays and words are drawn live.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.ui.tables.bfl import static
from game.ui.tables.bfl.ground import FIRST
from game.ui.tables.bfl.layout import layout
from game.ui.tables.grounds import first_view
from game.ui.tables.halftime import ground as halftime
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme

OUT = Path(__file__).resolve().parent.parent / "assets"


def main() -> None:
    """Paints the boards and says where they are."""
    pygame.display.init()
    pygame.font.init()
    view = first_view()
    static.trace_numerals()
    pixels = static.paint(layout(view), lambda: False)
    assert pixels is not None
    _save(pygame.image.frombytes(pixels, view.size, "RGB"), FIRST)
    view = first_view()
    card = pygame.Surface(view.size)
    halftime.paint(Canvas(card, Theme(), view), None)
    _save(card, halftime.FIRST)


def _save(picture: pygame.Surface, name: tuple[str, str]) -> None:
    file = OUT.joinpath(*name)
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, file)
    print(f"{file}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
