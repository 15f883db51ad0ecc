"""The table of prayers: eight, each registered here once, and what is done when it is rolled (S7-2.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.requests import Asking, Choice, Option
from game.games.sevens.boons import drawn, give_boon, is_star
from game.games.sevens.catalogue import MUTATION, SKILLS, TRAIT, Skill, skill
from game.games.sevens.data.rosters import roster
from game.games.sevens.drives import picked
from game.games.sevens.pregame.told import Gained
from game.games.sevens.state import (
    RESERVES,
    SQUAD,
    State,
    changed,
    of_status,
    set_skills,
    side_of,
)

RULE: Final = "S7-2.5"
HIGHEST_AV: Final = 11


@dataclass(frozen=True, slots=True)
class Prayer:
    """A line of a table: the boon, and what is done for a side when it is rolled."""

    boon: Skill
    happens: Callable[[State, int, Skill], Asking[None]]


def common(s: State, side: int) -> list[int]:
    """The players of a side that a prayer can be for: those who can play, and no star."""
    return [player for player in of_status(s, side, RESERVES) if not is_star(s, player)]


def gains(s: State, player: int, gained: Skill, rule: str = RULE) -> None:
    """A player has a skill for the match."""
    set_skills(s, player, s.skills[player] | gained.mask)
    s.tell(Gained(rule, player, gained.word))


def without(s: State, side: int, gained: Skill) -> list[int]:
    """Those who do not have a skill; all, if everybody has it."""
    everybody = common(s, side)
    return [player for player in everybody if not s.skills[player] & gained.mask] or everybody


# ------------------------------------------------------------------------------------------ what happens
def blesses(s: State, side: int, boon: Skill) -> Asking[None]:
    """It works for the side all through the match."""
    give_boon(s, side, boon)
    yield from ()


def random_skill(gained: Skill) -> Callable[[State, int, Skill], Asking[None]]:
    """A random own player has a skill."""

    def happens(s: State, side: int, boon: Skill) -> Asking[None]:
        give_boon(s, side, boon)
        if players := without(s, side, gained):
            gains(s, (yield from drawn(s, side, RULE, players)), gained)

    return happens


def iron_man(s: State, side: int, boon: Skill) -> Asking[None]:
    """A player of choice has AV +1, up to 11."""
    give_boon(s, side, boon)
    if players := [player for player in common(s, side) if s.av[player] < HIGHEST_AV]:
        player = yield from picked(s, side, RULE, "blessed", players)
        s.av = changed(s.av, player, s.av[player] + 1)
        s.tell(Gained(RULE, player, "av"))


def knuckle_dusters(s: State, side: int, boon: Skill) -> Asking[None]:
    """A player of choice has Mighty Blow."""
    give_boon(s, side, boon)
    if players := without(s, side, MIGHTY_BLOW):
        gains(s, (yield from picked(s, side, RULE, "blessed", players)), MIGHTY_BLOW)


def intensive_training(s: State, side: int, boon: Skill) -> Asking[None]:
    """A random own player has a primary skill of its coach's choice."""
    give_boon(s, side, boon)
    players = common(s, side)
    if not players:
        return
    player = yield from drawn(s, side, RULE, players)
    options: list[Option] = [(side, ("choose", each.word)) for each in primary_skills(s, player)]
    if options:
        _, words = yield Choice((side,), RULE, "choose_skill", options)
        gains(s, player, skill(str(words[1])))


def primary_skills(s: State, player: int) -> list[Skill]:
    """The skills of its primary categories that a player does not have."""
    side = side_of(player)
    own = roster(s.staff[side].team)
    name = s.extra.cards[side].positions[player % SQUAD] if s.extra.cards is not None else ""
    position = own.position(name) if own else None
    groups = position.primary if position else tuple({each.category for each in SKILLS} - {TRAIT, MUTATION})
    return [each for each in SKILLS if each.category in groups and not s.skills[player] & each.mask]


MIGHTY_BLOW: Final = skill("Mighty Blow")
TRAPDOOR: Final = skill("Treacherous Trapdoor")
MOLES: Final = skill("Moles Under the Pitch")
SCRUTINY: Final = skill("Under Scrutiny")
PRAYERS: Final = (
    Prayer(TRAPDOOR, blesses),
    Prayer(skill("Stiletto"), random_skill(skill("Stab"))),
    Prayer(skill("Iron Man"), iron_man),
    Prayer(skill("Knuckle Dusters"), knuckle_dusters),
    Prayer(skill("Blessing of Nuffle"), random_skill(skill("Pro"))),
    Prayer(MOLES, blesses),
    Prayer(SCRUTINY, blesses),
    Prayer(skill("Intensive Training"), intensive_training),
)
"""By the D8."""
