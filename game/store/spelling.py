"""When two names read alike."""

from __future__ import annotations

from unicodedata import normalize


def folded(name: str) -> str:
    """A name as it is compared: capitals do not count, nor of how many pieces a letter is put together."""
    return normalize("NFD", normalize("NFD", name).casefold())
