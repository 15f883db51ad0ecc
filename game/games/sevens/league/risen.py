"""Masters of Undeath after the match: whether the Lineman that was raised stays with the team."""

from __future__ import annotations

from dataclasses import replace

from game.core.requests import Choice, Flow
from game.games.sevens.league.form_state import FormState, set_sheet
from game.games.sevens.league.manager import new_name
from game.games.sevens.league.market import hire, why_not_hire
from game.games.sevens.league.sheet import roster_of
from game.games.sevens.league.told import Risen

KEEP, LET_GO = ("keep",), ("let_go",)


def keep_risen(s: FormState, side: int) -> Flow:
    """The Lineman that was raised in the match may join the squad without a fee, if there is room for one."""
    sheet = s.sheets[side]
    lineman = next(position for position in roster_of(sheet).positions if position.lineman)
    endowed = replace(sheet, treasury=sheet.treasury + lineman.cost)  # its fee is nobody's to pay
    if why_not_hire(endowed, lineman):
        s.tell(Risen(side, 0))
        return
    _, words = yield Choice((side,), "S7-16.1", "risen", [(side, KEEP), (side, LET_GO)])
    if words == LET_GO:
        s.tell(Risen(side, 0))
        return
    set_sheet(s, side, hire(endowed, lineman.name, new_name(sheet)).sheet)
    s.tell(Risen(side, sheet.next_key))
