"""The actions that a player can declare: who may, what is offered, what is done (S7-3.1, S7-3.3).

Chapters and skills register theirs here. An activation is a row of steps, each a question of its own: a
square, standing up, or the deed itself; `end` stands beside all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from game.core.requests import Asking, Option, Words
from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.catalogue import Skill
from game.games.sevens.options import at_players
from game.games.sevens.state import STANDING, State, able, rival, side_of


def nothing(s: State, player: int) -> list[Option]:
    """An action without a deed: a Move."""
    return []


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """``bit`` stands for it in a set of actions, ``number`` is the place of that. ``once`` a turn for a
    side; ``moves`` before its deed; ``targets`` lists the deed's options, whose first word is ``deed``,
    and ``perform`` does it and returns whether the activation is over at once. ``skill`` must be owned to
    declare it, and ``may`` says whether it makes sense now. With ``blitzes`` it may take the place of the
    block of a blitz. ``goes_on``: the activation ends with `end` alone. ``step`` replaces the common
    steps; it returns whether the activation is over. ``rule`` is what its steps cite."""

    number: int
    word: str
    bit: int
    deed: str = ""
    once: bool = False
    moves: bool = True
    goes_on: bool = False
    targets: Callable[[State, int], Sequence[Option]] = nothing
    perform: Callable[[State, int, Words], Asking[bool]] | None = None
    skill: Skill | None = None
    may: Callable[[State, int], bool] | None = None
    blitzes: bool = False
    step: Callable[[State, int], Asking[bool]] | None = None
    rule: str = "S7-3.1"


ACTIONS: Final[list[Action]] = []
"""By number."""
BY_WORD: Final[dict[str, Action]] = {}
SPECIAL: Final[list[Action]] = []
"""Those that belong to a skill."""


def action(word: str, **rest: Any) -> Action:
    """Register an action."""
    number = len(ACTIONS)
    new = Action(number, word, 1 << number, **rest)
    ACTIONS.append(new)
    BY_WORD[word] = new
    if new.skill is not None:
        SPECIAL.append(new)
    return new


@cache
def special_mask() -> int:
    """The skills that bring an action."""
    return sum({each.skill.mask for each in SPECIAL if each.skill is not None})


def on_standing(word: str) -> Callable[[State, int], list[Option]]:
    """Targets: each adjacent standing opponent."""

    def targets(s: State, player: int) -> list[Option]:
        side = side_of(player)
        named = at_players(word, side)
        return [named[each] for each in standing_opponents(s, player)]

    return targets


def standing_opponents(s: State, player: int) -> list[int]:
    """The standing opponents next to a player, in the order of the d8 chart."""
    side = player >> 4
    grid, status = s.grid, s.status
    return [
        each
        for near in NEIGHBOURS[s.at[player]]
        if (each := grid[near]) >= 0 and each >> 4 != side and status[each] == STANDING
    ]


def lying_opponents(s: State, player: int) -> list[int]:
    """The prone and stunned opponents next to a player, in the order of the d8 chart."""
    side = rival(side_of(player))
    return [
        each
        for near in NEIGHBOURS[s.at[player]]
        if (each := s.grid[near]) >= 0 and side_of(each) == side and s.status[each] != STANDING
    ]


def deed_of(s: State, player: int, word: str) -> Action | None:
    """The special action of a player whose deed has this word: in a blitz it may take the block's place."""
    mine = able(s, player)
    for each in SPECIAL:
        if each.deed == word and each.skill is not None and mine & each.skill.mask:
            return each
    return None
