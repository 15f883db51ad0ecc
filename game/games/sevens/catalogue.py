"""The 108 skills and traits by name: their number, their category, and whether they work lying down.

What a skill does stands in `game.games.sevens.skills`; the chapters of the rules know no skill by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

AGILITY: Final = "agility"
DEVIOUS: Final = "devious"
GENERAL: Final = "general"
MUTATION: Final = "mutation"
PASSING: Final = "passing"
STRENGTH: Final = "strength"
TRAIT: Final = "trait"


@dataclass(frozen=True, slots=True, eq=False)
class Skill:
    """``word`` is its name in a record, ``mask`` its bit in a player's skills. An active one is in force only
    while its owner stands and is not Distracted."""

    number: int
    name: str
    category: str
    active: bool
    also: tuple[str, ...]

    @property
    def word(self) -> str:
        return self.name.replace(" ", "_")

    @property
    def mask(self) -> int:
        return 1 << self.number


def _entry(
    name: str, category: str, *, active: bool = True, also: tuple[str, ...] = ()
) -> tuple[str, str, bool, tuple[str, ...]]:
    return name, category, active, also


_ENTRIES = (
    # agility
    _entry("Catch", AGILITY),
    _entry("Diving Catch", AGILITY),
    _entry("Diving Tackle", AGILITY),
    _entry("Dodge", AGILITY),
    _entry("Defensive", AGILITY),
    _entry("Hit and Run", AGILITY, also=("Hit & Run",)),
    _entry("Jump Up", AGILITY),
    _entry("Leap", AGILITY),
    _entry("Safe Pair of Hands", AGILITY),
    _entry("Sidestep", AGILITY, also=("Side Step",)),
    _entry("Sprint", AGILITY),
    _entry("Sure Feet", AGILITY),
    # devious
    _entry("Dirty Player", DEVIOUS),
    _entry("Eye Gouge", DEVIOUS),
    _entry("Fumblerooski", DEVIOUS, also=("Fumblerooskie",)),
    _entry("Lethal Flight", DEVIOUS),
    _entry("Lone Fouler", DEVIOUS),
    _entry("Pile Driver", DEVIOUS),
    _entry("Put the Boot In", DEVIOUS, also=("Put the Boot in",)),
    _entry("Quick Foul", DEVIOUS),
    _entry("Saboteur", DEVIOUS),
    _entry("Shadowing", DEVIOUS),
    _entry("Sneaky Git", DEVIOUS),
    _entry("Violent Innovator", DEVIOUS),
    # general
    _entry("Block", GENERAL),
    _entry("Dauntless", GENERAL),
    _entry("Fend", GENERAL),
    _entry("Frenzy", GENERAL),
    _entry("Kick", GENERAL),
    _entry("Pro", GENERAL),
    _entry("Steady Footing", GENERAL),
    _entry("Strip Ball", GENERAL),
    _entry("Sure Hands", GENERAL),
    _entry("Tackle", GENERAL),
    _entry("Taunt", GENERAL),
    _entry("Wrestle", GENERAL),
    # mutation
    _entry("Big Hand", MUTATION),
    _entry("Claws", MUTATION, active=False, also=("Claw",)),
    _entry("Disturbing Presence", MUTATION, active=False),
    _entry("Extra Arms", MUTATION),
    _entry("Foul Appearance", MUTATION, active=False),
    _entry("Horns", MUTATION),
    _entry("Iron Hard Skin", MUTATION, active=False),
    _entry("Monstrous Mouth", MUTATION),
    _entry("Prehensile Tail", MUTATION),
    _entry("Tentacles", MUTATION),
    _entry("Two Heads", MUTATION),
    _entry("Very Long Legs", MUTATION),
    # passing
    _entry("Accurate", PASSING),
    _entry("Cannoneer", PASSING),
    _entry("Cloud Burster", PASSING),
    _entry("Dump-off", PASSING, also=("Dump-Off",)),
    _entry("Give and Go", PASSING),
    _entry("Hail Mary Pass", PASSING),
    _entry("Leader", PASSING, active=False),
    _entry("Nerves of Steel", PASSING),
    _entry("On the Ball", PASSING),
    _entry("Pass", PASSING),
    _entry("Punt", PASSING),
    _entry("Safe Pass", PASSING),
    # strength
    _entry("Arm Bar", STRENGTH),
    _entry("Brawler", STRENGTH),
    _entry("Break Tackle", STRENGTH),
    _entry("Bullseye", STRENGTH),
    _entry("Grab", STRENGTH),
    _entry("Guard", STRENGTH),
    _entry("Juggernaut", STRENGTH),
    _entry("Mighty Blow", STRENGTH),
    _entry("Multiple Block", STRENGTH),
    _entry("Stand Firm", STRENGTH),
    _entry("Strong Arm", STRENGTH),
    _entry("Thick Skull", STRENGTH, active=False),
    # trait
    _entry("Always Hungry", TRAIT),
    _entry("Animal Savagery", TRAIT, active=False),
    _entry("Animosity", TRAIT),
    _entry("Ball & Chain", TRAIT, also=("Ball and Chain",)),
    _entry("Bloodlust", TRAIT, active=False),
    _entry("Bombardier", TRAIT),
    _entry("Bone Head", TRAIT, active=False, also=("Bone-head", "Bonehead")),
    _entry("Breathe Fire", TRAIT),
    _entry("Chainsaw", TRAIT),
    _entry("Decay", TRAIT, active=False),
    _entry("Drunkard", TRAIT, active=False),
    _entry("Hatred", TRAIT, active=False),
    _entry("Hypnotic Gaze", TRAIT),
    _entry("Insignificant", TRAIT, active=False),
    _entry("Kick Team-mate", TRAIT, active=False),
    _entry("Loner", TRAIT, active=False),
    _entry("My Ball", TRAIT, active=False),
    _entry("No Ball", TRAIT, active=False, also=("No Hands",)),
    _entry("Pick-me-up", TRAIT),
    _entry("Plague Ridden", TRAIT, active=False),
    _entry("Pogo", TRAIT, also=("Pogo Stick",)),
    _entry("Projectile Vomit", TRAIT),
    _entry("Really Stupid", TRAIT, active=False),
    _entry("Regeneration", TRAIT, active=False),
    _entry("Right Stuff", TRAIT, active=False),
    _entry("Secret Weapon", TRAIT, active=False),
    _entry("Stab", TRAIT),
    _entry("Stunty", TRAIT, active=False),
    _entry("Swoop", TRAIT),
    _entry("Take Root", TRAIT, active=False),
    _entry("Throw Team-mate", TRAIT, also=("Throw Team-Mate",)),
    _entry("Timmm-ber!", TRAIT, active=False, also=("Timmm-ber",)),
    _entry("Titchy", TRAIT, active=False),
    _entry("Trickster", TRAIT),
    _entry("Unchannelled Fury", TRAIT, active=False),
    _entry("Unsteady", TRAIT, active=False),
)
SKILLS: Final = tuple(Skill(number, *entry) for number, entry in enumerate(_ENTRIES))
"""By number."""
PASSIVE: Final = sum(skill.mask for skill in SKILLS if not skill.active)
"""The mask of those that work also for a player that lies or is Distracted."""


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


_BY_NAME = {_plain(name): skill for skill in SKILLS for name in (skill.name, *skill.also)}


def skill(name: str) -> Skill:
    """By its name, with spaces or underscores. Raises ValueError."""
    found = _BY_NAME.get(_plain(name))
    if found is None:
        raise ValueError(f"{name!r} is no skill and no trait")
    return found


def owned(mask: int) -> list[Skill]:
    """The skills of a mask, by number."""
    return [each for each in SKILLS if mask >> each.number & 1]
