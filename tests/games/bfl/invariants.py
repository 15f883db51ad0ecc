"""What holds in every match of BFL, watched from its events: for tests and `tools/soak.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.match import Match
from game.games.bfl import GAME
from game.games.bfl import events as told
from game.games.bfl.state import NOBODY, State


class Watch:
    """A match as one knows it who only listens; what it heard is compared with the state after every answer.

    Every method raises AssertionError with what does not hold.
    """

    def __init__(self, match: Match[State]) -> None:
        players = match.state.house.players
        self.yard, self.score, self.lane = [0] * players, [0] * players, [0] * players
        self.flag, self.paused = [True] * players, [False] * players
        self.quarter, self.winner = 1, NOBODY
        self.see(match, match.events)

    def see(self, match: Match[State], events: Sequence[Any]) -> None:
        """After an answer: what it brought, and the state that it led to."""
        for event in events:
            self.hear(event)
        s = match.state
        assert (self.yard, self.score, self.lane, self.flag) == (s.yard, s.score, s.lane, s.flag)
        assert (self.paused, self.quarter) == (s.paused, s.quarter)
        assert all(0 <= yard <= 100 and yard % 10 == 0 for yard in s.yard), f"yards {s.yard}"
        assert all(s.lane.count(lane) <= 2 for lane in s.lane if lane), f"lanes {s.lane}"

    def hear(self, event: Any) -> None:
        match event:
            case told.LaneRolled(seat, lane, _, again=False):
                if seat == 0:
                    self.lane, self.yard = [0] * len(self.yard), [0] * len(self.yard)
                    self.paused = [False] * len(self.yard)
                self.lane[seat] = lane
            case told.Stepped(seat, start, yard):
                assert self.yard[seat] == start < yard
                self.yard[seat] = yard
            case told.MovedBack(seat, start, yard, _):
                assert self.yard[seat] == start >= yard
                self.yard[seat] = yard
            case told.Challenge(seat, _):
                self.flag[seat] = False
            case told.Sat(seat, _):
                self.paused[seat] = False
            case told.Battle(_, loser):
                self.paused[loser] = True
            case told.Touchdown(seat):
                self.score[seat] += 6
            case told.Try(seat, points) | told.PlayoffWon(seat, points, _):
                self.score[seat] += points
            case told.QuarterEnd(quarter):
                assert self.quarter == quarter
                self.quarter += 1
            case told.Over(winner):
                self.winner = winner

    def end(self, match: Match[State]) -> None:
        """After the last answer."""
        assert self.quarter == 5, f"quarter {self.quarter}"
        assert GAME.winners(match.state) == (self.winner,), "the winner"
        assert self.score[self.winner] == max(self.score), "the winner has the most points"
