"""What the plans for an activation are worth: each leads to a handful of positions, likely ones and mishaps.

A gain is counted against what the position is worth now; ``risk`` is the chance of a turnover.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.core.grid import NOWHERE, column, distance
from game.games.sevens.board import GOAL_COLUMN, NEAR, NEIGHBOURS, away
from game.games.sevens.catalogue import skill
from game.games.sevens.coach.plans import Plan
from game.games.sevens.coach.values import worth
from game.games.sevens.odds import BlockOdds, Budget, Reach, Way, block_odds, catch, chance, pass_odds
from game.games.sevens.rolls import team_words
from game.games.sevens.state import (
    NOBODY,
    PRONE,
    RESERVES,
    STANDING,
    STUNNED,
    State,
    adjacent,
    alert,
    ball_square,
    on_pitch,
    put,
    rival,
    set_status,
    side_of,
    take_off,
)

SURE: Final = 0.99
LEAST_CHANCE: Final = 0.3  # of a way that is looked at
CARRIER_LOOKS: Final = 10  # times as many squares as the others
REROLL: Final = 0.02  # what a team re-roll is worth
TURNED_PRONE: Final = 0.012  # a Stunned player is activated before anything goes wrong
HURT: Final = 0.42  # of the players whose armour is broken leave the pitch
AGAIN: Final = {"dodge": "Dodge", "rush": "Sure Feet", "pick up": "Sure Hands"}
"""Skills that roll a die of a way again."""
_AGAIN: Final = {what: skill(name).mask for what, name in AGAIN.items()}
CATCH: Final = skill("Catch").mask
PASS: Final = skill("Pass").mask
ALL: Final = -1
"""Everybody has acted: the turn is over."""
ARMED: Final = {"stab": (1.0, 0), "chainsaw": (5 / 6, 3), "vomit": (5 / 6, 0)}
"""Special actions on an opponent: the chance that it works, and what it adds to the armour roll."""


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
        if s.at[player] != at:
            put(s, player, at)
        if s.status[player] != STANDING:
            set_status(s, player, STANDING)
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

    # --------------------------------------------------------------------------------------------- blocks
    def block(self, player: int, target: int, action: str, way: Way, at: int) -> Weighed | None:
        """A block from a square; nothing if the target would choose."""
        s = self.s
        odds = block_odds(s, player, target, origin=at if action == "blitz" else -1)
        if not odds.mine and odds.dice > 1:
            return None
        p, cost = self.arrival(player, way) if way.dice else (1.0, 0.0)
        value, risk, leads_to = self.hit(player, target, at, odds)
        if p < 1:
            value = p * value + (1 - p) * self.worth(self.fallen(player, at)) - cost
        plan = Plan(player, action, way.squares, ("block", target), p * (1 - risk))
        return self.rated(plan, value, 1 - p * (1 - risk), leads_to)

    def hit(self, player: int, target: int, at: int, odds: BlockOdds) -> tuple[float, float, State]:
        """What a block is worth, the risk in it, and what comes of it: the target goes down or is pushed, or
        the blocker falls."""
        falls, downs = odds.fall, odds.down
        cost = 0.0
        if self.rerolls and falls:
            cost = REROLL * falls
            falls, downs = falls * falls, min(1 - falls * falls, downs + falls * downs)
        s = self.moved(player, at)
        pushed = s.copy()
        shove(pushed, at, target)
        felled = pushed.copy()
        if felled.at[target] >= 0:
            down(felled, target)
        hurt = armour_breaks(s, target) * HURT * (0.08 + 0.02 * (s.st[target] - 3))
        value = downs * (self.worth(felled) + hurt) + max(0.0, 1 - downs - falls) * self.worth(pushed)
        if falls:
            value += falls * self.worth(self.fallen(player, at))
        return value - cost, falls, felled if 2 * downs >= 1 - falls else pushed

    def blocks(self, player: int) -> list[Weighed]:
        """Those from where a player stands."""
        s = self.s
        found = []
        for target in adjacent(s, s.at[player], rival(self.side)):
            if s.status[target] == STANDING:
                weighed = self.block(player, target, "block", Way((), (), 1.0), s.at[player])
                if weighed is not None:
                    found.append(weighed)
        return found

    def blitzes(self, player: int, reach: Reach) -> list[Weighed]:
        """Each opponent within reach, from the best square or two next to it."""
        s, found = self.s, []
        most = reach.have.left + reach.have.rushes - 1
        for target in on_pitch(s, rival(self.side)):
            if s.status[target] != STANDING or distance(s.at[player], s.at[target]) > most + 1:
                continue
            squares = []
            for at in NEIGHBOURS[s.at[target]]:
                p, gone = reach.best.get(at, (0.0, 0))
                if p >= 0.6 and at != s.ball and gone <= most:
                    foes = (s.zones[rival(self.side)] & NEAR[at]).bit_count()
                    squares.append((-(p if gone < reach.have.left else p * 0.8), foes, at))
            squares.sort()
            for _, _, at in squares[: max(1, min(3, self.squares // 8))]:
                weighed = self.block(player, target, "blitz", reach.way(at), at)
                if weighed is not None:
                    found.append(weighed)
        return found

    def armed(self, player: int, actions: Iterable[str]) -> list[Weighed]:
        """Weapons against whoever stands next to their owner."""
        s, found = self.s, []
        for action in actions:
            if action not in ARMED:
                continue
            works, more = ARMED[action]
            for target in adjacent(s, s.at[player], rival(self.side)):
                if s.status[target] != STANDING:
                    continue
                p = works * armour_breaks(s, target, more)
                unhurt = self.moved(player, s.at[player])
                felled = unhurt.copy()
                down(felled, target)
                value = p * (self.worth(felled) + HURT * 0.08) + (works - p) * self.worth(unhurt)
                if works < 1:
                    value += (1 - works) * self.worth(self.fallen(player, s.at[player]))
                plan = Plan(player, action, (), (action, target), p)
                found.append(self.rated(plan, value, 1 - works, unhurt))
        return found

    # --------------------------------------------------------------------------------------------- passes
    def handoffs(self, player: int, reach: Reach) -> list[Weighed]:
        """The ball to a team-mate, from the surest square next to it."""
        s, found = self.s, []
        for mate in on_pitch(s, self.side):
            if mate == player or not alert(s, mate):
                continue
            squares = [at for at in NEIGHBOURS[s.at[mate]] if reach.chance(at) > SURE]
            if distance(s.at[mate], s.at[player]) == 1:
                squares.append(s.at[player])
            if not squares:
                continue
            goal = GOAL_COLUMN[self.side]
            at = min(squares, key=lambda square: (abs(column(square) - goal), square))
            p = self.caught(chance(catch(s, mate, "handoff", at)), mate)
            found.append(self.given(player, mate, reach.way(at), at, p, ("handoff", mate), "handoff"))
        return found

    def passes(self, player: int, reach: Reach) -> list[Weighed]:
        """Throws to team-mates from where the thrower stands."""
        s, found = self.s, []
        here = s.at[player]
        for mate in on_pitch(s, self.side):
            if mate == player or not alert(s, mate):
                continue
            odds = pass_odds(s, player, s.at[mate])
            if odds is None or odds.complete < 0.2:
                continue
            thrown = odds.accurate
            if s.skills[player] & PASS or self.rerolls:
                thrown = 1 - (1 - thrown) ** 2
            p = thrown * (1 - odds.intercepted) * self.caught(chance(odds.catch), mate)
            words = ("throw", s.at[mate])
            found.append(self.given(player, mate, Way((), (), 1.0), here, p, words, "pass"))
        return found

    def caught(self, p: float, mate: int) -> float:
        """A catch, with the skill that rolls it again."""
        return 1 - (1 - p) ** 2 if self.s.skills[mate] & CATCH else p

    def given(
        self, player: int, mate: int, way: Way, at: int, p: float, words: tuple[str, int], action: str
    ) -> Weighed:
        """The ball changes hands, or lies beside the receiver."""
        ok = self.moved(player, at)
        ok.holder = mate
        bad = ok.copy()
        bad.holder, bad.ball, bad.acted = NOBODY, bad.at[mate], ALL
        value = p * self.worth(ok) + (1 - p) * self.worth(bad)
        return self.rated(Plan(player, action, way.squares, words, p), value, 1 - p, ok)


def down(s: State, player: int) -> None:
    """A player goes down, and its ball with it."""
    set_status(s, player, PRONE if s.house.armour_holds else STUNNED)
    if s.holder == player:
        s.holder, s.ball = NOBODY, s.at[player]


def shove(s: State, at: int, target: int) -> None:
    """A target is pushed straight away from a square, aside, or off the pitch."""
    squares = away(at, s.at[target])
    for place in (1, 0, 2):
        to = squares[place]
        if to != NOWHERE and s.grid[to] < 0:
            put(s, target, to)
            return
    if NOWHERE in squares:
        if s.holder == target:
            s.holder, s.ball = NOBODY, s.at[target]
        take_off(s, target, RESERVES)


def armour_breaks(s: State, target: int, more: int = 0) -> float:
    """How likely 2D6 break a target's armour."""
    needed = s.av[target] + (0 if s.house.armour_breaks else 1) - more
    return sum(max(0, min(6, 7 - max(1, needed - die))) for die in range(1, 7)) / 36
