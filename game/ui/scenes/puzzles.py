"""The puzzles of Sevens: a list at the left, the chosen position at the right with its task and figures."""

from __future__ import annotations

from functools import partial

from game.core.errors import StoreError
from game.games.sevens.puzzles import Puzzle
from game.ui.context import Context
from game.ui.scenes import puzzles_picture as picture
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.editor import Editor
from game.ui.scenes.opening import open_rules, watch
from game.ui.scenes.overlays import Ask
from game.ui.scenes.puzzles_data import STARS, Row, best_words, chance_words, key_of, rows_of
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT, RED, RUSSET
from game.ui.widgets.widget import Group, Message

GOLD, UNLIT = "#d99a1e", "#d5c296"
THUMB = 1.75  # width of a small pitch to its height


class PuzzleList(Scene):
    """Opened from the practice ground and from the box of Sevens."""

    moves = False
    table = "green"

    def __init__(self, app: Context) -> None:
        super().__init__(app)
        self.rows = rows_of(app.store.puzzles)
        fresh = (n for n, row in enumerate(self.rows) if row.puzzle and not row.tried.scored)
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
        if self.row is None or self.row.puzzle is None or self.row.state is None:
            change.enabled, change.hint = False, "It cannot be read"
        play.enabled = self.row is not None and self.row.puzzle is not None
        each = (r.w - 10 * (len(spec) - 1)) / len(spec)
        for n, (name, words, icon, why) in enumerate(spec):
            place = Box(r.x + n * (each + 10), self.buttons_top + row + 10, each, row)
            buttons.append(Button(name, place, words, icon=icon, size=17, enabled=not why, hint=why))
        self.group = Group(back("Back"), *corner("book"), self.list, play, change, new, *buttons)
        if self.group.focus is None:
            self.group.set_focus(self.list)

    def _deeds(self) -> list[tuple[str, str, str, str]]:
        """Name, words, icon of what else can be done, and why it cannot be."""
        row = self.row
        puzzle = row.puzzle if row else None
        hint = "" if puzzle and puzzle.hint else "Nobody has written one"
        line = "" if puzzle and puzzle.solved else "No line has been found yet"
        deeds = [("hint", "Hint", "eye", hint), ("solution", "Best line found", "replay", line)]
        return [*deeds, ("delete", "Delete", "bin", "")] if row and row.own else deeds

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        solved = sum(bool(row.tried.scored) for row in self.rows)
        title_bar(c, "Sevens puzzles", f"{solved} of {len(self.rows)} scored", room=620)
        card(c, self.list_box, seed=6)
        room = card(c, self.card_box, seed=9)
        row = self.row
        if row is None:
            return
        if row.puzzle is None or row.state is None:
            self._broken(c, room, row)
            return
        self._told(c, Box(room.x, room.y, room.w, self.buttons_top - 12 - room.y), row)

    def _told(self, c: Canvas, r: Box, row: Row) -> None:
        """Name, task, figures, picture and hint."""
        assert row.puzzle is not None
        assert row.state is not None
        p = row.puzzle
        y = r.y + c.leading(24) / 2
        c.text(p.name, (r.x, y), 24, INK, "display", room=r.w - 120, cap=40)
        stars(c, (r.right - 52, y), row.stars, 13)
        y += c.leading(24) / 2 + 2
        y = c.para(p.task, (r.x, y), r.w, 17, RUSSET, "bold", most=2) + 4
        foot = 46 * (1 + (c.theme.text_scale - 1) * 0.6)
        words = p.hint if self.hinted else ""
        under = len(c.lines(words, r.w - 34, 16, "strong")) * c.leading(16, "strong") + 8 if words else 0
        teams = picture.sides(c.theme)
        grid = picture.lattice_in(Box(r.x, y + 4, r.w, r.bottom - foot - under - y - 12))
        picture.turf(c, grid, teams)
        picture.counters(c, grid, row.state, teams)
        y = grid.field.bottom + 10
        if words:
            c.icon("eye", (r.x + 12, y + c.leading(16) / 2), 9, RUSSET)
            c.para(words, (r.x + 32, y), r.w - 34, 16, INK, "strong")
        facts: tuple[tuple[str, str], ...] = (
            ("Best found", chance_words(p.chance)),
            ("Your best", chance_words(row.tried.best)),
            ("Scored", f"{row.tried.scored} of {row.tried.tries}"),
            ("Re-rolls", str(row.state.rerolls[row.state.turn])),
        )
        facts = facts[:2] if c.theme.big else facts
        for (name, value), b in zip(facts, Box(r.x, r.bottom - foot, r.w, foot).columns(len(facts), 10)):
            c.flat(b, "#efe0bd", r=8)
            t = c.text(name, (b.x + 12, b.centery), 15, INK_SOFT, "strong", room=b.w * 0.6, cap=24)
            c.text(
                value, (b.right - 12, b.centery), 20, INK, "display", "midright", room=b.right - t.right - 16
            )

    def _broken(self, c: Canvas, r: Box, row: Row) -> None:
        c.icon("warn", (r.x + 14, r.y + 18), 14, RED)
        c.text("It cannot be played", (r.x + 40, r.y + 18), 20, INK, "display", room=r.w - 40, cap=34)
        c.para(row.problem, (r.x, r.y + 20 + c.leading(20)), r.w, 16, RED, "strong", most=6)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        row = self.rows[i]
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e9bd5e", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover" or i % 2:
            c.flat(r.cut(0, 2, 4, 2), "#eadcbb" if state == "hover" else "#efe0bd", r=8)
        small = Box(r.x + 8, r.y + 8, (r.h - 16) * THUMB, r.h - 16)
        x = small.right + 12
        first, second = r.y + r.h / 2 - c.leading(15) / 2, r.y + r.h / 2 + c.leading(17) / 2
        soft = INK if state == "chosen" else INK_SOFT
        if row.puzzle is None or row.state is None:
            c.icon("warn", small.center, 11, RED)
            c.text(row.name, (x, first), 17, INK, "bold", room=r.right - x - 16)
            c.text(row.problem, (x, second), 15, soft, "strong", room=r.right - x - 16)
            return
        teams = picture.sides(c.theme)
        grid = picture.lattice_in(small)
        picture.turf(c, grid, teams)
        for seat, players in ((1, range(16, 32)), (0, range(16))):
            for player in players:
                if row.state.at[player] >= 0:
                    tone = "#ffffff" if player == row.state.holder else teams[seat].colour
                    c.disc(grid.centre(row.state.at[player]), 2.6, tone)
        stars(c, (r.right - 46, first), row.stars, 9)
        c.text(row.name, (x, first), 17, INK, "bold", room=r.right - 92 - x)
        c.text(best_words(row), (x, second), 15, soft, "strong", room=r.right - 110 - x)
        found = f"best {chance_words(row.puzzle.chance)}"
        c.text(found, (r.right - 16, second), 15, INK, "bold", "midright")

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = self.list.chosen
        m = super().handle(e)
        if self.list.chosen != before:
            self.chosen, self.hinted = self.list.chosen, False
            self.rebuild()
        if m is None and e.kind == "key" and not e.repeat and e.action in ("confirm", "rules"):
            return Message("play" if e.action == "confirm" else "book")
        return m

    def on_message(self, m: Message) -> None:
        row = self.row
        puzzle = row.puzzle if row else None
        match m.name:
            case "row" | "play" if puzzle is not None:
                self.play()
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

    def entered(self) -> None:
        """Results and the player's own files may have changed."""
        self.rows = rows_of(self.app.store.puzzles)
        saved = key_of(self.editor.saved, own=True) if self.editor and self.editor.saved else ""
        self.chosen = next((n for n, row in enumerate(self.rows) if row.ident == saved), self.chosen)
        self.editor = None
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        self.rebuild()


def stars(c: Canvas, at: tuple[float, float], lit: int, r: float) -> None:
    """So many of three stars, in a row whose middle is at a place."""
    for n in range(STARS):
        c.icon("star", (at[0] + (n - 1) * r * 2.3, at[1]), r, GOLD if n < lit else UNLIT)
