"""A replay: the match as it was, a time line of its events, and the way to play on from any point."""

from __future__ import annotations

import pygame

from game.core.record import whole_lines
from game.store.record_lines import result_in
from game.ui.context import Context
from game.ui.scenes import match_words
from game.ui.scenes.base import Scene, corner
from game.ui.scenes.opening import branch_match, open_rules
from game.ui.scenes.replay_reel import Reel
from game.ui.session import now
from game.ui.tape import tape_of
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.log import LogLine
from game.ui.widgets.panel import plaque, ribbon
from game.ui.widgets.theme import CREAM, CREAM_DIM
from game.ui.widgets.timeline import Timeline
from game.ui.widgets.toggle import Choice
from game.ui.widgets.tooltip import tooltip
from game.ui.widgets.widget import TAKEN, Group, Message

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SPEED_WORDS = ("half", "1 x", "2 x", "4 x", "8 x")
DEEDS = (
    ("first", "first", "To the beginning (Home)"),
    ("before", "back", "One step back"),
    ("play", "play", "Play or pause (Space)"),
    ("step", "step", "One step on"),
    ("last", "last", "To the end (End)"),
)
CORNERS = {"save": "Keep this match", "die": "Statistics", "book": "Rules", "left": "Back (Esc)"}
QUARTER_KEYS = {getattr(pygame, f"K_{n}"): n for n in range(1, 10)}


class Replay(Scene):
    """The match scene's own table, run from a record. ``ident``: where it is kept, if it is."""

    def __init__(self, app: Context, text: str, title: str, *, ident: str = "") -> None:
        """Raises RecordError."""
        super().__init__(app)
        self.title, self.ident = title, ident
        self.tape = tape_of(text, title)
        self.reel = Reel(app, self.tape)
        self.periods, self.marks = self.reel.signs()
        self.speed = 1
        self.log_open = not self.theme.big
        self.lines: list[LogLine] = self.reel.table.opening(self.tape.opening)
        for number, played in enumerate(self.tape.history):
            self.lines += self.reel.table.lines(played, number)
        self._told = False
        self._read_at = -1  # how far the log was opened

    # ------------------------------------------------------------------ building
    def build(self, c: Canvas) -> None:
        bounds, big = self.view.bounds, self.theme.big
        row = self.theme.row(46)
        h = 68 + row
        self.bar = Box(204, bounds.bottom - h - 8, 872, h)
        b, y = self.bar, self.bar.bottom - row - 7
        steps = max(1, self.reel.length)
        self.line = Timeline(
            "seek", Box(b.x + 16, b.y + 6, b.w - 32, 48), steps, self.reel.at, self.periods, self.marks
        )
        size = 18 / self.theme.text_scale  # signs, not words: the buttons do not grow
        buttons = [
            Button(name, Box(b.x + 16 + i * 50, y, 46, row), kind="wood", icon=icon, size=size, hint=hint)
            for i, (name, icon, hint) in enumerate(DEEDS)
        ]
        speed = Choice("speed", Box(b.x + 274, y, 150 + (50 if big else 0), row), SPEED_WORDS, self.speed)
        words = "Play on" if big else "Play on from here"
        branch = Button("branch", Box(0, y, 0, row), words, kind="primary", icon="branch", size=17)
        w = branch.natural_w(c, 180)
        branch.rect = Box(b.right - 16 - w, y, w, row)
        icons = ("die", "book", "left") if self.ident else ("save", "die", "book", "left")
        corners = corner(*icons)
        for button, icon in zip(corners, icons, strict=True):
            button.hint = CORNERS[icon]
        corners[-1].name = "back"
        grown = self.theme.text_scale - 1.0
        wide, tall = 182 + 170 * grown, 238 + 200 * grown
        bottom = b.y - 10 if grown else 708.0  # a wide drawer stands above the bar
        log = self.reel.table.log_drawer(
            Box(1268 - wide, bottom - tall, wide, tall),
            self.lines,
            key=self.app.keys.label("log"),
            open_=self.log_open,
        )
        self._read_at = -1
        self.group = Group(self.line, *buttons, speed, branch, *corners, log)
        self.group.set_focus(self.line)

    # ---------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        if not self._told and self.tape.warning:
            self.app.notice(self.tape.warning, warn=True)
        self._told = True
        self.reel.update(dt_s, SPEEDS[self.speed])
        if not self.line.pressed:
            self.line.at = self.reel.at
        self._read()

    def _read(self) -> None:
        """The log is open where the film is; whoever scrolls in it is left alone until the next answer."""
        at = self.reel.at
        if self._read_at != at and "log" in self.group:
            self._read_at = at
            self.group["log"].read_to(lambda line: 0 <= getattr(line.about, "answer", -1) < at)

    # ---------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        self.reel.table.draw(c)
        size = 14 * (1 + (self.theme.text_scale - 1) * 0.2) / self.theme.text_scale
        at = (108, 622) if self.reel.table.wide_head else (250, 30)
        ribbon(c, "REPLAY", at, tone="#e3b457", size=size)
        plaque(c, self.bar, r=14, shadow=9)
        self.group["play"].icon = "pause" if self.reel.playing else "play"
        self.group.draw(c)
        self._heading(c)
        said = self.reel.desk.seen.announcement
        if said is not None:
            match_words.draw(c, said, self.reel.table, self.reel.desk.seen.announced)
        if self.line.over >= 0:
            mark = self.marks[self.line.over]
            tooltip(c, self.line.mark_box(self.line.over).cut(0, -2, 0, 0), mark.words, rule=mark.rule)
        else:
            self.group.tooltip(c)

    def _heading(self, c: Canvas) -> None:
        left, right = self.group["speed"].rect.right + 16, self.group["branch"].rect.x - 10
        if right - left < 110:
            return
        y = self.group["speed"].rect.centery
        heading = self.reel.table.heading()
        first, _, rest = heading.partition(", ")
        title = (rest or first).capitalize()
        c.text(title, (left, y - 10), 18, CREAM, "display", shadow="#120904", room=right - left, cap=24)
        words = (
            f"{first}, {self.reel.at} of {self.reel.length}"
            if rest
            else f"{self.reel.at} of {self.reel.length}"
        )
        c.text(words, (left, y + 14), 14, CREAM_DIM, "strong", room=right - left, cap=18)

    # --------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        m = super().handle(e)
        if m is None and e.kind == "key":
            return self._key(e)
        if m is None and e.kind == "wheel" and e.dy:
            self._go(self.reel.at - (1 if e.dy > 0 else -1))
            return TAKEN
        return m

    def _key(self, e: Input) -> Message | None:
        if e.key == pygame.K_HOME:
            return Message("first")
        if e.key == pygame.K_END:
            return Message("last")
        if e.key in QUARTER_KEYS and not e.repeat:
            return Message("quarter", QUARTER_KEYS[e.key])
        if e.action == "log" and not e.repeat:
            self.group["log"].fold()
            self.log_open = self.group["log"].open
            return TAKEN
        names = {"confirm": "play", "rules": "book", "undo": "before", "redo": "step", "statistics": "die"}
        if e.action in ("faster", "slower"):
            by = 1 if e.action == "faster" else -1
            self.speed = min(len(SPEEDS) - 1, max(0, self.speed + by))
            self.group["speed"].index = self.speed
            return TAKEN
        return None if e.repeat or e.action not in names else Message(names[e.action])

    def on_message(self, m: Message) -> None:
        reel = self.reel
        match m.name:
            case "seek":
                self._go(int(m.value))
            case "first":
                self._go(0)
            case "last":
                self._go(reel.length)
            case "before":
                self._go(reel.at - 1)
            case "step":
                reel.playing = False
                reel.step()
            case "play":
                reel.play()
            case "quarter":
                if m.value <= len(self.periods):
                    self._go(self.periods[m.value - 1][0])
            case "speed":
                self.speed = SPEED_WORDS.index(m.value)
            case "log":
                answer = getattr(m.value.about, "answer", -1)
                if answer >= 0:
                    self._go(answer + 1)
            case "log.filter":
                self._read_at = -1
            case "log.open":
                self.log_open = bool(m.value)
            case "log.copied":
                self.app.notice(f"{m.value} lines copied", seconds=1.5)
            case "log.over":
                reel.table.point_about(m.value.about if m.value is not None else None)
            case "branch":
                branch_match(self.app, self.tape.text, reel.at)
            case "save":
                self._keep()
            case _:
                self._elsewhere(m)

    def _elsewhere(self, m: Message) -> None:
        """What opens another scene."""
        if m.name == "die":
            from game.ui.scenes.statistics import Statistics
            from game.ui.scenes.statistics_data import sheet_of_tape

            self.reel.playing = False
            self.app.push(Statistics(self.app, sheet_of_tape(self.tape, self.title)))
        elif m.name == "book":
            self.reel.playing = False
            open_rules(self.app, self.tape.box.name)
        else:
            super().on_message(m)

    def _go(self, to: int) -> None:
        """To a place on the line; it stops there."""
        self.reel.playing = False
        self.reel.seek(to)

    def _keep(self) -> None:
        """A record from elsewhere is copied among this player's matches."""
        lines, _ = whole_lines(self.tape.text.replace("\r\n", "\n").rstrip("\n") + "\n")
        save = self.app.store.saves.create(lines, when=now())
        finished = result_in(lines) is not None
        save.close()
        self.ident = save.id
        self.rebuild()
        self.app.notice(f"Kept among the {'replays' if finished else 'matches in progress'}")

    def left(self) -> None:
        self.app.sound.stop_all()
