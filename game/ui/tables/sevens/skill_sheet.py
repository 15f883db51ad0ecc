"""A page of the book of skills: what one does, when, and who has it from the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from game.games.sevens.data.rosters import rosters
from game.games.sevens.data.skills import ROWS, TRAIT, Skill, book
from game.games.sevens.data.stars import stars
from game.ui.rulebook import Block, Chapter
from game.ui.scenes.rule_page import RulePage, lines
from game.ui.widgets.canvas import Area, Box, Canvas
from game.ui.widgets.panel import ribbon
from game.ui.widgets.theme import INK, RUSSET

TONES: Final = {
    "agility": "#2f7d4f", "devious": "#6d4a8c", "general": "#3a5f9e", "mutation": "#a8452f",
    "passing": "#b0862a", "strength": "#8c2f3d", TRAIT: "#5d6470",
}  # fmt: skip
KINDS: Final = {TRAIT: "Trait"}
STAR: Final = "Star player"

Paint = Callable[[Canvas, float], None]


@lru_cache(256)
def owners(name: str) -> tuple[tuple[str, str], ...]:
    """Who has a skill from the start: roster and position, with its value; the stars come last."""
    out = []
    for roster in rosters():
        for position in roster.positions:
            mine = next((each for each in position.skills if each.skill.name == name), None)
            if mine is not None:
                out.append(
                    (roster.name, f"{position.name} {mine.printed.removeprefix(name).strip()}".strip())
                )
    for star in (player for each in stars() for player in each.players):
        mine = next((each for each in star.skills if each.skill.name == name), None)
        if mine is not None:
            out.append((STAR, f"{star.name} {mine.printed.removeprefix(name).strip()}".strip()))
    return tuple(out)


def facts(skill: Skill) -> list[tuple[str, str]]:
    """What else is to be known of it: a word and what stands behind it."""
    if skill.active:
        when = "Active: in force while its owner stands and is not distracted."
    else:
        when = "Passive: always in force."
    out = [("When", when)]
    if skill.compulsory:
        out.append(("Must", "It has to be used wherever it applies."))
    if skill.limit:
        out.append(("Limit", _sentence(skill.limit)))
    if skill.action:
        often = f", {skill.how_often}" if skill.how_often else ""
        out.append(("Action", _sentence(f"{skill.action}{often}")))
    if skill.requires:
        out.append(("Needs", _sentence(", ".join(skill.requires))))
    if skill.excludes:
        out.append(("Never with", _sentence(", ".join(skill.excludes))))
    out.append(("Gained", _gained(skill)))
    return out


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:].removesuffix(".") + "."


def _gained(skill: Skill) -> str:
    """How a player comes to it: the two dice of the random table (S7-16.3)."""
    if skill.category == TRAIT:
        return "Never: it comes with a position."
    row = book().rows[skill.category].index(skill)
    half = "1 to 3" if row < ROWS else "4 to 6"
    words = f"As a {skill.category} skill; at random by two dice, {half}, then {row % ROWS + 1}."
    return words + (" Elite: 10,000 more." if skill.elite else "")


# -------------------------------------------------------------------------------------------------- drawing
def title_h(c: Canvas) -> float:
    """How far the title reaches down."""
    return 14 + c.leading(34) + 8


def title(c: Canvas, skill: Skill, r: Box) -> None:
    """Its name with its category, over a line."""
    x, y = r.x + 16, r.y + 14 + c.leading(34) / 2
    right = c.text(skill.name, (x, y), 34, INK, "display", cap=48, room=r.w - 260).right
    tags = [(KINDS.get(skill.category, skill.category.capitalize()), TONES[skill.category])]
    for word, tone in tags + [("Elite", RUSSET)] * skill.elite:
        half = c.width(word, 15, "bold") / 2 + c.tpx(15) / c.k * 0.74
        ribbon(c, word, (right + 14 + half, y + 2), size=15, tone=tone, ink="#fff4dc")
        right += 2 * half + 10
    y = r.y + title_h(c)
    c.line((x, y), (r.right - 10, y), "#b79f76", 1.5)


def chapter(skill: Skill) -> Chapter:
    """What stands under the title: what it does, what else is to be known, who has it."""
    many = owners(skill.name)
    before = ["", *(roster for roster, _ in many)]
    return Chapter(
        "",
        skill.name,
        [
            Block("effect", skill.effect),
            *(Block("fact", words, head=head) for head, words in facts(skill)),
            Block("owners", _heading(many)),
            *(
                Block("owner", who, head=roster if roster != last else "")
                for last, (roster, who) in zip(before, many, strict=False)
            ),
        ],
    )


def _heading(many: Sequence[tuple[str, str]]) -> str:
    teams = len({roster for roster, _ in many if roster != STAR})
    famous = sum(roster == STAR for roster, _ in many)
    parts = [f"{teams} roster" + "s" * (teams != 1)] * bool(teams)
    parts += [f"{famous} star" + "s" * (famous != 1)] * bool(famous)
    return f"Who has it: {' and '.join(parts)}" if parts else "Nobody begins with it."


class SkillSheet(RulePage):
    """What stands under the title, scrolled like a page of rules."""

    def __init__(self, rect: Area, skill: Skill, c: Canvas) -> None:
        self.side = 18 + max(c.width(name, 16, "bold") for name, _ in facts(skill))
        super().__init__(rect, chapter(skill), c, used={}, lit="")

    @property
    def left(self) -> float:
        return self.rect.x + 16

    def _effect(self, c: Canvas, b: Block) -> tuple[float, Paint]:
        words = c.lines(b.words, self.room, 20)

        def paint(c: Canvas, y: float) -> None:
            lines(c, words, (self.left, y), 20, INK)

        return len(words) * c.leading(20) + 8, paint

    def _fact(self, c: Canvas, b: Block) -> tuple[float, Paint]:
        words = c.lines(b.words, self.room - self.side, 16)

        def paint(c: Canvas, y: float) -> None:
            c.text(b.head, (self.left, y + c.leading(16) / 2), 16, RUSSET, "bold")
            lines(c, words, (self.left + self.side, y), 16, INK)

        return len(words) * c.leading(16), paint

    def _owners(self, c: Canvas, b: Block) -> tuple[float, Paint]:
        def paint(c: Canvas, y: float) -> None:
            c.text(b.words, (self.left, y + 8 + c.leading(20) / 2), 20, INK, "display", room=self.room)

        return 8 + c.leading(20), paint

    def _owner(self, c: Canvas, b: Block) -> tuple[float, Paint]:
        across = self.room * 0.38
        roster = c.lines(b.head, across - 12, 16, "bold") if b.head else ()
        who = c.lines(b.words, self.room - across, 16, "strong")

        def paint(c: Canvas, y: float) -> None:
            if roster:
                c.line((self.left, y - 3), (self.left + self.room, y - 3), "#d9c9a4", 1)
                lines(c, roster, (self.left, y), 16, INK, "bold")
            lines(c, who, (self.left + across, y), 16, INK, "strong")

        return max(len(roster), len(who)) * c.leading(16), paint
