"""What a call may bring, before it is made: rows of its card, bars on the field, its worth when solved."""

from __future__ import annotations

from collections import Counter

from game.core.errors import GameError
from game.games.halftime import solution
from game.games.halftime.odds import call_odds
from game.games.halftime.outcomes import GAME_YARDS, GREEN_YARDS, WAYS, Kind, Outcome, Spot, outcomes
from game.games.halftime.state import GOAL, Phase, State, from_home
from game.ui.percent import percent
from game.ui.percent import share as written
from game.ui.tables.halftime.picture import CallCard, Prospect
from game.ui.tables.halftime.spoken import CALLS

LOSSES = (Kind.LOST, Kind.SAFETY, Kind.TOUCHDOWN_AGAINST)
ROWS = 3


def ends_of(s: State, word: str) -> dict[Outcome, float]:
    """How a call can end, as shares."""
    spot = Spot(s.ball, s.down, s.to_go)
    ends = outcomes(word, spot, s.house.printed)
    return {end: ways / WAYS for end, ways in ends.items()}


def total(ends: dict[Outcome, float], *kinds: Kind) -> float:
    """The share of some kinds of ends."""
    return sum(share for end, share in ends.items() if end.kind in kinds)


def win_chances(s: State) -> dict[str, float]:
    """The worth of each call, for the side with the ball; empty where the solution is not to be had."""
    if s.phase is not Phase.DOWN:
        return {}
    try:
        return solution.calls(s)
    except GameError:
        return {}


def win_chance(s: State) -> float | None:
    """The home side's chance to win, a tie counted half; None where the solution is not to be had."""
    try:
        return solution.value(s)
    except GameError:
        return None


def best_call(s: State) -> str:
    """The call of the solved game, or ""."""
    try:
        return solution.best(s) if s.phase is Phase.DOWN else ""
    except GameError:
        return ""


def rows(s: State, word: str) -> tuple[tuple[str, float, str], ...]:
    """What stands on a call's card."""
    ends = ends_of(s, word)
    if word == "field_goal":
        good = total(ends, Kind.FIELD_GOAL)
        return (("3 points", good, "good"), ("Missed", 1 - good, "bad"))
    if word == "punt":
        return _punt_rows(s.ball)
    said = [
        ("First down", total(ends, Kind.FIRST), "good"),
        ("Touchdown", total(ends, Kind.TOUCHDOWN), "good"),
        ("Gain", _gained(s, ends), "good"),
        ("Ball lost", total(ends, Kind.LOST, Kind.TOUCHDOWN_AGAINST), "bad"),
        ("Safety", total(ends, Kind.SAFETY), "bad"),
    ]
    shown = [row for row in said if row[1] > 0]
    if len(shown) > ROWS:
        shown = [row for row in shown if row[0] != "Gain"]
    return tuple(shown[:ROWS])


def _punt_rows(ball: int) -> tuple[tuple[str, float, str], ...]:
    """How a punt ends, by its dice: a runback may stop on the 20 too, like a touchback (HT-8.1)."""
    ways: Counter[str] = Counter()
    blocked = "Blocked" if ball > max(GAME_YARDS) else "Blocked, held"
    for far in GREEN_YARDS:
        for back in GAME_YARDS:
            if ball + far >= GOAL:
                ways["Touchback"] += 1
            elif ball + far <= back:
                ways["Runback TD"] += 1
            else:
                ways["Run back" if far else blocked] += 1
    kinds = {"Run back": "plain", "Touchback": "warn", blocked: "bad", "Runback TD": "bad"}
    return tuple((words, ways[words] / ways.total(), kind) for words, kind in kinds.items() if ways[words])


def _gained(s: State, ends: dict[Outcome, float]) -> float:
    """The share of ends that keep the ball further on, short of the line."""
    return sum(share for end, share in ends.items() if end.kind is Kind.DOWN and end.ball > s.ball)


def short(s: State, word: str) -> str:
    """The odds of a call in a word: of a first down (or better), of the three points; a punt's mean yards."""
    chances = call_odds(word, Spot(s.ball, s.down, s.to_go), s.house.printed)
    match word:
        case "field_goal":
            return percent(chances.good)
        case "punt":
            return f"net {chances.yards:.0f}".replace("-", "−")
        case _:
            return percent(chances.first_down + chances.touchdown)


def at_length(s: State, word: str) -> str:
    """The odds of a call in a sentence, with the rule."""
    parts = [f"{name.lower()} {written(share)}" for name, share, _ in rows(s, word)]
    rule = {"run": "HT-4.1", "pass": "HT-5.1", "punt": "HT-8.1", "field_goal": "HT-8.2"}[word]
    worth = win_chances(s).get(word)
    tail = f"; wins {percent(worth, digits=1)}" if worth is not None else ""
    best = ", the best call" if word == best_call(s) else ""
    return f"{CALLS[word]}: {', '.join(parts)}{tail}{best} ({rule})"


DICE = {
    "pass": (("blue", "NG"),),
    "punt": (("green", "30"),),
    "field_goal": (("green", "30"),),
}


def card(s: State, word: str, key: str, *, best: bool, worth: float | None) -> CallCard:
    """A call's card."""
    if word == "run":
        ours, theirs = ("black", "white") if s.possession == 0 else ("white", "black")
        dice: tuple[tuple[str, str], ...] = ((ours, "15"), (theirs, "5"))
        note = ""
    else:
        dice = DICE[word]
        note = {
            "pass": "in the air",
            "punt": f"{short(s, 'punt')} yards",
            "field_goal": f"{GOAL - s.ball} or more",
        }[word]
    return CallCard(word, CALLS[word], key, dice, note, rows(s, word), best, worth)


def bars(s: State, word: str) -> list[Prospect]:
    """Where a call may leave the ball."""
    places: Counter[tuple[float, str]] = Counter()
    for end, share in ends_of(s, word).items():
        places[float(from_home(s.possession, _where(s, end))), _kind(s, end, word)] += share  # type: ignore[assignment]
    most: dict[float, Prospect] = {}
    for (place, kind), share in places.items():
        known = most.get(place)
        if known is None:
            most[place] = Prospect(place, share, kind)
        else:
            heavier = kind if share > known.share else known.kind
            most[place] = Prospect(place, known.share + share, heavier)
    return sorted(most.values(), key=lambda p: p.place)


def _where(s: State, end: Outcome) -> int:
    match end.kind:
        case Kind.TOUCHDOWN | Kind.FIELD_GOAL:
            return GOAL
        case Kind.SAFETY | Kind.TOUCHDOWN_AGAINST:
            return 0
        case _:
            return end.ball


def _kind(s: State, end: Outcome, word: str) -> str:
    if end.kind in (Kind.FIRST, Kind.TOUCHDOWN, Kind.FIELD_GOAL):
        return "good"
    if end.kind in LOSSES and (word != "punt" or end.kind is Kind.TOUCHDOWN_AGAINST):
        return "bad"
    if end.kind is Kind.DOWN and end.ball < s.ball:
        return "bad"
    return "plain"
