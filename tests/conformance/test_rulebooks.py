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
    chapters = [int(head.split()[0]) for head in heads[1:] if head != "About these rules"]
    assert chapters == sorted(set(chapters))
    assert chapters[0] == 1


@all_books
def test_the_rules_rise_in_number_each_in_its_chapter(book: Book) -> None:
    """A ledger may keep numbers free: whether a rule is missing is for `tools/rule_coverage.py` to say."""
    chapter, last = 0, 0
    for block in book.paragraphs:
        if head := re.match(r"## (\d+) ", block):
            chapter, last = int(head[1]), 0
        elif block.startswith("**"):
            number = re.match(rf"\*\*{book.ledger}-{chapter}\.(\d+)\*\* ", block)
            assert number
            assert int(number[1]) > last
            last = int(number[1])


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
