"""Stars whose rules are about armour, injuries and fouls (S7-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.requests import Asking, Option, Roll
from game.games.sevens.actions import Action
from game.games.sevens.boons import chosen, may_use, uses
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.events import Rerolled
from game.games.sevens.fouls import FOUL
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import (
    AGAIN_ALLOWED,
    ARMOUR_AGAIN,
    ARMOUR_BROKEN,
    BONUSES,
    CASUALTIES,
    DECLARED_AGAIN,
    FIXED_ARMOUR,
    INJURY_AGAIN,
    SPARED,
)
from game.games.sevens.rolls import TWO_D6, one_die, tell_used
from game.games.sevens.state import (
    NOBODY,
    State,
    able,
    adjacent,
    alert,
    changed_pair,
    note,
    on_pitch,
    rival,
    side_of,
    spend,
)

RULE: Final = "S7-17.3"
OLD_PRO: Final = skill("Old Pro")
DWARFEN_GRIT: Final = skill("Dwarfen Grit")
KRUMP: Final = skill("Krump and Smash")
ASSASSIN: Final = skill("Master Assassin")
MAULING: Final = skill("Savage Mauling")
PUMP_UP: Final = skill("Pump Up the Crowd")
SNEAKY_PAIR: Final = skill("A Sneaky Pair")
SNEAKIEST: Final = skill("Sneakiest of the Lot")
BE_BACK: Final = skill("I'll Be Back!")


# ------------------------------------------------------------------------ bonuses chosen after the roll
def further(rule: str, number: Callable[[State, Harm], int]) -> None:
    """A further bonus, once, to armour or injury: 0 where it has no say. Asked after the roll."""
    one = skill(rule)

    @BONUSES(one, order=1)
    def offers(s: State, h: Harm, side: int) -> tuple[int, int] | None:
        mine = h.by != NOBODY and side_of(h.by) == side and may_use(s, h.by, one)
        bonus = number(s, h) if mine else 0
        return (h.by, bonus) if bonus else None


def blocks(h: Harm) -> bool:
    """Its block knocked the victim down."""
    return h.why == "block"


def scourge(s: State, h: Harm) -> int:
    """+1, and +2 against a Dwarf."""
    return (2 if "Dwarf" in s.keywords[h.victim] else 1) if blocks(h) else 0


def slayer(s: State, h: Harm) -> int:
    """+1 against a Big Guy."""
    return int(blocks(h) and "Big Guy" in s.keywords[h.victim])


further("Slayer", slayer)
further("Dwarven Scourge", scourge)
further("Ram", lambda s, h: int(blocks(h)))
further("Crushing Blow", lambda s, h: int(blocks(h) and not h.broken))
further("Toxin Connoisseur", lambda s, h: int(h.why == "stab" and h.broken))


# --------------------------------------------------------------------------------- rolls made once more
def rolls_armour(s: State, h: Harm, rule: Skill, player: int) -> Asking[bool]:
    """The armour roll is made again, if its coach likes."""
    if not (yield from uses(s, player, rule)):
        return False
    h.dice = h.armour_dice = yield Roll("S7-11.1", "armour", TWO_D6[rival(side_of(h.victim))])
    return True


@ARMOUR_AGAIN(KRUMP)
def krump_and_smash(s: State, h: Harm) -> Asking[bool]:
    """Armour that holds against its block is rolled again."""
    return blocks(h) and (yield from rolls_armour(s, h, KRUMP, h.by))


@ARMOUR_AGAIN(ASSASSIN)
def master_assassin(s: State, h: Harm) -> Asking[bool]:
    """Armour that holds against its Stab is rolled again."""
    return h.why == "stab" and (yield from rolls_armour(s, h, ASSASSIN, h.by))


@ARMOUR_BROKEN(DWARFEN_GRIT)
def dwarfen_grit(s: State, h: Harm) -> Asking[bool]:
    """Its own armour, broken, is rolled again."""
    return (yield from rolls_armour(s, h, DWARFEN_GRIT, h.victim))


@INJURY_AGAIN(MAULING)
def savage_mauling(s: State, h: Harm) -> Asking[bool]:
    """An injury roll of an opponent is made again."""
    if side_of(h.victim) == side_of(h.by) or not (yield from uses(s, h.by, MAULING)):
        return False
    h.dice = yield Roll("S7-11.3", "injury", TWO_D6[side_of(h.by)])
    return True


@ARMOUR_AGAIN(OLD_PRO)
def old_pro(s: State, h: Harm) -> Asking[bool]:
    """One die of an armour roll against somebody it attacks may be rolled again."""
    return side_of(h.victim) != side_of(h.by) and (yield from one_of_two(s, h, h.by))


@ARMOUR_BROKEN(OLD_PRO)
def old_pro_saves_himself(s: State, h: Harm) -> Asking[bool]:
    """Or one of the roll that broke its own armour."""
    return (yield from one_of_two(s, h, h.victim))


def one_of_two(s: State, h: Harm, player: int) -> Asking[bool]:
    """Which die, and its new face."""
    side = side_of(player)
    if not (yield from uses(s, player, OLD_PRO)):
        return False
    options: list[Option] = [(side, ("choose", str(die))) for die in sorted(set(h.dice))]
    again = int((yield from chosen(s, side, RULE, "choose_die", options))[1])
    s.tell(Rerolled(side, player, OLD_PRO.word, allowed=True))
    new = yield from one_die("S7-11.1", "armour_die", rival(side_of(h.victim)))
    first, second = h.dice
    h.dice = h.armour_dice = (new, second) if again == first else (first, new)
    return True


# ------------------------------------------------------------------------------------------------ fouls
def beside_its_mate(s: State, player: int, rule: Skill) -> int:
    """The other of a pair, if it stands on the pitch; or nobody."""
    side = side_of(player)
    mates = [each for each in on_pitch(s, side) if each != player and s.skills[each] & rule.mask]
    return mates[0] if mates and alert(s, mates[0]) else NOBODY


@FIXED_ARMOUR(SNEAKY_PAIR)
def sneaky_pair(s: State, h: Harm) -> None:
    """+1 to a Foul or Stab on an opponent whom both of the pair mark."""
    if h.why not in ("foul", "stab") or not able(s, h.by) & SNEAKY_PAIR.mask:
        return
    mate = beside_its_mate(s, h.by, SNEAKY_PAIR)
    if mate != NOBODY and mate in adjacent(s, s.at[h.victim], side_of(h.by)):
        h.add(SNEAKY_PAIR.name, 1)


@AGAIN_ALLOWED(SNEAKIEST)
def sneakiest(s: State, side: int, player: int) -> int:
    """Its side may foul twice a turn, if one of the two is its own foul."""
    if not s.used & FOUL.bit or s.extra.fouls > 1:
        return 0
    owner = bool(able(s, player) & SNEAKIEST.mask)
    return FOUL.bit if owner or s.extra.sneaky else 0


@DECLARED_AGAIN(SNEAKIEST)
def counts_fouls(s: State, player: int, action: Action) -> None:
    """How many, and whether one is its own."""
    if action is FOUL:
        sneaky = s.extra.sneaky or bool(able(s, player) & SNEAKIEST.mask)
        note(s, fouls=s.extra.fouls + 1, sneaky=sneaky)


@SPARED(BE_BACK)
def be_back(s: State, player: int, why: str) -> bool:
    """The first time its Secret Weapon would have it sent off nothing happens."""
    if why != "secret_weapon" or not may_use(s, player, BE_BACK):
        return False
    spend(s, player, BE_BACK, BE_BACK.limit)
    tell_used(s, player, BE_BACK)
    return True


@CASUALTIES(PUMP_UP)
def pump_up_the_crowd(s: State, h: Harm) -> None:
    """A casualty by its block: a team re-roll for the drive."""
    side = side_of(h.by)
    if not blocks(h) or not may_use(s, h.by, PUMP_UP) or side_of(h.victim) == side:
        return
    spend(s, h.by, PUMP_UP, PUMP_UP.limit)
    tell_used(s, h.by, PUMP_UP)
    s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + 1)
    s.bonus = changed_pair(s.bonus, side, s.bonus[side] + 1)
