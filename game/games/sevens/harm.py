"""Going down, armour, injury, casualty, apothecary (chapter 11)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Asking, Choice, Roll
from game.games.sevens.ball import release, spill
from game.games.sevens.events import (
    ArmourRolled,
    CasualtyRolled,
    InjuryRolled,
    KnockedDown,
    Lasting,
    PlacedProne,
    Removed,
)
from game.games.sevens.hooks import (
    ARMOUR,
    ARMOUR_AGAIN,
    BONUSES,
    BREAKS,
    CASUALTY_MODIFIES,
    CREDITS,
    DROPS,
    GOES_DOWN,
    INJURY,
    KILLED,
    LEAVES,
    LIES,
    SAVES,
)
from game.games.sevens.rolls import TWO_D6, one_die, use_word
from game.games.sevens.state import (
    BADLY_HURT,
    CASUALTIES,
    CASUALTY,
    D16,
    DEAD,
    KO,
    NOBODY,
    PRONE,
    RESERVES,
    STANDING,
    STUNNED,
    State,
    able,
    changed,
    changed_pair,
    rival,
    set_status,
    side_of,
    take_off,
)
from game.games.sevens.turnover import turnover_of

BOXES: Final = {RESERVES: "reserves", KO: "ko", CASUALTY: "casualty"}
REDUCED: Final = {1: "av", 2: "av", 3: "ma", 4: "pa", 5: "ag", 6: "st"}  # S7-11.5
UNASKED: Final = "unasked"
"""In a bonus: it is taken without a question."""
CASUALTY_SPP: Final = 3  # by a block (S7-14.1)


class Harm:
    """What happens to a player, and by whom.

    ``why`` is block, dodge, rush, jump, foul, crowd, … or the word of a skill; ``by`` the player that did it,
    or NOBODY; ``origin`` the square that was left. ``direct``: an armour roll without a fall, which changes
    nothing if it holds (S7-11.2). ``sparing``: no turnover comes from it unless the ball was held. ``fixed``:
    nothing may modify the armour roll. Of the rolls: ``dice``, ``modifiers``, ``broken``, ``used`` (words of
    bonuses), ``reads`` (an injury that counts as another), ``result``, ``armour_dice``; ``held``: the ball
    was in the player's hands. Of a foul: ``assists``, and ``alone``: there are none on either side.
    """

    __slots__ = (
        "alone",
        "armour_dice",
        "assists",
        "broken",
        "by",
        "dice",
        "direct",
        "fixed",
        "held",
        "modifiers",
        "origin",
        "reads",
        "result",
        "sparing",
        "used",
        "victim",
        "why",
    )

    def __init__(
        self,
        victim: int,
        why: str,
        *,
        by: int = NOBODY,
        origin: int = NOWHERE,
        direct: bool = False,
        sparing: bool = False,
        fixed: bool = False,
    ) -> None:
        self.victim, self.why, self.by, self.origin = victim, why, by, origin
        self.direct, self.sparing, self.fixed = direct, sparing, fixed
        self.modifiers: list[tuple[str, int]] = []
        self.used: set[str] = set()
        self.reads: dict[str, str] = {}
        self.dice: tuple[int, int] = (0, 0)
        self.armour_dice: tuple[int, int] = (0, 0)
        self.broken = self.held = self.alone = False
        self.assists = 0
        self.result = ""

    def add(self, name: str, number: int) -> None:
        """A modifier of the roll that is being made, with the name that the log gives."""
        self.modifiers.append((name, number))

    @property
    def total(self) -> int:
        """Both dice and all modifiers of the roll that is being made."""
        return sum(self.dice) + sum([number for _, number in self.modifiers])


# --------------------------------------------------------------------------------------------- going down
def knock_down(s: State, h: Harm) -> Asking[bool]:
    """A player is Knocked Down or falls: armour, injury, then its ball (S7-5.1). False: it kept its feet."""
    if not (yield from fall(s, h)):
        return False
    if h.held:
        yield from lose_ball(s, h.victim)
    return True


def fall(s: State, h: Harm) -> Asking[bool]:
    """Down, armour and injury; a ball that was held lies on the square and has still to bounce."""
    for _, goes_down in GOES_DOWN.of(able(s, h.victim)):
        answer = yield from goes_down(s, h)
        if answer == "up":
            return False
        if answer == "done":
            return True
    bring_down(s, h)
    yield from suffer(s, h)
    return True


def bring_down(s: State, h: Harm) -> None:
    """The fall itself, and the turnover that comes of it (S7-5.1, S7-5.5)."""
    player = h.victim
    s.tell(KnockedDown(player, s.at[player], h.by, h.why))
    set_status(s, player, PRONE)
    h.held = release(s, player)
    if h.held or not h.sparing:
        rule = "S7-5.5" if h.held else "S7-5.3" if h.why == "rush" else "S7-5.1"
        turnover_of(s, side_of(player), rule)


def place_prone(s: State, player: int) -> Asking[None]:
    """Down without armour; a ball it held bounces, and that is a turnover in its own turn (S7-5.12)."""
    yield from lay(s, player)
    if s.ball >= 0 and s.ball == s.at[player]:
        yield from lose_ball(s, player)


def lay(s: State, player: int) -> Asking[None]:
    """Down without armour; a ball that was held lies on the square and has still to bounce."""
    s.tell(PlacedProne(player, s.at[player]))
    h = Harm(player, "placed", direct=True)
    set_status(s, player, PRONE)
    if release(s, player):
        turnover_of(s, side_of(player), "S7-5.12")
    for _, lies in LIES.of(s.skills[player]):
        yield from lies(s, h)


def lose_ball(s: State, player: int) -> Asking[None]:
    """The ball of a player that went down bounces, unless a skill knows better."""
    for _, drops in DROPS.of(s.skills[player]):
        if (yield from drops(s, player)):
            return
    yield from spill(s)


def suffer(s: State, h: Harm) -> Asking[None]:
    """The armour roll and what follows (S7-11.1 to S7-11.5)."""
    for _, lies in LIES.of(s.skills[h.victim]):
        if not h.direct and (yield from lies(s, h)):
            return
    if (yield from armour(s, h)):
        yield from injury(s, h)
    elif not h.direct:
        set_status(s, h.victim, PRONE if s.house.armour_holds else STUNNED)


def strike(s: State, h: Harm) -> Asking[bool]:
    """An armour roll without a fall, and the ball if the player comes to lie; whether armour broke."""
    yield from suffer(s, h)
    if h.held:
        yield from lose_ball(s, h.victim)
    return h.broken


# ------------------------------------------------------------------------------------------------- armour
def armour(s: State, h: Harm) -> Asking[bool]:
    """2D6 against AV: the roll must exceed it, or in the printed rules reach it (S7-11.1)."""
    side = rival(side_of(h.victim))
    h.modifiers = []
    if h.assists:
        h.add("assists", h.assists)
    if not h.fixed:
        add_armour_modifiers(s, h)
    h.dice = h.armour_dice = yield Roll("S7-11.1", "armour", TWO_D6[side])
    judge_armour(s, h)
    if not h.broken:
        yield from bonus(s, h, armour_needs(s, h) - h.total)
    tell_armour(s, h)
    if not h.broken:
        yield from again(s, h)
    return h.broken


def again(s: State, h: Harm) -> Asking[None]:
    """Skills that roll armour again, of whoever did it."""
    if h.by == NOBODY:
        return
    for _, rolls_again in ARMOUR_AGAIN.of(s.skills[h.by]):
        if not h.broken and (yield from rolls_again(s, h)):
            judge_armour(s, h)
            if not h.broken:
                yield from bonus(s, h, armour_needs(s, h) - h.total)
            tell_armour(s, h)


def tell_armour(s: State, h: Harm) -> None:
    s.tell(ArmourRolled(h.victim, h.dice, armour_needs(s, h), tuple(h.modifiers), h.broken, s.at[h.victim]))


def add_armour_modifiers(s: State, h: Harm) -> None:
    """What the skills of both say, those of the victim last."""
    skills = s.skills[h.victim] | (s.skills[h.by] if h.by != NOBODY else 0)
    for _, modify in ARMOUR.of(skills):
        modify(s, h)


def armour_needs(s: State, h: Harm) -> int:
    """What 2D6 have to come to."""
    return s.av[h.victim] + (0 if s.house.armour_breaks else 1)


def judge_armour(s: State, h: Harm) -> None:
    """Whether the dice break armour as they lie."""
    h.broken = h.total >= armour_needs(s, h)
    if not h.broken and not h.fixed and h.by != NOBODY:
        h.broken = any(breaks(s, h) for _, breaks in BREAKS.of(s.skills[h.by]))


def bonus(s: State, h: Harm, lacking: int) -> Asking[None]:
    """Bonuses chosen after rolling: on armour asked only where they turn the roll, otherwise on the injury
    roll, where ``lacking`` is 0 (S7-11.6, S7-11.7)."""
    if h.fixed and lacking:
        return
    for side in (s.turn, rival(s.turn)):
        for skill, offers in BONUSES.of(s.team_skills[side]):
            offered = offers(s, h, side)
            if offered is None or skill.word in h.used or (h.broken and lacking):
                continue
            owner, number, *unasked = offered
            if number >= lacking and (unasked or (yield from use_word(s, side, owner, skill.word))):
                h.used.add(skill.word)
                h.add(skill.name, number)
                if lacking:
                    h.broken = True


# ------------------------------------------------------------------------------------------------- injury
def injury(s: State, h: Harm) -> Asking[None]:
    """2D6 on the injury table (S7-11.3)."""
    h.modifiers = []
    h.dice = yield Roll("S7-11.3", "injury", TWO_D6[rival(side_of(h.victim))])
    yield from bonus(s, h, 0)
    h.result = injury_of(s, h)
    s.tell(InjuryRolled(h.victim, h.dice, tuple(h.modifiers), h.result, s.at[h.victim]))
    yield from apply_injury(s, h)


def injury_of(s: State, h: Harm) -> str:
    """2-7 Stunned, 8-9 KO, 10-12 Casualty; skills of the victim read it otherwise (S7-11.3)."""
    total = h.total
    result = "stunned" if total <= 7 else "ko" if total <= 9 else "casualty"
    for _, reads in INJURY.of(s.skills[h.victim]):
        result = reads(s, h, total, result)
    return h.reads.get(result, result)


def apply_injury(s: State, h: Harm) -> Asking[None]:
    player = h.victim
    if h.result == "ko" and (yield from treats_ko(s, h)):
        h.result = "stunned"
    comes_to_lie(s, h)
    match h.result:
        case "stunned":
            if s.at[player] >= 0:
                set_status(s, player, STUNNED)
        case "ko":
            remove(s, player, KO, "S7-11.3")
        case "badly_hurt":
            credit(s, h)
            hurt(s, player, BADLY_HURT)
            remove(s, player, CASUALTY, "S7-11.4")
        case _:
            yield from casualty(s, h)


def comes_to_lie(s: State, h: Harm) -> None:
    """Whoever stood until now, and is hurt by an armour roll without a fall, loses the ball with it."""
    player = h.victim
    if s.at[player] >= 0 and s.status[player] == STANDING:
        set_status(s, player, PRONE)
        h.held = release(s, player)
        if h.held or not h.sparing:
            turnover_of(s, side_of(player), "S7-5.5" if h.held else "S7-5.1")


def remove(s: State, player: int, box: int, rule: str) -> None:
    """Off the pitch, to a box."""
    s.tell(Removed(rule, player, s.at[player], BOXES[box]))
    take_off(s, player, box)
    if box == CASUALTY:
        for _, leaves in LEAVES.of(s.skills[player]):
            leaves(s, player)


def hurt(s: State, player: int, degree: int) -> None:
    s.casualty = changed(s.casualty, player, degree)


# ----------------------------------------------------------------------------------------------- casualty
def casualty(s: State, h: Harm) -> Asking[None]:
    """D16, rolled by the opponent; before it Regeneration, after it the apothecary (S7-11.5, S7-11.11)."""
    player = h.victim
    credit(s, h)
    for _, saves in SAVES.of(s.skills[player]):
        if (yield from saves(s, h)):
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


def credit(s: State, h: Harm) -> None:
    """A casualty by a block is worth 3 to the blocker, by a skill to whom the skill says (S7-14.1)."""
    cause = h.by if h.why == "block" else NOBODY
    for _, credits in CREDITS.of(s.team_skills[rival(side_of(h.victim))]):
        if cause == NOBODY:
            cause = credits(s, h)
    if cause != NOBODY and side_of(cause) != side_of(h.victim):
        s.spp = changed(s.spp, cause, s.spp[cause] + CASUALTY_SPP)


def casualty_of(rolled: int) -> int:
    """1-8 Badly Hurt, 9-10 Seriously Hurt, 11-12 Serious Injury, 13-14 Lasting Injury, 15-16 Dead."""
    return BADLY_HURT if rolled <= 8 else min(DEAD, 2 + (rolled - 9) // 2)


def casualty_roll(s: State, h: Harm) -> Asking[int]:
    """The D16 and its modifiers (S7-11.5, S7-11.10)."""
    die = yield from one_die("S7-11.5", "casualty", rival(side_of(h.victim)), D16)
    modifiers = tuple(
        (skill.name, modify(s, h)) for skill, modify in CASUALTY_MODIFIES.of(s.skills[h.victim])
    )
    degree = casualty_of(min(16, die + sum([number for _, number in modifiers])))
    s.tell(CasualtyRolled(h.victim, die, modifiers, CASUALTIES[degree], h.by))
    return degree


def lasting(s: State, player: int) -> Asking[None]:
    """D6: 1-2 AV, 3 MA, 4 PA, 5 AG, 6 ST, each one worse (S7-11.5)."""
    rolled = yield from one_die("S7-11.5", "characteristic", rival(side_of(player)))
    what = REDUCED[rolled]
    figures: tuple[int, ...] = getattr(s, what)
    figure = figures[player]
    if what in ("pa", "ag"):
        worse = figure and min(6, figure + 1)
    else:
        worse = max(1, figure - 1)
    setattr(s, what, changed(figures, player, worse))
    s.tell(Lasting(player, rolled, what))


# ---------------------------------------------------------------------------------------------- apothecary
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
    """In the printed rules also a KO becomes Stunned (chapter 20)."""
    return s.house.apothecary and (yield from calls_apothecary(s, h))
