"""What lies under the pointer on the Half-Time table, and what a click there would answer."""

from __future__ import annotations

from typing import Any

from game.core.requests import Choice, Option, Roll
from game.games.halftime.outcomes import CALLS
from game.games.halftime.state import GOAL, Phase
from game.ui.tables.halftime import layout as at
from game.ui.tables.halftime import prospects, spoken
from game.ui.tables.halftime.chronicle import About
from game.ui.tables.halftime.picture import DiePicture
from game.ui.tables.halftime.stage import Stage
from game.ui.widgets.canvas import Point


class Pointing:
    """Play cards, dice, ball, marker, panels."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def pick(self, pos: Point) -> Option | None:
        """The option that lies under a place: a play card."""
        request, board = self.stage.match.pending, self.stage.board
        if not isinstance(request, Choice) or board is None:
            return None
        card = board.call_at(pos)
        if card is None:
            return None
        option: Option = (request.seats[0], (card.word,))
        return option if option in request.options else None

    def why_not(self, pos: Point) -> str:
        """What was clicked, and why it answers nothing; empty where nothing is."""
        board, s = self.stage.board, self.stage.state
        if board is None:
            return ""
        die = board.die_at(pos)
        if die is not None:
            return self._die(die)
        if board.ball_at(pos):
            return "The ball moves by the dice: call a play (HT-3.1)"
        if board.marker_at(pos):
            return "The yard marker stays where the series began until a first down (HT-2.4)"
        place = at.place_at(pos)
        if place is not None and s.phase is Phase.DOWN:
            yard = place if s.possession == at.HOME else GOAL - place
            where = f"{self.stage.name(s.possession)}’s {spoken.spot_words(int(yard))}"
            return f"That is {where}; {self._state()}"
        return ""

    def why_no_call(self, number: int) -> str:
        """Why a key calls nothing: the number (from 0) of no card, or -1: no card is chosen."""
        match, cards = self.stage.match, self.stage.picture.calls
        if match.pending is not None and len(cards) <= number < len(CALLS):
            option: Option = (self.stage.state.possession, (CALLS[number],))
            why = match.game.why_not(self.stage.state, match.pending, option)
            if why:
                return f"No {spoken.LOWER[CALLS[number]]}: {why}"
        return f"Choose a play: the numbers 1 to {len(cards)}, or the arrows and Enter (HT-3.1)"

    def _die(self, die: DiePicture) -> str:
        request, kind, seat = self.stage.match.pending, die.kind, die.seat
        if die.held:
            return "Ready: the other die is missing, both are rolled at the same time"
        asked = request.dice if isinstance(request, Roll) else ()
        if any(owner == seat and each.name == kind for owner, each in asked):
            return f"{self.stage.name(seat)} throws this die (HT-1.1)"
        return {
            "black": "The black die is the home side’s game die: runs and kick-offs (HT-1.1)",
            "white": "The white die is the visitor’s game die: runs and kick-offs (HT-1.1)",
            "blue": "The blue die is for passes (HT-5.1)",
            "green": "The green die is for kicks (HT-8.1)",
            "red": "The red dice are for fumbles and penalties (HT-4.3)",
        }[kind]

    def _state(self) -> str:
        return f"the ball lies {spoken.on_its(self.stage.state.ball)} (HT-2.4)"

    # ------------------------------------------------------------------ lighting
    def light(self, option: Option | None) -> None:
        """Shows on the board what an option would do."""
        p, s = self.stage.picture, self.stage.state
        word = str(option[1][0]) if option is not None else ""
        known = any(card.word == word for card in p.calls)
        if p.pointed == (word if known else ""):
            return
        p.pointed = word if known else ""
        p.prospects = prospects.bars(s, word) if known and self.stage.desk.app.settings.show_odds else []

    def light_about(self, about: Any) -> None:
        """A line of the log is pointed at: its places light up."""
        self.stage.picture.lit = about.places if isinstance(about, About) else ()
