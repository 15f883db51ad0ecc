"""Chapter 2: matches of own teams, which their records carry whole, journeymen, money, prayers."""

from dataclasses import replace
from random import Random

import pytest

from game.core.answers import Notation
from game.core.check import beat_hash, begin, run_record
from game.core.errors import RecordError
from game.core.game import read_options
from game.core.record import read_record
from game.core.table import DiceTable, SeededChance
from game.games.sevens import GAME
from game.games.sevens.coach import RandomSide
from game.games.sevens.data.ready_made import ready_made
from game.games.sevens.league.entrants import match_value
from game.games.sevens.league.sheet import TeamSheet, first_sheet
from game.games.sevens.lineup import givens_of
from tests.fortune import Fortune
from tests.games.sevens.invariants import Watch
from tests.games.sevens.table import Table, sevens

HUMANS, ORCS = first_sheet(ready_made("human")), first_sheet(ready_made("orc"))


def own_match(home: TeamSheet = HUMANS, away: TeamSheet = ORCS, **options: str) -> Table:
    """A match of two own teams, before its first die."""
    lines = [*givens_of(home, 0), *givens_of(away, 1)]
    return from_lines(lines, **options)


def from_lines(lines: list[str], **options: str) -> Table:
    record = read_record("\n".join(head(lines, **options)) + "\n")
    return Table(begin(record, GAME), Notation(GAME, read_options(GAME.options, record.options)))


def head(lines: list[str], **options: str) -> list[str]:
    """The lines of a record before its answers."""
    chosen = [f"option {name} {value}" for name, value in options.items()]
    return ["record 1 sevens", *chosen, "given phase fans", *lines]


def short_of(sheet: TeamSheet, count: int) -> TeamSheet:
    """So many of its players miss the match."""
    for member in sheet.squad[:count]:
        sheet = sheet.with_member(replace(member, misses=True))
    return sheet


def to_the_money(table: Table) -> Table:
    return table.play("dice 1 1", "dice 3 4")


@pytest.mark.rule("S7-2.1", "S7-2.2")
def test_the_record_of_an_own_match_begins_with_the_fan_factor() -> None:
    table = own_match(replace(HUMANS, fans=4), fixture="season").play("dice 3 1")
    assert (table.see("fans.home"), table.see("fans.away")) == ("7", str(1 + ORCS.fans))
    assert table.see("phase") == "weather"


def test_names_colours_skills_and_injuries_are_in_it() -> None:
    member = HUMANS.squad[0]
    hurt = replace(member, name="Ada # Bee", gained=("Guard",), worse=("ma",), niggles=1, raised=20_000)
    table = own_match(HUMANS.with_member(hurt), fixture="season")
    plain = own_match(fixture="season")
    worn = f"H{member.number}"
    assert table.see(f"{worn}.name") == "Ada_#_Bee"
    assert "Guard" in table.see(f"{worn}.skills")
    assert int(table.see(f"{worn}.ma")) == int(plain.see(f"{worn}.ma")) - 1
    assert int(table.see(f"{worn}.value")) == int(plain.see(f"{worn}.value")) + 20_000
    assert table.see(f"{worn}.niggles") == "1"
    assert table.see("team.home") == "_".join(HUMANS.name.split())
    assert table.see("colours.home") == ",".join(HUMANS.colours).replace("#", "")
    assert table.see("rerolls.home") == str(HUMANS.rerolls)
    assert table.match.state.staff[0].team == "human"


@pytest.mark.rule("S7-1.2", "S7-2.3")
def test_journeymen_make_up_seven_in_a_league_alone() -> None:
    short = short_of(HUMANS, len(HUMANS.squad) - 5)
    scrimmage = to_the_money(own_match(short, fixture="scrimmage"))
    assert scrimmage.see("journeymen.home") == "none"
    before = int(own_match(short, fixture="season").see("ctv.home"))
    table = to_the_money(own_match(short, fixture="season"))
    numbers = table.see("journeymen.home").split(",")
    assert len(numbers) == 2
    worn = {str(member.number) for member in short.squad}
    assert not worn & set(numbers), "nor do they wear the number of who misses the match"
    assert "Loner(4+)" in table.see(f"H{numbers[0]}.skills")
    assert table.see(f"H{numbers[0]}.name") == "Journeyman_1"
    assert int(table.see("ctv.home")) == before + 2 * int(table.see(f"H{numbers[0]}.value"))


@pytest.mark.rule("S7-2.3", "S7-16.7")
@pytest.mark.parametrize("roster", ["human", "snotling"])  # the latter's Linemen are of low cost
def test_the_league_and_the_match_reckon_journeymen_alike(roster: str) -> None:
    whole = first_sheet(ready_made(roster))
    short = short_of(whole, len(whole.squad) - 5)
    table = to_the_money(own_match(short, fixture="season"))
    assert len(table.see("journeymen.home").split(",")) == 2
    assert int(table.see("ctv.home")) == match_value(short)


@pytest.mark.rule("S7-2.4", "S7-16.7")
def test_the_richer_side_spends_its_treasury_first_and_the_other_has_the_difference() -> None:
    rich, poor = replace(HUMANS, rerolls=4, treasury=200_000), replace(ORCS, rerolls=0, treasury=90_000)
    table = to_the_money(own_match(rich, poor, fixture="season"))
    gap = int(table.see("ctv.home")) - int(table.see("ctv.away"))
    assert gap > 0
    assert table.asked.startswith("home")
    assert not table.can("home buy desperate_measure"), "not for the side with the higher value"
    table.play("home buy bribe", "home ready")
    assert table.see("treasury.home") == "100000"
    assert table.see("spent.home") == "100000"
    assert table.see("petty.away") == str(gap + 100_000)
    card = table.match.state.extra.cards
    assert card is not None
    assert card[1].own == 50_000, "at most 50,000 of its own"


@pytest.mark.rule("S7-2.4")
def test_petty_cash_goes_first_and_what_is_left_is_lost() -> None:
    rich, poor = replace(HUMANS, rerolls=4, treasury=0), replace(ORCS, rerolls=0, treasury=90_000)
    table = to_the_money(own_match(rich, poor, fixture="season")).play("home ready")
    gap = int(table.see("petty.away"))
    count = 0
    while table.can("away buy extra_training"):
        table.play("away buy extra_training")
        count += 1
    assert int(table.see("spent.away")) == max(0, 125_000 * count - gap)
    table.play("away ready")
    assert table.see("petty.away") == "0"


@pytest.mark.rule("S7-17.1", "S7-2.4")
def test_in_a_scrimmage_there_is_a_purse_and_no_treasury_is_touched() -> None:
    table = to_the_money(own_match(replace(HUMANS, treasury=200_000), purse="1000"))
    table.play(*(["home ready"] if table.asked.startswith("home") else []))
    side = table.asked.split()[0]
    table.play(f"{side} hire Griff_Oberwald")
    assert table.see(f"spent.{side}") == "0"
    league = to_the_money(own_match(replace(HUMANS, treasury=900_000), fixture="season"))
    assert league.offered("hire") == [], "none in a league"


@pytest.mark.rule("S7-16.2")
def test_a_season_knows_three_outcomes_of_a_casualty() -> None:
    def falls(rolled: int, **options: str) -> str:
        table = sevens("H1 j6, A1 k6", given="A1.av 2", **options)
        table.play("home act H1 block", "home block A1", "dice pow", "away push l6", "home stay")
        table.play("dice 6 6", "dice 6 6", f"dice {rolled}")
        return table.see("A1.casualty")

    assert [falls(rolled, fixture="season") for rolled in (8, 9, 14, 15)] == [
        "badly_hurt",
        "seriously_hurt",
        "seriously_hurt",
        "dead",
    ]
    assert falls(12, fixture="standard") == "serious_injury"


@pytest.mark.parametrize("seed", range(2))
def test_an_own_match_is_saved_and_played_again(seed: int) -> None:
    fixture = ("season", "scrimmage")[seed]
    lines = [*givens_of(short_of(HUMANS, 5), 0), *givens_of(ORCS, 1)]
    table = from_lines(lines, fixture=fixture)
    match, fortune, watch = table.match, Fortune(seed), Watch(table.match)
    said = head(lines, fixture=fixture)
    while match.pending is not None:
        answer = fortune.answer(match.pending)
        said.append(table.notation.line(match.pending, answer))
        watch.see(match, match.answer(answer))
    watch.end(match)
    run = run_record(read_record("\n".join(said) + f"\nbeat {beat_hash(GAME, match.state)}\n"), GAME)
    assert [str(each) for each in run.mismatches] == []
    assert run.match.state == match.state


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("given roster.home dragons", "no roster is called"),
        ("given colours.home red", "two such as"),
        ("given treasury.home -1", "a number from 0"),
        ('given H1.name ""', "a name of 1 to"),
        ("given boons.home Block", "nothing that a whole side has"),
        ("given bought.home bribe", "cannot be given"),
        ("given H1.at j6", "nobody is on the pitch"),
        ("given H1.state ko", "in a box before the game"),
        ("given missing.home 1", "H1 is given"),
    ],
)
def test_a_team_that_cannot_be_is_refused_in_words(line: str, words: str) -> None:
    first = "" if line.startswith("given H1.at") else "given H1.ma 6\n"
    with pytest.raises(RecordError, match=words):
        begin(read_record(f"record 1 sevens\ngiven phase fans\n{first}given A1.ma 6\n{line}\n"), GAME)


def test_a_seed_plays_an_own_match_by_itself() -> None:
    """Dice that a record leaves out come from its seed."""
    lines = head([*givens_of(HUMANS, 0), *givens_of(ORCS, 1)], fixture="season")
    text = "\n".join([lines[0], lines[1], "seed 5", *lines[2:], "expect phase inducements"]) + "\n"
    read = read_record(text)
    run = run_record(read, GAME, SeededChance(DiceTable(5), RandomSide(Random(1))))
    assert run.mismatches == []
