"""Two windows at one match: it is opened here and waits, or one joins by its code (S7-18.1)."""

from __future__ import annotations

from typing import Final

from game.core.errors import GameError
from game.games import registry
from game.link.talk import Beginning
from game.link.wire import Wire
from game.store.listing import SaveInfo
from game.ui.context import Context
from game.ui.linked import Opened, join, joined, left_matches, playable, seat_of
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.match_play import Think
from game.ui.scenes.match_think import Thought, beside
from game.ui.scenes.setup_state import set_up_as_last
from game.ui.widgets import clipboard
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import Group, Message, Widget

DOTS_S: Final = 0.6
LONGEST_NAME: Final = 24
LONGEST_CODE: Final = 20
GUEST: Final = "Guest"
HOW_OPENED: Final = (
    "You get a code to tell your opponent. Both windows keep the match; if one of you has left, open it "
    "again here: it goes on where it was."
)
HOW_JOINED: Final = "The code is on the other screen, which waits for you. Capitals and spaces do not matter."


def go_on_words(info: SaveInfo) -> str:
    """A match that was left, on one line."""
    return f"{info.game_title}: " + " – ".join(seat.name for seat in info.seats)


class Lobby(Scene):
    """Open a match at the left, join one at the right. While one waits, nothing else can be done here."""

    def __init__(self, app: Context, *, think: Think = beside) -> None:
        super().__init__(app)
        self.think = think
        self.boxes = playable()
        self.left_ones: list[SaveInfo] = left_matches(app.store.saves)
        self.chosen, self.name, self.code = 0, "", ""  # chosen: a box, or after them a match that was left
        self.opened: Opened | None = None
        self.joining: Thought[tuple[Wire, Beginning]] | None = None
        self.waited_s = 0.0

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme = self.theme
        busy = self.opened is not None or self.joining is not None
        words = "Do not wait" if busy else "Open a match"
        go = Button(
            "stop" if busy else "open",
            Box(0, 0, 0, 0),
            words,
            kind="primary",
            icon="cross" if busy else "play",
            size=20,
        )
        go.rect.w = go.natural_w(c, 190)
        self.prompt = PromptBar("", *self._said(), "S7-18.1", button=go, rect=bar_box(theme, 12, 1256))
        bottom = self.prompt.rect.y - 12
        self.areas = Box(12, 64, 1256, bottom - 64).columns(2, 12)
        row = theme.row(48)
        left, right = (area.cut(24, 24 + theme.size(20) * 1.8, 24, 16) for area in self.areas)
        label = left.w * 0.32
        names = [box.title for box in self.boxes] + [go_on_words(info) for info in self.left_ones]
        spots = [Box(r.x, r.y + i * (row + 12), r.w, row) for r in (left, right) for i in (0, 1)]
        body: list[Widget] = [
            TextField("name", spots[0], self.name, place="Your name", most=LONGEST_NAME),
            Choice("box", spots[1], names, self.chosen, words="Match", label_w=label),
            TextField("code", spots[2], self.code, place="Code, as K7MP-Q2XW-9RTC", most=LONGEST_CODE),
            Button("join", spots[3], "Join", icon="right", size=18),
        ]
        for widget in body:
            widget.enabled = not busy
        body[3].enabled = not busy and bool(self.code.strip())
        self.code_box = Box(
            left.x, left.y + 2 * (row + 12) + 8, left.w, left.bottom - left.y - 2 * (row + 12) - 8
        )
        if self.opened is not None:
            copy = Button("copy", Box(0, 0, 0, 0), "Copy the code", icon="copy", size=16)
            w = copy.natural_w(c, 180)
            copy.rect = Box(self.code_box.centerx - w / 2, self.code_box.bottom - row - 6, w, row)
            body.append(copy)
        fresh = not self.group.widgets
        focus = self.group.focus
        gone = focus is not None and not any(w.name == focus.name and w.enabled for w in body)
        self.group = Group(back("Shelf", theme), *corner("book"), *body, self.prompt, go)
        if fresh:
            self.group.set_focus("name")
        elif gone:
            self.group.set_focus(go)

    def _said(self) -> tuple[str, str]:
        dots = "." * (1 + int(self.waited_s / DOTS_S) % 3)
        if self.opened is not None:
            return f"Waiting for an opponent{dots}", "The match begins when somebody has typed the code"
        if self.joining is not None:
            return f"Joining{dots}", "Asking at the other window"
        if (left := self._left()) is not None:
            names = [seat.name for seat in left.seats]
            here = seat_of(self.name.strip(), names)
            return f"{left.game_title} goes on", f"You play {names[here]}, the other window {names[1 - here]}"
        return "Two windows, one match", "Both in the same net: one opens, the other types the code"

    def _left(self) -> SaveInfo | None:
        """The match that is to be gone on with, or None: a new one is."""
        at = self.chosen - len(self.boxes)
        return self.left_ones[at] if at >= 0 else None

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        title_bar(c, "Together", "a match with another window", room=680)
        card(c, self.areas[0], "Open a match", note="you throw the dice", icon="person", seed=5)
        card(c, self.areas[1], "Join a match", note="by its code", icon="right", seed=9)
        if self.opened is not None:
            self._code(c, self.opened.code)
        else:
            c.para(HOW_OPENED, (self.code_box.x, self.code_box.y + 6), self.code_box.w, 16, INK_SOFT)
        other = Box(self.areas[1].x + 24, self.code_box.y, self.code_box.w, self.code_box.h)
        c.para(HOW_JOINED, (other.x, other.y + 6), other.w, 16, INK_SOFT)

    def _code(self, c: Canvas, code: str) -> None:
        """The code, large, with what to do with it above."""
        middle = self.code_box.y + (self.code_box.h - 60) * 0.45
        words = "Tell your opponent this code:"
        at = (self.code_box.centerx, middle - 30 - c.leading(18) * 0.7)
        c.text(words, at, 18, INK_SOFT, "strong", "center")
        plate = Box(self.code_box.x, middle - 26, self.code_box.w, 72)
        c.recess(plate, "#fffaf0", r=10)
        c.text(code, plate.center, 34, INK, "display", "center", room=plate.w - 20)

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        if self.opened is None and self.joining is None:
            return
        before = int(self.waited_s / DOTS_S)
        self.waited_s += dt_s
        if int(self.waited_s / DOTS_S) != before:
            self.rebuild()
        try:
            self._look()
        except GameError as error:
            self.app.notice(str(error), warn=True)
            self.joining = None
            self.rebuild()

    def _look(self) -> None:
        """Has somebody come, or answered?"""
        saves = self.app.store.saves
        session = None
        if self.opened is not None:
            session = self.opened.poll(saves)
            if session is not None:
                self.opened = None
        elif self.joining is not None and self.joining.ready:
            thought, self.joining = self.joining, None
            session = joined(*thought.result, saves)
        if session is not None:
            from game.ui.scenes.opening import play

            play(self.app, session)

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        match m.name:
            case "name" | "code":
                setattr(self, m.name, m.value)
            case "box":
                self.chosen = self.group["box"].index
            case "open":
                self._open()
            case "join" | "code.done" if self.code.strip():
                code, name = self.code, self.name.strip() or GUEST
                self.joining = self.think(lambda: join(code, name))
                self.waited_s = 0.0
            case "stop":
                self._stop()
            case "copy" if self.opened is not None:
                clipboard.put(self.opened.code)
                self.app.notice("the code is copied")
            case "book" | "rule":
                from game.ui.scenes.opening import open_rules

                open_rules(self.app, "sevens", str(m.value or "S7-18.1"))
            case "back":
                self._stop()
                self.app.pop()
                return
        self.rebuild()

    def _open(self) -> None:
        left = self._left()
        box = registry.box(left.game) if left is not None else self.boxes[self.chosen]
        options = dict(set_up_as_last(box, self.app.settings).options) if left is None else {}
        try:
            self.opened = Opened(self.name.strip() or "Host", box, options, left=left)
        except GameError as error:
            self.app.notice(str(error), warn=True)
        self.waited_s = 0.0

    def _stop(self) -> None:
        """Nobody is waited for any more."""
        if self.opened is not None:
            self.opened.close()
        self.opened = self.joining = None

    def left(self) -> None:
        self._stop()
