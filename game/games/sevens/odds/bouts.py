"""A block as the end of a plan: what its dice bring when they are rolled again as its coach would do it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

from game.games.sevens.odds.again import Again, Ahead, Chance
from game.games.sevens.state import BLOCK_DIE

FACES: Final = tuple(map(str, BLOCK_DIE.faces))


class Fate(NamedTuple):
    """Of a face, a throw or a block: that the target goes down or leaves the pitch, that it leaves the pitch,
    that the blocker falls."""

    beaten: float
    off: float
    fall: float

    @property
    def worth(self) -> tuple[float, float]:
        """How a blocker ranks it: a target down or off is good, a fall worse than that; of equals the more
        daring."""
        return round(2 * self.beaten + self.off - 3 * self.fall, 9), round(self.beaten, 9)


TINY: Final = 1e-9


class Source(NamedTuple):
    """A skill that rolls dice of a throw again: one of these faces, or as many as its coach likes."""

    again: Again
    faces: tuple[str, ...]
    many: bool


Throw = tuple[str, ...]
"""Faces in an order of their own: which die shows which does not matter."""
Chooser = Callable[[Throw], Fate]
"""What comes of a throw once its face is chosen."""


@dataclass(frozen=True, slots=True)
class Bout:
    """A block: how many dice, whether the blocker's coach chooses, what each face brings (for the six of a
    die), what may roll dice again, that a team re-roll is allowed."""

    dice: int
    mine: bool
    fates: tuple[tuple[str, Fate], ...]
    sources: tuple[Source, ...] = ()
    team: float = 0.0

    @property
    def first(self) -> float:
        """That the target goes down with nothing used."""
        return _played(self, 0, ~0).beaten

    @property
    def skills(self) -> tuple[str, ...]:
        """The blocker's own skills that would roll dice again."""
        plain = _played(self, 0, ~0)
        mine = (source.again.skill for source in self.sources if _alone(self, source) != plain)
        return tuple(dict.fromkeys(mine))

    def fate(self, tokens: int = 0, used: int = 0) -> Fate:
        """What it brings with so many team re-rolls, and all skills but those used up (S7-10.5)."""
        return _played(self, tokens, used)

    def comes_off(self, ahead: Ahead, tokens: int, used: int) -> float:
        """That the target goes down, or off the pitch; a block ends a plan."""
        return self.fate(tokens, used).beaten * ahead(0, used)


@dataclass(frozen=True, slots=True)
class Dared:
    """A block before which a die makes the blocker as strong as its target (Dauntless): that die, the block
    where it is enough, and where it is not; what it has to show."""

    needed: int
    dares: Chance
    strong: Bout
    weak: Bout

    @property
    def first(self) -> float:
        """That the target goes down with nothing used."""
        return self.dares.first * self.strong.first + (1 - self.dares.first) * self.weak.first

    @property
    def skills(self) -> tuple[str, ...]:
        """The blocker's own skills that would roll dice again."""
        return tuple(dict.fromkeys((*self.dares.skills, *self.strong.skills, *self.weak.skills)))

    def fate(self, tokens: int = 0, used: int = 0) -> Fate:
        """What it brings with so many team re-rolls, and all skills but those used up (S7-10.5)."""
        p, weak = self.dares.first, self.weak.fate(tokens, used)
        strong = self.strong.fate(tokens, used)
        plays = [weak]
        for again in self.dares.agains:
            if not used & again.bit:
                left = [each.fate(tokens, used | again.bit) for each in (self.strong, self.weak)]
                plays.append(_if(again.allows * p, *left))
        best = max(plays, key=_worth)
        if tokens and self.dares.team:
            left = [each.fate(tokens - 1, used) for each in (self.strong, self.weak)]
            best = max(best, _if(self.dares.team * p, *left), key=lambda fate: fate.beaten)
        return _if(p, strong, best)

    def comes_off(self, ahead: Ahead, tokens: int, used: int) -> float:
        """That the target goes down, or off the pitch; a block ends a plan."""
        return self.fate(tokens, used).beaten * ahead(0, used)


# ------------------------------------------------------------------------------------------ by all throws
@cache
def _throws(dice: int) -> dict[Throw, float]:
    """Every throw with its chance."""
    out: dict[Throw, float] = {}
    for thrown in product(FACES, repeat=dice):
        key = tuple(sorted(thrown))
        out[key] = out.get(key, 0.0) + 1 / len(FACES) ** dice
    return out


def _mean(fates: Iterator[tuple[float, Fate]]) -> Fate:
    """What is to be expected."""
    beaten = off = fall = 0.0
    for p, fate in fates:
        beaten, off, fall = beaten + p * fate.beaten, off + p * fate.off, fall + p * fate.fall
    return Fate(beaten, off, fall)


def _chooser(b: Bout) -> Chooser:
    """Takes of each throw the best face for its side."""
    fates, order = dict(b.fates), sorted(b.fates, key=lambda each: each[1].worth, reverse=b.mine)
    rank = {face: place for place, (face, _) in enumerate(order)}

    def taken(thrown: Throw) -> Fate:
        return fates[min(thrown, key=rank.__getitem__)]

    return taken


def _worth(fate: Fate) -> tuple[float, float]:
    return fate.worth


def _alone(b: Bout, source: Source) -> Fate:
    """With this skill and nothing else."""
    return _played(Bout(b.dice, b.mine, b.fates, (source,)), 0, 0)


@cache
def _played(b: Bout, tokens: int, used: int) -> Fate:
    """By all throws, one source of a re-roll each at most: a skill where what is to be expected is worth
    more, the team's where the target is likelier to go down."""
    sources = [each for each in b.sources if used != ~0 and not used & each.again.bit]
    team, taken, throws = b.team if tokens else 0.0, _chooser(b), _throws(b.dice)
    if not sources and not team:
        return _mean((p, taken(thrown)) for thrown, p in throws.items())
    lying = {rest for kept in range(b.dice) for rest in _throws(kept)}
    anew = {rest: _again(b.dice, rest, taken) for rest in lying}
    return _mean((p, _best(thrown, taken(thrown), sources, team, anew)) for thrown, p in throws.items())


def _best(thrown: Throw, kept: Fate, sources: list[Source], team: float, anew: dict[Throw, Fate]) -> Fate:
    """What a throw brings, kept or rolled again: by the dice that are left lying, what is to be expected."""
    plays = [kept]
    for source in sources:
        plays += [_if(source.again.allows, anew[rest], kept) for rest in _rests(thrown, source)]
    best = max(plays, key=_worth)
    other = _if(team, anew[()], kept)
    return other if team and other.beaten > best.beaten + TINY else best


def _if(p: float, fate: Fate, otherwise: Fate) -> Fate:
    """With a chance the one, or else the other."""
    return _mean(iter(((p, fate), (1 - p, otherwise))))


def _rests(thrown: Throw, source: Source) -> set[Throw]:
    """The dice that may be left lying when a source rolls others."""
    if source.many:
        return {rest for kept in range(len(thrown)) for rest in combinations(thrown, kept)}
    return {thrown[:n] + thrown[n + 1 :] for n, face in enumerate(thrown) if face in source.faces}


def _again(dice: int, rest: Throw, taken: Chooser) -> Fate:
    """Dice are left lying, the others rolled."""
    fresh = _throws(dice - len(rest))
    return _mean((p, taken((*rest, *thrown))) for thrown, p in fresh.items())
