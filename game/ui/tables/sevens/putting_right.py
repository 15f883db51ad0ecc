"""A kick-off event that moves players one by one: who was moved in it goes elsewhere, or back to where it
stood. Answers are taken back for it, and those that stay as they were are given again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Any, Final

from game.core.grid import bits, distance, members, name
from game.core.match import Match
from game.core.requests import Choice, Option
from game.games.sevens.board import LINE, NEAR, OWN, WIDE
from game.games.sevens.state import NOBODY, STANDING, State, is_open, on_pitch, player_on, side_of
from game.ui.hand import Outcome
from game.ui.table import Played
from game.ui.tables.sevens.names import Names

WORDS: Final = {"S7-13.4": "place", "S7-13.9": "move"}
"""Solid Defence and Quick Snap, and how each of their moves is said."""


@dataclass(frozen=True)
class Event:
    """An event under way: what it asks now, and everything that was answered so far."""

    match: Match[State]
    history: Sequence[Played]
    request: Choice

    @property
    def side(self) -> int:
        """Whose players are moved."""
        return self.request.seats[0]

    @property
    def rule(self) -> str:
        return self.request.rule

    @cached_property
    def moves(self) -> list[Option]:
        """What has been moved in it, in order."""

        def of_it(played: Played) -> bool:
            asked = played.request
            return isinstance(asked, Choice) and (asked.rule, *asked.seats) == (self.rule, self.side)

        answers: list[Any] = [played.answer for played in takewhile(of_it, reversed(self.history))]
        return answers[::-1]

    @property
    def moved(self) -> tuple[int, ...]:
        """Who has been moved in it."""
        return tuple(int(words[1]) for _, words in self.moves)

    @cached_property
    def before(self) -> Match[State]:
        """A match of its own that stands where the event had just begun."""
        twin = self.match.clone()
        if self.moves:
            twin.undo(len(self.moves))
        return twin

    def home(self, player: int) -> int:
        """Where a player stood before it."""
        return self.before.state.at[player]

    # ----------------------------------------------------------------- otherwise
    def squares_for(self, player: int) -> int:
        """Where one that has been moved may stand instead, its old square among them."""
        s, home = self.match.state, self.home(player)
        near = NEAR[home] if WORDS[self.rule] == "move" else OWN[self.side]
        free = [at for at in members(near | 1 << home) if player_on(s, at) == NOBODY]
        return bits(at for at in free if self._order(player, at) is not None)

    def anew(self, option: Option) -> Outcome | None:
        """What another square for one that has been moved comes to; None where that is not allowed."""
        now = self._order(int(option[1][1]), int(option[1][2]))
        if now is None or now == self.moves:
            return None
        same = next((n for n, (one, other) in enumerate(zip(self.moves, now)) if one != other), len(now))
        answer, again = (now[-1], now[same:-1]) if len(now) > same else (None, [])
        return Outcome(answer, back=len(self.moves) - same, again=again)

    def _order(self, player: int, square: int) -> list[Option] | None:
        """The moves with another square for one of them: in its turn, or as the last one."""
        others = [each for each in self.moves if each[1][1] != player]
        if len(others) == len(self.moves):
            return None
        option: Option = (self.side, (WORDS[self.rule], player, square))
        if self.home(player) == square:
            orders = [others]
        else:
            orders = [[option if each[1][1] == player else each for each in self.moves], [*others, option]]
        return next((order for order in orders if self._allows(order)), None)

    def _allows(self, order: Sequence[Option]) -> bool:
        twin = self.before.clone()
        for option in order:
            if twin.refusal(option) is not None:
                return False
            twin.answer(option)
        return True

    # ------------------------------------------------------------------ in words
    def why_not(self, chosen: int, square: int, names: Names) -> str:
        """Why whoever is picked does not go to a square."""
        there = player_on(self.match.state, square)
        if chosen == NOBODY:
            if there != NOBODY:
                return self.why_still(there, names)
            return f"Pick an open player first, then its square ({self.rule})"
        who = names.player(chosen)
        if there not in (NOBODY, chosen):
            return f"{names.player(there)} has that square: {who} goes to an empty one ({self.rule})"
        if WORDS[self.rule] == "place":
            why = self._no_place(chosen, square, who)
        else:
            home = self.home(chosen)
            away = distance(home, square)
            why = (
                f"{name(square)} is {away} squares from {name(home)}: {who} moves but one" if away > 1 else ""
            )
            why = f"{why} ({self.rule})" if why else ""
        return why or f"{who} cannot go there after the others: undo takes them back ({self.rule})"

    def _no_place(self, chosen: int, square: int, who: str) -> str:
        """Why the set-up would be none (S7-1.3)."""
        s, side = self.match.state, self.side
        mask = bits(s.at[each] for each in on_pitch(s, side) if each != chosen)
        if not OWN[side] >> square & 1:
            return f"{name(square)} is not on your side of the line: set up behind it or on it (S7-1.3)"
        if any(zone >> square & 1 and zone & mask for zone in WIDE):
            return "One of yours stands in that wide zone: at most 1 in each (S7-1.3)"
        on_it = (mask & LINE[side]).bit_count()
        return "" if LINE[side] >> square & 1 else f"Without {who} {on_it} of 3 stand on the line (S7-1.3)"

    def why_still(self, player: int, names: Names) -> str:
        """Why a player cannot be picked."""
        s, who = self.before.state, names.player(player)
        if side_of(player) != self.side:
            return f"{who} is of the other side: pick one of yours ({self.rule})"
        if s.at[player] < 0:
            return f"{who} is not on the pitch ({self.rule})"
        if s.status[player] != STANDING:
            return f"{who} lies: only open players are moved ({self.rule})"
        if not is_open(s, player):
            return f"{who} is marked: only open players are moved ({self.rule})"
        return f"{who} has no free square to go to ({self.rule})"
