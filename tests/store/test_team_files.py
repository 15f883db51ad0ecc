"""Teams as files: given away, taken in, printed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.errors import LeagueError, StoreError
from game.store.leagues.leagues import Leagues
from game.store.leagues.team_files import export_team, found_teams, import_team, print_team
from tests.store.leagues_made import sheet


def test_a_team_is_exported_and_imported(tmp_path: Path) -> None:
    path = tmp_path / "rovers.json"
    export_team(sheet(), path)
    assert import_team(path) == sheet()
    assert '"name": "Kettlebridge Rovers"' in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{}\n\xff", "rovers.json:2: this is not UTF-8 text"),
        ("{}".encode("utf-16"), "rovers.json: it is written in UTF-16: save it as UTF-8"),
        (b"{" * 3_000_001, "rovers.json: 3,000,001 bytes are too many for a team: it is not read"),
        (b"", "rovers.json: it is empty"),
        (b'{"format": "fourth-and-dice team"}', "rovers.json: version: is missing"),
        (b'{"format": "fourth-and-dice team", \0}', "rovers.json: line 1 is damaged, at letter 36"),
        (b"\0" * 99, "rovers.json: this is no team of Fourth & Dice: it is no text at all"),
    ],
)
def test_a_file_that_is_no_team_changes_nothing(
    tmp_path: Path, leagues: Leagues, content: bytes, reason: str
) -> None:
    path = tmp_path / "rovers.json"
    path.write_bytes(content)
    with pytest.raises((LeagueError, StoreError)) as error:
        leagues.add_team(import_team(path))
    assert reason in str(error.value)
    assert "\n" not in str(error.value)
    assert leagues.teams() == []


def test_that_a_file_was_changed_is_said_before_what_rule_it_breaks(tmp_path: Path) -> None:
    path = tmp_path / "rovers.team"
    export_team(sheet(), path)
    path.write_text(path.read_text("utf-8").replace('"rerolls": ', '"rerolls": 9'), "utf-8")
    with pytest.raises(LeagueError) as error:
        import_team(path, altered=True)
    assert str(error.value).startswith(f"{path}, which has been damaged, or changed by hand: 9")
    (found,) = found_teams([tmp_path])
    assert found.trouble.startswith("which has been damaged, or changed by hand: 9")


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read: it is not there"):
        import_team(tmp_path / "nothing.json")
    with pytest.raises(StoreError, match="cannot be read: it is a folder, and a team is in a file"):
        import_team(tmp_path)


def test_the_printed_roster_is_one_page_that_needs_nothing_else_and_escapes_every_word(
    tmp_path: Path,
) -> None:
    path = tmp_path / "rovers.html"
    evil = '<script>alert("x")</script>'
    named = replace(sheet(), name=evil)
    named = named.with_member(replace(named.members[0], name=f"{evil}&", gained=("Guard",), misses=True))
    print_team(named, path)
    page = path.read_text("utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;" in page
    assert "http" not in page.replace('http-equiv="Content-Security-Policy"', "")
    assert "Block, Tackle, Guard" in page
    assert "misses the next match" in page
    assert page.count("<tr") == 1 + 8 + 2
