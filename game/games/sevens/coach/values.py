"""What a position is worth to the side in turn, in touchdowns: the ball, the players, who stands where.

A position is judged as the other side will find it; but whoever has not acted yet may still pick a ball up,
or run with it. Ways are reckoned with sets of squares: those that a player gets to without a die, and those
that need a dodge or a rush.
"""

from __future__ import annotations

from typing import Final

from game.core.grid import column, distance, row
from game.games.sevens.board import GOAL, GOAL_COLUMN, NEAR, PITCH
from game.games.sevens.catalogue import skill
from game.games.sevens.coach.formation import HANDLESS
from game.games.sevens.coach.people import People
from game.games.sevens.coach.reaching import RUSH, Ways, arrives
from game.games.sevens.state import NOBODY, PRONE, STANDING, STUNNED, Phase, State

RECEIVES: Final = (0.0, 0.04, 0.18, 0.32, 0.4, 0.44, 0.47, 0.49, 0.5)
"""How likely a side that receives scores in so many turns, less what the other one gets in return."""
SCORES: Final = 0.92  # a carrier that needs one turn, if it is left alone
DELAY: Final = 0.5  # for each turn more
TOO_LATE: Final = 0.03
SLACK: Final = (0.55, 0.75, 0.88, 0.95, 1.0)
"""What is left of it with so many turns to spare."""
REGAINS: Final = 0.25  # of the promise is left when a carrier was brought down
LOST: Final = 0.35  # of theirs
HELP: Final = 0.78  # a player that can still come to the carrier leaves so much of the danger
LOOSE: Final = 0.45  # of a side's promise, for a ball that it is nearer to
BEHIND: Final = 0.012  # a player between the other side's ball and the end zone
HARASSES: Final = 0.03  # next to the other side's carrier
DOWN: Final = (0.04, 0.11, 0.36, 0.6, 0.74)
"""How likely a block brings its target down: three or two dice of the target's, one, two, three."""
DODGE: Final = skill("Dodge").mask
BLOCK: Final = skill("Block").mask
STAND_COST: Final = 3


def receives(turns: int) -> float:
    """What a side expects that receives with so many turns left."""
    return RECEIVES[max(0, min(turns, len(RECEIVES) - 1))]


class Position(People):
    """All that a position is worth: the ball, and the players."""

    __slots__ = ()

    def worth(self) -> float:
        """Everything together."""
        return self.ball() + self.people()

    def ball(self) -> float:
        """Who has it, or is going to."""
        s, holder = self.s, self.s.holder
        if holder != NOBODY:
            if holder >> 4 == self.side:
                return self.carried(holder)
            return -self.chased(s.at[holder], s.ma[holder])
        at = s.ball if s.ball >= 0 else s.landing
        return self.loose(at) if 0 <= at < len(NEAR) else 0.0

    def promise(self, side: int, at: int, movement: int, turns: int) -> float:
        """How much a carrier's way to the end zone promises, with so many turns to go it."""
        far = abs(column(at) - GOAL_COLUMN[side])
        need = max(1.0, far / (movement + 0.5))
        whole = int(need + 0.999)
        if whole > turns:
            return TOO_LATE if turns and whole == turns + 1 else 0.0
        slack = SLACK[min(turns - whole, len(SLACK) - 1)]
        promised: float = SCORES * slack * pow(DELAY, need - 1) * (1 - receives(self.turns_left(1 - side)))
        return promised

    def carried(self, holder: int) -> float:
        """One of mine has it."""
        s, side = self.s, self.side
        here, turns = s.at[holder], self.turns_left(side)
        if GOAL[side] >> here & 1:
            return 1 - receives(self.turns_left(self.other))
        movement = s.ma[holder]
        keeps = 1 - (1 - self.keeps(holder)) * self.unprotected(here)
        promised = self.promise(side, here, movement, turns)
        value = keeps * promised + (1 - keeps) * (REGAINS * promised - self.lost(here))
        if s.turn == side and not s.acted >> holder & 1 and s.phase is Phase.TURN:
            value = max(value, self.still_runs(holder, value))
        return value

    def unprotected(self, here: int) -> float:
        """How much of the danger remains when everybody who has still to act comes to a square."""
        s = self.s
        if s.turn != self.side or s.acted < 0:
            return 1.0
        danger = 1.0
        for player in self.mine:
            if not s.acted >> player & 1 and player != s.holder and s.status[player] != STUNNED:
                steps = s.ma[player] - (STAND_COST if s.status[player] == PRONE else 0)
                if distance(s.at[player], here) <= steps and not self.held(player):
                    danger *= HELP
        return danger

    def still_runs(self, holder: int, value: float) -> float:
        """What a carrier that has not acted may still do: score, or come forward."""
        s, side = self.s, self.side
        marked = self.zones[self.other]
        p = arrives(s.at[holder], s.ma[holder], self.free, marked, GOAL[side])
        if p:
            return p * (1 - receives(self.turns_left(self.other))) + (1 - p) * -0.1
        ahead = max(0, abs(column(s.at[holder]) - GOAL_COLUMN[side]) - s.ma[holder])
        at = ((GOAL_COLUMN[side] - ahead) if side == 0 else ahead) * 16 + row(s.at[holder])
        return 0.5 * value + 0.5 * self.promise(side, at, s.ma[holder], self.turns_left(side))

    def lost(self, at: int) -> float:
        """What the ball is worth to the other side after my carrier was brought down there."""
        return LOST * self.promise(self.other, at, 6, self.turns_left(self.other) - 1)

    def keeps(self, holder: int) -> float:
        """How likely a carrier of mine still has the ball after their turn."""
        s, side = self.s, self.side
        here = s.at[holder]
        near = NEAR[here]
        open_near = near & self.free
        ways = Ways(self.free, self.zones[side], open_near)
        guards = (s.zones[side] & near).bit_count()
        threats: list[tuple[float, int, bool]] = []
        comers = 0.0
        for player in self.theirs:
            at, status = s.at[player], s.status[player]
            if status == STUNNED:
                continue
            steps = s.ma[player] - (STAND_COST if status == PRONE else 0)
            if near >> at & 1 and status == STANDING:
                threats.append((1.0, player, True))
                comers += 1
            elif open_near and distance(at, here) <= steps + RUSH + 1:
                p = ways.chance(at, steps - 1)
                p *= p  # who needs a die to come may not dare to
                if p:
                    threats.append((p, player, False))
                    comers += p
        if not threats:
            return 1.0
        keeps, blitz = 1.0, 0.0
        for p, player, beside in threats:
            falls = p * self.falls(holder, player, comers - p, guards)
            if beside:
                keeps *= 1 - 0.6 * falls
            blitz = max(blitz, falls)
        return keeps * (1 - blitz)

    def falls(self, holder: int, attacker: int, comers: float, guards: int) -> float:
        """How likely an attacker brings the carrier down, with helpers on both sides."""
        s = self.s
        edge = s.st[attacker] + min(1.2, 0.4 * comers) - s.st[holder] - min(1.2, 0.4 * guards)
        if abs(edge) > 1:
            edge = (1 if edge > 0 else -1) * (1 + 0.3 * (abs(edge) - 1))
        place = max(0.0, min(4.0, 2 + edge))
        low = int(place)
        p = DOWN[low] + (DOWN[min(4, low + 1)] - DOWN[low]) * (place - low)
        if s.skills[holder] & DODGE:
            p *= 0.65
        if s.skills[attacker] & BLOCK and not s.skills[holder] & BLOCK:
            p = min(0.9, p * 1.15)
        return p

    def chased(self, here: int, movement: int) -> float:
        """What the ball is worth to them in the hands of one of theirs, who moves next."""
        s, side, other = self.s, self.side, self.other
        turns = self.turns_left(other)
        if not turns:
            return 0.0
        scores = 1 - receives(self.turns_left(side))
        p = arrives(here, movement, self.free, self.zones[side], GOAL[other])
        beside = (s.zones[side] & NEAR[here]).bit_count()
        later = self.promise(other, here, movement, turns - 1) * 0.85**beside
        value = p * scores + (1 - p) * later
        goal = GOAL_COLUMN[other]
        far = abs(column(here) - goal)
        for player in self.mine:
            if s.status[player] == STANDING:
                at = s.at[player]
                if abs(column(at) - goal) < far and abs(row(at) - row(here)) <= 1 + far // 2:
                    value -= BEHIND
        return value - HARASSES * min(beside, 2)

    def loose(self, at: int) -> float:
        """It lies on the ground, or is going to come down there."""
        s, side, other = self.s, self.side, self.other
        theirs = self.takes(self.theirs, at, other, 0)
        value = -theirs * self.chased(at, 3)
        mine = LOOSE * self.nearness(self.mine, at) * self.promise(side, at, 6, self.turns_left(side) - 1)
        value += (1 - theirs) * mine
        if s.turn == side and s.phase is Phase.TURN:
            now = self.takes(self.mine, at, side, s.acted)
            if now:
                got = 0.8 * self.promise(side, at, 6, self.turns_left(side))
                value = max(value, now * got + (1 - now) * value)
        return value

    def takes(self, players: list[int], at: int, side: int, acted: int) -> float:
        """How likely the best of some players picks the ball up now."""
        s = self.s
        spot = 1 << at
        ways = Ways(self.free | spot, self.zones[1 - side], spot)
        hampered = (s.zones[1 - side] & NEAR[at]).bit_count()
        secures = 0.0 if s.zones[1 - side] & PITCH.within(at, 2) else 5 / 6
        best = 0.0
        for player in players:
            if acted >> player & 1 or s.status[player] == STUNNED or s.skills[player] & HANDLESS:
                continue
            steps = s.ma[player] - (STAND_COST if s.status[player] == PRONE else 0)
            if distance(s.at[player], at) > steps + RUSH:
                continue
            p = ways.chance(s.at[player], steps)
            best = max(best, p * (secures if secures else (7 - min(6, s.ag[player] + hampered)) / 6))
        return best

    def nearness(self, players: list[int], at: int) -> float:
        """Whether anybody stands near a square: 1, less if nobody does."""
        s = self.s
        near = min((distance(s.at[p], at) for p in players if s.status[p] == STANDING), default=20)
        return 1.0 if near <= 6 else 0.5


def worth(s: State, side: int) -> float:
    """The value of a position to a side that leaves it to the other."""
    return Position(s, side).worth()


__all__ = ["Position", "receives", "worth"]
