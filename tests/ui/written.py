"""What the window writes, line by line: for tests that ask whether words stand there, and where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from game.ui.widgets.canvas import Box, Canvas


@dataclass
class Written:
    """Lines as they were given, each with its place, and paragraphs before they are broken into lines."""

    lines: list[tuple[str, Box]] = field(default_factory=list)
    paragraphs: list[str] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        """The lines without their places."""
        return [words for words, _ in self.lines]

    @property
    def boxes(self) -> list[Box]:
        """The places of the lines."""
        return [box for _, box in self.lines]

    def clear(self) -> None:
        """Forgets what has been written so far."""
        self.lines.clear()
        self.paragraphs.clear()


def listen(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Notes what is written from now on."""
    written = Written()
    text, para = Canvas.text, Canvas.para

    def noted(c: Canvas, words: str, *where: Any, **how: Any) -> Box:
        box = text(c, words, *where, **how)
        written.lines.append((words, box))
        return box

    def noted_para(c: Canvas, words: str, *where: Any, **how: Any) -> float:
        written.paragraphs.append(words)
        return para(c, words, *where, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    monkeypatch.setattr(Canvas, "para", noted_para)
    return written
