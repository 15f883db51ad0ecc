"""Turns and activations: who acts, step by step, and how a turn ends (chapters 3 and 5)."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.requests import Asking, Choice, Flow, Option, Words
from game.games.sevens.actions import (
    ACTIONS,
    BY_WORD,
    SPECIAL,
    Action,
    deed_of,
    special_mask,
)
from game.games.sevens.ball import disturb
from game.games.sevens.blocks import BLITZ, BLOCK, MOVE, pay_for_block
from game.games.sevens.board import GOAL, GOAL_COLUMN, NEAR, PITCH
from game.games.sevens.events import (
    Activated,
    ActivationEnded,
    Distracted,
    Stalled,
    TurnBegan,
    TurnedProne,
)
from game.games.sevens.fouls import FOUL
from game.games.sevens.harm import Harm, knock_down
from game.games.sevens.hooks import (
    ACTIVATES,
    ALLOWS,
    CONTINUES,
    DECLARES,
    ENDS,
    FORBIDS,
    KEEPS,
    MAY_SCORE,
    SPECIAL_STEPS,
    STEPS,
    TURN_ENDS,
)
from game.games.sevens.moves import jump, move, movement_options, rushes_of, stand_up
from game.games.sevens.options import END, END_TURN, STAND
from game.games.sevens.passing import HANDOFF, PASS, SECURE
from game.games.sevens.rolls import one_die
from game.games.sevens.scoring import touchdown
from game.games.sevens.state import (
    NO_TIMES,
    NOBODY,
    PRONE,
    SQUADS,
    STANDING,
    STUNNED,
    Phase,
    State,
    able,
    changed_pair,
    distract,
    has_scored,
    is_open,
    on_pitch,
    rival,
    set_status,
    side_of,
)

BIG_GUY: Final = "Big Guy"


# ------------------------------------------------------------------------------------------ activations
def one_activation(s: State) -> Flow:
    """A player declares an action, or the turn is ended (S7-3.1, S7-3.2)."""
    side = s.turn
    if not somebody_left(s):
        yield from end_turn(s)
        return
    _, words = yield Choice((side,), "S7-3.1", "act", lambda: activations(s), ask=True)
    if words[0] == "end_turn":
        turn_over_stunned(s)
        yield from end_turn(s)
        return
    over = yield from activate(s, int(words[1]), BY_WORD[str(words[2])])
    yield from settle(s, over)


def somebody_left(s: State) -> bool:
    """Whether anybody of the side in turn can still be activated."""
    at, acted = s.at, s.acted
    anybody = s.phase is Phase.TURN and not s.house.stunned
    for player in SQUADS[s.turn]:
        if at[player] >= 0 and not acted >> player & 1 and (anybody or may_be_activated(s, player)):
            return True
    return False


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
    for player in SQUADS[side]:
        if at[player] >= 0 and not acted >> player & 1 and (anybody or may_be_activated(s, player)):
            options += declarations(player, actions_of(s, player, common, foes))
    options.append(END_TURN[side])
    return options


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


# ------------------------------------------------------------------------------------------------ steps
def one_step(s: State) -> Flow:
    """A step of the activation that is under way, and what follows from it."""
    player, now = s.active, ACTIONS[s.action]
    if now.step is not None:
        over = yield from now.step(s, player)
    else:
        _, words = yield Choice((s.turn,), "S7-3.1", now.word, lambda: step_options(s, player, now), ask=True)
        over = yield from step(s, player, now, words)
    yield from settle(s, over)


def step_options(s: State, player: int, now: Action) -> list[Option]:
    """What may be done next in an activation."""
    side = player >> 4
    if s.status[player] != STANDING:
        if now.moves:
            return [END[side], STAND[side]]
        return [END[side], *(now.targets(s, player) if not s.done else ())]
    options: list[Option] = [END[side]]
    if now.moves:
        options += movement_options(s, player)
    if not s.done:
        options += now.targets(s, player)
    mine = s.skills[player]
    if mine:
        for _, steps in STEPS.of(able(s, player)):
            options += steps(s, player)
    return options


def step(s: State, player: int, now: Action, words: Words) -> Asking[bool]:
    """Do what was said; whether the activation is over."""
    word = str(words[0])
    match word:
        case "end":
            return True
        case "move":
            return (yield from move(s, player, int(words[1])))
        case "jump":
            return (yield from jump(s, player, int(words[1])))
        case "stand":
            return (yield from stand_up(s, player))
    if word in SPECIAL_STEPS:
        return (yield from SPECIAL_STEPS[word](s, player, words))
    s.done = True
    deed = now
    if now is BLITZ and word != BLITZ.deed:
        deed = deed_of(s, player, word) or now
    assert deed.perform is not None
    if deed is not now and not (yield from pay_for_block(s, player)):
        return True
    over = yield from deed.perform(s, player, words)
    if over or deed is not now:
        return True  # a special action in place of the block ends the activation
    if now.goes_on:
        return False
    return not any(goes_on(s, player, now) for _, goes_on in CONTINUES.of(able(s, player)))


def settle(s: State, over: bool) -> Flow:
    """After a step: a ball under somebody, a touchdown, a turnover, the end of the activation."""
    if s.ball >= 0 and s.grid[s.ball] >= 0:
        yield from disturb(s)
    if s.chomped:
        let_go_of(s)
    if s.holder >= 0 and scores_now(s):
        yield from touchdown(s)
        return
    player = s.active
    if not s.turnover:
        lies = s.done and s.status[player] != STANDING if player != NOBODY else False
        if over or lies or (player != NOBODY and gone(s, player)):
            yield from end_activation(s)
    if s.phase is not Phase.TURN and s.phase is not Phase.CHARGE:
        return
    if s.holder >= 0 and scores_now(s):
        yield from touchdown(s)
    elif s.turnover:
        yield from end_turn(s)


def scores_now(s: State) -> bool:
    """A touchdown, unless a skill puts it off."""
    return has_scored(s) and all(may(s, s.holder) for _, may in MAY_SCORE.of(s.skills[s.holder]))


def let_go_of(s: State) -> None:
    """Whoever is held by a skill that no longer holds it may leave its square again."""
    for player in on_pitch(s, 0) + on_pitch(s, 1):
        if s.chomped >> player & 1:
            keepers = KEEPS.of(s.team_skills[rival(side_of(player))])
            if not any(keeps(s, player) for _, keeps in keepers):
                s.chomped &= ~(1 << player)


def gone(s: State, player: int) -> bool:
    """Whether the active player has left the pitch, or can do nothing more."""
    return s.at[player] < 0 or bool(s.distracted >> player & 1)


def end_activation(s: State) -> Flow:
    """The player has had its activation; one that stalled is found out (S7-3.5)."""
    player = s.active
    if s.at[player] >= 0:
        for _, ends in ENDS.of(s.skills[player]):
            yield from ends(s, player)
    if s.could_score and s.holder == player and not s.turnover:
        yield from stalls(s, player)
    s.gouged &= ~(1 << player)
    s.tell(ActivationEnded(player))
    leave(s)


def leave(s: State) -> None:
    """Nobody is active."""
    s.active = NOBODY
    s.action = s.left = s.rushes = s.reach = 0
    s.spent_activation = 0
    s.done = s.could_score = False


def could_score(s: State, player: int) -> bool:
    """Whether a player with the ball can reach the end zone without any die (S7-3.5)."""
    side = side_of(player)
    here, steps = s.at[player], s.ma[player]
    if s.status[player] != STANDING:
        steps -= 3
    if ACTIVATES.of(s.skills[player]) or steps <= 0 or (s.rooted | s.chomped) >> player & 1:
        return False
    column = GOAL_COLUMN[side]
    if abs((here >> 4) - column) > steps or s.zones[rival(side)] & NEAR[here]:
        return False
    taken = 0
    for square in s.at:
        if square >= 0:
            taken |= 1 << square
    marked = PITCH.spread(s.zones[rival(side)])
    reached = 1 << here
    for _ in range(steps):
        if PITCH.spread(reached) & GOAL[side] & ~taken:
            return True
        reached |= PITCH.spread(reached) & ~taken & ~marked
    return False


def stalls(s: State, player: int) -> Flow:
    """A D6 at or above the turn number knocks the player down; in turns 7 and 8 none is rolled (S7-3.5)."""
    side = side_of(player)
    number = s.turns[side]
    s.stalled |= 1 << side
    if number > 6:
        return
    rolled = yield from one_die("S7-3.5", "stalling", side)
    s.tell(Stalled(player, rolled, number))
    if rolled >= number:
        yield from knock_down(s, Harm(player, "stalling"))


# ----------------------------------------------------------------------------------------------- the turn
def begin_turn(s: State, side: int) -> None:
    """The marker advances, and everybody may act again (S7-1.4)."""
    s.phase, s.turn = Phase.TURN, side
    s.turns = changed_pair(s.turns, side, s.turns[side] + 1)
    fresh_turn(s)
    s.fell = sum([1 << player for player in SQUADS[side] if s.status[player] == STUNNED])
    s.tell(TurnBegan(side, s.turns[side], s.half))


def fresh_turn(s: State) -> None:
    """Nobody has acted, no action is used."""
    leave(s)
    s.acted = s.used = s.spent_turn = 0
    s.turnover = False
    s.times = NO_TIMES


def turn_over_stunned(s: State) -> None:
    """The coach ends the turn: whoever is Stunned and was not activated turns Prone (S7-4.3)."""
    if s.house.stunned or s.phase is not Phase.TURN:
        return
    for player in on_pitch(s, s.turn):
        if s.status[player] == STUNNED and not s.acted >> player & 1:
            turn_prone(s, player)


def turn_prone(s: State, player: int) -> None:
    set_status(s, player, PRONE)
    s.tell(TurnedProne(player, s.at[player]))


def end_turn(s: State) -> Flow:
    """The other side's turn; after both sides' last one the half is over (S7-1.4, S7-5.8)."""
    side = s.turn
    leave(s)
    if s.phase is Phase.CHARGE:
        s.phase = Phase.LANDING
        s.turnover = False
        return
    if s.house.stunned:
        for player in on_pitch(s, side):
            if s.fell >> player & 1 and s.status[player] == STUNNED:
                turn_prone(s, player)
    for _, ends in TURN_ENDS.of(s.team_skills[rival(side)]):
        yield from ends(s, rival(side))
    if s.turns[rival(side)] >= s.house.turns:
        fresh_turn(s)
        s.phase = Phase.DRIVE_END
    else:
        begin_turn(s, rival(side))


__all__ = [
    "activate",
    "activations",
    "begin_turn",
    "end_turn",
    "fresh_turn",
    "one_activation",
    "one_step",
]
