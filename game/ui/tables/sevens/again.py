"""The sources of a re-roll for a die that lies there: what each brings, or why there is none."""

from __future__ import annotations

from typing import Final

from game.core.requests import Choice, Request
from game.games.sevens import events as e
from game.games.sevens.catalogue import skill
from game.games.sevens.rolls import own_turn
from game.games.sevens.state import State, has, side_of, spent, value
from game.ui.tables.sevens import people, spoken
from game.ui.tables.sevens.picture import Again, FailedPicture
from game.ui.tables.sevens.story import Story

TEAM: Final = "team"
PRO: Final = "Pro"
BLOCK: Final = (TEAM, "Brawler", PRO)
SKILLS: Final = {
    "dodge": "Dodge",
    "rush": "Sure_Feet",
    "pickup": "Sure_Hands",
    "catch": "Catch",
    "pass": "Pass",
}
"""What rolls a failed test of a kind again, besides the team and Pro."""
TURNOVERS: Final = frozenset({"dodge", "rush", "pickup"})
"""Tests that end the turn when they fail (S7-5.1 to S7-5.3)."""
PRO_NEEDS: Final = 3
LONER: Final = "4+"  # of one without a number


def offered(request: Choice | None) -> dict[str, str]:
    """The sources that may be used, each with its key."""
    options = request.options if request is not None else ()
    return {str(words[1]): str(n + 1) for n, (_, words) in enumerate(options) if words[0] == "reroll"}


def agains(
    s: State, player: int, usual: tuple[str, ...], keys: dict[str, str], none: str, needed: int = 0
) -> tuple[Again, ...]:
    """The usual sources and all that are offered. ``none``: why one is not that seems to be there;
    ``needed``: of the test that would be rolled again, whose chance is then told."""
    return tuple(_again(s, player, word, keys, none, needed) for word in dict.fromkeys((*keys, *usual)))


def chance(s: State, player: int, word: str, needed: int) -> float:
    """That a test comes off when it is rolled again by a source: a 1 never, a 6 always, and Pro and Loner
    have a die of their own first (S7-10.4, S7-10.5)."""
    found = (7 - min(6, max(2, needed))) / 6
    if word == PRO:
        return found * (7 - PRO_NEEDS) / 6
    loner = skill("Loner")
    if word == TEAM and has(s, player, loner):
        return found * (7 - int(value(s, player, loner, LONER).strip("+"))) / 6
    return found


def _again(s: State, player: int, word: str, keys: dict[str, str], none: str, needed: int) -> Again:
    name = "Team re-roll" if word == TEAM else spoken.plain(word)
    if word not in keys:
        return Again(word, name, why_none(s, player, word) or none)
    odds = f", comes off at {chance(s, player, word, needed):.0%}" if needed else ""
    if word == TEAM:
        return Again(word, name, f"{s.rerolls[side_of(player)]} left{odds}", keys[word])
    words = f"one die again, on a {PRO_NEEDS}+" if word == PRO else "one die again"
    return Again(word, name, words + odds, keys[word])


def why_none(s: State, player: int, word: str) -> str:
    """Why a source of a re-roll cannot be used, or ""."""
    side = side_of(player)
    if word == TEAM:
        if not own_turn(s, side):
            return "only in the own turn"
        return "" if s.rerolls[side] else "none left in this half"
    owned = skill(word)
    if not has(s, player, owned):
        return f"{people.called(s, player)} has no {owned.name}"
    return "used already" if spent(s, player, owned) else ""


# ------------------------------------------------------------------------------------------ a failed test
def sources_of(what: str) -> tuple[str, ...]:
    """What may roll a test of a kind again."""
    return (TEAM, *([SKILLS[what]] if what in SKILLS else []), PRO)


def failed_picture(s: State, request: Request | None, story: Story) -> FailedPicture | None:
    """The card of a test that a re-roll is asked for, or None."""
    t = story.test
    if not isinstance(request, Choice) or request.what != "reroll" or story.block is not None or t is None:
        return None
    told = spoken.said(t, story.names)
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
        agains(s, t.player, sources_of(t.what), keys, "not for this die", t.needed),
    )


def why_final(s: State, before: e.Tested | None, t: e.Tested) -> str:
    """Why a failed test of the side in turn stands; ``before`` is the test before it."""
    if before is not None and (before.player, before.what, before.square) == (t.player, t.what, t.square):
        return "A die is rolled again only once"
    why = why_none(s, t.player, TEAM)
    return f"Team re-roll: {why}" if why else ""
