"""The table that a roll is looked up in, as its card shows it: while it is rolled, then with what was
hit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.requests import Request, Roll
from game.games.sevens import events as e
from game.games.sevens import lookups
from game.games.sevens.catalogue import skill
from game.games.sevens.harm import Harm
from game.games.sevens.lookups import Lookup, Modifiers
from game.games.sevens.pregame.told import Prayed
from game.games.sevens.state import NOBODY, State
from game.ui.tables.sevens import people
from game.ui.tables.sevens.story import Story
from game.ui.tables.sevens.tablepicture import TablePicture, TableRow
from game.ui.tables.sevens.terms import COMPASS, EVENTS, INJURIES, WEATHERS, modified, plain

TITLES: Final = {
    "weather": "Weather",
    "event": "Kick-off event",
    "prayer": "Prayer to Nuffle",
    "measure": "Desperate measure",
    "injury": "Injury",
    "casualty": "Casualty",
    "characteristic": "Lasting injury",
    "argue": "Argue the call",
    "bribe": "Bribe",
    "template": "Throw-in",
    "deviation": "Kick",
    "scatter": "Scatter",
    "bounce": "Bounce",
    "throw_in": "Throw-in",
}
CHARTED: Final = {
    "deviation": "A D8 for the direction, a D6 for the squares",
    "scatter": "A square in each of three directions",
    "bounce": "A square in one direction",
    "throw_in": "A die for the squares, straight in",
}
"""Rolls of directions, and how they are read (chapter 8)."""
THROWN: Final = "Two dice for the squares, the square at the edge counted"
OF_VICTIMS: Final = ("injury", "casualty", "characteristic")
WORDS: Final = {
    "casualty": "Casualty",
    "stays": "The player stays",
    "goes": "The player goes",
    "silenced": "Goes, no more arguing",
    **{word: f"{word.upper()} one worse" for word in ("av", "ma", "pa", "ag", "st")},
    **{f"direction_{n}": way.capitalize() for n, way in enumerate(COMPASS, 1)},
}
EFFECTS: Final = {
    "get_the_ref": "Each team gains a free Bribe",
    "time_out": "Both turn markers move",
    "solid_defence": "The kicking team may set up again",
    "high_kick": "A receiver may stand under the ball",
    "cheering_fans": "An assist for the first block",
    "brilliant_coaching": "A team re-roll for the drive",
    "changing_weather": "The weather is rolled again",
    "quick_snap": "Receivers may move a square",
    "charge": "Kicking players may move at once",
    "dodgy_snack": "A random player has eaten badly",
    "pitch_invasion": "Random players are stunned",
    "sweltering": "D3 players of each side rest after a drive",
    "sunny": "-1 to pass",
    "perfect": "Nothing is harder for it",
    "rain": "-1 to pick up, catch and intercept",
    "blizzard": "-1 to rush; quick and short passes alone",
    "stunned": "Lies face down",
    "ko": "Off the pitch; back on a 4+ after the drive",
    "badly_hurt": "Off for this match, and back for the next",
    "casualty": "A D16 tells how bad it is",
    "seriously_hurt": "Misses the next match",
    "serious_injury": "Misses the next match, and niggles",
    "lasting_injury": "Misses the next match, a figure is one worse",
    "dead": "Never plays again",
}
"""What a row does, in a few words."""


def table_picture(s: State, request: Request | None, story: Story) -> TablePicture | None:
    """The table that is rolled on now, or that the last answer was looked up in."""
    if isinstance(request, Roll) and (found := asked(s, request, story)) is not None:
        return found
    return looked_up(s, story)


# ----------------------------------------------------------------------------------- while it is rolled
def asked(s: State, request: Roll, story: Story) -> TablePicture | None:
    """The table of a roll, before anything was hit."""
    if request.what == "throw_in" and (known := _thrown_in(s, story)) is not None:
        return known
    if request.what in CHARTED:
        dice = " + ".join(_counted([die.name.upper() for _, die in request.dice]))
        return TablePicture(
            TITLES[request.what], dice, request.rule, note=CHARTED[request.what], asked=True, chart=True
        )
    table = _table(s, request.what, story)
    if table is None:
        return None
    summed = modified(table.modifiers)
    return _picture(table, _title(s, request.what, story.victim[0]), NOBODY, summed, "", asked=True)


def _thrown_in(s: State, story: Story) -> TablePicture | None:
    """Where the crowd throws the ball: straight in, or as the die on the printed template has shown."""
    if not story.left[1] or (s.house.throw_in and not story.template):
        return None
    if not s.house.throw_in:
        table = lookups.straight_table(*story.left)
        return _picture(table, TITLES["throw_in"], 0, "", CHARTED["throw_in"], asked=True)
    table = lookups.template_table(*story.left)
    shown = _picture(table, TITLES["template"], table.row(story.template), "", THROWN, asked=True)
    return replace(shown, dice="2D6")


def _counted(dice: Sequence[str]) -> list[str]:
    return [f"{dice.count(die) if dice.count(die) > 1 else ''}{die}" for die in dict.fromkeys(dice)]


def _table(s: State, what: str, story: Story) -> Lookup | None:
    player, why, by = story.victim
    if what in lookups.ALWAYS and (what not in OF_VICTIMS or player != NOBODY):
        return lookups.ALWAYS[what]()
    if what == "injury" and player != NOBODY:
        return lookups.injury_table(s, Harm(player, why, by=by))
    if what == "casualty" and player != NOBODY:
        return lookups.casualty_table(s, player)
    if what == "template" and story.left[1]:
        return lookups.template_table(*story.left)
    return None


def _title(s: State, what: str, player: int) -> str:
    if what not in OF_VICTIMS or player == NOBODY:
        return TITLES[what]
    return f"{TITLES[what]}: {people.number(player)} {people.who(s, player)}"


def _picture(
    table: Lookup, title: str, hit: int, summed: str, note: str, *, asked: bool = False
) -> TablePicture:
    rows = tuple(
        TableRow(
            f"{row.low}" if row.low == row.high else f"{row.low}-{row.high}",
            words_of(table.word, row.word),
            chance,
            n == hit,
        )
        for n, (row, chance) in enumerate(zip(table.rows, table.chances(), strict=True))
    )
    return TablePicture(title, table.name, table.rule, rows, summed, note, asked)


def words_of(table: str, word: str) -> str:
    """What a row says."""
    if table in ("prayer", "measure"):
        return skill(word).name
    words = EVENTS.get(word) or WEATHERS.get(word) or WORDS.get(word) or INJURIES.get(word) or plain(word)
    return words[:1].upper() + words[1:]


# ------------------------------------------------------------------------------------------- what was hit
def looked_up(s: State, story: Story) -> TablePicture | None:
    """The table that the last answer was looked up in, with the row that was hit."""
    event = story.looked
    if event is None:
        return None
    if isinstance(event, e.Kicked | e.Scattered | e.Bounced | e.ThrownIn):
        return _charted(event)
    what, dice, modifiers, word = READ[type(event)](event)
    player = getattr(event, "player", NOBODY)
    table = _table(s, what, story)
    if table is None:
        return None
    total = sum(dice) + sum([number for _, number in modifiers])
    hit = table.row(total)
    note = _effect(what, table.rows[hit].word)
    if word and table.rows[hit].word != word:  # a skill reads it otherwise
        note = f"Counts as {words_of(what, word).lower()}"
    return _picture(table, _title(s, what, player), hit, _summed(dice, modifiers, total), note)


def _effect(what: str, word: str) -> str:
    if what in ("prayer", "measure"):
        return people.effect(word)
    return EFFECTS.get(word, "") if what in ("event", "weather", "injury", "casualty") else ""


def _summed(dice: Sequence[int], modifiers: Modifiers, total: int) -> str:
    """ "4 + 3, +1 Decay = 8"."""
    thrown = " + ".join(map(str, dice))
    more = modified(modifiers)
    if len(dice) == 1 and not more:
        return ""
    return f"{thrown}{', ' + more if more else ''} = {total}"


Read = tuple[str, tuple[int, ...], Modifiers, str]
READ: Final[dict[type[Any], Callable[[Any], Read]]] = {
    e.WeatherRolled: lambda it: ("weather", it.dice, (), ""),
    e.EventRolled: lambda it: ("event", it.dice, (), ""),
    e.InjuryRolled: lambda it: ("injury", it.dice, it.modifiers, it.result),
    e.CasualtyRolled: lambda it: ("casualty", (it.rolled,), it.modifiers, it.result),
    e.Lasting: lambda it: ("characteristic", (it.rolled,), (), ""),
    e.Argued: lambda it: ("argue", (it.rolled,), (), ""),
    e.Bribed: lambda it: ("bribe", (it.rolled,), (), ""),
    Prayed: lambda it: ("prayer" if it.rule == "S7-2.5" else "measure", (it.rolled,), (), ""),
}
"""What was rolled on which table, what was added, and what it came to where skills may read it otherwise."""


def _charted(event: e.Kicked | e.Scattered | e.Bounced | e.ThrownIn) -> TablePicture:
    match event:
        case e.Scattered(dice=dice):
            what, ways, squares = "scatter", tuple(dice), 0
        case e.Kicked(direction=direction, squares=squares):
            what, ways = "deviation", (direction,)
        case e.ThrownIn(direction=direction, squares=squares):
            what, ways = "throw_in", (direction,)
        case e.Bounced(direction=direction):
            what, ways, squares = "bounce", (direction,), 0
    said = ", ".join(COMPASS[way - 1] for way in ways)
    if squares:
        said = f"{squares} square{'s' * (squares != 1)} {said}"
    if event.square < 0 or getattr(event, "out", False):
        said += ", off the pitch"
    return TablePicture(
        TITLES[what], "", event.rule, summed=said[:1].upper() + said[1:], chart=True, ways=ways
    )
