"""The page of the form after a match: where its papers hang, what is on them, what can be pressed."""

from __future__ import annotations

from typing import Any, Final

from game.core.requests import Choice, Roll
from game.games.sevens.league.form_state import FormState
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.seasons.form_asked import bar_buttons, face_buttons, option_buttons, taken
from game.ui.scenes.seasons.form_keys import Digits, free_letters
from game.ui.scenes.seasons.form_light import Light
from game.ui.scenes.seasons.form_papers import (
    HEAD_W,
    asked_paper,
    mistake_rows,
    mistakes_paper,
    steps_paper,
    treasury_paper,
)
from game.ui.scenes.seasons.form_run import FormRun
from game.ui.scenes.seasons.form_story import Story
from game.ui.scenes.seasons.form_words import concerned, how_words, name_of, question
from game.ui.scenes.seasons.look import head_h, pinned, put_crest
from game.ui.scenes.seasons.roster_paper import RosterPaper
from game.ui.scenes.seasons.wall import Wall, wall_bar, wall_pages, wall_room
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.prompt import PromptBar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.widget import Group, Widget

PAGES: Final = ("Form", "Players", "Treasury")
STANDS: Final = "Dice thrown here stand, and all that was filled in before them"
GO_ON: Final = "go on"
GOES_ON: Final = "Nobody has conceded then: the match goes on where it stood"
ON_THE_TABLE: Final = ("mistake", "minor", "catastrophe")  # rolls


class FormPage(Wall):
    """What `Form` shows of ``run``. ``typing``: dice are typed in, ``typed`` are the faces so far;
    ``asked_anew``: what is asked now has not had the focus yet. ``may_go_on``: the match was conceded, and
    can be played on until a die has been thrown here."""

    def __init__(self, app: Context, run: FormRun, *, may_go_on: bool = False) -> None:
        super().__init__(app)
        self.may_go_on = may_go_on
        self.run, self.match = run, run.match
        self.story, self.light = Story(run), Light(run)
        self.typing = False
        self.typed: list[int] = []
        self.digits = Digits()
        self.page = 0
        self.asked_anew = True

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
        bar = wall_bar(c)
        room = taken(self.buttons, bar)
        self.prompt = PromptBar(name, asked, how, self.rule, rect=bar, crest=self._crest, reserve=room)
        undo, book = corner("undo", "book")
        undo.enabled = (self.run.undoable or bool(self.typed)) and not self.running
        undo.hint = "" if undo.enabled else STANDS
        later = back("Later", theme)
        later.hint = "What has been filled in is kept; what was typed in can be taken back then, too"
        chrome: list[Widget] = [later, undo, book]
        self.boxes: dict[str, Box] = {}
        self.options: list[Button] = []
        body = self._pages(c) if theme.big else self._spread(wall_room(c, self.prompt.rect), c)
        self.group = Group(*chrome, *body, self.prompt, *self.buttons)

    def ready(self) -> bool:
        """A new question has the focus, on its first answer; otherwise it stays where it was."""
        built = super().ready()
        answers = (b for b in (*self.options, *self.buttons) if b.enabled and b.name != GO_ON)
        first = next(answers, None)
        if self.asked_anew and first is not None:
            self.group.set_focus(first)
            self.asked_anew = False
        return built

    def _spread(self, room: Box, c: Canvas) -> list[Widget]:
        low, top, bottom = 214.0, room.y, room.bottom
        self.boxes = {
            "steps": Box(12, top, 440, room.h - low - 12),
            "story": Box(12, bottom - low, 440, low),
            "asked": Box(464, bottom - low, 510, low),
            "money": Box(986, bottom - low, 282, low),
        }
        self.roster = self._roster(Box(464, top, 804, room.h - low - 12), c)
        story = self.story.list(self.boxes["story"], c)
        return [self.roster.list, story, *self._asked(self.boxes["asked"], c)]

    def _pages(self, c: Canvas) -> list[Widget]:
        spot, area = wall_pages(c, self.prompt.rect, self.theme.row(46) + 8)
        tabs = Tabs("page", spot, PAGES, self.page)
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
        more = []
        if self.may_go_on and not self.run.diced:
            words = "Play on" if self.theme.big else "Play on after all"
            more = [Button(GO_ON, Box(0, 0, 0, 0), words, kind="wood", icon="undo", size=16, hint=GOES_ON)]
        return bar_buttons(self.match.pending, c, wall_bar(c), cap, typing=self.typing, more=more)

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
