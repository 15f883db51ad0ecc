"""Draws the README's pictures: matches as they stand after `tools/readme_*.rec`.

python tools/make_readme_picture.py [FOLDER]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from checkout import ROOT
from game.store.settings import Settings
from game.store.store import Store
from game.ui.app import App
from game.ui.drawing.worker import shared
from game.ui.scenes.match import MatchScene
from game.ui.session import branched_session

PICTURES = {
    "readme_bfl.rec": "readme.png",
    "readme_halftime.rec": "readme_halftime.png",
    "readme_rumble.rec": "readme_rumble.png",
    "readme_sevens.rec": "readme_sevens.png",
}


def draw(record: Path) -> pygame.Surface:
    """A match as it stands after a record."""
    store = Store(None)
    app = App(Settings().but(animation="none", sound_cues=False, log_open=True), store=store)
    session = branched_session(record.read_text("utf-8"), 10_000, store.saves)
    app.push(MatchScene(app, session))
    for _ in range(60):
        app.step()
        shared().finish()
    return app.surface


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "assets" / "pictures"
    for record, picture in PICTURES.items():
        pygame.image.save(draw(ROOT / "tools" / record), folder / picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
