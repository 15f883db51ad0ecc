"""BFL in a record: the paths of its state and the words of its answers.

| path | value |
|---|---|
| `quarter` | 1…4 |
| `roller` | the seat that throws next |
| `lane.p1` | 1…8, or none before it is rolled |
| `end.p1` | left or right, the end its helmet started from; none before the lane is rolled |
| `yard.p1` | 0…100 from its own goal line |
| `score.p1` | points |
| `paused.p1` | yes or no: its number does not move it on the next roll |
| `flag.p1` | yes or no: the challenge flag is unspent |

Answers: `party decline extra penalty <seat> accept challenge kick two odd even`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.board import ENDS, GOAL, LANES, LEFT
from game.core.requests import Words
from game.core.results import is_count
from game.games.bfl.quarter import end_for
from game.games.bfl.state import NOBODY, QUARTERS, State

SEATS: Final = tuple(f"p{n}" for n in range(1, 9))
PLAIN_WORDS: Final = frozenset(
    {"party", "decline", "extra", "accept", "challenge", "kick", "two", "odd", "even"},
)
SEAT_PATHS: Final = ("lane", "end", "yard", "score", "paused", "flag")
HIGHEST_SCORE: Final = 999  # of a scenario


def seat_number(word: str, seats: int) -> int:
    """Raises ValueError for a seat that does not play."""
    if word not in SEATS[:seats]:
        raise ValueError(f"{word!r} is no seat of this match ({', '.join(SEATS[:seats])})")
    return SEATS.index(word)


def read_words(text: Sequence[str]) -> Words:
    """An option's words from a record. Raises ValueError."""
    if len(text) == 1 and text[0] in PLAIN_WORDS:
        return (text[0],)
    if len(text) == 2 and text[0] == "penalty":
        return ("penalty", seat_number(text[1], len(SEATS)))
    raise ValueError(f"{' '.join(text)!r} is nothing that is said in BFL")


def words_text(words: Words) -> str:
    """The inverse of `read_words`."""
    if words[0] == "penalty":
        return f"penalty {SEATS[int(words[1])]}"
    return str(words[0])


def paths(s: State) -> list[str]:
    """Every path, in the order of the table above, seat by seat."""
    seats = SEATS[: s.house.players]
    return ["quarter", "roller", *(f"{name}.{seat}" for name in SEAT_PATHS for seat in seats)]


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


READ: Final[dict[str, Callable[[State, int], str]]] = {
    "lane": lambda s, seat: str(s.lane[seat] or "none"),
    "end": lambda s, seat: "none" if s.end[seat] == NOBODY else ENDS[s.end[seat]],
    "yard": lambda s, seat: str(s.yard[seat]),
    "score": lambda s, seat: str(s.score[seat]),
    "paused": lambda s, seat: yes_no(s.paused[seat]),
    "flag": lambda s, seat: yes_no(s.flag[seat]),
}


def read_path(s: State, path: str) -> str:
    """The value at a path. Raises ValueError."""
    if path == "quarter":
        return str(min(s.quarter, QUARTERS))
    if path == "roller":
        return SEATS[s.roller]
    name, _, seat = path.partition(".")
    if name not in READ:
        raise ValueError(
            f"{path!r} is no path of BFL (quarter, roller, {', '.join(n + '.p1' for n in SEAT_PATHS)})"
        )
    return READ[name](s, seat_number(seat, s.house.players))


def number(text: str, least: int, most: int, what: str) -> int:
    """Raises ValueError outside least…most."""
    if not is_count(text) or not least <= int(text) <= most:
        raise ValueError(f"{what} is a number from {least} to {most}, not {text!r}")
    return int(text)


def truth(text: str, what: str) -> bool:
    """Raises ValueError for anything but yes and no."""
    if text not in ("yes", "no"):
        raise ValueError(f"{what} is yes or no, not {text!r}")
    return text == "yes"


def give(s: State, path: str, text: str) -> None:
    """Set a path of a scenario. Raises ValueError."""
    if path == "quarter":
        s.quarter = number(text, 1, QUARTERS, path)
        return
    if path == "roller":
        s.roller = seat_number(text, s.house.players)
        return
    name, _, word = path.partition(".")
    if name not in READ:
        raise ValueError(f"{path!r} is no path of BFL")
    seat = seat_number(word, s.house.players)
    match name:
        case "lane":
            s.lane[seat] = number(text, 1, LANES, path)
        case "end":
            if text not in ENDS:
                raise ValueError(f"{path} is left or right, not {text!r}")
            s.end[seat] = ENDS.index(text)
        case "yard":
            s.yard[seat] = number(text, 0, GOAL - 1, path)
        case "score":
            s.score[seat] = number(text, 0, HIGHEST_SCORE, path)
        case "paused":
            s.paused[seat] = truth(text, path)
        case "flag":
            s.flag[seat] = truth(text, path)


def complete(s: State, given: frozenset[str]) -> None:
    """Ends that were not given follow BFL-1.4 in seat order. Raises ValueError for lanes that cannot be."""
    wanted = [end if f"end.{seat}" in given else NOBODY for seat, end in zip(SEATS, s.end, strict=False)]
    lanes, s.lane = s.lane, [0] * len(s.lane)
    s.end = [NOBODY] * len(s.end)
    for seat, lane in enumerate(lanes):
        end = end_for(s, seat, lane)
        if end == NOBODY:
            raise ValueError(f"lane {lane} holds three teams: two is the most (BFL-1.4)")
        s.lane[seat], s.end[seat] = lane, end if wanted[seat] == NOBODY else wanted[seat]
    for seat, lane in enumerate(s.lane):
        if (lane, s.end[seat]) in [(s.lane[k], s.end[k]) for k in range(seat)]:
            side = "left" if s.end[seat] == LEFT else "right"
            raise ValueError(
                f"two teams of lane {lane} start at the {side} end: they start opposite (BFL-1.4)"
            )
