"""Clips of harm: falls, armour, injuries, and the way to the dugout."""

from __future__ import annotations

from typing import Final

from game.games.sevens import events as e
from game.games.sevens.state import CASUALTY, KO, PRONE, RESERVES, SENT_OFF, STUNNED
from game.ui.animation import Clip, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.sevens import spoken_fights
from game.ui.tables.sevens.film_fights import carried
from game.ui.tables.sevens.film_match import said
from game.ui.tables.sevens.film_moves import heard
from game.ui.tables.sevens.spoken import STRUCK, plain
from game.ui.tables.sevens.stage import Stage

BOX_OF: Final = {"reserves": RESERVES, "ko": KO, "casualty": CASUALTY, "sent_off": SENT_OFF}


def knocked_down(stage: Stage, event: e.KnockedDown) -> list[Clip]:
    """On its side."""

    def begin() -> None:
        counter = stage.picture.counters[event.player]
        counter.lie = PRONE
        stage.hear(event)

    cue = stage.cue("helmet_clash", 0.9, stage.place.grid.centre(event.square))
    return [moment(begin, cue=cue), pause(0.3)]


def placed_prone(stage: Stage, event: e.PlacedProne) -> list[Clip]:
    """Down without harm."""

    def begin() -> None:
        stage.picture.counters[event.player].lie = PRONE
        stage.hear(event)

    return [moment(begin, cue=stage.cue("helmet_step", 0.6)), pause(0.2)]


def armour(stage: Stage, event: e.ArmourRolled) -> list[Clip]:
    """Broken or not; one that is not broken by a fall leaves the player stunned, as the state then shows."""
    return [heard(stage, event), pause(0.3)]


def injury(stage: Stage, event: e.InjuryRolled) -> list[Clip]:
    """What it came to."""

    def begin() -> None:
        if event.result == "stunned" and stage.picture.counters[event.player].square >= 0:
            stage.picture.counters[event.player].lie = STUNNED
        stage.hear(event)

    if event.result == "stunned":
        return [moment(begin), pause(0.3)]
    dice = sum(event.dice)
    words = Announcement(
        spoken_fights.injured(event, stage.names.crested),
        f"{dice} on two dice",
        event.rule,
        event.player >> 4,
        "bad",
    )
    return [moment(begin, cue=stage.cue("crowd_groan", 0.8)), *said(stage, words, seconds=0.7)]


def casualty(stage: Stage, event: e.CasualtyRolled) -> list[Clip]:
    """How bad it is."""
    title = spoken_fights.casualty(event, stage.names.crested)
    words = Announcement(title, f"{event.rolled} on the D16", event.rule, event.player >> 4, "bad")
    return [heard(stage, event), *said(stage, words, seconds=0.7)]


def removed(stage: Stage, event: e.Removed) -> list[Clip]:
    """Carried off."""
    return [heard(stage, event), carried(stage, event.player, BOX_OF[event.box])]


def sent_off(stage: Stage, event: e.SentOff) -> list[Clip]:
    """The referee shows it the way."""
    why = "A foul was seen" if event.why == "foul" else plain(event.why).capitalize()
    words = Announcement(
        f"{stage.names.crested.player(event.player)} is sent off", why, event.rule, event.player >> 4, "bad"
    )
    return [
        heard(stage, event),
        *said(stage, words, cue="whistle_long", seconds=0.8),
        carried(stage, event.player, SENT_OFF),
    ]


def struck(stage: Stage, event: e.Struck) -> list[Clip]:
    """By an event, the heat, a snack."""
    told = f"{stage.names.crested.player(event.player)} {STRUCK.get(event.what, plain(event.what))}"
    words = Announcement(told, "", event.rule, event.player >> 4, "bad")
    clips = [heard(stage, event), *said(stage, words, seconds=0.8)]
    if event.what in ("heat", "reserves"):
        clips.append(carried(stage, event.player, RESERVES))
    elif event.what == "stunned":

        def lies() -> None:
            stage.picture.counters[event.player].lie = STUNNED

        clips.append(moment(lies))
    return clips


def recovered(stage: Stage, event: e.Recovered) -> list[Clip]:
    """Back to Reserves, or it stays out."""
    if not event.back:
        return [heard(stage, event), pause(0.4)]
    return [heard(stage, event), carried(stage, event.player, RESERVES)]


def distracted(stage: Stage, event: e.Distracted) -> list[Clip]:
    """It has no tackle zone for a while, or has it again."""

    def begin() -> None:
        stage.picture.counters[event.player].distracted = event.yes
        stage.hear(event)

    return [moment(begin), pause(0.3 if event.yes else 0.0)]


def rooted(stage: Stage, event: e.Rooted) -> list[Clip]:
    """It is held where it stands."""

    def begin() -> None:
        stage.picture.counters[event.player].rooted = True
        stage.hear(event)

    return [moment(begin, cue=stage.cue("helmet_step", 0.5)), pause(0.3)]
