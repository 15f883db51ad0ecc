"""A set-up that is corrected: who stands goes to another square, changes places with a team-mate or goes back
to the Reserves. Answers are taken back for it, and those that stay as they were are given again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.game import unheard
from game.core.requests import Choice, Option
from game.games.sevens.setup import available, come_on, free_squares, place_options
from game.games.sevens.state import FIELDED, NOBODY, RESERVES, Phase, State, on_pitch, player_on, take_off
from game.ui.hand import Outcome
from game.ui.table import Played

Placing = tuple[int, int]
"""A player and its square."""


def under_way(s: State, request: Choice | None) -> bool:
    """Is a side set up now (S7-1.3)?"""
    return request is not None and request.what == "place" and s.phase is Phase.SET_UP


def movable(s: State, side: int) -> tuple[int, ...]:
    """Who may be picked: those in Reserves, then those that stand."""
    return (*available(s, side), *on_pitch(s, side))


def placings(history: Sequence[Played], side: int) -> list[Placing]:
    """Who was placed in this set-up, in order."""
    out: list[Placing] = []
    for played in reversed(history):
        answer: Any = played.answer
        choice = isinstance(played.request, Choice) and played.request.what == "place"
        if not choice or answer[0] != side or answer[1][0] != "place":
            break
        out.append((int(answer[1][1]), int(answer[1][2])))
    return out[::-1]


def squares_for(s: State, request: Choice, side: int, player: int) -> int:
    """Where a player may be set down: free squares, and those of team-mates, whose place it takes."""
    standing = on_pitch(s, side)
    others = [s.at[each] for each in standing if each != player]
    free = 0
    if player in standing:
        wanted = min(FIELDED, len(standing) + len(available(s, side)))
        free = free_squares(s, side, others, wanted) & ~(1 << s.at[player])
    else:
        for _, words in request.options:
            if words[:2] == ("place", player):
                free |= 1 << int(words[2])
    for at in others:
        free |= 1 << at
    return free


def changed(placed: Sequence[Placing], s: State, player: int, square: int) -> list[Placing]:
    """The placings with a player on a square; who stands there changes places with it."""
    other = player_on(s, square)
    out = [each for each in placed if each[0] not in (player, other)]
    if s.at[player] >= 0 and other != NOBODY:
        out.append((other, s.at[player]))
    return [*out, (player, square)]


def without(s: State, placed: Sequence[Placing]) -> State:
    """The position before those placings."""
    out = s.copy()
    out.tell = unheard
    for player, _ in placed:
        take_off(out, player, RESERVES)
    return out


def anew(s: State, side: int, placed: Sequence[Placing], now: Sequence[Placing]) -> Outcome | None:
    """What turns placings into others; None where a set-up does not allow it."""
    same = next((n for n, (one, other) in enumerate(zip(placed, now)) if one != other), len(now))
    same = min(same, len(placed))
    twin, options = without(s, placed), []
    for n, (player, at) in enumerate(now):
        option: Option = (side, ("place", player, at))
        if option not in place_options(twin):
            return None
        come_on(twin, player, at)
        if n >= same:
            options.append(option)
    answer = options.pop() if options else None
    return Outcome(answer, back=len(placed) - same, again=options)
