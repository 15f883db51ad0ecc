"""The light that runs over the table of expensive mistakes, and stops at what was rolled."""

from __future__ import annotations

from typing import Final

from game.ui.scenes.seasons.form_run import FormRun

RUN_S: Final = 1.2
STANDS_S: Final = 0.25  # at its end, on the row that was rolled
STEPS_A_SECOND: Final = 14.0
ROWS: Final = 6


class Light:
    """``left_s``: seconds that it still runs; ``row``: the row that is lit, 0 for none."""

    def __init__(self, run: FormRun) -> None:
        self.run = run
        self.left_s = 0.0
        self.row = 0

    def start(self) -> None:
        """It runs."""
        self.left_s = RUN_S

    def rest(self, *, lit: bool) -> None:
        """It stands on what was rolled, or is out."""
        self.row = self.run.rolled_row if lit else 0

    def skip(self) -> None:
        """It has run long enough."""
        self.left_s = min(self.left_s, 0.01)

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self.left_s = max(0.0, self.left_s - dt_s)
        if self.left_s > STANDS_S:
            self.row = 1 + int(self.left_s * STEPS_A_SECOND) % ROWS
        else:
            self.rest(lit=True)
