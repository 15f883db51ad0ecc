"""The title: the boxes on a shelf over a chest of drawers. A newcomer plays within two clicks."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.registry import BOXES
from game.games.registry import Box as GameBox
from game.store.listing import SaveInfo
from game.ui.context import Context
from game.ui.scenes.shelf_drawer import Drawer
from game.ui.scenes.shelf_layout import DEPTH, LIP, RISE, SLOGAN_Y, box_places, drawer_rows
from game.ui.scenes.shelf_picture import shelf_picture
from game.ui.scenes.teams import DRAFTS, Helmeted, put_helmet, team_in
from game.ui.widgets.button import KINDS
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.widget import Group, Message, Widget

SAVED, UNSAVED = "all is saved", "one match is unsaved"
# name, words, note, icon; the notes of replays and statistics are filled in once they are known
DRAWERS = (
    ("resume", "Resume", "", ""),
    ("practice", "Practice", "kicks and drills", "cone"),
    ("demo", "Demo", "coaches play", "screen"),
    ("seasons", "Seasons", "teams, leagues", "trophy"),
    ("together", "Together", "two windows", "person"),
    ("replays", "Replays", "matches you keep", "replay"),
    ("statistics", "Statistics", "are the dice fair?", "die"),
    ("rules", "Rules", "the whole book", "book"),
    ("settings", "Settings", "text, colours, keys", "gear"),
    ("quit", "Quit", SAVED, "quit"),
)


class ShelfBox(Widget):
    """A box on the shelf: its lid is part of the picture, this lights it up and says what a click does."""

    def __init__(self, box: GameBox, rect: Box, *, alone: bool) -> None:
        super().__init__(f"box:{box.name}", rect)
        self.box, self.alone = box, alone

    def activate(self) -> Message:
        """Opens the box."""
        return Message("open", self.box.name, once=True)

    def draw(self, c: Canvas) -> None:
        r, state = self.rect, self.state
        if state != "normal":
            whole = Box(r.x, r.y - r.w * RISE, r.w * (1 + DEPTH), r.h + r.w * RISE)
            c.glow(whole, "#ffdf8c", r=3, spread=9 if state == "focus" else 6)
            c.frame(r.inflate(2, 2), "#ffe9ad", r=3, width=2.2)
        if state == "hover":
            c.flat(r, "#fff3d0", r=2, alpha=0.10)
        if state == "pressed":
            c.flat(r, "#140a05", r=2, alpha=0.18)
        self._facts(c)
        if self.alone or state != "normal":
            self._play(c, state)

    def _facts(self, c: Canvas) -> None:
        low, high = self.box.seats
        who = f"{low}" if low == high else f"{low}-{high}"
        words = f"{who} players · {self.box.minutes} min"
        w = c.width(words, 16, "bold", cap=19) + 34
        tag = Box(self.rect.centerx - w / 2, LIP + 1, w, 27)
        c.plate(tag, "enamel", r=5, tone="#d8a64a", border="#f7dc98", bw=1.2, shadow=3)
        c.text(words, tag.center, 16, "#3a2210", "bold", "center", cap=19)

    def _play(self, c: Canvas, state: str) -> None:
        material, tone, ink, edge = KINDS["primary"]
        w = c.width("Play", 20, "display", cap=28) + 62
        r = Box(self.rect.centerx - w / 2, self.rect.bottom - 36, w, 42)
        if state in ("hover", "focus"):
            c.glow(r, "#ffb35a", r=10, spread=4)
        c.plate(
            r, material, r=10, tone=tone, border=edge, bw=1.3, shadow=4, bevel=-1 if state == "pressed" else 1
        )
        c.icon("play", (r.x + 26, r.centery), 10, ink)
        c.text("Play", (r.x + 42, r.centery), 20, ink, "display", cap=28)


def kept_words(infos: Sequence[SaveInfo]) -> str:
    """How many matches wait to be played on, how many are kept and how many cannot be read; empty if there
    are none."""
    going_on = sum(info.waits for info in infos)
    kept = sum(info.readable and info.finished for info in infos)
    broken = len(infos) - going_on - kept
    if not going_on and not broken:
        return f"{kept} match{'' if kept == 1 else 'es'} kept" if kept else ""
    parts = ((going_on, "to go on"), (kept, "kept"), (broken, "damaged"))
    return ", ".join(f"{count} {words}" for count, words in parts if count)


class Shelf(Helmeted):
    """The lowest scene: every way in starts here."""

    def __init__(self, app: Context) -> None:
        super().__init__(app)
        self.resume: SaveInfo | None = None
        self.notes: dict[str, str] = {}
        self.drafts = 0  # the first picture waits for no helmet
        self._frames = 0

    # ------------------------------------------------------------------ widgets
    def build(self, c: Canvas) -> None:
        boxes = [
            ShelfBox(box, place, alone=len(BOXES) == 1)
            for box, place in zip(BOXES, box_places(len(BOXES)), strict=True)
        ]
        shown = [d for d in DRAWERS if d[0] != "resume" or self.resume]
        if self.app.settings.kiosk:
            shown = [d for d in shown if d[0] not in ("quit", "seasons", "together", "replays", "settings")]
        places = dict(drawer_rows([d[0] for d in shown], wide="resume"))
        drawers = [
            Drawer(
                name,
                places[name],
                words,
                self.notes.get(name, note),
                icon=icon,
                crest=self._crest if name == "resume" else None,
                more=self._more() if name == "resume" else ("", ""),
                seed=3 + i,
            )
            for i, (name, words, note, icon) in enumerate(shown)
        ]
        self.group = Group(*boxes, *drawers)
        self.group.set_focus("resume" if self.resume else boxes[0])

    def _crest(self, c: Canvas, b: Box) -> None:
        """The helmet of the first seat of the match that waits."""
        assert self.resume is not None
        seat = self.resume.seats[0].word if self.resume.seats else "p1"
        put_helmet(c, team_in(c.theme, 0, self.resume.look(seat)), b)

    def _more(self) -> tuple[str, str]:
        assert self.resume is not None
        game = self.resume.game_title
        return f"{game}, {self.resume.turn}" if self.resume.turn else game, self.resume.title

    # --------------------------------------------------------------------- time
    def entered(self) -> None:
        store = self.app.store
        before, self.resume = self.resume, store.saves.resume()
        self._frames = 0
        self._note_quit()
        self.rebuild()
        if before is None or self.resume is None:
            self.group = Group()  # nothing of the old focus is carried over

    def update(self, dt_s: float) -> None:
        """What takes a moment to count is told after the first picture."""
        self._frames += 1
        if self._frames == 2:
            self.drafts = DRAFTS
            saves = self.app.store.saves
            infos = [*saves.list_saves(), *saves.list_replays()]
            words = kept_words(infos)
            self.notes = {"replays": words} if words else {}
            self._note_quit()
            self.rebuild()

    def _note_quit(self) -> None:
        self.notes["quit"] = UNSAVED if self.app.store.saves.unsaved() else SAVED

    # --------------------------------------------------------------------- draw
    def backdrop(self, c: Canvas) -> None:
        c.surf.blit(shelf_picture(*self.view.size), (0, 0))

    def still(self, c: Canvas) -> None:
        words = "tumbling dice and flicked footballs for one table"
        c.text(words, (640, SLOGAN_Y), 19, "#f3e3bd", "strong", "center", shadow="#0b1510", cap=26)

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        match m.name:
            case "open":
                from game.ui.scenes.setup import SetUp

                self.app.push(SetUp(self.app, str(m.value)))
            case "resume" if self.resume is not None:
                from game.ui.scenes.opening import resume_match

                if not resume_match(self.app, self.resume.id):
                    self.entered()  # the next one waits
            case "practice":
                from game.ui.scenes.practice import Practice

                self.app.push(Practice(self.app))
            case "demo":
                from game.ui.scenes.demo import Demo

                self.app.push(Demo(self.app))
            case "seasons":
                from game.ui.scenes.seasons.clubhouse import open_clubhouse

                open_clubhouse(self.app)
            case "together":
                from game.ui.scenes.lobby import Lobby

                self.app.push(Lobby(self.app))
            case "replays":
                from game.ui.scenes.replays import Replays

                self.app.push(Replays(self.app))
            case "statistics":
                from game.ui.scenes.statistics import Statistics

                self.app.push(Statistics(self.app))
            case "rules":
                from game.ui.scenes.opening import open_rules

                open_rules(self.app, BOXES[0].name)
            case "settings":
                from game.ui.scenes.settings import Settings

                self.app.push(Settings(self.app))
            case "quit":
                self._quit()
            case "back":  # Esc does not throw anybody out: it points at the way
                if "quit" in self.group:
                    self.group.set_focus("quit")

    def _quit(self) -> None:
        from game.ui.scenes.unsaved import may_close

        if may_close(self.app):
            self.app.quit()
