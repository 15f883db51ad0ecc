"""What a position of Rumble is worth to the side in turn, in touchdowns: the judgement of the coaches that
search. It looks at where everybody stands once the moves are made, with the throw and the attacks still to
come by their exact odds, and the other side's turn after them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import pow
from typing import Final

from game.core.grid import NOWHERE, Grid, bits, column, distance
from game.games.rumble.board import HOME, Board
from game.games.rumble.moves import MOVE
from game.games.rumble.odds import ATTACK_WAYS, GOOD_WAYS, LOSE_WAYS, WAYS
from game.games.rumble.scoring import has_scored
from game.games.rumble.state import NOBODY, RESERVES, SQUAD, SQUADS, Phase, State, rival, side_of
from game.games.rumble.throws import THROW

GOOD: Final = tuple(ways / WAYS for ways in GOOD_WAYS)
"""The chance of a throw by its distance."""
INJURY: Final = ATTACK_WAYS["injury"] / WAYS
KEEPS: Final[tuple[float, ...]] = tuple(pow(1 - LOSE_WAYS / WAYS, attacks) for attacks in range(12))
"""The chance that a carrier still has the ball after so many attacks."""
SURE: Final = next(squares for squares in range(THROW, 0, -1) if GOOD[squares] > 0.7)
"""The longest throw that one can build on: 6 squares."""

# Found by matches of these coaches against each other; a touchdown is 1.
TOUCHDOWN: Final = 1.0
FIRST_TURN: Final = 0.06  # to go first, which the side that conceded does
RESERVE: Final = 0.03
DELAY: Final = 0.62  # what is left of a promise one turn later
WALK, PASS = 0.85, 0.7  # how often a way to the end zone that looks open is
LOOSE: Final = 0.6  # of a carrier's promise, to whom the ball is there to pick up
COMPANY: Final = 0.003  # a square nearer to the ball, for each player
NEAR: Final = 3  # squares from the ball that are near enough


@dataclass(frozen=True, slots=True)
class Temper:
    """What coaches hold differently: what a player on the field is worth; the part of the injuries that the
    other side's attacks would bring that is feared right after a touchdown; and after how many turns without
    one nothing is left of that fear, since somebody has to begin."""

    player: float
    fear: float
    patience: int


HASTY: Final = Temper(player=0.055, fear=0.6, patience=14)
PATIENT: Final = Temper(player=0.14, fear=0.75, patience=22)
"""Its player is worth what one more of them does for winning the match, by the winners of 240 matches."""


class Tables:
    """What does not change on a board. Masks and lists by the number of a square; pairs by the side."""

    __slots__ = ("company", "grid", "last", "near", "promise", "to_go", "zone")

    def __init__(self, board: Board) -> None:
        self.grid = board.grid
        self.last = last = board.columns - 1
        squares = range(board.columns * 16)
        self.near = tuple(bits(board.grid.neighbours[at]) for at in squares)
        """The squares next to one."""
        self.to_go = (tuple(last - column(at) for at in squares), tuple(column(at) for at in squares))
        """Columns that a side has still to go from a square."""
        self.zone = (board.zone_mask[rival(HOME)], board.zone_mask[HOME])
        """The end zone in which a side scores."""
        columns = range(board.columns)
        self.promise = tuple(tuple(promise(carrier, foremost) for foremost in columns) for carrier in columns)
        self.company = tuple(
            tuple(-COMPANY * max(0, distance(at, ball) - NEAR) for at in squares) for ball in squares
        )


@cache
def tables(board: Board) -> Tables:
    """Those of a board."""
    return Tables(board)


def promise(carrier: int, foremost: int) -> float:
    """How likely a side scores that is in turn and has the ball so many columns from the end zone, its
    foremost player beside the carrier so many: it walks, or throws to a player in the end zone."""
    walk = max(1.0, carrier / MOVE)
    throw = max(1.0, foremost / MOVE, (carrier - SURE) / MOVE)
    return max(WALK * pow(DELAY, walk - 1), PASS * pow(DELAY, throw - 1))


def flood(grid: Grid, start: int, free: int) -> int:
    """The start and all that a move brings somebody to from there, over free squares."""
    spread = grid.spread
    for _ in range(MOVE):
        start |= spread(start) & free
    return start


class Outlook:
    """A position as the side in turn sees it. ``mine`` and ``theirs`` are the masks of where players stand,
    ``able`` of those of mine that may still attack, ``ours`` and ``threat`` of what each side can move to."""

    __slots__ = ("able", "company", "mine", "ours", "s", "side", "squares", "tables", "theirs", "threat")

    def __init__(self, s: State) -> None:
        self.s, self.side = s, s.turn
        self.tables = known = tables(s.house.board)
        at, spent = s.at, s.handled | s.attacked
        squads = at[:SQUAD], at[SQUAD:]
        self.squares = [square for square in squads[s.turn] if square >= 0]
        mine = theirs = 0
        for square in self.squares:
            mine |= 1 << square
        for square in squads[1 - s.turn]:
            if square >= 0:
                theirs |= 1 << square
        able = mine
        if spent:
            for player in SQUADS[s.turn]:
                if spent >> player & 1 and at[player] >= 0:
                    able ^= 1 << at[player]
        self.mine, self.theirs, self.able = mine, theirs, able
        field = known.grid.mask
        self.threat = flood(known.grid, theirs, field & ~mine)
        self.ours = flood(known.grid, mine, field & ~theirs)

    def worth(self, temper: Temper) -> float:
        """Everything together."""
        s, known = self.s, self.tables
        spread = known.grid.spread
        value = self.ball() + self.people(temper)
        hurt = INJURY * temper.player
        value += hurt * (spread(self.theirs) & self.able).bit_count()
        feared = min(
            (spread(self.ours) & self.theirs).bit_count(), 2 * (spread(self.threat) & self.mine).bit_count()
        )
        value -= temper.fear * max(0.0, 1 - s.scoreless / temper.patience) * hurt * feared
        company = known.company[s.ball if s.holder == NOBODY else s.at[s.holder]]
        for square in self.squares:
            value += company[square]
        return value

    def people(self, temper: Temper) -> float:
        """Who is left, and the score."""
        s, side = self.s, self.side
        at = s.at
        spare = at[:SQUAD].count(RESERVES) - at[SQUAD:].count(RESERVES)
        if side != HOME:
            spare = -spare
        field = self.mine.bit_count() - self.theirs.bit_count()
        return temper.player * field + RESERVE * spare + TOUCHDOWN * (s.score[side] - s.score[1 - side])

    # ------------------------------------------------------------------ the ball
    def ball(self) -> float:
        """What it is worth where it is, after my best throw, and my attacks on its holder."""
        s, holder = self.s, self.s.holder
        if holder == NOBODY:
            return self.loose(s.ball)
        if side_of(holder) == self.side:
            return self.best_throw()[0]
        return self.besieged(s.at[holder])

    def best_throw(self) -> tuple[float, int]:
        """The value of my ball and the square to throw it to, or NOWHERE to keep it. A throw that misses
        counts as a ball on the ground at its target."""
        s = self.s
        here = s.at[s.holder]
        best, target = self.held(here), NOWHERE
        if s.thrown or s.phase is Phase.ATTACK:
            return best, target
        promises, to_go = self.tables.promise, self.tables.to_go[self.side]
        foremost = self.foremost(self.side, self.mine)
        for square in self.squares:
            squares = distance(here, square)
            if not 0 < squares <= THROW:
                continue
            good = GOOD[squares]
            most = promises[to_go[square]][foremost] if to_go[square] else TOUCHDOWN
            if (good + (1 - good) * LOOSE) * most <= best:
                continue
            value = good * self.held(square)
            if good < 1:
                value += (1 - good) * self.loose(square)
            if value > best:
                best, target = value, square
        return best, target

    def held(self, square: int) -> float:
        """A player of mine has the ball there when my turn ends."""
        known, side = self.tables, self.side
        here = 1 << square
        if here & known.zone[side]:
            return TOUCHDOWN - FIRST_TURN
        promised = known.promise[known.to_go[side][square]][self.foremost(side, self.mine & ~here)]
        near = known.near[square]
        attackers = min(
            (near & self.threat).bit_count(), (known.grid.within(square, MOVE + 1) & self.theirs).bit_count()
        )
        keeps = KEEPS[attackers]
        caught = attackers / near.bit_count()  # by a player of theirs, of what drops
        theirs = known.promise[known.to_go[1 - side][square]][self.foremost(1 - side, self.theirs)]
        return keeps * promised + (1 - keeps) * ((1 - caught) * LOOSE * promised - caught * LOOSE * theirs)

    def loose(self, square: int) -> float:
        """The ball lies there when my turn ends."""
        known, side = self.tables, self.side
        around = known.near[square] | 1 << square
        if around & self.threat:
            return -LOOSE * self.scores_now(square, around & self.threat)
        if around & self.ours:
            return LOOSE * known.promise[known.to_go[side][square]][self.foremost(side, self.mine)]
        return 0.0

    def besieged(self, square: int) -> float:
        """One of theirs has the ball there, and my attackers next to it try to knock it loose: then it goes
        to mine, to theirs or to the ground."""
        known = self.tables
        near = known.near[square]
        walk = flood(known.grid, 1 << square, known.grid.mask & ~self.mine)
        kept = -self.scores_now(square, walk)
        attackers = (near & self.able).bit_count()
        if not attackers:
            return kept
        keeps = KEEPS[attackers]
        mine, theirs, all_round = near & self.mine, near & self.theirs, near.bit_count()
        freed = self.held(square) * mine.bit_count() + kept * theirs.bit_count()
        freed += self.loose(square) * (all_round - (mine | theirs).bit_count())
        return keeps * kept + (1 - keeps) * freed / all_round

    def scores_now(self, square: int, walk: int) -> float:
        """How likely the other side scores in a while that is in turn, its ball at a square, from where its
        carrier can walk to any square of a mask."""
        known, other = self.tables, 1 - self.side
        zone = known.zone[other]
        if walk & zone and self.s.holder != NOBODY:
            return WALK
        later = LOOSE * known.promise[known.to_go[other][square]][self.foremost(other, self.theirs)]
        if not self.threat & zone:
            return later
        good = GOOD[min(self.foremost(other, walk), THROW)]
        return good + (1 - good) * later

    def foremost(self, side: int, mask: int) -> int:
        """Columns that the foremost of some squares has still to go, for a side."""
        if side == HOME:
            return self.tables.last - (mask.bit_length() - 1 >> 4) if mask else self.tables.last
        return (mask & -mask).bit_length() - 1 >> 4 if mask else self.tables.last


def worth(s: State, temper: Temper) -> float:
    """The value of a position to the side in turn; a touchdown in it counts."""
    outlook = Outlook(s)
    if not has_scored(s):
        return outlook.worth(temper)
    gain = TOUCHDOWN - FIRST_TURN
    return outlook.people(temper) + (gain if side_of(s.holder) == s.turn else -gain)
