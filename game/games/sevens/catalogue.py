"""The 108 skills and traits by name: their number, their category, and whether they work lying down; and
behind them, as skills that nobody can learn, the rules of the star players and what a side has bought.

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
STAR: Final = "star"
INDUCEMENT: Final = "inducement"
PRAYER: Final = "prayer"
MEASURE: Final = "measure"
TEAM_RULE: Final = "team rule"


@dataclass(frozen=True, slots=True, eq=False)
class Skill:
    """``word`` is its name in a record, ``mask`` its bit in a player's skills. An active one is in force only
    while its owner stands and is not Distracted. ``limit``: once a game, half, drive or
    activation."""

    number: int
    name: str
    category: str
    active: bool
    also: tuple[str, ...] = ()
    limit: str = ""

    @property
    def word(self) -> str:
        return self.name.replace(" ", "_").replace(",", "")

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


def _extra(name: str, category: str, limit: str = "", *, active: bool = True) -> tuple[str, str, bool, str]:
    return name, category, active, limit


_EXTRAS = (
    # the rules of the stars (S7-17)
    _extra("Blind Rage", STAR),
    _extra("Savage Blow", STAR, "game"),
    _extra("Blast It!", STAR),
    _extra("Putrid Regurgitation", STAR, "half"),
    _extra("Look Into My Eyes", STAR, "game"),
    _extra("Kaboom!", STAR, "game", active=False),
    _extra("Tasty Morsel", STAR, "game"),
    _extra("All You Can Eat", STAR, "game"),
    _extra("Star of the Show", STAR, active=False),
    _extra("Reliable", STAR),
    _extra("A Sneaky Pair", STAR),
    _extra("Mesmerising Dance", STAR, "half"),
    _extra("Baleful Hex", STAR, "game"),
    _extra("Whirling Dervish", STAR, "activation"),
    _extra("Frenzied Rush", STAR, "half"),
    _extra("Shot to Nothing", STAR, "game"),
    _extra("Primal Savagery", STAR, "game"),
    _extra("I'll Carry You", STAR, "half"),
    _extra("Gored by the Bull", STAR, "game"),
    _extra("Incorporeal", STAR, "game"),
    _extra("Consummate Professional", STAR, "game"),
    _extra("Slayer", STAR, "game", active=False),
    _extra("Wisdom of the White Dwarf", STAR, "game"),
    _extra("Quick Bite", STAR, "game"),
    _extra("Unstoppable Momentum", STAR),
    _extra("Treacherous", STAR, "game"),
    _extra("Old Pro", STAR, "game", active=False),
    _extra("Dwarven Scourge", STAR, "game", active=False),
    _extra("Raiding Party", STAR, "drive"),
    _extra("The Flashing Blade", STAR, "game"),
    _extra("Swift as the Breeze", STAR, "game"),
    _extra("Dwarfen Grit", STAR, "game", active=False),
    _extra("Indomitable", STAR, "game"),
    _extra("Black Ink", STAR, "game"),
    _extra("I'll Be Back!", STAR, "game", active=False),
    _extra("Lord of Chaos", STAR, "game"),
    _extra("Working In Tandem", STAR),
    _extra("Vicious Vines", STAR, "half"),
    _extra("Maximum Carnage", STAR, "game"),
    _extra("The Ballista", STAR, "game"),
    _extra("Kick 'em While They're Down!", STAR, "game"),
    _extra("Halfling Luck", STAR, "game"),
    _extra("Toxin Connoisseur", STAR, "game", active=False),
    _extra("Thinking Man's Troll", STAR, "half"),
    _extra("Catch of the Day", STAR, "half"),
    _extra("Bounding Leap", STAR, "game"),
    _extra("Slashing Nails", STAR, "half"),
    _extra("Ram", STAR, "game", active=False),
    _extra("Yoink!", STAR, "game"),
    _extra("Fury of the Blood God", STAR, "game"),
    _extra("Master Assassin", STAR, "game", active=False),
    _extra("Pump Up the Crowd", STAR, "game", active=False),
    _extra("Strong Passing Game", STAR, "game"),
    _extra("Furious Outburst", STAR, "half"),
    _extra("Sneakiest of the Lot", STAR),
    _extra("Crushing Blow", STAR, "game", active=False),
    _extra("Beer Barrel Bash", STAR, "drive"),
    _extra("Krump and Smash", STAR, "game", active=False),
    _extra("Savage Mauling", STAR, "game", active=False),
    _extra("Woodland Fury", STAR, "game"),
    _extra("Watch Out!", STAR, "drive"),
    _extra("Excuse me, are you a Zoat?", STAR, "game"),
    _extra("Blastin' Solves Everything", STAR, "half"),
    # inducements (S7-2.4)
    _extra("Halfling Chef", INDUCEMENT, active=False),
    _extra("Mortuary Assistant", INDUCEMENT, "game", active=False),
    _extra("Plague Doctor", INDUCEMENT, "game", active=False),
    # prayers (S7-2.5)
    _extra("Treacherous Trapdoor", PRAYER, active=False),
    _extra("Stiletto", PRAYER, active=False),
    _extra("Iron Man", PRAYER, active=False),
    _extra("Knuckle Dusters", PRAYER, active=False),
    _extra("Blessing of Nuffle", PRAYER, active=False),
    _extra("Moles Under the Pitch", PRAYER, active=False),
    _extra("Under Scrutiny", PRAYER, active=False),
    _extra("Intensive Training", PRAYER, active=False),
    # desperate measures (S7-2.4)
    _extra("You Dope!", MEASURE, active=False),
    _extra("Razzle-Dazzle", MEASURE, "game", active=False),
    _extra("Hangover", MEASURE, active=False),
    _extra("Grudge Match", MEASURE, "game", active=False),
    _extra("Set Piece", MEASURE, "game", active=False),
    _extra("Sports Espionage", MEASURE, "game", active=False),
    _extra("Discarded Banana Skin", MEASURE, "game", active=False),
    _extra("Magic Scroll", MEASURE, active=False),
    _extra("Sports Wizard", MEASURE, "game", active=False),
    # the special rules of rosters that work in a match; the captain has his himself
    _extra("Team Captain", TEAM_RULE, active=False),
    _extra("Masters of Undeath", TEAM_RULE, "game", active=False),
    _extra("Swarming", TEAM_RULE, active=False),
    _extra("Bribery and Corruption", TEAM_RULE, "game", active=False),
)
EXTRAS: Final = tuple(
    Skill(number, name, category, active, limit=limit)
    for number, (name, category, active, limit) in enumerate(_EXTRAS, len(SKILLS))
)
"""What works like a skill and is none: the rules of the stars, and what a side has bought or prayed for."""
EVERYTHING: Final = (*SKILLS, *EXTRAS)
PASSIVE: Final = sum(skill.mask for skill in EVERYTHING if not skill.active)
"""The mask of those that work also for a player that lies or is Distracted."""


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


_BY_NAME = {_plain(name): skill for skill in EVERYTHING for name in (skill.name, *skill.also)}


def skill(name: str) -> Skill:
    """By its name, with spaces or underscores. Raises ValueError."""
    found = _BY_NAME.get(_plain(name))
    if found is None:
        raise ValueError(f"{name!r} is no skill and no trait")
    return found


def owned(mask: int) -> list[Skill]:
    """The skills of a mask, by number."""
    among = EVERYTHING if mask >> len(SKILLS) else SKILLS
    return [each for each in among if mask >> each.number & 1]
