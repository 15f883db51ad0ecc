"""Makes the pictures of the shelf that the title shows at once: assets/pictures/shelf_*.jpg.

    python tools/make_shelf_pictures.py

They hold what takes seconds to paint (wall, title, boxes and their pieces, wood) for the boxes of the
registry, at the scales of 1280 x 720, 1920 x 1080 and 3840 x 2160. Words and drawers are drawn live.
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from checkout import ROOT
from game.games.registry import BOXES
from game.ui.scenes.shelf_drawer import WOOD_NAME, wood_front
from game.ui.scenes.shelf_picture import SHIPPED
from game.ui.scenes.shelf_wall import Painter

OUT = ROOT / "assets" / "pictures"


def main() -> None:
    """Paints every picture and says where it is."""
    pygame.display.init()
    pygame.font.init()
    OUT.mkdir(parents=True, exist_ok=True)
    for shipped in SHIPPED:
        save(Painter(shipped.k, shipped.area).paint(BOXES), shipped.name)
    save(wood_front(), WOOD_NAME)


def save(picture: pygame.Surface, name: str) -> None:
    """Saves a picture as a JPEG."""
    file = OUT / f"{name}.jpg"
    pygame.image.save(picture, file)
    print(f"{file}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
