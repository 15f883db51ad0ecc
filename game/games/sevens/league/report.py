"""What a match leaves behind: who played, who scored, who was hurt. The form after the match begins here.

It comes from a match that was played or simulated (`telling`), or is entered by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.games.sevens.inducements.buying import OWN_AT_MOST
from game.games.sevens.league.entrants import match_value
from game.games.sevens.league.sheet import CHARACTERISTICS, Career, TeamSheet, roster_of

MOST: Final = 99  # touchdowns, deeds: a figure above it is a slip
DRAW: Final = -1
GIVEN: Final = 2  # touchdowns that the other side has at least if one concedes (S7-16.1)
BOTH_CONCEDED: Final = "Only one side can concede"
MASTERS: Final = "Masters of Undeath"


class Outcome(StrEnum):
    """What a casualty comes to (S7-11.5); UNKNOWN has still to be rolled."""

    UNKNOWN = "unknown"
    BADLY_HURT = "badly_hurt"
    SERIOUSLY_HURT = "seriously_hurt"
    SERIOUS_INJURY = "serious_injury"
    LASTING_INJURY = "lasting_injury"
    DEAD = "dead"


class Ended(StrEnum):
    """How a match ended for a side (S7-16.1)."""

    PLAYED = "played"
    CONCEDED = "conceded"  # and it pays for that
    TOO_FEW = "too_few"  # conceded with fewer than three left, at no cost


@dataclass(frozen=True, slots=True)
class Hurt:
    """A casualty, by the key of the player. ``reduced``: the characteristic, if it is known."""

    key: int
    outcome: Outcome = Outcome.UNKNOWN
    reduced: str = ""


@dataclass(frozen=True, slots=True)
class SideReport:
    """A team's part. ``deeds`` are those of its own players; journeymen have none. ``entered``: where a side
    conceded, the touchdowns as somebody entered them, by key, 0 for whoever is in no list. They count for
    nothing, and are there again when the result is put right."""

    touchdowns: int = 0
    played: tuple[int, ...] = ()
    deeds: tuple[tuple[int, Career], ...] = ()
    hurt: tuple[Hurt, ...] = ()
    fan_factor: int = 0
    stalled: bool = False
    spent: int = 0  # of the treasury, on inducements
    risen: bool = False  # a Lineman was raised from the dead, by Masters of Undeath
    ended: Ended = Ended.PLAYED
    entered: tuple[tuple[int, int], ...] = ()

    @property
    def stopped(self) -> bool:
        """Whether it conceded, at a cost or at none."""
        return self.ended is not Ended.PLAYED

    def deeds_of(self, key: int) -> Career:
        """What a player did in this match."""
        return next((deeds for player, deeds in self.deeds if player == key), Career())


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A finished match. ``winner`` is a side, or DRAW; ``how``: played, simulated or entered."""

    home: SideReport
    away: SideReport
    winner: int = DRAW
    how: str = "entered"

    @property
    def sides(self) -> tuple[SideReport, SideReport]:
        return self.home, self.away

    @property
    def score(self) -> tuple[int, int]:
        return self.home.touchdowns, self.away.touchdowns


def may_raise(sheet: TeamSheet) -> bool:
    """Whether a team raises the dead of its opponents."""
    return roster_of(sheet).has(MASTERS)


def how_decided(report: MatchReport, names: Sequence[str]) -> str:
    """What the score alone does not say: who conceded, or who won a level match, and how; otherwise empty."""
    for name, side in zip(names, report.sides, strict=True):
        if side.stopped:
            return f"{name} conceded" + (", with fewer than 3 left" if side.ended is Ended.TOO_FEW else "")
    if report.winner == DRAW or report.home.touchdowns != report.away.touchdowns:
        return ""
    how = "when it was played off" if report.how == "entered" else "the shoot-out"
    return f"{names[report.winner]} won {how}"


def wrong(
    report: MatchReport, sheets: tuple[TeamSheet, TeamSheet], *, winner_needed: bool = False
) -> list[str]:
    """Everything in a report that cannot be, a sentence each; empty when the form can begin."""
    found = [line for side, sheet in zip(report.sides, sheets) for line in _side(side, sheet)]
    home, away = report.score
    for sheet, own, other in zip(sheets, report.sides, reversed(report.sides), strict=True):
        if own.stopped and other.stopped:
            return [BOTH_CONCEDED]
        if own.stopped and (own.touchdowns or other.touchdowns < GIVEN):
            found.append(f"{sheet.name} conceded: they have no touchdown, the others {GIVEN} or more")
    if report.how == "entered":
        found += [line for _, line in overspent(report, sheets)]
    if not any(side.stopped for side in report.sides):
        lines = zip(report.sides, sheets, strict=True)
        found += [
            f"{sheet.name}: nobody conceded, all touchdowns count" for own, sheet in lines if own.entered
        ]
    leader = DRAW if home == away else int(home < away)
    if leader not in (DRAW, report.winner):
        found.append(f"{home} to {away} is won by {sheets[leader].name}")
    elif leader == DRAW and report.winner not in ((0, 1) if winner_needed else (DRAW,)):
        found.append(f"{home} to {away} " + ("needs a winner" if winner_needed else "is a draw"))
    return found


def overspent(report: MatchReport, sheets: tuple[TeamSheet, TeamSheet]) -> Iterator[tuple[int, str]]:
    """Of its treasury the side with the lower current value adds so much at most (S7-2.4): which side does
    not keep to that, and a sentence."""
    values = [match_value(sheet) for sheet in sheets]
    for side, (own, sheet) in enumerate(zip(report.sides, sheets, strict=True)):
        if values[side] < max(values) and own.spent > OWN_AT_MOST:
            limit = f"may spend {OWN_AT_MOST:,} of its own, not {own.spent:,}"
            yield side, f"{sheet.name}, the lower side, {limit}"


def _side(side: SideReport, sheet: TeamSheet) -> Iterator[str]:
    able = {member.key: member.name for member in sheet.available}
    names = {member.key: member.name for member in sheet.members}
    for key, times in Counter(side.played).items():
        if key not in able:
            yield f"{sheet.name}: {names.get(key, f'player {key}')} cannot have played"
        elif times > 1:
            yield f"{sheet.name}: {names[key]} stands there twice"
    for word, keys in (
        ("did something", [key for key, _ in side.deeds]),
        ("was hurt", [hurt.key for hurt in side.hurt]),
        ("scored", [key for key, _ in side.entered if key]),
    ):
        for key, times in Counter(keys).items():
            if key not in side.played:
                yield f"{sheet.name}: {names.get(key, f'player {key}')} {word} and did not play"
            elif times > 1:
                yield f"{sheet.name}: {names[key]} stands there twice"
    for hurt in side.hurt:
        if hurt.reduced and (
            hurt.reduced not in CHARACTERISTICS or hurt.outcome is not Outcome.LASTING_INJURY
        ):
            yield f"{sheet.name}: {hurt.reduced!r} is nothing that can get worse there"
    scored = sum(deeds.touchdowns for _, deeds in side.deeds)
    if scored > side.touchdowns:
        yield f"{sheet.name}: players scored {scored} touchdowns and the team {side.touchdowns}"
    figures = [side.touchdowns, side.fan_factor, *(n for _, each in side.deeds for n in each.figures)]
    figures += [touchdowns for _, touchdowns in side.entered]
    if not all(0 <= figure <= MOST for figure in figures):
        yield f"{sheet.name}: figures go from 0 to {MOST}"
    if side.risen and not may_raise(sheet):
        yield f"{sheet.name}: nobody there raises the dead"
    if not 0 <= side.spent <= sheet.treasury:
        yield f"{sheet.name}: {side.spent:,} cannot be spent of {sheet.treasury:,}"
