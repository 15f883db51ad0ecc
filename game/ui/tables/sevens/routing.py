"""A way under the pointer: its dice in their order, who holds on to whoever goes, who may dive or follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.requests import Choice
from game.games.sevens.moves import rushes_of
from game.games.sevens.odds import (
    HELD,
    Die,
    Rival,
    Way,
    all_of,
    begun,
    holder,
    outlook,
    rivals,
    to_move,
    with_dives,
)
from game.games.sevens.state import State, marking, side_of
from game.ui.percent import percent
from game.ui.tables.sevens import aiming as aimed
from game.ui.tables.sevens import people, stalled
from game.ui.tables.sevens.marking import reach_of
from game.ui.tables.sevens.marks import Marks, Step, Tag
from game.ui.tables.sevens.terms import plain

ON_WAY = ("stand up", "rush", "dodge", "jump", "pick up", "secure")  # dice that are rolled on squares
MOST_MARKERS = 3  # who are named one by one


def routed(s: State, fresh: Marks, player: int, way: Way, plan: Sequence[Die]) -> Marks:
    """A way: its dice and their chances, the traits of whoever begins before them."""
    fresh.route = (s.at[player], *way.squares)
    found = rivals(s, player, way)
    before = [die for die in plan if die.what not in (*ON_WAY, HELD)]
    fresh.steps = (*aimed.begins(before), *_steps(s, player, fresh.route, plan, found))
    fresh.total, fresh.again, fresh.skills = outlook(plan)
    carries, at = s.holder == player or s.ball in way.squares, fresh.route[-1]
    goal = (at >> 4) == (19 if side_of(player) == 0 else 0)
    says = [f"{percent(fresh.again)} {aimed.WITH_TEAM}"] if fresh.again >= 0 else []
    says += _threats(plan, found)
    if carries and goal:
        says = ["Touchdown", *says]
    elif way.squares and (words := stalled.ahead(s, player)):
        says += [words]
    if plan or says:
        fresh.tags = (Tag(at, percent(fresh.total), ", ".join(says), fresh.total),)
    return fresh


def _steps(
    s: State, player: int, route: tuple[int, ...], plan: Sequence[Die], found: Sequence[Rival]
) -> Iterator[Step]:
    """The dice of a way, those of opponents among them."""
    for die in plan:
        if die.what == HELD:
            who = holder(s, player, route[die.step - 1], route[die.step])
            assert who is not None
            words = f"{people.number(who.player)}: {plain(who.skill)}"
            yield Step(die.step, words, f"{who.needed}+", 1 - die.odds.first, against=True, on_way=False)
        elif die.what in ON_WAY:
            yield Step(die.step, _what(s, die.what, route, die.step), f"{die.needed}+", die.odds.first)
        if die.what in ("dodge", "jump"):
            yield from (_may(each) for each in found if each.step == die.step)


def _may(each: Rival) -> Step:
    """What an opponent may choose to do: it is not in the sum."""
    words = f"{people.number(each.player)}: {plain(each.skill)}?"
    return Step(each.step, words, f"{each.needed}+", each.chance, against=True, on_way=False, counts=False)


def _threats(plan: Sequence[Die], found: Sequence[Rival]) -> list[str]:
    """What they may do, in a few words, with the chance that is left then."""
    dives = sorted({people.number(each.player) for each in found if each.dives})
    follows = sorted({people.number(each.player) for each in found if not each.dives})
    says = []
    if dives:
        p = all_of(with_dives(plan, found), tokens=0)
        says.append(f"{percent(p)} if {_and(dives)} dive{'s' if len(dives) == 1 else ''}")
    if follows:
        says.append(f"{_and(follows)} may follow")
    return says


def _and(numbers: Sequence[int]) -> str:
    return " and ".join(map(str, numbers))


def _what(s: State, what: str, route: tuple[int, ...], step: int) -> str:
    """A die of a way in words."""
    if what == "dodge" and step:
        who = sorted(people.number(each) for each in marking(s, route[step - 1], 1 - s.turn))
        if len(who) > MOST_MARKERS:
            return f"Dodge, {len(who)} markers"
        return f"Dodge from {', '.join(map(str, who))}"
    return what.capitalize()


def beside_secure(s: State, request: Choice, walked: Marks, player: int, at: int) -> Marks:
    """A Move to the ball, where the player might secure it as well: that chance stands beside it (S7-3.6)."""
    if at != s.ball or (s.turn, ("act", player, "secure")) not in request.options:
        return walked
    twin = begun(s, player, "secure")
    twin.left, twin.rushes = twin.ma[player], rushes_of(twin, player)
    way = reach_of(twin, player).way(at)
    p = outlook(to_move(twin, player, way)).own
    words = f"Secure the Ball: {percent(p)}, which ends its activation"
    walked.tags = tuple(
        Tag(tag.square, tag.words, f"{tag.sub}, {words}" if tag.sub else words, tag.chance)
        for tag in walked.tags
    )
    return walked
