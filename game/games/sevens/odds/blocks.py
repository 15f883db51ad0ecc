"""The chances of a block and of a foul, by all throws."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from game.games.sevens.assists import assistants
from game.games.sevens.blocks import number_of_dice
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import BLOCK_BEGINS
from game.games.sevens.pushes import Block
from game.games.sevens.state import BLOCK_DIE, STANDING, State, able, has, put, set_status, side_of

BLOCK: Final = skill("Block")
WRESTLE: Final = skill("Wrestle")
DODGE: Final = skill("Dodge")
JUGGERNAUT: Final = skill("Juggernaut")
TACKLE: Final = skill("Tackle")


@dataclass(frozen=True, slots=True)
class BlockOdds:
    """What a block would be: strengths with assists, dice, who chooses; the chances that the target goes
    down, and that the blocker falls."""

    attack: int
    defence: int
    helpers: tuple[int, ...]
    against: tuple[int, ...]
    dice: int
    mine: bool
    down: float
    fall: float


def block_odds(
    s: State, attacker: int, target: int, *, origin: int = -1, blitz: bool | None = None
) -> BlockOdds:
    """Of a block from where the attacker stands, or of a blitz from any square (S7-6.1 to S7-6.14); ``blitz``
    says it where the square does not."""
    s = s.copy()
    blitz = origin >= 0 if blitz is None else blitz
    if s.status[attacker] != STANDING:
        set_status(s, attacker, STANDING)
    if origin >= 0 and origin != s.at[attacker]:
        put(s, attacker, origin)
    b = Block(attacker, target, blitz=blitz)
    b.attack, b.defence = s.st[attacker], s.st[target]
    for _, begins in BLOCK_BEGINS.of(able(s, attacker)):
        begins(s, b)
    side = side_of(attacker)
    helpers, against = assistants(s, attacker, target, "block"), assistants(s, target, attacker, "block")
    attack = b.attack + b.bonus + len(helpers) + s.cheered[side]
    defence = b.defence + len(against)
    dice, mine = number_of_dice(s, attack, defence), attack >= defence
    effects = face_effects(s, attacker, target, blitz=blitz)
    down, fall = _best(dice, mine, tuple(effects[face] for face in map(str, BLOCK_DIE.faces)))
    return BlockOdds(attack, defence, tuple(helpers), tuple(against), dice, mine, down, fall)


Effect = tuple[bool, bool]
"""Whether the target goes down, and whether the blocker does."""

PUSHED: Final[Effect] = (False, False)
DOWN: Final[Effect] = (True, True)


def face_effects(s: State, attacker: int, target: int, *, blitz: bool = False) -> dict[str, Effect]:
    """What each face does to both (S7-6.10 to S7-6.14)."""
    crushes = blitz and has(s, attacker, JUGGERNAUT)
    defends = has(s, target, WRESTLE) and not crushes
    both = (not has(s, target, BLOCK), not has(s, attacker, BLOCK))
    if has(s, attacker, WRESTLE) and not has(s, attacker, BLOCK):
        both = max(both, DOWN, key=worth)
    if defends:  # its coach would rather have the blocker fall alone
        both = min(both, DOWN, key=worth)
    if crushes:
        both = max(both, PUSHED, key=worth)
    dodges = has(s, target, DODGE) and not has(s, attacker, TACKLE)
    return {
        "skull": (False, True),
        "both": both,
        "push": PUSHED,
        "stumble": (not dodges, False),
        "pow": (True, False),
    }


def worth(effect: Effect) -> int:
    """How a blocker ranks a face."""
    down, fall = effect
    return 2 * down - 3 * fall


@cache
def _best(dice: int, mine: bool, effects: tuple[Effect, ...]) -> tuple[float, float]:
    """By all throws: the chooser takes the best face for its side."""
    down = fall = 0
    for thrown in product(effects, repeat=dice):
        taken = max(thrown, key=worth) if mine else min(thrown, key=worth)
        down, fall = down + taken[0], fall + taken[1]
    ways = len(effects) ** dice
    return down / ways, fall / ways
