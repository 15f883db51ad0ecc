"""Caches of what is made in device pixels: useless after a resize, so they are all emptied then."""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import TypeVar

T = TypeVar("T")
_caches: list[_lru_cache_wrapper[object]] = []


def sized(most: int) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """Like ``lru_cache(most)`` for sprites and words in device pixels: emptied by `clear`."""

    def wrap(make: Callable[..., T]) -> _lru_cache_wrapper[T]:
        cached = lru_cache(most)(make)
        _caches.append(cached)
        return cached

    return wrap


def clear() -> None:
    """Forgets every sprite. The window calls it when its size has changed."""
    for cache in _caches:
        cache.cache_clear()
