"""The solved game: what a situation is worth with best play, and the best call.

A value is the chance of a win plus half that of a tie, right to a hundred-thousandth. The table holds first
downs; the downs between are worked out when asked for (`series.py`), and kept.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from game.assets import asset
from game.core.errors import AssetError, GameError
from game.games.halftime.downs import SAFETY_POINTS, TOUCHDOWN_POINTS
from game.games.halftime.kicking import EXTRA_POINT, FIELD_GOAL_POINTS
from game.games.halftime.outcomes import KICK_OFF_SPOTS, TRY_GOOD, Spot
from game.games.halftime.packing import (
    EDGE,
    FILES,
    FIRST_HALF,
    MOST_POINTS,
    ONE,
    OVERTIME,
    PAIRS,
    SECOND_HALF,
    Figures,
)
from game.games.halftime.series import SPOTS, After, line_to_gain, place
from game.games.halftime.state import AWAY, HOME, MIDFIELD, Phase, State, other
from game.games.halftime.state import OVERTIME as THIRD_HALF

RECEIVED, KICKED = 0, 1  # the parts of a half's block: what the side with the ball did at the first kick
BEGINS, FOLLOWS = 0, 1  # the parts of an overtime block: which possession of the pair it is
SAME: Final = 1 / ONE  # values that the table cannot tell apart
TRY: Final = (
    (TOUCHDOWN_POINTS + EXTRA_POINT, TRY_GOOD),
    (TOUCHDOWN_POINTS, 1 - TRY_GOOD),
)  # what a touchdown and its try bring
KEPT: Final = 4096  # lines worked out and kept: about a hundred matches' worth, 20 MB at most


@lru_cache(2)
def solution(printed: bool) -> Solution:
    """The solution for one of the two passing dice, read once. Raises AssetError."""
    name = FILES[printed]
    where = f"assets/halftime/{name}"
    try:
        packed = asset("halftime", name).read_bytes()
    except OSError as error:
        raise AssetError(
            f"the file {where} cannot be read ({error.strerror}): install the game again"
        ) from None
    return Solution(Figures(packed, where), printed=printed)


def value(s: State) -> float:
    """The home side's value of a state. Raises GameError."""
    return solution(s.house.printed).value(s)


def calls(s: State) -> dict[str, float]:
    """The value of each call of a down, for the side that has the ball. Raises GameError."""
    return solution(s.house.printed).calls(s)


def best(s: State) -> str:
    """The best call of a down. Raises GameError."""
    return solution(s.house.printed).best(s)


class Solution:
    """Values out of the table of one passing die."""

    def __init__(self, figures: Figures, *, printed: bool) -> None:
        self.figures, self.printed = figures, printed
        self.points = Points(figures, printed=printed)
        self._downs = lru_cache(KEPT)(self._no_play_left)
        self._layers = lru_cache(KEPT // 16)(self._what_may_follow)
        self._overtime_downs = lru_cache(KEPT // 16)(self._work_out_overtime)

    # ------------------------------------------------------------------------------------ questions
    def value(self, s: State) -> float:
        """The home side's value: before a down, a kick-off, a try or the pre-game roll, or at the end."""
        match s.phase:
            case Phase.DOWN:
                mine = max(self.calls(s).values())
                return mine if s.possession == HOME else 1 - mine
            case Phase.KICKOFF:
                receiver = other(s.kicker)
                mine = self._kick_off(_half(s) + s.plays_left, _part(s, receiver), _ahead(s, receiver))
                return mine if receiver == HOME else 1 - mine
            case Phase.TRY:
                return self._try(s)
            case Phase.OVER:
                return decided(s.score[HOME] - s.score[AWAY])
            case Phase.PREGAME:
                return 0.5  # the dice are the same for both

    def calls(self, s: State) -> dict[str, float]:
        """The value of each call that is offered, for the side that has the ball."""
        spot = Spot(s.ball, s.down, s.to_go)
        line = line_to_gain(s.ball + s.to_go, self.printed)
        ahead = _ahead(s, s.possession)
        if s.half == THIRD_HALF:
            downs = self._overtime_downs(s.ball + s.to_go, s.overtime, ahead)
            return line.values(spot, self._after_overtime(s.overtime, ahead), downs)
        where = (_half(s), _part(s, s.possession), ahead)
        layers = self._layers(*where)
        kept = self._downs(s.ball + s.to_go, *where)
        known = kept[:]  # the window may ask while a coach thinks: what is kept is replaced whole
        for after in layers[len(known) - 1 : s.plays_left - 1]:
            known.append(array("d", line.step(after, known[-1])))
        kept[:] = known
        return line.values(spot, layers[s.plays_left - 1], known[s.plays_left - 1])

    def best(self, s: State) -> str:
        """The best call; of those that the table cannot tell apart the one with the better next score."""
        values = self.calls(s)
        most = max(values.values()) - SAME
        level = [call for call, worth in values.items() if worth >= most]
        if len(level) == 1:
            return level[0]
        points = self.points.calls(s)
        return max(level, key=lambda call: points[call])

    def elect(self, plays: int) -> dict[str, float]:
        """The value of kicking and of receiving first, for halves of so many plays."""
        receives = self._kick_off(_first_half(plays) + plays, RECEIVED, 0)
        return {"receive": receives, "kick": 1 - receives}

    # ---------------------------------------------------------------------------------------- halves
    def _kick_off(self, block: int, part: int, ahead: int) -> float:
        """The value of receiving a kick-off."""
        rows, column = self.figures.block(block)[part], _column(ahead)
        return sum(ways * rows[place(ball)][column] for ball, ways in KICK_OFF_SPOTS.items()) / (36 * ONE)

    def _what_may_follow(self, half: int, part: int, ahead: int) -> list[After]:
        """For each number of plays left after a play what it can lead to."""
        return [self._after(block, part, ahead) for block in range(half, _last_block(half) + 1)]

    def _after(self, block: int, part: int, ahead: int) -> After:
        parts = self.figures.block(block)

        def they_receive(points: int) -> float:
            return 1 - self._kick_off(block, 1 - part, -(ahead + points))

        def we_receive(points: int) -> float:
            return self._kick_off(block, part, ahead - points)

        mine, theirs = _column(ahead), _column(-ahead)
        lost = [1 - row[theirs] / ONE for row in reversed(parts[1 - part])]
        first = [row[mine] / ONE for row in parts[part]]
        touchdown = sum(chance * they_receive(points) for points, chance in TRY)
        against = sum(chance * we_receive(points) for points, chance in TRY)
        return [
            *lost,
            *first,
            touchdown,
            they_receive(FIELD_GOAL_POINTS),
            they_receive(-SAFETY_POINTS),
            against,
        ]

    def _no_play_left(self, line: int, half: int, part: int, ahead: int) -> list[array[float]]:
        """The downs of a line by plays left, to be continued: with none left the half is over."""
        over = self._layers(half, part, ahead)[0][SPOTS]
        return [array("d", [over]) * line_to_gain(line, self.printed).size]

    # -------------------------------------------------------------------------------------- overtime
    def _possession_over(self, number: int, ahead: int) -> float:
        """The value of a possession of overtime, for its side, once it is over (HT-2.6)."""
        midfield = place(MIDFIELD)
        pair, follows = divmod(number - 1, 2)
        if not follows:
            return 1 - self.figures.block(OVERTIME + pair)[FOLLOWS][midfield][_column(-ahead)] / ONE
        if ahead or pair + 1 == PAIRS:
            return decided(ahead)
        return 1 - self.figures.block(OVERTIME + pair + 1)[BEGINS][midfield][_column(0)] / ONE

    def _after_overtime(self, number: int, ahead: int) -> After:
        """What a play of overtime can lead to: first downs, and for the rest its possession is over."""

        def over(points: int) -> float:
            return self._possession_over(number, ahead + points)

        rows = self.figures.block(OVERTIME + (number - 1) // 2)[(number - 1) % 2]
        first = [row[_column(ahead)] / ONE for row in rows]
        touchdown = sum(chance * over(points) for points, chance in TRY)
        against = sum(chance * over(-points) for points, chance in TRY)
        scores = [touchdown, over(FIELD_GOAL_POINTS), over(-SAFETY_POINTS), against]
        return [*[over(0)] * SPOTS, *first, *scores]

    def _work_out_overtime(self, line: int, number: int, ahead: int) -> list[float]:
        return line_to_gain(line, self.printed).without_clock(self._after_overtime(number, ahead))

    def _try(self, s: State) -> float:
        """The home side's value when the scorer kicks for the extra point."""
        if s.half == THIRD_HALF:
            seat = other(s.first_kick) if s.overtime % 2 else s.first_kick
            side = 1 if seat == s.possession else -1
            good, missed = (
                self._possession_over(s.overtime, _ahead(s, seat) + side * extra)
                for extra in (EXTRA_POINT, 0)
            )
        else:
            seat = receiver = other(s.possession)
            block, part, ahead = _half(s) + s.plays_left, _part(s, receiver), _ahead(s, receiver)
            good, missed = (self._kick_off(block, part, ahead - extra) for extra in (EXTRA_POINT, 0))
        mine = TRY_GOOD * good + (1 - TRY_GOOD) * missed
        return mine if seat == HOME else 1 - mine


class Points:
    """The next score: what a down brings until somebody scores, whatever the time and the score."""

    def __init__(self, figures: Figures, *, printed: bool) -> None:
        self.printed = printed
        self.first = [(2 * figure / ONE - 1) * MOST_POINTS for figure in figures.points]
        touchdown = sum(points * chance for points, chance in TRY)
        self._scores = [touchdown, FIELD_GOAL_POINTS, -SAFETY_POINTS, -touchdown]
        self._downs = lru_cache(None)(self._work_out)

    def calls(self, s: State) -> dict[str, float]:
        """The points of each call that is offered, for the side that has the ball."""
        line, overtime = s.ball + s.to_go, s.half == THIRD_HALF
        spot = Spot(s.ball, s.down, s.to_go)
        return line_to_gain(line, self.printed).values(
            spot, self._after(overtime), self._downs(line, overtime)
        )

    def _after(self, overtime: bool) -> After:
        """In overtime the other side begins at midfield, wherever a ball is lost (HT-2.6)."""
        lost = [self.first[place(MIDFIELD)]] * SPOTS if overtime else self.first[::-1]
        return [*[-points for points in lost], *self.first, *self._scores]

    def _work_out(self, line: int, overtime: bool) -> list[float]:
        return line_to_gain(line, self.printed).without_clock(self._after(overtime))


# ------------------------------------------------------------------------------------- where it stands
def decided(ahead: int) -> float:
    """The value of a match that is over."""
    return 0.5 if ahead == 0 else float(ahead > 0)


def _column(ahead: int) -> int:
    """Where a difference of the scores stands in a row; beyond the edge a match is decided."""
    return max(-EDGE, min(EDGE, ahead)) + EDGE


def _ahead(s: State, seat: int) -> int:
    return s.score[seat] - s.score[other(seat)]


def _part(s: State, seat: int) -> int:
    return KICKED if seat == s.first_kick else RECEIVED


def _first_half(plays: int) -> int:
    """The block of a first half with no play left. Raises GameError for a length that is not solved."""
    if plays not in FIRST_HALF:
        raise GameError(f"halves of {plays} plays are not solved: {', '.join(map(str, FIRST_HALF))} are")
    return FIRST_HALF[plays]


def _half(s: State) -> int:
    """The block of this half with no play left."""
    return SECOND_HALF if s.half > 1 else _first_half(s.house.plays)


def _last_block(half: int) -> int:
    """The block of a half before its first play."""
    return min(block for block in (*FIRST_HALF.values(), OVERTIME) if block > half) - 1
