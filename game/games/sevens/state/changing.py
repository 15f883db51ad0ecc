"""How the state is changed: players that come, go, fall and stand up, skills that are used up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from game.core.grid import NOWHERE
from game.games.sevens.board import HOME
from game.games.sevens.catalogue import Skill
from game.games.sevens.state.figures import NOBODY, SQUADS, STANDING
from game.games.sevens.state.looking import spent_bit
from game.games.sevens.state.match import State

T = TypeVar("T")


def changed(column: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A column with another value at a place."""
    return (*column[:place], value, *column[place + 1 :])


def changed_pair(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """A pair with another value for a side."""
    return (value, pair[1]) if side == HOME else (pair[0], value)


def note(s: State, **changes: Any) -> None:
    """Something that only some matches have is otherwise from now on (`game.games.sevens.cards`)."""
    s.extra = replace(s.extra, **changes)


def put(s: State, player: int, to: int) -> None:
    """A player comes to an empty square of the pitch."""
    here, zones, side = s.at[player], s.zones, player >> 4
    if here >= 0:
        s.grid[here] = NOBODY
        zones[side] &= ~(1 << here)
    s.at[player] = to
    s.grid[to] = player
    if s.status[player] == STANDING and not s.distracted >> player & 1:
        zones[side] |= 1 << to


def set_status(s: State, player: int, status: int) -> None:
    """A player on the pitch stands up, or comes to lie."""
    s.status[player] = status
    bit, here, zones, side = 1 << player, s.at[player], s.zones, player >> 4
    if status == STANDING and not s.distracted & bit:
        zones[side] |= 1 << here
    else:
        zones[side] &= ~(1 << here)
    if status != STANDING:
        s.rooted &= ~bit
        s.chomped &= ~bit


def distract(s: State, player: int, *, yes: bool = True) -> None:
    """A player is Distracted from now on, or no longer (S7-4.4)."""
    if yes:
        s.distracted |= 1 << player
    else:
        s.distracted &= ~(1 << player)
    set_status(s, player, s.status[player])


def take_off(s: State, player: int, box: int) -> None:
    """A player leaves the pitch for a box. It holds no ball."""
    here = s.at[player]
    if here >= 0:
        s.grid[here] = NOBODY
        s.zones[player >> 4] &= ~(1 << here)
        s.at[player] = NOWHERE
    s.status[player] = box
    gone = ~(1 << player)
    s.distracted &= gone
    s.rooted &= gone
    s.chomped &= gone
    s.gouged &= gone


def set_skills(s: State, player: int, mask: int) -> None:
    """A player has these skills from now on."""
    s.skills = changed(s.skills, player, mask)
    home, away = 0, 0
    for each in SQUADS[0]:
        home |= s.skills[each]
    for each in SQUADS[1]:
        away |= s.skills[each]
    boons = s.extra.boons
    s.team_skills = (home | boons[0], away | boons[1])


def spend(s: State, player: int, skill: Skill, limit: str) -> None:
    """A skill that works once a ``limit`` (turn, activation or game) has been used."""
    bit = spent_bit(player, skill)
    if limit == "turn":
        s.spent_turn |= bit
    elif limit == "activation":
        s.spent_activation |= bit
    else:
        s.spent_game |= bit


def regain(s: State, player: int, skill: Skill) -> None:
    """A skill that had been used up is as if it had not."""
    bit = ~spent_bit(player, skill)
    s.spent_turn &= bit
    s.spent_activation &= bit
    s.spent_game &= bit
