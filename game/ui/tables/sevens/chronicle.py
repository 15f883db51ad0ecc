"""A match of Sevens in words: the lines of the log, and the squares that they point at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.games.sevens import events as e
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.sevens import bombs, mates, spoken
from game.ui.tables.sevens.names import Names
from game.ui.widgets.log import LogLine

FILTERS = (("", "All"), ("dice", "Dice"), ("fight", "Blocks"), ("harm", "Harm"), ("score", "Score"))
DICE_TONE, BALL_TONE = "#1f4db8", "#8a5604"


@dataclass(frozen=True)
class About:
    """What a line of the log points at: squares, a rule, and which answer it was; of which side it is, and
    its dice where it tells of them."""

    squares: tuple[int, ...] = ()
    rule: str = ""
    answer: int = -1
    side: int = -1
    dice: spoken.Said | None = None


class Chronicle:
    """Writes events as lines."""

    def __init__(self, teams: Sequence[Team], names: Names) -> None:
        self.teams, self.names = teams, names

    def opening(self, events: Sequence[Any]) -> list[LogLine]:
        """What stands there before the first answer."""
        return [LogLine("head", "Sevens", "", About(rule="S7-1.1"))]

    def lines(self, played: Played, number: int, before: Sequence[Played] = ()) -> list[LogLine]:
        """What one answer brought; ``before`` are those that were given before it."""
        bare = spoken.unsaid(played, self.names)
        out = self._said(bare, number) if bare is not None else []
        flying, mate = bombs.flying_after(before), mates.thrown(played, mates.flying_after(before))
        for event in played.events:
            flying = bombs.flies(event, flying)
            out += self._event(event, number, flying, mate)
            mate = mates.flies(event, mate)
        return out

    def _event(self, event: Any, number: int, flying: bool, mate: int) -> list[LogLine]:
        if isinstance(event, e.TurnBegan):
            return [
                LogLine("head", spoken.turn(event, self.names), "", About(rule=event.rule, answer=number))
            ]
        if isinstance(event, e.HalfBegan):
            words = ("First half", "Second half", "Extra time")[min(event.half, 3) - 1]
            return [LogLine("head", words, "", About(rule=event.rule, answer=number))]
        if isinstance(event, e.Over):
            name = f"{self.names.side(event.winner)} win" if event.winner >= 0 else "A draw"
            return [LogLine("head", name, "score", About(rule=event.rule, answer=number))]
        told = mates.named(bombs.said(event, self.names, flying=flying), event, self.names, mate)
        return self._said(told, number) if told is not None else []

    def _said(self, told: spoken.Said, number: int) -> list[LogLine]:
        """A sentence, and its dice."""
        about = About(told.squares, told.rule, number, told.side)
        tone = self.teams[told.side].colour if told.side >= 0 else BALL_TONE
        words = f"{told.words[:1].upper() + told.words[1:]} ({told.rule.removeprefix('S7-')})"
        lines = [LogLine(tone, words, told.kind, about)]
        if told.dice:
            lines.append(LogLine(DICE_TONE, rolled(told), "dice", replace(about, dice=told)))
        return lines


def rolled(told: spoken.Said) -> str:
    """ "4, needed 3+: yes (-1 marked)"."""
    words = " ".join(spoken.FACES.get(face, face) for face in told.dice)
    if told.needed:
        words += f", needed {told.needed}"
    if told.passed is not None:
        words += ": yes" if told.passed else ": no"
    return words + (f" ({told.modifiers})" if told.modifiers else "")
