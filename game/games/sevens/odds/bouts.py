"""A block as the end of a plan: what its dice bring when they are rolled again as its coach would do it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

from game.games.sevens.blocks import PoolSource
from game.games.sevens.hooks import POOL_REROLLS
from game.games.sevens.odds.again import Again, Ahead, allowed, team_chance
from game.games.sevens.odds.blocks import JUGGERNAUT, BlockOdds, face_effects
from game.games.sevens.odds.crowd import leaves
from game.games.sevens.odds.plans import begun
from game.games.sevens.pushes import Block
from game.games.sevens.state import BLOCK_DIE, STANDING, State, able, has, put, set_status
from game.games.sevens.state.looking import spent_bit

FACES: Final = tuple(map(str, BLOCK_DIE.faces))
PUSHING: Final = ("push", "stumble", "pow")


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


def bout(s: State, attacker: int, target: int, found: BlockOdds, *, origin: int, blitz: bool) -> Bout:
    """A block from a square, with the dice that were found for it (S7-6.1 to S7-6.16)."""
    twin = begun(s, attacker, "blitz" if blitz else "block")
    set_status(twin, attacker, STANDING)
    if origin != twin.at[attacker]:
        put(twin, attacker, origin)
    effects = face_effects(twin, attacker, target, blitz=blitz)
    crowd = leaves(s, attacker, target, origin=origin, blitz=blitz)
    crushes = blitz and has(twin, attacker, JUGGERNAUT)
    fates = []
    for face in FACES:
        down, fall = effects[face]
        off = crowd and (face in PUSHING or (face == "both" and crushes))
        fates.append((face, Fate(float(down or off), float(off), float(fall))))
    b = Block(attacker, target, blitz=blitz)
    return Bout(found.dice, found.mine, tuple(fates), _sources(twin, b), team_chance(twin, attacker))


def _sources(s: State, b: Block) -> tuple[Source, ...]:
    """The blocker's skills that may be used for its dice."""
    out = []
    for _, source_of in POOL_REROLLS.of(able(s, b.attacker)):
        source: PoolSource = source_of()
        if not source.helps(s, b, FACES):
            continue
        bit = spent_bit(b.attacker, source.skill) if source.limit else 0
        again = Again(source.skill.name, bit, allowed(source.needs))
        out.append(Source(again, source.faces, source.many))
    return tuple(out)


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


def _taken(b: Bout, thrown: Throw) -> Fate:
    """The chooser takes the best face for its side."""
    fates = dict(b.fates)
    shown = [fates[face] for face in thrown]
    return max(shown, key=_worth) if b.mine else min(shown, key=_worth)


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
    team = b.team if tokens else 0.0
    lying = {rest for kept in range(b.dice) for rest in _throws(kept)}
    anew = {rest: _again(b, rest) for rest in lying}
    return _mean((p, _best(b, thrown, sources, team, anew)) for thrown, p in _throws(b.dice).items())


def _best(b: Bout, thrown: Throw, sources: list[Source], team: float, anew: dict[Throw, Fate]) -> Fate:
    """What a throw brings, kept or rolled again: by the dice that are left lying, what is to be expected."""
    kept = _taken(b, thrown)
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


def _again(b: Bout, rest: Throw) -> Fate:
    """Dice are left lying, the others rolled."""
    fresh = _throws(b.dice - len(rest))
    return _mean((p, _taken(b, (*rest, *thrown))) for thrown, p in fresh.items())
