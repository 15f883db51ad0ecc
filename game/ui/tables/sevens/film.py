"""From an answer to clips: the dice it rolled, then every event it brought, in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.requests import Roll
from game.games.sevens import events as e
from game.games.sevens.pregame import told
from game.ui.animation import Clip, moment
from game.ui.table import Played
from game.ui.tables.sevens import (
    before,
    film_ball,
    film_bomb,
    film_dice,
    film_fights,
    film_flight,
    film_harm,
    film_match,
    film_moves,
)
from game.ui.tables.sevens.stage import Stage

Maker = Callable[[Stage, Any], "list[Clip]"]

MAKERS: dict[type[Any], Maker] = {
    **dict.fromkeys(set(e.TESTED.values()), film_match.tested),
    e.PassTested: film_ball.passed,
    e.Used: film_match.used,
    e.Rerolled: film_match.rerolled,
    e.FansCame: film_match.quietly,
    e.WeatherRolled: film_match.weather,
    e.Tossed: film_match.tossed,
    e.KickerChosen: film_match.quietly,
    e.Placed: film_moves.placed,
    e.SetUp: film_match.quietly,
    e.Kicked: film_ball.kicked,
    e.KickedOut: film_ball.kicked_out,
    e.Touchback: film_ball.touchback,
    e.EventRolled: film_match.event_rolled,
    e.EventFor: film_match.event_for,
    e.Struck: film_harm.struck,
    e.TurnBegan: film_match.turn,
    e.Activated: film_match.activated,
    e.ActivationEnded: film_match.activation_ended,
    e.Stalled: film_match.stalled,
    e.TurnedOver: film_match.turnover,
    e.Touchdown: film_match.touchdown,
    e.DriveEnded: film_match.drive_ended,
    e.Recovered: film_harm.recovered,
    e.HalfBegan: film_match.half,
    e.ShotOut: film_match.quietly,
    e.Over: film_match.over,
    e.Moved: film_moves.moved,
    e.StoodUp: film_moves.stood_up,
    e.TurnedProne: film_moves.turned_prone,
    e.Distracted: film_harm.distracted,
    e.Rooted: film_harm.rooted,
    e.Blocked: film_fights.blocked,
    e.BlockChosen: film_fights.chosen,
    e.Pushed: film_fights.pushed,
    e.ChainPushed: film_fights.pushed,
    e.PushedOff: film_fights.pushed_off,
    e.KnockedDown: film_harm.knocked_down,
    e.PlacedProne: film_harm.placed_prone,
    e.ArmourRolled: film_harm.armour,
    e.InjuryRolled: film_harm.injury,
    e.CasualtyRolled: film_harm.casualty,
    e.Lasting: film_match.quietly,
    e.Removed: film_harm.removed,
    e.SentOff: film_harm.sent_off,
    e.Argued: film_match.quietly,
    e.Bribed: film_match.quietly,
    e.Fouled: film_fights.fouled,
    e.Acted: film_fights.acted,
    e.PickedUp: film_ball.picked_up,
    e.Threw: film_ball.threw,
    e.Fumbled: film_ball.fumbled,
    e.Inaccurate: film_match.quietly,
    e.Scattered: film_ball.scattered,
    e.Bounced: film_ball.bounced,
    e.ThrownIn: film_ball.thrown_in,
    e.Caught: film_ball.caught,
    e.Missed: film_match.quietly,
    e.Landed: film_ball.landed,
    e.Handed: film_ball.handed,
    **dict.fromkeys(before.TOLD, film_match.quietly),
    told.Prayed: film_match.prayed,
}


def film(stage: Stage, played: Played) -> list[Clip]:
    """The clips of an answer."""
    clips = [moment(partial(stage.begin, played))]
    if isinstance(played.request, Roll):
        clips += film_dice.falling(stage, played)
    else:
        clips.append(moment(partial(stage.story.answered, played)))
    on = film_flight.other_half(stage, played)
    tried = next((n for n, event in enumerate(played.events, 1) if isinstance(event, e.InterceptTested)), 0)
    thrown, bomb = film_bomb.flight(stage, played)
    for n, event in enumerate(played.events):
        clips += bomb if n == thrown else []
        clips += on if n == tried else []
        clips += MAKERS[type(event)](stage, event)
    clips += bomb if thrown >= len(played.events) else []
    clips += on if tried >= len(played.events) else []
    clips += film_flight.half_way(stage, played)
    clips.append(moment(stage.ask))
    return clips
