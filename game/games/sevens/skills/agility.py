"""Agility skills."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option
from game.games.sevens.actions import standing_opponents
from game.games.sevens.ball import KICK, PASS, SCATTER, THROW_IN, catch, disturb
from game.games.sevens.blocks import BLOCK
from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.catalogue import skill
from game.games.sevens.events import StoodUp
from game.games.sevens.harm import place_prone
from game.games.sevens.hooks import (
    AFTER_BLOCK,
    ALLOWS,
    DENIES_ASSIST,
    DROPS,
    EASES,
    JUMPS,
    MODIFIES,
    REACHES,
    REDIRECTS,
    RISES,
    RUSHES,
    STANDS_UP,
    STUMBLES,
    TRIPS,
    Test,
    rerolls,
)
from game.games.sevens.moves import go
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import judge, tell_used, test, use
from game.games.sevens.state import (
    PRONE,
    STANDING,
    State,
    able,
    marking,
    put,
    rival,
    set_status,
    side_of,
    zones_on,
)

CATCH: Final = skill("Catch")
DEFENSIVE: Final = skill("Defensive")
DIVING_CATCH: Final = skill("Diving Catch")
DIVING_TACKLE: Final = skill("Diving Tackle")
DODGE: Final = skill("Dodge")
GUARD: Final = skill("Guard")
HIT_AND_RUN: Final = skill("Hit and Run")
JUMP_UP: Final = skill("Jump Up")
LEAP: Final = skill("Leap")
PUT_THE_BOOT_IN: Final = skill("Put the Boot In")
SAFE_PAIR_OF_HANDS: Final = skill("Safe Pair of Hands")
SIDESTEP: Final = skill("Sidestep")
SPRINT: Final = skill("Sprint")
SURE_FEET: Final = skill("Sure Feet")

rerolls(CATCH, "catch")
rerolls(DODGE, "dodge", limit="turn")
rerolls(SURE_FEET, "rush", limit="turn")


def free_squares(s: State, at: int) -> list[int]:
    """The empty squares round one, in the order of the d8 chart."""
    return [near for near in NEIGHBOURS[at] if s.grid[near] < 0]


# ----------------------------------------------------------------------------------------------- Defensive
@DENIES_ASSIST(DEFENSIVE)
def defensive(s: State, helper: int, mask: int) -> bool:
    """In the opponents' turns those whom it marks lose Guard and Put the Boot In."""
    side = side_of(helper)
    if s.turn != side or not mask & (GUARD.mask | PUT_THE_BOOT_IN.mask):
        return False
    return any(able(s, each) & DEFENSIVE.mask for each in marking(s, s.at[helper], rival(side)))


# -------------------------------------------------------------------------------------------- Diving Catch
DIVED_FOR: Final = (PASS, SCATTER, THROW_IN, KICK)  # a pass that scatters is still one


@REACHES(DIVING_CATCH)
def diving_catch(s: State, side: int, at: int, how: str, origin: int) -> Asking[bool]:
    """May try to catch what lands in its tackle zone from a pass, a throw-in or a kick-off: not a punt."""
    if how not in DIVED_FOR:
        return False
    for player in marking(s, at, side):
        if able(s, player) & DIVING_CATCH.mask and s.at[player] != at:
            tell_used(s, player, DIVING_CATCH)
            return (yield from catch(s, player, SCATTER if how == PASS else how, origin))
    return False


@MODIFIES["catch"](DIVING_CATCH)
def diving_catch_helps(s: State, t: Test) -> None:
    """+1 to catch a pass aimed at its own square."""
    if t.how == PASS:
        t.add(DIVING_CATCH.name, 1)


# ------------------------------------------------------------------------------------------ Diving Tackle
@TRIPS(DIVING_TACKLE)
def diving_tackle(s: State, t: Test) -> Asking[None]:
    """-2 to a die that was good enough, and the tackler lies in the square just left; one a move."""
    if t.die == 6 or t.die + t.total - 2 >= t.target or s.grid[t.origin] >= 0:
        return
    for player in marking(s, t.origin, rival(side_of(t.player))):
        if able(s, player) & DIVING_TACKLE.mask and (yield from use(s, player, DIVING_TACKLE)):
            t.add(DIVING_TACKLE.name, -2)
            t.fixed = True
            put(s, player, t.origin)
            yield from place_prone(s, player)
            judge(s, t)
            return


# -------------------------------------------------------------------------------------------------- Dodge
@STUMBLES(DODGE)
def dodge_stumble(s: State, b: Block) -> bool:
    """A Stumble against its owner is a Push Back."""
    return True


# -------------------------------------------------------------------------------------------- Hit and Run
@AFTER_BLOCK(HIT_AND_RUN, order=2)
def hit_and_run(s: State, b: Block) -> Asking[None]:
    """After its block one free square that is marked by no opponent and marks none."""
    yield from runs(s, b.attacker)


def runs(s: State, player: int) -> Asking[None]:
    """The free square after a Block or a Stab."""
    other = rival(side_of(player))
    squares = [
        at
        for at in free_squares(s, s.at[player])
        if not zones_on(s, at, other)
        and not any(s.grid[near] >= 0 and side_of(s.grid[near]) == other for near in NEIGHBOURS[at])
    ]
    if not squares or not (yield from use(s, player, HIT_AND_RUN)):
        return
    side = side_of(player)
    options: list[Option] = [(side, ("move", at)) for at in squares]
    _, words = yield Choice((side,), "S7-3.1", "hit_and_run", options, step=True)
    go(s, player, int(words[1]), "hit_and_run")
    yield from disturb(s)


# ------------------------------------------------------------------------------------------------ Jump Up
@STANDS_UP(JUMP_UP)
def jump_up(s: State, player: int) -> int:
    """Standing up costs nothing."""
    return 0


@ALLOWS(JUMP_UP)
def jump_up_blocks(s: State, player: int) -> int:
    """It may declare a Block lying."""
    return BLOCK.bit if s.status[player] == PRONE and standing_opponents(s, player) else 0


@RISES(JUMP_UP)
def jump_up_rises(s: State, player: int) -> Asking[bool]:
    """An AG test at +1: it stands and blocks, or stays prone."""
    t = Test("stand", player, s.ag[player], at=s.at[player], word=JUMP_UP.word)
    t.add(JUMP_UP.name, 1)
    if not (yield from test(s, t)):
        return False
    set_status(s, player, STANDING)
    s.tell(StoodUp(player, s.at[player]))
    return True


# --------------------------------------------------------------------------------------------------- Leap
@JUMPS(LEAP)
def leap(s: State, player: int) -> bool:
    """Over any one square."""
    return True


@EASES["jump"](LEAP)
def leap_eases(s: State, t: Test) -> None:
    """Negative modifiers together are eased by 1, but stay at -1 at best."""
    if t.total < -1:
        t.add(LEAP.name, 1)


# ------------------------------------------------------------------------------------- Safe Pair of Hands
@DROPS(SAFE_PAIR_OF_HANDS)
def safe_pair_of_hands(s: State, player: int) -> Asking[bool]:
    """When it goes down with the ball, it may place it on a free square beside it."""
    squares = free_squares(s, s.ball)
    if not squares or not (yield from use(s, player, SAFE_PAIR_OF_HANDS)):
        return False
    side = side_of(player)
    options: list[Option] = [(side, ("place", player, at)) for at in squares]
    _, words = yield Choice((side,), "S7-8.4", "place_ball", options)
    s.ball = int(words[2])
    return True


# ----------------------------------------------------------------------------------------------- Sidestep
@REDIRECTS(SIDESTEP)
def sidestep(s: State, b: Block, owner: int, pushed: int) -> Asking[tuple[int, list[int]] | None]:
    """Pushed back, its own coach picks any free square round it."""
    if owner != pushed:
        return None
    squares = free_squares(s, s.at[pushed])
    if not squares or not (yield from use(s, pushed, SIDESTEP)):
        return None
    return side_of(pushed), squares


# ------------------------------------------------------------------------------------------------- Sprint
@RUSHES(SPRINT)
def sprint(s: State, player: int) -> int:
    """A third Rush."""
    return 1
