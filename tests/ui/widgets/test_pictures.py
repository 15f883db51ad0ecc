"""The kit as it looks: every widget in every state, in the three skins and in high contrast."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.context import Context
from game.ui.scenes.base import Scene
from game.ui.widgets.button import KINDS, Button
from game.ui.widgets.canvas import Box, Canvas, View
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.field import TextField
from game.ui.widgets.log import LogDrawer, LogLine
from game.ui.widgets.meter import dial, pips, progress
from game.ui.widgets.panel import card, pill, ribbon
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import PAINTED, STEEL
from game.ui.widgets.toggle import Choice, Slider, Toggle
from game.ui.widgets.tooltip import tooltip
from game.ui.widgets.widget import Widget
from tests.ui.driver import Driver

STATES = ("normal", "hover", "focus", "pressed", "disabled")


class Sheet(Scene):
    """Everything on one table."""

    def __init__(self, app: Context) -> None:
        super().__init__(app)
        self.skins = (self.theme, self.theme.at(skin=STEEL), self.theme.at(skin=PAINTED))

    def draw(self, c: Canvas) -> None:
        self.backdrop(c)
        card(c, Box(12, 12, 760, 440), "States", note="normal, hover, focus, pressed, disabled")
        for i, state in enumerate(STATES):
            for j, widget in enumerate(self.column(Box(30 + i * 148, 70, 136, 40))):
                widget.enabled = state != "disabled"
                widget.hovered, widget.focused, widget.pressed = (state == s for s in STATES[1:4])
                widget.rect.y += j * 47
                widget.draw(c)
        Tabs("tabs", Box(790, 12, 478, 48), ("Dice", "Yards", "Kicks", "Old"), 1, off=(3,)).draw(c)
        for i, theme in enumerate(self.skins):
            side = Canvas(c.surf, theme, c.view)
            card(side, Box(790 + i * 162, 74, 152, 130), theme.skin.name)
            Toggle("zones", Box(806 + i * 162, 140, 120, 48), "Zones", True).draw(side)
        progress(c, Box(800, 226, 180, 14), 0.6, "#d4531c", ticks=10)
        dial(c, (1080, 300), 60, 0.7, ((0.2, "#a3201a"), (0.5, "#c98a1a"), (1.0, "#256b34")))
        pips(c, (1180, 240), 2, 4)
        pill(c, "All", (800, 270), on=True)
        ribbon(c, "OUT −10 yd", (920, 270), tone="#c8281a", ink="#ffffff")
        tooltip(c, Box(880, 560, 40, 10), "Each die beyond the red line costs 10 yards.", rule="BFL-6.1")
        lines = [LogLine("head", "Roll 14 · Dan"), LogLine("#a3163a", "Foxes +20 to 60")]
        LogDrawer(Box(1040, 320, 228, 130), lines, filters=(("", "All"),)).draw(c)
        low = View(self.view.size)
        low.ox, low.oy = low.ox - 360, low.oy + 180
        buttons = (("yes", "Leave", "primary", "Enter"), ("no", "Stay", "plain", "Esc"))
        words = "It is saved after every answer."
        dialog = Dialog(c, "Leave the match?", words, buttons, way_out="no", width=500, icon="save")
        dialog.draw(Canvas(c.surf, c.theme, low))
        throw = Button("throw", Box(0, 0, 150, 52), "Throw", kind="primary", key="Space")
        PromptBar("Ada", "throw the dice", "All eight at once", "BFL-2.1", button=throw).draw(c)

    def column(self, r: Box) -> list[Widget]:
        """One of each, at the same place."""
        found: list[Widget] = [Button(kind, r, "Throw", kind=kind, icon="undo") for kind in KINDS]
        found.append(Toggle("toggle", r, "Sound", True))
        found.append(Slider("slider", r, 0, 100, 60, words="Dice", ticks=5))
        found.append(Choice("choice", r, ("slow", "normal", "fast"), 1))
        return [*found, TextField("field", r, "Ada")]


@pytest.mark.parametrize("contrast", [False, True], ids=["plain", "stark"])
def test_the_kit(driver: Driver, golden: Callable[[pygame.Surface, str], None], contrast: bool) -> None:
    driver.app.change(high_contrast=contrast)
    driver.open(Sheet(driver.app))
    golden(driver.app.surface, "kit_stark" if contrast else "kit")
