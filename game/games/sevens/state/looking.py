"""What the state says: who is where, who stands, marks, has a skill."""

from __future__ import annotations

from game.core.grid import members
from game.games.sevens.board import GOAL, NEAR, NEIGHBOURS
from game.games.sevens.catalogue import PASSIVE, Skill
from game.games.sevens.state.figures import NOBODY, PLAYERS, SQUADS, STANDING
from game.games.sevens.state.match import State


def side_of(player: int) -> int:
    """HOME or AWAY."""
    return player >> 4


def rival(side: int) -> int:
    """The other side."""
    return 1 - side


def on_pitch(s: State, side: int) -> list[int]:
    """The players of a side on the pitch, by number."""
    at = s.at
    return [player for player in SQUADS[side] if at[player] >= 0]


def of_status(s: State, side: int, status: int) -> list[int]:
    """The players of a side that are so, by number."""
    return [player for player in SQUADS[side] if s.status[player] == status]


def players_at(s: State, mask: int) -> list[int]:
    """The players on the squares of a mask that is known to hold players."""
    grid = s.grid
    return [grid[at] for at in members(mask)]


def player_on(s: State, at: int) -> int:
    """Who is on a square, or NOBODY."""
    return s.grid[at] if at >= 0 else NOBODY


def adjacent(s: State, at: int, side: int) -> list[int]:
    """The players of a side round a square, in the order of the d8 chart."""
    grid = s.grid
    return [player for near in NEIGHBOURS[at] if (player := grid[near]) >= 0 and player >> 4 == side]


def stands(s: State, player: int) -> bool:
    return s.status[player] == STANDING


def alert(s: State, player: int) -> bool:
    """Standing and not Distracted: it has a tackle zone and its active skills (S7-4.1, S7-4.4)."""
    return s.status[player] == STANDING and not s.distracted >> player & 1


def able(s: State, player: int) -> int:
    """The skills of a player that are in force now."""
    mine = s.skills[player]
    if not mine or (s.status[player] == STANDING and not s.distracted >> player & 1):
        return mine
    return mine & PASSIVE


def has(s: State, player: int, skill: Skill) -> bool:
    """Whether a skill of a player is in force now."""
    return bool(able(s, player) & skill.mask)


def owners(s: State, side: int, skill: Skill) -> list[int]:
    """The players of a side on the pitch with a skill that is in force now."""
    if not s.team_skills[side] & skill.mask:
        return []
    return [player for player in on_pitch(s, side) if able(s, player) & skill.mask]


def value(s: State, player: int, skill: Skill, default: str) -> str:
    """What stands in brackets behind a player's skill."""
    for number, text in s.values[player]:
        if number == skill.number:
            return text
    return default


def zones_on(s: State, at: int, side: int) -> int:
    """How many players of a side have a tackle zone on a square (S7-6.8)."""
    return (s.zones[side] & NEAR[at]).bit_count()


def markers(s: State, player: int) -> int:
    """How many opponents mark a player."""
    return (s.zones[1 - (player >> 4)] & NEAR[s.at[player]]).bit_count()


def is_open(s: State, player: int) -> bool:
    """Standing and not marked (S7-13.13)."""
    return s.status[player] == STANDING and not s.zones[1 - (player >> 4)] & NEAR[s.at[player]]


def marking(s: State, at: int, side: int) -> list[int]:
    """The players of a side that mark a square."""
    mask = s.zones[side] & NEAR[at]
    return players_at(s, mask) if mask else []


def spent_bit(player: int, skill: Skill) -> int:
    """The bit of a player and a skill in the masks of what has been used up."""
    return 1 << (skill.number * PLAYERS + player)


def spent(s: State, player: int, skill: Skill) -> bool:
    """Whether a skill that is limited has been used up for now."""
    used = s.spent_turn | s.spent_activation | s.spent_game
    return bool(used) and bool(used & spent_bit(player, skill))


def ball_square(s: State) -> int:
    """Where the ball is: on the ground, or with its holder; NOWHERE in the air."""
    return s.ball if s.holder == NOBODY else s.at[s.holder]


def has_scored(s: State) -> bool:
    """Whether a standing player holds the ball in the far end zone (S7-12.5)."""
    holder = s.holder
    return holder != NOBODY and s.status[holder] == STANDING and bool(GOAL[holder >> 4] >> s.at[holder] & 1)
