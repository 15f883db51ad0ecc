"""Passing skills."""

from __future__ import annotations

from typing import Final

from game.games.sevens.actions import Action
from game.games.sevens.board import BOMB, PITCH, QUICK, SHORT, pass_range
from game.games.sevens.catalogue import skill
from game.games.sevens.drives import HALVES
from game.games.sevens.hooks import (
    AIMS,
    CONTINUES,
    EASES,
    FUMBLES,
    HALF_BEGINS,
    LEAVES,
    MODIFIES,
    TEAM_SOURCES,
    UNREACHABLE,
    Test,
    on,
    rerolls,
)
from game.games.sevens.passing import HANDOFF, KEPT
from game.games.sevens.passing import PASS as PASS_ACTION
from game.games.sevens.skills.mutation import VERY_LONG_LEGS
from game.games.sevens.state import (
    ABSENT,
    BLIZZARD,
    CASUALTY,
    SENT_OFF,
    SQUADS,
    State,
    able,
    changed_pair,
    on_pitch,
    side_of,
)

ACCURATE: Final = skill("Accurate")
CANNONEER: Final = skill("Cannoneer")
CLOUD_BURSTER: Final = skill("Cloud Burster")
GIVE_AND_GO: Final = skill("Give and Go")
HAIL_MARY_PASS: Final = skill("Hail Mary Pass")
LEADER: Final = skill("Leader")
NERVES_OF_STEEL: Final = skill("Nerves of Steel")
PASS: Final = skill("Pass")
SAFE_PASS: Final = skill("Safe Pass")

rerolls(PASS, "pass")


@MODIFIES["pass"](ACCURATE)
def accurate(s: State, t: Test) -> None:
    """+1 to quick and short passes."""
    if t.reach <= SHORT:
        t.add(ACCURATE.name, 1)


@MODIFIES["pass"](CANNONEER)
def cannoneer(s: State, t: Test) -> None:
    """+1 to long passes and long bombs."""
    if t.reach > SHORT:
        t.add(CANNONEER.name, 1)


@UNREACHABLE(CLOUD_BURSTER)
def cloud_burster(s: State, t: Test, interceptor: int) -> bool:
    """Its passes are not intercepted, but by Very Long Legs."""
    return not able(s, interceptor) & VERY_LONG_LEGS.mask


@CONTINUES(GIVE_AND_GO)
def give_and_go(s: State, player: int, action: Action) -> bool:
    """After a hand-off or a quick pass it may go on moving; longer passes end its activation."""
    return action is HANDOFF or (action is PASS_ACTION and s.reach == QUICK)


# ----------------------------------------------------------------------------------------- Hail Mary Pass
@AIMS(HAIL_MARY_PASS)
def hail_mary(s: State, player: int) -> int:
    """A pass may be aimed at any square of the pitch, but not in a blizzard (S7-7.5)."""
    return 0 if s.weather == BLIZZARD else PITCH.mask & ~(1 << s.at[player])


def is_hail_mary(t: Test) -> bool:
    """A pass beyond the range of all others."""
    return pass_range(t.origin, t.at) > BOMB


@FUMBLES(HAIL_MARY_PASS, order=1)
def hail_mary_result(s: State, t: Test, result: str) -> str:
    """It is never accurate."""
    return "inaccurate" if is_hail_mary(t) and result == "accurate" else result


@UNREACHABLE(HAIL_MARY_PASS)
def hail_mary_flies_high(s: State, t: Test, interceptor: int) -> bool:
    """It cannot be intercepted."""
    return is_hail_mary(t)


# ------------------------------------------------------------------------------------------------- Leader
@HALF_BEGINS(LEADER)
def leader_begins(s: State, side: int) -> None:
    """One team re-roll more for the half, if one stands on the pitch as it begins; in extra time they are as
    they were (S7-12.5)."""
    if s.half <= HALVES and leads(s, side):
        s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + 1)
        s.leader = changed_pair(s.leader, side, 1)


@TEAM_SOURCES(LEADER)
def leader_may(s: State, side: int) -> bool:
    """It can be spent only while one is on the pitch."""
    return s.leader[side] > 0 and leads(s, side)


@LEAVES(LEADER)
def leader_leaves(s: State, player: int) -> None:
    """It is lost when the last of them is out as a casualty or sent off."""
    side = side_of(player)
    others = [each for each in SQUADS[side] if each != player and s.skills[each] & LEADER.mask]
    if all(s.status[each] in (CASUALTY, SENT_OFF, ABSENT) for each in others):
        s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] - s.leader[side])
        s.leader = changed_pair(s.leader, side, 0)


def leads(s: State, side: int) -> bool:
    return any(s.skills[player] & LEADER.mask for player in on_pitch(s, side))


@on(EASES, NERVES_OF_STEEL, "pass", "catch")
def nerves_of_steel(s: State, t: Test) -> None:
    """No penalty for markers when passing and catching."""
    t.modifiers = [(name, number) for name, number in t.modifiers if name != "marked"]


@FUMBLES(SAFE_PASS)
def safe_pass(s: State, t: Test, result: str) -> str:
    """On a natural 1 the ball is kept: no fumble, no turnover."""
    return KEPT if t.kind == "pass" and t.die == 1 else result
