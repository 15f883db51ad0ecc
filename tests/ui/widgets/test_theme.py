"""Colours that can be told apart and words that can be read."""

from __future__ import annotations

import pygame
import pytest

from game.ui.widgets import theme
from game.ui.widgets.button import KINDS
from game.ui.widgets.canvas import Canvas, View
from game.ui.widgets.theme import (
    CARD,
    PAINTED,
    PALETTES,
    STEEL,
    Skin,
    Theme,
    contrast,
    ground,
    luminance,
    stark,
)


def test_contrast_as_it_is_defined() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    assert luminance("#ff0000") == pytest.approx(0.2126)


@pytest.mark.parametrize("skin", [CARD, STEEL, PAINTED], ids=lambda skin: skin.name)
def test_words_on_every_skin_stand_out(skin: Skin) -> None:
    for ink in (skin.ink, skin.soft, skin.head):
        assert contrast(ink, skin.tone) >= 4.5


def test_words_on_buttons_and_on_walnut_stand_out() -> None:
    for _, tone, ink, _ in KINDS.values():
        assert contrast(ink, tone) >= 4.5
    for ink in (theme.CREAM, theme.CREAM_SOFT, theme.CREAM_DIM, theme.BRASS_TEXT):
        assert contrast(ink, "#4a2e18") >= 4.5  # the lightest grain of the walnut


@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_signals_stand_out_on_paper_and_no_two_teams_have_one_colour(palette: theme.Palette) -> None:
    for tone in (palette.good, palette.warn, palette.bad):
        assert contrast(tone, theme.PAPER) >= 4.5
    assert len(set(palette.teams)) == 8


def test_high_contrast_takes_every_ink_to_seven_to_one() -> None:
    for skin in (CARD, STEEL, PAINTED):
        for ink in (skin.ink, skin.soft, skin.head):
            assert contrast(stark(ink), ground(skin.material, skin.tone)) >= 7
    for material, tone, ink, _ in KINDS.values():
        assert contrast(stark(ink), ground(material, tone)) >= 7


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1600, 720)])
def test_no_text_is_under_twelve_pixels(size: tuple[int, int]) -> None:
    c = Canvas(pygame.Surface((1, 1)), Theme(), View(size))
    assert c.tpx(12) >= 12
    assert c.tpx(14) >= min(12, 14 * c.k)


def test_running_text_grows_by_the_scale_and_titles_by_as_much() -> None:
    big = Theme(text_scale=2.0)
    assert (big.size(16), big.size(18), big.size(36)) == (32, 36, 54)
    assert big.row() == 68
