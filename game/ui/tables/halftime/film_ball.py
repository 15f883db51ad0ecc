"""Clips of the ball: slid along its band, carried, thrown, kicked; and the marker that follows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.halftime import events as e
from game.ui.animation import Clip, Cue, between, ease, ease_out, hop
from game.ui.tables.halftime import spoken
from game.ui.tables.halftime.layout import ahead, place_of
from game.ui.tables.halftime.picture import BallPicture, Marker
from game.ui.tables.halftime.stage import Stage

UNSEEN_S = 0.15
YARD_S = 0.016  # a yard more
SPOT_S = 0.42
SPIRALS = 2.0  # turns of a kicked ball
HIGH = {"pass": 70.0, "punt": 105.0, "kick": 120.0, "block": 18.0, "loose": 16.0}


def _band(stage: Stage) -> float:
    ball = stage.picture.ball
    return ball.band if ball is not None else 0.0


def carried(stage: Stage, seat: int, start: float, stop: float, *, cues: Sequence[Cue] = ()) -> Clip:
    """The ball goes along its band in somebody's arms."""
    return travel(stage, seat, start, stop, seconds=0.45 + YARD_S * abs(stop - start), cues=cues)


def travel(
    stage: Stage,
    seat: int,
    start: float,
    stop: float,
    *,
    seconds: float,
    lift: float = 0.0,
    turns: float = 0.0,
    band: float | None = None,
    cues: Sequence[Cue] = (),
    curve: Callable[[float], float] = ease,
) -> Clip:
    """The ball goes from a yard of a side to another, maybe through the air, maybe to another band."""
    a, b, way = place_of(seat, start), place_of(seat, stop), ahead(seat)
    origin = [0.0]

    def begin() -> None:
        origin[0] = _band(stage)

    def at(share: float) -> None:
        if stage.reduced and share < 1.0:
            return
        moved = curve(share)
        stage.picture.ball = BallPicture(
            between(a, b, moved),
            between(origin[0], origin[0] if band is None else band, moved),
            way,
            lift=0.0 if share >= 1.0 else lift * hop(share),
            angle=0.0 if share >= 1.0 else 360.0 * turns * share * way,
        )

    return Clip(UNSEEN_S if stage.reduced else seconds, at, begin, cues=cues, group="play")


def flown(stage: Stage, seat: int, start: float, stop: float, how: str, *, end: str = "paper_land") -> Clip:
    """A pass or a kick."""
    seconds = 0.65 + 0.008 * abs(stop - start)
    first, last = place_of(seat, start), place_of(seat, stop)
    volume = 0.6 if how == "pass" else 1.0
    cues = ((0.0, stage.cue("paper_flick", volume, first)), (seconds * 0.98, stage.cue(end, 0.9, last)))
    turns = 0.0 if how == "pass" else SPIRALS
    return travel(
        stage, seat, start, stop, seconds=seconds, lift=HIGH[how], turns=turns, cues=cues, curve=lambda x: x
    )


def loose(stage: Stage, seat: int, yard: float) -> Clip:
    """The ball hops about: nobody has it."""
    a, way = place_of(seat, yard), ahead(seat)

    def at(share: float) -> None:
        if stage.reduced:
            return
        hops = (share * 3.0) % 1.0
        fading = 1.0 - share
        stage.picture.ball = BallPicture(
            a + (2.5 * fading * (-1) ** int(share * 3.0) if share < 1.0 else 0.0),
            _band(stage),
            way,
            lift=HIGH["loose"] * hop(hops) * fading,
            angle=0.0 if share >= 1.0 else 240.0 * share,
        )

    cues = tuple((0.25 * n, stage.cue("paper_land", 0.7 - 0.15 * n, a)) for n in range(3))
    return Clip(UNSEEN_S if stage.reduced else 0.8, at, cues=cues, group="play")


def spotted(stage: Stage, event: e.Spotted) -> Clip:
    """The ball slides to the band of its down, rod and yard marker follow."""
    p, way = stage.picture, ahead(event.seat)
    x, mark = place_of(event.seat, event.ball), place_of(event.seat, event.marker)
    goal = place_of(event.seat, event.ball + event.to_go)
    band = float(event.down - 1)
    from_: dict[str, float] = {}

    def begin() -> None:
        ball = p.ball
        from_["place"] = ball.place if ball is not None else x
        from_["band"] = ball.band if ball is not None else band
        from_["rod"] = p.scrimmage if p.scrimmage is not None else x
        known = p.marker is not None and p.marker.way == way
        from_["mark"] = p.marker.place if p.marker is not None and known else mark
        from_["line"] = p.gain_line if p.gain_line is not None and known else goal
        p.offence = event.seat
        p.band = event.down - 1
        p.down = spoken.situation(event.down, event.to_go, event.ball)
        stage.settle(event)

    def at(share: float) -> None:
        moved = 1.0 if stage.reduced else ease_out(share)
        if share >= 1.0:
            moved = 1.0
        p.ball = BallPicture(between(from_["place"], x, moved), between(from_["band"], band, moved), way)
        p.scrimmage = between(from_["rod"], x, moved)
        p.gain_line = between(from_["line"], goal, moved)
        p.marker = Marker(between(from_["mark"], mark, moved), way, event.to_go)

    cues = ((0.05, stage.cue("paper_land", 0.35, x)),)
    return Clip(UNSEEN_S if stage.reduced else SPOT_S, at, begin, cues=cues, group="spot")
