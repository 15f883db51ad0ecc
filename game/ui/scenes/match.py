"""A match of any box: its table, the prompt bar, the log, and whatever a player does about them."""

from __future__ import annotations

import math
from importlib import import_module

from game.core.requests import Option
from game.ui.context import Context
from game.ui.hand import Hand
from game.ui.scenes import match_words
from game.ui.scenes.base import Scene, corner
from game.ui.scenes.match_call import Calls
from game.ui.scenes.match_calm import Calm
from game.ui.scenes.match_desk import SessionDesk
from game.ui.scenes.match_log import MatchLog
from game.ui.scenes.match_menu import MatchMenu
from game.ui.scenes.match_play import Play, Think
from game.ui.scenes.match_prompt import Asked, Deed, asked, lay_out
from game.ui.scenes.match_ready import Beforehand
from game.ui.scenes.match_think import beside
from game.ui.scenes.overlays import ask
from game.ui.session import Session
from game.ui.table import Played, Table
from game.ui.table_words import Prompt
from game.ui.widgets.canvas import Canvas, Point
from game.ui.widgets.inputs import Input
from game.ui.widgets.widget import ARROWS, TAKEN, Group, Message

CLICK = 12.0  # units that a press may wander and still be a click
WHILE_SHOWN = ("back", "log", "odds", "rules", "faster", "slower")  # actions that skip nothing
ANY_TIME = ("mute", "full_screen", "screenshot")


class MatchScene(Scene):
    """The window's heart: `Play` runs the match, the box's `Table` draws it, this brings people to it."""

    def __init__(self, app: Context, session: Session, *, think: Think = beside) -> None:
        super().__init__(app)
        self.session = session
        self.desk = SessionDesk(app, session)
        self.board: Table = import_module(session.box.table).make_table(self.desk)
        self.play = Play(
            session, self.board, lambda: app.settings, think=think, told=self._told, asked=self._asked
        )
        self.log = MatchLog(self.board, session, open_=app.settings.log_open)
        self.menu = MatchMenu(self)
        self.beforehand = Beforehand(self)
        self.calls = Calls(self)
        self.calm = Calm()
        self.now = Asked(Prompt(-1, ""))
        self.listing = False
        self._last = Prompt(-1, session.box.title)
        self._down: Point | None = None
        self._started = self._finished = False
        self._heading = self._warned = ""
        self._thinking_s = 0.0

    # ------------------------------------------------------------------ building
    def build(self, c: Canvas) -> None:
        self.bar, buttons = lay_out(c, self.now, self.board)
        corners = corner("undo", "eye", "book", "menu")
        hints = ("Undo", "Odds", "Rules", "Pause")
        actions = ("undo", "odds", "rules", "back")
        for button, hint, action in zip(corners, hints, actions, strict=True):
            button.hint = f"{hint} ({key})" if (key := self._key_of(action)) else hint
        top = min(widget.rect.y for widget in (self.bar, *buttons))
        log = self.log.drawer(c, self.app.keys.label("log"), top)
        self.group = Group(self.bar, *buttons, log, *corners)
        primary = self.now.primary
        if primary is not None:
            self.group.set_focus(primary.name)

    def _key_of(self, action: str) -> str:
        """The key of an action as it is now: where letters are typed it is none, and Ctrl+Z for the undo."""
        keys = self.app.keys
        if self.hand is None or not self.hand.claims(Input("key", key=keys.code(action))):
            return keys.label(action)
        return "Ctrl+Z" if action == "undo" else ""

    def _refresh(self) -> None:
        """What is asked may have changed: the bar follows."""
        now = asked(
            self.play,
            self.board,
            self.app.keys,
            listing=self.listing,
            odds=self.app.settings.show_odds,
            last=self._last,
        )
        if now != self.now:
            before, focus = self.now.primary, self.group.focus
            if before is not None and focus is not None and focus.name == before.name:
                self.group.set_focus(None)  # it was on what Space presses: there it stays
            self.now = now
            if self.play.request is not None:
                self._last = now.prompt
            self.rebuild()

    # ---------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        if not self._started:
            self._started = True
            self.play.start()
        self.calls.update(dt_s)
        self.desk.seen.announced += dt_s
        self.play.update(dt_s)
        self._refresh()
        self._thinking_s = self._thinking_s + dt_s if self.now.thinks else 0.0
        if self.play.over and not self._finished and not self.play.film.busy:
            self._finished = True
            self.menu.show_result()

    def _told(self, played: Played) -> None:
        """An answer was given (its film is still to come)."""
        self.listing, self._thinking_s = False, 0.0
        if self.session.person(played.seat):  # others may answer while somebody still reads
            self.app.toast.answered()
        self.board.point_option(None)
        heading = self.board.heading()
        if heading != self._heading and not self.play.over:
            self._heading = heading
            self.session.note_turn(heading)
        warning = self.session.save.warning
        if warning and warning != self._warned:
            self.app.notice(warning, warn=True)
        self._warned = warning

    def _asked(self) -> None:
        """The film has ended: the log says what happened, the next question is put."""
        self.log.follow()
        self.group.set_focus(None)
        self._refresh()
        self.calls.asked()

    def reset(self) -> None:
        """Something was taken back: nobody has been called, nothing has ended."""
        self._finished, self.listing = False, False
        self.calls.reset()

    # ---------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        self.board.draw(c)
        self.bar.waits_s = self._thinking_s if self.now.thinks else None
        self.group.draw(c)
        said = self.desk.seen.announcement
        if said is not None:
            match_words.draw(c, said, self.board, self.desk.seen.announced)
        self.calls.draw(c)
        self.group.tooltip(c)
        self.beforehand.step(c)

    # --------------------------------------------------------------------- input
    @property
    def hand(self) -> Hand | None:
        """The hand that hears: of a clip that waits for a player, or of the question."""
        if self.play.film.waits:
            hand: Hand = self.play.film.clips[0].hand
            return hand
        return self.play.hand if self.play.open and not self.play.film.busy else None

    def handle(self, e: Input) -> Message | None:
        if e.kind == "cancel":
            self._focus_lost(e)
            return TAKEN
        if e.kind == "key" and e.action in ANY_TIME:
            return None
        hand, film = self.hand, self.play.film
        if hand is not None and hand.busy and e.kind == "down" and self._aside(e):
            hand.cancel()  # a needle runs: this press is not for it
        if hand is not None and hand.busy and self._to_hand(hand, e):
            return TAKEN
        press = e.kind == "down" or (e.kind == "key" and not e.repeat)
        if press and not self._chrome(e):
            if film.busy and not film.waits:
                if self.board.while_shown(e, filmed=True):
                    return TAKEN
                if e.action == "undo":
                    self.menu.undo(step=e.shift and not e.ctrl)  # the film ends with it
                film.skip()
                self.calm.after(e, self.app.now)
                return TAKEN
            if self.calm.holds(e, self.app.now):
                return TAKEN
            if hand is None and self.board.while_shown(e, filmed=False):
                return TAKEN
        if hand is not None and e.kind == "key" and hand.claims(e) and self._to_hand(hand, e):
            if e.key in ARROWS:  # played on the table again: no button has the focus any more
                self._focus_back()
            return TAKEN
        m = self.group.handle(e)
        if m is not None:
            if e.kind == "up":
                self._focus_back()
            return m
        if e.kind == "key":
            return None if e.repeat else self.menu.key(e)
        if e.kind == "down" and self._on_edge(e.pos):
            return TAKEN
        if e.kind == "down" and self.board.explained(e.pos):
            self.menu.page(e.pos)
            return TAKEN
        if hand is not None and self._to_hand(hand, e):
            return TAKEN
        return self._on_board(e)

    def _focus_back(self) -> None:
        """Space presses again what it stands on."""
        primary = self.now.primary
        self.group.set_focus(primary.name if primary is not None else None, reveal=False)

    def _to_hand(self, hand: Hand, e: Input) -> bool:
        taken = hand.handle(e)
        self.play.take_outcome()
        return taken

    def _chrome(self, e: Input) -> bool:
        """Is this for what stands at the edges, which can be used at any time?"""
        if e.kind == "key":
            return e.action in WHILE_SHOWN
        edges = ("undo", "eye", "book", "menu", "log")
        return any(self.group[name].hit(e.pos) for name in edges if name in self.group)

    def _aside(self, e: Input) -> bool:
        """Is this press for the edges or for the rule's number, which a gesture under way gives way to?"""
        return self._chrome(e) or self.bar.cites(e.pos)

    def _on_edge(self, pos: Point) -> bool:
        """Is a place on the bar, the list above it or the log? No gesture begins there."""
        listed = self.group.get("list")
        over = self.bar.rect.collidepoint(pos) or (listed is not None and listed.hit(pos))
        return bool(over) or self.log.covers(pos)

    def _focus_lost(self, e: Input) -> None:
        if self.hand is not None:
            self.hand.cancel()
        self.group.handle(e)
        self._down = None
        if self.app.settings.pause_unfocused and not self.play.over:
            self.menu.pause()

    def _on_board(self, e: Input) -> Message | None:
        if e.kind == "move":
            self._point(e.pos)
        elif e.kind == "down":
            self._down = e.pos
        elif e.kind == "up" and self._down is not None:
            start, self._down = self._down, None
            if math.dist(start, e.pos) < CLICK and not self.play.film.busy:
                return self._click(e.pos)
        return None

    def _point(self, pos: Point) -> None:
        if self.log.covers(pos):  # its lines point by themselves
            return
        over = next((d for d in self.now.all if d.name in self.group and self.group[d.name].hovered), None)
        if over is not None and over.option is not None:
            self.board.point_option(over.option)
        elif not self.play.film.busy:
            self.board.point(pos)

    def _click(self, pos: Point) -> Message:
        option = self.board.pick(pos) if self.play.open else None
        if option is not None and self.session.person(option[0]):
            if self.play.hand is not None:
                self.play.hand.answer(option)
                self.play.take_outcome()
            else:
                self.play.answer(option)
        else:
            self.refuse(self.board.why_not(pos))
        return TAKEN

    def refuse(self, why: str) -> None:
        """A wrong click says why in one line."""
        if why and self.app.settings.explain_refusals:
            self.app.notice(why, seconds=2.5, passing=True)
            self.app.sound.play("error")

    # ------------------------------------------------------------------ messages
    def on_message(self, m: Message) -> None:
        deed = next((deed for deed in self.now.all if deed.name == m.name), None)
        if deed is not None:
            self.do(deed)
        elif m.name == "rule":
            self.menu.rules(str(m.value))
        elif m.name.startswith("log"):
            self.log.heard(m, self)
        else:
            self.menu.heard(m)

    def do(self, deed: Deed) -> None:
        """A button of the bar was pressed."""
        hand = self.hand
        if deed.option is not None:
            self.say(deed.option)
        elif deed.action == "wait":
            self.play.hurry()
        elif deed.action == "flag":
            self.menu.flag()
        elif hand is None and deed.action == "roll":
            self.play.roll()
        elif hand is not None:
            hand.press(deed.action)
            self.play.take_outcome()
        self._refresh()

    def say(self, option: Option) -> None:
        """A person answers by a button, if it is still asked, and surely meant."""
        if option not in self.play.options() or self.board.hasty(option):
            return
        doubt = self.board.doubt(option)
        if doubt is None:
            self.play.answer(option)
        else:
            ask(self.app, doubt.title, doubt.words, yes=doubt.yes, then=lambda: self.play.answer(option))

    # ---------------------------------------------------------------------- life
    def entered(self) -> None:
        if self.board.background:
            self.app.sound.loop(self.board.background, 0.5)

    def left(self) -> None:
        self.app.sound.stop_all()
        self.session.close()
