"""Clips of counters: out of a tray, square by square over the field; and of the turn that goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.games.rumble import events as e
from game.games.rumble.state import RESERVES, side_of
from game.ui.animation import Clip, moment
from game.ui.table_words import Announcement
from game.ui.tables.rumble.stage import Stage
from game.ui.tables.squares.sliding import slide

STEP_S: Final = 0.13  # a square
PLACE_S: Final = 0.24
CARRIED: Final = 26.0  # units that a counter is lifted on its way out of a tray
STEPPED: Final = 4.0  # and over a joint between two squares
PHASES: Final = {"move": 1, "throw": 2, "attack": 3}


def moved(stage: Stage, event: e.Moved) -> list[Clip]:
    """A player goes its way, step by step."""
    centre = stage.place.grid.centre
    points = [centre(at) for at in (event.start, *event.path)]
    seconds = STEP_S * len(event.path)
    cues = [(STEP_S * n, stage.cue("helmet_step", 0.5, points[n])) for n in range(1, len(event.path) + 1)]

    def end() -> None:
        stage.stand(event.player, event.path[-1])
        stage.picture.counters[event.player].spent = True
        stage.hear(event)

    return [slide(stage, event.player, lambda: points, seconds=seconds, lift=STEPPED, end=end, cues=cues)]


def _brought(stage: Stage, player: int, square: int, end: Callable[[], object]) -> Clip:
    """A counter comes out of its tray onto a square."""
    stop = stage.place.grid.centre(square)
    cues = ((PLACE_S * 0.95, stage.cue("helmet_step", 0.7, stop)),)
    return slide(
        stage, player, lambda: (stage.spot(player), stop),
        seconds=PLACE_S, lift=CARRIED, end=end, cues=cues, group="place",
    )  # fmt: skip


def placed(stage: Stage, event: e.Placed) -> list[Clip]:
    """A player takes its place in the end zone."""
    return [_brought(stage, event.player, event.square, partial(stage.stand, event.player, event.square))]


def entered(stage: Stage, event: e.Entered) -> list[Clip]:
    """A reserve comes on."""

    def end() -> None:
        stage.stand(event.player, event.square)
        stage.picture.sides[side_of(event.player)].owed = event.owed
        stage.hear(event)

    return [_brought(stage, event.player, event.square, end)]


def turn(stage: Stage, event: e.TurnBegan) -> list[Clip]:
    """The other side's turn begins: everybody may act again."""

    def begin() -> None:
        p = stage.picture
        p.turn, p.phase, p.title = event.side, PHASES["move"], f"Turn {event.number}"
        for counter in p.counters:
            counter.spent = False
        stage.hear(event)

    clips = [moment(begin, cue=stage.cue("tick", 0.8))]
    if event.owed and any(
        stage.picture.counters[n].where == RESERVES for n in range(16 * event.side, 16 * event.side + 16)
    ):
        words = Announcement(
            "Reserves may enter", f"{event.owed} for {stage.name(event.side)}", "RU-3.2", event.side
        )
        clips.append(moment(partial(stage.announce, words)))
        clips.append(Clip(0.6, group="said"))
        clips.append(moment(partial(stage.announce, None)))
    return clips


def phase(stage: Stage, event: e.PhaseBegan) -> list[Clip]:
    """The next phase of the turn."""

    def begin() -> None:
        stage.picture.phase = PHASES[event.phase]
        for counter in stage.picture.counters:
            counter.spent = False
        stage.hear(event)

    return [moment(begin, cue=stage.cue("page", 0.6))]
