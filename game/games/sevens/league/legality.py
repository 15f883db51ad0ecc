"""Everything that is wrong with a team, a sentence each; empty when it may play in a league.

What holds for any team is the draft's (`data.teams`); here is what the life of a team adds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.games.sevens.data.rosters import DEAREST, Position, Roster, limits, roster
from game.games.sevens.data.skills import UnknownSkill, bits, owned_skill, why_not
from game.games.sevens.data.teams import Hire, Team, overstepped
from game.games.sevens.league import advances, points
from game.games.sevens.league.report import MOST as MOST_IN_A_MATCH
from game.games.sevens.league.sheet import (
    MOST_FANS,
    MOST_NIGGLES,
    MOST_TREASURY,
    Fate,
    Member,
    TeamSheet,
    value,
)

UNIT: Final = 10_000  # what advances add to a value comes in such
NOWHERE: Final = -1  # a number that nobody wears
COIN: Final = 5_000  # all money comes in such
HARDLY: Final = 1_000_000  # mistakes become expensive long before


def illegal(sheet: TeamSheet) -> list[str]:
    """The complaints about a team. One with fewer than seven players is legal: journeymen come (S7-1.2)."""
    own = roster(sheet.roster)
    if own is None:
        return [f"no roster is called {sheet.roster!r}"]
    return [
        *overstepped(as_drafted(sheet), own, limits(), most_fans=MOST_FANS),
        *_captain(sheet),
        *_treasury(sheet),
        *(line for member in sheet.members for line in _player(sheet, member, own)),
    ]


def as_drafted(sheet: TeamSheet) -> Team:
    """Those who belong to a team now, and its staff, as a draft would list them."""
    captain = next((member.number for member in sheet.squad if member.key == sheet.captain), 0)
    return Team(
        name=sheet.name,
        roster=sheet.roster,
        players=tuple(Hire(member.number, member.name, member.position) for member in sheet.squad),
        rerolls=sheet.rerolls,
        assistants=sheet.assistants,
        cheerleaders=sheet.cheerleaders,
        apothecary=sheet.apothecary,
        fans=sheet.fans,
        patron=sheet.patron,
        captain=captain or (NOWHERE if sheet.captain else 0),
        colours=sheet.colours,
    )


def _captain(sheet: TeamSheet) -> Iterator[str]:
    """One who is gone may still be named; somebody has to be meant."""
    if sheet.captain and sheet.member(sheet.captain) is None:
        yield "the captain is nobody of the team"


def _treasury(sheet: TeamSheet) -> Iterator[str]:
    if sheet.treasury < 0:
        yield f"the treasury is {-sheet.treasury:,} below nothing"
    if sheet.treasury > MOST_TREASURY:
        yield f"the treasury holds {sheet.treasury:,}: no team comes to more than {MOST_TREASURY:,}"


def odd_money(sheet: TeamSheet) -> str:
    """Why a treasury cannot be: no price, no winnings and no loss comes to it; or ""."""
    if sheet.treasury % COIN:
        return f"the treasury holds {sheet.treasury:,}: all money comes in steps of {COIN:,}"
    return ""


def doubtful_money(sheet: TeamSheet) -> str:
    """Why a treasury may be, and hardly is what a team has come to by playing; or ""."""
    budget, worth = limits().budget, value(sheet) + sheet.treasury
    if worth > budget and not any(member.career.matches for member in sheet.members):
        return f"nobody of it has played, and with its treasury it is worth {worth:,}: a draft has {budget:,}"
    if sheet.treasury > HARDLY:
        return f"its treasury holds {sheet.treasury:,}: hardly any team comes to more than {HARDLY:,}"
    return ""


# ----------------------------------------------------------------------------------------- player by player
def _player(sheet: TeamSheet, member: Member, own: Roster) -> Iterator[str]:
    """What has become of one, also of who is gone."""
    position = own.position(member.position)
    if position is None:
        if member.fate is not Fate.SQUAD:
            yield f"{member.name} was a {member.position}: {own.name} have no such position"
        return
    if member.fate is not Fate.SQUAD and member.misses:
        yield f"{member.name} is {member.fate} and misses no match"
    learned = list(_gained(member, position))
    yield from learned
    if not learned:
        yield from _worth(member, position)
    yield from _past(sheet, member)


def _gained(member: Member, position: Position) -> Iterator[str]:
    """The skills that it cannot have gained, one by one."""
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


def _worth(member: Member, position: Position) -> Iterator[str]:
    """An advance adds to the value what S7-16.3 or S7-15.5 says, and nothing else does."""
    least = most = sum(points.WORTH[name] for name in member.better)
    for word in member.gained:
        skill = owned_skill(word).skill
        primary = skill.category in position.primary
        least += advances.WORTH[advances.CHOSEN if primary else advances.RANDOM]
        most += points.WORTH[points.PRIMARY if primary else points.SECONDARY]
        most += points.ELITE if skill.elite else 0
    if not least <= member.raised <= most or member.raised % UNIT:
        gained = f"from {least:,} to {most:,}" if least < most else f"{least:,}"
        yield f"{member.name} is worth {member.raised:,} more: by its advances it is {gained}"
    elif position.cost + member.raised > DEAREST:
        yield f"{member.name} is worth {position.cost + member.raised:,}: {DEAREST:,} is the most"


def _past(sheet: TeamSheet, member: Member) -> Iterator[str]:
    """Deeds, injuries and points belong to matches."""
    career, matches = member.career, member.career.matches
    for name, times in Counter(member.better).items():
        if times > points.MOST_BETTER:
            yield f"{member.name}: {name} is better {times} times: {points.MOST_BETTER} are the most"
    injuries = len(member.worse) + member.niggles
    if member.niggles > MOST_NIGGLES:
        yield f"{member.name} has {member.niggles} niggling injuries: {MOST_NIGGLES} are the most"
    elif injuries > matches:
        yield f"{member.name}: {injuries} lasting injuries in {matches} matches"
    if max(career.figures[1:]) > MOST_IN_A_MATCH * matches or career.awards > matches:
        yield f"{member.name} cannot have done all that in {matches} matches"
    if member.spp > (all_of_them := points.earned(career, sheet)):
        yield f"{member.name} has {member.spp} star player points left, and has earned {all_of_them}"
