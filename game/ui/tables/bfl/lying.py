"""Dice on the table: where a throw left them, and where the others lie that were not thrown."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.board import DIE_RADIUS
from game.core.requests import DieAtRest, Throw
from game.games.bfl.roll import EIGHT, HAND_COUNTS
from game.games.bfl.state import Phase, State
from game.ui.drawing.dice3d import octahedron
from game.ui.drawing.teams import Team
from game.ui.table import Played
from game.ui.tables.bfl import throws
from game.ui.tables.bfl.picture import DiePicture

REST = DIE_RADIUS / math.sqrt(3.0)  # height of the centre of a die that lies on a face
STRAYS = 6  # battle dice that lie about where the cup is loaded by hand (BFL-6.2)
MOST_DICE = HAND_COUNTS[-1]
STRAY_TONE = "#e9e0c8"
OWN_SPOTS = ((38, 62), (52, 24), (60, 50), (72, 66), (81, 33), (46, 43), (67, 15), (90, 54))
STRAY_SPOTS = ((9, -5), (112, -5), (8, 83.5), (111, 83.5), (33, 12), (95, 71))  # on no painted figure


def fallen(played: Played) -> list[DiePicture]:
    """The dice of a throw, a lane or the roll-off where they came to rest: as they fell, if that is known. Of
    a record without gestures a throw's dice lie at their places, the others nobody has seen."""
    track = throws.again(played)
    throw = isinstance(played.request, Throw)
    if isinstance(track, throws.CupThrow):
        return at_rest(track, [die.outside for die in track.tumble.dice] if throw else ())
    if not throw or not isinstance(played.answer, tuple):
        return []
    return [laid(die, number) for number, die in enumerate(played.answer)]


def on_table(played: Played, s: State) -> list[DiePicture]:
    """Everything that lies on the table after a throw, a lane or the roll-off."""
    if not isinstance(played.request, Throw):
        return fallen(played)
    track = throws.again(played)
    if isinstance(track, throws.CupThrow):
        return fallen(played) + lying_about(s, track)
    count = len(played.answer) if isinstance(played.answer, tuple) else 0
    return fallen(played) + strewn(s, own=max(0, EIGHT - count), stray=min(STRAYS, MOST_DICE - count))


def lying_about(s: State, track: throws.CupThrow) -> list[DiePicture]:
    """With the cup loaded by hand: the dice that stayed on the table when this throw was made."""
    if track.left is not None:
        return [replace(die, glow="", lit=False) for die in track.left] if s.house.hand else []
    count = len(track.tumble.dice)
    own = sum(track.tone(number) == "" for number in range(count))
    return strewn(s, own=max(0, EIGHT - own), stray=min(STRAYS, MOST_DICE - max(own, EIGHT) - (count - own)))


def strewn(s: State, *, own: int = EIGHT, stray: int = STRAYS) -> list[DiePicture]:
    """With the cup loaded by hand: the match's dice and stray battle dice where they lie before anybody has
    moved them."""
    if not s.house.hand:
        return []
    spots = [(x, y, "") for x, y in OWN_SPOTS[:own]] + [(x, y, STRAY_TONE) for x, y in STRAY_SPOTS[:stray]]
    return [
        DiePicture(x, y, REST, octahedron().rest(1 + k % 8, 0.4 * k), face=1 + k % 8, resting=True, tone=tone)
        for k, (x, y, tone) in enumerate(spots)
    ]


def at_rest(track: throws.CupThrow, outside: Sequence[bool] = ()) -> list[DiePicture]:
    """The last pose of a tumble."""
    poses = track.tumble.poses(track.tumble.seconds)
    return [
        DiePicture(
            pose.x,
            pose.y,
            pose.z,
            (pose.qw, pose.qx, pose.qy, pose.qz),
            face=die.face,
            resting=True,
            out=bool(outside) and outside[number],
            tone=track.tone(number),
        )
        for number, (pose, die) in enumerate(zip(poses, track.tumble.dice, strict=True))
    ]


def laid(die: Any, number: int) -> DiePicture:
    """A die of a record that tells no more than face and place (or not even that: then it lies in a row)."""
    assert isinstance(die, DieAtRest)
    x = 20.0 + 11.0 * (number % 8) if die.x is None else die.x
    y = (-6.0 if die.outside else 8.0 + 11.0 * (number // 8)) if die.y is None else die.y
    turn = octahedron().rest(die.face, math.sin(x * 1.7 + y) * 0.5)
    return DiePicture(x, y, REST, turn, face=die.face, resting=True, out=die.outside)


def before_first_throw(s: State) -> bool:
    """Is the cup to be loaded for the first throw of a quarter?"""
    return s.house.hand and s.phase is Phase.ROLL and s.rolls == 0


def light(dice: list[DiePicture], lanes_of: Mapping[int, int], teams: Sequence[Team]) -> None:
    """Dice that show a team's lane glow in its colour; of two teams in a lane in the first one's."""
    lanes = {lane: teams[seat].colour for seat, lane in reversed(list(lanes_of.items())) if lane}
    for die in dice:
        if not die.tone:
            die.glow = lanes.get(die.face, "")
