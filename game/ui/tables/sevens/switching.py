"""The switches of what lies over the pitch: by their keys, a gamepad's button for all, or the mouse."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.tables.sevens.stage import Stage
from game.ui.tables.sevens.trackers import SWITCHES, switch_at
from game.ui.widgets.inputs import Input

KEYS: Final = {getattr(pygame, f"K_{key.lower()}"): name for name, _, key in SWITCHES}
OVERLAYS: Final = "flag"  # nobody throws flags here: a gamepad's button for the overlays


def meant(e: Input) -> bool:
    """Is it a key of the switches? One that was given to something else means that."""
    return e.kind == "key" and (e.action == OVERLAYS or (e.key in KEYS and not e.action))


def press(stage: Stage, e: Input, *, filmed: bool = False) -> None:
    """Such a key is pressed. One button for the overlays: zones, then the threat, then both, then neither."""
    if e.repeat:
        return
    if e.action == OVERLAYS:
        names = ("threat", "zones") if stage.switches.zones else ("zones",)
    else:
        names = (KEYS[e.key],)
    for name in names:
        stage.flip(name, filmed=filmed)


def turned(stage: Stage, e: Input, *, filmed: bool) -> bool:
    """Turns a switch by its key or a click on it, if that is meant; whether it was."""
    if meant(e):
        press(stage, e, filmed=filmed)
        return True
    name = switch_at(stage.place, e.pos) if e.kind == "down" else ""
    if name:
        stage.flip(name, filmed=filmed)
    return bool(name)
