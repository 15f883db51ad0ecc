"""Gamepads: their buttons become keys and actions, the left stick becomes arrows, sticks are told raw first.

A pad that SDL knows is opened as a controller (its buttons have names); any other as a joystick with the
numbering most pads share. Pads may come and go at any time.
"""

from __future__ import annotations

import math

import pygame
from pygame._sdl2 import controller

from game.ui.keys import KeyMap
from game.ui.widgets.inputs import Input

DEAD = 0.22  # of a stick's way: less is a hand at rest
PUSHED, LET_GO = (
    0.6,
    0.4,
)  # the stick counts as an arrow beyond the first until it comes back under the second
FIRST_S, AGAIN_S = 0.35, 0.12  # a held arrow repeats

# button -> action ("" with a key: a fixed key)
CONTROLLER = {
    pygame.CONTROLLER_BUTTON_A: "press",
    pygame.CONTROLLER_BUTTON_B: "back",
    pygame.CONTROLLER_BUTTON_X: "undo",
    pygame.CONTROLLER_BUTTON_Y: "flag",
    pygame.CONTROLLER_BUTTON_START: "back",
    pygame.CONTROLLER_BUTTON_BACK: "log",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "before",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "after",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "rules",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "redo",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
JOYSTICK = {
    0: "press",
    1: "back",
    2: "undo",
    3: "flag",
    4: "before",
    5: "after",
    6: "log",
    7: "back",
    8: "rules",
    9: "redo",
}
FIXED_KEYS = {
    "press": pygame.K_RETURN,
    "before": pygame.K_TAB,
    "after": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
}
AXES = {
    0: ("left", 0),
    1: ("left", 1),
    2: ("right", 0),
    3: ("right", 1),
    4: ("triggers", 0),
    5: ("triggers", 1),
}


class Gamepad:
    """All pads together: whoever picks one up plays."""

    def __init__(self, keys: KeyMap) -> None:
        self.keys = keys
        self.sticks: dict[str, list[float]] = {name: [0.0, 0.0] for name in ("left", "right", "triggers")}
        self._open: dict[int, controller.Controller | pygame.joystick.JoystickType] = {}
        self._way = ""
        self._wait = 0.0

    # ---------------------------------------------------------------- devices
    def start(self) -> None:
        """Looks for pads. Called after the first picture: on some systems this takes a while."""
        pygame.joystick.init()
        controller.init()

    def _plug(self, index: int) -> None:
        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._open[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._open[stick.get_instance_id()] = stick
        except pygame.error:  # unplugged again at once
            return

    # ------------------------------------------------------------------ events
    def read(self, event: pygame.event.Event, t: float) -> list[Input]:
        """The inputs that an event of a pad stands for."""
        if event.type == pygame.JOYDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._way = ""
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(
                CONTROLLER.get(event.button, ""), event.type == pygame.CONTROLLERBUTTONDOWN, t
            )
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event.axis, event.value / 32767, t)
        elif event.type in (
            pygame.JOYBUTTONDOWN,
            pygame.JOYBUTTONUP,
            pygame.JOYHATMOTION,
            pygame.JOYAXISMOTION,
        ) and not isinstance(self._open.get(event.instance_id), controller.Controller):
            return self._joystick(event, t)
        return []

    def _joystick(self, event: pygame.event.Event, t: float) -> list[Input]:
        if event.type == pygame.JOYAXISMOTION:
            return self._axis(event.axis, event.value, t)
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            way = "left" if x < 0 else "right" if x > 0 else "up" if y > 0 else "down" if y < 0 else ""
            return self._button(way, True, t) if way else []
        return self._button(JOYSTICK.get(event.button, ""), event.type == pygame.JOYBUTTONDOWN, t)

    def _button(self, name: str, down: bool, t: float) -> list[Input]:
        if not name:
            return []
        kind = "key" if down else "keyup"
        if name in FIXED_KEYS:
            action = "confirm" if name == "press" else ""
            return [Input(kind, key=FIXED_KEYS[name], shift=name == "before", t=t, action=action)]
        return [Input(kind, key=self.keys.code(name), t=t, action=name)]

    def _axis(self, axis: int, value: float, t: float) -> list[Input]:
        if axis not in AXES:
            return []
        name, i = AXES[axis]
        self.sticks[name][i] = max(-1.0, min(1.0, value))
        x, y = self.sticks[name]
        far = math.hypot(x, y)
        live = (min(1.0, far) - DEAD) / (1 - DEAD) / far if far > DEAD else 0.0
        return [Input("stick", text=name, axes=(x * live, y * live), t=t)]

    # ------------------------------------------------------------------ arrows
    def arrows(self, dt_s: float, t: float) -> list[Input]:
        """The left stick as arrow keys: at once when it is pushed, then again and again while it is held."""
        x, y = self.sticks["left"]
        far = max(abs(x), abs(y))
        if far < (LET_GO if self._way else PUSHED):
            self._way = ""
            return []
        way = ("left" if x < 0 else "right") if abs(x) >= abs(y) else ("up" if y < 0 else "down")
        if way != self._way:
            self._way, self._wait = way, FIRST_S
            return self._button(way, True, t)
        self._wait -= dt_s
        if self._wait > 0:
            return []
        self._wait += AGAIN_S
        return [Input("key", key=FIXED_KEYS[way], t=t, repeat=True)]
