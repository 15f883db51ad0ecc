"""The end of a puzzle's turn: scored or not, the chance of the line that was played, the best one found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.sevens.goals import Aim
from game.games.sevens.puzzles import ALIKE
from game.store.puzzles import Tried
from game.ui.context import Context
from game.ui.scenes.overlays import Overlay
from game.ui.scenes.puzzles_card import stars
from game.ui.scenes.puzzles_data import NEARLY, STARS, chance_words
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.meter import progress
from game.ui.widgets.panel import card, plaque
from game.ui.widgets.theme import CREAM, CREAM_SOFT, INK, INK_SOFT
from game.ui.widgets.widget import Group, Message

if TYPE_CHECKING:
    from game.ui.scenes.puzzle import PuzzleScene

BUTTONS = (
    ("again", "Try again", "redo"),
    ("undo", "Take back", "undo"),
    ("solution", "Best line found", "replay"),
    ("next", "Next puzzle", "step"),
    ("list", "", "menu"),
)
SOLVED = {Aim.SCORE: "Touchdown!", Aim.DOWN: "He is down!", Aim.OFF: "He is off!"}
COUNTED = (
    "All that could have been thrown is counted: with what you decided, or where that does less, with the"
    " best answer known. Pushes are as the other coach chose them."
)
UNLIT = "#5d4630"  # a star on the plaque's wood


class PuzzleOver(Overlay):
    """Lies over the table of the puzzle."""

    veil = 0.40

    def __init__(self, app: Context, scene: PuzzleScene, before: Tried) -> None:
        super().__init__(app)
        self.scene, self.before = scene, before

    @property
    def lit(self) -> int:
        """How many stars the line is worth."""
        mine, best = self.scene.chance, self.scene.puzzle.chance
        if not self.scene.solved:
            return 0
        return STARS if mine >= best - ALIKE else 2 if mine >= NEARLY * best else 1

    def words(self) -> str:
        """What is said of the line beside the best one."""
        scene = self.scene
        does, done = ("scores", "Scored") if scene.puzzle.goal.aim is Aim.SCORE else ("succeeds", "Done")
        mine, best = chance_words(scene.chance), chance_words(scene.puzzle.chance)
        if not scene.solved:
            if not scene.chance:
                return "This line comes to nothing, whatever the dice say"
            if not scene.whole:
                return f"The dice broke this line off: it comes so far in {mine}"
            return f"The dice failed: this line {does} in {mine}"
        if not scene.puzzle.chance:
            return f"{done} at {mine}; no other line is known"
        if scene.chance > scene.puzzle.chance + ALIKE:
            return f"{done} at {mine}: better than the best found, {best}"
        return f"{done} at {mine}, best found {best}"

    def build(self, c: Canvas) -> None:
        grown = self.theme.text_scale - 1
        tall = max(50.0, self.theme.row(50))
        w, h = 760 + 260 * grown, 296 + 2 * (tall + 10) + 120 * grown
        self.rect = Box(640 - w / 2, 360 - h / 2, w, h)
        first = "next" if self.lit == STARS and self._next() >= 0 else "again"
        spec = [each for each in BUTTONS if each[0] != "next" or self._next() >= 0]
        if not self.scene.puzzle.solved:
            spec = [each for each in spec if each[0] != "solution"]
        order = sorted(spec, key=lambda each: each[0] != first)
        r, buttons = self.rect.cut(28, 0, 28, 24), []
        rows = (order[:2], order[2:])
        y = r.bottom - 2 * tall - 10
        for row in rows:
            each = (r.w - 10 * (len(row) - 1)) / max(1, len(row))
            for n, (name, told, icon) in enumerate(row):
                words = told or self.scene.way_out
                place = Box(r.x + n * (each + 10), y, each, tall)
                kind = "primary" if name == first else "plain"
                buttons.append(Button(name, place, words, kind=kind, icon=icon, size=18))
            y += tall + 10
        self.card_box = Box(r.x, self.rect.y + 112, r.w, r.bottom - 2 * tall - 24 - self.rect.y - 112)
        self.group = Group(*buttons, trap=True)
        self.group.set_focus(first)

    def still(self, c: Canvas) -> None:
        scene = self.scene
        r = plaque(c, self.rect, r=18, shadow=16)
        title = SOLVED[scene.puzzle.goal.aim] if scene.solved else "The turn is over"
        c.text(title, (r.x + 32, r.y + 46), 36, CREAM, "display", shadow="#120904", cap=48, room=r.w - 220)
        stars(c, (r.right - 92, r.y + 46), self.lit, 20, unlit=UNLIT)
        c.text(self.words(), (r.x + 32, r.y + 86), 19, CREAM_SOFT, "strong", cap=28, room=r.w - 64)
        inside = card(c, self.card_box, seed=9)
        lines = c.lines(COUNTED, inside.w, 14, "strong")
        c.para(
            COUNTED, (inside.x, inside.bottom - c.leading(14) * len(lines)), inside.w, 14, INK_SOFT, "strong"
        )
        inside = inside.cut(0, 0, 0, c.leading(14) * len(lines) + 4)
        figures = (
            ("Your line" if scene.whole or not scene.chance else "So far", scene.chance, "#2f7d43"),
            ("Your best", max(self.before.best, scene.chance if scene.solved else 0), "#b9822f"),
            ("Best found", scene.puzzle.chance, "#3a5f9a"),
        )
        step = inside.h / len(figures)
        for n, (name, chance, tone) in enumerate(figures):
            y = inside.y + (n + 0.5) * step
            c.text(name, (inside.x, y), 17, INK_SOFT, "strong", cap=26, room=inside.w * 0.2)
            bar = (inside.x + inside.w * 0.22, y - 6, inside.w * 0.62, 12)
            progress(c, bar, chance, tone)
            c.text(chance_words(chance), (inside.right, y), 20, INK, "display", "midright", cap=28)

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.group.draw(c)

    def _next(self) -> int:
        """The next puzzle that can be played, or -1."""
        rows = self.scene.rows
        return next((n for n in range(self.scene.at + 1, len(rows)) if rows[n].playable), -1)

    def on_message(self, m: Message) -> None:
        from game.ui.scenes.puzzle import open_puzzle

        app, scene = self.app, self.scene
        match m.name:
            case "again":
                app.pop()
                scene.again()
            case "undo" | "back":
                app.pop()
                scene.play.undo()
                scene.reset()
            case "solution":
                scene.solution()
            case "next":
                app.pop()
                open_puzzle(app, scene.rows, self._next(), over=True, think=scene.think)
            case "list":
                app.pop()
                scene.leave()
