"""What a box brings to the screens around a match: modules of its table's package, each looked up by name.

    lid             ``paint(w, h)`` the lid's picture (slow), ``TONE`` the colour of the card of its box
    set_up          ``WORDS``, a `game.ui.scenes.setup_words.SetUpWords`
    figures         ``counts_of(seats, answers)``: what is counted of a match, seat by seat
    statistics      ``CARDS``, a `game.ui.scenes.statistics_box.BoxStatistics`: how the figures are shown
    showpieces      ``PIECES`` for the demo, ``WORDS`` about the box, ``caption(played, sides)`` of what they
                    show: see `game.ui.showpiece`
    rule_pictures   ``PICTURES`` of the rulebook, by the number of the chapter: see `game.ui.rule_picture`
    pages           ``PAGES``: pages beside the rulebook, by the number of the chapter that opens each: see
                    `game.ui.own_page`
    timeline        ``periods_of(history)`` and ``marks_of(history, teams)`` of a replay

Each may be missing: the screen then does without, or says it in plain words.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.games.registry import Box


def part(box: Box, name: str) -> Any | None:
    """A module of a box's table, or None if the box has none of that name."""
    module = f"{box.table}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise  # it is there, but something that it needs is not
        return None
