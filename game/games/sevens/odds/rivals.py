"""What opponents may choose to do to whoever goes out of their tackle zones: some dive, some follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

from game.games.sevens.ball import mark
from game.games.sevens.events import SkillTested, Used
from game.games.sevens.hooks import SHADOWS, TRIPS, Test
from game.games.sevens.moves import shadowed, tripped
from game.games.sevens.odds.again import Ahead, Chance
from game.games.sevens.odds.plans import Die
from game.games.sevens.odds.tried import willing
from game.games.sevens.odds.ways import Way, chance
from game.games.sevens.rolls import collect
from game.games.sevens.state import STANDING, State, put, rival, set_status, side_of, zones_on

BEST: Final = 6
AWAY: Final = {"dodge": "dodge", "jump": "jump"}
"""Dice of a way that lead out of tackle zones, by their tests."""


class Rival(NamedTuple):
    """What an opponent may choose to do at a step of a way: by which skill; what a die has to show then. Of a
    dive it is the mover's die, of a pursuit the pursuer's own; ``dives`` tells them apart."""

    step: int
    player: int
    skill: str
    needed: int
    dives: bool

    @property
    def chance(self) -> float:
        """Of that die."""
        return chance(self.needed)


# -------------------------------------------------------------------------------- what they may choose to do
def rivals(s: State, player: int, way: Way) -> list[Rival]:
    """Step by step of a way, as everybody else stands now."""
    other = s.team_skills[rival(side_of(player))]
    if not other & (TRIPS.mask | SHADOWS.mask):
        return []
    now = s.copy()
    set_status(now, player, STANDING)
    out: list[Rival] = []
    rolled = {die.step: die.what for die in way.dice if die.what in AWAY}
    for step, (here, to) in enumerate(pairwise((s.at[player], *way.squares)), 1):
        put(now, player, to)
        if step in rolled:
            out += _at_step(now, step, _test(now, player, rolled[step], here, to))
    return out


def _test(s: State, player: int, what: str, here: int, to: int) -> Test:
    """The test of a step, as far as it is known before the die."""
    t = Test(AWAY[what], player, s.ag[player], at=to, origin=here)
    if what == "jump":
        other = rival(side_of(player))
        t.markers = max(zones_on(s, here, other), zones_on(s, to, other))
        t.add("marked", -t.markers)
    else:
        mark(s, t, to)
    collect(s, t)
    return t


def _at_step(s: State, step: int, t: Test) -> list[Rival]:
    found, dives = [], {}
    for die in range(t.needed, BEST + 1):
        told, passed = _after(s, t, die, tripped)
        dives[die] = next((each for each in told if isinstance(each, Used)), None), passed
    used = next((each for each, _ in dives.values() if each is not None), None)
    if used is not None:
        needed = min(die for die, (_, passed) in dives.items() if passed)
        found.append(Rival(step, used.player, used.skill, needed, dives=True))
    told, _ = _after(s, t, BEST, shadowed)
    for each in told:
        if isinstance(each, SkillTested):
            found.append(Rival(step, each.player, each.what, each.needed, dives=False))
            break
    return found


def _after(s: State, t: Test, die: int, reacts: Any) -> tuple[list[Any], bool]:
    """What opponents do once a die is good enough, and whether it still is; everything offered is used."""
    tried = Test(t.kind, t.player, t.target, at=t.at, origin=t.origin)
    tried.modifiers, tried.markers, tried.die, tried.passed = list(t.modifiers), t.markers, die, True
    told = willing(s, partial(reacts, t=tried))
    return told, tried.passed


# ------------------------------------------------------------------------------------------- if they do so
class Dived(NamedTuple):
    """A die that an opponent makes worse once it was good enough: as it is, and the chance of what is enough
    then. It may be rolled again only where it failed by itself."""

    odds: Chance
    then: float

    @property
    def first(self) -> float:
        """That it comes off with nothing used."""
        return self.then

    @property
    def skills(self) -> tuple[str, ...]:
        """The player's own skills that help it."""
        return self.odds.skills

    def comes_off(self, ahead: Ahead, tokens: int, used: int) -> float:
        """That it does, and all after it."""
        saved = 0.0
        for again in self.odds.agains:
            if not used & again.bit:
                saved = max(saved, again.allows * self.then * ahead(tokens, used | again.bit))
        if tokens and self.odds.team:
            saved = max(saved, self.odds.team * self.then * ahead(tokens - 1, used))
        return self.then * ahead(tokens, used) + (1 - self.odds.first) * saved


def with_dives(plan: Sequence[Die], found: Sequence[Rival]) -> list[Chance | Dived]:
    """The steps of a plan if each dives who may."""
    worse = {each.step: each.chance for each in found if each.dives}
    return [
        Dived(die.odds, worse[die.step]) if die.what in AWAY and die.step in worse else die.odds
        for die in plan
        if die.stops
    ]
