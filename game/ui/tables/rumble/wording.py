"""What is asked, and every option, in words."""

from __future__ import annotations

from game.core.grid import name
from game.core.requests import Choice, Option, Request, Roll
from game.games.rumble.moves import may_enter
from game.games.rumble.state import NOBODY, ON_FIELD, State, ball_square, fielded, has_ball, reserves, rival
from game.ui.table_words import Doubt, Prompt, Words
from game.ui.tables.rumble.spoken import who

CHOICES = {  # what, how, and how in a few words
    "place": (
        "line up your players",
        "At most 11 in your end zone: drag them, or let them line up",
        "Drag 11",
    ),
    "move": ("move your players", "Up to 4 squares each; a click on the ball picks it up", "Up to 4 squares"),
    "throw": ("throw the ball", "At any square within 12; or go on to the attacks", "Within 12 squares"),
    "attack": ("attack", "Each player once, an opponent next to it", "Once each, next to it"),
}
NOBODY_STANDS = {  # a side is ready with nobody: whether the other side has, or may yet have, somebody
    True: " Nobody comes on before the next touchdown.",
    False: " With nobody on either side there is no touchdown: the turns run out to the 400th (RU-4.2).",
}
NEXT = {
    "move": ("Next: throw", "No more moves in this turn (RU-2.1)"),
    "ball-less": ("Next: attack", "No more moves; nobody of this side has the ball to throw (RU-2.1)"),
    "throw": ("Next: attack", "No throw, or no more of it (RU-2.1)"),
    "attack": ("End turn", "No more attacks: the other side’s turn (RU-2.1)"),
}


def prompt(request: Request, seat: int, s: State, *, big: bool = False) -> Prompt:
    """What is asked of a seat; beside ``big`` letters in few words."""
    if not isinstance(request, Choice):
        assert isinstance(request, Roll)
        rolled = ROLLS[request.what]
        return Prompt(seat, rolled[0], rolled[-1] if big else rolled[1], request.rule)
    what, how, few = CHOICES[request.what]
    count = could_enter(s, seat) if request.what == "move" else 0
    if count:
        how, few = f"Reserves first: {count} may enter by a lit square of row 1", f"First: {count} may enter"
    elif request.what == "throw" and s.holder == NOBODY:
        at = name(ball_square(s))
        how, few = f"Nobody has the ball: it lies on {at}", f"The ball lies on {at}"
    elif request.what == "attack" and len(request.options) == 1:
        how, few = "No opponent stands next to a player that may attack", "Nobody is in reach"
    return Prompt(seat, what, few if big else how, request.rule)


def could_enter(s: State, seat: int) -> int:
    """How many reserves of a side could come on now: owed, waiting, with room (RU-3.2, RU-3.6)."""
    if not may_enter(s, seat):
        return 0
    return min(s.entries[seat], len(reserves(s, seat)), ON_FIELD - len(fielded(s, seat)))


ROLLS = {  # the same of dice; most need no other words
    "roll_off": ("roll for the first turn", "Two dice each: the higher total goes first", "The higher first"),
    "throw": ("throw", "Two dice must reach the distance"),
    "scatter": ("roll where it strays", "Eight directions, all alike"),
    "attack": ("roll the attack", "7 or 8 drops the ball, 9 and up injures as well", "7+ drops, 9+ injures"),
    "drop": ("roll where the ball drops", "Eight directions, all alike"),
    "injury": ("roll the injury", "2 to 7 light, 8 to 10 bad, 11 and 12 dead", "8+ bad, 11+ dead"),
}


def doubt(option: Option, s: State) -> Doubt | None:
    """What is asked before a side is ready though more of its players could stand (RU-1.4)."""
    if option[1] != ("ready",):
        return None
    standing = len(fielded(s, option[0]))
    more = min(ON_FIELD - standing, len(reserves(s, option[0])))
    if not more:
        return None
    against = option[0] == s.turn or bool(fielded(s, rival(option[0])))  # who goes first lines up first
    none = "" if standing else NOBODY_STANDS[against]
    return Doubt(f"Ready with {standing or 'nobody'}?", f"{more} more could stand (RU-1.4).{none}", "Ready")


def words(request: Choice, option: Option, s: State) -> Words:
    """An option as a button, and in a list."""
    match option[1]:
        case ("next",):
            throws = request.what != "move" or has_ball(s, option[0])
            caption, hint = NEXT[request.what if throws else "ball-less"]
            return Words(caption, "", hint, primary=True)
        case ("ready",):
            standing = len(fielded(s, option[0]))
            full = standing == ON_FIELD or len(request.options) == 1
            return Words("Ready", "", f"{standing} of {ON_FIELD} stand (RU-1.4)", primary=full)
        case (("place" | "enter" | "move") as word, int(player), int(square)):
            return Words(f"{who(player)} {word}s {name(square)}".replace("moves", "to"))
        case ("pickup", int(player)):
            return Words(f"{who(player)} picks up")
        case ("throw", int(square)):
            return Words(f"Throw at {name(square)}")
        case ("attack", int(player), int(target)):
            return Words(f"{who(player)} attacks {who(target)}")
        case _:
            raise AssertionError(f"there is no option {option[1]}")
