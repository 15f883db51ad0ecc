"""What the dice of armour, of an injury and of a casualty would come to, and which skills have a say in it:
read off copies of the match and off the tables that count for the victim."""

from __future__ import annotations

from typing import Any, Final

from game.core.match import Match
from game.core.requests import Choice, Roll
from game.games.sevens import events as e
from game.games.sevens import lookups
from game.games.sevens.harm import Harm
from game.games.sevens.hooks import INJURY
from game.games.sevens.skills.mutation import IRON_HARD_SKIN
from game.games.sevens.state import NOBODY, State, side_of
from game.ui.tables.sevens.story import Story
from game.ui.tables.sevens.terms import anyway, on_the_dice, plain

LEAST, MOST = 2, 12  # on two dice
SHORT: Final = {"ko": "KO"}


def declined(match: Match[Any], told: list[Any]) -> list[str]:
    """Turns down what is offered before a roll of armour or injury has come to anything; ``told`` grows by
    what is told then. Returns the skills that were offered."""
    offered: list[str] = []
    while not any(isinstance(each, e.ArmourRolled | e.InjuryRolled) for each in told):
        request = match.pending
        if not isinstance(request, Choice) or request.what != "use":
            break
        offered.append(plain(str(request.options[0][1][1])))
        told += match.answer(request.options[-1])
    return offered


def skills_at(match: Match[Any], story: Story) -> str:
    """Which skills have a say in the pending roll, beside what is added to it from the first: ", 8 or more by
    Claws" at armour, "; Mighty Blow may be added" at an injury."""
    request = match.pending
    if not isinstance(request, Roll):
        return ""
    if request.what == "armour":
        hard = "; Iron Hard Skin: nothing is added" if _hard(match.state, story) else ""
        return "".join(f", {each}" for each in _breaking(match)) + hard
    if request.what == "injury":
        clone = match.clone()
        offered = declined(clone, list(clone.answer((1, 1))))
        return f"; {' and '.join(offered)} may be added" if offered else ""
    return ""


def _breaking(match: Match[Any]) -> list[str]:
    """What breaks armour where the dice alone do not, each from its lowest total on: "8 or more by Claws", "7
    with Mighty Blow"."""
    alone = _armour(match, MOST)[0]
    if alone is None:
        return []
    found: dict[str, str] = {}
    for total in range(LEAST, min(MOST + 1, on_the_dice(alone))):
        event, offered = _armour(match, total)
        if event is not None and event.broken:
            if by := anyway(event):
                found.setdefault(by, f"{total} or more by {by}")
            offered += [name for name, _ in event.modifiers if name not in dict(alone.modifiers)]
        for name in offered:
            found.setdefault(name, f"{total} with {name}")
    return list(found.values())


def _armour(match: Match[Any], total: int) -> tuple[e.ArmourRolled | None, list[str]]:
    """What two dice that come to a total would be told as, and what would be offered for them."""
    clone = match.clone()
    told = list(clone.answer((total // 2, total - total // 2)))
    offered = declined(clone, told)
    return next((each for each in told if isinstance(each, e.ArmourRolled)), None), offered


def _hard(s: State, story: Story) -> bool:
    """Does the victim's skin let an opponent add nothing?"""
    player, _, by = story.victim
    opposed = NOBODY not in (player, by) and side_of(player) != side_of(by)
    return opposed and bool(s.skills[player] & IRON_HARD_SKIN.mask)


# ------------------------------------------------------------------------------------------------ tables
def injuries(s: State, story: Story) -> str:
    """The table of the injury that is rolled, for whom it is, and whose skills read it otherwise: "2 to 7
    stunned, 8 and 9 KO, …"; "" where nobody is hurt."""
    player, why, by = story.victim
    if player == NOBODY:
        return ""
    skills = ", ".join(skill.name for skill, _ in INJURY.of(s.skills[player]))
    return _rows(lookups.injury_table(s, Harm(player, why, by=by))) + (f" ({skills})" if skills else "")


def casualties(s: State, story: Story) -> str:
    """The same of the casualty that is rolled: in a league one of three (S7-16.2), otherwise the best and the
    worst of five; the card has them all."""
    player = story.victim[0]
    if player == NOBODY:
        return ""
    table = lookups.casualty_table(s, player)
    return _rows(table if s.house.folded else table._replace(rows=(table.rows[0], table.rows[-1])))


def _rows(table: lookups.Lookup) -> str:
    return ", ".join(f"{_totals(row)} {SHORT.get(row.word, plain(row.word))}" for row in table.rows)


def _totals(row: lookups.Row) -> str:
    """ "8 and 9"."""
    if row.low == row.high:
        return str(row.low)
    return f"{row.low} {'and' if row.high == row.low + 1 else 'to'} {row.high}"
