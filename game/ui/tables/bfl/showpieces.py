"""Short pieces of BFL for the demo: positions in which something is about to happen, and captions for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.bfl import events as e
from game.ui import showpiece
from game.ui.showpiece import Caption, weightiest
from game.ui.table import Played
from game.ui.table_words import Side

WORDS: Final = "Dice that tumble, footballs that are flicked"


def _piece(players: int, *given: str) -> str:
    """The record of a position with coaches in all seats."""
    seats = [f"p{i}" for i in range(1, players + 1)]
    return showpiece.piece("bfl", seats, f"option players {players}", *given)


PIECES: Final = (
    # four teams on their way
    _piece(
        4, "quarter 2", "score.p1 13", "score.p2 8", "score.p3 6", "score.p4 14",
        "lane.p1 3", "lane.p2 5", "lane.p3 2", "lane.p4 7",
        "yard.p1 60", "yard.p2 40", "yard.p3 30", "yard.p4 50",
    ),
    # two teams about to meet in a lane
    _piece(
        4, "quarter 3", "score.p1 7", "score.p2 13", "score.p3 14", "score.p4 6",
        "lane.p1 4", "lane.p2 4", "lane.p3 2", "lane.p4 6",
        "yard.p1 40", "yard.p2 50", "yard.p3 30", "yard.p4 20",
    ),
    # three teams before the goal line
    _piece(
        6, "quarter 4", "score.p1 20", "score.p2 20", "score.p3 14",
        "score.p4 13", "score.p5 7", "score.p6 8",
        "lane.p1 1", "lane.p2 3", "lane.p3 4", "lane.p4 5", "lane.p5 6", "lane.p6 8",
        "yard.p1 90", "yard.p2 80", "yard.p3 90", "yard.p4 70", "yard.p5 60", "yard.p6 80",
    ),
    # a full table
    _piece(
        8, "quarter 1",
        *(f"lane.p{i} {lane}" for i, lane in enumerate((1, 2, 3, 4, 5, 6, 7, 8), 1)),
        *(f"yard.p{i} {yards}" for i, yards in enumerate((20, 30, 10, 40, 30, 20, 50, 10), 1)),
    ),
)  # fmt: skip


def caption(played: Played, _sides: Sequence[Side] = ()) -> Caption | None:
    """What an answer showed, if it is worth a caption; of dice outside one is shown."""
    found = weightiest(played, _caption)
    if found is None or found.rule != "BFL-6.1":
        return found
    rolls = [event for event in played.events if isinstance(event, e.Rolled)]
    lost = [die.face for roll in rolls for die in roll.dice if die.outside]
    return found._replace(chip=str(lost[0])) if lost else found


def _caption(event: Any) -> Caption | None:
    match event:
        case e.Penalty(_, yards, "out"):
            words = "The roller goes back, the others move on by their numbers"
            return Caption(_out(yards // 10), words, "BFL-6.1", 5)
        case e.Penalty(_, _, "split"):
            words = "Twenty yards back for one team, chosen by the roller"
            return Caption("A split penalty", words, "BFL-8.4", 5)
        case e.Penalty():
            return Caption("Too many men", "Eight dice belong in the cup, no more and no fewer", "BFL-6.2", 5)
        case e.Rolled():
            words = "Each die with a team's number moves it ten yards, whoever rolled"
            return Caption("Eight dice, and everybody moves", words, "BFL-2.3", 1)
        case e.Bro():
            return Caption("Eight different numbers", "A Bro: ten yards extra for the roller", "BFL-8.2", 6)
        case e.Party():
            words = "Three doubles, none of them the roller's: thirty yards, if it joins"
            return Caption("Join the party", words, "BFL-8.3", 6)
        case e.Split():
            return Caption("Two sets of three", "Twenty yards ahead, or a penalty for another", "BFL-8.4", 6)
        case e.HailMary():
            return Caption("All eight alike", "A Hail Mary: straight to the end zone", "BFL-8.1", 9)
        case e.BattleMet():
            words = "Three dice each; the higher total goes on"
            return Caption("Two teams meet in a lane", words, "BFL-3.1", 4)
        case e.Battle():
            words = "The loser goes back ten yards and sits out a roll"
            return Caption("The battle is decided", words, "BFL-3.3", 7)
        case e.Touchdown():
            return Caption("Touchdown!", "Six points; then a kick, or the spinner for two", "BFL-4.1", 8)
        case e.Kicked(_, distance, True):
            return Caption("Through the posts", f"Flicked from {distance} yards: one point", "BFL-4.3", 7)
        case e.Kicked(_, distance, _):
            return Caption("No good", f"The paper football missed from {distance} yards", "BFL-4.3", 7)
        case e.Spun(seat) if seat >= 0:
            return Caption("Odd or even?", "A right call on the spinner is worth two points", "BFL-4.4", 6)
        case e.Challenge():
            words = "Each team has one flag a match; the referee calls and spins"
            return Caption("A challenge flag", words, "BFL-7.1", 6)
        case e.Overturned():
            words = "After further review, the call is overturned: no penalty"
            return Caption("The flag was right", words, "BFL-7.2", 7)
        case e.Stands():
            return Caption("The call stands", "After further review: the penalty is taken", "BFL-7.2", 5)
        case e.Playoff():
            return Caption("Level: a kick play-off", "Farther and farther, until one is better", "BFL-5.1", 7)
        case e.LaneRolled():
            return Caption("A die for a lane", "Its number moves that team all quarter long", "BFL-1.5", 2)
    return None


def _out(dice: int) -> str:
    return "A die beyond the red line" if dice == 1 else f"{dice} dice beyond the red line"
