"""What lies over the field while somebody chooses: reach and way, rings of a throw, lines of attack, odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.core.grid import NOWHERE, bits, column, distance
from game.core.requests import Choice, Option, Request, Roll, Words
from game.games.rumble.attacks import DROP_FROM, INJURY_FROM
from game.games.rumble.moves import may_enter, reach, way, who_may_pick_up
from game.games.rumble.odds import ATTACK_WAYS, LOSE_WAYS, WAYS, throw_chance
from game.games.rumble.state import NOBODY, RESERVES, State, occupied, player_on, rival, side_of
from game.games.rumble.throws import targets
from game.ui.percent import percent
from game.ui.tables.rumble.picture import Marks, Tag


def pickable(s: State, options: Sequence[Option]) -> tuple[int, ...]:
    """The players that an option is about, in their order: who may be picked."""
    found = {
        int(words[1]) for _, words in options if words[0] in ("place", "enter", "move", "pickup", "attack")
    }
    thrower = {s.holder} if any(words[0] == "throw" for _, words in options) else set()
    return tuple(sorted(found | thrower))


def idle(s: State, request: Request | None, person: Callable[[int], bool]) -> Marks:
    """Nothing is picked yet; the one player that may throw is."""
    if not isinstance(request, Choice) or not person(request.seats[0]):
        return Marks()
    able = pickable(s, request.options)
    side = request.seats[0]
    if request.what == "place" and able:
        return _opened(able, s.house.board.zone_mask[side] & ~occupied(s))
    if request.what == "move" and may_enter(s, side) and any(s.at[n] == RESERVES for n in able):
        return _opened(able, bits(s.house.board.entries[side]) & ~occupied(s))
    if request.what == "throw" and able:
        return chosen(s, Marks(able=able), s.holder)
    return Marks(able=able)


def awaited(s: State, request: Roll, act: Words) -> Marks:
    """Dice are asked for: what they decide, an attack or a throw."""
    match act:
        case ("attack", int() as player, int() as target) if request.what == "attack":
            return Marks(chosen=player, links=((player, target, True),), tags=attack_tags(s, target))
        case ("throw", int() as square) if request.what == "throw":
            return Marks(chosen=s.holder, rings=s.at[s.holder], aim=square, tags=(throw_tag(s, square),))
        case _:
            return Marks()


def _opened(able: tuple[int, ...], squares: int) -> Marks:
    """Some squares may be clicked though nobody is picked."""
    return Marks(able=able, region=squares, open=squares)


def chosen(s: State, marks: Marks, player: int) -> Marks:
    """A player is picked (NOBODY: let go)."""
    fresh = Marks(able=marks.able, cursor=marks.cursor, open=marks.open)
    if player == NOBODY:
        fresh.region = marks.open
        return fresh
    fresh.chosen = player
    side, board = side_of(player), s.house.board
    match s.phase.name:
        case "PLACE":
            fresh.region = board.zone_mask[side] & ~occupied(s)
        case "MOVE" if s.at[player] == RESERVES:
            fresh.region = bits(board.entries[side]) & ~occupied(s) if may_enter(s, side) else 0
        case "MOVE" if not s.moved >> player & 1:
            fresh.region = reach(s, player)
        case "THROW":
            fresh.rings = s.at[player]
        case "ATTACK":
            fresh.links = tuple((player, target, False) for target in victims(s, player))
    return fresh


def victims(s: State, player: int) -> list[int]:
    """The opponents next to a player."""
    theirs = rival(side_of(player))
    near = (player_on(s, at) for at in s.house.board.grid.neighbours[s.at[player]])
    return [other for other in near if other != NOBODY and side_of(other) == theirs]


def pointed(s: State, marks: Marks, at: int, *, odds: bool) -> Marks:
    """A square is pointed at: what picking it would do."""
    fresh = replace(
        marks, route=(), aim=NOWHERE, tags=(), links=tuple((a, b, False) for a, b, _ in marks.links)
    )
    player = marks.chosen
    if player == NOBODY:
        return _hovered(s, chosen(s, marks, NOBODY), at, odds=odds)
    if at == NOWHERE:
        return fresh
    if fresh.links:
        target = player_on(s, at)
        fresh.links = tuple((a, b, b == target) for a, b, _ in fresh.links)
        if any(meant for *_, meant in fresh.links):
            fresh.tags = attack_tags(s, target) if odds else ()
    elif fresh.rings != NOWHERE:
        if targets(s) >> at & 1:
            fresh.aim = at
            fresh.tags = (throw_tag(s, at),) if odds else ()
    elif fresh.region >> at & 1 and s.at[player] >= 0:
        fresh.route = (s.at[player], *way(s, player, at))
        fresh.tags = _move_tags(s, player, at)
    return fresh


def _hovered(s: State, marks: Marks, at: int, *, odds: bool) -> Marks:
    """Nobody is picked: what the player on a square could do."""
    player = player_on(s, at) if at != NOWHERE else NOBODY
    if player == NOBODY or player not in marks.able:
        return marks
    seen = chosen(s, marks, player)
    seen.chosen = NOBODY
    if seen.links and odds:
        seen.tags = attack_tags(s, seen.links[0][1]) if len(seen.links) == 1 else ()
    return seen


def throw_tag(s: State, at: int) -> Tag:
    """What a throw at a square needs, with its chance (RU-2.6)."""
    far = distance(s.at[s.holder], at)
    chance = float(throw_chance(far))
    needs = f"{far} square{'s' * (far > 1)}, {far}+" if far > 2 else f"{far} square{'s' * (far > 1)}"
    return Tag(at, percent(chance), needs, chance)


def attack_tags(s: State, target: int) -> tuple[Tag, ...]:
    """What an attack may bring (RU-2.9)."""
    at = s.at[target]
    hurt = ATTACK_WAYS["injury"] / WAYS
    if s.holder == target:
        lose = LOSE_WAYS / WAYS
        words = f"ball, {DROP_FROM}+; {percent(hurt)} hurt, {INJURY_FROM}+"
        return (Tag(at, percent(lose), words, lose),)
    return (Tag(at, percent(hurt), f"hurt, {INJURY_FROM}+", hurt),)


def _move_tags(s: State, player: int, at: int) -> tuple[Tag, ...]:
    """What a move would bring at once."""
    board = s.house.board
    if s.holder == player and column(at) == (board.columns - 1 if side_of(player) == 0 else 0):
        return (Tag(at, "Touchdown", "RU-4.1"),)
    if s.ball != NOWHERE and distance(at, s.ball) <= 1 and s.holder == NOBODY:
        return (Tag(at, "may pick up", "RU-2.4"),)
    return ()


def picks_up(s: State, player: int) -> bool:
    """May a player pick the ball up where it stands?"""
    return player in who_may_pick_up(s)
