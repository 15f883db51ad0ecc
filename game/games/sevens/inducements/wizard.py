"""The Sports Wizard: once a game, when a turn of the opponents has ended, a fireball or a frog (S7-2.4)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Option
from game.games.sevens.ball import release, spill
from game.games.sevens.board import NEIGHBOURS
from game.games.sevens.boons import chosen, turn_into, use_boon
from game.games.sevens.catalogue import skill
from game.games.sevens.drives import picked
from game.games.sevens.events import SkillTested, Struck
from game.games.sevens.harm import Harm, blast, hit_on
from game.games.sevens.hooks import BONUSES, TURN_ENDS
from game.games.sevens.options import at_squares
from game.games.sevens.rolls import one_die
from game.games.sevens.state import State, on_pitch, rival

RULE: Final = "S7-2.4"
WIZARD: Final = skill("Sports Wizard")
FROG: Final = ("Dodge", "Leap", "No Ball", "Stunty", "Titchy", "Very Long Legs")
FROG_SKILLS: Final = sum(skill(name).mask for name in FROG)


@TURN_ENDS(WIZARD)
def wizard(s: State, side: int) -> Asking[None]:
    """The other side's turn is over."""
    foes = on_pitch(s, rival(side))
    if not foes or not (yield from use_boon(s, side, WIZARD)):
        return
    spells: list[Option] = [(side, ("choose", "fireball")), (side, ("choose", "zap"))]
    spell = (yield from chosen(s, side, RULE, "choose_spell", spells))[1]
    if spell == "zap":
        yield from zap(s, side, (yield from picked(s, side, RULE, "zap", foes)))
        return
    near = {each for foe in foes for each in (s.at[foe], *NEIGHBOURS[s.at[foe]])}
    named = at_squares("target", side)
    words = yield from chosen(s, side, RULE, "fireball", [named[at] for at in sorted(near)])
    yield from fireball(s, side, int(words[1]))


def fireball(s: State, side: int, at: int) -> Asking[None]:
    """Everybody on the square and round it is hit on a 4 or more, and knocked down, with armour +1."""
    hit = yield from hit_on(s, (at, *NEIGHBOURS[at]), side, RULE, WIZARD.word)
    s.sparing, sparing = True, s.sparing
    for player in hit:
        yield from blast(s, RULE, Harm(player, "fireball", sparing=True))
    s.sparing = sparing


@BONUSES(WIZARD)
def fireball_burns(s: State, h: Harm, side: int) -> tuple[int, int, str] | None:
    """+1 to the armour roll."""
    return (-1, 1, "unasked") if h.why == "fireball" and not h.broken else None


def zap(s: State, side: int, player: int) -> Asking[None]:
    """A D6 that reaches its ST, or a 6, but never a 1: it is a frog until the drive is over."""
    needs = min(6, max(2, s.st[player]))
    rolled = yield from one_die(RULE, WIZARD.word, side)
    s.tell(SkillTested(player, s.at[player], needs, rolled, rolled >= needs, (), RULE, WIZARD.word, -1))
    if rolled < needs:
        return
    s.tell(Struck(RULE, player, "frog", s.at[player]))
    turn_into(s, player, "drive", ma=5, st=1, ag=2, pa=0, av=5, values=(), skills=FROG_SKILLS)
    if s.holder == player:
        s.sparing, sparing = True, s.sparing
        release(s, player)
        yield from spill(s)
        s.sparing = sparing
