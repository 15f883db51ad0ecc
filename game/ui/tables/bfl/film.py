"""From an answer to clips: what it did physically, then every event it brought, in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.requests import Flick, Roll, Throw
from game.games.bfl import events as e
from game.ui.animation import Clip, moment
from game.ui.table import Played
from game.ui.tables.bfl import film_calls, film_dice, film_kick, film_moves, film_score
from game.ui.tables.bfl.stage import Stage

Mover = Callable[[Stage, Sequence[Any], Played], "list[Clip]"]
Maker = Callable[[Stage, Any, Played], "list[Clip]"]

MAKERS: dict[type[Any], Maker] = {
    e.LaneRolled: film_dice.lane,
    e.RolledOff: film_dice.roll_off,
    e.Rolled: film_dice.rolled,
    e.Bro: film_calls.special,
    e.Party: film_calls.special,
    e.Split: film_calls.special,
    e.HailMary: film_calls.special,
    e.Drink: film_calls.drink,
    e.Penalty: film_calls.penalty,
    e.Challenge: film_calls.challenge,
    e.Called: film_calls.called,
    e.Spun: film_calls.spun,
    e.Stands: film_calls.review,
    e.Overturned: film_calls.review,
    e.MovedBack: film_moves.back,
    e.Sat: film_moves.sat,
    e.BattleMet: film_moves.met,
    e.BattleRolled: film_moves.battle_rolled,
    e.Battle: film_moves.battle_won,
    e.Touchdown: film_score.touchdown,
    e.Try: film_score.tried,
    e.Playoff: film_score.playoff,
    e.PlayoffWon: film_score.playoff_won,
    e.QuarterEnd: film_score.quarter_end,
    e.Over: film_score.over,
}


def by_itself(stage: Stage, moves: Sequence[Any], played: Played) -> list[Clip]:
    """Helmets that move by themselves: a march, or one setback."""
    if isinstance(moves[0], e.MovedBack):
        return film_moves.back(stage, moves[0], played)
    return [film_moves.march(stage, moves, played)]


def film(stage: Stage, played: Played, move: Mover = by_itself) -> list[Clip]:
    """The clips of an answer. ``move`` makes those of helmets: steps in a row, or one setback."""
    clips: list[Clip] = []
    match played.request:
        case Throw():
            clips += film_dice.falling(stage, played)
        case Roll(what="lane" | "roll_off"):
            clips += film_dice.falling(stage, played)
        case Roll(what="battle"):
            clips += film_moves.battle_roll(stage, played)
        case Flick():
            clips += film_kick.flight(stage, played)
    for run in runs(played.events):
        if isinstance(run[0], e.Stepped | e.MovedBack):
            clips += move(stage, run, played)
        else:
            clips += MAKERS.get(type(run[0]), film_score.untold)(stage, run[0], played)
    clips += film_calls.spinner_brought(stage)
    clips.append(moment(stage.ask))
    return clips


def runs(events: Sequence[Any]) -> list[list[Any]]:
    """The events one by one, but steps in a row together."""
    out: list[list[Any]] = []
    for event in events:
        if isinstance(event, e.Stepped) and out and isinstance(out[-1][-1], e.Stepped):
            out[-1].append(event)
        else:
            out.append([event])
    return out
