"""Every RULES.md: its rules are numbered like the ledger, in a form that the rules screen can read."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from game.games.registry import BOXES, Box
from tests.games.book import Book

all_books = pytest.mark.parametrize("book", BOXES, ids=lambda box: box.name, indirect=True)


@pytest.fixture
def book(request: pytest.FixtureRequest) -> Book:
    """The rulebook of a box."""
    box: Box = request.param
    return Book(import_module(box.rules), box.ledger)


@all_books
def test_the_quick_start_is_first_and_the_chapters_are_numbered_in_order(book: Book) -> None:
    heads = re.findall(r"^## (.+)$", book.text, re.M)
    assert heads[0] == "Quick start"
    assert [head.split()[0] for head in heads[1:]] == [str(n) for n in range(1, len(heads))]


@all_books
def test_the_rules_are_numbered_without_a_gap_each_in_its_chapter(book: Book) -> None:
    chapter, rule = 0, 1
    for block in book.paragraphs:
        if head := re.match(r"## (\d+) ", block):
            chapter, rule = int(head[1]), 1
        elif block.startswith("**"):
            assert block.startswith(f"**{book.ledger}-{chapter}.{rule}** ")
            rule += 1


@all_books
def test_bold_is_for_the_numbers_and_italics_for_the_rulings(book: Book) -> None:
    assert re.findall(r"\*\*(.+?)\*\*", book.text) == book.rules
    italics = [b for b in book.paragraphs[2:] if b.startswith("*") and not b.startswith("**")]
    assert italics
    assert all(block.startswith("*Ruling: ") and block.endswith(".*") for block in italics)


@all_books
def test_every_paragraph_is_one_line(book: Book) -> None:
    assert [block for block in book.paragraphs if "\n" in block and not block.startswith("|")] == []


@all_books
def test_every_rule_that_the_code_cites_is_in_the_book(book: Book) -> None:
    strange = {module: cited - set(book.rules) for module, cited in book.cited().items()}
    assert {module: rules for module, rules in strange.items() if rules} == {}
