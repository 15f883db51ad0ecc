"""Short pieces of Rumble for the demo: positions just before something happens, and captions for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.rumble import events as e
from game.games.rumble.notation import SEATS
from game.games.rumble.state import NOBODY
from game.ui import showpiece
from game.ui.showpiece import Caption, weightiest
from game.ui.table import Played
from game.ui.table_words import Side
from game.ui.tables.rumble.spoken import who

WORDS: Final = "Eleven against eleven, no downs, and everybody may hit everybody"


def _piece(turn: str, home: str, away: str, *given: str) -> str:
    """The record of a position with coaches in both seats; squares in the order of the numbers."""
    lines = [f"turn {turn}", *given]
    for letter, squares in (("H", home.split()), ("A", away.split())):
        lines += [f"{letter}{n}.at {square}" for n, square in enumerate(squares, 1)]
        lines += [f"{letter}{n}.box reserves" for n in range(len(squares) + 1, 17)]
    return showpiece.piece("rumble", SEATS, *lines)


PIECES: Final = (
    # a runner behind his cage, six squares from the line
    _piece(
        "home",
        "p8 o7 o9 q6 q10 n8 m5 m11 k8 j4 j12",
        "r8 s6 s10 r5 t9 u7 u11 q12 q4 v8 p13",
        "ball H1", "score.home 1", "score.away 1", "turns 22",
    ),
    # a scrum round a loose ball
    _piece(
        "away",
        "k7 k9 l6 m9 j8 i5 i11 h8 g6 g10 f8",
        "m7 l10 n8 m5 n11 o6 o10 p8 q5 q11 r8",
        "ball l8", "score.home 2", "score.away 1", "turns 31",
    ),
    # a pass over the line
    _piece(
        "home",
        "l8 s10 r5 k7 k9 m6 m10 j8 i4 i12 h8",
        "n8 n7 o9 p6 p10 q8 t8 t10 u5 u12 v8",
        "ball H1", "score.home 0", "score.away 1", "turns 14",
    ),
)  # fmt: skip


def caption(played: Played, _sides: Sequence[Side] = ()) -> Caption | None:
    """What an answer showed, if it is worth a caption."""
    return weightiest(played, _caption)


def _caption(event: Any) -> Caption | None:
    match event:
        case e.Moved(_, _, path, ball) if ball and len(path) >= 3:
            return Caption(
                "A run with the ball", "Four squares a turn, round everybody in the way", event.rule, 3
            )
        case e.PickedUp(player):
            return Caption(
                f"{who(player)} picks the ball up", "From the next square, without dice", event.rule, 4
            )
        case e.Thrown(_, _, _, needed, dice, good):
            head = "The throw is good" if good else "The throw misses"
            words = f"{sum(dice)} on two dice, {needed} needed for {needed} squares"
            return Caption(head, words, event.rule, 6)
        case e.Scattered():
            return Caption("The ball strays", "To a square next to the target, all alike", event.rule, 4)
        case e.Attacked(_, _, _, _, dice, result) if result == "nothing":
            return Caption("An attack fails", f"{sum(dice)} on two dice: 6 or less is nothing", event.rule, 2)
        case e.Dropped(player):
            return Caption(
                f"{who(player)} drops the ball", "7 and up on two dice shakes it loose", event.rule, 7
            )
        case e.Injured(_, by, _, _, box):
            words = f"Hit by {who(by)}: off to the box" if by != NOBODY else "Off to the box"
            return Caption(f"Injured: {box}", words, event.rule, 6 + (box == "dead"))
        case e.Entered():
            return Caption(
                "A reserve comes on", "One for each injured player, by the own sideline", event.rule, 4
            )
        case e.Touchdown():
            return Caption("Touchdown!", "The first side with three wins", event.rule, 9)
        case _:
            return None
