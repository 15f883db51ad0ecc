"""A roll of the eight dice, from the throw to the last step (RULES.md chapters 2, 6 and 8)."""

from __future__ import annotations

from enum import Enum

from game.core.board import GOAL
from game.core.requests import Asking, Choice, Flow, Option, Throw, Thrown
from game.games.bfl.events import Bro, Chosen, Drink, HailMary, Party, Rolled, Sat, Split, Stepped, Touchdown
from game.games.bfl.movement import march
from game.games.bfl.penalties import dock, penalty
from game.games.bfl.scoring import touchdowns
from game.games.bfl.state import NOBODY, State, clockwise

EIGHT = 8  # dice in the cup (BFL-2.1)
HAND_COUNTS = range(1, 15)  # dice that can lie there when the cup is loaded by hand (BFL-6.2)
QUICK_COUNTS = range(EIGHT, EIGHT + 1)

OUT_YARDS = 10  # for each die outside (BFL-6.1)
MEN_YARDS = 10  # for more or fewer than eight dice (BFL-6.2)
BRO_STEPS = 1
PARTY_STEPS = 3
SPLIT_STEPS = 2
SPLIT_YARDS = 20
HAIL_MARY_STEPS = 3  # the most for another player on that number (BFL-8.1)


class Special(Enum):
    """The special rolls (chapter 8); at most one applies (BFL-8.5)."""

    NONE = ""
    HAIL_MARY = "hail_mary"
    BRO = "bro"
    PARTY = "party"
    SPLIT = "split"


def count_faces(dice: Thrown) -> list[int]:
    """How often each number lies there; index 0 is unused."""
    counts = [0] * 9
    for die in dice:
        counts[die[0]] += 1
    return counts


def special_roll(counts: list[int], lane: int) -> Special:
    """Which special roll eight dice make for a roller on a number (BFL-8.1 to BFL-8.5).

    Hail Mary: all alike. Bro: all different. Party: at least three numbers exactly twice, and none on the
    roller's number. Split: exactly two numbers exactly three times.
    """
    if sum(counts) != EIGHT:
        return Special.NONE
    if EIGHT in counts:
        return Special.HAIL_MARY
    if counts.count(1) == EIGHT:
        return Special.BRO
    if counts.count(3) == 2:
        return Special.SPLIT
    if counts.count(2) >= 3 and counts[lane] == 0:
        return Special.PARTY
    return Special.NONE


def roll(s: State) -> Flow:
    """One roll, in the order of BFL-2.4."""
    me = s.roller
    hand = s.house.hand
    dice: Thrown = yield Throw(me, "BFL-2.1", counts=HAND_COUNTS if hand else QUICK_COUNTS)
    s.rolls += 1
    s.tell(Rolled(me, s.rolls, dice))
    counts = count_faces(dice)
    special = special_roll(counts, s.lane[me])
    steps = [counts[lane] for lane in s.lane]
    victim = NOBODY
    if special is not Special.NONE:
        victim = yield from name_special(s, special, counts, steps)

    later: list[tuple[int, str]] = []  # penalties that are deducted after the movement
    if len(dice) != EIGHT and (yield from penalty(s, me, MEN_YARDS, "men")):
        later.append((MEN_YARDS, "men"))
    out = OUT_YARDS * sum([die[1] for die in dice])
    if out and (yield from penalty(s, me, out, "out")):
        if s.house.net:
            later.append((out, "out"))
        else:
            dock(s, me, out, "out")
            steps[me] = 0
    if victim != NOBODY and (yield from penalty(s, victim, SPLIT_YARDS, "split")):
        dock(s, victim, SPLIT_YARDS, "split")
        steps[victim] = 0

    sit_out(s, steps)
    order = clockwise(s, me)
    if special is Special.HAIL_MARY:
        go_all_the_way(s, me, steps, later)
    yield from march(s, order, steps)
    for yards, why in later:
        dock(s, me, yards, why)
    s.roller = order[1]
    scorers = [seat for seat in order if s.yard[seat] >= GOAL]
    for seat in scorers:
        s.tell(Touchdown(seat))
    if scorers:
        touchdowns(s, tuple(scorers))


def go_all_the_way(s: State, seat: int, steps: list[int], later: list[tuple[int, str]]) -> None:
    """A Hail Mary: to the end zone at once, without battles; a penalty is taken before it, so it still scores
    (BFL-6.1, BFL-8.1)."""
    for yards, why in later:
        dock(s, seat, yards, why)
    later.clear()
    s.tell(Stepped(seat, s.yard[seat], GOAL))
    s.yard[seat], steps[seat] = GOAL, 0


def name_special(s: State, special: Special, counts: list[int], steps: list[int]) -> Asking[int]:
    """Name the special roll, let its choice be made and write its yards into ``steps``.

    Returns the seat that a split roll penalises, or NOBODY.
    """
    me, victim = s.roller, NOBODY
    match special:
        case Special.HAIL_MARY:
            s.tell(HailMary(me, counts.index(EIGHT)))
            steps[:] = [min(HAIL_MARY_STEPS, own) for own in steps]
        case Special.BRO:
            s.tell(Bro(me))
            steps[me] += BRO_STEPS
        case Special.PARTY:
            s.tell(Party(me))
            _, (word,) = yield Choice((me,), "BFL-8.3", "party", ((me, ("party",)), (me, ("decline",))))
            s.tell(Chosen(me, word))
            if word == "party":
                steps[me] = PARTY_STEPS
        case Special.SPLIT:
            s.tell(Split(me))
            _, words = yield Choice((me,), "BFL-8.4", "split", split_options(s))
            victim = words[1] if words[0] == "penalty" else NOBODY
            s.tell(Chosen(me, words[0], victim))
            if victim == NOBODY:
                steps[me] += SPLIT_STEPS
    if s.house.party:
        s.tell(Drink(me))
    return victim


def split_options(s: State) -> list[Option]:
    """20 extra yards, or a 20-yard penalty for one other player (BFL-8.4)."""
    me = s.roller
    others: list[Option] = [(me, ("penalty", other)) for other in range(s.house.players) if other != me]
    return [(me, ("extra",)), *others]


def sit_out(s: State, steps: list[int]) -> None:
    """A paused team gets no forward yards at all on this roll; then its pause is over (BFL-3.3, BFL-3.5)."""
    for seat, paused in enumerate(s.paused):
        if paused:
            s.tell(Sat(seat, steps[seat] * 10))
            steps[seat] = 0
            s.paused[seat] = False
