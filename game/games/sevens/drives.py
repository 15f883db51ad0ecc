"""The end of a drive, of a half, of the match; and what comes before the first drive (chapters 2 and 12)."""

from __future__ import annotations

from typing import Final

from game.core.grid import NOWHERE
from game.core.requests import Asking, Choice, Die, Flow, Option, Roll
from game.games.sevens.board import SIDES
from game.games.sevens.boons import expire, renew
from game.games.sevens.cards import NO_EXTRA
from game.games.sevens.events import (
    DriveEnded,
    FansCame,
    HalfBegan,
    KickerChosen,
    Recovered,
    Struck,
    Tossed,
    WeatherRolled,
)
from game.games.sevens.hooks import DRIVE_ENDS, HALF_OPENS
from game.games.sevens.rolls import BOTH_D6, one_die
from game.games.sevens.scoring import end_match, leaders
from game.games.sevens.state import (
    BLIZZARD,
    D3,
    KO,
    NOBODY,
    PERFECT,
    RAIN,
    RESERVES,
    SUNNY,
    SWELTERING,
    WEATHERS,
    Phase,
    State,
    changed,
    changed_pair,
    note,
    of_status,
    on_pitch,
    rival,
    take_off,
)
from game.games.sevens.turns import fresh_turn

KO_BACK: Final = 4  # and more (S7-12.3)
HALVES: Final = 2


# ------------------------------------------------------------------------------------------ before the game
def fan_factor(s: State) -> Flow:
    """D3 and the Dedicated Fans (S7-2.1)."""
    home, away = yield Roll("S7-2.1", "fans", ((0, D3), (1, D3)))
    s.fans = (home + s.staff[0].fans, away + s.staff[1].fans)
    s.tell(FansCame(*s.fans, (home, away)))
    s.phase = Phase.WEATHER


def weather_of(total: int) -> int:
    """2 sweltering, 3 sunny, 4-10 perfect, 11 rain, 12 blizzard (chapter 7)."""
    return {2: SWELTERING, 3: SUNNY, 11: RAIN, 12: BLIZZARD}.get(total, PERFECT)


def weather(s: State) -> Asking[None]:
    """Each coach rolls a D6; the sum is looked up (S7-2.2)."""
    home, away = yield Roll("S7-2.2", "weather", BOTH_D6)
    s.weather = weather_of(home + away)
    s.tell(WeatherRolled((home, away), WEATHERS[s.weather]))


def first_weather(s: State) -> Flow:
    yield from weather(s)
    s.phase = Phase.TOSS if s.extra.cards is None else Phase.JOURNEYMEN


def toss(s: State) -> Flow:
    """Dice, level ones again; the winner chooses to kick or to receive (S7-2.6)."""
    home, away = yield Roll("S7-2.6", "toss", BOTH_D6)
    first = NOBODY if home == away else int(home < away)
    s.tell(Tossed((home, away), first))
    if first == NOBODY:
        return
    _, words = yield Choice((first,), "S7-2.6", "toss", ((first, ("kick",)), (first, ("receive",))))
    begin_half(s, first if words[0] == "kick" else rival(first))
    yield from half_opens(s)


def begin_half(s: State, kicking: int) -> None:
    """Markers back, re-rolls in full but in extra time (S7-10.5, S7-12.5)."""
    s.turns = (0, 0)
    if s.half <= HALVES:
        s.rerolls = (s.staff[0].rerolls, s.staff[1].rerolls)
        s.leader = (0, 0)
    s.bonus = (0, 0)
    s.first_kick = kicking
    s.fielded = 0
    renew(s, ("half",))
    s.tell(HalfBegan(s.half))
    begin_drive(s, kicking)


def half_opens(s: State) -> Asking[None]:
    """What staff does before a half (S7-2.4)."""
    if s.half <= HALVES:
        for side in SIDES:
            for _, opens in HALF_OPENS.of(s.team_skills[side]):
                yield from opens(s, side)


def begin_drive(s: State, kicking: int) -> None:
    """The kicking side sets up first (S7-12.1)."""
    s.kicking = s.turn = kicking
    s.phase = Phase.SET_UP
    renew(s, ("drive",))
    s.tell(KickerChosen(kicking))


# ------------------------------------------------------------------------------------------ end of a drive
def end_drive(s: State) -> Flow:
    """Secret Weapons, weather, KO; then the next drive, half, or the end (S7-12.3, S7-12.4)."""
    over = s.turns[rival(s.kicking)] >= s.house.turns
    if over and s.half >= HALVES and not level_goes_on(s):
        finish(s)
        return
    s.tell(DriveEnded())
    fresh_turn(s)
    s.holder, s.ball = NOBODY, NOWHERE
    for side in SIDES:
        for _, ends in DRIVE_ENDS.of(s.team_skills[side]):
            yield from ends(s, side)
    s.heated = 0
    if s.extra is not NO_EXTRA:
        expire(s, "activation", "turn", "drive")
        note(s, carried=NOBODY, hexed=0)
    if s.weather == SWELTERING:
        yield from heat(s)
    yield from recover(s)
    clear_the_pitch(s)
    if not over:
        begin_drive(s, s.kicking)
        return
    s.half += 1
    if s.half > HALVES:
        s.phase = Phase.TOSS
    else:
        begin_half(s, rival(s.first_kick))
        yield from half_opens(s)


def level_goes_on(s: State) -> bool:
    """Whether extra time follows: a winner is needed, and none is found after two halves (S7-12.5)."""
    return s.house.winner_needed and s.half == HALVES and len(leaders(s)) > 1


def finish(s: State) -> None:
    """The match is over, or extra time has brought no winner."""
    if s.house.winner_needed and len(leaders(s)) > 1:
        s.phase = Phase.SHOOT_OUT
    else:
        end_match(s, leaders(s))


def clear_the_pitch(s: State) -> None:
    """Everybody comes back to Reserves; what lasted for the drive is over."""
    for side in SIDES:
        for player in on_pitch(s, side):
            take_off(s, player, RESERVES)
        s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] - s.bonus[side])
    s.bonus = s.cheered = (0, 0)
    for player in range(len(s.at)):
        if s.snacked >> player & 1:
            s.ma = changed(s.ma, player, s.ma[player] + 1)
            s.av = changed(s.av, player, s.av[player] + 1)
    s.snacked = s.distracted = s.rooted = s.chomped = s.gouged = s.fielded = 0


def recover(s: State) -> Flow:
    """Each player in a KO box, home first, by number: 4+ and it is back, +1 a keg (S7-12.3, S7-2.4)."""
    for side in SIDES:
        for player in of_status(s, side, KO):
            if s.extra.beyond >> player & 1:
                continue
            rolled = yield from one_die("S7-12.3", "ko_recovery", side)
            back = rolled + s.staff[side].kegs >= KO_BACK
            if back:
                s.status[player] = RESERVES
            s.tell(Recovered(player, rolled, back))


def heat(s: State) -> Flow:
    """A D3: so many random players of each side leave for Reserves and miss the next drive (S7-7.1)."""
    number = yield from one_die("S7-7.1", "heat", s.kicking, D3)
    for side in SIDES:
        for player in (yield from random_players(s, side, "S7-7.1", number)):
            s.heated |= 1 << player
            s.tell(Struck("S7-7.1", player, "heat", s.at[player]))
            take_off(s, player, RESERVES)


# ------------------------------------------------------------------------------------------ random players
def random_players(s: State, side: int, rule: str, number: int) -> Asking[list[int]]:
    """So many different players of a side on the pitch, each drawn by a die that counts from 1 in the order
    of numbers among those who can be drawn."""
    left = on_pitch(s, side)
    drawn = []
    for _ in range(min(number, len(left))):
        place = 1
        if len(left) > 1:
            die = Die(f"d{len(left)}", tuple(range(1, len(left) + 1)))
            place = yield from one_die(rule, "random_player", side, die)
        drawn.append(left.pop(place - 1))
    return drawn


def picked(
    s: State, seat: int, rule: str, what: str, players: list[int], *, step: bool = False
) -> Asking[int]:
    """A player of these by the choice of a coach."""
    options: list[Option] = [(seat, ("pick", player)) for player in players]
    _, words = yield Choice((seat,), rule, what, options, step=step)
    return int(words[1])
