"""Rumble's rulebook in pictures, by chapter: the examples that it gives, and two that stand still."""

from __future__ import annotations

from typing import Final

from game.games.rumble.board import AWAY, HOME, STANDARD
from game.games.rumble.odds import GOOD_WAYS, WAYS
from game.ui.drawing.leather_ball import ball
from game.ui.percent import percent
from game.ui.rule_picture import Picture, Still
from game.ui.tables.rumble.rule_examples import Example, Examples, joints, marks
from game.ui.tables.squares import overlays
from game.ui.tables.squares.lattice import Lattice
from game.ui.widgets.canvas import Box, Canvas

SAID: Final = ("home ", "away ", "dice ")  # what answers begin with


def _given(turn: str, phase: str, *says: str) -> tuple[str, ...]:
    """A position, and what is said in it."""
    position = [f"given turn {turn}", f"given phase {phase}"]
    return *position, *(
        each if each.split()[0] in ("home", "away", "dice") else f"given {each}" for each in says
    )


def _field(c: Canvas, box: Box) -> None:
    """The whole field, with the squares where reserves enter."""
    c.flat(box, "#5d5b51", r=0)
    cell = box.w / STANDARD.columns
    high = cell * STANDARD.rows
    grid = Lattice(box.x, box.centery - high / 2, cell, STANDARD.columns, STANDARD.rows)
    joints(c, grid)
    marks(c, grid, STANDARD)
    for side in (HOME, AWAY):
        for square in STANDARD.entries[side]:
            c.flat(grid.box(square).inflate(-2, -2), overlays.MAY, r=1, alpha=0.7)
    c.put(ball(round(cell * 1.5 * c.k), 0.0), grid.centre(STANDARD.centre))


def _chances(c: Canvas, box: Box) -> None:
    """A bar for each distance."""
    c.flat(box, "#1d261f", r=0)
    step, foot = (box.w - 20) / 12, box.bottom - 28
    for far in range(1, 13):
        chance = GOOD_WAYS[far] / WAYS
        high = max(2.0, chance * (box.h - 60))
        x = box.x + 10 + (far - 1) * step
        tone = overlays.odds_tone(chance)
        c.flat((x + 2, foot - high, step - 4, high), tone, r=2)
        figure = percent(chance).removesuffix("%")
        c.text(figure, (x + step / 2, foot - high - 10), 13, "#fff1d0", "bold", "center", cap=13)
        c.text(str(far), (x + step / 2, foot + 13), 14, "#d9c9a4", "num", "center", cap=15)


PICTURES: Final[dict[str, Picture]] = {
    "1": Still("End zones at both ends, the ball between them; reserves enter by the lit squares.", _field),
    "2": Examples(
        Example(
            "H1 runs four squares, from g8 to k8, and picks the ball up from there.",
            "f6",
            9,
            _given("home", "move", "H1.at g8", "A1.at n9", "ball l8", "home move H1 k8", "home pickup H1"),
        ),
        Example(
            "From f8 to p5: 10 squares, and 5 and 5 are enough. H2 has the ball.",
            "e3",
            13,
            _given(
                "home", "throw", "H1.at f8", "H2.at p5", "A1.at j8", "ball H1", "home throw p5", "dice 5 5"
            ),
        ),
        Example(
            "One less misses: the 4 of the eight-sided die takes the ball to the left.",
            "e3",
            13,
            _given(
                "home", "throw", "H1.at f8", "H2.at p5", "A1.at j8", "ball H1",
                "home throw p5", "dice 5 4", "dice 4",
            ),
        ),
        Example(
            "7 on v8: the ball is dropped to the right, where H2 stands. Touchdown in away’s turn.",
            "o6",
            9,
            _given(
                "away", "attack", "H1.at v8", "H2.at w8", "A1.at u7", "ball H1",
                "away attack A1 H1", "dice 3 4", "dice 5",
            ),
        ),
    ),
    "3": Examples(
        Example(
            "A 9 injures, and 4 and 4 is the Bad box.",
            "h6",
            9,
            _given(
                "home", "attack", "H1.at l8", "A1.at m9", "ball c3",
                "home attack H1 A1", "dice 5 4", "dice 4 4",
            ),
        ),
        Example(
            "A reserve comes on at f1, and moves like anybody else.",
            "d1",
            9,
            _given(
                "home", "move", "H1.at i5", "H2.at e4", "H12.box reserves", "A1.at k6",
                "entries.home 1", "ball i4", "home enter H12 f1", "home move H12 h3",
            ),
        ),
    ),
    "4": Examples(
        Example(
            "H1 carries the ball into the other end zone: a touchdown, and the turn is over.",
            "o6",
            9,
            _given("home", "move", "H1.at t8", "H2.at r7", "A1.at u8", "ball H1", "home move H1 w9"),
        ),
    ),
    "5": Still("A throw with two dice: how many of a hundred are good, by squares.", _chances),
}  # fmt: skip
