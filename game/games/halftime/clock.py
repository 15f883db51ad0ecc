"""Pre-game, kick-off, the two halves and overtime (RULES.md chapter 2)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Choice, Flow, Roll
from game.games.halftime.dice import game_die, yards
from game.games.halftime.downs import (
    TOUCHBACK,
    begin_series,
    kick_off_next,
    spotted,
    take_ball_away,
    touchback,
)
from game.games.halftime.events import (
    Elected,
    HalfEnd,
    Kickoff,
    Over,
    OvertimePossession,
    PlayOver,
    PreGameRolled,
)
from game.games.halftime.state import AWAY, HOME, MIDFIELD, NOBODY, OVERTIME, Phase, State, other

HALVES: Final = 2  # HT-2.5
OVERTIME_POSSESSIONS: Final = 8  # four pairs (HT-2.6)


def pre_game(s: State) -> Flow:
    """Each rolls a game die; the high roll elects to kick or to receive, ties again (HT-2.2)."""
    faces = yield Roll("HT-2.2", "pregame", (game_die(HOME), game_die(AWAY)))
    home, away = map(yards, faces)
    elects = NOBODY if home == away else HOME if home > away else AWAY
    s.tell(PreGameRolled(faces, elects))
    if elects == NOBODY:
        return
    _, (word,) = yield Choice((elects,), "HT-2.2", "elect", ((elects, ("receive",)), (elects, ("kick",))))
    s.tell(Elected(elects, word))
    s.first_kick = elects if word == "kick" else other(elects)
    kick_off_next(s, s.first_kick)


def kick_off(s: State) -> Flow:
    """Receiver minus kicker, applied to the receivers' 20; on the goal line a touchback (HT-2.3)."""
    kicker, receiver = s.kicker, other(s.kicker)
    faces = yield Roll("HT-2.3", "kickoff", (game_die(receiver), game_die(kicker)))
    net = yards(faces[0]) - yards(faces[1])
    ball = TOUCHBACK + net
    s.tell(Kickoff(receiver, kicker, faces, net, TOUCHBACK, ball))
    if ball <= 0:
        touchback(s, receiver, ball, "HT-2.3")
    else:
        begin_series(s, receiver, ball)
    spotted(s)


def play_over(s: State, offence: int, word: str) -> None:
    """A play is used up; after a half's last one (and its try) the half ends (HT-2.5)."""
    if s.half != OVERTIME:
        s.plays_left -= 1
    s.tell(PlayOver(offence, word, s.plays_left))
    if s.phase is not Phase.TRY:
        go_on(s, ended=s.phase is not Phase.DOWN or s.possession != offence)


def go_on(s: State, *, ended: bool) -> None:
    """To the next down, kick-off, half or possession; ``ended``: this possession is over (HT-2.5, HT-2.6)."""
    if s.half == OVERTIME and ended:
        end_possession(s)
    elif s.half != OVERTIME and s.plays_left == 0:
        end_half(s)
    elif s.phase is Phase.DOWN:
        spotted(s)


def end_half(s: State) -> None:
    """The side that kicked first receives the second half; after that the side ahead has won (HT-2.5)."""
    s.tell(HalfEnd(s.half))
    if s.half < HALVES:
        s.half += 1
        s.plays_left = s.house.plays
        kick_off_next(s, other(s.first_kick))
    elif s.score[HOME] != s.score[AWAY]:
        end_match(s, "HT-2.5")
    else:
        s.half = OVERTIME
        overtime_possession(s, 1)


def overtime_possession(s: State, number: int) -> None:
    """1st and 10 at midfield; who kicked off the second half has the ball first (HT-2.6)."""
    s.overtime = number
    seat = other(s.first_kick) if number % 2 else s.first_kick
    s.tell(OvertimePossession(seat, number))
    begin_series(s, seat, MIDFIELD)
    spotted(s)


def end_possession(s: State) -> None:
    """After each pair the side that is ahead has won; level after four pairs is a tie (HT-2.6)."""
    pair_over = s.overtime % 2 == 0
    decided = pair_over and s.score[HOME] != s.score[AWAY]
    if decided or s.overtime == OVERTIME_POSSESSIONS:
        end_match(s, "HT-2.6")
    else:
        overtime_possession(s, s.overtime + 1)


def end_match(s: State, rule: str) -> None:
    home, away = s.score
    take_ball_away(s, Phase.OVER)
    s.tell(Over(NOBODY if home == away else HOME if home > away else AWAY, (home, away), rule))
