"""The sources of a re-roll for a die that lies there: what each brings, or why there is none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.requests import Choice, Request
from game.games.sevens import events as e
from game.games.sevens.blocks import PoolSource
from game.games.sevens.catalogue import skill
from game.games.sevens.hooks import POOL_REROLLS, REROLLS, Source
from game.games.sevens.odds.again import allowed
from game.games.sevens.rolls import own_turn
from game.games.sevens.state import State, has, side_of, spent, value
from game.ui.percent import percent
from game.ui.tables.sevens import bombs, people, spoken
from game.ui.tables.sevens.picture import Again, FailedPicture
from game.ui.tables.sevens.story import Story

TEAM: Final = "team"
TURNOVERS: Final = frozenset({"dodge", "rush", "pickup"})
"""Tests that end the turn when they fail (S7-5.1 to S7-5.3)."""
TOLD: Final = TURNOVERS | {"catch", "pass"}
"""Tests of which it is said why one that failed stands."""
LONER: Final = "4+"  # of one without a number
FACES: Final = {"skull": "Player Down", "both": "Both Down"}


def offered(request: Choice | None) -> dict[str, str]:
    """The sources that may be used, each with its key."""
    options = request.options if request is not None else ()
    return {str(words[1]): str(n + 1) for n, (_, words) in enumerate(options) if words[0] == "reroll"}


def agains(
    s: State,
    player: int,
    sources: Iterable[Source | PoolSource],
    keys: dict[str, str],
    none: str,
    needed: int = 0,
) -> tuple[Again, ...]:
    """All that are offered, then the team's and those that the player owns, with the reason why not now.
    ``none``: the reason where one seems to be there; ``needed``: of the test that would be rolled again, to
    tell its chance."""
    owned = {source.skill.word: source for source in sources}
    words = dict.fromkeys((*keys, TEAM, *owned))
    return tuple(_again(s, player, word, owned.get(word), keys, none, needed) for word in words)


def chance(s: State, player: int, source: Source | PoolSource | None, needed: int) -> float:
    """That a test comes off when it is rolled again by a skill, or by the team: a 1 never, a 6 always; Pro
    and Loner have a die of their own first (S7-10.4, S7-10.5)."""
    found = (7 - min(6, max(2, needed))) / 6
    if source is not None:
        return found * allowed(source.needs)
    loner = skill("Loner")
    if has(s, player, loner):
        return found * allowed(int(value(s, player, loner, LONER).strip("+")))
    return found


def _again(
    s: State,
    player: int,
    word: str,
    source: Source | PoolSource | None,
    keys: dict[str, str],
    none: str,
    needed: int,
) -> Again:
    name = "Team re-roll" if word == TEAM else spoken.plain(word)
    if word not in keys:
        return Again(word, name, why_none(s, player, word) or none)
    odds = f", comes off at {percent(chance(s, player, source, needed))}" if needed else ""
    words = _what(source) if source is not None else f"{s.rerolls[side_of(player)]} left"
    return Again(word, name, words + odds, keys[word])


def _what(source: Source | PoolSource) -> str:
    """What a skill rolls again."""
    words = "one die again"
    if isinstance(source, PoolSource):
        named = [FACES[face] for face in source.faces if face in FACES]
        if source.many:
            words = "as many dice as you like again"
        elif len(named) == len(source.faces):
            words = f"a {' or '.join(named)} again"
    return words + (f", on a {source.needs}+" if source.needs else "")


def why_none(s: State, player: int, word: str) -> str:
    """Why a source of a re-roll cannot be used, or ""."""
    side = side_of(player)
    if word == TEAM:
        if not own_turn(s, side):
            return "only in the own turn"
        return "" if s.rerolls[side] else "none left in this half"
    owned = skill(word)
    if not has(s, player, owned):
        return f"not while {people.called(s, player)} lies or is distracted"
    return "used already" if spent(s, player, owned) else ""


# ------------------------------------------------------------------------------------------ what is owned
def for_block(s: State, player: int) -> list[PoolSource]:
    """The skills of a player that roll block dice again."""
    return [source() for _, source in POOL_REROLLS.of(s.skills[player])]


def for_test(s: State, t: e.Tested) -> list[Source]:
    """The skills of whoever was tested that roll such a die again."""
    kinds = [t.what] if t.what in REROLLS else [kind for kind, each in e.TESTED.items() if type(t) is each]
    found = {skill: source() for kind in kinds for skill, source in REROLLS[kind].of(s.skills[t.player])}
    return list(found.values())


# ------------------------------------------------------------------------------------------ a failed test
def failed_picture(s: State, request: Request | None, story: Story) -> FailedPicture | None:
    """The card of a test that a re-roll is asked for, or None."""
    t = story.test
    if not isinstance(request, Choice) or request.what != "reroll" or story.block is not None or t is None:
        return None
    told = bombs.said(t, story.names, flying=story.bomb)
    assert told is not None
    needs = f"needed {t.needed}+, rolled {t.rolled}"
    words = needs + (f" ({told.modifiers})" if told.modifiers else "")
    if t.what in TURNOVERS and own_turn(s, side_of(t.player)):
        words += ": a turnover, if you keep it"
    keys = offered(request)
    return FailedPicture(
        t.player,
        told.words,
        words,
        str(t.rolled),
        agains(s, t.player, for_test(s, t), keys, "not for this die", t.needed),
    )


def why_final(s: State, before: e.Tested | None, t: e.Tested) -> str:
    """Why a failed test of the side in turn stands; ``before`` is the test before it."""
    if before is not None and (before.player, before.what, before.square) == (t.player, t.what, t.square):
        return "A die is rolled again only once"
    why = why_none(s, t.player, TEAM)
    return f"Team re-roll: {why}" if why else ""
