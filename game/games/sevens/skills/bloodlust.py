"""Bloodlust: a thirst that a Thrall has to quench before the activation is over."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens.actions import action, on_standing
from game.games.sevens.ball import release, spill
from game.games.sevens.blocks import BLOCK, MOVE, perform_block
from game.games.sevens.catalogue import skill
from game.games.sevens.drives import picked
from game.games.sevens.events import Acted
from game.games.sevens.harm import Harm, injury, lose_ball
from game.games.sevens.hooks import ACTIVATES, BIT, BITES, ENDS, MAY_SCORE, RELEASES, SPECIAL_STEPS, STEPS
from game.games.sevens.moves import jump, move, movement_options, rushes_of
from game.games.sevens.options import END, at_players
from game.games.sevens.skills.activation_traits import becomes_distracted, trait_test
from game.games.sevens.state import (
    State,
    able,
    adjacent,
    regain,
    side_of,
    spend,
    spent,
    stands,
    value,
)
from game.games.sevens.turnover import turnover_of

BLOODLUST: Final = skill("Bloodlust")
THRALL: Final = frozenset({"Thrall", "Lineman"})
"""The keywords of whom it may bite."""


@ACTIVATES(BLOODLUST)
def bloodlust(s: State, player: int) -> Asking[bool]:
    """Below its number (+1 for Block and Blitz), or on a 1, it is thirsty; a Block may become a Move."""
    needs = int(value(s, player, BLOODLUST, "2"))
    if (yield from trait_test(s, player, BLOODLUST, needs, fighting=1)):
        return False
    spend(s, player, BLOODLUST, "activation")
    if s.action == BLOCK.number and stands(s, player):
        s.action = THIRSTY_BLOCK.number
        s.left, s.rushes = s.ma[player], rushes_of(s, player)
    return False


def thirsty(s: State, player: int) -> bool:
    """It has still to bite in this activation."""
    return s.active == player and spent(s, player, BLOODLUST)


def thralls(s: State, player: int) -> list[int]:
    """The Thrall Linemen beside it, standing or lying, that it can bite."""
    if not thirsty(s, player) or not stands(s, player):
        return []
    mates = adjacent(s, s.at[player], side_of(player))
    found = [mate for mate in mates if THRALL.issubset(s.keywords[mate])]
    for _, bites in BITES.of(able(s, player)):
        found += bites(s, player)
    return found


# ------------------------------------------------------------------------------------------------ the steps
def thirsty_block_step(s: State, player: int) -> Asking[bool]:
    """Its block, or a first step: then it was a Move."""
    side = side_of(player)
    options: list[Option] = [
        END[side],
        *movement_options(s, player),
        *on_standing("block")(s, player),
        *bites(s, player),
    ]
    _, words = yield Choice((side,), "S7-3.1", "block", options, ask=True, step=True)
    match words[0]:
        case "move" | "jump":
            s.action = MOVE.number
            return (yield from (move if words[0] == "move" else jump)(s, player, int(words[1])))
        case "block":
            s.action, s.done = BLOCK.number, True
            yield from perform_block(s, player, words)
        case "bite":
            return (yield from bite(s, player, words))
    return True


THIRSTY_BLOCK: Final = action(
    "thirsty_block", moves=False, skill=BLOODLUST, step=thirsty_block_step, may=lambda s, player: False
)
"""Never declared by itself: a Block becomes it."""


@STEPS(BLOODLUST)
def bites(s: State, player: int) -> list[Option]:
    """A bite is no action: it may come at any time."""
    named = at_players("bite", side_of(player))
    return [named[mate] for mate in thralls(s, player)]


def bite(s: State, player: int, words: Words) -> Asking[bool]:
    """An injury roll of the Thrall, a casualty being Badly Hurt; a turnover only if it held the ball."""
    mate = int(words[1])
    s.tell(Acted(player, "bite", mate, s.at[mate]))
    regain(s, player, BLOODLUST)
    for _, bit in BIT.of(able(s, player)):
        bit(s, player, mate)
    h = Harm(mate, "bite", by=player, direct=True, sparing=True)
    h.reads = {"casualty": "badly_hurt"}
    yield from injury(s, h)
    if h.held:
        yield from lose_ball(s, mate)
    return False


SPECIAL_STEPS["bite"] = bite


# --------------------------------------------------------------------------------- what waits for the bite
def quench(s: State, player: int) -> Asking[bool]:
    """A bite that is due now; whether there was a Thrall for it."""
    found = thralls(s, player)
    if not found:
        return False
    mate = yield from picked(s, side_of(player), "S7-3.1", "bite", found, step=True)
    yield from bite(s, player, ("bite", mate))
    return True


@RELEASES(BLOODLUST)
def bites_before_it_gives(s: State, player: int, receiver: int) -> Asking[bool]:
    """It bites before a pass or hand-off, or there is none; nor is there one to whom it has just laid low."""
    if not thirsty(s, player):
        return True
    stood = receiver >= 0 and stands(s, receiver)
    return (yield from quench(s, player)) and not (stood and not stands(s, receiver))


@MAY_SCORE(BLOODLUST)
def bites_before_it_scores(s: State, player: int) -> bool:
    return not thirsty(s, player)


@ENDS(BLOODLUST)
def bites_before_it_ends(s: State, player: int) -> Asking[None]:
    """Otherwise a turnover: it is Distracted and drops the ball."""
    if not thirsty(s, player) or (yield from quench(s, player)):
        return
    turnover_of(s, side_of(player), "S7-4.4")
    if stands(s, player):
        becomes_distracted(s, player)
    if release(s, player):
        yield from spill(s)
