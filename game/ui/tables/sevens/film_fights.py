"""Clips of blocks, pushes, fouls and special actions."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.games.sevens import events as e
from game.games.sevens.state import NOBODY, RESERVES
from game.ui.animation import Clip, between, hop, moment, pause
from game.ui.table_words import Announcement
from game.ui.tables.sevens import blocking, spoken_fights
from game.ui.tables.sevens.film_match import said
from game.ui.tables.sevens.film_moves import heard
from game.ui.tables.sevens.marks import Marks
from game.ui.tables.sevens.stage import Stage
from game.ui.tables.squares.sliding import slide

STRIKE_S: Final = 0.34
REACH: Final = 0.5  # of the way to the target that the attacker lunges
READ_S: Final = 0.7  # the dice of a block are read


def lunge(stage: Stage, player: int, target: int) -> Clip:
    """A player strikes at another and comes back."""

    def strike(share: float) -> None:
        striker = stage.picture.counters[player]
        if share >= 1.0:
            striker.spot, striker.lift = None, 0.0
            return
        if stage.reduced:
            return
        a, b = _stands(stage, player), _stands(stage, target)
        far = REACH * hop(share)
        striker.spot, striker.lift = (between(a[0], b[0], far), between(a[1], b[1], far)), 7 * hop(share)

    cue = (STRIKE_S * 0.5, stage.cue("helmet_clash", 0.9))
    return Clip(STRIKE_S, strike, cues=(cue,), group="fight")


def _stands(stage: Stage, player: int) -> tuple[float, float]:
    square = stage.picture.counters[player].square
    centre: tuple[float, float] = stage.place.grid.centre(square) if square >= 0 else stage.spot(player)
    return centre


def blocked(stage: Stage, event: e.Blocked) -> list[Clip]:
    """The dice lie there, who chooses is said: the card is shown long enough to be read."""

    def begin() -> None:
        stage.hear(event)
        stage.picture.marks = Marks(links=((event.player, event.target),))

    return [moment(begin), pause(READ_S, group="fight")]


def chosen(stage: Stage, event: e.BlockChosen) -> list[Clip]:
    """The face that counts is lit on the card, then the attacker strikes."""

    def show() -> None:
        if stage.story.block is not None:
            card = blocking.block_of(stage.state, None, stage.story, stage.cast.person)
            card.chosen = event.face
            stage.picture.block = card

    def done() -> None:
        stage.picture.block = None
        stage.picture.marks = Marks()
        stage.hear(event)

    return [
        moment(show, cue=stage.cue("click", 0.7)),
        pause(0.55, group="fight"),
        moment(done),
        lunge(stage, event.player, event.target),
    ]


def pushed(stage: Stage, event: e.Pushed) -> list[Clip]:
    """A player goes back a square."""
    centre = stage.place.grid.centre

    def end() -> None:
        stage.stand(event.player, event.square)
        stage.hear(event)

    way = (centre(event.start), centre(event.square))
    cues = ((0.05, stage.cue("helmet_clash", 0.5, way[0])),)
    return [slide(stage, event.player, lambda: way, seconds=0.28, lift=4, end=end, cues=cues, group="fight")]


def pushed_off(stage: Stage, event: e.PushedOff) -> list[Clip]:
    """Into the crowd, and to the dugout."""

    def begin() -> None:
        stage.hear(event)
        ball = stage.picture.ball
        if ball.holder == event.player:
            stage.lay(event.square)
            ball.spot = stage.place.grid.centre(event.square)

    words = Announcement(
        f"{stage.names.crested.player(event.player)} is in the crowd",
        "",
        event.rule,
        event.player >> 4,
        "bad",
    )
    return [
        moment(begin, cue=stage.cue("crowd_cheer", 0.8)),
        *said(stage, words, seconds=0.6),
        carried(stage, event.player, RESERVES),
    ]


def carried(stage: Stage, player: int, box: int) -> Clip:
    """A counter is carried to a box of its dugout."""

    def way() -> tuple[tuple[float, float], tuple[float, float]]:
        p = stage.picture
        start = p.counters[player].spot or stage.spot(player)
        squares, boxes = p.at(), p.boxes()
        squares[player], boxes[player] = -1, box
        return start, stage.place.spots(squares, boxes)[player] or start

    cues = ((0.55, stage.cue("helmet_step", 0.7)),)
    return slide(
        stage, player, way, seconds=0.6, lift=50,
        end=partial(stage.take_off, player, box), cues=cues, group="injury",
    )  # fmt: skip


def fouled(stage: Stage, event: e.Fouled) -> list[Clip]:
    """A boot."""
    return [heard(stage, event), pause(0.15), lunge(stage, event.player, event.target)]


def acted(stage: Stage, event: e.Acted) -> list[Clip]:
    """A special action on a player, or on a square."""
    words = Announcement(spoken_fights.acted(event, stage.names), "", event.rule, event.player >> 4)
    clips: list[Clip] = [heard(stage, event), *said(stage, words, seconds=0.5)]
    if event.target != NOBODY:
        clips.append(lunge(stage, event.player, event.target))
    return clips
