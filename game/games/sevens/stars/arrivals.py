"""Stars whose rules begin with their activation (S7-17).

A rule that may end the activation stands at ACTIVATES, the others at DECLARES; each is asked only where it
could do something.
"""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE, distance, members
from game.core.requests import Asking, Choice, Option
from game.games.sevens.actions import ACTIONS
from game.games.sevens.blocks import BLITZ, MOVE
from game.games.sevens.board import NEIGHBOURS, PITCH
from game.games.sevens.boons import chosen, lend, may_use, uses
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.drives import picked
from game.games.sevens.events import Acted, Moved, PickedUp, SkillTested, Struck
from game.games.sevens.harm import Harm, knock_down, strike
from game.games.sevens.hooks import ACTIVATES, CUT_SHORT, DECLARES, ENDS
from game.games.sevens.options import READY, player_to_squares
from game.games.sevens.rolls import one_die
from game.games.sevens.skills.action_traits import targeted
from game.games.sevens.skills.activation_traits import becomes_distracted
from game.games.sevens.state import (
    NOBODY,
    RESERVES,
    STANDING,
    State,
    adjacent,
    alert,
    is_open,
    note,
    on_pitch,
    put,
    rival,
    side_of,
    stands,
    take_off,
)

RULE: Final = "S7-17.3"
MY_EYES: Final = skill("Look Into My Eyes")
HEX: Final = skill("Baleful Hex")
INK: Final = skill("Black Ink")
ZOAT: Final = skill("Excuse me, are you a Zoat?")
BARREL: Final = skill("Beer Barrel Bash")
BLAST: Final = skill("Blastin' Solves Everything")
CATCH: Final = skill("Catch of the Day")
TREACHEROUS: Final = skill("Treacherous")
BLADE: Final = skill("The Flashing Blade")
RAID: Final = skill("Raiding Party")
WISDOM: Final = skill("Wisdom of the White Dwarf")
OUTBURST: Final = skill("Furious Outburst")
CARRY: Final = skill("I'll Carry You")
TAUGHT: Final = tuple(skill(name) for name in ("Break Tackle", "Dauntless", "Mighty Blow", "Sure Feet"))
CARRIED: Final = (skill("Break Tackle"), skill("Dodge"))


def foes_within(s: State, player: int, squares: int) -> list[int]:
    """The opponents on the pitch so near."""
    here = s.at[player]
    return [foe for foe in on_pitch(s, rival(side_of(player))) if distance(s.at[foe], here) <= squares]


def die_of(s: State, player: int, rule: Skill, needs: int, other: int) -> Asking[int]:
    """The die of a rule, told with what it had to show."""
    rolled = yield from one_die(RULE, rule.word, side_of(player))
    s.tell(SkillTested(player, s.at[player], needs, rolled, rolled >= needs, (), RULE, rule.word, other))
    return rolled


def ready_to(s: State, player: int, rule: Skill) -> bool:
    """It stands, and has not used its rule up."""
    return stands(s, player) and may_use(s, player, rule)


# ------------------------------------------------------------------------------- opponents that lose heart
def distracts(rule: Skill, squares: int, *, marked: bool = False) -> None:
    """An opponent of choice becomes Distracted."""

    @DECLARES(rule)
    def declares(s: State, player: int) -> Asking[None]:
        foes = [foe for foe in foes_within(s, player, squares) if alert(s, foe)]
        if not ready_to(s, player, rule) or not foes or not (yield from uses(s, player, rule)):
            return
        foe = yield from picked(s, side_of(player), RULE, "distracts", foes)
        becomes_distracted(s, foe)


distracts(INK, 1)
distracts(ZOAT, 3)


@DECLARES(HEX)
def baleful_hex(s: State, player: int) -> Asking[None]:
    """On a 2 or more one within five squares is Distracted, and cannot be activated in its next turn."""
    foes = foes_within(s, player, 5)
    if not ready_to(s, player, HEX) or not foes or not (yield from uses(s, player, HEX)):
        return
    foe = yield from picked(s, side_of(player), RULE, "hexes", foes)
    if (yield from die_of(s, player, HEX, 2, foe)) >= 2:
        becomes_distracted(s, foe)
        note(s, hexed=s.extra.hexed | 1 << foe)


# -------------------------------------------------------------------------------------- the ball changes
@ACTIVATES(MY_EYES)
def look_into_my_eyes(s: State, player: int) -> Asking[bool]:
    """Beside the opposing carrier, on a 2 or more it has the ball, and its activation ends."""
    foe = s.holder
    near = foe != NOBODY and side_of(foe) != side_of(player) and foe in foes_within(s, player, 1)
    if not near or not ready_to(s, player, MY_EYES) or not (yield from uses(s, player, MY_EYES)):
        return False
    if (yield from die_of(s, player, MY_EYES, 2, foe)) < 2:
        return False
    has_ball(s, player)
    return True


def has_ball(s: State, player: int) -> None:
    """The ball comes to its hands without a test."""
    s.holder, s.ball = player, NOWHERE
    s.tell(PickedUp(player, s.at[player]))


@DECLARES(CATCH)
def catch_of_the_day(s: State, player: int) -> Asking[None]:
    """Within three squares of a loose ball, on a 3 or more it has it."""
    near = s.ball >= 0 and distance(s.at[player], s.ball) <= 3
    if not near or not ready_to(s, player, CATCH) or not (yield from uses(s, player, CATCH)):
        return
    if (yield from die_of(s, player, CATCH, 3, NOBODY)) >= 3:
        has_ball(s, player)


@DECLARES(TREACHEROUS)
def treacherous(s: State, player: int) -> Asking[None]:
    """It takes the ball of a team-mate beside it, who is knocked down: never a turnover."""
    mate = s.holder
    if mate == player or mate not in adjacent(s, s.at[player], side_of(player)):
        return
    if not ready_to(s, player, TREACHEROUS) or not (yield from uses(s, player, TREACHEROUS)):
        return
    has_ball(s, player)
    yield from knock_down(s, Harm(mate, "treacherous", by=player, sparing=True))


# ------------------------------------------------------------------------------------ a blow at the start
@ACTIVATES(BARREL)
def beer_barrel_bash(s: State, player: int) -> Asking[bool]:
    """One within three squares: 3 or more knocks it down, a 2 does nothing, a 1 fells the thrower."""
    foes = [foe for foe in foes_within(s, player, 3) if stands(s, foe)]
    if not ready_to(s, player, BARREL) or not foes or not (yield from uses(s, player, BARREL)):
        return False
    foe = yield from picked(s, side_of(player), RULE, "barrel", foes)
    rolled = yield from die_of(s, player, BARREL, 3, foe)
    if rolled >= 3:
        yield from knock_down(s, Harm(foe, "barrel", by=player))
    elif rolled == 1:
        yield from knock_down(s, Harm(player, "barrel"))
    return True


@ACTIVATES(BLAST)
def blastin(s: State, player: int) -> Asking[bool]:
    """One within three squares: 3 or more hits it, a 2 somebody of the other coach's choice beside it, a 1
    the shooter; an armour roll on whoever is hit."""
    foes = [foe for foe in foes_within(s, player, 3) if stands(s, foe)]
    if not ready_to(s, player, BLAST) or not foes or not (yield from uses(s, player, BLAST)):
        return False
    side = side_of(player)
    hit = yield from picked(s, side, RULE, "blast", foes)
    rolled = yield from die_of(s, player, BLAST, 3, hit)
    if rolled == 1:
        hit = player
    elif rolled == 2:
        others = [
            each
            for each in on_pitch(s, 0) + on_pitch(s, 1)
            if each != hit and distance(s.at[each], s.at[hit]) <= 3
        ]
        hit = yield from picked(s, rival(side), RULE, "blasted", others)
    s.tell(Struck(RULE, hit, "blast", s.at[hit]))
    yield from strike(s, Harm(hit, "blast", by=player, direct=True))
    return True


@DECLARES(BLADE)
def flashing_blade(s: State, player: int) -> Asking[None]:
    """A Move begins with a Stab on an opponent that it marks."""
    foes = [foe for foe in foes_within(s, player, 1) if stands(s, foe)]
    if s.action != MOVE.number or not foes or not ready_to(s, player, BLADE):
        return
    if (yield from uses(s, player, BLADE)):
        foe = yield from picked(s, side_of(player), RULE, "stabs", foes)
        yield from stabs(s, player, foe)


def stabs(s: State, player: int, foe: int) -> Asking[None]:
    """An armour roll that nothing modifies."""
    s.tell(Acted(player, "stab", foe, s.at[foe]))
    if (yield from targeted(s, player, foe, "stab")):
        yield from strike(s, Harm(foe, "stab", by=player, direct=True, fixed=True))


@ACTIVATES(OUTBURST)
def furious_outburst(s: State, player: int) -> Asking[bool]:
    """A Blitz: it is placed next to a standing opponent within three squares, stabs it, and may be placed up
    to three squares away; its activation ends."""
    side = side_of(player)
    if s.action != BLITZ.number or not ready_to(s, player, OUTBURST):
        return False
    foes = [foe for foe in foes_within(s, player, 3) if stands(s, foe) and beside(s, foe, player)]
    if not foes or not (yield from uses(s, player, OUTBURST)):
        return False
    foe = yield from picked(s, side, RULE, "outburst", foes)
    places = beside(s, foe, player)
    named = player_to_squares("place", player)
    words = yield from chosen(s, side, RULE, "outburst_to", [named[at] for at in places])
    comes_to(s, player, int(words[2]))
    yield from stabs(s, player, foe)
    away = [at for at in members(PITCH.within(s.at[player], 3)) if s.grid[at] < 0 and at != s.ball]
    options: list[Option] = [*(named[at] for at in away), READY[side]]
    _, words = yield Choice((side,), RULE, "outburst_away", options)
    if words[0] == "place":
        comes_to(s, player, int(words[2]))
    return True


def beside(s: State, foe: int, player: int) -> list[int]:
    """The squares round an opponent where somebody can be placed, or is."""
    return [at for at in NEIGHBOURS[s.at[foe]] if s.grid[at] in (-1, player) and at != s.ball]


def comes_to(s: State, player: int, at: int) -> None:
    """Placed, without a test."""
    if at != s.at[player]:
        s.tell(Moved(player, s.at[player], at, s.holder == player, "placed"))
        put(s, player, at)


# -------------------------------------------------------------------------------------------- team-mates
@DECLARES(RAID)
def raiding_party(s: State, player: int) -> Asking[None]:
    """An open team-mate within five squares moves one square, to where it marks an opponent."""
    side = side_of(player)
    steps: list[Option] = []
    if ready_to(s, player, RAID):
        for mate in on_pitch(s, side):
            if mate != player and is_open(s, mate) and distance(s.at[mate], s.at[player]) <= 5:
                named = player_to_squares("move", mate)
                steps += [named[at] for at in NEIGHBOURS[s.at[mate]] if raids(s, side, at)]
    if not steps or not (yield from uses(s, player, RAID)):
        return
    words = yield from chosen(s, side, RULE, "raid", steps)
    mate, at = int(words[1]), int(words[2])
    s.tell(Moved(mate, s.at[mate], at, s.holder == mate, "raid"))
    put(s, mate, at)


def raids(s: State, side: int, at: int) -> bool:
    """A free square beside an opponent, without the ball."""
    foes = any(s.grid[near] >= 0 and side_of(s.grid[near]) != side for near in NEIGHBOURS[at])
    return s.grid[at] < 0 and at != s.ball and foes


@DECLARES(WISDOM)
def wisdom(s: State, player: int) -> Asking[None]:
    """A team-mate within two squares has one of four skills until the turn ends."""
    side = side_of(player)
    mates = [
        mate
        for mate in on_pitch(s, side)
        if mate != player and distance(s.at[mate], s.at[player]) <= 2 and untaught(s, mate)
    ]
    if not ready_to(s, player, WISDOM) or not mates or not (yield from uses(s, player, WISDOM)):
        return
    mate = yield from picked(s, side, RULE, "wisdom", mates)
    options: list[Option] = [(side, ("choose", each.word)) for each in untaught(s, mate)]
    lend(s, mate, skill(str((yield from chosen(s, side, RULE, "choose_skill", options))[1])), "turn")


def untaught(s: State, mate: int) -> list[Skill]:
    """Those of the four that it does not have."""
    return [each for each in TAUGHT if not s.skills[mate] & each.mask]


# -------------------------------------------------------------------------------------- I'll Carry You
@DECLARES(CARRY)
def carries(s: State, player: int) -> Asking[None]:
    """Grak picks his mate up, who is off the pitch until he is set down; he has Break Tackle and Dodge."""
    mates = [
        mate
        for mate in adjacent(s, s.at[player], side_of(player))
        if s.skills[mate] & CARRY.mask and mate != s.holder
    ]
    heavier = mates and s.st[player] > s.st[mates[0]]
    moves = ACTIONS[s.action].moves
    if not heavier or not moves or not ready_to(s, player, CARRY) or not (yield from uses(s, player, CARRY)):
        return
    mate = mates[0]
    s.tell(Moved(mate, s.at[mate], s.at[player], False, "carried"))
    take_off(s, mate, RESERVES)
    note(s, carried=mate)
    for each in CARRIED:
        lend(s, player, each, "activation")


@ENDS(CARRY)
def sets_down(s: State, player: int) -> Asking[None]:
    """At the end he sets him down beside himself."""
    mate = s.extra.carried
    if mate == NOBODY:
        return
    note(s, carried=NOBODY)
    side = side_of(player)
    named = player_to_squares("place", mate)
    free = [at for at in NEIGHBOURS[s.at[player]] if s.grid[at] < 0 and at != s.ball]
    if free:
        words = yield from chosen(s, side, RULE, "set_down", [named[at] for at in free])
        s.status[mate] = STANDING
        put(s, mate, int(words[2]))
        s.tell(Moved(mate, s.at[player], s.at[mate], False, "set_down"))


@CUT_SHORT(CARRY)
def dropped(s: State, player: int) -> Asking[None]:
    """A turnover ends the ride, too; off the pitch he takes his mate with him."""
    if s.at[player] >= 0:
        yield from sets_down(s, player)
    note(s, carried=NOBODY)
