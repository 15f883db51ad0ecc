"""Reading a RULES.md: chapters, rules, rulings, examples, tables, search."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import AssetError, GameError
from game.games.registry import BOXES, Box
from game.ui.rulebook import parse, read

TEXT = """# Toy League

The rulebook of a toy.

## Quick start

1. Throw the
   dice.

## 1 The *whole* match

**TOY-1.1** Two teams. They play **four** quarters (chapter 2).

*Ruling: a third team
waits.*

Example: Ada and Ben.

**TOY-1.2** A very long statement that goes on

## 2 Scoring

| what | points |
|---|---:|
| touchdown | 6 |
"""


def test_chapters_with_what_stands_before_them() -> None:
    book = parse(TEXT)
    assert book.title == "Toy League"
    assert [(c.number, c.title) for c in book.chapters] == [
        ("", "Quick start"),
        ("1", "The whole match"),
        ("2", "Scoring"),
    ]
    assert [b.words for b in book.chapters[0].blocks] == ["The rulebook of a toy.", "Throw the dice."]


def test_rules_with_their_rulings_and_examples() -> None:
    rule, ruling, example, long = parse(TEXT).chapters[1].blocks
    assert (rule.id, rule.number, rule.head) == ("TOY-1.1", "1.1", "Two teams.")
    assert rule.words == "They play four quarters (chapter 2)."
    assert (ruling.kind, ruling.words, ruling.of) == ("ruling", "A third team waits.", "TOY-1.1")
    assert (example.kind, example.words) == ("example", "Example: Ada and Ben.")
    assert (long.head, long.words) == ("A very long statement that goes on", "")


def test_tables() -> None:
    assert parse(TEXT).chapters[2].blocks[0].rows == (("what", "points"), ("touchdown", "6"))


def test_places_and_mentions() -> None:
    book = parse(TEXT)
    assert book.place("TOY-1.2") == book.place("1.2") == book.place("1") == 1
    assert book.place("TOY-9.9") is None
    assert book.id_of("1.2") == "TOY-1.2"
    assert book.chapters[1].mentions() == ["2"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("QUARTERS", ["rule"]),
        ("third waits", ["ruling"]),
        ("touchdown", ["table"]),
        ("nothing here", []),
        ("", []),
    ],
)
def test_search_finds_what_holds_all_the_words(words: str, found: list[str]) -> None:
    assert [block.kind for _, block in parse(TEXT).find(words)] == found


def test_a_rules_own_number_is_found_first() -> None:
    assert parse(TEXT).find("1.2")[0][1].id == "TOY-1.2"


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_book_of_every_box_reads_whole(box: Box) -> None:
    book = read(box.name)
    numbers = [c.number for c in book.chapters if c.number]
    assert numbers == sorted(set(numbers), key=int)
    rules = [b for c in book.chapters for b in c.blocks if b.kind == "rule"]
    assert len(rules) == len({b.id for b in rules}) > 20
    assert all(b.id.startswith(f"{box.ledger}-") for b in rules)
    for chapter in book.chapters:
        for block in chapter.blocks:
            assert "**" not in block.whole()
            assert not block.words.startswith(("*", "|", "#"))


def test_a_game_that_is_not_there_and_a_book_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GameError, match="there is no game"):
        read("chess")
    monkeypatch.setattr(Path, "read_text", lambda self, encoding: "")
    read.cache_clear()
    with pytest.raises(AssetError, match="empty"):
        read("bfl")
    read.cache_clear()
