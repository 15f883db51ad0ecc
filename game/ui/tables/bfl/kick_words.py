"""What came of a kick, in a few words: by its flight, or by what its line in the record tells."""

from __future__ import annotations

from game.physics.flick import Kick
from game.physics.football import BAR_HEIGHT, GOAL_WIDTH
from game.ui.table import Played

NO_GOOD = "no good"


def flown(kick: Kick) -> str:
    """ "6 over the bar", "wide left by 4", "off the bar"."""
    y, z = kick.cross or (0.0, 0.0)
    if kick.good:
        if kick.frame_hits:
            return "off the frame and in"
        return f"{z - BAR_HEIGHT:.0f} over the bar" if z - BAR_HEIGHT >= 1 else "just over the bar"
    if kick.why == "doink":
        part = next((hit.part for hit in kick.frame_hits), "bar")
        return "off the bar" if part == "bar" else f"off the {part} post"
    if kick.why.startswith("wide"):
        return f"{kick.why} by {max(1.0, abs(y) - GOAL_WIDTH / 2):.0f}"
    return _why(kick.why)


def verdict(played: Played) -> str:
    """ "Good!", "No good: wide left", or "No good" where the line knows no more."""
    if played.answer:
        return "Good!"
    why = noted(played)
    return "No good" if why == NO_GOOD else f"No good: {why}"


def noted(played: Played) -> str:
    """Why a kick was no good, as far as its line knows."""
    words = played.note.split()
    return _why(words[words.index("why") + 1].replace("_", " ") if "why" in words[:-1] else "")


def _why(why: str) -> str:
    said = {"": NO_GOOD, "doink": "off the frame", "low": "under the bar", "over": "over the tips"}
    return said.get(why, why)
