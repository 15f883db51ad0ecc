"""The 30 rosters: positions with what they cost and can do, staff, and the limits of Sevens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.games.sevens.data.reading import Entry, Figures, Table, table_of
from game.games.sevens.data.skills import LETTERS, Owned, SkillBook, UnknownSkill, bits, book

FILE: Final = "teams.toml"
LINEMAN: Final = "Lineman"
BIG_GUY: Final = "Big Guy"
TIERS: Final = 4
DEAREST: Final = 1_000_000  # no fee is higher: a figure above it is a slip


@dataclass(frozen=True, slots=True)
class Limits:
    """What every Sevens team keeps to when it is drafted."""

    players_min: int
    players_max: int
    others_max: int  # players who are not Linemen
    budget: int
    reroll_cost: int
    rerolls_max: int
    assistant_cost: int
    assistants_max: int
    cheerleader_cost: int
    cheerleaders_max: int
    apothecary_cost: int
    fans_start: int
    fan_cost: int
    fans_max: int
    insignificant_counts: bool


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A rule of a whole roster."""

    name: str
    effect: str


@dataclass(frozen=True, slots=True)
class Position:
    """One line of a roster. ``pa`` is None where no Passing Ability is printed."""

    name: str
    quantity: int  # at most, in Sevens
    cost: int
    ma: int
    st: int
    ag: int
    pa: int | None
    av: int
    skills: tuple[Owned, ...]
    skill_bits: int
    primary: tuple[str, ...]  # categories
    secondary: tuple[str, ...]
    roles: tuple[str, ...]  # keywords: Lineman, Blitzer, Big Guy …
    races: tuple[str, ...]  # keywords: Human, Undead …

    @property
    def figures(self) -> Figures:
        return Figures(self.ma, self.st, self.ag, self.pa, self.av)

    @property
    def lineman(self) -> bool:
        return LINEMAN in self.roles

    @property
    def big_guy(self) -> bool:
        return BIG_GUY in self.roles

    @property
    def keywords(self) -> tuple[str, ...]:
        """What Hatred and Animosity may name."""
        return self.roles + self.races


@dataclass(frozen=True, slots=True)
class Roster:
    """A race of teams. ``tier`` is that of Sevens, 1 the strongest."""

    id: str
    name: str
    tier: int
    reroll_cost: int
    apothecary: bool
    leagues: tuple[str, ...]
    rules: tuple[SpecialRule, ...]
    patrons: tuple[str, ...]
    patron_optional: bool
    big_guys_max: int
    positions: tuple[Position, ...]

    def position(self, name: str) -> Position | None:
        """The position called ``name``."""
        return next((position for position in self.positions if position.name == name), None)

    def has(self, rule: str) -> bool:
        """Whether it has the special rule called ``rule``."""
        return any(one.name == rule for one in self.rules)


@dataclass(frozen=True, slots=True)
class RosterBook:
    """All that stands in the file."""

    limits: Limits
    rules: tuple[SpecialRule, ...]
    rosters: dict[str, Roster]  # by id, in the order of their names


@lru_cache(1)
def roster_book() -> RosterBook:
    """The rosters of the box. Raises AssetError when a file is missing or damaged."""
    return read_rosters(table_of(FILE), book())


def limits() -> Limits:
    """What every team keeps to."""
    return roster_book().limits


def rosters() -> tuple[Roster, ...]:
    """All rosters, by name."""
    return tuple(roster_book().rosters.values())


def roster(id_or_name: str) -> Roster | None:
    """The roster with this id (``wood-elf``) or name (``Wood Elf``)."""
    return roster_book().rosters.get(id_or_name.lower().replace(" ", "-").replace("_", "-"))


def read_rosters(table: Table, skills: SkillBook, file: str = FILE) -> RosterBook:
    """The rosters that stand in ``table``. Raises AssetError naming file, entry and field."""
    top = Entry(table, file)
    limits = _limits(top.entry("limits"))
    rules: dict[str, SpecialRule] = {}
    for entry in top.entries("rule"):
        rule = SpecialRule(entry.text("name"), entry.text("effect"))
        rules[rule.name] = rule
        entry.closed()
    found: dict[str, Roster] = {}
    for entry in top.entries("roster"):
        one = _roster(entry, limits, rules, skills)
        if one.id in found:
            raise entry.wrong("id", f"{one.id!r} stands there twice")
        found[one.id] = one
    top.closed()
    return RosterBook(limits, tuple(rules.values()), found)


def _limits(entry: Entry) -> Limits:
    def count(field: str) -> int:
        return entry.number(field, 0, 16)

    def money(field: str) -> int:
        return entry.number(field, 0, DEAREST)

    limits = Limits(
        players_min=count("players_min"),
        players_max=count("players_max"),
        others_max=count("others_max"),
        budget=money("budget"),
        reroll_cost=money("reroll_cost"),
        rerolls_max=count("rerolls_max"),
        assistant_cost=money("assistant_cost"),
        assistants_max=count("assistants_max"),
        cheerleader_cost=money("cheerleader_cost"),
        cheerleaders_max=count("cheerleaders_max"),
        apothecary_cost=money("apothecary_cost"),
        fans_start=count("fans_start"),
        fan_cost=money("fan_cost"),
        fans_max=count("fans_max"),
        insignificant_counts=entry.flag("insignificant_counts"),
    )
    entry.closed()
    return limits


def _roster(entry: Entry, limits: Limits, rules: dict[str, SpecialRule], skills: SkillBook) -> Roster:
    names = entry.texts("rules", ())
    for name in names:
        if name not in rules:
            raise entry.wrong("rules", f"no rule is called {name!r}")
    roster = Roster(
        id=entry.text("id"),
        name=entry.text("name"),
        tier=entry.number("tier", 1, TIERS),
        reroll_cost=limits.reroll_cost,
        apothecary=entry.flag("apothecary"),
        leagues=entry.texts("leagues"),
        rules=tuple(rules[name] for name in names),
        patrons=entry.texts("patrons", ()),
        patron_optional=entry.flag("patron_optional", False),
        big_guys_max=entry.number("big_guys_max", 0, limits.others_max, limits.others_max),
        positions=tuple(_position(line, limits, skills) for line in entry.entries("position")),
    )
    if not any(position.lineman for position in roster.positions):
        raise entry.wrong("position", "none of them is a Lineman")
    entry.closed()
    return roster


def _position(entry: Entry, limits: Limits, skills: SkillBook) -> Position:
    figures = entry.figures("figures")
    owned = owned_skills(entry, skills)
    roles = entry.texts("roles")
    most = limits.players_max if LINEMAN in roles else limits.others_max
    position = Position(
        name=entry.text("name"),
        quantity=entry.number("quantity", 1, most),
        cost=entry.number("cost", 5_000, DEAREST),
        ma=figures.ma,
        st=figures.st,
        ag=figures.ag,
        pa=figures.pa,
        av=figures.av,
        skills=owned,
        skill_bits=bits(owned),
        primary=_categories(entry, "primary"),
        secondary=_categories(entry, "secondary"),
        roles=roles,
        races=entry.texts("races"),
    )
    entry.closed()
    return position


def owned_skills(entry: Entry, skills: SkillBook) -> tuple[Owned, ...]:
    """The field ``skills`` of an entry, each with its value."""
    owned: list[Owned] = []
    for text in entry.texts("skills"):
        try:
            one = skills.owned(text)
        except UnknownSkill as error:
            raise entry.wrong("skills", str(error)) from error
        if any(other.skill is one.skill for other in owned):
            raise entry.wrong("skills", f"{one.skill.name} stands there twice")
        owned.append(one)
    return tuple(owned)


def _categories(entry: Entry, field: str) -> tuple[str, ...]:
    letters = entry.text(field, "")
    if unknown := [letter for letter in letters if letter not in LETTERS]:
        raise entry.wrong(field, f"{unknown[0]!r} is none of {', '.join(LETTERS)}")
    return tuple(LETTERS[letter] for letter in letters)
