"""The position editor of Sevens: a palette at the left, the pitch, and a card for the match or a player."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import NOWHERE, name
from game.games.sevens.data.rosters import rosters
from game.games.sevens.puzzles import Puzzle
from game.games.sevens.state import NOBODY
from game.ui.context import Context
from game.ui.scenes import editor_keeping as keeping
from game.ui.scenes import editor_panel as panel
from game.ui.scenes import puzzles_picture as picture
from game.ui.scenes.base import Scene, back
from game.ui.scenes.editor_card import hear
from game.ui.scenes.editor_palette import BALL, Palette
from game.ui.scenes.editor_pitch import MIDDLE, EditorPitch
from game.ui.scenes.editor_position import History, Setting
from game.ui.scenes.editor_text import drawn, opened
from game.ui.tables.sevens import people
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, RED
from game.ui.widgets.widget import Group, Message

LEFT = Box(12, 64, 300, 644)
NOTHING = -1


class Editor(Scene):
    """``puzzle``: what is opened; ``ident`` the file of the player's own that saving writes anew. Raises
    RecordError for a puzzle that cannot be played."""

    moves = False
    table = "green"

    def __init__(self, app: Context, puzzle: Puzzle | None = None) -> None:
        super().__init__(app)
        self.source = opened(puzzle) if puzzle else None
        self.ident = puzzle.ident if puzzle and puzzle.own else ""
        self.history = History([self.source.setting if self.source else Setting()])
        self.kept = self.history.now  # what is on the disk, or the start
        self.side = 0
        self.hand, self.chosen, self.cursor, self.page = NOTHING, NOBODY, MIDDLE, panel.MATCH
        self.saved = ""  # the file that was written last
        ids = [each.id for each in rosters()]
        self.roster = [ids.index("human"), ids.index("orc")]

    @property
    def now(self) -> Setting:
        """The position on the table."""
        return self.history.now

    @property
    def changed(self) -> bool:
        """Is there something to lose?"""
        return self.now != self.kept

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        t = self.theme
        if self.chosen != NOBODY and self.now.players[self.chosen] is None:
            self.chosen = NOBODY
        if self.chosen == NOBODY:
            self.page = panel.MATCH
        right = LEFT.right + 12
        tall = panel.height(t)
        self.card_box = Box(right, 708 - tall, 1268 - right, tall)
        self.places = panel.rows(self.card_box.cut(12, 12, 12, 8), t)
        pitch = EditorPitch(
            Box(right, 62, 1268 - right, self.card_box.y - 6 - 62),
            drawn(self.now),
            picture.sides(t),
            cursor=self.cursor,
            chosen=self.chosen,
        )
        self.pitch = pitch
        own = (
            panel.of_match(c, self.now, self.places)
            if self.page == panel.MATCH
            else panel.of_player(self.now, self.chosen, self.places)
        )
        if self.hand != NOTHING:
            row = self.hand
            pitch.ghost = lambda c, at: self.palette.ghost(c, row, at, self.pitch.grid.cell)
        tabs = panel.tabs(self.places[0], self.page, self.chosen)
        self.group = Group(*self._bar(c), *self._left(), pitch, tabs, *panel.scaled(own, t))
        if self.group.focus is None:
            self.group.set_focus(self.palette)

    def _bar(self, c: Canvas) -> list[Button]:
        """Out, undo, redo, try and save."""
        past, most = self.history.at, len(self.history.past) - 1
        bar = [
            back("Back"),
            Button("undo", Box(124, 8, 44, 44), kind="wood", icon="undo", hint="Undo", enabled=past > 0),
            Button("redo", Box(172, 8, 44, 44), kind="wood", icon="redo", hint="Redo", enabled=past < most),
        ]
        save = Button("save", Box(0, 8, 0, 44), "Save", kind="wood", icon="save", size=17)
        play = Button("try", Box(0, 8, 0, 44), "Try it", kind="primary", icon="play", size=17)
        edge = 1268.0
        for button in (play, save):
            button.rect.w = min(170.0, button.natural_w(c, 110))
            button.rect.right = edge
            edge = button.rect.x - 8
        return [*bar, save, play]

    def _left(self) -> list[Tabs | Button | Palette]:
        """The palette of a side."""
        t = self.theme
        r = LEFT.cut(10, 10, 10, 10)
        sides = Tabs("side", Box(r.x, r.y, r.w, t.row(46)), ["Home", "Away"], self.side)
        roster = rosters()[self.roster[self.side]]
        pick = Button(
            "roster", Box(r.x, sides.rect.bottom + 8, r.w, t.row(46)), roster.name, icon="menu", size=17,
            hint="Another of the 30 rosters",
        )  # fmt: skip
        top = pick.rect.bottom + 8
        self.palette = Palette(
            Box(r.x, top, r.w, r.bottom - top),
            self.side,
            picture.sides(t)[self.side],
            roster.positions,
            min(96.0, 66 * (1 + (t.text_scale - 1) * 0.8)),
            chosen=self.hand,
            number=self.now.free_number(self.side),
        )
        return [sides, pick, self.palette]

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        words = self.now.name or "New position"
        title_bar(c, words, "changed" if self.changed else "", room=620)
        card(c, LEFT, seed=6)
        card(c, self.card_box, seed=9)
        left = self.group["page"].rect.right + 14
        first, last = self.places[0], self.places[3]
        c.text(self._told(), (left, first.centery), 16, INK, "bold", room=first.right - left, cap=23)
        problem = self.now.problem()
        x = last.x + 12
        c.icon("warn" if problem else "check", (x, last.centery), 9, RED if problem else "#256b34")
        said = problem or "This position can be played"
        c.text(
            said,
            (x + 18, last.centery),
            15,
            RED if problem else INK,
            "bold",
            room=last.right - x - 18,
            cap=22,
        )

    def notice_room(self) -> Box:
        """Over the title, between the buttons at both sides: the pitch stays free."""
        return Box(250, self.view.bounds.y + 6, 780, 0)

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.group.draw(c)
        if self.palette.drawn >= 0:
            self.palette.ghost(c, self.palette.drawn, self.palette.pos, self.pitch.grid.cell)
        else:
            self.pitch.held(c)
        self.group.tooltip(c)

    def _told(self) -> str:
        """What is in hand or chosen."""
        if self.hand == BALL:
            return "The ball is in hand: a square, or a player who takes it"
        if self.hand != NOTHING:
            line = self.palette.lines[self.hand - 1]
            return f"{line.name} is in hand: a free square; Esc lets go"
        if self.chosen == NOBODY:
            return "Drag players onto the pitch; or pick one, then a square"
        figure = self.now.figure(self.chosen)
        role = people.WORDS[people.role(drawn(self.now), self.chosen)]
        skills = ", ".join(each.replace("_", " ") for each in figure.skills) or "no skills"
        return f"{role} on {name(figure.at)}: {skills}"

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        m = super().handle(e)
        self.cursor = self.pitch.cursor
        holds = self.hand != NOTHING or self.chosen != NOBODY
        if m == Message("back") and e.kind == "key" and e.action == "back" and holds:
            return Message("let_go")
        if m is None and e.kind == "key" and not e.repeat and e.action in ("undo", "redo"):
            return Message(e.action)
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "back":
                keeping.leave(self)
            case "let_go":
                self.choose(NOBODY)
            case "undo" | "redo":
                if self.history.step(-1 if m.name == "undo" else 1):
                    self.rebuild()
            case "try":
                keeping.try_it(self)
            case "save":
                keeping.save(self)
            case "side" | "page":
                setattr(self, m.name, m.value)
                self.hand = NOTHING if m.name == "side" and self.hand != BALL else self.hand
                self.rebuild()
            case "palette":
                self.hand = NOTHING if self.hand == m.value else m.value
                self.chosen = NOBODY
                self.rebuild()
                if self.hand != NOTHING and self.palette.focused:
                    self.group.set_focus(self.pitch)
            case "dropped":
                row, at = m.value
                self._put(row, self.pitch.grid.at(at))
            case "square":
                self._square(m.value)
            case "drawn":
                self._drawn(*m.value)
            case "clear":
                self._remove(m.value)
            case _:
                hear(self, m)

    def edit(self, new: Setting) -> None:
        """A change, which can be taken back."""
        self.history.add(new)
        self.rebuild()

    def choose(self, player: int) -> None:
        """A player for the card, or nobody."""
        self.chosen, self.hand = player, NOTHING
        self.page = panel.PLAYER if player != NOBODY else panel.MATCH
        self.rebuild()

    def may_quit(self) -> bool:
        return keeping.may_quit(self)

    # ------------------------------------------------------------------ squares
    def let_go(self) -> None:
        """Nothing is in hand any more."""
        if self.hand != NOTHING:
            self.hand = NOTHING
            self.rebuild()

    def _put(self, row: int, at: int) -> None:
        """A row of the palette on a square."""
        if at == NOWHERE:
            return
        if row == BALL:
            self.edit(self.now.given_ball(at))
            self.hand = NOTHING
            return
        new, player = self.now.placed(self.side, self.palette.lines[row - 1], at)
        self.edit(new)
        if self.hand == NOTHING:
            self.choose(player)

    def _square(self, at: int) -> None:
        who = self.now.on(at)
        if self.hand != NOTHING:
            self._put(self.hand, at)
        elif who != NOBODY:
            self.choose(NOBODY if who == self.chosen else who)
        elif self.chosen != NOBODY:
            self.edit(self.now.moved(self.chosen, at))
        elif self.now.ball == at:
            self.hand = BALL
            self.rebuild()

    def _drawn(self, start: int, at: int) -> None:
        """Somebody, or the ball, was drawn from a square to another or off the pitch."""
        who = self.now.on(start)
        if at == NOWHERE:
            self._remove(start)
        elif who == NOBODY:
            self.edit(self.now.given_ball(at))
        else:
            self.edit(self.now.moved(who, at))
            self.choose(who)

    def _remove(self, at: int) -> None:
        who = self.now.on(at)
        if who != NOBODY:
            self.edit(self.now.removed(who))
        elif self.now.ball == at:
            self.edit(replace(self.now, ball=NOWHERE))
