"""All other traits."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking
from game.games.sevens.ball import release, spill
from game.games.sevens.blocks import PoolSource, pool_rerolls
from game.games.sevens.board import PITCH
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.events import SkillTested, StoodUp
from game.games.sevens.fouls import send_off
from game.games.sevens.harm import Harm, hurt, remove
from game.games.sevens.hooks import (
    BEFORE_THROW,
    CANNOT_HOLD,
    CASUALTY_MODIFIES,
    DRIVE_ENDS,
    EASES,
    FORBIDS,
    HAMPERS,
    INJURY,
    JUMPS,
    MODIFIES,
    RELEASES,
    SAVES,
    TEAM_DIE,
    TURN_ENDS,
    Test,
)
from game.games.sevens.passing import FUMBLE, HANDOFF, PASS, SECURE
from game.games.sevens.pushes import Block
from game.games.sevens.rolls import one_die, test, try_skill
from game.games.sevens.skills.punt import PUNT_ACTION
from game.games.sevens.state import (
    CASUALTY,
    DEAD,
    PRONE,
    SENT_OFF,
    SQUADS,
    STANDING,
    State,
    able,
    adjacent,
    alert,
    is_open,
    marking,
    on_pitch,
    owners,
    rival,
    set_status,
    side_of,
    value,
)
from game.games.sevens.throwing import Flight
from game.games.sevens.turnover import turnover_of

ALWAYS_HUNGRY: Final = skill("Always Hungry")
ANIMOSITY: Final = skill("Animosity")
HATRED: Final = skill("Hatred")
DECAY: Final = skill("Decay")
DRUNKARD: Final = skill("Drunkard")
MY_BALL: Final = skill("My Ball")
NO_BALL: Final = skill("No Ball")
PICK_ME_UP: Final = skill("Pick-me-up")
SECRET_WEAPON: Final = skill("Secret Weapon")
TIMMM_BER: Final = skill("Timmm-ber!")
TITCHY: Final = skill("Titchy")
UNSTEADY: Final = skill("Unsteady")
LONER: Final = skill("Loner")
POGO: Final = skill("Pogo")
REGENERATION: Final = skill("Regeneration")
STUNTY: Final = skill("Stunty")


@TEAM_DIE(LONER)
def loner(s: State, player: int) -> int:
    """What the die has to show for a team re-roll to be of use."""
    return int(value(s, player, LONER, "4"))


# --------------------------------------------------------------------------------------------------- Pogo
@JUMPS(POGO)
def pogo(s: State, player: int) -> bool:
    """Over any one square."""
    return True


@EASES["jump"](POGO)
def pogo_eases(s: State, t: Test) -> None:
    """No negative modifiers."""
    t.modifiers = [(name, number) for name, number in t.modifiers if number > 0]


@SAVES(REGENERATION)
def regeneration(s: State, h: Harm) -> Asking[bool]:
    """4+ before the casualty roll: to Reserves instead (S7-11.11)."""
    player = h.victim
    rolled = yield from one_die("S7-11.11", REGENERATION.word, side_of(player))
    s.tell(SkillTested(player, s.at[player], 4, rolled, rolled >= 4, (), "S7-11.11", REGENERATION.word, h.by))
    return rolled >= 4


# ------------------------------------------------------------------------------------------------- Stunty
@EASES["dodge"](STUNTY)
def stunty_dodge(s: State, t: Test) -> None:
    """No penalty for markers when it dodges."""
    t.modifiers = [(name, number) for name, number in t.modifiers if name != "marked"]


@MODIFIES["intercept"](STUNTY)
def stunty_intercept(s: State, t: Test) -> None:
    """-1 to intercept."""
    t.add(STUNTY.name, -1)


@INJURY(STUNTY, order=0)
def stunty_injury(s: State, h: Harm, total: int, result: str) -> str:
    """2-6 Stunned, 7-8 KO, 9 Badly Hurt without a casualty roll (S7-11.4)."""
    if total >= 10:
        return result
    return "stunned" if total <= 6 else "ko" if total <= 8 else "badly_hurt"


# --------------------------------------------------------------------------------------- figures of a roll
@CASUALTY_MODIFIES(DECAY)
def decay(s: State, h: Harm) -> int:
    """+1 to casualty rolls against it (S7-11.10)."""
    return 1


@MODIFIES["rush"](DRUNKARD)
def drunkard(s: State, t: Test) -> None:
    """-1 to Rush."""
    t.add(DRUNKARD.name, -1)


@MODIFIES["stand"](TIMMM_BER)
def timmm_ber(s: State, t: Test) -> None:
    """With MA 2 or less +1 to stand up for each adjacent open team-mate."""
    if t.word != t.kind:
        return  # the test of another skill
    mates = adjacent(s, s.at[t.player], side_of(t.player))
    t.add(TIMMM_BER.name, sum(is_open(s, mate) and alert(s, mate) for mate in mates))


@MODIFIES["dodge"](TITCHY)
def titchy(s: State, t: Test) -> None:
    """+1 to Dodge."""
    t.add(TITCHY.name, 1)


@HAMPERS["dodge"](TITCHY)
def titchy_is_small(s: State, t: Test) -> None:
    """Who dodges into its tackle zone takes no -1 from it."""
    near = marking(s, t.at, rival(side_of(t.player)))
    small = sum(bool(able(s, each) & TITCHY.mask) for each in near)
    if small:
        t.markers -= small
        t.modifiers = [each for each in t.modifiers if each[0] != "marked"]
        t.add("marked", -t.markers)


# ---------------------------------------------------------------------------------------------- forbidden
@FORBIDS(MY_BALL)
def my_ball(s: State, player: int) -> int:
    """It gives the ball to nobody: no pass, no hand-off, no punt."""
    return PASS.bit | HANDOFF.bit | PUNT_ACTION.bit


@RELEASES(MY_BALL)
def my_ball_stays(s: State, player: int, receiver: int) -> Asking[bool]:
    """Nor does it let go of it by another skill."""
    yield from ()
    return False


@CANNOT_HOLD(NO_BALL)
def no_ball(s: State, player: int) -> bool:
    """It can never have the ball."""
    return True


@FORBIDS(NO_BALL)
def no_ball_actions(s: State, player: int) -> int:
    """It has no use for what needs a ball."""
    return PASS.bit | HANDOFF.bit | SECURE.bit


@FORBIDS(UNSTEADY)
def unsteady(s: State, player: int) -> int:
    """It may not secure the ball."""
    return SECURE.bit


# ------------------------------------------------------------------------------------- turns and drives
@TURN_ENDS(PICK_ME_UP)
def pick_me_up(s: State, side: int) -> Asking[None]:
    """When the opponents' turn ends, each prone team-mate within 3 squares of an owner stands up on a 5+."""
    helped = 0
    for owner in owners(s, side, PICK_ME_UP):
        helped |= PITCH.within(s.at[owner], 3)
    for player in on_pitch(s, side):
        if s.status[player] == PRONE and helped >> s.at[player] & 1:
            rolled = yield from one_die("S7-4.2", PICK_ME_UP.word, side)
            s.tell(
                SkillTested(player, s.at[player], 5, rolled, rolled >= 5, (), "S7-4.2", PICK_ME_UP.word, -1)
            )
            if rolled >= 5:
                set_status(s, player, STANDING)
                s.tell(StoodUp(player, s.at[player]))


@DRIVE_ENDS(SECRET_WEAPON)
def secret_weapon(s: State, side: int) -> Asking[None]:
    """Sent off when a drive ends that it took part in, wherever it is by then (S7-12.3)."""
    for player in SQUADS[side]:
        took_part = s.fielded >> player & 1 and s.status[player] != SENT_OFF
        if took_part and s.skills[player] & SECRET_WEAPON.mask:
            yield from send_off(s, player, "secret_weapon")


# ------------------------------------------------------------------------------- keywords: who it is about
def concerns(s: State, player: int, trait: Skill, other: int) -> bool:
    """Whether the keyword in brackets is the other player's, or all are meant."""
    keyword = value(s, player, trait, "All").casefold()
    return keyword == "all" or keyword in (each.casefold() for each in s.keywords[other])


@RELEASES(ANIMOSITY)
def animosity(s: State, player: int, receiver: int) -> Asking[bool]:
    """On a 1 it refuses to give the ball to such a team-mate, and its activation ends."""
    mate = receiver >= 0 and side_of(receiver) == side_of(player)
    if not mate or not concerns(s, player, ANIMOSITY, receiver):
        return True
    t = Test("trait", player, 2, at=s.at[player], opponent=receiver, word=ANIMOSITY.word)
    return (yield from test(s, t))


def _hated(s: State, b: Block) -> bool:
    return concerns(s, b.attacker, HATRED, b.target)


pool_rerolls(HATRED, PoolSource(HATRED, faces=("skull",), may=_hated))


# ------------------------------------------------------------------------------------------ Always Hungry
@BEFORE_THROW(ALWAYS_HUNGRY)
def always_hungry(s: State, f: Flight) -> Asking[str]:
    """On a 1 it rolls again: 2+ the throw is fumbled, 1 the team-mate is eaten."""
    side = side_of(f.thrower)
    if (yield from hungry_die(s, f)):
        return ""
    if (yield from hungry_die(s, f)):
        return FUMBLE
    held = release(s, f.player)
    if held:
        turnover_of(s, side, "S7-5.12")
    hurt(s, f.player, DEAD)
    remove(s, f.player, CASUALTY, "S7-3.3")
    if held:
        yield from spill(s)
    return "eaten"


def hungry_die(s: State, f: Flight) -> Asking[bool]:
    """Anything but a 1 keeps the team-mate whole."""
    return (yield from try_skill(s, "S7-3.3", ALWAYS_HUNGRY, f.thrower, 2, f.player))
