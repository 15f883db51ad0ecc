"""A game's RULES.md as the rules screen shows it: chapters, numbered rules, rulings, examples, tables.

The file is written by a few habits: ``## n Title`` begins a chapter, ``**ID** text`` is a rule,
``*Ruling: text*`` a ruling, ``Example: text`` an example, ``1. text`` a step, ``| a | b |`` lines a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from game.core.errors import AssetError
from game.games.registry import box

RULE = re.compile(r"\*\*([A-Z0-9]+-(\d+(?:\.\d+)*))\*\*\s*(.*)", re.DOTALL)
RULING = re.compile(r"\*Ruling:\s*(.*?)\*", re.DOTALL)
CHAPTER = re.compile(r"##\s+(?:(\d+)\s+)?(.*)")
STEP = re.compile(r"(\d+)\.\s+(.*)", re.DOTALL)
MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
MENTION = re.compile(r"chapters? (\d+)(?:(?:, (\d+))* and (\d+))?")


@dataclass(frozen=True)
class Block:
    """A piece of text. kind: rule | ruling | example | step | text | table.

    ``number`` is a rule's or a step's number as it is shown, ``id`` a rule's whole ID, ``head`` its first
    sentence. A ruling, an example or a table belongs to the rule ``of``, if it stands under one.
    """

    kind: str
    words: str = ""
    number: str = ""
    id: str = ""
    head: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    of: str = ""

    def whole(self) -> str:
        """Everything that can be read in it."""
        cells = " ".join(cell for row in self.rows for cell in row)
        return " ".join(part for part in (self.id, self.head, self.words, cells) if part)


@dataclass
class Chapter:
    """A chapter: its number ("" for what stands outside the numbers), its title, its blocks."""

    number: str
    title: str
    blocks: list[Block] = field(default_factory=list)

    def mentions(self) -> list[str]:
        """The numbers of the chapters that this one sends its reader to."""
        found: list[str] = []
        for block in self.blocks:
            for match in MENTION.finditer(block.whole()):
                found += [n for n in match.groups() if n]
        return [n for n in dict.fromkeys(found) if n != self.number]


@dataclass
class Rulebook:
    """A whole rulebook."""

    title: str
    chapters: list[Chapter]

    def place(self, rule: str) -> int | None:
        """The index of the chapter that holds a rule ("BFL-6.1" or "6.1"), or of a chapter ("6")."""
        for i, chapter in enumerate(self.chapters):
            if chapter.number and rule == chapter.number:
                return i
            if any(rule in (b.id, b.number) for b in chapter.blocks if b.kind == "rule"):
                return i
        return None

    def id_of(self, rule: str) -> str:
        """The whole ID of a rule that is given with or without its prefix, or ""."""
        found = (
            b.id for ch in self.chapters for b in ch.blocks if b.kind == "rule" and rule in (b.id, b.number)
        )
        return next(found, "")

    def find(self, words: str) -> list[tuple[int, Block]]:
        """(chapter, block) for everything that holds all these words; a rule's own number comes first."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        hits: list[tuple[int, int, Block]] = []
        for i, chapter in enumerate(self.chapters):
            for block in chapter.blocks:
                text = f"{block.whole()} {chapter.title if block.kind == 'rule' else ''}".casefold()
                if all(word in text for word in wanted):
                    exact = block.kind == "rule" and words.casefold().strip() in (
                        block.number,
                        block.id.casefold(),
                    )
                    hits.append((0 if exact else 1, i, block))
        hits.sort(key=lambda hit: hit[0])
        return [(i, block) for _, i, block in hits]


def plain(words: str) -> str:
    """Words without the marks for bold, italics and code, on one line."""
    return " ".join(MARKS.sub(lambda m: m.group(1) or m.group(2) or m.group(3), words).split())


def _sentence(words: str) -> tuple[str, str]:
    """The first sentence, and the rest."""
    match = re.match(r"(.+?[.:!?])(?:\s+(?=[A-Z0-9\"“])|$)", words)
    return (match.group(1), words[match.end() :].strip()) if match else (words, "")


def _table(lines: list[str]) -> tuple[tuple[str, ...], ...]:
    rows = [tuple(plain(cell) for cell in line.strip().strip("|").split("|")) for line in lines]
    return tuple(row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row))


def _block(text: str, of: str) -> Block:
    """One paragraph as a block."""
    lines = text.splitlines()
    if all(line.lstrip().startswith("|") for line in lines):
        return Block("table", rows=_table(lines), of=of)
    if rule := RULE.fullmatch(text):
        head, rest = _sentence(plain(rule.group(3)))
        return Block("rule", rest, rule.group(2), rule.group(1), head)
    if ruling := RULING.fullmatch(text):
        words = plain(ruling.group(1))
        return Block("ruling", words[:1].upper() + words[1:], of=of)
    if text.startswith("Example:"):
        return Block("example", plain(text), of=of)
    if step := STEP.fullmatch(text):
        return Block("step", plain(step.group(2)), step.group(1), of=of)
    return Block("text", plain(text), of=of)


def parse(text: str) -> Rulebook:
    """A rulebook from the text of its file."""
    title, of = "", ""
    chapters = [Chapter("", "")]
    for part in re.split(r"\s*\n\s*\n\s*", text.strip()):
        if part.startswith("# "):
            title = part[2:].strip()
        elif heading := CHAPTER.fullmatch(part):
            chapters.append(Chapter(heading.group(1) or "", plain(heading.group(2))))
            of = ""
        elif part:
            block = _block(part, of)
            of = block.id if block.kind == "rule" else of
            chapters[-1].blocks.append(block)
    preface = chapters.pop(0).blocks
    if (
        preface and chapters and not chapters[0].number
    ):  # what stands before the quick start is its first lines
        chapters[0].blocks[:0] = preface
    elif preface:
        chapters.insert(0, Chapter("", title or "Rules", preface))
    return Rulebook(title, chapters)


@lru_cache(8)
def read(game: str) -> Rulebook:
    """The rulebook of a game on the shelf. Raises AssetError if its file is not there or says nothing."""
    module = import_module(box(game).rules)
    path = Path(module.__file__ or "").parent / "RULES.md"
    try:
        book = parse(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as err:
        raise AssetError(f"the rulebook {path} cannot be read: install the game again ({err})") from err
    if not book.chapters:
        raise AssetError(f"the rulebook {path} is empty: install the game again")
    return book
