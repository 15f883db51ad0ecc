"""The strip over a puzzle: its name and task, the chance of the line so far and of the best one found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.games.sevens.puzzles import Puzzle
from game.ui.scenes.puzzles_data import chance_words
from game.ui.tables.sevens import steel
from game.ui.tables.squares.overlays import odds_tone
from game.ui.widgets.canvas import Box, Canvas

SIZES: Final = ((2, 16.0), (2, 15.0), (2, 14.0), (3, 13.0), (3, 12.0), (4, 10.5))
"""Lines of a task, and how large they are."""
WIDE: Final = 98.0  # units of a figure
EDGE: Final = 12.0


@dataclass(frozen=True)
class Figure:
    """A chance with its words; ``instead`` stands for it where it is not known."""

    words: str
    chance: float
    instead: str = ""


def draw(c: Canvas, r: Box, puzzle: Puzzle, figures: Sequence[Figure]) -> None:
    """Words at the left, figures at the right."""
    x = r.right - len(figures) * (WIDE + 4)
    _words(c, words_box(r, len(figures)), puzzle)
    for n, each in enumerate(figures):
        _figure(c, Box(x + n * (WIDE + 4), r.y, WIDE, r.h), each)


def words_box(r: Box, figures: int = 2) -> Box:
    """Where the name and the task stand."""
    return Box(r.x + EDGE, r.y, r.w - figures * (WIDE + 4) - 2 * EDGE, r.h)


def _words(c: Canvas, r: Box, puzzle: Puzzle) -> None:
    """The name and the task; a long task takes the name's line as well, and is written smaller."""
    lines, cap = task_lines(c, puzzle.task, r.w)
    if len(lines) == 1:
        c.text(puzzle.name, (r.x, r.y + 13), 16, steel.BRASS, "num", cap=17, room=r.w)
        c.text(lines[0], (r.x, r.y + 31), cap, steel.INK, "strong", cap=cap, room=r.w)
        return
    step = min(19.0, (r.h - 4) / len(lines))
    for n, line in enumerate(lines):
        y = r.centery + (n - (len(lines) - 1) / 2) * step
        c.text(line, (r.x, y), cap, steel.INK, "strong", cap=cap, room=r.w)


def task_lines(c: Canvas, task: str, room: float) -> tuple[list[str], float]:
    """A task in as few lines as can be, and how large they are written: two, or more that are smaller."""
    lines, cap = [task], SIZES[0][1]
    for most, cap in SIZES:
        lines = [""]
        for word in task.split():
            longer = f"{lines[-1]} {word}".strip()
            if c.width(longer, cap, "strong", cap=cap) <= room or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        if len(lines) <= most:
            return lines, cap
    most = SIZES[-1][0]
    return [*lines[: most - 1], " ".join(lines[most - 1 :])], cap


def _figure(c: Canvas, r: Box, figure: Figure) -> None:
    steel.cell(c, r.cut(0, 3, 0, 3))
    c.text(figure.words, (r.centerx, r.y + 11), 13, steel.SOFT, "strong", "center", cap=12)
    said = figure.instead or chance_words(figure.chance)
    tone = steel.INK if figure.instead else odds_tone(figure.chance)
    c.text(said, (r.centerx, r.y + 26), 15, tone, "num", "center", cap=15)
