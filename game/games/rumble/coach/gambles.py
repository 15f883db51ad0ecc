"""Throws and attacks by their exact odds: what each is worth, and what the dice can make of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from game.core.grid import NOWHERE, distance
from game.core.requests import Option
from game.games.rumble.attacks import attack_options, injure
from game.games.rumble.ball import come_down, let_go
from game.games.rumble.coach.plans import Nodes
from game.games.rumble.coach.values import Outlook
from game.games.rumble.odds import ATTACK_WAYS, WAYS, landing
from game.games.rumble.scoring import has_scored
from game.games.rumble.state import LIGHT, PLAYERS, State, fielded, has_ball
from game.games.rumble.throws import THROW

CHANCE: Final = {result: ways / WAYS for result, ways in ATTACK_WAYS.items()}
EVERYBODY: Final = (1 << PLAYERS) - 1
NOTHING: Final = 1e-9  # a gain below it is none


def thrown(s: State, target: int) -> State:
    """The ball comes down on a square."""
    twin = s.copy()
    twin.thrown = True
    twin.handled |= 1 << twin.holder
    let_go(twin, target)
    come_down(twin, target, "throw")
    return twin


def throw_worth(s: State, target: int, nodes: Nodes) -> float:
    """Over everywhere that it can come down."""
    odds = landing(s.house.board.grid, s.at[s.holder], target)
    return sum(float(chance) * nodes.worth(thrown(s, square)) for square, chance in odds.items())


def best_throw(s: State, nodes: Nodes) -> int:
    """The square to throw the ball to, or NOWHERE to keep it: to a player of one's own or to none."""
    if s.thrown or not has_ball(s, s.turn):
        return NOWHERE
    here = s.at[s.holder]
    kept = s.copy()
    kept.thrown = True
    best, target = nodes.worth(kept), NOWHERE
    for player in fielded(s, s.turn):
        if 0 < distance(here, s.at[player]) <= THROW:
            value = throw_worth(s, s.at[player], nodes)
            if value > best + NOTHING:
                best, target = value, s.at[player]
    return target


def struck(s: State, target: int, *, drop: int = NOWHERE, injured: bool = False) -> State:
    """An attack, and no more after it: the ball has dropped to a square, the attacked has left the field."""
    twin = s.copy()
    twin.attacked = EVERYBODY
    if drop != NOWHERE:
        let_go(twin, drop)
        come_down(twin, drop, "drop")
    if injured:
        injure(twin, target, LIGHT)
    return twin


def attack_gains(s: State, target: int, nodes: Nodes) -> float:
    """What an attack makes better, over everything that the dice can say, if it is the last of the turn."""
    nothing = nodes.worth(struck(s, target))
    if s.holder != target:
        return CHANCE["injury"] * (nodes.worth(struck(s, target, injured=True)) - nothing)
    around = s.house.board.grid.neighbours[s.at[target]]
    gain = 0.0
    for drop in around:
        for result in ("drop", "injury"):
            after = struck(s, target, drop=drop, injured=result == "injury")
            gain += CHANCE[result] / len(around) * (nodes.worth(after) - nothing)
    return gain


def best_attack(s: State, nodes: Nodes) -> Option:
    """The attack that gains most, of those by the player who has the fewest others to attack; or the end."""
    *attacks, best = attack_options(s)
    targets = Counter(option[1][1] for option in attacks)
    gains: dict[int, float] = {}
    most = (NOTHING, 0)
    for option in attacks:
        _, player, target = option[1]
        assert isinstance(target, int)
        if target not in gains:
            gains[target] = attack_gains(s, target, nodes)
        key = (gains[target], -targets[player])
        if key > most:
            most, best = key, option
    return best


# ------------------------------------------------------------------------------------------- by chance
def drawn(rng: Random, chances: dict[int, float]) -> int:
    """One of these, each with its chance."""
    left = rng.random()
    *others, last = chances
    for item in others:
        left -= chances[item]
        if left < 0:
            return item
    return last


def play_out(s: State, rng: Random) -> None:
    """Throw and attack in a way that is quickly found, with dice of one's own: the ball goes where it looks
    best, its holder is attacked first, and all the others after. Stops at a touchdown."""
    grid = s.house.board.grid
    if has_ball(s, s.turn) and not has_scored(s):
        _, target = Outlook(s).best_throw()
        if target != NOWHERE:
            odds = landing(grid, s.at[s.holder], target)
            square = drawn(rng, {at: float(chance) for at, chance in odds.items()})
            s.thrown = True
            s.handled |= 1 << s.holder
            let_go(s, square)
            come_down(s, square, "throw")
    while not has_scored(s):
        attacks = attack_options(s)[:-1]
        if not attacks:
            return
        chosen = next((each for each in attacks if each[1][2] == s.holder), attacks[0])
        _, player, victim = chosen[1]
        assert isinstance(player, int)
        assert isinstance(victim, int)
        s.attacked |= 1 << player
        hit = rng.random()
        if hit < CHANCE["nothing"]:
            continue
        if s.holder == victim:
            around = grid.neighbours[s.at[victim]]
            drop = around[int(rng.random() * len(around))]
            let_go(s, drop)
            come_down(s, drop, "drop")
        if hit >= CHANCE["nothing"] + CHANCE["drop"]:
            injure(s, victim, LIGHT)
