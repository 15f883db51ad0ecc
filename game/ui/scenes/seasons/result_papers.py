"""The paper of a side on which a result is entered: its players, then what belongs to nobody of them."""

from __future__ import annotations

from typing import Final

from game.games.sevens.league.entrants import journeymen
from game.games.sevens.league.report import Ended, may_raise
from game.games.sevens.league.sheet import TeamSheet
from game.ui.scenes.seasons.look import BLUE_PIN, RED_PIN, counted, head_h, money, pinned
from game.ui.scenes.seasons.money_row import MoneyRow
from game.ui.scenes.seasons.result_entry import SPENT_STEP, MatchEntry
from game.ui.scenes.seasons.result_rows import IN_FULL, PLAIN, PlayerRow
from game.ui.scenes.seasons.rows import CountRow
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.pane import Pane
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.toggle import Choice, Toggle
from game.ui.widgets.widget import Widget

MOST: Final = 20
FAN_DIE: Final = 3  # the faces of the die that is added to the dedicated fans (S7-2.1)
UNSET: Final = "not entered"
ENDED_WORDS: Final = {
    Ended.PLAYED: "played to the end",
    Ended.CONCEDED: "conceded",
    Ended.TOO_FEW: "conceded: fewer than 3 left",
}
ROOM_OF_WORDS: Final = 120.0  # before a choice


def factors_of(sheet: TeamSheet) -> tuple[int, ...]:
    """The fan factors that a team can have; 0 first: not entered."""
    return 0, *range(sheet.fans + 1, sheet.fans + FAN_DIE + 1)


class SidePaper:
    """``rows`` are its widgets: a row a player, a row for each thing else that is asked of its side."""

    def __init__(self, entry: MatchEntry, side: int, area: Box, c: Canvas) -> None:
        self.entry, self.side, self.area = entry, side, area
        self.own = entry.sides[side]
        self.columns = IN_FULL if entry.standard else PLAIN
        self.heads_h = c.leading(14)
        self.grow = c.theme.text_scale
        self.room = area.cut(12, head_h(c) + 8 + self.heads_h, 12, 10)
        self.tall = max(40.0, c.leading(16) * 1.5)
        self.y = self.room.y
        self.rows: list[Widget] = []
        self._players()
        self.y += 6
        self._team()
        self._end()
        Pane(self.room, self.rows)

    def _next(self, gap: float = 6, inset: float = 0) -> Box:
        """Where the next row lies."""
        box = Box(self.room.x + inset, self.y, self.room.w - 16 - 2 * inset, self.tall)
        self.y += self.tall + gap
        return box

    def _players(self) -> None:
        for i, member in enumerate(self.own.sheet.available):
            name, words = f"p{self.side}:{member.key}", f"{member.number}  {member.name}"
            entered = self.own.players[member.key]
            row = PlayerRow(name, self._next(2), words, entered, shade=i % 2 == 0, columns=self.columns)
            self.rows.append(row)

    def _team(self) -> None:
        """What nobody of them did alone."""
        own, sheet = self.own, self.own.sheet
        self._count("others", f"Touchdowns of {strangers(sheet)}", own.others, MOST)
        if may_raise(sheet):
            box = self._next(inset=10)
            self.rows.append(Toggle(f"risen{self.side}", box, "One was raised from the dead", own.risen))
        if most := sheet.treasury // SPENT_STEP * SPENT_STEP:
            name, spent = f"spent{self.side}", own.spent * SPENT_STEP
            words = f"Inducements, of {money(sheet.treasury)}"
            self.rows.append(MoneyRow(name, self._next(), words, spent, most=most, grow=self.grow))
        if self.entry.standard:
            factors = factors_of(sheet)
            at = factors.index(own.factor) if own.factor in factors else 0
            self._choose("factor", "Fan factor", [UNSET, *map(str, factors[1:])], at)
            self._choose("stalled", "Stalling", ["nobody stalled", "stalled"], int(own.stalled))

    def _end(self) -> None:
        """How it ended for the side, and who won where that is still open."""
        ways = [ENDED_WORDS[each] for each in Ended]
        self._choose("ended", "This side", ways, list(Ended).index(self.own.ended))
        if self.entry.winner_needed and self.entry.level:
            names = [UNSET, *(side.sheet.name for side in self.entry.sides)]
            self._choose("decided", "Won by", names, self.entry.decided + 1)

    def _count(self, name: str, words: str, count: int, most: int) -> None:
        row = CountRow(f"{name}{self.side}", self._next(), words, count, most=most, grow=self.grow)
        self.rows.append(row)

    def _choose(self, name: str, words: str, options: list[str], at: int) -> None:
        box = self._next(inset=10)
        w = ROOM_OF_WORDS * self.grow
        self.rows.append(Choice(f"{name}{self.side}", box, options, at, words=words, label_w=w))

    def still(self, c: Canvas) -> None:
        """The paper and the heads of its columns."""
        note = counted(counts := self.entry.touchdowns(self.side), "touchdown")
        if self.own.ended is not Ended.PLAYED and self.own.scored > counts:
            note += f", of {self.own.scored} entered"
        tone = (RED_PIN, BLUE_PIN)[self.side]
        pinned(c, self.area, self.own.sheet.name, note=note, tone=tone, seed=5 + self.side)
        y = self.area.y + head_h(c) + 6 + self.heads_h / 2
        row = Box(self.area.x + 12, y - 10, self.area.w - 40, 20)
        for words, x in PlayerRow.heads(row, self.columns):
            c.text(words, (x, y), 14, INK_SOFT if words else INK, "bold", "center")


def strangers(sheet: TeamSheet) -> str:
    """Who may have scored for a team and is not in its list."""
    who = ["journeymen"] if journeymen(sheet) else []
    return " and ".join(who + (["the raised one"] if may_raise(sheet) else [])) or "nobody known"
