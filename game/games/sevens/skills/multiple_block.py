"""Multiple Block: two blocks as one action."""

from __future__ import annotations

from typing import Final

from game.core.grid import distance
from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens.actions import action, on_standing, standing_opponents
from game.games.sevens.blocks import BLOCK, choose, prepare
from game.games.sevens.catalogue import skill
from game.games.sevens.faces import after_block, face_does
from game.games.sevens.hooks import DECLARES, STRENGTH
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import use
from game.games.sevens.skills.general import WRESTLE
from game.games.sevens.state import State, side_of, stands

MULTIPLE_BLOCK: Final = skill("Multiple Block")
WEAKER: Final = 2  # ST, in both blocks


@DECLARES(MULTIPLE_BLOCK)
def multiple_block(s: State, player: int) -> Asking[None]:
    """A Block that was declared may hit two of those whom it marks."""
    two = len(standing_opponents(s, player)) > 1
    if s.action == BLOCK.number and two and (yield from use(s, player, MULTIPLE_BLOCK)):
        s.action = BOTH.number


def perform_both(s: State, player: int, words: Words) -> Asking[bool]:
    """Both pools are rolled, then both faces chosen, then both resolved, in the order in which the two were
    named; it follows up neither, and no other skill blocks again. With either block the action is lost.
    What other skills do after a block comes once, after both."""
    first = int(words[1])
    second = yield from other_target(s, player, first)
    pair = [Block(player, target, second=True) for target in (first, second)]
    for b in pair:
        b.no_follow = True
        b.origin = s.at[player]
        if not (yield from prepare(s, b)):
            return True
    for b in pair:
        yield from choose(s, b)
    for b in pair:
        yield from resolve_one(s, b)
    yield from after_block(s, next((b for b in pair if b.felled), pair[1]))
    return True


def other_target(s: State, player: int, first: int) -> Asking[int]:
    """The second of the two."""
    side = side_of(player)
    options: list[Option] = [
        (side, ("block", each)) for each in standing_opponents(s, player) if each != first
    ]
    _, words = yield Choice((side,), "S7-6.1", "block", options, step=True)
    return int(words[1])


def resolve_one(s: State, b: Block) -> Asking[None]:
    """In full, even after the blocker fell by the other one; but a target that has been pushed out of reach
    by that is safe."""
    if s.at[b.target] < 0 or distance(b.origin, s.at[b.target]) != 1:
        return
    if not stands(s, b.attacker):
        if b.face == "skull":
            return
        b.stays |= 1 << b.attacker
        b.denied |= WRESTLE.mask
    yield from face_does(s, b)


BOTH: Final = action(
    "multiple_block",
    deed="block",
    moves=False,
    targets=on_standing("block"),
    perform=perform_both,
    skill=MULTIPLE_BLOCK,
    may=lambda s, player: False,
)
"""Never declared by itself: a Block becomes it."""


@STRENGTH(MULTIPLE_BLOCK, order=1)
def weaker(s: State, b: Block) -> Asking[None]:
    """-2 ST in both blocks, but never less than 1."""
    yield from ()
    if s.action == BOTH.number and s.active == b.attacker:
        b.bonus -= min(WEAKER, b.attack - 1)
