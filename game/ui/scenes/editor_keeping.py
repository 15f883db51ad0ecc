"""The position editor and the disk: trying, saving, leaving."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.games.sevens import GAME
from game.games.sevens.puzzles import begin_puzzle
from game.store.puzzles import Tried, ident_of
from game.ui.scenes.editor_position import Refused
from game.ui.scenes.editor_text import checked, text_of
from game.ui.scenes.overlays import Ask, AskName
from game.ui.scenes.puzzle import PuzzleScene
from game.ui.scenes.puzzles_data import Row

if TYPE_CHECKING:
    from game.ui.scenes.editor import Editor

LOST = "What was changed since the last save is gone for good."


def try_it(editor: Editor) -> None:
    """The position goes on the table; nothing is counted. Raises Refused."""
    puzzle = checked(editor.now, editor.source, editor.ident or "position")
    state = begin_puzzle(puzzle, GAME).state
    row = Row("", puzzle, state, Tried(), own=True)
    editor.app.push(PuzzleScene(editor.app, [row], 0, counts=False))


def save(editor: Editor) -> None:
    """Keeps it, under a name that is asked for where there is none. Raises Refused, StoreError."""
    checked(editor.now, editor.source)
    if editor.now.name:
        _save_as(editor, editor.now.name)
        return
    then = partial(_save_as, editor)
    editor.app.push(AskName(editor.app, "Save the position", "What is it called?", "", yes="Save", then=then))


def _save_as(editor: Editor, name: str) -> None:
    """Raises Refused for a name that another position has, and StoreError: then nothing is written."""
    kept = editor.app.store.puzzles
    ident = ident_of(name)
    if ident != editor.ident and ident in dict(kept.own()):
        raise Refused(f"A position called {name!r} is kept already: give this one another name")
    new = editor.now.said(name=name)
    text = text_of(new, editor.source)
    editor.ident = editor.saved = kept.save(name, text)
    editor.edit(new)
    editor.kept = editor.now
    editor.app.notice(f"Saved among the puzzles: {name}")


def leave(editor: Editor) -> None:
    """Back, after a question where something would be lost."""
    if not editor.changed:
        editor.app.pop()
        return
    editor.app.push(
        Ask(
            editor.app,
            "Leave without saving?",
            LOST,
            yes="Leave",
            no="Stay",
            then=editor.app.pop,
            kind="danger",
        )
    )


def may_quit(editor: Editor) -> bool:
    """May the window close? It asks where something would be lost."""
    if not editor.changed:
        return True
    then = editor.app.quit
    editor.app.push(
        Ask(editor.app, "Quit without saving?", LOST, yes="Quit", no="Stay", then=then, kind="danger")
    )
    return False
