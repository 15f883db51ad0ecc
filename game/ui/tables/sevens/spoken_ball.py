"""The ball in words: who has it, and from where to where it goes, by which dice."""

from __future__ import annotations

from typing import Any, Final

from game.core.grid import name
from game.games.sevens import events as e
from game.games.sevens.board import RANGE_NAMES
from game.games.sevens.state import NOBODY, side_of
from game.ui.tables.sevens.names import Names, counted
from game.ui.tables.sevens.terms import COMPASS, Said, faces_of

CAUGHT: Final = ("pass", "scatter", "bounce", "throw_in", "kick", "handoff", "intercept")
"""Ways in which a test tells of a catch already."""


def kicked(event: e.Kicked, names: Names) -> str:
    """Where a kick was aimed, and where it comes down."""
    where = f"to {name(event.square)}" if event.square >= 0 else "off the pitch"
    far = f"{counted(event.squares, 'square')} {COMPASS[event.direction - 1]}"
    return f"{names.player(event.player)} kicks at {name(event.target)}: it goes {far}, {where}"


def ball(event: Any, names: Names) -> Said | None:
    """An event of the ball."""
    for part in (_kicks, _goes, _held):
        found = part(event, names)
        if found is not None:
            return found
    return None


def _kicks(event: Any, names: Names) -> Said | None:
    match event:
        case e.Kicked(player, target, direction, squares, square):
            at = (target, square) if square >= 0 else (target,)
            dice = faces_of((direction, squares))
            return Said(side_of(player), kicked(event, names), event.rule, "play", at, dice)
        case e.KickedOut(side):
            return Said(side, "The kick is not in the receivers’ half", event.rule)
        case e.Touchback(player, square):
            words = f"Touchback: {names.player(player)} has the ball"
            return Said(side_of(player), words, event.rule, "play", (square,))
    return None


def _goes(event: Any, names: Names) -> Said | None:
    """It goes its own way: from which square, by which dice, to which."""
    match event:
        case e.Scattered(start, dice, square, out):
            way = f"over {name(square)} into the crowd" if out else f"to {name(square)}"
            words = f"It scatters from {name(start)} {way}"
            return Said(NOBODY, words, event.rule, "play", (start, square), faces_of(dice))
        case e.Bounced(start, direction, square):
            way = f"to {name(square)}" if square >= 0 else "into the crowd"
            words = f"The ball bounces from {name(start)} {COMPASS[direction - 1]} {way}"
            squares = (start, square) if square >= 0 else (start,)
            return Said(NOBODY, words, event.rule, "play", squares, faces_of((direction,)))
        case e.ThrownIn(start, _, far, square):
            way = f"to {name(square)}" if square >= 0 else "into the crowd again"
            words = f"The crowd throws it {counted(far, 'square')} in from {name(start)} {way}"
            squares = (start, square) if square >= 0 else (start,)
            return Said(NOBODY, words, event.rule, "play", squares, faces_of((far,)) if far <= 6 else ())
        case e.Landed(square):
            return Said(NOBODY, f"The ball lies on {name(square)}", event.rule, "play", (square,))
    return None


def _held(event: Any, names: Names) -> Said | None:
    """Somebody has it, throws it, or lets it go."""
    match event:
        case e.Threw(player, _, target, reach):
            words = f"{names.player(player)} aims at {name(target)}, a {RANGE_NAMES[reach]}"
            words += " pass" if not RANGE_NAMES[reach].endswith("bomb") else ""
            return Said(side_of(player), words, event.rule, "play", (target,))
        case e.Fumbled(player, square):
            words = f"{names.player(player)} drops the ball"
            return Said(side_of(player), words, event.rule, "play", (square,))
        case e.Inaccurate(player, target):
            words = f"The pass misses {name(target)}"
            return Said(side_of(player), words, event.rule, "play", (target,))
        case e.Caught(player, square, how) if how not in CAUGHT:
            words = f"{names.player(player)} has the ball"
            return Said(side_of(player), words, event.rule, "play", (square,))
        case e.Missed(player, square):
            words = f"{names.player(player)} lets the ball go by"
            return Said(side_of(player), words, event.rule, "play", (square,))
        case e.Handed(player, receiver, square):
            words = f"{names.player(player)} hands the ball to {names.player(receiver)}"
            return Said(side_of(player), words, event.rule, "play", (square,))
    return None
