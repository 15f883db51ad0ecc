"""What statistics count of a BFL match, read from what its answers brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.core.board import STEP
from game.core.game import Event
from game.games.bfl import events as happened
from game.games.bfl.roll import EIGHT
from game.store.figures import FACES, Counts, Made

# Of 8^8 throws of eight dice, how many are which special roll (the rules ledger's right values).
THROWS: Final = FACES**EIGHT
SPECIALS: Final = {
    "bro": 315 / 131_072,
    "party": 143_325 / 2_097_152,
    "split": 2_205 / 65_536,
    "hail_mary": 1 / 2_097_152,
}
YARDS_A_ROLL: Final = 10  # what a player's number brings on the mean roll, whoever throws


@dataclass
class Tally:
    """The counts of a seat while its match is read."""

    faces: list[int] = field(default_factory=lambda: [0] * FACES)
    spins: list[int] = field(default_factory=lambda: [0] * FACES)
    kicks: dict[int, list[bool]] = field(default_factory=dict)
    fought: list[bool] = field(default_factory=list)
    specials: Counter[str] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    outside: int = 0
    throws: int = 0

    def counts(self) -> Counts:
        """The counts as they are kept."""
        return Counts(
            faces=tuple(self.faces),
            outside=self.outside,
            throws=self.throws,
            spins=tuple(self.spins),
            battles=Made(sum(self.fought), len(self.fought)),
            specials=dict(self.specials),
            kicks={yards: Made(sum(tries), len(tries)) for yards, tries in sorted(self.kicks.items())},
            others={name: n for name, n in self.others.items() if n},
        )


def counts_of(seats: int, answers: Iterable[Sequence[Event]]) -> list[Counts]:
    """The counts of each seat; ``answers`` are the events of the opening and of every answer, in order."""
    tallies = [Tally() for _ in range(seats)]
    lanes = [0] * seats
    for events in answers:
        for event in events:
            _count(tallies, lanes, event)
    return [tally.counts() for tally in tallies]


def _count(tallies: list[Tally], lanes: list[int], event: Event) -> None:
    match event:
        case happened.LaneRolled(seat, lane, _, again):
            lanes[seat] = 0 if again else lane
        case happened.Rolled():
            _count_throw(tallies, lanes, event)
        case happened.Bro(seat) | happened.Party(seat) | happened.Split(seat) | happened.HailMary(seat):
            tallies[seat].specials[event.kind] += 1
        case happened.Penalty(seat, yards, _):
            tallies[seat].others["penalties"] += 1
            tallies[seat].others["penalty yards"] += yards
        case happened.Challenge(seat, _):
            tallies[seat].others["challenges"] += 1
        case happened.Stepped(seat, start, yard):
            tallies[seat].others["yards"] += yard - start
        case happened.Battle(winner, loser):
            tallies[winner].fought.append(True)
            tallies[loser].fought.append(False)
        case happened.Touchdown(seat):
            tallies[seat].others["touchdowns"] += 1
        case happened.Kicked(seat, distance, good):
            tallies[seat].kicks.setdefault(distance, []).append(good)
        case happened.Spun(seat, number, right) if seat >= 0:
            tallies[seat].spins[number - 1] += 1
            tallies[seat].others["calls"] += 1
            tallies[seat].others["right calls"] += int(right)


def _count_throw(tallies: list[Tally], lanes: list[int], rolled: happened.Rolled) -> None:
    """A throw: its faces for the thrower, and for everybody the yards that its number brings (BFL-2.3)."""
    thrower = tallies[rolled.seat]
    thrower.throws += 1
    for die in rolled.dice:
        thrower.faces[die.face - 1] += 1
        thrower.outside += int(die.outside)
    for tally, lane in zip(tallies, lanes, strict=True):
        tally.others["rolls"] += 1
        tally.others["number yards"] += STEP * sum(die.face == lane for die in rolled.dice)
