"""The boxes on the shelf."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.core.errors import GameError
from game.games import registry

ROOT = Path(__file__).resolve().parents[2]


def test_bfl_is_on_the_shelf() -> None:
    box = registry.box("bfl")
    assert (box.title, box.seats, box.ledger) == ("BFL", (2, 8), "BFL")
    assert box.load() is registry.game("bfl")
    assert box.load().name == "bfl"


@pytest.mark.parametrize("box", registry.BOXES, ids=lambda box: box.name)
def test_a_box_agrees_with_its_game(box: registry.Box) -> None:
    game = box.load()
    assert (game.name, game.title) == (box.name, box.title)
    assert box.rules == f"game.games.{box.name}"
    assert box.table == f"game.ui.tables.{box.name}"


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(GameError, match=r"^there is no game 'chess': there is bfl"):
        registry.box("chess")


def test_a_box_is_loaded_when_it_is_opened() -> None:
    code = (
        "import sys; from game.games import registry; closed = 'game.games.bfl' in sys.modules; "
        "registry.game('bfl'); print(closed, 'game.games.bfl' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
