"""Formations that a player has kept: one a line, `kicking "Mine 1" g4,g6,…`, in a file beside the saves."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from game.core.errors import StoreError
from game.core.grid import named
from game.games.sevens.board import OWN
from game.store import files
from game.ui.tables.sevens.formations import Formation

FILE: Final = "sevens_formations.txt"
MOST: Final = 6  # of a kind: then the oldest is forgotten
WORDS: Final = ("receiving", "kicking")
LINE: Final = re.compile(r'(receiving|kicking) ("(?:[^"\\]|\\.)*") ([a-t0-9,]+)')


def _path(store: Any) -> Path | None:
    places = getattr(store, "places", None)
    return places.data / FILE if places is not None else None


def _read(path: Path) -> list[tuple[str, Formation]]:
    """What can be read of the file; a line that is no formation is passed over."""
    try:
        text = files.read_whole(path).decode("utf-8", "replace")
    except StoreError:
        return []
    out = []
    for line in text.splitlines():
        found = LINE.fullmatch(line)
        squares = tuple(found[3].split(",")) if found else ()
        if found and 0 < len(squares) <= 7 and all(_stands(square) for square in squares):
            out.append((found[1], Formation(json.loads(found[2]), squares)))
    return out


def _stands(square: str) -> bool:
    try:
        return bool(OWN[0] >> named(square) & 1)
    except ValueError:
        return False


def kept(store: Any, *, kicking: bool) -> tuple[Formation, ...]:
    """The formations of a kind that were kept, the newest first."""
    path = _path(store)
    return tuple(each for word, each in _read(path) if word == WORDS[kicking]) if path is not None else ()


def keep(store: Any, squares: tuple[str, ...], *, kicking: bool) -> str:
    """Keeps a set-up; returns what is said about it in one line."""
    path = _path(store)
    if path is None:
        return "Nothing is kept on this disk"
    known = _read(path)
    mine = [each for word, each in known if word == WORDS[kicking]]
    if any(set(each.squares) == set(squares) for each in mine):
        return "This set-up is kept already"
    taken = {each.name for each in mine}
    name = next(f"Mine {n}" for n in range(1, MOST + 2) if f"Mine {n}" not in taken)
    mine = [Formation(name, squares), *mine][:MOST]
    others = [(word, each) for word, each in known if word != WORDS[kicking]]
    lines = [
        f"{word} {json.dumps(each.name)} {','.join(each.squares)}"
        for word, each in [*((WORDS[kicking], each) for each in mine), *others]
    ]
    try:
        files.make_folder(path.parent)
        files.write_whole(path, ("\n".join(lines) + "\n").encode())
    except StoreError as error:
        return str(error)
    return f"Kept as “{name}”"
