"""Pieces that a match needs later, made before anybody sees them: a little every few frames, so that the
frame that first shows them is no longer than any other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.games.sevens.state import NOBODY
from game.ui.tables.sevens import againcard, blockcard, overlay, people, steel
from game.ui.tables.sevens.card import portrait_size
from game.ui.tables.sevens.cardplace import ends, letters
from game.ui.tables.sevens.faces import portrait
from game.ui.tables.sevens.layout import Layout
from game.ui.tables.sevens.marks import Entry, Marks
from game.ui.tables.sevens.menu import draw as draw_menu
from game.ui.tables.sevens.picture import Again, BlockPicture, Face, FailedPicture, SevensPicture
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.rehearsal import Rehearsal

FIRST: Final = 30  # frames: the table itself comes first
EVERY: Final = 4  # frames: a piece at a time
AT_ONCE: Final = 8  # figures of reach that a frame writes
ENTRIES: Final = range(6, 10)  # of a menu
FACES: Final = ("skull", "both", "push", "stumble", "pow")


class Prepared:
    """For one table; anew for every size of the window and of the text."""

    def __init__(self) -> None:
        self._for: object = None
        self._frames = 0
        self._pieces: Iterator[None] = iter(())

    def step(self, c: Canvas, p: SevensPicture, place: Layout) -> None:
        """A frame was drawn."""
        now = c.view.size, c.theme, place
        if self._for != now:
            self._for, self._frames, self._pieces = now, 0, pieces(Rehearsal(c), p, place)
        self._frames += 1
        if self._frames > FIRST and self._frames % EVERY == 0:
            next(self._pieces, None)


def pieces(c: Canvas, p: SevensPicture, place: Layout) -> Iterator[None]:
    """Makes a piece, and goes on when it is asked again."""
    players = [each.player for each in p.counters if each.square >= 0 or each.box == 0]
    people.effect("Block")  # reads what every skill and star does
    yield
    overlay.prepare_spotlight(c)
    yield
    for side in p.sides:
        for role in sorted({p.counters[player].role for player in players if player >> 4 == side.seat}):
            portrait(portrait_size(c), side.seat, role, side.team.colour)
            yield
    for first in range(1, 100, AT_ONCE):
        figures = tuple((n, n / 100) for n in range(first, min(100, first + AT_ONCE)))
        overlay.reach(c, place.grid, Marks(reach=figures), odds=True)
        yield
    for player in players[:1]:
        for count in ENTRIES:
            entries = tuple(Entry("move", "Move", "") for _ in range(count))
            draw_menu(c, replace(p, marks=Marks(chosen=player, entries=entries)), place)
            yield
        yield from _cards(c, p, place, player)


def _cards(c: Canvas, p: SevensPicture, place: Layout, player: int) -> Iterator[None]:
    """The cards of a block and of a test that failed: what they lie on first, at either end of the pitch."""
    sizes = [form.size(2) for form in blockcard.forms(place)]
    sizes += [againcard.size(rows, letters(place)) for rows in (1, 2)]
    for placed in ends(place, sizes):
        steel.over(c, placed.box)
        yield
    other = next((each.player for each in p.counters if each.player >> 4 != player >> 4), NOBODY)
    if other == NOBODY:
        return
    agains = tuple(Again("team", "Team re-roll", "1 left", str(n)) for n in range(1, 3))
    for one, two in ((player, other), (other, player)):
        for face in FACES:
            shown = Face(face, "", "", "plain", "1")
            block = BlockPicture(one, two, "", "", (shown,) * 3, one >> 4, agains=agains)
            blockcard.draw(c, replace(p, block=block), place)
            yield
    for count in (1, 2):
        failed = FailedPicture(player, "", "", "1", agains[:count])
        againcard.draw(c, replace(p, failed=failed), place)
        yield
