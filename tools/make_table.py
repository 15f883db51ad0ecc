"""Makes the pictures of the table that lie under every screen: assets/pictures/table_*.jpg.

    python tools/make_table.py

They are drawn by the game's own wood, cork and lamp (game/ui/widgets/plates.py), once, at 1920 x 1080.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.ui.widgets.plates import planks

SIZE = (1920, 1080)
OUT = Path(__file__).resolve().parent.parent / "assets" / "pictures"


def main() -> None:
    """Draws all of them and says where they are."""
    pygame.display.init()
    OUT.mkdir(parents=True, exist_ok=True)
    for kind in ("oak", "green", "cork"):
        # just under the scale from which the grain is made at half size
        picture = planks(*SIZE, 1.39, kind)
        file = OUT / f"table_{kind}.jpg"
        pygame.image.save(picture, file)
        print(f"{file}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
