"""What every scene shares: the table, the corner buttons, helmets, and the match picture behind overlays."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pygame

from game.ui.drawing import glyphs
from game.ui.drawing.helmets import TEAMS, Team, helmet

from game.ui.widgets import shapes, text
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import LOGICAL, Box, Canvas, View
from game.ui.widgets.inputs import Input
from game.ui.widgets.theme import Theme
from game.ui.widgets.widget import Group, Message

# the board pictures look their fonts up through ``glyphs``: give them the kit's
glyphs.font_path = lambda role: text.font_file(role)  # type: ignore[assignment]


class Scene:
    """``build`` makes the widgets for a view and a theme; ``draw`` and ``handle`` do the rest."""

    table = "oak"

    def __init__(self, view: View, theme: Theme) -> None:
        self.view, self.theme = view, theme
        self.group = Group()
        self._baked: pygame.Surface | None = None
        self.build(Canvas(pygame.Surface((1, 1)), theme, view))

    def build(self, c: Canvas) -> None:
        raise NotImplementedError

    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(shapes.table(*self.view.size, round(self.view.k, 3), self.table), (0, 0))

    def still(self, c: Canvas) -> None:
        """What lies on the backdrop and does not change while the scene is open."""

    def ground(self, c: Canvas) -> None:
        """Backdrop and ``still`` as one opaque layer: drawn once, then a single blit. ``rebake`` after a change."""
        if self._baked is None:
            self.backdrop(c)
            self.still(c)
            self._baked = c.surf.copy()
        else:
            c.surf.blit(self._baked, (0, 0))

    def rebake(self) -> None:
        self._baked = None

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.group.draw(c)
        self.group.tooltip(c)

    def handle(self, e: Input) -> Message | None:
        return self.group.handle(e)


def corner(*icons: str) -> list[Button]:
    """The square buttons at the upper right, 48 units apart."""
    x = LOGICAL[0] - 12 - 48 * len(icons)
    return [
        Button(icon, Box(x + 48 * i + 3, 8, 44, 44), kind="wood", icon=icon, size=22) for i, icon in enumerate(icons)
    ]


def back() -> Button:
    return Button("back", Box(12, 8, 104, 44), "Shelf", kind="wood", icon="left", size=17)


def put_helmet(c: Canvas, team: Team, box, *, facing: int = 1) -> None:
    """A helmet that fills a square in the middle of a box."""
    b = Box(box)
    c.put(helmet(team, max(12, round(min(b.w, b.h) * c.k)), facing), b.center)


def team_of(seat: int, theme: Theme, **changes) -> Team:
    """The seat's team in the colours of the palette."""
    t = TEAMS[seat]
    tone = theme.palette.teams[seat]
    if tone != t.colour:
        light = sum(pygame.Color(tone)[:3]) > 420
        t = replace(
            t,
            colour=tone,
            deep="" if light else shapes.lerp(tone, "#000000", 0.15),
            ink="#2a2018" if light else "#ffffff",
        )
    return replace(t, **changes) if changes else t


@lru_cache(2)
def bfl(size: tuple[int, int]):
    from game.ui.tables.bfl import board as bfl_screen

    return bfl_screen.BflScreen(size)


@lru_cache(8)
def match_picture(size: tuple[int, int], kind: str = "match", active: int = 0) -> pygame.Surface:
    """A BFL match as it stands behind an overlay: "match", "throw" (dice in the air) or "bare" (no prompt)."""
    from game.ui.tables.bfl import board as bfl_screen

    s = pygame.Surface(size)
    screen, scene = bfl(size), bfl_screen.example_scene()
    for i, side in enumerate(scene.sides):
        side.active = i == active
    if kind == "throw":
        scene = bfl_screen.tumble(scene, 0.42)
    screen._key = None  # its words are cached by the dice, not by whose turn it is
    screen.draw(s, scene)
    return s
