"""What stands and lies on the field: helmets on their stands, dice in flight and at rest, their shadows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.core import board
from game.ui.drawing.dice3d import SAPPHIRE, Style, draw_die, draw_shadow, octahedron, resin
from game.ui.drawing.stands import digit, standing
from game.ui.tables.bfl import sprites
from game.ui.tables.bfl.layout import Layout
from game.ui.tables.bfl.picture import BflPicture, DiePicture, SidePicture

HELMET: Final = 9.3  # a helmet's width in yards
NEARER: Final = 1.6  # a stand's foot is so many yards on the viewer's side of its lane's middle
ASIDE: Final = 2.3  # two helmets on one spot stand so far to either side of it
FLYING: Final = 12.0  # a die whose lowest point is higher than this passes over helmets
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Standing:
    """A helmet as it is drawn: its side, its foot on the field and on the screen, its width in pixels."""

    side: SidePicture
    y: float
    foot: Spot
    px: int
    glass: bool

    @property
    def box(self) -> pygame.Rect:
        """Where it is on the screen."""
        box = pygame.Rect(0, 0, round(self.px * 0.95), round(self.px * 1.12))
        box.midbottom = round(self.foot[0]), round(self.foot[1] + self.px * 0.16)
        return box


@dataclass(frozen=True, slots=True)
class Lying:
    """A die as it is drawn: its picture, where its middle and its shadow are, its radius in pixels."""

    die: DiePicture
    at: Spot
    ground: Spot
    radius: float
    height: float  # of its lowest point, in yards


def style_of(die: DiePicture) -> Style:
    """What a die is made of."""
    return resin(die.tone) if die.tone else SAPPHIRE


def lay(place: Layout, dice: list[DiePicture]) -> list[Lying]:
    """The dice on the screen."""
    cam, out = place.cam, []
    for die in dice:
        low = 0.0 if die.resting else max(0.0, die.z - octahedron().lowest(die.attitude) * board.DIE_RADIUS)
        out.append(
            Lying(
                die,
                cam.spot(die.x, die.y, die.z),
                cam.spot(die.x, die.y),
                cam.scale(die.x, die.y, die.z) * board.DIE_RADIUS,
                low,
            )
        )
    return out


def stand(place: Layout, sides: list[SidePicture], dice: list[Lying]) -> list[Standing]:
    """The helmets on the screen. One with dice behind it is glassy."""
    spots = [(side, spot) for side in sides if (spot := side.spot()) is not None]
    px = round(place.cam.scale(board.WIDTH / 2, board.HEIGHT / 2) * HELMET)
    out = []
    for side, (x, y) in spots:
        shift = 0.0
        shared = [o for o, (ox, oy) in spots if abs(ox - x) < 5 and abs(oy - y) < 1 and o.place is None]
        if len(shared) > 1 and side.place is None:
            shift = ASIDE if shared.index(side) == 0 else -ASIDE
        foot = place.cam.spot(x, y + shift - NEARER, side.lift)
        out.append(Standing(side, y + shift, foot, px, any(_hidden(d, y + shift, foot, px) for d in dice)))
    return out


def _hidden(die: Lying, y: float, foot: Spot, px: int) -> bool:
    """Whether a die at rest lies behind a helmet on this foot."""
    return (
        die.height < 1.0
        and die.die.y > y - NEARER
        and abs(die.at[0] - foot[0]) < px * 0.42 + die.radius * 0.6
        and foot[1] - px * 1.0 - die.radius * 0.6 < die.at[1] < foot[1]
    )


def draw(
    dst: pygame.Surface, place: Layout, picture: BflPicture, helmets: list[Standing], dice: list[Lying]
) -> None:
    """Shadows first, then everything from far to near, dice in the air last."""
    for die in dice:
        if die.die.glow and die.die.resting:
            sprites.put(dst, sprites.glow(round(die.radius), die.die.glow), die.ground)
    for helmet in helmets:
        if helmet.side.active or helmet.side.lit:
            sprites.put(dst, sprites.halo(round(helmet.px * 1.9)), helmet.foot)
    for die in dice:
        draw_shadow(
            dst, die.ground, die.radius, die.height / board.DIE_RADIUS * die.radius, style_of(die.die)
        )
    low = [die for die in dice if die.height < FLYING]
    things: list[tuple[float, Standing | Lying]] = [(h.y, h) for h in helmets] + [(d.die.y, d) for d in low]
    for _, thing in sorted(things, key=lambda t: -t[0]):
        if isinstance(thing, Standing):
            _helmet(dst, thing)
        else:
            _die(dst, place, thing)
    for helmet in helmets:
        if helmet.side.lane:
            _digit(dst, helmet, low)
    for die in dice:
        if die.height >= FLYING:
            _die(dst, place, die)


def _facing(side: SidePicture) -> int:
    return 1 if side.end == board.LEFT else -1


def _helmet(dst: pygame.Surface, helmet: Standing) -> None:
    side = helmet.side
    sprite, foot = standing(side.team, helmet.px, _facing(side), glass=helmet.glass)
    dst.blit(sprite, (round(helmet.foot[0] - foot[0]), round(helmet.foot[1] - foot[1])))


def _digit(dst: pygame.Surface, helmet: Standing, dice: list[Lying]) -> None:
    """The lane's digit, over every helmet, but not over a die that lies in front of it."""
    plate, (ox, oy) = digit(helmet.px, helmet.side.lane, _facing(helmet.side))
    x, y = round(helmet.foot[0] - ox), round(helmet.foot[1] - oy)
    middle = (x + plate.get_width() / 2, y + plate.get_height() / 2)
    for die in dice:
        near = abs(die.at[0] - middle[0]) + abs(die.at[1] - middle[1]) < die.radius + plate.get_width() / 2
        if near and die.die.y < helmet.y:
            return
    dst.blit(plate, (x, y))


def _die(dst: pygame.Surface, place: Layout, die: Lying) -> None:
    draw_die(
        dst,
        die.at,
        die.radius,
        die.die.attitude,
        style_of(die.die),
        view=place.cam.rot,
        resting=die.die.resting,
        dim=0.72 if die.die.dim else 1.0,
    )
