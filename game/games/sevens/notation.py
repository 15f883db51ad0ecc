"""Sevens in a record: the words of its answers. The paths of its state stand in `paths.py`.

Squares are `a1` to `t11`, the letter along the pitch from home's end zone. In a scenario only the players
given exist. `option home_team`, `away_team` name the rosters of a whole match (`human`, `orc` …); `option
draw extra_time` plays on for a winner.

Answers: `act <player> <action>`, `stand`, `move <square>`, `jump <square>`, `block <player>`, `throw
<square>`, `throw <player> <square>`, `handoff <player>`, `foul <player>`, `end`, `end_turn`; `choose
<face>`, `use <skill>`, `decline <skill>`, `reroll <source>`, `keep`, `push <square>|crowd`, `follow`,
`stay`, `intercept <player>|none`, `pick <player>`, `face n|e|s|w`; `kick`, `receive`, `place <player>
[<square>]`, `ready`, `kicker <player>`, `target <square>`, `rekick`, `forgo`, `touchback <player>`, `move
<player> <square>` (Quick Snap); and the special actions with their target. Before the
game `buy <inducement>`, `hire <star>` (its name with underscores), `ready`; `pray` or `forgo`; `pick
<player>` and `choose <word>`.

To roll one block die again by a skill, `choose <face>` names it first. In the printed rules an apothecary's
coach chooses between two casualties by `choose <casualty>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.grid import name, named
from game.core.requests import Words
from game.games.sevens.actions import BY_WORD
from game.games.sevens.catalogue import skill
from game.games.sevens.state import SQUAD

SEATS: Final = ("home", "away")
NAMES: Final = tuple(f"{letter}{number}" for letter in "HA" for number in range(1, SQUAD + 1))
NUMBER: Final = {player: number for number, player in enumerate(NAMES)}

PLAYER, SQUARE, WORD, SKILL, ACTION = "player", "square", "word", "skill", "action"
FORMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "act": ((PLAYER, ACTION),),
    "stand": ((),),
    "end": ((),),
    "end_turn": ((),),
    "move": ((SQUARE,), (PLAYER, SQUARE)),
    "jump": ((SQUARE,),),
    "block": ((PLAYER,),),
    "throw": ((SQUARE,), (PLAYER, SQUARE)),
    "handoff": ((PLAYER,),),
    "foul": ((PLAYER,),),
    "choose": ((WORD,),),
    "use": ((SKILL,),),
    "decline": ((SKILL,),),
    "reroll": ((SKILL,),),
    "keep": ((),),
    "push": ((SQUARE,),),
    "follow": ((),),
    "stay": ((),),
    "intercept": ((PLAYER,),),
    "pick": ((PLAYER,),),
    "face": ((WORD,),),
    "kick": ((),),
    "receive": ((),),
    "place": ((PLAYER, SQUARE), (PLAYER,)),
    "ready": ((),),
    "kicker": ((PLAYER,),),
    "target": ((SQUARE,),),
    "rekick": ((),),
    "forgo": ((),),
    "touchback": ((PLAYER,),),
    "gaze": ((PLAYER,),),
    "stab": ((PLAYER,),),
    "chainsaw": ((PLAYER,),),
    "vomit": ((PLAYER,),),
    "breathe_fire": ((PLAYER,),),
    "chomp": ((PLAYER,),),
    "bite": ((PLAYER,),),
    "bomb": ((SQUARE,),),
    "kick_teammate": ((PLAYER, SQUARE),),
    "punt": ((WORD,),),
    "fumblerooski": ((SQUARE,),),
    "buy": ((WORD,),),
    "hire": ((WORD,),),
    "pray": ((),),
}
"""The words of an answer, and what may follow each."""
LITERALS: Final = {"push": "crowd", "intercept": "none"}
"""A word that may stand in place of what follows."""
STAFF: Final = frozenset({"team", "Apothecary", "Argue", "Bribe"})
"""What may be used, declined or rolled with and is no skill."""


# --------------------------------------------------------------------------------------------- answers
def player_number(word: str) -> int:
    """Raises ValueError for what is no player."""
    if word not in NUMBER:
        raise ValueError(f"{word!r} is no player (H1 to H{SQUAD}, A1 to A{SQUAD})")
    return NUMBER[word]


def read_words(text: Sequence[str]) -> Words:
    """An option's words from a record. Raises ValueError."""
    forms = FORMS.get(text[0]) if text else None
    form = next((each for each in forms or () if len(each) == len(text) - 1), None)
    if form is None:
        raise ValueError(f"{' '.join(text)!r} is nothing that is said in Sevens")
    literal = LITERALS.get(text[0])
    return (
        text[0],
        *(word if word == literal else read_word(kind, word) for kind, word in zip(form, text[1:])),
    )


def read_word(kind: str, word: str) -> str | int:
    """A word that follows. Raises ValueError."""
    match kind:
        case "player":
            return player_number(word)
        case "square":
            return named(word)
        case "skill" if word not in STAFF:
            return skill(word).word
        case "action" if word not in BY_WORD:
            raise ValueError(f"{word!r} is no action ({', '.join(BY_WORD)})")
    return word


def words_text(words: Words) -> str:
    """The inverse of `read_words`."""
    word = str(words[0])
    form = next(each for each in FORMS[word] if len(each) == len(words) - 1)
    text = [word]
    for kind, each in zip(form, words[1:]):
        if isinstance(each, str):
            text.append(each)
        else:
            text.append(NAMES[each] if kind == PLAYER else name(each))
    return " ".join(text)
