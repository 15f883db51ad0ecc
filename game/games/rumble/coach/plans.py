"""Plans for the first phase: who moves where and who picks the ball up, in an order in which it can be done.

A plan begins with the ball (its carrier moves, or somebody picks it up), then the others follow one by one,
each to the best of a handful of squares as things then stand. Chance decides the order and the handful, so
that every plan of a turn is another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from game.core.grid import distance, members
from game.core.requests import Words
from game.games.rumble.board import HOME
from game.games.rumble.coach.values import Outlook, Temper, tables, worth
from game.games.rumble.moves import pick_up, put, reach
from game.games.rumble.state import (
    NOBODY,
    State,
    ball_square,
    fielded,
    has_ball,
    occupied,
)

COLUMN: Final = 0x7FFF  # the mask of a column's 15 rows
BESIDE_THEM: Final = 4  # squares next to an opponent that are looked at, for each player
ANYWHERE: Final = 3  # squares taken blindly
SHUFFLE: Final = 4.0  # squares by which the order of moves is stirred
ANY_TIME: Final = 20.0  # the same for a carrier that does not begin
CARRIED: Final = 0.7  # how often the carrier of a cage goes somewhere
CARRIES: Final = 5  # ways to begin that are looked at closer
MOST_PLANS: Final = 1_000  # of a turn: with nobody left to move they cost next to nothing

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is said in the first phase, without its end; where it leads, and what that is worth."""

    words: tuple[Words, ...]
    leads_to: State
    value: float


class Nodes:
    """A budget: so many positions may be judged, by somebody of a temper."""

    __slots__ = ("left", "temper")

    def __init__(self, count: float, temper: Temper) -> None:
        self.left, self.temper = int(count), temper

    def worth(self, s: State) -> float:
        """The value of a position, for one of the budget."""
        self.left -= 1
        return worth(s, self.temper)


def one_of(rng: Random, items: Sequence[T]) -> T:
    return items[int(rng.random() * len(items))]


def some_of(rng: Random, mask: int, count: int) -> list[int]:
    """Squares of a mask at random, so many at most."""
    found = members(mask)
    if len(found) <= count:
        return found
    return [one_of(rng, found) for _ in range(count)]


def act(s: State, words: Words) -> None:
    """Do what a plan says, untold."""
    match words:
        case ("move", int() as player, int() as square):
            put(s, player, square)
        case ("pickup", int() as player):
            pick_up(s, player)


def carries(s: State, nodes: Nodes) -> list[tuple[Words, ...]]:
    """Ways to begin with the ball, the best first: what its carrier does, or who picks it up and where."""
    ways: list[tuple[Words, ...]] = []
    if has_ball(s, s.turn):
        holder = s.holder
        if not s.moved >> holder & 1:
            ways = [(("move", holder, square),) for square in members(reach(s, holder))]
    elif s.holder == NOBODY:
        around = tables(s.house.board).near[s.ball] | 1 << s.ball
        for player in fielded(s, s.turn):
            take: Words = ("pickup", player)
            if 1 << s.at[player] & around:
                ways.append((take,))
            if not s.moved >> player & 1:
                ways += [(("move", player, at), take) for at in members(reach(s, player) & around)]
    rated = [(nodes.worth(after(s, way)), number) for number, way in enumerate(ways)]
    rated.sort(reverse=True)
    return [ways[number] for _, number in rated]


def after(s: State, words: Sequence[Words]) -> State:
    """The state that a part of a plan leads to."""
    twin = s.copy()
    for each in words:
        act(twin, each)
    return twin


def cage(s: State, way: Sequence[Words], rng: Random) -> list[Words]:
    """A longer way to begin: who has the ball then (or now, if the way is none: it goes anywhere or stays)
    gets others on the squares next to it that the other side can reach, as far as there is somebody."""
    words = list(way)
    twin = after(s, way)
    holder = twin.holder
    if not way and not s.moved >> holder & 1 and rng.random() < CARRIED and (can := reach(s, holder)):
        words.append(("move", holder, one_of(rng, members(can))))
        act(twin, words[0])
    known = tables(s.house.board)
    around = known.near[twin.at[holder]]
    gaps = around & Outlook(twin).threat & ~occupied(twin)
    standing = [player for player in fielded(twin, s.turn) if player != holder]
    free = [p for p in standing if not twin.moved >> p & 1 and not around >> twin.at[p] & 1]
    for gap in sorted(members(gaps), key=lambda at: known.to_go[s.turn][at]):
        free.sort(key=lambda player: distance(twin.at[player], gap))
        guard = next((player for player in free if reach(twin, player) >> gap & 1), NOBODY)
        if guard != NOBODY:
            words.append(("move", guard, gap))
            act(twin, words[-1])
            free.remove(guard)
    return words


def follow(s: State, way: Sequence[Words], rng: Random, nodes: Nodes) -> Plan:
    """A whole plan that begins this way."""
    twin = after(s, way)
    words = list(way)
    ball = ball_square(twin)
    waiting = [player for player in fielded(s, s.turn) if not twin.moved >> player & 1]
    keys = {player: distance(twin.at[player], ball) + SHUFFLE * rng.random() for player in waiting}
    if twin.holder in keys:
        keys[twin.holder] = ANY_TIME * rng.random()
    value = nodes.worth(twin)
    for player in sorted(waiting, key=keys.__getitem__):
        here = twin.at[player]
        moved = twin.moved
        best = here
        for square in candidates(twin, player, rng):
            put(twin, player, square)
            found = nodes.worth(twin)
            if found > value:
                value, best = found, square
        twin.at[player], twin.moved = here, moved
        if best != here:
            put(twin, player, best)
            words.append(("move", player, best))
    return Plan(tuple(words), twin, value)


def candidates(s: State, player: int, rng: Random) -> list[int]:
    """The squares that a player looks at: round the ball, beside opponents, as far forward as it goes, the
    same out of their reach, and some others."""
    can = reach(s, player)
    if not can:
        return []
    outlook = Outlook(s)
    grid = s.house.board.grid
    round_ball = outlook.tables.near[ball_square(s)] & can
    beside = grid.spread(outlook.theirs) & can & ~round_ball
    safe = can & ~grid.spread(outlook.threat)
    picked = members(round_ball)
    picked += some_of(rng, beside, BESIDE_THEM)
    for mask in (can, safe):
        if mask:
            picked.append(one_of(rng, members(front(mask, s.turn))))
    picked += some_of(rng, can, ANYWHERE)
    return list(dict.fromkeys(picked))


def front(mask: int, side: int) -> int:
    """Those squares of a mask that are farthest forward."""
    foremost = mask.bit_length() - 1 if side == HOME else (mask & -mask).bit_length() - 1
    return mask & COLUMN << (foremost & ~15)


def plans(s: State, rng: Random, nodes: Nodes) -> list[Plan]:
    """Plans for the turn, the best first, as long as the budget lasts; one at least."""
    ways: list[Sequence[Words]] = [*carries(s, nodes)[:CARRIES], ()]
    found: list[Plan] = []
    while not found or (nodes.left > 0 and len(found) < MOST_PLANS):
        turn = len(found)
        way = ways[turn // 2 % len(ways)]
        if turn % 2 and has_ball(after(s, way), s.turn):
            way = cage(s, () if has_ball(s, s.turn) else way, rng)
        found.append(follow(s, way, rng, nodes))
    found.sort(key=lambda plan: -plan.value)
    return found
