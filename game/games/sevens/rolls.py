"""The one template of a test: roll, what turns it, re-rolls, result (S7-10.4, S7-10.5)."""

from __future__ import annotations

from typing import Any, Final

from game.core.requests import Asking, Choice, Die, Option, Roll
from game.games.sevens.catalogue import Skill
from game.games.sevens.cited import cited
from game.games.sevens.events import TESTED, Rerolled, SkillTested, Used
from game.games.sevens.hooks import (
    COSTS_NOTHING,
    DENIES_REROLL,
    EASES,
    HAMPERS,
    HELPS,
    MODIFIES,
    PREPARES,
    REROLLS,
    RESCUES,
    TEAM_DIE,
    TEAM_SOURCES,
    Source,
    Test,
)
from game.games.sevens.state import (
    D6,
    Phase,
    State,
    able,
    changed_pair,
    rival,
    side_of,
    spend,
    spent,
)

ONE_D6: Final = tuple(((side, D6),) for side in (0, 1))
TWO_D6: Final = tuple(((side, D6), (side, D6)) for side in (0, 1))
BOTH_D6: Final = ((0, D6), (1, D6))
KEEP: Final = tuple((side, ("keep",)) for side in (0, 1))
TEAM: Final = "team"

RULES: Final = {
    "dodge": "S7-10.1",
    "rush": "S7-10.2",
    "jump": "S7-10.1",
    "stand": "S7-4.2",
    "pickup": "S7-10.3",
    "secure": "S7-3.6",
    "catch": "S7-9.8",
    "pass": "S7-9.1",
    "throw_teammate": "S7-3.3",
    "bomb": "S7-3.6",
    "intercept": "S7-9.7",
    "land": "S7-5.7",
    "trait": "S7-4.4",
    "action": "S7-3.1",
}


def one_die(rule: str, what: str, side: int, die: Die = D6) -> Asking[int]:
    """Roll a single die."""
    faces = yield Roll(rule, what, ((side, die),))
    return int(faces[0])


def use(s: State, player: int, skill: Skill) -> Asking[bool]:
    """Ask the coach of a player whether it uses a skill."""
    return (yield from use_word(s, side_of(player), player, skill.word))


def use_word(s: State, side: int, player: int, word: str) -> Asking[bool]:
    """Ask a coach whether it uses something; ``player`` may be nobody, for staff."""
    options = ((side, ("use", word)), (side, ("decline", word)))
    _, said = yield Choice((side,), cited(word), "use", options)
    if said[0] == "use":
        s.tell(Used(side, player, word))
        return True
    return False


def tell_used(s: State, player: int, skill: Skill) -> None:
    """A skill that works by itself has worked."""
    s.tell(Used(side_of(player), player, skill.word))


# -------------------------------------------------------------------------------------------- a test
def collect(s: State, t: Test) -> None:
    """Add to the modifiers of the rules what the skills of both sides say."""
    kind, mine = t.kind, able(s, t.player)
    for _, modify in MODIFIES[kind].of(mine):
        modify(s, t)
    for _, hamper in HAMPERS[kind].of(s.team_skills[rival(t.player >> 4)]):
        hamper(s, t)
    for _, help_in in HELPS[kind].of(s.team_skills[t.player >> 4]):
        help_in(s, t)
    for _, ease in EASES[kind].of(mine):
        ease(s, t)


def test(s: State, t: Test) -> Asking[bool]:
    """Roll a die; a 6 always succeeds, a 1 always fails; a failed one may be turned or rolled again."""
    for _, prepares in PREPARES[t.kind].of(able(s, t.player)):
        yield from prepares(s, t)
    collect(s, t)
    yield from roll_test(s, t)
    if not t.passed:
        yield from mend(s, t)
    return t.passed


def roll_test(s: State, t: Test) -> Asking[None]:
    """The die itself."""
    (t.die,) = yield Roll(RULES[t.kind], t.word, ONE_D6[t.player >> 4])
    judge(s, t)


def judge(s: State, t: Test) -> None:
    """Whether the die is enough, and tell it."""
    t.passed = t.die >= t.needed
    s.tell(
        TESTED[t.kind](
            t.player, t.at, t.needed, t.die, t.passed, tuple(t.modifiers), RULES[t.kind], t.word, t.opponent
        )
    )


def mend(s: State, t: Test) -> Asking[None]:
    """A failed test: skills that turn it, the question whether to roll again, then those skills again."""
    yield from rescue(s, t)
    if t.passed or t.fixed:
        return
    if (yield from asks_again(s, t.player, t.kind, t)):
        yield from roll_test(s, t)
        if not t.passed:
            yield from rescue(s, t)
    t.fixed = True


def rescue(s: State, t: Test) -> Asking[None]:
    """Skills that may add to the die after it was rolled, asked only where they turn the result."""
    for _, turn in RESCUES[t.kind].of(able(s, t.player)):
        if not t.passed:
            yield from turn(s, t)


def try_skill(s: State, rule: str, skill: Skill, player: int, needed: int, other: int) -> Asking[bool]:
    """The die of a skill that is no test of the rules; a failed one may be rolled again (S7-10.5)."""
    if (yield from skill_die(s, rule, skill, player, needed, other)):
        return True
    return (yield from skill_again(s, rule, skill, player, needed, other))


def skill_again(s: State, rule: str, skill: Skill, player: int, needed: int, other: int) -> Asking[bool]:
    """The question about a die of a skill that failed, if it could do better, and the new one."""
    t = Test("action", player, needed, at=s.at[player], opponent=other, word=skill.word)
    if needed > len(D6.faces) or not (yield from asks_again(s, player, t.kind, t)):
        return False
    return (yield from skill_die(s, rule, skill, player, needed, other))


def skill_die(s: State, rule: str, skill: Skill, player: int, needed: int, other: int) -> Asking[bool]:
    """That die once, and whether it is enough."""
    rolled = yield from one_die(rule, skill.word, side_of(player))
    passed = rolled >= needed
    s.tell(SkillTested(player, s.at[player], needed, rolled, passed, (), rule, skill.word, other))
    return passed


# --------------------------------------------------------------------------------------------- re-rolls
def own_turn(s: State, side: int) -> bool:
    """Whether a side may use team re-rolls: in its own turn, and in its Charge! (S7-10.5)."""
    return s.turn == side and (s.phase is Phase.TURN or s.phase is Phase.CHARGE)


def team_words(s: State, side: int) -> list[str]:
    """The re-rolls of the team that may be used now (S7-10.5)."""
    if not own_turn(s, side):
        return []
    words = [TEAM] if s.rerolls[side] - s.leader[side] > 0 else []
    return words + [skill.word for skill, may in TEAM_SOURCES.of(s.team_skills[side]) if may(s, side)]


def sources(s: State, player: int, kind: str, subject: Any) -> list[Source]:
    """The skills of a player that may roll this die again."""
    found = []
    for _, source_of in REROLLS[kind].of(able(s, player)):
        source: Source = source_of()
        if not (source.limit and spent(s, player, source.skill)) and source.may(s, subject):
            found.append(source)
    if found:
        for _, denies in DENIES_REROLL.of(s.team_skills[rival(side_of(player))]):
            found = [source for source in found if not denies(s, subject, source.skill)]
    return found


def asks_again(s: State, player: int, kind: str, subject: Any) -> Asking[bool]:
    """The question with all sources of a re-roll; whether the die may be rolled again."""
    side = side_of(player)
    mine = sources(s, player, kind, subject)
    words = [source.skill.word for source in mine] + team_words(s, side)
    if not words:
        return False
    options: list[Option] = [(side, ("reroll", word)) for word in words]
    _, said = yield Choice((side,), "S7-10.5", "reroll", [*options, KEEP[side]])
    if said[0] == "keep":
        return False
    source = next((each for each in mine if each.skill.word == said[1]), None)
    if source is None:
        return (yield from team_reroll(s, player, str(said[1])))
    return (yield from skill_reroll(s, player, source))


def skill_reroll(s: State, player: int, source: Source) -> Asking[bool]:
    """Use a skill's re-roll; some need a die of their own first."""
    if source.limit:
        spend(s, player, source.skill, source.limit)
    allowed = True
    if source.needs:
        allowed = (yield from one_die("S7-10.5", source.skill.word, side_of(player))) >= source.needs
    s.tell(Rerolled(side_of(player), player, source.skill.word, allowed))
    return allowed


def team_reroll(s: State, player: int, word: str) -> Asking[bool]:
    """Spend a team re-roll, the one for the drive first; a Loner may not get it (S7-10.5)."""
    side = side_of(player)
    free = False
    for _, costs_nothing in COSTS_NOTHING.of(s.team_skills[side]):
        free = (yield from costs_nothing(s, side)) or free
    if not free:
        pay(s, side, word)
    allowed = True
    for skill, needs in TEAM_DIE.of(able(s, player)):
        allowed = (yield from one_die("S7-10.5", skill.word, side)) >= needs(s, player)
    s.tell(Rerolled(side, player, word, allowed))
    return allowed


def pay(s: State, side: int, word: str) -> None:
    """A team re-roll is gone."""
    if word != TEAM:
        s.leader = changed_pair(s.leader, side, s.leader[side] - 1)
    elif s.bonus[side]:
        s.bonus = changed_pair(s.bonus, side, s.bonus[side] - 1)
    s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] - 1)
