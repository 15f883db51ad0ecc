"""Why an answer is refused, in one line: what stands in the way and the rule that says so."""

from __future__ import annotations

from game.core.grid import NOWHERE, distance, name
from game.core.requests import Request, Words
from game.games.rumble.moves import MOVE
from game.games.rumble.notation import BOX_OF, NAMES, SEATS
from game.games.rumble.state import (
    ABSENT,
    NOBODY,
    ON_FIELD,
    RESERVES,
    State,
    fielded,
    has_ball,
    occupied,
    player_on,
    side_of,
)
from game.games.rumble.throws import THROW

PHASE_OF = {
    "place": "place",
    "ready": "place",
    "enter": "move",
    "move": "move",
    "pickup": "move",
    "throw": "throw",
    "attack": "attack",
}
ORDER = ("move", "throw", "attack")


def why_not(s: State, request: Request, side: int, words: Words) -> str | None:
    """Why a side whom the question is for may not say this, or None if there is nothing to say about it."""
    word = str(words[0])
    asked = request.what
    if word == "next":
        return "both sides line up first: say ready when yours stands (RU-1.4)"
    if PHASE_OF[word] != asked:
        return wrong_phase(PHASE_OF[word], asked)
    if word == "throw":
        return no_throw(s, side, int(words[1]))
    player = int(words[1])
    if side_of(player) != side:
        return f"{NAMES[player]} is not a player of {SEATS[side]}"
    match word:
        case "place":
            return no_place(s, side, player, int(words[2]))
        case "enter":
            return no_entry(s, side, player, int(words[2]))
    if s.at[player] < 0:
        return f"{NAMES[player]} is {whereabouts(s, player)}"
    match word:
        case "move":
            return no_move(s, player, int(words[2]))
        case "pickup":
            return no_pickup(s, player)
    return no_attack(s, side, player, int(words[2]))


def wrong_phase(wanted: str, asked: str) -> str:
    if asked == "place":
        return "both sides line up first (RU-1.4)"
    if wanted == "place":
        return "both sides have lined up (RU-1.4)"
    if ORDER.index(wanted) < ORDER.index(asked):
        return f"the {wanted} phase of this turn is over: first move, then throw, then attack (RU-2.1)"
    return f"the {wanted} phase comes later: this is the {asked} phase, next ends it (RU-2.1)"


def whereabouts(s: State, player: int) -> str:
    """Where a player is that is not on the field."""
    return "not in this match" if s.at[player] == ABSENT else f"in the {BOX_OF[s.at[player]].title()} box"


def no_square(s: State, square: int) -> str | None:
    """Why nobody can come to a square: it is off the field, or taken."""
    grid = s.house.board.grid
    if not grid.holds(square):
        return f"{name(square)} is off the field: it goes from a1 to {name(grid.squares[-1])} (RU-1.2)"
    other = player_on(s, square)
    return None if other == NOBODY else f"{NAMES[other]} stands on {name(square)}"


def no_place(s: State, side: int, player: int, square: int) -> str | None:
    if s.at[player] >= 0:
        return f"{NAMES[player]} is placed already: undo takes it back"
    if s.at[player] != RESERVES:
        return f"{NAMES[player]} is {whereabouts(s, player)}: it cannot be placed (RU-3.4)"
    if len(fielded(s, side)) >= ON_FIELD:
        return f"{ON_FIELD} players of {SEATS[side]} stand already (RU-1.4)"
    zone = s.house.board.zone[side]
    if square not in zone:
        ends = f"{name(zone[0])} to {name(zone[-1])}"
        return f"{name(square)} is not in the end zone of {SEATS[side]}: that is {ends} (RU-1.4)"
    return no_square(s, square)


def no_entry(s: State, side: int, player: int, square: int) -> str | None:
    if s.at[player] != RESERVES:
        where = f"on {name(s.at[player])}" if s.at[player] >= 0 else whereabouts(s, player)
        return f"{NAMES[player]} is {where}: only reserves enter (RU-3.2)"
    if not s.entries[side]:
        return f"no reserve is owed to {SEATS[side]}: one for each injured player (RU-3.2)"
    if s.moved:
        return "reserves enter before the first move or pick-up of the turn (RU-3.6)"
    if len(fielded(s, side)) >= ON_FIELD:
        return f"{ON_FIELD} players of {SEATS[side]} are on the field already (RU-1.4)"
    entries = s.house.board.entries[side]
    if square not in entries:
        ends = f"{name(entries[0])} to {name(entries[-1])}"
        return f"{name(square)} is not next to the Reserves box of {SEATS[side]}: that is {ends} (RU-3.2)"
    return no_square(s, square)


def no_move(s: State, player: int, square: int) -> str | None:
    who, bit = NAMES[player], 1 << player
    if s.moved & bit:
        if s.handled & bit:
            return f"{who} has picked the ball up and may not go on moving (RU-2.4)"
        return f"{who} has moved already: once a turn (RU-2.2)"
    here = s.at[player]
    if square == here:
        return f"{who} stands there"
    if reason := no_square(s, square):
        return f"{reason} (RU-2.3)" if player_on(s, square) != NOBODY else reason
    away = distance(here, square)
    if away > MOVE:
        return f"{name(square)} is {away} steps away: a move has {MOVE} (RU-2.2)"
    around = s.house.board.grid.steps(here, square, occupied(s))
    if around == NOWHERE:
        return f"players stand all round {who} or {name(square)}: there is no way (RU-2.3)"
    return f"{name(square)} is {around} steps away round the others: a move has {MOVE} (RU-2.3)"


def no_pickup(s: State, player: int) -> str | None:
    if s.holder != NOBODY:
        return f"{NAMES[s.holder]} has the ball: only a loose one is picked up (RU-2.4)"
    away = distance(s.at[player], s.ball)
    return f"the ball is {away} squares from {NAMES[player]}: it must be next to it (RU-2.4)"


def no_throw(s: State, side: int, square: int) -> str | None:
    if s.thrown:
        return "there is one throw a turn (RU-2.5)"
    if not has_ball(s, side):
        return f"no player of {SEATS[side]} has the ball (RU-2.5)"
    grid = s.house.board.grid
    if not grid.holds(square):
        return no_square(s, square)
    away = distance(s.at[s.holder], square)
    if away == 0:
        return f"{NAMES[s.holder]} stands there: the target is another square (RU-2.5)"
    return f"{name(square)} is {away} squares away: a throw has {THROW} (RU-2.5)"


def no_attack(s: State, side: int, player: int, target: int) -> str | None:
    who, bit = NAMES[player], 1 << player
    if s.handled & bit:
        return f"{who} has had the ball in this turn: thrown, caught or picked up (RU-2.8)"
    if s.attacked & bit:
        return f"{who} has attacked already: once a turn (RU-2.8)"
    if side_of(target) == side:
        return f"{NAMES[target]} is of the same side: an attack is on an opponent (RU-2.8)"
    if s.at[target] < 0:
        return f"{NAMES[target]} is {whereabouts(s, target)}"
    away = distance(s.at[player], s.at[target])
    return f"{NAMES[target]} is {away} squares from {who}: an attack is on the next square (RU-2.8)"
