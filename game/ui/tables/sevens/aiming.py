"""What a throw at a square would bring: who may intercept it, what is needed, and the whole chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.core.requests import Option
from game.games.sevens.actions import ACTIONS
from game.games.sevens.board import RANGE_NAMES
from game.games.sevens.odds import (
    Chance,
    Die,
    Guided,
    PassOdds,
    beginning,
    begun,
    catch,
    chance,
    handoff_step,
    outlook,
    pass_odds,
    pass_steps,
    refusals,
    throw_odds,
)
from game.games.sevens.skills.flights import BULLSEYE
from game.games.sevens.state import NOBODY, State, player_on, side_of
from game.ui.percent import percent
from game.ui.tables.sevens import people
from game.ui.tables.sevens.marks import MOST_STEPS, Badge, Marks, Step, Tag

BETTER = 0.005  # a re-roll that brings less is not spoken of
WITH_TEAM = "with a team re-roll"  # beside a chance that counts the player's own skills


def thrown(s: State, fresh: Marks, player: int, at: int) -> Marks:
    """A pass at a square: the throw, everybody who may intercept it, the catch (S7-9.1 to S7-9.8)."""
    fresh.aim = at
    found = pass_odds(s, player, at) if s.holder == player else None
    if found is None:
        return fresh
    receiver = player_on(s, at)
    ours = receiver != NOBODY and side_of(receiver) == side_of(player)
    first = beginning(s, player, "pass", goes=False)
    if found.high:
        return _high(s, fresh, player, at, first, found)
    if ours:
        first += refusals(begun(s, player, "pass"), player, receiver)
    throw = Step(1, f"{RANGE_NAMES[found.reach].capitalize()} throw", f"{found.needed}+", found.accurate)
    before = (*begins(first), throw)
    takers = _takers(s, found, MOST_STEPS - len(before) - ours)
    fresh.steps = (*before, *takers)
    badges = [Badge(player, throw.needs, throw.chance)]
    badges += [Badge(each.player, f"{each.needed}+", each.chance, against=True) for each in found.takers]
    if ours:
        last = _catch(s, receiver, found.catch, 3 if takers else 2)
        fresh.steps += (last,)
        badges.append(Badge(receiver, last.needs, last.chance))
    fresh.badges = tuple(badges)
    fresh.helpers = tuple(each.player for each in found.takers)
    steps = pass_steps(begun(s, player, "pass"), player, at, found)
    told(fresh, at, first, steps, _words(found, ours=ours))
    return fresh


def _takers(s: State, found: PassOdds, room: int) -> list[Step]:
    """Everybody who may intercept, the likeliest first; on the last line that there is room for all the
    others by their numbers, with what the likeliest of them needs."""
    who = found.takers
    named = who if len(who) <= room else who[: room - 1]
    steps = [
        Step(2, f"Intercepts: {people.called(s, each.player)}", f"{each.needed}+", each.chance, against=True)
        for each in named
    ]
    if others := who[len(named) :]:
        numbers = ", ".join(str(people.number(each.player)) for each in others)
        best = others[0]
        steps.append(Step(2, f"And one of {numbers}", f"{best.needed}+", best.chance, against=True))
    return steps


def _high(s: State, fresh: Marks, player: int, at: int, first: Sequence[Die], found: PassOdds) -> Marks:
    """A pass that is never accurate."""
    steps = pass_steps(begun(s, player, "pass"), player, at, found)
    return never_accurate(fresh, player, at, first, found.needed, steps, found.fumble)


def never_accurate(
    fresh: Marks,
    player: int,
    at: int,
    first: Sequence[Die],
    needed: int,
    steps: Sequence[Chance],
    fumble: float,
) -> Marks:
    """Of a ball or a bomb that is never accurate all that can be told is whether it is fumbled."""
    throw = Step(1, "Hail Mary, no fumble", f"{needed}+", chance(needed))
    fresh.steps = (*begins(first), throw)
    fresh.badges = (Badge(player, throw.needs, throw.chance),)
    told(fresh, at, first, steps, f"flies, never accurate; fumble {percent(fumble)}")
    return fresh


def _words(found: PassOdds, *, ours: bool) -> str:
    words = f"fumble {percent(found.fumble)}"
    return words if ours else f"accurate, {words}"


def handed(s: State, fresh: Marks, player: int, receiver: int) -> Marks:
    """A hand-off: the catch (S7-9.11)."""
    first = beginning(s, player, "handoff", goes=False)
    first += refusals(begun(s, player, "handoff"), player, receiver)
    last = _catch(s, receiver, catch(s, receiver, "handoff", s.at[player]), 1)
    fresh.steps = (*begins(first), last)
    fresh.badges = (Badge(receiver, last.needs, last.chance),)
    fresh.links = ((player, receiver),)
    told(fresh, s.at[receiver], first, [handoff_step(s, player, receiver)], "hand-off")
    return fresh


def hurled(s: State, fresh: Marks, player: int, mate: int, at: int) -> Marks:
    """A team-mate thrown or kicked at a square: the throw, and the landing there; with the ball in its hands
    more is at stake (S7-5.7)."""
    fresh.aim = at
    kicked = ACTIONS[s.action].word == "kick_teammate"
    found = throw_odds(s, player, mate, at, kicked=kicked)
    if found is None:
        return fresh
    lands = found.lands > 0
    what = f"{RANGE_NAMES[found.reach].capitalize()} {'kick' if kicked else 'throw'}"
    fresh.steps = (
        *begins(found.before),
        Step(1, what, f"{found.needed}+", found.superb),
        Step(2, "Landing", f"{found.landing}+" if lands else "–", found.lands),
    )
    if found.rough:
        by = f"Landing by {BULLSEYE.name}"
        fresh.steps += (Step(2, by, f"{found.rough}+", chance(found.rough), counts=False),)
    fresh.badges = (Badge(player, f"{found.needed}+", found.superb),)
    words = f"on its feet here, fumble {percent(found.fumble)}" if lands else "falls here"
    if found.eaten:
        words += f", eaten {percent(found.eaten)}"
    if s.holder == mate:
        words += f", a fall{' or a fumble' if kicked else ''} is a turnover"
    told(fresh, at, (), found.steps, words)
    return fresh


def landing(s: State, thrown: Option) -> str:
    """What a throw of a team-mate onto a square would bring, in a line."""
    return _landing(s.copy(), int(thrown[1][1]), int(thrown[1][2]))


@lru_cache(4)
def _landing(s: State, mate: int, at: int) -> str:
    tags = hurled(s, Marks(), s.active, mate, at).tags
    return ", ".join(f"{tag.words} {tag.sub}" for tag in tags)


def _catch(s: State, receiver: int, needed: int, index: int) -> Step:
    able = needed <= 6
    words = f"Catch: {people.called(s, receiver)}"
    return Step(index, words, f"{needed}+" if able else "–", chance(needed) if able else 0.0)


def begins(dice: Sequence[Die]) -> tuple[Step, ...]:
    """The rolls of whoever begins, before anything else (S7-4.4)."""
    return tuple(Step(0, die.what, f"{die.needed}+", die.odds.first, counts=die.stops) for die in dice)


def told(fresh: Marks, at: int, first: Sequence[Die], steps: Sequence[Chance | Guided], words: str) -> None:
    """The chance of all of it, here and in the plan."""
    found = outlook(first, *steps)
    fresh.total, fresh.skills = found.own, found.skills
    fresh.again = found.team if found.team > found.own + BETTER else -1.0
    if fresh.again >= 0:
        words = f"{percent(fresh.again)} {WITH_TEAM}, {words}"
    fresh.tags = (Tag(at, percent(fresh.total), words, fresh.total),)
