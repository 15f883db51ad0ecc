"""Skills of those who throw, kick or are a team-mate in the air."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Choice, Option, Words
from game.games.sevens.actions import action
from game.games.sevens.ball import ON_THE_PITCH, step
from game.games.sevens.board import FACES, PITCH, SHORT, by_template, in_range
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Acted
from game.games.sevens.harm import Harm, injury, lose_ball
from game.games.sevens.hooks import FLIES, FUMBLES, Test, rerolls
from game.games.sevens.options import player_to_squares
from game.games.sevens.passing import FUMBLE, INACCURATE, passing_test, throw_result
from game.games.sevens.rolls import one_die, tell_used
from game.games.sevens.state import State, side_of, spend, spent
from game.games.sevens.throwing import EXACT, Flight, fly, throwable

BULLSEYE: Final = skill("Bullseye")
KICK_TEAM_MATE: Final = skill("Kick Team-mate")
SWOOP: Final = skill("Swoop")


@FUMBLES(BULLSEYE)
def bullseye(s: State, t: Test, result: str) -> str:
    """A team-mate that it throws, not kicks, comes down on the target square: everybody's does after a superb
    throw, its own also after one that fails and is no fumble (S7-8.3)."""
    if t.kind != "throw_teammate" or t.word != t.kind or result != INACCURATE:
        return result
    tell_used(s, t.player, BULLSEYE)
    return EXACT


# --------------------------------------------------------------------------------------------------- Swoop
@FLIES(SWOOP)
def swoop(s: State, f: Flight) -> Asking[bool]:
    """In place of the scatter its coach turns the throw-in template: a D6 for the direction, 1-2 to the left,
    3-4 ahead, 5-6 to the right, and rolls a D6 for the squares."""
    side = side_of(f.player)
    options: list[Option] = [(side, ("face", word)) for word in FACES]
    _, words = yield Choice((side,), "S7-8.3", "face", options)
    heading = by_template(str(words[1]), (yield from one_die("S7-8.3", "direction", side)))
    squares = yield from one_die("S7-8.3", "squares", side)
    f.at, f.out = f.target, ON_THE_PITCH
    for _ in range(squares):
        if not f.out:
            f.at, f.out = step(f.at, heading)
    tell_used(s, f.player, SWOOP)
    spend(s, f.player, SWOOP, "activation")
    return True


def _swooped(s: State, t: Test) -> bool:
    return spent(s, t.player, SWOOP)


rerolls(SWOOP, "land", may=_swooped)


# ------------------------------------------------------------------------------------------ Kick Team-mate
def kick_targets(s: State, player: int) -> list[Option]:
    """Each Right Stuff team-mate beside it to every square at a quick or short range."""
    squares = in_range(s.at[player], SHORT)
    return [
        option
        for mate in throwable(s, player)
        for option in PITCH.pick(player_to_squares("kick_teammate", mate), squares)
    ]


def perform_kick(s: State, player: int, words: Words) -> Asking[bool]:
    """Like a throw; but a fumble is an injury roll of the team-mate, with Stunned counted as KO, and a
    turnover only if it held the ball."""
    mate, target = int(words[1]), int(words[2])
    s.tell(Acted(player, "kick_teammate", mate, target))
    t = passing_test(s, player, target, "throw_teammate")
    t.word = KICK_TEAM_MATE.word
    result = yield from throw_result(s, t)
    if result != FUMBLE:
        yield from fly(s, Flight(player, mate, target), result)
        return False
    h = Harm(mate, "kick_teammate", by=player, direct=True, sparing=True)
    h.reads = {"stunned": "ko"}
    yield from injury(s, h)
    if h.held:
        yield from lose_ball(s, mate)
    return False


KICK_ACTION: Final = action(
    "kick_teammate",
    deed="kick_teammate",
    once=True,
    targets=kick_targets,
    perform=perform_kick,
    skill=KICK_TEAM_MATE,
    rule="S7-3.6",
)
