"""The rulebook, open on the table: contents and search at the left, a chapter at the right."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from game.games.registry import BOXES, box
from game.ui.boxes import part
from game.ui.context import Context
from game.ui.own_page import OwnPage
from game.ui.rule_picture import Picture
from game.ui.rulebook import Block, read
from game.ui.scenes.base import Scene, back
from game.ui.scenes.book import book, bookmark, framed, pictures
from game.ui.scenes.rule_page import RulePage
from game.ui.widgets.button import Button
from game.ui.widgets.canvas import Box, Canvas
from game.ui.widgets.field import TextField
from game.ui.widgets.inputs import Input
from game.ui.widgets.panel import title_bar
from game.ui.widgets.scroll import ScrollList
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.theme import INK, INK_SOFT, RUSSET
from game.ui.widgets.widget import Group, Message

FOLD = 430.0
LEFT, RIGHT = Box(58, 84, 338, 608), Box(448, 84, 786, 604)
ASIDE_W = 288.0
NONE: Mapping[str, str] = MappingProxyType({})


class Rules(Scene):
    """``at`` is the rule it opens at ("BFL-6.1"); ``used`` marks rules with a few words about their last use.

    Raises AssetError if the rulebook is missing.
    """

    def __init__(
        self, app: Context, game: str = BOXES[0].name, *, at: str = "", used: Mapping[str, str] = NONE
    ) -> None:
        super().__init__(app)
        self._take(game)
        self.used = dict(used)
        self.lit = self.book.id_of(at or next(iter(self.used), ""))
        self.chapter = self.book.place(at or self.lit) or 0
        self.query = ""
        self.hits: list[tuple[int, Block]] = []
        self.scrolled: float | None = None  # None: to the rule that is lit
        self.picture: Picture | None = None
        self._hung: tuple[object, ...] = ()  # whose picture it is

    def _take(self, game: str) -> None:
        """Another box's book is opened."""
        self.box = box(game)
        self.book, self.pictures = read(game), pictures(self.box)
        own = part(self.box, "pages")
        self.pages: Mapping[str, OwnPage] = own.PAGES if own else {}

    # ------------------------------------------------------------------- build
    def build(self, c: Canvas) -> None:
        t = self.theme
        field_h = t.row(46)
        search = TextField(
            "search",
            Box(LEFT.x, LEFT.y, LEFT.w, field_h),
            self.query,
            place="find a rule or a word",
            icon="search",
        )
        head = 8 + c.leading(20)
        room = Box(LEFT.x, search.rect.bottom + head, LEFT.w, LEFT.bottom - search.rect.bottom - head)
        self.head_y = search.rect.bottom + head / 2 + 2
        if self.query:
            row = c.leading(16) + c.leading(14) + 12
            left = ScrollList("hit", room, len(self.hits), row, self._draw_hit)
        else:
            chapters = self.book.chapters
            left = ScrollList(
                "chapter", room, len(chapters), t.row(), self._draw_chapter, chosen=self.chapter
            )
            left.show(self.chapter)
        self._lay_right(c)
        way_out = back("Back", t)
        books = self._books(c, way_out.rect.right + 16)
        own = self._own_page(c)
        self.group = Group(way_out, *books, search, left, *own, *self.links, self.page, *self._turns(c))
        self.group.set_focus(self.page)

    def _books(self, c: Canvas, left: float) -> list[Tabs]:
        """A tab for each box's book, in the place of the title; none while there is one box."""
        if len(BOXES) < 2:
            return []
        names = [each.title for each in BOXES]
        widest = max(c.width(name, 18, "bold") for name in names) + 36
        w = min(1268 - left, len(names) * widest)
        x = max(left, 640 - w / 2)
        return [Tabs("book", Box(x, 6, w, 48), names, BOXES.index(self.box), size=18)]

    def _lay_right(self, c: Canvas) -> None:
        t, chapter = self.theme, self.book.chapters[self.chapter]
        top = RIGHT.y + 26 + c.tpx(30) / c.k * 1.1
        foot = RIGHT.bottom - t.row(44) - 10
        self.rule_y = top - 8
        related = self._related()
        self._hang(chapter.number)
        column = Box(RIGHT.right - ASIDE_W - 10, top + 10, ASIDE_W, 0)
        if self.picture:
            self.frame = Box(column.x, column.y, ASIDE_W, self.picture.tall)
            column.y += self.picture.tall + 16
        related = related[: int((foot - column.y - 60) // 50)]
        self.aside = None if t.big or not related else column
        right = RIGHT.right - 6 if self.aside is None and self.picture is None else column.x - 14
        self.page = RulePage(
            Box(RIGHT.x, top, right - RIGHT.x, foot - top), chapter, c, used=self.used, lit=self.lit
        )
        if self.scrolled is None:
            self.page.show(self.lit)
        else:
            self.page.scroll_to(self.scrolled)
        self.links: list[Button] = []
        if self.aside is not None:
            y = self.aside.y + 46
            for i, (n, words) in enumerate(related):
                place = Box(self.aside.x + 8, y + i * 50, ASIDE_W - 16, 48)
                self.links.append(Button(f"to {n}", place, words, kind="plain", size=16, align="left"))
            self.aside.h = 46 + len(related) * 50 + 8

    def _own_page(self, c: Canvas) -> list[Button]:
        """The button that opens the page of a chapter, beside its title."""
        chapter = self.book.chapters[self.chapter]
        found = self.pages.get(chapter.number)
        if found is None:
            return []
        title = c.width(chapter.number, 44, "display", cap=52) + c.width(chapter.title, 30, "display", cap=44)
        room, h = RIGHT.w - 76 - title - 48, self.theme.row(44)
        for words in (found.words, found.title):
            button = Button("own", Box(0, 0, 0, h), words, icon="search", size=17)
            button.rect.w = button.natural_w(c, 100)
            if button.rect.w <= room:
                break
        button.rect.right, button.rect.centery = RIGHT.right - 76, (RIGHT.y + self.rule_y) / 2
        return [button]

    def _hang(self, number: str) -> None:
        """The picture of a chapter; one that moves goes on while the chapter stays open."""
        key = self.box.name, number, self.theme
        if key != self._hung:
            found = None if self.theme.big else self.pictures.get(number)
            self.picture = found.opened(self.app) if found else None
            self._hung = key
        self.moves = self.picture is not None and self.picture.moves

    def update(self, dt_s: float) -> None:
        if self.picture is not None:
            self.picture.update(dt_s)

    def _related(self) -> list[tuple[int, str]]:
        """Chapters that this one sends to, or that send to it."""
        here = self.book.chapters[self.chapter]
        found = []
        for i, other in enumerate(self.book.chapters):
            if other is here or not other.number:
                continue
            if other.number in here.mentions() or here.number in other.mentions():
                found.append((i, f"{other.number} {other.title}"))
        return found[:6]

    def _turns(self, c: Canvas) -> list[Button]:
        """The buttons that turn the page."""
        found, h = [], self.theme.row(44)
        y = RIGHT.bottom - h
        for name, i, icon in (("prev", self.chapter - 1, "left"), ("next", self.chapter + 1, "right")):
            if 0 <= i < len(self.book.chapters):
                button = Button(name, Box(0, y, 0, h), self._name(i), icon=icon, size=16)
                w = min(320.0, button.natural_w(c, 130))
                button.rect.w, button.rect.x = w, RIGHT.x + 22 if name == "prev" else RIGHT.right - 8 - w
                found.append(button)
        return found

    def _name(self, i: int) -> str:
        chapter = self.book.chapters[i]
        return f"{chapter.number} {chapter.title}".strip()

    # -------------------------------------------------------------------- draw
    def still(self, c: Canvas) -> None:
        if "book" not in self.group:
            title_bar(c, "Rulebook", self.box.title, room=620)
        book(c, Box(24, 62, 1232, 646), FOLD)
        heading = f"{len(self.hits)} found" if self.query else "Contents"
        c.text(heading, (LEFT.x + 4, self.head_y), 20, INK, "display")
        chapter = self.book.chapters[self.chapter]
        y, x = (RIGHT.y + self.rule_y) / 2 + 2, RIGHT.x + 20
        if chapter.number:
            x = c.text(chapter.number, (x, y), 44, RUSSET, "display", cap=52).right + 12
        c.text(chapter.title, (x, y), 30, INK, "display", cap=44, room=RIGHT.right - 160 - x)
        c.line((RIGHT.x + 20, self.rule_y), (RIGHT.right - 10, self.rule_y), "#b79f76", 1.5)
        bookmark(c, RIGHT.right - 60)
        where = f"{self.chapter + 1} / {len(self.book.chapters)}"
        c.text(
            where,
            (RIGHT.centerx + 6, RIGHT.bottom - self.theme.row(44) / 2),
            16,
            INK_SOFT,
            "display",
            "center",
        )
        if self.picture and not self.picture.moves:
            framed(c, self.frame, self.picture)
        if self.aside is not None:
            c.plate(self.aside, "paper", r=8, tone="#efe0bd", border="#cdb891", shadow=3, seed=8)
            c.text("See also", (self.aside.x + 16, self.aside.y + 24), 16, INK, "bold")

    def draw(self, c: Canvas) -> None:
        self.ground(c)
        if self.picture and self.picture.moves:
            framed(c, self.frame, self.picture)
        self.group.draw(c)
        self.group.tooltip(c)

    def _row_ground(self, c: Canvas, r: Box, state: str) -> None:
        if state == "chosen":
            c.plate(r.cut(0, 2, 4, 2), "enamel", r=8, tone="#e3b457", border="#f7dc98", bw=1.2, shadow=2)
        elif state == "hover":
            c.flat(r.cut(0, 2, 4, 2), "#f0e2c4", r=8)

    def _draw_chapter(self, c: Canvas, i: int, r: Box, state: str) -> None:
        self._row_ground(c, r, "chosen" if i == self.chapter else state)
        on, chapter = i == self.chapter, self.book.chapters[i]
        gutter = max(34.0, 18 + c.width("10", 17, "display"))
        c.text(chapter.number, (r.x + gutter, r.centery), 17, INK if on else RUSSET, "display", "midright")
        x, end = r.x + gutter + 12, r.right - 12
        used = any(b.id in self.used for b in chapter.blocks)
        if used:
            end -= 14
            c.disc((end + 4, r.centery), 6, "#b5400e")
        role = "bold" if on else "strong"
        c.text(chapter.title, (x, r.centery), 17, INK, role, room=end - x - 8)

    def _draw_hit(self, c: Canvas, i: int, r: Box, state: str) -> None:
        self._row_ground(c, r, state)
        at, block = self.hits[i]
        rule = block.id or block.of
        number = rule.rpartition("-")[2] if rule else self.book.chapters[at].number
        x = r.x + max(52.0, 24 + c.width("10.8", 17, "display"))
        c.text(number, (r.x + 12, r.centery), 17, RUSSET, "display")
        head = block.head or {"ruling": "Ruling", "example": "Example", "table": "Table"}.get(block.kind, "")
        upper, lower = r.y + 6 + c.leading(16) / 2, r.bottom - 6 - c.leading(14) / 2
        head = head.removesuffix(".")
        c.text(head or self.book.chapters[at].title, (x, upper), 16, INK, "bold", room=r.right - x - 10)
        c.text(self._snippet(block), (x, lower), 14, INK_SOFT, "text", room=r.right - x - 10)

    def _snippet(self, block: Block) -> str:
        """The words round the first hit."""
        text = block.words or " ".join(cell for row in block.rows for cell in row)
        first = next((w for w in self.query.casefold().split() if w in text.casefold()), "")
        at = text.casefold().find(first) if first else 0
        begin = text.rfind(" ", 0, max(0, at - 14)) + 1 if at > 20 else 0
        return ("…" if begin else "") + text[begin:]

    # ---------------------------------------------------------------- messages
    def open(self, chapter: int, rule: str = "") -> None:
        """Turns to a chapter, at a rule."""
        self.chapter, self.lit = chapter, rule
        self.scrolled = None if rule else 0.0
        self.rebuild()

    def handle(self, e: Input) -> Message | None:
        field = self.group["search"]
        if e.kind == "key" and e.key == pygame.K_f and e.ctrl:
            self.group.set_focus(field)
            field.select_all()
            return Message("")
        if e.kind == "key" and e.action == "back" and not e.repeat and self.query and field.focused:
            return Message("clear")
        if e.kind == "key" and field.focused and e.key == pygame.K_DOWN:
            self.group.set_focus("hit" if self.query else "chapter")
            return Message("")
        if e.kind == "key" and e.action == "rules" and not e.repeat:
            return Message("back")
        if e.kind == "key" and self.page.focused and e.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return Message("prev" if e.key == pygame.K_LEFT else "next", sound="page")
        m = super().handle(e)
        if self._built:
            self.scrolled = self.page.offset
        return m

    def on_message(self, m: Message) -> None:
        if m.name == "book":
            self._take(BOXES[m.value].name)
            self.query, self.hits = "", []
            self.open(0)
        elif m.name == "search":
            self._search(m.value)
        elif m.name == "clear":
            self._search("")
        elif m.name == "search.done" and self.hits:
            self._open_hit(0)
        elif m.name == "chapter":
            self.open(m.value)
        elif m.name == "hit":
            self._open_hit(m.value)
        elif m.name.startswith("to "):
            self.open(int(m.name[3:]))
        elif m.name == "own":
            self.app.push(self.pages[self.book.chapters[self.chapter].number].open(self.app, ()))
        elif m.name == "rule":
            self.lit = m.value
            self.page.lit = m.value
        elif m.name in ("prev", "next"):
            to = self.chapter + (1 if m.name == "next" else -1)
            if 0 <= to < len(self.book.chapters):
                self.open(to)
        else:
            super().on_message(m)

    def _search(self, words: str) -> None:
        self.query = words
        self.hits = self.book.find(words)
        self.rebuild()

    def _open_hit(self, i: int) -> None:
        at, block = self.hits[i]
        self.open(at, block.id or block.of)
