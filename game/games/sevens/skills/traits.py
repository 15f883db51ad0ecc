"""All other traits."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.catalogue import skill
from game.games.sevens.events import SkillTested
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import EASES, INJURY, JUMPS, MODIFIES, SAVES, TEAM_DIE, Test
from game.games.sevens.rolls import one_die
from game.games.sevens.state import State, side_of, value

LONER: Final = skill("Loner")
POGO: Final = skill("Pogo")
REGENERATION: Final = skill("Regeneration")
STUNTY: Final = skill("Stunty")


@TEAM_DIE(LONER)
def loner(s: State, player: int) -> int:
    """What the die has to show for a team re-roll to be of use."""
    return int(value(s, player, LONER, "4"))


# --------------------------------------------------------------------------------------------------- Pogo
@JUMPS(POGO)
def pogo(s: State, player: int) -> bool:
    """Over any one square."""
    return True


@EASES["jump"](POGO)
def pogo_eases(s: State, t: Test) -> None:
    """No negative modifiers."""
    t.modifiers = [(name, number) for name, number in t.modifiers if number > 0]


@SAVES(REGENERATION)
def regeneration(s: State, h: Harm) -> Asking[bool]:
    """4+ before the casualty roll: to Reserves instead (S7-11.11)."""
    player = h.victim
    rolled = yield from one_die("S7-11.11", REGENERATION.word, side_of(player))
    s.tell(SkillTested(player, s.at[player], 4, rolled, rolled >= 4, (), "S7-11.11", REGENERATION.word, h.by))
    return rolled >= 4


# ------------------------------------------------------------------------------------------------- Stunty
@EASES["dodge"](STUNTY)
def stunty_dodge(s: State, t: Test) -> None:
    """No penalty for markers when it dodges."""
    t.modifiers = [(name, number) for name, number in t.modifiers if name != "marked"]


@MODIFIES["intercept"](STUNTY)
def stunty_intercept(s: State, t: Test) -> None:
    """-1 to intercept."""
    t.add(STUNTY.name, -1)


@INJURY(STUNTY, order=0)
def stunty_injury(s: State, h: Harm, total: int, result: str) -> str:
    """2-6 Stunned, 7-8 KO, 9 Badly Hurt without a casualty roll (S7-11.4)."""
    if total >= 10:
        return result
    return "stunned" if total <= 6 else "ko" if total <= 8 else "badly_hurt"
