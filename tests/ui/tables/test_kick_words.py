"""What came of a kick is said in the same words wherever it is told."""

from __future__ import annotations

import pytest

from game.core.gestures import KickGesture
from game.core.requests import Flick
from game.ui.table import Played
from game.ui.tables.bfl import kick_words, throws

WEAK, WIDE = KickGesture(0.1), KickGesture(0.75, aim=0.35)


def played(gesture: KickGesture, distance: int) -> Played:
    kicked = throws.kick(gesture, distance)
    assert kicked.answer is not None
    return Played(
        Flick(0, "BFL-4.3", "try", distance=distance), kicked.answer, 0, kicked.note, (), kicked.track
    )


def test_a_kick_that_falls_short_is_told_alike_by_its_flight_and_by_its_line() -> None:
    kick = played(WEAK, 100)
    assert (kick_words.flown(kick.track), kick_words.noted(kick)) == ("short", "short")


def test_only_the_flight_knows_by_how_much_it_was_wide() -> None:
    kick = played(WIDE, 40)
    assert kick_words.noted(kick) == "wide left"
    assert kick_words.flown(kick.track).startswith("wide left by ")


@pytest.mark.parametrize(
    ("note", "words"),
    [
        ("why low", "under the bar"),
        ("why over", "over the tips"),
        ("why doink", "off the frame"),
        ("", "no good"),
    ],
)
def test_the_lines_words(note: str, words: str) -> None:
    line = Played(Flick(0, "BFL-4.3", "try", distance=40), False, 0, note)
    assert kick_words.noted(line) == words
