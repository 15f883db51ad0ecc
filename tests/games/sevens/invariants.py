"""What holds in every match of Sevens, watched after every answer: for tests and `tools/soak.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import NOWHERE
from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens import GAME
from game.games.sevens import events as told
from game.games.sevens.board import HALF, LINE, OWN, PITCH, WIDE
from game.games.sevens.roster_rules import SWARMING
from game.games.sevens.state import (
    ABSENT,
    FIELDED,
    NOBODY,
    PLAYERS,
    SQUADS,
    STANDING,
    STUNNED,
    Phase,
    State,
)

MOST_ON_PITCH = 10  # of a side: seven, and three that swarm


class Watch:
    """Compares what was told with the state. Every method raises AssertionError with what does not hold."""

    def __init__(self, match: Match[State]) -> None:
        self.score = [0, 0]
        self.turn: tuple[int, int, int] | None = None  # half, side, number
        self.winner: int | None = None
        self.answers = 0
        self.see(match, match.events)

    def see(self, match: Match[State], events: Sequence[Any]) -> None:
        """After an answer: what it brought, and the state that it led to."""
        for event in events:
            self.hear(event)
        s = match.state
        self.see_players(s)
        self.see_ball(match, s)
        self.see_figures(s)
        self.see_question(match)

    def hear(self, event: Any) -> None:
        assert event.rule.startswith("S7-"), f"{event.kind} cites no rule"
        match event:
            case told.Touchdown():
                self.score[event.side] += 1
                assert self.score[event.side] == event.score, "the score"
            case told.TurnBegan():
                now = (event.half, event.side, event.number)
                assert now != self.turn, "a turn begins twice"
                assert 1 <= event.number <= 8, f"turn {event.number}"
                self.turn = now
            case told.Moved() if event.how == "move":
                assert abs((event.start >> 4) - (event.square >> 4)) <= 1, "one square"
                assert abs((event.start & 15) - (event.square & 15)) <= 1, "one square"
            case told.Over():
                self.winner = event.winner

    def see_players(self, s: State) -> None:
        """Everybody is in exactly one place, and only who stands and is not Distracted has a tackle zone."""
        zones = [0, 0]
        for player in range(PLAYERS):
            at, status = s.at[player], s.status[player]
            if at >= 0:
                assert PITCH.holds(at), "a player off the pitch"
                assert s.grid[at] == player, "two players on one square"
                assert status <= STUNNED, "a player on the pitch and in a box"
                if status == STANDING and not s.distracted >> player & 1:
                    zones[player >> 4] |= 1 << at
            else:
                assert status > STUNNED, "a player neither on the pitch nor in a box"
        assert sum(each >= 0 for each in s.grid) == sum(at >= 0 for at in s.at), "a shadow on the pitch"
        assert s.zones == zones, "a tackle zone of somebody who has none"
        for side in (0, 1):
            standing = sum(s.at[player] >= 0 for player in SQUADS[side])
            assert standing <= MOST_ON_PITCH, f"{standing} players of a side on the pitch"

    def see_ball(self, match: Match[State], s: State) -> None:
        """One ball: in hands, on the ground, or in the air while dice decide where it goes."""
        if s.holder != NOBODY:
            assert s.ball == NOWHERE, "two balls"
            assert s.at[s.holder] >= 0, "the ball is with a player off the pitch"
            assert s.status[s.holder] == STANDING, "somebody who lies has the ball"
        elif s.ball != NOWHERE:
            assert PITCH.holds(s.ball), "the ball is off the pitch"
        elif s.phase is Phase.TURN and isinstance(match.pending, Choice) and s.active == NOBODY:
            assert match.pending.what != "act", "there is no ball"
        if s.phase is Phase.TURN and s.ball >= 0 and self.between(match):
            assert s.grid[s.ball] < 0, "somebody stands on the ball"

    @staticmethod
    def between(match: Match[State]) -> bool:
        """Whether a side is to say who acts."""
        return isinstance(match.pending, Choice) and match.pending.what == "act"

    def see_figures(self, s: State) -> None:
        assert list(s.score) == self.score, "the score is what was told"
        for pair in (s.rerolls, s.bribes, s.apothecary, s.bonus, s.leader, s.turns):
            assert min(pair) >= 0, "less than nothing is left"
        assert max(s.turns) <= s.house.turns, f"turns {s.turns}"
        assert s.left >= 0, "less than no movement"
        assert s.rushes >= 0, "less than no rush"
        if s.phase is Phase.KICK and s.landing == NOWHERE:
            for side in (0, 1):
                self.see_set_up(s, side)

    def see_set_up(self, s: State, side: int) -> None:
        """Seven (those who swarm: ten), three of them on the line, one at most in each wide zone (S7-1.3)."""
        squares = [s.at[player] for player in SQUADS[side] if s.at[player] >= 0]
        mask = sum(1 << at for at in squares)
        more = 3 if s.team_skills[side] & SWARMING.mask else 0
        assert len(squares) <= FIELDED + more, f"{len(squares)} are set up"
        assert not mask & ~OWN[side], "set up outside of the own part"
        assert not mask & ~HALF[side], "set up outside of the own half"
        assert (mask & LINE[side]).bit_count() >= min(3, len(squares)), "too few on the line"
        assert all((mask & zone).bit_count() <= 1 for zone in WIDE), "too many in a wide zone"

    def see_question(self, match: Match[State]) -> None:
        """What is asked can be answered, and no option stands twice."""
        match match.pending:
            case Choice() as choice:
                assert choice.options, f"{choice.what} has no answer"
                assert len(choice.seats) == 1, "every question is one seat's"
                if len(choice.options) < 40:
                    assert len(set(choice.options)) == len(choice.options), "an option twice"
            case Roll() as roll:
                assert all(len(die.faces) > 1 for _, die in roll.dice), "a die of one face"

    def end(self, match: Match[State]) -> None:
        """After the last answer."""
        s = match.state
        assert match.over, "the match is over"
        assert s.phase is Phase.OVER, "the match is over"
        draw = self.winner == NOBODY
        assert GAME.winners(s) == ((0, 1) if draw else (self.winner,)), "the winners"
        assert ABSENT in s.status, "there are places for 16"
