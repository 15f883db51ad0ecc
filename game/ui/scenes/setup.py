"""Match set-up: who sits where, in which helmet, and the options of the box."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.coach import LEVELS
from game.core.game import OptionRule
from game.games.registry import box
from game.store.settings import CHOICES
from game.ui.context import Context
from game.ui.scenes.base import back, corner
from game.ui.scenes.seats import EmptyChair, SeatCard, folded_height
from game.ui.scenes.setup_state import set_up_as_last
from game.ui.scenes.setup_words import NUMBERS, caption, is_switch, rule_words, value_words, words_of
from game.ui.scenes.teams import Helmeted
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.pane import BAR, Pane
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK_SOFT
from game.ui.widgets.toggle import Choice, Toggle
from game.ui.widgets.widget import Group, Message, Widget

COLUMNS = 4  # as many upright cards stand side by side; more seats have folded cards
SLIM = 64.0  # the strip that brings a fifth team
PACES = CHOICES["animation"]
MANY = 8  # an option with more values than these is picked from a list


class SetUp(Helmeted):
    """Seats and options; Start begins the match. Large text turns the two into pages."""

    def __init__(self, app: Context, game: str) -> None:
        super().__init__(app)
        self.box = box(game)
        self.set_up = set_up_as_last(self.box, app.settings)
        self.rules: Sequence[OptionRule] = self.box.load().options
        self.words = words_of(self.box)
        self.page = 0
        self.wrong = (-1, "")  # the chair that kept the match from starting, and why
        self._offset = self._read = 0.0  # how far the seats and the options are scrolled
        self.options: Pane | None = None

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        big, theme = self.theme.big, self.theme
        start = Button("start", Box(0, 0, 190, 0), "Start", kind="primary", key="Enter", size=20)
        start.rect.w = start.natural_w(c, 190)
        words, wrong = self.words, self.wrong[1]
        self.prompt = PromptBar(
            "",
            f"{NUMBERS[self.set_up.count]} seats, {words.match}".removesuffix(", "),
            wrong or words.begins,
            "" if wrong else words.rule,
            button=start,
            rect=bar_box(theme, 12, 1256),
        )
        bottom = self.prompt.rect.y - 12
        self.cards: list[SeatCard] = []
        self.options = None
        chrome: list[Widget] = [back(), *self._practice(c), *corner("book", "gear")]
        if big:
            row = theme.row(46)
            tabs = Tabs("page", Box(12, 62, 1256, row + 8), ("Seats", "Options"), self.page)
            self.area = Box(12, 78 + row, 1256, bottom - 78 - row)
            body = [tabs, *(self._folded(self.area) if self.page == 0 else self._wide_options(c, self.area))]
        else:
            self.area = Box(12, 64, 868, bottom - 64)
            seats = self._folded(self.area) if self.set_up.count > COLUMNS else self._upright(self.area)
            body = [*seats, *self._options(c, Box(892, 64, 376, bottom - 64))]
        fresh = not self.group.widgets
        self.group = Group(*chrome, *body, self.prompt, start)
        if fresh:
            self.group.set_focus(start)
        if self.wrong[0] >= 0 and f"name{self.wrong[0]}" in self.group:
            self.group[f"name{self.wrong[0]}"].error = "taken" if not big and not self.cards[0].folded else ""

    def _practice(self, c: Canvas) -> list[Widget]:
        """The way to what the box offers to practise."""
        offered = self.words.practice
        if offered is None:
            return []
        button = Button("practice", Box(124, 8, 0, 44), offered.words, kind="wood", icon="star", size=17)
        button.rect.w = min(196.0, button.natural_w(c, 110))
        return [button]

    def _upright(self, area: Box) -> list[Widget]:
        body: list[Widget] = []
        more = self.set_up.count == COLUMNS < self.box.seats[1]  # a fifth team has a low card, like all then
        if more:
            strip = Box(area.right - SLIM, area.y, SLIM, area.h)
            area = area.cut(right=SLIM + 12)
            body.append(EmptyChair(f"chair{COLUMNS}", strip, first=True))
        for i, place in enumerate(area.columns(min(COLUMNS, self.box.seats[1]), 12)):
            if i < self.set_up.count:
                self.cards.append(SeatCard(i, place, self.set_up, self.theme, folded=False, words=self.words))
                body += [self.cards[-1], *self.cards[-1].controls]
            else:
                body.append(EmptyChair(f"chair{i}", place, first=i == self.set_up.count))
        return body

    def _folded(self, area: Box) -> list[Widget]:
        h = folded_height(self.theme)
        body: list[Widget] = []
        for i in range(self.set_up.count):
            place = Box(area.x, area.y + i * (h + 12), area.w - 20, h)
            self.cards.append(SeatCard(i, place, self.set_up, self.theme, folded=True, words=self.words))
            body += [self.cards[-1], *self.cards[-1].controls]
        if self.set_up.count < self.box.seats[1]:
            y = area.y + self.set_up.count * (h + 12)
            body.append(EmptyChair(f"chair{self.set_up.count}", Box(area.x, y, area.w - 20, 118), first=True))
        self.pane = Pane(area, body)
        self.pane.scroll_to(self._offset)
        return body

    # ------------------------------------------------------------------ options
    def _controls(self, row: float, w: float) -> list[Widget]:
        """A control for each option of the game, those with many values first, then for the two settings that
        belong to a match."""
        label, found = 0.43 * w, []
        lists: list[Widget] = []
        switches: list[Widget] = []
        for rule in self.rules:
            words, now = caption(self.words, rule), self.set_up.options[rule.name]
            r = Box(0, 0, w, row)
            if is_switch(rule):
                switches.append(
                    Toggle(f"opt:{rule.name}", r, words, now == "yes", hint=rule_words(self.words, rule))
                )
            elif len(rule.values) > MANY:
                value = value_words(self.words, rule)[rule.values.index(now)]
                hint = rule_words(self.words, rule)
                lists.append(
                    Button(f"pick:{rule.name}", r, value, sub=words, size=16, align="left", hint=hint)
                )
            else:
                values = value_words(self.words, rule)
                at = rule.values.index(now)
                choice = Choice(
                    f"opt:{rule.name}",
                    r,
                    values,
                    at,
                    words=words,
                    label_w=label,
                    hint=rule_words(self.words, rule),
                )
                found.append(choice)
        pace = PACES.index(self.app.settings.animation)
        hint = "How fast dice and helmets move; any click finishes what is moving"
        shown = Toggle("odds", Box(0, 0, w, row), "Show the odds", self.app.settings.show_odds)
        speed = Choice("pace", Box(0, 0, w, row), PACES, pace, words="Animation", label_w=label, hint=hint)
        return [*lists, *found, speed, *switches, shown]

    def _options(self, c: Canvas, area: Box) -> list[Widget]:
        self.card = area
        controls = self._controls(self.theme.row(46), area.w - 32)
        room = Box(area.x + 4, area.y + 52, area.w - 8, area.h - 52 - self._note_h(c))
        for i, w in enumerate(controls):
            w.rect.x, w.rect.y = area.x + 16, room.y + 10 + i * 54
        if controls[-1].rect.bottom > room.bottom:
            for w in controls:
                w.rect.w -= BAR
            self.options = Pane(room, controls, tall=controls[-1].rect.bottom + 10 - room.y)
            self.options.scroll_to(self._read)
        return controls

    def _note_h(self, c: Canvas) -> float:
        """How much the note under the options takes."""
        lines = c.lines(self.words.note, self.card.w - 36, 14)
        return len(lines) * c.leading(14) + 22 if self.words.note else 8

    def _wide_options(self, c: Canvas, area: Box) -> list[Widget]:
        self.card = area
        row, one = self.theme.row(46), self.theme.text_scale > 1.8
        w = area.w - 64 if one else (area.w - 100) / 2
        controls = self._controls(row, w)
        half = len(controls) if one else (len(controls) + 1) // 2
        for i, control in enumerate(controls):
            control.rect.x = area.x + 24 + (0 if i < half else w + 40)
            control.rect.y = area.y + 16 + (i % half) * (row + 12)
        self.pane = Pane(area.cut(0, 6, 0, self._note_h(c)), controls)
        return controls

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        title_bar(c, self.box.title, "match set-up", room=620)
        if not self.theme.big:
            card(c, self.card, "Options", note="kept for the next match", seed=9)
            self._note(c)
        elif self.page == 1:
            card(c, self.card, seed=9)
            self._note(c)

    def _note(self, c: Canvas) -> None:
        """What the box says under its options."""
        y = self.card.bottom - self._note_h(c) + 8
        c.para(self.words.note, (self.card.x + 18, y), self.card.w - 36, 14, INK_SOFT)

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        if self.wrong[1]:
            x = self.prompt.rect.x + 6
            c.icon("warn", (x + 4, self.prompt.rect.bottom - 19), 8, "#ff9a7a")

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if e.kind == "key" and e.action == "rules" and not e.repeat:
            return Message("book")
        return super().handle(e)

    def on_message(self, m: Message) -> None:
        name, digit = m.name.rstrip("0123456789"), m.name[-1:]
        if name in ("name", "colour", "pattern", "who", "level", "chair") and digit.isdigit():
            self._chair(name, int(digit), m.value)
        elif m.name.startswith("name") and m.name.endswith(".done"):
            self.group.set_focus(f"who{m.name[4]}")
        elif m.name.startswith("opt:"):
            self._option(m.name[4:], m.value)
        elif m.name.startswith("pick:"):
            self._pick(m.name[5:])
        elif m.name == "page":
            self.page, self._offset = m.value, 0.0
            self.rebuild()
        elif m.name == "pace":
            self.app.change(animation=m.value)
        elif m.name == "odds":
            self.app.change(show_odds=m.value)
        elif m.name in ("book", "rule"):
            from game.ui.scenes.opening import open_rules

            open_rules(self.app, self.box.name, str(m.value or ""))
        elif m.name == "gear":
            from game.ui.scenes.settings import Settings

            self.app.push(Settings(self.app))
        elif m.name == "practice" and self.words.practice is not None:
            self.app.push(self.words.practice.open(self.app, ()))
        elif m.name == "start":
            self._start()
        else:
            super().on_message(m)

    def _chair(self, what: str, n: int, value: object) -> None:
        chair = self.set_up.chairs[n]
        match what:
            case "name":
                chair.name = str(value)
                if self.wrong[1]:
                    self.wrong = (-1, "")
                    self._again()
                return
            case "colour":
                why_not = self.set_up.paint(n, int(str(value)))
                if why_not:
                    self.app.notice(why_not, warn=True)
                return
            case "pattern":
                chair.pattern = int(str(value))
                return
            case "who":
                chair.play(chair.level if value else "person")
            case "level":
                chair.play(f"coach:{LEVELS[self.group[f'level{n}'].index]}")
                return
            case "chair":
                self.set_up.count = n + 1
                self._again()
                self._show_next()
                return
        self._again()

    def _show_next(self) -> None:
        """Where another team can be added the focus is there, and in sight; otherwise on the last name."""
        self.ready()
        chair = f"chair{self.set_up.count}"
        self.group.set_focus(chair if chair in self.group else f"name{self.set_up.count - 1}")

    def _option(self, name: str, value: object) -> None:
        rule = next(rule for rule in self.rules if rule.name == name)
        if isinstance(value, bool):
            self.set_up.options[name] = "yes" if value else "no"
        else:
            self.set_up.options[name] = rule.values[self.group[f"opt:{name}"].index]
        if name == "players":
            self.set_up.count = int(self.set_up.options[name])
            self._again()

    def _pick(self, name: str) -> None:
        """An option with many values: its list opens."""
        from game.ui.scenes.pick_one import PickOne

        rule = next(rule for rule in self.rules if rule.name == name)

        def take(at: int) -> None:
            self.set_up.options[name] = rule.values[at]
            self._again()

        at = rule.values.index(self.set_up.options[name])
        values = value_words(self.words, rule)
        self.app.push(PickOne(self.app, caption(self.words, rule), values, at, take))

    def _again(self) -> None:
        """The widgets are others now; the list stays where it was scrolled to."""
        pane = next((p for p in self.group.panes() if p is not self.options), None)
        self._offset = pane.offset if pane else 0.0
        self._read = self.options.offset if self.options else 0.0
        self.rebuild()

    def _start(self) -> None:
        self.wrong = self.set_up.problem()
        if self.wrong[0] >= 0:
            self.page = 0
            self._again()
            self.app.notice(self.wrong[1], warn=True)
            return
        from game.ui.scenes.opening import begin_match

        self.keep()
        begin_match(self.app, self.set_up)

    def keep(self) -> None:
        """This set-up comes again next time."""
        self.app.change(setups={**self.app.settings.setups, self.box.name: self.set_up.kept()})

    def left(self) -> None:
        self.keep()
