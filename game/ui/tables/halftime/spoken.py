"""Half-Time in a few words: places, gains, dice, situations. Log, prompt, tray and drive chart share them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.requests import Face
from game.games.halftime.state import GOAL, MIDFIELD, OVERTIME, Phase, State

NTH: Final = ("1st", "2nd", "3rd", "4th")
HALVES: Final = ("1st half", "2nd half", "Overtime")
CALLS: Final = {"run": "Run", "pass": "Pass", "punt": "Punt", "field_goal": "Field goal"}
BRIEF: Final = 10  # letters of a brief name
LOWER: Final = {"run": "run", "pass": "pass", "punt": "punt", "field_goal": "field goal"}


def spot_words(ball: int) -> str:
    """A yard of the side with the ball: "own 25", "opponent’s 30"."""
    if ball == MIDFIELD:
        return "midfield"
    return f"own {ball}" if ball < MIDFIELD else f"opponent’s {GOAL - ball}"


def signed(yards: int) -> str:
    """ "+5", "−10" with a true minus, "0"."""
    return f"+{yards}" if yards > 0 else f"−{-yards}" if yards else "0"


def yards_words(yards: int) -> str:
    """ "5 yards gained"."""
    return "no gain" if not yards else f"{abs(yards)} yards {'gained' if yards > 0 else 'lost'}"


def brief(name: str) -> str:
    """A long name for a narrow place: its first word, or as many letters as there is room for."""
    if len(name) <= BRIEF:
        return name
    first = name.split(maxsplit=1)[0]
    return first if len(first) <= BRIEF else f"{name[: BRIEF - 1]}…"


def taken_over(yards: int) -> str:
    """Where an interception is taken over, as its rule counts (HT-5.2)."""
    return f"taken over {yards} yards downfield" if yards else "taken over at the line of scrimmage"


def on_its(ball: int) -> str:
    """Where a side's ball lies, in a sentence: "on its own 25", "at midfield"."""
    if ball == MIDFIELD:
        return "at midfield"
    return f"on {'its' if ball < MIDFIELD else 'the'} {spot_words(ball)}"


def against(faces: Sequence[Face]) -> str:
    """Two dice and what is done with them: "15 − 10"."""
    return f"{faces[0]} − {faces[1]}"


def situation(down: int, to_go: int, ball: int) -> str:
    """ "3rd & 10", near the goal line "1st & goal"."""
    if not down:
        return ""
    goal = ball + to_go >= GOAL
    return f"{NTH[down - 1]} & {'goal' if goal else to_go}"


def clock_words(s: State) -> str:
    """ "2nd half, play 17 of 24"."""
    if s.phase is Phase.OVER:
        return "Final"
    if s.phase is Phase.PREGAME:
        return "Before the match"
    if s.half == OVERTIME:
        return f"Overtime, possession {s.overtime}"
    plays = s.house.plays
    played = min(plays, plays - s.plays_left + 1)
    return f"{HALVES[s.half - 1]}, play {played} of {plays}"


def down_words(s: State) -> str:
    """What is played for now."""
    match s.phase:
        case Phase.DOWN:
            return situation(s.down, s.to_go, s.ball)
        case Phase.KICKOFF:
            return "Kick-off"
        case Phase.TRY:
            return "Extra point"
        case Phase.OVER:
            return "Full time"
        case _:
            return "Who kicks off?"
