"""What the players are worth who stand and lie on the pitch, and how they stand to each other."""

from __future__ import annotations

from typing import Final

from game.core.grid import column, distance, row
from game.games.sevens.board import COLUMNS, HOME, NEAR, ROWS
from game.games.sevens.coach.outlook import Outlook
from game.games.sevens.state import NOBODY, PRONE, STANDING, ball_square

STANDS: Final = 0.11
LIES: Final = 0.065
STUNS: Final = 0.025
STRONGER: Final = 0.012  # for each point of strength that an opponent next to a player has more
EDGE: Final = 0.02  # next to an opponent at the edge of the pitch
PIN: Final = 0.016
AHEAD: Final = 0.4  # of that for whoever is farther forward than an own carrier
FRONT: Final = 3  # columns
WAY_AHEAD: Final = 6  # of a carrier that will follow
COMPANY: Final = 0.005  # for each square that a player is away from the ball


class People(Outlook):
    """The players of both sides, in touchdowns."""

    __slots__ = ()

    def people(self) -> float:
        """Who stands, who lies, and how they stand to each other."""
        theirs = sum([self.counts(player) for player in self.theirs])
        return sum([self.counts(player) for player in self.mine]) - theirs + self.stands()

    def stands(self) -> float:
        """How mine stand to the ball and to opponents."""
        s = self.s
        status, at = s.status, s.at
        value = 0.0
        spot = self.focus()
        forward = 0
        if s.holder != NOBODY and s.holder >> 4 == self.side:
            forward = 1 if self.side == HOME else -1
        zones = s.zones[self.other]
        for player in self.mine:
            here = at[player]
            if spot >= 0:
                away = max(0, distance(here, spot) - 1)
                ahead = (column(here) - column(spot)) * forward > 0
                value -= COMPANY * away * (AHEAD if ahead else 1.0)
            if status[player] != STANDING:
                continue
            against = zones & NEAR[here]
            if against:
                value += self.beside(player, here, against)
        return value

    def focus(self) -> int:
        """The square that players gather round: a little in front of a carrier, or the ball."""
        s = self.s
        ball = ball_square(s)
        ball = ball if ball >= 0 else s.landing
        if not 0 <= ball < len(NEAR):
            return -1
        if s.holder == NOBODY:
            return ball
        step = FRONT
        if s.holder >> 4 == s.turn and not s.acted >> s.holder & 1:
            step = WAY_AHEAD
        if s.holder >> 4 != HOME:
            step = -step
        return min(COLUMNS - 2, max(1, column(ball) + step)) * 16 + row(ball)

    def counts(self, player: int) -> float:
        """What a player is worth as it is."""
        state = self.s.status[player]
        now = STANDS if state == STANDING else LIES if state == PRONE else STUNS
        return now + 0.01 * (self.s.st[player] - 3)

    def beside(self, player: int, here: int, against: int) -> float:
        """What it is worth to stand next to opponents."""
        s = self.s
        value = PIN
        number = 0
        for at in _members(against):
            value -= STRONGER * max(0, s.st[s.grid[at]] - s.st[player])
            number += 1
        value -= STRONGER * (number - 1)
        if row(here) in (0, ROWS - 1):
            value -= EDGE
        return value


def _members(mask: int) -> list[int]:
    """The squares of a small mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
