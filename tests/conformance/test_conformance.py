"""What every game of the box keeps, whatever its rules: the same tests for all of them.

A new game is tested here as soon as it stands in the registry.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.answers import Notation
from game.core.check import beat_hash, run_record
from game.core.coach import LEVELS, ask
from game.core.errors import IllegalAnswer
from game.core.game import Options, read_options
from game.core.journal import Journal, header
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Answer, Choice, Option, Words
from game.games.registry import BOXES, Box
from tests.conformance.sample import CASES, NAMES, OUT, new, shown, whole
from tests.fortune import Fortune

MOST_ANSWERS = 20_000  # of a match at random
THINK = 0.02  # of their budget, where coaches search
TRIED = 8  # of the options of a question, where it has more

all_cases = pytest.mark.parametrize(("box", "options"), CASES, ids=NAMES)
all_boxes = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)


@all_cases
def test_random_legal_play_ends(box: Box, options: Options) -> None:
    for seed in range(5):
        match = new(box, options)
        Fortune(seed, out=OUT).play(match, most=MOST_ANSWERS)
        winners = box.load().winners(match.state)
        assert winners
        assert set(winners) <= set(range(len(box.load().seats(read_options(box.load().options, options)))))


@all_cases
def test_without_a_die_a_match_comes_to_one_soon(box: Box, options: Options) -> None:
    match, fortune, talk = new(box, options), Fortune(2, out=OUT), 0
    while not match.over:
        talk = talk + 1 if isinstance(match.pending, Choice) else 0
        assert talk <= box.load().talk
        match.answer(fortune.answer(match.pending))


@all_cases
def test_every_option_offered_is_accepted_and_everything_else_is_refused(box: Box, options: Options) -> None:
    """On clones; what is refused is drawn from all that was ever said in the match, by any seat."""
    said = everything_said(box, options)
    match, fortune = new(box, options), Fortune(1, out=OUT)
    while not match.over:
        before, request, answers = match.state.copy(), match.pending, list(match.answers)
        offered: list[Any] = list(request.options) if isinstance(request, Choice) else []
        for option in fortune.some(offered, TRIED):
            assert match.refusal(option) is None
            match.clone().answer(option)
        for other in [said[fortune.below(len(said))] for _ in range(4)]:
            if other not in set(offered):
                assert match.refusal(other)
                with pytest.raises(IllegalAnswer):
                    match.answer(other)
        assert match.state == before
        assert match.pending is request
        assert match.answers == answers
        match.answer(fortune.answer(request))


def everything_said(box: Box, options: Options) -> list[Option]:
    """Each option of a match, said by each seat."""
    game = box.load()
    seats = range(len(game.seats(read_options(game.options, options))))
    words: set[Words] = set()
    for seed in range(4):
        match, fortune = new(box, options), Fortune(seed, out=OUT)
        while not match.over:
            if isinstance(match.pending, Choice):
                words.update(option[1] for option in match.pending.options)
            match.answer(fortune.answer(match.pending))
    return [(seat, word) for seat in seats for word in sorted(words, key=str)]


@all_cases
def test_a_clone_is_exact_and_independent(box: Box, options: Options) -> None:
    match = new(box, options)
    for number, answer in enumerate(whole(box, options)):
        twin, before = match.clone(), match.state.copy()
        assert twin.state == match.state
        assert shown(twin.pending) == shown(match.pending)
        for other in range(3):
            if not twin.over:
                twin.answer(Fortune(100 * number + other, out=OUT).answer(twin.pending))
        assert match.state == before
        expected = match.clone().answer(answer)
        assert match.answer(answer) == expected


@all_cases
def test_undo_is_exact_at_every_step_and_redo_comes_back(box: Box, options: Options) -> None:
    match, steps = new(box, options), []
    answers = whole(box, options)
    for answer in answers:
        steps.append((match.state.copy(), shown(match.pending)))
        match.answer(answer)
    end = match.state.copy()
    for number in reversed(range(len(answers))):
        match.undo()
        assert (match.state, shown(match.pending)) == steps[number]
    for number in range(len(answers)):
        assert match.taken_back == answers[number]
        assert (match.state, shown(match.pending)) == steps[number]
        match.redo()
    assert (match.state, match.over) == (end, True)


@all_cases
def test_an_undo_of_many_is_as_many_undos(box: Box, options: Options) -> None:
    answers = whole(box, options)
    one, many = new(box, options), new(box, options)
    for answer in answers:
        one.answer(answer)
        many.answer(answer)
    chance = Fortune(3)
    while one.answers:
        count = 1 + chance.below(min(9, len(one.answers)))
        many.undo(count)
        for _ in range(count):
            one.undo()
        assert many.state == one.state
        assert shown(many.pending) == shown(one.pending)


# ---------------------------------------------------------------------------------------- records
def written(box: Box, options: Options, answers: list[Answer]) -> tuple[list[str], list[str]]:
    """The record of a match as it is played, line by line, and all its events."""
    game = box.load()
    match = new(box, options)
    lines = header(game, options, [])
    journal = Journal(match, Notation(game, read_options(game.options, options)), lines.append)
    events = [repr(event) for event in match.events]
    for answer in answers:
        events += map(repr, journal.answer(answer))
    return lines, events


def replayed(box: Box, lines: list[str]) -> tuple[Match[Any], list[str]]:
    """A record run again, with all its events."""
    run = run_record(read_record("\n".join(lines)), box.load())
    assert run.mismatches == []
    match = Match.new(box.load(), read_record("\n".join(lines)).options)
    events = [repr(event) for event in match.events]
    for answer in run.match.answers:
        events += map(repr, match.answer(answer))
    assert match.state == run.match.state
    return run.match, events


@all_cases
def test_the_same_record_is_the_same_match_event_for_event(box: Box, options: Options) -> None:
    answers = whole(box, options)
    lines, events = written(box, options, answers)
    for _ in range(2):
        match, again = replayed(box, lines)
        assert again == events
        assert match.answers == answers
        assert match.over


@all_cases
def test_save_load_continue_equals_straight_play(box: Box, options: Options) -> None:
    answers = whole(box, options)
    straight = new(box, options)
    for answer in answers:
        straight.answer(answer)
    for part in (0, 1, 2, 3, 4):
        saved = len(answers) * part // 4
        lines, _ = written(box, options, answers[:saved])
        match, _ = replayed(box, lines)
        assert len(match.answers) == saved
        for answer in answers[saved:]:
            match.answer(answer)
        assert match.state == straight.state
        assert match.over
        match.undo(len(answers))  # what was loaded can be taken back as well
        assert match.state == new(box, options).state


@all_boxes
def test_a_copy_of_a_state_is_equal_and_its_own(box: Box) -> None:
    match, fortune = new(box, {}), Fortune(1, out=OUT)
    while not match.over:
        copy = match.state.copy()
        before = copy.copy()
        assert copy == match.state
        match.answer(fortune.answer(match.pending))
        assert copy == before


# --------------------------------------------------------------------------------------- notation
@all_cases
def test_every_answer_is_written_as_it_is_read(box: Box, options: Options) -> None:
    notation = Notation(box.load(), read_options(box.load().options, options))
    match = new(box, options)
    for answer in whole(box, options):
        assert match.pending is not None
        line = notation.line(match.pending, answer)
        [statement] = read_record(f"record 1 {box.name}\n{line}").body
        assert notation.answer(statement) == (answer, "")
        match.answer(answer)


@all_cases
def test_every_path_can_be_read_at_any_time(box: Box, options: Options) -> None:
    game, match, hashes = box.load(), new(box, options), set()
    for answer in whole(box, options):
        values = [game.read(match.state, path) for path in game.paths(match.state)]
        assert all(value and " " not in value for value in values)
        hashes.add(beat_hash(game, match.state))
        match.answer(answer)
    assert len(hashes) > 10


# ------------------------------------------------------------------------------------- the rulebook
@all_boxes
def test_every_question_cites_a_rule_of_the_rulebook_and_every_event_has_a_kind(box: Box) -> None:
    rulebook = (Path(str(import_module(box.rules).__file__)).parent / "RULES.md").read_text("utf-8")
    for seed in range(4):
        match, fortune = new(box, {}), Fortune(seed, out=OUT)
        while match.pending is not None:
            assert match.pending.rule.startswith(f"{box.ledger}-")
            assert f"**{match.pending.rule}**" in rulebook
            assert match.pending.what
            assert all(event.kind for event in match.events)
            match.answer(fortune.answer(match.pending))


# ------------------------------------------------------------------------------------------ coaches
@all_boxes
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_a_coach_says_only_what_is_offered(box: Box, level: str) -> None:
    coaches = import_module(f"{box.rules}.coach").COACHES
    for seed in range(3):
        match, fortune = new(box, {}), Fortune(seed, out=OUT)
        seats = range(len(box.load().seats(read_options(box.load().options, {}))))
        players = {seat: coaches[level](Random(seat), THINK) for seat in seats}
        while not match.over:
            if isinstance(match.pending, Choice):
                match.answer(ask(match, players))
            else:
                match.answer(fortune.answer(match.pending))
