"""The teams of a match as they were set up: names, and helmets that are drawn without waiting."""

from __future__ import annotations

from game.store.notes import Look
from game.ui.drawing.helmets import helmet_soon
from game.ui.drawing.teams import PATTERNS, TEAMS, Team, dressed
from game.ui.scenes.base import Scene
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.theme import Theme

DEFAULTS = tuple(PATTERNS.index(team.pattern) for team in TEAMS)
"""The pattern that goes with each colour."""
DRAFTS = 4  # helmets of a new look that a frame may draw in rough, at some 8 ms each


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


class Rack:
    """Draws helmets roughly at first, a few new ones a picture; the window looks again when the worker has
    finished one. `frame` begins a picture; while ``waiting`` it must be drawn again."""

    def __init__(self) -> None:
        self.waiting = False
        self._left = DRAFTS
        self._seen: set[tuple[str, str, str, int]] = set()

    def frame(self, drafts: int = DRAFTS) -> None:
        """A new picture begins."""
        self.waiting, self._left = False, drafts

    def put(self, c: Canvas, team: Team, box: Area, *, facing: int = 1) -> None:
        """A helmet that fills a square in the middle of a box."""
        b = Box(box)
        px = max(12, round(min(b.w, b.h) * c.k))
        look = (team.colour, team.trim, team.pattern, facing)
        if look not in self._seen:
            if self._left <= 0:
                self._blank(c, team, b)
                return
            self._left -= 1
            self._seen.add(look)
        c.put(helmet_soon(team, px, facing)[0], b.center)

    def _blank(self, c: Canvas, team: Team, b: Box) -> None:
        """What stands in for a helmet for a frame or two."""
        self.waiting = True
        c.disc(b.center, min(b.w, b.h) * 0.36, team.colour)


RACK = Rack()


def put_helmet(c: Canvas, team: Team, box: Area, *, facing: int = 1) -> None:
    """A helmet in the middle of a box, as well as it can be drawn now. For scenes that are `Helmeted`."""
    RACK.put(c, team, box, facing=facing)


class Helmeted(Scene):
    """A scene that stands still, but is drawn again until every helmet has been sketched."""

    moves = False
    drafts = DRAFTS

    def draw(self, c: Canvas) -> None:
        RACK.frame(self.drafts)
        super().draw(c)
        self.moves = RACK.waiting
        if RACK.waiting:
            self.rebake()
