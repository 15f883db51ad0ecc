"""The special rules of rosters that work in a match."""

from __future__ import annotations

from typing import Final

from game.core.grid import members
from game.core.requests import Asking, Choice, Option
from game.games.sevens.boons import has_boon, spend_boon, tell_boon, use_boon
from game.games.sevens.events import SkillTested
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import ARGUES_AGAIN, COSTS_NOTHING, DIED, MUST_STAND, SETS_UP_MORE
from game.games.sevens.options import READY, player_to_squares
from game.games.sevens.rolls import one_die
from game.games.sevens.roster_rules import BRIBERY, CAPTAIN, SWARMING, UNDEATH
from game.games.sevens.setup import available, come_on, free_squares
from game.games.sevens.skills.plague import new_lineman
from game.games.sevens.skills.traits import STUNTY
from game.games.sevens.state import D3, State, on_pitch

LINEMAN: Final = "Lineman"
LUCKY: Final = 6  # the captain's die
STRONGEST: Final = 4  # of the dead who are raised


# ------------------------------------------------------------------------------------------- Team Captain
@COSTS_NOTHING(CAPTAIN)
def captain_calls(s: State, side: int) -> Asking[bool]:
    """While the captain is on the pitch a team re-roll costs nothing on a 6."""
    captain = next((player for player in on_pitch(s, side) if s.skills[player] & CAPTAIN.mask), None)
    if captain is None:
        return False
    rolled = yield from one_die("S7-10.5", CAPTAIN.word, side)
    told = (LUCKY, rolled, rolled == LUCKY, (), "S7-10.5", CAPTAIN.word, -1)
    s.tell(SkillTested(captain, s.at[captain], *told))
    return rolled == LUCKY


@MUST_STAND(CAPTAIN)
def captain_stands(s: State, waiting: list[int]) -> list[int]:
    """The captain is set up if it can be."""
    return [player for player in waiting if s.skills[player] & CAPTAIN.mask]


# ------------------------------------------------------------------------------------- Masters of Undeath
@DIED(UNDEATH)
def raises_the_dead(s: State, h: Harm, side: int) -> Asking[None]:
    """Once a game, when an opponent of ST 4 or less without Stunty dies, a Lineman comes to Reserves."""
    yield from ()
    fit = s.st[h.victim] <= STRONGEST and not s.skills[h.victim] & STUNTY.mask
    if fit and has_boon(s, side, UNDEATH) and new_lineman(s, side):
        spend_boon(s, side, UNDEATH)
        tell_boon(s, side, UNDEATH)


# ----------------------------------------------------------------------------------------------- Swarming
@SETS_UP_MORE(SWARMING)
def swarms(s: State, side: int) -> Asking[None]:
    """When both sides have set up D3 more Linemen may come on, above the seven (S7-1.3)."""
    if not swarm_options(s, side):
        return
    tell_boon(s, side, SWARMING)
    for _ in range((yield from one_die("S7-1.3", SWARMING.word, side, D3))):
        options = swarm_options(s, side)
        if not options:
            return
        _, words = yield Choice((side,), "S7-1.3", "swarming", [*options, READY[side]], ask=True)
        if words[0] == "ready":
            return
        come_on(s, int(words[1]), int(words[2]))


def swarm_options(s: State, side: int) -> list[Option]:
    """Each Lineman that waits, on each square where a set-up allows one more."""
    taken = [s.at[player] for player in on_pitch(s, side)]
    squares = members(free_squares(s, side, taken, len(taken) + 1))
    waiting = [player for player in available(s, side) if LINEMAN in s.keywords[player]]
    return [player_to_squares("place", player)[at] for player in waiting for at in squares]


# --------------------------------------------------------------------------------- Bribery and Corruption
@ARGUES_AGAIN(BRIBERY)
def argues_again(s: State, side: int, player: int) -> Asking[bool]:
    """Once a game a 1 of an argument may be rolled again. (Bribes at half price are bought before.)"""
    return (yield from use_boon(s, side, BRIBERY, player))
