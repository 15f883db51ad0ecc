"""Rumble in a few words: players, squares, what an event says. Log, card and announcements share them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.core.grid import name
from game.games.rumble import events as e
from game.games.rumble.notation import NAMES
from game.games.rumble.state import NOBODY, Phase, State, side_of
from game.games.rumble.turns import SCORELESS_TURNS, UNHELD_TURNS

COMPASS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")
SIDES: Final = ("Home", "Visitor")
RESULTS: Final = {"nothing": "nothing happens", "drop": "a hit", "injury": "injured"}
OVERDUE: Final = {
    "unheld": f"nobody has had the ball for {UNHELD_TURNS} turns",
    "scoreless": f"no touchdown for {SCORELESS_TURNS} turns",
}
BOXES: Final = {"light": "lightly injured", "bad": "badly injured", "dead": "dead"}


def who(player: int) -> str:
    """ "H7"."""
    return NAMES[player]


def rolled(dice: tuple[int, int]) -> str:
    """ "4 + 5 = 9"."""
    return f"{dice[0]} + {dice[1]} = {sum(dice)}"


@dataclass(frozen=True, slots=True)
class Said:
    """What an event says: of which side, of which kind for the log's filter, about which squares."""

    side: int
    words: str
    rule: str
    kind: str = "play"
    squares: tuple[int, ...] = ()
    dice: str = ""  # what was rolled for it


def said(event: Any) -> Said | None:
    """An event in words, or None for one that goes without saying."""
    match event:
        case e.Entered(player, square):
            return Said(
                side_of(player), f"{who(player)} enters on {name(square)}", event.rule, "play", (square,)
            )
        case e.Moved(player, start, path):
            words = f"{who(player)} {name(start)} to {name(path[-1])}"
            return Said(side_of(player), words, event.rule, "move", (start, *path))
        case e.PickedUp(player, square, ball):
            words = f"{who(player)} picks the ball up"
            return Said(side_of(player), words, event.rule, "play", (square, ball))
        case e.Thrown() | e.Scattered() | e.WentOff() | e.Caught() | e.Landed():
            return _flew(event)
        case e.Attacked() | e.Dropped() | e.Injured():
            return _fought(event)
        case e.Touchdown(side, player, square, score):
            return Said(side, f"{who(player)} scores: touchdown {score}", event.rule, "score", (square,))
        case e.Reset(square, why):
            words = (
                "all leave the field"
                if why == "touchdown"
                else f"{OVERDUE[why]}: the ball goes back to {name(square)}"
            )
            return Said(NOBODY, words, event.rule, "score", (square,))
        case e.LinedUp(side, players):
            return Said(side, f"{SIDES[side]} stands ready with {players}", event.rule, "play")
        case e.RolledOff(home, away, first):
            words = "level: roll again" if first == NOBODY else f"{SIDES[first]} goes first"
            return Said(first, words, event.rule, "dice", (), f"{rolled(home)} : {rolled(away)}")
        case e.Forfeited(side):
            return Said(side, f"{SIDES[side]} can field nobody and forfeits", event.rule, "score")
        case _:
            return None


def _flew(event: Any) -> Said:
    match event:
        case e.Thrown(player, start, target, needed, dice, good):
            words = f"{who(player)} throws {needed} to {name(target)}: {'good' if good else 'misses'}"
            return Said(
                side_of(player),
                words,
                event.rule,
                "play",
                (start, target),
                f"{rolled(dice)}, {needed}+ needed",
            )
        case e.WentOff(start, direction):
            words = f"{COMPASS[direction - 1]} leads off the field: again"
            return Said(NOBODY, words, event.rule, "dice", (start,), str(direction))
        case e.Scattered(start, direction, square):
            words = f"the ball strays {COMPASS[direction - 1]} to {name(square)}"
            return Said(NOBODY, words, event.rule, "play", (start, square), str(direction))
        case e.Caught(player, square):
            return Said(
                side_of(player),
                f"{who(player)} has the ball on {name(square)}",
                event.rule,
                "play",
                (square,),
            )
        case _:
            words = f"the ball lies on {name(event.square)}"
            return Said(NOBODY, words, event.rule, "play", (event.square,))


def _fought(event: Any) -> Said:
    match event:
        case e.Attacked(player, target, start, square, dice, result):
            words = f"{who(player)} attacks {who(target)}: {RESULTS[result]}"
            return Said(side_of(player), words, event.rule, "fight", (start, square), rolled(dice))
        case e.Dropped(player, start, direction, square):
            words = f"{who(player)} drops the ball {COMPASS[direction - 1]} to {name(square)}"
            return Said(side_of(player), words, event.rule, "fight", (start, square), str(direction))
        case _:
            words = f"{who(event.player)} is {BOXES[event.box]}"
            return Said(
                side_of(event.player), words, event.rule, "fight", (event.square,), rolled(event.dice)
            )


def heading(s: State) -> str:
    """How far the match is."""
    match s.phase:
        case Phase.ROLL_OFF:
            return "Who goes first?"
        case Phase.PLACE:
            return f"Drive {sum(s.score) + 1}, line-up"
        case Phase.OVER:
            return "Final"
        case _:
            return f"Turn {s.turns + 1}"
