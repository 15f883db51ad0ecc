"""Bombardier: a bomb is thrown like a pass, from hand to hand until it explodes."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens.actions import action
from game.games.sevens.ball import PASS, SCATTER, can_hold, mark, scatter
from game.games.sevens.board import BOMB, NEIGHBOURS, PITCH, SHORT, in_range
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Acted, Inaccurate
from game.games.sevens.harm import Harm, blast, hit_on
from game.games.sevens.hooks import AFTER_BOMB, AIMS, BOMB_CAUGHT, Test
from game.games.sevens.options import at_squares
from game.games.sevens.passing import ACCURATE, INACCURATE, interception, passing_test, throw_result
from game.games.sevens.rolls import test
from game.games.sevens.state import BLIZZARD, NOBODY, RAIN, State, able, alert, player_on, side_of

BOMBARDIER: Final = skill("Bombardier")
RULE: Final = "S7-3.6"


def bomb_targets(s: State, player: int) -> list[Option]:
    """Every square in the range of a pass (S7-9.1, S7-7.5)."""
    squares = in_range(s.at[player], SHORT if s.weather == BLIZZARD else BOMB)
    for _, aims in AIMS.of(able(s, player)):
        squares |= aims(s, player)
    return PITCH.pick(at_squares("bomb", side_of(player)), squares)


def perform_bomb(s: State, player: int, words: Words) -> Asking[bool]:
    """A bomb; some throw another one."""
    yield from bomb_away(s, player, int(words[1]))
    for _, again in AFTER_BOMB.of(able(s, player)):
        yield from again(s, player)
    return False


def bomb_away(s: State, player: int, target: int) -> Asking[None]:
    """The bomb flies until nobody catches it. By itself it is never a turnover: only what it does is."""
    thrower = player
    while thrower != NOBODY:
        by = thrower
        place, thrower = yield from throw_bomb(s, by, target)
        if thrower != NOBODY and (yield from goes_off(s, by, thrower)):
            place, thrower = s.at[thrower], NOBODY
        if thrower != NOBODY:
            target = yield from next_target(s, thrower)
        elif place >= 0:
            yield from explode(s, place, by)


def goes_off(s: State, by: int, catcher: int) -> Asking[bool]:
    """Whether a skill of the thrower lets it explode in the hands of whoever caught it."""
    for _, explodes in BOMB_CAUGHT.of(able(s, by)):
        if (yield from explodes(s, by, catcher)):
            return True
    return False


def next_target(s: State, player: int) -> Asking[int]:
    """Whoever caught it must throw it on at once."""
    _, words = yield Choice((side_of(player),), RULE, "bomb", bomb_targets(s, player), step=True)
    return int(words[1])


def throw_bomb(s: State, player: int, target: int) -> Asking[tuple[int, int]]:
    """A PA test, an interception, a catch: the square where it explodes, or -1 outside of the pitch, and who
    holds it now. It explodes where it is fumbled, dropped or comes to rest."""
    s.tell(Acted(player, "bomb", NOBODY, target))
    t = passing_test(s, player, target, "bomb")
    result = yield from throw_result(s, t)
    if result not in (ACCURATE, INACCURATE):
        return s.at[player], NOBODY
    place, out = target, 0
    if result == INACCURATE:
        s.tell(Inaccurate(player, target))
        place, out = yield from scatter(s, target)
    catcher = yield from interception(s, t, place, result)
    if catcher == NOBODY and not out:
        catcher = yield from caught(s, t, place, PASS if result == ACCURATE else SCATTER)
    return (-1 if out else place), catcher


def caught(s: State, thrown: Test, place: int, how: str) -> Asking[int]:
    """Whoever is under it tries to catch it, as it would a ball."""
    player = player_on(s, place)
    if player == NOBODY or not alert(s, player) or not can_hold(s, player):
        return NOBODY
    t = Test("catch", player, s.ag[player], at=place, origin=thrown.origin, how=how)
    mark(s, t, place)
    if s.weather == RAIN:
        t.add("rain", -1)
    return player if (yield from test(s, t)) else NOBODY


def explode(s: State, place: int, by: int) -> Asking[None]:
    """Whoever is on the square is hit, each one beside it on a 4+; those who stand are knocked down, the
    others take an armour roll."""
    hit = [s.grid[place]] if s.grid[place] >= 0 else []
    hit += yield from hit_on(s, NEIGHBOURS[place], side_of(by), RULE, BOMBARDIER.word, by=by)
    for player in hit:
        yield from blast(s, RULE, Harm(player, "bomb", by=by))


BOMB_ACTION: Final = action(
    "bomb",
    deed="bomb",
    once=True,
    moves=False,
    targets=bomb_targets,
    perform=perform_bomb,
    skill=BOMBARDIER,
    rule=RULE,
)
