"""The attract loop: coaches play short pieces, a caption names the rule just seen, any touch ends it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from game.core.answers import Notation
from game.core.check import begin
from game.core.dice import fresh_shake
from game.core.game import read_options
from game.core.journal import Journal
from game.core.record import read_record
from game.games.registry import BOXES
from game.games.registry import Box as GameBox
from game.store.figures import DrillResult
from game.store.notes import Look
from game.store.savefile import SaveFile
from game.ui.boxes import part
from game.ui.context import Context
from game.ui.drawing.letters import gilded
from game.ui.kiosk import log_error
from game.ui.scenes import match_words
from game.ui.scenes.base import Scene
from game.ui.scenes.demo_plaques import TABLE_ROWS, caption_plaque, kicks_pad, touch_plate
from game.ui.scenes.match_desk import SessionDesk
from game.ui.scenes.match_play import Play, Think
from game.ui.scenes.match_think import beside
from game.ui.scenes.practice_drills import Ladder
from game.ui.scenes.teams import default_look
from game.ui.session import Session, now
from game.ui.showpiece import Caption, Led
from game.ui.table import Played, Table
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import plaque
from game.ui.widgets.theme import BRASS_TEXT, CREAM, CREAM_DIM, INK
from game.ui.widgets.widget import Group, Message

PIECE_S = 50.0  # of one position, until it has come to rest
AFTER_S = 3.0  # when a match has come to its end
CALM_S = 4.0  # after a fault
BREATH_S = 2.4
SHOWN: Sequence[GameBox] = BOXES


def piece_session(box: GameBox, text: str) -> Session:
    """A position with coaches in all seats, kept in memory alone; they begin with what the piece says."""
    record = read_record(text, "demo")
    game = box.load()
    match = begin(record, game)
    notation = Notation(game, read_options(game.options, record.options))
    begun = text.splitlines()[: record.body[0].line - 1 if record.body else None]
    save = SaveFile("demo", None, now(), data="\n".join([*begun, ""]).encode())
    looks: dict[str, Look] = {seat.word: default_look(i) for i, seat in enumerate(record.seats)}
    journal = Journal(match, notation, save.write)
    session = Session(box, match, journal, save, record.seats, looks, match.events, [])
    said = [notation.option(statement.words) for statement in record.body]
    for seat, coach in session.coaches.items():
        session.coaches[seat] = Led(coach, [option for option in said if option[0] == seat])
    return session


class Piece:
    """One position being played out."""

    def __init__(self, app: Context, box: GameBox, text: str, think: Think) -> None:
        self.box = box
        self.session = piece_session(box, text)
        self.desk = SessionDesk(app, self.session)
        self.table: Table = import_module(box.table).make_table(self.desk)
        self.show: Any = part(box, "showpieces")
        self.play = Play(
            self.session,
            self.table,
            lambda: app.settings.but(coach_pace="brisk", animation="normal"),
            think=think,
            told=self._told,
            asked=self._asked,
        )
        self.caption: Caption | None = None
        self._next: Caption | None = None
        self._played_s = self._over_s = 0.0
        self._rests = False  # it has been long enough, and nothing moves now
        self.play.start()

    def _told(self, played: Played) -> None:
        sides = [self.table.side(seat) for seat in range(len(self.session.seats))]
        self._next = self.show.caption(played, sides) or self._next

    def _asked(self) -> None:
        """The film has shown it: now it is named."""
        if self._next is not None:
            self.caption, self._next = self._next, None
        self._rests = self._played_s >= PIECE_S

    def update(self, dt_s: float) -> None:
        """Time goes on."""
        self._played_s += dt_s
        self.desk.seen.announced += dt_s
        self.play.update(dt_s)
        if self.play.over and not self.play.film.busy:
            self._over_s += dt_s

    @property
    def done(self) -> bool:
        """Has it been seen?"""
        return self._over_s >= AFTER_S or self._rests


class Demo(Scene):
    """Box after box, piece after piece. In a kiosk it is the lowest scene, and opens the kiosk's menu."""

    def __init__(self, app: Context, *, think: Think = beside, pause_s: float = 0.0) -> None:
        super().__init__(app)
        self.think = think
        self.number = fresh_shake() % 7
        self.piece: Piece | None = None
        self.phase = 0.0
        self._pause_s = pause_s
        self.best: list[DrillResult] = []

    # ----------------------------------------------------------------- the loop
    def entered(self) -> None:
        self.best = self.app.store.statistics.kicks.table_of_the_day(now().date(), Ladder.name, TABLE_ROWS)

    def _begin(self) -> None:
        """The next piece of the next box that has any."""
        boxes = [box for box in SHOWN if _pieces(box)]
        turn, which = divmod(self.number, len(boxes))
        pieces = _pieces(boxes[which])
        self.number += 1
        self.piece = Piece(self.app, boxes[which], pieces[turn % len(pieces)], self.think)

    def update(self, dt_s: float) -> None:
        self.phase = (self.phase + dt_s / BREATH_S) % 1.0
        try:
            self._show(dt_s)
        except Exception as error:  # the loop goes on, whatever has happened to this piece
            log_error(self.app.store, error, self.piece.session.save.text if self.piece else "")
            self.piece, self._pause_s = None, CALM_S

    def _show(self, dt_s: float) -> None:
        """The piece goes on; after a fault there is a pause before the next one."""
        if self.piece is not None:
            self.piece.update(dt_s)
            if self.piece.done:
                self._begin()
            return
        self._pause_s -= dt_s
        if self._pause_s <= 0:
            self._begin()

    # --------------------------------------------------------------------- draw
    def build(self, c: Canvas) -> None:
        self.group = Group()
        self.caption_box = Box(204, 596, 872, 114)

    def draw(self, c: Canvas) -> None:
        piece = self.piece
        if piece is None:
            self.backdrop(c)
            c.put(gilded("Fourth & Dice", round(82 * c.k))[0], (640, 300))
            touch_plate(c, Box(493, 420, 294, 82), self.phase)
            return
        piece.table.draw(c)
        if piece.table.headed:  # there is no room in the middle, and the box is named below
            corner = plaque(c, Box(10, 604 if piece.table.wide_head else 4, 190, 50), shadow=5)
            c.put(gilded("Fourth & Dice", round(22 * c.k))[0], corner.center)
        else:
            above = -self.view.bounds.y + 14
            plaque(c, Box(420, -above, 440, 52 + above), r=16, shadow=9)
            c.put(gilded("Fourth & Dice", round(36 * c.k))[0], (640, 24))
            self._corner(c, Box(10, 4, 214, 50), piece)
        demo = plaque(c, Box(1082, 4, 188, 50), shadow=5)
        c.text("Demo", (demo.x + 18, demo.centery), 22, CREAM, "display", shadow="#120904", cap=30)
        c.icon("coach", (demo.right - 30, demo.centery - 1), 12, BRASS_TEXT)
        kicks_pad(c, Box(1086, 468, 182, 242) if not self.theme.big else Box(1086, 510, 182, 200), self.best)
        self._caption(c, piece)
        if len(SHOWN) > 1:
            self._boxes(c, piece)
        said = piece.desk.seen.announcement
        if said is not None:
            match_words.draw(c, said, piece.table, piece.desk.seen.announced)

    def _corner(self, c: Canvas, r: Box, piece: Piece) -> None:
        p = plaque(c, r, shadow=5)
        t = c.text(piece.box.title, (p.x + 18, p.centery), 22, CREAM, "display", shadow="#120904", cap=30)
        words = f"{len(piece.session.seats)} coaches"
        c.text(
            words, (t.right + 12, p.centery + 1), 16, "#e9d6b0", "strong", room=p.right - t.right - 22, cap=20
        )

    def _caption(self, c: Canvas, piece: Piece) -> None:
        plain = (
            f"{piece.box.title}: {len(piece.session.seats)} coaches at the table",
            piece.show.WORDS,
        )
        touch = caption_plaque(c, self.caption_box, piece.caption, plain)
        touch_plate(c, touch, self.phase)

    def _boxes(self, c: Canvas, piece: Piece) -> None:
        """Which of the boxes is being shown."""
        widths = [c.width(box.title, 14, "bold", cap=15) + 26 for box in SHOWN]
        y = self.caption_box.y - (10 if piece.table.headed else 26)  # its table reaches farther down
        x = 640 - (sum(widths) + 8 * (len(widths) - 1)) / 2
        for box, w in zip(SHOWN, widths, strict=True):
            on = box is piece.box
            c.flat((x, y, w, 20), "#e3b457" if on else "#140b06", r=10, alpha=1 if on else 0.8)
            tone = INK if on else CREAM_DIM
            c.text(box.title, (x + w / 2, y + 10), 14, tone, "bold", "center", cap=15)
            x += w + 8

    # -------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        """Any press ends the demo at once; it means nothing else."""
        if e.kind in ("down", "wheel") or (e.kind == "key" and not e.repeat):
            return Message("play", once=True)
        if e.kind == "stick" and math.hypot(*e.axes) > 0.6:
            return Message("play", once=True)
        return None

    def on_message(self, m: Message) -> None:
        if m.name != "play":
            return
        self.piece = None
        self.app.sound.stop_all()
        if self.app.settings.kiosk:
            from game.ui.scenes.kiosk_menu import KioskMenu

            self.app.push(KioskMenu(self.app))
        else:
            self.app.pop()

    def left(self) -> None:
        self.app.sound.stop_all()

    def may_quit(self) -> bool:
        return not self.app.settings.kiosk


def _pieces(box: GameBox) -> tuple[str, ...]:
    """The pieces that a box has to show."""
    show = part(box, "showpieces")
    pieces: tuple[str, ...] = show.PIECES if show else ()
    return pieces
