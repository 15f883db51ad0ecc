"""The position editor opened, and rows of its palette put on squares."""

from __future__ import annotations

from typing import Any

from game.core.grid import named
from game.games.sevens.notation import NUMBER
from game.ui.scenes.editor import Editor
from game.ui.scenes.puzzles import PuzzleList
from tests.ui.driver import Driver, known

H1, H2, A1 = NUMBER["H1"], NUMBER["H2"], NUMBER["A1"]
FIRST_LINE, SECOND_LINE = 1, 2  # rows of the palette under the ball


def opened(driver: Driver) -> Editor:
    driver.open(PuzzleList(driver.app))
    driver.click("new")
    return known(driver.scene, Editor)


def spot(scene: Editor, square: str) -> Any:
    return scene.pitch.grid.centre(named(square))


def row(scene: Editor, n: int) -> Any:
    r = scene.palette.rect
    return r.x + 80, r.y + (n + 0.5) * scene.palette.row_h


def put(driver: Driver, scene: Editor, n: int, square: str) -> None:
    """Draws a row of the palette onto a square."""
    driver.drag(row(scene, n), spot(scene, square))
    driver.step()
