"""The events of the kick-off (chapter 13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.core.requests import Asking, Choice, Flow, Option, Roll
from game.games.sevens.ball import scatter
from game.games.sevens.board import HALF, LINE, NEIGHBOURS, OWN, PITCH, SIDES, WIDE
from game.games.sevens.drives import random_players, weather
from game.games.sevens.events import EventFor, EventRolled, Moved, Placed, Struck
from game.games.sevens.options import READY, player_to_squares
from game.games.sevens.rolls import BOTH_D6, one_die
from game.games.sevens.setup import IN_A_WIDE_ZONE, ON_THE_LINE
from game.games.sevens.state import (
    D3,
    PERFECT,
    RESERVES,
    STUNNED,
    Phase,
    State,
    changed,
    changed_pair,
    is_open,
    on_pitch,
    put,
    rival,
    set_status,
    take_off,
)
from game.games.sevens.turns import fresh_turn

OUTSIDE: Final = 1 << 10


def kick_off_event(s: State) -> Flow:
    """Each coach rolls a D6; the sum is looked up (chapter 13)."""
    dice = yield Roll("S7-12.1", "event", BOTH_D6)
    name, rule, happens = EVENTS[sum(dice)]
    s.tell(EventRolled(rule, dice, name))
    yield from happens(s)


def get_the_ref(s: State) -> Flow:
    """Each team gains a free Bribe (S7-13.2)."""
    s.bribes = (s.bribes[0] + 1, s.bribes[1] + 1)
    yield from ()


def time_out(s: State) -> Flow:
    """With the kicking team's marker on 6-8 (of 6 turns: 4-6) both go back 1, otherwise on (S7-13.3)."""
    late = s.turns[s.kicking] >= s.house.turns - 2
    step = -1 if late else 1
    home, away = s.turns
    s.turns = (max(0, home + step), max(0, away + step))
    yield from ()


def solid_defence(s: State) -> Flow:
    """D3+3 open players of the kicking team may be set up again (S7-13.4)."""
    side = s.kicking
    number = 3 + (yield from one_die("S7-13.4", "solid_defence", side, D3))

    def set_up(player: int, to: int) -> None:
        put(s, player, to)
        s.tell(Placed(player, to))

    yield from open_players_go(s, side, number, "S7-13.4", "place", defence_options, set_up)


def open_players_go(
    s: State,
    side: int,
    number: int,
    rule: str,
    what: str,
    options: Callable[[State, int, tuple[int, ...]], list[Option]],
    goes: Callable[[int, int], None],
) -> Flow:
    """So many open players of a side at the most go somewhere, each once, until the side is ready."""
    players = [player for player in on_pitch(s, side) if is_open(s, player)]
    for left in range(min(number, len(players)), 0, -1):
        s.charges = left
        _, words = yield Choice((side,), rule, what, partial(options, s, side, tuple(players)), ask=True)
        if words[0] == "ready":
            break
        player, to = int(words[1]), int(words[2])
        players.remove(player)
        goes(player, to)
    s.charges = 0


def defence_options(s: State, side: int, players: tuple[int, ...]) -> list[Option]:
    """Who may be set up again, and where."""
    return [*(each for player in players for each in again_options(s, side, player)), READY[side]]


def again_options(s: State, side: int, player: int) -> list[Option]:
    """The squares that keep the set-up legal when a player goes there (S7-1.3)."""
    others = [s.at[each] for each in on_pitch(s, side) if each != player]
    mask = sum([1 << at for at in others])
    free = OWN[side] & ~mask & ~(1 << s.at[player])
    for zone in WIDE:
        if (mask & zone).bit_count() >= IN_A_WIDE_ZONE:
            free &= ~zone
    if (mask & LINE[side]).bit_count() < min(ON_THE_LINE, len(others) + 1):
        free &= LINE[side]
    return PITCH.pick(player_to_squares("place", player), free)


def high_kick(s: State) -> Flow:
    """One open receiving player may be placed where the ball will land (S7-13.5)."""
    side = rival(s.kicking)
    at = s.landing
    if at >= OUTSIDE or s.grid[at] >= 0 or not HALF[side] >> at & 1:
        return
    players = [player for player in on_pitch(s, side) if is_open(s, player)]
    if not players:
        return
    options: list[Option] = [(side, ("place", player)) for player in players]
    _, words = yield Choice((side,), "S7-13.5", "high_kick", [*options, READY[side]], ask=True)
    if words[0] == "place":
        put(s, int(words[1]), at)
        s.tell(Placed(int(words[1]), at))


def cheering_fans(s: State) -> Flow:
    """D6 + cheerleaders: the higher, or both, gains an assist on its first block (S7-13.6)."""
    for side in (
        yield from contest(s, "S7-13.6", "cheering_fans", (s.staff[0].cheerleaders, s.staff[1].cheerleaders))
    ):
        s.cheered = changed_pair(s.cheered, side, 1)


def brilliant_coaching(s: State) -> Flow:
    """D6 + assistant coaches: the higher, or both, gains a re-roll for the drive (S7-13.7)."""
    for side in (
        yield from contest(s, "S7-13.7", "brilliant_coaching", (s.staff[0].assistants, s.staff[1].assistants))
    ):
        s.bonus = changed_pair(s.bonus, side, s.bonus[side] + 1)
        s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + 1)


def contest(
    s: State, rule: str, name: str, added: tuple[int, int], *, worst: bool = False
) -> Asking[list[int]]:
    """Both roll a D6 and add: the sides with the higher total, or with the lower one; in a tie both
    (S7-13.13)."""
    home, away = yield Roll(rule, name, BOTH_D6)
    totals = (home + added[0], away + added[1])
    wanted = min(totals) if worst else max(totals)
    sides = [side for side in SIDES if totals[side] == wanted]
    s.tell(EventFor(rule, name, totals, tuple(sides)))
    return sides


def changing_weather(s: State) -> Flow:
    """New weather; on Perfect Conditions the ball scatters three times before it lands (S7-13.8)."""
    yield from weather(s)
    if s.weather == PERFECT and s.landing < OUTSIDE:
        s.turn = s.kicking
        place, out = yield from scatter(s, s.landing)
        s.landing = place + OUTSIDE if out else place


def quick_snap(s: State) -> Flow:
    """D3+3 open receiving players may move 1 square, also into the opponents' half (S7-13.9)."""
    side = rival(s.kicking)
    number = 3 + (yield from one_die("S7-13.9", "quick_snap", side, D3))

    def move(player: int, to: int) -> None:
        s.tell(Moved(player, s.at[player], to, False, "quick_snap"))
        put(s, player, to)

    yield from open_players_go(s, side, number, "S7-13.9", "quick_snap", snap_options, move)


def snap_options(s: State, side: int, players: tuple[int, ...]) -> list[Option]:
    """Who may move, and where."""
    moves: list[Option] = [
        (side, ("move", player, at))
        for player in players
        for at in NEIGHBOURS[s.at[player]]
        if s.grid[at] < 0
    ]
    return [*moves, READY[side]]


def charge(s: State) -> Flow:
    """D3+3 open kicking players may make a Move, one a Blitz, one a Throw Team-Mate; a knock-down ends it
    (S7-13.10)."""
    side = s.kicking
    number = 3 + (yield from one_die("S7-13.10", "charge", side, D3))
    fresh_turn(s)
    s.phase, s.turn, s.charges = Phase.CHARGE, side, number


def dodgy_snack(s: State) -> Flow:
    """The lower, or both: a random player; 2+ -1 MA and AV for the drive, 1 to Reserves for the drive
    (S7-13.11)."""
    rule = "S7-13.11"
    for side in (yield from contest(s, rule, "dodgy_snack", (0, 0), worst=True)):
        for player in (yield from random_players(s, side, rule, 1)):
            if (yield from one_die(rule, "dodgy_snack", side)) == 1:
                s.tell(Struck(rule, player, "reserves", s.at[player]))
                take_off(s, player, RESERVES)
            else:
                s.snacked |= 1 << player
                s.ma = changed(s.ma, player, s.ma[player] - 1)
                s.av = changed(s.av, player, s.av[player] - 1)
                s.tell(Struck(rule, player, "snack", s.at[player]))


def pitch_invasion(s: State) -> Flow:
    """D6 + Fan Factor: of the lower, or both, D3 random players are Prone and Stunned (S7-13.12)."""
    rule = "S7-13.12"
    for side in (yield from contest(s, rule, "pitch_invasion", s.fans, worst=True)):
        number = yield from one_die(rule, "pitch_invasion", side, D3)
        for player in (yield from random_players(s, side, rule, number)):
            set_status(s, player, STUNNED)
            s.tell(Struck(rule, player, "stunned", s.at[player]))


EVENTS: Final[dict[int, tuple[str, str, Callable[[State], Flow]]]] = {
    2: ("get_the_ref", "S7-13.2", get_the_ref),
    3: ("time_out", "S7-13.3", time_out),
    4: ("solid_defence", "S7-13.4", solid_defence),
    5: ("high_kick", "S7-13.5", high_kick),
    6: ("cheering_fans", "S7-13.6", cheering_fans),
    7: ("brilliant_coaching", "S7-13.7", brilliant_coaching),
    8: ("changing_weather", "S7-13.8", changing_weather),
    9: ("quick_snap", "S7-13.9", quick_snap),
    10: ("charge", "S7-13.10", charge),
    11: ("dodgy_snack", "S7-13.11", dodgy_snack),
    12: ("pitch_invasion", "S7-13.12", pitch_invasion),
}
