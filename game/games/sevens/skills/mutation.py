"""Mutations."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Words
from game.games.sevens.actions import action, on_standing
from game.games.sevens.board import PITCH
from game.games.sevens.catalogue import skill
from game.games.sevens.events import Acted, SkillTested
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import (
    ARMOUR,
    BLOCK_BEGINS,
    BREAKS,
    EASES,
    HAMPERS,
    HOLDS,
    KEEPS,
    MODIFIES,
    TARGETED,
    Test,
    on,
)
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import one_die, tell_used, test, try_skill
from game.games.sevens.skills.ball_and_chain import swings
from game.games.sevens.state import (
    NOBODY,
    State,
    able,
    marking,
    owners,
    rival,
    side_of,
)

BIG_HAND: Final = skill("Big Hand")
CLAWS: Final = skill("Claws")
DISTURBING_PRESENCE: Final = skill("Disturbing Presence")
EXTRA_ARMS: Final = skill("Extra Arms")
FOUL_APPEARANCE: Final = skill("Foul Appearance")
HORNS: Final = skill("Horns")
IRON_HARD_SKIN: Final = skill("Iron Hard Skin")
MONSTROUS_MOUTH: Final = skill("Monstrous Mouth")
PREHENSILE_TAIL: Final = skill("Prehensile Tail")
TENTACLES: Final = skill("Tentacles")
TWO_HEADS: Final = skill("Two Heads")
VERY_LONG_LEGS: Final = skill("Very Long Legs")

PRESENCE: Final = 3  # squares


@on(EASES, BIG_HAND, "pickup", "secure")
def big_hand(s: State, t: Test) -> None:
    """No negative modifier when it picks up the ball."""
    t.modifiers = [(name, number) for name, number in t.modifiers if number > 0]


@BREAKS(CLAWS)
def claws(s: State, h: Harm) -> bool:
    """A natural 8 or more breaks any armour, of whoever its block knocked down (S7-11.8)."""
    breaks = h.why in ("block", "savagery") and sum(h.dice) >= 8
    if breaks:
        tell_used(s, h.by, CLAWS)
    return breaks


@on(HAMPERS, DISTURBING_PRESENCE, "pass", "throw_teammate", "bomb", "intercept", "catch")
def disturbing_presence(s: State, t: Test) -> None:
    """-1 for each such opponent within 3 squares; it works also lying."""
    near = PITCH.within(s.at[t.player], PRESENCE)
    side = rival(side_of(t.player))
    count = sum(near >> s.at[player] & 1 for player in owners(s, side, DISTURBING_PRESENCE))
    t.add(DISTURBING_PRESENCE.name, -count)


@on(MODIFIES, EXTRA_ARMS, "catch", "pickup", "secure", "intercept")
def extra_arms(s: State, t: Test) -> None:
    """+1 to catch, pick up and intercept."""
    t.add(EXTRA_ARMS.name, 1)


@TARGETED(FOUL_APPEARANCE)
def foul_appearance(s: State, attacker: int, target: int, deed: str) -> Asking[bool]:
    """On a 1 the action is lost, and the activation ends; a Ball & Chain sees nothing."""
    if swings(s):
        return True
    return (yield from try_skill(s, "S7-6.1", FOUL_APPEARANCE, attacker, 2, target))


@BLOCK_BEGINS(HORNS)
def horns(s: State, b: Block) -> None:
    """+1 ST for the blocks of its own Blitz, whatever Dauntless brings."""
    if b.blitz:
        b.bonus += 1
        tell_used(s, b.attacker, HORNS)


@ARMOUR(IRON_HARD_SKIN, order=1)
def iron_hard_skin(s: State, h: Harm) -> None:
    """Opponents may not modify its armour rolls, and Claws do not work on it."""
    if s.skills[h.victim] & IRON_HARD_SKIN.mask and h.by != NOBODY and side_of(h.by) != side_of(h.victim):
        h.modifiers = [(name, number) for name, number in h.modifiers if number < 0]
        h.fixed = True


# ---------------------------------------------------------------------------------------- Monstrous Mouth
def perform_chomp(s: State, player: int, words: Words) -> Asking[bool]:
    """On 3+ the target cannot leave its square while this player marks it."""
    target = int(words[1])
    s.tell(Acted(player, "chomp", target, s.at[target]))
    for _, reacts in TARGETED.of(able(s, target)):
        if not (yield from reacts(s, player, target, "chomp")):
            return True
    t = Test("action", player, 3, at=s.at[target], opponent=target, word=MONSTROUS_MOUTH.word)
    if (yield from test(s, t)):
        s.chomped |= 1 << target
    return True


CHOMP: Final = action(
    "chomp",
    deed="chomp",
    targets=on_standing("chomp"),
    perform=perform_chomp,
    skill=MONSTROUS_MOUTH,
    moves=False,
    blitzes=True,
)


@KEEPS(MONSTROUS_MOUTH)
def keeps_chomping(s: State, player: int) -> bool:
    """An owner marks it still."""
    mouths = marking(s, s.at[player], rival(side_of(player)))
    return any(able(s, each) & MONSTROUS_MOUTH.mask for each in mouths)


# ------------------------------------------------------------------------------ dodging and jumping away
@on(HAMPERS, PREHENSILE_TAIL, "dodge", "jump")
def prehensile_tail(s: State, t: Test) -> None:
    """-1 to leave its tackle zone; one tail an attempt."""
    tails = marking(s, t.origin, rival(side_of(t.player)))
    if any(able(s, each) & PREHENSILE_TAIL.mask for each in tails):
        t.add(PREHENSILE_TAIL.name, -1)


@HOLDS(TENTACLES)
def tentacles(s: State, t: Test) -> Asking[bool]:
    """D6 + own ST - the mover's: 6 or more holds it and ends its activation; one attempt."""
    near = marking(s, t.origin, rival(side_of(t.player)))
    for player in sorted(near, key=lambda each: -s.st[each]):
        if able(s, player) & TENTACLES.mask:
            rolled = yield from one_die("S7-10.1", TENTACLES.word, side_of(player))
            needed = 6 - s.st[player] + s.st[t.player]
            holds = rolled != 1 and (rolled == 6 or rolled >= needed)
            s.tell(
                SkillTested(
                    player,
                    s.at[player],
                    min(6, max(2, needed)),
                    rolled,
                    holds,
                    (),
                    "S7-10.1",
                    TENTACLES.word,
                    t.player,
                )
            )
            return holds
    return False


@MODIFIES["dodge"](TWO_HEADS)
def two_heads(s: State, t: Test) -> None:
    """+1 to Dodge."""
    t.add(TWO_HEADS.name, 1)


@MODIFIES["jump"](VERY_LONG_LEGS)
def very_long_legs_jump(s: State, t: Test) -> None:
    """+1 to Leap or Jump."""
    t.add(VERY_LONG_LEGS.name, 1)


@MODIFIES["intercept"](VERY_LONG_LEGS)
def very_long_legs_intercept(s: State, t: Test) -> None:
    """+2 to intercept; Cloud Burster does not stop it."""
    t.add(VERY_LONG_LEGS.name, 2)
