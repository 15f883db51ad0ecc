"""Mutations."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.catalogue import skill
from game.games.sevens.events import SkillTested
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import BREAKS, MODIFIES, STRENGTH, TARGETED, Test
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import one_die, tell_used
from game.games.sevens.state import State, side_of

CLAWS: Final = skill("Claws")
FOUL_APPEARANCE: Final = skill("Foul Appearance")
HORNS: Final = skill("Horns")
TWO_HEADS: Final = skill("Two Heads")


@BREAKS(CLAWS)
def claws(s: State, h: Harm) -> bool:
    """A natural 8 or more breaks any armour, of whoever its block knocked down (S7-11.8)."""
    breaks = h.why in ("block", "savagery") and sum(h.dice) >= 8
    if breaks:
        tell_used(s, h.by, CLAWS)
    return breaks


@TARGETED(FOUL_APPEARANCE)
def foul_appearance(s: State, attacker: int, target: int, deed: str) -> Asking[bool]:
    """On a 1 the action is lost, and the activation ends."""
    if deed == "ball_and_chain":
        return True
    rolled = yield from one_die("S7-6.1", FOUL_APPEARANCE.word, side_of(attacker))
    s.tell(
        SkillTested(
            attacker, s.at[attacker], 2, rolled, rolled > 1, (), "S7-6.1", FOUL_APPEARANCE.word, target
        )
    )
    return rolled > 1


@STRENGTH(HORNS, order=1)
def horns(s: State, b: Block) -> Asking[None]:
    """+1 ST for the blocks of its own Blitz."""
    if b.blitz:
        b.bonus += 1
        tell_used(s, b.attacker, HORNS)
    yield from ()


@MODIFIES["dodge"](TWO_HEADS)
def two_heads(s: State, t: Test) -> None:
    """+1 to Dodge."""
    t.add(TWO_HEADS.name, 1)
