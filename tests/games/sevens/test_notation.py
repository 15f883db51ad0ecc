"""The notation page: paths, words, scenarios."""

import pytest

from game.games.sevens import GAME
from game.games.sevens.notation import FORMS, read_words, words_text
from tests.games.sevens.table import new_match, sevens

LINES = """
act H1 move|act A16 throw_teammate|stand|end|end_turn|move k6|jump l6|block A1|throw p6|throw H2 m6|handoff H2
foul A1|choose pow|use Stand_Firm|decline Block|use Apothecary|reroll team|reroll Sure_Feet|keep|push l6
push crowd|follow|stay|intercept A1|intercept none|pick H2|face n|kick|receive|place H1 g6|place H4|ready
kicker A3|target e6|rekick|forgo|touchback H4|move H4 k6|gaze A1|stab A1
"""


@pytest.mark.parametrize("line", LINES.strip().replace("\n", "|").split("|"))
def test_what_is_said_is_written_as_it_is_read(line: str) -> None:
    assert words_text(read_words(line.split())) == line
    assert line.split(maxsplit=1)[0] in FORMS


@pytest.mark.parametrize(
    "line", ["act H1", "act H1 dance", "move", "move 9z", "block H17", "use Flight", "sing"]
)
def test_what_cannot_be_said_is_told_in_a_line(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_words(line.split())


def test_other_spellings_of_a_skill_are_read() -> None:
    assert read_words(["use", "Side_Step"]) == ("use", "Sidestep")


def test_skills_are_given_with_their_values_and_read_back() -> None:
    table = sevens("H1 j6", skills="H1 Mighty_Blow(+1),Loner(4+),Animosity(All)")
    assert table.see("H1.skills") == "Mighty_Blow(+1),Animosity(All),Loner(4+)"
    assert sevens("H1 j6").see("H1.skills") == "none"


def test_the_defaults_of_a_scenario() -> None:
    table = sevens("H1 j6")
    figures = [table.see(f"H1.{path}") for path in ("ma", "st", "ag", "pa", "av", "state", "acted")]
    assert figures == ["6", "3", "3", "4", "9", "standing", "no"]
    general = [
        table.see(path) for path in ("half", "turn", "turn.home", "turn.away", "weather", "kicking", "ball")
    ]
    assert general == ["1", "home", "1", "0", "perfect", "away", "none"]
    table = sevens("H1 j6", turn="away")
    assert (table.see("turn.home"), table.see("turn.away")) == ("1", "1")


def test_every_path_of_a_match_can_be_read() -> None:
    table = new_match()
    paths = GAME.paths(table.match.state)
    assert len(paths) == len(set(paths))
    assert all(table.see(path) for path in paths)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("H1.at u1", "off the pitch"),
        ("H1.at k12", "off the pitch"),
        ("H1.ma 12", "from 1 to 9"),
        ("H1.state asleep", "is standing"),
        ("H1.skills Flight", "is no skill"),
        ("weather snow", "is sweltering"),
        ("half 4", "from 1 to 3"),
        ("ball H2", "does not stand"),
        ("H3.at j6, H4.at j6", "both stand"),
        ("H3.at j6, H3.state ko", "in a box at once"),
        ("H3.st 4", "is not given"),
        ("left 3", "between two activations"),
        ("moon full", "is no path"),
        ("phase kickoff", "kicking is not given"),
        ("turn.home 0", "its turn has begun"),
    ],
)
def test_a_scenario_that_cannot_be_is_told_in_a_line(given: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        sevens("H1 b6", given=given)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("home act A1 move", "not a player of home"),
        ("home act H5 move", "not in this match"),
        ("home act H1 block", "no standing opponent"),
        ("home act H1 pass", "has not the ball"),
        ("home act H1 stab", "has no Stab"),
        ("away act A1 move", "not for that seat"),
    ],
)
def test_a_refusal_says_why(line: str, reason: str) -> None:
    assert reason in str(sevens("H1 j6, A1 m6").refusal(line))


@pytest.mark.rule("S7-3.1")
@pytest.mark.parametrize(
    ("skills", "action", "reason"),
    [
        ("H1 Ball_&_Chain", "block", "H1 has Ball & Chain: its own action alone (S7-3.1)"),
        ("H1 Ball_&_Chain", "move", "H1 has Ball & Chain: its own action alone (S7-3.1)"),
        ("H1 Ball_&_Chain", "blitz", "H1 has Ball & Chain: its own action alone (S7-3.1)"),
        ("H1 My_Ball", "handoff", "H1 has My Ball: no Hand-off (S7-3.1)"),
        ("H1 Unsteady", "secure", "H1 has Unsteady: it does not secure the ball (S7-3.1)"),
    ],
)
def test_what_a_skill_takes_away_is_refused_by_its_name(skills: str, action: str, reason: str) -> None:
    table = sevens("H1 j6, A1 k6", skills=skills)
    assert reason in str(table.refusal(f"home act H1 {action}"))


@pytest.mark.rule("S7-3.4", "S7-6.1")
def test_an_action_says_what_it_lacks() -> None:
    lying = sevens("H1 j6, A1 k6", states="H1 prone, A1 prone", alone="yes")
    assert "H1 lies: a block needs it to stand" in str(lying.refusal("home act H1 block"))
    assert "no opponent stands on the pitch" in str(lying.refusal("home act H1 blitz"))


def test_a_step_that_is_refused_says_why() -> None:
    table = sevens("H1 j6, H2 j7, A1 m6").play("home act H1 blitz")
    assert "squares away" in str(table.refusal("home move l6"))
    assert "H2 is on j7" in str(table.refusal("home move j7"))
    assert "off the pitch" in str(table.refusal("home move z9")) or table.refusal("home move u6")
    assert "squares away" in str(table.refusal("home block A1"))
