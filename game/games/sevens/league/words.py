"""Small words about teams and leagues: how many there are, and what a name may be."""

from __future__ import annotations

from typing import Final

TURNING: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Letters that are not seen and turn the direction in which others are read."""


def counted(count: int, thing: str, things: str = "") -> str:
    """So many things: 1 match, 2 matches."""
    return f"{count} {thing if count == 1 else things or f'{thing}s'}"


def tidy(name: str) -> str:
    """A name without blanks around it, and with single ones in it."""
    return " ".join(part for part in name.split(" ") if part)


def why_no_line(text: str, longest: int) -> str:
    """Why a text cannot stand in a line; empty when it can. The reason follows the text."""
    if len(text) > longest:
        return f"should be a line of at most {longest} letters"
    hidden = next((letter for letter in text if not letter.isprintable()), "")
    if not hidden:
        return ""
    code = f"U+{ord(hidden):04X}"
    if hidden in TURNING:
        return f"has a letter that turns the direction of reading ({code}): leave it out"
    return f"has a letter that cannot be seen ({code}): leave it out"
