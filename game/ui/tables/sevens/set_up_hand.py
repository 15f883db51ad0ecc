"""The hand that sets a side up: one by one, by a formation, and by correcting who stands already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.requests import Option
from game.games.sevens.state import NOBODY, RESERVES, State, side_of
from game.ui.hand import Action, Outcome
from game.ui.tables.sevens import formations, kept_formations, setting_up
from game.ui.tables.sevens.choosing import Choosing
from game.ui.tables.sevens.placing_hand import PlacingHand
from game.ui.widgets.canvas import Point
from game.ui.widgets.inputs import Input

LINE_UP: Final = "Places the rest as the formation says (S7-1.3)"
ANOTHER: Final = "Another formation, or the one that stood there last"
AGAIN: Final = "All seven stand anew, in the next formation (S7-1.3)"


class SetUpHand(PlacingHand):
    """Places the players of a side; a drag moves, swaps and takes off."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__(choosing)
        s, side, stage = choosing.state, choosing.side, choosing.stage
        request = choosing.request
        assert request is not None
        self._fills = any(words[0] == "place" for _, words in request.options)
        kicks = s.kicking == side
        last = formations.last_of(stage.desk.history, side, kicks)
        kept = kept_formations.kept(stage.desk.app.store, kicking=kicks)
        self._known = formations.known(kicks, last, kept)
        self._taken = choosing.formation % len(self._known)
        self._before = NOBODY  # who was picked when the press began

    # ------------------------------------------------------------------ buttons
    def actions(self) -> Sequence[Action]:
        out = []
        if self.stands(self.choosing.chosen):
            out.append(
                Action("take_off", "To Reserves", hint="It stands no longer (S7-1.3)", own_key="delete")
            )
        name = f"Formation: {self._known[self._taken].name}"
        if self._fills:
            out.append(Action("line_up", "Line up", "confirm", primary=True, hint=LINE_UP))
        if out and out[0].name == "take_off":  # more would make the bar so high that it hid the bench
            return out
        if self._fills:
            out.append(Action("formation", name, hint=ANOTHER))
        else:
            out.append(Action("formation", name, hint=AGAIN))
            out.append(Action("keep", "Keep", hint="Keeps this set-up among your formations"))
        return out

    @property
    def how(self) -> str:
        choosing = self.choosing
        if self.stands(choosing.chosen):
            return "Another square, or whom it swaps with; Esc lets go"
        if choosing.chosen != NOBODY and not self._fills:
            return "Whose place it takes; Esc lets go"
        if not self._fills:
            return "Ready, or drag who shall stand elsewhere"
        return super().how

    def press(self, name: str) -> None:
        choosing = self.choosing
        match name:
            case "line_up":
                choosing.promise(self._rest_of(choosing.state))
            case "formation":
                choosing.formation = self._taken = (self._taken + 1) % len(self._known)
                if not self._fills:
                    self._line_up_anew()
            case "keep":
                self._keep()
            case "take_off":
                self.take_away(choosing.chosen)

    def _rest_of(self, s: State) -> list[Option]:
        """How the formation that is taken places whoever does not stand yet."""
        roles = [each.role for each in self.choosing.stage.picture.counters]
        return formations.rest_of(s, self.choosing.side, self._known[self._taken], roles)

    def _line_up_anew(self) -> None:
        """Whoever stands is taken back, and all are lined up again."""
        choosing = self.choosing
        placed = choosing.placings()
        *again, last = self._rest_of(setting_up.without(choosing.state, placed))
        self.come_to(Outcome(last, back=len(placed), again=again, follows=bool(again)))

    def _keep(self) -> None:
        s, app = self.choosing.state, self.choosing.stage.desk.app
        kicks = s.kicking == self.choosing.side
        squares = formations.standing(s, self.choosing.side)
        app.notice(kept_formations.keep(app.store, squares, kicking=kicks), seconds=2.5)

    # --------------------------------------------------------------- correcting
    def stands(self, player: int) -> bool:
        return player != NOBODY and self.choosing.state.at[player] >= 0

    def take_away(self, player: int) -> None:
        """Back to the Reserves; the others stay as they are."""
        choosing, who = self.choosing, self.choosing.stage.names.player(player)
        placed = choosing.placings()
        now = [each for each in placed if each[0] != player]
        outcome = setting_up.anew(choosing.state, choosing.side, placed, now)
        if outcome is not None and len(now) < len(placed):
            self.come_to(outcome)
        elif self.stands(player):
            choosing.refuse(f"{who} stood there before this set-up (S7-1.3)")
        else:
            choosing.refuse(f"{who} is in the Reserves already (S7-1.3)")

    def why_still(self, counter: int) -> str:
        s, who = self.choosing.state, self.choosing.stage.names.player(counter)
        if side_of(counter) != self.choosing.side:
            return f"{who} is of the other side: you set up yours (S7-1.3)"
        if s.status[counter] == RESERVES:
            return f"{who} stays in the Reserves in this drive: the heat (S7-7.1)"
        return f"{who} is not in the Reserves: it cannot be set up (S7-1.3)"

    def why_missed(self, player: int, pos: Point) -> str:
        choosing, place = self.choosing, self.choosing.stage.place
        who = choosing.stage.names.player(player)
        if place.dugout(1 - choosing.side).collidepoint(pos):
            return f"{who} stays where it is: that is the other side’s bench (S7-1.3)"
        if self.stands(player):
            return f"{who} stays where it is: it goes to a square, or to its own bench (S7-1.3)"
        if place.dugout(choosing.side).collidepoint(pos):
            return f"{who} is in the Reserves already (S7-1.3)"
        return f"{who} stays in the Reserves: there is no square (S7-1.3)"

    # ----------------------------------------------------------- keys, pointer
    def _enter(self) -> None:
        """On a team-mate: both change places."""
        choosing, at = self.choosing, self.choosing.cursor
        other = choosing.counter_on(at)
        option = choosing.drop(choosing.chosen, at) if NOBODY not in (choosing.chosen, other) else None
        if option is not None and other != choosing.chosen:
            self.answer(option)
        else:
            super()._enter()

    def handle(self, e: Input) -> bool:
        if e.kind == "down":
            self._before = self.choosing.chosen
        return super().handle(e)

    def _held(self, e: Input) -> bool:
        """A click on who stands sends on the reserve that was picked."""
        counter, before, dragged = self._pressed, self._before, self._dragged
        taken = super()._held(e)
        sends = e.kind == "up" and self.outcome is None and not dragged
        if sends and self.stands(counter) and before != NOBODY and not self.stands(before):
            option = self.choosing.drop(before, self.choosing.state.at[counter])
            if option is not None:
                self.answer(option)
        return taken

    def _set_down(self, counter: int, square: int) -> None:
        """Over the own bench it is taken off."""
        bench = self.choosing.stage.place.dugout(self.choosing.side)
        if self.stands(counter) and bench.collidepoint(self._at):
            self.take_away(counter)
        else:
            super()._set_down(counter, square)
