"""The position editor and the disk: trying, saving, leaving. What is not finished is kept as a draft."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

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

LOST: Final = "What was changed since the last save is gone for good. Saved, it can be gone on with later."
NAMELESS: Final = "Position"


def try_it(editor: Editor) -> None:
    """The position goes on the table; nothing is counted. Raises Refused."""
    puzzle = checked(editor.now, editor.source, editor.ident or "position")
    state = begin_puzzle(puzzle, GAME).state
    row = Row("", puzzle, state, Tried(), own=True)
    editor.app.push(PuzzleScene(editor.app, [row], 0, counts=False))


def save(editor: Editor) -> None:
    """Keeps it, under a name that is asked for where there is none; what was in hand is let go. Raises
    Refused, StoreError."""
    editor.let_go()
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
    problem = unfinished(editor)
    text = text_of(new, editor.source, draft=bool(problem))
    editor.ident = editor.saved = kept.save(name, text)
    editor.edit(new)
    editor.kept = editor.now
    editor.app.notice(f"Kept as a draft: {name}" if problem else f"Saved among the puzzles: {name}")


def unfinished(editor: Editor) -> str:
    """Why the position cannot be played yet, or ""."""
    try:
        checked(editor.now, editor.source)
    except Refused as refused:
        return str(refused)
    return ""


def leave(editor: Editor) -> None:
    """Back, after a question where something would be lost."""
    if editor.changed:
        _ask(editor, "Leave without saving?", "Leave", editor.app.pop)
    else:
        editor.app.pop()


def may_quit(editor: Editor) -> bool:
    """May the window close? It asks where something would be lost."""
    if editor.changed:
        _ask(editor, "Quit without saving?", "Quit", editor.app.quit, closing=True)
    return not editor.changed


def _ask(editor: Editor, title: str, yes: str, then: Callable[[], None], *, closing: bool = False) -> None:
    """Goes on with it, stays, or saves first and goes on then. ``closing``: the window is to be closed."""

    def save_first() -> None:
        editor.app.pop()
        _save_as(editor, editor.now.name or free_name(editor))
        then()

    other = (f"Save and {yes.lower()}", save_first)
    question = Ask(editor.app, title, LOST, yes=yes, then=then, kind="danger", other=other, closing=closing)
    editor.app.push(question)


def free_name(editor: Editor) -> str:
    """A name that no position of the player's has."""
    taken, n, name = dict(editor.app.store.puzzles.own()), 1, NAMELESS
    while ident_of(name) in taken:
        n += 1
        name = f"{NAMELESS} {n}"
    return name
