"""How a turn begins and ends, and how an activation is left (S7-1.4, S7-3.2, S7-5.8)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Flow
from game.games.sevens.board import TRAPDOORS
from game.games.sevens.boons import expire
from game.games.sevens.cards import NO_EXTRA
from game.games.sevens.events import TurnBegan, TurnedProne
from game.games.sevens.hooks import CUT_SHORT, TURN_ENDS, TURNED_OVER
from game.games.sevens.state import (
    NO_TIMES,
    NOBODY,
    PRONE,
    SQUADS,
    STUNNED,
    Phase,
    State,
    changed_pair,
    note,
    on_pitch,
    rival,
    set_status,
)

OF_A_TURN: Final = ("last", "did", "fouls", "sneaky", "grudge", "taken", "doors")
"""What is noted of a turn alone (`game.games.sevens.cards`)."""


def leave(s: State) -> None:
    """Nobody is active."""
    s.active = NOBODY
    s.action = s.left = s.rushes = s.reach = 0
    s.spent_activation = 0
    s.done = s.could_score = False
    if s.extra.lent:
        expire(s, "activation")


def begin_turn(s: State, side: int) -> None:
    """The marker advances, and everybody may act again (S7-1.4)."""
    s.phase, s.turn = Phase.TURN, side
    s.turns = changed_pair(s.turns, side, s.turns[side] + 1)
    fresh_turn(s)
    s.fell = sum([1 << player for player in SQUADS[side] if s.status[player] == STUNNED])
    if s.extra.hexed:
        mine = sum(1 << player for player in SQUADS[side])
        s.acted |= s.extra.hexed & mine
        note(s, hexed=s.extra.hexed & ~mine)
    s.tell(TurnBegan(side, s.turns[side], s.half))


def fresh_turn(s: State) -> None:
    """Nobody has acted, no action is used."""
    leave(s)
    s.acted = s.used = s.spent_turn = 0
    s.turnover = False
    s.times = NO_TIMES
    if s.extra is not NO_EXTRA:
        expire(s, "turn")
        home, away = TRAPDOORS
        fresh = (NOBODY, 0, 0, False, False, NOBODY, (s.grid[home], s.grid[away]))
        x = s.extra
        if (x.last, x.did, x.fouls, x.sneaky, x.grudge, x.taken, x.doors) != fresh:
            note(s, **dict(zip(OF_A_TURN, fresh)))


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
    side, player = s.turn, s.active
    if player != NOBODY:
        for _, cut in CUT_SHORT.of(s.skills[player]):
            yield from cut(s, player)
    leave(s)
    if s.phase is Phase.CHARGE:
        s.phase = Phase.LANDING
        s.turnover = False
        return
    if s.house.stunned:
        for player in on_pitch(s, side):
            if s.fell >> player & 1 and s.status[player] == STUNNED:
                turn_prone(s, player)
    if s.turnover:
        for _, turned_over in TURNED_OVER.of(s.team_skills[side]):
            yield from turned_over(s, side)
    for _, ends in TURN_ENDS.of(s.team_skills[rival(side)]):
        yield from ends(s, rival(side))
    if s.turns[rival(side)] >= s.house.turns:
        fresh_turn(s)
        s.phase = Phase.DRIVE_END
    else:
        begin_turn(s, rival(side))
