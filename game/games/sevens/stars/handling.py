"""Stars whose rules are about tests, the ball, throws and bombs (S7-17)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice
from game.games.sevens.ball import SCATTER, take
from game.games.sevens.blocks import PoolSource, pool_rerolls
from game.games.sevens.boons import may_use, uses
from game.games.sevens.catalogue import skill
from game.games.sevens.events import SkillTested
from game.games.sevens.fouls import send_off
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import (
    AFTER_BOMB,
    BOMB_CAUGHT,
    CAUGHT,
    EASES,
    HELPS,
    KINDS,
    LANDS_SAFELY,
    PREPARES,
    RESCUES,
    SCATTERED,
    SCORES,
    SNATCHES,
    Test,
    on,
    rerolls,
)
from game.games.sevens.rolls import judge, one_die, tell_used
from game.games.sevens.skills.action_traits import (
    HYPNOTIC_GAZE,
)
from game.games.sevens.skills.bombs import bomb_targets
from game.games.sevens.skills.passing import HAIL_MARY_PASS
from game.games.sevens.state import (
    NOBODY,
    State,
    able,
    alert,
    changed_pair,
    marking,
    note,
    owners,
    rival,
    side_of,
    stands,
)
from game.games.sevens.throwing import Flight

RULE: Final = "S7-17.3"
AGILITY_TESTS: Final = ("dodge", "jump", "pickup", "catch", "intercept", "land")
OFFICIAL: Final = "Consummate Professional"
PROFESSIONAL: Final = skill(OFFICIAL)
BREEZE: Final = skill("Swift as the Breeze")
LEAP: Final = skill("Bounding Leap")
LEAPS: Final = skill("Leap")
LUCK: Final = skill("Halfling Luck")
THINKER: Final = skill("Thinking Man's Troll")
DANCE: Final = skill("Mesmerising Dance")
BALLISTA: Final = skill("The Ballista")
PASSING_GAME: Final = skill("Strong Passing Game")
BLAST_IT: Final = skill("Blast It!")
YOINK: Final = skill("Yoink!")
QUICK_BITE: Final = skill("Quick Bite")
SHOW: Final = skill("Star of the Show")
RELIABLE: Final = skill("Reliable")
KABOOM: Final = skill("Kaboom!")
ALL_YOU_CAN: Final = skill("All You Can Eat")


# ------------------------------------------------------------------------------------------------- tests
@on(RESCUES, PROFESSIONAL, *AGILITY_TESTS)
def consummate_professional(s: State, t: Test) -> Asking[None]:
    """+1 to an Agility test, after the die is seen; asked where it turns the result."""
    if t.die == 1 or t.die + t.total + 1 < t.target or not may_use(s, t.player, PROFESSIONAL):
        return
    if (yield from uses(s, t.player, PROFESSIONAL)):
        t.add(PROFESSIONAL.name, 1)
        judge(s, t)


@on(RESCUES, BREEZE, "dodge", "jump", "rush")
def swift_as_the_breeze(s: State, t: Test) -> Asking[None]:
    """A Dodge, Leap or Rush succeeds on a 2 with no modifiers."""
    if t.die == 1 or not (yield from uses(s, t.player, BREEZE)):
        return
    t.target, t.modifiers = 2, []
    judge(s, t)


@PREPARES["jump"](LEAP)
def bounding_leap(s: State, t: Test) -> Asking[None]:
    """Said before the die: no negative modifiers, and a re-roll."""
    if (yield from uses(s, t.player, LEAP)):
        t.used.add(LEAP.word)


@EASES["jump"](LEAP, order=1)
def leaps_freely(s: State, t: Test) -> None:
    if LEAP.word in t.used:
        t.modifiers = [each for each in t.modifiers if each[1] > 0 and each[0] != LEAPS.name]


def _leaping(s: State, t: Test) -> bool:
    return LEAP.word in t.used


rerolls(LEAP, "jump", may=_leaping)
for lucky in (LUCK, THINKER):
    rerolls(lucky, *KINDS, limit=lucky.limit)
    pool_rerolls(lucky, PoolSource(lucky, limit=lucky.limit))


def _gazes(s: State, t: Test) -> bool:
    return t.word == HYPNOTIC_GAZE.word


rerolls(DANCE, "action", may=_gazes, limit="half")
rerolls(BALLISTA, "throw_teammate", limit="game")


@RESCUES["pass"](PASSING_GAME)
def strong_passing_game(s: State, t: Test) -> Asking[None]:
    """Its ST is added to a PA test; asked where that turns the result."""
    strong = s.st[t.player]
    if t.die == 1 or t.die + t.total + strong < t.target:
        return
    if (yield from uses(s, t.player, PASSING_GAME)):
        t.add(PASSING_GAME.name, min(strong, 6 - t.die - t.total) if t.die + t.total < 6 else 0)
        judge(s, t)


# ----------------------------------------------------------------------------------------- passes, catches
@SCATTERED(BLAST_IT)
def blast_it(s: State, t: Test) -> Asking[bool]:
    """The scatter of its Hail Mary Pass is rolled again."""
    return hail_mary(s, t) and (yield from uses(s, t.player, BLAST_IT))


def hail_mary(s: State, t: Test) -> bool:
    """Whether a pass goes farther than any range."""
    from game.games.sevens.board import BOMB, pass_range

    return t.kind == "pass" and pass_range(t.origin, t.at) > BOMB


@HELPS["catch"](BLAST_IT)
def easier_to_catch(s: State, t: Test) -> None:
    """+1 for team-mates that catch it."""
    for owner in owners(s, side_of(t.player), BLAST_IT):
        if owner == s.active != t.player and t.how == SCATTER and flown(s, t, owner):
            t.add(BLAST_IT.name, 1)


def flown(s: State, t: Test, owner: int) -> bool:
    """The ball comes from a Hail Mary Pass of this player."""
    return t.origin == s.at[owner] and bool(able(s, owner) & HAIL_MARY_PASS.mask)


@SNATCHES(YOINK)
def yoink(s: State, player: int) -> Asking[bool | None]:
    """In place of the test: on a 2 or more the interception succeeds. None: it is not used."""
    if not (yield from uses(s, player, YOINK)):
        return None
    rolled = yield from one_die(RULE, YOINK.word, side_of(player))
    s.tell(SkillTested(player, s.at[player], 2, rolled, rolled >= 2, (), RULE, YOINK.word, NOBODY))
    return rolled >= 2


@CAUGHT(QUICK_BITE)
def quick_bite(s: State, catcher: int) -> Asking[None]:
    """An opponent that it marks has caught the ball: an armour roll, and if that breaks it has the ball; no
    turnover comes from this."""
    for player in marking(s, s.at[catcher], rival(side_of(catcher))):
        if able(s, player) & QUICK_BITE.mask and (yield from uses(s, player, QUICK_BITE)):
            s.sparing, sparing = True, s.sparing
            h = Harm(catcher, "bite", by=player, direct=True, sparing=True)
            broken = yield from strike_for_ball(s, h)
            if broken and alert(s, player):
                note(s, taken=player)
                take(s, player, "bite")
            s.sparing = sparing
            return


def strike_for_ball(s: State, h: Harm) -> Asking[bool]:
    """An armour roll alone decides about the ball: it is out of the hands before the injury comes."""
    from game.games.sevens.ball import release
    from game.games.sevens.harm import armour, injury

    if not (yield from armour(s, h)):
        return False
    release(s, h.victim)
    s.ball = -1
    yield from injury(s, h)
    return True


@SCORES(SHOW)
def star_of_the_show(s: State, player: int) -> Asking[None]:
    """Its touchdown brings a team re-roll for the half."""
    side = side_of(player)
    yield from ()
    s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + 1)
    tell_used(s, player, SHOW)


# ------------------------------------------------------------------------------------- throws and bombs
@LANDS_SAFELY(RELIABLE)
def reliable(s: State, f: Flight) -> bool:
    """After a fumbled throw the team-mate lands safely, wherever it bounces."""
    tell_used(s, f.thrower, RELIABLE)
    return True


@BOMB_CAUGHT(KABOOM)
def kaboom(s: State, thrower: int, catcher: int) -> Asking[bool]:
    """A bomb that an opponent has caught explodes there."""
    return side_of(thrower) != side_of(catcher) and (yield from uses(s, thrower, KABOOM))


@AFTER_BOMB(ALL_YOU_CAN)
def all_you_can_eat(s: State, player: int) -> Asking[None]:
    """A second bomb in one activation; after it a 1, 2 or 3 sends its thrower off."""
    from game.games.sevens.skills.bombs import bomb_away

    side = side_of(player)
    if not stands(s, player) or not (yield from uses(s, player, ALL_YOU_CAN)):
        return
    _, words = yield Choice((side,), RULE, "bomb", bomb_targets(s, player), step=True)
    yield from bomb_away(s, player, int(words[1]))
    rolled = yield from one_die(RULE, ALL_YOU_CAN.word, side)
    s.tell(SkillTested(player, s.at[player], 4, rolled, rolled >= 4, (), RULE, ALL_YOU_CAN.word, NOBODY))
    if rolled <= 3 and s.at[player] >= 0:
        yield from send_off(s, player, "bombs")
