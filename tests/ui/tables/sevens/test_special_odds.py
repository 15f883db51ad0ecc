"""Whatever belongs to a skill shows its chance before it is done, as blocks and passes do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.core.grid import named
from game.games.sevens import odds
from game.games.sevens.cards import Extra
from game.games.sevens.notation import NUMBER
from game.ui.percent import percent
from game.ui.tables.sevens import marking, menu
from game.ui.tables.sevens.marks import Marks
from tests.games.sevens.positions import position
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer, settle
from tests.ui.tables.sevens.players import stage_of
from tests.ui.tables.sevens.test_aiming import pointed

H1, A1, A2, A3 = (NUMBER[name] for name in ("H1", "A1", "A2", "A3"))
FAR = ("H9.at b2", "A9.at s2")


def shown(begin: Begin, driver: Driver, action: str, at: str, *given: str, more: Sequence[Any] = ()) -> Marks:
    """H1 has declared an action, and a square is pointed at."""
    match = begin(given=(*FAR, *given))
    answer(driver, match, (0, ("act", H1, action)), *more)
    return pointed(match, driver, at)


def told(marks: Marks) -> list[tuple[str, str]]:
    """The dice of the plan, plainly."""
    return [(step.what, step.needs) for step in marks.steps]


@pytest.mark.rule("S7-3.1")
@pytest.mark.parametrize(
    ("skills", "word", "dice", "chance", "says"),
    [
        ("Hypnotic_Gaze", "gaze", [("Hypnotic Gaze", "3+")], "67%", "distracts it"),
        ("Stab", "stab", [("Armour breaks", "10+")], "17%", "breaks armour"),
        (
            "Chainsaw", "chainsaw",
            [("Chainsaw", "2+"), ("Armour breaks", "7+"), ("Kicks back: falls", "")],
            "49%", "breaks armour, falls itself 17%",
        ),
        (
            "Projectile_Vomit", "vomit",
            [("Projectile Vomit", "2+"), ("Armour breaks", "10+"), ("Its own armour breaks", "")],
            "14%", "breaks armour, hurts itself 3%",
        ),
        (
            "Breathe_Fire", "breathe_fire", [("Breathe Fire", "4+"), ("Burns itself: falls", "")],
            "50%", "lays it low, falls itself 17%",
        ),
        ("Monstrous_Mouth", "chomp", [("Monstrous Mouth", "3+")], "67%", "holds it on its square"),
    ],
)  # fmt: skip
def test_a_special_action_shows_its_dice_and_its_chance(
    begin: Begin, driver: Driver, skills: str, word: str, dice: list[tuple[str, str]], chance: str, says: str
) -> None:
    given = ("H1.at e6", f"H1.skills {skills}", "H1.av 9", "A1.at f6", "A1.av 9")
    marks = shown(begin, driver, word, "f6", *given)
    assert told(marks) == dice
    assert (marks.tags[0].words, marks.tags[0].sub) == (chance, says)


@pytest.mark.rule("S7-3.1", "S7-10.5")
def test_a_team_reroll_stands_beside_it(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.skills Hypnotic_Gaze", "A1.at f6", "rerolls.home 1")
    marks = shown(begin, driver, "gaze", "f6", *given)
    assert (marks.total, marks.again) == pytest.approx((4 / 6, 8 / 9))


@pytest.mark.rule("S7-3.6")
def test_a_bomb_says_who_may_catch_it_and_whom_it_hits(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.pa 3", "H1.skills Bombardier", "A1.at i6", "A2.at j6", "H2.at i7", "A1.ag 3")
    marks = shown(begin, driver, "bomb", "i6", *given)
    assert told(marks) == [
        ("Short throw", "4+"), ("Snatched by 1 Lineman", "6+"), ("Snatched by 2 Lineman", "6+"),
        ("Thrown on by 1 Lineman", "4+"), ("Hits 1", ""), ("Hits 2, own 2", "4+"),
    ]  # fmt: skip
    assert marks.total == pytest.approx(3 / 6 * 5 / 6 * 3 / 6)


@pytest.mark.rule("S7-9.1", "S7-9.3")
def test_a_hail_mary_says_that_it_is_never_accurate(begin: Begin, driver: Driver) -> None:
    given = ("H1.at c6", "H1.pa 3", "H1.skills Hail_Mary_Pass", "ball H1", "H2.at r6")
    marks = shown(begin, driver, "pass", "r6", *given)
    assert told(marks) == [("Hail Mary, no fumble", "5+")]
    assert (marks.tags[0].words, marks.tags[0].sub) == ("33%", "flies, never accurate; fumble 67%")


@pytest.mark.rule("S7-3.6", "S7-9.3")
def test_a_hail_mary_bomb_says_the_same(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.pa 3", "H1.skills Bombardier,Hail_Mary_Pass", "A1.at s6", "rerolls.home 1")
    marks = shown(begin, driver, "bomb", "s6", *given)
    assert told(marks) == [("Hail Mary, no fumble", "5+")]
    assert marks.tags[0].words == "33%"
    assert marks.tags[0].sub == "56% with a team re-roll, flies, never accurate; fumble 67%"


@pytest.mark.rule("S7-4.2", "S7-6.1")
def test_who_jumps_up_to_block_sees_both(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.ag 3", "H1.skills Jump_Up", "H1.state prone", "A1.at f6")
    marks = shown(begin, driver, "block", "f6", *given)
    assert told(marks) == [("Jump Up", "2+"), ("Block: number 1 goes down", "1 die")]
    assert marks.total == pytest.approx(5 / 6 * 3 / 6)


@pytest.mark.rule("S7-3.6", "S7-8.4")
def test_each_way_of_a_punt_says_how_likely_it_leaves_the_pitch(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FAR, "H1.at p6", "H1.skills Punt", "ball H1"))
    answer(driver, match, (0, ("act", H1, "punt")))
    deeds = [deed for deed in match.now.all if deed.option and deed.option[1][0] == "punt"]
    north = (8 + 6 * 3 / 8) / 36  # off as it flies, or on an edge (five squares) and over it by the bounce
    east = (12 + 6 * 3 / 8) / 36
    west = (4 + 4 * 3 / 8) / 36
    assert [deed.caption for deed in deeds] == [
        f"North: off {percent(north)}", f"East: off {percent(east)}", f"South: off {percent(north)}",
        f"West: off {percent(west)}",
    ]  # fmt: skip
    assert f"Off the pitch as it flies or by a bounce, a turnover: {percent(north)};" in deeds[0].hint


@pytest.mark.rule("S7-8.2", "S7-8.7")
def test_the_target_of_a_kick_off_says_how_likely_it_is_out(begin: Begin, driver: Driver) -> None:
    given = ("phase kickoff", "kicking home", "H1.at e6", "H2.at e5", "H1.skills Kick", "A1.at n6")
    match = begin(given=given)
    answer(driver, match, (0, ("kicker", H1)))
    tag, s = pointed(match, driver, "o6").tags[0], match.session.match.state
    stays, short = (odds.kick_stays(s, named("o6"), most) for most in (6, 3))
    assert short > stays
    assert tag.words == percent(stays)
    assert tag.sub == (
        f"comes to rest in their half, {percent(1 - stays)} outside; {percent(short)} with Kick; "
        "before its event"
    )


@pytest.mark.rule("S7-3.6", "S7-10.3")
def test_a_move_to_the_ball_says_what_securing_it_would_be(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FAR, "H1.at e6", "H1.skills Sure_Hands", "ball g6"))
    settle(driver, match)
    driver.click(stage_of(match).place.grid.centre(0x46))
    marks = pointed(match, driver, "g6")
    assert marks.tags == ()
    driver.click(stage_of(match).place.grid.centre(4 * 16 + 5))
    tag = pointed(match, driver, "g6").tags[0]
    assert (tag.words, tag.sub) == ("89%", "Secure the Ball: 83%, which ends its activation")


@pytest.mark.rule("S7-10.1")
def test_opponents_who_hold_count_and_those_who_may_dive_or_follow_are_named(
    begin: Begin, driver: Driver
) -> None:
    given = (
        "H1.at e6", "H1.ag 3", "A1.at f6", "A1.st 4", "A1.skills Tentacles", "A2.at f5",
        "A2.skills Diving_Tackle", "A3.at f7", "A3.skills Shadowing",
    )  # fmt: skip
    marks = shown(begin, driver, "move", "d6", *given)
    assert told(marks) == [
        ("1: Tentacles", "5+"), ("Dodge from 1, 2, 3", "3+"), ("2: Diving Tackle?", "5+"),
        ("3: Shadowing?", "4+"),
    ]  # fmt: skip
    assert [step.counts for step in marks.steps] == [True, True, False, False]
    assert marks.total == pytest.approx(4 / 6 * 4 / 6)
    assert marks.tags[0].sub == "22% if 2 dives, 3 may follow"


@pytest.mark.rule("S7-3.5")
def test_short_of_the_end_zone_a_way_and_a_block_say_what_stalling_costs(
    begin: Begin, driver: Driver
) -> None:
    given = ("H1.at q6", "ball H1", "turn.home 5")
    marks = shown(begin, driver, "move", "p6", *given)
    assert marks.tags[0].sub == "stalls if it stops here: 33% to fall"
    assert "stall" not in shown(begin, driver, "move", "t6", *given).tags[0].sub


@pytest.mark.rule("S7-11.13")
def test_a_foul_with_a_chainsaw_shows_both_rolls(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.skills Chainsaw", "A1.at f6", "A1.av 9", "A1.state prone")
    marks = shown(begin, driver, "foul", "f6", *given)
    assert told(marks) == [("Chainsaw", "2+"), ("Armour breaks", "7+"), ("Sent off", "double")]
    assert marks.total == pytest.approx(5 / 6 * 21 / 36)
    assert "falls itself 17%" in marks.tags[0].sub


@pytest.mark.rule("S7-3.6", "S7-5.7")
@pytest.mark.parametrize(
    ("action", "skills", "dice", "says"),
    [
        ("throw_teammate", "Throw_Team-mate", "Short throw", "a fall is a turnover"),
        ("kick_teammate", "Kick_Team-mate", "Short kick", "a fall or a fumble is a turnover"),
    ],
)
def test_of_a_team_mate_with_the_ball_the_tag_says_when_it_is_a_turnover(
    begin: Begin, driver: Driver, action: str, skills: str, dice: str, says: str
) -> None:
    given = ("H1.at e6", "H1.pa 3", f"H1.skills {skills}", "H2.at f6", "H2.skills Right_Stuff")
    for more in ((), ("ball H2",)):
        match = begin(given=(*FAR, *given, *more))
        answer(driver, match, (0, ("act", H1, action)))
        driver.click(stage_of(match).place.grid.centre(named("f6")))
        marks = pointed(match, driver, "i6")
        assert told(marks) == [(dice, "4+"), ("Landing", "3+")]
        assert (says in marks.tags[0].sub) is bool(more)


@pytest.mark.rule("S7-8.3")
def test_a_throw_with_bullseye_shows_both_landings(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.pa 3", "H1.skills Throw_Team-mate,Bullseye", "H2.at f7", "rerolls.home 0")
    match = begin(given=(*FAR, *given, "H2.ag 3", "H2.skills Right_Stuff"))
    answer(driver, match, (0, ("act", H1, "throw_teammate")))
    driver.click(stage_of(match).place.grid.centre(named("f7")))
    marks = pointed(match, driver, "h7")
    assert told(marks) == [("Quick throw", "3+"), ("Landing", "3+"), ("Landing by Bullseye", "4+")]
    assert [step.counts for step in marks.steps] == [True, True, False]
    assert marks.total == pytest.approx(4 / 6 * 4 / 6 + 1 / 6 * 3 / 6)
    assert (marks.tags[0].words, marks.skills) == ("53%", ("Bullseye",))


# -------------------------------------------------------------------------------- another match, other rules
@pytest.mark.rule("S7-11.1")
def test_the_same_position_by_other_rules_has_other_chances(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.skills Stab", "A1.at f6", "A1.av 8", *FAR)
    for reading, needs, chance in (("sheet", "9+", "28%"), ("rulebook", "8+", "42%")):
        match = begin(given=given, armour_breaks=reading)
        answer(driver, match, (0, ("act", H1, "stab")))
        marks = pointed(match, driver, "f6")
        assert (told(marks), marks.tags[0].words) == ([("Armour breaks", needs)], chance)


def test_ways_of_the_same_position_are_reckoned_anew_when_anything_else_differs() -> None:
    s = position("H1.at e6", "A1.at p6")
    first = marking.reach_of(s, H1)
    assert marking.reach_of(s.copy(), H1) is first, "kept for as long as the position stands"
    for field, value in (
        ("holder", H1), ("gouged", 1 << A1), ("leader", (1, 0)), ("bonus", (1, 0)), ("pa", (6,) * 32),
        ("extra", Extra(boons=(0, 1))), ("house", replace(s.house, double_strength=True)),
    ):  # fmt: skip
        other = s.copy()
        setattr(other, field, value)
        assert marking.reach_of(other, H1) is not first, field


@pytest.mark.rule("S7-4.4")
def test_an_entry_of_the_menu_tells_what_is_rolled_before_it(begin: Begin, driver: Driver) -> None:
    match = begin(given=(*FAR, "H1.at e6", "H1.skills Really_Stupid,Projectile_Vomit", "A1.at f6"))
    settle(driver, match)
    stage = stage_of(match)
    driver.click(stage.place.grid.centre(named("e6")))
    n = [entry.word for entry in stage.picture.marks.entries].index("vomit")
    driver.move(menu.lines(stage.picture, stage.place)[n].center)
    marks = stage.picture.marks
    assert marks.entries[marks.entry].word == "vomit"
    assert told(marks) == [("Really Stupid", "4+")]
    assert marks.total == pytest.approx(3 / 6)
    driver.move(stage.place.grid.centre(named("e9")))
    driver.move((640, 20))
    assert told(stage.picture.marks) == []
    driver.key("escape", "tab", "return")
    assert told(stage.picture.marks) == [("Really Stupid", "4+")], "by keys, too"


@pytest.mark.rule("S7-9.11")
def test_a_hand_off_with_animosity_shows_its_die(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e6", "H1.skills Animosity(all)", "ball H1", "H2.at f6", "H2.ag 3")
    marks = shown(begin, driver, "handoff", "f6", *given)
    assert told(marks)[0] == ("Animosity", "2+")
    assert marks.total == pytest.approx(5 / 6 * 4 / 6)


@pytest.mark.rule("S7-3.6")
def test_whoever_has_caught_a_bomb_sees_what_throwing_it_on_brings(begin: Begin, driver: Driver) -> None:
    match = begin(
        given=(*FAR, "H1.at e6", "H1.pa 3", "H1.skills Bombardier", "A1.at h6", "A1.pa 3", "A1.ag 2")
    )
    throws = ((0, ("act", H1, "bomb")), (0, ("bomb", named("h6"))), (6,), (1, ("intercept", "none")), (6,))
    answer(driver, match, *throws)
    assert told(pointed(match, driver, "e6")) == [
        ("Quick throw", "3+"),
        ("Snatched by 1 Lineman", "6+"),
        ("Thrown on by 1 Lineman", "3+"),
        ("Hits 1", ""),
    ]


@pytest.mark.rule("S7-3.1")
def test_each_way_of_a_ball_and_chain_says_whom_it_may_meet(begin: Begin, driver: Driver) -> None:
    given = ("H1.at e11", "H1.skills Ball_&_Chain", "A1.at f11", "H2.at f10")
    match = begin(given=(*FAR, *given))
    answer(driver, match, (0, ("act", H1, "ball_and_chain")))
    captions = [deed.caption for deed in match.now.all if deed.option and deed.option[1][0] == "face"]
    assert captions == [
        "North: off 100%",
        "East: off 33%, own 33%, foe 33%",
        "South: own 33%",
        "West: off 33%",
    ]
