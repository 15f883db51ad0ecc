"""A team's roster as a table: a row for each player, with figures, skills, value and how it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.sevens.data.reading import Figures
from game.games.sevens.league.entrants import figures_of, skills_of
from game.games.sevens.league.sheet import (
    Fate,
    Member,
    TeamSheet,
    current_value,
    may_have_captain,
    member_value,
    value,
)
from game.ui.scenes.seasons.look import (
    BLUE_PIN,
    GREEN,
    RED,
    Column,
    cells,
    heads,
    pinned,
    row_ground,
    thousands,
)
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT

FIGURES: Final = ("MA", "ST", "AG", "PA", "AV")


def figure_columns(*places: float) -> tuple[Column, ...]:
    """The columns of the figures, each about its place."""
    return tuple(Column(head, place, "middle") for head, place in zip(FIGURES, places, strict=True))


COLUMNS: Final = (
    Column("", 0.035, "right"),
    Column("Player", 0.046, "left", 0.15),
    Column("Position", 0.2, "left", 0.206),
    *figure_columns(0.422, 0.453, 0.486, 0.521, 0.556),
    Column("Skills", 0.58, "left"),
    Column("Value", 0.842, "right"),
    Column("State", 0.852, "left", 0.148),
)
NARROW: Final = (
    Column("", 0.05, "right"),
    Column("Player", 0.065, "left", 0.27),
    *figure_columns(0.37, 0.42, 0.47, 0.525, 0.58),
    Column("Skills", 0.615, "left"),
    Column("State", 0.83, "left", 0.17),
)
"""Two papers side by side."""
BIG: Final = (
    Column("", 0.05, "right"),
    Column("Player", 0.065, "left", 0.31),
    *figure_columns(0.41, 0.465, 0.52, 0.58, 0.64),
    Column("Value", 0.76, "right"),
    Column("State", 0.77, "left", 0.23),
)
"""Large text: the position and the skills stand on a second line."""
TITLE, BIG_TITLE = 2.2, 1.75  # how high it is, in its own size
BIG_FIRST, BIG_SECOND = 0.96, 0.98  # of a line's height: where the text is large, rows stand close
TALLEST: Final = 38.0  # of a row where there is room
MOST_ROWS: Final = 12
CLOSEST: Final = 1.16  # rows, of a line's height


def figure_words(figures: Figures) -> tuple[str, ...]:
    """MA ST AG PA AV as they are printed."""
    pa = f"{figures.pa}+" if figures.pa is not None else "–"
    return str(figures.ma), str(figures.st), f"{figures.ag}+", pa, f"{figures.av}+"


def state_words(member: Member) -> str:
    """How a player is."""
    if member.fate is Fate.DEAD:
        return "dead"
    if member.fate is Fate.RELEASED:
        return "let go"
    hurt = f", {member.niggles} niggling" if member.niggles else ""
    return ("misses next" if member.misses else "fit") + hurt


class RosterPaper:
    """The paper, and the list on it. ``lit`` is the key of the player that something happens to, ``new`` the
    skill that it has just gained; ``picks``: the keys that can be chosen, if any can be."""

    def __init__(
        self,
        sheet: TeamSheet,
        area: Box,
        c: Canvas,
        *,
        name: str = "member",
        past: bool = False,
        narrow: bool = False,
    ) -> None:
        self.sheet, self.area = sheet, area
        mine = sheet.members if past else sheet.squad
        self.members: Sequence[Member] = sorted(
            mine, key=lambda each: (each.fate is not Fate.SQUAD, each.number)
        )
        self.lit, self.new = 0, ""
        self.picks: frozenset[int] = frozenset()
        self.big = c.theme.big
        self.columns = BIG if self.big else NARROW if narrow else COLUMNS
        self.line = area.y + c.theme.size(20) * (BIG_TITLE if self.big else TITLE)  # below the title
        head = self.line + (2 if self.big else 6)
        self.heads = Box(area.x + 14, head, area.w - 28, c.leading(14))
        top = self.heads.bottom + 2
        room = Box(area.x + 14, top, area.w - 28, area.bottom - 10 - top)
        tall = max(26.0, c.leading(15) * 1.36, min(TALLEST, room.h / MOST_ROWS))
        if self.members:  # a little closer, if then all of them are in sight
            tall = max(min(tall, room.h / len(self.members)), c.leading(15) * CLOSEST)
        if self.big:
            tall = c.leading(16) * BIG_FIRST + c.leading(14) * BIG_SECOND
        room.h = min(room.h, max(1, len(self.members)) * tall)  # the focus lights rows, not what lies below
        self.list = ScrollList(name, room, len(self.members), tall, self._row)

    @property
    def chosen(self) -> Member | None:
        """The player whose row is chosen."""
        at = self.list.chosen
        return self.members[at] if 0 <= at < len(self.members) else None

    def choose(self, key: int) -> None:
        """The row of a player is chosen, and in sight."""
        keys = [member.key for member in self.members]
        self.list.chosen = keys.index(key) if key in keys else -1
        if self.list.chosen >= 0:
            self.list.show(self.list.chosen)

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas, note: str = "") -> None:
        """The paper, its head and what the team is worth."""
        sheet = self.sheet
        r = pinned(c, self.area, "", tone=BLUE_PIN, seed=7)
        y = (self.area.y + self.line) / 2 + 3
        x = self.area.right - 18.0
        figures = (
            ("Fans", str(sheet.fans)),
            ("Re-rolls", str(sheet.rerolls)),
            ("CTV", thousands(current_value(sheet))),
            ("TV", thousands(value(sheet))),
        )
        for words, figure in figures:
            x = c.text(figure, (x, y), 18, INK, "display", "midright").x - 7
            x = c.text(words, (x, y + 1), 14, INK_SOFT, "strong", "midright").x - 16
        t = c.text(sheet.name, (r.x + 2, y), 20, INK, "display", room=(x - r.x) * (0.7 if note else 1))
        if note:
            c.text(note, (t.right + 12, y + 2), 14, INK_SOFT, "strong", room=x - t.right - 12)
        c.line((self.area.x + 18, self.line), (self.area.right - 18, self.line), INK, 1.6)
        heads(c, self.heads, self.columns)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        member = self.members[i]
        lit = member.key == self.lit or state == "chosen"
        row_ground(c, r, i, "chosen" if lit else state)
        if state == "hover":  # the list's tooltip is about the row under the pointer
            names = [owned.printed or owned.skill.name for owned in skills_of(self.sheet, member)]
            self.list.hint = f"{member.number} {member.name}: {', '.join(names) or 'no skills'}"
        away = member.misses or member.fate is not Fate.SQUAD
        off = away or bool(self.picks and member.key not in self.picks)
        ink = INK_SOFT if off else INK
        words = {
            "": str(member.number),
            "Player": member.name,
            "Position": member.position,
            "Skills": "",
            "Value": thousands(member_value(self.sheet, member)),
            "State": "",
            **dict(zip(FIGURES, figure_words(figures_of(self.sheet, member)), strict=True)),
        }
        whole = r
        if self.big:
            r = Box(r.x, r.y + 1, r.w, c.leading(16) * BIG_FIRST)
        named = [column for column in self.columns if column.head != "Player"]
        cells(c, r, named, [words[column.head] for column in named], ink=ink)
        player = [column for column in self.columns if column.head == "Player"]
        cells(c, r, player, [self._named(member)], ink=ink, role="bold", size=16)
        self._state(c, r, member)
        if self.big:
            below = Box(r.x, r.bottom, r.w, whole.bottom - r.bottom - 2)
            at = (r.x + player[0].at * r.w, below.centery)
            t = c.text(member.position, at, 14, INK_SOFT, "strong", room=0.4 * r.w)
            self._skills(c, below, member, ink, (t.right + 14, r.right - 6))
            return
        column = next(column for column in self.columns if column.head == "Skills")
        after = next(each for each in self.columns if each.head in ("Value", "State"))
        end = r.x + after.at * r.w - (33 if after.head == "Value" else 6)
        self._skills(c, r, member, ink, (r.x + column.at * r.w, end))

    def _named(self, member: Member) -> str:
        """A player's name; the captain's is marked."""
        leads = member.key == self.sheet.captain and member.fate is Fate.SQUAD
        return f"{member.name} (C)" if leads and may_have_captain(self.sheet) else member.name

    def _skills(self, c: Canvas, r: Box, member: Member, ink: str, room: tuple[float, float]) -> None:
        """Chips from here to there, as many as there is room for; the rest is counted."""
        x, end = room
        names = [owned.printed or owned.skill.name for owned in skills_of(self.sheet, member)]
        h = c.leading(14) * 1.05
        for n, name in enumerate(names):
            fresh = name == self.new and member.key == self.lit
            w = c.width(name, 14, "strong") + 12
            more = c.width(f"+{len(names) - n - 1}", 14, "strong") + 6 if n + 1 < len(names) else 0
            if x + w + more > end and n:
                c.text(f"+{len(names) - n}", (x + 2, r.centery), 14, ink, "strong")
                return
            chip = Box(x, r.centery - h / 2, min(w, end - x), h)
            tone, edge = (GREEN, GREEN) if fresh else ("#f9f1dc", "#c8b492")
            c.flat(chip, tone, r=h / 2, border=edge, bw=1)
            c.text(name, (x + 6, r.centery), 14, "#ffffff" if fresh else ink, "strong", room=chip.w - 10)
            x += w + 4

    def _state(self, c: Canvas, r: Box, member: Member) -> None:
        column = self.columns[-1]
        u = c.theme.most(1.0, 0.6)
        x = r.x + column.at * r.w + 7 * u
        words = state_words(member)
        if member.key == self.lit and self.new:
            c.icon("star", (x, r.centery), 7 * u, "#b0780f")
            words, ink = "gains a skill", INK
        elif member.fate is not Fate.SQUAD or member.misses:
            c.flat(Box(x - 2 * u, r.centery - 6 * u, 4 * u, 12 * u), RED, r=1)
            c.flat(Box(x - 6 * u, r.centery - 2 * u, 12 * u, 4 * u), RED, r=1)
            ink = RED
        else:
            c.disc((x, r.centery), 4.5 * u, GREEN)
            ink = INK_SOFT
        x += 12 * u
        c.text(words, (x, r.centery), 14, ink, "strong", room=r.right - x - 2)
