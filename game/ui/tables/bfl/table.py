"""The BFL table as one thing: `BflTable` draws a `BflPicture` and says what lies under a pointer."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core import board
from game.ui.drawing.dice3d import octahedron
from game.ui.drawing.helmets import prepare as prepare_helmet
from game.ui.drawing.layers import Layers
from game.ui.drawing.props import tube_sprite
from game.ui.drawing.worker import Unwanted, shared
from game.ui.tables.bfl import bar, battle, cards, hand, kick_cards, marks, overlay, pieces, spinner, static
from game.ui.tables.bfl.ground import Ground
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.kick_view import KickView
from game.ui.tables.bfl.layout import BOARD_BOX, ROUND_BOARD, layout
from game.ui.tables.bfl.picture import BflPicture, CupPicture
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.dialog import blurred
from game.ui.widgets.rehearsal import Rehearsal
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import Box, Point, View

VEIL = 0.40  # of dark over the board behind an overlay
PREPARED_EVERY = 10  # frames: what is made beforehand is spread over the first seconds


def _trace_die(_unwanted: Unwanted) -> None:
    """The solid with its numerals takes 15 ms."""
    octahedron()


class BflTable:
    """Draws pictures for one view and theme. Made anew after a resize; that costs a few milliseconds.

    Places given and returned are in logical units, places on the field in yards. What lies where is asked of
    the picture that was drawn last.
    """

    def __init__(
        self, view: View, theme: Theme, layers: Layers | None = None, *, floor: float = BOARD_BOX.bottom
    ) -> None:
        self.view, self.theme = view, theme
        self.bar = Box(0, 0, 0, 0)  # what the prompt bar covers
        self.place = layout(view, theme, floor)
        self.ground = Ground(self.place, layers)
        self._shown = BflPicture()
        self._helmets: list[pieces.Standing] = []
        self._dice: list[pieces.Lying] = []
        self._cup: pygame.Rect | None = None
        self._frame: tuple[pygame.Surface, tuple[cards.Said, ...], bar.Clock, pygame.Surface] | None = None
        self._frames = 0  # drawn with the finished board
        self._blur: tuple[pygame.Surface, pygame.Surface] | None = None  # the ground, and it out of focus
        self._posts = [tube_sprite(self.place.cam, paths, "#f6c52e", 0.62) for paths in static.goals()]

    @property
    def ready(self) -> bool:
        """Whether the finished board is there (a stand-in is drawn until then)."""
        return self.ground.ready

    def prepare_ground(self) -> None:
        """Has the board made beforehand."""
        self.ground.ask()

    # ------------------------------------------------------------------ drawing
    def draw(self, c: Canvas, picture: BflPicture) -> None:
        """The whole table. Prompt bar, log and corner buttons are the scene's."""
        self._shown = picture
        if picture.battle is not None or picture.spinner is not None:
            self._overlay(c, picture)
        else:
            self._blur = None
            if self.ready:
                self._prepare(c, picture)
            self._board(c, picture)
            self._hold(c, picture)

    def _prepare(self, c: Canvas, picture: BflPicture) -> None:
        """Has made beforehand what overlays, kicks and throws will need: one thing at a time."""
        part, early = divmod(self._frames, PREPARED_EVERY)
        self._frames += 1
        if early or not picture.sides:
            return
        teams = [side.team for side in picture.sides]
        match part:
            case 0:
                for wide in (1.0, 500.0, 1000.0):  # words across the table, and what is asked under it
                    Rehearsal(c).plate(Box(0, 0, wide, 100), "walnut", shadow=12)
                KickView(self.view, self.theme, self.ground.layers).prepare(float(board.TRY_DISTANCE))
                shared().submit("octahedron", _trace_die)  # the newest job is done first
            case _ if part <= len(teams):
                prepare_helmet(teams[part - 1])
            case _ if part == len(teams) + 2:
                spinner.prepare(c)
            case _ if part == len(teams) + 3:
                kick_cards.prepare(c, KickPicture())
            case _ if part == len(teams) + 4:
                battle.prepare(overlay.beside(c, self.place, battle.BOX), teams[0])

    def _overlay(self, c: Canvas, picture: BflPicture) -> None:
        """The table out of focus, the cards sharp, the battle or the spinner on top."""
        over = picture.battle or picture.spinner
        fade = 1.0 if over is None else over.fade
        ground = self.ground.picture()
        if self._blur is None or fade < 1 or self._blur[0] is not ground:
            self._board(c, picture)
            self._hold(c, picture)
            if self._blur is None or self._blur[0] is not ground:
                self._blur = ground, blurred(c.surf, veil=VEIL)
        behind = self._blur[1]
        behind.set_alpha(int(255 * fade) if fade < 1 else None)
        c.surf.blit(behind, (0, 0))
        cards.still(c, cards.said(c, picture.sides), self.card_boxes())
        cards.live(c, picture.sides, self.card_boxes(), picture.time)
        bar.draw(c, picture.bar)
        if picture.battle is not None:
            battle.draw(overlay.beside(c, self.place, battle.BOX), picture.battle)
        if picture.spinner is not None:
            spinner.draw(c, picture.spinner)
        if picture.meter is not None:
            hand.meter(c, self.place, picture.meter)

    def _laid(self, c: Canvas, picture: BflPicture) -> pygame.Surface:
        """The ground with cards and bar on it: one opaque picture, until one of them says something else."""
        ground, said, clock = self.ground.picture(), cards.said(c, picture.sides), bar.clock(picture.bar)
        if self._frame is None or self._frame[0] is not ground or self._frame[1:3] != (said, clock):
            surf = ground.copy() if self._frame is None else self._frame[3]
            surf.blit(ground, (0, 0))
            canvas = Canvas(surf, c.theme, c.view)
            cards.still(canvas, said, self.card_boxes())
            bar.draw(canvas, picture.bar)
            self._frame = ground, said, clock, surf
        return self._frame[3]

    def _board(self, c: Canvas, picture: BflPicture) -> None:
        self._dice = pieces.lay(self.place, picture.dice)
        self._helmets = pieces.stand(self.place, picture.sides, self._dice)
        c.surf.blit(self._laid(c, picture), (0, 0))
        cards.live(c, picture.sides, self.card_boxes(), picture.time)
        marks.under(c, self.place, picture)
        pieces.draw(c.surf, self.place, picture, self._helmets, self._dice)
        for sprite, at in self._posts:
            c.surf.blit(sprite, at)
        marks.over(c, self.place, picture, self._helmets, self._dice)
        for flag in picture.flags:
            hand.flag(c, self.place, flag)

    def _hold(self, c: Canvas, picture: BflPicture) -> None:
        self._cup = None
        if picture.cup is not None and not self._hidden(picture.cup):
            if picture.meter is not None and picture.meter.stage != "power":
                hand.aim_line(c, self.place, picture.cup)
            self._cup = hand.cup(c, self.place, picture.cup)
        if picture.meter is not None:
            hand.meter(c, self.place, picture.meter)

    def _hidden(self, cup: CupPicture) -> bool:
        """Does a wide bar lie where the cup stands aside? Then nobody throws."""
        x, y, yard = self.place.cup
        return cup.place is None and bool(self.bar.colliderect(Box(x - yard, y - yard, 2 * yard, 2 * yard)))

    # ----------------------------------------------------------------- pointing
    @property
    def _covered(self) -> bool:
        """Does a battle or the spinner lie over the board?"""
        return self._shown.battle is not None or self._shown.spinner is not None

    def ground_at(self, pos: Sequence[float]) -> tuple[float, float]:
        """The place on the field under a pointer, in yards; also beyond the rail."""
        x, y = self.place.cam.ground(*self.view.device(pos))
        return float(x), float(y)

    def spot(self, x: float, y: float, z: float = 0.0) -> Point:
        """Where a place on the field is on the screen."""
        return self.view.logical(self.place.cam.spot(x, y, z))

    def helmets_at(self, pos: Sequence[float]) -> list[int]:
        """The seats whose helmets are under a pointer, the nearest first."""
        at = self.view.device(pos)
        if self._covered:
            return []
        nearest_first = sorted(self._helmets, key=lambda h: h.y)  # as they were drawn, the last on top
        return [helmet.side.seat for helmet in nearest_first if helmet.box.collidepoint(at)]

    def helmet_at(self, pos: Sequence[float]) -> int | None:
        """The seat whose helmet is under a pointer."""
        return next(iter(self.helmets_at(pos)), None)

    def die_at(self, pos: Sequence[float]) -> int | None:
        """The index of the die under a pointer."""
        at = self.view.device(pos)
        nearest, least = None, 1.1
        for i, die in enumerate(() if self._covered else self._dice):
            d = ((die.at[0] - at[0]) ** 2 + (die.at[1] - at[1]) ** 2) ** 0.5 / die.radius
            if d < least:
                nearest, least = i, d
        return nearest

    def cup_at(self, pos: Sequence[float]) -> bool:
        """Whether the cup is under a pointer."""
        return self._cup is not None and self._cup.collidepoint(self.view.device(pos))

    def throws_from(self, pos: Sequence[float]) -> bool:
        """Whether the cup is taken up by a press at a place: on it, on the board and on the table round that,
        where no card lies."""
        return self.cup_at(pos) or (bool(ROUND_BOARD.collidepoint(pos)) and self.card_at(pos) is None)

    def call_at(self, pos: Sequence[float]) -> str | None:
        """The call ("odd" or "even") whose key is under a pointer, while the spinner is shown."""
        if self._shown.spinner is None:
            return None
        return next((name for name, box in spinner.key_boxes().items() if box.collidepoint(pos)), None)

    def card_at(self, pos: Sequence[float]) -> int | None:
        """The seat whose card is under a pointer."""
        for side, box in zip(self._shown.sides, self.card_boxes(), strict=True):
            if box.collidepoint(pos):
                return side.seat
        return None

    def flag_at(self, pos: Sequence[float]) -> int | None:
        """The seat whose challenge flag is under a pointer."""
        for i, (side, box) in enumerate(zip(self._shown.sides, self.card_boxes(), strict=True)):
            if cards.flag_box(box, i % 2 == 0).inflate(18, 18).collidepoint(pos):
                return side.seat
        return None

    def card_boxes(self) -> list[Box]:
        """Where the cards are, in the order of the sides."""
        return cards.boxes(self._shown.sides, self.theme)
