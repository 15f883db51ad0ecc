"""What the inducements do in the match (S7-2.4)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Roll
from game.games.sevens.boons import use_boon
from game.games.sevens.catalogue import Skill
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import HALF_OPENS, SAVED_AGAIN, TREATS_KO
from game.games.sevens.inducements.listed import CHEF, DOCTOR, MORTUARY
from game.games.sevens.pregame.told import Cooked
from game.games.sevens.state import D6, State, changed_pair, rival

RULE: Final = "S7-2.4"
COOKED: Final = 4  # and more


@HALF_OPENS(CHEF)
def halfling_chef(s: State, side: int) -> Asking[None]:
    """3 D6 before a half: each 4 or more takes a team re-roll from the other side to this one."""
    dice = yield Roll(RULE, "chef", ((side, D6),) * 3)
    other = rival(side)
    taken = min(sum(die >= COOKED for die in dice), s.rerolls[other])
    s.rerolls = changed_pair(s.rerolls, other, s.rerolls[other] - taken)
    s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + taken)
    s.tell(Cooked(side, (dice[0], dice[1], dice[2]), taken))


def rolls_again(boon: Skill) -> None:
    """A boon that rolls a failed Regeneration again, once a game."""

    @SAVED_AGAIN(boon)
    def again(s: State, h: Harm, side: int) -> Asking[bool]:
        return (yield from use_boon(s, side, boon, h.victim))


rolls_again(MORTUARY)
rolls_again(DOCTOR)


@TREATS_KO(DOCTOR)
def doctor_treats(s: State, h: Harm, side: int) -> Asking[bool]:
    """Or a KO becomes Stunned, as by an apothecary of the printed rules."""
    return (yield from use_boon(s, side, DOCTOR, h.victim))
