"""Makes the picture of BFL's board that is shown at the first start: assets/pictures/bfl_board.jpg.

    python tools/make_board_picture.py

It holds the table, the board and the painted field at one pixel a unit, with room at the sides for windows of
other shapes. Helmets, dice, posts and words are drawn live.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.ui.tables.bfl import static
from game.ui.tables.bfl.ground import FIRST, first_view
from game.ui.tables.bfl.layout import layout

OUT = Path(__file__).resolve().parent.parent / "assets"


def main() -> None:
    """Paints the board and says where it is."""
    pygame.display.init()
    pygame.font.init()
    view = first_view()
    static.trace_numerals()
    pixels = static.paint(layout(view), lambda: False)
    assert pixels is not None
    file = OUT.joinpath(*FIRST)
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.image.frombytes(pixels, view.size, "RGB"), file)
    print(f"{file}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
