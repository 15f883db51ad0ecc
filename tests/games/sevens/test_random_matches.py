"""Whole matches at random: what always holds; clones, undo, and the record of a match."""

import pytest

from game.core.answers import Notation
from game.core.check import beat_hash, run_record
from game.core.game import read_options
from game.core.journal import header
from game.core.match import Match
from game.core.record import read_record
from game.core.requests import Choice
from game.games.sevens import GAME
from game.games.sevens.coach import words_of
from game.games.sevens.lineup import team_names
from game.games.sevens.state import State
from tests.fortune import Fortune
from tests.games.sevens.invariants import Watch

SEEDS = range(8)


def begin(seed: int) -> tuple[Match[State], dict[str, str]]:
    """A match of two teams, other ones for every seed."""
    names = team_names()
    options = {
        "home_team": names[seed * 7 % len(names)],
        "away_team": names[seed * 11 % len(names)],
        "rules": ("sheet", "rulebook")[seed % 2],
        "inducements": ("no", "yes")[seed // 2 % 2],
        "purse": "1000",
    }
    return Match.new(GAME, options), options


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_holds_after_every_answer(seed: int) -> None:
    match, _ = begin(seed)
    fortune, watch = Fortune(seed), Watch(match)
    while match.pending is not None:
        watch.see(match, match.answer(fortune.answer(match.pending)))
    watch.end(match)


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_and_undo_stand_where_the_match_stands(seed: int) -> None:
    match, _ = begin(seed)
    fortune = Fortune(seed)
    while match.pending is not None:
        match.answer(fortune.answer(match.pending))
        if fortune.below(9) == 0 and not match.over:
            twin = match.clone()
            assert twin.state == match.state
            if isinstance(match.pending, Choice):
                assert isinstance(twin.pending, Choice)
                assert list(twin.pending.options) == list(match.pending.options)
        if fortune.below(60) == 0 and not match.over:
            before = match.state.copy()
            count = 1 + fortune.below(min(20, len(match.answers)))
            match.undo(count)
            match.redo(count)
            assert match.state == before


@pytest.mark.parametrize("seed", SEEDS)
def test_the_record_of_a_match_plays_it_again(seed: int) -> None:
    match, options = begin(seed)
    notation = Notation(GAME, read_options(GAME.options, options))
    fortune, lines = Fortune(seed), header(GAME, options, [])
    while match.pending is not None:
        answer = fortune.answer(match.pending)
        lines.append(notation.line(match.pending, answer))
        match.answer(answer)
    lines.append(f"beat {beat_hash(GAME, match.state)}")
    run = run_record(read_record("\n".join(lines) + "\n"), GAME)
    assert [str(each) for each in run.mismatches] == []
    assert run.match.state == match.state


def test_options_with_the_same_word_stand_side_by_side() -> None:
    """The player at random relies on it."""
    match, _ = begin(3)
    fortune = Fortune(3)
    while match.pending is not None:
        if isinstance(match.pending, Choice):
            options = match.pending.options
            runs = words_of(options)
            assert len(runs) == len({words[0] for _, words in options})
        match.answer(fortune.answer(match.pending))
