"""What statistics count of a match of Sevens, read from what its answers brought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.game import Event
from game.games.sevens import events as happened
from game.games.sevens.state import side_of
from game.store.figures import Counts
from game.ui.tables.tally import Tally

BLOCKS, PAIRS, SIXES, DIRECTIONS = "block dice", "pairs", "d6", "directions"
CASUAL: Final = ("badly_hurt", "casualty")


def counts_of(seats: int, answers: Iterable[Sequence[Event]]) -> list[Counts]:
    """The counts of each seat; ``answers`` are the events of the opening and of every answer, in order."""
    tallies = [Tally() for _ in range(seats)]
    turn = 0
    for events in answers:
        for event in events:
            if isinstance(event, happened.TurnBegan):
                turn = event.side
            _dice(tallies, event, turn)
            _deeds(tallies, event)
    return [tally.counts() for tally in tallies]


def _dice(tallies: Sequence[Tally], event: Event, turn: int) -> None:
    """The dice of an event, each for the side that threw it."""
    match event:
        case happened.Tested():
            mine = tallies[side_of(event.player)]
            mine.rolled(SIXES, event.rolled)
            mine.tried(event.needed, event.passed)
        case happened.Blocked(player=player, dice=dice):
            for face in dice:
                tallies[side_of(player)].rolled(BLOCKS, face)
        case (
            happened.ArmourRolled(player=player, dice=dice) | happened.InjuryRolled(player=player, dice=dice)
        ):
            tallies[1 - side_of(player)].rolled(PAIRS, sum(dice))
        case happened.Bounced(direction=direction):
            tallies[turn].rolled(DIRECTIONS, direction)
        case happened.Scattered(dice=dice):
            for direction in dice:
                tallies[turn].rolled(DIRECTIONS, direction)


def _deeds(tallies: Sequence[Tally], event: Event) -> None:
    """What players did, and what was done to them."""
    match event:
        case happened.Moved(player=player, ball=ball):
            tallies[side_of(player)].others["squares"] += 1
            tallies[side_of(player)].others["with the ball"] += int(ball)
        case happened.BlockChosen(player=player):
            tallies[side_of(player)].others["blocks"] += 1
        case happened.KnockedDown(player=player, by=by):
            if by >= 0 and side_of(by) != side_of(player):
                tallies[side_of(by)].others["knocked down"] += 1
        case happened.InjuryRolled(player=player, result=result) if result in CASUAL:
            tallies[side_of(player)].others["casualties"] += 1
        case happened.Threw(player=player):
            tallies[side_of(player)].others["passes"] += 1
        case happened.Caught(player=player, how=how):
            tallies[side_of(player)].others["catches"] += 1
            tallies[side_of(player)].others["interceptions"] += int(how == "intercept")
        case happened.TurnedOver(side=side, charge=False):
            tallies[side].others["turnovers"] += 1
        case happened.Rerolled(side=side):
            tallies[side].others["re-rolls"] += 1
        case happened.Touchdown(side=side):
            tallies[side].others["touchdowns"] += 1
