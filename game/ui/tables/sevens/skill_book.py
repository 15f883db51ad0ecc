"""The book of skills: all skills and traits by category, found by typing, each with what it does and who has
it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.games.sevens.data.skills import CATEGORIES, TRAIT, Skill, book, skill_named
from game.ui.context import Context
from game.ui.scenes import book as open_book
from game.ui.scenes.base import Scene, back
from game.ui.tables.sevens import skill_sheet
from game.ui.tables.sevens.skill_sheet import TONES, SkillSheet
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT
from game.ui.widgets.widget import TAKEN, Group, Message

FOLD: Final = 430.0
LEFT, RIGHT = Box(58, 84, 338, 608), Box(456, 84, 770, 604)
KINDS: Final = ("", *CATEGORIES, TRAIT)
MINE: Final = "mine"
CAPTIONS: Final = {"": "All", TRAIT: "Traits", MINE: "Player"}
STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}


def found(kind: str, words: str, among: Sequence[Skill]) -> list[Skill]:
    """The skills of a category ("" for all) that hold all these words in name or effect, by name; those whose
    name begins with them come first."""
    wanted = words.casefold().split()
    mine = [skill for skill in among if kind in ("", skill.category)]
    text = {skill.name: " ".join((skill.name, *skill.aliases, skill.effect)).casefold() for skill in mine}
    hits = [skill for skill in mine if all(word in text[skill.name] for word in wanted)]
    start = words.casefold().strip()

    def place(skill: Skill) -> tuple[bool, bool, str]:
        name = skill.name.casefold()
        return not name.startswith(start), not any(word in name for word in wanted), name

    return sorted(hits, key=place)


class SkillPages(Scene):
    """``at`` names skills, such as those of a player, which it opens with, at the page of the first. Letters
    search, up and down turn from skill to skill."""

    moves = False

    def __init__(self, app: Context, at: Sequence[str] = ()) -> None:
        super().__init__(app)
        self.mine = [skill_named(name) for name in at]
        self.kinds = [MINE] * bool(self.mine) + [*KINDS]
        self.kind, self.query = 0, ""
        self.hits = self._found()
        self.shown = self.mine[0] if self.mine else self.hits[0]

    def _found(self) -> list[Skill]:
        kind = self.kinds[self.kind]
        return found("" if kind == MINE else kind, self.query, self.mine if kind == MINE else book().skills)

    # ------------------------------------------------------------------- build
    def build(self, c: Canvas) -> None:
        t = self.theme
        way_out = back("Back", t)
        kinds = [CAPTIONS.get(kind, kind.capitalize()) for kind in self.kinds]
        left = way_out.rect.right + 16
        each = (1268 - left) / len(kinds) - 14
        size = next((n for n in range(16, 9, -1) if max(c.width(w, n, "bold") for w in kinds) <= each), 9)
        tabs = Tabs("kind", Box(left, 6, 1268 - left, 48), kinds, self.kind, size=size)
        search = TextField(
            "search",
            Box(LEFT.x, LEFT.y, LEFT.w, t.row(46)),
            self.query,
            place="find a skill or a word",
            icon="search",
        )
        head = 8 + c.leading(20)
        self.head_y = search.rect.bottom + head / 2 + 2
        room = Box(LEFT.x, search.rect.bottom + head, LEFT.w, LEFT.bottom - search.rect.bottom - head)
        self.list = ScrollList("skill", room, len(self.hits), t.row(), self._row, chosen=self._place())
        self.list.show(max(0, self.list.chosen))
        page = RIGHT.cut(0, skill_sheet.title_h(c) + 6, 0, 8)
        self.group = Group(way_out, tabs, search, self.list, SkillSheet(page, self.shown, c))
        self.group.set_focus("search")

    def _place(self) -> int:
        return self.hits.index(self.shown) if self.shown in self.hits else -1

    # -------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        open_book.book(c, Box(24, 62, 1232, 646), FOLD)
        open_book.bookmark(c, RIGHT.right - 40)

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        count = len(self.hits)
        words = f"{count} skill" + "s" * (count != 1) if self.query or self.kind else f"{count} in all"
        c.text(words, (LEFT.x + 4, self.head_y), 20, INK, "display")
        if not self.hits:
            c.text("Nothing has these words.", (LEFT.x + 4, self.head_y + 40), 17, INK_SOFT)
        skill_sheet.title(c, self.shown, RIGHT)
        self.group.draw(c)
        self.group.tooltip(c)

    def _row(self, c: Canvas, i: int, r: Box, state: str) -> None:
        skill = self.hits[i]
        on = skill is self.shown
        if on:
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e3b457", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover":
            c.flat(r.cut(0, 2, 4, 2), "#f0e2c4", r=8)
        c.disc((r.x + 18, r.centery), 6, TONES[skill.category])
        words = "trait" if skill.category == TRAIT else skill.category
        room = r.w - 50 - c.width(words, 14, "strong")
        c.text(skill.name, (r.x + 34, r.centery), 17, INK, "bold" if on else "strong", room=room)
        ink = INK if on else INK_SOFT
        c.text(words, (r.right - 12, r.centery), 14, ink, "strong", "midright")

    # ---------------------------------------------------------------- messages
    def handle(self, e: Input) -> Message | None:
        if e.kind == "key" and e.action == "rules" and not e.repeat:
            return Message("back")
        search = self.group["search"]
        if e.kind == "key" and search.focused:
            if e.key in STEPS:
                self._step(STEPS[e.key])
                return TAKEN
            if e.action == "back" and self.query and not e.repeat:
                return Message("clear")
        m = super().handle(e)
        if e.kind == "key" and self._built and 0 <= self.list.chosen < len(self.hits):
            self._show(self.list.chosen)
        return m

    def _step(self, by: int) -> None:
        if self.hits:
            self._show(min(len(self.hits) - 1, max(0, self._place() + by)))

    def _show(self, i: int) -> None:
        """Turns to a skill of the list."""
        self.list.chosen = i
        self.list.show(i)
        if self.hits[i] is not self.shown:
            self.shown = self.hits[i]
            self.rebuild()

    def on_message(self, m: Message) -> None:
        if m.name == "skill":
            self._show(m.value)
        elif m.name == "kind":
            self.kind = m.value
            self._search()
        elif m.name in ("search", "clear"):
            self.query = str(m.value or "")
            self._search()
        elif m.name == "back":
            super().on_message(m)

    def _search(self) -> None:
        self.hits = self._found()
        if self.hits and (self.query or self.shown not in self.hits):
            self.shown = self.hits[0]
        self.rebuild()
