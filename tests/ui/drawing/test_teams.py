"""Eight colours by eight patterns: nobody is told apart by colour alone, and names can be read."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.ui.drawing import helmets
from game.ui.drawing.helmets import helmet, helmet_soon
from game.ui.drawing.stands import digit, standing
from game.ui.drawing.teams import PATTERNS, TEAMS, dressed
from game.ui.drawing.worker import shared
from game.ui.widgets.theme import PALETTES, Palette, contrast


def test_no_two_teams_share_a_pattern() -> None:
    assert sorted(team.pattern for team in TEAMS) == sorted(PATTERNS)


@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_a_teams_name_can_be_read_on_its_card(palette: Palette) -> None:
    for i in range(8):
        team = dressed(palette.teams, i, PATTERNS[i], coach="Ada")
        assert contrast(team.ink, team.ground) >= 4.5


def grey(team_index: int) -> pygame.Surface:
    s = pygame.Surface((48, 48))
    s.fill("#808080")
    s.blit(helmet(TEAMS[team_index], 48), (0, 0))
    return pygame.transform.grayscale(s)


def test_helmets_are_told_apart_in_greyscale() -> None:
    pictures = [pygame.surfarray.array3d(grey(i)).astype(int)[..., 0] for i in range(8)]
    for a, b in itertools.combinations(pictures, 2):
        assert abs(a - b).mean() > 6


def test_the_lamp_stays_when_a_helmet_turns_round() -> None:
    right, left = (pygame.surfarray.array3d(helmet(TEAMS[1], 64, way)).astype(int) for way in (1, -1))
    assert abs(right[::-1] - left).mean() > 1  # not a mirror picture


def test_a_helmet_that_was_not_traced_yet_is_drawn_from_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helmets, "_masters", {})
    team = dressed(PALETTES[0].teams, 3, "hoops", coach="Ada")
    draft, ready = helmet_soon(team, 40)
    assert not ready
    assert draft.get_size() == (40, 40)
    shared().finish()
    assert helmet_soon(team, 40) == (helmet(team, 40), True)


def test_a_glassy_helmet_lets_through() -> None:
    solid, foot = standing(TEAMS[0], 56)
    glass, same = standing(TEAMS[0], 56, glass=True)
    assert same == foot
    x, y = foot[0], foot[1] - 30
    assert glass.get_at((x, y)).a < solid.get_at((x, y)).a


def test_the_digit_stands_on_the_side_that_the_helmet_comes_from() -> None:
    right, left = digit(56, 3, 1), digit(56, 3, -1)
    assert right[1][0] > left[1][0]
    assert right[0] is left[0]
