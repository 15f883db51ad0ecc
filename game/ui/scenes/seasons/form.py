"""The commissioner's form after a match: step by step, with dice thrown here or typed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.dice import SeededDice
from game.core.errors import GameError
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens.league.form_state import FormState
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.seasons.form_asked import bar_buttons, face_buttons, option_buttons, taken
from game.ui.scenes.seasons.form_keys import Digits, capped, free_letters
from game.ui.scenes.seasons.form_light import Light
from game.ui.scenes.seasons.form_papers import (
    HEAD_W,
    asked_paper,
    mistake_rows,
    mistakes_paper,
    steps_paper,
    treasury_paper,
)
from game.ui.scenes.seasons.form_run import NOTHING, Filled, FormRun, Kept
from game.ui.scenes.seasons.form_story import Story
from game.ui.scenes.seasons.form_words import concerned, how_words, name_of, question
from game.ui.scenes.seasons.look import head_h, pinned, put_crest
from game.ui.scenes.seasons.roster_paper import RosterPaper
from game.ui.scenes.seasons.wall import Wall
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import Group, Message, Widget

PAGES: Final = ("Form", "Players", "Treasury")
PAUSE_S: Final = 0.6  # before a coach answers
STANDS: Final = "Dice thrown here stand, and all that was filled in before them"
ON_THE_TABLE: Final = ("mistake", "minor", "catastrophe")  # rolls


class Form(Wall):
    """``kept`` is told the answers after each of them and how many stand, ``done`` the finished form; both
    raise GameError. ``filled`` is what was answered before the form was left.

    Dice are thrown by the window, or typed in one by one (they were thrown on a real table). ``led`` are the
    sides whose questions a coach answers.
    """

    moves = True

    def __init__(
        self,
        app: Context,
        match: Match[FormState],
        *,
        kept: Kept,
        done: Callable[[FormState], None],
        dice: SeededDice | None = None,
        led: frozenset[int] = frozenset(),
        filled: Filled = NOTHING,
    ) -> None:
        super().__init__(app)
        self.run = FormRun(match, kept, dice or SeededDice(), led, filled)
        self.story = Story(self.run)
        self.match, self.done, self.led = match, done, led
        self.pause_s = PAUSE_S
        self.typing = False
        self.typed: list[int] = []
        self.digits = Digits()
        self.light = Light(self.run)
        self.page = 0
        self.asked_anew = True  # what is asked now has not had the focus yet
        self.finished = False

    @property
    def state(self) -> FormState:
        return self.match.state

    @property
    def running(self) -> bool:
        """Does the light run over the table of mistakes?"""
        return self.light.left_s > 0

    @property
    def told(self) -> list[Any]:
        """What has happened, event by event."""
        return self.run.told

    @property
    def lines(self) -> list[str]:
        """What has happened, in words."""
        return self.run.lines

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        theme, request = self.theme, self.match.pending
        self.buttons = self._buttons(c)
        name = self.state.sheets[self.run.side].name
        self.concerned = concerned(self.match, self.told, self.run.side)
        who = name_of(self.state, self.run.side, self.concerned[0])
        asked = question(request, who) if request is not None else "the form is filled in"
        self.rule = request.rule if request is not None else "S7-16.1"
        typed = self.typed if self.typing else None
        how = how_words(request, typed, for_coach=self.run.for_coach, digits=self.digits.text)
        bar = bar_box(theme, 12, 1256)
        room = taken(self.buttons, bar)
        self.prompt = PromptBar(name, asked, how, self.rule, rect=bar, crest=self._crest, reserve=room)
        bottom = self.prompt.rect.y - 12
        undo, book = corner("undo", "book")
        undo.enabled = (self.run.undoable or bool(self.typed)) and not self.running
        undo.hint = "" if undo.enabled else STANDS
        later = back("Later", theme)
        later.hint = "What has been filled in is kept; what was typed in can be taken back then, too"
        chrome: list[Widget] = [later, undo, book]
        self.boxes: dict[str, Box] = {}
        self.options: list[Button] = []
        body = self._pages(bottom, c) if theme.big else self._spread(bottom, c)
        self.group = Group(*chrome, *body, self.prompt, *self.buttons)

    def ready(self) -> bool:
        """A new question has the focus, on its first answer; otherwise it stays where it was."""
        built = super().ready()
        first = next((b for b in (*self.options, *self.buttons) if b.enabled), None)
        if self.asked_anew and first is not None:
            self.group.set_focus(first)
            self.asked_anew = False
        return built

    def _spread(self, bottom: float, c: Canvas) -> list[Widget]:
        low = 214.0
        self.boxes = {
            "steps": Box(12, 64, 440, bottom - 64 - low - 12),
            "story": Box(12, bottom - low, 440, low),
            "asked": Box(464, bottom - low, 510, low),
            "money": Box(986, bottom - low, 282, low),
        }
        self.roster = self._roster(Box(464, 64, 804, bottom - 64 - low - 12), c)
        story = self.story.list(self.boxes["story"], c)
        return [self.roster.list, story, *self._asked(self.boxes["asked"], c)]

    def _pages(self, bottom: float, c: Canvas) -> list[Widget]:
        row = self.theme.row(46)
        tabs = Tabs("page", Box(12, 62, 1256, row + 8), PAGES, self.page)
        area = Box(12, 78 + row, 1256, bottom - 78 - row)
        left, right = Box(area.x, area.y, 500, area.h), Box(area.x + 512, area.y, area.w - 512, area.h)
        if self.page == 0:
            self.boxes = {"steps": left, "asked": right}
            return [tabs, *self._asked(right, c)]
        if self.page == 1:
            self.roster = self._roster(area, c)
            self.boxes = {"players": area}
            return [tabs, self.roster.list]
        self.boxes = {"money": left, "story": right}
        return [tabs, self.story.list(right, c)]

    def _roster(self, area: Box, c: Canvas) -> RosterPaper:
        paper = RosterPaper(self.state.sheets[self.run.side], area, c)
        request = self.match.pending
        if isinstance(request, Choice) and request.what in ("player", "leave_out"):
            paper.picks = frozenset(int(words[1]) for _, words in request.options)
        paper.lit, paper.new = self.concerned
        return paper

    def _asked(self, area: Box, c: Canvas) -> list[Button]:
        """The options of a question as buttons, on a paper of their own; or the faces of a die to type in."""
        request = self.match.pending
        room = area.cut(14, head_h(c) + 4, 14, 8)
        if self.running or request is None or (self._table_shown() and not self.typing):
            return []
        if isinstance(request, Choice):
            self.options = option_buttons(
                self.state, self.run.side, request, room, c, free_letters(self.app.keys)
            )
            for button in self.options:
                button.enabled = not self.run.for_coach
        elif self.typing and isinstance(request, Roll):
            self.options = face_buttons(request, len(self.typed), room)
            if request.what == "mistake":
                for button, row in zip(self.options, mistake_rows(area, c), strict=True):
                    button.rect, button.size = Box(row.x, row.y, HEAD_W - 6, row.h - 1), 16
        return self.options

    def _table_shown(self) -> bool:
        """Is the table of mistakes on the paper where the question would be?"""
        request = self.match.pending
        on_it = ("mistake",) if self.typing else ON_THE_TABLE
        return (isinstance(request, Roll) and request.what in on_it) or self.running

    def _buttons(self, c: Canvas) -> list[Button]:
        """What stands in the bar: throw the dice, type them in; or hand the form in."""
        if self.running:
            return []
        cap = self.app.keys.label("confirm")
        return bar_buttons(self.match.pending, c, bar_box(self.theme, 12, 1256), cap, typing=self.typing)

    def _crest(self, c: Canvas, box: Box) -> None:
        sheet = self.state.sheets[self.run.side]
        put_crest(c, sheet.name, sheet.colours, box.center, min(box.h, 46))

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        for name, box in self.boxes.items():
            if name == "steps":
                steps_paper(c, box, self.state)
            elif name == "story":
                pinned(c, box, "What happened", seed=6)
            elif name == "money":
                treasury_paper(c, box, self.state, self.run.side, self.told)
            elif name == "asked" and self._table_shown():
                mistakes_paper(c, box, self.run.flush, self.light.row, settled=not self.running)
            elif name == "asked":
                who = name_of(self.state, self.run.side, self.concerned[0])
                asked_paper(c, box, self.match.pending, who, dice=not self.typing)
        if not self.theme.big or self.page == 1:
            self.roster.still(c)

    # --------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        if not self.running:
            self._let_coach(dt_s)
            return
        self.light.update(dt_s)
        self.rebake()
        if self.light.left_s <= 0:
            self.rebuild()

    def _let_coach(self, dt_s: float) -> None:
        """A coach answers after a moment."""
        if not self.run.for_coach:
            self.pause_s = PAUSE_S
            return
        self.pause_s -= dt_s
        if self.pause_s <= 0:
            self.run.coach()
            self._turned()

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if self.running and e.kind in ("down", "key"):
            self.light.skip()  # any click or key ends what is moving, and is used up
            return Message("")
        if e.kind == "key" and not e.repeat:
            if e.action == "undo":
                return Message("undo")
            if m := self._capped(e):
                return m
            if e.action == "confirm" and self.run.for_coach:
                self.pause_s = 0.0  # no need to wait for it
                return Message("")
            if e.action == "confirm" and (m := self._confirm()):
                focus = self.group.focus
                if focus is None or focus.name in ("roll", "finish") or not isinstance(focus, Button):
                    return m
        return super().handle(e)

    def _capped(self, e: Input) -> Message | None:
        """The key that stands on an option; or the digits of the die that is typed in."""
        request = self.match.pending
        if button := capped(self.options, e):
            return Message(button.name)
        if not (self.typing and isinstance(request, Roll)):
            return None
        waited = bool(self.digits.text)
        face = self.digits.press(e, len(request.dice[len(self.typed)][1].faces))
        if waited or self.digits.text:
            self.rebuild()
        return Message(f"f:{face}") if face else Message("") if self.digits.text else None

    def _confirm(self) -> Message | None:
        return next((Message(name) for name in ("roll", "finish") if name in self.group), None)

    def on_message(self, m: Message) -> None:
        what, _, which = m.name.partition(":")
        request = self.match.pending
        match what:
            case "roll" if isinstance(request, Roll):
                mistake = request.what == "mistake"
                self.run.roll()
                self._turned(mistake=mistake)
            case "type":
                self.typing, self.typed, self.asked_anew = not self.typing, [], True
                self.rebuild()
            case "o" if isinstance(request, Choice) and not self.run.for_coach:
                self.run.answer(request.options[int(which)], thrown=False)
                self._turned()
            case "f" if isinstance(request, Roll):
                self._typed(request, int(which))
            case "member" if isinstance(request, Choice) and not self.run.for_coach:
                self._pick(request)
            case "undo" if self.typed:  # of several dice the one that was typed last
                del self.typed[-1]
                self.asked_anew = True
                self.rebuild()
            case "undo" if self.run.undoable:
                self.run.undo()
                self._turned()
            case "page":
                self.page = m.value
                self.rebuild()
            case "finish":
                self._finish()
            case _:
                super().on_message(m)

    def _turned(self, *, mistake: bool = False) -> None:
        """Something has been answered; a roll on the table of mistakes is seen to run over it."""
        self.typed, self.asked_anew = [], True
        if mistake and self.app.settings.animation != "none" and not self.theme.reduced_motion:
            self.light.start()
        self.light.rest(lit=mistake)
        self.rebuild()

    def _typed(self, request: Roll, face: int) -> None:
        self.typed.append(face)
        self.asked_anew = True
        if len(self.typed) == len(request.dice):
            mistake = request.what == "mistake"
            self.run.answer(tuple(self.typed), thrown=False)
            self._turned(mistake=mistake)
        self.rebuild()

    def _pick(self, request: Choice) -> None:
        """A row of the roster answers a question about players."""
        chosen = self.roster.chosen
        if chosen is None or request.what not in ("player", "leave_out"):
            return
        option = next((option for option in request.options if option[1][1] == chosen.key), None)
        if option is None:
            self.app.notice(f"{chosen.name} did not play, or can learn nothing", warn=True)
        else:
            self.run.answer(option, thrown=False)
            self._turned()

    def _finish(self) -> None:
        """The form goes into the books; if they cannot be written it stays open."""
        if self.match.pending is not None or self.finished:
            return
        try:
            self.done(self.state)
        except GameError as error:
            self.app.notice(str(error), warn=True)
            return
        self.finished = True
        self.app.pop()
