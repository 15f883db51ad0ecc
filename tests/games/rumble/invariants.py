"""What holds in every match of Rumble, watched from its events: for tests and `tools/soak.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import NOWHERE, distance
from game.core.match import Match
from game.games.rumble import GAME
from game.games.rumble import events as told
from game.games.rumble.board import AWAY, HOME
from game.games.rumble.state import (
    BAD,
    DEAD,
    LIGHT,
    NOBODY,
    ON_FIELD,
    PLAYERS,
    RESERVES,
    Phase,
    State,
    rival,
    side_of,
)

BOX = {"light": LIGHT, "bad": BAD, "dead": DEAD}
BOXES = frozenset({RESERVES, *BOX.values()})
ORDER = (Phase.MOVE, Phase.THROW, Phase.ATTACK)
MOST_TURNS = 400


class Watch:
    """A match as one knows it who only listens; what it heard is compared with the state after every answer.

    Every method raises AssertionError with what does not hold.
    """

    def __init__(self, match: Match[State]) -> None:
        state = match.state
        self.board = state.house.board
        self.squares = frozenset(self.board.grid.squares)
        self.at = state.at[:]
        self.ball: int = state.ball  # the square of a loose ball
        self.holder = NOBODY
        self.in_flight = False
        self.score = [0, 0]
        self.owed = [0, 0]
        self.side = NOBODY
        self.phase = Phase.ROLL_OFF
        self.turns = 0
        self.moved: set[int] = set()
        self.busy: set[int] = set()  # have attacked, thrown, caught or picked up in this turn
        self.winner: int | None = None
        self.see(match, match.events)

    def see(self, match: Match[State], events: Sequence[Any]) -> None:
        """After an answer: what it brought, and the state that it led to."""
        for event in events:
            self.hear(event)
        s = match.state
        assert s.at == self.at, "everybody is where it was told"
        assert s.score == self.score, f"score {s.score}, heard {self.score}"
        assert s.entries == self.owed, f"owed {s.entries}, heard {self.owed}"
        if not self.in_flight:
            assert (s.ball, s.holder) == (self.ball, self.holder), "the ball is where it was told"
        self.see_players(s)
        if s.phase in ORDER:
            assert (s.phase, s.turn) == (self.phase, self.side), f"{s.phase.name}, heard {self.phase.name}"
            assert s.turns == self.turns - 1 < MOST_TURNS, f"turn {s.turns}, heard {self.turns}"

    def see_players(self, s: State) -> None:
        for side in (HOME, AWAY):
            squares = [where for where in s.at[16 * side : 16 * side + 16] if where >= 0]
            assert len(squares) <= ON_FIELD, f"{len(squares)} players of a side on the field"
        places = set(s.at)
        standing = places - BOXES
        assert standing <= self.squares, "a player who is neither on the field nor in a box"
        assert sum(map(s.at.count, BOXES)) + len(standing) == PLAYERS, "two players on one square"
        assert (s.ball == NOWHERE) is (s.holder != NOBODY), "one ball"
        if s.holder != NOBODY:
            assert s.at[s.holder] >= 0, "the ball is with a player off the field"
        else:
            assert self.board.grid.holds(s.ball), "the ball is off the field"

    # ---------------------------------------------------------------- hearing
    def hear(self, event: Any) -> None:
        assert event.rule.startswith("RU-"), f"{event.kind} cites no rule"
        match event:
            case told.RolledOff():
                self.phase = Phase.PLACE if event.first != NOBODY else Phase.ROLL_OFF
            case told.TurnBegan() | told.PhaseBegan() | told.Placed() | told.Entered():
                self.hear_order(event)
            case told.Moved() | told.PickedUp():
                self.hear_move(event)
            case told.Thrown() | told.Scattered() | told.Dropped() | told.Caught() | told.Landed():
                self.hear_ball(event)
            case told.Attacked() | told.Injured():
                self.hear_attack(event)
            case told.Touchdown():
                self.hear_touchdown(event)
            case told.Reset():
                self.hear_reset(event)
            case told.Over():
                self.winner = event.winner

    def hear_order(self, event: Any) -> None:
        match event:
            case told.TurnBegan():
                assert self.phase in (Phase.PLACE, Phase.ATTACK), "a turn begins after a turn or a line-up"
                assert self.phase is Phase.PLACE or event.side == rival(self.side), "turns alternate"
                assert event.number == self.turns + 1, "turns are counted"
                self.phase, self.side, self.turns = Phase.MOVE, event.side, event.number
                self.moved.clear()
                self.busy.clear()
            case told.PhaseBegan():
                self.phase = ORDER[ORDER.index(self.phase) + 1]
                assert event.phase == self.phase.name.lower(), "the phases are in order"
            case told.Placed():
                assert self.phase is Phase.PLACE, "placed in a turn"
                assert event.square in self.board.zone[side_of(event.player)], "placed outside its end zone"
                self.come(event.player, event.square)
            case told.Entered():
                side = side_of(event.player)
                assert self.phase is Phase.MOVE, "a reserve enters in its phase"
                assert not self.moved, "a reserve enters before the moves"
                assert event.square in self.board.entries[side], "a reserve enters by its squares"
                self.owed[side] -= 1
                assert event.owed == self.owed[side] >= 0, "no reserve was owed"
                self.come(event.player, event.square)

    def come(self, player: int, square: int) -> None:
        assert self.at[player] == RESERVES, "only reserves come on"
        assert square not in self.at, "the square is taken"
        self.at[player] = square

    def hear_move(self, event: Any) -> None:
        player = event.player
        assert self.phase is Phase.MOVE, "a move in its phase"
        assert side_of(player) == self.side, "a move of the side in turn"
        if isinstance(event, told.PickedUp):
            assert event.ball == self.ball, "the ball is picked up where it is"
            assert distance(self.at[player], self.ball) <= 1, "the ball is picked up from next to it"
            self.holder, self.ball = player, NOWHERE
            self.busy.add(player)
        else:
            assert player not in self.moved, "a second move"
            assert 1 <= len(event.path) <= 4, f"a move of {len(event.path)}"
            way = (event.start, *event.path)
            assert self.at[player] == event.start, "a move from where the player is"
            assert all(distance(*step) == 1 for step in zip(way, event.path)), "step by step"
            assert not set(event.path) & set(self.at), "through another player"
            assert event.ball is (self.holder == player), "the ball goes with its holder"
            self.at[player] = event.path[-1]
        self.moved.add(player)

    def hear_ball(self, event: Any) -> None:
        match event:
            case told.Thrown():
                assert self.phase is Phase.THROW, "a throw in its phase"
                assert event.player == self.holder, "a throw of the holder"
                assert event.distance == distance(self.at[event.player], event.target) <= 12, (
                    "a throw too far"
                )
                assert event.good is (sum(event.dice) >= event.distance), "a good throw"
                self.busy.add(event.player)
                self.holder, self.in_flight = NOBODY, True
            case told.Scattered() | told.Dropped():
                assert self.board.grid.step(event.start, event.direction) == event.square, "by the chart"
            case told.Caught():
                assert self.at[event.player] == event.square, "caught where the player is"
                self.holder, self.ball, self.in_flight = event.player, NOWHERE, False
                self.busy.add(event.player)
            case told.Landed():
                assert event.square not in self.at, "a player there would have it"
                self.holder, self.ball, self.in_flight = NOBODY, event.square, False

    def hear_attack(self, event: Any) -> None:
        assert self.phase is Phase.ATTACK, "an attack in its phase"
        match event:
            case told.Attacked():
                assert side_of(event.player) == self.side != side_of(event.target), "an attack on an opponent"
                assert distance(self.at[event.player], self.at[event.target]) == 1, "on the next square"
                assert event.player not in self.busy, "it may not attack"
                assert event.drops is (event.result != "nothing" and self.holder == event.target), "drops"
                self.busy.add(event.player)
                if event.drops:
                    self.holder, self.in_flight = NOBODY, True
            case told.Injured():
                assert self.at[event.player] == event.square, "an injury on the field"
                self.at[event.player] = BOX[event.box]
                self.owed[side_of(event.player)] += 1

    def hear_touchdown(self, event: told.Touchdown) -> None:
        assert event.player == self.holder, "a touchdown of the holder"
        assert self.at[event.player] in self.board.zone[rival(event.side)], "in the opponents' end zone"
        self.score[event.side] += 1
        assert event.score == self.score[event.side], "the score"

    def hear_reset(self, event: told.Reset) -> None:
        assert event.square == self.board.centre, "back to the centre"
        if event.why != "touchdown":
            self.holder, self.in_flight = NOBODY, True
            return
        moves = {BAD: LIGHT, LIGHT: RESERVES, DEAD: DEAD}
        self.at = [moves.get(where, RESERVES) for where in self.at]
        self.owed = [0, 0]
        self.holder, self.ball, self.in_flight = NOBODY, event.square, False
        self.phase = Phase.PLACE

    def end(self, match: Match[State]) -> None:
        """After the last answer."""
        assert match.over, "the match is over"
        assert match.state.phase is Phase.OVER, "the match is over"
        tie = self.winner == NOBODY
        assert GAME.winners(match.state) == ((0, 1) if tie else (self.winner,)), "the winners"
