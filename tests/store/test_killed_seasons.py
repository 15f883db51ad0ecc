"""A season that is killed at any moment goes on where it was: nothing is lost, nothing is there twice."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.season import check_team
from game.season_figures import figures
from game.store.leagues.leagues import Leagues
from tests.store.killed_seasons import play, play_in

LEAGUES = 3


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed there in another way")
def test_a_league_that_is_killed_again_and_again_comes_to_the_same_tables(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.store.killed_seasons", str(tmp_path), str(LEAGUES)],
        check=True,
        capture_output=True,
        text=True,
    )
    kills = [int(line) for line in told.stdout.split()]
    assert len(kills) == LEAGUES
    assert all(kills)
    for seed in range(LEAGUES):
        with closing(Leagues(None)) as straight, closing(Leagues(tmp_path / f"{seed}.db")) as killed:
            for kept in play_in(straight, seed):
                after = killed.season(kept.id)
                assert after == kept
                assert figures(killed, after) == figures(straight, kept)
            assert killed.money() == straight.money()
            for each in killed.teams():
                check_team(killed, each.id)


def test_a_season_that_is_over_is_over(tmp_path: Path) -> None:
    path = tmp_path / "cup.db"
    play(path, 5)
    with closing(Leagues(path)) as leagues:
        before = leagues.money(), leagues.teams()
    play(path, 5)
    with closing(Leagues(path)) as leagues:
        assert (leagues.money(), leagues.teams()) == before
