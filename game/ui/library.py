"""Whether the right pygame is installed: asked before anything else of the window is loaded."""

from __future__ import annotations

from pathlib import Path

from game.core.errors import TableError

CURE = "run 'pip uninstall -y pygame pygame-ce', then 'pip install pygame-ce'"


def one_pygame(packages: Path | None = None) -> None:
    """Raises TableError if pygame-ce is missing, or if ``pygame`` lies beside it or in its place: the two
    share one folder, and each overwrites the other's files."""
    try:
        import pygame
    except (ImportError, AttributeError) as error:
        raise TableError(f"pygame-ce cannot be loaded ({error}): {CURE}") from error
    where = packages or Path(pygame.__file__).parent.parent
    if not getattr(pygame, "IS_CE", False) or any(where.glob("pygame-[0-9]*.dist-info")):
        raise TableError(
            f"the package pygame is installed over pygame-ce, and each overwrites the other: {CURE}"
        )
