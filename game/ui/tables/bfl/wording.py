"""What a BFL prompt says: who, what, how, by which rule; options with their odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.board import TRY_DISTANCE
from game.core.requests import Choice, Flick, Option, Request, Roll, Spin, Throw
from game.games.bfl.roll import MEN_YARDS, OUT_YARDS, SPLIT_YARDS
from game.games.bfl.shares import AVERAGE
from game.games.bfl.state import State
from game.ui.percent import percent
from game.ui.table_words import Prompt, Words

PAUSES = "none: you pause"  # under what would bring yards
OVERTURNED = "if overturned"  # the same, with a die outside
LOST = "Your team pauses for this roll: all its yards are lost (BFL-3.3)"
PENALTIES = {"out_penalty": "BFL-6.1", "men_penalty": "BFL-6.2", "split_penalty": "BFL-8.4"}


def penalty_yards(what: str, outside: int) -> int:
    """How much a penalty of this kind costs."""
    return {"out_penalty": OUT_YARDS * outside, "men_penalty": MEN_YARDS, "split_penalty": SPLIT_YARDS}[what]


def prompt(request: Request, seat: int, s: State, outside: int, *, flags: bool) -> Prompt:
    """What is asked of a seat, in words. ``flags``: has anybody who is asked a flag left?"""
    match request:
        case Throw():
            how = (
                "Collect the dice, eight of them"
                if s.house.hand
                else "All eight at once, inside the red line"
            )
            return Prompt(seat, "throw the dice", how, request.rule)
        case Roll(what="lane"):
            return Prompt(seat, "roll for your lane", "One die: the game field number", request.rule)
        case Roll(what="roll_off"):
            return Prompt(-1, "Roll off: who throws first?", "A die each, the highest begins", request.rule)
        case Roll(what="battle"):
            return Prompt(seat, "roll for the battle", "Three dice, the higher total passes", request.rule)
        case Roll():
            return Prompt(-1, "The referee calls", "Odd or even", request.rule)
        case Flick():
            how = "Press the ball, pull back, aim, let go"
            points = "" if s.round else ", 1 point"
            return Prompt(seat, f"kick from {request.distance} yards{points}", how, request.rule)
        case Spin() if request.seats:
            return Prompt(seat, "spin the spinner", "Flick the wheel: at least two turns", request.rule)
        case Spin():
            return Prompt(-1, "The referee spins", "A match with the call, and it stands", request.rule)
        case Choice():
            return _choice(request, seat, s, outside, flags=flags)


def _choice(request: Choice, seat: int, s: State, outside: int, *, flags: bool) -> Prompt:
    match request.what:
        case "party":
            how = "Your team pauses: it brings nothing" if s.paused[seat] else "30 yards, and no others"
            if waits_for_flag(s, outside) and not s.paused[seat]:
                how = "A die lies outside: 30 yards if that call is overturned"
            return Prompt(seat, "join the party?", how, request.rule)
        case "split":
            how = "Your team pauses" if s.paused[seat] else "Yards for you"
            if waits_for_flag(s, outside) and not s.paused[seat]:
                how = "Yards for you if overturned"
            return Prompt(seat, "a split roll", f"{how}, or a penalty for another", request.rule)
        case "try":
            return Prompt(seat, "kick or go for two?", "One try after the touchdown", request.rule)
        case "playoff":
            return Prompt(seat, "kick or spin?", "A right call beats a good kick", request.rule)
        case "call":
            return Prompt(seat, "odd or even?", "Call it before the wheel is uncovered", request.rule)
        case what:
            penalised = request.seats[-1]
            lost = yards_lost(what, penalised, s, outside)
            words = f"{lost} yards back" if lost else "no yards to lose"
            if not flags:
                return Prompt(penalised, words, "You have no flag left to challenge with", PENALTIES[what])
            how = "A flag: its seat's key, or a click on the card"
            return Prompt(penalised, f"{words}: accept or challenge?", how, PENALTIES[what])


def yards_lost(what: str, seat: int, s: State, outside: int) -> int:
    """What a penalty takes; before the movement it goes no further back than the own goal line."""
    yards = penalty_yards(what, outside)
    return min(yards, s.yard[seat]) if taken_first(what.removesuffix("_penalty"), s) else yards


def taken_first(why: str, s: State) -> bool:
    """Is a penalty of this kind ("out", "men", "split") taken before the movement?"""
    return why == "split" or (why == "out" and not s.house.net)


def waits_for_flag(s: State, outside: int) -> bool:
    """Do a roller's extra yards come only if the penalty for a die outside is overturned (BFL-6.1)?"""
    return outside > 0 and not s.house.net


def _only_if(s: State, outside: int) -> str:
    """What a roller's extra yards wait for, to be said after what they are."""
    if not waits_for_flag(s, outside):
        return ""
    return "; a die lies outside: they come only if the penalty is overturned (BFL-6.1)"


def words(request: Choice, option: Option, names: Sequence[str], s: State, outside: int) -> Words:
    """An option as a button."""
    seat, said = option
    match said:
        case ("party",):
            if s.paused[seat]:
                return Words("Join", PAUSES, f"{LOST}; joining brings nothing", primary=True)
            hint = f"30 yards and no others (BFL-8.3){_only_if(s, outside)}"
            return Words("Join", OVERTURNED if waits_for_flag(s, outside) else "30 yards", hint, primary=True)
        case ("decline",):
            return Words("Decline", "no yards", "You stay where you are")
        case ("extra",) if s.paused[seat]:
            return Words("20 yards", PAUSES, f"{LOST}; the 20 extra yards bring nothing", primary=True)
        case ("extra",):
            hint = f"20 extra yards for your own team (BFL-8.4){_only_if(s, outside)}"
            sub = OVERTURNED if waits_for_flag(s, outside) else "for yourself"
            return Words("20 yards", sub, hint, primary=True)
        case ("penalty", other):
            name, lost = names[int(other)], yards_lost("split_penalty", int(other), s, outside)
            back = f"goes back {lost} yards" if lost else "stands at the goal line, has none to lose,"
            hint = f"{name} {back} and does not move forward; it can be challenged (BFL-8.4)"
            return Words(f"Penalise {name}", f"{lost} yards back" if lost else "none to lose", hint)
        case ("accept",):
            lost = yards_lost(request.what, seat, s, outside)
            if not lost:
                hint = "The penalty stands: nothing to lose at the goal line, but no yards forward"
                return Words("Accept", "nothing to lose", hint, primary=True)
            return Words("Accept", f"−{lost} yd", "The penalty stands", primary=True)
        case ("challenge",):
            return Words(f"Flag: {names[seat]}", "50 %", "The referee calls odd or even and spins (BFL-7.2)")
        case ("kick",):
            return _kick(request, primary=True)
        case ("two",):
            points = "2 points, 50 %" if request.what == "try" else "beats a kick, 50 %"
            return Words(
                "Go for two" if request.what == "try" else "Spin",
                points,
                "Call odd or even, then spin (BFL-4.4)",
            )
        case ("odd",):
            return Words("Odd", "1 3 5 7, 50 %", "", primary=True)
        case _:
            return Words("Even", "2 4 6 8, 50 %")


def _kick(request: Choice, *, primary: bool) -> Words:
    share = percent(AVERAGE.makes(TRY_DISTANCE), gap=" ")
    if request.what == "try":
        return Words(
            "Kick", f"1 point, {share}", f"An average hand makes {share} from 110 yards", primary=primary
        )
    return Words("Kick", "good, or a miss", "The posts move back 30 yards a round (BFL-5.2)", primary=primary)


def placed(rank: int) -> str:
    """ "1st"."""
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(rank, f"{rank}th")


def quarter_words(s: Any) -> str:
    """How far the match is: "2nd quarter, roll 14"."""
    if s.quarter > 4:
        return "Play-off" if s.round else "Final"
    words = f"{placed(s.quarter)} quarter"
    return f"{words}, roll {s.rolls}" if s.rolls else words
