"""The tool that plays matches at random and watches them."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

import soak
from game.core.check import run_record
from game.core.match import Match
from game.core.record import read_record
from game.games import halftime
from game.games.halftime.state import State
from game.games.registry import BOXES, Box
from tests.games.halftime.invariants import Watch


@pytest.mark.parametrize("game", ["bfl", "halftime", "rumble", "sevens"])
def test_everything_holds_in_matches_of_every_box(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main([game, "--games", "3", "--seed", "4", "--json"]) == 0
    said, figures = capsys.readouterr().out.splitlines()
    assert re.match(rf"3 matches of {game}, and everything held: [\d.]+ s, [\d,]+ matches a second ", said)
    assert json.loads(figures)["games"] == 3


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_box_on_the_shelf_can_be_soaked(box: Box) -> None:
    assert soak.rules_of(box.name)[0] is box.load()


def test_the_same_seed_plays_the_same_matches() -> None:
    answers = [soak.soak("halftime", games=5, seed=seed, options={}).answers for seed in (7, 7, 8)]
    assert answers[0] == answers[1] != answers[2]


def test_options_are_the_rules() -> None:
    short, whole = (
        soak.soak("halftime", games=5, seed=1, options=o).answers for o in ({"plays": "12"}, {"plays": "36"})
    )
    assert short < whole


def test_what_does_not_hold_is_told_with_the_record_of_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never_third(self: Watch, s: State) -> None:
        if s.down == 3:
            raise AssertionError("a third down")

    monkeypatch.setattr(Watch, "see_down", never_third)
    assert soak.main(["halftime", "--games", "1", "--option", "plays=12"]) == 1
    said = capsys.readouterr()
    assert said.err == "soak: a third down\n"
    run = run_record(read_record(said.out), halftime.GAME)
    assert run.mismatches == []
    assert (run.match.state.down, run.match.state.house.plays) == (3, 12)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "nothing to watch is known of 'chess': there is bfl, "),
        (["halftime", "--option", "plays=5"], "option plays cannot be '5': it is one of 24, 12, 36"),
    ],
)
def test_what_cannot_be_played(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(arguments) == 2
    assert capsys.readouterr().err.startswith(f"soak: {reason}")


def test_a_match_that_does_not_end_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "MOST_ANSWERS", 20)
    with pytest.raises(soak.Broken, match="the match does not end"):
        soak.Play(Match.new(halftime.GAME), 1, Watch, undo=False).run()


@pytest.mark.parametrize("game", ["bfl", "halftime", "rumble", "sevens"])
def test_matches_go_back_and_are_saved_on_their_way(game: str) -> None:
    done = soak.soak(game, games=3, seed=3, options={}, mixed=True, undo=True, reloaded=True)
    straight = soak.soak(game, games=3, seed=3, options={}, mixed=True)
    assert done.games == straight.games == 3
    assert done.answers != straight.answers


def test_what_is_taken_back_has_to_be_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.undo

    def forgets_one(self: Match[State], count: int = 1) -> None:
        whole(self, max(1, count - 1))

    monkeypatch.setattr(Match, "undo", forgets_one)
    with pytest.raises(soak.Broken, match="what is taken back is not as it was"):
        soak.soak("halftime", games=20, seed=1, options={}, undo=True)


def test_what_is_saved_has_to_come_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "beat_hash", lambda game, state: str(id(state)))
    with pytest.raises(soak.Broken, match="does not come to the same end"):
        soak.soak("halftime", games=1, seed=1, options={}, reloaded=True)


def test_options_can_be_drawn_anew_for_every_match() -> None:
    game, _ = soak.rules_of("sevens")
    teams = {soak.drawn(game, {"turns_per_half": "6"}, Random(seed))["home_team"] for seed in range(40)}
    assert len(teams) > 10
    assert soak.drawn(game, {"turns_per_half": "6"}, Random(1))["turns_per_half"] == "6"
