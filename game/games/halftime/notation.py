"""Half-Time Football in a record: the paths of its state and the words of its answers.

| path | value |
|---|---|
| `possession` | home, away, or none before a kick-off |
| `ball` | 0…100, yards from the goal line that the offence defends |
| `down` | 1…4; 0 when no down is to be played |
| `to_go` | yards to the line to gain |
| `half` | 1 or 2; 3 is overtime |
| `plays_left` | plays left of the half; 0 in overtime |
| `first_kick` | who kicked off the first half; none before it is known |
| `score.home` | points |
| `score.away` | points |

Before a kick-off `ball`, `down` and `to_go` are 0. Between a touchdown and its try the scorer has possession
and the ball is at 100, with no down. A scenario starts before a down, or with `possession none` before the
kick-off of its half. In overtime it starts in the first pair of possessions.

Answers: `kick receive run pass punt field_goal`. Dice as printed on the faces: `O`, `I` and `NG` among them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.requests import Words
from game.core.results import is_count
from game.games.halftime.downs import kick_off_next
from game.games.halftime.state import (
    AWAY,
    DOWNS,
    GOAL,
    HOME,
    NOBODY,
    OVERTIME,
    TO_GAIN,
    Phase,
    State,
    other,
    to_go_from,
)

SEATS: Final = ("home", "away")
WORDS: Final = frozenset({"kick", "receive", "run", "pass", "punt", "field_goal"})
STEP: Final = 5  # every yard of the game is a multiple of it
HIGHEST_SCORE: Final = 999  # of a scenario

SCENARIO_BALL: Final = 20


def seat_word(seat: int) -> str:
    return "none" if seat == NOBODY else SEATS[seat]


def read_words(text: Sequence[str]) -> Words:
    """An option's words from a record. Raises ValueError."""
    if len(text) == 1 and text[0] in WORDS:
        return (text[0],)
    raise ValueError(f"{' '.join(text)!r} is nothing that is said in Half-Time Football")


def words_text(words: Words) -> str:
    """The inverse of `read_words`."""
    return str(words[0])


READ: Final[dict[str, Callable[[State], str]]] = {
    "possession": lambda s: seat_word(s.possession),
    "ball": lambda s: str(s.ball),
    "down": lambda s: str(s.down),
    "to_go": lambda s: str(s.to_go),
    "half": lambda s: str(s.half),
    "plays_left": lambda s: str(s.plays_left),
    "first_kick": lambda s: seat_word(s.first_kick),
    "score.home": lambda s: str(s.score[HOME]),
    "score.away": lambda s: str(s.score[AWAY]),
}
PATHS: Final = tuple(READ)


def read_path(s: State, path: str) -> str:
    """The value at a path. Raises ValueError."""
    if path not in READ:
        raise ValueError(f"{path!r} is no path of Half-Time Football ({', '.join(PATHS)})")
    return READ[path](s)


def number(text: str, least: int, most: int, what: str, step: int = 1) -> int:
    """Raises ValueError outside least…most, and between the steps."""
    if not is_count(text) or not least <= int(text) <= most or int(text) % step:
        steps = f" in steps of {step}" if step > 1 else ""
        raise ValueError(f"{what} is a number from {least} to {most}{steps}, not {text!r}")
    return int(text)


def seat_number(text: str, what: str, *, nobody: bool = False) -> int:
    """Raises ValueError for a word that is no seat."""
    if text in SEATS:
        return SEATS.index(text)
    if nobody and text == "none":
        return NOBODY
    raise ValueError(f"{what} is home{', away or none' if nobody else ' or away'}, not {text!r}")


def give(s: State, path: str, text: str) -> None:
    """Set a path of a scenario. Raises ValueError."""
    match path:
        case "possession":
            s.possession = seat_number(text, path, nobody=True)
        case "ball":
            s.ball = number(text, 0, GOAL - STEP, path, STEP)
        case "down":
            s.down = number(text, 0, DOWNS, path)
        case "to_go":
            s.to_go = number(text, 0, GOAL - STEP, path, STEP)
        case "half":
            s.half = number(text, 1, OVERTIME, path)
        case "plays_left":
            s.plays_left = number(text, 0, s.house.plays, path)
        case "first_kick":
            s.first_kick = seat_number(text, path)
        case "score.home":
            s.score[HOME] = number(text, 0, HIGHEST_SCORE, path)
        case "score.away":
            s.score[AWAY] = number(text, 0, HIGHEST_SCORE, path)
        case _:
            raise ValueError(f"{path!r} is no path of Half-Time Football ({', '.join(PATHS)})")


def scenario(s: State) -> State:
    """Before a down: home's ball on its 20, 1st and 10, half 1, away kicked off."""
    s.phase, s.possession, s.first_kick = Phase.DOWN, HOME, AWAY
    s.ball, s.down, s.to_go = SCENARIO_BALL, 1, TO_GAIN
    return s


def complete(s: State, given: frozenset[str]) -> None:
    """Fit together what was given. Raises ValueError for what cannot be."""
    complete_half(s, given)
    if s.possession == NOBODY:
        complete_kickoff(s, given)
        return
    for path in ("ball", "down", "to_go"):
        if READ[path](s) == "0":
            raise ValueError(f"{path} is 0 only before a kick-off (possession none)")
    s.to_go = min(s.to_go, GOAL - s.ball)  # the line to gain never lies beyond the goal line (HT-3.3)
    s.marker = s.ball if s.to_go == to_go_from(s.ball) and s.down == 1 else began(s)


def began(s: State) -> int:
    """Where a series in progress began, as far as its line to gain tells."""
    return max(0, s.ball + s.to_go - TO_GAIN)


def complete_half(s: State, given: frozenset[str]) -> None:
    if s.half == OVERTIME:
        if "plays_left" in given and s.plays_left:
            raise ValueError("overtime counts no plays: plays_left is 0 (HT-2.6)")
        s.plays_left = 0
        s.overtime = 1 if s.possession == other(s.first_kick) else 2
    elif s.plays_left == 0:
        raise ValueError(f"half {s.half} is over with no play left (HT-2.5)")


def complete_kickoff(s: State, given: frozenset[str]) -> None:
    if s.half == OVERTIME:
        raise ValueError("there is no kick-off in overtime: possession is home or away (HT-2.6)")
    for path in ("ball", "down", "to_go"):
        if path in given and READ[path](s) != "0":
            raise ValueError(f"{path} is 0 before a kick-off (possession none)")
    kick_off_next(s, s.first_kick if s.half == 1 else other(s.first_kick))
