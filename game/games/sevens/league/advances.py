"""Step 2: one advance for each team (S7-16.3), and what skills can be gained."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from game.core.requests import Asking, Choice, Flow, Option
from game.games.sevens.data.skills import Skill, bits, book, random_skill, skill_named, why_not
from game.games.sevens.league.dice import D6, D16, rolled
from game.games.sevens.league.entrants import skills_of
from game.games.sevens.league.form_state import FormState, player, set_member, survivors
from game.games.sevens.league.sheet import Member, TeamSheet, position_of
from game.games.sevens.league.told import Advanced, Drawn, NoAdvance, SkillRolled

RULE: Final = "S7-16.3"
CHOSEN, RANDOM, FORGO = "chosen", "random", "forgo"
WORTH: Final = {CHOSEN: 10_000, RANDOM: 20_000}
NOT_BY_LOT: Final = ("Leader", "Pro")
ROLLS: Final = 2  # of which one is kept


def gainable(
    sheet: TeamSheet, member: Member, category: str, *, without: tuple[str, ...] = ()
) -> tuple[Skill, ...]:
    """The skills of a category that a player can still gain, in the order of the table."""
    return _open_to(category, bits(skills_of(sheet, member)), without)


@lru_cache(1024)
def _open_to(category: str, has: int, without: tuple[str, ...]) -> tuple[Skill, ...]:
    return tuple(
        skill for skill in book().rows[category] if skill.name not in without and not why_not(skill, has)
    )


def categories(sheet: TeamSheet, member: Member, way: str, *, without: tuple[str, ...] = ()) -> list[str]:
    """The primary (CHOSEN) or secondary (RANDOM) categories in which a player can still gain something."""
    position = position_of(sheet, member)
    names = position.primary if way == CHOSEN else position.secondary
    return [name for name in names if gainable(sheet, member, name, without=without)]


def candidates(s: FormState, side: int, way: str) -> list[Member]:
    """Who played, survived and can gain a skill that way, by number."""
    sheet = s.sheets[side]
    return [each for each in survivors(s, side) if categories(sheet, each, way, without=NOT_BY_LOT)]


def advance(s: FormState, side: int) -> Flow:
    """A chosen player and a random primary skill, or a random player and a random secondary one (S7-16.3)."""
    ways = [way for way in (CHOSEN, RANDOM) if candidates(s, side, way)]
    if not ways:
        s.tell(NoAdvance(side, forgone=False))
        return
    _, said = yield Choice((side,), RULE, "advance", [(side, ("advance", way)) for way in (*ways, FORGO)])
    way = str(said[1])
    if way == FORGO:
        s.tell(NoAdvance(side, forgone=True))
        return
    able = candidates(s, side, way)
    member = yield from (chosen_player(side, able) if way == CHOSEN else drawn_player(s, side, able))
    open_to = categories(s.sheets[side], member, way, without=NOT_BY_LOT)
    category = yield from picked_category(side, open_to, RULE)
    first = yield from random_gain(s, side, member, category, RULE, without=NOT_BY_LOT)
    second = yield from random_gain(s, side, member, category, RULE, without=NOT_BY_LOT)
    skill = yield from picked_skill(side, [first, second], RULE)
    gain(s, side, member.key, skill.name, WORTH[way], RULE)


def chosen_player(side: int, able: list[Member]) -> Asking[Member]:
    """One of them by the coach's choice."""
    _, said = yield Choice((side,), RULE, "player", [(side, ("player", each.key)) for each in able])
    return next(each for each in able if each.key == said[1])


def drawn_player(s: FormState, side: int, able: list[Member]) -> Asking[Member]:
    """One of them by a D16 against the numbers, again until it fits."""
    dice: list[int] = []
    while True:
        (number,) = yield from rolled(RULE, "random_player", side, D16)
        dice.append(number)
        for each in able:
            if each.number == number:
                s.tell(Drawn(side, each.key, tuple(dice)))
                return each


def picked_category(side: int, names: list[str], rule: str) -> Asking[str]:
    """The coach names the category."""
    _, said = yield Choice((side,), rule, "category", [(side, ("category", name)) for name in names])
    return str(said[1])


def random_gain(
    s: FormState, side: int, member: Member, category: str, rule: str, *, without: tuple[str, ...] = ()
) -> Asking[Skill]:
    """Two D6 on the table, again for what the player has or cannot use."""
    able = gainable(s.sheets[side], member, category, without=without)
    while True:
        half, row = yield from rolled(rule, "skill", side, D6, D6)
        skill = random_skill(category, half, row)
        s.tell(SkillRolled(side, member.key, (half, row), skill.name, skill in able, rule))
        if skill in able:
            return skill


def picked_skill(side: int, skills: list[Skill], rule: str) -> Asking[Skill]:
    """The coach takes one of these."""
    names = dict.fromkeys(skill.name for skill in skills)
    options: list[Option] = [(side, ("skill", name.replace(" ", "_"))) for name in names]
    _, said = yield Choice((side,), rule, "skill", options)
    return skill_named(str(said[1]))


def gain(s: FormState, side: int, key: int, name: str, worth: int, rule: str) -> None:
    """A player has a skill more."""
    member = player(s, side, key)
    set_member(s, side, replace(member, gained=(*member.gained, name), raised=member.raised + worth))
    s.tell(Advanced(side, key, name, worth, rule))
