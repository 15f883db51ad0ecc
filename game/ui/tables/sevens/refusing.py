"""Why a square on the pitch answers nothing, in one line."""

from __future__ import annotations

from typing import Final

from game.core.grid import bits, distance, name
from game.core.requests import Choice
from game.games.sevens import refusals
from game.games.sevens.actions import ACTIONS
from game.games.sevens.board import BOMB, LINE, OWN, SHORT, WIDE, pass_range
from game.games.sevens.state import BLIZZARD, NOBODY, STANDING, Phase, State, on_pitch, player_on, side_of
from game.ui.tables.sevens import approach, pointing
from game.ui.tables.sevens.marking import CAPTIONS, is_step
from game.ui.tables.sevens.names import Names, counted, movement
from game.ui.tables.sevens.stalled import stalling, stalls

GIVES: Final = {word: approach.TO_MATES[word][0] for word in ("pass", "handoff")}
"""How the ball comes to a team-mate, in words."""
HURLED: Final = {"throw_teammate": "throw", "kick_teammate": "kick"}
"""Actions by which a team-mate flies, in words."""


def why_not(s: State, request: Choice, chosen: int, square: int, names: Names) -> str:
    """Why a click on a square does nothing, whoever is picked."""
    return names.resaid(_why_not(s, request, chosen, square, names))


def _why_not(s: State, request: Choice, chosen: int, square: int, names: Names) -> str:
    side, player = request.seats[0], player_on(s, square)
    if is_step(request):
        return _no_step(s, request, square, player, names)
    if request.what != "act":
        if request.what == "place" and s.phase is Phase.SET_UP:
            return _no_place(s, request, chosen, square, names)
        return _no_option(request, player, names)
    if chosen == NOBODY:
        if player == NOBODY:
            return "Pick a player first, then what it shall do (S7-3.1)"
        if side_of(player) != side:
            return f"{names.player(player)} is of the other side: pick one of yours first"
        return sentence(refusals.why_not(s, request, side, ("act", player, "move")) or "")
    if player == NOBODY:
        return f"{names.player(chosen)} cannot get there (S7-10.2)"
    if side_of(player) == side:
        return _no_way_to_mate(s, request, chosen, player, names)
    if s.status[player] != STANDING:
        return f"{names.player(player)} lies: a foul is declared in the menu (S7-11.13)"
    reason = refusals.why_not(s, request, side, ("act", chosen, "blitz")) or "out of reach for a blitz"
    return sentence(reason)


def no_jump(s: State, request: Choice, chosen: int, square: int, names: Names) -> str:
    """Why no jump at once is made where somebody is, or nobody; "" if that is not what stands in the way."""
    other = player_on(s, square)
    if other == NOBODY:
        return "A jump is two squares, over the one between: a lit square (S7-10.1)"
    if not is_step(request):
        goes = ("act", chosen, "blitz") in {words for _, words in request.options}
    else:
        goes = ACTIONS[s.action].word == "blitz" and not s.done
    foe = side_of(other) != side_of(chosen) and s.status[other] == STANDING
    blitzes = goes and foe and pointing.block_way(s, chosen, other)[1] > 0
    if blitzes or (is_step(request) and approach.way_to(s, other) is not None):
        return f"No jump leads next to {names.player(other)}: another way, or a lit square first (S7-10.1)"
    return ""


def _no_way_to_mate(s: State, request: Choice, chosen: int, mate: int, names: Names) -> str:
    """Why whoever is picked is not sent to a team-mate: what a drag from one to the other meant."""
    acted = s.acted >> mate & 1
    why = f"{names.player(mate)} {'has been activated in this turn' if acted else 'has that square'}"
    may = {words[2] for _, words in request.options if words[:2] == ("act", chosen)}
    deeds = [GIVES[word] for word in GIVES if word in may]
    if s.holder == chosen and s.status[mate] == STANDING and deeds:
        return f"{why}: {' or '.join(deeds)} is declared in the menu first (S7-3.1)"
    return f"{why} (S7-3.1)" if acted else taken(mate, names)


def taken(mate: int, names: Names) -> str:
    """Why nobody is sent to the square of a team-mate."""
    return f"{names.player(mate)} has that square: a way ends on an empty one (S7-3.1)"


def why_still(s: State, request: Choice, player: int, names: Names) -> str:
    """Why a player cannot be picked or dragged now."""
    who = names.player(player)
    if s.at[player] < 0:
        return f"{who} is not on the pitch (S7-3.1)"
    if side_of(player) != request.seats[0]:
        return f"{who} is of the other side: it stays where it is"
    if is_step(request) and s.active != NOBODY:
        acted = s.acted >> player & 1
        after = "has been activated in this turn" if acted else f"comes after {names.player(s.active)}"
        return f"{who} {after} (S7-3.1)"
    return why_not(s, request, NOBODY, s.at[player], names)


def _no_step(s: State, request: Choice, square: int, player: int, names: Names) -> str:
    """Why the active player does nothing there."""
    side = request.seats[0]
    if square == s.at[s.active]:
        return ""
    if player != NOBODY and side_of(player) != side:
        lies, fouls = s.status[player] != STANDING, ACTIONS[s.action].word == "foul"
        if lies and not fouls:
            return f"{names.player(player)} lies: only a declared foul is done to it (S7-11.13)"
        if fouls and not lies:
            return f"{names.player(player)} stands: a foul is on one that lies (S7-11.13)"
        return _no_foe(s, request, player, names)
    if player == NOBODY and s.left + s.rushes > 0:
        left = f"{movement(s)} left"
        return f"{names.player(s.active)} cannot get there: {left} (S7-10.2)"
    if player == NOBODY:
        return sentence(refusals.why_not(s, request, side, ("move", square)) or "")
    if approach.to_mates(s):
        return approach.no_deed(s, player, names)
    if s.acted >> player & 1:
        return f"{names.player(player)} has been activated in this turn (S7-3.1)"
    left = unfinished(s, request)
    return f"{names.player(s.active)}: {left}. Click {names.player(player)} again to end that (S7-3.1)"


def _no_foe(s: State, request: Choice, foe: int, names: Names) -> str:
    """Why what the active player has declared is not done to an opponent: a click on one meant that."""
    action, who, other = ACTIONS[s.action], names.player(s.active), names.player(foe)
    if s.done:
        return f"{who} has done that in this activation (S7-3.4)"
    if action.word == "pass":
        return approach.no_deed(s, foe, names)
    if action.word in approach.TO_MATES:
        deed, rule = approach.TO_MATES[action.word]
        return f"{other} is an opponent: {deed} is {'of' if hurls(s) else 'to'} a team-mate ({rule})"
    if not action.deed:
        return f"{other} has that square: a block or a blitz is declared in the menu first (S7-3.1)"
    far = distance(s.at[s.active], s.at[foe])
    if action.moves and action.deed in ("block", "foul"):
        return f"{who} cannot get next to {other}: {movement(s)} left ({action.rule})"
    if far > 1:
        return f"{other} is {counted(far, 'square')} away: it must be on the next square ({action.rule})"
    reason = refusals.why_not(s, request, request.seats[0], (action.deed, foe))
    return sentence(reason or f"{other} is out of reach ({action.rule})")


def hurls(s: State) -> bool:
    """Has the active player declared that a team-mate shall fly?"""
    return s.active != NOBODY and ACTIONS[s.action].word in HURLED


def no_aim(s: State, mate: int, square: int) -> str:
    """Why nothing is aimed at a square: it is the thrower's own, it is out of range, or nobody is picked yet
    that shall fly there; "" if none of these stands in the way."""
    action, blizzard = ACTIONS[s.action], s.weather == BLIZZARD
    flies = hurls(s)
    what, most, rule = HURLED.get(action.word, action.word), "a long bomb at most", "S7-9.1"
    if flies:
        most, rule = "short at most", action.rule
    elif blizzard:
        most, rule = "short at most in a blizzard", "S7-7.5"
    if square == s.at[s.active]:
        return f"{name(square)} is where it stands: a {what} goes to another square ({rule})"
    if pass_range(s.at[s.active], square) > (SHORT if flies or blizzard else BOMB):
        return f"{name(square)} is too far for a {what}: {most} ({rule})"
    if flies and mate == NOBODY and player_on(s, square) == NOBODY:
        return (
            f"First the team-mate, one with Right Stuff on the next square, then where it shall fly ({rule})"
        )
    return ""


def unfinished(s: State, request: Choice) -> str:
    """What the active player could still do, in words; "" where nothing worth a question is left: as of a
    Move that was walked, since most leave squares, and undo brings them back."""
    action = ACTIONS[s.action]
    words = {each[0] for _, each in request.options} - {"end"}
    if stalls(s):
        return f"it would stall, {stalling(s)}"
    if action.word == "move" and s.left < s.ma[s.active]:
        return ""
    if words and action.word != "move" and not s.done:
        if action.word == "secure":
            return "the ball is not secured"
        caption = CAPTIONS.get(action.word, action.word.replace("_", " "))
        return f"its {caption[:1].lower()}{caption[1:]} is not done"
    if words and s.left > 0:
        return f"{movement(s)} left"
    return ""


def _no_place(s: State, request: Choice, chosen: int, square: int, names: Names) -> str:
    """Why nobody is set up on a square (S7-1.3)."""
    side, player = request.seats[0], player_on(s, square)
    standing = on_pitch(s, side)
    if not any(words[0] == "place" for _, words in request.options):
        full = f"{len(standing)} stand, and no more may"
        if chosen == NOBODY or s.at[chosen] < 0:
            return f"{full}: Ready, or a place that somebody has (S7-1.3)"
    if player != NOBODY and side_of(player) == side and chosen != NOBODY:
        return f"{names.player(chosen)} cannot take the place of {names.player(player)} (S7-1.3)"
    if not OWN[side] >> square & 1:
        return f"{name(square)} is not on your side of the line: set up behind it or on it (S7-1.3)"
    mask = bits(s.at[each] for each in standing if each != chosen)
    if any(zone >> square & 1 and zone & mask for zone in WIDE):
        return "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"
    if not LINE[side] >> square & 1 and chosen != NOBODY:
        on_it = (mask & LINE[side]).bit_count()
        if s.at[chosen] >= 0:
            return f"Without it {on_it} of 3 stand on the line: it stays there (S7-1.3)"
        return f"{on_it} of 3 stand on the line: whoever is left goes there (S7-1.3)"
    return "Pick a player of the Reserves first (S7-1.3)"


def _no_option(request: Choice, player: int, names: Names) -> str:
    """Why nothing is chosen there."""
    match request.what:
        case "target":
            return "The kick is aimed at a square of the other half (S7-12.1)"
        case "push":
            return "One of the three squares away from the blocker (S7-6.15)"
        case "kicker":
            return "The kicker stands neither on the line nor in a wide zone (S7-12.1)"
    if player == NOBODY:
        return f"There is nothing to choose on that square ({request.rule})"
    return f"{names.player(player)} cannot be chosen now ({request.rule})"


def sentence(words: str) -> str:
    """With a capital, but for one that begins with a square."""
    return words if words[1:2].isdigit() else words[:1].upper() + words[1:]
