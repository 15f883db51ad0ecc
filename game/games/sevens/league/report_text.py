"""The report of a match as plain data, and back: how a league keeps it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from game.games.sevens.league.fields import Fields
from game.games.sevens.league.report import DRAW, Ended, Hurt, MatchReport, Outcome, SideReport
from game.games.sevens.league.sheet import MOST_TREASURY, Career
from game.games.sevens.league.sheet_text import MOST, career_of

WAYS: Final = ("played", "simulated", "entered")


def plain_report(report: MatchReport) -> dict[str, Any]:
    """A report as plain data."""
    return {
        "home": _plain_side(report.home),
        "away": _plain_side(report.away),
        "winner": report.winner,
        "how": report.how,
    }


def _plain_side(side: SideReport) -> dict[str, Any]:
    return {
        "touchdowns": side.touchdowns,
        "played": list(side.played),
        "deeds": [{"key": key, **asdict(deeds)} for key, deeds in side.deeds],
        "hurt": [
            {"key": hurt.key, "outcome": str(hurt.outcome), "reduced": hurt.reduced} for hurt in side.hurt
        ],
        "fan_factor": side.fan_factor,
        "stalled": side.stalled,
        "spent": side.spent,
        **({"risen": True} if side.risen else {}),
        **({str(side.ended): True} if side.stopped else {}),
        **({"entered": [{"key": key, "touchdowns": n} for key, n in side.entered]} if side.entered else {}),
    }


def report_of(plain: object, name: str = "report") -> MatchReport:
    """The report that plain data describes. Raises LeagueError."""
    fields = Fields(plain, name)
    how = fields.text("how")
    if how not in WAYS:
        fields.wrong("how", f"{how!r} is none of {', '.join(WAYS)}")
    report = MatchReport(
        home=_side(fields.table("home")),
        away=_side(fields.table("away")),
        winner=fields.number("winner", DRAW, 1),
        how=how,
    )
    fields.closed()
    return report


def _side(fields: Fields) -> SideReport:
    side = SideReport(
        touchdowns=fields.number("touchdowns", 0, MOST),
        played=fields.numbers("played", 1, MOST),
        deeds=tuple(_deeds(each) for each in fields.tables("deeds", "player")),
        hurt=tuple(_hurt(each) for each in fields.tables("hurt", "casualty")),
        fan_factor=fields.number("fan_factor", 0, MOST),
        stalled=fields.flag("stalled"),
        spent=fields.number("spent", 0, MOST_TREASURY),
        risen="risen" in fields and fields.flag("risen"),
        ended=_ended(fields),
        entered=tuple(_entered(each) for each in fields.tables("entered", "player"))
        if "entered" in fields
        else (),
    )
    fields.closed()
    return side


def _ended(fields: Fields) -> Ended:
    """A flag each; a match ends in one way."""
    ways = [way for way in (Ended.CONCEDED, Ended.TOO_FEW) if str(way) in fields and fields.flag(str(way))]
    if len(ways) > 1:
        fields.wrong(str(Ended.TOO_FEW), f"it is {Ended.CONCEDED} already")
    return ways[0] if ways else Ended.PLAYED


def _entered(fields: Fields) -> tuple[int, int]:
    entered = fields.number("key", 0, MOST), fields.number("touchdowns", 0, MOST)
    fields.closed()
    return entered


def _deeds(fields: Fields) -> tuple[int, Career]:
    deeds = fields.number("key", 1, MOST), career_of(fields)
    fields.closed()
    return deeds


def _hurt(fields: Fields) -> Hurt:
    outcome = fields.text("outcome")
    if outcome not in list(Outcome):
        fields.wrong("outcome", f"{outcome!r} is none of {', '.join(Outcome)}")
    hurt = Hurt(fields.number("key", 1, MOST), Outcome(outcome), fields.text("reduced", empty=True))
    fields.closed()
    return hurt
