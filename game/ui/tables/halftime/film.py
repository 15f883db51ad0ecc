"""From an answer to clips: the dice it rolled, then every event it brought, in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.requests import Roll
from game.games.halftime import events as e
from game.ui.animation import Clip, moment
from game.ui.table import Played
from game.ui.tables.halftime import film_dice, film_plays, film_score
from game.ui.tables.halftime.stage import Stage

Maker = Callable[[Stage, Any], "list[Clip]"]

MAKERS: dict[type[Any], Maker] = {
    e.PreGameRolled: film_plays.pregame,
    e.Elected: film_plays.elected,
    e.Kickoff: film_plays.kickoff,
    e.Touchback: film_plays.touchback,
    e.Called: film_plays.called,
    e.Ran: film_plays.ran,
    e.NoGain: film_plays.no_gain,
    e.Fumble: film_plays.fumble,
    e.Penalty: film_plays.penalty,
    e.RedRolled: film_plays.red,
    e.Recovered: film_plays.recovered,
    e.Penalised: film_plays.penalised,
    e.Passed: film_plays.passed,
    e.Interception: film_plays.interception,
    e.TakenOver: film_plays.taken_over,
    e.Punt: film_plays.punt,
    e.Runback: film_plays.runback,
    e.Spotted: film_plays.spotted,
    e.FirstDown: film_score.first_down,
    e.TurnoverOnDowns: film_score.turnover,
    e.Touchdown: film_score.touchdown,
    e.Safety: film_score.safety,
    e.FieldGoal: film_score.kicked,
    e.ExtraPoint: film_score.kicked,
    e.HalfEnd: film_score.half_end,
    e.OvertimePossession: film_score.overtime,
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
        clips += MAKERS.get(type(event), film_score.quietly)(stage, event)
    clips.append(moment(stage.ask))
    return clips
