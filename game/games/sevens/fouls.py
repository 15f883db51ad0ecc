"""Fouls and sendings-off (S7-11.13, S7-11.14)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Option, Words
from game.games.sevens.actions import action, lying_opponents
from game.games.sevens.assists import assistants
from game.games.sevens.ball import release, spill
from game.games.sevens.events import Argued, Bribed, Fouled, SentOff
from game.games.sevens.harm import Harm, armour, injury
from game.games.sevens.hooks import ARGUES_AGAIN, FOULS, LEAVES, SEEN, SENDS_OFF, SPARED, SPARES
from game.games.sevens.options import at_players
from game.games.sevens.rolls import one_die, use_word
from game.games.sevens.state import SENT_OFF, State, able, changed_pair, rival, side_of, take_off
from game.games.sevens.turnover import turnover_of

STAYS: Final = "stays"
GOES: Final = "goes"
SILENCED: Final = "silenced"


def foul_targets(s: State, player: int) -> list[Option]:
    """Each adjacent opponent that lies."""
    named = at_players("foul", side_of(player))
    return [named[each] for each in lying_opponents(s, player)]


def perform_foul(s: State, player: int, words: Words) -> Asking[bool]:
    """2D6 against AV with assists; a natural double on either roll, and the fouler goes (S7-11.13)."""
    yield from foul(s, player, int(words[1]))
    return s.at[player] < 0


def foul(s: State, player: int, target: int) -> Asking[None]:
    """The foul and what the referee saw of it."""
    helpers = assistants(s, player, target, "foul")
    against = assistants(s, target, player, "foul")
    s.tell(Fouled(player, target, (*helpers, *against)))
    h = Harm(target, "foul", by=player, direct=True)
    h.assists = len(helpers) - len(against)
    h.alone = not helpers and not against
    for _, fouls in FOULS.of(able(s, player)):
        if not (yield from fouls(s, h)):
            return
    if (yield from armour(s, h)):
        double = h.dice[0] == h.dice[1]
        yield from injury(s, h)
        double = double or h.dice[0] == h.dice[1]
    else:
        double = h.dice[0] == h.dice[1]
    spared = any(spares(s, h) for _, spares in SENDS_OFF.of(s.skills[player]))
    seen = double and not spared
    for _, sees in SEEN.of(s.team_skills[rival(side_of(player))]):
        seen = seen or sees(s, h)
    if seen and not any(spares(s, h) for _, spares in SPARES.of(s.team_skills[side_of(player)])):
        yield from send_off(s, player, "foul")


def send_off(s: State, player: int, why: str) -> Asking[None]:
    """The coach may argue, then bribe; the turnover stands unless a bribe is taken (S7-11.14)."""
    side = side_of(player)
    if any(spares(s, player, why) for _, spares in SPARED.of(s.skills[player])):
        return
    if not s.banned >> side & 1 and (yield from use_word(s, side, player, "Argue")):
        said = argued((yield from argue(s, side, player)))
        if said == STAYS:
            turnover_of(s, side, "S7-5.6")
            return
        if said == SILENCED:
            s.banned |= 1 << side
    if s.bribes[side] and (yield from use_word(s, side, player, "Bribe")):
        s.bribes = changed_pair(s.bribes, side, s.bribes[side] - 1)
        rolled = yield from one_die("S7-11.14", "bribe", side)
        s.tell(Bribed(side, rolled))
        if bribed(rolled) == STAYS:
            return
    had_ball = release(s, player)
    s.tell(SentOff(player, why))
    take_off(s, player, SENT_OFF)
    for _, leaves in LEAVES.of(s.skills[player]):
        leaves(s, player)
    turnover_of(s, side, "S7-5.6")
    if had_ball:
        yield from spill(s)


def argued(rolled: int) -> str:
    """6: the player stays; 1: it goes, and there is no more arguing; otherwise it goes (S7-11.14)."""
    return STAYS if rolled == 6 else SILENCED if rolled == 1 else GOES


def bribed(rolled: int) -> str:
    """2 or more: the player stays (S7-11.14)."""
    return STAYS if rolled >= 2 else GOES


def argue(s: State, side: int, player: int) -> Asking[int]:
    """The die of the argument; a 1 may be rolled again by whoever bribes and corrupts."""
    rolled = yield from one_die("S7-11.14", "argue", side)
    s.tell(Argued(side, rolled))
    for _, again in ARGUES_AGAIN.of(s.team_skills[side]):
        if argued(rolled) == SILENCED and (yield from again(s, side, player)):
            rolled = yield from one_die("S7-11.14", "argue", side)
            s.tell(Argued(side, rolled))
    return rolled


FOUL: Final = action(
    "foul", deed="foul", once=True, targets=foul_targets, perform=perform_foul, rule="S7-11.13"
)
