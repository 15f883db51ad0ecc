"""A puzzle on the table of Sevens: undo is free, a strip over the pitch says the task and the chance of the
line so far; when the turn ends the line is counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.core.errors import RecordError
from game.core.journal import header
from game.core.match import Match
from game.core.record import Seat
from game.core.requests import Answer, Option
from game.games.sevens import GAME
from game.games.sevens.answered import Outlook, done_so_far, outlook
from game.games.sevens.board import AWAY, HOME
from game.games.sevens.foresight import Foresight
from game.games.sevens.goals import decides
from game.games.sevens.puzzles import Puzzle
from game.games.sevens.state import Phase, State
from game.store.saves import Saves
from game.ui.context import Context
from game.ui.scenes import puzzle_strip
from game.ui.scenes.match import MatchScene
from game.ui.scenes.match_menu import MatchMenu
from game.ui.scenes.match_play import Think
from game.ui.scenes.match_think import Thought, beside
from game.ui.scenes.opening import watch
from game.ui.scenes.pause import Pause
from game.ui.scenes.puzzle_strip import Figure
from game.ui.scenes.puzzles_data import Row
from game.ui.session import Session, branched_session
from game.ui.tables.sevens import steel
from game.ui.tables.sevens.layout import Layout, layout
from game.ui.tables.sevens.playing import SevensPlaying
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.widget import Group, Message

COUNTED = ("Your best line is kept.", "This try is not: a puzzle begins anew.")
TRIED = ("The editor keeps the position.", "What you try here is not counted.")
SWITCHES = 142.0  # what the buttons of the strip take
BADGE = 30.0  # what the sign of a warning takes beside its words
THEIRS = "coach:pro"  # answers for the other side
BUTTONS = (
    ("hint", "eye", "Hint"),
    ("again", "first", "From the start"),
    ("solution", "replay", "Best line found"),
)


def session_of(puzzle: Puzzle) -> Session:
    """The position as a match in memory: the side in turn is the player's. Raises RecordError."""
    record = puzzle.record
    side = puzzle.match(GAME).state.turn
    seats = [Seat("home", "person", "You"), Seat("away", THEIRS, "The others")]
    if side:
        seats = [Seat("home", THEIRS, "The others"), Seat("away", "person", "You")]
    lines = header(GAME, record.options, seats)
    lines += [f"given {path} {value}" for _, path, value in record.given]
    return branched_session("\n".join([*lines, ""]), 0, Saves(None, None))


def open_puzzle(
    app: Context, rows: Sequence[Row], at: int, *, over: bool = False, think: Think = beside
) -> None:
    """One of the rows goes on the table; ``over`` takes the present scene's place. Raises RecordError."""
    scene = PuzzleScene(app, rows, at, think=think)
    if over:
        app.replace(scene)
    else:
        app.push(scene)


class PuzzleMenu(MatchMenu):
    """Leaving loses nothing, and nothing is saved."""

    scene: PuzzleScene

    def pausing(self) -> Pause:
        pause = super().pausing()
        scene, bare = self.scene, replace(pause.menu, save_as=None, unsaved="", copy=None, up=self.up)
        if scene.counts:
            pause.menu = replace(bare, up_title=scene.way_out, leave=scene.app.home, kept=COUNTED)
        else:
            pause.menu = replace(bare, up_title=scene.way_out, leave=None, kept=TRIED)
        return pause

    def up(self) -> None:
        """Back to the list, or to the editor, whose position would be lost on the way to the shelf."""
        self.scene.app.pop()
        self.scene.leave()

    def show_result(self) -> None:
        """The strip and the card of the puzzle say it."""


class PuzzleScene(MatchScene):
    """One turn, as often as one likes. ``rows`` are the puzzles that `next` goes through; a position that is
    only tried stands alone there and is not counted when ``counts`` is False."""

    def __init__(
        self, app: Context, rows: Sequence[Row], at: int, *, counts: bool = True, think: Think = beside
    ) -> None:
        row = rows[at]
        assert row.puzzle is not None
        self.rows, self.at, self.puzzle, self.counts = rows, at, row.puzzle, counts
        super().__init__(app, session_of(row.puzzle), think=think)
        assert isinstance(self.board, SevensPlaying)
        self.board.stage.task = True
        self.menu = PuzzleMenu(self)
        self.think = think
        self.start = self.session.match.clone()
        self.side = self.start.state.turn
        self.score = self.start.state.score[self.side]
        self._foresight = Foresight(self.start.state, self.puzzle.goal)  # of all lines that were tried
        self.chance = 1.0
        self.hinted = False
        self.whole = True  # the chance is that of the goal, and not only of coming so far
        self._thought: Thought[Outlook] | None = None
        self._counted_at = -1  # answers for which the chance stands, or is being reckoned
        self._told_end = self._told_wait = False

    # -------------------------------------------------------------------- state
    @property
    def solved(self) -> bool:
        """Has the line come to its goal?"""
        return self.puzzle.goal.met(self.session.match.state, self.side, self.score)

    @property
    def ended(self) -> bool:
        """Is the turn over?"""
        s = self.session.match.state
        return self.solved or s.turn != self.side or s.phase is not Phase.TURN

    @property
    def way_out(self) -> str:
        """Where leaving leads, in words."""
        return "To the list" if self.counts else "To the editor"

    @property
    def reckoning(self) -> bool:
        """Is the chance still being reckoned?"""
        return self._thought is not None

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        if not self.ended or self.play.film.busy:
            super().update(dt_s)
        self._reckon()
        if not self.ended or self.play.film.busy or self._told_end:
            return
        if self.reckoning:
            if not self._told_wait:
                self._told_wait = True
                self.app.notice("The turn is over: the chance of your line is being reckoned")
            return
        self._told_end = True
        self._end()

    def _reckon(self) -> None:
        """The chance of what was decided so far, beside the frame loop."""
        if self._thought is not None and self._thought.ready:
            told, self._thought = self._thought.result, None
            self.chance, self.whole = told.chance, told.whole
        given = len(self.session.history)
        if self._thought is not None or given == self._counted_at:
            return
        self._counted_at = given
        asked = [each.request for each in self.session.history[-1:]] + [self.session.match.pending]
        if not self.ended and not any(decides(each, self.side) for each in asked):
            return
        answers = [each.answer for each in self.session.history]
        self._thought = self.think(partial(self._outlook, self.start.clone(), answers, ended=self.ended))

    def _outlook(self, start: Match[State], answers: list[Answer], *, ended: bool) -> Outlook:
        """The chance of a line, under way or over."""
        best = self._best()
        if ended:
            return outlook(start, answers, self._foresight, best, self.puzzle.chance)
        return Outlook(done_so_far(start, answers, self._foresight, best, reach=True), whole=False)

    def _best(self) -> list[Option]:
        """The decisions of the best line known, if there is one that is legal."""
        try:
            return self.puzzle.line(GAME) if self.puzzle.solved else []
        except RecordError:
            return []

    def _end(self) -> None:
        from game.ui.scenes.puzzle_over import PuzzleOver

        ident = self.rows[self.at].ident
        kept = self.app.store.puzzles
        before = kept.tried(ident)
        if self.counts:
            kept.count(ident, scored=self.solved, chance=self.chance)
        self.app.push(PuzzleOver(self.app, self, before))

    def reset(self) -> None:
        super().reset()
        self._told_end = self._told_wait = False

    def again(self) -> None:
        """Everything is taken back."""
        self.play.film.finish()
        while self.play.undo():
            pass
        self.reset()
        self.app.sound.play("click")

    def solution(self) -> None:
        """The line in the file, shown by the films of the table."""
        if self.puzzle.solved:
            watch(self.app, self.puzzle.text, self.puzzle.name, ident=self.puzzle.ident)
        else:
            self.app.notice("No line has been found for this position yet")

    def leave(self) -> None:
        """Back to the list, or to the editor."""
        self.app.pop()

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        super().build(c)
        focus = self.group.focus
        place = self.strip
        buttons = [
            Button(
                name,
                Box(place.right - 138 + 46 * n, place.y, 44, place.h),
                kind="wood",
                icon=icon,
                size=18,
                hint=hint,
            )
            for n, (name, icon, hint) in enumerate(BUTTONS)
        ]
        buttons[0].enabled = bool(self.puzzle.hint)
        self.group = Group(*self.group.widgets, *buttons)
        if focus is not None:
            self.group.set_focus(focus.name)

    @property
    def strip(self) -> Box:
        """Over the bench of away, which is seldom needed here."""
        return self._place.dugout(AWAY)

    @property
    def _place(self) -> Layout:
        return layout(self.theme, False, True)

    def notice_room(self) -> Box:
        """Over the bench of home, or where the bar leaves room for all its lines: the task stays free."""
        bench, c = self._place.dugout(HOME), self.canvas()
        lines = len(c.lines(self.app.toast.words, bench.w - 40 - BADGE, 16, "strong"))
        high = c.leading(16) * lines + 22
        return Box(bench.x, min(bench.y, self.bar.rect.y - 4 - high), bench.w, high)

    def on_message(self, m: Message) -> None:
        match m.name:
            case "hint":
                self.app.notice(self.puzzle.hint, seconds=6.0)
            case "again":
                self.again()
            case "solution":
                self.solution()
            case _:
                super().on_message(m)

    # --------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        super().draw(c)
        r = self.strip
        c.plate(r, "steel", r=7, tone="#1a212e", border=steel.BRASS, bw=1.4, shadow=3, bevel=0.5)
        best = self.puzzle.chance
        mine = Figure("your line" if self.ended else "so far", self.chance, "…" if self.reckoning else "")
        known = Figure("best found", best, "" if best else "–")
        puzzle_strip.draw(c, r.cut(0, 0, SWITCHES, 0), self.puzzle, (mine, known))
        for name, _, _ in BUTTONS:
            self.group[name].draw(c)
        self.group.tooltip(c)
