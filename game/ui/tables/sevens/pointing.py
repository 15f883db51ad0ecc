"""What a square under the pointer would bring: ways with their dice, blocks, passes, catches, in odds."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game.core.grid import NOWHERE, distance, name
from game.core.requests import Choice
from game.games.sevens.actions import ACTIONS
from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.odds import (
    NO_WAY,
    Bout,
    Dared,
    Known,
    Way,
    another,
    at_target,
    at_work,
    beginning,
    block_odds,
    bout,
    chance,
    faced,
    intercept,
    outlook,
    rising,
    to_blitz,
    to_move,
)
from game.games.sevens.state import (
    NOBODY,
    STANDING,
    State,
    marking,
    player_on,
    rival,
    side_of,
)
from game.ui.percent import percent
from game.ui.tables.sevens import aiming as aimed
from game.ui.tables.sevens import approach, people, specially, stalled
from game.ui.tables.sevens.blockwords import helping
from game.ui.tables.sevens.ends import End, best_end, ends
from game.ui.tables.sevens.marking import is_step, reach_of, way_of
from game.ui.tables.sevens.marks import Marks, Preview, Step, Tag, Ways
from game.ui.tables.sevens.routing import beside_secure, routed

AMID = 8  # squares beside one that is not at the edge


def pointed(s: State, request: Choice, marks: Marks, at: int, aiming: bool, mate: int = NOBODY) -> Marks:
    """A square is pointed at: what picking it would do. ``aiming``: squares are thrown at, not gone to;
    ``mate``: the team-mate that would be thrown, or whoever throws on a bomb or kicks off."""
    fresh = replace(
        marks,
        route=(),
        steps=(),
        total=1.0,
        skills=(),
        again=-1.0,
        aim=NOWHERE,
        links=(),
        helpers=(),
        preview=None,
        tags=(),
        badges=(),
    )
    player = marks.chosen
    if at == NOWHERE:
        return _entry(s, fresh) if fresh.open and 0 <= fresh.entry < len(fresh.entries) else fresh
    if player == NOBODY or not (request.what == "act" or is_step(request)):
        return _plainly(s, request, fresh, at, mate)
    other = player_on(s, at)
    thrown_at = other not in (NOBODY, player) and is_step(request) and other not in fresh.targets
    if (aiming or thrown_at) and fresh.region >> at & 1:
        return _throw(s, fresh, player, mate, at)
    if other != NOBODY and side_of(other) != side_of(player) and s.status[other] == STANDING:
        return _against(s, request, fresh, player, other)
    if other not in (NOBODY, player) and request.what == "act":
        return _would_throw(s, request, fresh, player, other)
    if other not in (NOBODY, player) and (other in fresh.targets or not fresh.region >> at & 1):
        return _deed_tag(s, request, fresh, player, other, at)
    if any(square == at for square, _ in fresh.reach):
        way = way_of(s, player, at, fresh.ways)
        walked = routed(s, fresh, player, way, to_move(s, player, way))
        return beside_secure(s, request, walked, player, at)
    if fresh.region >> at & 1:
        return _throw(s, fresh, player, mate, at)
    return fresh


def _entry(s: State, fresh: Marks) -> Marks:
    """An entry of the menu is pointed at: what its player rolls before anything else (S7-4.4)."""
    entry = fresh.entries[fresh.entry]
    if not entry.why:
        first = beginning(s, fresh.chosen, entry.word, goes=False)
        fresh.steps = aimed.begins(first)
        fresh.total, fresh.again, fresh.skills = outlook(first)
    return fresh


def _throw(s: State, fresh: Marks, player: int, mate: int, at: int) -> Marks:
    if mate != NOBODY:
        return aimed.hurled(s, fresh, player, mate, at)
    if s.active == player and ACTIONS[s.action].word == "bomb":
        return specially.bombed(s, fresh, player, at)
    return aimed.thrown(s, fresh, player, at)


def _would_throw(s: State, request: Choice, fresh: Marks, player: int, other: int) -> Marks:
    """A team-mate is pointed at while its carrier has declared nothing yet: a hand-off, or a pass from where
    the carrier stands. A click picks the team-mate: that is said, too."""
    if s.holder != player:
        return fresh
    may = {str(each[2]) for _, each in request.options if each[:2] == ("act", player)}
    if "handoff" in may and distance(s.at[player], s.at[other]) == 1 and s.status[other] == STANDING:
        deed, shown = "a hand-off", aimed.handed(s, fresh, player, other)
    elif "pass" in may:
        deed, shown = "a pass", aimed.thrown(s, fresh, player, s.at[other])
    else:
        return fresh
    words = f"as {deed}; a click picks {people.called(s, other)}"
    shown.tags = tuple(replace(tag, sub=words) for tag in shown.tags)
    return shown


def _plainly(s: State, request: Choice, fresh: Marks, at: int, thrower: int) -> Marks:
    """A square or a player of a plain choice: an interception has odds, where a kick-off is aimed, and a bomb
    that its ``thrower`` has just caught; ``thrower`` is the kicker, too."""
    player = player_on(s, at)
    if request.what == "bomb" and thrower != NOBODY and fresh.region >> at & 1:
        return specially.bombed(s, fresh, thrower, at)
    if request.what == "target" and fresh.region >> at & 1:
        return specially.kicked(s, fresh, thrower, at)
    if request.what == "intercept" and player in fresh.targets:
        needed = intercept(s, player, at, "accurate")
        p = max(0.0, chance(needed))
        fresh.tags = (Tag(at, percent(p), f"takes an accurate pass, {needed}+", p),)
    return fresh


def block_way(s: State, player: int, target: int, ways: Ways = Ways.BEST) -> tuple[Way, float]:
    """The best way of a blitz to a square beside its target, and the chance of way and block: of those as
    good with the fewest who may dive or follow, then the shortest, then with the fewest markers at its end,
    then away from the edge, then the straightest. An empty way: it stands there already."""
    if distance(s.at[player], s.at[target]) == 1 and s.status[player] == STANDING:
        return Way((), (), 1.0), 1.0
    return _block_way(s.copy(), player, target, ways)


@lru_cache(8)
def _block_way(s: State, player: int, target: int, ways: Ways) -> tuple[Way, float]:
    reach = reach_of(s, player, ways)
    walk = reach.walks("blitz")
    known: dict[tuple[int, int], Bout | Dared] = {}
    both: Known = {}

    def comes(at: int, rush: int = 0) -> Bout | Dared:
        if (at, rush) not in known:
            met = faced(s, player, target, origin=at, blitz=True, known=both)
            odds = block_odds(met, player, target, origin=at, blitz=True)
            known[at, rush] = bout(met, player, target, odds, origin=at, blitz=True, rush=rush, known=both)
        return known[at, rush]

    def beaten(at: int) -> float:
        return comes(at).fate().beaten

    def worth(end: End) -> tuple[float, ...]:
        at, rush = end.at, another(reach, end.way)
        total = outlook(to_blitz(s, player, reach, end.way, walk), comes(at, rush)).own
        edge, markers = len(NEIGHBOURS[at]) < AMID, len(marking(s, at, rival(side_of(player))))
        return round(total, 9), -reach.exposed(end.way), -reach.length(end.way), -markers, -edge

    # the block costs a square
    return best_end(reach, ends(s, player, target, ways, spare=1), beaten, worth)


def _against(s: State, request: Choice, fresh: Marks, player: int, target: int) -> Marks:
    """An opponent is pointed at: the block, or the blitz with its way."""
    near = distance(s.at[player], s.at[target]) == 1 and s.status[player] == STANDING
    words = {each[0] for _, each in request.options} if is_step(request) else set()
    if target in fresh.targets and not words & {"block"}:
        return _deed_tag(s, request, fresh, player, target, s.at[target])
    if is_step(request) and "block" not in words and not (ACTIONS[s.action].word == "blitz" and not s.done):
        return fresh
    if not is_step(request):
        may = {str(each[2]) for _, each in request.options if each[0] == "act" and each[1] == player}
        if not (near and "block" in may) and "blitz" not in may:
            return fresh
        words |= may
    rises = rising(s, player) if is_step(request) and "block" in words and not near else []
    way, worth = (NO_WAY, 1.0) if rises else block_way(s, player, target, fresh.ways)
    if not worth:
        return fresh
    blitz = not rises and (not near or "block" not in words or ACTIONS[s.action].word == "blitz")
    reach = reach_of(s, player, fresh.ways)
    plan = to_blitz(s, player, reach, way) if blitz else [*beginning(s, player, "block", goes=False), *rises]
    fresh = routed(s, fresh, player, way, plan)
    fresh.tags = ()
    origin = fresh.route[-1]
    met = faced(s, player, target, origin=origin, blitz=blitz)
    odds = block_odds(met, player, target, origin=origin, blitz=blitz)
    says = f"strength {odds.attack} to {odds.defence}"
    says += "".join(f", {skill}" for skill in at_work(s, player, target))
    if met.at[target] != s.at[target]:
        says += f", Trickster to {name(met.at[target])}"
    fresh.helpers = (*odds.helpers, *odds.against)
    asks = at_target(s, player, target, origin=origin, blitz=blitz)
    rush = another(reach, way) if blitz else 0
    comes = bout(met, player, target, odds, origin=origin, blitz=blitz, rush=rush)
    found, there = comes.fate(), outlook([*plan, *asks]).own
    fresh.total, fresh.again, fresh.skills = outlook([*plan, *asks], comes)
    fresh.preview = Preview(
        player, target, odds.dice, odds.mine, says, found.beaten, found.fall, there, fresh.total, fresh.again,
        found.off, comes.skills, helping(odds.helpers, odds.against),
    )  # fmt: skip
    dice = f"{odds.dice} {'dice' if odds.dice > 1 else 'die'}"
    what = f"Block: number {people.number(target)} {'down or off' if found.off else 'goes down'}"
    index = len(way.squares) + 1
    fresh.steps += tuple(replace(step, index=index, on_way=False) for step in aimed.begins(asks))
    if isinstance(comes, Dared):
        needs, p = f"{comes.needed}+", comes.dares.first
        fresh.steps += (Step(index, "Dauntless", needs, p, counts=False, on_way=False),)
    fresh.steps += (Step(index, what, dice, found.beaten, on_way=False),)
    if not blitz:
        fresh.steps += stalled.after(s, player, index + 1)
    return fresh


def _deed_tag(s: State, request: Choice, fresh: Marks, player: int, other: int, at: int) -> Marks:
    """Somebody that the declared action can be done to."""
    if other not in fresh.targets:
        way = approach.way_to(s, other, fresh.ways) if is_step(request) else None
        if way is None:
            return fresh
        plan = to_move(s, player, way)
        return approach.shown(s, routed(s, fresh, player, way, plan), plan, other)
    words = {str(each[0]) for _, each in request.options if len(each) > 1 and each[1] == other}
    if "foul" in words:
        return approach.fouled(s, fresh, (), other)
    if "handoff" in words:
        return aimed.handed(s, fresh, player, other)
    fresh.links = ((player, other),)
    return specially.done(s, fresh, player, words, other)
