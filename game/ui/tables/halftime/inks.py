"""The printed card's colours."""

from __future__ import annotations

from typing import Final

CARD: Final = "#f3e4be"
BROWN: Final = "#54301c"
ORANGE: Final = "#d4622a"
OCHRE: Final = "#eca83c"
TRACK_RED: Final = "#b02a20"
PENCIL: Final = "#5f4636"
INK: Final = "#33241a"
GAIN: Final = "#2f6b24"
LOSS: Final = "#a8261a"
PLAIN: Final = "#6d4a30"
KINDS: Final = {"good": GAIN, "bad": LOSS, "plain": PLAIN, "warn": "#8a5604"}
FELT: Final = "#28543f"

DIE_TONES: Final = {  # a die as a flat chip: its ground, its ink
    "black": ("#282527", "#fff7e2"),
    "white": ("#f8f1df", "#221c1a"),
    "blue": ("#2058b0", "#ffffff"),
    "green": ("#1c7042", "#ffffff"),
    "red": ("#b3261c", "#ffffff"),
}
