"""What a player may declare, and what follows at once from the declaration (S7-3.1, S7-3.3, S7-4.3)."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.requests import Asking, Option
from game.games.sevens.actions import ACTIONS, SPECIAL, Action, special_mask
from game.games.sevens.blocks import BLITZ, BLOCK, MOVE
from game.games.sevens.board import NEAR, PITCH
from game.games.sevens.events import Activated, Distracted, TurnedProne
from game.games.sevens.fouls import FOUL
from game.games.sevens.hooks import ACTIVATES, AGAIN_ALLOWED, ALLOWS, DECLARED_AGAIN, DECLARES, FORBIDS
from game.games.sevens.moves import rushes_of
from game.games.sevens.options import END_TURN
from game.games.sevens.passing import HANDOFF, PASS, SECURE
from game.games.sevens.stalling import could_score
from game.games.sevens.state import (
    PRONE,
    SQUADS,
    STANDING,
    STUNNED,
    Phase,
    State,
    able,
    distract,
    is_open,
    rival,
    set_status,
    side_of,
)

BIG_GUY: Final = "Big Guy"


def somebody_left(s: State) -> bool:
    """Whether anybody of the side in turn can still be activated."""
    at, acted = s.at, s.acted
    anybody = s.phase is Phase.TURN and not s.house.stunned
    for player in SQUADS[s.turn]:
        if at[player] >= 0 and not acted >> player & 1 and (anybody or may_be_activated(s, player)):
            return True
    if not s.team_skills[s.turn] & AGAIN_ALLOWED.mask:
        return False
    return any(acted >> player & 1 and further(s, player) for player in SQUADS[s.turn])


def may_be_activated(s: State, player: int) -> bool:
    """In a Charge! only so many open players; by the printed rules nobody who is Stunned (chapter 20)."""
    if s.phase is Phase.CHARGE:
        return s.charges > 0 and is_open(s, player)
    return s.status[player] != STUNNED or not s.house.stunned


def activations(s: State) -> list[Option]:
    """Each player of the side in turn that has not acted, with each action that it may declare."""
    side, at, acted = s.turn, s.at, s.acted
    options: list[Option] = []
    common, foes = common_actions(s)
    anybody = s.phase is Phase.TURN and not s.house.stunned
    again = s.team_skills[side] & AGAIN_ALLOWED.mask
    for player in SQUADS[side]:
        if at[player] < 0:
            continue
        if not acted >> player & 1 and (anybody or may_be_activated(s, player)):
            actions = actions_of(s, player, common, foes)
            options += declarations(player, actions | further(s, player) if again else actions)
        elif again and acted >> player & 1:
            options += declarations(player, further(s, player))
    options.append(END_TURN[side])
    return options


def further(s: State, player: int) -> int:
    """The actions that a player may declare though they are used up, or though it has acted: what its side
    has beside its players says so."""
    allowed = 0
    for _, allows in AGAIN_ALLOWED.of(s.team_skills[s.turn]):
        allowed |= allows(s, s.turn, player)
    if not allowed or s.at[player] < 0 or s.phase is not Phase.TURN or s.status[player] == STUNNED:
        return 0
    used, s.used = s.used, s.used & ~allowed
    actions = actions_of(s, player, *common_actions(s)) & allowed
    s.used = used
    return actions


@cache
def declarations(player: int, actions: int) -> tuple[Option, ...]:
    """`act` with a player and each action of a set."""
    side = side_of(player)
    return tuple((side, ("act", player, each.word)) for each in ACTIONS if actions >> each.number & 1)


def common_actions(s: State) -> tuple[int, int]:
    """The actions that anybody of the side in turn may declare, and the squares of standing opponents."""
    other = rival(s.turn)
    status, at = s.status, s.at
    foes, down = s.zones[other], False
    for player in SQUADS[other]:
        if at[player] >= 0:
            if status[player] == STANDING:
                foes |= 1 << at[player]
            else:
                down = True
    common = MOVE.bit
    if foes:
        common |= BLITZ.bit
    if s.phase is Phase.CHARGE:
        return common & ~s.used, foes
    if down:
        common |= FOUL.bit
    if s.ball >= 0:
        common |= PASS.bit | HANDOFF.bit
        if not s.zones[other] & PITCH.within(s.ball, 2):
            common |= SECURE.bit
    return common & ~s.used, foes


def actions_of(s: State, player: int, common: int, foes: int) -> int:
    """The set of actions that a player may declare (S7-3.1, S7-3.3)."""
    status = s.status[player]
    if status == STUNNED:
        return MOVE.bit
    actions = common
    if status == STANDING and foes & NEAR[s.at[player]]:
        actions |= BLOCK.bit
    if s.phase is Phase.CHARGE:
        actions &= ~BLOCK.bit
    elif s.holder == player:
        actions |= (PASS.bit | HANDOFF.bit) & ~s.used
    if not s.pa[player]:
        actions &= ~PASS.bit
    if s.keywords[player] and BIG_GUY in s.keywords[player]:
        actions &= ~SECURE.bit
    mine = s.skills[player]
    if mine & deciding_skills():
        actions = skilled_actions(s, player, actions, mine)
    return actions


@cache
def deciding_skills() -> int:
    """The skills that add or take away an action."""
    return special_mask() | ALLOWS.mask | FORBIDS.mask


def skilled_actions(s: State, player: int, actions: int, mine: int) -> int:
    """What the skills of a player add and take away."""
    if mine & special_mask():
        for each in SPECIAL:
            assert each.skill is not None
            if mine & each.skill.mask and not s.used & each.bit and may_special(s, player, each):
                actions |= each.bit
    for _, allows in ALLOWS.of(mine):
        actions |= allows(s, player)
    for _, forbids in FORBIDS.of(mine):
        actions &= ~forbids(s, player)
    return actions


def may_special(s: State, player: int, each: Action) -> bool:
    """Whether a special action can be declared: a player that lies may stand up for one with movement."""
    if s.status[player] != STANDING and not each.moves:
        return False
    if s.phase is Phase.CHARGE and each.word != "throw_teammate":
        return False
    return each.may is None or each.may(s, player)


def activate(s: State, player: int, declared: Action) -> Asking[bool]:
    """An action is declared: it counts as used, whatever comes of it (S7-3.3); whether it is over already."""
    bit = 1 << player
    for _, again in DECLARED_AGAIN.of(s.team_skills[side_of(player)]):
        again(s, player, declared)
    s.acted |= bit
    s.active, s.action, s.done = player, declared.number, False
    s.spent_activation = 0
    if declared.once:
        s.used |= declared.bit
    if s.phase is Phase.CHARGE:
        s.charges -= 1
    s.left = s.ma[player] if declared.moves else 0
    s.rushes = rushes_of(s, player) if declared.moves else 0
    s.tell(Activated(player, declared.word))
    if s.distracted & bit:
        distract(s, player, yes=False)
        s.tell(Distracted(player, yes=False))
    if s.status[player] == STUNNED:
        set_status(s, player, PRONE)
        s.tell(TurnedProne(player, s.at[player]))
        return True
    s.could_score = s.holder == player and s.phase is Phase.TURN and could_score(s, player)
    for _, rolls in ACTIVATES.of(s.skills[player]):
        if (yield from rolls(s, player)):
            return True
    for _, declares in DECLARES.of(able(s, player)):
        yield from declares(s, player)
    return False
