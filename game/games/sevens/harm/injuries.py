"""The injury roll and what it does (S7-11.3, S7-11.4)."""

from __future__ import annotations

from game.core.requests import Asking, Roll
from game.games.sevens.ball import release
from game.games.sevens.events import InjuryRolled
from game.games.sevens.harm.boxes import hurt, remove
from game.games.sevens.harm.breaking import bonus
from game.games.sevens.harm.case import Harm
from game.games.sevens.harm.casualties import casualty, credit, treats_ko
from game.games.sevens.hooks import INJURY, INJURY_AGAIN
from game.games.sevens.rolls import TWO_D6
from game.games.sevens.state import (
    BADLY_HURT,
    CASUALTY,
    KO,
    NOBODY,
    PRONE,
    STANDING,
    STUNNED,
    State,
    rival,
    set_status,
    side_of,
)
from game.games.sevens.turnover import turnover_of


def injury(s: State, h: Harm) -> Asking[None]:
    """2D6 on the injury table (S7-11.3)."""
    h.modifiers = []
    h.dice = yield Roll("S7-11.3", "injury", TWO_D6[rival(side_of(h.victim))])
    yield from bonus(s, h, 0)
    h.result = injury_of(s, h)
    tell_injury(s, h)
    for _, rolls_again in INJURY_AGAIN.of(s.skills[h.by] if h.by != NOBODY else 0):
        if (yield from rolls_again(s, h)):
            h.result = injury_of(s, h)
            tell_injury(s, h)
    yield from apply_injury(s, h)


def tell_injury(s: State, h: Harm) -> None:
    s.tell(InjuryRolled(h.victim, h.dice, tuple(h.modifiers), h.result, s.at[h.victim]))


def injury_of(s: State, h: Harm) -> str:
    """2-7 Stunned, 8-9 KO, 10-12 Casualty; skills of the victim read it otherwise (S7-11.3)."""
    total = h.total
    result = "stunned" if total <= 7 else "ko" if total <= 9 else "casualty"
    for _, reads in INJURY.of(s.skills[h.victim]):
        result = reads(s, h, total, result)
    return h.reads.get(result, result)


def apply_injury(s: State, h: Harm) -> Asking[None]:
    player = h.victim
    if h.result == "ko" and (yield from treats_ko(s, h)):
        h.result = "stunned"
    comes_to_lie(s, h)
    match h.result:
        case "stunned":
            if s.at[player] >= 0:
                set_status(s, player, STUNNED)
        case "ko":
            remove(s, player, KO, "S7-11.3")
        case "badly_hurt":
            credit(s, h)
            hurt(s, player, BADLY_HURT)
            remove(s, player, CASUALTY, "S7-11.4")
        case _:
            yield from casualty(s, h)


def comes_to_lie(s: State, h: Harm) -> None:
    """Whoever stood until now, and is hurt by an armour roll without a fall, loses the ball with it."""
    player = h.victim
    if s.at[player] >= 0 and s.status[player] == STANDING:
        set_status(s, player, PRONE)
        h.held = release(s, player)
        if h.held or not h.sparing:
            turnover_of(s, side_of(player), "S7-5.5" if h.held else "S7-5.1")
