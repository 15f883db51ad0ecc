"""Going down, with or without armour, and the ball that is lost with it (chapter 5)."""

from __future__ import annotations

from game.core.requests import Asking
from game.games.sevens.ball import release, spill
from game.games.sevens.events import KnockedDown, PlacedProne
from game.games.sevens.harm.breaking import armour
from game.games.sevens.harm.case import Harm
from game.games.sevens.harm.injuries import injury
from game.games.sevens.hooks import DROPS, GOES_DOWN, LIES
from game.games.sevens.state import PRONE, STUNNED, State, able, set_status, side_of
from game.games.sevens.turnover import turnover_of


def knock_down(s: State, h: Harm) -> Asking[bool]:
    """A player is Knocked Down or falls: armour, injury, then its ball (S7-5.1). False: it kept its feet."""
    if not (yield from fall(s, h)):
        return False
    if h.held:
        yield from lose_ball(s, h.victim)
    return True


def fall(s: State, h: Harm) -> Asking[bool]:
    """Down, armour and injury; a ball that was held lies on the square and has still to bounce."""
    for _, goes_down in GOES_DOWN.of(able(s, h.victim)):
        answer = yield from goes_down(s, h)
        if answer == "up":
            return False
        if answer == "done":
            return True
    bring_down(s, h)
    yield from suffer(s, h)
    return True


def bring_down(s: State, h: Harm) -> None:
    """The fall itself, and the turnover that comes of it (S7-5.1, S7-5.5)."""
    player = h.victim
    s.tell(KnockedDown(player, s.at[player], h.by, h.why))
    set_status(s, player, PRONE)
    h.held = release(s, player)
    if h.held or not h.sparing:
        rule = "S7-5.5" if h.held else "S7-5.3" if h.why == "rush" else "S7-5.1"
        turnover_of(s, side_of(player), rule)


def place_prone(s: State, player: int) -> Asking[None]:
    """Down without armour; a ball it held bounces, and that is a turnover in its own turn (S7-5.12)."""
    yield from lay(s, player)
    if s.ball >= 0 and s.ball == s.at[player]:
        yield from lose_ball(s, player)


def lay(s: State, player: int) -> Asking[None]:
    """Down without armour; a ball that was held lies on the square and has still to bounce."""
    s.tell(PlacedProne(player, s.at[player]))
    h = Harm(player, "placed", direct=True)
    set_status(s, player, PRONE)
    if release(s, player):
        turnover_of(s, side_of(player), "S7-5.12")
    for _, lies in LIES.of(s.skills[player]):
        yield from lies(s, h)


def lose_ball(s: State, player: int) -> Asking[None]:
    """The ball of a player that went down bounces, unless a skill knows better."""
    for _, drops in DROPS.of(s.skills[player]):
        if (yield from drops(s, player)):
            return
    yield from spill(s)


def suffer(s: State, h: Harm) -> Asking[None]:
    """The armour roll and what follows (S7-11.1 to S7-11.5)."""
    for _, lies in LIES.of(s.skills[h.victim]):
        if not h.direct and (yield from lies(s, h)):
            return
    if (yield from armour(s, h)):
        yield from injury(s, h)
    elif not h.direct:
        set_status(s, h.victim, PRONE if s.house.armour_holds else STUNNED)


def strike(s: State, h: Harm) -> Asking[bool]:
    """An armour roll without a fall, and the ball if the player comes to lie; whether armour broke."""
    yield from suffer(s, h)
    if h.held:
        yield from lose_ball(s, h.victim)
    return h.broken
