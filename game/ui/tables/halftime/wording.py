"""What a Half-Time prompt says: who, what, how, by which rule; calls with their odds."""

from __future__ import annotations

from game.core.requests import Choice, Option, Request, Roll
from game.games.halftime.state import GOAL, State
from game.ui.table_words import Prompt, Words
from game.ui.tables.halftime import prospects, spoken

ROLLS = {  # what a roll is for: of one side's die, and how it is read
    "pregame": ("Roll off: who elects?", "A game die each, the higher kicks or receives"),
    "kickoff": ("Kick-off: both roll", "Receiver less kicker, from the receivers’ 20"),
    "run": ("The run: both roll", "Offence less defence is gained or lost"),
    "fumble": ("Fumble: both roll red", "The higher recovers and moves the difference"),
    "penalty": ("Penalty: both roll red", "The lower loses the difference"),
}
SINGLE = {
    "pass": ("throw the pass", "The blue die: 30, 50, no good or intercepted"),
    "interception": ("roll for the interception", "So many yards downfield it is taken over"),
    "punt": ("punt", "The green die: yards downfield"),
    "runback": ("run it back", "Your game die: yards back"),
    "extra_point": ("kick the extra point", "The green die: 10 or more"),
}


def prompt(request: Request, seat: int, s: State) -> Prompt:
    """What is asked of a seat, in words."""
    match request:
        case Choice(what="call"):
            words = f"{spoken.situation(s.down, s.to_go, s.ball)} {spoken.on_its(s.ball)}"
            return Prompt(seat, "call a play", words, request.rule)
        case Choice():
            return Prompt(seat, "kick or receive?", "The other way round after half-time", request.rule)
        case Roll(what=what) if what in ROLLS:
            return Prompt(-1, *ROLLS[what], request.rule)
        case Roll(what="field_goal"):
            need = f"The green die: {GOAL - s.ball} or more"
            return Prompt(seat, f"kick from {GOAL - s.ball} yards", need, request.rule)
        case _:
            return Prompt(seat, *SINGLE[request.what], request.rule)


def words(request: Choice, option: Option, s: State) -> Words:
    """An option as a button."""
    match option[1]:
        case ("receive",):
            return Words(
                "Receive", "", "You have the ball first; the other side after half-time (HT-2.2)", True
            )
        case ("kick",):
            return Words("Kick", "", "The other side has the ball first, you after half-time (HT-2.2)")
        case (word,):
            call = str(word)
            caption = "Kick" if call == "field_goal" else spoken.CALLS[call]
            return Words(caption, prospects.short(s, call), prospects.at_length(s, call))
        case _:
            raise AssertionError(f"there is no option {option[1]}")
