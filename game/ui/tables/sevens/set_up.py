"""Sevens while it is set up: its options in a player's words, the teams, who defends which end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.games.sevens.data.ready_made import ready_made_teams
from game.games.sevens.data.rosters import rosters
from game.games.sevens.game import PURSES, READINGS
from game.ui.scenes.setup_words import OptionWords, SetUpWords
from game.ui.tables.sevens.pages import PUZZLES

READING: Final = {"as_rules": "as above", "sheet": "sheet", "rulebook": "printed"}
SEATS: Final = ("home", "away")
CAPTIONS: Final = {
    "armour_breaks": "Armour breaks",
    "armour_holds": "Armour holds",
    "push_square": "Square of a push",
    "double_strength": "Three dice",
    "crowd": "The crowd",
    "failed_catch": "A failed catch",
    "interception": "Interceptions",
    "throw_in": "Throw-ins",
    "kick_out": "A kick that is out",
    "apothecary": "The apothecary",
    "stunned": "Stunned players",
    "turns_per_half": "Turns a half",
}


def _place(seat: int) -> tuple[str, str]:
    """Which way a side attacks, and its counters (S7-1.1)."""
    if seat == 0:
        return "last", "home: attacks to the right, round counters"
    return "first", "away: attacks to the left, octagons"


def _teams() -> dict[str, str]:
    """The ready-made teams by their rosters."""
    names = {roster.id: roster.name for roster in rosters()}
    return {each: f"{names[each]}: {team.name}" for each, team in ready_made_teams().items()}


def _team(options: Mapping[str, str], seat: int) -> str:
    """What the team that a side has chosen is called."""
    team = ready_made_teams().get(options.get(f"{SEATS[seat]}_team", ""))
    return team.name if team is not None else ""


WORDS: Final = SetUpWords(
    match="seven a side",
    begins="Fans, weather and the toss; then set-up, kick-off and eight turns a half",
    rule="S7-2.1",
    note="Unofficial: made by fans, not endorsed by the owners of any printed rules.",
    options={
        "rules": OptionWords("Rules", {"sheet": "the sheet", "rulebook": "printed"}),
        **{name: OptionWords(CAPTIONS[name], READING) for name in READINGS},
        "draw": OptionWords("A level score", {"stands": "stands", "extra_time": "extra time"}),
        "fixture": OptionWords(
            "The match", {"scrimmage": "a scrimmage", "season": "of a season", "standard": "printed league"}
        ),
        "inducements": OptionWords("Inducements", {"no": "none", "yes": "may be bought"}),
        "purse": OptionWords("Inducement purse", {value: f"{int(value) * 1000:,}" for value in PURSES}),
        "home_team": OptionWords("Home’s team", _teams()),
        "away_team": OptionWords("Away’s team", _teams()),
    },
    place=_place,
    team=_team,
    practice=PUZZLES,
)
