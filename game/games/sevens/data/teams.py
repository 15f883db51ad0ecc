"""A team as it is drafted: its players and staff, what it costs, and everything that is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.games.sevens.data.rosters import Limits, Position, Roster, limits, roster
from game.games.sevens.data.skills import skill_named

HIGHEST_NUMBER: Final = 16  # a random player is drawn by D16 against the numbers
TEAM_CAPTAIN: Final = "Team Captain"


@dataclass(frozen=True, slots=True)
class Hire:
    """A player of the draft list, by the name of its position."""

    number: int
    name: str
    position: str


@dataclass(frozen=True, slots=True)
class Team:
    """What a coach has drafted. ``roster`` is an id; ``captain`` a number, 0 for none."""

    name: str
    roster: str
    players: tuple[Hire, ...]
    rerolls: int = 0
    assistants: int = 0
    cheerleaders: int = 0
    apothecary: bool = False
    fans: int = 1
    patron: str = ""
    captain: int = 0
    colours: tuple[str, str] = ("#ffffff", "#000000")  # shirt, trim

    def position(self, hire: Hire) -> Position | None:
        """What the roster says of one of its players."""
        own = roster(self.roster)
        return own.position(hire.position) if own else None


def value(team: Team) -> int:
    """TV: all players, re-rolls and staff; neither fans nor treasury (S7-16.7)."""
    rules = limits()
    positions = (team.position(hire) for hire in team.players)
    return (
        sum(position.cost for position in positions if position)
        + team.rerolls * rules.reroll_cost
        + team.assistants * rules.assistant_cost
        + team.cheerleaders * rules.cheerleader_cost
        + team.apothecary * rules.apothecary_cost
    )


def cost(team: Team) -> int:
    """What the draft cost: the value, and the fans beyond those that come by themselves."""
    return value(team) + max(0, team.fans - limits().fans_start) * limits().fan_cost


def illegal(team: Team, rules: Limits | None = None) -> list[str]:
    """Everything that is wrong with a drafted team, a sentence each; empty when it may play."""
    rules = rules or limits()
    own = roster(team.roster)
    if own is None:
        return [f"no roster is called {team.roster!r}"]
    return [
        *overstepped(team, own, rules, most_fans=rules.fans_max),
        *_draft(team, own, rules),
        *_money(team, rules),
    ]


# ------------------------------------------------------------------------------ what holds for a team's life
def overstepped(team: Team, own: Roster, rules: Limits, *, most_fans: int) -> Iterator[str]:
    """What is wrong with a team at any time: the limits of the draft hold for good (S7-16.8), but for its
    fans, who may grow to be ``most_fans``."""
    yield from _names(team)
    yield from _positions(team, own, rules)
    yield from _staff(team, own, rules, most_fans)
    yield from _choices(team, own)


def _names(team: Team) -> Iterator[str]:
    if not team.name.strip():
        yield "the team has no name"
    for hire in team.players:
        if not hire.name.strip():
            yield f"player {hire.number} has no name"
        if not 1 <= hire.number <= HIGHEST_NUMBER:
            yield f"{hire.name} wears {hire.number}: numbers go from 1 to {HIGHEST_NUMBER}"
    for number, times in Counter(hire.number for hire in team.players).items():
        if times > 1:
            yield f"{times} players wear number {number}"


def _positions(team: Team, own: Roster, rules: Limits) -> Iterator[str]:
    if (count := len(team.players)) > rules.players_max:
        yield f"{_players(count)}: a team has at most {rules.players_max}"
    hired: list[Position] = []
    for hire in team.players:
        if position := own.position(hire.position):
            hired.append(position)
        else:
            yield f"{hire.name} is a {hire.position}: {own.name} have no such position"
    for position in own.positions:
        if (count := hired.count(position)) > position.quantity:
            yield f"{count} of {position.name}: at most {position.quantity} may be hired"
    others = sum(not position.lineman for position in hired)
    big = sum(position.big_guy for position in hired)
    if others > rules.others_max:
        yield f"{_players(others)} who are not Linemen: at most {rules.others_max} may be hired"
    elif big > own.big_guys_max:
        yield f"{big} Big Guys: {own.name} may hire {own.big_guys_max}"


def _staff(team: Team, own: Roster, rules: Limits, most_fans: int) -> Iterator[str]:
    for what, count, least, most in (
        ("re-rolls", team.rerolls, 0, rules.rerolls_max),
        ("assistant coaches", team.assistants, 0, rules.assistants_max),
        ("cheerleaders", team.cheerleaders, 0, rules.cheerleaders_max),
        ("dedicated fans", team.fans, rules.fans_start, most_fans),
    ):
        if not least <= count <= most:
            yield f"{count} {what}: a team has from {least} to {most}"
    if team.apothecary and not own.apothecary:
        yield f"{own.name} may not hire an apothecary"


def _choices(team: Team, own: Roster) -> Iterator[str]:
    if team.patron and team.patron not in own.patrons:
        yield f"{own.name} are not favoured by {team.patron}"
    if not team.patron and len(own.patrons) > 1 and not own.patron_optional:
        yield f"no patron is chosen: {', '.join(own.patrons)}"
    if not own.has(TEAM_CAPTAIN):
        if team.captain:
            yield f"{own.name} name no captain"
    elif captain := named_captain(team):
        position = own.position(captain.position)
        if position and position.big_guy:
            yield f"{captain.name} is a Big Guy, who cannot be captain"


def named_captain(team: Team) -> Hire | None:
    """The player who is captain."""
    return next((hire for hire in team.players if team.captain == hire.number), None)


# ------------------------------------------------------------------------------------ what the draft adds
def _draft(team: Team, own: Roster, rules: Limits) -> Iterator[str]:
    if (count := len(team.players)) < rules.players_min:
        yield f"{_players(count)}: a team has at least {rules.players_min}"
    if own.has(TEAM_CAPTAIN) and named_captain(team) is None:
        yield "no captain is named"
    if rules.insignificant_counts:
        mask = skill_named("Insignificant").mask
        hired = [position for hire in team.players if (position := own.position(hire.position))]
        small = sum(bool(position.skill_bits & mask) for position in hired)
        if small > len(hired) - small:
            yield f"{small} Insignificant players outnumber the other {len(hired) - small}"


def _money(team: Team, rules: Limits) -> Iterator[str]:
    if (spent := cost(team)) > rules.budget:
        yield f"it costs {spent:,}: that is {spent - rules.budget:,} more than {rules.budget:,}"


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"
