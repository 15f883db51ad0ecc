"""The buttons of the form after a match: options, the faces of a die, and what stands in the bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.requests import Choice, Request, Roll
from game.games.sevens.league.form_state import FormState
from game.ui.scenes.seasons.form_words import option_words
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.options import lay

ACROSS: Final = 8  # faces of a die side by side
WITH_EFFECTS: Final = 2  # options whose effects have the room to stand on the button


def option_buttons(
    s: FormState, side: int, request: Choice, room: Box, c: Canvas, letters: str
) -> list[Button]:
    """A button for each option, ``o:0`` and so on. A player has the key of its shirt number, what begins with
    a player's number otherwise one of the free ``letters``: no key is another number than the one beside it.
    """
    found = []
    for i, (_, words) in enumerate(request.options):
        what, effect = option_words(s, side, words)
        cap = _cap(s, side, request, i, letters)
        button = Button(f"o:{i}", Box(0, 0, 0, 0), what, size=16, key=cap, hint=effect)
        if effect and len(request.options) <= WITH_EFFECTS and not c.theme.big:
            button.sub = effect
        found.append(button)
    lay(c, found, room)
    return found


def _cap(s: FormState, side: int, request: Choice, i: int, letters: str) -> str:
    """The key of an option, or ""."""
    if request.what in ("player", "leave_out"):
        member = s.sheets[side].member(int(request.options[i][1][1]))
        return str(member.number) if member is not None and member.number < 10 else ""
    if request.what == "buy":
        return letters[i] if i < len(letters) else ""
    return str(i + 1) if i < 9 else ""


def face_buttons(request: Roll, typed: int, room: Box) -> list[Button]:
    """The faces of the die that is typed in next, ``f:1`` and so on, in rows of eight."""
    faces = request.dice[typed][1].faces
    across = min(ACROSS, len(faces))
    w, h = min(110.0, room.w / across), min(64.0, room.h / -(-len(faces) // across))
    left = room.centerx - across * w / 2
    return [
        Button(
            f"f:{face}",
            Box(left + (i % across) * w + 3, room.y + (i // across) * h + 3, w - 6, h - 6),
            str(face),
            size=18,
        )
        for i, face in enumerate(faces)
    ]


def bar_buttons(
    request: Request | None, c: Canvas, bar: Box, cap: str, *, typing: bool, more: Sequence[Button] = ()
) -> list[Button]:
    """What stands in the bar, from the right; ``more`` behind what the question brings."""
    found: list[Button] = []
    if request is None:
        found = [Button("finish", Box(0, 0, 0, 0), "Hand it in", kind="primary", key=cap, size=20)]
    elif isinstance(request, Roll):
        if typing:
            found = [Button("type", Box(0, 0, 0, 0), "Throw dice here instead", kind="wood", size=16)]
        else:
            found = [
                Button("roll", Box(0, 0, 0, 0), "Roll", kind="primary", key=cap, size=20),
                Button("type", Box(0, 0, 0, 0), "Type them in", kind="wood", size=16),
            ]
    return from_right([*found, *more], c, bar, 140)


def from_right(buttons: list[Button], c: Canvas, bar: Box, least: float) -> list[Button]:
    """Buttons side by side in a bar, the first at its right end."""
    right = bar.right - 12
    for button in buttons:
        w = button.natural_w(c, least)
        button.rect = Box(right - w, bar.y + 10, w, bar.h - 20)
        right -= w + 12
    return buttons


def taken(buttons: list[Button], bar: Box) -> float:
    """How much of a bar's right end they take."""
    return bar.right - min(button.rect.x for button in buttons) if buttons else 0.0
