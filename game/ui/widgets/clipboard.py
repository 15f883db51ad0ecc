"""The system's clipboard. Where there is none, what was copied in this window can still be pasted in it."""

from __future__ import annotations

import pygame

_kept: list[str] = [""]


def put(words: str) -> None:
    """Copies words."""
    _kept[0] = words
    try:
        pygame.scrap.put_text(words)
    except pygame.error:
        return


def get() -> str:
    """What was copied last, here or elsewhere, as one line."""
    try:
        words = pygame.scrap.get_text()
    except pygame.error:
        words = _kept[0]
    return " ".join(words.split())
