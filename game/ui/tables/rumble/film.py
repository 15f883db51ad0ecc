"""From an answer to clips: the dice it rolled, then every event it brought, in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.requests import Roll
from game.games.rumble import events as e
from game.ui.animation import Clip, moment
from game.ui.table import Played
from game.ui.tables.rumble import film_ball, film_dice, film_fights, film_moves, film_score
from game.ui.tables.rumble.stage import Stage

Maker = Callable[[Stage, Any], "list[Clip]"]

MAKERS: dict[type[Any], Maker] = {
    e.RolledOff: film_score.rolled_off,
    e.Placed: film_moves.placed,
    e.LinedUp: film_score.quietly,
    e.TurnBegan: film_moves.turn,
    e.PhaseBegan: film_moves.phase,
    e.Entered: film_moves.entered,
    e.Moved: film_moves.moved,
    e.PickedUp: film_ball.picked_up,
    e.Thrown: film_ball.thrown,
    e.WentOff: film_ball.went_off,
    e.Scattered: film_ball.strayed,
    e.Caught: film_ball.caught,
    e.Landed: film_ball.landed,
    e.Attacked: film_fights.attacked,
    e.Dropped: film_ball.dropped,
    e.Injured: film_fights.injured,
    e.Touchdown: film_score.touchdown,
    e.Reset: film_score.reset,
    e.Forfeited: film_score.forfeited,
    e.Over: film_score.over,
}


def film(stage: Stage, played: Played) -> list[Clip]:
    """The clips of an answer."""
    clips = [moment(partial(stage.begin, played))]
    if isinstance(played.request, Roll):
        clips += film_dice.falling(stage, played)
    else:
        clips.append(moment(partial(stage.story.answered, played)))
    for event in played.events:
        clips += MAKERS[type(event)](stage, event)
    clips.append(moment(stage.ask))
    return clips
