"""Ball & Chain: nobody knows where it goes, its owner neither."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option
from game.games.sevens.actions import action
from game.games.sevens.ball import disturb, step
from game.games.sevens.blocks import block
from game.games.sevens.board import FACES, by_template
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Moved, PushedOff
from game.games.sevens.harm import Harm, armour, injury, suffer
from game.games.sevens.hooks import BLOCK_BEGINS, FOLLOWS, FORBIDS, INJURY, LIES, SWINGS
from game.games.sevens.pushes import Block, push, thrown_back
from game.games.sevens.rolls import one_die
from game.games.sevens.skills.general import FEND
from game.games.sevens.state import NOBODY, RESERVES, STANDING, State, able, put, side_of, take_off
from game.games.sevens.turnover import turnover_of

BALL_AND_CHAIN: Final = skill("Ball & Chain")
ALL_ACTIONS: Final = -1


def ball_and_chain_step(s: State, player: int) -> Asking[bool]:
    """A direction, then a D6 on the throw-in template: 1-2 to its left, 3-4 ahead, 5-6 to its right; whether
    the activation is over."""
    side = side_of(player)
    if s.left <= 0:
        return True
    options: list[Option] = [(side, ("face", word)) for word in FACES]
    options.append((side, ("end",)))
    _, words = yield Choice((side,), "S7-3.1", "face", options, ask=True, step=True)
    if words[0] == "end":
        return True
    rolled = yield from one_die("S7-3.1", BALL_AND_CHAIN.word, side)
    for _, swings_again in SWINGS.of(able(s, player)):
        if (yield from swings_again(s, player, rolled)):
            rolled = yield from one_die("S7-3.1", BALL_AND_CHAIN.word, side)
    s.left -= 1
    s.done = True
    ahead = by_template(str(words[1]), rolled)
    to, out = step(s.at[player], ahead)
    if out:
        yield from swings_off(s, player, out)
        return True
    other = s.grid[to]
    if other >= 0 and s.status[other] == STANDING:
        return (yield from block(s, player, other))
    if other >= 0:
        yield from rolls_over(s, player, other)
    if s.grid[to] < 0:
        s.tell(Moved(player, s.at[player], to, False, "ball_and_chain"))
        put(s, player, to)
        yield from disturb(s)
    return False


def rolls_over(s: State, player: int, other: int) -> Asking[None]:
    """Whoever lies there is pushed, with an armour roll."""
    b = Block(player, other)
    b.no_follow = True
    yield from push(s, b)
    if s.at[other] >= 0:
        yield from suffer(s, Harm(other, "ball_and_chain", by=player, direct=True))


def swings_off(s: State, player: int, out: int) -> Asking[None]:
    """Off the pitch: the crowd, and a turnover (S7-6.16)."""
    last = s.at[player]
    carried = s.holder == player
    if carried:
        s.holder = NOBODY
    s.tell(PushedOff(player, last))
    take_off(s, player, RESERVES)
    turnover_of(s, side_of(player), "S7-5.1")
    h = Harm(player, "crowd", direct=True)
    if s.house.crowd or (yield from armour(s, h)):
        yield from injury(s, h)
    if carried:
        yield from thrown_back(s, last, out)


BALL_AND_CHAIN_ACTION: Final = action(
    "ball_and_chain", moves=True, skill=BALL_AND_CHAIN, step=ball_and_chain_step
)


@FORBIDS(BALL_AND_CHAIN, order=9)
def only_its_own(s: State, player: int) -> int:
    """It may declare no other action."""
    return ALL_ACTIONS & ~BALL_AND_CHAIN_ACTION.bit


def swings(s: State) -> bool:
    """Whether a Ball & Chain is on its way: what it meets cannot answer its block as others can."""
    return s.action == BALL_AND_CHAIN_ACTION.number and s.active != NOBODY


@BLOCK_BEGINS(BALL_AND_CHAIN)
def nothing_fends_it_off(s: State, b: Block) -> None:
    """Fend has no effect on it."""
    b.denied |= FEND.mask


@FOLLOWS(BALL_AND_CHAIN)
def swings_on(s: State, b: Block) -> Asking[str]:
    """It goes where it swings: into the square of whomever it pushed."""
    yield from ()
    return "must" if able(s, b.attacker) & BALL_AND_CHAIN.mask else ""


@LIES(BALL_AND_CHAIN)
def goes_down(s: State, h: Harm) -> Asking[bool]:
    """Whenever it goes down, an injury roll at once."""
    yield from injury(s, h)
    return True


@INJURY(BALL_AND_CHAIN, order=2)
def no_rest(s: State, h: Harm, total: int, result: str) -> str:
    """Stunned counts as KO."""
    return "ko" if result == "stunned" and h.why != "crowd" else result
