"""Clips of scores: touchdowns, tries, play-offs, the ends of quarter and match."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.core.board import playoff_distance
from game.core.requests import Spin
from game.games.bfl import events as e
from game.ui.animation import Clip, Cue, hop, moment, pause
from game.ui.table import Played
from game.ui.table_words import Announcement
from game.ui.tables.bfl.chronicle import ORDINALS, by_playoff
from game.ui.tables.bfl.stage import Stage
from game.ui.tables.saying import said

TOUCHDOWN_S, HOPS = 1.8, 3
HOP = 7.0  # yards
ROW = 4  # teams with their points on a line
KEPT = "\N{NO-BREAK SPACE}"  # a name and its points stay together
POINTS_S, ROUND_S, QUARTER_S, OVER_S = 1.2, 1.3, 1.5, 1.8


def touchdown(stage: Stage, event: e.Touchdown, played: Played) -> list[Clip]:
    """The helmet hops in the end zone, the crowd roars, six points."""
    team = stage.teams[event.seat]

    def begin() -> None:
        stage.settle(event, played)
        stage.announce(
            Announcement("Touchdown!", f"{team.coach}, {team.name}: 6 points", "BFL-4.1", event.seat, "grand")
        )

    def at(share: float) -> None:
        side = stage.side(event.seat)
        side.lit = share < 1.0
        beat = share * HOPS
        side.lift = 0.0 if stage.reduced or share >= 1.0 else HOP * hop(beat % 1.0) * (1.0 - share * 0.5)

    cues: list[Cue] = [
        (0.0, stage.cue("whistle_long")),
        (0.1, stage.cue("crowd_cheer")),
        (0.2, stage.cue("fanfare")),
        *((TOUCHDOWN_S * k / HOPS, stage.cue("helmet_step")) for k in range(1, HOPS)),
    ]
    return [
        Clip(TOUCHDOWN_S, at, begin, cues, group="touchdown"),
        moment(partial(stage.announce, None), group="touchdown"),
    ]


def tried(stage: Stage, event: e.Try, played: Played) -> list[Clip]:
    """What the try brought."""
    points = {0: "No points for the try", 1: "One point", 2: "Two points"}[event.points]
    words = Announcement(
        points, stage.name(event.seat), "BFL-4.2", event.seat, "good" if event.points else "plain"
    )
    return [moment(partial(stage.settle, event, played)), *said(stage, words, POINTS_S, group="try")]


def playoff(stage: Stage, event: e.Playoff, played: Played) -> list[Clip]:
    """A round of a play-off begins."""
    names = [stage.name(seat) for seat in event.seats]
    who = " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
    prize = "the match" if event.match else "the quarter"
    title = f"Play-off for {prize}" if event.round == 1 else f"Still level: round {event.round}"
    distance = playoff_distance(event.round)
    line = f"{who} kick from {distance} yards" if event.round < 7 else f"{who} spin"
    first = "BFL-5.5" if event.match else "BFL-5.1"
    words = Announcement(title, line, first if event.round == 1 else "BFL-5.2")
    return [
        moment(partial(stage.settle, event, played)),
        *said(stage, words, ROUND_S, cue="whistle_short", group="playoff"),
    ]


def playoff_won(stage: Stage, event: e.PlayoffWon, played: Played) -> list[Clip]:
    """One is left."""
    points = "wins the match" if event.match else f"wins the play-off: {event.points} more"
    words = Announcement(
        f"{stage.name(event.seat)} {points}", "", _decided_by(stage, played), event.seat, "good"
    )
    return [
        moment(partial(stage.settle, event, played)),
        *said(stage, words, ROUND_S, cue="crowd_cheer", group="playoff_won"),
    ]


def _decided_by(stage: Stage, last: Played) -> str:
    """The rule of the last round: three or more were in it, or one of two spun, or two kicked."""
    spun = isinstance(last.request, Spin)
    for answer in reversed(stage.desk.history[:-1]):
        begun = next((event for event in answer.events if isinstance(event, e.Playoff)), None)
        if begun is not None:  # the answer that ended the round before
            return "BFL-5.4" if len(begun.seats) > 2 else "BFL-5.3" if spun else "BFL-5.2"
        spun = spun or isinstance(answer.request, Spin)
    return "BFL-5.2"


def quarter_end(stage: Stage, event: e.QuarterEnd, played: Played) -> list[Clip]:
    """The quarter is over; the dice are taken off the table."""

    def say() -> None:  # only now: what came before has been counted
        sides = sorted(stage.picture.sides, key=lambda side: -side.score)
        said = [f"{side.team.coach}{KEPT}{side.score}".replace(" ", KEPT) for side in sides]
        score = "\n".join(" · ".join(said[n : n + ROW]) for n in range(0, len(said), ROW))
        title = f"End of the {ORDINALS[event.quarter - 1]} quarter"
        stage.announce(Announcement(title, score, "BFL-1.2"))

    return [
        moment(say, cue=stage.cue("whistle_long"), group="quarter"),
        pause(QUARTER_S, group="quarter"),
        moment(partial(stage.announce, None), group="quarter"),
        moment(partial(stage.settle, event, played), group="quarter"),
    ]


def over(stage: Stage, event: e.Over, played: Played) -> list[Clip]:
    """The final whistle."""
    team = stage.teams[event.winner]
    how, rule = (
        ("the winner after a play-off", "BFL-5.5") if by_playoff(played) else ("the winner", "BFL-1.1")
    )
    words = Announcement("Final whistle", f"{team.coach}, {team.name}: {how}", rule, event.winner, "grand")
    cheer = partial(stage.sound, "crowd_cheer")
    return [
        moment(partial(stage.settle, event, played)),
        moment(cheer),
        *said(stage, words, OVER_S, cue="whistle_final", group="over"),
    ]


def untold(stage: Stage, event: Any, played: Played) -> list[Clip]:
    """An event that is not shown by itself."""
    return [moment(partial(stage.settle, event, played))]
