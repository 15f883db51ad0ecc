"""Desperate Measures: the table, and what each does in the match, once (S7-2.4)."""

from __future__ import annotations

from typing import Final

from game.core.requests import Asking, Option
from game.games.sevens.actions import Action
from game.games.sevens.ball import PASS as BY_PASS
from game.games.sevens.board import NEAR
from game.games.sevens.boons import (
    chosen,
    give_boon,
    has_boon,
    lend,
    spend_boon,
    tell_boon,
    use_boon,
)
from game.games.sevens.catalogue import Skill, skill
from game.games.sevens.drives import picked
from game.games.sevens.events import SkillTested, Struck
from game.games.sevens.fouls import FOUL
from game.games.sevens.harm import Harm, place_prone
from game.games.sevens.hooks import (
    AGAIN_ALLOWED,
    AIMED,
    DECLARED_AGAIN,
    DRIVE_ENDS,
    EASES,
    ENTERS,
    SPARES,
    TURNED_OVER,
    Test,
)
from game.games.sevens.inducements.wizard import WIZARD
from game.games.sevens.prayers.table import Prayer, common
from game.games.sevens.pregame.told import Gained
from game.games.sevens.rolls import one_die
from game.games.sevens.state import (
    KO,
    RESERVES,
    SQUADS,
    State,
    changed,
    changed_pair,
    note,
    of_status,
    on_pitch,
    rival,
    side_of,
    take_off,
)

RULE: Final = "S7-2.4"
DOPE: Final = skill("You Dope!")
DAZZLE: Final = skill("Razzle-Dazzle")
GRUDGE: Final = skill("Grudge Match")
SET_PIECE: Final = skill("Set Piece")
ESPIONAGE: Final = skill("Sports Espionage")
BANANA: Final = skill("Discarded Banana Skin")
ESPIED: Final = 2  # re-rolls
HUNGOVER: Final = 2  # or less
SURE: Final = 2  # and more: the test of a set piece


def kept(s: State, side: int, boon: Skill) -> Asking[None]:
    """It is there to be used in the match."""
    give_boon(s, side, boon)
    yield from ()


# --------------------------------------------------------------------------------------------- You Dope!
def dope(s: State, side: int, boon: Skill) -> Asking[None]:
    """A player of choice has ST or AG one better for the game."""
    give_boon(s, side, boon)
    players = common(s, side)
    if not players:
        return
    player = yield from picked(s, side, RULE, "dope", players)
    what = ["st"] if s.st[player] < 8 else []
    what += ["ag"] if s.ag[player] > 1 else []
    if not what:
        return
    options: list[Option] = [(side, ("choose", word)) for word in what]
    word = str((yield from chosen(s, side, RULE, "choose_figure", options))[1])
    if word == "st":
        s.st = changed(s.st, player, s.st[player] + 1)
    else:
        s.ag = changed(s.ag, player, s.ag[player] - 1)
    note(s, doped=s.extra.doped | 1 << player)
    s.tell(Gained(RULE, player, word))


@DRIVE_ENDS(DOPE)
def dope_wears_off(s: State, side: int) -> Asking[None]:
    """After each drive that it played a D6: on a 1 or 2 it is KO and does not come back."""
    for player in SQUADS[side]:
        if s.extra.doped & s.fielded & 1 << player and s.status[player] <= RESERVES:
            rolled = yield from one_die(RULE, DOPE.word, side)
            fine = rolled > HUNGOVER
            s.tell(SkillTested(player, s.at[player], 3, rolled, fine, (), RULE, DOPE.word, -1))
            if not fine:
                note(s, beyond=s.extra.beyond | 1 << player)
                s.tell(Struck(RULE, player, "ko", s.at[player]))
                take_off(s, player, KO)


# ---------------------------------------------------------------------------------------------- Hangover
def hangover(s: State, side: int, boon: Skill) -> Asking[None]:
    """An opponent of choice misses the first drive."""
    give_boon(s, side, boon)
    if players := of_status(s, rival(side), RESERVES):
        player = yield from picked(s, side, RULE, "hangover", players)
        s.heated |= 1 << player
        s.tell(Struck(RULE, player, "hangover", -1))


# ------------------------------------------------------------------------------- Grudge Match and the foul
@AGAIN_ALLOWED(GRUDGE)
def grudge(s: State, side: int, player: int) -> int:
    """One foul more, although there was one."""
    return FOUL.bit if s.used & FOUL.bit and has_boon(s, side, GRUDGE) else 0


@DECLARED_AGAIN(GRUDGE, order=-1)
def grudge_declared(s: State, player: int, action: Action) -> None:
    """That foul is the one of the measure, unless something else allows it."""
    side = side_of(player)
    note(s, grudge=False)
    others = [allows for boon, allows in AGAIN_ALLOWED.of(s.team_skills[side]) if boon is not GRUDGE]
    free = any(allows(s, side, player) & FOUL.bit for allows in others)
    if action is FOUL and s.used & FOUL.bit and not free and has_boon(s, side, GRUDGE):
        spend_boon(s, side, GRUDGE)
        note(s, grudge=True)
        tell_boon(s, side, GRUDGE, player)


@SPARES(GRUDGE)
def grudge_spares(s: State, h: Harm) -> bool:
    """Its fouler cannot be sent off."""
    return s.extra.grudge


# --------------------------------------------------------------------------------------------- Set Piece
@AIMED(SET_PIECE)
def set_piece(s: State, side: int, thrower: int, target: int) -> Asking[None]:
    """A pass of choice is accurate on a 2 or more, and caught on a 2 or more."""
    if side_of(thrower) == side and s.turn == side and (yield from use_boon(s, side, SET_PIECE, thrower)):
        for player in on_pitch(s, side):
            lend(s, player, SET_PIECE, "activation")


def made_easy(s: State, t: Test) -> None:
    """On a 2, with no modifiers."""
    t.target, t.modifiers = SURE, []


@EASES["pass"](SET_PIECE)
def set_piece_pass(s: State, t: Test) -> None:
    made_easy(s, t)


@EASES["catch"](SET_PIECE)
def set_piece_catch(s: State, t: Test) -> None:
    if t.how == BY_PASS:
        made_easy(s, t)


# -------------------------------------------------------------------------------------- Sports Espionage
@TURNED_OVER(ESPIONAGE)
def espionage(s: State, side: int) -> Asking[None]:
    """After an own turnover two team re-rolls."""
    if (yield from use_boon(s, side, ESPIONAGE)):
        s.rerolls = changed_pair(s.rerolls, side, s.rerolls[side] + ESPIED)


# --------------------------------------------------------------------------------- Discarded Banana Skin
@ENTERS(BANANA)
def banana_skin(s: State, player: int) -> Asking[bool]:
    """An opponent who has come into an own tackle zone is placed prone, and its activation ends; a turnover
    only with the ball."""
    side = rival(side_of(player))
    if not s.zones[side] & NEAR[s.at[player]] or not (yield from use_boon(s, side, BANANA, player)):
        return False
    yield from place_prone(s, player)
    return True


# ----------------------------------------------------------------------------------------- Razzle-Dazzle
@AGAIN_ALLOWED(DAZZLE)
def dazzle(s: State, side: int, player: int) -> int:
    """Who has just acted may declare something else at once; not what it did."""
    acted = player == s.extra.last and s.acted >> player & 1 and not s.distracted >> player & 1
    return ~(s.extra.did | s.used) if acted and has_boon(s, side, DAZZLE) else 0


@DECLARED_AGAIN(DAZZLE)
def dazzles(s: State, player: int, action: Action) -> None:
    """The second action of a player uses it up."""
    if s.acted >> player & 1:
        spend_boon(s, side_of(player), DAZZLE)
        tell_boon(s, side_of(player), DAZZLE, player)
    note(s, last=player, did=action.bit)


def scroll(s: State, side: int, boon: Skill) -> Asking[None]:
    """A Sports Wizard comes for nothing."""
    give_boon(s, side, boon)
    give_boon(s, side, WIZARD)
    yield from ()


MEASURES: Final = (
    Prayer(DOPE, dope),
    Prayer(DAZZLE, kept),
    Prayer(skill("Hangover"), hangover),
    Prayer(GRUDGE, kept),
    Prayer(SET_PIECE, kept),
    Prayer(ESPIONAGE, kept),
    Prayer(BANANA, kept),
    Prayer(skill("Magic Scroll"), scroll),
)
"""By the D8."""
