"""Out on the field: kick after kick, from any distance and in any wind, or as a drill demands."""

from __future__ import annotations

from game.core.gestures import KickGesture
from game.ui.animation import speed_of
from game.ui.context import Context
from game.ui.drawing.teams import TEAMS
from game.ui.scenes.base import Scene, back, corner
from game.ui.scenes.opening import open_rules
from game.ui.scenes.overlays import Ask, ask
from game.ui.scenes.practice_drills import BeatTheClock, Drill
from game.ui.scenes.practice_ground import FARTHEST, NEAREST, SHOWN, YARDS, Ground, Tried
from game.ui.scenes.practice_wind import WINDS, wind_words
from game.ui.tables.bfl import kick_flight, kick_words
from game.ui.tables.bfl.kick_gesture import Finger, KickAim
from game.ui.tables.bfl.kick_picture import KickPicture
from game.ui.tables.bfl.kick_view import KickView
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.prompt import PromptBar, bar_box
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import TAKEN, Group, Message, Widget

SAID_S = 0.9  # how long the verdict stands
SLOW = 0.4  # of the pace, for a slow flight
HOW = "Pull back, aim and let go; the wheel leans the ball"
HOW_SHORT = "Pull back, aim and let go"  # for large text


class PracticeKick(Scene):
    """The kick view with nothing at stake. It stays until it is left: retries without limit."""

    def __init__(self, app: Context, ground: Ground, *, traces: bool = True, slow: bool = False) -> None:
        super().__init__(app)
        self.ground_, self.traces, self.slow = ground, traces, slow
        self.picture = KickPicture(team=TEAMS[0])
        self.kick_view: KickView | None = None
        self.aim = KickAim(
            self.picture,
            lambda: self.kick_view,
            self._flick,
            finger=Finger(),
            tick=lambda: self._sound("tick"),
            refuse=self._refuse,
        )
        self.flying: Tried | None = None
        self._watched_s = 0.0
        self._said_s = 0.0
        self._heard = 0  # hits on the frame that have sounded
        self._drilled = ground.drill is not None
        self._leaving = False
        self._lay()

    # ------------------------------------------------------------------ building
    def build(self, c: Canvas) -> None:
        self.kick_view = KickView(self.view, self.theme)
        g = self.ground_
        cap = self.app.keys.label("confirm")
        flick = Button("flick", Box(0, 0, 150, 0), "Flick", kind="primary", key=cap, size=20)
        flick.rect.w = flick.natural_w(c, 150)
        self.prompt = PromptBar(
            g.player,
            "",
            "",
            "BFL-4.3",
            crest=lambda cv, b: cv.icon("triangle", b.center, 20, "#fff4dc"),
            button=flick,
            rect=bar_box(self.theme),
        )
        chrome: list[Widget] = [back("Board"), *corner("undo", "redo", "book")]
        free: list[Widget] = []
        if g.drill is None:
            yards = list(range(NEAREST, FARTHEST + 1, YARDS))
            words = [f"{y} yd" for y in yards]
            winds = [f"{abs(w)} {'left' if w < 0 else 'right'}" if w else "calm" for w in WINDS]
            free = [
                Choice("from", Box(1100, 168, 168, 44), words, yards.index(g.distance)),
                Choice("wind", Box(1100, 215, 168, 44), winds, WINDS.index(g.wind)),
            ]
        self.group = Group(*chrome, *free, self.prompt, flick)
        self.group.set_focus(flick)
        self._words()

    def _lay(self) -> None:
        """The ball stands ready for the next kick."""
        g, p = self.ground_, self.picture
        p.pose, p.finger, p.tail, p.hits, p.said = None, None, (), [], ""
        p.distance, p.wind, p.windy = float(g.next_distance), (0.0, -float(g.next_wind)), True
        p.title = g.drill.title if g.drill else "Practice"
        p.card = True
        shown = g.kicks[-SHOWN:] if self.traces else []
        first = len(g.kicks) - len(shown) + 1
        p.traces = [
            kick_flight.trace(t.kick, first + i, t.words)
            for i, t in enumerate(shown)
            if t.distance == g.next_distance
        ]
        self.flying = None
        self.aim.show()
        self._words()

    def _words(self) -> None:
        g = self.ground_
        self.picture.note = g.drill.so_far if g.drill else f"{g.distance} yards, {wind_words(g.wind)}"
        if not self.group.widgets:
            return
        from_there = f"{g.next_distance} yards"
        self.prompt.what = from_there if self.theme.big else f"kick from {from_there}"
        self.prompt.how = self.aim.how or (HOW_SHORT if self.theme.big else HOW)
        for name, why in (("undo", g.why_no_undo()), ("redo", g.why_no_redo())):
            self.group[name].enabled, self.group[name].hint = not why, why

    # ---------------------------------------------------------------------- time
    def update(self, dt_s: float) -> None:
        p, g = self.picture, self.ground_
        if self._leaving:
            self.app.pop()
            return
        p.time += dt_s
        if g.drill is not None:
            g.drill.update(dt_s)
            p.note = g.drill.so_far
        if self.flying is not None:
            self._fly(dt_s)
        elif self._said_s > 0:
            self._said_s -= dt_s
            if self._said_s <= 0:
                self._next()
        else:
            self.aim.update(dt_s)
            self.prompt.how = self.aim.how or (HOW_SHORT if self.theme.big else HOW)
            if g.drill is not None and g.drill.over:  # the clock has run out
                self.aim.cancel()
                self._next()

    def _fly(self, dt_s: float) -> None:
        tried = self.flying
        assert tried is not None
        pace = speed_of(self.app.settings) * (SLOW if self.slow else 1.0)
        whole = kick_flight.seconds(tried.kick)
        self._watched_s = min(whole, self._watched_s + dt_s * pace)
        kick_flight.show(self.picture, tried.kick, tried.gesture.aim, self._watched_s)
        for hit in tried.kick.frame_hits[self._heard :]:
            if kick_flight.watched_at(tried.kick, hit.t) > self._watched_s:
                break
            self._heard += 1
            self._sound("doink_bar" if hit.part == "bar" else "doink_post")
        if self._watched_s >= whole:
            self._down(tried)

    def _down(self, tried: Tried) -> None:
        """It has come down: the verdict."""
        p = self.picture
        self.flying = None
        self.ground_.down(tried)
        p.said, p.said_good = ("GOOD" if tried.kick.good else "NO GOOD"), tried.kick.good
        p.said_note = kick_words.flown(tried.kick)
        self._said_s = SAID_S if speed_of(self.app.settings) < 100 else 0.001
        self._sound("crowd_cheer" if tried.kick.good else "crowd_groan", 0.6)
        self._words()

    def _next(self) -> None:
        self._said_s = 0.0
        drill = self.ground_.finish()
        self._lay()
        if drill is not None:
            self._result(drill)
        elif self.ground_.drill is None and self.ground_.gusts:
            self.rebuild()

    def _result(self, drill: Drill) -> None:
        best = "Your best so far!" if self.ground_.record else "The personal best stands."
        stars = drill.stars_for(drill.score)
        words = f"{best} {stars} of 3 stars." if stars else best
        title = f"{drill.title}: {drill.score_words(drill.score)}"
        kind = type(drill)

        def again() -> None:
            self._leaving = False
            self.ground_.begin(kind())
            self._lay()

        self.app.push(Ask(self.app, title, words, yes="Again", no="Board", then=again, icon="trophy"))

    def entered(self) -> None:
        """Back from the result: to the board, unless another try has been asked for by the next frame."""
        self._leaving = self._drilled and self.ground_.drill is None

    # --------------------------------------------------------------------- flick
    def _flick(self, gesture: KickGesture) -> None:
        drill = self.ground_.drill
        if isinstance(drill, BeatTheClock):
            drill.running = True
        self.flying = self.ground_.take(gesture)
        self._watched_s, self._heard = 0.0, 0
        self.prompt.how = ""
        self._sound("paper_flick", 0.4 + 0.6 * gesture.power)

    def _sound(self, name: str, volume: float = 1.0) -> None:
        self.app.sound.play(name, volume)

    def _refuse(self, why: str) -> None:
        if self.app.settings.explain_refusals:
            self.app.notice(why, seconds=2.5)

    # --------------------------------------------------------------------- input
    def handle(self, e: Input) -> Message | None:
        press = e.kind == "down" or (e.kind == "key" and not e.repeat and e.action != "back")
        if press and not self._chrome(e) and (self.flying is not None or self._said_s > 0):
            self._skip()
            return TAKEN
        if self.flying is not None or self._said_s > 0:
            return super().handle(e)
        if self.aim.busy and self.aim.handle(e):
            return TAKEN
        if self._on_flick and self.aim.claims(e) and self.aim.handle(e):
            return TAKEN
        m = super().handle(e)
        if m is not None:
            return m
        if e.kind == "key":
            return self._key(e)
        return TAKEN if self.aim.handle(e) else None

    @property
    def _on_flick(self) -> bool:
        """The arrows are the finger's while the focus is on Flick."""
        focus = self.group.focus
        return focus is None or focus.name == "flick"

    def _chrome(self, e: Input) -> bool:
        names = ("back", "undo", "redo", "book")
        return e.kind == "down" and any(self.group[name].hit(e.pos) for name in names)

    def _key(self, e: Input) -> Message | None:
        names = {"confirm": "flick", "undo": "undo", "redo": "redo", "rules": "book"}
        if e.repeat or e.action not in names:
            return None
        return Message(names[e.action])

    def _skip(self) -> None:
        """The flight or the verdict is seen; the press means nothing else."""
        if self.flying is not None:
            self._watched_s = kick_flight.seconds(self.flying.kick)
            self._fly(0.0)
        else:
            self._next()

    def on_message(self, m: Message) -> None:
        g = self.ground_
        match m.name:
            case "flick":
                self.aim.tap()
            case "from":
                g.distance = NEAREST + YARDS * self.group["from"].index
                self._lay()
            case "wind":
                g.wind = WINDS[self.group["wind"].index]
                self._lay()
            case "undo" | "redo":
                why = g.why_no_undo() if m.name == "undo" else g.why_no_redo()
                if why:
                    self.app.notice(why[:1].upper() + why[1:], seconds=2.5)
                    return
                if m.name == "undo":
                    self._take_back()
                else:
                    g.redo()
                self.rebuild()
                self._lay()
            case "book" | "rule":
                open_rules(self.app, "bfl", "BFL-4.3")
            case "back" if g.drill is not None and g.drill.kicks:
                words = "What has been kicked in it counts for nothing unless it is kicked to its end."
                ask(self.app, "Leave the drill?", words, yes="Leave", then=self.app.pop)
            case _:
                super().on_message(m)

    def _take_back(self) -> None:
        self._said_s = 0.0
        self.ground_.undo()
        self.app.notice("Taken back", seconds=1.2)

    # ---------------------------------------------------------------------- draw
    def draw(self, c: Canvas) -> None:
        assert self.kick_view is not None
        self.kick_view.draw(c, self.picture)
        self.group.draw(c)
        self.kick_view.draw_pull(c, self.picture)
        self.group.tooltip(c)

    def left(self) -> None:
        """A drill that is left counts for nothing."""
        self.ground_.begin(None)
