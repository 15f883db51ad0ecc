"""What the team builder is made of: rows for positions and staff, swatches of colours."""

from __future__ import annotations

from typing import Final

from game.games.sevens.data.rosters import Position, roster
from game.games.sevens.data.teams import Team
from game.ui.scenes.seasons import drafting as draft
from game.ui.scenes.seasons.look import thousands
from game.ui.scenes.seasons.roster_paper import figure_words
from game.ui.scenes.seasons.rows import FIGURE_W, CountRow
from game.ui.widgets.canvas import Area, Box, Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.shapes import lerp
from game.ui.widgets.theme import BRASS, INK_SOFT, luminance
from game.ui.widgets.widget import ARROWS, TAKEN, Message, Widget, focus_ring

STAFF_ROW: Final = 32.0
STAFF_WORDS: Final = {
    "rerolls": "Team re-rolls",
    "assistants": "Assistant coaches",
    "cheerleaders": "Cheerleaders",
    "apothecary": "Apothecary",
    "fans": "Dedicated fans",
}


def skill_words(position: Position) -> str:
    """Its skills, with commas."""
    return ", ".join(owned.printed or owned.skill.name for owned in position.skills)


def hire_heads(c: Canvas, r: Box) -> None:
    """What the figures of a row are, over their columns."""
    for i, head in enumerate(("MA", "ST", "AG", "PA", "AV", "Skills")):
        c.text(head, (r.x + 10 + i * FIGURE_W * c.theme.text_scale, r.centery), 14, INK_SOFT, "bold")


def hire_rows(team: Team, room: Box, c: Canvas) -> list[CountRow]:
    """A row for each position of the roster: figures, skills, fee, how many."""
    own = roster(team.roster)
    assert own is not None
    tall = max(48.0, c.leading(16) + c.leading(14) + 12)
    rows = []
    for i, position in enumerate(own.positions):
        skills = skill_words(position)
        row = CountRow(
            f"hire:{position.name}",
            Box(room.x, room.y + i * (tall + 2), room.w - 16, tall),
            position.name,
            draft.hired(team, position),
            most=position.quantity,
            price=thousands(position.cost),
            figures=figure_words(position.figures),
            note=skills,
            why_not=draft.why_no_more(team, position),
            shade=i % 2 == 0,
            grow=c.theme.text_scale,
        )
        row.hint = f"{skills}: {row.why_not}" if skills and row.why_not else skills or row.why_not
        rows.append(row)
    return rows


def staff_rows(team: Team, room: Box, c: Canvas) -> list[CountRow]:
    """A row for each kind of staff."""
    own = roster(team.roster)
    assert own is not None
    tall = max(STAFF_ROW, c.leading(16) + 12)
    rows = []
    for i, what in enumerate(draft.STAFF):
        least, most, price = draft.staff_limits(what)
        barred = what == "apothecary" and not own.apothecary
        rows.append(
            CountRow(
                f"staff:{what}",
                Box(room.x, room.y + i * tall, room.w - 16, tall),
                STAFF_WORDS[what],
                int(getattr(team, what)),
                least=least,
                most=0 if barred else most,
                price=thousands(price),
                why_not=f"{own.name} may not hire one"
                if barred
                else draft.too_dear(draft.staffed(team, what, 1)),
                shade=i % 2 == 0,
                grow=c.theme.text_scale,
            )
        )
    return rows


class Swatches(Widget):
    """The colours that a team can wear, in two rows. Message(name, colour)."""

    ACROSS = 7

    def __init__(self, name: str, rect: Area, colour: str, words: str, label_w: float) -> None:
        super().__init__(name, rect)
        self.label_w = label_w
        self.colour, self.words = colour, words
        self.over = -1

    def cells(self) -> list[Box]:
        """Where each colour lies."""
        left = self.rect.x + self.label_w
        w, h = (self.rect.right - left) / self.ACROSS, self.rect.h / 2
        return [
            Box(left + (i % self.ACROSS) * w, self.rect.y + (i // self.ACROSS) * h, w, h)
            for i in range(len(draft.COLOURS))
        ]

    @property
    def index(self) -> int:
        """The one that is worn, or -1: a colour of a team's own."""
        return draft.COLOURS.index(self.colour) if self.colour in draft.COLOURS else -1

    def draw(self, c: Canvas) -> None:
        if self.state == "focus":
            focus_ring(c, self.rect, 8)
            c.flat(self.rect, "#fbf3df", r=8)
        c.text(self.words, (self.rect.x + 4, self.rect.y + 14), 16, INK_SOFT, "strong", room=self.label_w - 6)
        c.flat(Box(self.rect.x + 6, self.rect.bottom - 20, 34, 16), self.colour, r=4, border="#4a3320")
        for i, (r, tone) in enumerate(zip(self.cells(), draft.COLOURS, strict=True)):
            spot = r.cut(2, 2, 2, 2)
            c.flat(spot, tone, r=5, border=lerp(tone, "#000000", 0.45), bw=1)
            if i == self.index:
                c.frame(spot, BRASS, r=5, width=2.4)
                c.icon("check", spot.center, 6, "#2a2018" if luminance(tone) > 0.35 else "#ffffff")
            elif i == self.over:
                c.frame(spot, "#fffaf0", r=5, width=2)

    def at(self, pos: Point) -> int:
        """The colour under a place, or -1."""
        return next((i for i, r in enumerate(self.cells()) if r.collidepoint(pos)), -1)

    def handle(self, e: Input) -> Message | None:
        if e.kind in ("move", "down", "up"):
            self.over = self.at(e.pos)
        if e.kind == "key" and self.focused and e.key in ARROWS:
            dx, dy = ARROWS[e.key]
            to = self.index + dx + self.ACROSS * dy
            same_row = not dx or to // self.ACROSS == max(0, self.index) // self.ACROSS
            return (
                Message(self.name, draft.COLOURS[to]) if 0 <= to < len(draft.COLOURS) and same_row else None
            )
        return super().handle(e)

    def activate(self) -> Message:
        return Message(self.name, draft.COLOURS[self.over]) if self.over >= 0 else TAKEN
