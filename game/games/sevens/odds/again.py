"""Chances with re-rolls: a row of dice that all have to come off, the sources of each, the team's re-roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from game.core.requests import Asking, Choice
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import GOES_DOWN, RESCUES, TEAM_DIE, Test
from game.games.sevens.odds.tried import first_needed
from game.games.sevens.rolls import sources, team_words
from game.games.sevens.state import State, able, side_of
from game.games.sevens.state.looking import spent_bit

FALLS: Final = ("dodge", "rush", "jump")
"""The tests in which a player falls that fails."""
Ahead = Callable[[int, int], float]
"""By the team's re-rolls and the skills used up: that whatever follows a step comes off."""


class Again(NamedTuple):
    """What rolls a die again: whose name, the bit that says it is used up (0: it never is), that its own die
    allows it."""

    skill: str
    bit: int = 0
    allows: float = 1.0


class Turned(NamedTuple):
    """That a die fails by so little that skills turn it, each with the bit that says it is used up."""

    chance: float
    ways: tuple[Again, ...]


class Step(Protocol):
    """A step of a plan."""

    @property
    def first(self) -> float:
        """That it comes off with nothing used."""
        ...

    @property
    def skills(self) -> tuple[str, ...]:
        """The player's own skills that help it."""
        ...

    def comes_off(self, ahead: Ahead, tokens: int, used: int) -> float:
        """That it does, and all after it."""
        ...


class Chance(NamedTuple):
    """A test: that the die is enough, what rolls it again, that a team re-roll is allowed (0: there is none),
    the dice that fail but may be turned, and what keeps a player on its feet that has failed."""

    first: float
    agains: tuple[Again, ...] = ()
    team: float = 0.0
    turned: tuple[Turned, ...] = ()
    kept: tuple[Again, ...] = ()

    @property
    def skills(self) -> tuple[str, ...]:
        """The player's own skills that help it."""
        if self.first in (0.0, 1.0):
            return ()
        turning = [way.skill for each in self.turned for way in each.ways]
        return tuple(dict.fromkeys([*turning, *(again.skill for again in (*self.agains, *self.kept))]))

    def comes_off(self, ahead: Ahead, tokens: int, used: int) -> float:
        """That it does, and all after it."""
        saved = 0.0
        if self.first < 1:
            for again in self.agains:
                if not used & again.bit:
                    saved = max(saved, again.allows * self._lies(ahead, tokens, used | again.bit))
            if tokens and self.team:
                saved = max(saved, self.team * self._lies(ahead, tokens - 1, used))
        return self._lies(ahead, tokens, used, saved)

    def _lies(self, ahead: Ahead, tokens: int, used: int, saved: float = 0.0) -> float:
        """The die lies there: it is enough, or a skill turns it, or what is ``saved`` is left."""
        found, missed = self.first * ahead(tokens, used), 1 - self.first
        if self.kept:
            saved = max(saved, *(each.allows * ahead(tokens, used) for each in self.kept))
        for turned in self.turned:
            bits = [way.bit for way in turned.ways if not used & way.bit]
            found += turned.chance * max([saved, *(ahead(tokens, used | bit) for bit in bits)])
            missed -= turned.chance
        return found + missed * saved


def chance_of(s: State, t: Test, first: float) -> Chance:
    """A test with whatever may roll its die again now, or turn it (S7-10.5)."""
    agains = []
    for source in sources(s, t.player, t.kind, t):
        bit = spent_bit(t.player, source.skill) if source.limit else 0
        agains.append(Again(source.skill.name, bit, allowed(source.needs)))
    kept = _kept(s, t) if t.kind in FALLS else ()
    return Chance(first, tuple(agains), team_chance(s, t.player), _turned(s, t) if first < 1 else (), kept)


def _kept(s: State, t: Test) -> tuple[Again, ...]:
    """The skills by whose dice a player keeps its feet and goes on though it has failed (S7-5.3)."""
    dice = []
    for skill, goes_down in GOES_DOWN.of(able(s, t.player)):
        needed = first_needed(s, partial(goes_down, h=Harm(t.player, t.kind)))
        if needed:
            dice.append(Again(skill.name, 0, allowed(needed)))
    return tuple(dice)


def team_chance(s: State, player: int) -> float:
    """That a team re-roll may be used for a player: there is one, in the own turn, and a Loner gets it."""
    if not team_words(s, side_of(player)):
        return 0.0
    out = 1.0
    for _, needs in TEAM_DIE.of(able(s, player)):
        out *= allowed(needs(s, player))
    return out


def allowed(needs: int) -> float:
    """That a re-roll's own die allows it; where none is needed it does."""
    return (7 - needs) / 6 if needs else 1.0


# ------------------------------------------------------------------------------------ skills that turn dice
def _turned(s: State, t: Test) -> tuple[Turned, ...]:
    """The faces below what is needed that skills turn, found by the rules themselves."""
    turning = RESCUES[t.kind].of(able(s, t.player))
    if not turning:
        return ()
    found: dict[tuple[Again, ...], int] = {}
    for die in range(1, t.needed):
        ways = []
        for skill, turn in turning:
            twin, tried = s.copy(), copy(t)
            tried.modifiers, tried.used, tried.die, tried.passed = list(t.modifiers), set(t.used), die, False
            _use(turn(twin, tried))
            if tried.passed:
                ways.append(Again(skill.name, _spent(twin) & ~_spent(s)))
        if ways:
            found[tuple(ways)] = found.get(tuple(ways), 0) + 1
    return tuple(Turned(faces / 6, ways) for ways, faces in found.items())


def _use(asking: Asking[None]) -> None:
    """Say yes to whatever is asked."""
    said: Any = None
    try:
        while True:
            request = asking.send(said)
            said = request.options[0] if isinstance(request, Choice) else None
    except StopIteration:
        return


def _spent(s: State) -> int:
    return s.spent_turn | s.spent_activation | s.spent_game


# ----------------------------------------------------------------------------------------------- all of it
Known = dict[tuple[int, int, int], float]
"""By the step, the team's re-rolls and the skills used up: that all from there on comes off."""
SURE: Final = 1.0


def all_of(plan: Sequence[Step], *, tokens: int = 1) -> float:
    """That every step comes off: no die is rolled again twice, a skill with a limit once, the team has so
    many re-rolls, and each is used where it brings most (S7-10.5)."""
    return _from(plan, 0, tokens, 0, {})


def _from(plan: Sequence[Step], n: int, tokens: int, used: int, known: Known) -> float:
    if n == len(plan):
        return SURE
    key = n, tokens, used
    if key not in known:

        def ahead(left: int, spent: int) -> float:
            return _from(plan, n + 1, left, spent, known)

        known[key] = plan[n].comes_off(ahead, tokens, used)
    return known[key]
