"""The chances of the actions that belong to skills: gaze, stab, chainsaw, vomit, fire, chomp (S7-3.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from game.games.sevens import events as e
from game.games.sevens.actions import SPECIAL, Action
from game.games.sevens.blocks import BLOCK
from game.games.sevens.hooks import RISES, Test
from game.games.sevens.odds.again import chance_of, team_chance
from game.games.sevens.odds.plans import Die
from game.games.sevens.odds.plans import begun as declared
from game.games.sevens.odds.tried import DONE, HURT, Judge, Tried, dice_of, first_needed, tried
from game.games.sevens.odds.ways import chance
from game.games.sevens.state import STANDING, State, able

PAIRS: Final = tuple((one, other) for one in range(1, 7) for other in range(1, 7))


class Thrown(NamedTuple):
    """A die of a deed that comes off, or the two of an armour roll: what it is for, what has to be shown, its
    chance with nothing used."""

    what: str
    needed: int
    chance: float


class SpecialOdds(NamedTuple):
    """A special action: its dice, that it does what it is meant to and that it harms its owner, with own
    skills; that it comes off with a team re-roll, too."""

    dice: tuple[Thrown, ...]
    done: float
    hurt: float
    team: float


def special(s: State, player: int, word: str) -> Action | None:
    """The special action of a player whose deed has this word, where its chances can be told."""
    if word not in JUDGES:
        return None
    mine = able(s, player)
    owned = (each for each in SPECIAL if each.deed == word and each.skill is not None)
    return next((each for each in owned if each.skill is not None and mine & each.skill.mask), None)


def special_odds(s: State, player: int, word: str, target: int) -> SpecialOdds | None:
    """Of a special action on a target from where the player stands; None of what is none."""
    deed = special(s, player, word)
    if deed is None:
        return None
    perform = deed.perform
    assert perform is not None
    twin = declared(s, player, deed.word)
    judge = JUDGES[word](player, target)

    def doing(now: State) -> Any:
        return perform(now, player, (word, target))

    own = tried(twin, player, doing, judge, tokens=0)
    team = tried(twin, player, doing, judge, tokens=1) if team_chance(twin, player) else own
    dice = tuple(_thrown(each) for each in dice_of(twin, doing, judge) if isinstance(each, ROLLED))
    return SpecialOdds(dice, own.done, own.hurt, team.done)


def rising(s: State, player: int) -> list[Die]:
    """The dice of a player that lies and blocks, for getting up, found by the rules themselves."""
    if s.status[player] == STANDING:
        return []
    twin, out = declared(s, player, BLOCK.word), []
    for skill, rises in RISES.of(s.skills[player]):
        needed = first_needed(twin, partial(rises, player=player))
        if needed:
            t = Test("stand", player, needed, at=s.at[player], word=skill.word)
            out.append(Die(0, skill.name, needed, chance_of(twin, t, chance(needed))))
    return out


ROLLED: Final = (e.Tested, e.ArmourRolled)


def _thrown(told: e.Tested | e.ArmourRolled) -> Thrown:
    """What was told of a die, as it was before it was thrown."""
    if isinstance(told, e.Tested):
        return Thrown(told.what, told.needed, chance(told.needed))
    needed = told.needed - sum(number for _, number in told.modifiers)
    return Thrown("armour", max(2, needed), sum(sum(pair) >= needed for pair in PAIRS) / len(PAIRS))


# ------------------------------------------------------------------------------- what they are meant to do
def _breaks(player: int, target: int) -> Judge:
    """The target's armour breaks; the owner's own does, or it is knocked down."""

    def judge(s: State, heard: list[Any]) -> Tried | None:
        for each in heard:
            match each:
                case e.ArmourRolled(player=victim, broken=True):
                    return DONE if victim == target else HURT
                case e.KnockedDown(player=victim) if victim == player:
                    return HURT
        return None

    return judge


def _lays(player: int, target: int) -> Judge:
    """The target comes to lie; the owner does."""

    def judge(s: State, heard: list[Any]) -> Tried | None:
        for each in heard:
            match each:
                case e.KnockedDown(player=victim) | e.PlacedProne(player=victim):
                    return DONE if victim == target else HURT
        return None

    return judge


def _distracts(player: int, target: int) -> Judge:
    """The target is distracted."""

    def judge(s: State, heard: list[Any]) -> Tried | None:
        return DONE if e.Distracted(target, yes=True) in heard else None

    return judge


def _chomps(player: int, target: int) -> Judge:
    """The target cannot leave its square."""

    def judge(s: State, heard: list[Any]) -> Tried | None:
        return DONE if s.chomped >> target & 1 else None

    return judge


JUDGES: Final[dict[str, Callable[[int, int], Judge]]] = {
    "gaze": _distracts,
    "stab": _breaks,
    "chainsaw": _breaks,
    "vomit": _breaks,
    "breathe_fire": _lays,
    "chomp": _chomps,
}
"""By the words of deeds."""
