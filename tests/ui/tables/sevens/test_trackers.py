"""The row of what a side has once a turn, and the switches: their words are whole and of one size."""

from __future__ import annotations

import pygame
import pytest

from game.ui.tables.sevens import trackers
from game.ui.tables.sevens.layout import layout
from game.ui.tables.sevens.picture import SevensPicture, Switches
from game.ui.widgets import text as text_widget
from game.ui.widgets.canvas import Canvas
from game.ui.widgets.theme import Theme
from game.ui.widgets.view import View
from tests.ui.written import listen


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_the_words_of_the_switches_are_whole_and_alike(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    pygame.font.init()
    theme, view = Theme(text_scale=scale), View(size)
    c, place = Canvas(pygame.Surface(size), theme, view), layout(theme)
    heard = listen(monkeypatch)
    cut: list[str] = []
    plain = text_widget.fit

    def fitted(s: str, role: str, px: int, room: int) -> str:
        shown = plain(s, role, px, room)
        cut.extend([s] * (shown != s))
        return shown

    monkeypatch.setattr(text_widget, "fit", fitted)
    trackers.draw(c, SevensPicture(), place, Switches())
    written = dict(heard.lines)
    assert cut == []
    boxes = [written[words] for _, words, _ in trackers.SWITCHES]
    assert all(cell.right - box.right >= 3.9 for box, cell in zip(boxes, place.cells()[4:], strict=True))
    assert len({round(box.h, 1) for box in boxes}) == 1
