"""BFL's table, as tests look at it behind a scene that knows only that there is a table."""

from __future__ import annotations

from game.ui.table import Table
from game.ui.tables.bfl.playing import BflPlaying
from game.ui.tables.bfl.stage import Stage
from game.ui.tables.bfl.table import BflTable
from tests.ui.driver import known


def stage_of(table: Table) -> Stage:
    """What is shown on it."""
    return known(table, BflPlaying).stage


def board_of(table: Table) -> BflTable:
    """What draws it; a frame has been drawn."""
    return known(stage_of(table).board, BflTable)
