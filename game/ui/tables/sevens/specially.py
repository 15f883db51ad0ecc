"""What an action that belongs to a skill would bring, and a kick-off; on the same cards as a pass."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from game.games.sevens.actions import ACTIONS
from game.games.sevens.ball import step
from game.games.sevens.board import RANGE_NAMES, by_template
from game.games.sevens.harm import HIT
from game.games.sevens.odds import SpecialOdds, bomb_odds, kick_stays, punt_odds, special_odds
from game.games.sevens.skills.general import KICK
from game.games.sevens.state import NOBODY, State, has, side_of
from game.ui.percent import percent
from game.ui.tables.sevens import aiming, people
from game.ui.tables.sevens.marks import Badge, Marks, Step, Tag
from game.ui.tables.sevens.terms import plain

DOES: Final = {
    "gaze": "distracts it",
    "stab": "breaks armour",
    "chainsaw": "breaks armour",
    "vomit": "breaks armour",
    "breathe_fire": "lays it low",
    "chomp": "holds it on its square",
}
"""What a special action is meant to do, by its word."""
HURTS: Final = {
    "chainsaw": ("Kicks back: falls", "falls itself"),
    "vomit": ("Its own armour breaks", "hurts itself"),
    "breathe_fire": ("Burns itself: falls", "falls itself"),
}
"""What it may do to whoever does it: in the plan, and beside the chance."""

SIX: Final = 6  # squares that a kick-off deviates at most
THREE: Final = 3  # the same with Kick
MOST_TAKERS: Final = 2  # of those who may snatch a bomb: there is little room in the plan


def done(s: State, fresh: Marks, player: int, words: Collection[str], target: int) -> Marks:
    """A special action on somebody next to the player (S7-3.1)."""
    word = next((each for each in words if each in DOES), "")
    found = _known(s.copy(), player, word, target) if word else None
    if found is None:
        return fresh
    steps = [Step(n, _die(each.what), f"{each.needed}+", each.chance) for n, each in enumerate(found.dice, 1)]
    says = [DOES[word]]
    if found.hurt and word in HURTS:
        what, says_so = HURTS[word]
        steps.append(Step(len(steps) + 1, what, "", found.hurt, against=True))
        says.append(f"{says_so} {percent(found.hurt)}")
    fresh.steps, fresh.total = tuple(steps), found.done
    fresh.again = found.team if found.team > found.done + aiming.BETTER else -1.0
    if fresh.again >= 0:
        says.insert(0, f"{percent(fresh.again)} {aiming.WITH_TEAM}")
    fresh.tags = (Tag(s.at[target], percent(fresh.total), ", ".join(says), fresh.total),)
    return fresh


# What is pointed at is pointed at again with every move of a hand: a copy of the whole state is the key.
@lru_cache(8)
def _known(s: State, player: int, word: str, target: int) -> SpecialOdds | None:
    return special_odds(s, player, word, target)


@lru_cache(32)
def _stays(s: State, at: int, most: int) -> float:
    return kick_stays(s, at, most)


def _die(what: str) -> str:
    return "Armour breaks" if what == "armour" else plain(what)


def bombed(s: State, fresh: Marks, player: int, at: int) -> Marks:
    """A bomb at a square: the throw, who may snatch it or catch it there, whom it hits (S7-3.6)."""
    fresh.aim = at
    found = bomb_odds(s, player, at)
    needs = f"{found.needed}+"
    if found.high:
        return aiming.never_accurate(fresh, player, at, (), found.needed, found.steps, found.fumble)
    steps = [Step(1, f"{RANGE_NAMES[found.reach].capitalize()} throw", needs, found.accurate)]
    badges = [Badge(player, needs, found.accurate)]
    for taker in found.takers[:MOST_TAKERS]:
        words = f"Snatched by {people.called(s, taker.player)}"
        steps.append(Step(2, words, f"{taker.needed}+", taker.chance, against=True))
    badges += [Badge(each.player, f"{each.needed}+", each.chance, against=True) for each in found.takers]
    last = len({step.index for step in steps}) + 1
    if found.catcher != NOBODY:
        p = 1 - found.steps[-1].first
        words = f"Thrown on by {people.called(s, found.catcher)}"
        steps.append(Step(last, words, f"{found.catch}+", p, against=True))
    for hit, needs, p in ((found.sure, "", 1.0), (found.perhaps, f"{HIT}+", found.splash)):
        if hit:
            steps.append(Step(last + 1, f"Hits {_whom(player, hit)}", needs, p, counts=False))
    fresh.steps, fresh.badges = tuple(steps), tuple(badges)
    fresh.helpers = tuple(each.player for each in found.takers)
    words = f"goes off here, at its own feet {percent(found.fumble)}"
    aiming.told(fresh, at, (), found.steps, words)
    return fresh


def _whom(player: int, hit: Sequence[int]) -> str:
    """Who is hit, by numbers; those of the own side are told apart."""
    theirs = [str(people.number(each)) for each in hit if side_of(each) != side_of(player)]
    own = [f"own {people.number(each)}" for each in hit if side_of(each) == side_of(player)]
    return ", ".join([*theirs, *own])


def kicked(s: State, fresh: Marks, kicker: int, at: int) -> Marks:
    """A kick-off at a square: that it stays in the receivers' half if its event moves neither it nor anybody
    under it (S7-8.2, S7-8.7)."""
    p = _stays(s.copy(), at, SIX)
    out = "a touchback" if s.house.kick_out else "outside"
    words = f"comes to rest in their half, {percent(1 - p)} {out}"
    if kicker != NOBODY and has(s, kicker, KICK):
        words += f"; {percent(_stays(s.copy(), at, THREE))} with {KICK.name}"
    words += "; before its event"
    fresh.tags = (Tag(at, percent(p), words, p),)
    return fresh


def punted(s: State, player: int, way: str, where: str) -> tuple[str, str, str]:
    """A punt in a direction as a button: its caption, what else may come of it, all of it (S7-3.6)."""
    found = punt_odds(s, player, way)
    says = [f"ours {percent(found.ours)}"] if found.ours else []
    says += [f"theirs {percent(found.theirs)}"] if found.theirs else []
    hint = (
        f"Off the pitch as it flies or by a bounce, a turnover: {percent(found.off)}; in the end the own "
        f"side has it: {percent(found.ours)}, the other, a turnover: {percent(found.theirs)}; otherwise it "
        f"lies on the pitch (S7-3.6)"
    )
    return f"{where}: off {percent(found.off)}", ", ".join(says), hint


def swung(s: State, player: int, way: str) -> str:
    """What may come of a direction for a Ball & Chain: ": off 33%, own 33%"; nothing for what is none."""
    if player == NOBODY or ACTIONS[s.action].word != "ball_and_chain":
        return ""
    met = {"off": 0, "own": 0, "foe": 0}
    for die in range(1, 7):
        at, out = step(s.at[player], by_template(way, die))
        other = NOBODY if out else s.grid[at]
        if out:
            met["off"] += 1
        elif other != NOBODY:
            met["own" if side_of(other) == side_of(player) else "foe"] += 1
    says = [f"{word} {percent(count / 6)}" for word, count in met.items() if count]
    return f": {', '.join(says)}" if says else ""
