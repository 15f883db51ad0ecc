"""Clips of attacks: the attacker strikes, the row of the table lights, the injured goes to its box."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.rumble import events as e
from game.games.rumble.notation import BOX_OF
from game.games.rumble.state import NOBODY
from game.ui.animation import Clip, between, hop, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.rumble.picture import Marks
from game.ui.tables.rumble.spoken import BOXES, who
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.saying import said
from game.ui.tables.squares.sliding import slide

STRIKE_S: Final = 0.34
REACH: Final = 0.55  # of the way to the target that the attacker lunges
WHERE: Final = {word: where for where, word in BOX_OF.items()}
CARRY_S: Final = 0.7


def attacked(stage: Stage, event: e.Attacked) -> list[Clip]:
    """The attacker lunges at its target, which is thrown back by a hit."""
    centre = stage.place.grid.centre
    (ax, ay), (bx, by) = centre(event.start), centre(event.square)
    hit = event.result != "nothing"

    def begin() -> None:
        stage.hear(event)
        stage.picture.marks = Marks(links=((event.player, event.target, True),))

    def strike(share: float) -> None:
        p = stage.picture
        striker, struck = p.counters[event.player], p.counters[event.target]
        if share >= 1.0:
            striker.spot = struck.spot = None
            striker.lift = struck.lift = 0.0
            striker.spent = True
            p.marks = Marks()
            return
        if stage.reduced:
            return
        lunge = REACH * hop(share)
        striker.spot, striker.lift = (between(ax, bx, lunge), between(ay, by, lunge)), 7 * hop(share)
        if hit and share > 0.5:
            back = 0.35 * hop((share - 0.5) * 2)
            struck.spot = (bx + (bx - ax) * back, by + (by - ay) * back)

    cue = (STRIKE_S * 0.5, stage.cue("helmet_clash", 1.0 if hit else 0.45, (bx, by)))
    return [moment(begin), pause(0.15), Clip(STRIKE_S, strike, cues=(cue,), group="fight"), pause(0.3)]


def injured(stage: Stage, event: e.Injured) -> list[Clip]:
    """The injured player is carried to its box."""
    where = WHERE[event.box]
    start = stage.place.grid.centre(event.square)

    def goal() -> tuple[float, float]:
        at = stage.picture.at()
        at[event.player] = where
        return stage.place.spots(at)[event.player] or start

    def end() -> None:
        stage.stand(event.player, where)
        side = stage.picture.sides[event.player >> 4]
        side.owed += 1

    words = Announcement(
        f"{who(event.player)} is {BOXES[event.box]}",
        f"{sum(event.dice)} on two dice, hit by {who(event.by)}" if event.by != NOBODY else "",
        event.rule,
        event.player >> 4,
        "bad",
    )
    cues = ((0.0, stage.cue("crowd_groan", 0.9, start)), (CARRY_S * 0.96, stage.cue("helmet_step", 0.8)))
    carried = slide(
        stage, event.player, lambda: (start, goal()),
        seconds=CARRY_S, lift=60, end=end, cues=cues, group="injury",
    )  # fmt: skip
    return [
        moment(partial(stage.hear, event)),
        *said(stage, words, seconds=0.8, group="injury"),
        carried,
        pause(0.15, group="injury"),
    ]
