"""Draws the README's picture: a match as it stands after `tools/readme_match.rec`.

python tools/make_readme_picture.py [FILE.png]
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

MATCH = ROOT / "tools" / "readme_match.rec"
PICTURE = ROOT / "assets" / "pictures" / "readme.png"


def main() -> int:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    store = Store(None)
    app = App(Settings().but(animation="none", sound_cues=False, log_open=True), store=store)
    session = branched_session(MATCH.read_text("utf-8"), 10_000, store.saves)
    app.push(MatchScene(app, session))
    for _ in range(60):
        app.step()
        shared().finish()
    pygame.image.save(app.surface, target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
