"""What is about to be done, die by die: the traits of whoever begins, its way, the rush that a blitz may pay
for its block with; and the chance of all of it, with the player's own skills and with one team re-roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from game.core.requests import Choice, Roll
from game.games.sevens.actions import BY_WORD
from game.games.sevens.events import Tested
from game.games.sevens.hooks import ACTIVATES, GOES_DOWN, REROLLS, RESCUES, Test
from game.games.sevens.odds.again import Chance, Step, all_of, chance_of
from game.games.sevens.odds.holding import HELD
from game.games.sevens.odds.reach import Reach
from game.games.sevens.odds.ways import Needed, Way, chance
from game.games.sevens.rolls import KEEP
from game.games.sevens.skills.bloodlust import thirsty, thralls
from game.games.sevens.state import STANDING, STUNNED, State, distract, set_status, side_of

TESTS: Final = {
    "stand up": "stand",
    "rush": "rush",
    "dodge": "dodge",
    "pick up": "pickup",
    "jump": "jump",
    "secure": "secure",
}
GIVING: Final = ("pass", "handoff")
TINY: Final = 1e-9


class Die(NamedTuple):
    """A die of a plan: after how many squares, of what, what it has to show, its chance with whatever rolls
    it again. ``stops``: the plan comes to nothing without it."""

    step: int
    what: str
    needed: int
    odds: Chance
    stops: bool = True


class Outlook(NamedTuple):
    """That a plan comes off with the player's own skills; with one team re-roll, too: below 0, if there is
    none or it brings nothing; the skills that are in it."""

    own: float
    team: float
    skills: tuple[str, ...]


def outlook(plan: Sequence[Die], *more: Step) -> Outlook:
    """The chance of all dice of a plan, and of what follows them (S7-10.5)."""
    steps: list[Step] = [*(die.odds for die in plan if die.stops), *more]
    own, team = all_of(steps, tokens=0), all_of(steps)
    skills = tuple(dict.fromkeys(skill for step in steps for skill in step.skills)) if own else ()
    return Outlook(own, team if team > own + TINY else -1.0, skills)


def begun(s: State, player: int, action: str) -> State:
    """A copy in which a player has declared an action, unless it is active already."""
    twin = s.copy()
    if twin.active != player:
        twin.active, twin.action, twin.done = player, BY_WORD[action].number, False
        twin.spent_activation = 0
        distract(twin, player, yes=False)
    return twin


# --------------------------------------------------------------------------------------- whoever begins
def beginning(s: State, player: int, action: str, *, goes: bool) -> list[Die]:
    """The dice that a player's traits roll once it has declared an action (S7-4.4). ``goes``: it is to leave
    its square. Each is found by the rules themselves: what happens on a 6, and on a 1."""
    if s.active == player or s.status[player] == STUNNED:
        return []
    dice = []
    for skill, rolls in ACTIVATES.of(s.skills[player]):
        needed = _needed(begun(s, player, action), player, rolls)
        if needed:
            stops = _stops(begun(s, player, action), player, rolls, goes=goes, gives=action in GIVING)
            t = Test("trait", player, needed, at=s.at[player], word=skill.word)
            odds = chance_of(begun(s, player, action), t, chance(needed))
            dice.append(Die(0, skill.name, needed, odds, stops))
    return dice


def _needed(s: State, player: int, rolls: Callable[..., Any]) -> int:
    """What the die of a trait has to show; 0: none is rolled now."""
    heard: list[Any] = []
    s.tell = heard.append
    asking = rolls(s, player)
    if not isinstance(next(asking, None), Roll):
        return 0
    with suppress(StopIteration):
        asking.send((6,))
    return next((event.needed for event in heard if isinstance(event, Tested)), 0)


def _stops(s: State, player: int, rolls: Callable[..., Any], *, goes: bool, gives: bool) -> bool:
    """Whether a 1, not rolled again, is the end of the plan: of the activation, of a way, or of a pass."""
    asking = rolls(s, player)
    next(asking)
    said: Any = (1,)
    try:
        while True:
            request = asking.send(said)
            if not isinstance(request, Choice) or request.what != "reroll":
                return False  # it costs something, and the activation goes on
            said = KEEP[side_of(player)]
    except StopIteration as over:
        rooted = goes and bool(s.rooted >> player & 1)
        return bool(over.value) or rooted or (gives and thirsty(s, player) and not thralls(s, player))


# ---------------------------------------------------------------------------------------------- the way
def along(s: State, player: int, action: str, way: Way) -> list[Die]:
    """The dice of a way, each with what may roll it again."""
    return Walk(s, player, action).dice(way)


class Walk:
    """The dice of ways from a position; a step that several ways have in common is reckoned once."""

    def __init__(self, s: State, player: int, action: str) -> None:
        self.start, self.player = s.at[player], player
        self._lies = begun(s, player, action)
        self._stands = self._lies.copy()
        set_status(self._stands, player, STANDING)
        self._known: dict[tuple[Any, ...], Chance] = {}

    def dice(self, way: Way) -> list[Die]:
        """The dice of a way, each with what may roll it again."""
        path = (self.start, *way.squares)
        return [Die(die.step, die.what, die.needed, self._chance(path, die)) for die in way.dice]

    def _chance(self, path: Sequence[int], die: Needed) -> Chance:
        last = len(path) - 1
        return self.chance(die, path[min(last, max(0, die.step - 1))], path[min(last, die.step)])

    def chance(self, die: Needed, origin: int, at: int) -> Chance:
        """A die of a step from one square to another."""
        if die.what == HELD:
            return Chance(die.chance)
        key = die.step > 0, die.what, die.needed, die.target, origin, at
        if key not in self._known:
            target = die.target or die.needed
            t = Test(TESTS[die.what], self.player, target, at=at, origin=origin)
            self._known[key] = chance_of(self._stands if die.step else self._lies, t, die.chance)
        return self._known[key]


def to_move(s: State, player: int, way: Way) -> list[Die]:
    """Of a Move: the traits, the way."""
    return beginning(s, player, "move", goes=bool(way.squares)) + along(s, player, "move", way)


def helped(s: State, player: int) -> bool:
    """Has a player skills that roll a die of a way again, turn it, or keep it on its feet?"""
    mine = s.skills[player]
    helps = any((REROLLS[kind].of(mine) or RESCUES[kind].of(mine)) for kind in TESTS.values())
    return helps or bool(GOES_DOWN.of(mine))


def arrivals(s: State, player: int, reach: Reach) -> dict[int, float]:
    """That a Move comes to each square within reach, with the player's own skills, its traits first."""
    rolls_again = helped(s, player)
    traits = [die.odds for die in beginning(s, player, "move", goes=True) if die.stops]
    out: dict[int, float] = {}
    known: dict[tuple[Chance, ...], float] = {}
    walk = Walk(s, player, "move")
    for to, (p, gone) in reach.best.items():
        if not gone:
            continue
        if p < 1 and rolls_again:
            key = tuple(die.odds for die in walk.dice(reach.quick(to)))
            if key not in known:
                known[key] = all_of([*traits, *key], tokens=0)
            out[to] = known[key]
        else:
            out[to] = p * all_of(traits, tokens=0)
    return out


def another(reach: Reach, way: Way) -> int:
    """What a square more would need after a way and a block: 0 for nothing, 7 where no rush is left."""
    gone = reach.length(way) + 1
    if gone < reach.have.left:
        return 0
    return reach.rush if gone < reach.have.left + reach.have.rushes else 7


def to_blitz(s: State, player: int, reach: Reach, way: Way, walk: Walk | None = None) -> list[Die]:
    """Of a Blitz up to the block: the traits, the way, and the rush that the block itself costs where no
    movement is left (S7-3.4). ``walk``: a Blitz of this player, of which some ways are known."""
    steps, gone = len(way.squares), reach.length(way)
    if gone >= reach.have.left:
        rush = Needed(steps + 1, "rush", reach.rush)
        way = Way(way.squares, (*way.dice, rush), way.chance * rush.chance)
    walk = walk or Walk(s, player, "blitz")
    return beginning(s, player, "blitz", goes=gone > 0) + walk.dice(way)
