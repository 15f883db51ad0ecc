"""The casualty roll, what comes before it, and the apothecary after it (S7-11.5, S7-11.10 to S7-11.12)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice
from game.games.sevens.boons import turn_back
from game.games.sevens.events import CasualtyRolled, Lasting
from game.games.sevens.harm.boxes import hurt, remove
from game.games.sevens.harm.case import Harm
from game.games.sevens.hooks import CASUALTIES as CASUALTIES_BY
from game.games.sevens.hooks import CASUALTY_MODIFIES, CREDITS, DIED, KILLED, SAVED_AGAIN, SAVES, TREATS_KO
from game.games.sevens.rolls import one_die, use_word
from game.games.sevens.state import (
    BADLY_HURT,
    CASUALTIES,
    CASUALTY,
    D16,
    DEAD,
    NOBODY,
    RESERVES,
    SERIOUSLY_HURT,
    SQUAD,
    State,
    changed,
    changed_pair,
    rival,
    side_of,
)

REDUCED: Final = {1: "av", 2: "av", 3: "ma", 4: "pa", 5: "ag", 6: "st"}  # S7-11.5
CASUALTY_SPP: Final = 3  # by a block (S7-14.1)


def casualty(s: State, h: Harm) -> Asking[None]:
    """D16, rolled by the opponent; before it Regeneration, after it the apothecary (S7-11.5, S7-11.11)."""
    player = h.victim
    credit(s, h)
    for _, saves in SAVES.of(s.skills[player]):
        if (yield from saves(s, h)) or ((yield from once_more(s, h)) and (yield from saves(s, h))):
            remove(s, player, RESERVES, "S7-11.11")
            return
    degree = yield from casualty_roll(s, h)
    degree, treated = yield from treats(s, h, degree)
    hurt(s, player, degree)
    if treated and degree == BADLY_HURT and s.house.apothecary:
        remove(s, player, RESERVES, "S7-11.12")
        hurt(s, player, 0)
        return
    remove(s, player, CASUALTY, "S7-11.5")
    if CASUALTIES[degree] == "lasting_injury":
        yield from lasting(s, player)
    if degree == DEAD and h.by != NOBODY:
        for _, killed in KILLED.of(s.skills[h.by]):
            yield from killed(s, h)
    if degree == DEAD:
        other = rival(side_of(player))
        for _, died in DIED.of(s.team_skills[other]):
            yield from died(s, h, other)


def once_more(s: State, h: Harm) -> Asking[bool]:
    """Whether staff lets a Regeneration that failed be rolled again (S7-2.4)."""
    side = side_of(h.victim)
    for _, again in SAVED_AGAIN.of(s.team_skills[side]):
        if (yield from again(s, h, side)):
            return True
    return False


def credit(s: State, h: Harm) -> None:
    """A casualty by a block is worth 3 to the blocker, by a skill to whom the skill says (S7-14.1)."""
    cause = h.by if h.why == "block" else NOBODY
    for _, credits in CREDITS.of(s.team_skills[rival(side_of(h.victim))]):
        if cause == NOBODY:
            cause = credits(s, h)
    if cause != NOBODY and side_of(cause) != side_of(h.victim):
        s.spp = changed(s.spp, cause, s.spp[cause] + CASUALTY_SPP)
    for _, causes in CASUALTIES_BY.of(s.skills[h.by] if h.by != NOBODY else 0):
        causes(s, h)


def casualty_of(rolled: int) -> int:
    """1-8 Badly Hurt, 9-10 Seriously Hurt, 11-12 Serious Injury, 13-14 Lasting Injury, 15-16 Dead."""
    return BADLY_HURT if rolled <= 8 else min(DEAD, 2 + (rolled - 9) // 2)


def casualty_roll(s: State, h: Harm) -> Asking[int]:
    """The D16 and its modifiers; in a season three outcomes alone (S7-11.5, S7-11.10, S7-16.2)."""
    die = yield from one_die("S7-11.5", "casualty", rival(side_of(h.victim)), D16)
    modifiers = casualty_modifiers(s, h)
    degree = degree_of(s, min(16, die + sum([number for _, number in modifiers])))
    s.tell(CasualtyRolled(h.victim, die, modifiers, CASUALTIES[degree], h.by))
    return degree


def casualty_modifiers(s: State, h: Harm) -> tuple[tuple[str, int], ...]:
    """What is added to the D16: by skills of the victim, and by old injuries (S7-11.10, S7-11.5)."""
    modifiers = tuple(
        (skill.name, modify(s, h)) for skill, modify in CASUALTY_MODIFIES.of(s.skills[h.victim])
    )
    cards = s.extra.cards
    if cards is not None and (niggles := cards[side_of(h.victim)].niggles[h.victim % SQUAD]):
        modifiers += (("niggling", niggles),)
    return modifiers


def degree_of(s: State, total: int) -> int:
    """What a total of the D16 is, in a season one of three outcomes alone (S7-11.5, S7-16.2)."""
    degree = casualty_of(total)
    return SERIOUSLY_HURT if s.house.folded and BADLY_HURT < degree < DEAD else degree


def lasting(s: State, player: int) -> Asking[None]:
    """D6: 1-2 AV, 3 MA, 4 PA, 5 AG, 6 ST, each one worse (S7-11.5)."""
    rolled = yield from one_die("S7-11.5", "characteristic", rival(side_of(player)))
    what = REDUCED[rolled]
    turn_back(s, player)
    figures: tuple[int, ...] = getattr(s, what)
    figure = figures[player]
    if what in ("pa", "ag"):
        worse = figure and min(6, figure + 1)
    else:
        worse = max(1, figure - 1)
    setattr(s, what, changed(figures, player, worse))
    s.tell(Lasting(player, rolled, what))


def calls_apothecary(s: State, h: Harm) -> Asking[bool]:
    side = side_of(h.victim)
    if not s.apothecary[side] or not (yield from use_word(s, side, h.victim, "Apothecary")):
        return False
    s.apothecary = changed_pair(s.apothecary, side, s.apothecary[side] - 1)
    return True


def treats(s: State, h: Harm, degree: int) -> Asking[tuple[int, bool]]:
    """The D16 is rolled again and the better result counts, in the printed rules either; Dead is beyond
    help but in the printed rules (S7-11.12)."""
    if degree == DEAD and not s.house.apothecary:
        return degree, False
    if not (yield from calls_apothecary(s, h)):
        return degree, False
    other = yield from casualty_roll(s, h)
    if s.house.apothecary and other != degree:
        side = side_of(h.victim)
        _, said = yield Choice(
            (side,),
            "S7-11.12",
            "choose",
            tuple((side, ("choose", CASUALTIES[each])) for each in sorted((degree, other))),
        )
        return CASUALTIES.index(str(said[1])), True
    return min(degree, other), True


def treats_ko(s: State, h: Harm) -> Asking[bool]:
    """In the printed rules also a KO becomes Stunned (chapter 20), and by staff that was bought (S7-2.4)."""
    side = side_of(h.victim)
    for _, treats in TREATS_KO.of(s.team_skills[side]):
        if (yield from treats(s, h, side)):
            return True
    return s.house.apothecary and (yield from calls_apothecary(s, h))
