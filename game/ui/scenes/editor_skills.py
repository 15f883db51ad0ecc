"""The skills of a player of a position that is edited: all 108 in a list, found by typing, on and off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.games.sevens.data.rosters import rosters
from game.games.sevens.data.skills import Owned, book, owned_skill
from game.ui.context import Context
from game.ui.scenes.editor_position import Refused
from game.ui.scenes.overlays import Overlay
from game.ui.scenes.pick_one import STEPS
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import card
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET
from game.ui.widgets.widget import TAKEN, Group, Message

TARGETS = range(2, 7)


@lru_cache(1)
def every() -> tuple[Owned, ...]:
    """All skills by name, one with a value once for each value that it may have."""
    printed = {owned for each in rosters() for line in each.positions for owned in line.skills}
    races = sorted({word for each in rosters() for line in each.positions for word in line.keywords})
    out: list[Owned] = []
    for skill in book().skills:
        match skill.value:
            case "target":
                out += [Owned(skill, n) for n in TARGETS]
            case "keyword":
                of_rosters = {str(owned.value) for owned in printed if owned.skill is skill}
                out += [Owned(skill, word) for word in sorted({*of_rosters, *races})]
            case _:
                out.append(Owned(skill))
    return tuple(sorted(out, key=lambda owned: (owned.skill.name, str(owned.value))))


def shown(owned: Owned) -> str:
    """A skill as it is printed."""
    return owned.word.replace("_", " ").replace("(", " (")


def toggled(has: Sequence[str], owned: Owned) -> tuple[str, ...]:
    """With a skill, or without it if it was there; a value takes the place of another one. Raises Refused for
    two that cannot go together."""
    if owned.word in has:
        return tuple(each for each in has if each != owned.word)
    rest = [each for each in has if owned_skill(each).skill is not owned.skill]
    for each in rest:
        other = owned_skill(each).skill
        if other.name in owned.skill.excludes or owned.skill.name in other.excludes:
            raise Refused(f"{owned.skill.name} cannot go with {other.name}")
    return (*rest, owned.word)


class EditSkills(Overlay):
    """``then`` gets the words of the skills when they are taken; Esc leaves them as they were."""

    def __init__(
        self, app: Context, title: str, has: Sequence[str], then: Callable[[tuple[str, ...]], None]
    ) -> None:
        super().__init__(app)
        self.title, self.has, self.then = title, tuple(has), then
        self.query = ""
        self.chosen = 0
        self.hits = self._found()

    def _found(self) -> list[Owned]:
        """Those with these words, the best first; the player's own come first if there are none."""
        wanted = self.query.casefold().split()
        hits = [owned for owned in every() if all(word in shown(owned).casefold() for word in wanted)]
        if not wanted:
            return sorted(hits, key=lambda owned: owned.word not in self.has)
        start = self.query.casefold().strip()
        return sorted(hits, key=lambda owned: not shown(owned).casefold().startswith(start))

    def build(self, c: Canvas) -> None:
        t = self.theme
        w = min(1180.0, 760 * min(1.5, t.text_scale))
        self.card = Box(640 - w / 2, 30, w, 660)
        inside = self.card.cut(22, 66, 22, 20)
        search = TextField(
            "search",
            Box(inside.x, inside.y, inside.w, t.row(46)),
            self.query,
            place="find a skill",
            icon="search",
        )
        foot = t.row(48)
        top = search.rect.bottom + 12
        self.about = Box(inside.x, inside.bottom - foot - 12 - 3 * c.leading(15), inside.w, 3 * c.leading(15))
        room = Box(inside.x, top, inside.w, self.about.y - 8 - top)
        self.list = ScrollList("skill", room, len(self.hits), t.row(44), self._row, chosen=self.chosen)
        self.list.show(max(0, self.chosen))
        take = Button("take", Box(0, inside.bottom - foot, 0, foot), "Take these", kind="primary")
        leave = Button("leave", Box(0, inside.bottom - foot, 0, foot), "Cancel", key="Esc")
        take.rect.w, leave.rect.w = take.natural_w(c, 160), leave.natural_w(c, 140)
        take.rect.right = inside.right
        leave.rect.right = take.rect.x - 12
        self.group = Group(search, self.list, leave, take, trap=True)
        self.group.set_focus("search")

    def still(self, c: Canvas) -> None:
        r = card(c, self.card, seed=9)
        c.text(self.title, (r.x + 6, r.y + 24), 22, INK, "display", room=r.w * 0.6, cap=30)
        count = f"{len(self.has)} skill" + "s" * (len(self.has) != 1)
        c.text(count, (r.right - 6, r.y + 26), 16, INK_SOFT, "strong", "midright", cap=24)

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        if 0 <= self.list.chosen < len(self.hits):
            words = self.hits[self.list.chosen].skill.effect
            c.para(words, (self.about.x, self.about.y), self.about.w, 15, INK_SOFT, "strong", most=3)
        else:
            c.text("No skill has these words", (self.about.x, self.about.centery), 15, INK_SOFT, "strong")
        self.group.draw(c)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        owned = self.hits[i]
        on = owned.word in self.has
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e3b457", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover":
            c.flat(r.cut(0, 2, 4, 2), "#f0e2c4", r=8)
        box = Box(r.x + 12, r.centery - 11, 22, 22)
        c.flat(box, "#fffaf0", r=5, border="#8a6236")
        if on:
            c.icon("check", box.center, 9, RUSSET)
        soft = INK if state == "chosen" else INK_SOFT
        kind = c.text(owned.skill.category, (r.right - 14, r.centery), 14, soft, "strong", "midright")
        c.text(
            shown(owned), (r.x + 46, r.centery), 17, INK, "bold" if on else "strong", room=kind.x - r.x - 60
        )

    # ----------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        search = self.group["search"]
        if e.kind == "key" and search.focused and e.key in STEPS:
            self.list.chosen = max(0, min(len(self.hits) - 1, self.list.chosen + STEPS[e.key]))
            self.list.show(self.list.chosen)
            self.chosen = self.list.chosen
            return TAKEN
        m = super().handle(e)
        if e.kind == "key" and self._built:
            self.chosen = self.list.chosen
        return m

    def on_message(self, m: Message) -> None:
        match m.name:
            case "search":
                if m.value is not None and m.value != self.query:
                    self.query, self.chosen = m.value, 0
                    self.hits = self._found()
                    self.rebuild()
            case "skill":
                self._toggle(m.value)
            case "search.done" if 0 <= self.chosen < len(self.hits):
                self._toggle(self.chosen)
            case "take":
                self.app.pop()
                self.then(self.has)
            case "leave" | "back":
                self.app.pop()

    def _toggle(self, at: int) -> None:
        self.chosen = at
        self.has = toggled(self.has, self.hits[at])
        self.rebuild()
