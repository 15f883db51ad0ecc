"""Positions that come from elsewhere, or go there: files that are doubted, and change nothing when they are
refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.core.errors import GameError, RecordError
from game.games.sevens import GAME
from game.games.sevens.puzzles import Puzzle, begin_puzzle, read_puzzle
from game.store.puzzles import SUFFIX, Puzzles, export_position, ident_of, import_position
from game.ui.context import Context
from game.ui.scenes.editor_position import Refused
from game.ui.scenes.editor_text import opened, text_of
from game.ui.scenes.overlays import AskName

LONGEST: Final = 400  # letters of a file's name
COUNTED: Final = re.compile(r"(.*?)(?: \d+)?")


def doubted(text: str, name: str) -> Puzzle:
    """A position from elsewhere: it can be played, or is a draft; a chance that it tells has a legal line
    that comes to the goal. Raises Refused with the reason."""
    try:
        puzzle = read_puzzle(text, name, own=True)
        if puzzle.draft:
            opened(puzzle)
            return puzzle
        match = begin_puzzle(puzzle, GAME)
        if puzzle.chance and not puzzle.solved:
            raise RecordError("it tells a chance and has no line that would show it", name)
        if puzzle.solved:
            side, score = match.state.turn, match.state.score[match.state.turn]
            if not puzzle.goal.met(puzzle.outcome(GAME), side, score):
                raise RecordError("its line does not come to the goal", name)
    except GameError as error:
        raise Refused(f"Nothing was imported. {error}") from None
    return puzzle


def keep(kept: Puzzles, puzzle: Puzzle) -> str:
    """Among the player's own, under a name that none of them has; its file. Raises StoreError."""
    taken, name, n = dict(kept.own()), puzzle.name, 1
    if taken.get(ident_of(name)) == puzzle.text:
        return ident_of(name)
    stem = COUNTED.fullmatch(name)
    while ident_of(name) in taken:
        n += 1
        name = f"{stem[1] if stem else puzzle.name} {n}"
    source = opened(puzzle)
    setting = replace(source.setting, name=name)
    return kept.save(name, text_of(setting, source, draft=puzzle.draft))


def ask_import(app: Context, then: Callable[[str], None]) -> None:
    """A file is named, doubted and kept; ``then`` gets its name among the player's own."""

    def take(words: str) -> None:
        path = path_of(words)
        puzzle = doubted(import_position(path), path.stem)
        ident = keep(app.store.puzzles, puzzle)
        app.notice(f"Imported: {puzzle.name}")
        then(ident)

    title, words = "Import a position", "Where is the file? Its name ends with .rec."
    app.push(AskName(app, title, words, "", yes="Import", then=take, most=LONGEST))


def ask_export(app: Context, puzzle: Puzzle) -> None:
    """A position is written to a file that is named."""

    def give(words: str) -> None:
        path = path_of(words)
        export_position(puzzle.text, path)
        app.notice(f"Written to {path}")

    value = str(Path.home() / f"{puzzle.ident}{SUFFIX}")
    title, words = f"Export {puzzle.name}", "Where shall it be written?"
    app.push(AskName(app, title, words, value, yes="Export", then=give, most=LONGEST))


def path_of(words: str) -> Path:
    """A path that was typed, or pasted with quotes around it. Raises Refused for what is none."""
    try:
        return Path(words.strip().strip("\"'")).expanduser()
    except (RuntimeError, ValueError) as error:
        raise Refused(f"{words!r} is no path: {error}") from None
