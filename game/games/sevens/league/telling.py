"""A match of Sevens as its report: heard answer by answer, or told again from its beginning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.game import Event
from game.core.match import Match
from game.core.requests import Answer
from game.games.sevens import events as happened
from game.games.sevens.harm import CASUALTY_SPP
from game.games.sevens.league.report import DRAW, Hurt, MatchReport, Outcome, SideReport
from game.games.sevens.league.sheet import Career, TeamSheet
from game.games.sevens.roster_rules import UNDEATH
from game.games.sevens.scoring import INTERCEPTION_SPP, TOUCHDOWN_SPP
from game.games.sevens.state import CASUALTIES, PLAYERS, SQUAD, Column, Phase, State

COMPLETIONS, THROWS = "completions", "throws"
THROWN_MATE: Final = "throw_teammate"


class Teller:
    """Hears what every answer of a match brings. A player is known by the number that it wears; whoever
    belongs to neither team for good, a journeyman, is left out of the report."""

    def __init__(self, sheets: tuple[TeamSheet, TeamSheet]) -> None:
        self.keys = {
            SQUAD * side + member.number - 1: member.key
            for side, sheet in enumerate(sheets)
            for member in sheet.available
        }
        self.deeds: dict[int, Career] = {}
        self.reduced: dict[int, str] = {}
        self.fielded = 0
        self.risen: set[int] = set()  # the sides that have raised a Lineman
        self._spp: Column = (0,) * PLAYERS
        self._threw: dict[int, str] = {}  # what a single point of a player is for: its last throw

    def hear(self, s: State, events: Iterable[Event]) -> None:
        """What an answer brought, and the state after it."""
        if s.phase is not Phase.SET_UP:
            self.fielded |= s.fielded
        explained = dict.fromkeys(range(PLAYERS), 0)
        for event in events:
            match event:
                case happened.Touchdown(player=player):
                    explained[player] += TOUCHDOWN_SPP
                    self._add(player, Career(touchdowns=1))
                case happened.Caught(player=player, how="intercept"):
                    explained[player] += INTERCEPTION_SPP
                    self._add(player, Career(interceptions=1))
                case happened.Threw(player=player):
                    self._threw[player] = COMPLETIONS
                case happened.Tested(player=player) if event.kind == THROWN_MATE:
                    self._threw[player] = THROWS
                case happened.Used(side=side, skill=UNDEATH.word):
                    self.risen.add(side)
                case happened.Lasting(player=player, what=what):
                    self.reduced[player] = what
        if s.spp != self._spp:
            for player, (before, after) in enumerate(zip(self._spp, s.spp)):
                self._points(player, after - before - explained[player])
            self._spp = s.spp

    def _points(self, player: int, points: int) -> None:
        """Points that no event has explained are for casualties, and single ones for throws (S7-14.1)."""
        casualties, singles = divmod(max(0, points), CASUALTY_SPP)
        if casualties:
            self._add(player, Career(casualties=casualties))
        if singles:
            threw = self._threw.get(player, COMPLETIONS)
            self._add(player, Career(completions=singles) if threw == COMPLETIONS else Career(throws=singles))

    def _add(self, player: int, deeds: Career) -> None:
        self.deeds[player] = self.deeds.get(player, Career()).plus(deeds)

    def report(self, s: State, how: str) -> MatchReport:
        """The report of a match that is over, or goes no further."""
        winner = s.winners[0] if len(s.winners) == 1 else DRAW
        return MatchReport(self._side(s, 0), self._side(s, 1), winner, how)

    def _side(self, s: State, side: int) -> SideReport:
        mine = {player: key for player, key in self.keys.items() if player // SQUAD == side}
        cards = s.extra.cards
        return SideReport(
            touchdowns=s.score[side],
            played=tuple(key for player, key in mine.items() if self.fielded >> player & 1),
            deeds=tuple((mine[player], deeds) for player, deeds in self.deeds.items() if player in mine),
            hurt=tuple(
                Hurt(key, Outcome(CASUALTIES[s.casualty[player]]), self.reduced.get(player, ""))
                for player, key in mine.items()
                if s.casualty[player]
            ),
            fan_factor=s.fans[side],
            stalled=bool(s.stalled >> side & 1),
            spent=cards[side].spent if cards else 0,
            risen=side in self.risen,
        )


def told_again(
    match: Match[State], answers: Sequence[Answer], sheets: tuple[TeamSheet, TeamSheet], how: str = "played"
) -> MatchReport:
    """The report of a match that stands at its first question and is given all these answers. It is over
    then, or goes no further."""
    teller = Teller(sheets)
    teller.hear(match.state, match.events)
    for answer in answers:
        teller.hear(match.state, match.answer(answer))
    return teller.report(match.state, how)
