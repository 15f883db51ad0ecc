"""The pages that Sevens has beside its rulebook, by the chapter that opens each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ui.context import Context
from game.ui.own_page import OwnPage
from game.ui.scenes.base import Scene
from game.ui.tables.sevens.skill_book import SkillPages


def puzzles(app: Context, _entries: Sequence[str]) -> Scene:
    """The list of puzzles."""
    from game.ui.scenes.puzzles import PuzzleList

    return PuzzleList(app)


PUZZLES: Final = OwnPage("Puzzles", "Puzzles", puzzles)
PAGES: Final = {"19": OwnPage("All skills and traits", "Skills", SkillPages), "3": PUZZLES}
