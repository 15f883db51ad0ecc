"""What the list of puzzles shows: the shipped ones and the player's own, also those that cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.assets import asset
from game.core.errors import GameError
from game.games.sevens import GAME
from game.games.sevens.puzzles import ALIKE, Puzzle, begin_puzzle, read_puzzle
from game.games.sevens.state import State
from game.store.puzzles import Puzzles, Tried
from game.ui.percent import percent
from game.ui.scenes.editor_text import drawn, opened

STARS = 3
NOT_YET = "Nobody whose turn it is can do anything"
NEARLY = 0.75  # of the best found chance, for two stars


@dataclass(frozen=True)
class Row:
    """A puzzle of the list, a draft and what it lacks, or a file that is none and why."""

    ident: str
    puzzle: Puzzle | None
    state: State | None
    tried: Tried
    problem: str = ""  # why it cannot be played
    own: bool = False

    @property
    def playable(self) -> bool:
        """Can it go on the table?"""
        return self.puzzle is not None and not self.problem

    @property
    def readable(self) -> bool:
        """Can it be shown and changed? A draft can, too."""
        return self.puzzle is not None and self.state is not None

    @property
    def name(self) -> str:
        """What it is called."""
        return self.puzzle.name if self.puzzle is not None else self.ident

    @property
    def stars(self) -> int:
        """One for a touchdown, two for a line nearly as good as the best found, three for one as good."""
        if not self.tried.scored or self.puzzle is None:
            return 0
        best = self.tried.best
        if best >= self.puzzle.chance - ALIKE:
            return STARS
        return 2 if best >= NEARLY * self.puzzle.chance else 1


@lru_cache(1)
def shipped() -> tuple[tuple[str, str], ...]:
    """The puzzles of the box: names of files without their end, and their text."""
    folder = asset("sevens", "puzzles")
    return tuple((path.stem, path.read_text("utf-8")) for path in sorted(folder.glob("*.rec")))


def rows_of(kept: Puzzles) -> list[Row]:
    """Everything that can be opened: the easier ones first, the player's own after them."""
    found = [row_of(kept, ident, text, own=False) for ident, text in shipped()]
    found.sort(key=lambda row: (row.puzzle.level if row.puzzle else 99, row.ident))
    return found + [row_of(kept, ident, text, own=True) for ident, text in kept.own()]


def row_of(kept: Puzzles, ident: str, text: str, *, own: bool) -> Row:
    """A file as a row. What is wrong with it stands in the row."""
    key = key_of(ident, own=own)
    try:
        puzzle = read_puzzle(text, ident, own=own)
        if puzzle.draft:
            setting = opened(puzzle).setting
            return Row(key, puzzle, drawn(setting), Tried(), setting.problem() or NOT_YET, own)
        return Row(key, puzzle, begin_puzzle(puzzle, GAME).state, kept.tried(key), own=own)
    except GameError as error:
        return Row(key, None, None, Tried(), str(error), own)


def key_of(ident: str, *, own: bool) -> str:
    """Under which name the results of a puzzle are kept."""
    return f"own/{ident}" if own else ident


def chance_words(chance: float) -> str:
    """A chance, or a dash where none is known."""
    return percent(chance) if chance > 0 else "–"


def best_words(row: Row) -> str:
    """What the player has made of it, in a few words."""
    if row.problem:
        return "a draft"
    if row.tried.scored:
        return f"yours {percent(row.tried.best)}"
    return f"{row.tried.tries} tried" if row.tried.tries else "not tried"


__all__ = ["Row", "best_words", "chance_words", "rows_of", "shipped"]
