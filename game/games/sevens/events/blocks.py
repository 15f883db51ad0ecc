"""Events of blocks and pushes (chapter 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True)
class Blocked:
    """The dice of a block lie there; ``chooser`` is the side that chooses. ``assists`` are the players that
    assist, ``strengths`` what both count."""

    kind: ClassVar[str] = "block"
    rule: ClassVar[str] = "S7-6.1"
    player: int
    target: int
    dice: tuple[str, ...]
    chooser: int
    strengths: tuple[int, int]
    assists: tuple[int, ...]


@dataclass(slots=True)
class BlockChosen:
    """The face that counts."""

    kind: ClassVar[str] = "block_result"
    rule: str
    player: int
    target: int
    face: str


@dataclass(slots=True)
class Pushed:
    """A player is pushed one square by the one on ``by``."""

    kind: ClassVar[str] = "push"
    rule: ClassVar[str] = "S7-6.12"
    player: int
    by: int
    start: int
    square: int


class ChainPushed(Pushed):
    """By another one who is pushed."""

    __slots__ = ()
    kind = "chain_push"


@dataclass(slots=True)
class PushedOff:
    """Into the crowd: from ``square`` to the Reserves box, for now."""

    kind: ClassVar[str] = "crowd"
    rule: ClassVar[str] = "S7-6.16"
    player: int
    square: int
