"""What the prayers for a whole side do in the match (S7-2.5)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.ball import release, spill
from game.games.sevens.board import TRAPDOORS
from game.games.sevens.boons import tell_boon
from game.games.sevens.events import PushedOff, SkillTested
from game.games.sevens.harm import Harm, armour, injury
from game.games.sevens.hooks import HAMPERS, SEEN, STEP_ENDS, Test
from game.games.sevens.prayers.table import MOLES, SCRUTINY, TRAPDOOR
from game.games.sevens.pushes import CROWD
from game.games.sevens.rolls import one_die
from game.games.sevens.state import NOBODY, RESERVES, State, note, rival, side_of, take_off
from game.games.sevens.turnover import turnover_of

RULE: Final = "S7-2.5"


@HAMPERS["rush"](MOLES)
def moles(s: State, t: Test) -> None:
    """-1 to the opponents' Rush."""
    t.add(MOLES.name, -1)


@SEEN(SCRUTINY)
def under_scrutiny(s: State, h: Harm) -> bool:
    """Opponents whose foul breaks armour are sent off."""
    if h.broken:
        tell_boon(s, rival(side_of(h.by)), SCRUTINY, h.by)
    return h.broken


@STEP_ENDS(TRAPDOOR)
def trapdoors(s: State) -> Asking[None]:
    """A step is over: whoever has come to a trapdoor by it."""
    before = s.extra.doors
    now = (s.grid[TRAPDOORS[0]], s.grid[TRAPDOORS[1]])
    if now == before:
        return
    note(s, doors=now)
    for old, player in zip(before, now, strict=True):
        if player not in (old, NOBODY):
            yield from trapdoor(s, player)


def trapdoor(s: State, player: int) -> Asking[None]:
    """Anybody who has come to a trapdoor: on a 1 it opens, and the player is hurt as by the crowd."""
    at = s.at[player]
    rolled = yield from one_die(RULE, TRAPDOOR.word, side_of(player))
    s.tell(SkillTested(player, at, 2, rolled, rolled > 1, (), RULE, TRAPDOOR.word, -1))
    if rolled > 1:
        return
    carried = release(s, player)
    active = s.active == player
    s.tell(PushedOff(player, at))
    take_off(s, player, RESERVES)
    if carried or active:
        turnover_of(s, side_of(player), "S7-5.12" if carried else "S7-5.1")
    h = Harm(player, CROWD, direct=True)
    if s.house.crowd or (yield from armour(s, h)):
        yield from injury(s, h)
    if carried:
        yield from spill(s)
