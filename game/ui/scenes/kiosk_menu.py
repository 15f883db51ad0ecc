"""What a visitor of a kiosk can do: a match, or kicks for the table of the day. Nothing has to be typed."""

from __future__ import annotations

from game.games.registry import BOXES
from game.ui.context import Context
from game.ui.drawing.teams import TEAMS
from game.ui.scenes.base import back
from game.ui.scenes.opening import begin_match
from game.ui.scenes.practice_drills import Ladder
from game.ui.scenes.practice_ground import Ground
from game.ui.scenes.practice_kick import PracticeKick
from game.ui.scenes.setup_state import SetUpState, fresh_chairs
from game.ui.scenes.teams import Helmeted, default_look, put_helmet, team_in
from game.ui.session import now
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.panel import card, title_bar
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.toggle import Choice
from game.ui.widgets.widget import Group, Message, Widget

LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
MOST_PERSONS = 4
ROWS = 5


class KioskMenu(Helmeted):
    """Two cards: play, and kick."""

    table = "green"

    def __init__(self, app: Context) -> None:
        super().__init__(app)
        self.box = BOXES[0]
        self.persons = 1
        self.initials = [0, 0, 0]

    def build(self, c: Canvas) -> None:
        row = self.theme.row(52)
        self.left_card, self.right_card = Box(24, 70, 606, 630), Box(650, 70, 606, 630)
        left, right = self.left_card, self.right_card
        most = min(MOST_PERSONS, self.box.seats[1])
        self.persons = min(self.persons, most)
        words = [str(n) for n in range(1, most + 1)]
        persons = Tabs(
            "persons",
            Box(left.x + 24, left.bottom - 196 - row, left.w - 48, row + 8),
            words,
            self.persons - 1,
        )
        big = 84.0
        play = Button(
            "play", Box(left.x + 24, left.bottom - 24 - big, left.w - 48, big), f"Play {self.box.title}"
        )
        kick = Button("kick", Box(right.x + 24, right.bottom - 24 - big, right.w - 48, big), "Kick")
        for button, icon in ((play, "play"), (kick, "triangle")):
            button.kind, button.icon, button.size = "primary", icon, 26
        w = (right.w - 48 - 24) / 3
        wheels = [
            Choice(
                f"letter{i}",
                Box(right.x + 24 + i * (w + 12), right.bottom - 196 - row, w, row + 8),
                LETTERS,
                self.initials[i],
            )
            for i in range(3)
        ]
        boxes: list[Widget] = []
        if len(BOXES) > 1:
            names = [each.title for each in BOXES]
            at = Box(left.x + 16, left.y + 12, left.w - 32, self.theme.row(44) + 4)
            boxes = [Tabs("box", at, names, BOXES.index(self.box), size=17)]
        self.group = Group(back("Demo"), *boxes, persons, play, *wheels, kick)
        self.group.set_focus(play)

    # --------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        title_bar(c, "Fourth & Dice", "what would you like?", room=760)
        count = max(self.box.seats[0], self.persons)
        if "box" in self.group:
            card(c, self.left_card, seed=6)
            top = self.group["box"].rect.bottom + 8
            at = self.left_card.right - 30, self.group["persons"].rect.y - 22
            c.text(f"{self.box.minutes} minutes", at, 16, INK_SOFT, "strong", "midright", cap=24)
        else:
            card(c, self.left_card, self.box.title, note=f"{self.box.minutes} minutes", seed=6)
            top = self.left_card.y + 66
        r = self.left_card.cut(16, 0, 16, 0)
        for i, place in enumerate(Box(r.x, top + 8, r.w, 190).columns(count, 16)):
            team = team_in(c.theme, i, default_look(i))
            put_helmet(c, team, place, facing=1 if i % 2 == 0 else -1)
            who = TEAMS[i].coach if i < self.persons else "the coach"
            c.text(who, (place.centerx, place.bottom + 14), 18, INK, "bold", "center", cap=26)
        y = self.group["persons"].rect.y - 22
        c.text("How many of you play?", (r.x + 8, y), 17, INK_SOFT, "strong", cap=26)
        note = "" if self.theme.text_scale > 1.6 else "ten yards back after each make"
        right = card(c, self.right_card, "Kicks today", note=note, seed=9)
        self._today(c, right)
        y = self.group["letter0"].rect.y - 22
        c.text("Your letters", (right.x + 8, y), 17, INK_SOFT, "strong", cap=26)

    def _today(self, c: Canvas, room: Box) -> None:
        kicks = self.app.store.statistics.kicks
        best = kicks.table_of_the_day(now().date(), Ladder.name, ROWS)
        for i in range(ROWS):
            y = room.y + 26 + i * 44
            if i % 2 == 0:
                c.flat((room.x, y - 20, room.w, 40), "#efe0bd", r=8)
            c.text(str(i + 1), (room.x + 26, y), 20, "#8a3a10", "display", "center", cap=26)
            if i < len(best):
                c.text(best[i].player, (room.x + 56, y), 20, INK, "bold", cap=28)
                score = f"{best[i].score:.0f} yd"
                c.text(score, (room.right - 14, y), 22, INK, "display", "midright", cap=28)
            elif i == 0:
                said = "Nobody has kicked yet today. Be the first!"
                c.text(said, (room.x + 56, y), 18, INK_SOFT, "strong", room=room.w - 70, cap=24)
            else:
                c.line((room.x + 56, y + 8), (room.right - 14, y + 8), "#cbb88f", 1.2)

    # ----------------------------------------------------------------- messages
    def on_message(self, m: Message) -> None:
        if m.name == "box":
            self.box = BOXES[m.value]
            self.rebuild()
        elif m.name == "persons":
            self.persons = m.value + 1
            self.rebuild()
        elif m.name.startswith("letter"):
            i = int(m.name[-1])
            self.initials[i] = LETTERS.index(m.value)
        elif m.name == "play":
            begin_match(self.app, self.seated())
        elif m.name == "kick":
            player = "".join(LETTERS[i] for i in self.initials)
            ground = Ground(self.app.store.statistics.kicks, player)
            ground.begin(Ladder())
            self.app.push(PracticeKick(self.app, ground))
        else:
            super().on_message(m)

    def seated(self) -> SetUpState:
        """The visitors at the table; a single one plays against a coach."""
        box = self.box
        chairs = fresh_chairs(box.seats[1])
        for i, chair in enumerate(chairs):
            chair.player = "person" if i < self.persons else "coach:rookie"
        state = SetUpState(box, chairs, {rule.name: rule.default for rule in box.load().options})
        state.count = max(box.seats[0], self.persons)
        return state

    def entered(self) -> None:
        self.rebake()

    def may_quit(self) -> bool:
        return False
