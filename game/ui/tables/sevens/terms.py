"""The terms of Sevens as they are read, and what an event says: log, card and announcements share them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.games.sevens import events as e

COMPASS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")
SIDES: Final = ("Home", "Away")
FACES: Final = {
    "skull": "Player down",
    "both": "Both down",
    "push": "Push",
    "stumble": "Stumble",
    "pow": "Pow!",
}
TESTS: Final = {
    "rush": "rushes", "dodge": "dodges", "jump": "jumps", "stand": "stands up", "pickup": "picks up",
    "secure": "secures the ball", "catch": "catches", "pass": "throws", "bomb": "throws a bomb",
    "throw_teammate": "throws a team-mate", "intercept": "intercepts", "land": "lands",
}  # fmt: skip
EVENTS: Final = {
    "get_the_ref": "Get the ref", "time_out": "Time-out", "solid_defence": "Solid defence",
    "high_kick": "High kick", "cheering_fans": "Cheering fans", "brilliant_coaching": "Brilliant coaching",
    "changing_weather": "Changing weather", "quick_snap": "Quick snap", "charge": "Charge!",
    "dodgy_snack": "Dodgy snack", "pitch_invasion": "Pitch invasion",
}  # fmt: skip
WEATHERS: Final = {
    "sweltering": "sweltering heat", "sunny": "very sunny", "perfect": "perfect conditions",
    "rain": "pouring rain", "blizzard": "a blizzard",
}  # fmt: skip
INJURIES: Final = {
    "stunned": "stunned",
    "ko": "knocked out",
    "badly_hurt": "badly hurt",
    "casualty": "a casualty",
}
BOXES: Final = {
    "reserves": "to Reserves",
    "ko": "to the KO box",
    "casualty": "a casualty",
    "sent_off": "sent off",
}
STRUCK: Final = {
    "heat": "faints in the heat", "reserves": "is too sick to play", "snack": "has an upset stomach",
    "stunned": "is stunned by the crowd",
}  # fmt: skip
MODIFIERS: Final = {
    "marked": "marked", "rain": "rain", "sunny": "sun", "blizzard": "blizzard", "range": "range",
    "bounce": "bounce", "throw_in": "throw-in", "accurate": "accurate pass", "inaccurate": "inaccurate pass",
    "throw": "bad throw",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Said:
    """What an event says: of which side, of which kind for the log's filter, about which squares; its dice,
    what was needed, whether that was reached, and the modifiers by name."""

    side: int
    words: str
    rule: str
    kind: str = "play"
    squares: tuple[int, ...] = ()
    dice: tuple[str, ...] = ()
    needed: str = ""
    passed: bool | None = None
    modifiers: str = ""


def modified(modifiers: e.Modifiers) -> str:
    """ "-1 marked, +1 Accurate"."""
    return ", ".join(
        f"{number:+d} {MODIFIERS.get(each, each.replace('_', ' '))}" for each, number in modifiers if number
    )


def plain(word: str) -> str:
    """A record's word as it is read."""
    return word.replace("_", " ")
