"""What a position is worth by experience: fitted to the touchdowns that followed in the half, in 800 matches
between pros and, twenty times heavier, in 326 between a legend and a pro: a legend leaves positions that pros
seldom meet. With the ball it gains less from more players than pros do."""

from __future__ import annotations

from typing import Final

from game.core.grid import column, distance, row
from game.games.sevens.board import GOAL, GOAL_COLUMN, NEAR, ROWS
from game.games.sevens.coach.outcomes import HURT, armour_breaks
from game.games.sevens.coach.reaching import arrives
from game.games.sevens.coach.values import Position
from game.games.sevens.odds.fouls import FoulOdds
from game.games.sevens.state import STANDING, STUNNED, State

MAN: Final = 0.17  # somebody who stands, with a whole half to play …
NEXT_HALF: Final = 0.08  # … and in the half after it
LYING: Final = (1.0, 0.6, 0.35)  # of that: Standing, Prone, Stunned
THEIRS_LYING: Final = (1.0, 0.95, 0.45)  # they stand up before they are hit again
STUN: Final = 0.3  # of a man, for who is Stunned
REROLL: Final = 0.15  # with a whole half to play
LESS: Final = 0.6  # of a touchdown that changes no more who wins
LEAN: Final = 0.5  # of what a pro makes of how its players stand
GOES: Final = 5 / 6  # whom the referee saw, in spite of all arguments
CONCEDES: Final = (0.0, 0.0, 0.02, 0.06, 0.08, 0.08, 0.08, 0.08, 0.08)
"""Touchdowns by which a side that receives is ahead afterwards, by the turns that it has left."""
CARRIED: Final = (0.432, 0.689, -0.417, 0.038, -0.004, -0.032, -0.029)
"""Of a ball that is carried: to begin with, if it is kept, for each turn that it needs, for the square of
them, for each row off the middle, for each of theirs before it, and near."""
CHASED: Final = (1.088, 0.04, -0.303, -0.066, -0.037, -0.02)
"""Of a ball of theirs: to begin with, if it scores at once, for each turn that it needs, for each of mine
beside it (two at most), before it, and near."""
LOOSE: Final = (0.16, 0.215, 0.041, -0.144, -0.55, -0.172)
"""Of a loose one: to begin with, if I can take it, more if they cannot, if they can; what it promises them,
more if they can take it."""
NEARBY: Final = 4  # squares
SHORT: Final = -0.03  # of a touchdown, for who could be in the end zone next turn
USUAL: Final = 6  # squares that somebody moves
FAR: Final = 3.2  # turns to the end zone, and more
IN_TIME: Final = 0.3  # turns that are short by so little can still be enough
LATE: Final = 0.3  # of what a pro thinks of a carrier that comes too late …
LATE_THEIRS: Final = 0.07  # … and of theirs


class Experience(Position):
    """All that a position is worth, in touchdowns."""

    __slots__ = ()

    def worth(self) -> float:
        """Everything together."""
        return self.needed(self.ball()) + self.men() + self.lean() * self.stands()

    def lean(self) -> float:
        """How much it matters how players stand: nothing when the half is over."""
        return LEAN if self.turns_left(self.side) or self.turns_left(self.other) else 0.0

    def needed(self, touchdowns: float) -> float:
        """What touchdowns are worth by the score: towards the end a second one ahead counts for less, and so
        does what is conceded by who is behind."""
        s = self.s
        if s.half == 1:
            return touchdowns
        ahead = s.score[self.side] - s.score[self.other]
        late = 1 - self.turns_left(self.other) / s.house.turns
        if (touchdowns > 0) is (ahead > 0) and ahead:
            return touchdowns * (1 - LESS * late)
        return touchdowns

    def men(self) -> float:
        """How many are on the pitch, and stand."""
        s = self.s
        each = man(s, self.turns_left(self.side))
        status = s.status
        mine = sum([LYING[status[player]] for player in self.mine])
        theirs = sum([THEIRS_LYING[status[player]] for player in self.theirs])
        return each * (mine - theirs)

    def carried(self, holder: int) -> float:
        s, side = self.s, self.side
        here, turns = s.at[holder], self.turns_left(side)
        if GOAL[side] >> here & 1:
            return 1 - CONCEDES[self.turns_left(self.other)]
        need = abs(column(here) - GOAL_COLUMN[side]) / (s.ma[holder] + 0.5)
        if not turns or need > turns + IN_TIME:
            return LATE * super().carried(holder)
        edge = abs(row(here) - ROWS // 2)
        before, near = self.around(self.theirs, here, GOAL_COLUMN[side])
        base, kept, turn, squared, off, stops, hinders = CARRIED
        value = base + kept * self.keeps(holder) + turn * need + squared * need * need + off * edge
        return min(value + stops * before + hinders * near, SHORT + 1 - CONCEDES[self.turns_left(self.other)])

    def around(self, players: list[int], here: int, goal: int) -> tuple[int, int]:
        """How many of some players stand between a square and a column, and how many near it."""
        s, far = self.s, abs(column(here) - goal)
        standing = [s.at[player] for player in players if s.status[player] == STANDING]
        before = sum([abs(column(at) - goal) < far for at in standing])
        return before, sum([distance(at, here) <= NEARBY for at in standing])

    def chased(self, here: int, movement: int) -> float:
        s, side, other = self.s, self.side, self.other
        goal = GOAL_COLUMN[other]
        far = abs(column(here) - goal)
        need = min(FAR, far / (movement + 0.5))
        turns = self.turns_left(other)
        if not turns or need > turns + IN_TIME:
            return LATE_THEIRS * super().chased(here, movement)
        behind, near = self.around(self.mine, here, goal)
        beside = min(2, (s.zones[side] & NEAR[here]).bit_count())
        runs = arrives(here, movement, self.free, self.zones[side], GOAL[other])
        base, scores, turn, marks, stops, helps = CHASED
        return base + scores * runs + turn * need + marks * beside + stops * behind + helps * near

    def loose(self, at: int) -> float:
        side, other = self.side, self.other
        if not self.turns_left(side) and not self.turns_left(other):
            return 0.0
        far = abs(column(at) - GOAL_COLUMN[side]) / (USUAL + 0.5)
        theirs = self.takes(self.theirs, at, other, 0) if self.turns_left(other) else 0.0
        mine = self.takes(self.mine, at, side, 0) if far <= self.turns_left(side) + IN_TIME else 0.0
        promised = self.chased(at, USUAL)
        base, taken, alone, lost, promise, more = LOOSE
        mine *= taken + alone * (1 - theirs)
        return base + mine + lost * theirs + promised * (promise + more * theirs)


def man(s: State, turns: int) -> float:
    """What one more player is worth with so many turns to go in this half."""
    return MAN * turns / s.house.turns + (NEXT_HALF if s.half == 1 else 0.0)


def reroll(s: State, side: int) -> float:
    """What a team re-roll is worth to a side."""
    return REROLL * (s.house.turns - s.turns[side]) / s.house.turns


def hurt(s: State, target: int, side: int) -> float:
    """What the armour roll of somebody who goes down is worth to the other side, beside its lying there."""
    breaks = armour_breaks(s, target)
    return breaks * man(s, s.house.turns - s.turns[side]) * (HURT + (1 - HURT) * STUN)


def foul(s: State, target: int, odds: FoulOdds, side: int) -> float:
    """What a foul is worth to a side: an opponent that lies is hurt or stunned; a player may be sent off, and
    is missed in the next half, too."""
    each = man(s, s.house.turns - s.turns[side])
    stunned = THEIRS_LYING[s.status[target]] - THEIRS_LYING[STUNNED]
    missed = each + (NEXT_HALF if s.half == 1 else 0.0)
    return odds.breaks * each * (HURT + (1 - HURT) * stunned) - odds.seen * GOES * missed


def worth(s: State, side: int) -> float:
    """The value of a position to a side that leaves it to the other."""
    return Experience(s, side).worth()


__all__ = ["Experience", "foul", "hurt", "reroll", "worth"]
