"""A side of a league's match that was played here concedes before its end (S7-16.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.games.sevens.league.report import GIVEN, Ended, MatchReport, SideReport
from game.games.sevens.league.sheet import Career
from game.games.sevens.state import KO, PRONE, RESERVES, SQUADS, STANDING, STUNNED, Phase, State

FEWEST: Final = 3  # players; who can set up fewer concedes at no cost
THERE: Final = (STANDING, PRONE, STUNNED, RESERVES)


def may_concede(s: State) -> bool:
    """Whether a match can be conceded: it has begun with the fan factors, and is not over."""
    return all(s.fans) and s.phase is not Phase.OVER


def can_set_up(s: State, side: int) -> int:
    """How many players a side can set up next. Who is KO may come back when the drive ends."""
    there = THERE if s.phase is Phase.SET_UP else (*THERE, KO)
    return sum(s.status[player] in there for player in SQUADS[side])


def way_to_concede(s: State, side: int) -> Ended:
    """How a side would concede now: at a cost, or at none."""
    return Ended.TOO_FEW if can_set_up(s, side) < FEWEST else Ended.CONCEDED


def conceded(report: MatchReport, side: int, ended: Ended) -> MatchReport:
    """A match as far as it was played, if a side conceded then: it has lost by 0 to 2, or to what the other
    side has scored if that is more; what it had scored itself counts for nobody."""
    gone, other = report.sides[side], report.sides[1 - side]
    gone = replace(gone, touchdowns=0, deeds=tuple(_but_touchdowns(gone)), ended=ended)
    other = replace(other, touchdowns=max(GIVEN, other.touchdowns))
    home, away = (other, gone) if side else (gone, other)
    return MatchReport(home, away, 1 - side, report.how)


def _but_touchdowns(side: SideReport) -> list[tuple[int, Career]]:
    left = [(key, replace(deeds, touchdowns=0)) for key, deeds in side.deeds]
    return [(key, deeds) for key, deeds in left if any(deeds.figures)]
