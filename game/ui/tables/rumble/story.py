"""What has happened so far, told event by event: the score, the dice and what they came to, the last lines.

A picture made anew tells it from the first answer; the film tells the same events to the same story, one by
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.requests import Face, Roll, Words
from game.games.rumble import events as e
from game.games.rumble.state import NOBODY
from game.ui.table import Played
from game.ui.tables.rumble import spoken
from game.ui.tables.rumble.picture import Told

KEPT = 6  # lines


@dataclass
class Result:
    """What the last dice came to. ``kind``: good, bad or plain for whoever rolled them."""

    figure: str = ""
    words: str = ""
    kind: str = "plain"
    hit: tuple[str, str] = ("", "")


@dataclass
class Story:
    """Whatever the state does not tell."""

    result: Result = field(default_factory=Result)
    recent: list[Told] = field(default_factory=list)
    roll: tuple[Roll, Sequence[Face], int] | None = None  # the dice that lie on the felt
    act: Words = ()  # what was chosen last: the next dice are rolled for it
    answers: int = 0
    last: dict[str, tuple[str, int]] = field(default_factory=dict)  # what each die showed, and since when

    def answered(self, played: Played) -> None:
        """An answer was given: dice fall."""
        if isinstance(played.request, Roll):
            faces: Any = played.answer
            self.roll = played.request, faces, self.answers
            for n, ((_, die), face) in enumerate(zip(played.request.dice, faces, strict=True)):
                self.last[f"{die.name}{n}"] = str(face), self.answers
            total = sum(int(face) for face in faces)
            self.result = Result(str(total), _unread(played.request))
        else:
            option: Any = played.answer
            self.act = option[1]
        self.answers += 1

    def hear(self, event: Any) -> None:
        """Something came of it. In another turn no row of a table is lit any more."""
        if isinstance(event, e.TurnBegan):
            self.result = replace(self.result, hit=("", ""))
        line = spoken.said(event)
        if line is not None:
            self.recent = [*self.recent, Told(line.side, line.words[:1].upper() + line.words[1:])][-KEPT:]
        result = came_to(event)
        if result is not None:
            self.result = result


def _unread(request: Roll) -> str:
    """What dice were rolled for, before they have come to anything."""
    return "to go first" if request.what == "roll_off" else ""


def came_to(event: Any) -> Result | None:
    """What an event says that dice came to."""
    match event:
        case e.RolledOff(home, away, first):
            words = "level: roll again" if first == NOBODY else f"{spoken.SIDES[first]} goes first"
            return Result(f"{sum(home)} : {sum(away)}", words)
        case e.Thrown(_, _, _, needed, dice, good):
            words = f"needed {needed}+: {'good' if good else 'missed'}"
            return Result(str(sum(dice)), words, "good" if good else "bad", ("throw", str(needed)))
        case e.Attacked(_, _, _, _, dice, result):
            words = {"nothing": "nothing", "drop": "a drop, 7 or 8", "injury": "injured, 9+"}[result]
            kind = "bad" if result == "nothing" else "good"
            return Result(str(sum(dice)), words, kind, ("attack", result))
        case e.Injured(_, _, _, dice, box):
            return Result(str(sum(dice)), spoken.BOXES[box], "plain", ("injury", box))
        case e.Scattered(_, direction, _) | e.Dropped(_, _, direction, _):
            return Result(str(direction), spoken.COMPASS[direction - 1])
        case e.WentOff(_, direction):
            return Result(str(direction), "off the field: again")
        case _:
            return None


def told(history: Sequence[Played]) -> Story:
    """The story of a match from its first answer."""
    story = Story()
    for played in history:
        story.answered(played)
        for event in played.events:
            story.hear(event)
    return story
