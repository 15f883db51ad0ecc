"""The third phase: attacks, dropped balls and injuries (RULES.md chapters 2 and 3)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Choice, Flow, Option, Roll
from game.games.rumble.ball import come_down, let_go, stray
from game.games.rumble.events import Attacked, Dropped, Injured
from game.games.rumble.options import NEXT
from game.games.rumble.state import BAD, D6, DEAD, LIGHT, SQUADS, State, rival, side_of
from game.games.rumble.turns import next_phase

DROP_FROM: Final = 7  # of two dice (RU-2.9)
INJURY_FROM: Final = 9
BAD_FROM: Final = 8  # of two dice (RU-3.1)
DEAD_FROM: Final = 11
BOX_NAMES: Final = {LIGHT: "light", BAD: "bad", DEAD: "dead"}


def one_of_the_attacks(s: State) -> Flow:
    """A player attacks, or the turn is done."""
    _, words = yield Choice((s.turn,), "RU-2.8", "attack", lambda: attack_options(s), ask=True)
    match words:
        case ("attack", player, target):
            yield from attack(s, player, target)
        case _:
            next_phase(s)


def attack_options(s: State) -> list[Option]:
    """Each player that may still attack, with each opponent in an adjoining square (RU-2.8)."""
    side, at = s.turn, s.at
    neighbours = s.house.board.grid.neighbours
    opponents = {at[player]: player for player in SQUADS[rival(side)] if at[player] >= 0}
    done = s.attacked | s.handled
    options: list[Option] = []
    for player in SQUADS[side]:
        if at[player] >= 0 and not done >> player & 1:
            met = [opponents[square] for square in neighbours[at[player]] if square in opponents]
            options += [(side, ("attack", player, opponent)) for opponent in met]
    options.append(NEXT[side])
    return options


def attack(s: State, player: int, target: int) -> Flow:
    """Two dice: nothing, a dropped ball, or an injury as well; first the ball, then the injury (RU-2.9,
    RU-2.11)."""
    dice = yield Roll("RU-2.9", "attack", ((s.turn, D6), (s.turn, D6)))
    s.attacked |= 1 << player
    result = attack_result(sum(dice))
    drops = result != "nothing" and s.holder == target
    square = s.at[target]
    s.tell(Attacked(player, target, s.at[player], square, dice, result, drops))
    if drops:
        let_go(s, square)
        direction = yield from stray(s, square, "RU-2.11", "drop")
        to = s.house.board.grid.step(square, direction)
        s.tell(Dropped(target, square, direction, to))
        come_down(s, to, "drop")
    if result == "injury":
        faces = yield Roll("RU-3.1", "injury", ((s.turn, D6), (s.turn, D6)))
        injure(s, target, injury_box(sum(faces)))
        s.tell(Injured(target, player, square, faces, BOX_NAMES[s.at[target]]))


def attack_result(total: int) -> str:
    """2-6 nothing, 7-8 drop, 9-12 injury (RU-2.9)."""
    return "nothing" if total < DROP_FROM else "drop" if total < INJURY_FROM else "injury"


def injury_box(total: int) -> int:
    """2-7 light, 8-10 bad, 11-12 dead (RU-3.1)."""
    return LIGHT if total < BAD_FROM else BAD if total < DEAD_FROM else DEAD


def injure(s: State, player: int, box: int) -> None:
    """Off the field and into its box; its side is owed a reserve (RU-3.1, RU-3.6)."""
    s.at[player] = box
    s.entries[side_of(player)] += 1
