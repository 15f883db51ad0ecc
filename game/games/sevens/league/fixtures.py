"""Who meets whom: everybody by the circle method, then the play-offs (S7-16.9, S7-16.11).

A team is its place in the draw, from 0 on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

FEWEST_TEAMS: Final = 2
MOST_TEAMS: Final = 12
REGULAR: Final = "regular"
STAGES: Final = {2: "final", 4: "semi-final", 8: "quarter-final"}
"""The name of a round of play-offs by how many teams are in it."""


class Pairing(NamedTuple):
    """A match to be played. Rounds count from 1."""

    round: int
    home: int
    away: int
    stage: str = REGULAR


def round_robin(teams: int, *, double: bool = False) -> list[Pairing]:
    """Everybody meets everybody once, or twice at both places; with an odd number one rests in each round.

    The circle method: one stays, the others go round. Whoever stays is at home in every second round; with an
    odd number it is the rest that stays.
    """
    circle = [teams, *range(teams)] if teams % 2 else list(range(teams))
    size = len(circle)
    found = []
    for number in range(size - 1):
        for place in range(size // 2):
            pair = circle[place], circle[size - 1 - place]
            if number % 2 if place == 0 else place % 2:
                pair = pair[1], pair[0]
            if teams not in pair:
                found.append(Pairing(number + 1, *pair))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    if double:
        found += [Pairing(each.round + size - 1, each.away, each.home) for each in found]
    return found


def bye(teams: int, round_number: int, pairings: Sequence[Pairing]) -> int | None:
    """Who rests in a round, if somebody does."""
    busy = {team for each in pairings if each.round == round_number for team in (each.home, each.away)}
    return next((team for team in range(teams) if team not in busy), None)


def play_off(ranked: Sequence[int], round_number: int) -> list[Pairing]:
    """A round of play-offs: the first of those that are left meets the last, and is at home (S7-16.11)."""
    size = len(ranked)
    return [
        Pairing(round_number, ranked[place], ranked[size - 1 - place], STAGES[size])
        for place in range(size // 2)
    ]
