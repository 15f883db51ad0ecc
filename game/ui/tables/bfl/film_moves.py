"""Clips of helmets: steps, setbacks, pauses, and the battles on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.board import LEFT, helmet_x, lane_y
from game.games.bfl import events as e
from game.games.bfl.state import rival
from game.ui.animation import Clip, Cue, between, ease, hop, moment, part, pause
from game.ui.table import Played
from game.ui.tables.bfl import film_dice, laid_over, throws
from game.ui.tables.bfl.picture import BattlePicture, Fighter, Tag
from game.ui.tables.bfl.stage import Stage

STEP_S, NEXT_S = 0.30, 0.17  # a step takes so long; the next one begins so much later
HOP = 4.5  # yards
BACK_S = 0.55
UNSEEN_S = 0.6  # a roll of which only the faces are known
CLASH_S, FADE_S, VERDICT_S = 1.0, 0.2, 1.5


def march(stage: Stage, steps: Sequence[e.Stepped], played: Played) -> Clip:
    """Everybody's steps, each a little after the one before; a click ends the whole march."""
    total = NEXT_S * (len(steps) - 1) + STEP_S
    far = [max(1.0, abs(step.yard - step.start) / 10) for step in steps]
    settled = [False] * len(steps)

    def at(share: float) -> None:
        t = total * share
        for k, step in enumerate(steps):
            own = 1.0 if share >= 1.0 else part(t, k * NEXT_S, k * NEXT_S + STEP_S)
            if own <= 0 or settled[k]:
                continue
            if own >= 1.0:
                settled[k] = True
                stage.settle(step, played)
                continue
            side, way = stage.side(step.seat), ease(own)
            side.yards = between(step.start, step.yard, way)
            side.lift = 0.0 if stage.reduced else HOP * hop(own) * min(2.0, far[k])

    cues: list[Cue] = [
        (k * NEXT_S + STEP_S * 0.9, stage.cue("helmet_step", 0.8, float(step.yard)))
        for k, step in enumerate(steps)
    ]
    return Clip(total, at, cues=cues, group="march")


def back(stage: Stage, event: e.MovedBack, played: Played) -> list[Clip]:
    """A setback: the helmet slides back and says why; it is skipped without the march beside it."""
    why = {
        "out": "out of bounds",
        "men": "wrong number of dice",
        "split": "split roll",
        "battle": "lost the battle",
    }
    lost = event.start - event.yard
    settled = False

    def begin() -> None:
        x, y = _spot(stage, event.seat)
        head = f"−{lost} yd" if lost else "No yards to lose"
        stage.picture.tags = [Tag(x, y, why[event.why], head, "bad", lift=14.0)]

    def at(share: float) -> None:
        nonlocal settled
        if settled:  # a frame can meet the very end before the clip is closed
            return
        stage.side(event.seat).yards = between(event.start, event.yard, ease(share))
        if share >= 1.0:
            settled = True
            stage.settle(event, played)

    return [
        moment(begin),
        Clip(BACK_S if lost else 0.05, at, cues=((0.0, stage.cue("cloth")),), group="march"),
        pause(0.45, group="march"),
        moment(partial(_untag, stage)),
    ]


def sat(stage: Stage, event: e.Sat, played: Played) -> list[Clip]:
    """A paused team sits this roll out."""

    def begin() -> None:
        x, y = _spot(stage, event.seat)
        words = f"{event.yards} yards lost" if event.yards else "its number did not come"
        stage.picture.tags = [*stage.picture.tags, Tag(x, y, words, "Pauses", "plain", lift=14.0)]

    def settle() -> None:
        stage.settle(event, played)
        _untag(stage)

    return [moment(begin, group="sat"), pause(0.7, group="sat"), moment(settle, group="sat")]


def _spot(stage: Stage, seat: int) -> tuple[float, float]:
    side = stage.side(seat)
    return helmet_x(side.end, side.yards), lane_y(max(1, side.lane))


def _untag(stage: Stage) -> None:
    stage.picture.tags = []


# -------------------------------------------------------------------------------------------- battles
def met(stage: Stage, event: e.BattleMet, played: Played) -> list[Clip]:
    """Two helmets run into each other, and the battle is laid over the table."""

    def begin() -> None:
        stage.settle(event, played)
        s = stage.match.state
        stage.picture.battle = laid_over.fight(s, event.seat, event.other, {}, stage.teams, turn=event.seat)
        stage.picture.battle.fade = 0.0

    def at(share: float) -> None:
        battle = stage.picture.battle
        if battle is not None:
            battle.fade = part(share, 0.0, 0.25)
            towards, away = part(share, 0.25, 0.6) ** 2, ease(part(share, 0.72, 1.0))
            battle.clash = 0.0 if stage.reduced or share >= 1.0 else towards * (1.0 - away)

    return [Clip(CLASH_S, at, begin, cues=((CLASH_S * 0.6, stage.cue("helmet_clash")),), group="met")]


def battle_roll(stage: Stage, played: Played) -> list[Clip]:
    """Three dice of one side, tumbling as the physics found; then it is the other side's turn."""
    seat = played.seat
    other = rival(stage.match.state, seat)
    track = throws.again(played)

    def begin() -> None:
        if stage.picture.battle is None:
            stage.picture.battle = laid_over.fight(stage.match.state, seat, other, {}, stage.teams, turn=seat)

    def at(share: float) -> None:
        fighter = _fighter(stage, seat)
        if fighter is not None:
            fighter.turn = share < 1.0
            fighter.dice = laid_over.battle_dice(played, 1.0 if stage.reduced else share)

    seconds = UNSEEN_S
    cues: tuple[Cue, ...] = ()
    if isinstance(track, throws.CupThrow):
        seconds, cues = track.tumble.seconds, tuple(film_dice.hit_cues(stage, track.tumble.hits))
    return [
        Clip(seconds, at, begin, cues, group="battle"),
        moment(partial(_others_turn, stage, other, seat), group="battle"),
        pause(0.35),
    ]


def _fighter(stage: Stage, seat: int) -> Fighter | None:
    battle = stage.picture.battle
    if battle is None:
        return None
    return battle.left if stage.side(seat).end == LEFT else battle.right


def _others_turn(stage: Stage, other: int, seat: int) -> None:
    fighter = _fighter(stage, other)
    if fighter is not None:
        fighter.turn = not any(die.face for die in fighter.dice)
    mine = _fighter(stage, seat)
    if mine is not None:
        mine.turn = False


def battle_rolled(stage: Stage, event: e.BattleRolled, played: Played) -> list[Clip]:
    """Level totals are rolled again; else the verdict follows."""
    if sum(event.faces[0]) != sum(event.faces[1]):
        return [moment(partial(stage.settle, event, played))]

    def level() -> None:
        battle = stage.picture.battle
        if battle is not None:
            battle.left.verdict = battle.right.verdict = "again"
            battle.line, battle.note, battle.rule = "Level", "They roll again", "BFL-3.2"

    def again() -> None:
        stage.settle(event, played)
        stage.battle_asked()

    return [moment(level, group="level"), pause(1.1, group="level"), moment(again, group="level")]


def battle_won(stage: Stage, event: e.Battle, played: Played) -> list[Clip]:
    """Who wins and passes, who goes back and pauses."""

    def verdict() -> None:
        battle = stage.picture.battle
        winner, loser = _fighter(stage, event.winner), _fighter(stage, event.loser)
        if battle is None or winner is None or loser is None:
            return
        winner.verdict, loser.verdict = "wins", "loses"
        battle.line = f"{stage.name(event.winner)} wins and passes."
        battle.note = f"{stage.name(event.loser)} goes back 10 and pauses for one roll"
        battle.rule = "BFL-3.3"

    return [
        moment(verdict, cue=stage.cue("crowd_cheer", 0.5), group="verdict"),
        pause(VERDICT_S, group="verdict"),
        Clip(FADE_S, partial(_fade, stage), group="verdict"),
        moment(partial(stage.settle, event, played), group="verdict"),
    ]


def _fade(stage: Stage, share: float) -> None:
    battle: BattlePicture | None = stage.picture.battle
    if battle is not None:
        battle.fade = 1.0 - share
