"""What the plans for an activation are worth: each leads to a handful of positions, likely ones and mishaps.

A gain is counted against what the position is worth now; ``risk`` is the chance of a turnover.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.core.grid import NOWHERE, column, distance
from game.games.sevens.board import GOAL_COLUMN, NEAR
from game.games.sevens.catalogue import skill
from game.games.sevens.coach.outcomes import down, stand
from game.games.sevens.coach.plans import Plan
from game.games.sevens.coach.values import worth
from game.games.sevens.odds import Budget, Reach, Way
from game.games.sevens.rolls import team_words
from game.games.sevens.state import (
    NOBODY,
    PRONE,
    STANDING,
    State,
    ball_square,
    put,
    set_status,
    side_of,
)

SURE: Final = 0.99
LEAST_CHANCE: Final = 0.3  # of a way that is looked at
CARRIER_LOOKS: Final = 10  # times as many squares as the others
REROLL: Final = 0.02  # what a team re-roll is worth
TURNED_PRONE: Final = 0.012  # a Stunned player is activated before anything goes wrong
AGAIN: Final = {"dodge": "Dodge", "rush": "Sure Feet", "pick up": "Sure Hands"}
"""Skills that roll a die of a way again."""
_AGAIN: Final = {what: skill(name).mask for what, name in AGAIN.items()}
ALL: Final = -1
"""Everybody has acted: the turn is over."""


class Weighed(NamedTuple):
    """A plan, its gain, how likely it is a turnover, the position that it leads to as a rule, and what it is
    worth altogether."""

    plan: Plan
    gain: float
    risk: float
    leads_to: State
    value: float


class Judge:
    """Weighs plans in a position; looks at so many squares for each player."""

    def __init__(self, s: State, squares: int) -> None:
        self.s, self.side, self.squares = s, s.turn, squares
        self.bases: dict[int, float] = {}
        self.nodes = 0
        self.rerolls = bool(team_words(s, s.turn))

    def worth(self, s: State) -> float:
        self.nodes += 1
        return worth(s, self.side)

    def base(self, player: int) -> float:
        """What the position is worth if a player does nothing more."""
        if player not in self.bases:
            s = self.s.copy()
            s.acted |= 1 << player
            self.bases[player] = self.worth(s)
        return self.bases[player]

    def rated(self, plan: Plan, value: float, risk: float, leads_to: State) -> Weighed:
        """A plan with what it gains for its player."""
        return Weighed(plan, value - self.base(plan.player), risk, leads_to, value)

    def idle(self) -> float:
        """What the position is worth if nobody does anything more."""
        if NOBODY not in self.bases:
            s = self.s.copy()
            s.acted = ALL
            self.bases[NOBODY] = self.worth(s)
        return self.bases[NOBODY]

    # ------------------------------------------------------------------------------------------ positions
    def moved(self, player: int, at: int) -> State:
        """A player stands there and has acted."""
        s = self.s.copy()
        stand(s, player, at)
        s.acted |= 1 << player
        return s

    def turned(self, player: int) -> State:
        """A Stunned player was activated, and lies Prone."""
        s = self.s.copy()
        set_status(s, player, PRONE)
        s.acted |= 1 << player
        return s

    def fallen(self, player: int, at: int) -> State:
        """A player went down there, and the turn is over."""
        s = self.moved(player, at)
        down(s, player)
        s.acted = ALL
        return s

    # ---------------------------------------------------------------------------------------------- moves
    def arrival(self, player: int, way: Way) -> tuple[float, float]:
        """The chance of a way with re-rolls, and what these cost."""
        s, p, misses, used = self.s, 1.0, 0.0, ""
        for die in way.dice:
            good = die.chance
            if s.skills[player] & _AGAIN.get(die.what, 0) and used != die.what:
                good, used = 1 - (1 - good) ** 2, die.what
            p *= good
            misses += 1 - good
        if not self.rerolls:
            return p, 0.0
        return min(1.0, p * (1 + misses)), REROLL * misses

    def moves(self, player: int, reach: Reach, action: str = "move") -> list[Weighed]:
        """The squares that are worth a look; the ball's own is a plan of its own."""
        found = []
        here = self.s.at[player]
        rises = self.s.status[player] != STANDING
        for at in self.looked_at(player, reach):
            if at == here and not rises:
                continue
            found.append(self.move(player, reach, at, action))
        return found

    def move(self, player: int, reach: Reach, at: int, action: str) -> Weighed:
        """One of them."""
        way = reach.way(at)
        p, cost = self.arrival(player, way) if reach.chance(at) < SURE else (1.0, 0.0)
        leads_to = self.moved(player, at)
        value = self.worth(leads_to)
        if p < 1:
            value = p * value + (1 - p) * self.worth(self.fallen(player, at)) - cost
        plan = Plan(player, action, way.squares, None, p)
        return self.rated(plan, value, 1 - p, leads_to)

    def looked_at(self, player: int, reach: Reach) -> list[int]:
        """The squares of most promise: forward for the carrier, round the ball for the others."""
        s, side = self.s, self.side
        holds = s.holder == player
        squares = [
            at
            for at, (p, _) in reach.best.items()
            if at != s.ball and p >= (LEAST_CHANCE if holds else SURE if s.holder == NOBODY else 0.6)
        ]
        if len(squares) <= (CARRIER_LOOKS * self.squares if holds else self.squares):
            return squares
        goal = GOAL_COLUMN[side]
        if holds:
            risky = {at: 1.0 - reach.chance(at) for at in squares}
            squares.sort(key=lambda at: (abs(column(at) - goal) + 6 * risky[at], at))
            return squares[: CARRIER_LOOKS * self.squares]
        spot = ball_square(s)
        spot = spot if spot >= 0 else s.landing
        if not 0 <= spot < len(NEAR):
            return squares[: self.squares]
        ahead = 1 if (side == 0) is (s.holder != NOBODY and side_of(s.holder) == side) else -1
        target = min(19, max(0, column(spot) + ahead)) * 16 + (spot & 15)
        squares.sort(key=lambda at: (distance(at, target) + 4 * (1 - reach.chance(at)), at))
        return squares[: self.squares]

    def pickup(self, player: int, reach: Reach, actions: Iterable[str]) -> list[Weighed]:
        """To the ball, and on with it as far as the legs go; or the ball secured where it lies. That somebody
        else may get it does not count against it: else all would wait for each other."""
        s = self.s
        at = s.ball
        if at < 0 or reach.chance(at) < 0.1:
            return []
        way = reach.way(at)
        got = self.moved(player, at)
        got.holder, got.ball = player, NOWHERE
        missed = self.moved(player, at)
        missed.acted = ALL
        missed.ball = at
        lost = self.worth(missed)
        found = []
        stays = self.worth(got)
        if "move" in actions:
            p, cost = self.arrival(player, way)
            on, there = self.runs_on(got, player, reach, len(way.squares))
            if stays >= on:
                on, there = stays, got
            value = p * on + (1 - p) * lost - cost
            plan = Plan(player, "move", way.squares, None, p)
            found.append(Weighed(plan, value - self.idle(), 1 - p, there, value))
        if "secure" in actions:
            dice = tuple(die for die in way.dice if die.what != "pick up")
            p, cost = self.arrival(player, Way(way.squares, dice, 1.0))
            p *= 35 / 36 if self.rerolls or s.skills[player] & _AGAIN["pick up"] else 5 / 6
            value = p * stays + (1 - p) * lost - cost
            plan = Plan(player, "secure", way.squares, None, p)
            found.append(Weighed(plan, value - self.idle(), 1 - p, got, value))
        return found

    def runs_on(self, got: State, player: int, reach: Reach, gone: int) -> tuple[float, State]:
        """The best position that the ball's new holder walks to without a die."""
        left = Budget(max(0, reach.have.left - gone), 0)
        if not left.left:
            return -1.0, got
        onward = Reach(got, player, left)
        goal = GOAL_COLUMN[self.side]
        squares = [at for at, (p, _) in onward.best.items() if p > SURE]
        squares.sort(key=lambda at: (abs(column(at) - goal), at))
        best = (-1.0, got)
        for at in squares[: max(4, self.squares // 2)]:
            then = got.copy()
            if then.at[player] != at:
                put(then, player, at)
            value = self.worth(then)
            if value > best[0]:
                best = (value, then)
        return best
