"""Where skills take part in the rules: one hook for each point at which a skill may have a say.

A chapter of the rules asks a hook for the skills that are in force with the players involved, and calls what
they have registered; it names no skill. A hook nobody owns a skill of costs a test of a mask. The list of all
hooks, with what their functions are given and return, stands in `game.games.sevens.skills`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.requests import Asking
from game.games.sevens.catalogue import Skill
from game.games.sevens.state import State

Said = tuple[Skill, Callable[..., Any]]


class Hook:
    """The functions that skills have registered for one point of the rules, in their order."""

    __slots__ = ("_entries", "_found", "mask", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.mask = 0
        self._entries: list[tuple[int, int, Skill, Callable[..., Any]]] = []
        self._found: dict[int, tuple[Said, ...]] = {}

    def __call__(self, skill: Skill, *, order: int = 0) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: this function is what the skill does here. Lower orders come first."""

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            self.add(skill, function, order=order)
            return function

        return register

    def add(self, skill: Skill, function: Callable[..., Any], *, order: int = 0) -> None:
        """Register a function for a skill."""
        self._entries.append((order, skill.number, skill, function))
        self._entries.sort(key=lambda entry: entry[:2])
        self.mask |= skill.mask
        self._found.clear()

    def of(self, skills: int) -> tuple[Said, ...]:
        """What is registered for the skills of a mask: pairs of skill and function."""
        mine = skills & self.mask
        if not mine:
            return ()
        found = self._found.get(mine)
        if found is None:
            found = tuple((skill, each) for _, number, skill, each in self._entries if mine >> number & 1)
            self._found[mine] = found
        return found


# ------------------------------------------------------------------------------------ tests of one die
KINDS: Final = (
    "dodge",
    "rush",
    "jump",
    "stand",
    "pickup",
    "secure",
    "catch",
    "pass",
    "throw_teammate",
    "bomb",
    "intercept",
    "land",
    "trait",
    "action",
)
"""Of tests. `trait` is the die of an activation, `action` that of a special action."""


class Test:
    """A test of one die that is being made.

    ``target`` is what has to be reached with ``modifiers`` (name and number) added; ``at`` is the square that
    it is about, ``origin`` the one that was left (dodge, jump) or thrown from (pass, catch); ``how`` a
    pass, a kick … reached a catcher, ``reach`` the range of a pass, ``word`` what the log calls it. Of the
    result: ``die``, ``passed``, and ``fixed``: the die may not be rolled again. ``markers`` counts the
    opponents who hamper it: the modifier called `marked`.
    """

    __slots__ = (
        "at",
        "die",
        "fixed",
        "how",
        "kind",
        "markers",
        "modifiers",
        "opponent",
        "origin",
        "passed",
        "player",
        "reach",
        "target",
        "used",
        "word",
    )

    def __init__(
        self,
        kind: str,
        player: int,
        target: int,
        *,
        at: int = -1,
        origin: int = -1,
        how: str = "",
        reach: int = 0,
        opponent: int = -1,
        word: str = "",
    ) -> None:
        self.kind, self.player, self.target, self.word = kind, player, target, word or kind
        self.at, self.origin, self.how, self.reach, self.opponent = at, origin, how, reach, opponent
        self.modifiers: list[tuple[str, int]] = []
        self.markers = 0
        self.die = 0
        self.passed = self.fixed = False
        self.used: set[str] = set()

    def add(self, name: str, number: int) -> None:
        """A modifier, with the name that the log gives."""
        if number:
            self.modifiers.append((name, number))

    @property
    def total(self) -> int:
        """All modifiers together."""
        return sum([number for _, number in self.modifiers])

    @property
    def needed(self) -> int:
        """What the die has to show: 2 to 6, since a 1 always fails and a 6 never does."""
        return min(6, max(2, self.target - self.total))


MODIFIES: Final = {kind: Hook(f"modifies {kind}") for kind in KINDS}
HAMPERS: Final = {kind: Hook(f"hampers {kind}") for kind in KINDS}
EASES: Final = {kind: Hook(f"eases {kind}") for kind in KINDS}
RESCUES: Final = {kind: Hook(f"rescues {kind}") for kind in KINDS}
HELPS: Final = {kind: Hook(f"helps {kind}") for kind in KINDS}
PREPARES: Final = {kind: Hook(f"prepares {kind}") for kind in KINDS}


def always(s: State, t: Any) -> bool:
    """A re-roll that has no condition."""
    return True


@dataclass(frozen=True, slots=True)
class Source:
    """A skill that lets a failed die be rolled again. ``may`` says whether it does here, ``limit`` how often
    (turn, activation, game; none: whenever); ``needs`` is the die that allows it, or 0."""

    skill: Skill
    may: Callable[[State, Any], bool] = field(default=always)
    limit: str = ""
    needs: int = 0


REROLLS: Final = {kind: Hook(f"re-rolls {kind}") for kind in KINDS}
DENIES_REROLL: Final = Hook("denies re-roll")
TEAM_SOURCES: Final = Hook("team sources")
TEAM_DIE: Final = Hook("team die")
COSTS_NOTHING: Final = Hook("costs nothing")


def rerolls(
    skill: Skill,
    *kinds: str,
    may: Callable[[State, Test], bool] = always,
    limit: str = "",
    needs: int = 0,
) -> None:
    """Register a skill that rolls tests of these kinds again."""
    source = Source(skill, may, limit, needs)
    for kind in kinds:
        REROLLS[kind].add(skill, lambda: source)


def on(
    hooks: dict[str, Hook], skill: Skill, *kinds: str, order: int = 0
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator: register for several kinds of tests at once."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        for kind in kinds:
            hooks[kind].add(skill, function, order=order)
        return function

    return register


# ---------------------------------------------------------------------------------- moves and activation
ACTIVATES: Final = Hook("activates")
DECLARES: Final = Hook("declares")
FORBIDS: Final = Hook("forbids")
ALLOWS: Final = Hook("allows")
CONTINUES: Final = Hook("continues")
ENDS: Final = Hook("ends")
STEPS: Final = Hook("steps")
SPECIAL_STEPS: Final[dict[str, Callable[..., Asking[bool]]]] = {}
"""What is done at a word that a skill adds to the steps of a move; whether the activation is over."""
RUSHES: Final = Hook("rushes")
STANDS_UP: Final = Hook("stands up")
RISES: Final = Hook("rises")
JUMPS: Final = Hook("jumps")
HOLDS: Final = Hook("holds")
KEEPS: Final = Hook("keeps")
TRIPS: Final = Hook("trips")
SHADOWS: Final = Hook("shadows")
SLIPS: Final = Hook("slips")
ENTERS: Final = Hook("enters")
STEP_ENDS: Final = Hook("step ends")
CUT_SHORT: Final = Hook("cut short")
AGAIN_ALLOWED: Final = Hook("again allowed")
DECLARED_AGAIN: Final = Hook("declared again")
RAGES: Final = Hook("rages")
SAVAGES: Final = Hook("savages")
SAVAGED: Final = Hook("savaged")
BITES: Final = Hook("bites")
BIT: Final = Hook("bit")
SWINGS: Final = Hook("swings")
AFTER_SPECIAL: Final = Hook("after special")
LOW_TARGETS: Final = Hook("low targets")

# -------------------------------------------------------------------------------------------------- blocks
TARGETED: Final = Hook("targeted")
BLOCK_BEGINS: Final = Hook("block begins")
STRENGTH: Final = Hook("strength")
POOL_REROLLS: Final = Hook("pool re-rolls")
BOTH_DOWN: Final = Hook("both down")
STUMBLES: Final = Hook("stumbles")
REFUSES_PUSH: Final = Hook("refuses push")
REDIRECTS: Final = Hook("redirects")
PUSHED: Final = Hook("pushed")
FOLLOWS: Final = Hook("follows")
AFTER_PUSH: Final = Hook("after push")
AFTER_BLOCK: Final = Hook("after block")
ASSISTS: Final = Hook("assists")
DENIES_ASSIST: Final = Hook("denies assist")
BLOCKS_FAR: Final = Hook("blocks far")
DICE: Final = Hook("dice")
DARES: Final = Hook("dares")
DARES_AGAIN: Final = Hook("dares again")

# -------------------------------------------------------------------------------------------------- harm
GOES_DOWN: Final = Hook("goes down")
DROPS: Final = Hook("drops")
LIES: Final = Hook("lies")
ARMOUR: Final = Hook("armour")
BREAKS: Final = Hook("breaks")
BONUSES: Final = Hook("bonuses")
ARMOUR_AGAIN: Final = Hook("armour again")
ARMOUR_BROKEN: Final = Hook("armour broken")
FIXED_ARMOUR: Final = Hook("fixed armour")
INJURY: Final = Hook("injury")
INJURY_AGAIN: Final = Hook("injury again")
CASUALTIES: Final = Hook("casualties")
SAVED_AGAIN: Final = Hook("saved again")
TREATS_KO: Final = Hook("treats KO")
SAVES: Final = Hook("saves")
CASUALTY_MODIFIES: Final = Hook("casualty modifies")
KILLED: Final = Hook("killed")
DIED: Final = Hook("died")
FOULS: Final = Hook("fouls")
SENDS_OFF: Final = Hook("sends off")
SPARES: Final = Hook("spares")
SEEN: Final = Hook("seen")
SPARED: Final = Hook("spared")
ARGUES_AGAIN: Final = Hook("argues again")
LEAVES: Final = Hook("leaves")

# -------------------------------------------------------------------------------------------------- ball
CANNOT_HOLD: Final = Hook("cannot hold")
REACHES: Final = Hook("reaches")
AIMS: Final = Hook("aims")
AIMED: Final = Hook("aimed")
RELEASES: Final = Hook("releases")
FUMBLES: Final = Hook("fumbles")
UNREACHABLE: Final = Hook("unreachable")
BEFORE_THROW: Final = Hook("before throw")
FLIES: Final = Hook("flies")
LANDS_SAFELY: Final = Hook("lands safely")
SCATTERED: Final = Hook("scattered")
SNATCHES: Final = Hook("snatches")
CAUGHT: Final = Hook("caught")
BOMB_CAUGHT: Final = Hook("bomb caught")
AFTER_BOMB: Final = Hook("after bomb")

# -------------------------------------------------------------------------------------------------- match
MUST_STAND: Final = Hook("must stand")
SETS_UP_MORE: Final = Hook("sets up more")
KICKS: Final = Hook("kicks")
KICKED: Final = Hook("kicked")
TURN_ENDS: Final = Hook("turn ends")
DRIVE_ENDS: Final = Hook("drive ends")
HALF_OPENS: Final = Hook("half opens")
HALF_BEGINS: Final = Hook("half begins")
TURNED_OVER: Final = Hook("turned over")
SCORES: Final = Hook("scores")
MAY_SCORE: Final = Hook("may score")
CREDITS: Final = Hook("credits")
