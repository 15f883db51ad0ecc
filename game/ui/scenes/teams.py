"""The team of a seat as it was set up: helmet and name from a record's notes, in the palette of now."""

from __future__ import annotations

from game.store.notes import Look
from game.ui.drawing.teams import PATTERNS, TEAMS, Team, dressed
from game.ui.widgets.theme import Theme

DEFAULTS = tuple(PATTERNS.index(team.pattern) for team in TEAMS)
"""The pattern that goes with each colour."""


def default_look(seat: int) -> Look:
    """The helmet of a seat for which none was noted."""
    return Look(seat % 8, DEFAULTS[seat % 8], "")


def team_in(theme: Theme, seat: int, look: Look | None, coach: str = "") -> Team:
    """A seat's team; ``look`` is None where the record does not say."""
    colour, pattern, name = look or default_look(seat)
    return dressed(
        theme.palette.teams,
        colour,
        PATTERNS[pattern],
        coach=coach or TEAMS[seat % 8].coach,
        name=name or TEAMS[colour].name,
        key=f"seat{seat}",
    )
