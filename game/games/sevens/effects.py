"""What the rules of stars and rosters, prayers, desperate measures and bought staff do, by their word."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.games.sevens.catalogue import EXTRAS, TEAM_RULE, skill
from game.games.sevens.data.rosters import roster_book
from game.games.sevens.data.stars import Use, stars

BOONS: Final = {
    "Halfling Chef": "Before each half 3 D6: each 4+ takes a re-roll from the other side (S7-2.4).",
    "Mortuary Assistant": "Once a game a Regeneration that failed is rolled again (S7-2.4).",
    "Plague Doctor": "Once a game a failed Regeneration is rolled again, or a KO becomes Stunned (S7-2.4).",
    "Treacherous Trapdoor": "Whoever comes to f10 or o2 rolls a D6: on a 1 it falls through (S7-2.5).",
    "Stiletto": "A random own player has Stab (S7-2.5).",
    "Iron Man": "A player of choice has AV +1, up to 11 (S7-2.5).",
    "Knuckle Dusters": "A player of choice has Mighty Blow (S7-2.5).",
    "Blessing of Nuffle": "A random own player has Pro (S7-2.5).",
    "Moles Under the Pitch": "The opponents' Rushes are at -1 (S7-2.5).",
    "Under Scrutiny": "Opponents whose foul breaks armour are sent off (S7-2.5).",
    "Intensive Training": "A random own player has a primary skill of choice (S7-2.5).",
    "You Dope!": "A player has ST or AG one better; after each drive it may be KO for good (S7-2.4).",
    "Razzle-Dazzle": "A player that has just acted at once declares another action (S7-2.4).",
    "Hangover": "An opponent of choice misses the first drive (S7-2.4).",
    "Grudge Match": "One foul more in a turn, and its fouler cannot be sent off (S7-2.4).",
    "Set Piece": "This pass is accurate on a 2 and caught on a 2 (S7-2.4).",
    "Sports Espionage": "After an own turnover two team re-rolls (S7-2.4).",
    "Discarded Banana Skin": "An opponent in an own tackle zone is placed prone, and done (S7-2.4).",
    "Magic Scroll": "A Sports Wizard comes for nothing (S7-2.4).",
    "Sports Wizard": "Once, after a turn of the opponents, a fireball or a frog (S7-2.4).",
}


@cache
def special_effects() -> dict[str, str]:
    """Every entry of the catalogue behind the skills, by its word."""
    found = {skill(name).word: effect for name, effect in BOONS.items()}
    for star in stars():
        often = "" if star.use is Use.ALWAYS else f" ({star.use.value})"
        found[skill(star.rule).word] = f"{star.effect}{often}"
    rules = {rule.name: rule.effect for rule in roster_book().rules}
    return found | {each.word: rules[each.name] for each in EXTRAS if each.category == TEAM_RULE}


def special_effect(word: str) -> str:
    """What it does, or "" for a skill and everything else."""
    return special_effects().get(word, "")
