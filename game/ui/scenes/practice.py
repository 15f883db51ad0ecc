"""The practice ground: where from, what wind, which drill; how often it goes in, and the records."""

from __future__ import annotations

from game.games.bfl.shares import SHARES
from game.ui.context import Context
from game.ui.drawing.cloth import phase_of
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.opening import open_rules
from game.ui.scenes.practice_cards import LEVEL, MadeChart, bests_card, drill_row, last_card, wind_box
from game.ui.scenes.practice_drills import DRILLS
from game.ui.scenes.practice_ground import FARTHEST, NEAREST, YARDS, Ground, kickers
from game.ui.scenes.practice_wind import WINDS, wind_words
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.meter import progress
from game.ui.widgets.pane import Pane
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK
from game.ui.widgets.toggle import Choice, Slider, Toggle
from game.ui.widgets.widget import Group, Message, Widget

PAGES = ("The kick", "Drills", "Figures")


class Practice(Scene):
    """The board of the practice ground; Kick goes out on the field. Large text: pages."""

    moves = False
    table = "green"

    def __init__(self, app: Context) -> None:
        super().__init__(app)
        self.names = kickers(app.settings)
        self.ground_ = Ground(app.store.statistics.kicks, self.names[0])
        self.traces = True  # the last flights are drawn
        self.slow = False
        self.page = 0
        self.drill = -1  # chosen in the list; -1: free kicks

    # --------------------------------------------------------------------- data
    @property
    def made_here(self) -> int:
        """Kicks of this visit that were good."""
        return sum(t.kick.good for t in self.ground_.kicks)

    def expected_here(self) -> float:
        """What share of this visit's kicks the coach would have made."""
        kicks = self.ground_.kicks
        return sum(SHARES[LEVEL].makes(t.distance) for t in kicks) / len(kicks) if kicks else 0.0

    def figures(self) -> list[tuple[str, str, str]]:
        """The personal bests."""
        kept, player = self.ground_.kept, self.ground_.player
        longest, row = kept.longest(player), kept.best_row(player)
        bests = kept.bests(player)
        found = [
            ("Longest", str(longest or "–"), "yd" if longest else ""),
            ("In a row", str(row or "–"), "kicks" if row else ""),
        ]
        for drill in DRILLS[:1] + DRILLS[2:3]:
            best = bests.get(drill.name)
            figure, _, unit = drill.score_words(best.score).partition(" ") if best else ("–", "", "")
            found.append((drill.title, figure, unit))
        return found

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        g, t = self.ground_, self.theme
        cap = self.app.keys.label("confirm")
        kick = Button("kick", Box(0, 0, 170, 0), "Kick", kind="primary", key=cap, size=20)
        kick.rect.w = kick.natural_w(c, 170)
        chosen = DRILLS[self.drill] if self.drill >= 0 else None
        what = f"{chosen.title}, {chosen.words}" if chosen else f"kick from {g.distance} yards"
        how = "Every kick counts" if chosen else f"Wind: {wind_words(g.wind)}. Here nothing counts"
        self.prompt = PromptBar(
            g.player,
            what,
            how,
            "BFL-4.3",
            crest=lambda cv, b: cv.icon("triangle", b.center, 20, "#fff4dc"),
            button=kick,
            rect=bar_box(t, 12 if t.big else 204, 1256 if t.big else 872),
        )
        bottom = self.prompt.rect.y - 12
        words = "Puzzles" if t.big else "Sevens puzzles"
        puzzles = Button("puzzles", Box(124, 8, 150, 44), words, kind="wood", icon="star", size=17)
        puzzles.rect.w = min(204.0, puzzles.natural_w(c, 150))
        chrome: list[Widget] = [back(), *corner("undo", "book"), puzzles]
        undo = chrome[1]
        undo.enabled, undo.hint = not g.why_no_undo(), g.why_no_undo()
        body = self._pages(bottom, c) if t.big else self._spread(bottom)
        fresh = not self.group.widgets
        self.group = Group(*chrome, *body, self.prompt, kick)
        if fresh:
            self.group.set_focus(kick)

    def _spread(self, bottom: float) -> list[Widget]:
        a = self.kick_box = Box(12, 64, 300, bottom - 64)
        self.made_box, self.last_box = Box(324, 64, 596, 268), Box(324, 344, 596, bottom - 344)
        self.drill_box, self.best_box = Box(932, 64, 336, 292), Box(932, 368, 336, bottom - 368)
        controls = self._controls(a.x + 16, a.y + 54, a.w - 32)
        return [*controls, self._drills(self.drill_box.cut(14, 56, 14, 10)), self._chart(self.made_box)]

    def _pages(self, bottom: float, c: Canvas) -> list[Widget]:
        row = self.theme.row(44)
        tabs = Tabs("page", Box(12, 62, 1256, row + 8), PAGES, self.page)
        area = Box(12, 78 + row, 1256, bottom - 78 - row)
        if self.page == 0:
            self.kick_box = area
            controls = self._controls(area.x + 24, area.y + 16, area.w - 64)
            Pane(area.cut(0, 6, 0, 6), controls, tall=controls[-1].rect.bottom - area.y + 14)
            return [tabs, *controls]
        if self.page == 1:
            self.drill_box = Box(area.x, area.y, area.w * 0.56, area.h)
            left = self.drill_box.right + 12
            self.best_box = Box(left, area.y, area.right - left, area.h)
            return [tabs, self._drills(self.drill_box.cut(14, 14, 14, 10))]
        self.made_box = Box(area.x, area.y, area.w, area.h * 0.5 - 6)
        self.last_box = Box(area.x, area.y + area.h * 0.5 + 6, area.w, area.h * 0.5 - 6)
        return [tabs, self._chart(self.made_box)]

    def _controls(self, x: float, y: float, w: float) -> list[Widget]:
        g, row, big = self.ground_, self.theme.row(44), self.theme.big
        label = w * 0.32
        at = self.names.index(g.player)
        who = Choice("player", Box(x, y, w, row), self.names, at, words="Kicker", label_w=label)
        y += row + (12 if big else 4)
        far = Slider(
            "from",
            Box(x, y, w, row + 30),
            NEAREST,
            FARTHEST,
            g.distance,
            step=YARDS,
            words="Distance",
            show=lambda v: f"{v:.0f} yd",
            marks=(str(NEAREST), "115", str(FARTHEST)),
        )
        y += row + 38 + 16 * (self.theme.text_scale - 1)
        self.wind_box = Box(x, y, w, 84 if not big else max(96.0, 74 * self.theme.text_scale))
        y += self.wind_box.h + 8
        words = [wind_words(wind) for wind in WINDS]
        self._holder = _Spot(self.wind_box, self._draw_wind)
        wind = Choice("wind", Box(x, y, w, row), words, WINDS.index(g.wind))
        y += row + (12 if big else 6)
        switches = [
            Toggle("gusts", Box(x, y, w, row), "New wind each kick", g.gusts),
            Toggle("traces", Box(x, y + row, w, row), "Show the last flights", self.traces),
            Toggle("slow", Box(x, y + 2 * row, w, row), "Slow flight", self.slow),
        ]
        return [who, far, self._holder, wind, *switches]

    def _drills(self, r: Box) -> ScrollList:
        tall = (r.h - 2) / len(DRILLS) if not self.theme.big else 16 + self.theme.size(17) * 2.5
        bests = self.ground_.kept.bests(self.ground_.player)

        def row(c: Canvas, i: int, box: Box, state: str) -> None:
            drill_row(c, box, DRILLS[i], bests.get(DRILLS[i].name), state)

        return ScrollList("drill", r, len(DRILLS), tall, row, chosen=self.drill)

    def _chart(self, r: Box) -> MadeChart:
        made = self.ground_.kept.by_distance(self.ground_.player)
        return MadeChart(r.cut(10, 50 if not self.theme.big else 14, 10, 6), made, self.ground_.distance)

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        g, big = self.ground_, self.theme.big
        kicks = sum(made.tried for made in g.kept.by_distance(g.player).values())
        title_bar(c, "Kick practice", f"{kicks} kick{'' if kicks == 1 else 's'}", room=560)
        if not big or self.page == 0:
            card(c, self.kick_box, "" if big else "The kick", icon="" if big else "triangle", seed=6)
            if not big:
                self._visit(c)
        if not big or self.page == 1:
            bests = g.kept.bests(g.player)
            stars = sum(d.stars_for(bests[d.name].score if d.name in bests else None) for d in DRILLS)
            note = f"{stars} of {3 * len(DRILLS)} stars"
            card(c, self.drill_box, "" if big else "Drills", icon="" if big else "cone", seed=8, note=note)
            bests_card(c, self.best_box, self.figures())
        if not big or self.page == 2:
            card(c, self.made_box, "" if big else "Made, in per cent", note="by yards", seed=7)
            last_card(c, self.last_box, g.kicks)

    def _visit(self, c: Canvas) -> None:
        a, n = self.kick_box, len(self.ground_.kicks)
        x, y, w = a.x + 16, a.bottom - 46, a.w - 32
        c.text("This visit", (x, y), 16, INK, "strong")
        c.text(f"{self.made_here} of {n}", (x + w, y), 16, INK, "bold", "midright")
        marks = ((self.expected_here(), INK),) if n else ()
        progress(c, (x, y + 16, w, 12), self.made_here / n if n else 0, "#2f7d43", marks=marks)

    def _draw_wind(self, c: Canvas, r: Box) -> None:
        wind_box(c, r, self.ground_, phase_of(0.2))

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        before = self.group["drill"].chosen if "drill" in self.group else -1
        m = super().handle(e)
        if "drill" in self.group and self.group["drill"].chosen != before:
            self._choose_drill(self.group["drill"].chosen)
        if m is None and e.kind == "key" and not e.repeat:
            names = {"confirm": "kick", "rules": "book", "undo": "undo", "redo": "redo"}
            return Message(names[e.action]) if e.action in names else None
        return m

    def _choose_drill(self, i: int) -> None:
        self.drill = i
        self._again()

    def on_message(self, m: Message) -> None:
        g = self.ground_
        match m.name:
            case "kick":
                self._kick()
                return
            case "drill":
                self.drill = m.value
                self._kick()
                return
            case "from":
                g.distance, self.drill = int(m.value), -1
            case "wind":
                g.wind, self.drill = WINDS[self.group["wind"].index], -1
            case "gusts":
                g.gusts = m.value
            case "traces":
                self.traces = m.value
            case "slow":
                self.slow = m.value
            case "player":
                g.player = m.value
            case "page":
                self.page = m.value
            case "undo":
                if not g.undo():
                    self.app.notice(g.why_no_undo())
            case "redo":
                g.redo()
            case "book" | "rule":
                open_rules(self.app, "bfl", "BFL-4.3")
                return
            case "puzzles":
                from game.ui.scenes.puzzles import PuzzleList

                self.app.push(PuzzleList(self.app))
                return
            case _:
                super().on_message(m)
                return
        self._again()

    def _kick(self) -> None:
        from game.ui.scenes.practice_kick import PracticeKick

        g = self.ground_
        g.begin(DRILLS[self.drill]() if self.drill >= 0 else None)
        self.app.push(PracticeKick(self.app, g, traces=self.traces, slow=self.slow))

    def _again(self) -> None:
        pane = next(iter(self.group.panes()), None)
        offset = pane.offset if pane else 0.0
        self.rebuild()
        self.ready()
        now = next(iter(self.group.panes()), None)
        if now is not None:
            now.scroll_to(offset)

    def entered(self) -> None:
        self.rebuild()


class _Spot(Widget):
    """A picture among the widgets, so that it scrolls with them."""

    focusable = False

    def __init__(self, rect: Box, paint: object) -> None:
        super().__init__("spot", rect)
        self.paint = paint

    def handle(self, e: Input) -> Message | None:
        return None

    def draw(self, c: Canvas) -> None:
        assert callable(self.paint)
        self.paint(c, self.rect)
