"""The state itself, and its copy."""

from __future__ import annotations

from game.core.game import unheard
from game.core.grid import NOWHERE
from game.core.plain import PlainState
from game.games.sevens.board import HOME, SQUARES
from game.games.sevens.cards import NO_EXTRA
from game.games.sevens.state.figures import ABSENT, NO_TIMES, NOBODY, PERFECT, PLAYERS, Column, Phase
from game.games.sevens.state.house import House, Staff


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
    ``fell`` (stunned when it began); ``charges`` are the players that may still act in a Charge!
    (or be set up again, or snap).

    Of the activation: ``active`` with its ``action`` (its number in the list of actions), ``left`` movement,
    ``rushes``, ``reach`` (the range of its pass), ``done`` (the action was taken), ``spent_activation``
    skills, ``could_score`` without a die.

    ``extra`` is what only some matches have (`game.games.sevens.cards`).
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
        "extra",
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
        self.extra = NO_EXTRA
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
        twin.extra = self.extra
        twin.tell = unheard
        return twin
