"""What each face of a block does (S7-6.10 to S7-6.14)."""

from __future__ import annotations

from game.core.requests import Asking
from game.games.sevens.ball import disturb
from game.games.sevens.harm import Harm, fall, lay, lose_ball
from game.games.sevens.hooks import (
    AFTER_BLOCK,
    BOTH_DOWN,
    STUMBLES,
)
from game.games.sevens.pushes import Block, push
from game.games.sevens.state import (
    STANDING,
    State,
    able,
    side_of,
)
from game.games.sevens.turnover import turnover_of


def resolve(s: State, b: Block) -> Asking[None]:
    """What the face does, and what skills do after it."""
    yield from face_does(s, b)
    yield from after_block(s, b)


def face_does(s: State, b: Block) -> Asking[None]:
    """Each of the five faces (S7-6.10 to S7-6.14)."""
    match b.face:
        case "skull":
            yield from fall_together(s, Harm(b.attacker, "skull"))
        case "both":
            yield from both_down(s, b)
        case "push":
            yield from push_back(s, b)
        case "stumble":
            counts_as_push = any(stumbles(s, b) for _, stumbles in STUMBLES.of(able(s, b.target) & ~b.denied))
            yield from push_back(s, b, down=not counts_as_push)
        case _:
            yield from push_back(s, b, down=True)


def after_block(s: State, b: Block) -> Asking[None]:
    """All is done: what skills of a blocker that stands do then."""
    for _, after in AFTER_BLOCK.of(able(s, b.attacker)):
        if s.at[b.attacker] >= 0 and s.status[b.attacker] == STANDING and not s.turnover:
            yield from after(s, b)


def push_back(s: State, b: Block, *, down: bool = False) -> Asking[None]:
    """Pushed, and then perhaps knocked down (S7-6.12, S7-6.14)."""
    yield from push(s, b)
    if down and s.at[b.target] >= 0:
        b.felled = True
        yield from fall_together(s, Harm(b.target, "block", by=b.attacker))


def both_down(s: State, b: Block) -> Asking[None]:
    """Both are knocked down, the defender first, unless skills say otherwise (S7-6.11)."""
    for skill, answers in BOTH_DOWN.of(able(s, b.attacker) | able(s, b.target)):
        for player in (b.attacker, b.target):
            mine = able(s, player) & ~(b.denied if player == b.target else 0)
            if not b.outcome and mine & skill.mask:
                yield from answers(s, b, player)
    match b.outcome:
        case "push":
            yield from push_back(s, b)
        case "prone":
            yield from lay(s, b.target)
            yield from lay(s, b.attacker)
            if s.ball >= 0 and s.ball in (s.at[b.target], s.at[b.attacker]):
                yield from lose_ball(s, s.grid[s.ball])
        case _:
            falls = []
            if not b.stays >> b.target & 1:
                b.felled = True
                falls.append(Harm(b.target, "block", by=b.attacker))
            if not b.stays >> b.attacker & 1:
                falls.append(Harm(b.attacker, "both"))
            yield from fall_together(s, *falls)


def fall_together(s: State, *falls: Harm) -> Asking[None]:
    """One after the other with armour and injury; then the ball that one of them held bounces. Whoever the
    one before took down with it (Saboteur) falls only once."""
    for h in falls:
        if s.status[h.victim] == STANDING:
            yield from fall(s, h)
        else:
            turnover_of(s, side_of(h.victim), "S7-5.1")
    for h in falls:
        if h.held:
            yield from lose_ball(s, h.victim)
    yield from disturb(s)
