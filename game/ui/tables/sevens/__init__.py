"""The table of Sevens. `make_table` makes one for a match; it loads its drawing when it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.table import Desk, Table


def make_table(desk: Desk) -> Table:
    """The table of a match."""
    from game.ui.tables.sevens.playing import SevensPlaying

    return SevensPlaying(desk)
