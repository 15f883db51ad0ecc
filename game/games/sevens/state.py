"""The state of a match of Sevens: plain data, copied at every beat.

A player is a number: home's H1 to H16 are 0 to 15, away's A1 to A16 are 16 to 31. A square is a number of
`game.core.grid`. Sets of players are masks, a bit a player; sets of squares are masks, a bit a square; sets
of skills are masks, a bit a skill of the catalogue. What changes seldom stands in tuples, which are replaced:
a copy shares them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import Final, TypeVar

from game.core.game import unheard
from game.core.grid import NOWHERE, members
from game.core.plain import PlainState
from game.core.requests import Die
from game.games.sevens.board import GOAL, HOME, NEAR, NEIGHBOURS, SQUARES
from game.games.sevens.catalogue import PASSIVE, Skill

SQUAD: Final = 16  # players of a side at most
PLAYERS: Final = 2 * SQUAD
FIELDED: Final = 7  # of a side (S7-1.2)
NOBODY: Final = -1
SQUADS: Final = (range(SQUAD), range(SQUAD, PLAYERS))

D3: Final = Die("d3", (1, 2, 3))
D6: Final = Die("d6", tuple(range(1, 7)))
D16: Final = Die("d16", tuple(range(1, 17)))
BLOCK_DIE: Final = Die("block die", ("skull", "both", "push", "push", "stumble", "pow"))  # S7-6.10 to 6.14

T = TypeVar("T")
Column = tuple[int, ...]
"""A figure of each player."""
NO_TIMES: Final = (0,) * PLAYERS


class Status(IntEnum):
    """How a player is, or in which box it lies; ABSENT: not in this match."""

    STANDING = 0
    PRONE = 1
    STUNNED = 2
    RESERVES = 3
    KO = 4
    CASUALTY = 5
    SENT_OFF = 6
    ABSENT = 7


STANDING: Final = int(Status.STANDING)
PRONE: Final = int(Status.PRONE)
STUNNED: Final = int(Status.STUNNED)
RESERVES: Final = int(Status.RESERVES)
KO: Final = int(Status.KO)
CASUALTY: Final = int(Status.CASUALTY)
SENT_OFF: Final = int(Status.SENT_OFF)
ABSENT: Final = int(Status.ABSENT)

CASUALTIES: Final = ("none", "badly_hurt", "seriously_hurt", "serious_injury", "lasting_injury", "dead")
BADLY_HURT: Final = 1
DEAD: Final = 5

WEATHERS: Final = ("sweltering", "sunny", "perfect", "rain", "blizzard")
SWELTERING, SUNNY, PERFECT, RAIN, BLIZZARD = range(5)


class Phase(IntEnum):
    """What comes next."""

    FANS = 0  # before the game (chapter 2)
    WEATHER = 1
    TOSS = 2
    SET_UP = 3
    KICK = 4
    LANDING = 5
    TURN = 6
    CHARGE = 7  # a turn of the kicking team, while the ball is in the air
    DRIVE_END = 8
    SHOOT_OUT = 9
    OVER = 10


@dataclass(frozen=True, slots=True)
class House:
    """The options of a match: whether the printed rulebook's reading is played (chapter 20)."""

    armour_breaks: bool = False
    armour_holds: bool = False
    push_square: bool = False
    double_strength: bool = False
    crowd: bool = False
    failed_catch: bool = False
    interception: bool = False
    throw_in: bool = False
    kick_out: bool = False
    apothecary: bool = False
    stunned: bool = False
    turns_per_half: bool = False
    winner_needed: bool = False  # extra time and a shoot-out, if need be (S7-12.5)

    @property
    def turns(self) -> int:
        """Of a half (S7-1.4)."""
        return 6 if self.turns_per_half else 8

    @classmethod
    def of(cls, options: Mapping[str, str]) -> House:
        """Each option by itself, or else what `rules` says."""
        every = options["rules"]
        chosen = {
            each.name: (every if options[each.name] == "as_rules" else options[each.name]) == "rulebook"
            for each in fields(cls)
            if each.name != "winner_needed"
        }
        return cls(**chosen, winner_needed=options["draw"] == "extra_time")


@dataclass(frozen=True, slots=True)
class Staff:
    """What a side brings beside its players."""

    rerolls: int = 0
    fans: int = 1  # Dedicated Fans
    assistants: int = 0
    cheerleaders: int = 0
    apothecary: int = 0
    team: str = ""


class State(PlainState):
    """``turn`` is the side whose turn it is; before a kick-off the one that will receive; while it is set up,
    the one that sets up. The ball is held by ``holder``, or lies on ``ball``; in the air both are empty, and
    ``ball`` is NOWHERE.

    Of the match: ``half``, ``turns`` (each side's marker), ``score``, ``rerolls`` (``bonus`` of them for the
    drive alone, ``leader`` beside them), ``bribes``, ``apothecary``, ``fans`` (the Fan Factors), ``spp`` a
    player, ``banned``: may not argue any more, ``stalled``, ``spent_game`` (skills, see `spend`).

    Of the drive: ``kicking``, ``first_kick`` (who kicked first in this half), ``heated`` and ``snacked``
    players, ``cheered`` (an assist that is owed to a side), ``fielded`` who has been on the pitch,
    ``rooted``.

    Of the turn: ``acted`` players, ``used`` actions, ``spent_turn`` skills, ``times`` (how often each player
    has used a skill that works several times), ``turnover`` (``sparing``: what happens now makes none),
    ``fell`` (stunned when it began); ``charges`` are the players that may still act in a Charge!.

    Of the activation: ``active`` with its ``action`` (its number in the list of actions), ``left`` movement,
    ``rushes``, ``reach`` (the range of its pass), ``done`` (the action was taken), ``spent_activation``
    skills, ``could_score`` without a die.
    """

    __slots__ = (
        "acted",
        "action",
        "active",
        "ag",
        "apothecary",
        "at",
        "av",
        "ball",
        "banned",
        "bonus",
        "bribes",
        "casualty",
        "charges",
        "cheered",
        "chomped",
        "could_score",
        "distracted",
        "done",
        "fans",
        "fell",
        "fielded",
        "first_kick",
        "gouged",
        "grid",
        "half",
        "heated",
        "holder",
        "house",
        "keywords",
        "kicking",
        "landing",
        "leader",
        "left",
        "ma",
        "pa",
        "phase",
        "reach",
        "rerolls",
        "rooted",
        "rushes",
        "score",
        "skills",
        "snacked",
        "sparing",
        "spent_activation",
        "spent_game",
        "spent_turn",
        "spp",
        "st",
        "staff",
        "stalled",
        "status",
        "team_skills",
        "times",
        "turn",
        "turnover",
        "turns",
        "used",
        "values",
        "weather",
        "winners",
        "zones",
    )

    def __init__(self, house: House) -> None:
        self.house = house
        self.staff = (Staff(), Staff())
        self.phase = Phase.FANS
        self.turn = HOME
        self.kicking = self.first_kick = NOBODY
        self.half = 1
        self.weather = PERFECT
        self.turns = self.score = self.rerolls = self.bonus = self.leader = (0, 0)
        self.bribes = self.apothecary = self.fans = self.cheered = (0, 0)
        # columns: an entry a player
        self.at = [NOWHERE] * PLAYERS
        self.status = [ABSENT] * PLAYERS
        self.ma: Column = (6,) * PLAYERS
        self.st: Column = (3,) * PLAYERS
        self.ag: Column = (3,) * PLAYERS
        self.pa: Column = (4,) * PLAYERS  # 0: none
        self.av: Column = (9,) * PLAYERS
        self.skills: Column = (0,) * PLAYERS
        self.values: tuple[tuple[tuple[int, str], ...], ...] = ((),) * PLAYERS
        self.keywords: tuple[tuple[str, ...], ...] = ((),) * PLAYERS
        self.casualty: Column = (0,) * PLAYERS
        self.spp: Column = (0,) * PLAYERS
        self.times: Column = NO_TIMES
        # the pitch
        self.grid = [NOBODY] * SQUARES
        self.zones = [0, 0]  # the squares of each side's players that have a tackle zone
        self.team_skills = (0, 0)  # of all players of a side
        self.ball = NOWHERE
        self.holder = NOBODY
        self.landing = NOWHERE  # where a kicked ball will land
        # masks of players
        self.distracted = self.rooted = self.chomped = self.gouged = 0
        self.acted = self.fell = self.fielded = self.heated = self.snacked = self.banned = self.stalled = 0
        self.used = self.spent_turn = self.spent_activation = self.spent_game = 0
        self.turnover = self.sparing = False
        self.charges = 0
        self.active = NOBODY
        self.action = self.left = self.rushes = self.reach = 0
        self.done = self.could_score = False
        self.winners: tuple[int, ...] = ()
        self.tell = unheard

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.house, twin.staff, twin.phase, twin.turn = self.house, self.staff, self.phase, self.turn
        twin.kicking, twin.first_kick, twin.half = self.kicking, self.first_kick, self.half
        twin.weather, twin.turns, twin.score, twin.rerolls = (
            self.weather,
            self.turns,
            self.score,
            self.rerolls,
        )
        twin.bonus, twin.leader, twin.bribes = self.bonus, self.leader, self.bribes
        twin.apothecary, twin.fans, twin.cheered = self.apothecary, self.fans, self.cheered
        twin.at, twin.status = self.at[:], self.status[:]
        twin.ma, twin.st, twin.ag, twin.pa, twin.av = self.ma, self.st, self.ag, self.pa, self.av
        twin.skills, twin.values, twin.keywords = self.skills, self.values, self.keywords
        twin.casualty, twin.spp, twin.times = self.casualty, self.spp, self.times
        twin.grid, twin.zones, twin.team_skills = self.grid[:], self.zones[:], self.team_skills
        twin.ball, twin.holder, twin.landing = self.ball, self.holder, self.landing
        twin.distracted, twin.rooted, twin.chomped = self.distracted, self.rooted, self.chomped
        twin.gouged, twin.acted, twin.fell, twin.fielded = self.gouged, self.acted, self.fell, self.fielded
        twin.heated, twin.snacked, twin.banned = self.heated, self.snacked, self.banned
        twin.stalled, twin.used, twin.spent_turn = self.stalled, self.used, self.spent_turn
        twin.spent_activation, twin.spent_game = self.spent_activation, self.spent_game
        twin.turnover, twin.sparing, twin.charges = self.turnover, self.sparing, self.charges
        twin.active, twin.reach = self.active, self.reach
        twin.action, twin.left, twin.rushes = self.action, self.left, self.rushes
        twin.done, twin.could_score, twin.winners = self.done, self.could_score, self.winners
        twin.tell = unheard
        return twin


# ------------------------------------------------------------------------------------------ who and where
def side_of(player: int) -> int:
    """HOME or AWAY."""
    return player >> 4


def rival(side: int) -> int:
    """The other side."""
    return 1 - side


def changed(column: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A column with another value at a place."""
    return (*column[:place], value, *column[place + 1 :])


def changed_pair(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """A pair with another value for a side."""
    return (value, pair[1]) if side == HOME else (pair[0], value)


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


# ------------------------------------------------------------------------------------- standing, zones
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


# ------------------------------------------------------------------------------------------- changing
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
    s.team_skills = (home, away)


# ------------------------------------------------------------------------------------- spent, used, held
def _spent_bit(player: int, skill: Skill) -> int:
    return 1 << (skill.number * PLAYERS + player)


def spend(s: State, player: int, skill: Skill, limit: str) -> None:
    """A skill that works once a ``limit`` (turn, activation or game) has been used."""
    bit = _spent_bit(player, skill)
    if limit == "turn":
        s.spent_turn |= bit
    elif limit == "activation":
        s.spent_activation |= bit
    else:
        s.spent_game |= bit


def regain(s: State, player: int, skill: Skill) -> None:
    """A skill that had been used up is as if it had not."""
    bit = ~_spent_bit(player, skill)
    s.spent_turn &= bit
    s.spent_activation &= bit
    s.spent_game &= bit


def spent(s: State, player: int, skill: Skill) -> bool:
    """Whether a skill that is limited has been used up for now."""
    used = s.spent_turn | s.spent_activation | s.spent_game
    return bool(used) and bool(used & _spent_bit(player, skill))


def ball_square(s: State) -> int:
    """Where the ball is: on the ground, or with its holder; NOWHERE in the air."""
    return s.ball if s.holder == NOBODY else s.at[s.holder]


def has_scored(s: State) -> bool:
    """Whether a standing player holds the ball in the far end zone (S7-12.5)."""
    holder = s.holder
    return holder != NOBODY and s.status[holder] == STANDING and bool(GOAL[holder >> 4] >> s.at[holder] & 1)
