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


def block_odds(s: State, attacker: int, target: int, *, origin: int = -1) -> BlockOdds:
    """Of a block from where the attacker stands, or from another square (S7-6.1 to S7-6.14)."""
    s = s.copy()
    if s.status[attacker] != STANDING:
        set_status(s, attacker, STANDING)
    if origin >= 0 and origin != s.at[attacker]:
        put(s, attacker, origin)
    b = Block(attacker, target, blitz=origin >= 0)
    b.attack, b.defence = s.st[attacker], s.st[target]
    for _, begins in BLOCK_BEGINS.of(able(s, attacker)):
        begins(s, b)
    side = side_of(attacker)
    helpers, against = assistants(s, attacker, target, "block"), assistants(s, target, attacker, "block")
    attack = b.attack + b.bonus + len(helpers) + s.cheered[side]
    defence = b.defence + len(against)
    dice, mine = number_of_dice(s, attack, defence), attack >= defence
    effects = face_effects(s, attacker, target)
    down, fall = _best(dice, mine, tuple(effects[face] for face in map(str, BLOCK_DIE.faces)))
    return BlockOdds(attack, defence, tuple(helpers), tuple(against), dice, mine, down, fall)


Effect = tuple[bool, bool]
"""Whether the target goes down, and whether the blocker does."""


def face_effects(s: State, attacker: int, target: int) -> dict[str, Effect]:
    """What each face does to both (S7-6.10 to S7-6.14)."""
    wrestled = has(s, attacker, WRESTLE) or has(s, target, WRESTLE)
    both = (not has(s, target, BLOCK), not has(s, attacker, BLOCK))
    if wrestled and not (has(s, attacker, BLOCK) and not has(s, target, WRESTLE)):
        both = (True, True)
    dodges = has(s, target, DODGE) and not has(s, attacker, TACKLE)
    return {
        "skull": (False, True),
        "both": both,
        "push": (False, False),
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


def foul_breaks(s: State, player: int, target: int) -> tuple[int, float]:
    """The modifier of assists to a foul's armour roll, and the chance that it breaks (S7-11.13)."""
    more = len(assistants(s, player, target, "foul")) - len(assistants(s, target, player, "foul"))
    needed = s.av[target] + (0 if s.house.armour_breaks else 1) - more
    good = sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= needed)
    return more, good / 36
