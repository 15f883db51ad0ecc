"""The terms of Sevens as they are read, and what an event says: log, card and announcements share them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.games.sevens import events as e
from game.games.sevens.hooks import BREAKS

COMPASS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")
FACES: Final = {
    "skull": "Player down",
    "both": "Both down",
    "push": "Push",
    "stumble": "Stumble",
    "pow": "Pow!",
}
TESTS: Final = {
    "rush": ("rushes to {at}", "trips in a rush to {at}"),
    "dodge": ("dodges to {at}", "fails to dodge to {at}"),
    "jump": ("jumps to {at}", "fails to jump to {at}"),
    "stand": ("gets up", "fails to get up"),
    "pickup": ("picks up the ball", "fails to pick up the ball"),
    "secure": ("secures the ball", "fails to secure the ball"),
    "catch": ("catches the ball", "fails to catch the ball"),
    "pass": ("passes accurately", "fails to pass accurately"),
    "bomb": ("throws the bomb accurately", "fails to throw the bomb accurately"),
    "throw_teammate": ("throws a team-mate well", "fails to throw a team-mate well"),
    "intercept": ("intercepts the ball", "fails to intercept the ball"),
    "land": ("lands on its feet", "fails to land on its feet"),
}
"""What a player does in a test: when it comes off, and when it does not."""
TO_BLOCK: Final = ("rushes to block", "trips in a rush to block")
FUMBLED: Final = {"pass": "fumbles the pass", "bomb": "fumbles the bomb"}
DECLARED: Final = {
    "blitz": "a blitz", "pass": "a pass", "handoff": "a hand-off", "foul": "a foul",
    "secure": "Secure the Ball", "throw_teammate": "Throw Team-Mate", "gaze": "Hypnotic Gaze",
    "stab": "Stab", "chainsaw": "Chainsaw", "ball_and_chain": "Ball & Chain", "vomit": "Projectile Vomit",
    "breathe_fire": "Breathe Fire", "bomb": "Throw Bomb", "kick_teammate": "Kick Team-Mate",
    "punt": "a punt", "chomp": "Chomp",
}  # fmt: skip
"""An action that is declared. What goes without saying is left out: a move, and a block, which is told."""
ACTED: Final = {
    "gaze": "gazes at", "stab": "stabs", "chainsaw": "takes the chainsaw to", "vomit": "vomits on",
    "breathe_fire": "breathes fire at", "bite": "bites", "kick_teammate": "kicks", "chomp": "chomps on",
    "bomb": "throws a bomb at", "punt": "punts the ball to",
}  # fmt: skip
STAFF: Final = {
    "Apothecary": "send the apothecary to {who}",
    "Argue": "argue the call for {who}",
    "Bribe": "bribe the referee for {who}",
}
"""What a side uses that belongs to no player."""
EVENTS: Final = {
    "get_the_ref": "Get the ref", "time_out": "Time-out", "solid_defence": "Solid defence",
    "high_kick": "High kick", "cheering_fans": "Cheering fans", "brilliant_coaching": "Brilliant coaching",
    "changing_weather": "Changing weather", "quick_snap": "Quick snap", "charge": "Charge!",
    "dodgy_snack": "Dodgy snack", "pitch_invasion": "Pitch invasion",
}  # fmt: skip
COUNTED: Final = {
    "charge": "may act",
    "solid_defence": "may be set up again",
    "quick_snap": "may move a square",
}
"""Events of a kick-off for D3+3 players, and what these may do."""
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
    "reserves": "goes to Reserves",
    "ko": "goes to the KO box",
    "casualty": "goes to the casualty box",
    "sent_off": "leaves for the dressing room",
}
HARMS: Final = {
    "badly_hurt": "is badly hurt", "seriously_hurt": "is seriously hurt",
    "serious_injury": "has a serious injury", "lasting_injury": "has a lasting injury", "dead": "is dead",
}  # fmt: skip
"""The casualty table (S7-11.5)."""
STRUCK: Final = {
    "heat": "faints in the heat", "reserves": "is too sick to play", "snack": "has an upset stomach",
    "stunned": "is stunned by the crowd", "ko": "collapses", "hangover": "has a hangover",
    "fireball": "is hit by the fireball", "frog": "is a frog now", "bomb": "is hit by the bomb",
    "blast": "is hit by the blast",
}  # fmt: skip
FAVOURS: Final = frozenset({"cheering_fans", "brilliant_coaching"})
"""The events of a kick-off that are good for whom they are for."""
MODIFIERS: Final = {
    "marked": "marked", "rain": "rain", "sunny": "sun", "blizzard": "blizzard", "range": "range",
    "bounce": "bounce", "throw_in": "throw-in", "accurate": "accurate pass", "inaccurate": "inaccurate pass",
    "throw": "bad throw", "assists": "by assists", "helped": "by a team-mate’s help",
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


def on_the_dice(event: e.ArmourRolled) -> int:
    """What the two dice alone have to show to break armour, as of a test's die: what is added is told
    beside it."""
    return event.needed - sum(number for _, number in event.modifiers)


def anyway(event: e.ArmourRolled) -> str:
    """What broke armour that the dice and what was added to them did not: the skill, or ""."""
    if not event.broken or sum(event.dice) >= on_the_dice(event):
        return ""
    return ", ".join(skill.name for skill, _ in BREAKS.of(BREAKS.mask))


def plain(word: str) -> str:
    """A record's word as it is read."""
    return word.replace("_", " ")


def faces_of(dice: Iterable[int]) -> tuple[str, ...]:
    """Dice as they lay."""
    return tuple(str(face) for face in dice)
