"""The final whistle: who came where, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.context import Context
from game.ui.scenes.opening import form_of, of_league, play, watch
from game.ui.scenes.overlays import Overlay
from game.ui.session import new_session
from game.ui.table_words import Compared, Standing
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import card, plaque
from game.ui.widgets.theme import BRASS_TEXT, CREAM, CREAM_SOFT, INK, INK_SOFT
from game.ui.widgets.widget import Group, Message

if TYPE_CHECKING:
    from game.ui.scenes.match import MatchScene

BUTTONS = (
    ("again", "Play again", "primary", "redo"),
    ("statistics", "Statistics", "plain", "die"),
    ("replay", "Watch the replay", "plain", "play"),
    ("shelf", "To the shelf", "wood", "home"),
)

GAP = 12.0  # between the places and what is told under them
TOLD_H = 94.0
FORM = ("form", "Fill in the form", "primary", "check")  # of a league's match, in the place of another one


def why_first(rows: Sequence[Standing]) -> str:
    """What has put the first above another one with the same figure; empty where the figure decides."""
    level = len(rows) > 1 and rows[0].figure == rows[1].figure and rows[0].place < rows[1].place
    return rows[0].words if level else ""


class MatchOver(Overlay):
    """The result lies over the table of the match that it belongs to."""

    veil = 0.45

    def __init__(self, app: Context, scene: MatchScene) -> None:
        super().__init__(app)
        self.scene = scene
        self.text = scene.session.save.text
        self.buttons = (FORM, *BUTTONS[1:]) if of_league(app, self.text) else BUTTONS

    def build(self, c: Canvas) -> None:
        rows = self.scene.board.standings()
        tall = max(50.0, self.theme.row(50))
        step = min(66.0, 400.0 / max(1, len(rows)))
        self.head_h = 128 + 40 * min(0.8, self.theme.text_scale - 1)
        told = GAP + TOLD_H * min(1.6, self.theme.text_scale) + 2 if self.scene.board.compared() else 0.0
        h = self.head_h + 52 + max(step * len(rows) + told, len(self.buttons) * (tall + 10))
        w = 800 + (self.theme.text_scale - 1) * 300
        self.rect = Box(640 - w / 2, 360 - h / 2, w, h)
        self.step_h = step
        menu_w = 250 + (self.theme.text_scale - 1) * 110
        x, y = self.rect.right - 30 - menu_w, self.rect.y + self.head_h
        self.table_w = x - 24 - (self.rect.x + 28)
        self.group = Group(
            *(
                Button(
                    name, Box(x, y + i * (tall + 10), menu_w, tall), words, kind=kind, icon=icon, align="left"
                )
                for i, (name, words, kind, icon) in enumerate(self.buttons)
            ),
            trap=True,
        )
        self.group.set_focus(self.buttons[0][0])

    def still(self, c: Canvas) -> None:
        table = self.scene.board
        said = table.last_words()
        r = plaque(c, self.rect, r=18, shadow=16)
        x = r.x + 34
        if said.seat >= 0:
            side = table.side(said.seat)
            crest = Box(r.x + 28, r.y + 22, 88, 88)
            c.plate(crest, "enamel", r=14, tone=side.ground, border="#ffdf9a", bw=2, shadow=2)
            side.crest(c, crest.cut(5, 5, 5, 5))
            x = crest.right + 22
        room = r.right - x - 40
        cap = c.fitting(said.title, 40, "display", room, cap=52, least=30)
        c.text(said.title, (x, r.y + 52), 40, CREAM, "display", shadow="#120904", cap=cap, room=room)
        low, cited = r.y + self.head_h - 36, c.width(said.rule, 14, "bold", cap=22) + 12
        t = c.text(said.line, (x, low), 20, CREAM_SOFT, "strong", cap=26, room=room - cited)
        c.text(said.rule, (t.right + 12, low), 14, BRASS_TEXT, "bold", cap=22)
        rows = table.standings()
        inside = card(c, Box(r.x + 28, r.y + self.head_h, self.table_w, self.step_h * len(rows) + 26), seed=9)
        for i in range(len(rows)):
            self._row(c, Box(inside.x, inside.y + i * self.step_h, inside.w, self.step_h), i)
        if told := table.compared():
            top = r.y + self.head_h + self.step_h * len(rows) + 26 + GAP
            foot = card(c, Box(r.x + 28, top, self.table_w, r.bottom - 28 - top), seed=4)
            self._compared(c, foot, told)

    def _row(self, c: Canvas, r: Box, i: int) -> None:
        table = self.scene.board
        standing = table.standings()[i]
        side = table.side(standing.seat)
        size = r.h - 8
        c.text(
            f"{standing.place}.", (r.x + 26, r.centery - 3), 24, INK, "display", "midright", cap=size * 0.6
        )
        head = Box(r.x + 38, r.y, size, size)
        c.plate(head, "enamel", r=8, tone=side.ground, border=None, shadow=0, bevel=0.8)
        side.crest(c, head.cut(2, 2, 2, 2))
        points = c.text(
            standing.figure, (r.right, head.centery), 34, INK, "display", "midright", cap=size * 0.7
        )
        x = head.right + 12
        room = points.x - x - 12
        two = size > 44
        name, team = side.name, side.team
        why = why_first(table.standings()) if i == 0 else ""
        if why:
            name, team = (name, f"{team} · {why}") if two else (f"{name} · {why}", team)
        c.text(name, (x, r.y + size * (0.32 if two else 0.5)), 20, INK, "display", room=room, cap=size * 0.5)
        if two:
            c.text(team, (x, r.y + size * 0.75), 15, INK_SOFT, "strong", room=room, cap=22)

    def _compared(self, c: Canvas, r: Box, told: Sequence[Compared]) -> None:
        """What each did, in the order of the places: a column of figures for each thing that is told."""
        table = self.scene.board
        seats = [standing.seat for standing in table.standings()]
        line = r.h / (len(seats) + 1)
        crest = min(line - 2, 34.0)
        left = r.x + crest + 12
        w = (r.right - left) / len(told)
        caps = [c.fitting(each.words, 15, "strong", w - 8, cap=line * 0.72, least=10) for each in told]
        for i, each in enumerate(told):
            x = left + (i + 0.5) * w
            c.text(
                each.words, (x, r.y + line / 2), 15, INK_SOFT, "strong", "center", cap=min(caps), room=w - 8
            )
            for n, seat in enumerate(seats, 1):
                y = r.y + (n + 0.5) * line
                c.text(each.figures[seat], (x, y), 20, INK, "display", "center", cap=line * 0.86)
        for n, seat in enumerate(seats, 1):
            table.side(seat).crest(c, Box(r.x, r.y + (n + 0.5) * line - crest / 2, crest, crest))

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        self.group.draw(c)

    def on_message(self, m: Message) -> None:
        app, scene = self.app, self.scene
        session = scene.session
        match m.name:
            case "again":
                looks, options = session.looks, session.options
                app.pop()
                play(app, new_session(session.box, options, session.seats, looks, app.store.saves))
            case "form":
                app.pop()
                app.pop()
                form_of(app, self.text)
            case "statistics":
                scene.menu.statistics()
            case "replay":
                watch(app, self.text, session.box.title)
            case "shelf" | "back":
                app.home()
