"""A team as it is being drafted: every change gives another `Team`, so that each can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.data.rosters import Position, Roster, limits, roster
from game.games.sevens.data.teams import HIGHEST_NUMBER, TEAM_CAPTAIN, Hire, Team, cost, illegal

STAFF: Final = ("rerolls", "assistants", "cheerleaders", "apothecary", "fans")
TOO_FEW: Final = "at least"  # a complaint that goes away by hiring
NAMES: Final = (
    "Alder", "Brisk", "Corrin", "Dunmore", "Ember", "Farrow", "Gallow", "Hask", "Isolde", "Jarrow", "Kestrel",
    "Lorn", "Mabyn", "Nettle", "Osric", "Pell", "Quill", "Rook", "Sable", "Thorne", "Ulric", "Vesper",
    "Wend", "Yarrow",
)  # fmt: skip
COLOURS: Final = (
    "#c4342a", "#e0782f", "#e7b93c", "#7fa83a", "#2e8b57", "#1f8a8a", "#3a8fd0", "#27408b", "#5b3f94",
    "#a3487f", "#7a4a26", "#f1ead8", "#9aa3ad", "#2c2f36",
)  # fmt: skip


def draft_of(own: Roster) -> Team:
    """A team of a roster with nobody in it yet, in the colours of its ready-made team."""
    return Team(
        "",
        own.id,
        (),
        patron=own.patrons[0] if own.patrons and not own.patron_optional else "",
        colours=ready_made(own.id).colours,
    )


def kept_of(team: Team, own: Roster) -> Team:
    """The draft when its roster is changed: the name and the colours stay."""
    return replace(draft_of(own), name=team.name, colours=team.colours)


def hired(team: Team, position: Position) -> int:
    """How many of a position."""
    return sum(hire.position == position.name for hire in team.players)


def with_hire(team: Team, position: Position) -> Team:
    """One more of a position, under the lowest free number. A first player who may be is the captain."""
    worn = {hire.number for hire in team.players}
    number = next((n for n in range(1, HIGHEST_NUMBER + 1) if n not in worn), 0)
    if not number:
        return team
    hire = Hire(number, _name(team), position.name)
    players = tuple(sorted((*team.players, hire), key=lambda each: each.number))
    own = roster(team.roster)
    leads = own is not None and own.has(TEAM_CAPTAIN) and not team.captain and not position.big_guy
    return replace(team, players=players, captain=number if leads else team.captain)


def without(team: Team, number: int) -> Team:
    """The player of a number is not hired."""
    players = tuple(hire for hire in team.players if hire.number != number)
    return replace(team, players=players, captain=0 if team.captain == number else team.captain)


def without_one(team: Team, position: Position) -> Team:
    """One fewer of a position: the one hired last."""
    numbers = [hire.number for hire in team.players if hire.position == position.name]
    return without(team, numbers[-1]) if numbers else team


def renamed(team: Team, number: int, name: str) -> Team:
    """A player is called something else."""
    return replace(team, players=tuple(_changed(team.players, number, lambda hire: replace(hire, name=name))))


def renumbered(team: Team, number: int, step: int) -> Team:
    """A player takes the next free number, up or down; the same team if there is none."""
    worn = {hire.number for hire in team.players}
    wanted = range(number + step, HIGHEST_NUMBER + 1 if step > 0 else 0, step)
    to = next((n for n in wanted if n not in worn), 0)
    if not to:
        return team
    players = tuple(
        sorted(
            _changed(team.players, number, lambda hire: replace(hire, number=to)),
            key=lambda each: each.number,
        )
    )
    return replace(team, players=players, captain=to if team.captain == number else team.captain)


def _changed(players: Iterable[Hire], of: int, change: Callable[[Hire], Hire]) -> Iterable[Hire]:
    return (change(hire) if hire.number == of else hire for hire in players)


def staffed(team: Team, what: str, step: int) -> Team:
    """More or less of the staff, within its limits."""
    if what == "apothecary":
        return replace(team, apothecary=step > 0)
    least, most, _ = staff_limits(what)
    count = min(most, max(least, getattr(team, what) + step))
    return replace(team, **{what: count})


def staff_limits(what: str) -> tuple[int, int, int]:
    """The fewest and the most of the staff that a draft allows, and what one costs."""
    rules = limits()
    return {
        "rerolls": (0, rules.rerolls_max, rules.reroll_cost),
        "assistants": (0, rules.assistants_max, rules.assistant_cost),
        "cheerleaders": (0, rules.cheerleaders_max, rules.cheerleader_cost),
        "apothecary": (0, 1, rules.apothecary_cost),
        "fans": (rules.fans_start, rules.fans_max, rules.fan_cost),
    }[what]


def why_no_more(team: Team, position: Position) -> str:
    """Why no more of a position can be hired, or ""."""
    grown = with_hire(team, position)
    if grown is team:
        return f"all numbers up to {HIGHEST_NUMBER} are worn"
    before = set(illegal(team))
    new = (line for line in illegal(grown) if line not in before)
    return about_team(next((line for line in new if TOO_FEW not in line), ""))


def about_team(line: str) -> str:
    """A complaint that names the team where it would be read as a player's: its cost."""
    return f"the team {line.removeprefix('it ')}" if line.startswith("it costs") else line


def left(team: Team) -> int:
    """What is left of the budget; below nothing when too much is spent."""
    return limits().budget - cost(team)


def too_dear(team: Team) -> str:
    """What a team would cost too much, in words, or ""."""
    over = -left(team)
    return f"that is {over:,} more than the budget of {limits().budget:,}" if over > 0 else ""


def _name(team: Team) -> str:
    """A name that nobody of the team has: first those of the roster's ready-made team."""
    taken = {hire.name for hire in team.players}
    pool = (*(hire.name for hire in ready_made(team.roster).players), *NAMES)
    return next((name for name in pool if name not in taken), f"Player {len(taken) + 1}")
