"""The one place that finds the game's own pictures, sounds and fonts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.core.errors import AssetError


@lru_cache(1)
def folder() -> Path:
    """The assets' folder: inside the installed package, or beside it in a checkout."""
    here = Path(__file__).resolve().parent
    inside = here / "assets"
    return inside if inside.is_dir() else here.parent / "assets"


def asset(*parts: str) -> Path:
    """The file at ``parts`` below the assets' folder. Raises AssetError if it is not there."""
    path = folder().joinpath(*parts)
    if not path.exists():
        raise AssetError(f"the file assets/{'/'.join(parts)} is missing: install the game again")
    return path
