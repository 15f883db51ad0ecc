"""Rumble in a record: the paths of its state and the words of its answers.

| path | value |
|---|---|
| `turn` | home or away: whose turn it is; while both line up, who will go first |
| `phase` | place (before it: who goes first), move, throw, attack; over |
| `placing` | home or away: who lines up; none outside of phase place |
| `ball` | a square, or the player who has it |
| `thrown` | yes or no: the throw of this turn is spent |
| `score.home` | touchdowns |
| `entries.home` | reserves owed |
| `turns` | turns taken, both sides' together |
| `unheld` | the last of them in a row in which nobody held the ball |
| `scoreless` | turns since a touchdown |
| `H1.at` | a square, or none |
| `H1.box` | reserves, light, bad, dead; none on the field |
| `H1.moved` | yes or no: its move of this turn is over |
| `H1.handled` | yes or no: it has thrown, caught or picked up in this turn |
| `H1.attacked` | yes or no: it has attacked in this turn |

Squares are `a1` to `w15`, letters along the field from home's end zone. In a scenario only the players
given exist; who has still to be placed in phase place lies in reserves.

Answers: `place <player> <square>`, `ready`, `enter <player> <square>`, `move <player> <square>`, `pickup
<player>`, `throw <square>`, `attack <player> <opponent>`, `next`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core.grid import name, named
from game.core.requests import Words
from game.games.rumble.attacks import BOX_NAMES
from game.games.rumble.state import NOBODY, RESERVES, SQUAD, Phase, State

SEATS: Final = ("home", "away")
NAMES: Final = tuple(f"{letter}{number}" for letter in "HA" for number in range(1, SQUAD + 1))
NUMBER: Final = {player: number for number, player in enumerate(NAMES)}
BOX_OF: Final = {RESERVES: "reserves", **BOX_NAMES}
FORMS: Final = {
    "place": (True, "square"),
    "enter": (True, "square"),
    "move": (True, "square"),
    "pickup": (True, ""),
    "throw": (False, "square"),
    "attack": (True, "player"),
    "ready": (False, ""),
    "next": (False, ""),
}
"""The words of an answer: whether a player follows, and what then."""


# --------------------------------------------------------------------------------------------- answers
def player_number(word: str) -> int:
    """Raises ValueError for what is no player."""
    if word not in NUMBER:
        raise ValueError(f"{word!r} is no player (H1 to H{SQUAD}, A1 to A{SQUAD})")
    return NUMBER[word]


def read_words(text: Sequence[str]) -> Words:
    """An option's words from a record. Raises ValueError."""
    form = FORMS.get(text[0]) if text else None
    if form is None or len(text) != 1 + form[0] + bool(form[1]):
        raise ValueError(f"{' '.join(text)!r} is nothing that is said in Rumble")
    words: list[str | int] = [text[0]]
    if form[0]:
        words.append(player_number(text[1]))
    if form[1]:
        words.append(named(text[-1]) if form[1] == "square" else player_number(text[-1]))
    return tuple(words)


def words_text(words: Words) -> str:
    """The inverse of `read_words`."""
    word = str(words[0])
    has_player, then = FORMS[word]
    text = [word]
    if has_player:
        text.append(NAMES[int(words[1])])
    if then:
        text.append(name(int(words[-1])) if then == "square" else NAMES[int(words[-1])])
    return " ".join(text)


# ----------------------------------------------------------------------------------------------- paths
def yes_no(value: object) -> str:
    return "yes" if value else "no"


def at_text(s: State, player: int) -> str:
    return name(s.at[player]) if s.at[player] >= 0 else "none"


def phase_text(s: State) -> str:
    if s.phase is Phase.ROLL_OFF:
        return "place"
    return s.phase.name.lower()


READ: Final[dict[str, Callable[[State], str]]] = {
    "turn": lambda s: SEATS[s.turn],
    "phase": phase_text,
    "placing": lambda s: SEATS[s.placing] if s.phase is Phase.PLACE else "none",
    "ball": lambda s: name(s.ball) if s.holder == NOBODY else NAMES[s.holder],
    "thrown": lambda s: yes_no(s.thrown),
    "turns": lambda s: str(s.turns),
    "unheld": lambda s: str(s.unheld),
    "scoreless": lambda s: str(s.scoreless),
}
READ_SIDE: Final[dict[str, Callable[[State, int], str]]] = {
    "score": lambda s, side: str(s.score[side]),
    "entries": lambda s, side: str(s.entries[side]),
}
READ_PLAYER: Final[dict[str, Callable[[State, int], str]]] = {
    "at": at_text,
    "box": lambda s, player: BOX_OF.get(s.at[player], "none"),
    "moved": lambda s, player: yes_no(s.moved >> player & 1),
    "handled": lambda s, player: yes_no(s.handled >> player & 1),
    "attacked": lambda s, player: yes_no(s.attacked >> player & 1),
}
PATHS: Final = (
    *("turn", "phase", "placing", "ball", "thrown"),
    *(f"{path}.{seat}" for path in READ_SIDE for seat in SEATS),
    *("turns", "unheld", "scoreless"),
    *(f"{player}.{path}" for path in READ_PLAYER for player in NAMES),
)


def no_path(path: str) -> ValueError:
    known = [*READ, *(f"{each}.home" for each in READ_SIDE), *(f"H1.{each}" for each in READ_PLAYER)]
    return ValueError(f"{path!r} is no path of Rumble ({', '.join(known)})")


def read_path(s: State, path: str) -> str:
    """The value at a path. Raises ValueError."""
    if path in READ:
        return READ[path](s)
    first, _, second = path.partition(".")
    if first in READ_SIDE and second in SEATS:
        return READ_SIDE[first](s, SEATS.index(second))
    if first in NUMBER and second in READ_PLAYER:
        return READ_PLAYER[second](s, NUMBER[first])
    raise no_path(path)
