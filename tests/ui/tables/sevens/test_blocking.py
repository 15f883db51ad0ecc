"""The card of a block whose dice lie there says what each face would do in that block."""

from __future__ import annotations

import pytest

from game.games.sevens.board import AWAY, HOME
from game.games.sevens.notation import NUMBER
from game.ui.tables.sevens.blocking import block_of
from game.ui.tables.sevens.picture import BlockPicture
from tests.ui.driver import Driver
from tests.ui.tables.matches import Begin, answer
from tests.ui.tables.sevens.players import stage_of

H1, A1 = NUMBER["H1"], NUMBER["A1"]


def both_down(
    begin: Begin, driver: Driver, action: str, skills: str, theirs: str = "Guard"
) -> tuple[str, str]:
    """What a Both Down of H1 on A1 would do, and what comes of it, as the card says it."""
    match = begin(
        given=("H1.at e6", f"H1.skills {skills}", "A1.at f6", f"A1.skills {theirs}", "rerolls.home 1")
    )
    answer(driver, match, (0, ("act", H1, action)), (0, ("block", A1)), ("both",))
    shown = stage_of(match).picture.block
    assert shown is not None
    (face,) = shown.dice
    return face.words, face.outcome


@pytest.mark.rule("S7-6.11")
def test_a_both_down_fells_both_unless_skills_say_otherwise(begin: Begin, driver: Driver) -> None:
    assert both_down(begin, driver, "block", "Guard") == ("the blocker and the target fall", "turnover")
    assert both_down(begin, driver, "block", "Block") == ("the target falls", "falls down")
    assert both_down(begin, driver, "block", "Block", "Block") == ("both keep their feet", "no one falls")


@pytest.mark.rule("S7-6.11", "S7-3.4")
def test_in_a_blitz_of_juggernaut_it_pushes_and_nobody_falls(begin: Begin, driver: Driver) -> None:
    words, outcome = both_down(begin, driver, "blitz", "Juggernaut")
    assert (words, outcome) == ("Juggernaut: the target goes back", "no one falls")
    assert both_down(begin, driver, "block", "Juggernaut")[1] == "turnover"


@pytest.mark.rule("S7-6.13")
@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ("Guard", "Guard", "the target has no Dodge"),
        ("Guard", "Dodge", "the target has Dodge"),
        ("Tackle", "Dodge", "Tackle cancels Dodge"),
        ("Tackle", "Guard", "the target has no Dodge"),
    ],
)
def test_a_stumble_says_truly_whether_dodge_helps(
    begin: Begin, driver: Driver, mine: str, theirs: str, words: str
) -> None:
    match = begin(
        given=("H1.at e6", f"H1.skills {mine}", "A1.at f6", f"A1.skills {theirs}", "rerolls.home 1")
    )
    answer(driver, match, (0, ("act", H1, "block")), (0, ("block", A1)), ("stumble",))
    shown = stage_of(match).picture.block
    assert shown is not None
    assert [face.words for face in shown.dice] == [words]


# ------------------------------------------------------------------------------------ who helps, who chooses
def card(begin: Begin, driver: Driver, *given: str) -> BlockPicture:
    """The card when H1 has blocked A1, who is as strong, and a face is chosen."""
    match = begin(given=("H1.at e6", "A1.at f6", "A1.skills Guard", "rerolls.home 0", *given))
    answer(driver, match, (0, ("act", H1, "block")), (0, ("block", A1)), ("push", "pow"))
    shown = stage_of(match).picture.block
    assert shown is not None
    return shown


@pytest.mark.rule("S7-6.2", "S7-6.4")
def test_the_card_says_who_helps_and_who_chooses_in_the_words_of_the_preview(
    begin: Begin, driver: Driver
) -> None:
    shown = card(begin, driver, "H2.at g7")
    assert (shown.words, shown.choosing) == ("strength 4 to 3, number 2 helps you", "2 dice, you choose")


@pytest.mark.rule("S7-6.2", "S7-6.4")
def test_the_other_coach_who_chooses_is_told_who_helps_it(begin: Begin, driver: Driver) -> None:
    shown = card(begin, driver, "A2.at e7", "H2.at g5", "A3.at e5")
    assert shown.chooser == AWAY
    assert shown.words == "strength 4 to 5, number 2 helps the blocker, numbers 2 and 3 help you"
    assert shown.choosing == "2 dice, you choose"


@pytest.mark.rule("S7-6.2", "S7-6.4")
@pytest.mark.parametrize(
    ("persons", "words", "chooses"),
    [
        ((HOME,), "number 2 helps the target", "the other coach chooses"),
        ((AWAY,), "number 2 helps you", "you choose"),
        ((), "number 2 helps the target", "Night Owls choose"),
    ],
)
def test_a_card_that_is_looked_at_speaks_to_the_person_there(
    begin: Begin, driver: Driver, persons: tuple[int, ...], words: str, chooses: str
) -> None:
    match = begin(given=("H1.at e6", "A1.at f6", "A1.skills Guard", "A2.at e7"))
    answer(driver, match, (0, ("act", H1, "block")), (0, ("block", A1)), ("push", "pow"))
    stage = stage_of(match)
    shown = block_of(stage.state, None, stage.story, lambda side: side in persons)
    assert shown.words == f"strength 3 to 4, {words}"
    assert shown.choosing == f"2 dice, {chooses}"
