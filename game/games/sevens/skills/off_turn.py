"""Passing skills that work in the opponents' turn: Dump-off and On the Ball."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option
from game.games.sevens.board import HALF, QUICK
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import AIMED, KICKED, RELEASES, TARGETED
from game.games.sevens.moves import jump, move, movement_options
from game.games.sevens.options import END, within
from game.games.sevens.passing import pass_ball
from game.games.sevens.rolls import use
from game.games.sevens.state import STANDING, State, able, is_open, owners, player_on, side_of

DUMP_OFF: Final = skill("Dump-off")
ON_THE_BALL: Final = skill("On the Ball")

SQUARES: Final = 3
"""How far On the Ball goes, whatever the movement."""
ANYWHERE: Final = -1


# ------------------------------------------------------------------------------------------------ Dump-off
@TARGETED(DUMP_OFF)
def dump_off(s: State, attacker: int, target: int, deed: str) -> Asking[bool]:
    """With the ball in its hands it may first make a quick pass, from which no turnover comes; then the deed
    goes on."""
    if s.holder != target or not s.pa[target] or not (yield from use(s, target, DUMP_OFF)):
        return True
    options = within("throw", side_of(target), s.at[target], QUICK)
    _, words = yield Choice((side_of(target),), "S7-9.1", "dump_off", options)
    s.sparing = True
    yield from throw_quickly(s, target, int(words[1]))
    s.sparing = False
    return True


def throw_quickly(s: State, player: int, target: int) -> Asking[None]:
    """The pass, if the thrower does not refuse it."""
    receiver = player_on(s, target)
    for _, releases in RELEASES.of(able(s, player)):
        if not (yield from releases(s, player, receiver)):
            return
    yield from pass_ball(s, player, target)


# --------------------------------------------------------------------------------------------- On the Ball
@AIMED(ON_THE_BALL)
def on_the_ball(s: State, side: int, thrower: int, target: int) -> Asking[None]:
    """Each of its owners may move once an opponent has named the target of a pass, before the PA test."""
    if side == side_of(thrower):
        return
    for player in owners(s, side, ON_THE_BALL):
        if player == s.active or not able(s, player) & ON_THE_BALL.mask:
            continue
        if (yield from use(s, player, ON_THE_BALL)):
            yield from moves(s, player, "S7-9.1")


@KICKED(ON_THE_BALL)
def under_the_kick(s: State, side: int) -> Asking[None]:
    """One open player of the receivers may move once the kick has deviated, within its own half; not if the
    ball comes down in the kickers'."""
    if not HALF[side] >> s.landing & 1:
        return
    for player in owners(s, side, ON_THE_BALL):
        if is_open(s, player) and (yield from use(s, player, ON_THE_BALL)):
            yield from moves(s, player, "S7-12.1", HALF[side])
            return


def moves(s: State, player: int, rule: str, allowed: int = ANYWHERE) -> Asking[None]:
    """Up to three squares without a rush, with the tests of any movement."""
    left, rushes = s.left, s.rushes
    s.left, s.rushes = SQUARES, 0
    while s.at[player] >= 0 and s.status[player] == STANDING:
        steps = [each for each in movement_options(s, player) if allowed >> int(each[1][1]) & 1]
        if not steps:
            break
        options: list[Option] = [END[side_of(player)], *steps]
        _, words = yield Choice((side_of(player),), rule, "on_the_ball", options)
        if words[0] == "end":
            break
        if (yield from (move if words[0] == "move" else jump)(s, player, int(words[1]))):
            break
    s.left, s.rushes = left, rushes
