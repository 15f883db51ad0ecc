"""What statistics count of a Half-Time match, read from what its answers brought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.game import Event
from game.games.halftime import events as happened
from game.games.halftime.state import AWAY, HOME, NOBODY, other
from game.store.figures import Counts
from game.ui.tables.tally import Tally

GAME, BLUE, GREEN, RED = "game", "blue", "green", "red"  # the dice; each side throws a game die of its own
EXTRA_POINT: Final = 10  # yards that an extra point must fly, as a kick among the others (HT-8.3)


def counts_of(seats: int, answers: Iterable[Sequence[Event]]) -> list[Counts]:
    """The counts of each seat; ``answers`` are the events of the opening and of every answer, in order."""
    tallies = [Tally() for _ in range(seats)]
    runner = NOBODY
    for events in answers:
        for event in events:
            _dice(tallies, event)
            _plays(tallies, event)
            match event:
                case happened.Fumble(seat):
                    runner = seat
                case happened.Recovered(seat) if seat != runner:
                    tallies[seat].others["takeaways"] += 1
    return [tally.counts() for tally in tallies]


def _dice(tallies: Sequence[Tally], event: Event) -> None:
    """Every die that was thrown, by whose hand."""
    match event:
        case happened.PreGameRolled((home, away)):
            tallies[HOME].rolled(GAME, home)
            tallies[AWAY].rolled(GAME, away)
        case happened.Kickoff(seat, _, (ours, theirs)) | happened.Ran(seat, (ours, theirs)):
            tallies[seat].rolled(GAME, ours)
            tallies[other(seat)].rolled(GAME, theirs)
        case happened.RedRolled(seat, (ours, theirs)):
            tallies[seat].rolled(RED, ours)
            tallies[other(seat)].rolled(RED, theirs)
        case happened.TakenOver(seat, face) | happened.Runback(seat, face):
            tallies[seat].rolled(GAME, face)
        case happened.Passed(seat, face):
            tallies[seat].rolled(BLUE, face)
        case happened.Punt(seat, yards):
            tallies[seat].rolled(GREEN, yards)
        case happened.FieldGoal(seat, distance, yards, good):
            tallies[seat].rolled(GREEN, yards)
            tallies[seat].tried(distance, good)
        case happened.ExtraPoint(seat, yards, good):
            tallies[seat].rolled(GREEN, yards)
            tallies[seat].tried(EXTRA_POINT, good)


def _plays(tallies: Sequence[Tally], event: Event) -> None:
    """Plays and what they brought."""
    match event:
        case happened.Called(seat, word):
            tallies[seat].others[f"{word} calls"] += 1
        case happened.Ran(seat):
            tallies[seat].others["run yards"] += event.ball - event.start
        case happened.Passed(seat, _, yards):
            tallies[seat].others["passes caught"] += int(yards > 0)
            tallies[seat].others["pass yards"] += event.ball - event.start
        case happened.FirstDown(seat):
            tallies[seat].others["first downs"] += 1
        case happened.Touchdown(seat):
            tallies[seat].others["touchdowns"] += 1
        case happened.TakenOver(seat):
            tallies[seat].others["takeaways"] += 1
        case happened.Penalised(_, against):
            tallies[against].others["penalties"] += 1
            tallies[against].others["penalty yards"] += abs(event.ball - event.start)
        case happened.Punt(seat, yards):
            tallies[seat].others["punt yards"] += yards
        case happened.Runback(seat):
            tallies[other(seat)].others["punt yards"] -= event.yards
