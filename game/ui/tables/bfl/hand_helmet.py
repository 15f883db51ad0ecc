"""Everybody moves their own helmet (BFL-6.3): by drag to the ring, or by a key; nothing else is accepted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.core.board import helmet_x, lane_y
from game.ui.animation import between, ease, hop
from game.ui.hand import Action, Hand
from game.ui.table_words import Prompt
from game.ui.tables.bfl.picture import Target
from game.ui.tables.bfl.stage import Stage
from game.ui.widgets.inputs import Input
from game.ui.widgets.view import Point

NEAR = 7.0  # yards from the ring's middle at which a helmet set down snaps into it
GLIDE_S = 0.4
LIFT = 4.0  # yards, while it is carried


class HelmetHand(Hand):
    """One team's move, from one progress to another. ``refuse`` says a line about a wrong helmet."""

    def __init__(self, stage: Stage, seat: int, start: int, stop: int, refuse: Callable[[str], None]) -> None:
        super().__init__()
        self.stage, self.seat, self.start_yard, self.stop_yard = stage, seat, start, stop
        self._refuse = refuse
        self.done = False
        self._carried = False
        self._glide: float | None = None
        yards = abs(stop - start)
        way = "on" if stop > start else "back"
        how = f"Drag it to the ring, or press {seat + 1}"
        self.prompt = Prompt(seat, f"move your helmet {yards} yards {way}", how, "BFL-6.3")

    @property
    def busy(self) -> bool:
        return self._carried

    def actions(self) -> Sequence[Action]:
        return (Action("move", "Move", "confirm", primary=True),)

    # ------------------------------------------------------------------- places
    def begin(self) -> None:
        """It is this team's move."""
        side = self.stage.side(self.seat)
        x, y = self._place(self.stop_yard)
        words = f"{self.stop_yard} yd" if self.stop_yard < 100 else "end zone"
        self.stage.picture.targets = [Target(x, y, side.team.colour, words)]
        side.lit = True
        self.stage.sound("pop")

    def _place(self, yard: float) -> tuple[float, float]:
        side = self.stage.side(self.seat)
        return helmet_x(side.end, yard), lane_y(max(1, side.lane))

    def start(self) -> Point:
        """Where the helmet is taken, on the screen."""
        assert self.stage.board is not None
        return self.stage.board.spot(*self._place(self.start_yard), 3.0)

    def goal(self) -> Point:
        """Where it is set down, on the screen."""
        assert self.stage.board is not None
        return self.stage.board.spot(*self._place(self.stop_yard))

    # -------------------------------------------------------------------- input
    def press(self, name: str) -> None:
        if name == "move" and self._glide is None and not self.done:
            self._carried, self._glide = False, 0.0
            self.stage.side(self.seat).place = None

    def claims(self, e: Input) -> bool:
        return e.kind == "key" and pygame.K_1 <= e.key <= pygame.K_8

    def handle(self, e: Input) -> bool:
        if self.claims(e):
            self._key(e.key - pygame.K_1)
            return True
        if self._carried:
            return self._carry(e)
        if e.kind != "down" or self.stage.board is None or self._glide is not None:
            return False
        seats = self.stage.board.helmets_at(e.pos)
        x, y = self.stage.board.ground_at(e.pos)
        if self.seat in seats:  # also where another one stands before it
            self._carried = True
            self._follow(e.pos)
        elif math.dist((x, y), self._place(self.stop_yard)) < NEAR:  # a tap on the ring will do
            self.press("move")
        elif seats:
            self._refuse(self._not_yours(seats[0]))
        else:
            return False
        return True

    def _key(self, seat: int) -> None:
        if seat == self.seat:
            self.press("move")
        elif seat < len(self.stage.teams):
            self._refuse(self._not_yours(seat))

    def _not_yours(self, seat: int) -> str:
        own, name = self.stage.name(self.seat), self.stage.name(seat)
        return f"It is {own}'s move, not {name}'s: each player moves their own helmet (BFL-6.3)"

    def _carry(self, e: Input) -> bool:
        if e.kind == "cancel" or (e.kind == "key" and e.action == "back"):
            self.cancel()
        elif e.kind == "move":
            self._follow(e.pos)
        elif e.kind == "up":
            self._set_down(e.pos)
        return e.kind in ("cancel", "move", "up", "key")

    def _follow(self, pos: Point) -> None:
        board = self.stage.board
        assert board is not None
        side = self.stage.side(self.seat)
        side.place, side.lift = board.ground_at(pos), LIFT
        near = math.dist(side.place, self._place(self.stop_yard)) < NEAR
        for target in self.stage.picture.targets:
            target.lit = near

    def _set_down(self, pos: Point) -> None:
        board = self.stage.board
        assert board is not None
        near = math.dist(board.ground_at(pos), self._place(self.stop_yard)) < NEAR
        self.cancel()
        if near:
            self._arrive()
        else:
            self._refuse(f"It goes to the ring, {self.stop_yard} yards from its goal line (BFL-2.3)")

    def cancel(self) -> None:
        self._carried = False
        side = self.stage.side(self.seat)
        side.place, side.lift = None, 0.0

    def update(self, dt_s: float) -> None:
        if self._glide is None:
            return
        self._glide += dt_s
        share = min(1.0, self._glide / GLIDE_S)
        side = self.stage.side(self.seat)
        side.yards = between(self.start_yard, self.stop_yard, ease(share))
        side.lift = 0.0 if self.stage.reduced else LIFT * hop(share)
        if share >= 1.0:
            self._arrive()

    def _arrive(self) -> None:
        side = self.stage.side(self.seat)
        side.yards, side.place, side.lift, side.lit = float(self.stop_yard), None, 0.0, False
        self.stage.picture.targets = []
        self.stage.sound("helmet_step", 0.9, self._place(self.stop_yard)[0])
        self._glide, self.done = None, True
