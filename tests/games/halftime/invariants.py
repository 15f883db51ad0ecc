"""What holds in every match of Half-Time Football, watched from its events: for tests and `tools/soak.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.match import Match
from game.games.halftime import GAME
from game.games.halftime import events as told
from game.games.halftime.state import NOBODY, Phase, State

MOST_PLAYS_OF_A_POSSESSION = 1_000  # in overtime, where only penalties can prolong it


class Watch:
    """A match as one knows it who only listens; what it heard is compared with the state after every answer.

    Every method raises AssertionError with what does not hold.
    """

    def __init__(self, match: Match[State]) -> None:
        house = match.state.house
        self.plays = self.plays_left = house.plays
        self.half = 1
        self.overtime = 0
        self.score = [0, 0]
        self.lies: tuple[int, ...] | None = None  # seat, ball, down, to_go, marker of the next down
        self.half_plays = 0
        self.winner: int | None = None
        self.see(match, match.events)

    def see(self, match: Match[State], events: Sequence[Any]) -> None:
        """After an answer: what it brought, and the state that it led to."""
        for event in events:
            if hears := HEARS.get(type(event)):
                hears(self, event)
        s = match.state
        assert s.score == self.score, f"score {s.score}, heard {self.score}"
        assert (s.half, s.plays_left, s.overtime) == (self.half, self.plays_left, self.overtime), "the clock"
        if s.phase is Phase.DOWN:
            self.see_down(s)
            return
        match s.phase:
            case Phase.TRY:
                assert (s.ball, s.down, s.to_go, s.kicker) == (100, 0, 0, NOBODY), "a try"
                assert s.possession in (0, 1), "a try"
            case Phase.KICKOFF:
                assert (s.possession, s.ball, s.down, s.to_go, s.marker) == (NOBODY, 0, 0, 0, 0), "a kick-off"
                assert s.kicker in (0, 1), "a kick-off"
                assert s.half in (1, 2), "a kick-off in overtime"
            case Phase.PREGAME | Phase.OVER:
                assert (s.possession, s.ball, s.down) == (NOBODY, 0, 0), "no down"

    def see_down(self, s: State) -> None:
        ball, to_go = s.ball, s.to_go
        if self.lies is not None:  # before a call; within a play nothing lies yet
            heard = (s.possession, ball, s.down, to_go, s.marker)
            assert heard == self.lies, f"the ball lies {heard}, heard {self.lies}"
        assert ball % 5 == to_go % 5 == 0, f"ball {ball}, {to_go} to go"
        assert 5 <= ball <= 95, f"ball {ball}"
        assert 1 <= s.down <= 4, f"down {s.down}"
        assert 5 <= to_go <= 100 - ball, f"{to_go} to go from the {ball}"
        assert ball + to_go == min(100, s.marker + 10), f"marker {s.marker}, {to_go} to go from the {ball}"
        assert s.plays_left or s.half == 3, "a down without a play"

    def called(self, event: told.Called) -> None:
        assert self.lies is not None, "a call before the ball lies"
        assert self.lies[:4] == (event.seat, event.ball, event.down, event.to_go), "a call"
        self.lies = None
        self.half_plays += 1
        assert self.half < 3 or self.half_plays < MOST_PLAYS_OF_A_POSSESSION, "an endless possession"

    def spotted(self, event: told.Spotted) -> None:
        self.lies = (event.seat, event.ball, event.down, event.to_go, event.marker)

    def play_over(self, event: told.PlayOver) -> None:
        self.plays_left -= self.half < 3
        assert event.plays_left == self.plays_left >= 0, "plays left"

    def scored(self, event: told.Touchdown | told.Safety | told.FieldGoal | told.ExtraPoint) -> None:
        self.score[event.seat] += event.points

    def half_ended(self, event: told.HalfEnd) -> None:
        assert event.half == self.half, "the half"
        assert self.half_plays == self.plays, f"{self.half_plays} plays in half {self.half}"
        self.half_plays = 0
        if self.half == 1:
            self.half, self.plays_left = 2, self.plays

    def overtime_possession(self, event: told.OvertimePossession) -> None:
        assert event.number == self.overtime + 1 <= 8, "overtime"
        self.half, self.overtime, self.half_plays = 3, event.number, 0

    def ended(self, event: told.Over) -> None:
        self.winner = event.winner

    def end(self, match: Match[State]) -> None:
        """After the last answer."""
        home, away = self.score
        winner = NOBODY if home == away else int(away > home)
        assert match.over, "the match is over"
        assert match.state.phase is Phase.OVER, "the match is over"
        assert self.winner == winner, f"winner {self.winner} of {home}:{away}"
        assert GAME.winners(match.state) == ((0, 1) if winner == NOBODY else (winner,)), "the winners"
        assert self.overtime in (0, 2, 4, 6, 8), f"{self.overtime} possessions in overtime"
        assert (winner != NOBODY) or self.overtime == 8, "a tie before the fourth pair"


HEARS: Final[dict[type, Callable[[Watch, Any], None]]] = {
    told.Called: Watch.called,
    told.Spotted: Watch.spotted,
    told.PlayOver: Watch.play_over,
    told.Touchdown: Watch.scored,
    told.Safety: Watch.scored,
    told.FieldGoal: Watch.scored,
    told.ExtraPoint: Watch.scored,
    told.HalfEnd: Watch.half_ended,
    told.OvertimePossession: Watch.overtime_possession,
    told.Over: Watch.ended,
}
