"""What statistics count of a Rumble match, read from what its answers brought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.game import Event
from game.games.rumble import events as happened
from game.games.rumble.state import side_of
from game.store.figures import Counts
from game.ui.tables.tally import Tally

PAIRS, DIRECTIONS = "pairs", "directions"  # totals of two dice, and the d8


def counts_of(seats: int, answers: Iterable[Sequence[Event]]) -> list[Counts]:
    """The counts of each seat; ``answers`` are the events of the opening and of every answer, in order."""
    tallies = [Tally() for _ in range(seats)]
    turn = 0
    for events in answers:
        for event in events:
            if isinstance(event, happened.TurnBegan):
                turn = event.side
            _count(tallies, event, turn)
    return [tally.counts() for tally in tallies]


def _count(tallies: Sequence[Tally], event: Event, turn: int) -> None:
    """An event in the turn of a side: it throws all dice of its turn."""
    match event:
        case happened.RolledOff(home, away):
            tallies[0].rolled(PAIRS, sum(home))
            tallies[1].rolled(PAIRS, sum(away))
        case happened.Thrown(player, _, _, needed, dice, good):
            tallies[side_of(player)].rolled(PAIRS, sum(dice))
            tallies[side_of(player)].tried(needed, good)
        case happened.Attacked(player, _, _, _, dice, result):
            tally = tallies[side_of(player)]
            tally.rolled(PAIRS, sum(dice))
            tally.others["attacks"] += 1
            tally.others["hits"] += int(result != "nothing")
            tally.others["injuries"] += int(result == "injury")
        case happened.Injured(player, _, _, dice, box):
            tallies[turn].rolled(PAIRS, sum(dice))
            tallies[turn].others[f"{box} injuries"] += 1
            tallies[side_of(player)].others["lost"] += 1
        case happened.Dropped(player):
            tallies[side_of(player)].others["drops"] += 1
        case happened.Moved(player, _, path):
            tallies[side_of(player)].others["squares"] += len(path)
        case happened.PickedUp(player):
            tallies[side_of(player)].others["pick-ups"] += 1
        case happened.Touchdown(side):
            tallies[side].others["touchdowns"] += 1
    match event:
        case (
            happened.Scattered(_, direction)
            | happened.Dropped(_, _, direction)
            | happened.WentOff(_, direction)
        ):
            tallies[turn].rolled(DIRECTIONS, direction)
