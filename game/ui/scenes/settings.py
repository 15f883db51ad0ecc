"""Settings: game, sound, seeing, keys. Four cards side by side; with large text one page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from game.store.settings import DEFAULT_KEYS
from game.store.settings import Settings as Kept
from game.ui.context import Context
from game.ui.keys import ACTIONS
from game.ui.percent import percent
from game.ui.scenes.base import Scene, back, put_helmet, team_of
from game.ui.scenes.key_cell import KeyCell
from game.ui.scenes.overlays import ask
from game.ui.scenes.palettes import PalettePicker
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.inputs import Input
from game.ui.widgets.pane import Pane
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import BRASS_TEXT, CREAM, CREAM_SOFT, PALETTES, Theme
from game.ui.widgets.toggle import Choice, Slider, Toggle
from game.ui.widgets.widget import Group, Message, Widget

PAGES = (("Game", "gear"), ("Sound", "sound"), ("Seeing", "eye"), ("Keys", "key"))
# setting, words, the words of its values in order
CHOICES = (
    ("animation", "Animation", ("slow", "normal", "fast", "none")),
    ("coach_pace", "Coaches", ("unhurried", "normal", "brisk")),
    ("confirm", "Confirm", ("never", "where it hurts", "always")),
)
GAME_SWITCHES = (
    ("show_odds", "Odds before you commit"),
    ("explain_refusals", "Say why a click is refused"),
    ("pause_unfocused", "Pause when the window is left"),
    ("log_open", "Log open at the start"),
)
VOLUMES = (
    ("volume_master", "Everything"),
    ("volume_effects", "Dice and pieces"),
    ("volume_crowd", "Crowd"),
    ("volume_ui", "Clicks and signals"),
)
SOUND_SWITCHES = (("mute", "Mute"), ("sound_cues", "A visible cue for every sound"))
SEEING_SWITCHES = (
    ("high_contrast", "High contrast"),
    ("reduced_motion", "Reduced motion"),
    ("full_screen", "Full screen"),
)


def strength(v: float) -> str:
    """What a slider is set to, in words."""
    return percent(v / 100, gap=" ") if v else "off"


class Settings(Scene):
    """Every setting takes effect at once and is saved at once."""

    moves = False

    def __init__(self, app: Context, *, page: int = 0) -> None:
        super().__init__(app)
        self.page = page  # the page that is open, with large text
        self.note = ""  # what became of the last key
        self.scale = round(app.settings.text_scale * 100)  # as the slider stands; applied when it is let go

    # ------------------------------------------------------------------- build
    def build(self, c: Canvas) -> None:
        t = self.theme
        self.scale = round(t.text_scale * 100)
        way_out = back("Back", t)
        defaults = Button("defaults", Box(1088, 8, 180, 44), "Defaults", kind="wood", icon="undo", size=17)
        pages = [self._game(t), self._sound(t), self._seeing(t), self._keys(t)]
        if t.big:
            self._fold(pages, t, way_out, defaults)
        else:
            self._spread(pages, way_out, defaults)

    def _game(self, t: Theme) -> list[Widget]:
        s, row = self.app.settings, t.row()
        found: list[Widget] = []
        for name, words, values in CHOICES:
            at = values.index(getattr(s, name))
            found.append(Choice(name, Box(0, 0, 0, row), values, at, words=words))
        return found + self._switches(GAME_SWITCHES, row)

    def _sound(self, t: Theme) -> list[Widget]:
        found: list[Widget] = []
        tall = max(54.0, 50 + 22 * (t.text_scale - 1))
        for name, words in VOLUMES:
            v = round(getattr(self.app.settings, name) * 100)
            found.append(Slider(name, Box(0, 0, 0, tall), 0, 100, v, step=5, words=words, show=strength))
        return found + self._switches(SOUND_SWITCHES, t.row())

    def _seeing(self, t: Theme) -> list[Widget]:
        scale = Slider(
            "text_scale",
            Box(0, 0, 0, 76 + 38 * (t.text_scale - 1)),
            100,
            200,
            self.scale,
            step=25,
            words="Text",
            show=strength,
            ticks=4,
            marks=("100", "150", "200"),
            foot=38 + 18 * (t.text_scale - 1),
        )
        palette = PalettePicker("palette", Box(0, 0, 0, 4 * t.row()), PALETTES.index(t.palette), t.row())
        return [scale, palette, *self._switches(SEEING_SWITCHES, t.row())]

    def _switches(self, spec: Sequence[tuple[str, str]], row: float) -> list[Widget]:
        s = self.app.settings
        return [Toggle(name, Box(0, 0, 0, row), words, bool(getattr(s, name))) for name, words in spec]

    def _keys(self, t: Theme) -> list[Widget]:
        return [KeyCell(action, Box(0, 0, 0, t.row()), self.app.keys) for action in ACTIONS]

    def _fold(self, pages: list[list[Widget]], t: Theme, way_out: Button, defaults: Button) -> None:
        """One page at a time, in a column that scrolls."""
        row, short = t.row(48), t.text_scale >= 1.8
        names, icons = [p for p, _ in PAGES], [] if short else [i for _, i in PAGES]
        tabs = Tabs("page", Box(12, 62, 1256, row + 6), names, self.page, icons=icons)
        self.area = Box(12, tabs.rect.bottom + 8, 1256, 708 - tabs.rect.bottom - 8)
        inner = self.area.cut(6, 8, 6, 8)
        widgets, tall = pages[self.page], 0.0
        if self.page == 3:
            tall = self._grid(widgets, inner.cut(18, 8, 28, 0), 1 if short else 2)
        else:
            self._stack(widgets, inner.cut(18, 8, 32, 0), 10, 0.42)
            tall = widgets[-1].rect.bottom - inner.y + 12
        self.sample: Box | None = None
        if self.page == 2:
            tall += self._make_room(widgets, 96 + 44 * t.text_scale)
        Pane(inner, widgets, tall=tall)
        self.group = Group(way_out, defaults, tabs, *widgets)
        self.group.set_focus(tabs)

    def _spread(self, pages: list[list[Widget]], way_out: Button, defaults: Button) -> None:
        """All four cards on one table."""
        a, b, d = Box(12, 66, 1256, 0).columns(3, 12)
        a.h = b.h = 424
        d.h = 642
        self.boxes = [a, b, d]
        self.keybox = Box(12, 502, b.right - 12, 206)
        for widgets, box, gap in zip(pages, self.boxes, (4.0, 8.0, 2.0)):
            self._stack(widgets, box.cut(16, 56, 16, 12), gap, 0.40)
        self._make_room(pages[2], 132)
        inner = self.keybox.cut(10, 53, 8, 9)
        tall = self._grid(pages[3], inner.cut(4, 0, 18, 0), 3)
        Pane(inner, pages[3], tall=tall)
        self.group = Group(way_out, defaults, *pages[0], *pages[1], *pages[2], *pages[3])
        self.group.set_focus("animation")

    def _stack(self, widgets: Sequence[Widget], box: Box, gap: float, label: float) -> None:
        y = box.y
        for w in widgets:
            w.rect.x, w.rect.y, w.rect.w = box.x, y, box.w
            if isinstance(w, Choice):
                w.label_w = box.w * label
            y += w.rect.h + gap

    def _make_room(self, seeing: Sequence[Widget], tall: float) -> float:
        """Room for the sample under the slider; returns how much further down the rest lies."""
        first = seeing[0].rect
        self.sample = Box(first.x, first.bottom + 2, first.w, tall)
        for w in seeing[1:]:
            w.rect.y += tall + 6
        return tall + 6

    def _grid(self, cells: Sequence[Widget], box: Box, columns: int) -> float:
        """Lays the keys out in columns, row by row; returns the height."""
        places = box.columns(columns, 10)
        for i, w in enumerate(cells):
            at = places[i % columns]
            w.rect = Box(at.x, box.y + i // columns * w.rect.h, at.w, w.rect.h)
        return cells[-1].rect.bottom - box.y + 16

    # -------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        title_bar(c, "Settings", "saved as you change them" if not self.theme.big else "", room=700)
        if self.theme.big:
            card(c, self.area, seed=7)
            return
        for (name, icon), box in zip(PAGES, self.boxes):
            card(c, box, name, icon=icon, seed=5 + len(name))
        card(c, self.keybox, "Keys", icon="key", seed=11)

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.group.draw(c)
        if not self.theme.big:
            note = self.note or "click one, then press the new key"
            at = self.keybox.right - 16, self.keybox.y + 27
            c.text(note, at, 14, c.theme.skin.soft, "strong", "midright", room=self.keybox.w - 140)
        self._sample(c)
        self.group.tooltip(c)

    def _sample(self, c: Canvas) -> None:
        """What the text and the colours look like, under the slider."""
        if self.theme.big and self.page != 2:
            return
        if self.sample is None:
            return
        pane = self.group["text_scale"].pane
        r = self.sample if pane is None else self.sample.cut(top=-pane.offset, bottom=pane.offset)
        with c.clip(pane.rect if pane is not None else r.inflate(12, 12)):
            c.plate(r, "walnut", r=8, border="#8a6236", bw=1.2, shadow=0)
            sample = Canvas(c.surf, self.theme.at(text_scale=self.scale / 100), c.view)
            with sample.clip(r):
                y = r.y + 8 + sample.leading(20) / 2
                sample.text("Ada: throw the dice", (r.x + 14, y), 20, CREAM, "display", room=r.w - 28)
                y += (sample.leading(20) + sample.leading(16)) / 2
                w = sample.text("Inside the red line", (r.x + 14, y), 16, CREAM_SOFT).w
                sample.text("BFL-2.1", (r.x + 24 + w, y), 14, BRASS_TEXT, "bold")
            words = sample.leading(20) + sample.leading(16) + 18
            cell = min((r.w - 20) / 8, max(34.0, r.h - words), 64 if self.theme.big else 46)
            step = min((r.w - 20) / 8, 1.4 * cell)
            for i in range(8):
                place = Box(r.x + 10 + i * step, r.bottom - cell - 5, step, cell)
                put_helmet(c, team_of(i, self.theme), place)

    # ---------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if e.kind == "down":  # a click elsewhere: the key that waits gives up
            for w in self.group.widgets:
                if isinstance(w, KeyCell) and w.waiting and not w.hit(e.pos):
                    w.stop()
                    self.note = ""
        m = super().handle(e)
        if e.kind in ("up", "cancel") and m is not None and not m.name and self.scale != self._applied():
            return Message("text_scale.done")
        return m

    def _applied(self) -> int:
        return round(self.theme.text_scale * 100)

    def on_message(self, m: Message) -> None:
        widget = self.group.get(m.name)
        if m.name == "page":
            self.page = m.value
            self.rebuild()
        elif m.name == "defaults":
            words = "Sound, speed, looks and keys go back to how they were when the game was new."
            ask(self.app, "Back to the defaults?", words, yes="Reset", then=self.reset)
        elif m.name == "text_scale":
            self.scale = round(m.value)
            if self.group.captured is None:
                self.app.change(text_scale=self.scale / 100)
        elif m.name == "text_scale.done":
            self.app.change(text_scale=self.scale / 100)
        elif m.name == "palette":
            self.app.change(palette=PALETTES[m.value].name)
        elif isinstance(widget, KeyCell):
            self._key(widget, m.value)
        elif isinstance(widget, Slider):
            self.app.change(**{m.name: m.value / 100})
        elif widget is not None and hasattr(self.app.settings, m.name):
            self.app.change(**{m.name: m.value})
        else:
            super().on_message(m)

    def _key(self, cell: KeyCell, note: str) -> None:
        self.note = note
        for w in self.group.widgets:
            if isinstance(w, KeyCell) and w is not cell:
                w.stop()
        if note and self.theme.big:
            self.app.notice(note)
        if dict(self.app.settings.keys) != self.app.keys.keys:
            self.app.change(keys=dict(self.app.keys.keys))

    def reset(self) -> None:
        """Everything back to the defaults, but for how the games were set up."""
        fresh = Kept()
        names = [name for name in fresh.__slots__ if name not in ("keys", "setups", "kiosk", "full_screen")]
        self.app.change(**{name: getattr(fresh, name) for name in names}, keys=dict(DEFAULT_KEYS))
        self.note = ""
        self.rebuild()
