"""Who is ahead in a BFL match, and who has won it by what."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.board import GOAL
from game.games.bfl.state import State
from game.ui.drawing.teams import Team
from game.ui.table_words import Announcement, Standing


def standings(s: State, winners: Sequence[int], *, playoff: bool) -> list[Standing]:
    """The seats, the best first. ``playoff``: the match was decided in one (BFL-5.5)."""
    order = sorted(range(len(s.score)), key=lambda seat: (seat not in winners, -s.score[seat], seat))
    places: dict[int, int] = {}
    for rank, seat in enumerate(order, 1):
        level = places and s.score[order[rank - 2]] == s.score[seat] and order[rank - 2] not in winners
        places[seat] = places[order[rank - 2]] if level else rank
    words = [f"{yard} yd" for yard in s.yard]
    for seat in winners if playoff else ():
        words[seat] = "won the play-off"
    return [
        Standing(seat, places[seat], str(s.score[seat]), words[seat], s.yard[seat] / GOAL) for seat in order
    ]


def last_words(winners: Sequence[int], teams: Sequence[Team], *, playoff: bool) -> Announcement:
    """What stands over the result."""
    if len(winners) != 1:
        return Announcement("A tie", "after four quarters", "BFL-1.1")
    team = teams[winners[0]]
    line, rule = (f"{team.name}, after a play-off", "BFL-5.5") if playoff else (team.name, "BFL-1.1")
    return Announcement(f"{team.coach} wins", line, rule, winners[0], "grand")
