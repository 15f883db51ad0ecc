"""Static layers: large pictures that cost a second, made off the frame loop and kept on disk.

A layer is asked for every frame; until it is ready there is an older one to stretch, or none. What is kept on
disk is the zlib-packed RGB bytes: packing leaves the interpreter free, so that frames go on.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.ui.drawing.worker import Unwanted, Worker, shared

KEPT_FILES: Final = 40  # in the cache folder; the longest unused go first
KEPT_READY: Final = 6  # in memory
Paint = Callable[[Unwanted], "bytes | None"]
"""Makes the RGB bytes of a layer; asks now and then whether it is still wanted, and gives None if not."""

Key = tuple[str, str, tuple[int, int]]
"""A layer's name, version and size."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A layer: its name (one layer of a name is kept), what tells its versions apart, its size, its maker."""

    name: str
    version: str
    size: tuple[int, int]
    paint: Paint

    @property
    def key(self) -> Key:
        """What makes two wishes the same."""
        return self.name, self.version, self.size

    @property
    def file(self) -> str:
        """Its name on disk."""
        return f"{self.name}-{self.version}-{self.size[0]}x{self.size[1]}.rgb.z"


class Layers:
    """The store. ``folder`` None keeps nothing on disk."""

    def __init__(self, folder: Path | None = None, worker: Worker | None = None) -> None:
        self.folder = folder
        self.worker = worker or shared()
        self._asked: dict[str, Wish] = {}
        self._made: dict[str, tuple[Wish, bytes]] = {}
        self._ready: dict[str, tuple[Wish, pygame.Surface]] = {}

    def get(self, wish: Wish) -> pygame.Surface | None:
        """The layer if it is ready; otherwise it is being made."""
        made = self._made.pop(wish.name, None)
        if made is not None:
            self._ready.pop(wish.name, None)
            while len(self._ready) >= KEPT_READY:
                del self._ready[next(iter(self._ready))]
            self._ready[wish.name] = made[0], pygame.image.frombytes(made[1], made[0].size, "RGB").convert()
            self._asked.pop(wish.name, None)
        ready = self._ready.get(wish.name)
        if ready is not None and ready[0].key == wish.key:
            return ready[1]
        asked = self._asked.get(wish.name)
        if asked is None or asked.key != wish.key:
            self._asked[wish.name] = wish
            self.worker.submit(("layer", wish.name), lambda unwanted: self._make(wish, unwanted), anew=True)
        self.worker.check()
        return None

    def stale(self, name: str) -> tuple[pygame.Surface, Key] | None:
        """The last layer of a name, whatever its size, to be stretched meanwhile."""
        ready = self._ready.get(name)
        return None if ready is None else (ready[1], ready[0].key)

    def _make(self, wish: Wish, unwanted: Unwanted) -> None:
        pixels = self._load(wish)
        if pixels is None:
            pixels = wish.paint(unwanted)
            if pixels is None:
                return
            self._made[wish.name] = wish, pixels
            self._save(wish, pixels)
        else:
            self._made[wish.name] = wish, pixels

    def _load(self, wish: Wish) -> bytes | None:
        if self.folder is None:
            return None
        path = self.folder / wish.file
        try:
            pixels = zlib.decompress(path.read_bytes())
            os.utime(path)
        except (OSError, zlib.error):
            return None
        return pixels if len(pixels) == wish.size[0] * wish.size[1] * 3 else None

    def _save(self, wish: Wish, pixels: bytes) -> None:
        """Keeps a layer. A cache that cannot be written only costs time."""
        if self.folder is None:
            return
        part = self.folder / (wish.file + ".part")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(zlib.compress(pixels, 1))
            part.replace(self.folder / wish.file)
            old = sorted(self.folder.glob("*.rgb.z"), key=lambda p: p.stat().st_mtime)
            for path in old[:-KEPT_FILES]:
                path.unlink(missing_ok=True)
        except OSError:
            return
