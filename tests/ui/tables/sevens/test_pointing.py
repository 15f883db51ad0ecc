"""What the plan says before a way, a block or a foul is done."""

from __future__ import annotations

import pytest

from game.core.grid import name, named
from game.games.sevens.notation import NUMBER
from game.ui.tables.sevens import pointing, previews
from game.ui.tables.sevens.marks import Marks, Preview
from tests.games.sevens.positions import position
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_aiming import pointed

H1, A1 = NUMBER["H1"], NUMBER["A1"]


def shown(begin: Begin, driver: Driver, start: str, to: str, *given: str) -> Marks:
    """H1 is picked, and a square pointed at."""
    match = begin(given=(f"H1.at {start}", "A3.at s9", *given))
    settle(driver, match)
    driver.click(stage_of(match).place.grid.centre(named(start)))
    return pointed(match, driver, to)


def told(marks: Marks) -> list[tuple[str, str]]:
    """The dice of the plan, plainly."""
    return [(step.what, step.needs) for step in marks.steps]


@pytest.mark.rule("S7-4.4")
def test_a_treeman_may_take_root_before_it_goes(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "c3", "d3", "H1.skills Take_Root", "rerolls.home 1")
    assert told(marks) == [("Take Root", "2+")]
    assert (marks.total, marks.again) == pytest.approx((5 / 6, 35 / 36))


@pytest.mark.rule("S7-4.4", "S7-6.2")
def test_an_ogre_must_not_be_a_bone_head_first(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "e6", "f6", "H1.skills Bone_Head", "A1.at f6", "rerolls.home 0")
    assert told(marks) == [("Bone Head", "2+"), ("Block: number 1 goes down", "1 die")]
    assert marks.total == pytest.approx(5 / 6 * 3 / 6)


@pytest.mark.rule("S7-10.1", "S7-10.5")
def test_the_headline_counts_dodge_and_the_next_line_a_team_reroll(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "c3", "b3", "H1.skills Dodge", "A1.at d3", "rerolls.home 0")
    assert (marks.total, marks.again) == pytest.approx((8 / 9, -1.0))
    assert marks.tags[0].words == "89%"
    assert marks.skills == ("Dodge",)
    assert dict(marks.reach)[named("b3")] == pytest.approx(8 / 9, abs=1e-4)
    marks = shown(begin, driver, "c3", "b3", "A1.at d3", "rerolls.home 1")
    assert (marks.total, marks.again) == pytest.approx((4 / 6, 8 / 9))
    assert marks.tags[0].sub == "89% with a team re-roll"


@pytest.mark.rule("S7-10.5")
def test_of_a_pass_the_headline_counts_pass_and_catch(begin: Begin, driver: Driver) -> None:
    marks = shown(
        begin, driver, "c3", "g3", "H1.pa 3", "H1.skills Pass", "H2.at g3", "H2.ag 3", "H2.skills Catch",
        "ball H1", "rerolls.home 0",
    )  # fmt: skip
    assert (marks.total, marks.again) == pytest.approx((3 / 4 * 8 / 9, -1.0))


@pytest.mark.rule("S7-3.4")
def test_of_ways_as_good_a_blitz_goes_straight(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "h4", "l5", "A1.at l5")
    assert marks.route == tuple(map(named, ("h4", "i4", "j4", "k4")))


@pytest.mark.rule("S7-10.3")
def test_a_way_round_the_ball_leaves_the_line_no_more_than_it_must(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "e6", "i6", "ball g6")
    rows = [name(at)[1:] for at in marks.route]
    assert rows in (["6", "5", "5", "5", "6"], ["6", "7", "7", "7", "6"])


@pytest.mark.rule("S7-10.1", "S7-10.2", "S7-10.5")
@pytest.mark.parametrize(
    ("start", "to", "skill", "given", "rolls", "chance"),
    [
        (
            "k5", "i8", "Dodge", ("H1.ma 4", "A1.at h5", "A2.at j7"),
            (["Rush", "Rush"], ["Dodge"]), (25 / 36, 8 / 9),
        ),
        (
            "k5", "i8", "Break_Tackle", ("H1.ma 4", "A1.at h4", "A2.at f7", "A4.at j7"),
            (["Rush", "Rush"], ["Dodge"]), (25 / 36, 5 / 6),
        ),
        (
            "f7", "i5", "Sure_Feet", ("H1.ma 3", "A1.at h5", "A2.at j7"),
            (["Dodge"], ["Dodge", "Rush", "Rush"]), (3 / 6, 4 / 6 * 200 / 216),
        ),
    ],
)  # fmt: skip
def test_the_way_is_the_best_with_the_skills_of_who_goes(
    begin: Begin, driver: Driver, start: str, to: str, skill: str, given: tuple[str, ...],
    rolls: tuple[list[str], list[str]], chance: tuple[float, float],
) -> None:  # fmt: skip
    for skills, dice, p in zip(("Guard", skill), rolls, chance, strict=True):
        marks = shown(begin, driver, start, to, *given, f"H1.skills {skills}", "rerolls.home 0")
        assert marks.total == pytest.approx(p)
        assert sorted(step.what.split()[0] for step in marks.steps) == dice
        assert dict(marks.reach)[named(to)] == pytest.approx(p, abs=1e-4), "as is written on the square"


@pytest.mark.rule("S7-10.1")
def test_of_ways_as_good_one_leads_past_nobody_who_may_dive(begin: Begin, driver: Driver) -> None:
    given = ("A1.at k4", "A2.at h6", "rerolls.home 0")
    for diver, past in (("A1", "i5"), ("A2", "j5")):
        marks = shown(begin, driver, "j6", "i4", *given, f"{diver}.skills Diving_Tackle")
        assert [name(at) for at in marks.route] == ["j6", past, "i4"]
        assert marks.total == pytest.approx(4 / 6)
        assert told(marks) == [(f"Dodge from {2 if past == 'i5' else 1}", "3+")]


@pytest.mark.rule("S7-3.4")
def test_a_blitz_takes_a_shorter_way_where_the_surest_leaves_no_square_for_the_block(
    begin: Begin, driver: Driver
) -> None:
    marks = shown(begin, driver, "k1", "f5", "H1.ma 4", "A1.at f5", "A2.at i2", "rerolls.home 0")
    assert marks.preview is not None
    assert [step.what for step in marks.steps] == [
        "Dodge from 2",
        "Rush",
        "Rush",
        "Block: number 1 goes down",
    ]
    assert marks.total == pytest.approx(4 / 6 * 25 / 36 * 3 / 6)


@pytest.mark.rule("S7-6.11", "S7-10.5")
def test_a_block_names_the_skills_that_roll_its_dice_again(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "e6", "f6", "H1.skills Brawler,Guard", "A1.at f6", "rerolls.home 0")
    assert marks.preview is not None
    assert marks.preview.skills == marks.skills == ("Brawler",)
    assert (marks.preview.down, marks.preview.fall) == pytest.approx((15 / 36, 8 / 36))
    assert told(marks) == [("Block: number 1 goes down", "1 die")]


@pytest.mark.rule("S7-6.2", "S7-6.4")
@pytest.mark.parametrize(
    ("given", "says", "title"),
    [
        ((), "", "1 die, which counts"),
        (("H2.at g7",), "number 2 helps you", "2 dice, you choose"),
        (("H2.at g7", "H3.at g5"), "numbers 2 and 3 help you", "2 dice, you choose"),
        (("A2.at e7",), "number 2 helps the target", "2 dice, the other coach chooses"),
        (
            ("H2.at g7", "H3.at g5", "A2.at e5"),
            "numbers 2 and 3 help you, number 2 helps the target",
            "2 dice, you choose",
        ),
    ],
)
def test_a_block_says_in_plain_words_who_helps_whom_and_who_chooses(
    begin: Begin, driver: Driver, given: tuple[str, ...], says: str, title: str
) -> None:
    marks = shown(begin, driver, "e6", "f6", "A1.at f6", *given)
    assert marks.preview is not None
    assert (marks.preview.help, previews.chosen_by(marks.preview)) == (says, title)
    assert "help" not in marks.preview.words


@pytest.mark.rule("S7-6.1")
def test_a_block_names_what_else_is_rolled_for_it(begin: Begin, driver: Driver) -> None:
    marks = shown(
        begin, driver, "e6", "f6", "H1.skills Dauntless,Frenzy", "A1.at f6", "A1.st 5",
        "A1.skills Foul_Appearance", "rerolls.home 0",
    )  # fmt: skip
    assert told(marks) == [
        ("Foul Appearance", "2+"),
        ("Dauntless", "3+"),
        ("Block: number 1 goes down", "2 dice"),
    ]
    assert marks.preview is not None
    assert marks.preview.words == "strength 3 to 5, Frenzy"
    assert marks.total == pytest.approx(5 / 6 * marks.preview.down)


@pytest.mark.rule("S7-6.1")
@pytest.mark.parametrize("start", ["e6", "c6"])
def test_a_block_and_a_blitz_count_where_a_trickster_would_go(
    begin: Begin, driver: Driver, start: str
) -> None:
    given = ("A1.at f6", "A1.skills Trickster", "H2.at g7", "H3.at g5", "H4.at g6", "rerolls.home 0")
    marks = shown(begin, driver, start, "f6", *given)
    assert marks.preview is not None
    assert marks.preview.dice == 1
    assert "strength 3 to 3, Trickster to " in marks.preview.words
    assert marks.total == pytest.approx(3 / 6)


@pytest.mark.rule("S7-6.16")
def test_a_block_at_the_edge_says_who_leaves_the_pitch(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "n10", "n11", "A1.at n11", "rerolls.home 0")
    assert marks.preview is not None
    assert (marks.preview.down, marks.preview.off) == pytest.approx((5 / 6, 4 / 6))
    assert told(marks) == [("Block: number 1 down or off", "1 die")]


@pytest.mark.rule("S7-11.13")
def test_a_foul_says_that_it_may_be_seen(begin: Begin, driver: Driver) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "A1.state prone", "A1.av 9", "A3.at s9"))
    answer(driver, match, (0, ("act", H1, "foul")))
    marks = pointed(match, driver, "f6")
    assert told(marks) == [("Armour breaks", "10+"), ("Sent off", "double")]
    assert marks.total == pytest.approx(6 / 36)
    assert marks.steps[1].chance == pytest.approx(6 / 36 + 4 / 36 / 6)
    assert "sent off 19%" in marks.tags[0].sub


def blitzed(*given: str) -> str:
    """Where H1 would block A1 from."""
    way, _ = pointing.block_way(position(*given), H1, A1)
    return name(way.squares[-1])


@pytest.mark.rule("S7-3.4")
def test_of_squares_as_good_the_nearest_is_taken() -> None:
    assert len(pointing.block_way(position("H1.at e9", "A1.at g10"), H1, A1)[0].squares) == 1


@pytest.mark.rule("S7-3.4", "S7-6.16")
def test_a_square_that_pushes_into_the_crowd_is_worth_its_step() -> None:
    assert blitzed("H1.at e9", "A1.at g11") == "g10"


@pytest.mark.rule("S7-3.4")
def test_of_squares_as_near_the_one_with_the_fewest_markers() -> None:
    assert blitzed("H1.at e6", "A1.at g6", "A2.at g4", "A3.at g8") == "f6"


@pytest.mark.rule("S7-3.4")
def test_of_squares_as_good_the_one_at_the_edge_comes_last() -> None:
    assert blitzed("H1.at e11", "A1.at g10", "ball H1") == "f10", "f11 is as near"


@pytest.mark.rule("S7-10.1")
def test_a_dodge_names_whom_it_leaves(begin: Begin, driver: Driver) -> None:
    marks = shown(begin, driver, "c3", "b3", "A1.at d2", "A2.at d4")
    assert told(marks) == [("Dodge from 1, 2", "3+")]


THERE = "50% gets there 25% goes down"


@pytest.mark.rule("S7-6.1")
@pytest.mark.parametrize(
    ("skills", "reach", "again", "lines"),
    [
        ((), 1.0, -1.0, ["25% goes down 20% falls itself"]),
        (("Pro",), 1.0, 0.31, ["25% goes down with Pro", "31% with a team re-roll", "20% falls itself"]),
        (
            ("Pro",), 0.5, 0.2,
            [THERE, "12% both with Pro", "20% with a team re-roll", "20% falls itself"],
        ),
        ((), 0.5, 0.2, [THERE, "12% both 20% with a team re-roll", "20% falls itself"]),
    ],
)  # fmt: skip
def test_a_line_of_the_preview_says_with_what_its_chance_is(
    skills: tuple[str, ...], reach: float, again: float, lines: list[str]
) -> None:
    shown = Preview(0, 16, 1, True, "", 0.25, 0.2, reach, 0.12, again, 0.0, skills, "")
    assert [" ".join(words for words, _ in line) for line in previews.chances(shown)] == lines
