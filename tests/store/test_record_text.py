"""The text of a record that a user names."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import RecordError
from game.store import record_text
from game.store.record_text import read_text


def test_a_record_is_read_with_or_without_the_mark_of_an_editor(tmp_path: Path) -> None:
    for mark in (b"", b"\xef\xbb\xbf"):
        (tmp_path / "a.rec").write_bytes(mark + "record 1 bfl # Zoë\n".encode())
        assert read_text(tmp_path / "a.rec") == "record 1 bfl # Zoë\n"


def test_what_is_no_text_says_at_which_byte(tmp_path: Path) -> None:
    (tmp_path / "a.rec").write_bytes(b"record\xff")
    with pytest.raises(RecordError, match=r"a\.rec: it is no UTF-8 text \(byte 6\)"):
        read_text(tmp_path / "a.rec")


def test_what_has_no_end_is_not_read_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_text, "MOST_BYTES", 2**20)
    (tmp_path / "a.rec").write_bytes(b" " * (2**20 + 1))
    with pytest.raises(RecordError, match=r"larger than 1 MB"):
        read_text(tmp_path / "a.rec")


@pytest.mark.parametrize("name", [".", "missing.rec"])
def test_what_cannot_be_read_says_why(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError, match=r"directory|No such file"):
        read_text(tmp_path / name)
