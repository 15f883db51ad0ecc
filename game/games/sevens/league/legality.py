"""Everything that is wrong with a team, a sentence each; empty when it may play in a league."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.games.sevens.data.rosters import Roster, limits, roster
from game.games.sevens.data.skills import UnknownSkill, bits, owned_skill, why_not
from game.games.sevens.data.teams import HIGHEST_NUMBER, TEAM_CAPTAIN
from game.games.sevens.league.sheet import FEWEST_FANS, MOST_FANS, Member, TeamSheet


def illegal(sheet: TeamSheet) -> list[str]:
    """The complaints about a team. One with fewer than seven players is legal: journeymen come (S7-1.2)."""
    own = roster(sheet.roster)
    if own is None:
        return [f"no roster is called {sheet.roster!r}"]
    return [
        *_names(sheet),
        *_positions(sheet, own),
        *_staff(sheet, own),
        *_choices(sheet, own),
        *(line for member in sheet.squad for line in _player(member, own)),
    ]


def _names(sheet: TeamSheet) -> Iterator[str]:
    if not sheet.name.strip():
        yield "the team has no name"
    for member in sheet.squad:
        if not member.name.strip():
            yield f"player {member.number} has no name"
        if not 1 <= member.number <= HIGHEST_NUMBER:
            yield f"{member.name} wears {member.number}: numbers go from 1 to {HIGHEST_NUMBER}"
    for number, times in Counter(member.number for member in sheet.squad).items():
        if times > 1:
            yield f"{times} players wear number {number}"


def _positions(sheet: TeamSheet, own: Roster) -> Iterator[str]:
    rules = limits()
    squad = sheet.squad
    if len(squad) > rules.players_max:
        yield f"{len(squad)} players: a team has at most {rules.players_max}"
    counts = Counter(member.position for member in squad)
    others = big = 0
    for name, count in counts.items():
        position = own.position(name)
        if position is None:
            yield f"{count} of {name}: {own.name} have no such position"
            continue
        if count > position.quantity:
            yield f"{count} of {name}: at most {position.quantity} may be hired"
        others += 0 if position.lineman else count
        big += count if position.big_guy else 0
    if others > rules.others_max:
        yield f"{others} players who are not Linemen: at most {rules.others_max} may be hired"
    elif big > own.big_guys_max:
        yield f"{big} Big Guys: {own.name} may hire {own.big_guys_max}"


def _staff(sheet: TeamSheet, own: Roster) -> Iterator[str]:
    rules = limits()
    for what, count, least, most in (
        ("re-rolls", sheet.rerolls, 0, rules.rerolls_max),
        ("assistant coaches", sheet.assistants, 0, rules.assistants_max),
        ("cheerleaders", sheet.cheerleaders, 0, rules.cheerleaders_max),
        ("dedicated fans", sheet.fans, FEWEST_FANS, MOST_FANS),
    ):
        if not least <= count <= most:
            yield f"{count} {what}: a team has from {least} to {most}"
    if sheet.apothecary and not own.apothecary:
        yield f"{own.name} may not hire an apothecary"
    if sheet.treasury < 0:
        yield f"the treasury is {-sheet.treasury:,} below nothing"


def _choices(sheet: TeamSheet, own: Roster) -> Iterator[str]:
    if sheet.patron and sheet.patron not in own.patrons:
        yield f"{own.name} are not favoured by {sheet.patron}"
    if not sheet.patron and len(own.patrons) > 1 and not own.patron_optional:
        yield f"no patron is chosen: {', '.join(own.patrons)}"
    if not own.has(TEAM_CAPTAIN):
        if sheet.captain:
            yield f"{own.name} name no captain"
        return
    captain = next((member for member in sheet.squad if member.key == sheet.captain), None)
    if captain is None:
        if sheet.captain and sheet.member(sheet.captain) is None:
            yield "the captain is nobody of the team"
    elif (position := own.position(captain.position)) and position.big_guy:
        yield f"{captain.name} is a Big Guy, who cannot be captain"


def _player(member: Member, own: Roster) -> Iterator[str]:
    """What it has gained, skill by skill."""
    position = own.position(member.position)
    if position is None:
        return
    mine = list(position.skills)
    for word in member.gained:
        try:
            owned = owned_skill(word)
        except UnknownSkill as error:
            yield f"{member.name}: {error}"
            continue
        if owned.skill.category not in (*position.primary, *position.secondary):
            yield f"{member.name} cannot gain {owned.skill.name}: {member.position} learn no such skills"
        elif reason := why_not(owned.skill, bits(mine)):
            yield f"{member.name} cannot gain {owned.skill.name}: {reason}"
        mine.append(owned)
