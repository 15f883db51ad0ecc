"""Short pieces of Half-Time for the demo: positions just before something happens, and captions for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.halftime import events as e
from game.games.halftime.notation import SEATS
from game.ui import showpiece
from game.ui.showpiece import Caption, weightiest
from game.ui.table import Played
from game.ui.table_words import Side

WORDS: Final = "Four downs, ten yards, and dice on both sides of the ball"


def _piece(*given: str) -> str:
    """The record of a position with coaches in both seats."""
    return showpiece.piece("halftime", SEATS, *given)


PIECES: Final = (
    # third down and long at midfield
    _piece(
        "possession home", "ball 50", "down 3", "to_go 10", "half 2", "plays_left 15",
        "score.home 14", "score.away 10",
    ),
    # the visitor before the goal line
    _piece(
        "possession away", "ball 85", "down 2", "to_go 5", "half 1", "plays_left 9",
        "score.home 7", "score.away 3",
    ),
    # backed up on the own 5
    _piece(
        "possession home", "ball 5", "down 1", "to_go 10", "half 1", "plays_left 20",
        "score.home 0", "score.away 7",
    ),
    # the last plays of a close match
    _piece(
        "possession away", "ball 60", "down 4", "to_go 5", "half 2", "plays_left 4",
        "score.home 17", "score.away 16",
    ),
)  # fmt: skip


def caption(played: Played, _sides: Sequence[Side] = ()) -> Caption | None:
    """What an answer showed, if it is worth a caption."""
    return weightiest(played, _caption)


def _caption(event: Any) -> Caption | None:
    match event:
        case e.Ran() if event.faces[0] != event.faces[1]:
            words = "Both sides roll at the same time: offence less defence, gained or lost"
            return Caption("A run: die against die", words, event.rule, 2)
        case e.NoGain():
            return Caption("No gain", "The ball slides across to the next down's band", event.rule, 3)
        case e.Passed(_, _, yards, start, ball) if yards:
            return Caption(
                f"A pass for {ball - start} yards", "The blue die: two faces in six", event.rule, 4
            )
        case e.Interception():
            words = "The defence's die says how far downfield it takes over"
            return Caption("Intercepted!", words, event.rule, 7)
        case e.Fumble():
            return Caption("10 and 10: a fumble", "The higher red die recovers", event.rule, 7)
        case e.Penalty():
            return Caption("O and O: a penalty", "The lower red die loses the difference", event.rule, 7)
        case e.Punt(_, yards, False):
            return Caption(
                f"A punt of {yards} yards", "The green die kicks, a game die runs back", event.rule, 5
            )
        case e.Punt():
            return Caption("Blocked!", "A 0 on the green die; it may still be run back", event.rule, 7)
        case e.FieldGoal(_, distance, yards, good):
            head = "The kick is good" if good else "The kick is short"
            return Caption(head, f"{yards} on the green die, {distance} needed", event.rule, 7)
        case e.FirstDown():
            return Caption("First down!", "Ten yards in four downs; the marker moves", event.rule, 6)
        case e.TurnoverOnDowns():
            return Caption("Fourth down fails", "The other side has the ball at the spot", event.rule, 6)
        case e.Touchdown():
            return Caption(
                "Touchdown!", "Six points; 10 or more on the green die for one more", event.rule, 9
            )
        case e.Safety():
            return Caption("Safety", "Stopped on its own goal line: two points", event.rule, 9)
        case e.Kickoff():
            return Caption("Kick-off", "Receiver less kicker, from the receivers' 20", event.rule, 4)
        case e.HalfEnd():
            return Caption("The half is over", "The side that kicked first now receives", event.rule, 5)
        case _:
            return None
