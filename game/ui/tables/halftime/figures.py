"""What statistics count of a Half-Time match, read from what its answers brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.game import Event
from game.core.requests import Face
from game.games.halftime import events as happened
from game.games.halftime.state import AWAY, HOME, NOBODY, other
from game.store.figures import Counts, Made

GAME, BLUE, GREEN, RED = "game", "blue", "green", "red"  # the dice; each side throws a game die of its own
EXTRA_POINT: Final = 10  # yards that an extra point must fly, as a kick among the others (HT-8.3)


@dataclass
class Tally:
    """The counts of a seat while its match is read."""

    sides: dict[str, Counter[str]] = field(default_factory=dict)
    kicks: dict[int, list[bool]] = field(default_factory=dict)
    others: Counter[str] = field(default_factory=Counter)

    def threw(self, die: str, face: Face) -> None:
        """A die of this side shows a face."""
        self.sides.setdefault(die, Counter())[str(face)] += 1

    def kicked(self, distance: int, good: bool) -> None:
        """A kick at the posts."""
        self.kicks.setdefault(distance, []).append(good)

    def counts(self) -> Counts:
        """The counts as they are kept."""
        return Counts(
            kicks={yards: Made(sum(tries), len(tries)) for yards, tries in sorted(self.kicks.items())},
            others={name: n for name, n in self.others.items() if n},
            sides={die: dict(faces) for die, faces in self.sides.items()},
        )


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
            tallies[HOME].threw(GAME, home)
            tallies[AWAY].threw(GAME, away)
        case happened.Kickoff(seat, _, (ours, theirs)) | happened.Ran(seat, (ours, theirs)):
            tallies[seat].threw(GAME, ours)
            tallies[other(seat)].threw(GAME, theirs)
        case happened.RedRolled(seat, (ours, theirs)):
            tallies[seat].threw(RED, ours)
            tallies[other(seat)].threw(RED, theirs)
        case happened.TakenOver(seat, face) | happened.Runback(seat, face):
            tallies[seat].threw(GAME, face)
        case happened.Passed(seat, face):
            tallies[seat].threw(BLUE, face)
        case happened.Punt(seat, yards):
            tallies[seat].threw(GREEN, yards)
        case happened.FieldGoal(seat, distance, yards, good):
            tallies[seat].threw(GREEN, yards)
            tallies[seat].kicked(distance, good)
        case happened.ExtraPoint(seat, yards, good):
            tallies[seat].threw(GREEN, yards)
            tallies[seat].kicked(EXTRA_POINT, good)


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
