"""The kick-off: kicker, target, deviation, event, landing, touchback (S7-8.2, S7-8.7, S7-12.1, S7-12.2)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import D8, Asking, Choice, Flow, Option, Roll
from game.games.sevens.ball import KICK, can_hold, come_down, step
from game.games.sevens.board import HALF, LINE, PITCH, WIDE
from game.games.sevens.events import Kicked, KickedOut, Landed, Touchback
from game.games.sevens.hooks import KICKED, KICKS
from game.games.sevens.kickoff_events import kick_off_event
from game.games.sevens.options import at_players, kick_targets
from game.games.sevens.scoring import touchdown
from game.games.sevens.state import (
    D6,
    NOBODY,
    Phase,
    State,
    able,
    alert,
    has_scored,
    on_pitch,
    rival,
)
from game.games.sevens.turns import begin_turn

OUTSIDE: Final = 1 << 10  # added to the landing square of a kick that left the pitch there


def kick_off(s: State) -> Flow:
    """The kick up to its event; the ball is in the air (S7-12.1)."""
    side = s.kicking
    kicker = yield from nominate(s, side)
    if kicker == NOBODY:
        s.landing = NOWHERE
        s.phase = Phase.LANDING
        return
    yield from kick(s, kicker)
    if s.landing < OUTSIDE:
        for _, moves_under in KICKED.of(s.team_skills[rival(side)]):
            yield from moves_under(s, rival(side))
    s.phase = Phase.LANDING
    yield from kick_off_event(s)


def nominate(s: State, side: int) -> Asking[int]:
    """The kicker: neither on the line nor in a wide zone, if there is such a player (S7-12.1)."""
    mine = on_pitch(s, side)
    if not mine:
        return NOBODY
    front = LINE[side] | WIDE[0] | WIDE[1]
    able_to = [player for player in mine if not front >> s.at[player] & 1] or mine
    named = at_players("kicker", side)
    _, words = yield Choice((side,), "S7-12.1", "kicker", [named[player] for player in able_to])
    return int(words[1])


def kick(s: State, kicker: int) -> Asking[None]:
    """A target in the opponents' half, then a D8 and a D6 (S7-8.2)."""
    side = s.kicking
    _, words = yield Choice((side,), "S7-12.1", "target", kick_targets(side))
    target = int(words[1])
    die = D6
    for _, kicks in KICKS.of(able(s, kicker)):
        die = yield from kicks(s, kicker)
    direction, squares = yield Roll("S7-8.2", "deviation", ((side, D8), (side, die)))
    place, out = target, 0
    for _ in range(squares):
        if not out:
            place, out = step(place, direction)
    s.landing = place + OUTSIDE if out else place
    s.tell(Kicked(kicker, target, direction, squares, NOWHERE if out else place))


def landing(s: State) -> Flow:
    """The ball lands; outside, or in the kicker's half, it is kicked again or given away (S7-8.7,
    S7-12.2)."""
    if s.landing == NOWHERE or not (yield from lands(s)):
        yield from kicked_out(s)
    s.landing = NOWHERE
    begin_turn(s, rival(s.kicking))
    if s.holder != NOBODY and has_scored(s):
        yield from touchdown(s)


def lands(s: State) -> Asking[bool]:
    """Whether the ball came to rest, or to a player, in the receivers' half."""
    s.turn = rival(s.kicking)
    if s.landing >= OUTSIDE:
        return False
    return bool((yield from come_down(s, s.landing, 0, KICK)))


def kicked_out(s: State) -> Flow:
    """The kicking coach may kick again from the halfway line, without an event; otherwise, or if that is out
    too, touchback (S7-8.7)."""
    side = s.kicking
    s.tell(KickedOut(side))
    if not s.house.kick_out and on_pitch(s, side):
        _, words = yield Choice((side,), "S7-8.7", "rekick", ((side, ("rekick",)), (side, ("forgo",))))
        if words[0] == "rekick":
            s.turn = side
            kicker = second_kicker(s, side)
            yield from kick(s, kicker)
            if (yield from lands(s)):
                return
    yield from touchback(s)


def second_kicker(s: State, side: int) -> int:
    """Who kicks again: the first by number who stands; of those who lie or are Distracted only if all do."""
    mine = on_pitch(s, side)
    return next((player for player in mine if alert(s, player)), mine[0])


def touchback(s: State) -> Flow:
    """The receiving coach gives the ball to a standing player; if there is none it lies in the middle of the
    half (S7-8.7)."""
    side = rival(s.kicking)
    s.turn = side
    takers = [player for player in on_pitch(s, side) if alert(s, player) and can_hold(s, player)]
    if not takers:
        s.ball = next(at for at in middle(side) if s.grid[at] < 0)
        s.tell(Landed(s.ball))
        return
    options: list[Option] = [(side, ("touchback", player)) for player in takers]
    _, words = yield Choice((side,), "S7-8.7", "touchback", options)
    player = int(words[1])
    s.holder, s.ball = player, NOWHERE
    s.tell(Touchback(player, s.at[player]))


def middle(side: int) -> list[int]:
    """The squares of a half, the nearest to its middle first."""
    centre = (4 if side == 0 else 15) * 16 + 5
    inside = [at for at in PITCH.squares if HALF[side] >> at & 1]
    return sorted(inside, key=lambda at: (abs((at >> 4) - (centre >> 4)) + abs((at & 15) - 5), at))
