"""A match that the disk has not taken: what is said of it, and its record for the clipboard."""

from __future__ import annotations

from collections.abc import Callable

from game.store.savefile import SaveFile
from game.ui.context import Context
from game.ui.scenes.overlays import Ask
from game.ui.widgets import clipboard

MEMORY = "Nothing can be written on this computer"
TILL_CLOSED = "The match is kept until the game is closed, and then lost."


def trouble(save: SaveFile) -> str:
    """Why a match is not saved, in one line; empty if it is."""
    if save.path is None:
        return MEMORY
    return reason(save.warning)


def reason(warning: str) -> str:
    """A save's warning without what comes of it, which is said in other words here."""
    head, apart, _ = warning.rpartition(": ")
    return head if apart else warning


def copy_record(app: Context, record: str) -> None:
    """The record goes to the clipboard: pasted into a file, it is the match."""
    clipboard.put(record)
    app.notice("The record is copied: paste it into a text file")


def ask_to_lose(
    app: Context,
    title: str,
    why: str,
    record: str,
    *,
    yes: str,
    then: Callable[[], None],
    closing: bool = False,
) -> None:
    """Asks before a match goes that is on no disk, whatever the settings wish. ``closing``: the window is to
    be closed."""
    words = f"{why or MEMORY}. {TILL_CLOSED}"
    copy = ("Copy the record", lambda: copy_record(app, record))
    more = None if app.settings.kiosk else copy
    app.push(Ask(app, title, words, yes=yes, then=then, kind="danger", other=more, closing=closing))


def may_close(app: Context) -> bool:
    """May the game be closed? It asks where a match would be lost that the disk does not take now either; at
    an event visitors' matches are kept nowhere anyway."""
    saves = app.store.saves
    saves.retry()
    lost = saves.unsaved()
    if not lost or app.settings.kiosk:
        return True
    record = saves.read(lost[0].id)
    ask_to_lose(app, "Quit?", reason(saves.warning), record, yes="Quit", then=app.quit, closing=True)
    return False
