"""From a command to a window: settings, store and sound are opened, then the first scene."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Final

from game.assets import folder
from game.core.errors import AssetError, GameError
from game.store.files import is_folder
from game.store.record_text import read_text
from game.store.store import Store, open_store
from game.ui.app import App
from game.ui.scenes.base import Scene

DEFAULT_SIZE: Final = (1280, 720)

Opening = Callable[[App, tuple[str, ...]], Scene]


def _shelf(app: App, _what: tuple[str, ...]) -> Scene:
    scene: Scene = import_module("game.ui.scenes.shelf").Shelf(app)
    return scene


def _setup(app: App, what: tuple[str, ...]) -> Scene:
    scene: Scene = import_module("game.ui.scenes.setup").SetUp(app, what[0])
    return scene


def _practice(app: App, _what: tuple[str, ...]) -> Scene:
    scene: Scene = import_module("game.ui.scenes.practice").Practice(app)
    return scene


def _replay(app: App, what: tuple[str, ...]) -> Scene:
    file = Path(what[0])
    scene: Scene = import_module("game.ui.scenes.replay").Replay(app, read_text(file), file.name)
    return scene


def _demo(app: App, _what: tuple[str, ...]) -> Scene:
    scene: Scene = import_module("game.ui.scenes.demo").Demo(app)
    return scene


OPENINGS: Final[dict[str, Opening]] = {
    "shelf": _shelf,
    "setup": _setup,
    "practice": _practice,
    "replay": _replay,
    "demo": _demo,
}


def open_window(
    scene: str,
    *what: str,
    seconds: float | None = None,
    screenshot: Path | None = None,
    size: tuple[int, int] | None = None,
) -> int:
    """Open the window on a scene and return the exit code when it is closed.

    Raises GameError for what stops the game before it begins: no display, no assets, an unreadable record.
    """
    if not folder().is_dir():
        raise AssetError("the folder of pictures, sounds and fonts is missing: install the game again")
    if screenshot is not None and not is_folder(screenshot.absolute().parent):
        raise GameError(f"the folder of {screenshot} does not exist")
    store = open_store()
    settings = store.settings
    if scene == "demo":
        settings = settings.but(kiosk=True, full_screen=size is None)
    elif size is not None:
        settings = settings.but(full_screen=False)  # a size was asked for
    try:
        sound = import_module("game.ui.sound").Sound(settings)
        window: type[App] = import_module("game.ui.kiosk").KioskApp if scene == "demo" else App
        app = window(
            settings,
            size=size or DEFAULT_SIZE,
            store=store,
            sound=sound,
            pictures=store.places.data / "pictures" if store.places else None,
        )
        if scene not in ("shelf", "demo"):
            app.push(_shelf(app, ()))  # what "back" goes back to
        app.push(OPENINGS[scene](app, what))
        gc.freeze()  # a full collection took 15 to 21 ms of a frame; with this none came in a match
        app.run(seconds, screenshot)
    except GameError:
        raise
    except Exception as error:  # whatever it was: the matches are on the disk, and nobody wants a traceback
        raise GameError(_log(error, store)) from error
    finally:
        store.close()
    return 0


def _log(error: Exception, store: Store) -> str:
    """Write an unexpected error to the log; the line that tells of it."""
    told = f"something went wrong ({type(error).__name__}: {error}); matches are saved after every answer"
    if store.places is None:
        return told
    path = store.places.error_log
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now().astimezone().isoformat()}\n{traceback.format_exc()}\n")
    except OSError:
        return told
    return f"{told}; details are in {path}"
