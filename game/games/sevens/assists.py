"""Who assists a block or a foul (S7-6.6 to S7-6.9, S7-11.13)."""

from __future__ import annotations

from game.games.sevens.board import NEAR
from game.games.sevens.hooks import ASSISTS, DENIES_ASSIST
from game.games.sevens.state import State, able, marking, rival, side_of


def assistants(s: State, doer: int, against: int, deed: str) -> list[int]:
    """The team-mates of a player that mark the other and help with a ``deed``: block or foul. Against one of
    their own nobody helps."""
    if side_of(doer) == side_of(against):
        return []
    return [
        helper
        for helper in marking(s, s.at[against], side_of(doer))
        if helper != doer and helps(s, helper, against, deed)
    ]


def helps(s: State, helper: int, against: int, deed: str) -> bool:
    """Unmarked but for the one that the help is against; or a skill helps anyway (S7-6.9)."""
    if s.gouged >> helper & 1:
        return False
    others = s.zones[rival(side_of(helper))] & NEAR[s.at[helper]] & ~(1 << s.at[against])
    if not others:
        return True
    return any(
        helps_anyway(s, helper, deed) and not denied(s, helper, skill.mask)
        for skill, helps_anyway in ASSISTS.of(able(s, helper))
    )


def denied(s: State, helper: int, skill: int) -> bool:
    """Whether an opponent takes the use of such a skill from a player."""
    return any(
        denies(s, helper, skill) for _, denies in DENIES_ASSIST.of(s.team_skills[rival(side_of(helper))])
    )
