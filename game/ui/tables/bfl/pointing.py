"""What lies under the pointer on BFL's table, and what a click there would answer."""

from __future__ import annotations

from typing import Any

from game.core.requests import Choice, Option, Roll, Throw
from game.games.bfl.state import State
from game.ui.tables.bfl.chronicle import About
from game.ui.tables.bfl.making import penalty
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.canvas import Point


class Pointing:
    """Helmets, cards, flags, dice and the spinner's keys."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def _seat_at(self, pos: Point) -> int | None:
        board = self.stage.board
        if board is None:
            return None
        seat = board.helmet_at(pos)
        return board.card_at(pos) if seat is None else seat

    def pick(self, pos: Point) -> Option | None:
        """The option that lies under a place."""
        request, board = self.stage.match.pending, self.stage.board
        if not isinstance(request, Choice) or board is None:
            return None
        call = board.call_at(pos)
        if call is not None and request.what == "call":
            return request.seats[0], (call,)
        seat = board.card_at(pos)
        if seat is not None and (seat, ("challenge",)) in request.options:
            return seat, ("challenge",)
        seat = self._seat_at(pos)
        if seat is not None and request.what == "split":
            me = request.seats[0]
            return (me, ("extra",)) if seat == me else (me, ("penalty", seat))
        return None

    def why_not(self, pos: Point) -> str:
        """What was clicked, and why it answers nothing; empty where nothing is."""
        board, name = self.stage.board, self.stage.name
        if board is None or self.stage.kick is not None:
            return ""
        state: State = self.stage.match.state
        request = self.stage.match.pending
        asked = penalty(request) is not None
        seat = board.card_at(pos) if asked else board.flag_at(pos)
        if seat is not None:
            if not state.flag[seat]:
                return f"{name(seat)}'s flag is spent: one challenge a match (BFL-7.1)"
            if asked:
                return f"That flag is {name(seat)}'s own to throw (BFL-7.1)"
            return "A flag is thrown against a penalty that has just been announced (BFL-7.1)"
        seat = self._seat_at(pos)
        if seat is not None:
            moves = "is moved" if state.house.own_helmet else "moves by itself"
            return f"{name(seat)}'s helmet {moves} when its number comes (BFL-2.3)"
        if board.die_at(pos) is not None:
            return "The dice lie until the next throw (BFL-2.5)"
        if board.cup_at(pos) and isinstance(request, Throw | Roll):
            cup = self.stage.picture.cup
            if state.house.hand and isinstance(request, Throw) and cup is not None and not cup.dice:
                return "The cup is empty: collect dice first, eight of them (BFL-6.2)"
            return f"The cup is swung towards the field and let go ({request.rule})"
        return ""

    def light(self, option: Option | None) -> None:
        """Shows on the board what an option would do."""
        picture = self.stage.picture
        for side in picture.sides:
            side.lit = option is not None and option[1] == ("penalty", side.seat)
        if picture.spinner is not None and picture.spinner.ask:
            picture.spinner.pointed = str(option[1][0]) if option is not None else ""

    def light_about(self, about: Any) -> None:
        """A line of the log is pointed at: its helmets light up."""
        seats = about.seats if isinstance(about, About) else ()
        for side in self.stage.picture.sides:
            side.lit = side.seat in seats
