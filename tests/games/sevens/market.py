"""Matches of Sevens before which is bought: an underdog with a purse, and what comes up of it."""

from tests.games.sevens.table import Table
from tests.games.sevens.test_02_own_teams import from_lines

BUYS = {"inducements": "yes", "purse": "1000"}
TEAMS = [
    *(f"given roster.{seat} {own}" for seat, own in (("home", "human"), ("away", "orc"))),
    *(f"given {letter}{number}.ma 6" for letter in "HA" for number in (1, 2, 3)),
    "given H1.position Human_Lineman",
    "given ctv.home 500000",
    "given ctv.away 600000",
]


def market(*lines: str, home: str = "human", away: str = "orc", **options: str) -> Table:
    """Home is the underdog, and its purchase is asked for."""
    teams = [each for each in TEAMS if not each.startswith("given roster")]
    given = [f"given roster.home {home}", f"given roster.away {away}", *teams, *lines]
    return from_lines(given, **{"purse": "1000", **options}).play("dice 1 1", "dice 3 4", "away ready")


def to_prayers(table: Table) -> Table:
    """Home has bought, and the underdog does not pray for nothing."""
    table.play("home ready")
    return table.play(f"{table.asked.split()[0]} forgo") if "forgo" in table.asked else table


def rolls(number: int, *, table: str = "prayer") -> Table:
    """A prayer or measure that home has bought comes up."""
    return to_prayers(market().play(f"home buy {table}")).play(f"dice {number}")
