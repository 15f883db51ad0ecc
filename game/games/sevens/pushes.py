"""Pushes, chain pushes, the crowd, following up (S7-6.12 to S7-6.17)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE, distance
from game.core.requests import Asking, Choice, Option
from game.games.sevens.ball import BOUNCE, THROW_IN, bounce, come_down, disturb, release, throw_in
from game.games.sevens.board import NEIGHBOURS, PITCH, away, direction, turned
from game.games.sevens.events import ChainPushed, Pushed, PushedOff
from game.games.sevens.harm import Harm, armour, injury
from game.games.sevens.hooks import AFTER_PUSH, FOLLOWS, PUSHED, REDIRECTS, REFUSES_PUSH
from game.games.sevens.moves import go
from game.games.sevens.options import FOLLOW, STAY
from game.games.sevens.state import (
    RESERVES,
    STANDING,
    State,
    able,
    put,
    side_of,
    take_off,
)
from game.games.sevens.turnover import turnover_of

CROWD: Final = "crowd"


class Block:
    """A block that is being made.

    ``blitz``: it is the block of a Blitz; ``second``: of a skill that blocks again. ``attack`` and
    ``defence`` are the strengths, ``bonus`` what skills add to the first, ``assists`` who assisted;
    ``denied`` the skills that the target may not use. ``dice``, ``chooser`` and ``face`` are the roll.
    Of a Both Down: ``outcome`` push or prone, ``stays`` the players that keep their feet. Of the push:
    ``vacated`` (the target's square before), ``moved``, ``crowd`` (who was pushed off, from
    where, with the ball, in which direction). ``felled``: the target was knocked down.
    """

    __slots__ = (
        "assists",
        "attack",
        "attacker",
        "blitz",
        "bonus",
        "chooser",
        "crowd",
        "defence",
        "denied",
        "dice",
        "face",
        "felled",
        "moved",
        "no_follow",
        "origin",
        "outcome",
        "second",
        "stays",
        "target",
        "vacated",
    )

    def __init__(self, attacker: int, target: int, *, blitz: bool = False, second: bool = False) -> None:
        self.attacker, self.target, self.blitz, self.second = attacker, target, blitz, second
        self.attack = self.defence = self.bonus = self.denied = self.stays = 0
        self.assists: tuple[int, ...] = ()
        self.dice: tuple[str, ...] = ()
        self.chooser = side_of(attacker)
        self.face = self.outcome = ""
        self.vacated = self.origin = NOWHERE
        self.moved = self.felled = self.no_follow = False
        self.crowd: list[tuple[int, int, bool, int]] = []


def push(s: State, b: Block) -> Asking[None]:
    """Every square is chosen first, then all move, the last of the chain first; then the follow-up, the
    crowd, and a ball that lay there (S7-6.15)."""
    chain: list[tuple[int, int]] = []
    b.vacated = s.at[b.target]
    if not (yield from choose_square(s, b, b.attacker, b.target, chain)):
        return
    b.moved = True
    move_chain(s, b, chain)
    for _, pushed in PUSHED.of(able(s, b.attacker)):
        pushed(s, b)
    yield from follow_up(s, b)
    for _, after in AFTER_PUSH.of(able(s, b.attacker)):
        yield from after(s, b)
    for player, last, carried, out in b.crowd:
        yield from crowd(s, b, player)
        if carried:
            yield from thrown_back(s, last, out)
    yield from disturb(s)


def choose_square(s: State, b: Block, pusher: int, pushed: int, chain: list[tuple[int, int]]) -> Asking[bool]:
    """Where a player is pushed, and whoever stands there. False: somebody stands firm, and nobody moves."""
    if (yield from refuses(s, b, pushed)):
        return False
    seat = side_of(b.attacker) if s.house.push_square else side_of(pushed)
    squares = away(pushes_from(s, b, pusher), s.at[pushed])
    free = [at for at in squares if at != NOWHERE and s.grid[at] < 0]
    redirected = yield from redirects(s, b, pusher, pushed)
    if redirected is not None:
        seat, free = redirected
    if free:
        chain.append((pushed, (yield from ask_square(seat, free))))
        return True
    if NOWHERE in squares:
        chain.append((pushed, NOWHERE))
        return True
    moving = {player for player, _ in chain} | {pushed}
    taken = [at for at in squares if s.grid[at] not in moving]
    if not taken:
        return False
    to = yield from ask_square(seat, taken)
    chain.append((pushed, to))
    return (yield from choose_square(s, b, pushed, s.grid[to], chain))


def pushes_from(s: State, b: Block, pusher: int) -> int:
    """Where a pusher stands, or where the blocker stood when it blocked two and has left the pitch since; for
    a block from two squares away a square between."""
    start = s.at[pusher] if s.at[pusher] >= 0 else b.origin
    if pusher == b.attacker and b.no_follow and distance(start, b.vacated) > 1:
        near = [at for at in NEIGHBOURS[b.vacated] if distance(at, start) == 1]
        return min(near, key=lambda at: abs((at >> 4) * 2 - (start >> 4) - (b.vacated >> 4)))
    return start


def ask_square(seat: int, squares: list[int]) -> Asking[int]:
    """The coach who decides picks one (S7-6.15)."""
    options: list[Option] = [(seat, ("push", at)) for at in squares]
    _, words = yield Choice((seat,), "S7-6.15", "push", options)
    return int(words[1])


def refuses(s: State, b: Block, pushed: int) -> Asking[bool]:
    """Whether a player stays where it is by a skill."""
    if s.rooted >> pushed & 1:
        return True
    mine = able(s, pushed) & ~(b.denied if pushed == b.target else 0)
    for _, refuse in REFUSES_PUSH.of(mine):
        if (yield from refuse(s, b, pushed)):
            return True
    return False


def redirects(s: State, b: Block, pusher: int, pushed: int) -> Asking[tuple[int, list[int]] | None]:
    """Skills that open other squares, or give the choice to the other coach."""
    for _, redirect in REDIRECTS.of(able(s, b.attacker)):
        if pushed == b.target and (found := (yield from redirect(s, b, b.attacker, pushed))):
            return (int(found[0]), list(found[1]))
    mine = able(s, pushed) & ~(b.denied if pushed == b.target else 0)
    for _, redirect in REDIRECTS.of(mine):
        if found := (yield from redirect(s, b, pushed, pushed)):
            return (int(found[0]), list(found[1]))
    return None


def move_chain(s: State, b: Block, chain: list[tuple[int, int]]) -> None:
    """All move at once: the last of the chain first makes room."""
    pushers = [b.attacker, *(player for player, _ in chain)]
    for place in range(len(chain) - 1, -1, -1):
        player, to = chain[place]
        by, here = pushers[place], s.at[player]
        if to == NOWHERE:
            start = pushes_from(s, b, by)
            out = direction(start, here)
            carried = release(s, player)
            if carried:
                s.ball = NOWHERE
                turnover_of(s, side_of(player), "S7-5.12")
            s.tell(PushedOff(player, here))
            take_off(s, player, RESERVES)
            b.crowd.append((player, here, carried, off_pitch(here, start, out)))
        else:
            kind = Pushed if place == 0 else ChainPushed
            s.tell(kind(player, by, here, to))
            put(s, player, to)


def off_pitch(here: int, by: int, ahead: int) -> int:
    """A direction from a square at the edge that leads off the pitch, straight ahead if that does."""
    for eighths in (0, -1, 1):
        out = turned(ahead, eighths)
        if PITCH.step(here, out) == NOWHERE:
            return out
    raise AssertionError(f"{here} is not at the edge, seen from {by}")


def follow_up(s: State, b: Block) -> Asking[None]:
    """The blocker may move into the vacated square, unless a skill forbids or forces it (S7-6.17)."""
    attacker, side = b.attacker, side_of(b.attacker)
    if b.no_follow or s.status[attacker] != STANDING or s.rooted >> attacker & 1:
        return
    said = ""
    mine = able(s, attacker) | (able(s, b.target) & ~b.denied)
    for _, follows in FOLLOWS.of(mine):
        if said != "not":
            said = (yield from follows(s, b)) or said
    if said == "not":
        return
    if not said:
        _, words = yield Choice((side,), "S7-6.17", "follow", (FOLLOW[side], STAY[side]))
        said = str(words[0])
    if said in ("follow", "must"):
        go(s, attacker, b.vacated, "follow")


# ------------------------------------------------------------------------------------------------ crowd
def crowd(s: State, b: Block, player: int) -> Asking[None]:
    """2D6 against AV, and if broken an injury; in the printed rules an injury at once. An injury of Stunned
    leaves the player in Reserves (S7-6.16)."""
    h = Harm(player, CROWD, direct=True)
    if s.house.crowd or (yield from armour(s, h)):
        yield from injury(s, h)


def thrown_back(s: State, last: int, out: int) -> Asking[None]:
    """The ball of whoever was pushed off bounces once from its last square; in the printed rules it is
    thrown in (S7-6.16)."""
    if s.house.crowd:
        place, beyond = yield from throw_in(s, last, out)
        yield from come_down(s, place, beyond, THROW_IN)
    else:
        place, beyond = yield from bounce(s, last)
        yield from come_down(s, place, beyond, BOUNCE)
