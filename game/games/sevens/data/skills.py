"""Skills and traits: what each is, how it is read from a record, and the table of random skills."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from game.games.sevens.data.reading import Entry, Table, table_of

FILE: Final = "skills.toml"
CATEGORIES: Final = ("agility", "devious", "general", "mutation", "passing", "strength")
TRAIT: Final = "trait"  # comes with a position, is never gained
LETTERS: Final = {name[0].upper(): name for name in CATEGORIES}
SPECIAL_ACTION: Final = "special action"  # asked for in place of a skill: any that brings an action
ROWS: Final = 6


class UnknownSkill(ValueError):
    """Words that name no skill, or a value that the skill does not have."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill or trait. ``bit`` is its number for good: the place in the file."""

    name: str
    bit: int
    category: str
    effect: str
    active: bool = True  # usable only while standing and not Distracted, unless the effect says otherwise
    elite: bool = False
    compulsory: bool = False  # must be used where it applies
    value: str = ""  # "target" (Loner 4+), "keyword" (Hatred Troll) or none
    usual: str = ""  # the value of a record that gives none
    action: str = ""  # the special action that it allows
    how_often: str = ""  # that action
    limit: str = ""
    excludes: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()

    @property
    def mask(self) -> int:
        """Its bit in a set of skills."""
        return 1 << self.bit

    @property
    def word(self) -> str:
        """How a record writes it."""
        return self.name.replace(" ", "_")


@dataclass(frozen=True, slots=True)
class Owned:
    """A skill as a player has it: Loner with the value 4, Hatred with the keyword Troll."""

    skill: Skill
    value: int | str | None = None
    printed: str = ""

    @property
    def word(self) -> str:
        """How a record writes it, such as ``Loner(4+)``."""
        match self.value:
            case None:
                return self.skill.word
            case int(target):
                return f"{self.skill.word}({target}+)"
            case keyword:
                return f"{self.skill.word}({keyword.replace(' ', '_')})"


@dataclass(frozen=True, slots=True)
class SkillBook:
    """All skills in the order of their bits, and the rows of the random table for each category."""

    skills: tuple[Skill, ...]
    rows: dict[str, tuple[Skill, ...]]
    spellings: dict[str, Skill]

    def find(self, text: str) -> Skill:
        """The skill that ``text`` names, however it is spelt. Raises UnknownSkill."""
        bare = re.sub(r"\s*\(.*\)$", "", text.replace("_", " "))
        skill = self.spellings.get(_letters(bare))
        if skill is None:
            near = get_close_matches(_letters(bare), self.spellings, 1)
            hint = f" (is it {self.spellings[near[0]].name}?)" if near else ""
            raise UnknownSkill(f"no skill is called {text!r}{hint}")
        return skill

    def owned(self, text: str) -> Owned:
        """The skill and value that ``text`` names, ``Loner (4+)`` or ``Claws``. Raises UnknownSkill."""
        skill = self.find(text)
        inside = re.search(r"\(([^()]*)\)$", text.replace("_", " ").strip())
        value = inside[1].strip() if inside else skill.usual
        match skill.value:
            case "target" if found := re.fullmatch(r"([2-6])\+?", value):
                return Owned(skill, int(found[1]), f"{skill.name} ({found[1]}+)")
            case "keyword" if value and value.upper() != "X":
                return Owned(skill, value, f"{skill.name} ({value})")
            case "" if value in ("", "+1", "1"):  # Mighty Blow and Dirty Player were printed with a +1
                return Owned(skill, None, re.sub(r"\s*\(.*\)$", "", text.replace("_", " ")))
        wanted = {"target": "a value such as (4+)", "keyword": "a keyword in brackets"}.get(skill.value)
        raise UnknownSkill(f"{text!r}: {skill.name} takes {wanted or 'no value'}")


@lru_cache(1)
def book() -> SkillBook:
    """The skills of the box. Raises AssetError when the file is missing or damaged."""
    return read_skills(table_of(FILE))


def skill_named(text: str) -> Skill:
    """The skill that ``text`` names: Sidestep, Side Step, ``Mighty_Blow(+1)``. Raises UnknownSkill."""
    return book().find(text)


def owned_skill(text: str) -> Owned:
    """The skill and its value, as a player has it. Raises UnknownSkill."""
    return book().owned(text)


def bits(skills: Sequence[Owned]) -> int:
    """A set of skills as one number."""
    return sum({owned.skill.mask for owned in skills})


def random_skill(category: str, half: int, row: int) -> Skill:
    """The skill for two D6: 1-3 or 4-6 for the half of the table, then the row (S7-16.3)."""
    return book().rows[category][(half > ROWS // 2) * ROWS + row - 1]


def why_not(skill: Skill, has: int) -> str:
    """Why a player with the skills ``has`` (bits) cannot gain this one; empty when it can."""
    if skill.category == TRAIT:
        return f"{skill.name} is a trait, which is never gained"
    if has & skill.mask:
        return f"it has {skill.name}"
    for other in book().skills:
        if has & other.mask and (other.name in skill.excludes or skill.name in other.excludes):
            return f"{skill.name} does not go with {other.name}"
    for wanted in skill.requires:
        if not any(
            has & other.mask and (other.name == wanted or _acts(other, wanted)) for other in book().skills
        ):
            return f"{skill.name} needs {wanted}"
    return ""


def _acts(skill: Skill, wanted: str) -> bool:
    return wanted == SPECIAL_ACTION and bool(skill.action)


def read_skills(table: Table, file: str = FILE) -> SkillBook:
    """The skills that stand in ``table``. Raises AssetError naming file, entry and field."""
    top = Entry(table, file)
    entries = top.entries("skill")
    skills = tuple(_skill(entry, bit) for bit, entry in enumerate(entries))
    spellings: dict[str, Skill] = {}
    for skill, entry in zip(skills, entries):
        for spelling in (skill.name, *skill.aliases):
            if (other := spellings.setdefault(_letters(spelling), skill)) is not skill:
                raise entry.wrong("aliases", f"{spelling!r} is {other.name}")
    names = {skill.name: skill for skill in skills}
    for skill, entry in zip(skills, entries):
        for field, wanted in (("excludes", skill.excludes), ("requires", skill.requires)):
            for name in wanted:
                if name not in names and name != SPECIAL_ACTION:
                    raise entry.wrong(field, f"no skill is called {name!r}")
    random = top.entry("random")
    rows = {category: _rows(random.entry(category), category, names) for category in CATEGORIES}
    random.closed()
    top.closed()
    return SkillBook(skills, rows, spellings)


def _skill(entry: Entry, bit: int) -> Skill:
    skill = Skill(
        name=entry.text("name"),
        bit=bit,
        category=entry.text("category"),
        effect=entry.text("effect"),
        active=entry.flag("active"),
        elite=entry.flag("elite", False),
        compulsory=entry.flag("compulsory", False),
        value=entry.text("value", ""),
        usual=entry.text("usual", ""),
        action=entry.text("action", ""),
        how_often=entry.text("how_often", ""),
        limit=entry.text("limit", ""),
        excludes=entry.texts("excludes", ()),
        requires=entry.texts("requires", ()),
        aliases=entry.texts("aliases", ()),
    )
    if skill.category not in (*CATEGORIES, TRAIT):
        raise entry.wrong("category", f"{skill.category!r} is none of {', '.join(CATEGORIES)}, {TRAIT}")
    if skill.value not in ("", "target", "keyword"):
        raise entry.wrong("value", f"{skill.value!r} should be 'target' or 'keyword'")
    entry.closed()
    return skill


def _rows(entry: Entry, category: str, names: dict[str, Skill]) -> tuple[Skill, ...]:
    rows: list[Skill] = []
    for field in ("low", "high"):
        words = entry.texts(field)
        if len(words) != ROWS:
            raise entry.wrong(field, f"{len(words)} skills, should be {ROWS}")
        for name in words:
            if name not in names or names[name].category != category:
                raise entry.wrong(field, f"{name!r} is no skill of this category")
            rows.append(names[name])
    missing = [name for name, skill in names.items() if skill.category == category and skill not in rows]
    if missing:
        raise entry.wrong("low", f"{missing[0]} stands in neither half")
    entry.closed()
    return tuple(rows)


def _letters(text: str) -> str:
    """What two spellings of one name have in common."""
    return re.sub(r"[^a-z0-9]", "", text.lower().replace("&", "and"))
