"""The puzzles of Sevens: a list at the left, the chosen position at the right with its task and figures."""

from __future__ import annotations

from functools import partial

from game.core.errors import StoreError
from game.games.sevens.puzzles import Puzzle
from game.ui.context import Context
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.editor import Editor
from game.ui.scenes.opening import open_rules, watch
from game.ui.scenes.overlays import Ask
from game.ui.scenes.puzzles_card import broken_card, puzzle_card, puzzle_row
from game.ui.scenes.puzzles_data import Row, key_of, rows_of
from game.ui.scenes.puzzles_files import ask_export, ask_import
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.widget import TAKEN, Group, Message


class PuzzleList(Scene):
    """Opened from the practice ground and from the box of Sevens."""

    moves = False
    table = "green"

    def __init__(self, app: Context) -> None:
        super().__init__(app)
        self.rows = rows_of(app.store.puzzles)
        fresh = (n for n, row in enumerate(self.rows) if row.playable and not row.tried.scored)
        self.chosen = next(fresh, 0)
        self.hinted = False
        self.editor: Editor | None = None  # the one that was opened last

    @property
    def row(self) -> Row | None:
        """The puzzle that is chosen."""
        return self.rows[self.chosen] if self.rows else None

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        big, t = self.theme.big, self.theme
        self.list_box = Box(12, 64, 470 if big else 430, 644)
        left = self.list_box.right + 12
        self.card_box = Box(left, 64, 1268 - left, 644)
        tall = max(62.0, c.leading(17) + c.leading(15) + 18)
        self.list = ScrollList(
            "row", self.list_box.cut(12, 12, 10, 12), len(self.rows), tall, self._row, chosen=self.chosen
        )
        row = max(50.0, t.row(50))
        r = self.card_box.cut(18, 0, 18, 16)
        self.buttons_top = r.bottom - 2 * row - 10
        spec = self._deeds()
        buttons = []
        wide = (r.w - 20) / 10
        play = Button(
            "play", Box(r.x, self.buttons_top, 4 * wide, row), "Play it", kind="primary", icon="play"
        )
        change = Button(
            "edit",
            Box(r.x + 4 * wide + 10, self.buttons_top, 3 * wide, row),
            "Change it",
            icon="pen",
            size=17,
        )
        new = Button(
            "new",
            Box(r.right - 3 * wide, self.buttons_top, 3 * wide, row),
            "New position",
            icon="plus",
            size=17,
        )
        if self.row is None or not self.row.readable:
            change.enabled, change.hint = False, "It cannot be read"
        play.enabled = self.row is not None and self.row.playable
        play.hint = self.row.problem if self.row is not None else ""
        fetch = Button("import", Box(124, 8, 150, 44), "Import", kind="wood", icon="book", size=17)
        fetch.rect.w = min(180.0, fetch.natural_w(c, 130))
        each = (r.w - 10 * (len(spec) - 1)) / len(spec)
        for n, (name, words, icon, why) in enumerate(spec):
            place = Box(r.x + n * (each + 10), self.buttons_top + row + 10, each, row)
            buttons.append(Button(name, place, words, icon=icon, size=17, enabled=not why, hint=why))
        self.group = Group(back("Back"), fetch, *corner("book"), self.list, play, change, new, *buttons)
        if self.group.focus is None:
            self.group.set_focus(self.list)

    def _deeds(self) -> list[tuple[str, str, str, str]]:
        """Name, words, icon of what else can be done, and why it cannot be."""
        row = self.row
        puzzle = row.puzzle if row else None
        hint = "" if puzzle and puzzle.hint else "Nobody has written one"
        line = "" if puzzle and puzzle.solved else "No line has been found yet"
        file = "" if puzzle else "It cannot be read"
        best = "Best found" if self.theme.big or (row and row.own) else "Best line found"
        deeds = [
            ("hint", "Hint", "eye", hint),
            ("solution", best, "replay", line),
            ("export", "Export", "save", file),
        ]
        return [*deeds, ("delete", "Delete", "bin", "")] if row and row.own else deeds

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        solved = sum(bool(row.tried.scored) for row in self.rows)
        title_bar(c, "Sevens puzzles", f"{solved} of {len(self.rows)} solved", room=520)
        card(c, self.list_box, seed=6)
        room = card(c, self.card_box, seed=9)
        row = self.row
        if row is None:
            return
        told = Box(room.x, room.y, room.w, self.buttons_top - 12 - room.y)
        if row.readable:
            puzzle_card(c, told, row, hinted=self.hinted)
        else:
            broken_card(c, told, row)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        puzzle_row(c, self.rows[i], r, state, shade=bool(i % 2))

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = self.list.chosen
        m = super().handle(e)
        if self.list.chosen != before:
            self.chosen, self.hinted = self.list.chosen, False
            self.rebuild()
            m = TAKEN if m is not None else None  # it is looked at first; a second click plays it
        if m is None and e.kind == "key" and not e.repeat and e.action in ("confirm", "rules"):
            return Message("play" if e.action == "confirm" else "book")
        return m

    def on_message(self, m: Message) -> None:
        row = self.row
        puzzle = row.puzzle if row else None
        match m.name:
            case "row" | "play" if row is not None and row.playable:
                self.play()
            case "row" if puzzle is not None:
                self._edit(puzzle)
            case "import":
                ask_import(self.app, self._imported)
            case "export" if puzzle is not None:
                ask_export(self.app, puzzle)
            case "new":
                self._edit(None)
            case "edit" if puzzle is not None:
                self._edit(puzzle)
            case "hint":
                self.hinted = not self.hinted
                self.rebuild()
            case "solution" if puzzle is not None:
                watch(self.app, puzzle.text, puzzle.name, ident=puzzle.ident)
            case "delete" if row is not None:
                words = f"{row.name}: it is gone for good."
                then = partial(self._delete, row)
                ask = Ask(
                    self.app, "Delete?", words, yes="Delete", then=then, no="Keep", kind="danger", icon="bin"
                )
                self.app.push(ask)
            case "book":
                open_rules(self.app, "sevens")
            case _:
                super().on_message(m)

    def play(self) -> None:
        """The chosen puzzle goes on the table."""
        from game.ui.scenes.puzzle import open_puzzle

        assert self.row is not None
        open_puzzle(self.app, self.rows, self.chosen)

    def _edit(self, puzzle: Puzzle | None) -> None:
        """The editor opens with a puzzle, or with an empty pitch. Raises RecordError."""
        self.editor = Editor(self.app, puzzle)
        self.app.push(self.editor)

    def _delete(self, row: Row) -> None:
        try:
            self.app.store.puzzles.delete(row.ident.removeprefix("own/"))
        except StoreError as error:
            self.app.notice(str(error), warn=True)
        self.entered()

    def _imported(self, ident: str) -> None:
        self._fresh(ident)

    def entered(self) -> None:
        """Results and the player's own files may have changed."""
        self._fresh(self.editor.saved if self.editor else "")

    def _fresh(self, made: str) -> None:
        """The files are read anew; one that was just made is chosen."""
        self.rows = rows_of(self.app.store.puzzles)
        saved = key_of(made, own=True) if made else ""
        self.chosen = next((n for n, row in enumerate(self.rows) if row.ident == saved), self.chosen)
        self.editor = None
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        if saved:
            self.list.count = len(self.rows)
            self.list.show(self.chosen)
        self.rebuild()
