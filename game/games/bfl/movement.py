"""Moving in steps of ten yards, and the battles on the way (RULES.md chapters 2 and 3)."""

from __future__ import annotations

from game.core.board import GOAL, STEP
from game.core.requests import D8, Asking, Flow, Roll
from game.games.bfl.events import Battle, BattleMet, BattleRolled, MovedBack, Stepped
from game.games.bfl.state import NOBODY, State, move_back, rival

BATTLE_DICE = 3  # of each team (BFL-3.2)


def march(s: State, order: tuple[int, ...], steps: list[int]) -> Flow:
    """All players move step by step, in order, until nobody has a step left (BFL-2.3, BFL-2.4)."""
    yard = s.yard
    rivals = [rival(s, seat) for seat in range(s.house.players)]
    while any(steps):
        for seat in order:
            if not steps[seat]:
                continue
            if yard[seat] >= GOAL:
                steps[seat] = 0
                continue
            other = whom_it_meets(s, seat, rivals[seat])
            if other != NOBODY:
                loser = yield from battle(s, seat, other)
                steps[loser] = 0
                if loser == seat:
                    continue
            start = yard[seat]
            yard[seat] = min(GOAL, start + STEP)
            steps[seat] -= 1
            s.tell(Stepped(seat, start, yard[seat]))


def whom_it_meets(s: State, seat: int, other: int) -> int:
    """The other team of the lane, if a step forward would bring this one onto or past it and they have not
    battled; or NOBODY (BFL-3.1, BFL-3.4)."""
    if other == NOBODY or s.met[seat]:
        return NOBODY
    here, there = s.yard[seat], GOAL - s.yard[other]
    return other if there > 0 and here <= there <= here + STEP else NOBODY  # 0: it has scored


def battle(s: State, seat: int, other: int) -> Asking[int]:
    """Three dice each, the higher total wins, level totals are rolled again; the loser goes back 10 yards and
    pauses for one roll. Returns the loser (BFL-3.2, BFL-3.3)."""
    s.tell(BattleMet(seat, other))
    while True:
        ours = yield Roll("BFL-3.2", "battle", ((seat, D8),) * BATTLE_DICE)
        theirs = yield Roll("BFL-3.2", "battle", ((other, D8),) * BATTLE_DICE)
        s.tell(BattleRolled((seat, other), (ours, theirs)))
        if sum(ours) != sum(theirs):
            break
    winner, loser = (seat, other) if sum(ours) > sum(theirs) else (other, seat)
    s.met[seat] = s.met[other] = True
    s.paused[loser] = True
    s.tell(Battle(winner, loser))
    start = s.yard[loser]
    move_back(s, loser, STEP)
    s.tell(MovedBack(loser, start, s.yard[loser], "battle"))
    return loser
