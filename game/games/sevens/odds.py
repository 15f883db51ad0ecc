"""Chances before anybody commits: ways with all their dice, blocks, passes, catches, fouls.

Everything is reckoned on a copy of the state with the same tests that the rules make, so skills count as they
do there; what a skill asks its coach for later (Diving Tackle, Dauntless) is left out. Nothing is changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from typing import Final, NamedTuple

from game.games.sevens.assists import assistants
from game.games.sevens.ball import mark
from game.games.sevens.blocks import number_of_dice
from game.games.sevens.board import NEAR, NEIGHBOURS, SHORT, pass_range
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import BLOCK_BEGINS, CANNOT_HOLD, STANDS_UP, Test
from game.games.sevens.moves import RUSH, STAND, STAND_COST, may_leave, rushes_of
from game.games.sevens.passing import INTERCEPTS, RANGE_MODIFIERS, interceptors
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import collect
from game.games.sevens.state import (
    BLIZZARD,
    BLOCK_DIE,
    RAIN,
    STANDING,
    SUNNY,
    State,
    able,
    alert,
    has,
    put,
    rival,
    set_status,
    side_of,
)

BLOCK: Final = skill("Block")
WRESTLE: Final = skill("Wrestle")
DODGE: Final = skill("Dodge")
TACKLE: Final = skill("Tackle")


def chance(needed: int) -> float:
    """Of a die that has to show at least this."""
    return (7 - needed) / 6


class Needed(NamedTuple):
    """A die on a way: after how many squares, of which test, what it has to show."""

    step: int
    what: str
    needed: int

    @property
    def chance(self) -> float:
        """That it is enough."""
        return chance(self.needed)


class Way(NamedTuple):
    """The squares of a way without its start, its dice, the chance that all are enough."""

    squares: tuple[int, ...]
    dice: tuple[Needed, ...]
    chance: float

    @property
    def again(self) -> float:
        """The chance with one re-roll of one of the dice."""
        return self.chance * (1 + sum(1 - die.chance for die in self.dice))


NO_WAY: Final = Way((), (), 0.0)


# -------------------------------------------------------------------------------------------- movement
class Budget(NamedTuple):
    """What a player can still go: squares, rushes, and what it rolls to stand up first (0: nothing)."""

    left: int
    rushes: int
    stand: int = 0


def budget(s: State, player: int) -> Budget:
    """Of the player that is active, or of one that would be (S7-4.2, S7-10.2)."""
    left, rushes = s.ma[player], rushes_of(s, player)
    if s.active == player:
        left, rushes = s.left, s.rushes
    if s.status[player] == STANDING:
        return Budget(left, rushes)
    cost = STAND_COST
    for _, stands_for in STANDS_UP.of(s.skills[player]):
        cost = stands_for(s, player)
    if s.ma[player] >= cost:
        return Budget(left - cost, rushes)
    t = Test("stand", player, STAND, at=s.at[player])
    collect(s, t)
    return Budget(0, rushes, t.needed)


class Reach:
    """Where a player can get to, and the best way to each square."""

    def __init__(self, s: State, player: int, have: Budget | None = None) -> None:
        self.state, self.player = s.copy(), player
        self.start = s.at[player]
        set_status(self.state, player, STANDING)
        self.have = have or budget(s, player)
        self._other = rival(side_of(player))
        self._rush = self._rush_needed()
        self._edges: dict[tuple[int, int], tuple[tuple[str, int], ...]] = {}
        first = chance(self.have.stand) if self.have.stand else 1.0
        # of each layer (so many squares gone): the chance of each square, and where it was come from
        self._layers: list[dict[int, tuple[float, int]]] = [{self.start: (first, -1)}]
        self.best: dict[int, tuple[float, int]] = {self.start: (first, 0)}
        if may_leave(s, player):
            self._spread()

    def _rush_needed(self) -> int:
        t = Test("rush", self.player, RUSH, at=self.start)
        if self.state.weather == BLIZZARD:
            t.add("blizzard", -1)
        collect(self.state, t)
        return t.needed

    def _spread(self) -> None:
        grid, best = self.state.grid, self.best
        fresh = [self.start]
        for gone in range(1, self.have.left + self.have.rushes + 1):
            layer: dict[int, tuple[float, int]] = {}
            before = self._layers[-1]
            rush = chance(self._rush) if gone > self.have.left else 1.0
            for here in fresh:
                came = before[here][0] * rush
                for to in NEIGHBOURS[here]:
                    if grid[to] >= 0 and to != self.start:
                        continue
                    p = came
                    for _, needed in self._tests(here, to):
                        p *= (7 - needed) / 6
                    if p > layer.get(to, (0.0, 0))[0]:
                        layer[to] = (p, here)
            fresh = []
            for to, (p, _) in layer.items():
                if p > best.get(to, (0.0, 0))[0] + 1e-9:
                    best[to] = (p, gone)
                    fresh.append(to)
            self._layers.append(layer)
            if not fresh:
                break

    def _tests(self, here: int, to: int) -> tuple[tuple[str, int], ...]:
        """The dice of one step: the dodge, the ball."""
        found = self._edges.get((here, to))
        if found is None:
            found = self._edges[here, to] = self._reckon(here, to)
        return found

    def _reckon(self, here: int, to: int) -> tuple[tuple[str, int], ...]:
        s, player, out = self.state, self.player, []
        leaves = bool(s.zones[self._other] & NEAR[here])
        ball = s.ball == to
        if not leaves and not ball:
            return ()
        at = s.at[player]
        if s.grid[to] < 0:
            put(s, player, to)
        if leaves:
            t = Test("dodge", player, s.ag[player], at=to, origin=here)
            mark(s, t, to)
            collect(s, t)
            out.append(("dodge", t.needed))
        if ball:
            out.append(("pick up", pickup(s, player, to)))
        put(s, player, at)
        return tuple(out)

    def chance(self, to: int) -> float:
        """Of arriving, 0 for what is out of reach."""
        return self.best.get(to, (0.0, 0))[0]

    def way(self, to: int) -> Way:
        """The best way, or NO_WAY."""
        if to not in self.best or to == self.start:
            return NO_WAY
        p, gone = self.best[to]
        squares = [to]
        for layer in range(gone, 0, -1):
            squares.append(self._layers[layer][squares[-1]][1])
        squares.reverse()
        dice = [Needed(0, "stand up", self.have.stand)] if self.have.stand else []
        for n, (here, there) in enumerate(pairwise(squares), 1):
            if n > self.have.left:
                dice.append(Needed(n, "rush", self._rush))
            dice += [Needed(n, what, needed) for what, needed in self._tests(here, there)]
        return Way(tuple(squares[1:]), tuple(dice), p)


def pickup(s: State, player: int, at: int) -> int:
    """What a player needs to pick the ball up on a square (S7-10.3); 7: it can hold none."""
    if CANNOT_HOLD.of(able(s, player) | s.skills[player]):
        return 7
    t = Test("pickup", player, s.ag[player], at=at)
    mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t.needed


# ---------------------------------------------------------------------------------------------- blocks
@dataclass(frozen=True, slots=True)
class BlockOdds:
    """What a block would be: strengths with assists, dice, who chooses; the chances that the target goes
    down, and that the blocker falls."""

    attack: int
    defence: int
    helpers: tuple[int, ...]
    against: tuple[int, ...]
    dice: int
    mine: bool
    down: float
    fall: float


def block_odds(s: State, attacker: int, target: int, *, origin: int = -1) -> BlockOdds:
    """Of a block from where the attacker stands, or from another square (S7-6.1 to S7-6.14)."""
    s = s.copy()
    if s.status[attacker] != STANDING:
        set_status(s, attacker, STANDING)
    if origin >= 0 and origin != s.at[attacker]:
        put(s, attacker, origin)
    b = Block(attacker, target, blitz=origin >= 0)
    b.attack, b.defence = s.st[attacker], s.st[target]
    for _, begins in BLOCK_BEGINS.of(able(s, attacker)):
        begins(s, b)
    side = side_of(attacker)
    helpers, against = assistants(s, attacker, target, "block"), assistants(s, target, attacker, "block")
    attack = b.attack + b.bonus + len(helpers) + s.cheered[side]
    defence = b.defence + len(against)
    dice, mine = number_of_dice(s, attack, defence), attack >= defence
    effects = face_effects(s, attacker, target)
    down, fall = _best(dice, mine, tuple(effects[face] for face in map(str, BLOCK_DIE.faces)))
    return BlockOdds(attack, defence, tuple(helpers), tuple(against), dice, mine, down, fall)


Effect = tuple[bool, bool]
"""Whether the target goes down, and whether the blocker does."""


def face_effects(s: State, attacker: int, target: int) -> dict[str, Effect]:
    """What each face does to both (S7-6.10 to S7-6.14)."""
    wrestled = has(s, attacker, WRESTLE) or has(s, target, WRESTLE)
    both = (not has(s, target, BLOCK), not has(s, attacker, BLOCK))
    if wrestled and not (has(s, attacker, BLOCK) and not has(s, target, WRESTLE)):
        both = (True, True)
    dodges = has(s, target, DODGE) and not has(s, attacker, TACKLE)
    return {
        "skull": (False, True),
        "both": both,
        "push": (False, False),
        "stumble": (not dodges, False),
        "pow": (True, False),
    }


def worth(effect: Effect) -> int:
    """How a blocker ranks a face."""
    down, fall = effect
    return 2 * down - 3 * fall


@cache
def _best(dice: int, mine: bool, effects: tuple[Effect, ...]) -> tuple[float, float]:
    """By all throws: the chooser takes the best face for its side."""
    down = fall = 0
    for thrown in product(effects, repeat=dice):
        taken = max(thrown, key=worth) if mine else min(thrown, key=worth)
        down, fall = down + taken[0], fall + taken[1]
    ways = len(effects) ** dice
    return down / ways, fall / ways


# ---------------------------------------------------------------------------------------------- passes
@dataclass(frozen=True, slots=True)
class PassOdds:
    """A pass at a square: its range, what is needed, and the chances: accurate, fumbled, intercepted when
    accurate by the best of those who may, caught by whoever stands there, and all together."""

    reach: int
    needed: int
    accurate: float
    fumble: float
    interceptor: int
    intercepted: float
    catch: int  # needed; 0: nobody stands there
    complete: float


def pass_odds(s: State, player: int, target: int) -> PassOdds | None:
    """Of the player with the ball; None where it may not be thrown (S7-9.1 to S7-9.8)."""
    s = s.copy()
    here = s.at[player]
    reach = pass_range(here, target)
    if reach > (SHORT if s.weather == BLIZZARD else 3) or not s.pa[player]:
        return None
    t = Test("pass", player, s.pa[player], at=target, origin=here, reach=reach)
    t.add("range", RANGE_MODIFIERS[reach])
    mark(s, t, here)
    if s.weather == SUNNY:
        t.add("sunny", -1)
    collect(s, t)
    accurate = chance(t.needed)
    fumble = sum(1 for die in range(1, 6) if die < t.needed and (die == 1 or die + t.total <= 1)) / 6
    best, stolen = -1, 0.0
    for other in interceptors(s, t, target):
        p = chance(intercept(s, other, here, "accurate"))
        if p > stolen:
            best, stolen = other, p
    receiver = s.grid[target]
    needs = 0
    complete = 0.0
    if receiver >= 0:
        needs = catch(s, receiver, "pass", here)
        if side_of(receiver) == side_of(player):
            complete = accurate * (1 - stolen) * max(0.0, chance(needs))
    return PassOdds(reach, t.needed, accurate, fumble, best, stolen, needs, complete)


def intercept(s: State, player: int, origin: int, how: str) -> int:
    """What an opponent needs to take a pass out of the air (S7-9.7)."""
    at = s.at[player]
    t = Test("intercept", player, s.ag[player], at=at, origin=origin, how=how)
    t.add(how, INTERCEPTS[how])
    mark(s, t, at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t.needed


def catch(s: State, player: int, how: str, origin: int) -> int:
    """What a player needs to catch a ball that comes to it (S7-9.8); 7: it cannot."""
    if not alert(s, player) or CANNOT_HOLD.of(s.skills[player]):
        return 7
    t = Test("catch", player, s.ag[player], at=s.at[player], origin=origin, how=how)
    mark(s, t, t.at)
    if s.weather == RAIN:
        t.add("rain", -1)
    collect(s, t)
    return t.needed


# ----------------------------------------------------------------------------------------------- fouls
def foul_breaks(s: State, player: int, target: int) -> tuple[int, float]:
    """The modifier of assists to a foul's armour roll, and the chance that it breaks (S7-11.13)."""
    more = len(assistants(s, player, target, "foul")) - len(assistants(s, target, player, "foul"))
    needed = s.av[target] + (0 if s.house.armour_breaks else 1) - more
    good = sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= needed)
    return more, good / 36


__all__ = [
    "NO_WAY",
    "BlockOdds",
    "Budget",
    "Needed",
    "PassOdds",
    "Reach",
    "Way",
    "block_odds",
    "budget",
    "catch",
    "chance",
    "face_effects",
    "foul_breaks",
    "intercept",
    "pass_odds",
    "pickup",
    "worth",
]
