"""Activations, step by step, and what follows from each step (chapters 3 and 5)."""

from __future__ import annotations

from functools import partial

from game.core.requests import Asking, Choice, Flow, Option, Words
from game.games.sevens.actions import ACTIONS, BY_WORD, Action, deed_of
from game.games.sevens.ball import disturb
from game.games.sevens.blocks import BLITZ, pay_for_block
from game.games.sevens.declaring import activate, activations, somebody_left
from game.games.sevens.events import ActivationEnded
from game.games.sevens.hooks import CONTINUES, ENDS, KEEPS, MAY_SCORE, SPECIAL_STEPS, STEP_ENDS, STEPS
from game.games.sevens.moves import jump, move, movement_options, stand_up
from game.games.sevens.options import END, STAND
from game.games.sevens.scoring import touchdown
from game.games.sevens.stalling import stalls
from game.games.sevens.state import NOBODY, STANDING, Phase, State, able, has_scored, on_pitch, rival, side_of
from game.games.sevens.turns import end_turn, leave, turn_over_stunned


def one_activation(s: State) -> Flow:
    """A player declares an action, or the turn is ended (S7-3.1, S7-3.2)."""
    side = s.turn
    if not somebody_left(s):
        yield from end_turn(s)
        return
    _, words = yield Choice((side,), "S7-3.1", "act", lambda: activations(s), ask=True, step=True)
    if words[0] == "end_turn":
        turn_over_stunned(s)
        yield from end_turn(s)
        return
    over = yield from activate(s, int(words[1]), BY_WORD[str(words[2])])
    yield from settle(s, over)


def one_step(s: State) -> Flow:
    """A step of the activation that is under way, and what follows from it."""
    player, now = s.active, ACTIONS[s.action]
    if now.step is not None:
        over = yield from now.step(s, player)
    else:
        options = partial(step_options, s, player, now)
        _, words = yield Choice((s.turn,), now.rule, now.word, options, ask=True, step=True)
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
    for _, step_ends in STEP_ENDS.of(s.extra.boons[0] | s.extra.boons[1]):
        yield from step_ends(s)
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
