"""What lies over the pitch while somebody chooses: reach and ways, targets, ranges, pushes, odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from game.core.grid import NOWHERE, bits, distance
from game.core.requests import Choice, Option, Request, Roll
from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.notation import FORMS, PLAYER, SQUARE
from game.games.sevens.odds import NO_WAY, Routes, Way, arrivals, outlook, to_move
from game.games.sevens.refusals import why_not
from game.games.sevens.skills.flights import KICK_TEAM_MATE
from game.games.sevens.state import (
    NOBODY,
    STANDING,
    STUNNED,
    State,
    ball_square,
    player_on,
    side_of,
)
from game.ui.tables.sevens import setting_up
from game.ui.tables.sevens.marks import Entry, Marks, Ways
from game.ui.tables.sevens.story import Story

WALK: Final = ("move", "jump")
CAPTIONS: Final = {
    "move": "Move", "block": "Block", "blitz": "Blitz", "pass": "Pass", "handoff": "Hand-off", "foul": "Foul",
    "secure": "Secure the ball", "throw_teammate": "Throw mate", "gaze": "Gaze", "stab": "Stab",
    "chainsaw": "Chainsaw", "ball_and_chain": "Ball & Chain", "vomit": "Vomit",
    "breathe_fire": "Breathe fire",
    "bomb": "Bomb", "kick_teammate": "Kick mate", "punt": "Punt", "chomp": "Chomp",
}  # fmt: skip
THROWS: Final = ("pass", "bomb", "throw_teammate", "intercept", KICK_TEAM_MATE.word)
"""Rolls of what is thrown at a square."""
ALWAYS: Final = ("move", "block", "blitz", "pass", "handoff", "foul")


# ----------------------------------------------------------------------------------------------- options
def kinds(words: Sequence[Any]) -> tuple[str, ...]:
    """What the words of an option after the first one are: players, squares, words."""
    forms = FORMS.get(str(words[0]), ())
    form = next((each for each in forms if len(each) == len(words) - 1), ())
    return tuple(
        kind if isinstance(word, int) else "word" for kind, word in zip(form, words[1:], strict=True)
    )


def on_the_board(option: Option) -> bool:
    """Is this picked on the board, not by a button?"""
    return any(kind in (PLAYER, SQUARE) for kind in kinds(option[1]))


def players_of(options: Iterable[Option]) -> tuple[int, ...]:
    """The players that an option is about first, in the order of numbers."""
    return tuple(sorted({int(words[1]) for _, words in options if kinds(words)[:1] == (PLAYER,)}))


def squares_of(options: Iterable[Option], *, but: Sequence[str] = ()) -> int:
    """The squares that options of one square name, those of some words left out."""
    return bits(int(words[1]) for _, words in options if kinds(words) == (SQUARE,) and words[0] not in but)


def is_step(request: Choice) -> bool:
    """Is this a step of an activation?"""
    return any(words[0] == "end" for _, words in request.options)


# -------------------------------------------------------------------------------------------------- idle
def idle(s: State, request: Request | None, story: Story, person: Callable[[int], bool]) -> Marks:
    """What lies there before anybody has picked anything."""
    if isinstance(request, Roll):
        thrown = request.what in THROWS
        return Marks(
            chart=direction_from(s, request, story), flight=story.thrown if thrown else (NOWHERE, NOWHERE)
        )
    if not isinstance(request, Choice) or not person(request.seats[0]):
        return Marks()
    options = request.options
    if setting_up.under_way(s, request):
        return Marks(able=setting_up.movable(s, request.seats[0]))
    if request.what in ("act", "place", "quick_snap") and any(len(words) > 2 for _, words in options):
        return Marks(able=players_of(options))
    if is_step(request):
        return chosen(s, request, Marks(), s.active)
    if request.what == "push":
        squares = squares_of(options)
        return Marks(
            pushes=tuple(at for at in range(320) if squares >> at & 1), pushed=pushed_now(s, options, story)
        )
    if request.what == "reroll" and story.block is None and story.test and story.test.what in THROWS:
        return Marks(flight=story.thrown)
    players = players_of(options)
    if request.what == "intercept":
        return Marks(targets=players, flight=story.thrown)
    if players:
        return Marks(targets=players)
    return Marks(region=squares_of(options))


def direction_from(s: State, request: Roll, story: Story) -> int:
    """The square round which the D8 chart is laid, for a roll of directions."""
    if not request.dice or request.dice[0][1].name != "d8":
        return NOWHERE
    if request.what == "deviation":
        return NOWHERE
    if story.over != NOWHERE:  # the ball may lie elsewhere: a team-mate is in the air
        return story.over
    at = ball_square(s)
    return at if at >= 0 else story.ball


def pushed_now(s: State, options: Sequence[Option], story: Story) -> int:
    """Who is being pushed: the last one of the block that all squares are next to."""
    squares = [int(words[1]) for _, words in options if isinstance(words[1], int)]
    last = story.pushed
    if last != NOBODY and s.at[last] >= 0 and all(distance(s.at[last], at) == 1 for at in squares):
        return last
    for at in NEIGHBOURS[squares[0]] if squares else ():
        player = player_on(s, at)
        if player != NOBODY and all(distance(at, each) == 1 for each in squares):
            return player
    return NOBODY


# ------------------------------------------------------------------------------------------------ chosen
@lru_cache(24)  # of whoever is pointed at, and of a whole side that threatens
def _reach(s: State, player: int, jumps: bool) -> Routes:
    return Routes(s, player, jumps=jumps)


def reach_of(s: State, player: int, ways: Ways = Ways.BEST) -> Routes:
    """Where a player can get to now; kept for as long as the position stands: a copy of all of it, the
    options of the match, too, is the key."""
    return _reach(s.copy(), player, ways is not Ways.ON_FOOT)


def arriving(s: State, player: int, ways: Ways = Ways.BEST) -> dict[int, float]:
    """The squares that a player can get to now, with the chance of arriving that is shown there."""
    return arrivals(s, player, reach_of(s, player, ways))


def way_of(s: State, player: int, to: int, ways: Ways) -> Way:
    """The way to a square that is shown and taken, or NO_WAY."""
    reach = reach_of(s, player, ways)
    return reach.leaps().get(to, NO_WAY) if ways is Ways.JUMP else reach.way(to)


def ways_of(s: State, player: int) -> tuple[Ways, ...]:
    """What a player may choose among; () where all ways are on foot anyway (S7-10.1)."""
    reach = reach_of(s, player)
    if not reach.jumps:
        return ()
    other = [Ways.ON_FOOT] if reach.best != reach_of(s, player, Ways.ON_FOOT).best else []
    if reach.leaps():
        other.append(Ways.JUMP)
    return (Ways.BEST, *other) if other else ()


def chosen(s: State, request: Choice, marks: Marks, player: int, ways: Ways = Ways.BEST) -> Marks:
    """A player is picked (NOBODY: let go). ``ways``: how it is to go."""
    fresh = Marks(able=marks.able, cursor=marks.cursor)
    if player == NOBODY:
        return fresh
    fresh.chosen, fresh.ways = player, ways
    options = request.options
    if request.what == "act":
        fresh.entries = entries(s, request, player)
        if _may(options, player, "move") and s.status[player] != STUNNED:
            _go(s, fresh, player)
        return fresh
    if is_step(request):
        return _acting(s, request, fresh, player)
    if setting_up.under_way(s, request):
        fresh.region = setting_up.squares_for(s, request, request.seats[0], player)
        return fresh
    fresh.region = bits(int(words[2]) for _, words in options if len(words) == 3 and words[1] == player)
    return fresh


def _may(options: Sequence[Option], player: int, action: str) -> bool:
    return any(words == ("act", player, action) for _, words in options)


def _go(s: State, fresh: Marks, player: int) -> None:
    """Where it may go, and how."""
    fresh.other_ways = ways_of(s, player)
    if fresh.ways is Ways.JUMP:
        leaps = reach_of(s, player).leaps()
        found = {at: outlook(to_move(s, player, way)).own for at, way in leaps.items()}
    else:
        found = arriving(s, player, fresh.ways)
    fresh.reach = tuple(sorted((at, round(p, 4)) for at, p in found.items()))


def _acting(s: State, request: Choice, fresh: Marks, player: int) -> Marks:
    """The player in its activation: where it can go, to whom it can do what it has declared."""
    options = request.options
    stands = s.status[player] == STANDING and any(words[0] in WALK for _, words in options)
    if stands or any(words[0] == "stand" for _, words in options):  # it stands up on its way
        _go(s, fresh, player)
    fresh.targets = players_of(each for each in options if each[1][0] not in WALK)
    aims = squares_of(options, but=WALK)
    if aims:
        fresh.region = aims
        if any(words[0] in ("throw", "bomb") for _, words in options):
            fresh.ruler = s.at[player]
    return fresh


def entries(s: State, request: Choice, player: int) -> tuple[Entry, ...]:
    """The menu of a player: what it may do, and of the common actions why not."""
    may = [str(words[2]) for _, words in request.options if words[0] == "act" and words[1] == player]
    out = []
    for word in dict.fromkeys((*ALWAYS, *may)):
        why = "" if word in may else why_not(s, request, side_of(player), ("act", player, word)) or "not now"
        out.append(Entry(word, CAPTIONS.get(word, word.replace("_", " ").capitalize()), why))
    return tuple(sorted(out, key=lambda entry: bool(entry.why)))
