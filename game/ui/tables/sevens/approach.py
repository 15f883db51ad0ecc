"""The way of a declared foul or hand-off to whoever it is done to, and why a throw cannot be done yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from game.core.grid import distance
from game.games.sevens.actions import ACTIONS
from game.games.sevens.odds import (
    Chance,
    Die,
    Way,
    catch,
    chance,
    foul_breaks,
    foul_odds,
    handoff_step,
    refusals,
)
from game.games.sevens.state import NOBODY, STANDING, State, put, set_status, side_of
from game.ui.percent import percent
from game.ui.tables.sevens import aiming, stalled
from game.ui.tables.sevens.ends import End, best_end, ends
from game.ui.tables.sevens.marking import reach_of
from game.ui.tables.sevens.marks import Marks, Step, Ways
from game.ui.tables.sevens.names import Names, counted, movement

TO_MATES: Final = {
    "handoff": ("a hand-off", "S7-9.11"),
    "pass": ("a pass", "S7-9.1"),
    "throw_teammate": ("a throw", "S7-3.3"),
    "kick_teammate": ("a kick", "S7-3.6"),
}
"""Actions whose deed is done to a team-mate: while it is still to come, a click on one means that."""


def to_mates(s: State) -> bool:
    """Has the active player still to do a deed to a team-mate?"""
    return s.active != NOBODY and not s.done and ACTIONS[s.action].word in TO_MATES


def way_to(s: State, other: int, ways: Ways = Ways.BEST) -> Way | None:
    """The best way of the active player to a square next to whom it fouls or hands the ball to, of those as
    good the shortest, then the straightest. None: the deed is no such one, it is done, there is no way, or it
    stands there already."""
    player = s.active
    if player == NOBODY or s.done or s.at[other] < 0 or distance(s.at[player], s.at[other]) < 2:
        return None
    if not _meant(s, player, other):
        return None
    reach = reach_of(s, player, ways)

    @cache
    def deed(at: int) -> float:
        return 0.01 + deed_chance(s, other, at)

    def worth(end: End) -> tuple[float, ...]:
        own = round(reach.own(end.way) * deed(end.at), 9)
        return own, -reach.exposed(end.way), -reach.length(end.way)

    way, chance = best_end(reach, ends(s, player, other, ways), deed, worth)
    return way if chance else None


def _meant(s: State, player: int, other: int) -> bool:
    """Is this one whom the declared deed could be done to?"""
    mate = side_of(other) == side_of(player)
    match ACTIONS[s.action].word:
        case "foul":
            return not mate and s.status[other] != STANDING
        case "handoff":
            return mate and s.holder == player and s.status[other] == STANDING
    return False


def there(s: State, at: int) -> State:
    """The position with the active player on a square."""
    out = s.copy()
    set_status(out, s.active, STANDING)
    put(out, s.active, at)
    return out


def deed_chance(s: State, other: int, at: int) -> float:
    """That a foul from a square breaks the armour, or that the ball handed over from it is caught."""
    if side_of(other) != side_of(s.active):
        return foul_breaks(there(s, at), s.active, other)[1]
    needed = catch(there(s, at), other, "handoff", at)
    return chance(needed) if needed <= 6 else 0.0


def shown(s: State, routed: Marks, plan: Sequence[Die], other: int) -> Marks:
    """A way that is laid over the pitch, its dice in ``plan``, with the deed at its end."""
    player, goal = s.active, routed.route[-1]
    at_goal = there(s, goal)
    if side_of(other) != side_of(player):
        return fouled(at_goal, routed, plan, other)
    out = aiming.handed(at_goal, replace(routed, steps=()), player, other)
    deeds = (replace(step, index=len(routed.route), on_way=False) for step in out.steps)
    out.steps, out.links = (*routed.steps, *deeds), ()
    first = [*plan, *refusals(at_goal, player, other)]
    aiming.told(out, s.at[other], first, [handoff_step(at_goal, player, other)], "hand-off")
    return out


def fouled(s: State, out: Marks, plan: Sequence[Die], other: int) -> Marks:
    """A foul by the active player from where it stands: that armour breaks, and that it is sent off."""
    found, index = foul_odds(s, s.active, other), max(1, len(out.route))
    before = tuple(replace(step, index=index, on_way=False) for step in aiming.begins(found.before))
    breaks = Step(index, "Armour breaks", f"{max(2, found.needed)}+", found.armour, on_way=False)
    seen = Step(index, "Sent off", "double", found.seen, against=True, on_way=False)
    out.steps = (*out.steps, *before, breaks, seen, *stalled.after(s, s.active, index + 1))
    out.links = () if len(out.route) > 1 else ((s.active, other),)
    words = f"breaks armour, sent off {percent(found.seen)}"
    if found.falls:
        words += f", falls itself {percent(found.falls)}"
    if found.more:
        words += f", {found.more:+d} to the roll"
    aiming.told(out, s.at[other], [*plan, *found.before], [Chance(found.armour)], words)
    return out


def no_deed(s: State, other: int, names: Names) -> str:
    """Why the declared deed is not done to a team-mate: what a click on one meant."""
    player = s.active
    who, mate = names.player(player), names.player(other)
    deed, rule = TO_MATES[ACTIONS[s.action].word]
    far = distance(s.at[player], s.at[other])
    thrown = deed in ("a throw", "a kick")
    if not thrown and s.holder != player:
        return f"{who} has not the ball yet: to the ball first, or Done ends it ({rule})"
    if deed == "a pass":
        return f"{mate} is {counted(far, 'square')} away: too far for a pass ({rule})"
    if s.status[other] != STANDING:
        return f"{mate} does not stand: no {deed[2:]} to it ({rule})"
    if far < 2:
        return (
            f"{mate} cannot be {'thrown' if deed == 'a throw' else 'kicked'}: it lacks Right Stuff ({rule})"
        )
    if thrown:
        return f"{mate} is {counted(far, 'square')} away: {deed} needs it on the next square ({rule})"
    return f"{who} cannot get next to {mate}: {movement(s)} left ({rule})"
