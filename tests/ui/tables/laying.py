"""Tables without a window: laid for a match, their films run, and what their pictures then lack; how the
examples of a rulebook end."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import fields, is_dataclass
from types import ModuleType, SimpleNamespace
from typing import Any, Final, TypeVar

import pygame

from game.core.record import Seat
from game.store.settings import Settings
from game.ui.keys import KeyMap
from game.ui.rule_example import InTurn
from game.ui.rule_picture import Picture
from game.ui.scenes.match_desk import SessionDesk
from game.ui.session import Session
from game.ui.table import Played, Table
from game.ui.widgets.theme import Theme

SEATS: Final = (Seat("home", "person", "Ada"), Seat("away", "person", "Ben"))
SHARES: Final = (0.0, 0.31, 0.72, 1.0)
T = TypeVar("T", bound=Table)


def laid(table: Callable[[SessionDesk], T], session: Session, *, reduced: bool = False) -> T:
    """A table for a match, shown as it stands."""
    pygame.font.init()
    app = SimpleNamespace(theme=Theme(reduced_motion=reduced), settings=Settings(), sound=None, keys=KeyMap())
    made = table(SessionDesk(app, session))
    made.show()
    return made


def run_film(table: Table, played: Played) -> None:
    """Lets an answer's film run, a few pictures of each clip."""
    for clip in table.animate(played):
        clip.start()
        for share in SHARES:
            clip.at(share)


def differences(
    shown: Any, wanted: Any, path: str = "picture", *, aside: Collection[str] = ("time",)
) -> list[str]:
    """Where two pictures differ. What goes by the table's own clock is left ``aside``."""
    if is_dataclass(shown) and type(shown) is type(wanted):
        pairs = [
            (f".{f.name}", getattr(shown, f.name), getattr(wanted, f.name))
            for f in fields(shown)
            if f.name not in aside
        ]
    elif isinstance(shown, list | tuple) and isinstance(wanted, list | tuple):
        if len(shown) != len(wanted):
            return [f"{path}: {len(shown)} against {len(wanted)}: {shown} {wanted}"]
        pairs = [(f"[{k}]", a, b) for k, (a, b) in enumerate(zip(shown, wanted, strict=True))]
    else:
        return [] if shown == wanted else [f"{path}: {shown!r} against {wanted!r}"]
    return [d for step, a, b in pairs for d in differences(a, b, path + step, aside=aside)]


def kinds_of(events: ModuleType) -> set[type]:
    """Every kind of event that a box's rules tell."""
    return {kind for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "kind")}


def ends(picture: Picture) -> list[Any]:
    """The states at the end of a picture's examples."""
    assert isinstance(picture, InTurn)
    tapes = [example.tape() for example in picture.examples]
    assert [tape.warning for tape in tapes] == [""] * len(tapes)
    return [tape.match.state for tape in tapes]
