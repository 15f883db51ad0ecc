"""The star players: 63 to hire for a scrimmage, in five tiers (S7-17)."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from game.games.sevens.data.reading import Entry, Figures, Table, table_of
from game.games.sevens.data.rosters import DEAREST, owned_skills
from game.games.sevens.data.skills import Owned, SkillBook, bits, book

FILE: Final = "stars.toml"
TIERS: Final = 5


class Use(Enum):
    """How often the star's own rule works."""

    GAME = "once per game"
    HALF = "once per half"
    DRIVE = "once per drive"
    ACTIVATION = "once per activation"
    ALWAYS = "no limit"


@dataclass(frozen=True, slots=True)
class Tier:
    """A shelf of the picker. ``ours``: its name is not known, this one is ours."""

    number: int
    name: str
    ours: bool


@dataclass(frozen=True, slots=True)
class StarPlayer:
    """Who takes the pitch; a pair is two of them. ``pa`` is None where a dash is printed."""

    name: str
    ma: int
    st: int
    ag: int
    pa: int | None
    av: int
    skills: tuple[Owned, ...]
    skill_bits: int
    keywords: tuple[str, ...]

    @property
    def figures(self) -> Figures:
        return Figures(self.ma, self.st, self.ag, self.pa, self.av)


@dataclass(frozen=True, slots=True)
class Star:
    """One entry of the picker. ``tier_ours``: its tier is not known and follows our rule of fees."""

    name: str
    fee: int
    tier: Tier
    tier_ours: bool
    mega_star: bool
    rule: str
    use: Use
    effect: str
    players: tuple[StarPlayer, ...]

    @property
    def printed_skills(self) -> str:
        """The skills of the entry as one line; in a pair with the initial of the one who has it alone."""
        initials = {player.name[0] for player in self.players}
        distinct = len(initials) == len(self.players)
        holders: dict[str, list[str]] = {}
        for player in self.players:
            mark = player.name[0] if distinct else player.name
            for owned in player.skills:
                holders.setdefault(owned.printed, []).append(mark)
        shared = len(self.players)
        return ", ".join(
            skill if len(marks) == shared else f"{skill} ({marks[0]})"
            for skill, marks in sorted(holders.items())
        )


@dataclass(frozen=True, slots=True)
class StarBook:
    """All that stands in the file."""

    tiers: tuple[Tier, ...]
    stars: dict[str, Star]  # by name, in the order of the file


@lru_cache(1)
def star_book() -> StarBook:
    """The stars of the box. Raises AssetError when a file is missing or damaged."""
    return read_stars(table_of(FILE), book())


def stars() -> tuple[Star, ...]:
    """All stars, by name."""
    return tuple(star_book().stars.values())


def star(name: str) -> Star | None:
    """The star called ``name``."""
    return star_book().stars.get(name)


def read_stars(table: Table, skills: SkillBook, file: str = FILE) -> StarBook:
    """The stars that stand in ``table``. Raises AssetError naming file, entry and field."""
    top = Entry(table, file)
    heads = top.entry("tiers")
    names, ours, fees = heads.texts("names"), heads.numbers("names_of_ours"), heads.numbers("fees_to")
    if len(names) != TIERS:
        raise heads.wrong("names", f"{len(names)} names, should be {TIERS}")
    if len(fees) != TIERS - 1 or sorted(set(fees)) != list(fees):
        raise heads.wrong("fees_to", f"should be {TIERS - 1} rising fees")
    heads.closed()
    tiers = tuple(Tier(number, name, number in ours) for number, name in enumerate(names, 1))
    found = {star.name: star for star in (_star(entry, tiers, fees, skills) for entry in top.entries("star"))}
    top.closed()
    return StarBook(tiers, found)


def _star(entry: Entry, tiers: tuple[Tier, ...], fees: tuple[int, ...], skills: SkillBook) -> Star:
    fee = entry.number("fee", 5_000, DEAREST)
    mega_star = entry.flag("mega_star", False)
    printed = entry.number("tier", 0, TIERS, 0)  # 0: not known
    ours = TIERS if mega_star else bisect_left(fees, fee) + 1
    uses = {use.value: use for use in Use}
    use = entry.text("use")
    if use not in uses:
        raise entry.wrong("use", f"{use!r} is none of {', '.join(uses)}")
    star = Star(
        name=entry.text("name"),
        fee=fee,
        tier=tiers[(printed or ours) - 1],
        tier_ours=not printed,
        mega_star=mega_star,
        rule=entry.text("rule"),
        use=uses[use],
        effect=entry.text("effect"),
        players=tuple(_player(one, skills) for one in entry.entries("player")),
    )
    entry.closed()
    return star


def _player(entry: Entry, skills: SkillBook) -> StarPlayer:
    owned = owned_skills(entry, skills)
    player = StarPlayer(
        entry.text("name"), *entry.figures("figures"), owned, bits(owned), entry.texts("keywords")
    )
    entry.closed()
    return player
