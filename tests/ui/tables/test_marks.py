"""What is written on the field over the pieces."""

from __future__ import annotations

from math import dist

import pygame
import pytest

from game.core import board
from game.ui.tables.bfl.layout import layout
from game.ui.tables.bfl.marks import out_spot
from game.ui.widgets.view import View

W, H = 126, 24
SPOTS = [(40.0, -5.0), (47.0, -6.0), (36.0, -5.5), (97.0, 84.0), (103.0, 83.0)]


@pytest.mark.rule("BFL-6.1")
@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_one_tag_for_the_dice_outside_covers_no_die_and_no_yards(n: int) -> None:
    place = layout(View((1280, 720)))
    dice = tuple((*map(round, place.cam.spot(*spot)), 25, True) for spot in SPOTS[:n])
    x, y = out_spot(place, dice, W, H)
    tag = pygame.Rect(round(x - W / 2), round(y - H / 2), W, H)
    assert not any(tag.inflate(36, 36).collidepoint(die[:2]) for die in dice)
    for ten in range(10, 100, 10):
        for far in (-4.6, board.HEIGHT + 4.4):
            assert not tag.collidepoint(place.cam.spot(board.END_ZONE + ten, far))
    assert min(dist((x, y), die[:2]) for die in dice) < 200
