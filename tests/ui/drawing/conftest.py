"""Pictures are made in the format of a window, with fonts."""

import pygame
import pytest


@pytest.fixture(autouse=True, scope="package")
def window() -> None:
    """A small one, that nobody looks at."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
