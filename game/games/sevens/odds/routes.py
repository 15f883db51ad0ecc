"""The best ways with the skills of the player that goes: some roll a die again, or turn it, so that a way
with worse dice may be the better one. Of ways as good, one on which fewer opponents may dive or follow."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.grid import bits
from game.games.sevens.board import PITCH
from game.games.sevens.hooks import SHADOWS, TRIPS
from game.games.sevens.odds.again import Chance, all_of
from game.games.sevens.odds.plans import Walk, helped
from game.games.sevens.odds.rivals import AWAY
from game.games.sevens.odds.straight import Straight
from game.games.sevens.odds.ways import Budget, Dice, Needed, Way
from game.games.sevens.state import State, able, on_pitch, rival, side_of

SHUNNED: Final = 1 - 1e-6
"""What a step away from somebody who may dive or follow is worth less: where all else is equal another is
taken."""
ALIKE: Final = 1e-9


class Course(NamedTuple):
    """A way to a square, after so many squares of movement, by the worth of dice that it was found by."""

    by: Straight
    to: int
    gone: int


class Routes(Straight):
    """Where a player can get to, and the best way to each square by all its dice with its own skills. Of the
    ways that are best by the plain dice and those by dice each rolled again the better one is taken."""

    def __init__(self, s: State, player: int, have: Budget | None = None, *, jumps: bool = False) -> None:
        super().__init__(s, player, have, jumps=jumps)
        self._given = s
        self._walks: dict[str, Walk] = {}
        self._walk = self.walks("move")
        self._shunned = shunned(s, player)
        self._plans: dict[tuple[Chance, ...], float] = {}
        self._chosen: dict[int, Course] = {}
        self._quick: dict[int, Way] = {}
        self._finders: tuple[Straight, ...] = (self,)
        if len(self.best) > 1 and (self._shunned or helped(s, player)):
            other = Straight(s, player, self.have, jumps=jumps, weigh=self._with_skills, known=self)
            self._finders = (self, other)

    def _with_skills(self, here: int, dice: Dice) -> tuple[float, ...]:
        """As if each die had all skills for itself."""
        out = []
        for what, needed, target in dice:
            die = self._walk.chance(Needed(1, what, needed, target), self.start, self.start)
            worth = all_of([die], tokens=0)
            out.append(worth * SHUNNED if what in AWAY and self._shunned >> here & 1 else worth)
        return tuple(out)

    # ---------------------------------------------------------------------------------------- the best way
    def quick(self, to: int) -> Way:
        """The best way to a square that it can get to, which need not be the straightest."""
        if to not in self._quick:
            course = self._course(to)
            self._quick[to] = course.by.found(to, course.gone)
        return self._quick[to]

    def way(self, to: int) -> Way:
        """The best way, or NO_WAY."""
        if to not in self.best or to == self.start:
            return super().way(to)
        return self.straightened(self._course(to))

    def courses(self, to: int, most: int) -> list[Course]:
        """All ways worth a look for whoever does something else at their end: of so many squares at most."""
        lengths = ((by, gone) for by in self._finders for gone in by.lengths(to) if 0 < gone <= most)
        return list({tuple(by.path(to, gone)): Course(by, to, gone) for by, gone in lengths}.values())

    def limit(self, to: int, gone: int) -> float:
        """What no chance to be on a square after so many exceeds."""
        return self._finders[-1].best_within(to, gone) / SHUNNED**gone

    def straightened(self, course: Course) -> Way:
        """One of those as likely and as short that looks straightest."""
        found, way = (each(course.to, course.gone) for each in (course.by.found, course.by.straightest))
        return found if abs(self.own(found) - self.own(way)) > ALIKE else way

    def walks(self, action: str) -> Walk:
        """The dice of ways in an action."""
        if action not in self._walks:
            self._walks[action] = Walk(self._given, self.player, action)
        return self._walks[action]

    def own(self, way: Way) -> float:
        """That all dice of a way come off with the player's own skills."""
        dice = tuple(die.odds for die in self._walk.dice(way))
        if dice not in self._plans:
            self._plans[dice] = all_of(dice, tokens=0)
        return self._plans[dice]

    def _course(self, to: int) -> Course:
        """The best to a square."""
        if to not in self._chosen:
            found = [Course(by, to, by.best[to][1]) for by in self._finders]
            paths = [course.by.path(to, course.gone) for course in found]
            alike = all(path == paths[0] for path in paths)
            self._chosen[to] = found[-1] if alike else max(found, key=self._rank)
        return self._chosen[to]

    def _rank(self, course: Course) -> tuple[float, int, int]:
        """How a way is ranked: its chance, how often opponents may dive or follow, how short it is."""
        way = course.by.found(course.to, course.gone)
        return round(self.own(way), 9), -self.exposed(way), -course.gone

    def exposed(self, way: Way) -> int:
        """How often somebody may dive or follow on a way."""
        path = (self.start, *way.squares)
        return sum(die.what in AWAY and self._shunned >> path[die.step - 1] & 1 for die in way.dice)


def shunned(s: State, player: int) -> int:
    """The squares next to opponents who may dive or follow whoever leaves them."""
    other = rival(side_of(player))
    mask = TRIPS.mask | SHADOWS.mask
    if not s.team_skills[other] & mask:
        return 0
    return PITCH.spread(bits(s.at[each] for each in on_pitch(s, other) if able(s, each) & mask))
